"""The game being played: the one holder of states, its moves, its undo and its log."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Generic, TypeAlias, TypeVar

from handfoot_gui.engine.game import TABLE, Rules, Seat
from handfoot_gui.engine.record import Record, states
from handfoot_gui.engine.sheet import Sheet
from handfoot_gui.model.wording.log import LogLine

State = TypeVar("State")
View = TypeVar("View")
Move = TypeVar("Move")
OptionsT = TypeVar("OptionsT")

Narrate: TypeAlias = Callable[[View, Seat, Move, View], tuple[LogLine, ...]]
"""Tells a move in the lines everybody may read, from one seat's views before and after it."""

_UNDO_DEPTH = 200
"""States kept for taking moves back; no turn has that many moves."""


class Session(Generic[State, View, Move, OptionsT]):
    """One game from its first move to its last.

    *keep* is called with the record and the state after every change and may raise; the change
    stands all the same, so that nothing played is lost when a disk is full.
    """

    def __init__(
        self,
        rules: Rules[State, View, Move],
        record: Record[OptionsT, Move],
        rng: Random,
        keep: Callable[[Record[OptionsT, Move], State], None],
        narrate: Narrate[View, Move],
    ) -> None:
        """Replays *record*; raises `ReplayError` when one of its moves is not allowed."""
        self.rules = rules
        self._record = record
        self._rng = rng
        self._keep = keep
        self._narrate = narrate
        self._log: list[tuple[LogLine, ...]] = []
        all_states = list(states(rules, record.moves))
        for (seat, move), before, after in zip(
            record.moves, all_states, all_states[1:], strict=False
        ):
            self._log.append(self._lines(before, seat, move, after))
        self._states = all_states[-_UNDO_DEPTH:]

    @property
    def record(self) -> Record[OptionsT, Move]:
        return self._record

    @property
    def _state(self) -> State:
        return self._states[-1]

    @property
    def actor(self) -> Seat | None:
        """Who moves next: a seat, `TABLE`, or None when the game is over."""
        return self.rules.actor(self._state)

    @property
    def is_over(self) -> bool:
        return self.actor is None

    @property
    def deal_just_ended(self) -> bool:
        """Whether the last move scored a deal."""
        deals = [len(self.rules.sheet(state).deals) for state in self._states[-2:]]
        return deals[-1] > deals[0]

    @property
    def sheet(self) -> Sheet:
        """The finished deals."""
        return self.rules.sheet(self._state)

    def view(self, seat: Seat) -> View:
        """What *seat* may know now."""
        return self.rules.view(self._state, seat)

    def log(self) -> Iterator[LogLine]:
        """What everybody saw, newest first."""
        for lines in reversed(self._log):
            yield from reversed(lines)

    def _lines(self, before: State, seat: Seat, move: Move, after: State) -> tuple[LogLine, ...]:
        spectator = Seat(0)
        return self._narrate(
            self.rules.view(before, spectator), seat, move, self.rules.view(after, spectator)
        )

    def play(self, seat: Seat, move: Move) -> None:
        """Make *move* for *seat*; raises `IllegalMove`, and what *keep* raises."""
        state = self.rules.apply(self._state, seat, move)
        self._log.append(self._lines(self._state, seat, move, state))
        self._states = [*self._states[-_UNDO_DEPTH:], state]
        self._record = self._record.with_move(seat, move)
        self._keep(self._record, state)

    def play_table(self) -> Move:
        """Make and return the table's next move; raises what *keep* raises."""
        move = self.rules.table_move(self._state, self._rng)
        self.play(TABLE, move)
        return move

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last move was *seat*'s own, it is still to act, and it saw no new card."""
        moves = self._record.moves
        if not moves or moves[-1][0] != seat or self.actor != seat or len(self._states) < 2:
            return False
        before, after = (self.rules.view(state, seat) for state in self._states[-2:])
        return self.rules.cards_seen(after) <= self.rules.cards_seen(before)

    def undo(self, seat: Seat) -> None:
        """Take the last move back; the caller has asked `can_undo`. Raises what *keep* raises."""
        assert self.can_undo(seat), "this move stands"
        del self._states[-1], self._log[-1]
        self._record = self._record.with_moves(self._record.moves[:-1])
        self._keep(self._record, self._state)
