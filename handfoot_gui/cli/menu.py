"""Puts the program into the menu of the desktop, for whoever installed it with pip or runs it from
a checkout: a menu entry, icons, and the types of its files."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from handfoot_gui.assets import asset_path
from handfoot_gui.cli.terminal import plain
from handfoot_gui.cli.vocabulary import fault_told
from handfoot_gui.command_language import translate
from handfoot_gui.storage.faults import SaveError, writing_fault
from handfoot_gui.storage.files import make_folder, save_file

APP_ID: Final = "org.handfoot.HandFoot"
"""What all files of the program are called in a desktop's folders."""
_ENTRY: Final = Path("applications", f"{APP_ID}.desktop")
_PATTERNS: Final = (
    _ENTRY.as_posix(),
    f"mime/packages/{APP_ID}.xml",
    f"icons/hicolor/*/apps/{APP_ID}.*",
    f"icons/hicolor/*/mimetypes/{APP_ID}-*",
)
_CACHES: Final = (
    ("update-desktop-database", "-q", "applications"),
    ("update-mime-database", "mime"),
    ("gtk-update-icon-cache", "-q", "-f", "-t", "icons/hicolor"),
)
"""What a desktop looks up instead of reading all files, and by which program it is made anew."""


def add() -> int:
    """Put the program into the menu, and say so; 1 where that cannot be."""
    if not sys.platform.startswith("linux"):
        return _cannot(
            translate(
                "CommandLine", "On Windows and macOS, the installer puts the program in the menu."
            )
        )
    if os.environ.get("FLATPAK_ID") or _is_known_everywhere():
        print(translate("CommandLine", "The program is already in your desktop menu."))
        return 0
    source, target = _share(), _own_share()
    if source is None:
        return _cannot(
            translate(
                "CommandLine", "The files for the menu are missing: install the program with pip."
            )
        )
    try:
        for path in _files(source):
            content = path.read_bytes()
            name = path.relative_to(source)
            if name == _ENTRY:
                content = entry_for(content.decode("utf-8"), _command()).encode("utf-8")
            make_folder((target / name).parent, parents=True)
            save_file(target / name, content)
    except SaveError as error:
        return _cannot(fault_told(error))
    _make_caches(target)
    print(translate("CommandLine", "The program is now in your desktop menu."))
    return 0


def remove() -> int:
    """Take out of the menu what `add` put there, and say so; 1 where that cannot be."""
    if not sys.platform.startswith("linux"):
        return _cannot(
            translate(
                "CommandLine", "On Windows and macOS, the installer puts the program in the menu."
            )
        )
    target = _own_share()
    for path in _files(target):
        try:
            path.unlink()
        except OSError as error:
            return _cannot(fault_told(writing_fault(path, error)))
    _make_caches(target)
    print(translate("CommandLine", "The program is no longer in your desktop menu."))
    return 0


def entry_for(entry: str, command: list[str]) -> str:
    """The menu *entry*, in which *command* starts the program."""
    started = " ".join(map(_quoted, command))
    lines = []
    for line in entry.splitlines():
        name, _, value = line.partition("=")
        if name == "Exec":
            line = f"Exec={started}{value.removeprefix('handfoot')}"
        lines.append(line)
        if name == "Type":
            lines.append(f"TryExec={_escaped(command[0])}")
    return "\n".join(lines) + "\n"


def _quoted(word: str) -> str:
    """*word* of a command in a menu entry."""
    for sign in '\\"`$':
        word = word.replace(sign, f"\\{sign}")
    return _escaped(f'"{word}"'.replace("%", "%%"))


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\")


def _command() -> list[str]:
    """What starts the program that runs now, from everywhere."""
    python = Path(sys.executable)
    if getattr(sys, "frozen", False):
        return [str(python)]
    script = python.with_name("handfoot")
    return [str(script)] if script.exists() else [str(python), "-m", "handfoot_gui"]


def _share() -> Path | None:
    """The folder ``share`` that came with the program."""
    places = (asset_path("share"), Path(sys.prefix, "share"))
    return next((place for place in places if (place / _ENTRY).is_file()), None)


def _own_share() -> Path:
    """Where a desktop looks for what one person alone has."""
    given = os.environ.get("XDG_DATA_HOME", "")
    return Path(given) if os.path.isabs(given) else Path.home() / ".local/share"  # noqa: PTH117


def _is_known_everywhere() -> bool:
    """Whether what runs now is in the menu of everybody, as a package of the system is."""
    given = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    share = _share()
    return (share is None and any(Path(place, _ENTRY).is_file() for place in given.split(":"))) or (
        share is not None and str(share) in given.split(":")
    )


def _files(share: Path) -> list[Path]:
    return sorted(path for pattern in _PATTERNS for path in share.glob(pattern))


def _make_caches(share: Path) -> None:
    for program, *arguments, folder in _CACHES:
        if shutil.which(program) and (share / folder).is_dir():
            # The menu is right without them, only later.
            with contextlib.suppress(OSError):
                subprocess.run(
                    [program, *arguments, str(share / folder)],
                    stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                )  # fmt: skip


def _cannot(sentence: str) -> int:
    print(f"handfoot: {plain(sentence)}", file=sys.stderr)
    return 1
