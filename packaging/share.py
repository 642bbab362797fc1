"""Makes the folder ``share``, by which a desktop knows the program: menu entry, file type, icons in
sizes, what a software centre shows, man page, and what a shell completes.

    python packaging/share.py FOLDER

What is written by hand lies in ``packaging/share``; the project's address comes from
pyproject.toml, releases come from CHANGELOG.md, the commands and their options from the program
itself, and icons from ``assets/icon.svg`` and, for files, ``assets/file-icon.svg``.
"""

from __future__ import annotations

import argparse
import os
import re
import struct
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from handfoot_gui import __version__
from handfoot_gui.__main__ import command_line

ROOT: Final = Path(__file__).resolve().parent.parent

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
    _write(folder / "man/man6/handfoot.6", man_page(commands))
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


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")


# -- releases ------------------------------------------------------------------------------------


_MOST_NOTES: Final = 10
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


# -- commands ------------------------------------------------------------------------------------

Parsers = dict[str, argparse.ArgumentParser]


def commands_of(whole: argparse.ArgumentParser) -> Parsers:
    """The parser of each command that *whole* knows, with all its arguments."""
    return {name: _subparsers(command_line([name]))[name] for name in _subparsers(whole)}


def _subparsers(whole: argparse.ArgumentParser) -> Parsers:
    (found,) = (one for one in whole._actions if isinstance(one, argparse._SubParsersAction))
    return dict(found.choices)


def _options(parser: argparse.ArgumentParser) -> Iterator[tuple[Sequence[str], str, str]]:
    """What *parser* takes: spellings (none for what has no name), value, and help."""
    formatter = argparse.HelpFormatter("handfoot")
    for action in parser._actions:
        if action.help is argparse.SUPPRESS or isinstance(action, argparse._SubParsersAction):
            continue
        value = ""
        if action.nargs != 0:
            value = str(action.metavar or "|".join(map(str, action.choices or ())))
        yield action.option_strings, value, formatter._expand_help(action) if action.help else ""


def _escaped(text: str) -> str:
    """*text* for a man page."""
    return text.replace("\\", "\\e").replace("-", "\\-").replace("\n", " ")


def _listed(parser: argparse.ArgumentParser) -> str:
    lines = []
    for spellings, value, told in _options(parser):
        names = ", ".join(f"\\fB{_escaped(name)}\\fR" for name in spellings)
        kind = f"\\fI{_escaped(value)}\\fR" if value else ""
        lines.append(f".TP\n{names}{' ' if names and kind else ''}{kind}\n{_escaped(told)}\n")
    return "".join(lines)


def man_page(commands: Parsers) -> str:
    """The manual page, section 6."""
    whole = command_line([])
    told = "".join(
        f".SS handfoot {name}\n{_escaped(parser.description or '')}\n{_listed(parser)}"
        for name, parser in commands.items()
    )
    names = "\n.br\n".join(f".B handfoot {name}\n.RI [ options ]" for name in commands)
    return f"""\
.TH HANDFOOT 6 "" "handfoot {__version__}" "Games"
.SH NAME
handfoot \\- a card table for Hand and Foot, Raub and Manipulation Rummy
.SH SYNOPSIS
.B handfoot
.RI [ FILE ]
.br
{names}
.SH DESCRIPTION
{_escaped(whole.description or "")}
.PP
FILE is a saved game, a deal or house rules.
.SH OPTIONS
{_listed(whole)}.SH COMMANDS
{told}.SH ENVIRONMENT
.TP
.B HANDFOOT_HOME
The folder of games and preferences.
.SH FILES
.TP
.I ~/.local/share/handfoot
Games and preferences, where
.B HANDFOOT_HOME
names no other folder.
.TP
.I ~/.local/state/handfoot/log
What went wrong.
.SH EXIT STATUS
0: all went well.
1: a file cannot be read or written, or breaks the rules.
2: wrong arguments, or no window can be opened.
"""


def _spellings(parser: argparse.ArgumentParser) -> str:
    return " ".join(name for names, _, _ in _options(parser) for name in names)


def bash_completion(commands: Parsers) -> str:
    """What Bash completes; where nothing fits it offers files."""
    cases = "".join(
        f"        {name}) words='{_spellings(parser)}' ;;\n" for name, parser in commands.items()
    )
    return f"""\
_handfoot() {{
    local words='{" ".join(commands)} {_spellings(command_line([]))}'
    [ "$COMP_CWORD" -gt 1 ] && case "${{COMP_WORDS[1]}}" in
{cases}        *) words= ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}")
    [ "${{COMP_WORDS[COMP_CWORD]}}" ] || [ "$COMP_CWORD" -eq 1 ] || COMPREPLY=()
}}
complete -o default -F _handfoot handfoot
"""


def zsh_completion(commands: Parsers) -> str:
    """What Zsh completes."""

    def specs(parser: argparse.ArgumentParser) -> str:
        lines = []
        for names, value, told in _options(parser):
            said = re.sub(r"([\[\]:'])", r"", told).replace("\n", " ")
            lines += [f"'{name}[{said}]{f':{value}:_files' if value else ''}'" for name in names]
        return " ".join([*lines, "'*:file:_files'"])

    cases = "".join(
        f"    {name}) _arguments {specs(parser)} ;;\n" for name, parser in commands.items()
    )
    described = " ".join(
        f"'{name}:{(parser.description or '').rstrip('.')}'" for name, parser in commands.items()
    )
    return f"""\
#compdef handfoot
local -a commands
commands=({described})
if (( CURRENT == 2 )); then
    _describe command commands
    _arguments {specs(command_line([]))}
else
    local command=$words[2]
    shift words
    (( CURRENT-- ))
    case $command in
{cases}    *) _files ;;
    esac
fi
"""


def fish_completion(commands: Parsers) -> str:
    """What Fish completes."""

    def lines(parser: argparse.ArgumentParser, when: str) -> Iterator[str]:
        for names, value, told in _options(parser):
            spelled = " ".join(
                f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in names
            )
            if spelled:
                said = told.replace("'", "’").replace("\n", " ")
                takes = " -r" if value else ""
                yield f"complete -c handfoot -n {when} {spelled}{takes} -d '{said}'"

    first = "__fish_use_subcommand"
    told = [
        f"complete -c handfoot -n {first} -a {name} -d '{parser.description}'"
        for name, parser in commands.items()
    ]
    told += lines(command_line([]), first)
    for name, parser in commands.items():
        told += lines(parser, f"'__fish_seen_subcommand_from {name}'")
    return "\n".join(told) + "\n"


if __name__ == "__main__":
    try:
        make_share(Path(sys.argv[1]))
    except NoShare as error:
        raise SystemExit(str(error)) from error
