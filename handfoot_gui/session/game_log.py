"""What everybody saw of a game's moves, in words that are made when somebody first reads them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Set
from itertools import pairwise
from typing import Generic, TypeAlias, TypeVar

from handfoot_gui.core.messages import Deed, LogLine
from handfoot_gui.core.record import states
from handfoot_gui.core.rules import Rules
from handfoot_gui.core.seats import SPECTATOR, TABLE, Seat
from handfoot_gui.core.turns import Turn, turns, with_own_draws
from handfoot_gui.session.course import Course

State = TypeVar("State")
View = TypeVar("View")
Move = TypeVar("Move")

Narrate: TypeAlias = Callable[[View, Seat, Move, View], tuple[LogLine, ...]]
"""Tells a move in the lines everybody may read, from one seat's views before and after it."""

Drew: TypeAlias = Callable[[View, View], tuple[Deed, ...]]
"""What a seat did when it drew, from its own views before and after: its cards are in it."""


class GameLog(Generic[State, View, Move]):
    """The log of a game: all of it, newest line first, when it is iterated over."""

    def __init__(
        self,
        rules: Rules[State, View, Move],
        course: Course[State, View, Move],
        narrate: Narrate[View, Move],
    ) -> None:
        self._rules = rules
        self._course = course
        self._narrate = narrate
        self._known: dict[int, tuple[LogLine, ...]] = {}
        """The lines of each move, by its index, once somebody has read them."""
        self._remarks: dict[int, str] = {}
        """What else is said of a move, by its index."""
        self.times_retold = 0
        """How often the same moves came to be called otherwise."""

    def __iter__(self) -> Iterator[LogLine]:
        return (line for _, line in self._numbered())

    def of_move(self, number: int) -> tuple[LogLine, ...]:
        """What everybody saw of the move of this index; nothing where it was made in silence."""
        if number not in self._known:
            first = self._course.first_kept
            if number >= first:
                self._tell(number, *self._course.around(number))
            else:
                self._tell_before(first)
        return self._known[number]

    def _tell(self, number: int, before: State, after: State) -> None:
        """Put the move of this index, made between two states, into words."""
        seat, move = self._course.moves[number]
        seen = (self._rules.view(state, SPECTATOR) for state in (before, after))
        lines = self._narrate(next(seen), seat, move, next(seen))
        if number in self._remarks:
            lines = (*lines, LogLine(TABLE, self._remarks[number], is_aside=True))
        self._known[number] = lines

    def _tell_before(self, end: int) -> None:
        """Put all moves before the one of index *end* into words; they are made once more."""
        made = states(self._rules, self._course.moves[:end])
        for number, (before, after) in enumerate(pairwise(made)):
            if number not in self._known:
                self._tell(number, before, after)

    # --- parts of it --------------------------------------------------------------------------

    def told(self, first: int) -> tuple[LogLine, ...]:
        """What everybody saw of the moves from index *first* on, oldest first."""
        numbers = range(max(0, first), len(self._course.moves))
        return tuple(line for number in numbers for line in self.of_move(number))

    def of_deal(self) -> Iterator[LogLine]:
        """What everybody saw of the deal, newest first, that is being played or was played last."""
        for number in self._course.of_deal():
            yield from reversed(self.of_move(number))

    def turns(self, own: Seat | None = None, drew: Drew[View] | None = None) -> Iterator[Turn]:
        """The turns of the game, newest first. In the present one of *own*, who may know them, the
        drawn cards are told by *drew*."""
        if own is None or drew is None:
            return turns(self)

        def drawn(number: int) -> tuple[Deed, ...]:
            around = self._course.around(number)
            before, after = (self._rules.view(state, own) for state in around)
            return drew(before, after)

        return turns(with_own_draws(self._numbered(), own, drawn))

    def _numbered(self) -> Iterator[tuple[int, LogLine]]:
        """All lines, newest first, each with the index of its move."""
        for number in range(len(self._course.moves) - 1, -1, -1):
            lines = self._known.get(number)
            for line in reversed(self.of_move(number) if lines is None else lines):
                yield number, line

    def since(self, seat: Seat) -> tuple[LogLine, ...]:
        """What everybody saw the others do since the last move of *seat*, or since the cards were
        dealt, oldest first."""
        course = self._course
        own = (n + 1 for n in course.of_deal() if course.moves[n][0] == seat)
        told = self.told(next(own, course.dealt + 1))
        return tuple(line for line in told if line.seat != seat and not line.is_before_play)

    def since_turn(self, seat: Seat) -> tuple[LogLine, ...]:
        """What everybody saw since the last turn of *seat* before the one it may be in, oldest
        first; of a deal that was just dealt, how it came about. What all read on the score page
        is told no more."""
        course = self._course
        moves, number = course.moves, len(course.moves)
        while number and moves[number - 1][0] in (seat, TABLE):
            number -= 1
        while number and moves[number - 1][0] != seat:
            number -= 1
        first = course.deal_begun
        while (
            first
            and (moves[first - 1][0] == TABLE or not self.of_move(first - 1))
            and not course.has_scored(first - 1)
        ):
            first -= 1
        return tuple(
            line
            for n in range(max(first, number), len(moves))
            for line in self.of_move(n)
            # Who dealt knows it.
            if line.seat != seat or not course.has_dealt(n)
        )

    def turn(self) -> tuple[LogLine, ...]:
        """What everybody saw of the turn that is being played, or of the last one before anything
        was done in the next, oldest first; nothing of it before the cards of the deal."""
        course, told = self._course, deque[LogLine]()
        mover = self.last_mover
        for number in course.of_deal():
            if course.moves[number][0] not in (mover, TABLE) or course.has_scored(number):
                break
            told.extendleft(reversed(self.of_move(number)))
        return tuple(line for line in told if not line.is_before_play)

    def last_turns(self, own: Seat) -> tuple[Turn, ...]:
        """What everybody saw of the last turn of each seat but *own*, newest first.

        Only turns of this deal are told; before anybody has acted, how it was dealt.
        """
        told: dict[Seat, Turn] = {}
        for turn in turns(self.of_deal()):
            if turn.seat != own:
                told.setdefault(turn.seat, turn)
        if not told and self._course.dealt >= 0:
            return tuple(turns(reversed(self.of_move(self._course.dealt))))
        return tuple(told.values())

    @property
    def last_mover(self) -> Seat | None:
        """Who made the last move of this deal that was not the table's, as far as all know: who
        was asked in silence is nobody's to notice."""
        moves = self._course.moves
        made = ((moves[n][0], n) for n in self._course.of_deal())
        return next((seat for seat, n in made if seat != TABLE and self.of_move(n)), None)

    # --- what changes in it -------------------------------------------------------------------

    def remark(self, text: str) -> None:
        """Say *text* after the last move, as long as the game is open."""
        last = len(self._course.moves) - 1
        self._remarks[last] = text
        self._known.pop(last, None)

    def retell(self) -> None:
        """Forget the lines told so far: the same moves are called otherwise now."""
        self._known.clear()
        self.times_retold += 1

    def forget(self, first: int) -> None:
        """The moves from index *first* on are taken back, and what was said of them with them."""
        self._known = {n: lines for n, lines in self._known.items() if n < first}
        self._remarks = {n: text for n, text in self._remarks.items() if n < first}

    def rewrite(self, first: int, gone: Set[int]) -> None:
        """The moves from index *first* on read otherwise now, and those of the indices *gone* are
        no more; what was remarked of the others stays with them."""
        self._known = {n: lines for n, lines in self._known.items() if n < first}
        self._remarks = {
            n - sum(place < n for place in gone): text for n, text in self._remarks.items()
        }
