"""Why a player may not make a move now; page "Hand and Foot", sections 2 and 5, rule 11."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Final, assert_never

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import CardTwice, NotHeld, NotToMove, Problem
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules import judge
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.allotment import FirstMeld
from handfoot_gui.games.hand_and_foot.rules.counted import (
    BAN_ALWAYS,
    BAN_EVERY,
    counted,
    counts_of,
    melds_on_counts,
    needed_in,
    parts_on_counts,
)
from handfoot_gui.games.hand_and_foot.rules.first_melds import most_points
from handfoot_gui.games.hand_and_foot.rules.lap import rules_now
from handfoot_gui.games.hand_and_foot.rules.laying import (
    MissingPiles,
)
from handfoot_gui.games.hand_and_foot.rules.melds import SideTable
from handfoot_gui.games.hand_and_foot.rules.moves import (
    MOST_TOLD,
    Answer,
    Ask,
    ByTable,
    Cut,
    Discard,
    Draw,
    EndTurn,
    Lay,
    Move,
    Placement,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.named import problem_named, problem_of
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    BanUntil,
    BlackThrees,
    FootOpened,
    Quota,
    StockOut,
    of_deal,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Phase, Public, View
from handfoot_gui.games.hand_and_foot.rules.taking import (
    brought,
    problem_pair,
    take_leads_out,
)
from handfoot_gui.games.hand_and_foot.rules.way_out import leads_out, piles_of_others

# Up to Python 3.11 a member of an enum is slow to look up, and these are asked at every move.
_HAND_EMPTY: Final = FootOpened.HAND_EMPTY
_GOING_OUT: Final = BlackThrees.GOING_OUT
_ANSWER: Final = Phase.ANSWER
_CUT: Final = Phase.CUT
_DRAW: Final = Phase.DRAW
_PLAY: Final = Phase.PLAY
_STOCK_IS_SET: Final = (_DRAW, _PLAY, _ANSWER, Phase.RESHUFFLE, Phase.TURN_OVER)


def is_granted(public: Public) -> bool:
    """Whether the player to move has the partner's yes in this turn."""
    return public.question is not None and public.question.answer is True


def does_draw_end_deal(options: Options, view: View) -> bool:
    """Whether the stock is too short for a draw, and nothing fills it up (rule 12, decision 2)."""
    return _cards_to_draw(options, view) < draw_size(options, view)


def draw_size(options: Options, view: View) -> int:
    """The cards of a draw now: fewer only where the last ones are drawn though they are fewer."""
    size = of_deal(options.draws, view.public.deal)
    if options.short_draw:
        have = sum(view.stock_counts)
        return have if 0 < have < size else size
    return size


def rounds_left(options: Options, view: View) -> float:
    """For how many rounds the stock lasts if everybody draws."""
    if view.public.phase not in _STOCK_IS_SET:
        return math.inf
    return _cards_to_draw(options, view) / (
        of_deal(options.draws, view.public.deal) * options.players
    )


def _cards_to_draw(options: Options, view: View) -> int:
    """The stock, with what may be shuffled under it."""
    public, more = view.public, 0
    if options.stock_out is not StockOut.ENDS:
        more = public.gone + len(public.removed)
        if options.stock_out is StockOut.ALL_BUT_TOP:
            more += max(0, public.pile_size - 1)
    return sum(view.stock_counts) + more


def must_go_out(options: Options, view: View) -> bool:
    """Whether the viewing seat, in its turn, has to end it by going out (decision 13)."""
    return judge.must_go_out(turn_of(options, view.public, view.seat, view.holding))


def missing_piles(options: Options, view: View) -> MissingPiles:
    """The piles the viewing side still needs before it may go out."""
    turn = turn_of(options, view.public, view.seat, view.holding)
    clean, dirty, wild, _, every, ranks = judge.lacking(turn.rules, turn.quota, turn.melds)
    named = tuple((turn.rules.ranks[code], count, clean_only) for code, count, clean_only in ranks)
    return MissingPiles(clean, dirty, wild, every, named)


def aimed_at(options: Options, deal: int, table: SideTable) -> Quota:
    """The quota that a side with *table* is nearest to in *deal*."""
    quota = options.quota(deal)
    if len(quota) == 1:
        return quota[0]
    rules = counted(options)
    needed = needed_in(rules, deal)
    melds = melds_on_counts(rules, table)
    return quota[needed.index(judge.aim(rules, needed, melds))]


def own_table(options: Options, view: View) -> SideTable:
    """The melds of the viewing seat's side."""
    return view.public.tables[view.seat % options.side_count]


def unready_partner(options: Options, public: Public, seat: Seat) -> Problem | None:
    """The partner who has not picked up the foot yet, or played from it, as a problem (rule 11,
    decision 9)."""
    rules = counted(options)
    if rules.waits_for_partners:
        ready = public.played_foot if rules.wants_partners_played else public.in_foot
        for partner in rules.partners[seat]:
            if not ready[partner]:
                return no.PartnerNotReady(Seat(partner), public.in_foot[partner])
    return None


class Turns:
    """*options* as numbers, and the last turn on counts: many moves of one turn are asked about."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.rules = counted(options)
        self._last: tuple[View, judge.Turn] | None = None

    def turn(self, view: View) -> judge.Turn:
        """What the judge asks of the viewing seat's turn."""
        last = self._last
        if last is not None and (
            last[0] is view
            or (
                last[0].public is view.public
                and last[0].holding is view.holding
                and last[0].seat == view.seat
            )
        ):
            return last[1]
        turn = turn_of(self.options, view.public, view.seat, view.holding)
        self._last = view, turn
        return turn


def problem(turns: Turns, view: View, move: Move) -> Problem | None:
    """Why the viewing seat may not make *move*, or None."""
    if not is_to_move(view):
        actor = player_to_move(view.public)
        return NotToMove(view.seat, None if actor == view.seat else actor)
    return problem_in_turn(turns, view, move)


def problem_in_turn(turns: Turns, view: View, move: Move) -> Problem | None:
    """The same where the viewing seat is known to be the one to move."""
    options, phase = turns.options, view.public.phase
    if phase is _ANSWER and not isinstance(move, (Answer, ByTable)):
        return no.AnswerFirst()
    if phase is _CUT and not isinstance(move, (Cut, ByTable)):
        return no.CutFirst()
    match move:
        case Discard():
            return _problem_discard(turns, view, move)
        case Draw():
            return _problem_draw(options, view, move)
        case Lay():
            return _problem_lay(turns, view, move)
        case TakePile():
            return _problem_take(turns, view, move)
        case EndTurn():
            return _problem_end_turn(turns, view)
        case Ask():
            return _problem_ask(turns, view)
        case Answer():
            return _problem_answer(options, view, move)
        case Cut():
            return _problem_cut(view, move)
        case ByTable():
            return NotToMove(view.seat, None)
        case _:
            assert_never(move)


def player_to_move(public: Public) -> Seat | None:
    """The seat that moves next as far as everybody can see; None when it is the table."""
    phase = public.phase
    if phase is _PLAY or phase is _DRAW or phase is _CUT:
        return public.turn
    if phase is _ANSWER and public.question is not None:
        return public.question.waiting[0]
    return None


def is_to_move(view: View) -> bool:
    """Whether the viewing seat moves next, and the table does nothing before."""
    return view.public.due is None and player_to_move(view.public) == view.seat


def _problem_answer(options: Options, view: View, move: Answer) -> Problem | None:
    if view.public.phase is not _ANSWER:
        return no.NothingAsked()
    is_talk = (move.reason, move.points) != (None, None)
    is_told = move.points is None or 1 <= move.points <= MOST_TOLD
    return no.NoTableTalk() if (is_talk and not options.answer_reasons) or not is_told else None


def _problem_cut(view: View, move: Cut) -> Problem | None:
    if view.public.phase is not _CUT:
        return no.NothingToCut()
    most = sum(view.stock_counts)
    return None if 1 <= move.height <= most else no.WrongHeight(move.height, most)


def _problem_draw(options: Options, view: View, move: Draw) -> Problem | None:
    public = view.public
    if public.phase is not _DRAW:
        return no.AlreadyDrawn()
    if is_granted(public):
        return no.MustTake(public.pile[-1])
    stocks, size = view.stock_counts, draw_size(options, view)
    if len(move.counts) != len(stocks) or min(move.counts) < 0 or sum(move.counts) != size:
        return no.WrongDraw(sum(move.counts), size)
    if len(stocks) > 1 and sum(stocks) >= size:
        for place, count in enumerate(move.counts):
            if count > stocks[place]:
                return no.StockPileShort(place, stocks[place])
    return None


def _left_of(
    cards: tuple[Card, ...], placements: Sequence[Placement]
) -> tuple[Card, ...] | Problem:
    """What stays of *cards*; the placements must name cards that are there, each once."""
    left = list(cards)
    for placement in placements:
        for card in placement.cards:
            if card not in left:
                return CardTwice(card) if card in cards else NotHeld(card)
            left.remove(card)
    return tuple(left)


def first_meld_points(options: Options, public: Public, seat: int) -> int:
    """Points the first meld of the side of *seat* needs now; 0 where it is a concealed pile."""
    if public.deal in options.concealed_deals:
        return 0
    score = 0
    if options.minima_by_score:
        score = public.score(options.side_of(seat))
    return options.minimum(public.deal, score)


def is_down(options: Options, view: View) -> bool:
    """Whether the viewing seat needs no first meld any more."""
    down, tables = view.public.down, view.public.tables
    return down[view.seat] if down else bool(tables[options.side_of(view.seat)].melds)


def first_meld(options: Options, view: View) -> FirstMeld | None:
    """What the first meld of the viewing side needs; None where it is down."""
    if is_down(options, view):
        return None
    public = view.public
    is_pile = public.deal in options.concealed_deals
    return FirstMeld(first_meld_points(options, public, view.seat), is_pile)


def first_meld_in_reach(options: Options, view: View) -> tuple[int, int] | None:
    """The most points the viewing seat can meld now, and those its first meld needs; None where
    it needs none. Before the draw the top card counts, which comes with a take (rule 8)."""
    first = first_meld(options, view)
    if first is None or first.is_pile or first.points <= 0:
        return None
    top = view.public.pile[-1:] if view.public.phase is Phase.DRAW else ()
    melds = melds_on_counts(counted(options), own_table(options, view))
    return most_points(options, (*view.holding, *top), melds), first.points


def _problem_named(
    options: Options, view: View, own: SideTable, melds: Sequence[Placement]
) -> Problem | None:
    """Why *melds* are no cards that belong together now."""
    wrong = problem_named(rules_now(options, view.public), own, melds)
    if isinstance(wrong, no.ThreeMelded) and options.black_threes is _GOING_OUT:
        return wrong if wrong.card.is_red_three else no.ThreesOnlyGoingOut(wrong.card)
    return wrong


def _problem_lay(turns: Turns, view: View, move: Lay) -> Problem | None:
    if view.public.phase is not _PLAY:
        return no.DrawFirst()
    left = _left_of(view.holding, move.melds)
    if isinstance(left, Problem):
        return left
    own = own_table(turns.options, view)
    wrong = _problem_named(turns.options, view, own, move.melds)
    if wrong is not None:
        return wrong
    turn = turns.turn(view)
    parts = parts_on_counts(turn.rules, turn.melds, move.melds)
    fault = judge.lay_fault(turn, parts)
    return None if fault is None else problem_of(own, fault, turn, parts, move.melds, None)


def _problem_take(turns: Turns, view: View, move: TakePile) -> Problem | None:
    options, public = turns.options, view.public
    if public.phase is not _DRAW:
        return no.AlreadyDrawn()
    wrong = problem_pair(options, view)
    if wrong is not None:
        return wrong
    top = public.pile[-1]
    left = _left_of((*view.holding, top), move.melds)
    if isinstance(left, Problem):
        return left
    if top in left:
        return no.TopNotMelded(top)
    own = own_table(turns.options, view)
    wrong = _problem_named(turns.options, view, own, move.melds)
    if wrong is not None:
        return wrong
    turn = turns.turn(view)
    rules = turn.rules
    parts = parts_on_counts(rules, turn.melds, move.melds)
    new, unseen = brought(options, view)
    top_at = next(place for place, part in enumerate(move.melds) if top in part.cards)
    below = [rules.code(card) for card in new]
    fault = judge.take_fault(turn, parts, rules.code(top), top_at, below, unseen)
    return None if fault is None else problem_of(own, fault, turn, parts, move.melds, top)


def turn_of(options: Options, public: Public, seat: Seat, holding: tuple[Card, ...]) -> judge.Turn:
    """What the judge asks of a turn of *seat*, which has *holding*."""
    options = rules_now(options, public)
    rules, side = counted(options), options.side_of(seat)
    is_down = public.is_down(seat, side)
    need = 0 if is_down else first_meld_points(options, public, seat)
    return judge.Turn(
        rules, melds_on_counts(rules, public.tables[side]),
        counts_of(rules, holding), len(holding),
        needed_in(rules, public.deal), need,
        in_foot=public.in_foot[seat], granted=is_granted(public),
        is_ready=unready_partner(options, public, seat) is None,
        is_concealed=public.deal in options.concealed_deals,
        others_piles=partial(piles_of_others, rules, public.tables, side),
        is_before_draw=public.phase is _DRAW, is_frozen=public.frozen, is_down=is_down,
    )  # fmt: skip


def _problem_discard(turns: Turns, view: View, move: Discard) -> Problem | None:
    if view.public.phase is not _PLAY:
        return no.DrawFirst()
    card = move.card
    if card not in view.holding:
        return NotHeld(card)
    fault = judge.discard_fault(turns.turn(view), turns.rules.code(card))
    if fault is None:
        return None
    match fault[0]:
        case judge.BANNED:
            return no.CardBanned(card, _until(fault[2]))
        case judge.BANNED_LAST:
            return no.CardBanned(card, BanUntil.LAST)
        case judge.MUST_GO_OUT:
            return no.MustGoOut(is_granted(view.public))
        case judge.PILE_BEFORE_FOOT:
            return no.PileBeforeFoot(fault[2], fault[3])
    return no.KeepCards(fault[2], fault[3])


def _until(ban: int) -> BanUntil:
    """The longest of the bits of a *ban*."""
    if ban & BAN_ALWAYS:
        return BanUntil.ALWAYS
    return BanUntil.EVERY_SIDE if ban & BAN_EVERY else BanUntil.OWN_SIDE


def _problem_end_turn(turns: Turns, view: View) -> Problem | None:
    if view.public.phase is not _PLAY:
        return no.DrawFirst()
    fault = judge.end_turn_fault(turns.turn(view))
    if fault is None:
        return None
    is_duty = fault[0] == judge.MUST_GO_OUT
    return no.MustGoOut(is_granted(view.public)) if is_duty else no.DiscardPossible()


def _problem_ask(turns: Turns, view: View) -> Problem | None:
    question = view.public.question
    out = view.public.out
    if out is not None and view.public.is_lap and turns.options.asks_permission:
        return no.NobodyAsks(out)
    fault = judge.ask_fault(turns.turn(view), asked=question is not None)
    if fault is not None and fault[0] == judge.NO_PARTNER:
        return no.NoPartner()
    if question is not None:
        return no.AskedBefore(question.answer is True)
    return problem_going_out(turns.options, view)


def problem_going_out(options: Options, view: View) -> Problem | None:
    """Why the viewing seat, which is to move, cannot go out in this turn, permission apart."""
    public = view.public
    options = rules_now(options, public)
    if not public.in_foot[view.seat]:
        return no.NotInFoot()
    wrong = unready_partner(options, public, view.seat)
    if wrong is not None:
        return wrong
    table = own_table(options, view)
    first = first_meld(options, view)
    if public.phase is _DRAW:
        ends = take_leads_out(options, view, first)
    else:
        ends = leads_out(options, public, table, view.holding, first=first)
    return None if ends else no.NoWayOut(*missing_piles(options, view))
