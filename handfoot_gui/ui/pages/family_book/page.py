"""The family book: what was played, who won how often and with whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import partial

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLayout, QSizePolicy, QVBoxLayout, QWidget

from handfoot_gui.games import GAMES
from handfoot_gui.session.history.figures import (
    GameFilter,
    Key,
    PairFigures,
    PersonFigures,
    PlayerFilter,
    career,
    chosen,
)
from handfoot_gui.session.history.finished import FinishedGame
from handfoot_gui.session.history.rating import Climber, ladder
from handfoot_gui.session.points_gone import PointsGone
from handfoot_gui.ui.pages.family_book.beside import (
    Bar,
    Bars,
    CareerDetails,
    GameDetails,
    can_look_back,
    wins_bar,
)
from handfoot_gui.ui.pages.family_book.filters import BookFilters, Offers
from handfoot_gui.ui.pages.family_book.ladder import (
    LadderDetails,
    LadderPicture,
    ladder_columns,
)
from handfoot_gui.ui.pages.family_book.tables import game_columns, pair_columns, people_columns
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, MenuButton
from handfoot_gui.ui.widgets.fields import ChoiceField, Segments
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.key_text import presses, worn
from handfoot_gui.ui.widgets.labels import label
from handfoot_gui.ui.widgets.layouts import empty, horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Page, column, tidings
from handfoot_gui.ui.widgets.text_table import TextColumn, TextTable, TextTableView
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import game_title, person_name
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud, partners


class Leaf(StrEnum):
    """What is read in the book."""

    GAMES = "games"
    PEOPLE = "people"
    PAIRS = "pairs"
    LADDER = "ladder"


class Export(StrEnum):
    """What a table for a spreadsheet has a row for."""

    GAMES = "games"
    DEALS = "deals"


class BookFacts(Struct, frozen=True):
    """All the family book shows."""

    every: tuple[FinishedGame, ...] = ()
    """All games in the book, the last first."""
    choice: GameFilter = GameFilter()
    game_names: tuple[str, ...] = ()
    rule_names: tuple[str, ...] = ()
    """The rules of the chosen game."""
    years: tuple[int, ...] = ()
    games: tuple[FinishedGame, ...] = ()
    """Those that are chosen, the last first."""
    people: tuple[PersonFigures, ...] = ()
    pairs: tuple[PairFigures, ...] = ()
    is_alike: bool = False
    """Whether the points of the chosen games may be compared."""
    said: str = ""
    is_fault: bool = False
    removed: str = ""
    """The id of the game that was removed last and can be brought back."""


class FamilyBookPage(Page):
    """The family book.

    Signals: ``choice_made(Choice)``, ``look_back_requested(FinishedGame)``,
    ``sheet_requested(FinishedGame)``, ``remove_requested(FinishedGame)``,
    ``bring_back_requested(id)``, ``season_requested()``, ``export_requested(Export)``,
    ``new_game_requested()``, ``closed()``.
    """

    choice_made = Signal(object)
    look_back_requested = Signal(object)
    sheet_requested = Signal(object)
    remove_requested = Signal(object)
    bring_back_requested = Signal(str)
    season_requested = Signal()
    export_requested = Signal(object)
    new_game_requested = Signal()
    closed = Signal()
    breaks = (1000, 1060)
    may_be_forgotten = True

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._facts = BookFacts()
        self._leaf = Leaf.GAMES
        self._progress = ""
        self._chosen = ""
        """The id of the game whose details are shown."""
        self._climber: Key | None = None
        """Who is chosen on the ladder."""
        self._picture = LadderPicture.RATING
        """What is shown of whoever that is."""
        self.gone_of: Callable[[str, str], PointsGone | None] = lambda _person, _game: None
        """Of a `person_key` and a game where the points go; None: nobody knows of that game."""
        self._is_gone_to = False
        """Whether people are to see that game, wherever it lies."""

    @property
    def facts(self) -> BookFacts:
        """What is shown."""
        return self._facts

    @property
    def game(self) -> FinishedGame | None:
        """The game whose details are shown."""
        rows = self._facts.games
        return next((game for game in rows if game.id == self._chosen), rows[0] if rows else None)

    def set_facts(self, facts: BookFacts) -> None:
        """Show *facts*; the chosen game stays chosen as long as it is among them."""
        place = next((n for n, one in enumerate(self._facts.games) if one.id == self._chosen), 0)
        was_empty, self._facts = not self._facts.every, facts
        ids = [game.id for game in facts.games]
        if self._chosen not in ids:
            # The one that took its place is next to be read.
            self._chosen = ids[min(place, len(ids) - 1)] if ids else ""
        self._rebuild()
        if self._is_gone_to:
            self._is_gone_to = False
            # The table has its place once the window has had its turn.
            QTimer.singleShot(0, self, self._bring_in_sight)
        if was_empty and facts.every and self.isVisible():
            # The button that had the keyboard is gone.
            self.open_first()

    def choose_game(self, game_id: str) -> None:
        """Go to this game the next time that facts are set."""
        self._chosen, self._leaf, self._is_gone_to = game_id, Leaf.GAMES, True

    def _bring_in_sight(self) -> None:
        """Scroll so far that the chosen game is seen, which a table may have below the window."""
        table, content = self.findChild(TextTableView, "games"), self.widget()
        if table is not None and content is not None:
            row = table.visualRect(table.currentIndex())
            corner = table.viewport().mapTo(content, row.bottomLeft())
            self.ensureVisible(0, corner.y(), 0, row.height())

    def set_progress(self, sentence: str) -> None:
        """Tell how far reading has come, without building the page anew; empty hides it."""
        self._progress = sentence
        if self.widget() is not None:
            self._progress_label.setText(sentence)
            self._progress_label.setVisible(bool(sentence))

    def open_first(self) -> None:
        """Put the keyboard where reading begins."""
        first = self.findChild(TextTableView, self._leaf.value) or self.findChild(
            Button, "start-game"
        )
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- what is built ----------------------------------------------------------------------

    def _content(self) -> QWidget:
        style, px = self._style, self._style.px
        margin = self._margin()
        content, rows = column(style, margins=(margin - RING, 24, margin - RING, 20))
        rows.setSpacing(px(8))
        rows.addLayout(self._head())
        self._progress_label = label(style, self._progress, TextStyle.LABEL, ink=style.theme.text2)
        self._progress_label.setObjectName("progress")
        if not self._progress:
            # Shown before it has a parent, it would be a window of its own.
            self._progress_label.hide()
        if self._facts.every:
            rows.addLayout(self._filters())
        rows.addWidget(self._progress_label)
        if self._facts.said:
            rows.addWidget(self._said())
        rows.addWidget(self._read(), 1)
        return content

    def _read(self) -> QWidget:
        """What is read now, or a sentence and a way on in the place of an empty table."""
        facts, look = self._facts, self._style
        choice = GameFilter()
        if not facts.every:
            text, act = self.tr("Start a game"), self.new_game_requested
            kind = ButtonKind.PRIMARY
            start = Button(look, text, kind, height=52, name="start-game", act=act)
            return self._instead(self.tr("Finished games appear here."), start)
        if self._leaf is Leaf.LADDER:
            return self._ladder()
        if not facts.games:
            sentence = self.tr("No finished game matches this choice.")
            text, name = self.tr("Show all games"), "show-all"
        elif (
            not facts.people
            and self._leaf is not Leaf.GAMES
            and facts.choice.company is PlayerFilter.PEOPLE
        ):
            sentence = self.tr(
                "Only people are counted here, but bots played in or finished all of these games."
            )
            text, name = self.tr("Show people and bots"), "show-everybody"
            choice = replace(facts.choice, company=PlayerFilter.EVERYBODY)
        else:
            return self._leaf_widget()
        more = Button(look, text, name=name, act=lambda: self.choice_made.emit(choice))
        return self._instead(sentence, more)

    def _head(self) -> QLayout:
        style = self._style
        title = label(style, translate("Common", "Family book"), TextStyle.PAGE_TITLE)
        title.setContentsMargins(style.px(RING), 0, 0, 0)
        text, key, act = translate("Common", "Back"), "Esc", self.closed
        back = Button(style, text, sign=Icon.BACK, key=key, name="back", act=act)
        head = horizontal(style, gap=2)
        head.addWidget(title, 1)
        rows = vertical(style, gap=0)
        rows.addLayout(head)
        if self._facts.games:
            text, act = translate("Common", "Season page"), self.season_requested
            season = Button(style, text, sign=Icon.SHEET, name="season", act=act)
            more = (season, self._export_button())
            if self._is_narrow:
                line = horizontal(style, gap=2)
                put(line, *more, 1)
                rows.addLayout(line)
            else:
                put(head, *more)
        head.addWidget(back)
        return rows

    def _export_button(self) -> Button:
        style = self._style
        button = MenuButton(style, translate("Common", "Export as CSV"), name="export")
        for text, kind in (
            (self.tr("Games, one row per side"), Export.GAMES),
            (self.tr("Deals, one row per side"), Export.DEALS),
        ):
            name = f"export-{kind.value}"
            button.choices.add(text, name, partial(self.export_requested.emit, kind))
        return button

    def _filters(self) -> QLayout:
        style, facts = self._style, self._facts
        leaves = Segments(
            style,
            (
                (translate("Common", "Games"), Leaf.GAMES.value),
                (translate("Common", "People"), Leaf.PEOPLE.value),
                (self.tr("Pairs"), Leaf.PAIRS.value),
                (self.tr("Ladder", "of players by their strength"), Leaf.LADDER.value),
            ),
            name="leaf",
        )
        leaves.set_value(self._leaf.value)
        leaves.set_accessible_names(translate("Common", "Show"))
        leaves.chosen.connect(self.show_leaf)
        fields: QWidget
        if self._leaf is Leaf.LADDER:
            fields = self._ladder_field()
        else:
            offers = Offers(facts.game_names, facts.rule_names, facts.years)
            fields = BookFilters(style, facts.choice, offers, in_pairs=self._is_narrow)
            fields.choice_made.connect(self.choice_made)
        is_beside = self._leaf is Leaf.LADDER and not self._is_narrow
        rows = horizontal(style, gap=0) if is_beside else vertical(style, gap=0)
        rows.addWidget(leaves, 0, Qt.AlignmentFlag.AlignLeft)
        if is_beside:
            rows.addStretch(1)
        rows.addWidget(fields, 0, Qt.AlignmentFlag.AlignLeft)
        return rows

    @property
    def _ladder_game(self) -> str:
        """The game whose ladder is shown: the chosen one, or the most played."""
        return self._facts.choice.game or self._facts.game_names[0]

    def _ladder_field(self) -> ChoiceField:
        """Every game has a ladder of its own, of all rules and years."""
        items = ((game_title(name), name) for name in self._facts.game_names)
        field = ChoiceField(self._style, items, name="choose-game")
        field.set_value(self._ladder_game)
        field.setAccessibleName(translate("Common", "Game"))
        field.activated.connect(lambda: self._on_ladder_game(field.value()))
        return field

    def _said(self) -> QWidget:
        style, facts = self._style, self._facts
        beside = []
        if facts.removed:
            back = Button(style, self.tr("Bring it back"), key=worn("Ctrl+Z"), name="bring-back")
            back.clicked.connect(lambda: self.bring_back_requested.emit(facts.removed))
            beside.append(back)
        return tidings(style, facts.said, *beside, is_fault=facts.is_fault)

    def _instead(self, sentence: str, button: Button) -> QWidget:
        said = label(self._style, sentence, TextStyle.PROMPT, wraps=True)
        said.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        holder = QWidget()
        rows = vertical(self._style, holder, gap=16)
        put(rows, 2, said)
        rows.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        rows.addStretch(3)
        return holder

    @property
    def _is_wide(self) -> bool:
        """Whether all columns of a table have room beside what else is read."""
        return self._room == len(self.breaks)

    def _leaf_widget(self) -> QWidget:
        style, facts = self._style, self._facts
        tables = {Leaf.GAMES: self._games, Leaf.PEOPLE: self._people, Leaf.PAIRS: self._pairs}
        table, beside = tables[self._leaf]()
        table.setMinimumHeight(style.px(300 if self._is_narrow else 150))
        if self._is_narrow:
            # Below it stands more, which would have no room of its own otherwise.
            table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        left = vertical(style, gap=8)
        left.addWidget(table, 1)
        note, nobody = "", ""
        if self._leaf is not Leaf.GAMES and not facts.is_alike:
            note = self.tr("Points are shown for one game at a time.")
        if self._leaf is Leaf.PAIRS and not facts.pairs:
            nobody = self.tr("In these games nobody had a partner.")
        for text in filter(None, (note, nobody)):
            ink = style.theme.text2
            left.addWidget(label(style, text, TextStyle.LABEL, ink=ink, wraps=True))
        holder = QWidget()
        layout = vertical if self._is_narrow else horizontal
        halves = layout(style, holder, margins=(RING, 0, RING, 0), gap=24)
        put(halves, (left, 17), (beside, 10))
        return holder

    def _games(self) -> tuple[TextTableView, QLayout | QWidget]:
        """The table of games, and what stands beside it."""
        # Beside the details of a game there is no room for them.
        columns = game_columns(has_points=self._is_narrow or self._is_wide)
        table = self._table(columns, self._facts.games, self.tr("Finished games"))
        return table, self._details_beside(table)

    def _people(self) -> tuple[TextTableView, QLayout | QWidget]:
        """The table of people, and what stands beside it."""
        facts = self._facts
        has_outs = any(deal.out is not None for one in facts.games for deal in one.deals)
        columns = people_columns(has_points=facts.is_alike, has_outs=has_outs)
        table = self._table(columns, facts.people, translate("Common", "People"))
        bars = [wins_bar(person_name(row), row.games, row.wins) for row in facts.people]
        careers = [(person_name(row), (row.key,)) for row in facts.people]
        return table, self._careers_beside(table, self.tr("Games won"), bars, careers)

    def _pairs(self) -> tuple[TextTableView, QLayout | QWidget]:
        """The table of pairs, and what stands beside it."""
        facts = self._facts
        table = self._table(pair_columns(has_points=facts.is_alike), facts.pairs, self.tr("Pairs"))
        bars = [wins_bar(partners(row.names), row.games, row.wins) for row in facts.pairs]
        careers = [(partners(row.names), row.keys) for row in facts.pairs]
        title = self.tr("Games won by each pair")
        return table, self._careers_beside(table, title, bars, careers)

    def _ladder(self) -> QWidget:
        """The ladder of a game, and who is chosen on it; at first whoever played last."""
        style, game = self._style, self._ladder_game
        rungs = GAMES[game].ratings
        steps = ladder(
            chosen(self._facts.every, GameFilter(game=game)), rungs, WORDS.reader.alphabet
        )
        table = self._table(
            ladder_columns(), steps, self.tr("Ladder", "of players by their strength")
        )
        # In one column the page scrolls, so that the ladder need not.
        table.setMinimumHeight(style.px(50 + 42 * min(len(steps), 12) if self._is_narrow else 230))
        details = vertical(style, gap=0)

        def show(row: int) -> None:
            empty(details)
            self._climber = steps[row].key
            key, is_bot = steps[row].key
            gone = None if is_bot else self.gone_of(key, game)
            shown = LadderDetails(style, steps[row], game, rungs, gone, self._picture)
            shown.picture_chosen.connect(self._on_picture)
            table.setAccessibleDescription(aloud(shown.said))
            details.addWidget(shown)

        table.row_changed.connect(show)
        people = [one for one in steps if isinstance(one, Climber)]
        last = max(people, key=lambda one: one.steps[-1].game.finished, default=None)
        known = next((one for one in steps if one.key == self._climber), last or steps[0])
        show(steps.index(known))
        table.show_row(steps.index(known))
        note = self.tr(
            "Bots stay where they are. The stronger the others, the more a win earns. Practice "
            "games do not count."
        )
        below = label(style, note, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        left = vertical(style, gap=8)
        put(left, (table, 1), below)
        holder = QWidget()
        layout = vertical if self._is_narrow else horizontal
        halves = layout(style, holder, margins=(RING, 0, RING, 0), gap=24)
        if self._is_narrow:
            # Where somebody stands is to be read first.
            table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            put(halves, details, (left, 1))
        else:
            put(halves, (left, 10), (details, 13))
        return holder

    def _table(
        self, columns: Sequence[TextColumn], rows: Sequence[object], title: str
    ) -> TextTableView:
        is_games = self._leaf is Leaf.GAMES
        is_narrow = self._is_narrow if is_games else not self._is_wide
        made, name = TextTable(columns, rows), self._leaf.value
        return TextTableView(self._style, made, name=name, title=title, is_narrow=is_narrow)

    def _details_beside(self, table: TextTableView) -> QVBoxLayout:
        """Room for the details of the game that is chosen in *table*."""
        game, games = self.game, self._facts.games
        assert game is not None, "there are games to show"
        self._details = QVBoxLayout()
        self._show_details()
        table.show_row(games.index(game))
        table.row_changed.connect(self._on_game_row)
        table.row_chosen.connect(self._on_game_chosen)
        table.row_removed.connect(lambda row: self.remove_requested.emit(games[row]))
        return self._details

    def _careers_beside(
        self,
        table: TextTableView,
        title: str,
        bars: list[Bar],
        careers: Sequence[tuple[str, tuple[Key, ...]]],
    ) -> QVBoxLayout:
        """Wins as bars, and below them the career of whoever is chosen in *table*; *careers* are
        names and keys by row."""
        style = self._style
        rows, self._details = vertical(style, gap=8), vertical(style, gap=0)
        head = label(style, title, TextStyle.SECTION_TITLE, wraps=True)
        wins = Bars(style, bars, title=title, name="win-bars")
        if not self._is_narrow:
            # As many as there is room for; the page need not scroll for all of them.
            wins.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        put(rows, head, (wins, 1), (self._details, 1))

        def show(row: int) -> None:
            empty(self._details)
            name, keys = careers[row]
            games, has_bots = self._facts.games, self._facts.choice.has_bots
            done = career(games, keys, WORDS.reader.alphabet, with_bots=has_bots)
            is_person = len(keys) == 1 and not keys[0][1]
            person = name if is_person else ""
            self._details.addWidget(CareerDetails(style, name, done, person))

        if careers:
            table.row_changed.connect(show)
            table.show_row(0)
            show(0)
        return rows

    def _show_details(self) -> None:
        empty(self._details)
        game = self.game
        if game is None:
            return
        details = GameDetails(self._style, game, is_narrow=self._is_narrow)
        details.look_back_requested.connect(lambda: self.look_back_requested.emit(game))
        details.sheet_requested.connect(lambda: self.sheet_requested.emit(game))
        details.remove_requested.connect(lambda: self.remove_requested.emit(game))
        self._details.addWidget(details)

    # -- what people do ---------------------------------------------------------------------

    def show_leaf(self, value: str) -> None:
        """Show the leaf of the book that is called *value*, as its tab does."""
        self._leaf = Leaf(value)
        self._rebuild()

    def _on_picture(self, picture: str) -> None:
        self._picture = LadderPicture(picture)
        self._rebuild()

    def _on_ladder_game(self, game: str) -> None:
        if self._climber is not None and self._climber[1]:
            # A bot stands on every ladder, and people come to see themselves.
            self._climber = None
        self.choice_made.emit(replace(self._facts.choice, game=game, rules=None))

    def _on_game_row(self, row: int) -> None:
        self._chosen = self._facts.games[row].id
        self._show_details()

    def _on_game_chosen(self, row: int) -> None:
        game = self._facts.games[row]
        if can_look_back(game):
            self.look_back_requested.emit(game)
        else:
            self.sheet_requested.emit(game)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif presses(event, "Ctrl+Z") and self._facts.removed:
            self.bring_back_requested.emit(self._facts.removed)
        else:
            super().keyPressEvent(event)
