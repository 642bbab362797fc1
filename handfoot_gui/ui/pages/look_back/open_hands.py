"""All players' cards lying open beside the table, once a game is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from handfoot_gui.core.cards import Card
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.art.palette import Form, Shadow
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.labels import Elided, Marker, label
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_WIDTH: Final = 44.0
_STEP: Final = 0.4
"""Of the width shows of every card but the last: the index of a card of this size."""
_ROWS_APART: Final = 6.0


class OpenCards(Struct, frozen=True):
    """Cards of one player, and how they are named."""

    side: int
    title: str
    """ "Karl", "Karl, foot"."""
    cards: tuple[Card, ...]
    said: str
    """All of them in words."""


class CardRows(QWidget):
    """Cards in as many rows as the width needs."""

    def __init__(self, style: Style, atlas: CardAtlas, some: OpenCards) -> None:
        super().__init__()
        self._style = style
        self._atlas = atlas
        self.cards = some.cards
        self.setAccessibleName(f"{some.title}: {some.said}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _in_a_row(self, width: int) -> int:
        card, margin = self._style.px(_WIDTH), self._style.px(4)
        return max(1, 1 + int((width - card - 2 * margin) // (card * _STEP)))

    def _height(self, width: int) -> int:
        rows = -(-len(self.cards) // self._in_a_row(width)) if self.cards else 0
        high = self._style.px(_WIDTH * 1.4 + _ROWS_APART)
        return rows * high + self._style.px(2)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(200), self._height(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setFixedHeight(self._height(self.width()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        card, margin = float(self._style.px(_WIDTH)), self._style.px(4)
        high = self._style.px(_WIDTH * 1.4 + _ROWS_APART)
        row_of = self._in_a_row(self.width())
        shadow = Shadow.RESTING
        for place, one in enumerate(self.cards):
            row, column = divmod(place, row_of)
            picture = self._atlas.face(
                one, card, Form.STACK, dpr=self.devicePixelRatioF(), shadow=shadow
            )
            spot = QPointF(margin + column * card * _STEP, row * high + 1)
            painter.drawPixmap(spot - QPointF(shadow.margin, shadow.margin), picture)


class OpenHands(QScrollArea):
    """A list of players with their cards."""

    def __init__(self, style: Style, atlas: CardAtlas) -> None:
        super().__init__()
        self._style = style
        self._atlas = atlas
        self._shown: tuple[OpenCards, ...] | None = None
        self.setObjectName("open-hands")
        self.setAccessibleName(self.tr("Open cards"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_cards(self, some: Sequence[OpenCards]) -> None:
        """Show *some*; none: nothing at all."""
        if tuple(some) == self._shown:
            return
        self._shown = tuple(some)
        place = self.verticalScrollBar().value()
        old: QWidget | None = self.takeWidget()
        if old is not None:
            old.deleteLater()
        style = self._style
        content = QWidget()
        rows = vertical(style, content, margins=(0, 0, 6, 0), gap=3)
        for one in some:
            line = horizontal(style, gap=8)
            line.addWidget(Marker(style, style.theme.sides[one.side]))
            line.addWidget(Elided(style, one.title, TextStyle.LABEL_STRONG), 1)
            counted = filled(self.tr("{count}"), count=len(one.cards))
            line.addWidget(label(style, counted, TextStyle.LABEL, ink=style.theme.text2))
            put(rows, line, CardRows(style, self._atlas, one))
        rows.addStretch(1)
        self.setWidget(content)
        self.verticalScrollBar().setValue(place)
