"""The course of a game: its moves, the latest of their states, and what they did to its deals."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Final, Generic, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.other_points import is_line
from handfoot_gui.core.record import states
from handfoot_gui.core.rules import Rules
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import DealScore, LeftOver

State = TypeVar("State")
View = TypeVar("View")
Move = TypeVar("Move")
_Moves: TypeAlias = tuple[tuple[Seat, Move], ...]

_UNDO_DEPTH: Final = 200
"""States kept for taking moves back; no turn has that many moves."""


class Marks(Struct, frozen=True):
    """The indices of the latest moves that did something to deals; −1 where none has."""

    dealt: int = -1
    """Dealt the cards of a deal."""
    ended: int = -1
    """Ended a deal, even one that was never played."""
    scored: int = -1
    """Scored a deal."""


class Course(Generic[State, View, Move]):
    """What was played so far. Its states hold hidden cards, so that it is shown to nobody."""

    def __init__(self, rules: Rules[State, View, Move], moves: _Moves[Move]) -> None:
        """Raises `ReplayError` when one of *moves* is not allowed."""
        self._rules = rules
        self.moves: _Moves[Move] = ()
        self._states: list[State] = []
        """The latest ones; all that is kept of an earlier move is the move itself."""
        self.left_over: dict[int, tuple[LeftOver, ...]] = {}
        """What was left at the end of each deal that was scored, by its number."""
        self._marks: list[Marks] = [Marks()]
        """As they were before the first move, then after each."""
        self.replay(moves)

    def replay(self, moves: _Moves[Move]) -> None:
        """Begin again with *moves*; raises `ReplayError` when one is not allowed, and then all
        stays as it was."""
        kept: deque[State] = deque(maxlen=_UNDO_DEPTH)
        marks, left = [Marks()], dict[int, tuple[LeftOver, ...]]()
        for number, state in enumerate(states(self._rules, moves), start=-1):
            if number >= 0:
                marks.append(self._marked(marks[-1], number, moves[number], kept[-1], state))
            kept.append(state)
            left.update(self._left_at(state))
        self.moves, self._states, self._marks, self.left_over = moves, list(kept), marks, left

    def go_on(self, moves: _Moves[Move], state: State) -> None:
        """*moves* are one more now, which led to *state*."""
        number = len(moves) - 1
        self._marks.append(
            self._marked(self._marks[-1], number, moves[number], self._states[-1], state)
        )
        self._states = [*self._states[-_UNDO_DEPTH:], state]
        self.left_over.update(self._left_at(state))
        self.moves = moves

    def go_back(self, moves: _Moves[Move]) -> None:
        """Only the first *moves* are left, whose states are still there."""
        gone = len(self.moves) - len(moves)
        self._states, self.moves = self._states[: len(self._states) - gone], moves
        del self._marks[len(moves) + 1 :]

    def _left_at(self, state: State) -> Mapping[int, tuple[LeftOver, ...]]:
        left = self._rules.left_over(state)
        return {self._rules.sheet(state).deals[-1].number: left} if left else {}

    def _marked(
        self, marks: Marks, number: int, made: tuple[Seat, Move], before: State, after: State
    ) -> Marks:
        """*marks* after the move of index *number*, *made* between two states."""
        seat, move = made
        if self._rules.order_dealt(move):
            marks = replace(marks, dealt=number)
        if seat != TABLE:
            return marks
        old, new = (self._rules.sheet(state).deals for state in (before, after))
        if len(new) > len(old):
            marks = replace(marks, ended=number)
        if _scored(new) > _scored(old):
            marks = replace(marks, scored=number)
        return marks

    @property
    def latest(self) -> State:
        """Everything there is now."""
        return self._states[-1]

    def back(self) -> Iterator[State]:
        """The latest state, then those before it that are kept."""
        return reversed(self._states)

    @property
    def first_kept(self) -> int:
        """The index of the first move whose states, before and after it, are both kept."""
        return len(self.moves) + 1 - len(self._states)

    def around(self, number: int) -> tuple[State, State]:
        """The states before and after the move of index *number*, which are kept."""
        at = number - self.first_kept
        return self._states[at], self._states[at + 1]

    # --- deals --------------------------------------------------------------------------------

    @property
    def dealt(self) -> int:
        """The index of the move that dealt the cards last; −1 before any were."""
        return self._marks[-1].dealt

    def of_deal(self) -> Iterator[int]:
        """The indices of the moves since the cards were dealt, the latest first."""
        return iter(range(len(self.moves) - 1, self.dealt, -1))

    def has_dealt(self, number: int) -> bool:
        """Whether the move of this index dealt the cards of a deal."""
        return number >= 0 and self._marks[number + 1].dealt == number

    def has_scored(self, number: int) -> bool:
        """Whether the move of this index scored a deal."""
        return number >= 0 and self._marks[number + 1].scored == number

    @property
    def deal_begun(self) -> int:
        """The index of the move that dealt the cards of the present deal, or after a score of the
        first one that may come."""
        return max(0, self.dealt, self._marks[-1].scored + 1)

    @property
    def is_between_deals(self) -> bool:
        """Whether a deal was scored, and no card of the next one is dealt."""
        return self._marks[-1].scored > self.dealt

    @property
    def is_before_cards(self) -> bool:
        """The same of a deal that may never have been played."""
        return self._marks[-1].ended > self.dealt

    @property
    def lines_on_top(self) -> int:
        """How many of the last moves only wrote down other points."""
        return sum(1 for _ in takewhile(is_line, reversed(self.moves)))


def _scored(deals: Sequence[DealScore]) -> int:
    return sum(deal.is_scored for deal in deals)
