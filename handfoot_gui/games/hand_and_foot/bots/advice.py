"""What a person who asks for help is told: what a steady player would do, and other good ways."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from msgspec import Struct

from handfoot_gui.games.hand_and_foot.bots.discarding import discards
from handfoot_gui.games.hand_and_foot.bots.going_out import answer
from handfoot_gui.games.hand_and_foot.bots.kernel.moves import draw
from handfoot_gui.games.hand_and_foot.bots.levels import SteadyBot
from handfoot_gui.games.hand_and_foot.bots.reading import Reading
from handfoot_gui.games.hand_and_foot.bots.taking import first_melds, plain_take
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Answer,
    Discard,
    Lay,
    PlayerMove,
    Reason,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View

_MOST_LAID: Final = 2
_MOST_DISCARDED: Final = 3
_MOST: Final = 4
"""Ways that are told: of melding, of discarding, in all."""


class Advice(Struct, frozen=True):
    """Good moves, the best first, and why a question is answered so."""

    moves: tuple[PlayerMove, ...]
    reason: Reason | None = None


def advice(options: Options, view: View) -> tuple[PlayerMove, Advice]:
    """What the viewing seat, which is to move, does best; every move is allowed."""
    rules, reading = HandAndFoot(options), Reading(view, options)
    best = SteadyBot(options).choose(view, 0, 1.0)
    moves = dict.fromkeys([best])
    for move in _others(reading):
        if len(moves) < _MOST and rules.problem(view, move) is None:
            moves[move] = None
    reason = answer(reading).reason if isinstance(best, Answer) else None
    return best, Advice(tuple(moves), reason)


def _others(reading: Reading) -> Iterator[PlayerMove]:
    """Other ways than the best one, and that one again; not all of them are allowed."""
    if reading.public.phase is Phase.DRAW:
        yield draw(reading.view.stock_counts, reading.options.draw)
        melds = plain_take(reading)
        if melds is not None:
            yield TakePile(melds)
    elif reading.public.phase is Phase.PLAY:
        if not reading.table.is_down:
            yield from map(Lay, islice(first_melds(reading), _MOST_LAID))
        yield from map(Discard, discards(reading)[:_MOST_DISCARDED])
