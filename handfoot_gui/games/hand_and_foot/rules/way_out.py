"""Whether, and how, a player can get rid of every card in this turn.

Going out is a small allotment problem: every natural has only one rank to go to, so the only
choice is where the wilds go and which card, if any, is discarded last. Ranks are worked through
one after the other, keeping for every number of wilds spent the piles completed so far.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.games.hand_and_foot.rules.laying import (
    MissingPiles,
    Sizes,
    Steps,
    fillings,
    has_sevens_pile,
    is_seven_banned,
    missing_piles,
    pile_balance,
    points_of_cards,
    shape_of,
)
from handfoot_gui.games.hand_and_foot.rules.melds import (
    LEAST_MELD,
    PILE_SIZE,
    SEVENS,
    Kind,
    Meld,
    SideTable,
    meld_of,
)
from handfoot_gui.games.hand_and_foot.rules.moves import Placement
from handfoot_gui.games.hand_and_foot.rules.option_values import AfterSeven, BlackThrees, SevensBan
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Public

_LADY: Final = Rank.LADY
_TRIES: Final = 20_000
"""Steps of a search for a hand that leads out; a few hundred are usual."""
_ONLY: Final = "unmeldable"
_Discard: TypeAlias = Rank | str | None
"""Rank of the last discard; a joker's stands for any wild, `_ONLY` for what cannot be melded."""


class WayOut(Struct, frozen=True):
    """One way to be rid of every card: a lay-down (maybe of nothing), then maybe a discard."""

    melds: tuple[Placement, ...]
    discard: Card | None


class FirstMeld(NamedTuple):
    """What the first lay-down of a side that is not down needs (rule 8, decision 18)."""

    points: int
    is_pile: bool
    """A concealed pile, whatever it is worth."""


class _Position(Struct, frozen=True):
    """A side's melds and a player's cards as numbers."""

    begun: dict[Rank | None, Sizes]
    """Sizes of the melds that take cards, None for wild melds, whose cards count as naturals."""
    closed: frozenset[Rank | None]
    """Ranks that have a meld, where a rank has but one."""
    missing: MissingPiles
    naturals: dict[Rank, int]
    wilds: int
    ladies: int
    cleans: int
    """Complete clean piles, onto which ladies can be laid."""
    kept_clean: frozenset[Rank | None]
    """Ranks with a pile that has ladies, which takes no wild."""
    only_discards: int
    """Cards that cannot be melded: black threes, and replacements nobody has seen yet."""
    has_sevens: bool
    """The own side has a pile of sevens."""
    throws_seven: bool | None
    """Whether a seven may be the last discard; None: only with an own pile of sevens."""
    spare: int | None
    """Points that may go by the last discard, so that the rest is enough for a first meld; None
    where nothing depends on it."""
    points: dict[_Discard, int]
    """What every discard takes from the points of the rest, where that matters."""


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
    cleans: int
    """Complete clean piles, where there are ladies to lay; more than one only where such a pile
    may turn dirty again."""


def _solve(options: Options, position: _Position) -> _Solution | None:
    if position.only_discards > 1:
        return None
    reached: dict[_Key, tuple[tuple[Rank, Steps], ...]] = {_first_key(options, position): ()}
    for rank in Rank:
        held = position.naturals.get(rank, 0)
        if not held and rank not in position.begun:
            continue
        after: dict[_Key, tuple[tuple[Rank, Steps], ...]] = {}
        for key, path in reached.items():
            for reached_key, steps in _after_rank(options, position, key, rank, held):
                after.setdefault(reached_key, (*path, (rank, steps)) if steps else path)
        reached = after
    for key, path in reached.items():
        solution = _finished(options, position, key, path)
        if solution is not None:
            return solution
    return None


def _first_key(options: Options, position: _Position) -> _Key:
    missing = position.missing
    return _Key(
        0,
        _ONLY if position.only_discards else None,
        missing.clean,
        missing.dirty,
        missing.sevens,
        missing.any,
        position.cleans if _may_turn_dirty(options) else min(1, position.cleans),
    )


def _after_rank(
    options: Options, position: _Position, key: _Key, rank: Rank, held: int
) -> Iterator[tuple[_Key, Steps]]:
    """What *held* naturals of *rank*, with wilds or a discard of one, can make of *key*."""
    # Only where a clean pile may turn dirty is a surplus of piles worth remembering.
    least, most_cleans = (-99, 99) if _may_turn_dirty(options) else (0, 1)
    melds = position.begun.get(rank, ())
    shape = shape_of(options, rank)
    if rank in position.kept_clean:
        shape = shape._replace(wilds_on_clean=False)
    is_seven = rank in SEVENS
    is_kind = is_seven and options.has_sevens
    may_begin = rank not in position.closed
    spent, discard, clean, dirty, sevens, total, cleans = key
    for thrown in range(2 if held and discard is None else 1):
        for wilds in range(position.wilds - spent + 1):
            found = fillings(shape, melds, held - thrown, wilds, may_begin)
            for (c, d), steps in found.items():
                if thrown and is_seven and not _may_throw_seven(position, c + d):
                    continue
                yield (
                    _Key(
                        spent + wilds,
                        rank if thrown else discard,
                        clean if is_kind else max(least, clean - c),
                        dirty if is_kind else max(least, dirty - d),
                        max(0, sevens - c - d) if is_kind else sevens,
                        max(0, total - c - d),
                        min(most_cleans, cleans + c) if position.ladies else 0,
                    ),
                    steps,
                )


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
    stuck = 0 if key.cleans else position.ladies
    for discard in _last_discards(options, position, key.discard, left):
        if stuck > (discard is _LADY):
            continue
        thrown = discard is Rank.JOKER and key.discard is None
        for (wild, _), steps in fillings(shape, melds, left - thrown, 0, may_begin).items():
            if wild >= position.missing.wild and wild >= key.any:
                if position.spare is not None and position.points.get(discard, 0) > position.spare:
                    break
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
    options: Options,
    public: Public,
    table: SideTable,
    holding: Sequence[Card],
    unseen: int,
    first: FirstMeld | None,
) -> _Position:
    begun: dict[Rank | None, Sizes] = {}
    is_open = options.is_open
    for meld in table.melds:
        if is_open or not meld.is_complete:
            size = (len(meld.cards), 0) if meld.rank is None else (meld.naturals, meld.wilds)
            begun[meld.rank] = (*begun.get(meld.rank, ()), size)
    is_once = shape_of(options, None).is_once
    if len(holding) + unseen < LEAST_MELD:
        # There is nothing to begin with but a discard, which is no meld.
        first = None
    spare, points = (None, {}) if first is None else _spare(options, first, holding)
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
    missing = count_piles(options, public.deal, table)
    if first is not None and first.is_pile:
        missing = missing._replace(any=max(1, missing.any))
    throws: bool | None = options.seven_last_discard
    if throws and options.sevens_ban is not SevensBan.OFF:
        side = options.side_of(public.turn)
        full = SideTable((meld_of(_SEVEN_PILE),))
        throws = False if is_seven_banned(options, public, side, full) else None
    return _Position(
        begun,
        frozenset(meld.rank for meld in table.melds) if is_once else frozenset(),
        missing,
        dict(naturals),
        wilds,
        ladies,
        sum(map(_is_for_ladies, table.melds)) if ladies else 0,
        frozenset(meld.rank for meld in table.melds if meld.ladies),
        unseen,
        has_sevens_pile(table),
        throws,
        spare,
        points,
    )


def _spare(
    options: Options, first: FirstMeld, holding: Sequence[Card]
) -> tuple[int, dict[_Discard, int]]:
    """By how much the first meld of all of *holding* exceeds what it needs, and what each card
    is worth in it.

    What is worth less than nothing is laid afterwards, see `laid_first`. Where a house gives
    whole ranks such a value, the wilds that go with them are not counted either.
    """
    worth: dict[_Discard, int] = {}
    total, value = 0, options.values.of
    is_odd = any(value(card) < 0 for card in holding if not card.is_black_three)
    for card in sorted(holding, key=value, reverse=True):
        if card.is_wild:
            points = min(0, value(card)) if is_odd else value(card)
            # Of the wilds the cheapest is thrown.
            worth[Rank.JOKER] = points
        elif card.blocks_pile:
            continue
        else:
            points = max(0, value(card))
            worth[card.rank] = points
        total += points
    return total - first.points, worth


_SEVEN_PILE: Final = tuple(Card.parse(f"7S{pack}") for pack in range(1, PILE_SIZE + 1))


def _is_for_ladies(meld: Meld) -> bool:
    return meld.is_complete and meld.kind is Kind.CLEAN


def leads_out(
    options: Options,
    public: Public,
    table: SideTable,
    holding: Sequence[Card],
    unseen: int = 0,
    first: FirstMeld | None = None,
) -> bool:
    """Whether melding all of *holding*, or all but one and discarding that one, meets the quota.

    *table* is that of the side whose turn it is, and *first* what its first meld needs if it is
    not down. *unseen* cards more are held that may only be discarded (decision 31). Permission and
    partners are not asked about here.
    """
    return _solve(options, _position(options, public, table, holding, unseen, first)) is not None


def way_out(
    options: Options,
    public: Public,
    table: SideTable,
    holding: Sequence[Card],
    first: FirstMeld | None = None,
) -> WayOut | None:
    """One way to go out with *holding*, or None; as `leads_out`."""
    solution = _solve(options, _position(options, public, table, holding, 0, first))
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


def drawn_to_lead_out(
    options: Options,
    public: Public,
    table: SideTable,
    held: Sequence[Card],
    some: Sequence[Card],
    count: int,
    rng: Random,
    unseen: int = 0,
) -> list[Card] | None:
    """*count* of the cards *some* that lead out together with *held*, by chance; or None.

    The numbers of each rank are tried out in an order by chance until `_solve` could end with
    them. It gives up after `_TRIES` steps.
    """
    there: dict[Rank | str, list[Card]] = {}
    threes_meld = options.black_threes is not BlackThrees.NEVER
    for card in some:
        kind: Rank | str = card.rank
        if card.is_wild:
            kind = Rank.JOKER
        elif card.blocks_pile and not card.is_lady and not (threes_meld and card.is_black_three):
            kind = _ONLY
        there.setdefault(kind, []).append(card)
    base = _position(options, public, table, held, unseen, None)
    odd = [
        (wilds, ladies, others)
        for wilds in range(min(count, len(there.get(Rank.JOKER, ()))) + 1)
        for ladies in range(min(count - wilds, len(there.get(_LADY, ())), 1) + 1)
        for others in range(min(count - wilds - ladies, len(there.get(_ONLY, ())), 1) + 1)
        if others + base.only_discards < 2
    ]
    # As many wilds as there would be by chance, or about so many, are tried first.
    usual = count * len(there.get(Rank.JOKER, ())) / max(1, len(some))
    odd.sort(key=lambda one: abs(one[0] - usual) + one[1] + one[2] + 2 * rng.random())
    budget = [_TRIES]
    for wilds, ladies, others in odd:
        position = replace(
            base,
            wilds=base.wilds + wilds,
            ladies=base.ladies + ladies,
            only_discards=base.only_discards + others,
        )
        if not _has_wild_piles(options, position):
            continue
        chosen = _chosen_naturals(
            options, position, there, count - wilds - ladies - others, rng, budget
        )
        if chosen is not None:
            numbers: dict[Rank | str, int] = {
                **chosen,
                Rank.JOKER: wilds,
                _LADY: ladies,
                _ONLY: others,
            }
            return [
                card
                for kind, number in numbers.items()
                if number
                for card in rng.sample(there[kind], number)
            ]
    return None


def _has_wild_piles(options: Options, position: _Position) -> bool:
    """Whether the wilds are enough for the wild piles that are missing."""
    melds, shape = position.begun.get(None, ()), shape_of(options, None)
    may_begin = options.wild_melds and None not in position.closed
    return not position.missing.wild or any(
        wild >= position.missing.wild
        for laid in range(position.wilds + 1)
        for wild, _ in fillings(shape, melds, laid, 0, may_begin)
    )


def _chosen_naturals(
    options: Options,
    position: _Position,
    there: Mapping[Rank | str, Sequence[Card]],
    count: int,
    rng: Random,
    budget: list[int],
) -> dict[Rank | str, int] | None:
    """By rank: how many naturals more make *position* one with a way out, *count* in all."""
    ranks = [
        rank
        for rank in Rank
        if rank not in (Rank.JOKER, _LADY)
        and (rank in there or position.naturals.get(rank) or rank in position.begun)
    ]
    rng.shuffle(ranks)
    failed: set[tuple[int, int, _Key]] = set()
    chosen: dict[Rank | str, int] = {}

    def is_found(place: int, left: int, key: _Key) -> bool:
        if place == len(ranks):
            return not left and _finished(options, position, key, ()) is not None
        budget[0] -= 1
        if budget[0] < 0 or (place, left, key) in failed:
            return False
        rank = ranks[place]
        held = position.naturals.get(rank, 0)
        most = min(left, len(there.get(rank, ())), PILE_SIZE + 1)
        for more in rng.sample(range(most + 1), most + 1):
            chosen[rank] = more
            after = list(_after_rank(options, position, key, rank, held + more))
            rng.shuffle(after)
            if any(is_found(place + 1, left - more, one) for one, _ in after):
                return True
        failed.add((place, left, key))
        return False

    return chosen if is_found(0, count, _first_key(options, position)) else None


def laid_first(options: Options, first: FirstMeld | None, out: WayOut) -> tuple[Placement, ...]:
    """The melds of *out* to begin with: all, but none that would take from a first meld."""
    if first is None or first.is_pile:
        return out.melds
    return tuple(part for part in out.melds if points_of_cards(options, part.cards) >= 0)


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
