"""What a take of the discard pile asks of the player and brings; page "Hand and Foot", rule 5."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE, SideTable
from handfoot_gui.games.hand_and_foot.rules.moves import Placement
from handfoot_gui.games.hand_and_foot.rules.option_values import PileCondition, Take, WildOnTop
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.view import View

# Up to Python 3.11 a member of an enum is slow to look up, and these are asked at every move.
_MATCHING_PAIR: Final = WildOnTop.MATCHING_PAIR
_NATURAL_PAIR: Final = PileCondition.NATURAL_PAIR
_EXACTLY: Final = Take.EXACTLY


def must_be_down(options: Options, deal: int) -> bool:
    """Whether a side that is not down may not take the pile (decision 18 for concealed piles)."""
    return options.down_before_take or deal in options.concealed_deals


def problem_pair(options: Options, view: View) -> Problem | None:
    """Why the viewing seat cannot take the pile whatever it melds (rule 5)."""
    public = view.public
    if not public.pile:
        return no.PileEmpty()
    top = public.pile[-1]
    if top.blocks_pile or (top.is_wild and options.wild_on_top is not _MATCHING_PAIR):
        return no.PileBlocked(top)
    if options.take is _EXACTLY and len(public.pile) < options.take_count:
        return no.PileTooSmall(len(public.pile), options.take_count)
    own = public.tables[options.side_of(view.seat)]
    if not own.is_down and must_be_down(options, public.deal):
        return no.NotDown()
    rank = top.rank
    same = len([card for card in view.holding if card.rank is rank])
    if same >= 2:
        return None
    if top.is_wild or options.pile_condition is _NATURAL_PAIR:
        return no.PairMissing(top, same)
    is_pair = options.pile_condition is PileCondition.PAIR_OR_WILD
    if same and not (is_pair and not any(card.is_wild for card in view.holding)):
        return None
    return no.MatchMissing(top, is_pair)


class Match(NamedTuple):
    """What must be melded together with the top card, the top card included."""

    same: int
    """Cards of the top card's own rank; or one less and a wild, where *or_wild*."""
    or_wild: bool

    def is_met(self, same: int, wilds: int) -> bool:
        """Whether that many cards of the rank, and wilds beside them, are enough."""
        return same >= self.same or (self.or_wild and same == self.same - 1 and wilds > 0)


def match_for(options: Options, top: Card) -> Match:
    """What takes *top*."""
    if top.is_wild or options.pile_condition is _NATURAL_PAIR:
        return Match(3, or_wild=False)
    if options.pile_condition is PileCondition.PAIR_OR_WILD:
        return Match(3, or_wild=True)
    return Match(2, or_wild=False)


def brought(options: Options, view: View) -> tuple[tuple[Card, ...], int]:
    """The cards below the top one that a take brings, and how many unseen ones come for threes.

    A red three that is laid counts among neither; the stock may be too short to replace it.
    """
    pile = view.public.pile
    rest = pile[-options.taken(len(pile)) : -1]
    if not options.lays_red_threes:
        return rest, 0
    kept = tuple(card for card in rest if not card.is_red_three)
    return kept, min(len(rest) - len(kept), sum(view.stock_counts))


def room_for_three(table: SideTable, index: int | None) -> int:
    """Places in the incomplete meld *index*; a new meld has seven."""
    return PILE_SIZE if index is None else table.melds[index].room


def is_overflow(options: Options, table: SideTable, index: int | None, match: Match) -> bool:
    """Whether the top card and its match do not fit into the incomplete meld (rule 7).

    In open games they always do (decision 17).
    """
    least = min(match.same, LEAST_MELD)
    return not options.is_open and room_for_three(table, index) < least


def laid_cards(some: Sequence[Card], top: Card) -> tuple[int, int]:
    """Cards of the top card's rank among *some*, and wilds that are not."""
    same = sum(card.rank is top.rank for card in some)
    return same, sum(card.is_wild and card.rank is not top.rank for card in some)


def problem_top_melded(
    options: Options, before: SideTable, placements: Sequence[Placement], top: Card
) -> Problem | None:
    """Where the top card and its match must go (rules 5 and 7, decisions 17, 23 and 30)."""
    match = match_for(options, top)
    missing = (
        no.PairNotMelded(top)
        if match.same == LEAST_MELD and not match.or_wild
        else no.MatchNotMelded(top)
    )
    rank = None if top.is_wild else top.rank
    places: list[tuple[int | None, int, int, int]] = []
    mine: tuple[int | None, int, int, int] | None = None
    for placement in placements:
        onto, some = placement.onto, placement.cards
        if onto is None:
            target = next((card.rank for card in some if not card.is_wild), None)
        else:
            target = before.melds[onto].rank if 0 <= onto < len(before.melds) else None
        if target is rank:
            place = (onto, *laid_cards(some, top), len(some))
            places.append(place)
            if top in some:
                mine = place
        elif top in some:
            return no.TopNotMelded(top)
    index = before.incomplete(rank)
    if mine is None:
        return missing
    if not is_overflow(options, before, index, match):
        # In open games a complete pile or a new meld may take the three as well.
        if not options.is_open and index is not None and mine[0] != index:
            return missing
        return None if match.is_met(mine[1], mine[2]) else missing
    if not match.is_met(sum(p[1] for p in places), sum(p[2] for p in places)):
        return missing
    room = PILE_SIZE if index is None else before.melds[index].room
    completes = any(onto == index and count == room for onto, _, _, count in places)
    begins = any(onto is None and count >= LEAST_MELD for onto, _, _, count in places)
    return None if completes and begins else no.OverflowTooShort(rank, room)
