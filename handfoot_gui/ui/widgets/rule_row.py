"""A row to choose: a rule set with one line about it, or an answer to a question."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy

from handfoot_gui.ui.widgets.controls import RING, KeyFocus, paint_focus
from handfoot_gui.ui.widgets.labels import paint_round, tell_whole
from handfoot_gui.ui.widgets.theme import Style, TextStyle


class RuleRow(QRadioButton):
    """A round mark, a name and one line about it.

    Signals: ``chosen_twice()`` when it was double-clicked; the page goes on then, as on Enter.
    """

    chosen_twice = Signal()

    def __init__(self, style: Style, text: str, about: str, *, name: str, side: str = "") -> None:
        """*side* is a quiet word at the right end."""
        super().__init__(text)
        self._style = style
        self._about = about
        self._side = side
        self._focus = KeyFocus(self)
        self.setObjectName(name)
        self.setAccessibleDescription(about)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def about(self) -> str:
        """The line below the name."""
        return self._about

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        self.chosen_twice.emit()

    def sizeHint(self) -> QSize:
        px = self._style.px
        return QSize(px(320), px(60 if self._about else 44) + 2 * px(RING))

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        style, theme, px = self._style, self._style.theme, self._style.px
        ring = px(RING)
        body = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        if self.isChecked():
            paint_round(painter, body, px(10), theme.chrome2, theme.link, width=px(2))
        else:
            paint_round(painter, body, px(10), None, theme.line)
        if self._focus.is_shown:
            paint_focus(painter, style, QRectF(self.rect()), px(13))
        size = px(20)
        circle = QRectF(body.left() + px(16), body.center().y() - size / 2, size, size)
        mark = theme.link if self.isChecked() else theme.field_line
        paint_round(painter, circle, size / 2, None, mark, width=px(2))
        if self.isChecked():
            inset = px(5)
            dot = circle.adjusted(inset, inset, -inset, -inset)
            paint_round(painter, dot, dot.width() / 2, theme.link, None)
        self._paint_words(painter, body)

    def _paint_words(self, painter: QPainter, body: QRectF) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        words = body.adjusted(px(52), px(9), -px(14), -px(9))
        painter.setFont(style.font(TextStyle.LABEL))
        metrics = QFontMetrics(painter.font())
        painter.setPen(QColor(theme.text2))
        about = metrics.elidedText(self._about, Qt.TextElideMode.ElideRight, int(words.width()))
        painter.drawText(words, Qt.AlignmentFlag.AlignBottom, about)
        tell_whole(self, self._about, about)
        side = 0
        if self._side:
            painter.drawText(
                words, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, self._side
            )
            side = metrics.horizontalAdvance(self._side) + px(12)
        painter.setFont(style.font(TextStyle.NAME))
        painter.setPen(QColor(theme.text))
        name = QFontMetrics(painter.font()).elidedText(
            self.text(), Qt.TextElideMode.ElideRight, int(words.width()) - side
        )
        place = Qt.AlignmentFlag.AlignTop if self._about else Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, place, name)
