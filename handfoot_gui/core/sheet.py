"""A score sheet as figures: what the screen, the printer and the history all show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.brought_forward import NOTHING, BroughtForward
from handfoot_gui.core.cards import Card
from handfoot_gui.core.other_points import OTHER_POINTS, OtherPoints
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.typed import shown_line

SUM: Final = "card_points"
"""What an item is that was entered as a sum, point by point, so that nothing explains it."""
ONLY_TOTAL: Final = "only_total"
"""The kind of the line of a side whose deal was entered as one number, in place of all lines."""


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
        return sum([item.count * item.each for item in self.items[side]])

    @property
    def is_only_told(self) -> bool:
        """Whether nothing in it is worth points; then the counts are what it tells."""
        items = [item for some in self.items for item in some]
        return bool(items) and not any(item.each for item in items)

    def told(self, side: int) -> int:
        """What stands for *side* on a score: the points, or the count where it is only told."""
        if self.is_only_told:
            return sum(item.count for item in self.items[side])
        return self.points(side)


class DealScore(Struct, frozen=True):
    """A finished deal: how it ended and every line of all sides."""

    number: int
    """Counted from 1."""
    dealer: Seat
    ended: str
    """A word of the game: ``"out"``, ``"stock"``, ``"knock"``, ``"tricks"``, ``"thrown in"`` …"""
    by: Seat | None
    """Who went out, knocked or made trumps, if anybody did."""
    lines: tuple[Line, ...]
    factor: int = 1
    """How many times it counts: 2 on a Refe; the points of the lines are multiplied already."""
    has_refe: bool = False
    """In place of points a Refe is written."""
    is_as_written: bool = False
    """Written down at the table as it is, whatever its keeper doubted; the score says so."""

    @property
    def is_doubled(self) -> bool:
        """Whether it counts more than once."""
        return self.factor > 1

    @property
    def only_totals(self) -> tuple[int, ...]:
        """The sides of which no more than a total is known."""
        lines = (line for line in self.lines if line.kind == ONLY_TOTAL)
        return tuple(side for line in lines for side, items in enumerate(line.items) if items)

    def sides_in(self, line: Line) -> tuple[int, ...]:
        """The sides of which *line*, one of the deal's, says something."""
        every, totals = range(len(line.items)), self.only_totals
        if line.kind == OTHER_POINTS or not totals:
            return tuple(every)
        is_of_totals = line.kind == ONLY_TOTAL
        return tuple(side for side in every if (side in totals) is is_of_totals)

    def with_totals(self, totals: Sequence[int | None]) -> DealScore:
        """The same deal with *totals* by side in place of all lines of these sides."""
        if all(total is None for total in totals):
            return self
        lines = [
            Line(line.kind, tuple(
                items if total is None else ()
                for items, total in zip(line.items, totals, strict=True)
            ))
            for line in self.lines
        ]  # fmt: skip
        own = tuple(() if total is None else (Item(SUM, total, 1),) for total in totals)
        return replace(self, lines=(*lines, Line(ONLY_TOTAL, own)))

    @property
    def is_scored(self) -> bool:
        """Whether the rules gave points for it; one that was only noted may have other points."""
        return any(line.kind != OTHER_POINTS for line in self.lines)

    @property
    def others(self) -> tuple[OtherPoints, ...]:
        """Its lines beside those of the rules, side by side."""
        return tuple(
            OtherPoints(side, item.what, item.each)
            for line in self.lines
            if line.kind == OTHER_POINTS
            for side, items in enumerate(line.items)
            for item in items
        )

    def points(self, side: int) -> int:
        """The deal's total for *side*."""
        return sum(line.points(side) for line in self.lines)

    def points_by_rules(self, side: int) -> int:
        """The deal's total for *side* without other points."""
        return sum(line.points(side) for line in self.lines if line.kind != OTHER_POINTS)

    def with_others(self, others: Sequence[OtherPoints], sides: int) -> DealScore:
        """The same deal of so many *sides* with *others* beside the lines of the rules."""
        lines = tuple(line for line in self.lines if line.kind != OTHER_POINTS)
        if others:
            items = tuple(
                tuple(
                    Item(shown_line(line.word), 1, line.points)
                    for line in others
                    if line.side == side
                )
                for side in range(sides)
            )
            lines = (*lines, Line(OTHER_POINTS, items))
        return replace(self, lines=lines)


class LeftOver(Struct, frozen=True):
    """What somebody still held when a deal was over."""

    seat: Seat
    cards: tuple[Card, ...]
    """Those of the hand, in the usual order."""
    points: int
    """What all of them count in the score's line of cards that are left."""
    besides: int = 0
    """What some of them count in another line."""
    reserve: tuple[Card, ...] = ()
    """Those that were kept apart for later and never picked up; they count with the others."""
    of_reserve: int = 0
    reserve_packets: int = 1
    """What these alone count, whatever the line."""

    @property
    def whole(self) -> int:
        """All that they count."""
        return self.points + self.besides

    @property
    def of_hand(self) -> int:
        """What those that were in the hand count, whatever the line."""
        return self.whole - self.of_reserve

    @property
    def all_cards(self) -> tuple[Card, ...]:
        """Those of the hand and those kept apart."""
        return (*self.cards, *self.reserve)


class Ledger(Struct, frozen=True):
    """What is written down of a game as far as it has got."""

    deals: tuple[DealScore, ...]
    """The finished ones."""
    others: tuple[OtherPoints, ...] | None = None
    """The other points of the deal being played; None between deals and after the last."""

    @property
    def open_lines(self) -> tuple[OtherPoints, ...] | None:
        """The other points that can still be changed: those of the deal being played, or else of
        the last one; None before the first deal."""
        if self.others is not None:
            return self.others
        return self.deals[-1].others if self.deals else None

    def with_line(self, line: OtherPoints, sides: int) -> Ledger:
        """The same with one more line, for the deal being played or else the last one."""
        if self.others is not None:
            return replace(self, others=(*self.others, line))
        last = self.deals[-1]
        last = last.with_others((*last.others, line), sides)
        return replace(self, deals=(*self.deals[:-1], last))


class Sheet(Struct, frozen=True):
    """The finished deals of a game; sides are numbered as in *sides*."""

    sides: tuple[tuple[Seat, ...], ...]
    deals: tuple[DealScore, ...]
    opening: int = 0
    """What every side begins with."""
    is_lowest_best: bool = False
    closing: tuple[Line, ...] = ()
    """What is added when the game is over."""
    winners: tuple[int, ...] | None = None
    """The side or sides that won, where the totals alone do not say it; None: they do."""
    brought: BroughtForward = NOTHING
    """What a game begun elsewhere starts from, in place of the opening."""

    @property
    def openings(self) -> tuple[int, ...]:
        """What every side begins with here."""
        return tuple(self.brought.total(side, self.opening) for side in range(len(self.sides)))

    @property
    def next_deal(self) -> int:
        """The number of the deal after these."""
        return self.brought.deal + len(self.deals)

    @property
    def added_at_end(self) -> tuple[int, ...]:
        """What every side gets when the game is over."""
        sides = range(len(self.sides))
        return tuple(sum(line.points(side) for line in self.closing) for side in sides)

    @property
    def totals(self) -> tuple[int, ...]:
        """The running total of every side."""
        return tuple(
            opening + sum(deal.points(side) for deal in self.deals) + added
            for side, (opening, added) in enumerate(
                zip(self.openings, self.added_at_end, strict=True)
            )
        )

    @property
    def leaders(self) -> tuple[int, ...]:
        """The side or sides that win as it stands; several share a win."""
        if self.winners is not None:
            return self.winners
        totals = self.totals
        best = min(totals) if self.is_lowest_best else max(totals)
        return tuple(side for side, total in enumerate(totals) if total == best)
