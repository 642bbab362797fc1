"""``handfoot picture FILE``: any position of a saved game as a picture, drawn without a screen."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from handfoot_gui.cli.terminal import FAILED, CannotRun, add_output, check_output, complain, listed
from handfoot_gui.cli.vocabulary import fault_told, household_words, no_moves_told, written
from handfoot_gui.command_language import translate
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.preferences import USUAL_NAMES, ThemeChoice
from handfoot_gui.core.record import Player, PlayerKind
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games import presenter_of
from handfoot_gui.session.deal_again import again
from handfoot_gui.session.look_back import LookBack
from handfoot_gui.storage.codec import illegal_move, read_game, record_in
from handfoot_gui.storage.deal_file import read_deal
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import save_file
from handfoot_gui.storage.formats import FileKind, kind_of
from handfoot_gui.storage.preferences import PreferencesFile

_SMALLEST: Final = (640, 480)
_LARGEST: Final = (7680, 4320)
_USUAL: Final = "1920x1080"
_THEMES: Final = tuple(theme.value for theme in ThemeChoice if theme is not ThemeChoice.SYSTEM)
_PNG: Final = ".png"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command line takes."""
    parser.add_argument(
        "file",
        type=Path,
        metavar="FILE",
        help=translate("CommandLine", "a saved game, finished or not, or a saved deal"),
    )
    parser.add_argument(
        "--move",
        metavar="N",
        help=translate(
            "CommandLine", "position after this many moves, as replay numbers them (default: all)"
        ),
    )
    parser.add_argument(
        "--seat",
        metavar="SEAT",
        help=translate(
            "CommandLine",
            "player whose view is drawn, by name or number (default: the only person, or all hands "
            "once the deal is over)",
        ),
    )
    parser.add_argument(
        "--theme",
        metavar="THEME",
        help=filled(
            translate("CommandLine", "{choices} (default: as in the preferences)"),
            choices=listed(_THEMES),
        ),
    )
    parser.add_argument(
        "--size",
        metavar="SIZE",
        default=_USUAL,
        help=filled(
            translate("CommandLine", "pixels across and down (default: {value})"), value=_USUAL
        ),
    )
    add_output(parser, "PNG")


def run(arguments: argparse.Namespace) -> int:
    """Draw the picture; 2 for wrong arguments, 1 when a file cannot be read or written.

    Commands know nothing that paints, so *arguments* bring ``make_picture``, as
    `app.table_picture`.
    """
    try:
        content = _drawn(arguments)
        save_file(arguments.output, content)
    except (CannotRun, SaveError, ImportError) as error:
        told = str(error)
        if isinstance(error, SaveError):
            told = no_moves_told(error) or fault_told(error)
        complain(f"handfoot picture: {told}")
        return error.code if isinstance(error, CannotRun) else FAILED
    print(written(arguments.output, content))
    return 0


def _drawn(arguments: argparse.Namespace) -> bytes:
    size, preferences = _size(arguments.size), PreferencesFile().look()
    if arguments.theme is not None:
        preferences = replace(preferences, theme=_theme(arguments.theme))
    if arguments.output.suffix.lower() != _PNG:
        text = translate("CommandLine", "a picture is a PNG file: call it {file}")
        raise CannotRun(filled(text, file=str(arguments.output.with_suffix(_PNG))))
    check_output(arguments.output)
    record, is_finished = _record(arguments.file)
    seat = None if arguments.seat is None else _seat(record, arguments.seat)
    presenter = presenter_of(record, household_words())
    back = LookBack(record, presenter, is_finished=is_finished, seat=_looker(record, seat))
    position = _position(arguments.file, back, arguments.move)
    shown = back.usual_seat if seat is None else seat
    made: bytes = arguments.make_picture(
        back, presenter, preferences, position, shown, size, is_open=seat is None
    )
    return made


# -- what is drawn -------------------------------------------------------------------------------


def _record(path: Path) -> tuple[AnyRecord, bool]:
    """The game in *path*, or the one that a saved deal begins; whether it is finished."""
    if kind_of(path) is not FileKind.DEAL:
        file = read_game(path)
        return record_in(file), file.check.finished
    cards = read_deal(path)
    names = cards.names or tuple(USUAL_NAMES)[: cards.options.players]
    return again(cards, tuple(Player(name, PlayerKind.PERSON) for name in names)), False


def _position(path: Path, back: LookBack, text: str | None) -> int:
    """The position after as many moves as *text* says, or the last one.

    One that would tell who was asked in silence gives way to the next.
    """
    if text is None:
        if back.trouble is not None:
            raise illegal_move(path, back.trouble)
        return back.route.last
    moves = len(back.record.moves)
    if not text.isascii() or not text.isdecimal():
        wrong = translate("CommandLine", "--move takes a number of moves, not {value}")
        raise CannotRun(filled(wrong, value=repr(text)))
    if int(text) > moves:
        wrong = translate("CommandLine", "there is no move {value}; the game has {number} move(s)",
                          "", moves)  # fmt: skip
        raise CannotRun(filled(wrong, value=text, number=str(moves)))
    if back.trouble is not None and int(text) >= back.trouble.number:
        raise illegal_move(path, back.trouble)
    return back.route.stops[back.route.stop_at(int(text))]


def _seat(record: AnyRecord, text: str) -> Seat:
    """Who is called *text*, or has that number, from 1."""
    names = [player.name for player in record.seats]
    found = [number for number, name in enumerate(names) if name.casefold() == text.casefold()]
    if not found and text.isascii() and text.isdecimal() and 0 < int(text) <= len(names):
        found = [int(text) - 1]
    if not found:
        wrong = translate("CommandLine", "there is no player {value}; choose from {choices}")
        raise CannotRun(filled(wrong, value=repr(text), choices=listed(names)))
    return Seat(found[0])


def _looker(record: AnyRecord, seat: Seat | None) -> Seat | None:
    """Who at *seat* may see the own hand while a deal goes on; no bot that people play with."""
    if seat is None or (record.seats[seat].is_bot and not all(p.is_bot for p in record.seats)):
        return None
    return seat


# -- how ------------------------------------------------------------------------------------------


def _theme(text: str) -> ThemeChoice:
    if text not in _THEMES:
        wrong = translate("CommandLine", "there is no theme {value}; choose from {choices}")
        raise CannotRun(filled(wrong, value=repr(text), choices=listed(_THEMES)))
    return ThemeChoice(text)


def _size(text: str) -> tuple[int, int]:
    """Pixels across and down."""
    found = re.fullmatch(r"([0-9]{1,6})[x×]([0-9]{1,6})", text.lower())
    if found is None:
        wrong = translate("CommandLine", "--size takes pixels such as 1920x1080, not {value}")
        raise CannotRun(filled(wrong, value=repr(text)))
    width, height = int(found[1]), int(found[2])
    if not (_SMALLEST[0] <= width <= _LARGEST[0] and _SMALLEST[1] <= height <= _LARGEST[1]):
        wrong = translate(
            "CommandLine", "a picture must be 640x480 to 7680x4320 pixels, not {value}"
        )
        raise CannotRun(filled(wrong, value=text))
    return width, height
