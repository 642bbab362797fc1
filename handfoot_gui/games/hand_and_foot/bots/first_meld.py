"""The cheapest first meld: enough points with as few wilds and as little harm as possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.games.hand_and_foot.bots.reading import Reading, naturals_by_rank
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.moves import Placement

_COST_TWO: Final = 20
_COST_JOKER: Final = 34
"""A wild in a natural meld is a wild less for a better pile."""
_COST_SPOILT: Final = 12
"""For each natural beyond two that a wild makes dirty: it might have become a clean pile."""
_COST_WILD_MELD: Final = 2
"""A wild in a wild meld lies where it should; it only shows early."""
_MOST_POINTS: Final = 1000
"""A minimum above this is hardly ever reached, and not worth planning for."""

_Group: TypeAlias = tuple[Rank | None, int, int, int]
"""Rank (None: wild meld), naturals, twos and jokers of one meld."""


class _Spent(NamedTuple):
    twos: int
    jokers: int
    points: int
    """Never counted above the minimum."""
    has_pile: bool
    """A whole pile is among the melds, or none is needed."""


def first_meld(reading: Reading, top: Card | None = None) -> tuple[Placement, ...] | None:
    """The first meld of the side that costs least, or None when there is none.

    With *top*, a natural, it belongs to a take: its rank is melded with the top card.
    """
    options = reading.options
    need = reading.first_meld_points
    if need > _MOST_POINTS:
        return None
    cards = list(reading.view.holding)
    if top is not None:
        cards.append(top)
    naturals = naturals_by_rank(cards)
    twos = [card for card in reading.wilds if not card.is_joker]
    jokers = [card for card in reading.wilds if card.is_joker]
    begin = _Spent(0, 0, min(0, need), not reading.needs_concealed_pile)
    best: dict[_Spent, tuple[int, tuple[_Group, ...]]] = {begin: (0, ())}
    values = options.values
    for rank in (*naturals, None):
        groups = list(
            _groups(reading, rank, naturals.get(rank, []) if rank else [], len(twos), len(jokers))
        )
        is_top = top is not None and rank is top.rank
        after = {} if is_top else dict(best)
        for spent, (cost, path) in best.items():
            for group, price in groups:
                _, count, more_twos, more_jokers = group
                if spent.twos + more_twos > len(twos) or spent.jokers + more_jokers > len(jokers):
                    continue
                worth = more_twos * values.two + more_jokers * values.joker
                if rank is not None:
                    worth += count * values.of(naturals[rank][0])
                key = _Spent(
                    spent.twos + more_twos,
                    spent.jokers + more_jokers,
                    min(need, spent.points + worth),
                    spent.has_pile or count + more_twos + more_jokers >= PILE_SIZE,
                )
                if key not in after or after[key][0] > cost + price:
                    after[key] = (cost + price, (*path, group))
        best = after
    enough = [
        (cost, path)
        for spent, (cost, path) in best.items()
        if path and spent.points >= need and spent.has_pile
    ]
    if not enough:
        return None
    _, path = min(enough, key=lambda found: found[0])
    placements = []
    for rank, count, more_twos, more_jokers in path:
        own = naturals[rank] if rank else []
        if top is not None and rank is top.rank:
            own = [top, *(card for card in own if card is not top)]
        wilds = [twos.pop() for _ in range(more_twos)] + [jokers.pop() for _ in range(more_jokers)]
        placements.append(Placement((*own[:count], *wilds)))
    return tuple(placements)


def _groups(
    reading: Reading, rank: Rank | None, held: list[Card], twos: int, jokers: int
) -> Iterator[tuple[_Group, int]]:
    """The melds of *rank* worth thinking of, each with its cost."""
    if rank is None and not reading.options.wild_melds:
        return
    count = min(len(held), PILE_SIZE)
    if rank is not None and count >= LEAST_MELD:
        yield (rank, count, 0, 0), 1
    most = (
        min(PILE_SIZE, twos + jokers)
        if rank is None
        else min(reading.options.wilds_allowed(count), PILE_SIZE - count)
    )
    if rank is not None and count < 2:
        return
    for wilds in range(LEAST_MELD if rank is None else 1, most + 1):
        if rank is not None and reading.needs_concealed_pile and count + wilds < PILE_SIZE:
            # Wilds are for the pile that is needed.
            continue
        for joker in range(max(0, wilds - twos), min(wilds, jokers) + 1):
            two = wilds - joker
            if rank is None:
                yield (None, 0, two, joker), _COST_WILD_MELD * wilds
            else:
                price = _COST_TWO * two + _COST_JOKER * joker + _COST_SPOILT * (count - 2)
                yield (rank, count, two, joker), price
