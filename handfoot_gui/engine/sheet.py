"""A score sheet as figures: what the screen, the printer and the history all show."""

from __future__ import annotations

from msgspec import Struct

from handfoot_gui.engine.game import Seat


class Item(Struct, frozen=True):
    """One product of a score line: *count* of *what*, *each* points apiece."""

    what: str
    count: int
    each: int

    @property
    def points(self) -> int:
        return self.count * self.each


class Line(Struct, frozen=True):
    """One kind of points of a deal; ``items[side]`` is what it is made of for that side."""

    kind: str
    items: tuple[tuple[Item, ...], ...]

    def points(self, side: int) -> int:
        """The line's sum for *side*."""
        return sum(item.points for item in self.items[side])


class DealScore(Struct, frozen=True):
    """A finished deal: how it ended and every line of both sides."""

    number: int
    """Counted from 1."""
    dealer: Seat
    ended: str
    """``"out"`` or ``"stock"``."""
    by: Seat | None
    """Who went out, if anybody did."""
    lines: tuple[Line, ...]

    def points(self, side: int) -> int:
        """The deal's total for *side*."""
        return sum(line.points(side) for line in self.lines)


class Sheet(Struct, frozen=True):
    """The finished deals of a game; sides are numbered as in *sides*."""

    sides: tuple[tuple[Seat, ...], ...]
    deals: tuple[DealScore, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The running total of every side."""
        return tuple(
            sum(deal.points(side) for deal in self.deals) for side in range(len(self.sides))
        )

    @property
    def leaders(self) -> tuple[int, ...]:
        """The side or sides with the highest total; several share a win."""
        totals = self.totals
        return tuple(side for side, total in enumerate(totals) if total == max(totals))
