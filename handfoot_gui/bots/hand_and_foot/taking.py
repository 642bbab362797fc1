"""Taking the discard pile: which melds justify it, and what it is worth."""

from __future__ import annotations

from handfoot_gui.bots.hand_and_foot.first_meld import first_meld
from handfoot_gui.bots.hand_and_foot.reading import Reading, naturals_by_rank
from handfoot_gui.engine.cards import Card, Rank
from handfoot_gui.engine.hand_and_foot.melds import LEAST_MELD, PILE_SIZE
from handfoot_gui.engine.hand_and_foot.moves import Placement

_DRAWN = 1.0
"""What a card of the stock is worth."""


def plain_take(reading: Reading) -> tuple[Placement, ...] | None:
    """The melds of a take that spends no wild it need not spend; None when no take is possible.

    The engine has the last word on it: under the two-card rule it may still be refused.
    """
    pile = reading.public.pile
    if not pile or pile[-1].rank is Rank.THREE:
        return None
    top = pile[-1]
    same = [card for card in reading.view.holding if card.rank is top.rank]
    if len(same) < 2:
        return None
    if not reading.table.is_down:
        return first_meld(reading, top) if not top.is_wild else _first_wild_meld(reading, top)
    rank = None if top.is_wild else top.rank
    onto = reading.table.incomplete(rank)
    room = PILE_SIZE if onto is None else reading.table.melds[onto].room
    others = [card for card in reading.wilds if card not in same] if top.is_wild else []
    if room >= LEAST_MELD:
        return (Placement((top, *same, *others)[:room], onto),)
    return _overflow(reading, [top, *same, *others], onto, room)


def _first_wild_meld(reading: Reading, top: Card) -> tuple[Placement, ...] | None:
    """A wild meld with the wild on top, where it is worth enough for a first meld."""
    values = reading.options.values
    same = [card for card in reading.wilds if card.rank is top.rank]
    others = [card for card in reading.wilds if card.rank is not top.rank]
    cards = (top, *same, *others)[:PILE_SIZE]
    points = sum(map(values.of, cards))
    return (Placement(cards),) if points >= reading.options.minimum(reading.public.deal) else None


def _overflow(
    reading: Reading, cards: list[Card], onto: int | None, room: int
) -> tuple[Placement, ...] | None:
    """Complete the pile and begin a new meld with what is over (rule 7)."""
    assert onto is not None
    first, rest = cards[:room], cards[room:]
    wilds = list(reading.wilds)
    meld = reading.table.melds[onto]
    if len(rest) == 2 and meld.rank is not None and wilds:
        rest.append(wilds.pop(0))
    if len(rest) < LEAST_MELD:
        return None
    return Placement(tuple(first), onto), Placement(tuple(rest[:PILE_SIZE]))


def is_worth_taking(reading: Reading, melds: tuple[Placement, ...]) -> bool:
    """Whether the take brings more than a draw would."""
    draw = reading.options.draw
    if reading.stock < draw:
        return True
    return worth_of_take(reading, melds) > draw * _DRAWN


def worth_of_take(reading: Reading, melds: tuple[Placement, ...]) -> float:
    """What a take brings, in cards drawn from the stock."""
    laid = [card for placement in melds for card in placement.cards]
    rest = [card for card in reading.takeable[:-1] if not card.is_red_three]
    left = [card for card in reading.view.holding if card not in laid]
    worth = 1.5 if reading.table.is_down else 4.0
    for rank, found in naturals_by_rank(rest).items():
        held = sum(card.rank is rank for card in left)
        open_meld = reading.open_meld(rank)
        if open_meld is not None or rank is reading.takeable[-1].rank:
            worth += 1.2 * len(found)
        elif held + len(found) >= LEAST_MELD:
            worth += 1.2 * len(found) + 0.4 * held
        else:
            worth += (0.5 if held + len(found) == 2 else -0.1) * len(found)
    worth += 3.0 * sum(card.is_wild for card in rest)
    worth -= 0.3 * sum(card.is_black_three for card in rest)
    worth += len(reading.takeable) - len(rest) - 1
    return worth
