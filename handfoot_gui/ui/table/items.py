"""The things that lie on the table: cards, backs, rings and tags, none with a Python paint()."""

from __future__ import annotations

import re
from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from handfoot_gui.core.cards import Card
from handfoot_gui.core.presenter import NoteText
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.art.palette import Back, CardStyle, Form, Shadow
from handfoot_gui.ui.art.pictures import painted
from handfoot_gui.ui.table.places import CardPlace, CardSide
from handfoot_gui.ui.widgets.theme import LIGHT, PLAIN_CARDS, TextStyle, Theme, font

RING_LAYER = 200
FLIGHT_LAYER = 500
FOCUS_LAYER = 590
TAG_LAYER = 600
BAR_HEIGHT = 7.0
"""Of the bar over a card that is new or was moved, in units."""
BAR_RISE = 5.0
"""How far it reaches above the card."""
NOTE_WIDTH = 330.0
"""Units that a line of an explanation takes at most."""


CLOSE_SIGN = 44.0
"""Units of the corner of a note where a sign closes it."""
NOTE_EDGE = 2.0
"""Units of the golden line around a note."""
_NOTE_PAD = 14.0
_NOTE_LINES = 2
"""Of what a note says below its title, where it meets nothing."""
_WIDEST_NOTE = 520.0
_NOTE_TEXT = 16.0


_NOTE_FLAGS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)


class Scale:
    """Units to pixels: *k* pixels per unit, *dpr* device pixels per pixel, *room* for width and
    height of the table in pixels, *above* for what is seen above the table, in the bar over it, and
    *free* for the room of seats there."""

    __slots__ = ("above", "dpr", "free", "k", "room")

    def __init__(self, k: float = 1.0, dpr: float = 1.0) -> None:
        self.k = k
        self.dpr = dpr
        self.room = 1040.0, 672.0
        self.above = 0.0
        self.free = QRectF()

    def point(self, x: float, y: float) -> QPointF:
        """A point in pixels, on the grid of device pixels so that pictures stay crisp."""
        dpr = self.dpr
        return QPointF(round(x * self.k * dpr) / dpr, round(y * self.k * dpr) / dpr)

    def width(self, units: float) -> float:
        """A card's width in whole device pixels."""
        return round(units * self.k * self.dpr) / self.dpr

    def rect(self, rect: QRectF) -> QRectF:
        k = self.k
        return QRectF(rect.x() * k, rect.y() * k, rect.width() * k, rect.height() * k)

    def room_in_bar(self) -> QRectF | None:
        """What is free for seats in the bar over the table, in units."""
        k, free = self.k, self.free
        if free.isEmpty():
            return None
        return QRectF(free.x() / k, free.y() / k, free.width() / k, free.height() / k)

    def in_view(self, rect: QRectF) -> QRect:
        """Where *rect*, in units, is in the view, in pixels."""
        return self.rect(rect).translated(0, self.above).toRect()


class CardItem(QGraphicsPixmapItem):
    """One card, or (with *card* None) one back."""

    def __init__(self, card: Card | None, back: Back = Back.BLUE) -> None:
        super().__init__()
        self.card = card
        self.back = back
        self.place: CardPlace | None = None
        """Where it lies, or where it is going."""
        self.home: CardPlace | None = None
        """The same, but where the pointer rests on it not as high."""
        self.form = Form.ROW
        self.side = CardSide.FACE
        self.shadow = Shadow.RESTING
        self._shown: tuple[object, ...] = ()
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    @property
    def width(self) -> float:
        """Width in pixels of the picture shown now, at a scale of 1."""
        width = self._shown[0] if self._shown else 0.0
        assert isinstance(width, float)
        return width

    @property
    def seen_width(self) -> float:
        """Width in pixels as it is seen now."""
        return self.width * self.scale()

    def show_picture(
        self,
        atlas: CardAtlas,
        width: float,
        form: Form,
        side: CardSide,
        dpr: float,
        shadow: Shadow = Shadow.RESTING,
    ) -> None:
        """Show the card *width* pixels wide; nothing happens when it already looks so."""
        wanted = (width, form, side, dpr, shadow, atlas.style)
        if wanted == self._shown:
            return
        self._shown = wanted
        self.form, self.side, self.shadow = form, side, shadow
        if self.card is None or side is CardSide.BACK:
            picture = atlas.back(self.back, width, dpr=dpr, shadow=shadow)
        elif side is CardSide.BLANK:
            picture = atlas.blank(width, dpr=dpr, shadow=shadow)
        else:
            picture = atlas.face(self.card, width, form, dpr=dpr, shadow=shadow)
        self.setPixmap(picture)
        self.setOffset(-shadow.margin, -shadow.margin)


class Mark(Struct, frozen=True, eq=False):
    """Something that lies over the cards, in pixels where these come to rest."""

    item: QGraphicsItem
    cards: tuple[Card, ...] = ()
    """What it goes along with while these are on their way; nothing where it stays."""


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def ring(
    rect: QRectF, radius: float, colour: str, width: float, layer: float, *, is_dashed: bool = False
) -> QGraphicsPathItem:
    """A line around *rect* (pixels)."""
    item = QGraphicsPathItem(rounded(rect, radius))
    pen = QPen(QColor(colour), width)
    if is_dashed:
        pen.setDashPattern([3.0, 2.2])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    item.setPen(pen)
    item.setZValue(layer)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


def paint_glow(
    painter: QPainter, rect: QRectF, radius: float, colour: str, unit: float = 1.0
) -> None:
    """A soft light around *rect* that reaches 10 units further out."""
    light = QColor(colour)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(9):
        light.setAlphaF(0.34 * (9 - step) / 9)
        painter.setPen(QPen(light, unit))
        off = (2.0 + step) * unit
        painter.drawRoundedRect(rect.adjusted(-off, -off, off, off), radius + off, radius + off)


class Legend(Struct, frozen=True):
    """What a kind of bar over cards means."""

    text: str
    is_new: bool | None = True
    """None: words before the bars, since when they count."""


def bar_over(rect: QRectF, strip: float) -> QRectF:
    """Where a bar lies over a card in *rect* of which *strip* shows, in units."""
    wide = min(strip, rect.width())
    off = min(3.0, wide / 8)
    return QRectF(rect.left() + off, rect.top() - BAR_RISE, wide - 2 * off, BAR_HEIGHT)


def paint_bar(painter: QPainter, theme: Theme, rect: QRectF, *, is_new: bool) -> None:
    """A thin bar: filled what is new, in the felt's colour what was moved this turn."""
    body = rect.adjusted(0.6, 0.6, -0.6, -0.6)
    painter.setBrush(QColor(theme.new if is_new else theme.table))
    painter.setPen(QPen(QColor(theme.on), 1.2))
    painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)


class Pictures:
    """Glows and tags in one theme and scale, painted once for every size and text."""

    def __init__(self, scale: Scale) -> None:
        self.theme = LIGHT
        self.cards = PLAIN_CARDS
        self.scale = scale
        self._known: dict[tuple[object, ...], QPixmap] = {}

    def restyle(self, theme: Theme, cards: CardStyle) -> None:
        """The theme or the look of cards is another one, or the scale may be."""
        self.theme, self.cards = theme, cards
        self._known.clear()

    def _painted(
        self, key: tuple[object, ...], size: QSizeF, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        picture = self._known.get(key)
        if picture is None:
            dpr = self.scale.dpr
            picture = self._known[key] = painted(
                QSize(*(round(side * dpr) for side in size.toTuple())), dpr, paint
            )
        return picture

    def glow_around(self, rect: QRectF, radius: float, layer: float) -> QGraphicsPixmapItem:
        """A soft light of the best around *rect* (pixels)."""
        margin, colour = 14 * self.scale.k, self.theme.best
        body = QRectF(margin, margin, round(rect.width(), 1), round(rect.height(), 1))
        picture = self._painted(
            (body.width(), body.height(), radius), body.size() + QSizeF(2 * margin, 2 * margin),
            lambda painter: paint_glow(painter, body, radius, colour, self.scale.k),
        )  # fmt: skip
        return picture_item(picture, rect.topLeft() - QPointF(margin, margin), layer)

    def tag(self, text: str, fill: str, ink: str, line: str | None) -> QPixmap:
        """A round-ended tag with *text*."""
        k = self.scale.k
        face = font(TextStyle.TAG, k)
        body = QRectF(1, 1, QFontMetricsF(face).horizontalAdvance(text) + 18 * k - 2, 23 * k - 2)

        def paint(painter: QPainter) -> None:
            painter.setBrush(QColor(fill))
            painter.setPen(QPen(QColor(line), 1.5 * k) if line else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
            painter.setFont(face)
            painter.setPen(QColor(ink))
            painter.drawText(body, int(Qt.AlignmentFlag.AlignCenter), text)

        return self._painted((text, fill, ink, line), body.size() + QSizeF(2, 2), paint)

    def note_widths(self, note: NoteText) -> tuple[float, ...]:
        """The widths in units of a note whose words have no more than two lines."""
        k = self.scale.k
        face, head = self._note_fonts
        metrics, around = QFontMetricsF(face), _NOTE_PAD + CLOSE_SIGN
        whole = metrics.horizontalAdvance(note.text) / k
        title = QFontMetricsF(head).horizontalAdvance(note.title) / k if note.title else 0.0
        found = [max(whole, title) + around + 2]
        wide = max(title, whole / _NOTE_LINES)
        while wide < whole and self._note_lines(note.text, wide) > _NOTE_LINES:
            wide += 8
        found.append(wide + around + 2)
        return tuple(wide for wide in found if wide <= _WIDEST_NOTE)

    @property
    def _note_fonts(self) -> tuple[QFont, QFont]:
        k = self.scale.k
        return font(TextStyle.BODY, k, size=_NOTE_TEXT), font(TextStyle.PROMPT_NAME, k)

    def _note_lines(self, text: str, wide: float) -> int:
        metrics, room = QFontMetricsF(self._note_fonts[0]), QRectF(0, 0, wide * self.scale.k, 1e5)
        high = metrics.boundingRect(room, _NOTE_FLAGS, text).height()
        return round(high / metrics.lineSpacing())

    def note(self, note: NoteText, most: float = NOTE_WIDTH) -> QPixmap:
        """A title and a sentence or two on paper with a golden edge, *most* units wide, in as many
        lines as they take."""
        k, theme = self.scale.k, self.theme
        face, head = self._note_fonts
        around = (_NOTE_PAD + CLOSE_SIGN) * k
        room = QRectF(0, 0, most * k - around, 1000 * k)
        text = _broken(note.text, QFontMetricsF(face), room.width())
        words = QFontMetricsF(face).boundingRect(room, _NOTE_FLAGS, text)
        title = QFontMetricsF(head).boundingRect(room, _NOTE_FLAGS, note.title)
        top = title.height() if note.title else 0.0
        wide = max(words.width(), title.width() if note.title else 0.0) + around
        high = max(top + words.height() + 1.6 * _NOTE_PAD * k, CLOSE_SIGN * k)
        edge = NOTE_EDGE * k
        whole = QRectF(0, 0, wide + 2, high + edge)
        body = whole.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)

        def paint(painter: QPainter) -> None:
            painter.setBrush(QColor(theme.chrome))
            painter.setPen(QPen(QColor(theme.accent), edge))
            painter.drawRoundedRect(body, 10 * k, 10 * k)
            corner = QPointF(_NOTE_PAD * k, (high + edge - top - words.height()) / 2)
            if note.title:
                painter.setFont(head)
                painter.setPen(QColor(theme.text))
                painter.drawText(QRectF(corner, title.size()), _NOTE_FLAGS, note.title)
            painter.setFont(face)
            painter.setPen(QColor(theme.text))
            below = corner + QPointF(0, top)
            painter.drawText(QRectF(below, words.size()), _NOTE_FLAGS, text)
            arm = 6 * k
            half = CLOSE_SIGN / 2 * k
            middle = QPointF(whole.right() - half, min(half, whole.height() / 2))
            painter.setPen(QPen(QColor(theme.text2), 1.8 * k))
            for down in (-arm, arm):
                across = QPointF(arm, down)
                painter.drawLine(middle - across, middle + across)

        return self._painted(("note", note, most), whole.size(), paint)

    def bar(self, wide: float, high: float = BAR_HEIGHT, *, is_new: bool = True) -> QPixmap:
        """The mark of a card that is new, or else was moved; in units."""
        k = self.scale.k
        size = QSizeF(wide * k, high * k)

        def paint(painter: QPainter) -> None:
            painter.scale(k, k)
            paint_bar(painter, self.theme, QRectF(0, 0, wide, high), is_new=is_new)

        return self._painted((wide, high, is_new), size, paint)


def _broken(text: str, metrics: QFontMetricsF, wide: float) -> str:
    """*text* with invisible places to break words that are wider than that many pixels."""

    def parted(word: re.Match[str]) -> str:
        return word[0] if metrics.horizontalAdvance(word[0]) <= wide else "\u200b".join(word[0])

    return re.sub(r"\S+", parted, text)


def picture_item(picture: QPixmap, where: QPointF, layer: float) -> QGraphicsPixmapItem:
    """*picture* with its upper left corner at *where*, moved to the nearest device pixel."""
    dpr = picture.devicePixelRatio()
    corner = QPointF(round(where.x() * dpr) / dpr, round(where.y() * dpr) / dpr)
    item = QGraphicsPixmapItem(picture)
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setPos(corner)
    item.setZValue(layer)
    return item
