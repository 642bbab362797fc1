"""Makes the folder ``share``, by which a desktop knows the program: menu entry, file type, icons in
sizes, what a software centre shows, man page, and what a shell completes.

    python packaging/share.py            # makes assets/share anew
    python packaging/share.py --check    # says which of its files are behind

It is kept in the repository, so that who builds a wheel needs neither Qt nor a screen. What is
written by hand lies in ``packaging/share``; the project's address comes from pyproject.toml,
releases come from CHANGELOG.md, the commands and their options from the program itself, and icons
from ``assets/icon.svg`` and, for files, ``assets/file-icon.svg``.
"""

from __future__ import annotations

import os
import re
import shutil
import struct
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from command_texts import (
    bash_completion,
    commands_of,
    fish_completion,
    man_page,
    zsh_completion,
)

from handfoot_gui.__main__ import command_line

ROOT: Final = Path(__file__).resolve().parent.parent
SHARE: Final = ROOT / "assets/share"
"""Where the folder is kept."""

MIME_TYPE: Final = "application/vnd.handfoot+json"
SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
_WRITTEN: Final = Path(__file__).parent / "share"
APP_ID: Final = next(_WRITTEN.glob("*.desktop")).stem
FILE_ICON: Final = f"{APP_ID}-file"
"""The icon of the program's files; a Flatpak hands on what begins as its program is called."""
_PLACES: Final = {
    ".desktop": "applications",
    ".metainfo.xml": "metainfo",
    ".mime.xml": "mime/packages",
}
_APPLE_NAMES: Final = {
    16: b"icp4",
    32: b"icp5",
    64: b"icp6",
    128: b"ic07",
    256: b"ic08",
    512: b"ic09",
}
"""What an Apple icon calls a PNG of each size."""


class NoShare(Exception):  # noqa: N818  (named as what it tells)
    """Why the folder cannot be made, as a sentence that says what to do."""


def make_share(folder: Path) -> None:
    """Make everything in *folder*, which becomes ``share``. Raises `NoShare`."""
    for ending, place in _PLACES.items():
        text = (_WRITTEN / f"{APP_ID}{ending}").read_text("utf-8")
        if ending == ".metainfo.xml":
            text = with_releases(text, (ROOT / "CHANGELOG.md").read_text("utf-8"))
            text = text.replace("@home@", home_page())
        _write(folder / place / f"{APP_ID}{ending.removeprefix('.mime')}", text)
    commands = commands_of(command_line([]))
    version, day, _ = releases((ROOT / "CHANGELOG.md").read_text("utf-8"))[0]
    _write(folder / "man/man6/handfoot.6", man_page(commands, version, day))
    _write(folder / "bash-completion/completions/handfoot", bash_completion(commands))
    _write(folder / "zsh/site-functions/_handfoot", zsh_completion(commands))
    _write(folder / "fish/vendor_completions.d/handfoot.fish", fish_completion(commands))
    hicolor = folder / "icons/hicolor"
    for kind, name, drawing in (
        ("apps", APP_ID, "icon.svg"),
        ("mimetypes", FILE_ICON, "file-icon.svg"),
    ):
        for size, picture in icons(folder / "icons", drawing).items():
            place = hicolor / f"{size}x{size}/{kind}/{name}.png"
            place.parent.mkdir(parents=True, exist_ok=True)
            picture.replace(place)
        lines = (ROOT / "assets" / drawing).read_text("utf-8")
        _write(hicolor / f"scalable/{kind}/{name}.svg", lines)


def differences(made: Path, kept: Path) -> list[str]:
    """The files by which *kept* is not what *made* is, in order. Pictures may differ as those of
    two versions of Qt do."""
    files = {
        path.relative_to(folder)
        for folder in (made, kept)
        for path in folder.rglob("*")
        if path.is_file()
    }
    return sorted(name.as_posix() for name in files if not _is_same(made / name, kept / name))


def _is_same(made: Path, kept: Path) -> bool:
    if not made.is_file() or not kept.is_file():
        return False
    return made.read_bytes() == kept.read_bytes() or (made.suffix == ".png" and _alike(made, kept))


def _alike(one: Path, other: Path) -> bool:
    """Whether two pictures are of one size and hardly differ."""
    from PySide6.QtGui import QImage

    pictures = [
        QImage(str(path)).convertToFormat(QImage.Format.Format_RGBA8888) for path in (one, other)
    ]
    if pictures[0].isNull() or pictures[0].size() != pictures[1].size():
        return False
    first, second = (bytes(picture.constBits()) for picture in pictures)
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) <= 2 * len(first)


def renew(made: Path, kept: Path) -> list[str]:
    """Make *kept* what *made* is; gives the files that were written or removed."""
    changed = differences(made, kept)
    for name in changed:
        if (made / name).is_file():
            (kept / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(made / name, kept / name)
        else:
            (kept / name).unlink()
    return changed


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")


# -- releases ------------------------------------------------------------------------------------


_MOST_NOTES: Final = 6
"""Items of a release that a software centre shows; CHANGELOG.md has them all."""


def home_page() -> str:
    """The project's address, from the one place where it stands."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["urls"]["Homepage"]).rstrip("/")


def releases(changes: str) -> list[tuple[str, str, list[str]]]:
    """Version, day and items of each release that CHANGELOG.md has a heading for, the last one
    first; what comes first in an item is what a player notices."""
    found = []
    for part in re.split(r"^## ", changes, flags=re.MULTILINE)[1:]:
        heading, _, rest = part.partition("\n")
        if told := re.fullmatch(r"(\d+(?:\.\d+)+), (\d{4}-\d\d-\d\d)", heading.strip()):
            items = re.findall(r"^[-*] (.+(?:\n  .+)*)", rest, re.MULTILINE)
            found.append((told[1], told[2], [_first_sentence(item) for item in items]))
    return found


def _first_sentence(item: str) -> str:
    """The first sentence of *item* without the signs of Markdown."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)|[*`]", r"\1", " ".join(item.split()))
    return re.split(r"(?<=[.!?]) ", plain)[0]


def with_releases(metainfo: str, changes: str) -> str:
    """*metainfo* with the releases of CHANGELOG.md, and the last one where it names a version."""
    told, made = "", releases(changes)
    for version, day, items in made:
        lines = "".join(f"          <li>{escape(item)}</li>\n" for item in items[:_MOST_NOTES])
        told += (
            f'    <release version="{version}" date="{day}">\n      <description>\n        <ul>\n'
            f"{lines}        </ul>\n      </description>\n    </release>\n"
        )
    metainfo = metainfo.replace("@version@", made[0][0])
    return metainfo.replace("</component>", f"  <releases>\n{told}  </releases>\n</component>")


# -- icons ---------------------------------------------------------------------------------------


def icons(folder: Path, name: str = "icon.svg") -> dict[int, Path]:
    """Draw the asset *name* in every size as a PNG in *folder*. Raises `NoShare`."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        from PySide6.QtCore import QSize
        from PySide6.QtGui import QGuiApplication, QImage, QPainter
        from PySide6.QtSvg import QSvgRenderer
    except ImportError as error:
        raise NoShare(
            f"Qt cannot draw the icons: {error}. On Debian: sudo apt install libegl1 libgl1 "
            "libfontconfig1 libglib2.0-0 libdbus-1-3 libxkbcommon0, then build again."
        ) from error
    app = QGuiApplication.instance() or QGuiApplication(["icons"])
    folder.mkdir(parents=True, exist_ok=True)
    drawing = QSvgRenderer(str(ROOT / "assets" / name))
    made: dict[int, Path] = {}
    for size in SIZES:
        picture = QImage(QSize(size, size), QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        painter = QPainter(picture)
        drawing.render(painter)
        painter.end()
        made[size] = folder / f"{size}.png"
        if not picture.save(str(made[size]), "PNG"):
            raise NoShare(f"{made[size]} cannot be written: see whether the disk is full.")
    del app
    return made


def windows_icon(pictures: dict[int, Path], path: Path) -> Path:
    """Put *pictures* into the icon *path* for Windows."""
    contents = {size: file.read_bytes() for size, file in pictures.items() if size <= 256}
    place = 6 + 16 * len(contents)
    head = struct.pack("<HHH", 0, 1, len(contents))
    for size, content in contents.items():
        # 0 stands for 256.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(content), place)
        place += len(content)
    path.write_bytes(head + b"".join(contents.values()))
    return path


def apple_icon(pictures: dict[int, Path], path: Path) -> Path:
    """Put *pictures* into the icon *path* for macOS."""
    parts = b""
    for size, name in _APPLE_NAMES.items():
        content = pictures[size].read_bytes()
        parts += name + struct.pack(">I", len(content) + 8) + content
    path.write_bytes(b"icns" + struct.pack(">I", len(parts) + 8) + parts)
    return path


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="handfoot-share-") as name:
        made = Path(name) / "share"
        try:
            make_share(made)
        except NoShare as error:
            print(error, file=sys.stderr)
            return 1
        if not arguments:
            print("".join(f"{file}\n" for file in renew(made, SHARE)), end="")
            return 0
        behind = differences(made, SHARE)
    if behind:
        names = ", ".join(behind)
        print(f"assets/share is behind: {names}. Run python packaging/share.py.", file=sys.stderr)
    return 1 if behind else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
