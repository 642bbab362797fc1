"""A record gone through once: its states at any position, and what everybody was told."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from handfoot_gui.core.errors import ReplayError
from handfoot_gui.core.game import AnyRecord, AnyRules
from handfoot_gui.core.messages import LogLine
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import SPECTATOR

_APART: Final = 64
"""Moves between the states that are kept; those between are made again when they are wanted."""


class Told(Struct, frozen=True):
    """A line of the log, and the position its move led to."""

    position: int
    line: LogLine


class Positions:
    """The states of a record; number n is the one after n moves."""

    def __init__(self, record: AnyRecord, rules: AnyRules) -> None:
        self._moves = record.moves
        self._rules = rules
        self.trouble: ReplayError | None = None
        """Why the rest cannot be shown."""
        self._kept: list[Any] = []
        self._block: tuple[int, list[Any]] = 0, []

    def walk(self) -> Iterator[tuple[int, Any]]:
        """Make every state once, with its number, as far as the moves are allowed; call it before
        anything else."""
        try:
            for position, state in enumerate(states(self._rules, self._moves)):
                if position % _APART == 0:
                    self._kept.append(state)
                yield position, state
        except ReplayError as error:
            self.trouble = error

    def at(self, position: int) -> Any:
        """The state at *position*; neighbours are at hand at once."""
        number, rest = divmod(position, _APART)
        if not self._block[1] or self._block[0] != number:
            state = self._kept[number]
            block = [state]
            for seat, move in self._moves[number * _APART : (number + 1) * _APART - 1]:
                if self.trouble and number * _APART + len(block) >= self.trouble.number:
                    break
                state = self._rules.apply(state, seat, move)
                block.append(state)
            self._block = number, block
        return self._block[1][rest]

    def seen_by_all(self, position: int) -> Any:
        """The view whose public part everybody saw at *position*."""
        return self._rules.view(self.at(position), SPECTATOR)


class ReplayedLog:
    """What was said of every move, oldest first."""

    def __init__(self, record: AnyRecord, presenter: AnyPresenter, positions: Positions) -> None:
        self._moves = record.moves
        self._presenter = presenter
        self._positions = positions
        self.told: list[Told] = []

    def note(self, position: int, before: Any, after: Any) -> None:
        """Put the move that led to *position*, from one view to the next, into words."""
        seat, move = self._moves[position - 1]
        lines = self._presenter.narrate(before, seat, move, after)
        self.told += [Told(position, line) for line in lines]

    def retell(self, last: int) -> None:
        """Tell all up to position *last* again: cards or players are called otherwise now."""
        self.told = []
        before = self._positions.seen_by_all(0)
        for position in range(1, last + 1):
            after = self._positions.seen_by_all(position)
            self.note(position, before, after)
            before = after

    def line_at(self, position: int) -> int:
        """The row in `told` of the last line said by *position*; −1 before the first."""
        return bisect_right([told.position for told in self.told], position) - 1
