"""The command line: the table without a word, or one of the commands that need no window."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

import handfoot_gui

COMMANDS: Final = {
    "match": "let bots play each other and print how they did",
    "replay": "check a saved game move by move and print it in words",
}
"""What each command does; its module in `handfoot_gui.commands` is imported when it is used."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what *arguments* (by default those of the process) ask for; gives the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        # None under a starter without a console; a name may hold what the terminal cannot show.
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    parser = _parser(given)
    parsed = parser.parse_args(given)
    if parsed.bot_worker:
        return int(import_module("handfoot_gui.bots.worker").main())
    if parsed.command is None:
        table = import_module("handfoot_gui.app")
        return int(table.run(parsed.open))
    try:
        return int(parsed.run(parsed))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has enough; what is still unwritten must not fail at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _parser(given: Sequence[str]) -> argparse.ArgumentParser:
    """The parser; of the commands, only the one that is asked for knows its arguments."""
    parser = argparse.ArgumentParser(
        prog="handfoot",
        description="A card table for Hand and Foot. Without a command the table opens.",
    )
    version = f"%(prog)s {handfoot_gui.__version__}"
    parser.add_argument("--version", action="version", version=version)
    parser.add_argument("--open", type=Path, metavar="FILE", help="open the game in FILE")
    # What the window starts where there is no ``python -m``.
    parser.add_argument("--bot-worker", action="store_true", help=argparse.SUPPRESS)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, what in COMMANDS.items():
        command = commands.add_parser(name, help=what, description=f"{what.capitalize()}.")
        if name in given[:1]:
            module = import_module(f"handfoot_gui.commands.{name}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
