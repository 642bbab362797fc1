"""What a lay-down makes of a side's table, or why it may not; page "Hand and Foot", rule 6."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.fitting import BLACK_THREES, fits, shape_of
from handfoot_gui.games.hand_and_foot.rules.melds import (
    LEAST_MELD,
    PILE_SIZE,
    Kind,
    Meld,
    SideTable,
    meld_of,
)
from handfoot_gui.games.hand_and_foot.rules.moves import Placement
from handfoot_gui.games.hand_and_foot.rules.option_values import BlackThrees, SecondMeld
from handfoot_gui.games.hand_and_foot.rules.options import Options

_NOTHING = Meld(None, (), 0)


def table_after(
    options: Options, table: SideTable, placements: Sequence[Placement]
) -> SideTable | Problem:
    """The side's table after the lay-down, or why it is not allowed (rule 6, decision 34)."""
    if not placements:
        return no.NothingLaid()
    melds = list(table.melds)
    for placement in placements:
        if not placement.cards:
            return no.NothingLaid()
        onto = placement.onto
        for card in placement.cards:
            if card.blocks_pile and not _is_meldable(options, card):
                return no.ThreeMelded(card)
        if onto is None:
            meld = meld_of(placement.cards)
            wrong = _problem_new_meld(options, meld)
            melds.append(meld)
        else:
            if not 0 <= onto < len(table.melds):
                return no.NoSuchMeld(onto)
            if melds[onto] is not table.melds[onto]:
                return no.MeldTwice(onto)
            melds[onto] = table.melds[onto].with_cards(placement.cards)
            wrong = _problem_added(options, table.melds[onto], melds[onto])
        if wrong is not None:
            return wrong
    return _problem_second_melds(options, table, melds) or SideTable(tuple(melds), table.red_threes)


def _is_meldable(options: Options, card: Card) -> bool:
    """Whether *card*, which blocks the pile, may be laid nevertheless."""
    if card.is_black_three:
        return options.black_threes is not BlackThrees.NEVER
    return card.is_lady


def _problem_new_meld(options: Options, meld: Meld) -> Problem | None:
    if not meld.cards:
        return no.LadyNeedsCleanPile(meld.ladies[0])
    if meld.rank is not None:
        for card in meld.cards:
            if not card.is_wild and card.rank is not meld.rank:
                return no.MixedRanks(meld.rank, card.rank)
    elif not options.wild_melds:
        return no.NoWildMelds()
    return _problem_size(options, _NOTHING, meld)


def _problem_added(options: Options, before: Meld, after: Meld) -> Problem | None:
    is_grown = len(after.cards) > len(before.cards)
    if is_grown and before.is_complete and not _takes_more(options, before):
        return no.MeldComplete(before.rank)
    for card in after.cards[len(before.cards) :]:
        if not card.is_wild and card.rank is not before.rank:
            return no.WrongRank(card, before.rank)
    if not is_grown:
        return _problem_ladies(after)
    return _problem_size(options, before, after)


def _takes_more(options: Options, meld: Meld) -> bool:
    """Whether the complete *meld* may take at least one more card of its rank."""
    naturals, wilds = (len(meld.cards), 0) if meld.rank is None else (meld.naturals, meld.wilds)
    shape = shape_of(options, meld.rank)
    return fits(shape, naturals, wilds, 1, 0)


def _problem_size(options: Options, before: Meld, meld: Meld) -> Problem | None:
    """Whether *meld* may come of *before* by its size and its wilds."""
    size, rank = len(meld.cards), meld.rank
    if size > PILE_SIZE and not _may_exceed(options, meld):
        return no.TooManyCards(rank, size, PILE_SIZE)
    if rank is not None and meld.wilds:
        most = 0 if rank in BLACK_THREES else options.wilds_allowed(meld.naturals)
        if rank in BLACK_THREES:
            return no.WildWithThrees(next(card for card in meld.cards if card.is_wild))
        if meld.wilds > most:
            return no.TooManyWilds(rank, meld.naturals, meld.wilds, most)
        more = meld.wilds - before.wilds
        if size > PILE_SIZE and not fits(
            shape_of(options, rank),
            before.naturals,
            before.wilds,
            meld.naturals - before.naturals,
            more,
        ):
            return no.WildsClosed(rank)
    if size < LEAST_MELD:
        return no.TooFewCards(rank, size, LEAST_MELD)
    return _problem_ladies(meld) if meld.ladies else None


def _may_exceed(options: Options, meld: Meld) -> bool:
    """Whether a meld like *meld* may have more than seven cards; its wilds are asked later."""
    if not options.is_open:
        return False
    shape = shape_of(options, meld.rank)
    if meld.rank is None:
        return fits(shape, PILE_SIZE, 0, 1, 0)
    return fits(shape, PILE_SIZE - 1, 1, 1, 0) if meld.wilds else fits(shape, PILE_SIZE, 0, 1, 0)


def _problem_ladies(meld: Meld) -> Problem | None:
    if meld.is_complete and meld.kind is Kind.CLEAN:
        return None
    return no.LadyNeedsCleanPile(meld.ladies[-1])


def _problem_second_melds(
    options: Options, before: SideTable, melds: Sequence[Meld]
) -> Problem | None:
    """A new meld of a rank may begin only where the earlier one of that rank is complete."""
    if len(melds) == len(before.melds):
        return None
    new = melds[len(before.melds) :]
    if options.second_meld is SecondMeld.NEVER:
        known = {meld.rank for meld in before.melds}
        for meld in new:
            if meld.rank in known:
                return no.OnlyOneMeld(meld.rank)
            known.add(meld.rank)
        return None
    begun = {
        before.melds[index].rank
        for index in range(len(before.melds))
        if not melds[index].is_complete
    }
    for meld in new:
        if meld.rank in begun:
            return no.SecondMeld(meld.rank)
    # Complete ones count as laid first, so one incomplete new meld of a rank is enough to refuse.
    for meld in new:
        if not meld.is_complete:
            if meld.rank in begun:
                return no.SecondMeld(meld.rank)
            begun.add(meld.rank)
    return None


def is_first_meld_concealed(placements: Iterable[Placement]) -> bool:
    """Whether a whole pile is among *placements* (decision 18)."""
    return any(
        part.onto is None and len(meld_of(part.cards).cards) >= PILE_SIZE for part in placements
    )


def points_of(options: Options, placements: Iterable[Placement]) -> int:
    """What a first meld of *placements* is worth, by card values alone (rule 8)."""
    return sum(points_of_cards(options, placement.cards) for placement in placements)


def points_of_cards(options: Options, some: Iterable[Card]) -> int:
    """What the cards count on the table; black threes count against (decision 26)."""
    value = options.values.of
    return sum([-value(card) if card.is_black_three else value(card) for card in some])
