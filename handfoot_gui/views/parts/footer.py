"""The inset bar at the foot of a page."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from handfoot_gui.views.parts.theme import Look


class Footer(QWidget):
    """A band in the inset colour with a hairline above it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.chrome2))
        painter.fillRect(0, 0, self.width(), 1, QColor(self._look.theme.line))
