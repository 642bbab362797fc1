"""What starts a game of each kind on the start page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from handfoot_gui.core.cards import cards
from handfoot_gui.games import GAMES
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.pages.start.density import Fit
from handfoot_gui.ui.widgets.cards import CardFan, FanShape
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.labels import Surface, label
from handfoot_gui.ui.widgets.layouts import put, vertical
from handfoot_gui.ui.widgets.theme import TextStyle
from handfoot_gui.ui.widgets.titles import game_about, game_title


class GameTile(QWidget):
    """A tile of the start page; all of it can be clicked."""

    started = Signal()

    def __init__(self, fit: Fit, game: str, *, wraps: bool) -> None:
        """Where the page has low tiles, there are only the name and the button; where it has rows,
        the words stand beside the cards. Where it *wraps*, the name may have two lines.
        """
        super().__init__()
        style, px = fit.style, fit.style.px
        around = vertical(style, self, margins=(RING, RING, RING, RING))
        panel = Surface(style, line=style.theme.line)
        if not fit.has_low_tiles:
            panel.setMinimumHeight(px(132))
        panel.setMaximumHeight(px(216))
        put(around, (panel, 1), 0)
        title, (about, size) = game_title(game), game_about(game)
        start = Button(
            style,
            translate("Common", "Start", "verb"),
            height=44,
            name=f"start-{game}",
            act=self.started,
        )
        start.setAccessibleDescription(title)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        name = label(style, title, TextStyle.SECTION_TITLE, wraps=wraps)
        how_long = label(style, size, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        line = QHBoxLayout()
        if fit.has_low_tiles:
            name.setAlignment(Qt.AlignmentFlag.AlignTop)
            put(line, (how_long, 1), start)
            low = vertical(style, panel, margins=(16, 8, 10 - RING, 8 - RING), gap=2)
            put(low, (name, 1), line)
            return
        words = vertical(style, gap=4)
        if fit.has_rows:
            words.addStretch(1)
        put(words, name, label(style, about, TextStyle.BODY, wraps=True), how_long, 1)
        wide = 50 if fit.is_tight else 62
        shape = FanShape(width=wide, step=0.39 * wide, form=Form.STACK)
        edge = 12 if fit.is_tight else 16
        rows = vertical(style, panel, margins=(20, edge, 20 - RING, edge), gap=4)
        line.setSpacing(px(24))
        line.addWidget(CardFan(style, cards(GAMES[game].tile), shape))
        rows.addLayout(line)
        if fit.has_rows:
            line.addLayout(words, 1)
        else:
            line.addStretch(1)
            # All spare room goes below, so that the titles of all tiles are level.
            rows.addLayout(words, 1)
        line.addWidget(start)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press, or the release would go to whatever lies below."""
        event.setAccepted(event.button() == Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_here = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and is_here:
            self.started.emit()


def game_tiles(fit: Fit, start: Callable[[str], None]) -> QLayout:
    """A tile for each game, of which *start* begins one."""
    apart = fit.style.px((16 if fit.is_tight else 24) - 2 * RING)

    def made(*, wraps: bool) -> list[GameTile]:
        return [GameTile(fit, game, wraps=wraps) for game in GAMES]

    def is_too_wide() -> bool:
        needed = sum(tile.minimumSizeHint().width() + apart for tile in tiles) - apart
        return not fit.has_rows and needed > fit.inner_width

    tiles = made(wraps=fit.has_low_tiles)
    if is_too_wide() and not fit.has_low_tiles:
        for tile in tiles:
            tile.deleteLater()
        tiles = made(wraps=True)
    games = QVBoxLayout() if fit.has_rows or is_too_wide() else QHBoxLayout()
    games.setSpacing(apart)
    for game, tile in zip(GAMES, tiles, strict=True):
        tile.started.connect(lambda game=game: start(game))
        games.addWidget(tile, 1)
    return games
