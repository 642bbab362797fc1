"""What a take of the discard pile asks and brings, and which takes begin a way out.

Page "Hand and Foot", rules 5 and 7, decisions 11, 17, 23, 30 and 31.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.hand_and_foot.rules import judge
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.allotment import FirstMeld
from handfoot_gui.games.hand_and_foot.rules.counted import counted, counts_of, placements_of
from handfoot_gui.games.hand_and_foot.rules.first_melds import lean_ways
from handfoot_gui.games.hand_and_foot.rules.laying import (
    LayTargets,
    Steps,
    laid_on,
    targets_of,
)
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE, SideTable
from handfoot_gui.games.hand_and_foot.rules.moves import Placement
from handfoot_gui.games.hand_and_foot.rules.option_values import PileCondition, Take, WildOnTop
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import View
from handfoot_gui.games.hand_and_foot.rules.way_out import leads_out

# Up to Python 3.11 a member of an enum is slow to look up, and these are asked at every move.
_MATCHING_PAIR: Final = WildOnTop.MATCHING_PAIR
_NATURAL_PAIR: Final = PileCondition.NATURAL_PAIR
_EXACTLY: Final = Take.EXACTLY


def must_be_down(options: Options, deal: int) -> bool:
    """Whether a side that is not down may not take the pile (decision 18 for concealed piles)."""
    return options.down_before_take or deal in options.concealed_deals


def problem_pair(options: Options, view: View) -> Problem | None:
    """Why the viewing seat cannot take the pile whatever it melds (rule 5)."""
    pile = view.public.pile
    if not pile:
        return no.PileEmpty()
    rules, top, rank = counted(options), pile[-1], pile[-1].rank
    is_down = view.public.tables[rules.side_of[view.seat]].is_down
    same, wilds = len([card for card in view.holding if card.rank is rank]), 0
    if same == 1 and rules.is_pair_or_wild:
        wilds = len([card for card in view.holding if card.is_wild])
    fault = judge.pair_fault(
        rules, rules.code(top), len(pile), same, wilds,
        is_down=is_down, is_concealed=not is_down and view.public.deal in options.concealed_deals,
    )  # fmt: skip
    if fault is None:
        return None
    match fault[0]:
        case judge.PILE_BLOCKED:
            return no.PileBlocked(top)
        case judge.PILE_TOO_SMALL:
            return no.PileTooSmall(fault[2], fault[3])
        case judge.NOT_DOWN:
            return no.NotDown()
        case judge.PAIR_MISSING:
            return no.PairMissing(top, same)
    return no.MatchMissing(top, rules.is_pair_or_wild)


def is_match(options: Options, top: Card, same: int, wilds: int) -> bool:
    """Whether so many cards of the rank of *top*, itself included, and wilds beside take it."""
    rules = counted(options)
    return judge.is_match(rules, rules.code(top), same, wilds)


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


def is_overflow(options: Options, table: SideTable, index: int | None, top: Card) -> bool:
    """Whether *top* and its match do not fit into the incomplete meld *index* (rule 7)."""
    rules, room = counted(options), PILE_SIZE if index is None else table.melds[index].room
    return judge.overflows(rules, rules.code(top), room)


def laid_cards(some: Sequence[Card], top: Card) -> tuple[int, int]:
    """Cards of the top card's rank among *some*, and wilds that are not."""
    same = sum(card.rank is top.rank for card in some)
    return same, sum(card.is_wild and card.rank is not top.rank for card in some)


def take_leads_out(options: Options, view: View, first: FirstMeld | None) -> bool:
    """Whether some take of the discard pile begins a way out (decision 31)."""
    return take_way_out(options, view, first) is not None


def take_way_out(
    options: Options, view: View, first: FirstMeld | None
) -> tuple[Placement, ...] | None:
    """The melds of one take of the discard pile that begins a way out, or None.

    *first* is what the first meld needs where the side is not down.
    """
    if problem_pair(options, view) is not None:
        return None
    public = view.public
    top = public.pile[-1]
    table = public.tables[options.side_of(view.seat)]
    new, unseen = brought(options, view)
    if not leads_out(options, public, table, (*view.holding, top, *new), unseen):
        return None
    seen = set()
    takes = takes_of_rank(options, view, table, top)
    if first is not None:
        takes = _first_takes(options, view, first)
    for melds in takes:
        after = laid_on(table, melds)
        style = tuple((meld.rank, len(meld.cards), meld.wilds) for meld in after.melds)
        if style in seen:
            continue
        seen.add(style)
        laid = {card for part in melds for card in part.cards}
        left = [card for card in view.holding if card not in laid]
        if leads_out(options, public, after, (*left, *new), unseen):
            return melds
    return None


def _first_takes(options: Options, view: View, first: FirstMeld) -> Iterator[tuple[Placement, ...]]:
    """Takes with enough other melds of the holding to be a first meld (rule 8), and no more.

    What is left over can be laid afterwards. A concealed pile never goes with a take.
    """
    rules, top = counted(options), view.public.pile[-1]
    hand = counts_of(rules, view.holding)
    for way in lean_ways(rules, hand, first.points, top=rules.code(top), is_kept=True):
        yield placements_of(rules, way, (top, *view.holding))


def takes_of_rank(
    options: Options, view: View, table: SideTable, top: Card
) -> Iterator[tuple[Placement, ...]]:
    """The melds of takes that lay cards of one rank and wilds, one for every choice in numbers.

    They are legal but for the first meld and what must be kept. Of the wilds the twos go first.

    Rules 5 and 7 and decisions 17 and 30 say where the top card and its match may go.
    """
    rank = None if top.is_wild else top.rank
    same = [card for card in view.holding if card.rank is top.rank]
    wilds = [card for card in view.holding if card.is_wild and card.rank is not top.rank]
    wilds.sort(key=lambda card: card.order)
    targets = targets_of(options, table, rank)
    group = [top, *same]
    amounts = product(range(1, len(same) + 1), range(len(wilds) + 1))
    if rank is None:
        group += wilds
        amounts = product(range(2, len(group)), (0,))
    for naturals, spent in amounts:
        for steps in targets.ways(naturals + 1, spent):
            parts = _parts(options, table, targets, steps, group, wilds)
            if parts is not None:
                yield parts


def _parts(
    options: Options,
    table: SideTable,
    targets: LayTargets,
    steps: Steps,
    group: Sequence[Card],
    wilds: Sequence[Card],
) -> tuple[Placement, ...] | None:
    """The placements of *steps* with the top card where it may go, or None.

    *group* begins with the top card and its match.
    """
    top = group[0]
    index = table.incomplete(None if top.is_wild else top.rank)
    overflows = is_overflow(options, table, index, top)
    first = next((p for p, (x, y) in enumerate(steps) if is_match(options, top, x, y)), None)
    if overflows:
        totals = sum(x for x, _ in steps), sum(y for _, y in steps)
        if len(steps) < 2 or not is_match(options, top, *totals):
            return None
        first = 0
    elif first is None or (
        not options.is_open and index is not None and not is_match(options, top, *steps[0])
    ):
        return None
    order = [first, *(place for place in range(len(steps)) if place != first)]
    cards, spare = list(group), list(wilds)
    onto = dict(enumerate(targets.onto))
    parts: dict[int, Placement] = {}
    for place in order:
        x, y = steps[place]
        some = (*cards[:x], *spare[:y])
        del cards[:x], spare[:y]
        if some:
            parts[place] = Placement(some, onto.get(place))
    if not overflows and not is_match(options, top, *laid_cards(parts[first].cards, top)):
        return None
    return tuple(parts[place] for place in sorted(parts))
