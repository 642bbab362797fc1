"""The note that explains a word on the table: where it lies, and its sign that closes it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap

from handfoot_gui.core.table import HAND
from handfoot_gui.ui.table.canvas import Canvas
from handfoot_gui.ui.table.delegate import Term
from handfoot_gui.ui.table.items import CLOSE_SIGN, TAG_LAYER, Mark, picture_item
from handfoot_gui.ui.table.note_place import AWAY, NotePlaces

_INSIDE = (AWAY, AWAY, -AWAY, 0.0)
_NARROWER = (1.0, 0.8, 0.65, 0.5)
"""Parts of its width that a note is tried in, where it would cover something."""


class TermNote:
    """Draws one explanation at a time, where it covers as little as can be."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._is_shown = False
        self.place = QRectF()
        """Where the explanation stands, in units."""

    def clear(self) -> None:
        """Draw none any more."""
        self._is_shown = False
        self._canvas.marks.put("term", ())

    def show(self, term: Term, said: str, most: float, words: Sequence[QRectF]) -> None:
        """Draw what is *said* of *term*, *most* units wide, off the other *words* on the table."""
        marks, places = self._canvas.marks, self._canvas.places
        tried: list[tuple[tuple[int, int], QPixmap, QRectF]] = []
        possible = self._places_of(term, words)
        for part in _NARROWER:
            picture = marks.pictures.note(said, part * min(most, places.width - 60))
            size = picture.deviceIndependentSize() / self._canvas.scale.k
            covered, place = possible.best(size)
            tried.append((covered, picture, place))
            if covered == (0, 0):
                break
        _, picture, self.place = min(tried, key=lambda one: one[0])
        where = self._canvas.scale.point(self.place.x(), self.place.y())
        marks.put("term", [Mark(picture_item(picture, where, TAG_LAYER + 50))])
        self._is_shown = True

    def _places_of(self, term: Term, words: Sequence[QRectF]) -> NotePlaces:
        """Where a note about *term* may lie."""
        places = self._canvas.places
        room = QRectF(0, 0, places.width, places.prompt_bar.top()).adjusted(*_INSIDE)
        return NotePlaces(term.rect, self._of(term.key), self._taken(words), room)

    def _taken(self, words: Sequence[QRectF]) -> list[QRectF]:
        """Where cards, labels and counts lie that a note rather does not cover."""
        places = self._canvas.places
        filled = [word for word in words if not word.isEmpty()]
        zones = [rect for key in places.zones if key != HAND for rect in self._of(key)]
        return [*filled, *zones, *places.badges]

    def _of(self, key: str) -> list[QRectF]:
        """Where the cards and the label of the zone *key* lie."""
        zone = self._canvas.places.zones.get(key)
        return [] if zone is None else [zone.rect, zone.label]

    def is_closed_at(self, point: QPointF) -> bool:
        """Whether the close sign of what is explained is at a point in pixels."""
        return self._is_shown and self.close_sign.contains(point / self._canvas.scale.k)

    @property
    def close_sign(self) -> QRectF:
        """Where the sign is that closes it, in units."""
        corner = self.place.topRight() - QPointF(CLOSE_SIGN, 0)
        return QRectF(corner, QSizeF(CLOSE_SIGN, CLOSE_SIGN))
