"""The inset bar at the foot of a page."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.ui.widgets.controls import RING
from handfoot_gui.ui.widgets.page import WIDEST, Middle, column
from handfoot_gui.ui.widgets.theme import Style


class Footer(QWidget):
    """A band in the inset colour with a hairline above it."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style

    def middle(self, row: QBoxLayout, margin: float) -> QBoxLayout:
        """*row* laid into the band, as wide as a page's content; *margin* units left and right."""
        px = self._style.px
        around = QHBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        inner = QWidget()
        inner.setMaximumWidth(px(WIDEST))
        around.addStretch(1)
        around.addWidget(inner, 1000)
        around.addStretch(1)
        inner.setLayout(row)
        row.setContentsMargins(px(margin), px(16 - RING), px(margin - RING), px(16 - RING))
        return row

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._style.theme.chrome2))
        painter.fillRect(0, 0, self.width(), 1, QColor(self._style.theme.line))


def above_foot(style: Style, upper: QWidget, side: float) -> tuple[QWidget, QHBoxLayout]:
    """A page whose *upper* part scrolls, and the line of buttons that stays below it.

    *side* are the units free beside the buttons.
    """
    content = QWidget()
    rows = QVBoxLayout(content)
    rows.setContentsMargins(0, 0, 0, 0)
    rows.setSpacing(0)
    rows.addWidget(Middle(upper), 1)
    foot = Footer(style)
    inner, below = column(style, margins=(side - RING, 8, side - RING, 8))
    around = QHBoxLayout(foot)
    around.setContentsMargins(0, 0, 0, 0)
    around.addWidget(inner)
    line = QHBoxLayout()
    line.setSpacing(style.px(2))
    below.addLayout(line)
    rows.addWidget(foot)
    return content, line
