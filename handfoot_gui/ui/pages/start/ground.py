"""The ground of the start page: felt above, paper below, and what lies on both throws a shadow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.cards import cards
from handfoot_gui.ui.pages.start.density import Fit
from handfoot_gui.ui.widgets.cards import FanShape, paint_fan
from handfoot_gui.ui.widgets.felt import draw_shadow, felt_picture
from handfoot_gui.ui.widgets.layouts import vertical
from handfoot_gui.ui.widgets.page import WIDEST, column

RADIUS: Final = 14
"""Of the cards and tiles, in units."""
_OVERLAP: Final = 28
"""Units of the games' tiles that lie on the felt."""
_FAN: Final = cards("TD1 JC1 QS1 KH1 AH1")
FAN_FROM: Final = 1150
"""Units of width from which there is room for a fan beside the card."""
_FAN_LEFT: Final = 0.54
"""The share of the width at which the room for the fan begins."""


class Ground(QWidget):
    """Felt down to the middle of the first row of tiles, and the page's own paper below."""

    def __init__(self, fit: Fit, *, has_fan: bool) -> None:
        """With a fan of cards right of what lies on the felt, where it *has* one."""
        super().__init__()
        self._fit, self._has_fan = fit, has_fan
        self._sheets: tuple[QWidget, ...] = ()
        self._tiles: tuple[QWidget, ...] = ()
        self.inner, self.rows = column(fit.style, margins=(0, 0, 0, 0))
        vertical(fit.style, self, margins=(0, 0, 0, 0), gap=0).addWidget(self.inner)

    def lay(self, sheets: Iterable[QWidget], tiles: Iterable[QWidget]) -> None:
        """Let *sheets* throw a shadow on the felt, and *tiles*, of which the first row lies on
        its edge, one on the page."""
        self._sheets, self._tiles = tuple(sheets), tuple(tiles)

    def _place(self, part: QWidget) -> QRect:
        return QRect(part.mapTo(self, QPoint()), part.size())

    def edge(self) -> int:
        """Pixels of the page that are felt, from above."""
        first = min(map(self._place, self._tiles), key=QRect.top)
        return first.top() + min(self._fit.style.px(_OVERLAP), first.height() // 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        style, theme, edge = self._fit.style, self._fit.style.theme, self.edge()
        size = self.width(), edge
        felt = felt_picture(size, self.devicePixelRatioF(), theme, style.scale)
        painter.drawPixmap(0, 0, felt)
        if theme.is_flat:
            painter.setPen(QColor(theme.zone_line or theme.line))
            painter.drawLine(0, edge, self.width(), edge)
        if self._has_fan:
            self._paint_fan(painter, min(map(self._place, self._tiles), key=QRect.top).top())
        if theme.is_flat:
            return
        radius = RADIUS * style.scale
        for parts, is_tile in ((self._sheets, False), (self._tiles, True)):
            for part in parts:
                rect = QRectF(self._place(part))
                draw_shadow(painter, rect, radius, style.scale, is_tile=is_tile)

    def _paint_fan(self, painter: QPainter, bottom: int) -> None:
        """Above *bottom*, in the middle of what is free beside the card."""
        style = self._fit.style
        wide = min(self.width(), WIDEST * style.scale)
        left = (self.width() - wide) / 2
        begin, end = left + wide * _FAN_LEFT, left + wide - style.px(self._fit.margin)
        width = min(104.0, (end - begin) / style.scale * 0.23)
        shape = FanShape(width=width, step=width * 0.78, turn=10)
        # The outermost cards are turned, and hang lower.
        top = bottom - style.px(width * 1.4 + 26)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(QRect(0, 0, self.width(), bottom), Qt.ClipOperation.IntersectClip)
        paint_fan(painter, style, _FAN, (begin + end) / 2, top, shape)
        painter.restore()
