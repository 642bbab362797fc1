"""Marked positions of a game as a small file that can be sent to somebody; formats.md describes
it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeVar

from msgspec import Meta, Struct

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.errors import ReplayError
from handfoot_gui.core.record import Player, PlayerKind, PlayerName, PresetName, SeatNumber
from handfoot_gui.core.typed import OwnSentences
from handfoot_gui.session.check import MOST_MOVES
from handfoot_gui.session.marked_deal import MOST_MARKS, Mark, MarkedDeal, WrongMark, check
from handfoot_gui.storage.codec import illegal_move
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.formats import (
    FileFormat,
    FileKind,
    Program,
    start_problems,
    written_by,
)
from handfoot_gui.storage.sent_file import content_of, write_sent

OptionsT = TypeVar("OptionsT")
Move = TypeVar("Move")


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
    moves: Annotated[tuple[tuple[SeatNumber, Move], ...], Meta(min_length=1, max_length=MOST_MOVES)]


_FILE: Final[Any] = _LessonFile
LESSON_FILES: Final = FileFormat[_LessonFile[Any, Any]](
    FileKind.LESSON,
    lambda game: _FILE[game.options_type, game.move_type],
    start_problems,
)


def write_lesson(path: Path, deal: MarkedDeal) -> None:
    """Write *deal* in the place of *path*. Raises `SaveError`."""
    write_sent(path, LESSON_FILES, _LessonFile, deal)


def read_lesson(path: Path) -> MarkedDeal:
    """Read and check the lesson in *path*. Raises `SaveError`."""
    file = LESSON_FILES.read(path)
    deal = content_of(file, MarkedDeal)
    nobody = [Player("?", PlayerKind.PERSON)] * file.options.players
    with written_by(file.program):
        try:
            check(deal, nobody)
        except ReplayError as error:
            raise illegal_move(path, error) from error
        except WrongMark as error:
            place = f"$.marks[{error.number}]"
            raise SaveError(Fault.DAMAGED, path, error.reason, place) from error
    return deal
