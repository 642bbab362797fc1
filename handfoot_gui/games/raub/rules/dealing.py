"""From the dealer's choice to trumps; page "Raub", sections 1, 2 and 5."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.games.raub.rules.changes import after, put, with_public
from handfoot_gui.games.raub.rules.moves import Deal
from handfoot_gui.games.raub.rules.state import Phase, Public, State, Way

MOST_UPCARDS: Final = 3
THROWN_IN: Final = "thrown in"
PASSED_ON: Final = "passed on"
_PACKET: Final = 2


def empty(seats: int) -> tuple[tuple[Card, ...], ...]:
    """No cards, by seat."""
    return ((),) * seats


def between_deals(public: Public, dealer: Seat, *, may_pass: bool) -> State:
    """No cards on the table; *dealer* is due to deal, and asked only if there is a choice."""
    seats = len(public.scores)
    clean = Public(
        phase=Phase.DEALER if may_pass else Phase.DEAL,
        deal=len(public.results),
        dealer=dealer,
        turn=dealer,
        scores=public.scores,
        refes=public.refes,
        may_pass_deal=may_pass,
        results=public.results,
    )
    return State(clean, empty(seats), (), empty(seats))


def refe_written(state: State, ended: str) -> State:
    """The deal is thrown in or passed on: a Refe is written, and the next seat is due to deal."""
    public = state.public
    entry = DealScore(len(public.results) + 1, public.dealer, ended, None, ())
    written = replace(public, refes=public.refes + 1, results=(*public.results, entry))
    dealer = after(public.dealer, len(public.scores))
    return between_deals(written, dealer, may_pass=ended != PASSED_ON)


def dealt(state: State, move: Deal) -> State:
    """Two cards to each, the upcard, two more to each; a seven makes trumps at once."""
    public = state.public
    seats = len(public.scores)
    packet = seats * _PACKET
    upcard = move.order[packet]
    rounds = (move.order[:packet], move.order[packet + 1 : 2 * packet + 1])
    hands = empty(seats)
    for step in range(seats):
        seat = (public.dealer + 1 + step) % seats
        got = (cards[step * _PACKET : (step + 1) * _PACKET] for cards in rounds)
        hands = put(hands, seat, tuple(card for cards in got for card in cards))
    begun = replace(
        public,
        phase=Phase.BLIND,
        deal=len(public.results) + 1,
        turn=public.dealer,
        upcards=(upcard,),
        changed=(None,) * seats,
    )
    whole = State(begun, hands, move.order[2 * packet + 1 :], empty(seats))
    if upcard.rank is Rank.SEVEN:
        return upcard_taken(whole, Way.SEVEN, owes=1)
    return whole


def upcard_taken(state: State, way: Way, owes: int) -> State:
    """The dealer makes trumps and takes the upcard (ways 1 and 2)."""
    public = state.public
    dealer, upcard = public.dealer, public.upcards[-1]
    made = trumps_made(state, way, dealer, owes)
    hands = put(made.hands, dealer, (*made.hands[dealer], upcard))
    return replace(made, public=replace(made.public, upcards=(), taken=upcard), hands=hands)


def trumps_made(state: State, way: Way, raubing: Seat, owes: int) -> State:
    """The upcard's suit is trumps; the dealer exchanges first."""
    public = state.public
    return with_public(
        state,
        phase=Phase.EXCHANGE,
        turn=public.dealer,
        trumps=public.upcards[-1].suit,
        way=way,
        raubing=raubing,
        owes=owes,
    )


def passed(state: State) -> State:
    """The seat asked says Dalje: the next is asked, or a card is turned, or all is thrown in."""
    public = state.public
    turn = after(public.turn, len(public.scores))
    if turn != public.dealer:
        return with_public(state, turn=turn)
    is_last = len(public.upcards) == MOST_UPCARDS
    return with_public(state, turn=turn, phase=Phase.THROW_IN if is_last else Phase.TURN_UP)


def turned_up(state: State) -> State:
    """The next card of the talon is the upcard, and all are asked again, from the dealer."""
    upcards = (*state.public.upcards, state.talon[0])
    public = replace(state.public, phase=Phase.ASK, upcards=upcards)
    return replace(state, public=public, talon=state.talon[1:])
