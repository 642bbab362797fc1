"""The page of puzzles: those of one game by degree, and which of them are solved."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from handfoot_gui.storage.puzzle_progress import Tried
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, KeyFocus
from handfoot_gui.ui.widgets.fields import Segments
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.icons import Icon, paint_sign
from handfoot_gui.ui.widgets.labels import label, paint_round, set_tip, write
from handfoot_gui.ui.widgets.layouts import vertical
from handfoot_gui.ui.widgets.page import Flow
from handfoot_gui.ui.widgets.person_page import PersonPage
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import game_title
from handfoot_gui.ui.widgets.vocabulary import WORDS

_WIDTH: Final = 150
_HEIGHT: Final = 72
"""Units of a tile, which is wider where a title needs it."""
_STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""Tiles along and lines down, by key."""


class Offer(Struct, frozen=True):
    """One puzzle as it is offered."""

    name: str
    number: int
    """From 1, through all degrees."""
    title: str
    tried: Tried | None = None


class PuzzlesFacts(Struct, frozen=True):
    """What the page shows."""

    game: str = ""
    games: tuple[str, ...] = ()
    """Those that have puzzles."""
    degrees: tuple[tuple[Offer, ...], ...] = ()
    """From easy to hard."""
    person: str = ""
    """Who solves them."""
    people: tuple[str, ...] = ()
    """Who may be chosen."""
    notices: tuple[str, ...] = ()

    @property
    def offers(self) -> tuple[Offer, ...]:
        """All of them, in order."""
        return tuple(offer for degree in self.degrees for offer in degree)

    def after(self, name: str) -> Offer | None:
        """The next unsolved one after the puzzle *name*, from the first again after the last; once
        all are solved the one that follows. None where there is none."""
        offers = self.offers
        at = next((n for n, offer in enumerate(offers, 1) if offer.name == name), 0)
        following = (*offers[at:], *offers[:at])
        unsolved = (offer for offer in following if offer.tried is not Tried.SOLVED)
        return next((one for one in unsolved if one.name != name), next(iter(following), None))


class PuzzleTile(QAbstractButton):
    """One puzzle to choose: its number, what is asked, and a sign of what has come of it.

    Signal: ``stepped(key)`` when an arrow key leads to another one.
    """

    stepped = Signal(object)

    def __init__(self, style: Style, offer: Offer, *, is_next: bool, width: int) -> None:
        super().__init__()
        self._style, self._offer, self._is_next, self._width = style, offer, is_next, width
        self._focus = KeyFocus(self, f"puzzle-{offer.name}", QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        text = self.tr("Puzzle {number}: {title}")
        self.setText(filled(text, number=offer.number, title=offer.title))
        said = {
            None: self.tr("not tried yet"),
            Tried.TRIED: self.tr("tried, not solved yet"),
            Tried.SOLVED: self.tr("solved"),
        }[offer.tried]
        self.setAccessibleDescription(said)
        set_tip(self, said)

    def sizeHint(self) -> QSize:
        px = self._style.px
        return QSize(self._width + 2 * px(RING), px(_HEIGHT) + 2 * px(RING))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            self.stepped.emit(Qt.Key(event.key()))
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        painter, body = self._focus.begin(style, 13)
        is_pointed_at = self.underMouse() or self.isDown()
        is_solved = self._offer.tried is Tried.SOLVED
        fill, ink, quiet = theme.chrome2, theme.text, theme.text2
        line = theme.link if is_pointed_at else theme.zone_line
        if self._is_next:
            fill, line, ink, quiet = (
                theme.accent,
                theme.accent_line,
                theme.on_accent,
                theme.on_accent,
            )
        paint_round(painter, body, px(10), None if is_solved else fill, line)
        inner = body.adjusted(px(12), px(8), -px(12), -px(8))
        number, top = style.font(TextStyle.SECTION_TITLE), Qt.AlignmentFlag.AlignTop
        write(painter, inner, figure(self._offer.number), number, quiet if is_solved else ink, top)
        title, below = style.font(TextStyle.LABEL), Qt.AlignmentFlag.AlignBottom
        write(painter, inner, self._offer.title, title, quiet, below)
        size = px(22)
        place = QRectF(inner.right() - size, inner.top(), size, size)
        if is_solved:
            paint_sign(painter, Icon.TICK, place, theme.link)
        elif self._offer.tried is Tried.TRIED:
            paint_sign(painter, Icon.REDO, place, quiet)


class _Tiles(Flow):
    """Tiles of one width, as many in a line as have room, which they share."""

    def _places(self, room: int) -> list[QRect]:
        hint = self._items[0].sizeHint()
        number = max(1, (room + self._apart) // (hint.width() + self._apart))
        wide, high = (room + self._apart) // number, hint.height() + self._lines_apart
        return [
            QRect(n % number * wide, n // number * high, wide - self._apart, hint.height())
            for n in range(len(self._items))
        ]


class PuzzlesPage(PersonPage):
    """The puzzles of one game.

    Signals: those of every page of a person, ``chosen(name)`` of a puzzle, ``game_chosen(game)``,
    ``own_requested()`` for the own mistakes.
    """

    chosen = Signal(str)
    game_chosen = Signal(str)
    own_requested = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__(style, translate("Common", "Puzzles"))
        self.facts = PuzzlesFacts()
        """What is shown."""
        self._tiles: list[PuzzleTile] = []

    def set_facts(self, facts: PuzzlesFacts) -> None:
        """Show *facts*."""
        self.facts = facts
        self._rebuild()

    def take_focus(self, name: str) -> None:
        """Let Enter open the puzzle *name*, where it is offered."""
        tile = self.findChild(PuzzleTile, f"puzzle-{name}")
        if tile is not None:
            tile.setFocus(Qt.FocusReason.TabFocusReason)

    def _content(self) -> QWidget:
        style, px, facts = self._style, self._style.px, self.facts
        text, act = translate("Common", "My mistakes"), self.own_requested
        own = Button(style, text, ButtonKind.LINK, name="own-mistakes", act=act)
        content, rows = self._begun(facts.notices, own)
        if len(facts.games) > 1:
            games = Segments(style, [(game_title(one), one) for one in facts.games], name="game")
            games.set_accessible_names(translate("Common", "Game"))
            games.set_value(facts.game)
            games.chosen.connect(self.game_chosen)
            rows.addWidget(games)
        if facts.offers:
            rows.addSpacing(px(8))
            rows.addLayout(self._progress())
        rows.addLayout(self._shelves())
        rows.addStretch(1)
        return content

    def _progress(self) -> QHBoxLayout:
        """How many are solved, and by whom."""
        facts = self.facts
        solved = sum(offer.tried is Tried.SOLVED for offer in facts.offers)
        total = len(facts.offers)
        text = self.tr("{name} has solved {number} of {total} puzzle(s).", "", total)
        said = filled(text, name=WORDS.person(facts.person), number=solved, total=total)
        return self._whose(said, self.tr("Who is solving"), facts.person, facts.people)

    def _shelves(self) -> QVBoxLayout:
        """The tiles, by degree."""
        style, px, facts = self._style, self._style.px, self.facts
        titles = (self.tr("Easy"), self.tr("Medium"), self.tr("Hard"))
        following = facts.after("")
        metrics = QFontMetrics(style.font(TextStyle.LABEL))
        widest = max((metrics.horizontalAdvance(one.title) for one in facts.offers), default=0)
        width = max(px(_WIDTH), widest + px(2 * 12) + 2)
        rows = vertical(style, gap=4)
        self._tiles = []
        for title, offers in zip(titles, facts.degrees, strict=False):
            if not offers:
                continue
            head = label(style, title, TextStyle.SECTION_TITLE)
            head.setContentsMargins(px(RING), px(14), 0, 0)
            rows.addWidget(head)
            tiles = [
                PuzzleTile(style, offer, is_next=offer is following, width=width)
                for offer in offers
            ]
            for tile, offer in zip(tiles, offers, strict=True):
                tile.clicked.connect(partial(self.chosen.emit, offer.name))
                tile.stepped.connect(partial(self._step, tile))
            self._tiles += tiles
            rows.addWidget(_Tiles(tiles, apart=px(4), lines_apart=px(2)))
        return rows

    def _step(self, tile: PuzzleTile, key: Qt.Key) -> None:
        """Give the keyboard to the next tile in the direction of *key*, if there is one."""
        at, (across, down) = self._tiles.index(tile), _STEPS[key]
        found = at + across
        if down:
            here = _middle(tile)
            beyond = [
                (abs(place.y() - here.y()), abs(place.x() - here.x()), n)
                for n, place in enumerate(map(_middle, self._tiles))
                if (place.y() - here.y()) * down > 0
            ]
            found = min(beyond)[-1] if beyond else at
        if 0 <= found < len(self._tiles):
            self._tiles[found].setFocus(Qt.FocusReason.TabFocusReason)


def _middle(tile: QWidget) -> QPoint:
    return tile.mapTo(tile.window(), tile.rect().center())
