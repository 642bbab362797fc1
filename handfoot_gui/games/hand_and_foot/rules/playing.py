"""What the players' moves change: melds laid, the pile taken, a discard, a question."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules.changes import put, with_public, without
from handfoot_gui.games.hand_and_foot.rules.melds import SideTable, meld_of
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, Discard, Placement, TakePile
from handfoot_gui.games.hand_and_foot.rules.option_values import FootOpened, WildOnTop
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Phase, Question, State

# Up to Python 3.11 a member of an enum is slow to look up, and these are asked at every move.
_TURN_OVER: Final = Phase.TURN_OVER
_PILE: Final = FootOpened.PILE


def laid(options: Options, state: State, placements: tuple[Placement, ...]) -> State:
    """The state after a lay-down of *placements*, which are legal."""
    public = state.public
    turn = public.turn
    side = options.side_of(turn)
    melds = list(public.tables[side].melds)
    for placement in placements:
        if placement.onto is None:
            melds.append(meld_of(placement.cards))
        else:
            melds[placement.onto] = melds[placement.onto].with_cards(placement.cards)
    table = SideTable(tuple(melds), public.tables[side].red_threes)
    gone = {card for placement in placements for card in placement.cards}
    left = tuple(card for card in state.holdings[turn] if card not in gone)
    opens = (
        options.foot_opened is _PILE
        and not public.in_foot[turn]
        and public.tables[side].complete_piles < table.complete_piles
    )
    after = replace(
        public,
        foot_due=opens,
        tables=put(public.tables, side, table),
        known=without(public.known, turn, gone),
        played_foot=put(public.played_foot, turn, True)
        if public.in_foot[turn]
        else public.played_foot,
    )
    return replace(state, public=after, holdings=put(state.holdings, turn, left))


def taken(options: Options, state: State, move: TakePile) -> State:
    """The pile, or so much of it as a take brings, is in the hand, and its melds lie."""
    public = state.public
    turn, take = public.turn, options.taken(len(public.pile))
    rest = public.pile[-take:-1]
    after = laid(options, state, move.melds)
    known = (
        *after.public.known[turn],
        *(card for card in rest if not (card.is_red_three and options.lays_red_threes)),
    )
    return replace(
        after,
        public=replace(
            after.public,
            phase=Phase.PLAY,
            pile=public.pile[:-take],
            known=put(after.public.known, turn, known),
        ),
        holdings=put(after.holdings, turn, (*after.holdings[turn], *rest)),
    )


def discarded(options: Options, state: State, move: Discard) -> State:
    """The card lies on the pile, and the turn or the deal is over."""
    public = state.public
    turn = public.turn
    left = tuple(card for card in state.holdings[turn] if card is not move.card)
    goes_out = public.in_foot[turn] and not left
    pile, removed = (*public.pile, move.card), public.removed
    if move.card.is_wild and options.wild_on_top is WildOnTop.FREEZES:
        pile, removed = (), (*removed, *pile)
    after = replace(
        public,
        phase=Phase.DEAL_OVER if goes_out else _TURN_OVER,
        pile=pile,
        removed=removed,
        discards=put(public.discards, turn, (*public.discards[turn], move.card)),
        known=without(public.known, turn, (move.card,)),
        played_foot=put(public.played_foot, turn, True)
        if public.in_foot[turn]
        else public.played_foot,
        out=turn if goes_out else None,
    )
    return replace(state, public=after, holdings=put(state.holdings, turn, left))


def asked(options: Options, state: State) -> State:
    """The partners are to say whether the player may go out."""
    public = state.public
    waiting = tuple(Seat(seat) for seat in options.partners_of(public.turn))
    return with_public(state, phase=Phase.ANSWER, question=Question(waiting, resume=public.phase))


def answered(state: State, move: Answer) -> State:
    """One partner has answered; a yes needs all of them."""
    question = state.public.question
    assert question is not None
    waiting = question.waiting[1:]
    if move.may and waiting:
        return with_public(state, question=replace(question, waiting=waiting))
    return with_public(
        state, phase=question.resume, question=replace(question, waiting=(), answer=move.may)
    )
