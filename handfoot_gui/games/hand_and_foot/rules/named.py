"""What a lay-down may not name, card by card, and what the judge's faults are called."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.hand_and_foot.rules import judge
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.counted import (
    PAIR,
    CountedRules,
    Parts,
    counted,
    melds_on_counts,
    parts_on_counts,
)
from handfoot_gui.games.hand_and_foot.rules.laying import is_meldable, laid_on
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE, SideTable
from handfoot_gui.games.hand_and_foot.rules.moves import Placement
from handfoot_gui.games.hand_and_foot.rules.options import Options


def problem_named(
    options: Options, table: SideTable, placements: Sequence[Placement]
) -> Problem | None:
    """Why the cards of *placements* make no sense, whatever the numbers are."""
    if not placements:
        return no.NothingLaid()
    seen = []
    for placement in placements:
        onto = placement.onto
        if not placement.cards:
            return no.NothingLaid()
        if onto is not None:
            if not 0 <= onto < len(table.melds):
                return no.NoSuchMeld(onto)
            if onto in seen:
                return no.MeldTwice(onto)
            seen.append(onto)
        wrong = _problem_cards(options, table, placement)
        if wrong is not None:
            return wrong
    return None


def _problem_cards(options: Options, table: SideTable, placement: Placement) -> Problem | None:
    """Why the cards of *placement* do not belong together, or on its meld."""
    onto = placement.onto
    rank = None if onto is None else table.melds[onto].rank
    for card in placement.cards:
        if card.is_wild:
            continue
        if card.blocks_pile and not is_meldable(options, card):
            return no.ThreeMelded(card)
        if card.is_lady or card.rank is rank:
            continue
        if onto is not None:
            return _wrong_rank(options, table, placement, card, rank)
        if rank is not None:
            return no.MixedRanks(rank, card.rank)
        rank = card.rank
    return None


def _wrong_rank(
    options: Options, table: SideTable, placement: Placement, card: Card, rank: Rank | None
) -> Problem:
    rules, meld = counted(options), table.melds[placement.onto or 0]
    code = rules.two if rank is None else rules.rank_code[rank]
    if len(meld.cards) >= PILE_SIZE and not rules.fits(code, *meld.sizes, 1, 0):
        return no.MeldComplete(rank)
    return no.WrongRank(card, rank)


def table_after(
    options: Options, table: SideTable, placements: Sequence[Placement]
) -> SideTable | Problem:
    """The side's table after the lay-down, or why it is not allowed (rule 6, decision 34)."""
    wrong = problem_named(options, table, placements)
    if wrong is not None:
        return wrong
    rules = counted(options)
    melds = melds_on_counts(rules, table)
    parts = parts_on_counts(rules, melds, placements)
    fault = judge.shape_fault(rules, melds, parts)
    if fault is not None:
        return _of_part(rules, table, fault, parts, placements)
    return laid_on(table, placements)


def _rank_of(rules: CountedRules, code: int) -> Rank | None:
    return None if code == rules.two else rules.ranks[code]


def problem_of(
    table: SideTable, fault: judge.Fault, turn: judge.Turn, parts: Parts,
    placements: Sequence[Placement], top: Card | None,
) -> Problem:  # fmt: skip
    """*fault* with the cards and ranks it is about."""
    rules = turn.rules
    kind, place, a, b = fault
    match kind:
        case judge.PILE_NEEDED:
            return no.PileNeeded()
        case judge.TOO_FEW_POINTS:
            return no.TooFewPoints(a, b)
        case judge.WILD_IN_FIRST:
            cards = placements[place].cards
            return no.WildInFirstMeld(next(card for card in cards if card.is_wild))
        case judge.CLEAN_NEEDED:
            return no.CleanMeldNeeded()
        case judge.PILE_BEFORE_FOOT:
            return no.PileBeforeFoot(a, b)
        case judge.KEEP_CARDS:
            return no.KeepCards(a, b)
        case judge.MUST_GO_OUT:
            return no.MustGoOut(turn.granted)
        case judge.THREES_ONLY_OUT:
            cards = placements[place].cards
            return no.ThreesOnlyGoingOut(next(card for card in cards if card.is_black_three))
        case judge.ONLY_BANNED:
            return no.OnlyBannedLeft()
    of_top = None if top is None else _of_top(rules, fault, top)
    return of_top or _of_part(rules, table, fault, parts, placements)


def _of_top(rules: CountedRules, fault: judge.Fault, top: Card) -> Problem | None:
    """A *fault* about the *top* card that is taken; None: it is about something else."""
    kind, _, a, _ = fault
    code = rules.code(top)
    match kind:
        case judge.MATCH_NOT_MELDED:
            return no.PairNotMelded(top) if a == PAIR else no.MatchNotMelded(top)
        case judge.TOP_NOT_MELDED:
            return no.TopNotMelded(top)
        case judge.OVERFLOW_SHORT:
            return no.OverflowTooShort(_rank_of(rules, min(code, rules.two)), a)
    return None


def _without_wilds(kind: int, rank: Rank | None, cards: Sequence[Card]) -> Problem:
    """Melds of *rank* take no wilds."""
    if kind == judge.RANK_WITHOUT_WILDS and rank is not None:
        return no.RankWithoutWilds(rank)
    return no.WildWithThrees(next(card for card in cards if card.is_wild))


def _of_part(
    rules: CountedRules,
    table: SideTable,
    fault: judge.Fault,
    parts: Parts,
    placements: Sequence[Placement],
) -> Problem:
    """A *fault* of one part."""
    kind, place, a, b = fault
    rank, cards = _rank_of(rules, parts[place][1]), placements[place].cards
    if kind in (judge.SECOND_MELD, judge.SIDE_BY_SIDE):
        return _of_another(rules, fault, rank)
    match kind:
        case judge.NO_WILD_MELDS:
            return no.NoWildMelds()
        case judge.MELD_COMPLETE:
            return no.MeldComplete(rank)
        case judge.TOO_MANY_CARDS:
            return no.TooManyCards(rank, a, b)
        case judge.WILD_WITH_THREES | judge.RANK_WITHOUT_WILDS:
            return _without_wilds(kind, rank, cards)
        case judge.TOO_MANY_WILDS:
            assert rank is not None
            return no.TooManyWilds(rank, a, b, rules.wilds_allowed[a])
        case judge.WILDS_CLOSED:
            assert rank is not None
            return _closed_to_wilds(table, placements[place], rank, a)
        case judge.LADY_NEEDS_CLEAN:
            return no.LadyNeedsCleanPile(_wrong_lady(table, placements[place]))
        case judge.TOO_FEW_NATURALS:
            assert rank is not None
            return no.TooFewNaturals(rank, a, b)
    return no.TooFewCards(rank, a, b)


def _of_another(rules: CountedRules, fault: judge.Fault, rank: Rank | None) -> Problem:
    """A *fault* of a meld of *rank* beside others of that rank."""
    if fault[0] == judge.SIDE_BY_SIDE:
        return no.SideBySide(rank, None if rank is None else bool(fault[2]))
    return (no.OnlyOneMeld if rules.is_once else no.SecondMeldOfRank)(rank)


def _closed_to_wilds(table: SideTable, part: Placement, rank: Rank, taken: int) -> Problem:
    """The pile takes *taken* of the wilds of *part*, or none of them."""
    if not taken:
        return no.WildsClosed(rank)
    more = sum(card.is_wild for card in part.cards)
    naturals, wilds = sum(card.rank is rank for card in part.cards), 0
    if part.onto is not None:
        meld = table.melds[part.onto]
        naturals, wilds = naturals + meld.naturals, meld.wilds
    return no.TooManyWilds(rank, naturals, wilds + more, wilds + taken)


def _wrong_lady(table: SideTable, part: Placement) -> Card:
    ladies = [card for card in part.cards if card.is_lady]
    if part.onto is None and len(ladies) == len(part.cards):
        return ladies[0]
    return ladies[-1] if ladies else table.melds[part.onto or 0].ladies[-1]
