"""Marked positions of a game as a small file that can be sent to somebody; formats.md describes
it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeVar

from msgspec import Meta, Struct

import handfoot_gui
from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.errors import ReplayError
from handfoot_gui.core.record import Player, PlayerKind, PlayerName, PresetName, SeatNumber
from handfoot_gui.core.typed import OwnSentences
from handfoot_gui.session.marked_deal import MOST_MARKS, Mark, MarkedDeal, WrongMark, check
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import save_file
from handfoot_gui.storage.formats import (
    FileFormat,
    FileKind,
    Program,
    encoded,
    start_problems,
    written_by,
)

OptionsT = TypeVar("OptionsT")
Move = TypeVar("Move")

_MOST_MOVES: Final = 20_000
"""Of the longest evening; they are all played again when the file is opened."""


class _LessonFile(Struct, Generic[OptionsT, Move], frozen=True, forbid_unknown_fields=True):
    """The whole file, field by field as it is written."""

    kind: str
    format: int
    program: Program
    game: str
    preset: PresetName | None
    names: Annotated[tuple[PlayerName, ...], Meta(max_length=32)]
    options: OptionsT
    sentences: OwnSentences
    brought_forward: BroughtForward | None
    marks: Annotated[tuple[Mark, ...], Meta(min_length=1, max_length=MOST_MARKS)]
    moves: Annotated[
        tuple[tuple[SeatNumber, Move], ...], Meta(min_length=1, max_length=_MOST_MOVES)
    ]


_FILE: Final[Any] = _LessonFile
LESSON_FILES: Final = FileFormat[_LessonFile[Any, Any]](
    FileKind.LESSON,
    lambda game: _FILE[game.options_type, game.move_type],
    start_problems,
    largest=4 * 2**20,
)


def write_lesson(path: Path, deal: MarkedDeal) -> None:
    """Write *deal* in the place of *path*. Raises `SaveError`."""
    file: _LessonFile[Any, Any] = _LessonFile(
        FileKind.LESSON,
        LESSON_FILES.newest,
        handfoot_gui.__version__,
        deal.game,
        deal.preset,
        deal.names,
        deal.options,
        deal.sentences,
        deal.brought_forward,
        deal.marks,
        deal.moves,
    )
    save_file(path, encoded(file))


def read_lesson(path: Path) -> MarkedDeal:
    """Read and check the lesson in *path*. Raises `SaveError`."""
    file = LESSON_FILES.read(path)
    deal = MarkedDeal(
        file.game, file.preset, file.options, file.moves, file.marks, file.names, file.sentences,
        file.brought_forward,
    )  # fmt: skip
    nobody = [Player("?", PlayerKind.PERSON)] * file.options.players
    with written_by(file.program):
        try:
            check(deal, nobody)
        except ReplayError as error:
            place = f"$.moves[{error.number - 1}]"
            raise SaveError(Fault.ILLEGAL_MOVE, path, "not allowed", place) from error
        except WrongMark as error:
            place = f"$.marks[{error.number}]"
            raise SaveError(Fault.DAMAGED, path, error.reason, place) from error
    return deal
