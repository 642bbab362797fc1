"""Finding one's way through a record: where to stand, how far a step goes, and in which deal."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from enum import Enum, auto

from msgspec import Struct

from handfoot_gui.core.seats import Seat


class Step(Enum):
    """How far one step goes."""

    MOVE = auto()
    TURN = auto()
    DEAL = auto()


class Dealt(Struct, frozen=True):
    """One deal of a record: from the position just after its cards were dealt to its last one."""

    number: int
    """As the game counts its deals."""
    first: int
    last: int
    dealer: Seat
    is_over: bool
    """It has been scored, so its cards are no secret any more."""


class Route:
    """The positions of a record on which somebody may stand, and its deals."""

    def __init__(self, stops: Sequence[int], turns: Sequence[int], deals: Sequence[Dealt]) -> None:
        """*turns* are the positions before each turn but the first of a deal."""
        self.stops = tuple(stops)
        """The positions to stand on. The others would tell who was asked in silence."""
        self._turns = list(turns)
        self.deals = tuple(deals)
        self.last = self.stops[-1]
        """The last position there is."""

    def boundaries(self, step: Step) -> list[int]:
        """The positions that steps of this length stop at, besides the first and the last."""
        match step:
            case Step.MOVE:
                return list(self.stops)
            case Step.TURN:
                return self._turns
            case Step.DEAL:
                return [deal.first for deal in self.deals]

    def after(self, position: int, step: Step) -> int:
        """One step on from *position*; the last position when there is no more."""
        some = self.boundaries(step)
        at = bisect_right(some, position)
        return some[at] if at < len(some) else self.last

    def before(self, position: int, step: Step) -> int:
        """One step back from *position*; the first position when there is no more."""
        some = self.boundaries(step)
        at = bisect_left(some, position)
        return some[at - 1] if at else 0

    def stop_at(self, position: int) -> int:
        """The place among `stops` of *position*, or of the next one that may be stood on."""
        return min(bisect_left(self.stops, position), len(self.stops) - 1)

    def deal_at(self, position: int) -> Dealt | None:
        """The deal that *position* belongs to; None before the first."""
        at = bisect_right([deal.first for deal in self.deals], position)
        return self.deals[at - 1] if at else None
