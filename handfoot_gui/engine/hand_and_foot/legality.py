"""Why a player may not make a move now; page "Hand and Foot", sections 2 and 5."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from handfoot_gui.engine.cards import Card, Rank
from handfoot_gui.engine.errors import Problem
from handfoot_gui.engine.game import Seat
from handfoot_gui.engine.hand_and_foot import problems as no
from handfoot_gui.engine.hand_and_foot.melds import (
    LEAST_MELD,
    PILE_SIZE,
    Meld,
    SideTable,
    meld_of,
)
from handfoot_gui.engine.hand_and_foot.moves import (
    Answer,
    Ask,
    Discard,
    Draw,
    EndTurn,
    Lay,
    Placement,
    PlayerMove,
    TakePile,
)
from handfoot_gui.engine.hand_and_foot.options import Options
from handfoot_gui.engine.hand_and_foot.state import Phase, Public
from handfoot_gui.engine.hand_and_foot.view import View
from handfoot_gui.engine.hand_and_foot.way_out import (
    has_quota,
    is_within_limit,
    leads_out,
    missing_piles,
    take_leads_out,
)

_OWN_PHASES: Final = frozenset({Phase.DRAW, Phase.PLAY})


def problem(options: Options, view: View, move: PlayerMove) -> Problem | None:
    """Why the viewing seat may not make *move*, or None."""
    public = view.public
    actor = player_to_move(public)
    if actor != view.seat or awaits_table(view):
        return no.NotToMove(view.seat, None if actor == view.seat else actor)
    return problem_in_turn(options, view, move)


def problem_in_turn(options: Options, view: View, move: PlayerMove) -> Problem | None:
    """The same where the viewing seat is known to be the one to move."""
    public = view.public
    if public.phase is Phase.ANSWER:
        return None if isinstance(move, Answer) else no.AnswerFirst()
    match move:
        case Draw():
            return _problem_draw(options, view, move)
        case TakePile():
            return _problem_take(options, view, move)
        case Lay():
            return _problem_lay(options, view, move)
        case Discard():
            return _problem_discard(options, view, move)
        case EndTurn():
            return _problem_end_turn(options, view)
        case Ask():
            return _problem_ask(options, view)
        case Answer():
            return no.NothingAsked()
        case _:
            assert_never(move)


def player_to_move(public: Public) -> Seat | None:
    """The seat that moves next as far as everybody can see; None when it is the table."""
    if public.phase in _OWN_PHASES:
        return public.turn
    if public.phase is Phase.ANSWER and public.question is not None:
        return public.question.waiting[0]
    return None


def awaits_table(view: View) -> bool:
    """Whether a red three or the foot comes before the viewing seat's next act."""
    public = view.public
    if public.phase is Phase.ANSWER:
        return False
    if not view.holding:
        return not public.in_foot[view.seat]
    for card in view.holding:  # noqa: SIM110  (asked at every move, and twice as fast)
        if card.is_red_three:
            return True
    return False


def is_granted(public: Public) -> bool:
    """Whether the player to move has the partner's yes in this turn."""
    return public.question is not None and public.question.answer is True


def _own_table(options: Options, view: View) -> SideTable:
    return view.public.tables[options.side_of(view.seat)]


def _unready_partner(options: Options, public: Public, seat: Seat) -> Problem | None:
    """The partner who has not played from the foot yet, as a problem (rule 11, decision 9)."""
    if options.partner_in_foot:
        for partner in options.partners_of(seat):
            if not public.played_foot[partner]:
                return no.PartnerNotReady(Seat(partner), public.in_foot[partner])
    return None


def may_end_out(options: Options, public: Public, seat: Seat, table: SideTable) -> bool:
    """Whether *seat* goes out when its last card leaves now and its side has *table*."""
    return (
        public.in_foot[seat]
        and (not options.permission or is_granted(public))
        and has_quota(options.quota(public.deal), table)
        and _unready_partner(options, public, seat) is None
    )


def _problem_draw(options: Options, view: View, move: Draw) -> Problem | None:
    public = view.public
    if public.phase is not Phase.DRAW:
        return no.AlreadyDrawn()
    if is_granted(public):
        return no.MustTake(public.pile[-1])
    if (
        len(move.counts) != len(view.stock_counts)
        or min(move.counts) < 0
        or sum(move.counts) != options.draw
    ):
        return no.WrongDraw(sum(move.counts), options.draw)
    return None


def _problem_cards(view: View, placements: Sequence[Placement], top: Card | None) -> Problem | None:
    """Whether the placements name cards that are there to be laid, each once."""
    seen: set[Card] = set()
    for placement in placements:
        for card in placement.cards:
            if card in seen:
                return no.CardTwice(card)
            seen.add(card)
            if card is not top and card not in view.holding:
                return no.NotHeld(card)
    return None


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
        for card in placement.cards:
            if card.is_black_three or card.is_red_three:
                return no.ThreeMelded(card)
        if placement.onto is None:
            meld = meld_of(placement.cards)
            wrong = _problem_new_meld(options, meld)
            melds.append(meld)
        else:
            onto = placement.onto
            if not 0 <= onto < len(table.melds):
                return no.NoSuchMeld(onto)
            if melds[onto] is not table.melds[onto]:
                return no.MeldTwice(onto)
            wrong = _problem_added(table.melds[onto], placement.cards)
            if wrong is not None:
                return wrong
            melds[onto] = meld = table.melds[onto].with_cards(placement.cards)
            wrong = _problem_size(options, meld)
        if wrong is not None:
            return wrong
    return _problem_second_melds(table, melds) or SideTable(tuple(melds), table.red_threes)


def _problem_new_meld(options: Options, meld: Meld) -> Problem | None:
    if meld.rank is not None:
        for card in meld.cards:
            if not card.is_wild and card.rank is not meld.rank:
                return no.MixedRanks(meld.rank, card.rank)
    return _problem_size(options, meld)


def _problem_added(meld: Meld, more: Iterable[Card]) -> Problem | None:
    if meld.is_complete:
        return no.MeldComplete(meld.rank)
    for card in more:
        if not card.is_wild and card.rank is not meld.rank:
            return no.WrongRank(card, meld.rank)
    return None


def _problem_size(options: Options, meld: Meld) -> Problem | None:
    size = len(meld.cards)
    if size > PILE_SIZE:
        return no.TooManyCards(meld.rank, size, PILE_SIZE)
    if meld.rank is not None and not is_within_limit(options, meld.naturals, meld.wilds):
        most = options.wilds_allowed(meld.naturals)
        return no.TooManyWilds(meld.rank, meld.naturals, meld.wilds, most)
    if size < LEAST_MELD:
        return no.TooFewCards(meld.rank, size, LEAST_MELD)
    return None


def _problem_second_melds(before: SideTable, melds: Sequence[Meld]) -> Problem | None:
    """A new meld of a rank may begin only where the earlier one of that rank is complete."""
    if len(melds) == len(before.melds):
        return None
    begun = {
        before.melds[index].rank
        for index in range(len(before.melds))
        if not melds[index].is_complete
    }
    for meld in melds[len(before.melds) :]:
        if meld.rank in begun:
            return no.SecondMeld(meld.rank)
    # Complete ones count as laid first, so one incomplete new meld of a rank is enough to refuse.
    for meld in melds[len(before.melds) :]:
        if not meld.is_complete:
            if meld.rank in begun:
                return no.SecondMeld(meld.rank)
            begun.add(meld.rank)
    return None


def points_of(options: Options, placements: Iterable[Placement]) -> int:
    """What a first meld of *placements* is worth, by card values alone (rule 8)."""
    return sum(points_of_cards(options, placement.cards) for placement in placements)


def points_of_cards(options: Options, some: Iterable[Card]) -> int:
    """The cards' values."""
    value = options.values.of
    return sum([value(card) for card in some])


def _problem_first_meld(
    options: Options, view: View, placements: Sequence[Placement]
) -> Problem | None:
    if _own_table(options, view).is_down:
        return None
    have, need = points_of(options, placements), options.minimum(view.public.deal)
    return no.TooFewPoints(have, need) if have < need else None


def _problem_left(
    options: Options, view: View, table: SideTable, left: Sequence[Card], unseen: int
) -> Problem | None:
    """The two-card rule, and the duty that comes with a yes (rule 11, decision 13)."""
    public = view.public
    if not public.in_foot[view.seat]:
        return None
    if options.permission and is_granted(public):
        return None if leads_out(options, public.deal, table, left, unseen) else no.MustGoOut()
    have = len(left) + unseen
    if have >= 2:
        return None
    if (
        not options.permission
        and _unready_partner(options, public, view.seat) is None
        and leads_out(options, public.deal, table, left, unseen)
    ):
        return None
    return no.KeepCards(have, 2)


def _problem_lay(options: Options, view: View, move: Lay) -> Problem | None:
    if view.public.phase is not Phase.PLAY:
        return no.DrawFirst()
    wrong = _problem_cards(view, move.melds, None)
    if wrong is not None:
        return wrong
    table = table_after(options, _own_table(options, view), move.melds)
    if isinstance(table, Problem):
        return table
    laid = {card for placement in move.melds for card in placement.cards}
    left = [card for card in view.holding if card not in laid]
    return _problem_first_meld(options, view, move.melds) or _problem_left(
        options, view, table, left, 0
    )


def _problem_take(options: Options, view: View, move: TakePile) -> Problem | None:
    public = view.public
    if public.phase is not Phase.DRAW:
        return no.AlreadyDrawn()
    wrong = problem_pair(view)
    if wrong is not None:
        return wrong
    top = public.pile[-1]
    wrong = _problem_cards(view, move.melds, top)
    if wrong is not None:
        return wrong
    if not any(top in placement.cards for placement in move.melds):
        return no.TopNotMelded(top)
    own = _own_table(options, view)
    table = table_after(options, own, move.melds)
    if isinstance(table, Problem):
        # Too short an overflow is the same fault as the size of one meld, but says more; a new
        # meld beside an incomplete one is not a pair torn apart.
        wrong = _problem_top_melded(own, move.melds, top)
        if isinstance(wrong, no.PairNotMelded) and isinstance(table, no.SecondMeld):
            return table
        return wrong or table
    wrong = _problem_top_melded(own, move.melds, top) or _problem_first_meld(
        options, view, move.melds
    )
    if wrong is not None:
        return wrong
    laid = {card for placement in move.melds for card in placement.cards}
    rest = public.pile[-options.taken(len(public.pile)) : -1]
    brought = [card for card in rest if not card.is_red_three]
    unseen = min(len(rest) - len(brought), sum(view.stock_counts))
    left = [card for card in view.holding if card not in laid]
    return _problem_left(options, view, table, left + brought, unseen)


def problem_pair(view: View) -> Problem | None:
    """Why the viewing seat cannot take the pile whatever it melds (rule 5)."""
    pile = view.public.pile
    if not pile:
        return no.PileEmpty()
    top = pile[-1]
    if top.rank is Rank.THREE:
        return no.PileBlocked(top)
    pair = [card for card in view.holding if card.rank is top.rank]
    return no.PairMissing(top, len(pair)) if len(pair) < 2 else None


def _problem_top_melded(
    before: SideTable, placements: Sequence[Placement], top: Card
) -> Problem | None:
    """Where the top card and its pair must go (rules 5 and 7, decision 30)."""
    rank = None if top.is_wild else top.rank
    places: list[tuple[int | None, int, int]] = []
    for placement in placements:
        meld = meld_of(placement.cards)
        target = meld.rank if placement.onto is None else _rank_of(before, placement.onto)
        if target is rank:
            same = sum(card.rank is top.rank for card in placement.cards)
            places.append((placement.onto, same, len(placement.cards)))
        elif top in placement.cards:
            return no.TopNotMelded(top)
    index = before.incomplete(rank)
    room = before.melds[index].room if index is not None else PILE_SIZE
    if room >= LEAST_MELD:
        together = next((p.onto for p in placements if top in p.cards), None)
        same = max(
            (
                sum(card.rank is top.rank for card in p.cards)
                for p in placements
                if top in p.cards and (index is None or p.onto == index)
            ),
            default=0,
        )
        if index is not None and together != index:
            return no.PairNotMelded(top)
        return None if same >= LEAST_MELD else no.PairNotMelded(top)
    if sum(same for _, same, _ in places) < LEAST_MELD:
        return no.PairNotMelded(top)
    completes = any(onto == index and count == room for onto, _, count in places)
    begins = any(onto is None and count >= LEAST_MELD for onto, _, count in places)
    return None if completes and begins else no.OverflowTooShort(rank, room)


def _rank_of(table: SideTable, onto: int) -> Rank | None:
    return table.melds[onto].rank if 0 <= onto < len(table.melds) else None


def _problem_discard(options: Options, view: View, move: Discard) -> Problem | None:
    public = view.public
    if public.phase is not Phase.PLAY:
        return no.DrawFirst()
    if move.card not in view.holding:
        return no.NotHeld(move.card)
    if not public.in_foot[view.seat]:
        return None
    left = len(view.holding) - 1
    if left == 0 and may_end_out(options, public, view.seat, _own_table(options, view)):
        return None
    if options.permission and is_granted(public):
        return no.MustGoOut()
    return no.KeepCards(0, 1) if left == 0 else None


def _problem_end_turn(options: Options, view: View) -> Problem | None:
    public = view.public
    if public.phase is not Phase.PLAY:
        return no.DrawFirst()
    if is_granted(public):
        return no.MustGoOut()
    stuck = public.in_foot[view.seat] and (
        not view.holding
        or (
            len(view.holding) == 1
            and not may_end_out(options, public, view.seat, _own_table(options, view))
        )
    )
    return None if stuck else no.DiscardPossible()


def _problem_ask(options: Options, view: View) -> Problem | None:
    public = view.public
    if not options.permission or not options.partners_of(view.seat):
        return no.NoPartner()
    if public.question is not None:
        return no.AskedBefore(public.question.answer is True)
    if not public.in_foot[view.seat]:
        return no.NotInFoot()
    wrong = _unready_partner(options, public, view.seat)
    if wrong is not None:
        return wrong
    table = _own_table(options, view)
    ends = (
        take_leads_out(options, view)
        if public.phase is Phase.DRAW
        else leads_out(options, public.deal, table, view.holding)
    )
    return None if ends else no.NoWayOut(*missing_piles(options.quota(public.deal), table))
