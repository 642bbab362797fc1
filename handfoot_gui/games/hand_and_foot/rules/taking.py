"""What a take of the discard pile asks and brings, and which takes begin a way out.

Page "Hand and Foot", rules 5 and 7, decisions 11, 17, 23, 30 and 31.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.hand_and_foot.rules import judge
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.allotment import FirstMeld
from handfoot_gui.games.hand_and_foot.rules.counted import (
    PAIR_OR_WILD,
    CountedRules,
    counted,
    counts_of,
    melds_on_counts,
    placements_of,
)
from handfoot_gui.games.hand_and_foot.rules.first_melds import lean_ways
from handfoot_gui.games.hand_and_foot.rules.laying import (
    LayTargets,
    Steps,
    laid_on,
    targets_of,
)
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE, SideTable
from handfoot_gui.games.hand_and_foot.rules.moves import Placement
from handfoot_gui.games.hand_and_foot.rules.option_values import TakeBeforeDown
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Public, View
from handfoot_gui.games.hand_and_foot.rules.way_out import leads_out


def must_be_down(options: Options, deal: int) -> bool:
    """Whether a side that is not down may not take the pile (decision 18 for concealed piles)."""
    return options.take_before_down is TakeBeforeDown.NEVER or deal in options.concealed_deals


def problem_pair(options: Options, view: View) -> Problem | None:
    """Why the viewing seat cannot take the pile whatever it melds (rule 5)."""
    public = view.public
    pile = public.pile
    if not pile:
        return no.PileEmpty()
    rules, top, rank = counted(options), pile[-1], pile[-1].rank
    side = rules.side_of[view.seat]
    is_down = public.is_down(view.seat, side)
    same, wilds = len([card for card in view.holding if card.rank is rank]), 0
    if same == 1 and rules.match == PAIR_OR_WILD:
        wilds = len([card for card in view.holding if card.is_wild])
    melds = melds_on_counts(rules, public.tables[side]) if rules.takes_onto else []
    fault = judge.pair_fault(
        rules, melds, rules.code(top), public.pile_size, same, wilds, is_down=is_down,
        is_concealed=not is_down and public.deal in options.concealed_deals,
        is_frozen=public.frozen,
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
        case judge.PILE_FROZEN:
            return no.PileFrozen(top, same)
        case judge.PAIR_BEFORE_DOWN:
            return no.PairBeforeDown(top, same)
    return no.MatchMissing(top, fault[2] == PAIR_OR_WILD)


def match_needed(options: Options, public: Public) -> int:
    """What the player whose turn it is melds with the top card: `counted.PAIR` and the like."""
    rules, turn = counted(options), public.turn
    return judge.match_needed(
        rules,
        rules.code(public.pile[-1]),
        is_down=public.is_down(turn, rules.side_of[turn]),
        is_frozen=public.frozen,
    )


def takes_alone(options: Options, public: Public, table: SideTable) -> bool:
    """Whether the player whose turn it is takes the top card onto a meld of *table* with nothing
    else (decision 44)."""
    rules, turn = counted(options), public.turn
    is_down = public.is_down(turn, rules.side_of[turn])
    code, is_frozen = rules.code(public.pile[-1]), public.frozen
    if not judge.may_go_alone(rules, code, is_down=is_down, is_frozen=is_frozen):
        return False
    return judge.has_home(rules, melds_on_counts(rules, table), code)


def brought(options: Options, view: View) -> tuple[tuple[Card, ...], int]:
    """The cards below the top one that a take brings, and how many unseen ones come for threes.

    A red three that is laid counts among neither; the stock may be too short to replace it. Where
    nobody looks through the pile all of them are unseen (decisions 46 and 55).
    """
    pile = view.public.pile
    if not options.pile_open:
        return (), options.taken(view.public.pile_size) - 1
    rest = pile[-options.taken(len(pile)) : -1]
    if not options.lays_red_threes:
        return rest, 0
    kept = tuple(card for card in rest if not card.is_red_three)
    return kept, min(len(rest) - len(kept), sum(view.stock_counts))


def is_overflow(options: Options, public: Public, table: SideTable, index: int | None) -> bool:
    """Whether the top card and its match do not fit into the incomplete meld *index* (rule 7)."""
    room = PILE_SIZE if index is None else table.melds[index].room
    return judge.overflows(counted(options), match_needed(options, public), room)


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
    match = match_needed(options, view.public)
    melds = melds_on_counts(rules, view.public.tables[rules.side_of[view.seat]])
    for way in lean_ways(
        rules, hand, first.points, top=rules.code(top), match=match, is_kept=True, melds=melds
    ):
        yield placements_of(rules, way, (top, *view.holding))


def takes_of_rank(
    options: Options, view: View, table: SideTable, top: Card
) -> Iterator[tuple[Placement, ...]]:
    """The melds of takes that lay cards of one rank and wilds, one for every choice in numbers.

    They are legal but for the first meld and what must be kept. Of the wilds the twos go first.

    Rules 5, 7 and S7 and decisions 17, 30, 44 and 49 say where the top card and its match may go.
    """
    rank = None if top.is_wild else top.rank
    same = [card for card in view.holding if card.rank is top.rank]
    wilds = [card for card in view.holding if card.is_wild and card.rank is not top.rank]
    wilds.sort(key=lambda card: card.order)
    targets = targets_of(options, table, rank)
    group = [top, *same]
    is_alone = takes_alone(options, view.public, table)
    amounts = product(range(0 if is_alone else 1, len(same) + 1), range(len(wilds) + 1))
    if rank is None:
        group += wilds
        amounts = product(range(2, len(group)), (0,))
    match = _Match(
        counted(options), match_needed(options, view.public),
        table.incomplete(rank), len(targets.onto) if is_alone else 0,
        is_overflow(options, view.public, table, table.incomplete(rank)),
    )  # fmt: skip
    for naturals, spent in amounts:
        for steps in targets.ways(naturals + 1, spent):
            parts = _parts(match, targets, steps, group, wilds)
            if parts is not None:
                yield parts


class _Match(NamedTuple):
    """What a take asks of the melds that it lays."""

    rules: CountedRules
    need: int
    """What must be melded with the top card."""
    begun: int | None
    """The incomplete meld of its rank."""
    homes: int
    """So many of the melds take the top card with nothing else."""
    overflows: bool
    """The match does not fit into the incomplete meld."""

    def place(self, steps: Steps) -> int | None:
        """Which of *steps* gets the top card, or None: they do not take it."""
        need = self.need
        alone = next((place for place, (x, _) in enumerate(steps[: self.homes]) if x), None)
        if alone is not None:
            return alone
        if self.overflows or self.rules.spreads:
            totals = sum(x for x, _ in steps), sum(y for _, y in steps)
            is_short = self.overflows and len(steps) < 2
            if is_short or not judge.is_match(need, *totals):
                return None
            return 0 if self.overflows else next(p for p, (x, _) in enumerate(steps) if x)
        place = next((p for p, (x, y) in enumerate(steps) if judge.is_match(need, x, y)), None)
        is_closed = not self.rules.is_open and self.begun is not None
        return None if is_closed and not judge.is_match(need, *steps[0]) else place


def _parts(
    match: _Match,
    targets: LayTargets,
    steps: Steps,
    group: Sequence[Card],
    wilds: Sequence[Card],
) -> tuple[Placement, ...] | None:
    """The placements of *steps* with the top card where it may go, or None.

    *group* begins with the top card and its match.
    """
    top = group[0]
    first = match.place(steps)
    if first is None:
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
    laid = parts.values() if match.rules.spreads else (parts[first],)
    like = [laid_cards(part.cards, top) for part in laid]
    is_matched = judge.is_match(match.need, sum(x for x, _ in like), sum(y for _, y in like))
    if not (match.overflows or first < match.homes or is_matched):
        return None
    return tuple(parts[place] for place in sorted(parts))
