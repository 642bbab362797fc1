"""The strip of table at the top of a score: who has won, and what it was won with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from handfoot_gui.core.cards import Card
from handfoot_gui.ui.art.faces import paint_face, paint_shadow
from handfoot_gui.ui.art.palette import Form, Shadow
from handfoot_gui.ui.widgets.felt import felt_picture
from handfoot_gui.ui.widgets.labels import breakable, label
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import WIDEST
from handfoot_gui.ui.widgets.theme import Style, TextStyle, on_table

_TITLES: Final = (40, 32, 26)
"""Sizes of the title, from the one that is liked to the smallest; that one may take two lines."""
_CARD: Final = 54.0
"""Units across a card, at most."""
_APART: Final = 10.0
_EDGES: Final = 2
"""Edges of a pile that are seen below its uppermost card."""
_EDGE: Final = 3.0
_BESIDE: Final = 32.0
"""Units between the words and the cards."""
_SLACK: Final = 8.0
"""Units more than its words that a title has, so that it is not broken."""
_LEAST_STRIP: Final = 0.5
"""Of a card: what is seen at least of one that another lies on."""
_FEW: Final = 3
"""Fewer of many would look like a mistake."""


class FeltHead(QWidget):
    """A title and a line below it on felt, and beside them as many *prizes* as have room."""

    def __init__(
        self,
        style: Style,
        title: str,
        about: str,
        prize: Sequence[Card] = (),
        *,
        high: float,
        margin: float,
        are_piled: bool = False,
        pictures: Sequence[QWidget] = (),
    ) -> None:
        """It is at least *high* and has a *margin* at its sides, both in units; the *prize* is a
        card each, or the uppermost one of a pile."""
        super().__init__()
        self._style = style
        self._prize = tuple(prize)
        self._margin = margin
        self._are_piled = are_piled
        self._high = high
        self._title_text = breakable(title)
        theme = on_table(style.theme)
        rows = vertical(style, self, margins=(0, 0, 0, 0), gap=0)
        row = horizontal(style, margins=(0, 0, 0, 0), gap=14)
        rows.addLayout(row)
        self._row = row
        words = vertical(style, margins=(0, 10, 0, 10), gap=4)
        words.addStretch(1)
        ink = theme.text
        self._title = label(style, self._title_text, TextStyle.PAGE_TITLE, ink=ink, wraps=True)
        words.addWidget(self._title)
        if about:
            ink = theme.text2
            words.addWidget(label(style, breakable(about), TextStyle.BODY, ink=ink, wraps=True))
        words.addStretch(1)
        put(row, *pictures, (words, 1))
        self._pictures = len(pictures)
        self.setMinimumHeight(style.px(high))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._shown: tuple[Card, ...] = ()
        self._step = 0.0
        """Pixels from one card to the next."""

    @property
    def prize(self) -> tuple[Card, ...]:
        """The cards that are seen."""
        return self._shown

    def fit(self, width: int) -> None:
        """Lay it out for so many pixels: the title as large as can be, then as many cards as have
        room beside it."""
        style, px = self._style, self._style.px
        whole = min(width, px(WIDEST))
        free = whole - 2 * px(self._margin) - self._pictures * px(56 + 14)
        self._step, self._shown = 0.0, ()
        for size in _TITLES:
            face = style.font(TextStyle.PAGE_TITLE, size=size)
            rest = free - QFontMetrics(face).horizontalAdvance(self._title_text) - px(_SLACK)
            if rest >= 0:
                self._shown, self._step = self._beside(rest - px(_BESIDE))
            if rest >= 0 and (self._shown or not self._prize or size == _TITLES[-1]):
                break
        self._title.setFont(face)
        taken = 0
        if self._shown:
            last = self._card_width * style.scale
            taken = round((len(self._shown) - 1) * self._step + last) + px(_BESIDE)
        side = (width - whole) // 2 + px(self._margin)
        self._row.setContentsMargins(side, 0, side + taken, 0)

    def _beside(self, room: float) -> tuple[tuple[Card, ...], float]:
        """The cards that are seen in so many pixels, and from one to the next; none rather than a
        few of many."""
        card, count = self._card_width * self._style.scale, len(self._prize)
        apart = card + _APART * self._style.scale
        if count < 2:
            return (self._prize, apart) if room >= card else ((), 0.0)
        step = min(apart, (room - card) / (count - 1))
        if step >= _LEAST_STRIP * card:
            return self._prize, step
        count = int((room - card) // (_LEAST_STRIP * card)) + 1
        return (self._prize[:count], _LEAST_STRIP * card) if count >= _FEW else ((), 0.0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit(event.size().width())

    @property
    def _card_width(self) -> float:
        """Units across a card."""
        return min(_CARD, (self._high - 36) / 1.4 - _EDGES * _EDGE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, style = QPainter(self), self._style
        size = self.width(), self.height()
        felt = felt_picture(size, self.devicePixelRatioF(), style.theme, style.scale)
        painter.drawPixmap(0, 0, felt)
        if style.theme.zone_line:
            painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(style.theme.zone_line))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, wide = style.px, self._card_width * style.scale
        whole = min(self.width(), px(WIDEST))
        right = (self.width() + whole) / 2 - px(self._margin)
        x = right - (len(self._shown) - 1) * self._step - wide
        high = wide * 1.4
        y = (self.height() - high - _EDGES * _EDGE * style.scale) / 2
        for card in self._shown:
            self._paint_pile(painter, card, QRectF(x, y, wide, high))
            x += self._step

    def _paint_pile(self, painter: QPainter, card: Card, rect: QRectF) -> None:
        style = self._style
        paper = style.cards.paper
        paint_shadow(painter, rect, Shadow.RESTING)
        if self._are_piled:
            for below in range(_EDGES, 0, -1):
                painter.setPen(QPen(QColor(paper.edge), style.scale))
                painter.setBrush(QColor(paper.face))
                edge = rect.translated(0, below * _EDGE * style.scale)
                painter.drawRoundedRect(edge, 0.07 * rect.width(), 0.07 * rect.width())
        painter.setPen(Qt.PenStyle.NoPen)
        paint_face(painter, card, rect, style.cards, Form.ROW)
