"""Where a note lies that points at a thing on the table by an arrow and meets nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF

MOST_ARROW: Final = 40.0
"""Units between a note and what it points at, at most."""
_ARROWS: Final = (9.0, 16.0, 24.0, 32.0, MOST_ARROW)
ARROW_BASE: Final = 22.0
"""Units of the arrow along the edge of its note."""
_CORNER: Final = 14.0
"""So far from the corners of a note, and of what it is about, its arrow begins and ends."""
_STEP: Final = 6.0
"""Units by which a note is shifted along what it is about."""
_CLEAR: Final = 4.0
"""Units around a note in which nothing lies."""


class Side(Enum):
    """Where a note lies from what it is about, in the order in which places are tried."""

    BELOW = "below"
    RIGHT = "right"
    ABOVE = "above"
    LEFT = "left"


class ArrowPlace(Struct, frozen=True):
    """A place of a note, in units."""

    rect: QRectF
    base: QPointF
    """On the edge of the note, in the middle of the arrow's end there."""
    point: QPointF
    """Where the arrow ends."""


class ArrowPlaces:
    """The places of notes about one thing on the table as it lies now; all in units."""

    def __init__(self, about: QRectF, taken: Iterable[QRectF], room: QRectF) -> None:
        """*about* is what notes point at, *taken* is where anything lies that they may not meet,
        and within *room* they lie."""
        self._about, self._room = about, _edges(room)
        self._taken = [_edges(one) for one in taken if not one.isEmpty()]
        self._met = (*self._taken, _edges(about))

    def first(self, sizes: Iterable[QSizeF]) -> tuple[int, ArrowPlace] | None:
        """The first place in which a note of one of *sizes* has room, and which of them; None where
        there is none."""
        tried = list(enumerate(sizes))
        for side in Side:
            for number, size in tried:
                for place in self._beside(side, size):
                    if self._reaches(place):
                        return number, place
        return None

    def _beside(self, side: Side, size: QSizeF) -> Iterator[ArrowPlace]:
        """The free places on one *side*, those in the middle of it first."""
        about, wide, high = self._about, size.width(), size.height()
        middle = about.center()
        is_across = side in (Side.BELOW, Side.ABOVE)
        shifts = [*_shifts(about.width() + wide if is_across else about.height() + high)]
        for away in _ARROWS:
            x, y = middle.x() - wide / 2, middle.y() - high / 2
            match side:
                case Side.BELOW:
                    y = about.bottom() + away
                case Side.ABOVE:
                    y = about.top() - away - high
                case Side.RIGHT:
                    x = about.right() + away
                case Side.LEFT:
                    x = about.left() - away - wide
            for shift in shifts:
                left, top = (x + shift, y) if is_across else (x, y + shift)
                # There are many places, and few are free.
                if self._is_free(left, top, left + wide, top + high):
                    place = _pointing(side, QRectF(left, top, wide, high), about)
                    if place is not None:
                        yield place

    def _is_free(self, left: float, top: float, right: float, bottom: float) -> bool:
        """Whether a note between these edges lies in the room and meets nothing."""
        first, upper, last, lower = self._room
        if left < first or top < upper or right > last or bottom > lower:
            return False
        left, top, right, bottom = left - _CLEAR, top - _CLEAR, right + _CLEAR, bottom + _CLEAR
        return not any(
            a < right and left < c and b < bottom and top < d for a, b, c, d in self._met
        )

    def _reaches(self, place: ArrowPlace) -> bool:
        """Whether nothing else lies below the arrow."""
        way = QRectF(place.base, place.point).normalized().adjusted(-3, -3, 3, 3)
        left, top, right, bottom = way.left(), way.top(), way.right(), way.bottom()
        about = self._about.adjusted(-1, -1, 1, 1)
        return not any(
            a < right and left < c and b < bottom and top < d
            for a, b, c, d in self._taken
            if not about.intersects(QRectF(QPointF(a, b), QPointF(c, d)))
        )


def _edges(rect: QRectF) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _shifts(length: float) -> Iterator[float]:
    """From the middle of a *length* to both its ends."""
    yield 0.0
    for step in range(1, int(length / 2 / _STEP) + 1):
        yield from (-step * _STEP, step * _STEP)


def _pointing(side: Side, rect: QRectF, about: QRectF) -> ArrowPlace | None:
    """A note in *rect* on that *side* of what it is *about*, where its arrow goes straight."""
    if side in (Side.BELOW, Side.ABOVE):
        low = max(rect.left() + _CORNER, about.left())
        high = min(rect.right() - _CORNER, about.right())
        if low > high:
            return None
        x = min(max(about.center().x(), low), high)
        ends = (rect.top(), about.bottom()) if side is Side.BELOW else (rect.bottom(), about.top())
        return ArrowPlace(rect, QPointF(x, ends[0]), QPointF(x, ends[1]))
    low = max(rect.top() + _CORNER, about.top())
    high = min(rect.bottom() - _CORNER, about.bottom())
    if low > high:
        return None
    y = min(max(about.center().y(), low), high)
    ends = (rect.left(), about.right()) if side is Side.RIGHT else (rect.right(), about.left())
    return ArrowPlace(rect, QPointF(ends[0], y), QPointF(ends[1], y))
