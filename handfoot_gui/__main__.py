"""The command line: the table without a word, or one of the commands that need no window."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from handfoot_gui.command_language import ENGLISH, speak, translate, wanted, without_language
from handfoot_gui.version import told_version

_NEW: Final = "--new-window"
_OF_THE_WINDOW: Final = ("--open", _NEW, "--bot-worker", "--version")
_PREFERENCES: Final = "preferences.json"
_INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what *arguments* (by default those of the process) ask for; gives the exit code."""
    asked = list(sys.argv[1:] if arguments is None else arguments)
    given = _opening(without_language(asked))
    language = _spoken(asked, given)
    for stream in (sys.stdout, sys.stderr):
        # None under a starter without a console; a name may hold what the terminal cannot show.
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        try:
            parsed = command_line(given, language).parse_args(given)
            if parsed.command is not None:
                return int(parsed.run(parsed))
            if parsed.add_to_menu or parsed.remove_from_menu:
                menu = import_module("handfoot_gui.cli.menu")
                return int(menu.add() if parsed.add_to_menu else menu.remove())
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except KeyboardInterrupt:
        return _INTERRUPTED
    except OSError as error:
        # Of what a command reads and writes, only its output raises this.
        return _end_of_output(error)
    if parsed.bot_worker:
        return int(import_module("handfoot_gui.bots.worker").main(is_helper=parsed.helper))
    return int(import_module("handfoot_gui.app").run(parsed.open, is_new=parsed.new_window))


def _end_of_output(error: OSError) -> int:
    """Say that the output cannot be written, unless its reader just has enough; the exit code."""
    if not isinstance(error, BrokenPipeError) and sys.stderr is not None:
        reason = (error.strerror or str(error)).lower()
        print(f"handfoot: the output cannot be written: {reason}", file=sys.stderr)
    # What is still unwritten must not fail at exit.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def _opening(given: list[str]) -> list[str]:
    """*given*, where a file that stands first, as after a double click, is what is to be opened."""
    if given[:1] == [_NEW]:
        return [_NEW, *_opening(given[1:])]
    first = given[0] if given else "-"
    if first.startswith("-") or first in _commands():
        return given
    is_file = os.path.lexists(first) or Path(first).suffix or Path(first).parent.name
    return ["--open", *given] if is_file else given


def _spoken(asked: Sequence[str], given: Sequence[str]) -> str:
    """The code of the language in which commands answer from now on; the window has its own.

    *given* is what was *asked* without a wish for a language.
    """
    if not given or given[0] in _OF_THE_WINDOW:
        return ENGLISH
    files = import_module("handfoot_gui.storage.files")
    code = wanted(asked, files.home_folder() / _PREFERENCES)
    if code != ENGLISH:
        # Only whoever reads another language waits for Qt.
        language = import_module("handfoot_gui.ui.window.language")
        figures = import_module("handfoot_gui.ui.widgets.figures")
        speak(language.translation(code), figures.figure, figures.fixed, figures.alphabet)
    return code


def _sheet_pdf(language: str, *asked: Any) -> bytes:
    """A score sheet as a PDF; commands know no Qt, so the application paints for them."""
    return bytes(import_module("handfoot_gui.app").sheet_pdf(*asked, language))


def _table_picture(language: str, *asked: Any, **how: Any) -> bytes:
    """A picture of the card table as a PNG, painted by the application, too."""
    return bytes(import_module("handfoot_gui.app").table_picture(language, *asked, **how))


def _commands() -> dict[str, str]:
    """What each command does; its module in `handfoot_gui.cli` is imported when it is used."""
    return {
        "match": translate("CommandLine", "Let bots play each other and print how they did."),
        "replay": translate(
            "CommandLine", "Check a saved game move by move and print it in words."
        ),
        "sheet": translate(
            "CommandLine",
            "Write a score sheet as a PDF, blank or filled in from a saved game.",
        ),
        "picture": translate(
            "CommandLine", "Draw any position of a saved game as a picture; no screen is needed."
        ),
    }


def command_line(given: Sequence[str], language: str = ENGLISH) -> argparse.ArgumentParser:
    """The parser of *given*; of commands, only the one that stands first knows its arguments."""
    parser = argparse.ArgumentParser(
        prog="handfoot",
        description=translate(
            "CommandLine",
            "A card table for Hand and Foot, Raub and Manipulation Rummy. "
            "Without a command the table opens.",
        ),
    )
    version = f"%(prog)s {told_version()}"
    parser.add_argument(
        "--version",
        action="version",
        version=version,
        help=translate("CommandLine", "show program's version number and exit"),
    )
    parser.add_argument(
        "--open",
        type=Path,
        metavar="FILE",
        help=translate(
            "CommandLine", "open the game, deal or house rules in FILE (FILE alone does the same)"
        ),
    )
    parser.add_argument(
        _NEW,
        action="store_true",
        help=translate("CommandLine", "open another window even if one is already open"),
    )
    menu = parser.add_mutually_exclusive_group()
    menu.add_argument(
        "--add-to-menu",
        action="store_true",
        help=translate("CommandLine", "put the program in your desktop menu"),
    )
    menu.add_argument(
        "--remove-from-menu",
        action="store_true",
        help=translate("CommandLine", "remove the program from your desktop menu"),
    )
    parser.add_argument(
        "--language",
        metavar="CODE",
        help=translate(
            "CommandLine", "language of the output: en, de, fr, hr, cs, it, es, sr_Latn, sr_Cyrl"
        ),
    )
    # What the window starts where there is no ``python -m``.
    parser.add_argument("--bot-worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--helper", action="store_true", help=argparse.SUPPRESS)
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", title=translate("CommandLine", "commands")
    )
    for name, what in _commands().items():
        command = commands.add_parser(name, help=what, description=what)
        if name in given[:1]:
            module = import_module(f"handfoot_gui.cli.{name}")
            module.add_arguments(command)
            command.set_defaults(
                run=module.run,
                make_pdf=partial(_sheet_pdf, language),
                make_picture=partial(_table_picture, language),
            )
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
