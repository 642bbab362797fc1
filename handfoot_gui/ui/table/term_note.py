"""The note that explains something on the table: where it lies, and its sign that closes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem

from handfoot_gui.core.presenter import NoteText
from handfoot_gui.core.table import HAND
from handfoot_gui.ui.table.canvas import Canvas
from handfoot_gui.ui.table.delegate import Term
from handfoot_gui.ui.table.items import CLOSE_SIGN, NOTE_EDGE, TAG_LAYER, Mark, picture_item
from handfoot_gui.ui.table.note_arrow import ARROW_BASE, ArrowPlace, ArrowPlaces
from handfoot_gui.ui.table.note_place import AWAY, NotePlaces
from handfoot_gui.ui.table.places import LIFT, CardSide

_INSIDE: Final = (AWAY, AWAY, -AWAY, 0.0)
_NARROWER: Final = (1.0, 0.8, 0.65, 0.5)
"""Parts of its width that a note is tried in, where it would cover something."""
_LAYER: Final = TAG_LAYER + 50


class TermNote:
    """Draws one note at a time."""

    def __init__(self, canvas: Canvas, kind: str = "term") -> None:
        """*kind* is that of its marks."""
        self._canvas = canvas
        self._kind = kind
        self._is_shown = False
        self.place = QRectF()
        """Where the note stands, in units."""
        self.arrow: ArrowPlace | None = None
        """Where it points, if it does."""

    def clear(self) -> None:
        """Draw none any more."""
        self._is_shown, self.arrow = False, None
        self._canvas.marks.put(self._kind, ())

    def show(self, term: Term, note: NoteText, most: float, words: Sequence[QRectF]) -> None:
        """Draw *note* about *term*, *most* units wide: by an arrow where it meets nothing; else
        where it covers as little as can be, off the other *words* on the table."""
        pictures, places = self._canvas.marks.pictures, self._canvas.places
        wide = min(most, places.width - 60)
        tried = [pictures.note(note, part * wide) for part in _NARROWER]
        if not term.rect.isEmpty() and self._point(self._around(term), tried, words):
            return
        possible = self._places_of(term, words)
        found: list[tuple[tuple[int, int], QPixmap, QRectF]] = []
        for picture in tried:
            covered, place = possible.best(self._size(picture))
            found.append((covered, picture, place))
            if covered == (0, 0):
                break
        _, picture, place = min(found, key=lambda one: one[0])
        self._draw(picture, place, None)

    def point(self, about: QRectF, note: NoteText, words: Sequence[QRectF]) -> bool:
        """Draw *note* beside what lies in *about*, at which it points, where it meets nothing on
        the table; whether there is such a place."""
        pictures = self._canvas.marks.pictures
        most = self._canvas.places.width - 60
        tried = [pictures.note(note, wide) for wide in pictures.note_widths(note) if wide <= most]
        return not about.isEmpty() and self._point(about, tried, words)

    def _point(self, about: QRectF, tried: Sequence[QPixmap], words: Sequence[QRectF]) -> bool:
        places = self._canvas.places
        room = QRectF(0, 0, places.width, places.height).adjusted(AWAY, AWAY, -AWAY, -AWAY)
        possible = ArrowPlaces(about, self.taken(words), room)
        found = possible.first(map(self._size, tried))
        if found is None:
            return False
        number, arrow = found
        self._draw(tried[number], arrow.rect, arrow)
        return True

    def _size(self, picture: QPixmap) -> QSizeF:
        return picture.deviceIndependentSize() / self._canvas.scale.k

    def _draw(self, picture: QPixmap, place: QRectF, arrow: ArrowPlace | None) -> None:
        where = self._canvas.scale.point(place.x(), place.y())
        made = [Mark(picture_item(picture, where, _LAYER))]
        if arrow is not None:
            made += map(Mark, self._arrow_items(arrow))
        self._canvas.marks.put(self._kind, made)
        self.place, self.arrow, self._is_shown = place, arrow, True

    def _arrow_items(self, arrow: ArrowPlace) -> Iterator[QGraphicsPathItem]:
        """The arrow, which grows out of the note without a line between them."""
        k, theme = self._canvas.scale.k, self._canvas.style.theme
        along = arrow.point - arrow.base
        length = max(1.0, along.manhattanLength())
        ahead = along / length
        across = QPointF(-ahead.y(), ahead.x()) * ARROW_BASE / 2
        root, tip = arrow.base - ahead * NOTE_EDGE, arrow.point - ahead
        start, end = (root + across) * k, (root - across) * k
        body, edge = QPainterPath(), QPainterPath(start)
        body.addPolygon(QPolygonF([start, tip * k, end]))
        edge.lineTo(tip * k)
        edge.lineTo(end)
        fill, line = QGraphicsPathItem(body), QGraphicsPathItem(edge)
        fill.setPen(Qt.PenStyle.NoPen)
        fill.setBrush(QColor(theme.chrome))
        line.setPen(QPen(QColor(theme.accent), NOTE_EDGE * k))
        for item in (fill, line):
            item.setZValue(_LAYER + 1)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            yield item

    # --- what lies there ----------------------------------------------------------------------

    def taken(self, words: Sequence[QRectF]) -> list[QRectF]:
        """Everything on the table that a note may not meet: cards, outlines, labels, counts,
        badges, tags and the strip."""
        canvas, places = self._canvas, self._canvas.places
        found = [*words, *places.badges, places.prompt_bar, *canvas.delegate.read(canvas.shown)]
        if places.sorting is not None:
            found.append(places.sorting)
        lifted = set(canvas.selection.cards)
        for zone in canvas.shown.zones.values():
            cards = [
                place.rect.adjusted(0, -LIFT if card in lifted else 0, 0, 0)
                for card, place in zone.cards
                if place.sheet is not CardSide.HIDDEN
            ]
            found += [*cards, *(place.rect for place in zone.backs), zone.label]
            if not zone.cards and not zone.backs and zone.key != HAND:
                found.append(zone.rect)
        k = canvas.scale.k
        tags = canvas.marks.tagged
        found += [QRectF(one.topLeft() / k, one.size() / k) for one in tags]
        return found

    def around(self, key: str) -> QRectF:
        """All that lies in the zone *key*, with its label."""
        zone = self._canvas.shown.zones.get(key)
        if zone is None:
            return QRectF()
        whole = QRectF() if zone.cards or zone.backs else QRectF(zone.rect)
        for place in (*(place for _, place in zone.cards), *zone.backs):
            whole = whole.united(place.rect)
        return whole if zone.label.isEmpty() else whole.united(zone.label)

    def _around(self, term: Term) -> QRectF:
        around = self.around(term.key)
        return QRectF(term.rect) if around.isEmpty() else around.united(term.rect)

    def _places_of(self, term: Term, words: Sequence[QRectF]) -> NotePlaces:
        """Where a note about *term* may lie that has no free place."""
        places = self._canvas.places
        room = QRectF(0, 0, places.width, places.prompt_bar.top()).adjusted(*_INSIDE)
        filled = [word for word in words if not word.isEmpty()]
        zones = [rect for key in places.zones if key != HAND for rect in self._of(key)]
        return NotePlaces(term.rect, self._of(term.key), [*filled, *zones, *places.badges], room)

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
        return QRectF(corner, QSizeF(CLOSE_SIGN, min(CLOSE_SIGN, self.place.height())))
