"""Whether, and how, a player can get rid of every card in this turn.

Going out is a small allotment problem: every natural has only one rank to go to, so the only
choice is where the wilds go and which card, if any, is discarded last. Ranks are worked through
one after the other, keeping for every number of wilds spent the piles completed so far.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from handfoot_gui.engine.cards import Card, Rank
from handfoot_gui.engine.hand_and_foot.melds import LEAST_MELD, PILE_SIZE, Kind, SideTable
from handfoot_gui.engine.hand_and_foot.moves import Placement
from handfoot_gui.engine.hand_and_foot.options import Options, Quota, WildLimit
from handfoot_gui.engine.hand_and_foot.view import View

Steps: TypeAlias = tuple[tuple[int, int], ...]
"""(naturals, wilds) for the meld on the table (or the first new one) and each one after it."""


class WayOut(Struct, frozen=True):
    """One way to be rid of every card: a lay-down (maybe of nothing), then maybe a discard."""

    melds: tuple[Placement, ...]
    discard: Card | None


def missing_piles(quota: Quota, table: SideTable) -> tuple[int, int, int]:
    """The clean, dirty and wild piles a side still needs for its quota."""
    return (
        max(0, quota.clean - table.piles(Kind.CLEAN)),
        max(0, quota.dirty - table.piles(Kind.DIRTY)),
        max(0, quota.wild - table.piles(Kind.WILD)),
    )


def has_quota(quota: Quota, table: SideTable) -> bool:
    """Whether the side has the piles it needs to go out."""
    return missing_piles(quota, table) == (0, 0, 0)


def is_within_limit(options: Options, naturals: int, wilds: int) -> bool:
    """Whether a natural meld may have that many wilds (rule 6)."""
    return wilds <= options.wilds_allowed(naturals)


@cache
def _splits(naturals: int, wilds: int, more: int, more_wilds: int, ratio: int) -> tuple[Steps, ...]:
    """Every way to lay *more* naturals and *more_wilds* wilds of one rank.

    They go on a meld of *naturals* and *wilds* and on new ones begun after it is complete.
    """
    if not more and not more_wilds:
        return ((),)
    found: list[Steps] = []
    size = naturals + wilds
    for x in range(min(more, PILE_SIZE - size), -1, -1):
        for y in range(min(more_wilds, PILE_SIZE - size - x) + 1):
            if not x + y or naturals + x < ratio * (wilds + y):
                continue
            if size + x + y == PILE_SIZE:
                rest = _splits(0, 0, more - x, more_wilds - y, ratio)
                found += (((x, y), *steps) for steps in rest)
            elif x == more and y == more_wilds and size + x + y >= LEAST_MELD:
                found.append(((x, y),))
    return tuple(found)


def _after_steps(
    naturals: int, wilds: int, steps: Steps
) -> tuple[tuple[int, int] | None, int, int]:
    """The incomplete meld of the rank after *steps*, and the clean and dirty piles completed."""
    clean = dirty = 0
    left: tuple[int, int] | None = (naturals, wilds) if naturals else None
    for x, y in steps:
        a, w = left or (0, 0)
        left = (a + x, w + y)
        if a + x + w + y == PILE_SIZE:
            left = None
            if w + y:
                dirty += 1
            else:
                clean += 1
    return left, clean, dirty


@cache
def _fillings(
    naturals: int, wilds: int, more: int, more_wilds: int, ratio: int
) -> dict[tuple[int, int], Steps]:
    """One of the `_splits` for every (clean, dirty) number of piles that can be completed."""
    found: dict[tuple[int, int], Steps] = {}
    for steps in _splits(naturals, wilds, more, more_wilds, ratio):
        _, clean, dirty = _after_steps(naturals, wilds, steps)
        found.setdefault((clean, dirty), steps)
    return found


def _wild_filling(size: int, more: int) -> tuple[int, tuple[int, ...]] | None:
    """Wild piles completed, and the cards for each meld, when *more* wilds go on *size*."""
    completed, steps = 0, []
    while more:
        put = min(more, PILE_SIZE - size)
        if size + put < LEAST_MELD:
            return None
        steps.append(put)
        completed += size + put == PILE_SIZE
        more -= put
        size = 0
    return completed, tuple(steps)


class _Position(Struct, frozen=True):
    """A side's melds and a player's cards as numbers."""

    begun: dict[Rank, tuple[int, int]]
    """Naturals and wilds of the incomplete natural melds."""
    wild_meld: int
    """Cards of the incomplete wild meld."""
    missing: tuple[int, int, int]
    naturals: dict[Rank, int]
    wilds: int
    only_discards: int
    """Cards that cannot be melded: black threes, and replacements nobody has seen yet."""


class _Solution(Struct, frozen=True):
    ranks: tuple[tuple[Rank, Steps], ...]
    wild_steps: tuple[int, ...]
    discard: Rank | None
    """Rank of the last discard; a joker's stands for any wild."""


_Key: TypeAlias = tuple[int, Rank | None, int, int]
"""Wilds spent, rank of the discard, clean and dirty piles still missing."""


def _solve(position: _Position, ratio: int) -> _Solution | None:
    if position.only_discards > 1:
        return None
    first = Rank.THREE if position.only_discards else None
    need_clean, need_dirty, need_wild = position.missing
    reached: dict[_Key, tuple[tuple[Rank, Steps], ...]] = {(0, first, need_clean, need_dirty): ()}
    for rank in Rank:
        held = position.naturals.get(rank, 0)
        meld = position.begun.get(rank)
        if not held and meld is None:
            continue
        after: dict[_Key, tuple[tuple[Rank, Steps], ...]] = {}
        for (spent, discard, clean, dirty), path in reached.items():
            for thrown in range(2 if held and discard is None else 1):
                for wilds in range(position.wilds - spent + 1):
                    ways = _fillings(*(meld or (0, 0)), held - thrown, wilds, ratio)
                    for (c, d), steps in ways.items():
                        key = (
                            spent + wilds,
                            rank if thrown else discard,
                            max(0, clean - c),
                            max(0, dirty - d),
                        )
                        after.setdefault(key, (*path, (rank, steps)) if steps else path)
        reached = after
    for (spent, discard, clean, dirty), path in reached.items():
        if clean or dirty:
            continue
        left = position.wilds - spent
        for thrown in range(2 if left and discard is None else 1):
            filled = _wild_filling(position.wild_meld, left - thrown)
            if filled is not None and filled[0] >= need_wild:
                return _Solution(path, filled[1], Rank.JOKER if thrown else discard)
    return None


def _position(
    options: Options, deal: int, table: SideTable, holding: Iterable[Card], unseen: int
) -> _Position:
    begun: dict[Rank, tuple[int, int]] = {}
    wild_meld = 0
    for meld in table.melds:
        if meld.is_complete:
            continue
        if meld.rank is None:
            wild_meld = len(meld.cards)
        else:
            begun[meld.rank] = (meld.naturals, meld.wilds)
    naturals: Counter[Rank] = Counter()
    wilds = 0
    for card in holding:
        if card.is_wild:
            wilds += 1
        elif card.rank is Rank.THREE:
            unseen += 1
        else:
            naturals[card.rank] += 1
    return _Position(
        begun, wild_meld, missing_piles(options.quota(deal), table), dict(naturals), wilds, unseen
    )


def leads_out(
    options: Options, deal: int, table: SideTable, holding: Iterable[Card], unseen: int = 0
) -> bool:
    """Whether melding all of *holding*, or all but one and discarding that one, meets the quota.

    *unseen* cards more are held that may only be discarded (decision 31).
    """
    return (
        _solve(
            _position(options, deal, table, holding, unseen),
            2 if options.wild_limit is WildLimit.TWICE else 1,
        )
        is not None
    )


def way_out(
    options: Options, deal: int, table: SideTable, holding: Sequence[Card]
) -> WayOut | None:
    """One way to go out with *holding*, or None; permission and partner are not asked here."""
    solution = _solve(
        _position(options, deal, table, holding, 0),
        2 if options.wild_limit is WildLimit.TWICE else 1,
    )
    if solution is None:
        return None
    by_rank: dict[Rank, list[Card]] = {}
    wilds: list[Card] = []
    for card in holding:
        (wilds if card.is_wild else by_rank.setdefault(card.rank, [])).append(card)
    # Twos first into natural melds: a joker is the better card to keep for a wild pile.
    wilds.sort(key=lambda card: card.order, reverse=True)
    discard: Card | None = None
    if solution.discard is Rank.JOKER:
        discard = min(wilds, key=lambda card: options.values.of(card))
        wilds.remove(discard)
    elif solution.discard is not None:
        discard = by_rank[solution.discard].pop()
    melds: list[Placement] = []
    for rank, steps in solution.ranks:
        onto = table.incomplete(rank)
        for x, y in steps:
            group = [by_rank[rank].pop() for _ in range(x)] + [wilds.pop() for _ in range(y)]
            melds.append(Placement(tuple(group), onto))
            onto = None
    onto = table.incomplete(None)
    for count in solution.wild_steps:
        melds.append(Placement(tuple(wilds.pop() for _ in range(count)), onto))
        onto = None
    return WayOut(tuple(melds), discard)


def take_leads_out(options: Options, view: View) -> bool:
    """Whether some take of the discard pile begins a way out (decision 31)."""
    return take_way_out(options, view) is not None


def take_way_out(options: Options, view: View) -> tuple[Placement, ...] | None:
    """The melds of one take of the discard pile that begins a way out, or None."""
    pile = view.public.pile
    if not pile or pile[-1].rank is Rank.THREE:
        return None
    top, rest = pile[-1], pile[-options.taken(len(pile)) : -1]
    deal = view.public.deal
    same = [card for card in view.holding if card.rank is top.rank]
    if len(same) < 2:
        return None
    table = view.public.tables[options.side_of(view.seat)]
    brought = tuple(card for card in rest if not card.is_red_three)
    unseen = min(len(rest) - len(brought), sum(view.stock_counts))
    if not leads_out(options, deal, table, (*view.holding, top, *brought), unseen):
        return None
    after = _position(options, deal, table, (*view.holding, *brought), unseen)
    # Twos first, as in `way_out`.
    wilds = sorted((card for card in view.holding if card.is_wild), key=lambda card: card.order)
    if top.is_wild:
        takes = _wild_takes(after, len(wilds))
        naturals, wilds = [], [top, *same, *(card for card in wilds if card not in same)]
    else:
        takes = _natural_takes(after, top.rank, len(same), len(wilds), options)
        naturals = [top, *same]
    for steps, position in takes:
        if _solve(position, 2 if options.wild_limit is WildLimit.TWICE else 1) is None:
            continue
        onto = table.incomplete(None if top.is_wild else top.rank)
        melds: list[Placement] = []
        for x, y in steps:
            melds.append(Placement((*naturals[:x], *wilds[:y]), onto))
            del naturals[:x], wilds[:y]
            onto = None
        return tuple(melds)
    return None


def _natural_takes(
    after: _Position, rank: Rank, own_rank: int, wilds: int, options: Options
) -> Iterator[tuple[Steps, _Position]]:
    """Every legal take of a natural top card in numbers, and the position after it.

    The steps count the top card; rules 5 and 7 and decision 30 say where the pair may go.
    """
    begun = {r: meld for r, meld in after.begun.items() if r is not rank}
    a, w = after.begun.get(rank, (0, 0))
    fits = PILE_SIZE - a - w >= LEAST_MELD
    need_clean, need_dirty, need_wild = after.missing
    seen = set()
    for naturals in range(2, own_rank + 1):
        for spent in range(wilds + 1):
            for steps in _splits(
                a, w, naturals + 1, spent, 2 if options.wild_limit is WildLimit.TWICE else 1
            ):
                # Where the three do not fit, a pile and a new meld is all there can be.
                if fits and steps[0][0] < LEAST_MELD:
                    continue
                left, clean, dirty = _after_steps(a, w, steps)
                key = (naturals, spent, left, clean, dirty)
                if key in seen:
                    continue
                seen.add(key)
                yield (
                    steps,
                    _Position(
                        begun if left is None else {**begun, rank: left},
                        after.wild_meld,
                        (max(0, need_clean - clean), max(0, need_dirty - dirty), need_wild),
                        {**after.naturals, rank: after.naturals[rank] - naturals},
                        after.wilds - spent,
                        after.only_discards,
                    ),
                )


def _wild_takes(after: _Position, wilds: int) -> Iterator[tuple[Steps, _Position]]:
    """The same for a wild top card, which goes to the wild meld."""
    for spent in range(2, wilds + 1):
        filled = _wild_filling(after.wild_meld, spent + 1)
        if filled is None:
            continue
        completed, counts = filled
        left = counts[-1] + (after.wild_meld if len(counts) == 1 else 0)
        clean, dirty, wild = after.missing
        yield (
            tuple((0, count) for count in counts),
            _Position(
                after.begun,
                left % PILE_SIZE,
                (clean, dirty, max(0, wild - completed)),
                after.naturals,
                after.wilds - spent,
                after.only_discards,
            ),
        )
