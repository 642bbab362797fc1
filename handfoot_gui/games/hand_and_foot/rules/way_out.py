"""Whether, and how, a player can get rid of every card in this turn.

Going out is a small allotment problem: every natural has only one rank to go to, so the only
choice is where the wilds go and which card, if any, is discarded last. Ranks are worked through
one after the other, keeping for every number of wilds spent the piles completed so far.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.games.hand_and_foot.rules.laying import (
    LayTargets,
    MissingPiles,
    Steps,
    has_sevens_pile,
    is_meldable,
    is_seven_banned,
    missing_piles,
    pile_balance,
    points_of_cards,
    targets_of,
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
from handfoot_gui.games.hand_and_foot.rules.moves import Discard, Lay, Placement
from handfoot_gui.games.hand_and_foot.rules.option_values import AfterSeven, SevensBan
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Public

_LADY: Final = Rank.LADY
_ONLY: Final = "unmeldable"
_Discard: TypeAlias = Rank | str | None
"""Rank of the last discard; a joker's stands for any wild, `_ONLY` for what cannot be melded."""
_Path: TypeAlias = tuple[tuple[Rank, Steps], ...]


class WayOut(Struct, frozen=True):
    """One way to be rid of every card: a lay-down (maybe of nothing), then maybe a discard."""

    melds: tuple[Placement, ...]
    discard: Card | None


class FirstMeld(NamedTuple):
    """What the first lay-down of a side that is not down needs (rule 8, decision 18)."""

    points: int
    is_pile: bool
    """A concealed pile, whatever it is worth."""


class _Held(NamedTuple):
    """A player's cards by what can become of them."""

    naturals: dict[Rank, list[Card]]
    wilds: list[Card]
    ladies: list[Card]
    stuck: list[Card]
    """Cards that cannot be melded."""


class HeldCounts(NamedTuple):
    """How many cards a player holds that can be melded."""

    naturals: dict[Rank, int]
    wilds: int
    ladies: int


class Position(Struct, frozen=True):
    """A side's melds and a player's cards as numbers."""

    held: HeldCounts
    targets: dict[Rank | None, LayTargets]
    """For every rank held or melded, in the usual order, and for wild melds."""
    missing: MissingPiles
    cleans: int
    """Complete clean piles, onto which ladies can be laid."""
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


def solve(options: Options, position: Position) -> tuple[_Path, Steps, _Discard] | None:
    """What goes where by rank, the same for wild melds, and the discard; None: no way out."""
    if position.only_discards > 1:
        return None
    missing, cleans, held = position.missing, position.cleans, position.held
    turns_dirty = _may_turn_dirty(options)
    first = _Key(
        0,
        _ONLY if position.only_discards else None,
        missing.clean,
        missing.dirty,
        missing.sevens,
        missing.any,
        cleans if turns_dirty else min(1, cleans),
    )
    reached: dict[_Key, _Path] = {first: ()}
    for rank in position.targets:
        if rank is None or not (held.wilds or rank in held.naturals):
            continue
        after: dict[_Key, _Path] = {}
        for key, path in reached.items():
            for reached_key, steps in _after_rank(
                options, position, key, rank, turns_dirty=turns_dirty
            ):
                after.setdefault(reached_key, (*path, (rank, steps)) if steps else path)
        reached = after
    for key, path in reached.items():
        found = _finished(options, position, key)
        if found is not None:
            return (path, *found)
    return None


def _after_rank(
    options: Options, position: Position, key: _Key, rank: Rank, *, turns_dirty: bool
) -> Iterator[tuple[_Key, Steps]]:
    """What the naturals of *rank*, with wilds or a discard of one, can make of *key*."""
    # Only where a clean pile may turn dirty is a surplus of piles worth remembering.
    least, most_cleans = (-99, 99) if turns_dirty else (0, 1)
    held = position.held.naturals.get(rank, 0)
    targets = position.targets[rank]
    is_seven = rank in SEVENS
    is_kind = is_seven and options.has_sevens
    spent, discard, clean, dirty, sevens, total, cleans = key
    for thrown in range(2 if held and discard is None else 1):
        for wilds in range(position.held.wilds - spent + 1):
            for (c, d), steps in targets.fillings(held - thrown, wilds).items():
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
                        min(most_cleans, cleans + c) if position.held.ladies else 0,
                    ),
                    steps,
                )


def _may_turn_dirty(options: Options) -> bool:
    """Whether a complete clean pile may turn dirty."""
    return options.wilds_on_clean and options.after_seven is AfterSeven.ALL


def _may_throw_seven(position: Position, completed: int) -> bool:
    if position.throws_seven is None:
        return position.has_sevens or completed > 0
    return position.throws_seven


def _finished(options: Options, position: Position, key: _Key) -> tuple[Steps, _Discard] | None:
    """What becomes of the wilds and ladies left over, if that meets the quota."""
    if key.clean > 0 or key.dirty > 0 or key.sevens > 0:
        return None
    left = position.held.wilds - key.spent
    ladies = position.held.ladies
    stuck = 0 if key.cleans else ladies
    discards: list[_Discard] = [key.discard]
    if key.discard is None:
        discards = [] if options.must_discard_last else [None]
        discards += [Rank.JOKER] * bool(left) + [_LADY] * bool(ladies)
    for discard in discards:
        if stuck > (discard is _LADY):
            continue
        thrown = discard is Rank.JOKER and key.discard is None
        for (wild, _), steps in position.targets[None].fillings(left - thrown, 0).items():
            if wild >= position.missing.wild and wild >= key.any:
                if position.spare is not None and position.points.get(discard, 0) > position.spare:
                    break
                return steps, discard
    return None


def _position(
    options: Options,
    public: Public,
    table: SideTable,
    holding: Sequence[Card],
    unseen: int,
    first: FirstMeld | None,
) -> Position:
    if len(holding) + unseen < LEAST_MELD:
        # There is nothing to begin with but a discard, which is no meld.
        first = None
    spare, points = (None, {}) if first is None else _spare(options, first, holding)
    held = _sorted(options, holding)
    count_piles = pile_balance if _may_turn_dirty(options) else missing_piles
    missing = count_piles(options, public.deal, table)
    if first is not None and first.is_pile:
        missing = missing._replace(any=max(1, missing.any))
    throws: bool | None = options.seven_last_discard
    if throws and options.sevens_ban is not SevensBan.OFF:
        side = options.side_of(public.turn)
        full = SideTable((meld_of(_SEVEN_PILE),))
        throws = False if is_seven_banned(options, public, side, full) else None
    open_ranks = {meld.rank for meld in table.melds if options.is_open or not meld.is_complete}
    ranks = {None, *held.naturals, *open_ranks}
    return Position(
        HeldCounts(
            {rank: len(cards) for rank, cards in held.naturals.items()},
            len(held.wilds),
            len(held.ladies),
        ),
        {rank: targets_of(options, table, rank) for rank in (*Rank, None) if rank in ranks},
        missing,
        sum(map(_is_for_ladies, table.melds)) if held.ladies else 0,
        unseen + len(held.stuck),
        has_sevens_pile(table),
        throws,
        spare,
        points,
    )


def _sorted(options: Options, holding: Sequence[Card]) -> _Held:
    held = _Held({}, [], [], [])
    for card in holding:
        if card.is_wild:
            held.wilds.append(card)
        elif card.is_lady:
            held.ladies.append(card)
        elif card.blocks_pile and not is_meldable(options, card):
            held.stuck.append(card)
        else:
            held.naturals.setdefault(card.rank, []).append(card)
    return held


def _spare(
    options: Options, first: FirstMeld, holding: Sequence[Card]
) -> tuple[int, dict[_Discard, int]]:
    """By how much the first meld of all of *holding* exceeds what it needs, and what each card
    is worth in it.

    What is worth less than nothing is laid afterwards, see `move_out`. Where a house gives
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
    return solve(options, _position(options, public, table, holding, unseen, first)) is not None


def way_out(
    options: Options,
    public: Public,
    table: SideTable,
    holding: Sequence[Card],
    first: FirstMeld | None = None,
) -> WayOut | None:
    """One way to go out with *holding*, or None; as `leads_out`."""
    position = _position(options, public, table, holding, 0, first)
    solution = solve(options, position)
    if solution is None:
        return None
    path, wild_steps, thrown = solution
    naturals, wilds, ladies, stuck = _sorted(options, holding)
    # Twos first into natural melds: a joker is the better card to keep for a wild pile.
    wilds.sort(key=lambda card: card.order)
    discard: Card | None = None
    if thrown is Rank.JOKER:
        discard = min(reversed(wilds), key=options.values.of)
        wilds.remove(discard)
    elif thrown is _LADY:
        discard = ladies.pop()
    elif isinstance(thrown, Rank):
        discard = naturals[thrown].pop()
    elif thrown is not None:
        discard = stuck.pop()
    spare = iter(wilds)
    melds: list[Placement] = []
    for rank, steps in path:
        melds += position.targets[rank].placed(steps, reversed(naturals.get(rank, [])), spare)
    melds += position.targets[None].placed(wild_steps, spare, spare)
    if ladies:
        _lay_ladies(table, melds, ladies)
    return WayOut(tuple(melds), discard)


def move_out(
    options: Options,
    public: Public,
    table: SideTable,
    holding: Sequence[Card],
    first: FirstMeld | None,
) -> Lay | Discard | None:
    """The next move of a way out, or None; as `leads_out`.

    It lays all melds at once, but none that would take from a first meld.
    """
    out = way_out(options, public, table, holding, first)
    if out is None or (out.discard is None and not out.melds):
        return None
    if out.discard is not None and not out.melds:
        return Discard(out.discard)
    is_by_points = first is not None and not first.is_pile
    return Lay(
        tuple(
            part
            for part in out.melds
            if not is_by_points or points_of_cards(options, part.cards) >= 0
        )
    )


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
