"""Hand and Foot as a game of the contract: who moves, what follows, what a deal is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from random import Random
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import replace

from handfoot_gui.core.brought_forward import (
    BroughtForward,
    HasReachedGoal,
    NoSuchDeal,
)
from handfoot_gui.core.cards import Card, in_usual_order
from handfoot_gui.core.errors import Problem, WrongTableMove
from handfoot_gui.core.rules import Rules
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import Ledger, LeftOver, Sheet
from handfoot_gui.games.hand_and_foot.rules import legality, playing
from handfoot_gui.games.hand_and_foot.rules.counted import counted
from handfoot_gui.games.hand_and_foot.rules.imagine import imagine
from handfoot_gui.games.hand_and_foot.rules.melds import SideTable
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Answer,
    Ask,
    ChooseDealer,
    Cut,
    Deal,
    Discard,
    Draw,
    EndDeal,
    EndTurn,
    Lay,
    LayRedThree,
    Lift,
    Move,
    PickUpFoot,
    PlayerMove,
    Reshuffle,
    TakePile,
    TurnUp,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.packets import has_knee, packets_left
from handfoot_gui.games.hand_and_foot.rules.scoring import deal_score, left_over
from handfoot_gui.games.hand_and_foot.rules.state import (
    Due,
    Phase,
    Public,
    State,
    View,
    closed,
    covered_of,
    view_of,
    with_open_pile,
    with_public,
)
from handfoot_gui.games.hand_and_foot.rules.suggestions import SuggestedTurns


class HandAndFoot(Rules[State, View, Move]):
    """Hand and Foot under *options*; raises `OptionsError` when they contradict themselves."""

    def __init__(self, options: Options) -> None:
        options.check()
        self.options = options
        self.cards = options.cards()
        self.laid_open = None if options.pile_open else with_open_pile
        self._turns = SuggestedTurns(options)

    def start(self) -> State:
        seats = range(self.options.players)
        nothing: tuple[tuple[Card, ...], ...] = tuple(() for _ in seats)
        public = Public(
            phase=Phase.LOT,
            deal=self.brought.deals_before,
            dealer=Seat(0),
            turn=Seat(0),
            turns=0,
            tables=tuple(SideTable() for _ in self.options.seats_of_sides),
            pile=(),
            in_foot=tuple(False for _ in seats),
            played_foot=tuple(False for _ in seats),
            question=None,
            known=nothing,
            discards=nothing,
            out=None,
            results=(),
            first_lays=(0,) * len(seats) if self.options.concealed_out_bonus else (),
            down=(False,) * len(seats) if counted(self.options).each_first else (),
            opened=(0,) * len(seats) if has_knee(self.options) else (),
            brought=self.brought,
            followed=() if self.options.pile_open else tuple(0 for _ in seats),
        )
        return State(public, nothing, nothing, ((),) * self.options.stock_piles)

    def actor(self, state: State) -> Seat | None:
        public = state.public
        seat = legality.player_to_move(public)
        if seat is None:
            return None if public.phase is Phase.OVER else TABLE
        return seat if public.due is None else TABLE

    def table_move(self, state: State, rng: Random) -> Move:
        match state.public.phase:
            case Phase.LOT:
                return ChooseDealer(Seat(rng.randrange(self.options.players)))
            case Phase.DEAL:
                return self._shuffled(rng)
            case Phase.TURN_UP:
                stock = state.stocks[0]
                is_buried = self.options.buries(stock[0])
                return TurnUp(rng.randrange(1, len(stock)) if is_buried else None)
            case Phase.LIFT:
                return playing.chance_lift(state, rng)
            case Phase.RESHUFFLE:
                order = list(playing.cards_out_of_play(self.options, state))
                rng.shuffle(order)
                return Reshuffle(tuple(order))
            case Phase.DEAL_OVER:
                return EndDeal()
            case _:
                return _due(state)

    def deal(self, order: tuple[Card, ...]) -> Deal:
        return Deal(order)

    def order_dealt(self, move: Move) -> tuple[Card, ...]:
        return move.order if isinstance(move, Deal) else ()

    def view(self, state: State, seat: Seat) -> View:
        view = view_of(state, seat)
        return closed(view) if state.public.followed else view

    def covered(self, state: State, seat: Seat) -> View:
        view = covered_of(state, seat)
        return closed(view) if state.public.followed else view

    def cards_seen(self, view: View) -> frozenset[Card]:
        public = view.public
        tables = (table.cards() for table in public.tables)
        return frozenset(chain(view.holding, public.pile, public.removed, *tables))

    def problem(self, view: View, move: Move) -> Problem | None:
        return legality.problem(self._turns, view, move)

    def suggestions(self, view: View) -> Iterator[PlayerMove]:
        return iter(self._turns.suggestions(view))

    def imagine(self, view: View, rng: Random) -> State:
        return imagine(self.options, self.cards, view, rng)

    def sheet(self, state: State) -> Sheet:
        sides = tuple(tuple(Seat(seat) for seat in side) for side in self.options.seats_of_sides)
        return Sheet(sides, state.public.results, brought=state.public.brought)

    def left_over(self, state: State) -> tuple[LeftOver, ...]:
        if not state.public.results or state.public.phase not in (Phase.DEAL, Phase.OVER):
            return ()
        packets = enumerate(zip(state.holdings, state.feet, strict=True))
        return tuple(
            replace(
                left_over(self.options, Seat(seat), in_usual_order(hand), in_usual_order(foot)),
                reserve_packets=packets_left(self.options, state.public, seat),
            )
            for seat, (hand, foot) in packets
            if hand or foot
        )

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        if self._turns.is_suggested(state, seat, move):
            return self._after(state, move)
        return super().apply(state, seat, move)

    def _problem_table(self, state: State, move: Move) -> Problem | None:
        match state.public.phase, move:
            case ((Phase.DRAW | Phase.PLAY | Phase.TURN_OVER), (LayRedThree() | PickUpFoot())):
                return _problem_due(state, move)
            case Phase.LOT, ChooseDealer(dealer):
                return None if 0 <= dealer < self.options.players else WrongTableMove("a dealer")
            case Phase.DEAL, Deal(order):
                return self._problem_order(order)
            case Phase.TURN_UP, TurnUp(bury):
                return _problem_upcard(self.options, state.stocks[0], bury)
            case Phase.LIFT, Lift(count):
                is_there = 1 <= count <= len(state.stocks[0])
                return None if is_there else WrongTableMove("cards of the deck")
            case Phase.RESHUFFLE, Reshuffle(order):
                due = playing.cards_out_of_play(self.options, state)
                is_whole = len(order) == len(due) and set(order) == set(due)
                return None if is_whole else WrongTableMove("the cards out of play")
            case Phase.DEAL_OVER, EndDeal():
                return None
        return WrongTableMove(f"a move for the phase {state.public.phase}")

    def _after(self, state: State, move: Move) -> State:
        return playing.settled(self.options, EFFECTS[type(move)](self, state, move))

    def judged(self, state: State) -> State:
        """After a deal that is written down: the game is over, or the next one deals."""
        public = state.public
        last = public.results[-1].dealer
        best = max(self.sheet(state).totals) if self.options.target else 0
        if self.options.is_over(public.deal, best):
            return with_public(state, phase=Phase.OVER, dealer=last)
        dealer = Seat((last + 1) % self.options.players)
        return with_public(state, phase=Phase.DEAL, dealer=dealer)

    def _problem_with_totals(self, brought: BroughtForward) -> Problem | None:
        deals, target = self.options.deals, self.options.target
        if deals and brought.deal > deals:
            return NoSuchDeal(brought.deal, deals)
        best = max(brought.totals)
        if target and best >= target:
            return HasReachedGoal(brought.totals.index(best), best, target)
        return None

    def ledger(self, state: State) -> Ledger:
        public = state.public
        is_played = public.phase not in (Phase.LOT, Phase.DEAL, Phase.OVER)
        return Ledger(public.results, public.others if is_played else None)

    def _with_ledger(self, state: State, ledger: Ledger) -> State:
        if ledger.others is not None:
            return with_public(state, others=ledger.others)
        return self.judged(with_public(state, results=ledger.deals))


def _deal_ended(rules: HandAndFoot, state: State) -> State:
    """The deal is scored, and the game is over or the next one is dealt."""
    public = state.public
    entry = deal_score(rules.options, state)
    entry = entry.with_others(public.others, rules.options.side_count)
    return rules.judged(with_public(state, results=(*public.results, entry), others=()))


def _due(state: State) -> LayRedThree | PickUpFoot:
    """What the table does before the player to move acts."""
    if state.public.due is Due.FOOT:
        return PickUpFoot()
    assert state.public.due is not None, "the table is not to move"
    return LayRedThree(next(c for c in state.holdings[state.public.turn] if c.is_red_three))


def _problem_due(state: State, move: LayRedThree | PickUpFoot) -> Problem | None:
    """Why *move* is not what is due: any red three in the hand may be the first."""
    first = _due(state)
    if isinstance(move, LayRedThree) and isinstance(first, LayRedThree):
        held = move.card in state.holdings[state.public.turn]
        if held and move.card.is_red_three:
            return None
    return None if move == first else WrongTableMove(repr(first))


def _problem_upcard(options: Options, stock: tuple[Card, ...], bury: int | None) -> Problem | None:
    """Why the first card of *stock* is not turned up so."""
    if not options.buries(stock[0]):
        return None if bury is None else WrongTableMove("an upcard that stays")
    if bury is None or not 1 <= bury < len(stock):
        return WrongTableMove("a place to bury the upcard")
    return None


EFFECTS: Final[Mapping[type, Callable[[HandAndFoot, State, Any], State]]] = MappingProxyType(
    {
        Discard: lambda rules, state, move: playing.discarded(rules.options, state, move),
        Draw: lambda rules, state, move: playing.drawn(rules.options, state, move),
        Lay: lambda rules, state, move: playing.laid(rules.options, state, move.melds),
        TakePile: lambda rules, state, move: playing.taken(rules.options, state, move),
        LayRedThree: lambda rules, state, move: playing.with_red_three(rules.options, state, move),
        EndTurn: lambda _, state, __: playing.ended(state),
        Ask: lambda rules, state, _: playing.asked(rules.options, state),
        Answer: lambda _, state, move: playing.answered(state, move),
        ChooseDealer: lambda _, state, move: with_public(
            state, phase=Phase.DEAL, dealer=move.dealer
        ),
        Deal: lambda rules, state, move: playing.dealt(
            rules.options, state, rules.start().public, move
        ),
        Cut: lambda _, state, move: playing.cut(state, move),
        Lift: lambda rules, state, move: playing.lifted(rules.options, state, move),
        TurnUp: lambda rules, state, move: playing.turned_up(rules.options, state, move),
        Reshuffle: lambda rules, state, move: playing.reshuffled(rules.options, state, move),
        PickUpFoot: lambda rules, state, _: playing.with_next_packet(rules.options, state),
        EndDeal: lambda rules, state, _: _deal_ended(rules, state),
    }
)
"""What follows a legal move alone, by its kind."""
