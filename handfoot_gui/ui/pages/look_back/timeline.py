"""A slider over all positions of a game, with a tick where each deal begins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider

from handfoot_gui.ui.widgets.controls import RING, KeyFocus, paint_focus
from handfoot_gui.ui.widgets.labels import paint_round
from handfoot_gui.ui.widgets.theme import Style, TextStyle


class Timeline(QSlider):
    """Stands on one of so many positions; a click or a drag goes there. Keys are the page's."""

    def __init__(self, style: Style, count: int, ticks: Sequence[tuple[int, str]]) -> None:
        """*ticks* are places and the short texts below them."""
        super().__init__(Qt.Orientation.Horizontal)
        self._style = style
        self._ticks = tuple(ticks)
        self._focus = KeyFocus(self)
        self.setRange(0, max(0, count - 1))
        self.setObjectName("timeline")
        self.setAccessibleName(self.tr("Position in the game"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        px = self._style.px
        return QSize(px(240), px(44) + 2 * px(RING))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(120), self.sizeHint().height())

    def _line(self) -> QRectF:
        """The line the handle runs along; its height is nothing."""
        px = self._style.px
        inset = px(RING) + px(12)
        return QRectF(inset, px(RING) + px(15), max(1, self.width() - 2 * inset), 0)

    def x_of(self, place: int) -> float:
        """Where *place* lies, in pixels from the left."""
        line = self._line()
        return line.left() + line.width() * place / max(1, self.maximum())

    def _place_at(self, x: float) -> int:
        line = self._line()
        share = (x - line.left()) / line.width()
        return min(self.maximum(), max(0, round(share * self.maximum())))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._place_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._place_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style, theme, px = self._style, self._style.theme, self._style.px
        line = self._line()
        now = self.x_of(self.value())
        painter.setPen(QPen(QColor(theme.field_line), px(4)))
        painter.drawLine(line.topLeft(), line.topRight())
        painter.setPen(QPen(QColor(theme.link), px(4)))
        painter.drawLine(line.topLeft(), QPointF(now, line.top()))
        painter.setFont(style.font(TextStyle.KEY))
        free_from = 0.0
        for place, text in self._ticks:
            x = self.x_of(place)
            painter.setPen(QPen(QColor(theme.text2), max(1, px(2))))
            painter.drawLine(QPointF(x, line.top() - px(8)), QPointF(x, line.top() + px(8)))
            width = painter.fontMetrics().horizontalAdvance(text)
            left = min(max(0.0, x - width / 2), self.width() - width)
            if left >= free_from:
                painter.setPen(QColor(theme.text2))
                spot = QRectF(left, line.top() + px(9), width + 2, px(20))
                painter.drawText(spot, Qt.AlignmentFlag.AlignTop, text)
                free_from = left + width + px(8)
        radius = px(9)
        painter.setPen(QPen(QColor(theme.chrome), px(2)))
        painter.setBrush(QColor(theme.link))
        painter.drawEllipse(QPointF(now, line.top()), radius, radius)
        if self._focus.is_shown:
            paint_focus(painter, style, QRectF(self.rect()), px(11))
        elif theme.zone_line:
            paint_round(
                painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), px(8), None, theme.line
            )
