"""Whether, and how, a player can get rid of every card in this turn, with cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from msgspec import Struct

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.games.hand_and_foot.rules import judge
from handfoot_gui.games.hand_and_foot.rules.allotment import FirstMeld, Position, Solution
from handfoot_gui.games.hand_and_foot.rules.counted import (
    CountedRules,
    counted,
    counts_of,
    melds_on_counts,
    needed_in,
)
from handfoot_gui.games.hand_and_foot.rules.laying import (
    is_meldable,
    points_of_cards,
)
from handfoot_gui.games.hand_and_foot.rules.melds import Kind, Meld, SideTable, meld_of
from handfoot_gui.games.hand_and_foot.rules.moves import Discard, Lay, Placement
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Public


class WayOut(Struct, frozen=True):
    """One way to be rid of every card: a lay-down (maybe of nothing), then maybe a discard."""

    melds: tuple[Placement, ...]
    discard: Card | None


class _Held(NamedTuple):
    """A player's cards by what can become of them."""

    naturals: dict[Rank, list[Card]]
    wilds: list[Card]
    ladies: list[Card]
    stuck: list[Card]
    """Cards that cannot be melded."""


def _way_out(
    options: Options,
    public: Public,
    table: SideTable,
    holding: Sequence[Card],
    unseen: int,
    first: FirstMeld | None,
) -> tuple[Position, Solution] | None:
    rules, own = counted(options), options.side_of(public.turn)
    if first is not None and (rules.first_clean or rules.first_without_wilds):
        # Such a first meld is laid before anybody asks.
        return None
    return judge.way_out(
        rules,
        needed_in(rules, public.deal),
        melds_on_counts(rules, table),
        counts_of(rules, holding),
        unseen,
        partial(piles_of_others, rules, public.tables, own),
        first,
    )


def piles_of_others(rules: CountedRules, tables: Sequence[SideTable], own: int) -> int:
    """The classes of which every side but *own* has a complete pile, as bits."""
    found = -1
    for number, table in enumerate(tables):
        if number != own:
            piles = 0
            for meld in table.melds:
                rank = rules.two if meld.rank is None else rules.rank_code[meld.rank]
                if rules.bans[rank] and meld.is_complete:
                    piles |= 1 << rank
            found &= piles
    return found


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
    return _way_out(options, public, table, holding, unseen, first) is not None


def way_out(
    options: Options,
    public: Public,
    table: SideTable,
    holding: Sequence[Card],
    first: FirstMeld | None = None,
) -> WayOut | None:
    """One way to go out with *holding*, or None; as `leads_out`."""
    found = _way_out(options, public, table, holding, 0, first)
    if found is None:
        return None
    position, (path, wild_steps, thrown) = found
    naturals, wilds, ladies, stuck = _sorted(options, holding)
    # Twos first into natural melds: a joker is the better card to keep for a wild pile.
    wilds.sort(key=lambda card: card.order)
    discard: Card | None = None
    if thrown is Rank.JOKER:
        discard = min(reversed(wilds), key=options.values.of)
        wilds.remove(discard)
    elif thrown is Rank.LADY:
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
