"""The command line: the table without a word, or one of the commands that need no window."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import handfoot_gui

COMMANDS: Final = {
    "match": "let bots play each other and print how they did",
    "replay": "check a saved game move by move and print it in words",
    "sheet": "write a score sheet as a PDF, filled from a saved game or blank",
}
"""What each command does; its module in `handfoot_gui.cli` is imported when it is used."""

_INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what *arguments* (by default those of the process) ask for; gives the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        # None under a starter without a console; a name may hold what the terminal cannot show.
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        try:
            parsed = _parser(given).parse_args(given)
            if parsed.command is not None:
                return int(parsed.run(parsed))
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
    return int(import_module("handfoot_gui.app").run(parsed.open))


def _end_of_output(error: OSError) -> int:
    """Say that the output cannot be written, unless its reader just has enough; the exit code."""
    if not isinstance(error, BrokenPipeError) and sys.stderr is not None:
        reason = (error.strerror or str(error)).lower()
        print(f"handfoot: the output cannot be written: {reason}", file=sys.stderr)
    # What is still unwritten must not fail at exit.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def _sheet_pdf(*asked: Any) -> bytes:
    """A score sheet as a PDF; commands know no Qt, so the application paints for them."""
    return bytes(import_module("handfoot_gui.app").sheet_pdf(*asked))


def _parser(given: Sequence[str]) -> argparse.ArgumentParser:
    """The parser; of the commands, only the one that is asked for knows its arguments."""
    parser = argparse.ArgumentParser(
        prog="handfoot",
        description="A card table for Hand and Foot, Raub and Manipulation Rummy. "
        "Without a command the table opens.",
    )
    version = f"%(prog)s {handfoot_gui.__version__}"
    parser.add_argument("--version", action="version", version=version)
    parser.add_argument("--open", type=Path, metavar="FILE", help="open the game or deal in FILE")
    # What the window starts where there is no ``python -m``.
    parser.add_argument("--bot-worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--helper", action="store_true", help=argparse.SUPPRESS)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, what in COMMANDS.items():
        command = commands.add_parser(name, help=what, description=f"{what.capitalize()}.")
        if name in given[:1]:
            module = import_module(f"handfoot_gui.cli.{name}")
            module.add_arguments(command)
            command.set_defaults(run=module.run, make_pdf=_sheet_pdf)
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
