"""Wins as bars: one row for every player or pair, filled by the share of games they won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.labels import paint_round
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_ROW: Final = 50


class Bar(Struct, frozen=True):
    """One row: who, how many games, how many of them won."""

    name: str
    games: int
    wins: int


class WinBars(QWidget):
    """The bars, as many as there is room for, the first ones first."""

    def __init__(self, style: Style, bars: Sequence[Bar], *, title: str) -> None:
        super().__init__()
        self._style = style
        self._bars = tuple(bars)
        self.setObjectName("win-bars")
        self.setAccessibleName(title)
        self.setAccessibleDescription("; ".join(f"{bar.name}: {self._told(bar)}" for bar in bars))
        # As high as there is room for; the page need not scroll for all of them.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(320), self._style.px(_ROW * max(1, len(self._bars))))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(200), self._style.px(_ROW * min(3, max(1, len(self._bars)))))

    def _told(self, bar: Bar) -> str:
        return filled(self.tr("{wins} of {games}"), wins=bar.wins, games=bar.games)

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = max(1, self.height() // px(_ROW))
        shown = self._bars[: room if len(self._bars) <= room else room - 1]
        name_font, figure_font = style.font(TextStyle.LABEL_STRONG), style.font(TextStyle.LABEL)
        figures = QFontMetrics(figure_font)
        names = QFontMetrics(name_font)
        right = max((figures.horizontalAdvance(self._told(bar)) for bar in shown), default=0)
        top = 0.0
        for bar in shown:
            text = names.elidedText(bar.name, Qt.TextElideMode.ElideRight, self.width())
            painter.setFont(name_font)
            painter.setPen(QColor(theme.text))
            line = QRectF(0, top, self.width(), names.height())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)
            wide = self.width() - right - px(12)
            place = QRectF(0, top + names.height() + px(3), wide, px(16))
            paint_round(painter, place, px(4), theme.chrome2, theme.field_line)
            if bar.wins:
                won = QRectF(place)
                won.setWidth(max(px(4), wide * bar.wins / bar.games))
                paint_round(painter, won, px(4), theme.link, None)
            painter.setFont(figure_font)
            painter.setPen(QColor(theme.text))
            beside = QRectF(wide + px(12), place.top() - px(4), right + 2, px(24))
            painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, self._told(bar))
            top += px(_ROW)
        if len(shown) < len(self._bars):
            painter.setFont(figure_font)
            painter.setPen(QColor(theme.text2))
            more = filled(self.tr("and {count} more"), count=len(self._bars) - len(shown))
            line = QRectF(0, top, self.width(), names.height())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, more)
