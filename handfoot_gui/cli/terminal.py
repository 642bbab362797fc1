"""What the commands share: words of the command line, exit codes, and text for a terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from handfoot_gui.command_language import translate
from handfoot_gui.core.game import GameDef
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.storage.faults import Fault, SaveError

FAILED: Final = 1
WRONG: Final = 2
"""Exit code for arguments nothing can be done with."""
_LONGEST: Final = 600
"""Characters of a sentence; of a longer one the middle is left out."""


class CannotRun(Exception):  # noqa: N818  (named as what it tells)
    """Why a command cannot be done, as a sentence; *code* is its exit code."""

    def __init__(self, sentence: str, code: int = WRONG) -> None:
        super().__init__(sentence)
        self.code = code


def plain(text: str) -> str:
    """The text without what a terminal would obey: names and paths come from strangers' files.

    A space that no line may end at, as in French figures, is one like any other here.
    """
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii")
        for sign in text.replace("\u00a0", " ").replace("\u202f", " ")
    )


def complain(sentence: str) -> None:
    """Say in one line what is wrong."""
    shown = plain(sentence)
    if len(shown) > _LONGEST:
        shown = f"{shown[: _LONGEST // 2]}…{shown[-_LONGEST // 2 :]}"
    print(shown, file=sys.stderr)


def listed(names: Iterable[object]) -> str:
    """The names to choose from, in a sentence."""
    return ", ".join(map(str, names))


def add_output(parser: argparse.ArgumentParser, kind: str) -> None:
    """Let people say which file of that *kind*, such as "PDF", is written."""
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        required=True,
        metavar=kind,
        help=translate("CommandLine", "the file to write"),
    )


def check_output(path: Path) -> None:
    """Raises `SaveError` where what *path* names must not be replaced by a file."""
    if path.exists() and not path.is_file():
        # Replacing a device or a folder would take it away from everybody else.
        raise SaveError(Fault.NOT_A_FILE, path)


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Let people say by which rules, for how many and in which sides is played."""
    parser.add_argument(
        "--preset",
        metavar="NAME",
        help=translate("CommandLine", "rules by name (default: the first)"),
    )
    parser.add_argument(
        "--players",
        metavar="N",
        help=translate("CommandLine", "players (default: the preset’s usual number)"),
    )
    parser.add_argument(
        "--sides",
        metavar="SIDES",
        help=translate(
            "CommandLine", "alone, pairs or teams (default: the usual for that many players)"
        ),
    )


def add_house_rules(parser: argparse.ArgumentParser, instead: str) -> None:
    """Let people name a file of house rules; *instead* says what for."""
    parser.add_argument("--rules", type=Path, metavar="FILE", help=instead)
    parser.add_argument(
        "--named",
        metavar="NAME",
        help=translate("CommandLine", "which rule set in FILE, if it has several"),
    )


def refuse_beside_rules(arguments: argparse.Namespace, *options: str) -> None:
    """Raise `CannotRun` where one of *options* says what the house rules say, too."""
    for option in options:
        if arguments.rules is not None and getattr(arguments, option) is not None:
            text = translate("CommandLine", "{option} is already set by the house rules in --rules")
            raise CannotRun(filled(text, option=f"--{option}"))


def seated(game: GameDef, preset: str, players: int, sides: str | None) -> GameOptions:
    """The preset's rules for *players*, who may play it, in the *sides* that were asked for."""
    named = {str(known): known for known in game.preset_seats[preset][players]}
    if sides is not None and sides not in named:
        text = translate(
            "CommandLine", "{number} players cannot play {preset} as {value}; choose from {choices}"
        )
        raise CannotRun(
            filled(
                text,
                number=str(players),
                preset=preset,
                value=repr(sides),
                choices=listed(named),
            )
        )
    return game.preset_options(preset, players, None if sides is None else named[sides])
