"""What a person who asks for help is told: what a steady player would do, and other good ways."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from handfoot_gui.games.hand_and_foot.bots.kernel.deal import (
    DISCARD,
    DRAW,
    DRAW_CARDS,
    LAY,
    PLAY,
    TAKE_PILE,
    Act,
    Deal,
    deal_of_view,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.discarding import discards_of
from handfoot_gui.games.hand_and_foot.bots.kernel.going_out import reason_of
from handfoot_gui.games.hand_and_foot.bots.kernel.moves import move_of
from handfoot_gui.games.hand_and_foot.bots.kernel.taking import first_melds_of, possible_take
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.bots.levels import SteadyBot
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, PlayerMove, Reason
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
    rules, terms = HandAndFoot(options), Terms(options)
    best = SteadyBot(options).choose(view, 0, 1.0)
    moves = dict.fromkeys([best])
    if view.public.phase is Phase.CUT:
        return best, Advice(tuple(moves))
    deal = deal_of_view(terms, view)
    for act in _others(deal, view.seat):
        move = move_of(terms, view, act)
        if len(moves) < _MOST and rules.problem(view, move) is None:
            moves[move] = None
    reason = reason_of(deal, view.seat) if isinstance(best, Answer) else None
    return best, Advice(tuple(moves), reason)


def _others(deal: Deal, seat: int) -> Iterator[Act]:
    """Other ways than the best one, and that one again; not all of them are allowed."""
    if deal.phase == DRAW:
        yield DRAW_CARDS, (), -1
        parts = possible_take(deal)
        if parts is not None:
            yield TAKE_PILE, parts, -1
    elif deal.phase == PLAY:
        if not deal.melds[deal.terms.side_of[seat]]:
            for first in first_melds_of(deal, seat)[:_MOST_LAID]:
                yield LAY, first, -1
        for code in discards_of(deal, seat)[:_MOST_DISCARDED]:
            yield DISCARD, (), code
