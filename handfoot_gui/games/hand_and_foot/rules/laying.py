"""Melds under the rules: which piles they are, how many cards they take, what a lay-down makes.

Page "Hand and Foot", rules 6 and 11 and the switches about melds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice, zip_longest
from typing import Final, NamedTuple, TypeAlias

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.games.hand_and_foot.rules.melds import (
    LEAST_MELD,
    PILE_SIZE,
    Kind,
    Meld,
    SideTable,
    meld_of,
)
from handfoot_gui.games.hand_and_foot.rules.moves import Placement
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    ANY_NUMBER,
    BlackThrees,
    Openness,
    SecondMeld,
    WildLimit,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options


class MissingPiles(NamedTuple):
    """Piles a side still needs for its quota, by kind; *any* counts all kinds together."""

    clean: int
    dirty: int
    wild: int
    any: int
    ranks: tuple[tuple[Rank, int, bool], ...] = ()
    """Ranks with the piles of them that are missing, and whether those have to be clean."""


def kind_of(options: Options, meld: Meld) -> Kind:
    """What *meld*, once complete, counts as in the quota and in the score."""
    return Kind.OWN if meld.rank in options.own_kinds else meld.kind


def pile_counts(options: Options, table: SideTable) -> dict[Kind, int]:
    """The number of complete piles of every kind."""
    counts = dict.fromkeys(Kind, 0)
    for meld in table.melds:
        if meld.is_complete:
            counts[kind_of(options, meld)] += 1
    return counts


Steps: TypeAlias = tuple[tuple[int, int], ...]
"""(naturals, wilds) for each meld on the table, maybe (0, 0), and then for each new one."""

Sizes: TypeAlias = tuple[tuple[int, int], ...]
"""(naturals, wilds) of the melds of one rank on the table."""

# Up to Python 3.11 a member of an enum is slow to look up, and these are asked at every move.
_NEVER: Final = SecondMeld.NEVER
_ANY_TIME: Final = SecondMeld.ANY_TIME
_CLOSED: Final = Openness.CLOSED
_NATURALS: Final = Openness.NATURALS
_ALL: Final = Openness.ALL

BLACK_THREES: Final = (Rank.THREE, Rank.VILLAIN)


class MeldSwitches(NamedTuple):
    """The switches that say what a meld of one rank may become."""

    limit: WildLimit
    most_wilds: int
    least_naturals: int
    open_clean: Openness
    open_dirty: Openness
    second: SecondMeld

    def allowed(self, naturals: int) -> int:
        """The most wilds beside *naturals*; as `Options.wilds_allowed`."""
        if naturals < self.least_naturals:
            return 0
        return min(self.limit.allows(naturals), self.most_wilds)

    @property
    def is_once(self) -> bool:
        """There is never a second meld of the rank."""
        return self.second is _NEVER

    @property
    def is_spread(self) -> bool:
        """Melds of the rank may lie incomplete side by side (decisions 48 and 49)."""
        return self.second is _ANY_TIME or self.second is SecondMeld.CLEAN_AND_DIRTY

    @property
    def without_wilds(self) -> MeldSwitches:
        """The same where a complete clean pile takes no wild, as it has ladies."""
        return self._replace(open_clean=_NATURALS) if self.open_clean is _ALL else self


def shape_of(options: Options, rank: Rank | None) -> MeldSwitches:
    """The shape of melds of *rank*; of a wild meld (None) the wilds count as naturals."""
    clean, second, most = options.open_clean, options.second_meld, options.most_wilds
    limit, least = options.wild_limit, options.least_naturals
    if rank is None:
        clean = _ALL if options.open_wild else _CLOSED
    takes_none = any(row.no_wilds and row.rank is rank for row in options.special_piles)
    if rank is None or rank in BLACK_THREES or takes_none:
        return MeldSwitches(limit, 0, least, clean, _CLOSED, second)
    most = ANY_NUMBER if most is None else most
    return MeldSwitches(limit, most, least, clean, options.open_dirty, second)


@cache
def fits(shape: MeldSwitches, naturals: int, wilds: int, more: int, more_wilds: int) -> bool:
    """Whether a meld (0 and 0: a new one) may take that many cards in one move.

    They count as laid in whichever order makes it legal (decision 34).
    """
    if not more + more_wilds:
        return False
    all_naturals, all_wilds = naturals + more, wilds + more_wilds
    size = all_naturals + all_wilds
    if size < LEAST_MELD or all_wilds > shape.allowed(all_naturals):
        return False
    if naturals + wilds >= PILE_SIZE:
        return _takes(shape, wilds, more, more_wilds)
    if size <= PILE_SIZE:
        return True
    # First it is a pile, with so many of the wilds, and then it takes the rest.
    for first in range(max(wilds, PILE_SIZE - all_naturals), min(all_wilds, PILE_SIZE) + 1):
        place = PILE_SIZE - first
        if (
            place >= naturals
            and first <= shape.allowed(place)
            and _takes(shape, first, all_naturals - place, all_wilds - first)
        ):
            return True
    return False


def _takes(shape: MeldSwitches, wilds: int, more: int, more_wilds: int) -> bool:
    """Whether a complete pile with *wilds* takes so many cards more, within the limit or not."""
    if not more + more_wilds:
        return True
    if wilds:
        opened = shape.open_dirty
        return opened is _ALL or (opened is _NATURALS and not more_wilds)
    opened = shape.open_clean
    # By its first wild a clean pile is a dirty one.
    return (opened is _ALL and (more_wilds <= 1 or shape.open_dirty is _ALL)) or (
        opened is _NATURALS and not more_wilds
    )


def ways(
    shape: MeldSwitches, melds: Sizes, more: int, wilds: int, *, may_begin: bool
) -> Iterator[Steps]:
    """Every way to lay all of *more* naturals and *wilds* wilds of one rank."""
    if shape.is_spread:
        yield from _spread_ways(shape, melds, more, wilds, may_begin=may_begin)
    elif melds:
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


def _spread_ways(
    shape: MeldSwitches, melds: Sizes, more: int, wilds: int, *, may_begin: bool,
    open_now: tuple[int, int] = (0, 0), last: tuple[int, int] = (ANY_NUMBER, 0),
) -> Iterator[Steps]:  # fmt: skip
    """The same where melds lie incomplete side by side: *open_now* clean and dirty ones so far, and
    none is begun that is larger than the *last*, as their order makes no difference."""
    if not melds and not more + wilds:
        yield ()
        return
    if not melds and not may_begin:
        return
    a, w = melds[0] if melds else (0, 0)
    for x in range(more if melds else min(more, last[0]), -1 if melds else 0, -1):
        for y in range(wilds + 1):
            if not melds and (x, y) > last:
                continue
            if x + y and not fits(shape, a, w, x, y):
                continue
            clean, dirty = open_now
            if a + w + x + y < PILE_SIZE:
                clean, dirty = (clean, dirty + 1) if w + y else (clean + 1, dirty)
            if max(clean, dirty) > 1 and shape.second is not _ANY_TIME:
                continue
            for steps in _spread_ways(
                shape, melds[1:], more - x, wilds - y, may_begin=may_begin,
                open_now=(clean, dirty), last=last if melds else (x, y),
            ):  # fmt: skip
                yield ((x, y), *steps)


@cache
def _fillings(
    shape: MeldSwitches, sizes: Sizes, more: int, wilds: int, may_begin: bool
) -> dict[tuple[int, int], Steps]:
    """The first of the `ways` for each number of clean and dirty piles that they make; what is
    made of the same rest is worked out once."""
    if shape.is_spread:
        return _spread_fillings(shape, sizes, more, wilds, may_begin, (0, 0), (more, wilds))
    found: dict[tuple[int, int], Steps] = {}
    if not sizes and not more + wilds:
        found[0, 0] = ()
    elif sizes or may_begin:
        a, w = sizes[0] if sizes else (0, 0)
        for x in range(more, -1 if sizes else 0, -1):
            for y in range(wilds + 1):
                if x + y and not fits(shape, a, w, x, y):
                    continue
                begins = may_begin and a + w + x + y >= PILE_SIZE
                if not sizes:
                    begins = begins and not shape.is_once
                    if x + y < PILE_SIZE and (x, y) != (more, wilds):
                        continue
                rest = _fillings(shape, sizes[1:], more - x, wilds - y, begins)
                _add(found, _piles_made(a, w, x, y), (x, y), rest)
    return found


@cache
def _spread_fillings(
    shape: MeldSwitches, melds: Sizes, more: int, wilds: int, may_begin: bool,
    open_now: tuple[int, int], last: tuple[int, int],
) -> dict[tuple[int, int], Steps]:  # fmt: skip
    """The same where melds lie side by side, as in `_spread_ways`."""
    found: dict[tuple[int, int], Steps] = {}
    if not melds and not more + wilds:
        found[0, 0] = ()
    elif melds or may_begin:
        a, w = melds[0] if melds else (0, 0)
        is_free = shape.second is _ANY_TIME
        for x in range(more if melds else min(more, last[0]), -1 if melds else 0, -1):
            for y in range(wilds + 1 if melds or x < last[0] else min(wilds, last[1]) + 1):
                if x + y and not fits(shape, a, w, x, y):
                    continue
                clean, dirty = open_now
                if not is_free and a + w + x + y < PILE_SIZE:
                    clean, dirty = (clean, dirty + 1) if w + y else (clean + 1, dirty)
                    if max(clean, dirty) > 1:
                        continue
                rest, left = (more - x, wilds - y), last if melds else (x, y)
                # None larger than the rest: of those that allow all of it one will do.
                left = rest if melds or left[0] > rest[0] else (left[0], min(left[1], rest[1]))
                after = _spread_fillings(shape, melds[1:], *rest, may_begin, (clean, dirty), left)
                _add(found, _piles_made(a, w, x, y), (x, y), after)
    return found


def _piles_made(a: int, w: int, x: int, y: int) -> tuple[int, int]:
    """By how many clean and dirty piles there are more when a meld of a naturals and w wilds takes
    x and y."""
    if a + w >= PILE_SIZE:
        return (-1, 1) if y and not w else (0, 0)
    if a + w + x + y < PILE_SIZE:
        return 0, 0
    return (0, 1) if w + y else (1, 0)


def _add(
    found: dict[tuple[int, int], Steps], made: tuple[int, int], step: tuple[int, int],
    rest: dict[tuple[int, int], Steps],
) -> None:  # fmt: skip
    """Put what begins with *step* and goes on as *rest* to what is *found*, unless as many piles
    are made already."""
    for (clean, dirty), steps in rest.items():
        found.setdefault((clean + made[0], dirty + made[1]), (step, *steps))


class LayTargets(NamedTuple):
    """The melds of one rank that take cards, and whether one more may begin."""

    shape: MeldSwitches
    onto: tuple[int, ...]
    """Their numbers among the side's melds."""
    sizes: Sizes
    may_begin: bool

    def ways(self, more: int, wilds: int) -> Iterator[Steps]:
        """Every way to lay all of *more* naturals and *wilds* wilds of the rank."""
        return ways(self.shape, self.sizes, more, wilds, may_begin=self.may_begin)

    def fillings(self, more: int, wilds: int) -> dict[tuple[int, int], Steps]:
        """One of the `ways` for every (clean, dirty) number of piles that can be completed."""
        return _fillings(self.shape, self.sizes, more, wilds, self.may_begin)

    def placed(
        self, steps: Steps, naturals: Iterator[Card], wilds: Iterator[Card]
    ) -> Iterator[Placement]:
        """The placements of *steps*, with the next cards of each."""
        for (x, y), onto in zip_longest(steps, self.onto):
            cards = (*islice(naturals, x), *islice(wilds, y))
            if cards:
                yield Placement(cards, onto)


def targets_of(options: Options, table: SideTable, rank: Rank | None) -> LayTargets:
    """Where *table* takes cards of *rank* (None: wilds only)."""
    shape, may_begin = shape_of(options, rank), rank is not None or options.wild_melds
    onto: list[int] = []
    for index, meld in enumerate(table.melds):
        if meld.rank is rank:
            if meld.ladies:
                shape = shape.without_wilds
            may_begin = may_begin and not shape.is_once
            if options.is_open or not meld.is_complete:
                onto.append(index)
    return LayTargets(shape, tuple(onto), tuple([table.melds[i].sizes for i in onto]), may_begin)


def laid_on(table: SideTable, placements: Iterable[Placement]) -> SideTable:
    """*table* with *placements*; legality is not asked here."""
    melds = list(table.melds)
    for part in placements:
        if part.onto is None:
            melds.append(meld_of(part.cards))
        else:
            melds[part.onto] = melds[part.onto].with_cards(part.cards)
    return SideTable(tuple(melds), table.red_threes)


def is_meldable(options: Options, card: Card) -> bool:
    """Whether *card*, which blocks the pile, may be laid nevertheless."""
    if card.is_black_three:
        return options.black_threes is not BlackThrees.NEVER
    return card.is_lady


def points_of(options: Options, placements: Iterable[Placement]) -> int:
    """What a first meld of *placements* is worth, by card values alone (rule 8)."""
    return sum(points_of_cards(options, placement.cards) for placement in placements)


def points_of_cards(options: Options, some: Iterable[Card]) -> int:
    """What the cards count on the table."""
    points = options.values.by_face(options.black_three_melded)
    return sum([points[card.face] for card in some])
