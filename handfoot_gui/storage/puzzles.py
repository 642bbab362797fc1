"""The puzzles of a game, as they lie in the assets: a line each; formats.md describes them.

A line that cannot be read costs its own puzzle and no other one.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct

from handfoot_gui.assets import asset_path
from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.game import GameDef
from handfoot_gui.core.judgement import Gain, Judgement, Way
from handfoot_gui.core.puzzle import DEGREES, Puzzle
from handfoot_gui.core.record import SeatNumber
from handfoot_gui.core.seats import Seat
from handfoot_gui.games import GAMES
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import read_file
from handfoot_gui.storage.formats import check_text, decoded, encoded, read_card

OptionsT = TypeVar("OptionsT")
Move = TypeVar("Move")

_LARGEST: Final = 16 * 2**20
"""Bytes of all puzzles of a game."""
_MOST_MOVES: Final = 2000
_WORD: Final = r"^[a-z0-9]+(-[a-z0-9]+)*$"

_Moves = Annotated[tuple[tuple[SeatNumber, Move], ...], Meta(min_length=1, max_length=_MOST_MOVES)]


class _WayLine(Struct, Generic[Move], frozen=True, forbid_unknown_fields=True):
    move: Move
    gain: float
    error: Annotated[float, Meta(ge=0)]


class _JudgedLine(Struct, Generic[Move], frozen=True, forbid_unknown_fields=True):
    """A `Judgement` of the first move of the solution."""

    others: Annotated[tuple[_WayLine[Move], ...], Meta(min_length=1, max_length=20)]
    hidden: Annotated[int, Meta(ge=0)]
    worlds: Annotated[int, Meta(ge=0)]
    unit: Gain


class _PuzzleLine(Struct, Generic[OptionsT, Move], frozen=True, forbid_unknown_fields=True):
    """A whole line, field by field as it is written."""

    name: Annotated[str, Meta(pattern=_WORD, max_length=40)]
    kind: Annotated[str, Meta(pattern=_WORD, max_length=40)]
    degree: Annotated[int, Meta(ge=DEGREES[0], le=DEGREES[-1])]
    options: OptionsT
    moves: _Moves[Move]
    solution: _Moves[Move]
    judged: _JudgedLine[Move] | None


def puzzles_path(game: str) -> Path:
    """Where the puzzles of *game* lie."""
    at = GAMES[game].puzzles_at
    return Path(at) if at else asset_path(f"puzzles/{game}.jsonl")


def positions_in(game: str) -> int:
    """How many puzzles of *game* are said to be there; none of them is read."""
    try:
        return len(read_file(puzzles_path(game), _LARGEST).splitlines())
    except SaveError:
        # What is wrong is said where they are offered.
        return 0


def read_puzzles(game: str, path: Path) -> tuple[tuple[Puzzle, ...], tuple[SaveError, ...]]:
    """The puzzles of *game* in *path*, and what is wrong with those that were left out.

    Moves are not replayed here. Raises `SaveError` where nothing can be read.
    """
    lines = read_file(path, _LARGEST).splitlines()
    if not lines:
        raise SaveError(Fault.EMPTY, path)
    decoder = _decoder(GAMES[game])
    found: dict[str, Puzzle] = {}
    faults = []
    for number, line in enumerate(lines, start=1):
        try:
            check_text(line, path)
            puzzle = _puzzle_in(decoded(decoder, _of_today(game, line, path), path), path)
            if puzzle.name in found:
                raise SaveError(Fault.DAMAGED, path, "the name is there twice", "$.name")
            found[puzzle.name] = puzzle
        except SaveError as error:
            error.game = game
            error.detail = f"line {number}: {error.detail}"
            faults.append(error)
    return tuple(found.values()), tuple(faults)


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write *puzzles*, a line each."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(_line_of(puzzle) for puzzle in puzzles))


def _decoder(game: GameDef) -> msgspec.json.Decoder[Any]:
    line: Any = _PuzzleLine
    return msgspec.json.Decoder(line[game.options_type, game.move_type], dec_hook=read_card)


def _of_today(game: str, line: bytes, path: Path) -> bytes:
    """*line* with its rules as they are written now; as it is where that cannot be, so that its
    decoder tells what is wrong."""
    found = decoded(_ANY_LINE, line, path)
    try:
        return msgspec.json.encode(GAMES[game].former(found))
    except (KeyError, TypeError, ValueError, AttributeError):
        return line


_ANY_LINE: Final = msgspec.json.Decoder(dict[str, Any])


def _puzzle_in(line: _PuzzleLine[Any, Any], path: Path) -> Puzzle:
    """The puzzle of *line*. Raises `SaveError` where its rules cannot be played."""
    try:
        line.options.check()
    except OptionsError as error:
        raise SaveError(Fault.BAD_OPTIONS, path, str(error), "$.options") from error
    return Puzzle(
        line.name,
        line.kind,
        line.degree,
        line.options,
        line.moves,
        line.solution,
        None if line.judged is None else _judgement_in(line.judged, *line.solution[0]),
    )


def _judgement_in(line: _JudgedLine[Any], seat: Seat, move: object) -> Judgement:
    """What *line* tells of the *move* that *seat* makes first."""
    others = tuple(Way(way.move, way.gain, way.error) for way in line.others)
    return Judgement(seat, move, others, line.hidden, line.worlds, line.unit)


def _line_of(puzzle: Puzzle) -> bytes:
    line: _PuzzleLine[Any, Any] = _PuzzleLine(
        puzzle.name,
        puzzle.kind,
        puzzle.degree,
        puzzle.options,
        puzzle.moves,
        puzzle.solution,
        None if puzzle.judged is None else _line_of_judgement(puzzle.judged),
    )
    return encoded(line)


def _line_of_judgement(judged: Judgement) -> _JudgedLine[Any]:
    others = tuple(_WayLine(way.move, way.gain, way.error) for way in judged.others)
    return _JudgedLine(others, judged.hidden, judged.worlds, judged.unit)
