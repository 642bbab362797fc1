"""Where a note may lie on the table so that it covers as little as can be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

AWAY = 6.0
"""Units between a word and its explanation."""
_TRIED = 12
"""Into so many steps the table is divided each way when a place is looked for."""

Edges = tuple[float, float, float, float]
"""Left, top, right and bottom."""


class NotePlaces:
    """The places of notes about one thing on the table as it lies now; all in units."""

    def __init__(
        self, about: QRectF, own: Iterable[QRectF], taken: Iterable[QRectF], room: QRectF
    ) -> None:
        """*about* is what notes explain, *own* is what else belongs to it, *taken* is where things
        lie that a note rather does not cover, and within *room* notes lie."""
        self._about, self._room = about, room
        self._at = about.adjusted(-AWAY, -AWAY, AWAY, AWAY)
        self._own = [_edges(rect) for rect in (self._at, *own)]
        self._taken = [_edges(rect) for rect in taken]

    def best(self, size: QSizeF) -> tuple[tuple[int, int], QRectF]:
        """The place of a note of *size* that covers least, of equal ones the nearest; with how much
        it covers of what it speaks of, and of all else, in square units."""
        middle = self._about.center()
        places = self._possible(size)
        places.sort(key=lambda note: (note.center() - middle).manhattanLength())
        found: tuple[tuple[int, int], QRectF] | None = None
        for place in places:
            covered = self._covered(place)
            if found is None or covered < found[0]:
                found = covered, place
                if covered == (0, 0):
                    break
        assert found is not None
        return found

    def _covered(self, note: QRectF) -> tuple[int, int]:
        edges = _edges(note)
        return round(_common(edges, self._own)), round(_common(edges, self._taken))

    def _possible(self, size: QSizeF) -> list[QRectF]:
        """Steps over the whole room, and what is beside, above and below."""
        room, at, about = self._room, self._at, self._about
        most_x, most_y = room.right() - size.width(), room.bottom() - size.height()
        lefts = [room.left() + n * (most_x - room.left()) / _TRIED for n in range(_TRIED + 1)]
        tops = [room.top() + n * (most_y - room.top()) / _TRIED for n in range(_TRIED + 1)]
        lefts += [about.left(), at.right(), at.left() - size.width()]
        tops += [at.bottom(), at.top() - size.height(), about.top()]
        return [
            QRectF(QPointF(min(max(x, room.left()), most_x), min(max(y, room.top()), most_y)), size)
            for x in lefts
            for y in tops
        ]


def _edges(rect: QRectF) -> Edges:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _common(note: Edges, rects: Sequence[Edges]) -> float:
    """How much of *rects* a *note* would cover."""
    left, top, right, bottom = note
    shared = 0.0
    for a, b, c, d in rects:
        if a < right and left < c and b < bottom and top < d:
            shared += (min(right, c) - max(left, a)) * (min(bottom, d) - max(top, b))
    return shared
