"""Gathers what Qt says of the parts of others in it, from its sources, into one text.

    packaging/notices.py QTBASE > packaging/licences/qt-6.11/qtbase.txt

QTBASE is the unpacked source of a module of Qt, such as qtbase, of the version that is frozen. Its
files `qt_attribution.json` name each part, its copyright and its licence. Parts for tests, tools
and systems that the program does not run on are left out.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

LEFT_OUT: Final = frozenset({"cmake", "doc", "examples", "tests", "util", "android", "wasm"})
"""Folders of what is not in the libraries."""
MODULES_LEFT_OUT: Final = frozenset({"qttestlib", "qttestinternal"})


@dataclass(frozen=True, slots=True)
class Part:
    """What somebody else made: what it is called, whose it is, and the text of its licence."""

    name: str
    licence: str
    copyright: str
    text: str


def parts_of(source: Path) -> Iterator[Part]:
    """The parts in the libraries of *source*. Raises ValueError where a licence has no text."""
    for path in sorted(source.rglob("qt_attribution.json")):
        if LEFT_OUT.intersection(path.relative_to(source).parts):
            continue
        told = json.loads(path.read_text("utf-8"), strict=False)
        for one in told if isinstance(told, list) else [told]:
            if one["QDocModule"] in MODULES_LEFT_OUT or one.get("QtParts", ["libs"]) == ["tools"]:
                continue
            yield Part(
                f"{one['Name']} {one.get('Version', '')}".strip(),
                one["LicenseId"],
                copyright_of(one, path.parent),
                text_of(one, path.parent, source / "LICENSES"),
            )


def copyright_of(one: dict[str, Any], folder: Path) -> str:
    """Whose the part *one* of *folder* is."""
    if "CopyrightFile" in one:
        return (folder / one["CopyrightFile"]).read_text("utf-8").strip()
    told = one.get("Copyright", "")
    return "\n".join(told) if isinstance(told, list) else str(told)


def text_of(one: dict[str, Any], folder: Path, common: Path) -> str:
    """The licence of *one*: its own files, else the texts of *common* that its name says."""
    told = one.get("LicenseFiles", one.get("LicenseFile", []))
    files = [folder / name for name in ([told] if isinstance(told, str) else told)]
    if not files:
        names = [word for word in one["LicenseId"].split() if word not in {"AND", "OR", "WITH"}]
        files = [common / f"{name}.txt" for name in names]
    missing = [str(file) for file in files if not file.is_file()]
    if missing or not files:
        raise ValueError(f"{one['Name']} has no text of its licence: {', '.join(missing)}")
    texts = [file.read_text("utf-8", "replace") for file in files]
    return "\n\n".join("\n".join(map(str.rstrip, text.splitlines())).strip("\n") for text in texts)


def notices(source: Path) -> str:
    """What is written: each licence once, below all parts that have it."""
    parts_by_text: dict[str, list[Part]] = {}
    for part in parts_of(source):
        parts_by_text.setdefault(part.text, []).append(part)
    if not parts_by_text:
        raise ValueError(f"{source} names no parts of others: is it the source of a module of Qt?")
    rule = "=" * 78
    written = [f"Parts of others in {source.name}, as Qt's makers name them"]
    for text, parts in parts_by_text.items():
        heads = [f"{part.name}\nLicence: {part.licence}\n{part.copyright}" for part in parts]
        written += [rule, *(head.strip() for head in heads), text]
    return "\n\n".join(written) + "\n"


if __name__ == "__main__":
    try:
        told = notices(Path(sys.argv[1]).resolve())
    except (IndexError, ValueError) as error:
        raise SystemExit(f"{error}\n{__doc__}") from error
    sys.stdout.buffer.write(told.encode())
