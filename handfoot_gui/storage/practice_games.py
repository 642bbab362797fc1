"""Lines of a practice file as what the program knows: own decisions, and the games up to them.

Moves and options of a game are read when they are wanted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw

from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.judgement import Judgement, Way
from handfoot_gui.core.practice import Lost, Mistake
from handfoot_gui.core.record import SeatNumber
from handfoot_gui.games import GAMES
from handfoot_gui.session.practice import OwnMistake, Position, first_place
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.formats import check_text, decoded, read_card
from handfoot_gui.storage.practice_lines import (
    DealLine,
    GameLine,
    JudgedLine,
    MistakeLine,
    Played,
)


def own_mistakes(
    game_id: str, game: str, lines: Iterable[tuple[DealLine, JudgedLine]]
) -> Iterator[OwnMistake]:
    """What *lines* tell; those whose moves are none of *game* are left out."""
    for deal, line in lines:
        try:
            played, ways = _moves_of(game, line, Path())
        except SaveError:
            continue
        yield _own(game_id, game, deal, line, played, ways)


def listed(
    game_id: str, game: str, lines: Iterable[tuple[DealLine, JudgedLine]]
) -> Iterator[OwnMistake]:
    """The same without the moves, which nobody reads in a list."""
    for deal, line in lines:
        ways = tuple(Way(None, way.gain, way.error) for way in line.others)
        yield _own(game_id, game, deal, line, None, ways)


def _own(
    game_id: str, game: str, deal: DealLine, line: JudgedLine, played: Any, ways: tuple[Way, ...]
) -> OwnMistake:
    judged = Judgement(deal.seat, played, ways, line.hidden, line.worlds, line.unit)
    mistake = Mistake(line.position, line.theme, judged)
    place = line.place if isinstance(line, MistakeLine) else first_place(deal.day)
    return OwnMistake(game_id, game, deal.deal, deal.seat, deal.day, mistake, place)


def lost_in(deal: DealLine) -> tuple[Lost, ...]:
    """What the decisions of *deal* gave away."""
    return tuple(Lost(one.theme, one.amount, one.error, one.decisions) for one in deal.lost)


def position_in(game: str, played: Played, number: int, path: Path) -> Position:
    """The game *played* up to its move of that *number*. Raises `SaveError` about *path* where it
    is not so long, or cannot be read."""
    move = GAMES[game].move_type
    pair: Any = tuple[SeatNumber, move]  # type: ignore[valid-type]
    options = _options(game, played.options, path)
    moves = _typed(played.moves, tuple[pair, ...], path)
    if len(moves) < number or any(seat >= options.players for seat, _ in moves):
        raise SaveError(Fault.DAMAGED, path, "its moves do not fit", "$.games")
    begun = GAMES[game].rules(options)
    if played.brought is not None and begun.problem_with_start(played.brought) is not None:
        raise SaveError(Fault.DAMAGED, path, "it cannot start so", "$.games")
    return Position(options, moves[:number], played.agreed, played.brought)


def check_game(line: GameLine, path: Path) -> None:
    """Raise `SaveError` where something in *line*, of a game that is known, cannot be read."""
    lines = [one for deal in line.deals for one in (*deal.mistakes, *deal.drills)]
    for one in lines:
        _moves_of(line.game, one, path)
    if line.played is not None:
        wanted = (*line.open, *line.drilled)
        last = max((one.position for _, one in wanted), default=0)
        position = position_in(line.game, line.played, last, path)
        if any(deal.seat >= position.options.players for deal in line.deals):
            raise SaveError(Fault.DAMAGED, path, "there is no such seat", "$.games")


def _moves_of(game: str, line: JudgedLine, path: Path) -> tuple[Any, tuple[Way, ...]]:
    """What was played, and what else there was. Raises `SaveError`."""
    move = GAMES[game].move_type
    ways = tuple(Way(_typed(way.move, move, path), way.gain, way.error) for way in line.others)
    return _typed(line.played, move, path), ways


def _typed(raw: Raw, kind: Any, path: Path) -> Any:
    content = bytes(raw)
    check_text(content, path)
    return decoded(_decoder(kind), content, path)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """There are three for each game, and to make one takes longer than to read a move by it."""
    return msgspec.json.Decoder(kind, dec_hook=read_card)


def _options(game: str, raw: Raw, path: Path) -> Any:
    """The rules as they are written today. Raises `SaveError` where nobody can play by them."""
    found = _typed(raw, dict[str, Any], path)
    try:
        found = GAMES[game].former({"game": game, "options": found})["options"]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SaveError(Fault.DAMAGED, path, str(error), "$.games") from error
    options = _typed(Raw(msgspec.json.encode(found)), GAMES[game].options_type, path)
    try:
        options.check()
    except OptionsError as error:
        raise SaveError(Fault.BAD_OPTIONS, path, str(error), "$.games") from error
    return options
