"""The strip of table at the top of the start page, with a fan of cards where there is room."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.cards import cards
from handfoot_gui.ui.widgets.card_fan import FanShape, paint_fan
from handfoot_gui.ui.widgets.page import WIDEST
from handfoot_gui.ui.widgets.theme import Look

FAN_FROM: Final = 1150
"""Units of width from which there is room for things beside one another."""
BAND_CARD: Final = 720
BAND_FREE: Final = 432
"""Shares of the band for the last game's card and for the cards beside it."""

_FAN: Final = cards("JD1 QC1 KS1 AH1 *H1")


class Band(QWidget):
    """The strip of table at the top of the page."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._look.theme
        painter.fillRect(self.rect(), QColor(theme.table))
        if theme.zone_line:
            painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(theme.zone_line))
        look = self._look
        wide = min(self.width() / look.scale, WIDEST)
        room = (wide - 2 * 64) * BAND_FREE / (BAND_CARD + BAND_FREE)
        if wide >= FAN_FROM:
            # Beside the card of the last game, cut off by the lower edge of the band.
            width = min(150.0, self.height() / look.scale * 0.47, room * 0.36)
            shape = FanShape(width=width, step=width * 0.41, turn=13)
            middle = self.width() / 2 + (wide / 2 - 64 - room * 0.47) * look.scale
            top = self.height() - width * 1.08 * look.scale
            painter.setClipRect(self.rect().adjusted(0, 0, 0, -1 if theme.zone_line else 0))
            paint_fan(painter, look, _FAN, middle, top, shape)
