"""The first page: what was left, what can be started, and the quiet row."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from enum import IntEnum
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QScrollBar,
    QVBoxLayout,
    QWidget,
)

from handfoot_gui.core.cards import cards
from handfoot_gui.core.preferences import LONGEST_NAME
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import games_offered
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.pages.start.facts import GameCard, SideScore, StartFacts
from handfoot_gui.ui.widgets.cards import CardFan, FanShape, paint_fan
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, MenuButton, Tile
from handfoot_gui.ui.widgets.figures import figure, filled, moment, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import (
    Elided,
    Marker,
    SignLabel,
    Surface,
    breakable,
    label,
    separator,
    set_tip,
)
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import WIDEST, Flow, Middle, Page, column
from handfoot_gui.ui.widgets.spoken_of import offer_spoken_of
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import game_about, game_title
from handfoot_gui.ui.widgets.vocabulary import WORDS, dotted

_TILES_APART: Final = 10
_LISTED: Final = 1
"""Games below the last one that have room beside those that can be started."""
_LOW_TILES_FROM: Final = 640
"""Units of width from which three low tiles have room beside one another."""
_MORE: Final = 10
"""Further games that are listed each time somebody asks for older ones."""

_FAN_FROM: Final = 1150
"""Units of width from which there is room for things beside one another."""
_PROMISE_FROM: Final = 1000
"""Units of width from which the quiet links leave room for what the program promises."""
_BAND_CARD: Final = 720
_BAND_FREE: Final = 432
"""Shares of the band for the last game's card and for the cards beside it."""

_FAN: Final = cards("JD1 QC1 KS1 AH1 *H1")
_MOST_NOTICES: Final = 3
"""Sentences about files above the games."""


class _Band(QWidget):
    """The strip of table at the top of the page."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        style, theme = self._style, self._style.theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.table))
        painter.drawRect(self.rect())
        if theme.zone_line:
            painter.setBrush(QColor(theme.zone_line))
            painter.drawRect(0, self.height() - 1, self.width(), 1)
        wide = min(self.width() / style.scale, WIDEST)
        room = (wide - 2 * 64) * _BAND_FREE / (_BAND_CARD + _BAND_FREE)
        if wide >= _FAN_FROM:
            # Beside the card of the last game, cut off by the lower edge of the band.
            width = min(150.0, self.height() / style.scale * 0.47, room * 0.36)
            shape = FanShape(width=width, step=width * 0.41, turn=13)
            middle = self.width() / 2 + (wide / 2 - 64 - room * 0.47) * style.scale
            top = self.height() - width * 1.08 * style.scale
            painter.setClipRect(self.rect().adjusted(0, 0, 0, -1 if theme.zone_line else 0))
            paint_fan(painter, style, _FAN, middle, top, shape)


class GameTile(QWidget):
    """A tile of the start page; all of it can be clicked."""

    started = Signal()

    def __init__(
        self, style: Style, game: str, *, is_alone: bool, is_tight: bool, is_low: bool, wraps: bool
    ) -> None:
        """A tile that *is_alone* has its words beside the cards; *is_tight* where room is short.

        One that *is_low* has only the name and the button, as a page that is not high needs it;
        where it *wraps*, the name may have two lines.
        """
        super().__init__()
        px = style.px
        around = vertical(style, self, margins=(RING, RING, RING, RING))
        panel = Surface(style, line=style.theme.line)
        if not is_low:
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
        if is_low:
            name.setAlignment(Qt.AlignmentFlag.AlignTop)
            put(line, (how_long, 1), start)
            low = vertical(style, panel, margins=(16, 8, 10 - RING, 8 - RING), gap=2)
            put(low, (name, 1), line)
            return
        words = vertical(style, gap=4)
        if is_alone:
            words.addStretch(1)
        put(words, name, label(style, about, TextStyle.BODY, wraps=True), how_long, 1)
        wide = 50 if is_tight else 62
        shape = FanShape(width=wide, step=0.39 * wide, form=Form.STACK)
        edge = 12 if is_tight else 16
        rows = vertical(style, panel, margins=(20, edge, 20 - RING, edge), gap=4)
        line.setSpacing(px(24))
        line.addWidget(CardFan(style, cards(GAMES[game].tile), shape))
        rows.addLayout(line)
        if is_alone:
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


class Density(IntEnum):
    """How the page makes room, so that every game is in sight without scrolling."""

    ROOMY = 0
    LOW_BAND = 1
    """The band has one line, and below it the last game only where one was left."""
    LOW_TILES = 2
    """The games and the quiet row have only their names, too."""


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
    keep_requested = Signal()  # the score of a game with paper cards
    open_requested = Signal()
    book_requested = Signal()  # the family book
    preferences_requested = Signal()
    help_requested = Signal()
    rules_requested = Signal()
    print_requested = Signal()  # a blank score sheet
    breaks = (900, _FAN_FROM)

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
        self._sentence: QLabel | None = None
        self._density = Density.ROOMY
        self._upper: tuple[QWidget, list[QLayout], int] | None = None
        """The band, what below it has to be in sight without scrolling, and the pixels between."""
        self._foot = 0
        """Pixels that the quiet row needs."""
        self._roomier = 0
        """Pixels that the next roomier density needs; 0 where there is none."""

    def set_facts(self, facts: StartFacts) -> None:
        """Show *facts*."""
        self.facts = facts
        if self._asked not in {game.id for game in facts.games}:
            self._asked = ""
        self._rebuild()

    def set_progress(self, sentence: str) -> None:
        """Tell how far reading has come, without building the page anew; empty ends it."""
        self._progress = sentence
        if self._sentence is not None:
            self._sentence.setText(sentence or self._band_sentence())
            self._sentence.setVisible(bool(sentence) or not self._is_low)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._roomier = min(self._roomier, 1)
        self._fit()

    def _fit(self) -> None:
        """Build the page anew where another density would suit its size better."""
        if self._upper is None or not self.isVisible():
            return
        is_short = self._height_needed() + self._foot > self.height()
        has_more = 0 < self._roomier <= self.height()
        if has_more or (is_short and self._density < Density.LOW_TILES):
            self._rebuild()

    def _height_needed(self) -> int:
        """Pixels down to the lower edge of what has to be in sight."""
        assert self._upper is not None
        band, below, between = self._upper
        width, layout = self._inner_width(), band.layout()
        assert layout is not None
        return _height(layout, self.width()) + between + sum(_height(one, width) for one in below)

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
        put(rows, (games, 1), self._lower_edge(games.verticalScrollBar()), below)
        return content

    def _fitting_parts(self) -> tuple[QWidget, QWidget]:
        """What was left and what can be started, as roomy as the height allows, and what stays
        below it."""
        self._roomier = 0
        if not self.isVisible():
            # Its size is not known yet.
            return self._games(), self._below()
        for self._density in Density:
            games, below = self._games(), self._below()
            self._foot = below.sizeHint().height() + self._style.px(1)
            needed = self._height_needed() + self._foot
            if needed <= self.height() or self._density is Density.LOW_TILES:
                return games, below
            self._roomier = needed
            games.deleteLater()
            below.deleteLater()
        raise AssertionError

    def _games(self) -> QWidget:
        """What was left, and what can be started."""
        style = self._style
        content = QWidget()
        rows = vertical(style, content, margins=(0, 0, 0, 0), gap=0)
        band = self._band()
        rows.addWidget(band, 2)
        side = self._margin() - RING
        top = 12 if self._is_low else 20 if self._is_full else 32
        below = (14 if self._is_full or self._is_low else 24) - 2 * RING
        lower, layout = column(style, margins=(side, top - RING, side, below))
        rows.addWidget(lower, 3)
        upper = vertical(style, gap=0)
        layout.addLayout(upper, 3)
        in_sight: list[QLayout] = [upper]
        self._upper = (band, in_sight, style.px(top - RING + (0 if self._is_low else below)))
        for notice in _notice_panels(style, self.facts.notices):
            upper.addWidget(notice)
            upper.addSpacing(style.px(12))
        upper.addLayout(self._tiles(), 1)
        if self._is_full:
            layout.addSpacing(style.px(10 - 2 * RING))
            others = self._other_games()
            layout.addLayout(others)
            if not self._is_low and self._listed == _LISTED:
                in_sight.append(others)
        layout.addStretch(1)
        if self._density is Density.LOW_TILES:
            layout.addSpacing(style.px(12))
            layout.addLayout(self._links())
        return content

    def _tiles(self) -> QLayout:
        """What starts a game of each kind."""
        style, is_low = self._style, self._density is Density.LOW_TILES
        apart = style.px((16 if self._is_tight else 24) - 2 * RING)

        def made(*, wraps: bool) -> list[GameTile]:
            return [
                GameTile(
                    style, game, is_alone=self._has_rows, is_tight=self._is_tight, is_low=is_low,
                    wraps=wraps,
                )
                for game in GAMES
            ]  # fmt: skip

        def is_too_wide() -> bool:
            needed = sum(tile.minimumSizeHint().width() + apart for tile in tiles) - apart
            return not self._has_rows and needed > self._inner_width()

        tiles = made(wraps=is_low)
        if is_too_wide() and not is_low:
            for tile in tiles:
                tile.deleteLater()
            tiles = made(wraps=True)
        games = QVBoxLayout() if self._has_rows or is_too_wide() else QHBoxLayout()
        games.setSpacing(apart)
        for game, tile in zip(GAMES, tiles, strict=True):
            tile.started.connect(lambda game=game: self._start(game))
            games.addWidget(tile, 1)
        return games

    def _inner_width(self) -> int:
        """Pixels between the margins."""
        style = self._style
        return min(self.width(), style.px(WIDEST)) - 2 * style.px(self._margin() - RING)

    def _lower_edge(self, bar: QScrollBar) -> QWidget:
        """A line that says that the games go on below it, as long as they do."""
        line = separator(self._style)
        policy = line.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        line.setSizePolicy(policy)
        line.setVisible(False)
        bar.rangeChanged.connect(lambda _least, most: line.setVisible(most > 0))
        return line

    def _below(self) -> QWidget:
        """The quiet row, and where there is room what the program promises."""
        style = self._style
        side = self._margin() - RING
        content, layout = column(style, margins=(side, 0, side, 2 if self._is_full else 8))
        layout.addLayout(self._quiet_rows())
        if self._density is not Density.LOW_TILES:
            layout.addLayout(self._links())
        return content

    def _links(self) -> QLayout:
        """What is read, and what the program promises."""
        style = self._style
        links: list[tuple[str, str, SignalInstance]] = []
        if self._density is not Density.LOW_TILES:
            links.append((self.tr("Rules of the three games"), "rules", self.rules_requested))
        links.append((translate("Common", "Mouse and keys"), "help", self.help_requested))
        row = horizontal(style, margins=(0, 0, RING, 0), gap=14)
        parts: list[QWidget] = [
            Button(style, text, ButtonKind.LINK, name=name, act=act) for text, name, act in links
        ]
        learn, watch = translate("Common", "Learn by playing"), translate("Common", "Watch a demo")
        demos = MenuButton(style, self.tr("Learn or watch"), ButtonKind.LINK, name="watch-demo")
        for game in games_offered():
            if GAMES[game].has_lesson:
                said = WORDS.labelled(learn, game_title(game))
                demos.add(said, f"learn-{game}", partial(self._learn, game))
        for game in games_offered():
            said = WORDS.labelled(watch, game_title(game))
            demos.add(said, f"demo-{game}", partial(self.demo_requested.emit, game))
        daily = MenuButton(style, self.tr("Deal of the day"), ButtonKind.LINK, name="daily")
        for game in games_offered():
            daily.add(game_title(game), f"daily-{game}", partial(self.daily_requested.emit, game))
        row.addWidget(Flow([*parts, demos, daily], apart=style.px(14), lines_apart=0))
        if self.width() < style.px(_PROMISE_FROM):
            row.addStretch(1)
        else:
            promise = self.tr("Works without a connection. Nothing is sent anywhere.")
            about = label(style, promise, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
            about.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            row.addWidget(about, 1)
        return row

    @property
    def _is_full(self) -> bool:
        """Whether other games are listed below those that can be started."""
        return len(self.facts.games) > 1

    @property
    def _is_tight(self) -> bool:
        return self._room < 2

    @property
    def _is_low(self) -> bool:
        """Whether the height does not suffice for the whole band."""
        return self._density > Density.ROOMY

    @property
    def _has_rows(self) -> bool:
        """Whether the games that can be started stand below one another."""
        if self._density is Density.LOW_TILES:
            return self.width() < _LOW_TILES_FROM * self._style.scale
        return self._is_narrow

    # -- the band ---------------------------------------------------------------------------

    def _band(self) -> QWidget:
        style, theme = self._style, self._style.theme
        band = _Band(style)
        rows = vertical(style, band, margins=(0, 0, 0, 0))
        above, below = (36, 28)
        if self._is_low:
            above, below = (10, 12)
        elif self._is_tight and self._is_full:
            above, below = (16, 18)
        middle, layout = column(style, margins=(self._margin(), above, self._margin(), below))
        rows.addWidget(middle)
        layout.addStretch(1)
        title = label(style, self.tr("What shall we play?"), TextStyle.PAGE_TITLE, ink=theme.on)
        title.setFont(style.font(TextStyle.PAGE_TITLE, size=28 if self._is_low else 40))
        layout.addWidget(title)
        games = self.facts.games
        if not self._is_low:
            layout.addSpacing(style.px(2))
        sentence = self._progress or self._band_sentence()
        self._sentence = label(style, sentence, TextStyle.PROMPT, ink=theme.on2, wraps=True)
        self._sentence.setObjectName("band-sentence")
        if self._is_low and not self._progress:
            # What is shown before it has a parent is a window, and takes the keyboard.
            self._sentence.hide()
        layout.addWidget(self._sentence)
        if games or not self._is_low or self.facts.offered_name is not None:
            layout.addSpacing(style.px(8 if self._is_low else 20))
            line = QHBoxLayout()
            line.addWidget(self._last_game(games[0]) if games else self._first_game(), _BAND_CARD)
            if not self._is_tight:
                line.addStretch(_BAND_FREE)
            layout.addLayout(line)
        layout.addStretch(1)
        return band

    def _band_sentence(self) -> str:
        if self.facts.games:
            return self.tr("The last game is just as it was left.")
        return self.tr("Every game is kept from the first move on.")

    def _last_game(self, game: GameCard) -> QWidget:
        card, rows = self._band_card()
        self._describe(rows, game, TextStyle.SECTION_TITLE, ButtonKind.PRIMARY)
        return card

    def _first_game(self) -> QWidget:
        style = self._style
        card, rows = self._band_card()
        if self._is_low:
            rows.addLayout(self._name_question())
            return card
        row = QHBoxLayout()
        words = vertical(style, gap=6)
        game = self.facts.game
        said = dotted(game_about(game))
        about = label(style, said, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        put(words, label(style, game_title(game), TextStyle.SECTION_TITLE), about)
        if self.facts.offered_name is not None:
            words.addLayout(self._name_question())
        elif self.facts.names:
            words.addWidget(Elided(style, WORDS.row(self.facts.names), TextStyle.LABEL_STRONG))
        start = Button(
            style,
            translate("Common", "Start", "verb"),
            ButtonKind.PRIMARY,
            height=52,
            name="start-last",
        )
        start.clicked.connect(self._start_last)
        put(row, (words, 1), start)
        rows.addLayout(row)
        return card

    def _first_lesson(self) -> Button:
        """What leads whoever is new to the game to its guided deal."""
        game = self.facts.game
        learn = Button(
            self._style, self.tr("First game?"), name="learn-first", act=lambda: self._learn(game)
        )
        learn.setAccessibleDescription(translate("Common", "Learn by playing"))
        set_tip(learn, translate("Common", "Learn by playing"))
        return learn

    def _name_question(self) -> QLayout:
        """Who plays, asked once: Enter or the start of a game takes the name in the field."""
        style, question, lines = self._style, QWidget(), QVBoxLayout()
        row = horizontal(style, question, margins=(0, 0, 0, 0), gap=10)
        asked = label(style, self.tr("Who is playing?"), TextStyle.BODY)
        field = QLineEdit(self.facts.offered_name or "")
        field.setMaxLength(LONGEST_NAME)
        field.setFont(style.font(TextStyle.NAME))
        field.setObjectName("own-name")
        field.setAccessibleName(asked.text())
        field.setPlaceholderText(translate("Common", "Name"))
        field.setMinimumHeight(style.px(40))
        field.setMaximumWidth(style.px(260))
        field.returnPressed.connect(self._tell_name)
        offer_spoken_of(style, field)
        asked.setBuddy(field)
        skip = Button(
            style, self.tr("Skip"), ButtonKind.QUIET, name="skip-name",
            act=lambda: self.named.emit(""),
        )  # fmt: skip
        put(row, asked, (field, 1), skip)
        parts = (
            [question, self._first_lesson()] if GAMES[self.facts.game].has_lesson else [question]
        )
        lines.addWidget(Flow(parts, apart=style.px(10), lines_apart=style.px(2)))
        return lines

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

    def _start_last(self) -> None:
        self._tell_name()
        self.new_game_requested.emit()

    def _start(self, game: str) -> None:
        self._tell_name()
        self.game_requested.emit(game)

    def _learn(self, game: str) -> None:
        self._tell_name()
        self.learn_requested.emit(game)

    def _band_card(self) -> tuple[QWidget, QVBoxLayout]:
        style = self._style
        card = Surface(style, fill=style.theme.chrome, line=style.theme.zone_line)
        above, below = (8, 9) if self._is_low else (14, 16)
        rows = vertical(style, card, margins=(24, above, 24 - RING, below), gap=4)
        return card, rows

    # -- games that were left ---------------------------------------------------------------

    def _describe(
        self, rows: QVBoxLayout, game: GameCard, role: TextStyle, kind: ButtonKind
    ) -> None:
        """Fill *rows* with words about *game*, what can be done with it, and the scores."""
        style, theme = self._style, self._style.theme
        row = QVBoxLayout() if self._has_rows else QHBoxLayout()
        row.setSpacing(style.px(8 if self._has_rows else 16))
        words = vertical(style, gap=5)
        put(row, (words, 1), self._game_buttons(game, kind))
        rows.addLayout(row)
        words.addWidget(label(style, breakable(game.title), role, wraps=True))
        if self._asked == game.id:
            question = self.tr("Delete this game? It cannot be brought back.")
            words.addWidget(label(style, question, TextStyle.LABEL, ink=theme.warn, wraps=True))
        else:
            when = dotted((game.rules, self._when(game), self._begun(game)))
            words.addWidget(
                label(style, breakable(when), TextStyle.LABEL, ink=theme.text2, wraps=True)
            )
        sides = [self._side(number, side) for number, side in enumerate(game.sides)]
        words.addWidget(Flow(sides, apart=style.px(20), lines_apart=style.px(2)))

    def _side(self, number: int, side: SideScore) -> QWidget:
        style, holder = self._style, QWidget()
        line = horizontal(style, holder, margins=(0, 0, 0, 0), gap=8)
        names = Elided(style, side.names, TextStyle.LABEL_STRONG)
        score = label(style, figure(side.score), TextStyle.LABEL)
        put(line, Marker(style, style.theme.sides[number]), names, score)
        return holder

    def _when(self, game: GameCard) -> str:
        if game.is_locked:
            return self.tr("Open in another window.")
        if game.notice:
            return game.notice
        when = moment(game.left_at, datetime.now())
        if game.is_scored:
            return filled(self.tr("Kept with paper cards, left {when}"), when=when)
        if not game.to_play:
            return filled(self.tr("Left {when}"), when=when)
        return filled(
            self.tr("{name} to play, left {when}"), name=WORDS.person(game.to_play), when=when
        )

    def _begun(self, game: GameCard) -> str:
        """When *game* was begun, if another one looks just like it."""
        if game.begun_at is None or sum(one.looks == game.looks for one in self.facts.games) < 2:
            return ""
        return filled(self.tr("begun {when}"), when=moment(game.begun_at, datetime.now()))

    def _game_buttons(self, game: GameCard, kind: ButtonKind) -> QLayout:
        style, row = self._style, QHBoxLayout()
        row.setSpacing(0)
        if self._has_rows:
            row.addStretch(1)

        def button(
            text: str, kind: ButtonKind, does: str, act: Callable[[], None], height: float = 40
        ) -> Button:
            made = Button(style, text, kind, height=height, name=f"{does}-{game.id}", act=act)
            row.addWidget(made)
            return made

        if self._asked == game.id:
            button(self.tr("Keep game"), ButtonKind.QUIET, "keep", lambda: self._ask_about(""))
            delete = self.delete_requested
            button(self.tr("Delete game"), ButtonKind.PLAIN, "delete", lambda: delete.emit(game.id))
            return row
        high = 52 if kind is ButtonKind.PRIMARY and not self._is_low else 40
        words = self.tr("Look at it") if game.notice else self.tr("Continue")
        more = MenuButton(
            style, translate("Common", "More"), ButtonKind.QUIET, name=f"more-{game.id}"
        )
        more.add(translate("Common", "Delete"), f"ask-{game.id}", lambda: self._ask_about(game.id))
        row.addWidget(more)
        for made in (
            more,
            button(words, kind, "continue", lambda: self.continue_requested.emit(game.id), high),
        ):
            made.setAccessibleDescription(game.title)
            made.setEnabled(not game.is_locked)
        return row

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

    def _other_games(self) -> QLayout:
        style = self._style
        rows = vertical(style, margins=(RING, RING, RING, RING), gap=8)
        others, panels = self.facts.games[1:], []
        for game in others[: self._listed]:
            panel = Surface(style, line=style.theme.line, radius=10)
            inner = vertical(style, panel, margins=(20, 7, 12, 7), gap=0)
            self._describe(inner, game, TextStyle.NAME, ButtonKind.PLAIN)
            panels.append(panel)
            rows.addWidget(panel)
        if len(others) > self._listed:
            older = Button(
                style, self.tr("Show older games"), ButtonKind.QUIET, name="older-games",
                act=self._show_older,
            )  # fmt: skip
            words = max(panel.minimumSizeHint().width() for panel in panels) + 2 * style.px(RING)
            room = self._inner_width() - older.sizeHint().width()
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

    # -- what can be started, and the quiet row ----------------------------------------------

    def _quiet_rows(self) -> QLayout:
        tiles: tuple[tuple[str, str, Icon, str, Callable[[], None]], ...] = (
            (translate("Common", "Keep score"), self.tr("for real cards"),
             Icon.TALLY, "keep-score", self.keep_requested.emit),
            (translate("Common", "Score sheet"), self.tr("blank, to print"),
             Icon.SHEET, "print-sheet", self.print_requested.emit),
            (translate("Common", "Family book"), self.tr("who won with whom"),
             Icon.PEOPLE, "family-book", self.book_requested.emit),
            (translate("Common", "Open a game"), self.tr("saved or sent"),
             Icon.FOLDER, "open", self.open_requested.emit),
            (translate("Common", "Preferences"), self.tr("cards, text, pace"),
             Icon.SLIDERS, "preferences", self.preferences_requested.emit),
        )  # fmt: skip
        style, is_brief = self._style, self._density is Density.LOW_TILES
        if is_brief:
            tiles = (*tiles, (translate("Common", "Rules"), self.tr("of the three games"),
                              Icon.RULES, "rules", self.rules_requested.emit))  # fmt: skip
        made = [
            Tile(style, text, about, sign, name=name, is_brief=is_brief)
            for text, about, sign, name, _ in tiles
        ]
        columns = -(-len(made) // self._rows_for(made))
        rows = vertical(style, gap=_TILES_APART - 2 * RING)
        for place, (tile, (*_, ask)) in enumerate(zip(made, tiles, strict=True)):
            tile.clicked.connect(ask)
            if place % columns == 0:
                row = horizontal(style, gap=_TILES_APART - 2 * RING)
                rows.addLayout(row)
            row.addWidget(tile, 1)
        return rows

    def _rows_for(self, tiles: list[Tile]) -> int:
        """In how many rows *tiles* have room for their words, all of the same length."""
        style = self._style
        room = self._inner_width()
        space = style.px(_TILES_APART - 2 * RING)
        widest = max(tile.sizeHint().width() for tile in tiles)
        columns = max(1, min(len(tiles), int((room + space) // (widest + space))))
        return -(-len(tiles) // columns)


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
    panels: list[QWidget] = []
    for sentence in told:
        holder = QWidget()
        panel = Surface(style, fill=style.theme.chrome2, line=style.theme.zone_line, radius=10)
        vertical(style, holder, margins=(RING, 0, RING, 0)).addWidget(panel)
        row = horizontal(style, panel, margins=(20, 12, 20, 12), gap=12)
        ink = style.theme.warn
        said = label(style, breakable(sentence), TextStyle.BODY, ink=ink, wraps=True)
        put(row, SignLabel(style, Icon.WARNING, ink), (said, 1))
        panels.append(holder)
    return panels


def _height(layout: QLayout, width: int) -> int:
    """Pixels that *layout* needs where it is *width* pixels wide."""
    if layout.hasHeightForWidth():
        return layout.heightForWidth(width)
    return layout.sizeHint().height()
