"""What moves change in Manipulation Rummy: how a round begins and ends, draws, plays, turns."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.manipulation.rules import legality, scoring
from handfoot_gui.games.manipulation.rules import moves as m
from handfoot_gui.games.manipulation.rules.option_values import LastLap
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.state import End, Phase, Public, State

_T = TypeVar("_T")


def dealt(options: Options, state: State, move: m.Deal) -> State:
    """Cards for everybody, and the first turn."""
    public, players, size = state.public, options.players, options.hand_size
    first = Seat((public.dealer + 1) % players)
    hands: tuple[tuple[Card, ...], ...] = ((),) * players
    for step in range(players):
        packet = move.order[size * step : size * (step + 1)]
        hands = _put(hands, (first + step) % players, packet)
    return State(
        Public(
            Phase.TURN,
            round=public.round + 1,
            dealer=public.dealer,
            turn=first,
            turns=1,
            left=((),) * players,
            results=public.results,
            brought=public.brought,
        ),
        hands,
        move.order[size * players :],
    )


def drawn(options: Options, state: State) -> State:
    """One more card in the hand; after the last one the turn is over, or one may knock."""
    public = state.public
    hand = (*state.hands[public.turn], state.stock[0])
    count = public.drawn + 1
    is_last = options.ends_playing(count)
    after = State(
        replace(public, drawn=count, phase=Phase.KNOCK if is_last else Phase.TURN),
        _put(state.hands, public.turn, hand),
        state.stock[1:],
    )
    if is_last and not _may_knock(options, after):
        return passed_on(options, after)
    return after


def played(options: Options, state: State, move: m.Play) -> State:
    """The table as *move* lays it."""
    public = state.public
    opened, lap = public.opened, public.last_lap
    if public.turn not in opened:
        opened = (*opened, public.turn)
    if lap is not None and options.last_lap is LastLap.UNTIL_ALL_PASS:
        # Everybody has to pass after it, who played included.
        lap = options.players + 1
    on_table = {laid.card for meld in move.melds for laid in meld}
    held = state.hands[public.turn]
    left = tuple(card for card in held if card not in on_table)
    after = State(
        replace(public, phase=Phase.KNOCK, melds=move.melds, opened=opened, last_lap=lap),
        _put(state.hands, public.turn, left),
        state.stock,
    )
    if not left:
        return ended_by(after, End.OUT, public.turn)
    return after if _may_knock(options, after) else passed_on(options, after)


def _may_knock(options: Options, state: State) -> bool:
    points = scoring.hand_points(options.values, state.hands[state.public.turn])
    return legality.may_knock(options, state.public, points, len(state.stock))


def passed_on(options: Options, state: State) -> State:
    """The next player's turn; the last lap begins and ends here."""
    public, players = state.public, options.players
    lap = public.last_lap
    if lap is None:
        lap = None if state.stock else players
        if lap and options.last_lap is LastLap.NONE:
            lap = 0
    else:
        lap -= 1
    if lap == 0:
        return ended_by(state, End.STOCK, None)
    after = replace(
        public,
        phase=Phase.TURN,
        turn=Seat((public.turn + 1) % players),
        turns=public.turns + 1,
        drawn=0,
        left=_put(public.left, public.turn, public.melds),
        last_lap=lap,
    )
    return replace(state, public=after)


def ended_by(state: State, ended: End, ender: Seat | None) -> State:
    """The round is over because of *ended*, by *ender* where that is somebody."""
    public = replace(state.public, phase=Phase.ROUND_OVER, ended=ended, ender=ender)
    return replace(state, public=public)


def _put(values: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    """*values* with another value at *place*."""
    return (*values[:place], value, *values[place + 1 :])
