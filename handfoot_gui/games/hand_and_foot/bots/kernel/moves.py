"""Moves of the engine as acts on counts, and back: of equal cards the first in order is meant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from handfoot_gui.core.cards import Card
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import (
    ASK,
    DISCARD,
    DRAW_CARDS,
    END_TURN,
    LAY,
    NO,
    TAKE_PILE,
    YES,
    Act,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.rules.counted import (
    Parts,
    melds_on_counts,
    parts_on_counts,
    placements_of,
)
from handfoot_gui.games.hand_and_foot.rules.legality import draw_size
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Answer,
    Ask,
    Discard,
    Draw,
    EndTurn,
    Lay,
    Placement,
    PlayerMove,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.state import View


def act_of(terms: Terms, view: View, move: PlayerMove) -> Act:
    """*move*, which is legal for the viewing seat, on counts; it is no cut."""
    match move:
        case Draw():
            return DRAW_CARDS, (), -1
        case TakePile(melds):
            return TAKE_PILE, _parts(terms, view, melds), -1
        case Lay(melds):
            return LAY, _parts(terms, view, melds), -1
        case Discard(card):
            return DISCARD, (), terms.code(card)
        case EndTurn():
            return END_TURN, (), -1
        case Ask():
            return ASK, (), -1
        case Answer(may):
            return (YES if may else NO), (), -1
        case _:
            raise AssertionError(f"{move} is no move of a turn")


def _parts(terms: Terms, view: View, melds: Iterable[Placement]) -> Parts:
    table = view.public.tables[terms.side_of[view.seat]]
    return parts_on_counts(terms, melds_on_counts(terms, table), melds)


def move_of(terms: Terms, view: View, act: Act) -> PlayerMove:
    """*act* of the viewing seat as a move of the engine."""
    kind, parts, code = act
    if kind == DRAW_CARDS:
        return draw(view.stock_counts, draw_size(terms.options, view))
    if kind == TAKE_PILE:
        # The top card is laid whatever stays in the hand.
        cards = view.public.pile[-1], *_in_order(view.holding)
        return TakePile(placements_of(terms, parts, cards))
    if kind == LAY:
        return Lay(placements_of(terms, parts, _in_order(view.holding)))
    if kind == DISCARD:
        same = [card for card in view.holding if terms.code(card) == code]
        return Discard(min(same, key=lambda card: card.order))
    if kind == END_TURN:
        return EndTurn()
    return Ask() if kind == ASK else Answer(kind == YES)


def draw(stocks: Sequence[int], cards: int) -> Draw:
    """A draw that keeps the stock piles about equal."""
    counts, drawn = list(stocks), [0] * len(stocks)
    for _ in range(cards):
        fullest = max(range(len(counts)), key=counts.__getitem__)
        counts[fullest] -= 1
        drawn[fullest] += 1
    return Draw(tuple(drawn))


def _in_order(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: card.order)
