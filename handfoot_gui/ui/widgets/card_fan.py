"""A few cards as a picture: on the start page and as a sample in the preferences."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from handfoot_gui.core.cards import Card
from handfoot_gui.ui.art.faces import paint_face, paint_shadow
from handfoot_gui.ui.art.palette import Form, Shadow
from handfoot_gui.ui.widgets.theme import Style


class FanShape(Struct, frozen=True):
    """How cards lie: widths and steps in units, degrees between neighbours."""

    width: float
    step: float
    turn: float = 0.0
    form: Form | None = None


def paint_fan(
    painter: QPainter, style: Style, some: Sequence[Card], x: float, y: float, shape: FanShape
) -> None:
    """Paint *some* cards with the middle of the fan's upper edge at (*x*, *y*), in pixels."""
    width = shape.width * style.scale
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, card in enumerate(some):
        off = place - (len(some) - 1) / 2
        painter.save()
        painter.translate(x + off * shape.step * style.scale, y)
        painter.translate(0, abs(off) ** 1.7 * shape.turn * 0.7 * style.scale)
        painter.rotate(off * shape.turn)
        rect = QRectF(-width / 2, 0, width, width * 1.4)
        paint_shadow(painter, rect, Shadow.RESTING)
        paint_face(painter, card, rect, style.cards, shape.form)
        painter.restore()
    painter.restore()


class CardFan(QWidget):
    """A decoration; screen readers pass over it."""

    def __init__(self, style: Style, some: Sequence[Card], shape: FanShape) -> None:
        super().__init__()
        self._style = style
        self._cards = tuple(some)
        self._shape = shape
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        shape, count = self._shape, len(self._cards)
        width = shape.width + shape.step * (count - 1) + 10
        return QSize(self._style.px(width), self._style.px(shape.width * 1.4 + 8))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_fan(
            painter, self._style, self._cards, self.width() / 2, self._style.px(3), self._shape
        )
