"""The cheapest first meld, and taking the discard pile: what justifies it, what it is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.games.hand_and_foot.bots.laying import LayOut, Spot
from handfoot_gui.games.hand_and_foot.bots.reading import Reading, naturals_by_rank
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.moves import Placement
from handfoot_gui.games.hand_and_foot.rules.taking import (
    is_overflow,
    laid_cards,
    match_for,
    problem_pair,
)

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
    """The first meld of the side that costs least, or None when there is none; see
    `first_melds`."""
    return next(first_melds(reading, top), None)


def first_melds(reading: Reading, top: Card | None = None) -> Iterator[tuple[Placement, ...]]:
    """First melds of the side, the one that costs least first; none lays more than one before it.

    With *top*, a natural, it belongs to a take: its rank is melded with the top card.
    """
    options = reading.options
    need = reading.first_meld_points
    if need > _MOST_POINTS:
        return
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
    told: list[tuple[_Group, ...]] = []
    for _, path in sorted(enough, key=lambda found: found[0]):
        if any(set(path) >= set(other) for other in told):
            continue
        told.append(path)
        left, placements = (list(twos), list(jokers)), []
        for rank, count, *wilds in path:
            own = naturals[rank] if rank else []
            if top is not None and rank is top.rank:
                own = [top, *(card for card in own if card is not top)]
            spent_wilds = [
                some.pop() for some, n in zip(left, wilds, strict=True) for _ in range(n)
            ]
            placements.append(Placement((*own[:count], *spent_wilds)))
        yield tuple(placements)


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


_DRAWN = 1.0
"""What a card of the stock is worth."""
_RED_THREE = 1.5
"""What a red three costs that has to be discarded again."""


def plain_take(reading: Reading) -> tuple[Placement, ...] | None:
    """The melds of a take that spends no wild it need not spend; None when no take is possible.

    The engine has the last word on it: under the two-card rule it may still be refused.
    """
    if problem_pair(reading.options, reading.view) is not None:
        return None
    top = reading.public.pile[-1]
    if not reading.table.is_down:
        return first_meld(reading, top) if not top.is_wild else _first_wild_meld(reading, top)
    same = [card for card in reading.view.holding if card.rank is top.rank]
    others = [card for card in reading.wilds if card not in same]
    rank = None if top.is_wild else top.rank
    table = reading.table
    index = table.incomplete(rank)
    match = match_for(reading.options, top)
    if is_overflow(reading.options, table, index, match):
        whole = [top, *same, *others] if rank is None else [top, *same]
        return _overflow(reading, whole, index)
    # The spot judges sizes with the top card as one more card of the holding.
    out = LayOut(reading, (top, *reading.view.holding))
    spots: list[Spot | None] = []
    if index is not None:
        spots.append(out.spots[index])
    else:
        spots += [spot for spot in out.spots if spot.meld.rank is rank]
        if out.may_begin(rank):
            spots.insert(0, None)
    for spot in spots:
        melds = _onto(out, spot, [top, *same], others, reading)
        if melds is not None and match.is_met(*laid_cards(melds.cards, top)):
            return (melds,)
    return None


def _onto(
    out: LayOut, spot: Spot | None, same: list[Card], wilds: list[Card], reading: Reading
) -> Placement | None:
    """The top card and as many like it as fit into one meld, with a wild where it needs one."""
    is_wild = same[0].is_wild
    cards = [*same, *wilds] if is_wild else same
    if spot is None:
        some = cards[:PILE_SIZE]
        if len(some) == LEAST_MELD - 1 and wilds and reading.options.wilds_allowed(2):
            some = [*some, wilds[0]]
        return Placement(tuple(some)) if len(some) >= LEAST_MELD else None
    most = min(len(cards), spot.meld.room or len(cards))
    count = out.room(spot, max(most, min(len(cards), LEAST_MELD)))
    some = cards[:count]
    needs_wild = not match_for(reading.options, same[0]).is_met(len(some), 0)
    if some and needs_wild and wilds and not is_wild and out.fits(spot, count, 1):
        some = [*some, wilds[0]]
    return Placement(tuple(some), spot.index) if some else None


def _first_wild_meld(reading: Reading, top: Card) -> tuple[Placement, ...] | None:
    """A wild meld with the wild on top, where it is worth enough for a first meld."""
    values = reading.options.values
    same = [card for card in reading.wilds if card.rank is top.rank]
    others = [card for card in reading.wilds if card.rank is not top.rank]
    cards = (top, *same, *others)[:PILE_SIZE]
    points = sum(map(values.of, cards))
    return (Placement(cards),) if points >= reading.first_meld_points else None


def _overflow(
    reading: Reading, cards: list[Card], onto: int | None
) -> tuple[Placement, ...] | None:
    """Complete the pile and begin a new meld with what is over (rule 7)."""
    if onto is None:
        return None
    meld = reading.table.melds[onto]
    first, rest = cards[: meld.room], cards[meld.room :]
    wilds = list(reading.wilds)
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
    below = reading.takeable[:-1]
    rest = [card for card in below if not card.is_red_three]
    left = [card for card in reading.view.holding if card not in laid]
    worth = 1.5 if reading.table.is_down else 4.0
    for rank, found in naturals_by_rank(rest).items():
        held = sum(card.rank is rank for card in left)
        if reading.open_meld(rank) is not None or rank is reading.takeable[-1].rank:
            worth += 1.2 * len(found)
        elif held + len(found) >= LEAST_MELD and not reading.is_dead(rank):
            worth += 1.2 * len(found) + 0.4 * held
        elif reading.takes_more(rank):
            worth += 0.6 * len(found)
        else:
            worth += (0.5 if held + len(found) == 2 else -0.1) * len(found)
    worth += 3.0 * sum(card.is_wild for card in rest)
    worth -= 0.3 * sum(card.blocks_pile for card in rest)
    red_threes = len(below) - len(rest)
    worth += red_threes if reading.options.lays_red_threes else -_RED_THREE * red_threes
    if reading.is_pile_sought and _completes(reading, melds):
        worth += 2 * reading.view.foot_counts[reading.view.seat] / reading.options.draw
    return worth


def _completes(reading: Reading, melds: tuple[Placement, ...]) -> bool:
    """Whether some of *melds* make a pile."""
    return any(
        len(part.cards)
        >= (PILE_SIZE if part.onto is None else max(1, reading.table.melds[part.onto].room))
        for part in melds
    )
