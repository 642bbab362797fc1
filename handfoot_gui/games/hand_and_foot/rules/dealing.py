"""How a deal begins: dealing or cutting, passing the feet, turning up; rule 2 and decision 21."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules.changes import put, with_public
from handfoot_gui.games.hand_and_foot.rules.moves import Cut, Deal, Lift, TurnUp
from handfoot_gui.games.hand_and_foot.rules.option_values import Passing, Upcard, WildOnTop
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Phase, Public, State

_SLIP: Final = (-4, -3, -2, -2, -1, -1, -1, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4)
"""How far a hand misses the height it means, in cards."""


def owner_of_foot(options: Options, seat: int) -> int:
    """Who gets the second packet of *seat* as foot; the right-hand neighbour plays before."""
    return (seat - 1) % options.players if options.passing is Passing.RIGHT else seat


def dealt(options: Options, state: State, clean: Public, move: Deal) -> State:
    """The state after *move*; *clean* is the public part of a fresh game."""
    seats, public = options.players, state.public
    first = Seat((public.dealer + 1) % seats)
    nobody: tuple[tuple[Card, ...], ...] = ((),) * seats
    begun = replace(
        clean,
        phase=Phase.CUT,
        deal=public.deal + 1,
        dealer=public.dealer,
        turn=first,
        results=public.results,
        lifted=(0,) * seats if options.is_cut else (),
    )
    if options.is_cut:
        deck = (move.order, *(((),) * (options.stock_piles - 1)))
        return State(begun, nobody, nobody, deck)
    holdings = feet = nobody
    place = 0
    for step in range(seats):
        seat = (first + step) % seats
        holdings = put(holdings, seat, move.order[place : place + options.hand_size])
        place += options.hand_size
    for step in range(seats):
        seat = owner_of_foot(options, (first + step) % seats)
        feet = put(feet, seat, move.order[place : place + options.foot_size])
        place += options.foot_size
    return _begun(options, State(begun, holdings, feet, (move.order[place:],)))


def _begun(options: Options, state: State) -> State:
    """The stock is set up, and the first player's turn comes once a card is turned up."""
    rest = state.stocks[0]
    stocks: tuple[tuple[Card, ...], ...] = (rest,)
    if options.stock_piles == 2:
        half = (len(rest) + 1) // 2
        stocks = (rest[:half], rest[half:])
    first = Seat((state.public.dealer + 1) % options.players)
    if options.turns_up:
        public = replace(state.public, phase=Phase.TURN_UP, turn=first)
    else:
        public = replace(state.public, phase=Phase.DRAW, turn=first, turns=1)
    return replace(state, public=public, stocks=stocks)


def cut(state: State, move: Cut) -> State:
    """The player has chosen a height; the table tells what came of it."""
    return with_public(state, phase=Phase.LIFT, height=move.height)


def chance_lift(state: State, rng: Random) -> Lift:
    """What comes of a cut at the chosen height."""
    deck = len(state.stocks[0])
    return Lift(min(max(1, state.public.height + rng.choice(_SLIP)), deck))


def lifted(options: Options, state: State, move: Lift) -> State:
    """The cutter's packet, put right, becomes a hand and a foot."""
    public, deck = state.public, state.stocks[0]
    seat = public.turn
    hand, both = options.hand_size, options.hand_size + options.foot_size
    after = State(
        replace(
            public,
            phase=Phase.CUT,
            turn=Seat((seat + 1) % options.players),
            height=0,
            lifted=put(public.lifted, seat, move.count),
        ),
        put(state.holdings, seat, deck[:hand]),
        put(state.feet, owner_of_foot(options, seat), deck[hand:both]),
        put(state.stocks, 0, deck[both:]),
    )
    return _begun(options, after) if seat == public.dealer else after


def is_buried(options: Options, card: Card) -> bool:
    """Whether *card* cannot begin the discard pile (rule 2, decision 22)."""
    if options.upcard is Upcard.LEFT:
        return card.is_lady or (card.is_wild and options.wild_on_top is WildOnTop.FREEZES)
    return card.is_wild or card.is_red_three or card.is_lady


def turned_up(state: State, move: TurnUp) -> State:
    """The top card of the first stock pile begins the discard pile or is buried."""
    top, rest = state.stocks[0][0], state.stocks[0][1:]
    if move.bury is not None:
        return replace(
            state, stocks=put(state.stocks, 0, (*rest[: move.bury], top, *rest[move.bury :]))
        )
    public = replace(state.public, phase=Phase.DRAW, pile=(top,), turns=1)
    return replace(state, public=public, stocks=put(state.stocks, 0, rest))
