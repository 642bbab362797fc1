"""A game that can be started: its cards, what it is, and the button."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.core.cards import cards
from handfoot_gui.games import GAMES
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.widgets.cards import CardFan, FanShape
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.labels import Surface, label
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import game_about, game_title


class GameTile(QWidget):
    """A tile of the start page; all of it can be clicked. Signals: ``started()``."""

    started = Signal()

    def __init__(
        self, style: Style, game: str, *, is_alone: bool, is_tight: bool, is_low: bool = False
    ) -> None:
        """A tile that *is_alone* has its words beside the cards; *is_tight* where room is short.

        One that *is_low* has only the name and the button, as a page that is not high needs it.
        """
        super().__init__()
        px = style.px
        around = vertical(style, self, margins=(RING, RING, RING, RING))
        panel = Surface(style, line=style.theme.line)
        if not is_low:
            panel.setMinimumHeight(px(132))
        panel.setMaximumHeight(px(216))
        around.addWidget(panel, 1)
        around.addStretch()
        title, (about, size) = game_title(game), game_about(game)
        start = Button(style, self.tr("Start"), height=44, name=f"start-{game}", act=self.started)
        start.setAccessibleDescription(title)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        if is_low:
            low = vertical(style, panel, margins=(16, 8, 16 - RING, 8 - RING), gap=2)
            name = label(style, title, TextStyle.SECTION_TITLE, wraps=True)
            name.setAlignment(Qt.AlignmentFlag.AlignTop)
            low.addWidget(name, 1)
            line = QHBoxLayout()
            line.addWidget(
                label(style, size, TextStyle.LABEL, ink=style.theme.text2, wraps=True), 1
            )
            line.addWidget(start)
            low.addLayout(line)
            return
        words = vertical(style, gap=4)
        if is_alone:
            words.addStretch(1)
        words.addWidget(label(style, title, TextStyle.SECTION_TITLE))
        words.addWidget(label(style, about, TextStyle.BODY, wraps=True))
        put(words, label(style, size, TextStyle.LABEL, ink=style.theme.text2, wraps=True), 1)
        wide = 50 if is_tight else 62
        shape = FanShape(width=wide, step=0.39 * wide, form=Form.STACK)
        picture = CardFan(style, cards(GAMES[game].tile), shape)
        rows = QVBoxLayout(panel)
        edge = px(12 if is_tight else 16)
        rows.setContentsMargins(px(20), edge, px(20 - RING), edge)
        rows.setSpacing(px(4))
        first = horizontal(style, gap=24)
        first.addWidget(picture)
        if is_alone:
            first.addLayout(words, 1)
        else:
            first.addStretch(1)
            # All spare room goes below, so that the titles of all tiles are level.
            rows.addLayout(words, 1)
        first.addWidget(start)
        rows.insertLayout(0, first)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press, or the release would go to whatever lies below."""
        event.setAccepted(event.button() == Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_here = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and is_here:
            self.started.emit()
