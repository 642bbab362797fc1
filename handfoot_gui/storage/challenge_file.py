"""What somebody made in a challenge as a small file that can be sent; formats.md describes it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace

import handfoot_gui
from handfoot_gui.core.errors import ReplayError
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.record import PlayerName, SeatNumber
from handfoot_gui.core.spoken_code import WrongCode
from handfoot_gui.session.challenge import DEALS, Challenge, challenge_in, points_of
from handfoot_gui.session.check import MOST_MOVES
from handfoot_gui.session.repeatable import is_by_seed
from handfoot_gui.storage.codec import illegal_move
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import save_file
from handfoot_gui.storage.formats import FileFormat, FileKind, Program, encoded, written_by

OptionsT = TypeVar("OptionsT")
Move = TypeVar("Move")

_Points = Annotated[int, Meta(ge=-(10**6), le=10**6)]
_FIVE: Final = Meta(min_length=DEALS, max_length=DEALS)


class _ResultFile(Struct, Generic[OptionsT, Move], frozen=True, forbid_unknown_fields=True):
    """The whole file, field by field as it is written."""

    kind: str
    format: int
    program: Program
    game: str
    code: Annotated[str, Meta(max_length=40)]
    names: Annotated[tuple[PlayerName, ...], Meta(min_length=1, max_length=32)]
    points: Annotated[tuple[_Points, ...], _FIVE]
    options: OptionsT
    deals: Annotated[
        tuple[Annotated[tuple[tuple[SeatNumber, Move], ...], Meta(max_length=MOST_MOVES)], ...],
        _FIVE,
    ]


class Result(Struct, frozen=True):
    """What somebody made in a challenge, and how."""

    challenge: Challenge
    points: tuple[int, ...]
    records: tuple[AnyRecord, ...]
    """The five games, each with the same names by seat."""

    @property
    def name(self) -> str:
        """Who played."""
        return self.records[0].seats[0].name

    def under(self, name: str) -> Result:
        """The same, made by somebody called *name*."""
        first, *others = self.records[0].seats
        seats = (replace(first, name=name), *others)
        return replace(self, records=tuple(one.with_seats(seats) for one in self.records))


_FILE: Final[Any] = _ResultFile
RESULT_FILES: Final = FileFormat[_ResultFile[Any, Any]](
    FileKind.RESULT,
    lambda game: _FILE[game.options_type, game.move_type],
    largest=2**22,
)


def write_result(path: Path, result: Result) -> None:
    """Write *result* in the place of *path*. Raises `SaveError`."""
    file: _ResultFile[Any, Any] = _ResultFile(
        FileKind.RESULT,
        RESULT_FILES.newest,
        handfoot_gui.__version__,
        result.challenge.game,
        result.challenge.shown,
        tuple(player.name for player in result.records[0].seats),
        result.points,
        result.challenge.options,
        tuple(record.moves for record in result.records),
    )
    save_file(path, encoded(file))


def read_result(path: Path) -> Result:
    """Read the result in *path*, whose games are played through: cards and chance are those of the
    code, and the points are those of the games.

    Raises `SaveError`, or `OtherVersion` for a challenge that this program would play otherwise.
    """
    file = RESULT_FILES.read(path)
    try:
        challenge = challenge_in(file.code)
    except WrongCode as error:
        raise SaveError(Fault.DAMAGED, path, str(error), "$.code") from error
    with written_by(file.program):
        if (challenge.game, challenge.options) != (file.game, file.options):
            raise SaveError(Fault.DAMAGED, path, "the code is that of other rules", "$.code")
        records = [
            challenge.record(deal, file.names).with_moves(moves)
            for deal, moves in enumerate(file.deals, 1)
        ]
        for number, (record, points) in enumerate(zip(records, file.points, strict=True)):
            _check(path, number, record, points)
    return Result(challenge, file.points, tuple(records))


def _check(path: Path, number: int, record: AnyRecord, points: int) -> None:
    try:
        is_of_code, made = is_by_seed(record), points_of(record)
    except ReplayError as error:
        raise illegal_move(path, error) from error
    if not is_of_code:
        raise SaveError(
            Fault.DAMAGED, path, "the cards are not those of the code", f"$.deals[{number}]"
        )
    if made != points:
        raise SaveError(Fault.DAMAGED, path, f"the game came to {made}", f"$.points[{number}]")
