"""The things that lie on the table: cards, backs, rings and tags, none with a Python paint()."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem

from handfoot_gui.core.cards import Card
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.art.palette import Back, Form, Shadow
from handfoot_gui.ui.table.places import CardPlace, CardSide
from handfoot_gui.ui.widgets.theme import TextStyle, Theme, font

RING_LAYER = 200
FLIGHT_LAYER = 500
FOCUS_LAYER = 590
TAG_LAYER = 600


class Scale:
    """Units to pixels: *k* pixels per unit, *dpr* device pixels per pixel."""

    __slots__ = ("dpr", "k")

    def __init__(self, k: float = 1.0, dpr: float = 1.0) -> None:
        self.k = k
        self.dpr = dpr

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


class CardItem(QGraphicsPixmapItem):
    """One card, or (with *card* None) one back."""

    def __init__(self, card: Card | None, back: Back = Back.BLUE) -> None:
        super().__init__()
        self.card = card
        self.back = back
        self.place: CardPlace | None = None
        """Where it lies, or where it is going."""
        self._shown: tuple[object, ...] = ()
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    @property
    def width(self) -> float:
        """Width in pixels of the picture shown now."""
        width = self._shown[0] if self._shown else 0.0
        assert isinstance(width, float)
        return width

    def show_picture(
        self,
        atlas: CardAtlas,
        width: float,
        form: Form,
        sheet: CardSide,
        dpr: float,
        shadow: Shadow = Shadow.RESTING,
    ) -> None:
        """Show the card *width* pixels wide; nothing happens when it already looks so."""
        wanted = (width, form, sheet, dpr, shadow, atlas.style)
        if wanted == self._shown:
            return
        self._shown = wanted
        if self.card is None:
            picture = atlas.back(self.back, width, dpr=dpr, shadow=shadow)
        elif sheet is CardSide.BLANK:
            picture = atlas.blank(width, dpr=dpr, shadow=shadow)
        else:
            picture = atlas.face(self.card, width, form, dpr=dpr, shadow=shadow)
        self.setPixmap(picture)
        self.setOffset(-shadow.margin, -shadow.margin)


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
    item.setBrush(QBrush(Qt.BrushStyle.NoBrush))
    item.setZValue(layer)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


class Pictures:
    """Glows and tags, painted once for every size and text."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], QPixmap] = {}

    def clear(self) -> None:
        self._known.clear()

    def _canvas(self, width: float, height: float, dpr: float) -> QPixmap:
        picture = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    def glow(self, size: tuple[float, float], radius: float, colour: str, scale: Scale) -> QPixmap:
        """The soft light around a rectangle of *size* pixels; it reaches 14 units further out."""
        key = ("glow", size, radius, colour, scale.k, scale.dpr)
        if key not in self._known:
            margin = 14 * scale.k
            picture = self._canvas(size[0] + 2 * margin, size[1] + 2 * margin, scale.dpr)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for step in range(9):
                light = QColor(colour)
                light.setAlphaF(0.34 * (9 - step) / 9)
                painter.setPen(QPen(light, scale.k))
                off = (2 + step) * scale.k
                rect = QRectF(margin - off, margin - off, size[0] + 2 * off, size[1] + 2 * off)
                painter.drawRoundedRect(rect, radius + off, radius + off)
            painter.end()
            self._known[key] = picture
        return self._known[key]

    def tag(self, text: str, fill: str, ink: str, line: str | None, scale: Scale) -> QPixmap:
        """A round-ended tag with *text*."""
        key = ("tag", text, fill, ink, line, scale.k, scale.dpr)
        if key not in self._known:
            face = font(TextStyle.TAG, scale.k)
            wide = QFontMetricsF(face).horizontalAdvance(text) + 18 * scale.k
            high = 23 * scale.k
            picture = self._canvas(wide, high, scale.dpr)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(QColor(fill))
            painter.setPen(QPen(QColor(line), 1.5 * scale.k) if line else Qt.PenStyle.NoPen)
            body = QRectF(1, 1, wide - 2, high - 2)
            painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
            painter.setFont(face)
            painter.setPen(QColor(ink))
            painter.drawText(body, int(Qt.AlignmentFlag.AlignCenter), text)
            painter.end()
            self._known[key] = picture
        return self._known[key]

    def bar(self, theme: Theme, scale: Scale) -> QPixmap:
        """The mark of a new card whose strip is too narrow for a tag."""
        key = ("bar", theme.name, scale.k, scale.dpr)
        if key not in self._known:
            picture = self._canvas(22 * scale.k, 10 * scale.k, scale.dpr)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(QColor(theme.new))
            painter.setPen(QPen(QColor(theme.new_line), 1.5 * scale.k))
            body = QRectF(1, 1, 22 * scale.k - 2, 10 * scale.k - 2)
            painter.drawRoundedRect(body, 4 * scale.k, 4 * scale.k)
            painter.end()
            self._known[key] = picture
        return self._known[key]


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
