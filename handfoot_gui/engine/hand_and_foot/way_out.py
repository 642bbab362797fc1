"""Whether, and how, a player can get rid of every card in this turn.

Going out is a small allotment problem: every natural has only one rank to go to, so the only
choice is where the wilds go and which card, if any, is discarded last. Ranks are worked through
one after the other, keeping for every number of wilds spent the piles completed so far.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from handfoot_gui.engine.cards import Card, Rank
from handfoot_gui.engine.hand_and_foot.fitting import (
    Sizes,
    Steps,
    fillings,
    shape_of,
)
from handfoot_gui.engine.hand_and_foot.melds import (
    PILE_SIZE,
    SEVENS,
    Kind,
    Meld,
    SideTable,
    meld_of,
)
from handfoot_gui.engine.hand_and_foot.moves import Placement
from handfoot_gui.engine.hand_and_foot.option_values import AfterSeven, BlackThrees, SevensBan
from handfoot_gui.engine.hand_and_foot.options import Options
from handfoot_gui.engine.hand_and_foot.piles import (
    Missing,
    has_sevens_pile,
    is_seven_banned,
    missing_piles,
    pile_balance,
)
from handfoot_gui.engine.hand_and_foot.state import Public

_LADY: Final = Rank.LADY
_ONLY: Final = "unmeldable"
_Discard: TypeAlias = Rank | str | None
"""Rank of the last discard; a joker's stands for any wild, `_ONLY` for what cannot be melded."""


class WayOut(Struct, frozen=True):
    """One way to be rid of every card: a lay-down (maybe of nothing), then maybe a discard."""

    melds: tuple[Placement, ...]
    discard: Card | None


class _Position(Struct, frozen=True):
    """A side's melds and a player's cards as numbers."""

    begun: dict[Rank | None, Sizes]
    """Sizes of the melds that take cards, None for wild melds, whose cards count as naturals."""
    closed: frozenset[Rank | None]
    """Ranks that have a meld, where a rank has but one."""
    missing: Missing
    naturals: dict[Rank, int]
    wilds: int
    ladies: int
    has_clean: bool
    """Whether a lady can be laid: there is a complete clean pile."""
    only_discards: int
    """Cards that cannot be melded: black threes, and replacements nobody has seen yet."""
    has_sevens: bool
    """The own side has a pile of sevens."""
    throws_seven: bool | None
    """Whether a seven may be the last discard; None: only with an own pile of sevens."""


class _Solution(Struct, frozen=True):
    ranks: tuple[tuple[Rank, Steps], ...]
    wild_steps: Steps
    discard: _Discard


class _Key(NamedTuple):
    spent: int
    """Wilds laid with naturals."""
    discard: _Discard
    clean: int
    dirty: int
    sevens: int
    any: int
    """Piles still missing; below nothing only where a clean pile may turn dirty again."""
    has_clean: bool


def _solve(options: Options, position: _Position) -> _Solution | None:
    if position.only_discards > 1:
        return None
    missing = position.missing
    # Only where a clean pile may turn dirty is a surplus of piles worth remembering.
    least = -99 if _may_turn_dirty(options) else 0
    begin = _Key(
        0,
        _ONLY if position.only_discards else None,
        missing.clean,
        missing.dirty,
        missing.sevens,
        missing.any,
        position.has_clean or not position.ladies,
    )
    reached: dict[_Key, tuple[tuple[Rank, Steps], ...]] = {begin: ()}
    for rank in Rank:
        held = position.naturals.get(rank, 0)
        melds = position.begun.get(rank, ())
        if not held and not melds:
            continue
        shape = shape_of(options, rank)
        is_seven = rank in SEVENS
        after: dict[_Key, tuple[tuple[Rank, Steps], ...]] = {}
        for key, path in reached.items():
            spent, discard, clean, dirty, sevens, total, has_clean = key
            for thrown in range(2 if held and discard is None else 1):
                for wilds in range(position.wilds - spent + 1):
                    found = fillings(
                        shape, melds, held - thrown, wilds, rank not in position.closed
                    )
                    for (c, d), steps in found.items():
                        if thrown and is_seven and not _may_throw_seven(position, c + d):
                            continue
                        is_kind = is_seven and options.has_sevens
                        reached_key = _Key(
                            spent + wilds,
                            rank if thrown else discard,
                            clean if is_kind else max(least, clean - c),
                            dirty if is_kind else max(least, dirty - d),
                            max(0, sevens - c - d) if is_kind else sevens,
                            max(0, total - c - d),
                            has_clean or c > 0,
                        )
                        after.setdefault(reached_key, (*path, (rank, steps)) if steps else path)
        reached = after
    for key, path in reached.items():
        solution = _finished(options, position, key, path)
        if solution is not None:
            return solution
    return None


def _may_turn_dirty(options: Options) -> bool:
    """Whether a complete clean pile may turn dirty."""
    return options.wilds_on_clean and options.after_seven is AfterSeven.ALL


def _may_throw_seven(position: _Position, completed: int) -> bool:
    if position.throws_seven is None:
        return position.has_sevens or completed > 0
    return position.throws_seven


def _finished(
    options: Options, position: _Position, key: _Key, path: tuple[tuple[Rank, Steps], ...]
) -> _Solution | None:
    """What becomes of the wilds and ladies left over, if that meets the quota."""
    if key.clean > 0 or key.dirty > 0 or key.sevens > 0:
        return None
    melds = position.begun.get(None, ())
    left = position.wilds - key.spent
    shape = shape_of(options, None)
    may_begin = options.wild_melds and None not in position.closed
    stuck = 0 if key.has_clean else position.ladies
    for discard in _last_discards(options, position, key.discard, left):
        if stuck > (discard is _LADY):
            continue
        thrown = discard is Rank.JOKER and key.discard is None
        for (wild, _), steps in fillings(shape, melds, left - thrown, 0, may_begin).items():
            if wild >= position.missing.wild and wild >= key.any:
                return _Solution(path, steps, discard)
    return None


def _last_discards(
    options: Options, position: _Position, discard: _Discard, wilds: int
) -> Iterator[_Discard]:
    if discard is not None:
        yield discard
        return
    if not options.must_discard_last:
        yield None
    if wilds:
        yield Rank.JOKER
    if position.ladies:
        yield _LADY


def melds_taking(options: Options, table: SideTable, rank: Rank | None) -> list[tuple[int, Meld]]:
    """The melds of *rank* that still take cards, with their indices."""
    return [
        (index, meld)
        for index, meld in enumerate(table.melds)
        if meld.rank is rank and (options.is_open or not meld.is_complete)
    ]


def sizes_of(melds: Iterable[tuple[int, Meld]]) -> Sizes:
    return tuple(
        (len(meld.cards), 0) if meld.rank is None else (meld.naturals, meld.wilds)
        for _, meld in melds
    )


def _position(
    options: Options, public: Public, table: SideTable, holding: Iterable[Card], unseen: int
) -> _Position:
    begun: dict[Rank | None, Sizes] = {}
    is_open = options.is_open
    for meld in table.melds:
        if is_open or not meld.is_complete:
            size = (len(meld.cards), 0) if meld.rank is None else (meld.naturals, meld.wilds)
            begun[meld.rank] = (*begun.get(meld.rank, ()), size)
    is_once = shape_of(options, None).is_once
    naturals: Counter[Rank] = Counter()
    wilds = ladies = 0
    threes_meld = options.black_threes is not BlackThrees.NEVER
    for card in holding:
        if card.is_wild:
            wilds += 1
        elif not card.blocks_pile:
            naturals[card.rank] += 1
        elif card.is_lady:
            ladies += 1
        elif threes_meld and card.is_black_three:
            naturals[card.rank] += 1
        else:
            unseen += 1
    count_piles = pile_balance if _may_turn_dirty(options) else missing_piles
    throws: bool | None = options.seven_last_discard
    if throws and options.sevens_ban is not SevensBan.OFF:
        side = options.side_of(public.turn)
        full = SideTable((meld_of(_SEVEN_PILE),))
        throws = False if is_seven_banned(options, public, side, full) else None
    return _Position(
        begun,
        frozenset(meld.rank for meld in table.melds) if is_once else frozenset(),
        count_piles(options, public.deal, table),
        dict(naturals),
        wilds,
        ladies,
        bool(ladies) and any(_is_for_ladies(meld) for meld in table.melds),
        unseen,
        has_sevens_pile(table),
        throws,
    )


_SEVEN_PILE: Final = tuple(Card.parse(f"7S{pack}") for pack in range(1, PILE_SIZE + 1))


def _is_for_ladies(meld: Meld) -> bool:
    return meld.is_complete and meld.kind is Kind.CLEAN


def leads_out(
    options: Options, public: Public, table: SideTable, holding: Iterable[Card], unseen: int = 0
) -> bool:
    """Whether melding all of *holding*, or all but one and discarding that one, meets the quota.

    *table* is that of the side whose turn it is. *unseen* cards more are held that may only be
    discarded (decision 31). Permission, partners and the first meld are not asked about here.
    """
    return _solve(options, _position(options, public, table, holding, unseen)) is not None


def way_out(
    options: Options, public: Public, table: SideTable, holding: Sequence[Card]
) -> WayOut | None:
    """One way to go out with *holding*, or None; as `leads_out`."""
    solution = _solve(options, _position(options, public, table, holding, 0))
    if solution is None:
        return None
    by_rank: dict[Rank, list[Card]] = {}
    wilds: list[Card] = []
    ladies: list[Card] = []
    stuck: list[Card] = []
    threes_meld = options.black_threes is not BlackThrees.NEVER
    for card in holding:
        if card.is_wild:
            wilds.append(card)
        elif card.is_lady:
            ladies.append(card)
        elif card.blocks_pile and not (threes_meld and card.is_black_three):
            stuck.append(card)
        else:
            by_rank.setdefault(card.rank, []).append(card)
    # Twos first into natural melds: a joker is the better card to keep for a wild pile.
    wilds.sort(key=lambda card: card.order, reverse=True)
    discard: Card | None = None
    if solution.discard is Rank.JOKER:
        discard = min(wilds, key=lambda card: options.values.of(card))
        wilds.remove(discard)
    elif solution.discard is _LADY:
        discard = ladies.pop()
    elif isinstance(solution.discard, Rank):
        discard = by_rank[solution.discard].pop()
    elif solution.discard is not None:
        discard = stuck.pop()
    melds: list[Placement] = []
    for rank, steps in solution.ranks:
        targets = melds_taking(options, table, rank)
        for place, (x, y) in enumerate(steps):
            group = [by_rank[rank].pop() for _ in range(x)] + [wilds.pop() for _ in range(y)]
            if group:
                melds.append(
                    Placement(tuple(group), targets[place][0] if place < len(targets) else None)
                )
    targets = melds_taking(options, table, None)
    for place, (count, _) in enumerate(solution.wild_steps):
        if count:
            onto = targets[place][0] if place < len(targets) else None
            melds.append(Placement(tuple(wilds.pop() for _ in range(count)), onto))
    if ladies:
        _lay_ladies(table, melds, ladies)
    return WayOut(tuple(melds), discard)


def _lay_ladies(table: SideTable, melds: list[Placement], ladies: Sequence[Card]) -> None:
    """Put *ladies* onto a clean pile, there already or made by *melds*."""
    for place, part in enumerate(melds):
        whole = meld_of(part.cards)
        if part.onto is not None:
            whole = table.melds[part.onto].with_cards(part.cards)
        if _is_for_ladies(whole):
            melds[place] = Placement((*part.cards, *ladies), part.onto)
            return
    used = {part.onto for part in melds}
    for index, meld in enumerate(table.melds):
        if index not in used and _is_for_ladies(meld):
            melds.append(Placement(tuple(ladies), index))
            return
    raise AssertionError("no clean pile for the ladies")
