"""The first page: what was left, what can be started, and the quiet row."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLayout, QLineEdit, QWidget

from handfoot_gui.ui.pages.start.density import Density, Fit
from handfoot_gui.ui.pages.start.facts import StartFacts
from handfoot_gui.ui.pages.start.first_game import FirstGameActs, first_game, name_question
from handfoot_gui.ui.pages.start.ground import FAN_FROM, Ground
from handfoot_gui.ui.pages.start.left_game import LeftGameActs, LeftGames
from handfoot_gui.ui.pages.start.quiet_row import QuietActs, lower_edge, quiet_links, quiet_tiles
from handfoot_gui.ui.pages.start.tiles import game_tiles
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.labels import label, separator
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Middle, Page, column, warning
from handfoot_gui.ui.widgets.theme import Style, TextStyle, on_table

_MORE: Final = 10
"""Further games that are listed each time somebody asks for older ones."""
_APART: Final = 8
"""Units between rows of games that were left."""
_BESIDE: Final = 20
"""Units between the last game's card and the rows beside it."""
_MOST_NOTICES: Final = 3
"""Sentences about files above the games."""


class _InSight(Struct, frozen=True):
    """What has to be in sight without scrolling."""

    upper: QWidget
    """What scrolls where it must."""
    older: QLayout | None
    """What of it need not be: the older games, and what lies between them."""
    foot: int
    """Pixels that stay below it."""
    bar: int
    """Pixels across a bar that scrolls it."""

    def height(self, width: int, inner_width: int) -> int:
        """Pixels that it needs where the page has *width*, and *inner_width* between margins."""
        older = 0 if self.older is None else _height(self.older, inner_width)
        # A bar that was shown for a moment makes the page narrower, and would stay for it.
        narrower = width - self.bar
        return max(_height(self.upper, width), _height(self.upper, narrower)) - older + self.foot


class StartPage(Page):
    """The start page."""

    continue_requested = Signal(str)  # the id of the game
    delete_requested = Signal(str)  # after the inline question
    named = Signal(str)  # by whoever plays here for the first time; empty: without a name
    new_game_requested = Signal()
    game_requested = Signal(str)  # a new one of a certain game
    demo_requested = Signal(str)  # a game, played by bots
    daily_requested = Signal(str)  # a game, by the deal of the day
    challenge_requested = Signal()  # one by code
    challenge_left_requested = Signal()  # the one that goes on
    learn_requested = Signal(str)  # a game, by its guided deal
    puzzles_requested = Signal()
    practice_requested = Signal()  # of own mistakes
    keep_requested = Signal()  # the score of a game with paper cards
    open_requested = Signal()
    book_requested = Signal()  # the family book
    preferences_requested = Signal()
    help_requested = Signal()
    rules_requested = Signal()
    print_requested = Signal()  # a blank score sheet
    breaks = (900, FAN_FROM)
    may_be_forgotten = True

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.facts = StartFacts()
        """What is shown."""
        self._asked = ""
        """The game whose deletion is being asked about."""
        self._more = 0
        """How many games are listed besides those that always are."""
        self._progress = ""
        """How far reading has come."""
        self._told: QLabel | None = None
        """Says that."""
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
            self.practice_requested.emit,
            partial(self._ask_for, self.learn_requested),
            self.demo_requested.emit,
            self.daily_requested.emit,
            self.challenge_requested.emit,
            self.challenge_left_requested.emit,
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
        if self._told is not None and self.widget() is not None:
            self._told.setText(sentence)
            self._told.setVisible(bool(sentence))

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
        if self._in_sight is None or self.widget() is None or not self.isVisible():
            return
        is_short = self._in_sight.height(self.width(), self._fit().inner_width) > self.height()
        has_more = 0 < self._roomier <= self.height()
        if has_more or (is_short and self._density < max(Density)):
            self._rebuild()

    def _fit(self) -> Fit:
        return Fit(
            self._style, self.width(), self._margin(), self._density,
            is_narrow=self._is_narrow, is_tight=self._room < 2,
        )  # fmt: skip

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous() and self._more:
            # Each game costs some twenty widgets, which are laid out whenever the page is shown.
            self._more = 0
            self._is_stale = True

    def _content(self) -> QWidget:
        """Games that scroll where they must, and below them what else there is to do, always in
        sight."""
        content = QWidget()
        rows = vertical(self._style, content, margins=(0, 0, 0, 0), gap=0)
        upper, below = self._fitting_parts()
        games = Middle(upper)
        edge = lower_edge(self._style, games.verticalScrollBar())
        put(rows, (games, 7), edge, (below, 0 if self._fit().is_low else 2))
        return content

    def _fitting_parts(self) -> tuple[QWidget, QWidget]:
        """What was left and what can be started, as roomy as the height allows, and what stays
        below it."""
        self._roomier = 0
        if not self.isVisible():
            # Its size is not known yet.
            return self._games(self._fit(), 0), self._below(self._fit())
        for self._density in Density:
            fit = self._fit()
            below = self._below(fit)
            games = self._games(fit, _height(below, self.width()) + self._style.px(1))
            assert self._in_sight is not None, "the games are laid out"
            needed = self._in_sight.height(self.width(), fit.inner_width)
            if needed <= self.height() or self._density is max(Density):
                return games, below
            self._roomier = needed
            games.deleteLater()
            below.deleteLater()
        raise AssertionError

    def _games(self, fit: Fit, foot: int) -> QWidget:
        """What was left, and what can be started; *foot* pixels stay below it."""
        style, low = fit.style, fit.is_low
        ground = Ground(fit, has_fan=self._has_fan(fit))
        side = fit.margin - RING
        above, below = (28, 24)
        if low:
            above, below = (5, 5) if fit.has_names_only else (10, 10)
        ground.rows.setContentsMargins(*map(style.px, (side, above - RING, side, below - RING)))
        on_felt = vertical(style, margins=(RING, RING, RING, 0), gap=0)
        put(ground.rows, 1, on_felt, 1)
        on_felt.addLayout(self._head(fit))
        for notice in _notice_panels(style, self.facts.notices):
            on_felt.addSpacing(style.px(12))
            on_felt.addWidget(notice)
        sheets: list[QWidget] = []
        older: QLayout | None = None
        for part in self._felt_parts(fit, sheets):
            on_felt.addSpacing(style.px(8 if low else 14))
            on_felt.addLayout(part)
        if self._more:
            older = self._older_games(fit, sheets)
            on_felt.addLayout(older)
        games, tiles = game_tiles(fit, partial(self._ask_for, self.game_requested))
        ground.rows.addSpacing(style.px((12 if low else 32) - RING))
        ground.rows.addLayout(games)
        ground.lay(sheets, [tile.panel for tile in tiles])
        bar = self.verticalScrollBar().sizeHint().width()
        self._in_sight = _InSight(ground, older, foot, bar)
        return ground

    def _below(self, fit: Fit) -> QWidget:
        """What else there is to do, and what is read and printed."""
        style, facts = fit.style, self.facts
        side = fit.margin - RING
        content, layout = column(style, margins=(side, 0, side, 2 if fit.is_low else 8))
        if not fit.has_links_only:
            layout.addLayout(quiet_tiles(fit, facts.beside, self._quiet_acts))
            layout.addStretch(1)
            layout.addSpacing(style.px(6 if fit.is_low else 16))
        if not fit.is_low:
            line = separator(style)
            around = horizontal(style, margins=(RING, 0, RING, 0))
            around.addWidget(line)
            layout.addLayout(around)
            layout.addSpacing(style.px(8))
        layout.addWidget(quiet_links(fit, facts.beside, self._quiet_acts))
        layout.addStretch(1)
        return content

    # -- what lies on the felt --------------------------------------------------------------

    def _has_fan(self, fit: Fit) -> bool:
        wide = self.width() >= FAN_FROM * fit.style.scale
        return wide and not (self.facts.games or fit.is_low or self.facts.notices)

    def _head(self, fit: Fit) -> QLayout:
        """The title, how far reading has come, and the way to older games."""
        style = replace(fit.style, theme=on_table(fit.style.theme))
        low, row = fit.is_low, horizontal(style, gap=16)
        title = label(style, self.tr("What shall we play?"), TextStyle.PAGE_TITLE)
        title.setFont(
            style.font(TextStyle.PAGE_TITLE, size=24 if fit.has_names_only else 28 if low else 40)
        )
        self._told = label(style, self._progress, TextStyle.LABEL, wraps=True)
        self._told.setObjectName("reading")
        self._told.setVisible(bool(self._progress))
        put(row, title, (self._told, 1), 0)
        if len(self.facts.games) > self._always(fit) + self._more:
            older = Button(
                style, self.tr("Show older games"), ButtonKind.LINK, height=44,
                name="older-games", act=self._show_older,
            )  # fmt: skip
            row.addWidget(older, 0, Qt.AlignmentFlag.AlignBottom)
        return row

    def _always(self, fit: Fit) -> int:
        """How many of the games that were left are listed in any case."""
        if fit.has_links_only or fit.has_rows:
            return 1
        return 3

    def _felt_parts(self, fit: Fit, sheets: list[QWidget]) -> list[QLayout]:
        """The cards that stand in any case, which are added to *sheets*."""
        facts = self.facts
        acts = FirstGameActs(
            partial(self._ask_for, self.new_game_requested),
            partial(self._ask_for, self.learn_requested, facts.game),
            self._tell_name,
            partial(self.named.emit, ""),
        )
        if not facts.games:
            if fit.is_low and facts.offered_name is None:
                return []
            card = first_game(fit, facts, acts)
            sheets.append(card)
            return [_beside(fit, card, None)]
        parts: list[QLayout] = []
        if facts.offered_name is not None:
            question = name_question(fit, facts, acts)
            sheets.append(question)
            parts.append(_beside(fit, question, None))
        left, always = self._left_games(fit), self._always(fit)
        last = left.last(facts.games[0])
        others = [left.other(game) for game in facts.games[1:always]]
        sheets += [last, *others]
        rows = vertical(fit.style, gap=_APART)
        put(rows, *others)
        if len(others) < always - 1:
            rows.addStretch(1)
        parts.append(_beside(fit, last, rows if others else None))
        return parts

    def _older_games(self, fit: Fit, sheets: list[QWidget]) -> QLayout:
        """The games that were asked for, in two columns where there is room."""
        left, always = self._left_games(fit), self._always(fit)
        grid = QGridLayout()
        grid.setContentsMargins(0, fit.style.px(_APART), 0, 0)
        grid.setHorizontalSpacing(fit.style.px(_BESIDE))
        grid.setVerticalSpacing(fit.style.px(_APART))
        columns = 1 if fit.has_rows else 2
        for place, game in enumerate(self.facts.games[always : always + self._more]):
            row = left.other(game)
            sheets.append(row)
            grid.addWidget(row, *divmod(place, columns))
        for column_ in range(columns):
            grid.setColumnStretch(column_, 1)
        return grid

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

    def _show_older(self) -> None:
        first = self.facts.games[self._always(self._fit()) + self._more]
        self._more += _MORE
        self._rebuild()
        button = self.findChild(Button, f"continue-{first.id}")
        if button is not None:
            button.setFocus()


def _beside(fit: Fit, card: QWidget, rows: QLayout | None) -> QLayout:
    """*card*, which has the half of the page, and *rows* in the other half."""
    line = horizontal(fit.style, gap=_BESIDE)
    line.addWidget(card, 1)
    if rows is not None:
        line.addLayout(rows, 1)
    elif not fit.is_tight:
        line.addStretch(1)
    return line


def _notice_panels(style: Style, sentences: tuple[str, ...]) -> list[QWidget]:
    """A panel for each sentence, or for the first few and the number of the others."""
    told = list(sentences)
    if len(told) > _MOST_NOTICES:
        n = len(told) - _MOST_NOTICES + 1
        rest = translate(
            "StartPage",
            "{number} more file(s) cannot be used either. Nothing was deleted.",
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
