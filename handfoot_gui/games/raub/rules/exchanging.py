"""Exchange, five-for-four and the swap of the seven; page "Raub", sections 2 and 3."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.raub.rules.changes import after, put, with_public, without
from handfoot_gui.games.raub.rules.legality import MOST_CHANGED, holds_seven, is_swap_open
from handfoot_gui.games.raub.rules.moves import Exchange, LayAside
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.state import Phase, Public, State, Way

FIVE: Final = 5
_SHOWN: Final = 2
"""Place of the card dealt face up among the five."""


def has_taken(public: Public, seat: Seat) -> bool:
    """Whether *seat* is the dealer who took the upcard (ways 1 and 2) and holds five cards."""
    return public.way in (Way.SEVEN, Way.BLIND) and seat == public.dealer


def laid_aside_count(public: Public, seat: Seat) -> int:
    """How many cards *seat* has laid aside face down: everybody can count them."""
    changed = public.changed[seat] if public.changed else None
    if changed is None:
        return 0
    lays_one = has_taken(public, seat) or public.shown_to == seat
    is_waiting = public.phase is Phase.LAY_ASIDE and public.turn == seat
    return changed + (lays_one and not is_waiting)


def exchanged(options: Options, state: State, move: Exchange) -> State:
    """The player has laid cards aside and drawn as many, or five for four."""
    public = state.public
    seat, count = public.turn, len(move.cards)
    draw, is_spent = count, public.is_five_spent
    shown, shown_to = public.shown, public.shown_to
    if count == MOST_CHANGED and not is_spent and not has_taken(public, seat):
        is_spent = True
        if len(state.talon) >= FIVE:
            draw, shown, shown_to = FIVE, state.talon[_SHOWN], seat
    hand = (*without(state.hands[seat], move.cards), *state.talon[:draw])
    known = replace(
        public,
        changed=put(public.changed, seat, count),
        is_five_spent=is_spent,
        shown=shown,
        shown_to=shown_to,
    )
    drawn = State(
        known,
        put(state.hands, seat, hand),
        state.talon[draw:],
        put(state.aside, seat, (*state.aside[seat], *move.cards)),
    )
    if draw == FIVE or has_taken(public, seat):
        return with_public(drawn, phase=Phase.LAY_ASIDE)
    if is_swap_open(public):
        return with_public(drawn, phase=Phase.DRAWN)
    return next_exchange(options, drawn)


def laid_aside(options: Options, state: State, move: LayAside) -> State:
    """The player with five cards is back to four."""
    public = state.public
    seat = public.turn
    if public.taken is not None and public.swapped == seat:
        state = with_public(state, may_lie_aside=True)
    aside = put(state.aside, seat, (*state.aside[seat], move.card))
    hands = put(state.hands, seat, without(state.hands[seat], (move.card,)))
    return next_exchange(options, replace(state, hands=hands, aside=aside))


def next_exchange(options: Options, state: State) -> State:
    """The next seat exchanges, or all have."""
    public = state.public
    turn = after(public.turn, len(public.scores))
    if turn != public.dealer:
        return with_public(state, phase=Phase.EXCHANGE, turn=turn)
    if is_swap_open(public) and not options.swap_in_exchange_only:
        return with_public(state, phase=Phase.SEVEN, turn=turn)
    return first_lead(state)


def first_lead(state: State) -> State:
    """The raubing player is to lead."""
    return with_public(state, phase=Phase.PLAY, turn=state.public.raubing)


def swapped(options: Options, state: State) -> State:
    """The player to move has the raubed upcard for the seven of trumps."""
    public = state.public
    seat, upcard = public.turn, public.upcards[-1]
    seven = seven_of(public, state.hands[seat])
    hand = (*without(state.hands[seat], (seven,)), upcard)
    known = replace(
        public, upcards=public.upcards[:-1], taken=upcard, swapped=seat, left_seven=seven
    )
    done = replace(state, public=known, hands=put(state.hands, seat, hand))
    match public.phase:
        case Phase.DRAWN:
            return next_exchange(options, done)
        case Phase.SEVEN:
            return first_lead(done)
        case _:
            return done


def kept(options: Options, state: State) -> State:
    """The seat asked about the seven does not swap it now, or cannot."""
    public = state.public
    if public.phase is Phase.DRAWN:
        return next_exchange(options, state)
    turn = after(public.turn, len(public.scores))
    return first_lead(state) if turn == public.dealer else with_public(state, turn=turn)


def seven_of(public: Public, hand: tuple[Card, ...]) -> Card:
    """The seven of trumps, which is in *hand*."""
    return next(card for card in hand if holds_seven(public, (card,)))
