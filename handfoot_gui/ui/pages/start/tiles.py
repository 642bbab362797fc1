"""What starts a game of each kind on the start page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QWidget

from handfoot_gui.core.cards import cards
from handfoot_gui.games import GAMES
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.pages.start.density import Fit
from handfoot_gui.ui.pages.start.ground import RADIUS
from handfoot_gui.ui.widgets.cards import CardFan, FanShape
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import Surface, label
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.theme import TextStyle
from handfoot_gui.ui.widgets.titles import game_about, game_title

_MOST_BESIDE: Final = 4
"""Games in a row, however wide the page is."""
_MOST_BELOW: Final = 4
"""Games below one another on a narrow page, before there is a second column."""
_HIGHEST: Final = 228
"""Units of height that a tile takes at most."""


class TileForm(Enum):
    """How a tile shows its game."""

    STANDING = auto()
    """The words below the cards."""
    ROW = auto()
    """The words beside the cards."""
    LOW = auto()
    """The name, how long it takes, and the button."""
    NAME = auto()
    """The name alone, and a sign in the place of the button's word."""


class GameTile(QWidget):
    """A tile of the start page; all of it can be clicked."""

    started = Signal()

    def __init__(self, fit: Fit, game: str, form: TileForm, *, wraps: bool) -> None:
        """Where it *wraps*, the name may have two lines."""
        super().__init__()
        self._style, self._form = fit.style, form
        around = vertical(fit.style, self, margins=(RING, RING, RING, RING))
        theme = fit.style.theme
        self.panel = Surface(fit.style, fill=theme.tile, line=theme.zone_line, radius=RADIUS)
        """What lies on the page."""
        put(around, (self.panel, 1))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        title = game_title(game)
        role = TextStyle.NAME if form is TileForm.NAME else TextStyle.SECTION_TITLE
        self._name = label(fit.style, title, role, wraps=wraps)
        self._start = self._start_button(game)
        self._start.setAccessibleDescription(title)
        match form:
            case TileForm.NAME:
                self._lay_out_name()
            case TileForm.LOW:
                self._lay_out_low(game)
            case _:
                self._lay_out_cards(fit, game)

    def _start_button(self, game: str) -> Button:
        text = translate("Common", "Start", "verb")
        name, act = f"start-{game}", self.started
        if self._form is not TileForm.NAME:
            return Button(self._style, text, height=44, name=name, act=act)
        quiet, sign = ButtonKind.QUIET, Icon.CHEVRON_RIGHT
        start = Button(self._style, "", quiet, sign=sign, height=34, name=name, act=act)
        start.setAccessibleName(text)
        return start

    def _lay_out_name(self) -> None:
        row = horizontal(self._style, self.panel, margins=(14, 1, 6 - RING, 1), gap=0)
        put(row, (self._name, 1), self._start)

    def _lay_out_low(self, game: str) -> None:
        self._name.setAlignment(Qt.AlignmentFlag.AlignTop)
        line = QHBoxLayout()
        put(line, (self._how_long(game), 1), self._start)
        margins = (16, 8, 10 - RING, 8 - RING)
        put(vertical(self._style, self.panel, margins=margins, gap=2), (self._name, 1), line)

    def _lay_out_cards(self, fit: Fit, game: str) -> None:
        style, has_words_beside = fit.style, self._form is TileForm.ROW
        self.panel.setMinimumHeight(style.px(132))
        words = vertical(style, gap=4)
        if has_words_beside:
            words.addStretch(1)
        about = label(style, game_about(game)[0], TextStyle.BODY, wraps=True)
        put(words, self._name, about, self._how_long(game), 1)
        wide = 56 if fit.is_tight or fit.is_low else 68
        shape = FanShape(width=wide, step=0.5 * wide, form=Form.STACK)
        edge = 12 if fit.is_tight or fit.is_low else 20
        rows = vertical(style, self.panel, margins=(20, edge, 20 - RING, edge), gap=4)
        line = horizontal(style, gap=24)
        line.addWidget(CardFan(style, cards(GAMES[game].tile), shape))
        rows.addLayout(line)
        if has_words_beside:
            line.addLayout(words, 1)
        else:
            line.addStretch(1)
            # All spare room goes below, so that the titles of all tiles are level.
            rows.addLayout(words, 1)
        line.addWidget(self._start)

    def _how_long(self, game: str) -> QWidget:
        style = self._style
        size = game_about(game)[1]
        return label(style, size, TextStyle.LABEL, ink=style.theme.text2, wraps=True)

    @property
    def least_width(self) -> int:
        """Pixels below which a word is cut, or a name that stands alone takes a third line."""
        least = self.minimumSizeHint().width()
        if self._form is not TileForm.NAME:
            return least
        beside = least - self._name.minimumSizeHint().width()
        one_line = self._name.fontMetrics().horizontalAdvance(self._name.text())
        two_lines = 2 * self._name.fontMetrics().lineSpacing()
        widths = range(least, beside + one_line + 1)
        fits = (width for width in widths if self._name.heightForWidth(width - beside) <= two_lines)
        return next(fits, beside + one_line)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press, or the release would go to whatever lies below."""
        event.setAccepted(event.button() == Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_here = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and is_here:
            self.started.emit()


def game_tiles(fit: Fit, start: Callable[[str], None]) -> tuple[QLayout, list[GameTile]]:
    """A tile for each game, of which *start* begins one: as many beside one another as have room,
    in rows that are as even as can be."""
    apart = fit.style.px((16 if fit.is_tight else 24) - 2 * RING)
    tiles: list[GameTile] = []
    for columns, wraps in _ways(fit):
        for tile in tiles:
            tile.deleteLater()
        form = _form(fit, columns)
        tiles = [GameTile(fit, game, form, wraps=wraps) for game in GAMES]
        least = [max(tile.least_width for tile in tiles[n::columns]) for n in range(columns)]
        if sum(least) + (columns - 1) * apart <= fit.inner_width:
            break
    games = QGridLayout()
    games.setSpacing(apart)
    wide = _narrowest(least, fit.inner_width - (columns - 1) * apart)
    highest = max(fit.style.px(_HIGHEST), *(tile.heightForWidth(wide) for tile in tiles))
    for place, (game, tile) in enumerate(zip(GAMES, tiles, strict=True)):
        tile.started.connect(lambda game=game: start(game))
        tile.setMaximumHeight(highest)
        games.addWidget(tile, *divmod(place, columns))
        # Tiles of one size, whichever of them has the longest words.
        games.setColumnStretch(place % columns, 1)
        games.setRowStretch(place // columns, 1)
    return games, tiles


def _ways(fit: Fit) -> Iterator[tuple[int, bool]]:
    """In how many columns the games can stand, and whether their names may be broken, the best way
    first; the last one is taken even where it has no room."""
    games = len(GAMES)
    most = -(-games // _MOST_BELOW) if fit.has_rows else min(games, _MOST_BESIDE)
    for rows in range(-(-games // most), games + 1):
        columns = -(-games // rows)
        if -(-games // columns) == rows:
            # Two lines are what a name of the lowest tiles has room for.
            for wraps in (True,) if fit.has_low_tiles else (False, True):
                yield columns, wraps


def _narrowest(least: list[int], room: int) -> int:
    """Pixels of the narrowest of columns that share *room* evenly but for those that need more."""
    wider = [width for width in least if width > room // len(least)]
    others = len(least) - len(wider)
    return (room - sum(wider)) // others if others else min(least)


def _form(fit: Fit, columns: int) -> TileForm:
    if fit.has_names_only:
        return TileForm.NAME
    if fit.has_low_tiles:
        return TileForm.LOW
    return TileForm.ROW if columns == 1 else TileForm.STANDING
