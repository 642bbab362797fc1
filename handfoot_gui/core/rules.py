"""The contract all games keep: turn-taking, secrecy, judging and scoring as pure functions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from handfoot_gui.core.brought_forward import NOTHING, NoRoundsCounted, WrongNumbers
from handfoot_gui.core.errors import IllegalMove, NotToMove, WrongTableMove
from handfoot_gui.core.other_points import NoDealYet, WriteOtherPoints, problem_of
from handfoot_gui.core.seats import TABLE

if TYPE_CHECKING:
    from handfoot_gui.core.brought_forward import BroughtForward
    from handfoot_gui.core.cards import Card
    from handfoot_gui.core.errors import Problem
    from handfoot_gui.core.seats import Seat
    from handfoot_gui.core.sheet import Ledger, LeftOver, Sheet

State = TypeVar("State")
View = TypeVar("View")
Move = TypeVar("Move")


class Rules(ABC, Generic[State, View, Move]):
    """One game under one set of options. Every method is pure: values in, values out."""

    cards: tuple[Card, ...]
    """The whole deck, in the usual order."""
    counts_rounds: ClassVar[bool] = False
    """Whether rounds won count at the end of a game, so that they can be brought forward."""
    laid_open: Callable[[State], State] | None = None
    """Makes of a state of a deal that is over one whose views show what nobody could look at again
    while it was played, as what lies in a pile; None: that may be looked at at any time."""
    brought: BroughtForward = NOTHING
    """What the game starts from; see `begun_with`."""

    @abstractmethod
    def start(self) -> State:
        """The state before the first move."""

    @abstractmethod
    def actor(self, state: State) -> Seat | None:
        """Who moves: a seat, `TABLE`, or None when the game is over."""

    @abstractmethod
    def table_move(self, state: State, rng: Random) -> Move:
        """The table's move where ``actor(state) is TABLE``; the only door for chance."""

    @abstractmethod
    def deal(self, order: tuple[Card, ...]) -> Move:
        """The table's move that deals the whole deck in this *order*."""

    @abstractmethod
    def order_dealt(self, move: Move) -> tuple[Card, ...]:
        """The cards in dealing order where *move* deals the whole deck; none for other moves."""

    @abstractmethod
    def view(self, state: State, seat: Seat) -> View:
        """What *seat* may know, and nothing else."""

    @abstractmethod
    def covered(self, state: State, seat: Seat) -> View:
        """What everybody may know, from the place of *seat*: its view without its own cards."""

    @abstractmethod
    def cards_seen(self, view: View) -> frozenset[Card]:
        """Every card *view* names; taking a move back must not keep a card seen since."""

    @abstractmethod
    def problem(self, view: View, move: Move) -> Problem | None:
        """Why the viewing seat may not make *move* now, or None when it may."""

    @abstractmethod
    def suggestions(self, view: View) -> Iterator[Move]:
        """Some legal moves, at least one where the viewing seat is to move; not all of them."""

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """The state after *move*; raises `IllegalMove` when *seat* may not make it."""
        if isinstance(move, WriteOtherPoints):
            return self._with_other_points(state, seat, move)
        actor = self.actor(state)
        if seat != actor:
            raise IllegalMove(seat, move, NotToMove(seat, None if actor == TABLE else actor))
        refused = (
            self._problem_table(state, move)
            if seat == TABLE
            else self.problem(self.view(state, seat), move)
        )
        if refused is not None:
            raise IllegalMove(seat, move, refused)
        return self._after(state, move)

    @abstractmethod
    def _problem_table(self, state: State, move: Move) -> Problem | None:
        """Whether *move* is what the table has to do; chance may fall as it likes."""

    @abstractmethod
    def _after(self, state: State, move: Move) -> State:
        """The state after a *move* that is allowed."""

    def _shuffled(self, rng: Random) -> Move:
        """The table's move that deals the deck as it falls."""
        order = list(self.cards)
        rng.shuffle(order)
        return self.deal(tuple(order))

    def _problem_order(self, order: tuple[Card, ...]) -> Problem | None:
        """Whether *order* is the whole deck."""
        is_whole = len(order) == len(self.cards) and set(order) == set(self.cards)
        return None if is_whole else WrongTableMove("every card once")

    @abstractmethod
    def imagine(self, view: View, rng: Random) -> State:
        """A whole state that looks like *view* to its seat; what is unseen is dealt by *rng*."""

    @abstractmethod
    def sheet(self, state: State) -> Sheet:
        """The finished deals, line by line."""

    def left_over(self, state: State) -> tuple[LeftOver, ...]:
        """What everybody who still had cards is left with, turned up by all: once a deal is scored
        and before the next one is dealt. Nothing at any other time, and in a game in which no
        cards are left."""
        del state
        return ()

    # --- a game begun elsewhere ------------------------------------------------------------------

    def begun_with(self, brought: BroughtForward | None) -> Self:
        """The same rules for a game that starts from *brought*, which has no `problem_with_start`;
        None: it begins here."""
        # Rules are made from their options; of those that are compiled there is no copy.
        rules: Any = self
        made: Self = type(rules)(rules.options)
        made.brought = brought or NOTHING
        return made

    def problem_with_start(self, brought: BroughtForward) -> Problem | None:
        """Why no game can start from *brought*, or None where one can."""
        sides = len(self.sheet(self.start()).sides)
        if len(brought.totals) != sides or len(brought.rounds_won) not in (0, sides):
            return WrongNumbers()
        if brought.rounds_won and not self.counts_rounds:
            return NoRoundsCounted()
        return self._problem_with_totals(brought)

    @abstractmethod
    def _problem_with_totals(self, brought: BroughtForward) -> Problem | None:
        """The same, where there is a number for everybody: whether the game would be over."""

    # --- what the family writes down besides ---------------------------------------------------

    @abstractmethod
    def ledger(self, state: State) -> Ledger:
        """The finished deals, and the other points of the deal being played."""

    @abstractmethod
    def _with_ledger(self, state: State, ledger: Ledger) -> State:
        """*state* with other points changed as in *ledger*. Between deals, and after the last, it
        is judged anew whether the game is over."""

    def problem_with_other_points(self, state: State, line: WriteOtherPoints) -> Problem | None:
        """Why the table may not write down *line* now, or None when it may; nobody need be to
        move."""
        ledger, sides = self.ledger(state), len(self.sheet(state).sides)
        if ledger.open_lines is None:
            return NoDealYet()
        if not 0 <= line.side < sides:
            return WrongTableMove("a side")
        return problem_of((*ledger.open_lines, line.line))

    def _with_other_points(self, state: State, seat: Seat, move: WriteOtherPoints) -> State:
        refused: Problem | None = NotToMove(seat, None)
        if seat == TABLE:
            refused = self.problem_with_other_points(state, move)
        if refused is not None:
            raise IllegalMove(seat, move, refused)
        sides = len(self.sheet(state).sides)
        return self._with_ledger(state, self.ledger(state).with_line(move.line, sides))
