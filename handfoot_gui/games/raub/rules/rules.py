"""Raub as a game of the contract: who moves, what follows, what a deal is worth."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, assert_never

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import IllegalMove, NotToMove, Problem, WrongTableMove
from handfoot_gui.core.rules import Rules
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import Sheet
from handfoot_gui.games.raub.rules import dealing, exchanging, legality, suggestions
from handfoot_gui.games.raub.rules.changes import after, put, with_public, without
from handfoot_gui.games.raub.rules.imagine import imagine, public_cards
from handfoot_gui.games.raub.rules.moves import (
    BlindRaub,
    ChooseDealer,
    Dalje,
    Deal,
    EndDeal,
    Exchange,
    KeepSeven,
    LayAside,
    Look,
    Move,
    PassDeal,
    Play,
    PlayerMove,
    Raub,
    SwapSeven,
    Sweep,
    TableMove,
    TakeDeal,
    ThrowIn,
    TurnUp,
)
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.scoring import OPENING, deal_score, winners_of
from handfoot_gui.games.raub.rules.state import Phase, Public, State, Trick, Way
from handfoot_gui.games.raub.rules.tricks import TRICKS, winner_of
from handfoot_gui.games.raub.rules.view import View, covered_of, view_of

_TABLE_MOVES: Final = (ChooseDealer, Deal, TurnUp, ThrowIn, Sweep, EndDeal)


class RaubRules(Rules[State, View, Move]):
    """Raub under *options*; raises `OptionsError` when they contradict themselves."""

    def __init__(self, options: Options) -> None:
        options.check()
        self.options = options
        self.cards = options.cards()

    def start(self) -> State:
        seats = self.options.players
        scores = (OPENING,) * seats
        public = Public(Phase.LOT, deal=0, dealer=Seat(0), turn=Seat(0), scores=scores)
        return State(public, dealing.empty(seats), (), dealing.empty(seats))

    def actor(self, state: State) -> Seat | None:
        public = state.public
        seat = legality.player_to_move(public)
        if seat is None:
            return None if public.phase is Phase.OVER else TABLE
        if public.phase in legality.SEVEN_PHASES:
            return seat if legality.holds_seven(public, state.hands[seat]) else TABLE
        return seat

    def table_move(self, state: State, rng: Random) -> TableMove:
        match state.public.phase:
            case Phase.LOT:
                return ChooseDealer(Seat(rng.randrange(self.options.players)))
            case Phase.DEAL:
                order = list(self.cards)
                rng.shuffle(order)
                return Deal(tuple(order))
            case _:
                return _due(state)

    def deal(self, order: tuple[Card, ...]) -> Deal:
        return Deal(order)

    def order_dealt(self, move: Move) -> tuple[Card, ...]:
        return move.order if isinstance(move, Deal) else ()

    def view(self, state: State, seat: Seat) -> View:
        return view_of(state, seat)

    def covered(self, state: State, seat: Seat) -> View:
        return covered_of(state, seat)

    def cards_seen(self, view: View) -> frozenset[Card]:
        return public_cards(view.public) | {*view.hand, *view.aside}

    def problem(self, view: View, move: Move) -> Problem | None:
        if isinstance(move, _TABLE_MOVES):
            actor = legality.player_to_move(view.public)
            return NotToMove(view.seat, None if actor == view.seat else actor)
        return legality.problem(self.options, view, move)

    def suggestions(self, view: View) -> Iterator[PlayerMove]:
        """Every legal move; cards of one exchange stand in hand order."""
        return suggestions.suggestions(self.options, view)

    def imagine(self, view: View, rng: Random) -> State:
        return imagine(self.options, self.cards, view, rng)

    def sheet(self, state: State) -> Sheet:
        public = state.public
        return Sheet(
            tuple((Seat(seat),) for seat in range(self.options.players)),
            public.results,
            OPENING,
            is_lowest_best=True,
            winners=public.winners or None,
        )

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        actor = self.actor(state)
        if seat != actor:
            raise IllegalMove(seat, move, NotToMove(seat, None if actor == TABLE else actor))
        refused = (
            self._problem_table(state, move)
            if seat == TABLE
            else self.problem(view_of(state, seat), move)
        )
        if refused is not None:
            raise IllegalMove(seat, move, refused)
        return self._after(state, move)

    def _problem_table(self, state: State, move: Move) -> Problem | None:
        """Whether *move* is what the table has to do; chance may fall as it likes."""
        match state.public.phase, move:
            case Phase.LOT, ChooseDealer(dealer):
                return None if 0 <= dealer < self.options.players else WrongTableMove("a dealer")
            case Phase.DEAL, Deal(order):
                is_whole = len(order) == len(self.cards) and set(order) == set(self.cards)
                return None if is_whole else WrongTableMove("every card once")
            case (Phase.LOT | Phase.DEAL) as phase, _:
                return WrongTableMove(f"a move for the phase {phase}")
        return None if move == _due(state) else WrongTableMove(repr(_due(state)))

    def _after(self, state: State, move: Move) -> State:
        match move:
            case ChooseDealer():
                public = replace(state.public, dealer=move.dealer)
                return dealing.between_deals(public, move.dealer, may_pass=True)
            case TakeDeal():
                return with_public(state, phase=Phase.DEAL)
            case PassDeal():
                return dealing.refe_written(state, dealing.PASSED_ON)
            case Deal():
                return dealing.dealt(state, move)
            case BlindRaub():
                return dealing.upcard_taken(state, Way.BLIND, owes=2)
            case Look():
                return with_public(state, phase=Phase.ASK)
            case Raub():
                return dealing.trumps_made(state, Way.ASKING, state.public.turn, owes=2)
            case Dalje():
                return dealing.passed(state)
            case TurnUp():
                return dealing.turned_up(state)
            case ThrowIn():
                return dealing.refe_written(state, dealing.THROWN_IN)
            case Exchange():
                return exchanging.exchanged(self.options, state, move)
            case LayAside():
                return exchanging.laid_aside(self.options, state, move)
            case SwapSeven():
                return exchanging.swapped(self.options, state)
            case KeepSeven():
                return exchanging.kept(self.options, state)
            case Play():
                return _played(state, move)
            case Sweep():
                return _swept(state)
            case EndDeal():
                return _ended(state)
            case _:
                assert_never(move)


def _due(state: State) -> TableMove:
    """What the table does next, where no chance is in it."""
    match state.public.phase:
        case Phase.TURN_UP:
            return TurnUp()
        case Phase.THROW_IN:
            return ThrowIn()
        case Phase.SWEEP:
            return Sweep()
        case Phase.DEAL_OVER:
            return EndDeal()
        case phase:
            assert phase in legality.SEVEN_PHASES, "the table is not to move"
            return KeepSeven()


def _played(state: State, move: Play) -> State:
    public = state.public
    seat, seats = public.turn, len(public.scores)
    cards = (*legality.cards_of_trick(public), move.card)
    if len(cards) == 1:
        tricks = (*public.tricks, Trick(seat, cards))
    else:
        tricks = (*public.tricks[:-1], Trick(public.tricks[-1].leader, cards))
    is_whole = len(cards) == seats
    played = replace(
        public,
        phase=Phase.SWEEP if is_whole else Phase.PLAY,
        turn=after(seat, seats),
        taken=None if public.taken is move.card else public.taken,
        tricks=tricks,
    )
    hands = put(state.hands, seat, without(state.hands[seat], (move.card,)))
    return replace(state, public=played, hands=hands)


def _swept(state: State) -> State:
    public = state.public
    assert public.trumps is not None
    trick = public.tricks[-1]
    winner = winner_of(trick, len(public.scores), public.trumps)
    tricks = (*public.tricks[:-1], Trick(trick.leader, trick.cards, winner))
    is_last = len(tricks) == TRICKS
    phase = Phase.DEAL_OVER if is_last else Phase.PLAY
    return with_public(state, phase=phase, turn=winner, tricks=tricks)


def _ended(state: State) -> State:
    """The deal is written down; the game is over, or the next seat is due to deal."""
    public: Public = state.public
    entry = deal_score(public)
    scores = tuple(score + entry.points(seat) for seat, score in enumerate(public.scores))
    written = replace(
        public,
        scores=scores,
        refes=max(0, public.refes - 1),
        results=(*public.results, entry),
        winners=winners_of(scores, public.raubing),
    )
    if written.winners:
        return replace(state, public=replace(written, phase=Phase.OVER))
    return dealing.between_deals(written, after(public.dealer, len(scores)), may_pass=True)
