"""How many cards a meld may take, as numbers; page "Hand and Foot", rule 6 and its switches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from handfoot_gui.core.cards import Rank
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.option_values import AfterSeven, SecondMeld, WildLimit
from handfoot_gui.games.hand_and_foot.rules.options import Options

Steps: TypeAlias = tuple[tuple[int, int], ...]
"""(naturals, wilds) for each meld on the table, maybe (0, 0), and then for each new one."""

Sizes: TypeAlias = tuple[tuple[int, int], ...]
"""(naturals, wilds) of the melds of one rank on the table."""

BLACK_THREES: Final = (Rank.THREE, Rank.VILLAIN)


class Shape(NamedTuple):
    """The switches that say what a meld of one rank may become."""

    limit: WildLimit
    most_wilds: int
    after_seven: AfterSeven
    wilds_on_clean: bool
    is_once: bool
    """There is never a second meld of the rank."""

    def allowed(self, naturals: int) -> int:
        """The most wilds beside *naturals*; as `Options.wilds_allowed`."""
        if self.limit is WildLimit.TWICE:
            return naturals // 2
        if self.limit is WildLimit.MORE:
            return naturals - 1 if naturals else 0
        if self.limit is WildLimit.AS_MANY:
            return naturals
        return self.most_wilds if naturals >= 2 else 0


def shape_of(options: Options, rank: Rank | None) -> Shape:
    """The shape of melds of *rank*; of a wild meld (None) the wilds count as naturals."""
    is_once = options.second_meld is SecondMeld.NEVER
    after = options.after_seven
    if rank is None:
        is_open = after in (AfterSeven.NATURALS, AfterSeven.ALL)
        after = AfterSeven.ALL if is_open else AfterSeven.CLOSED
        return Shape(WildLimit.AT_MOST, 0, after, False, is_once)
    if rank in BLACK_THREES:
        return Shape(WildLimit.AT_MOST, 0, after, False, is_once)
    return Shape(options.wild_limit, options.most_wilds, after, options.wilds_on_clean, is_once)


@cache
def fits(shape: Shape, naturals: int, wilds: int, more: int, more_wilds: int) -> bool:
    """Whether a meld (0 and 0: a new one) may take that many cards in one move.

    They count as laid in whichever order makes it legal (decision 34).
    """
    if not more + more_wilds:
        return False
    all_naturals, all_wilds = naturals + more, wilds + more_wilds
    size = all_naturals + all_wilds
    if size < LEAST_MELD or all_wilds > shape.allowed(all_naturals):
        return False
    after = shape.after_seven
    if naturals + wilds >= PILE_SIZE:
        if after is AfterSeven.NATURALS:
            return not more_wilds
        if after is AfterSeven.ALL:
            return not more_wilds or wilds > 0 or shape.wilds_on_clean
        return after is AfterSeven.DIRTY and wilds > 0
    if size <= PILE_SIZE:
        return True
    if after is AfterSeven.NATURALS:
        # The wilds come first, and seven with them must be within the limit.
        places = PILE_SIZE - all_wilds
        return naturals <= places and all_wilds <= shape.allowed(places)
    return after is AfterSeven.ALL or (after is AfterSeven.DIRTY and all_wilds > 0)


def ways(shape: Shape, melds: Sizes, more: int, wilds: int, *, may_begin: bool) -> Iterator[Steps]:
    """Every way to lay all of *more* naturals and *wilds* wilds of one rank."""
    if melds:
        a, w = melds[0]
        for x in range(more, -1, -1):
            for y in range(wilds + 1):
                if x + y and not fits(shape, a, w, x, y):
                    continue
                begins = may_begin and a + w + x + y >= PILE_SIZE
                for steps in ways(shape, melds[1:], more - x, wilds - y, may_begin=begins):
                    yield ((x, y), *steps)
    elif not more + wilds:
        yield ()
    elif may_begin:
        for x in range(more, 0, -1):
            for y in range(wilds + 1):
                if not fits(shape, 0, 0, x, y):
                    continue
                if x + y >= PILE_SIZE:
                    rest = ways(shape, (), more - x, wilds - y, may_begin=not shape.is_once)
                    yield from (((x, y), *steps) for steps in rest)
                elif x == more and y == wilds:
                    yield ((x, y),)


def gains(melds: Sizes, steps: Steps) -> tuple[int, int]:
    """The clean and dirty piles that *steps* make of *melds* and beside them."""
    clean = dirty = 0
    for place, (x, y) in enumerate(steps):
        a, w = melds[place] if place < len(melds) else (0, 0)
        if a + w >= PILE_SIZE:
            if y and not w:
                clean, dirty = clean - 1, dirty + 1
        elif a + w + x + y >= PILE_SIZE:
            if w + y:
                dirty += 1
            else:
                clean += 1
    return clean, dirty


@cache
def fillings(
    shape: Shape, melds: Sizes, more: int, wilds: int, may_begin: bool
) -> dict[tuple[int, int], Steps]:
    """One of the `ways` for every (clean, dirty) number of piles that can be completed."""
    found: dict[tuple[int, int], Steps] = {}
    for steps in ways(shape, melds, more, wilds, may_begin=may_begin):
        found.setdefault(gains(melds, steps), steps)
    return found
