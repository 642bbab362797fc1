"""The first page: what was left, what can be started, and the quiet row."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QHideEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QLayout,
    QLineEdit,
    QWidget,
)

from handfoot_gui.ui.pages.start.band import (
    FAN_FROM,
    Band,
    FirstGameActs,
    first_game,
    name_question,
)
from handfoot_gui.ui.pages.start.density import Density, Fit
from handfoot_gui.ui.pages.start.facts import StartFacts
from handfoot_gui.ui.pages.start.left_game import LeftGameActs, LeftGames
from handfoot_gui.ui.pages.start.quiet_row import QuietActs, lower_edge, quiet_links, quiet_tiles
from handfoot_gui.ui.pages.start.tiles import game_tiles
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Middle, Page, column, warning
from handfoot_gui.ui.widgets.theme import Style

_LISTED: Final = 1
"""Games below the last one that have room beside those that can be started."""
_MORE: Final = 10
"""Further games that are listed each time somebody asks for older ones."""

_MOST_NOTICES: Final = 3
"""Sentences about files above the games."""


class _InSight(Struct, frozen=True):
    """What has to be in sight without scrolling."""

    band: Band
    below: list[QLayout]
    """What of it is below the band."""
    between: int
    """Pixels between the two."""
    foot: int
    """Pixels that the quiet row needs."""

    def height(self, width: int, inner_width: int) -> int:
        """Pixels that it needs where the page has *width*, and *inner_width* below the band."""
        below = sum(_height(one, inner_width) for one in self.below)
        return _height(self.band, width) + self.between + below + self.foot


class StartPage(Page):
    """The start page."""

    continue_requested = Signal(str)  # the id of the game
    delete_requested = Signal(str)  # after the inline question
    named = Signal(str)  # by whoever plays here for the first time; empty: without a name
    new_game_requested = Signal()
    game_requested = Signal(str)  # a new one of a certain game
    demo_requested = Signal(str)  # a game, played by bots
    daily_requested = Signal(str)  # a game, by the deal of the day
    learn_requested = Signal(str)  # a game, by its guided deal
    puzzles_requested = Signal()
    keep_requested = Signal()  # the score of a game with paper cards
    open_requested = Signal()
    book_requested = Signal()  # the family book
    preferences_requested = Signal()
    help_requested = Signal()
    rules_requested = Signal()
    print_requested = Signal()  # a blank score sheet
    breaks = (900, FAN_FROM)

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.facts = StartFacts()
        """What is shown."""
        self._asked = ""
        """The game whose deletion is being asked about."""
        self._listed = _LISTED
        """How many games below the last one are listed."""
        self._progress = ""
        """How far reading has come, in the place of the band's sentence."""
        self._density = Density.ROOMY
        self._in_sight: _InSight | None = None
        """What has to be seen without scrolling."""
        self._roomier = 0
        """Pixels that the next roomier density needs; 0 where there is none."""
        self._quiet_acts = QuietActs(
            self.keep_requested.emit,
            self.print_requested.emit,
            self.book_requested.emit,
            self.open_requested.emit,
            self.preferences_requested.emit,
            self.rules_requested.emit,
            self.help_requested.emit,
            self.puzzles_requested.emit,
            partial(self._ask_for, self.learn_requested),
            self.demo_requested.emit,
            self.daily_requested.emit,
        )

    def set_facts(self, facts: StartFacts) -> None:
        """Show *facts*."""
        self.facts = facts
        if self._asked not in {game.id for game in facts.games}:
            self._asked = ""
        self._rebuild()

    def set_progress(self, sentence: str) -> None:
        """Tell how far reading has come, without building the page anew; empty ends it."""
        self._progress = sentence
        if self._in_sight is not None:
            self._in_sight.band.set_progress(sentence)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._roomier = min(self._roomier, 1)
        self._make_room()

    def _make_room(self) -> None:
        """Build the page anew where another density would suit its size better."""
        if self._in_sight is None or not self.isVisible():
            return
        is_short = self._in_sight.height(self.width(), self._fit().inner_width) > self.height()
        has_more = 0 < self._roomier <= self.height()
        if has_more or (is_short and self._density < max(Density)):
            self._rebuild()

    def _fit(self) -> Fit:
        return Fit(
            self._style, self.width(), self._margin(), self._density,
            is_narrow=self._is_narrow, is_tight=self._room < 2, is_full=len(self.facts.games) > 1,
        )  # fmt: skip

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous() and self._listed > _LISTED:
            # Each game costs some twenty widgets, which are laid out whenever the page is shown.
            self._listed = _LISTED
            self._is_stale = True

    def _content(self) -> QWidget:
        """Games that scroll where they must, and below them the quiet row, always in sight."""
        content = QWidget()
        rows = vertical(self._style, content, margins=(0, 0, 0, 0), gap=0)
        upper, below = self._fitting_parts()
        games = Middle(upper)
        put(rows, (games, 1), lower_edge(self._style, games.verticalScrollBar()), below)
        return content

    def _fitting_parts(self) -> tuple[QWidget, QWidget]:
        """What was left and what can be started, as roomy as the height allows, and what stays
        below it."""
        self._roomier = 0
        if not self.isVisible():
            # Its size is not known yet.
            return self._games(self._fit()), self._below(self._fit())
        for self._density in Density:
            games, below = self._games(self._fit()), self._below(self._fit())
            assert self._in_sight is not None, "the games are laid out"
            foot = _height(below, self.width()) + self._style.px(1)
            self._in_sight = replace(self._in_sight, foot=foot)
            needed = self._in_sight.height(self.width(), self._fit().inner_width)
            if needed <= self.height() or self._density is max(Density):
                return games, below
            self._roomier = needed
            games.deleteLater()
            below.deleteLater()
        raise AssertionError

    def _games(self, fit: Fit) -> QWidget:
        """What was left, and what can be started."""
        style = fit.style
        content = QWidget()
        rows = vertical(style, content, margins=(0, 0, 0, 0), gap=0)
        band = self._band(fit)
        rows.addWidget(band, 2)
        side = fit.margin - RING
        top = 12 if fit.is_low else 20 if fit.is_full else 32
        below = (14 if fit.is_full or fit.is_low else 24) - 2 * RING
        lower, layout = column(style, margins=(side, top - RING, side, below))
        rows.addWidget(lower, 3)
        upper = vertical(style, gap=0)
        layout.addLayout(upper, 3)
        in_sight: list[QLayout] = [upper]
        between = style.px(top - RING + (0 if fit.is_low else below))
        # How high the quiet row is, is found out when it is made.
        foot = 0 if self._in_sight is None else self._in_sight.foot
        self._in_sight = _InSight(band, in_sight, between, foot)
        for notice in _notice_panels(style, self.facts.notices):
            upper.addWidget(notice)
            upper.addSpacing(style.px(12))
        upper.addLayout(game_tiles(fit, partial(self._ask_for, self.game_requested)), 1)
        if fit.is_full:
            layout.addSpacing(style.px(10 - 2 * RING))
            others = self._other_games(fit)
            layout.addLayout(others)
            if not fit.is_low and self._listed == _LISTED:
                in_sight.append(others)
        layout.addStretch(1)
        if fit.has_low_tiles:
            layout.addSpacing(style.px(12))
            layout.addLayout(quiet_links(fit, self._quiet_acts))
        return content

    def _below(self, fit: Fit) -> QWidget:
        """The quiet row, and where there is room what the program promises."""
        style = fit.style
        side = fit.margin - RING
        content, layout = column(style, margins=(side, 0, side, 2 if fit.is_full else 8))
        layout.addLayout(quiet_tiles(fit, self._quiet_acts))
        if not fit.has_low_tiles:
            layout.addLayout(quiet_links(fit, self._quiet_acts))
        return content

    # -- the band ---------------------------------------------------------------------------

    def _band(self, fit: Fit) -> Band:
        games, sentence = self.facts.games, self.tr("Every game is kept from the first move on.")
        card: QWidget | None = None
        question: QWidget | None = None
        is_asked = self.facts.offered_name is not None
        skip, learn = (
            partial(self.named.emit, ""),
            partial(self._ask_for, self.learn_requested, self.facts.game),
        )
        start = partial(self._ask_for, self.new_game_requested)
        acts = FirstGameActs(start, learn, self._tell_name, skip)
        if games:
            sentence = self.tr("The last game is just as it was left.")
            card = self._left_games(fit).last(games[0])
            if is_asked:
                question = name_question(fit, replace(self.facts, lesson=None), acts)
        elif not fit.is_low or is_asked:
            card = first_game(fit, self.facts, acts)
        band = Band(fit, sentence, card, question)
        band.set_progress(self._progress)
        return band

    def _tell_name(self) -> None:
        """Take the name that stands in the field, where whoever plays is asked for one."""
        field = self.findChild(QLineEdit, "own-name")
        if field is not None and (name := " ".join(field.text().split())):
            self.named.emit(name)

    def focus_start(self) -> None:
        """Let the keyboard stand on what starts the first game."""
        for name in ("start-last", f"start-{self.facts.game}"):
            if (start := self.findChild(Button, name)) is not None:
                start.setFocus()
                return

    def _ask_for(self, wanted: SignalInstance, *game: str) -> None:
        """Send *wanted*, with a *game* where it is of one, after the name that was typed."""
        self._tell_name()
        wanted.emit(*game)

    # -- games that were left ---------------------------------------------------------------

    def _left_games(self, fit: Fit) -> LeftGames:
        acts = LeftGameActs(
            self.continue_requested.emit, self.delete_requested.emit, self._ask_about
        )
        return LeftGames(fit, acts, self._asked)

    def _put_going_on_first(self) -> None:
        """Enter on a page just opened goes on with the last game."""
        for game in reversed(self.facts.games):
            more = self.findChild(Button, f"more-{game.id}")
            go_on = self.findChild(Button, f"continue-{game.id}")
            if more is not None and go_on is not None:
                before = more.previousInFocusChain()
                if before is not None:
                    self.setTabOrder(before, go_on)
                self.setTabOrder(go_on, more)

    def _rebuild(self) -> None:
        place = self.scroll_bar.value()
        super()._rebuild()
        self._put_going_on_first()
        content = self.widget()
        layout = None if content is None else content.layout()
        if layout is not None:
            # Only what is laid out can be scrolled back to where it was.
            layout.activate()
            self.scroll_bar.setValue(place)

    def _ask_about(self, game_id: str) -> None:
        left = self._asked or game_id
        self._asked = game_id
        self._rebuild()
        button = self.findChild(Button, f"keep-{left}" if game_id else f"more-{left}")
        if button is not None:
            button.setFocus()

    def _other_games(self, fit: Fit) -> QLayout:
        style = fit.style
        rows = vertical(style, margins=(RING, RING, RING, RING), gap=8)
        left, others = self._left_games(fit), self.facts.games[1:]
        panels = [left.other(game) for game in others[: self._listed]]
        put(rows, *panels)
        if len(others) > self._listed:
            older = Button(
                style, self.tr("Show older games"), ButtonKind.QUIET, name="older-games",
                act=self._show_older,
            )  # fmt: skip
            words = max(panel.minimumSizeHint().width() for panel in panels) + 2 * style.px(RING)
            room = fit.inner_width - older.sizeHint().width()
            if self._listed == _LISTED and words <= room:
                row = horizontal(style, gap=0)
                rows.addStretch(1)
                put(row, (rows, 1), older)
                return row
            rows.addWidget(older, 0, Qt.AlignmentFlag.AlignLeft)
        rows.addStretch(1)
        return rows

    def _show_older(self) -> None:
        first = self.facts.games[1 + self._listed]
        self._listed += _MORE
        self._rebuild()
        button = self.findChild(Button, f"continue-{first.id}")
        if button is not None:
            button.setFocus()


def _notice_panels(style: Style, sentences: tuple[str, ...]) -> list[QWidget]:
    """A panel for each sentence, or for the first few and the number of the others."""
    told = list(sentences)
    if len(told) > _MOST_NOTICES:
        n = len(told) - _MOST_NOTICES + 1
        rest = translate(
            "StartPage",
            "{number} more file(s) cannot be used either. None of them was deleted.",
            "",
            n,
        )
        told[_MOST_NOTICES - 1 :] = [filled(rest, number=n)]
    return [warning(style, sentence) for sentence in told]


def _height(part: QLayout | QWidget, width: int) -> int:
    """Pixels that *part* needs where it is *width* pixels wide."""
    layout = part if isinstance(part, QLayout) else part.layout()
    assert layout is not None
    if layout.hasHeightForWidth():
        return layout.heightForWidth(width)
    return layout.sizeHint().height()
