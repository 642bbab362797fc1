"""The family book: what was played, who won how often and with whom."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from handfoot_gui.session.history.figures import (
    GameFilter,
    PairFigures,
    PersonFigures,
    PlayerFilter,
)
from handfoot_gui.session.history.finished import FinishedGame
from handfoot_gui.ui.pages.family_book.facts import BookFacts, Export, Leaf
from handfoot_gui.ui.pages.family_book.filters import BookFilters, Offers
from handfoot_gui.ui.pages.family_book.game import GameDetails, can_look_back
from handfoot_gui.ui.pages.family_book.tables import (
    BookTable,
    BookTableView,
    game_columns,
    pair_columns,
    people_columns,
)
from handfoot_gui.ui.pages.family_book.win_bars import Bar, WinBars
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.fields import Segments
from handfoot_gui.ui.widgets.figures import joined
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import Surface, breakable, label
from handfoot_gui.ui.widgets.page import Page, column
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import person_name


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

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._facts = BookFacts()
        self._leaf = Leaf.GAMES
        self._progress = ""
        self._chosen = ""
        """The id of the game whose details are shown."""
        self._is_gone_to = False
        """Whether people are to see that game, wherever it lies."""
        self._games: BookTable[FinishedGame] = BookTable(self)
        self._people: BookTable[PersonFigures] = BookTable(self)
        self._pairs: BookTable[PairFigures] = BookTable(self)

    @property
    def facts(self) -> BookFacts:
        """What is shown."""
        return self._facts

    @property
    def leaf(self) -> Leaf:
        """What is read now."""
        return self._leaf

    @property
    def game(self) -> FinishedGame | None:
        """The game whose details are shown."""
        rows = self._facts.games
        return next((game for game in rows if game.id == self._chosen), rows[0] if rows else None)

    def set_facts(self, facts: BookFacts) -> None:
        """Show *facts*; the chosen game stays chosen as long as it is among them."""
        place = next((n for n, one in enumerate(self._facts.games) if one.id == self._chosen), 0)
        was_empty, self._facts = not self._facts.count, facts
        ids = [game.id for game in facts.games]
        if self._chosen not in ids:
            # The one that took its place is next to be read.
            self._chosen = ids[min(place, len(ids) - 1)] if ids else ""
        has_outs = any(deal.out is not None for game in facts.games for deal in game.deals)
        self._people.show_rows(
            people_columns(has_points=facts.is_alike, has_outs=has_outs), facts.people
        )
        self._pairs.show_rows(pair_columns(has_points=facts.is_alike), facts.pairs)
        self._rebuild()
        if self._is_gone_to:
            self._is_gone_to = False
            # The table has its place once the window has had its turn.
            QTimer.singleShot(0, self, self._bring_in_sight)
        if was_empty and facts.count and self.isVisible():
            # The button that had the keyboard is gone.
            self.open_first()

    def choose_game(self, game_id: str) -> None:
        """Go to this game the next time that facts are set."""
        self._chosen, self._leaf, self._is_gone_to = game_id, Leaf.GAMES, True

    def _bring_in_sight(self) -> None:
        """Scroll so far that the chosen game is seen, which a table may have below the window."""
        table, content = self.findChild(BookTableView, "games"), self.widget()
        if table is not None and content is not None:
            row = table.visualRect(table.currentIndex())
            corner = table.viewport().mapTo(content, row.bottomLeft())
            self.ensureVisible(0, corner.y(), 0, row.height())

    def set_progress(self, sentence: str) -> None:
        """Tell how far reading has come, without building the page anew; empty hides it."""
        self._progress = sentence
        self._progress_label.setText(sentence)
        self._progress_label.setVisible(bool(sentence))

    def open_first(self) -> None:
        """Put the keyboard where reading begins."""
        first = self.findChild(BookTableView) or self.findChild(Button, "start-game")
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
        if self._facts.count:
            rows.addLayout(self._filters())
        rows.addWidget(self._progress_label)
        if self._facts.said:
            rows.addWidget(self._said())
        if not self._facts.count:
            rows.addWidget(self._nothing(), 1)
        elif not self._facts.games:
            rows.addWidget(self._none_fits(), 1)
        elif self._has_no_rows:
            rows.addWidget(self._no_people(), 1)
        else:
            rows.addWidget(self._leaf_widget(), 1)
        return content

    def _head(self) -> QLayout:
        style = self._style
        rows = QVBoxLayout()
        rows.setSpacing(0)
        head = QHBoxLayout()
        head.setSpacing(style.px(2))
        rows.addLayout(head)
        title = label(style, self.tr("Family book"), TextStyle.PAGE_TITLE)
        title.setContentsMargins(style.px(RING), 0, 0, 0)
        head.addWidget(title, 1)
        # Without a game, starting one is the thing to do.
        kind = ButtonKind.PRIMARY if self._facts.count else ButtonKind.PLAIN
        back = Button(style, self.tr("Back"), kind, sign=Icon.BACK, key=self.tr("Esc"), name="back")
        back.clicked.connect(self.closed)
        if self._facts.games:
            season = Button(style, self.tr("Season page"), sign=Icon.SHEET, name="season")
            season.clicked.connect(self.season_requested)
            line = head
            if self._is_narrow:
                line = QHBoxLayout()
                line.setSpacing(style.px(2))
                rows.addLayout(line)
            line.addWidget(season)
            line.addWidget(self._export_button())
            if self._is_narrow:
                line.addStretch(1)
        head.addWidget(back)
        return rows

    def _export_button(self) -> Button:
        style = self._style
        text, sign = self.tr("Export as CSV"), Icon.CHEVRON_DOWN
        button = Button(style, text, sign=sign, name="export", is_sign_last=True)
        menu = QMenu(button)
        for text, kind in (
            (self.tr("Games, a row for every side"), Export.GAMES),
            (self.tr("Deals, a row for every side"), Export.DEALS),
        ):
            action = QAction(text, menu)
            action.setObjectName(f"export-{kind.value}")
            action.triggered.connect(lambda _=False, kind=kind: self.export_requested.emit(kind))
            menu.addAction(action)
        button.clicked.connect(lambda: self._open_menu(button, menu))
        return button

    def _open_menu(self, button: Button, menu: QMenu) -> None:
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
        menu.setActiveAction(menu.actions()[0])

    def _filters(self) -> QLayout:
        style, facts = self._style, self._facts
        leaves = Segments(
            style,
            (
                (self.tr("Games"), Leaf.GAMES.value),
                (self.tr("People"), Leaf.PEOPLE.value),
                (self.tr("Pairs"), Leaf.PAIRS.value),
            ),
            name="leaf",
        )
        leaves.set_value(self._leaf.value)
        leaves.set_accessible_names(self.tr("Show"))
        leaves.chosen.connect(self._on_leaf)
        offers = Offers(facts.game_names, facts.rule_names, facts.years)
        fields = BookFilters(style, facts.choice, offers, in_pairs=self._is_narrow)
        fields.choice_made.connect(self.choice_made)
        rows = QVBoxLayout() if self._room < 2 else QHBoxLayout()
        rows.setSpacing(0)
        rows.addWidget(leaves, 0, Qt.AlignmentFlag.AlignLeft)
        if self._room == 2:
            rows.addStretch(1)
        rows.addWidget(fields, 0, Qt.AlignmentFlag.AlignLeft)
        return rows

    def _said(self) -> QWidget:
        style, px, facts = self._style, self._style.px, self._facts
        panel = Surface(style, fill=style.theme.chrome2, line=style.theme.zone_line, radius=10)
        row = QHBoxLayout(panel)
        row.setContentsMargins(px(16), px(4), px(8), px(4))
        ink = style.theme.warn if facts.is_fault else style.theme.text
        said = label(style, breakable(facts.said), TextStyle.BODY, ink=ink, wraps=True)
        said.setObjectName("said")
        said.setMinimumHeight(px(40))
        row.addWidget(said, 1)
        if facts.removed:
            back = Button(style, self.tr("Bring it back"), key="Ctrl+Z", name="bring-back")
            back.clicked.connect(lambda: self.bring_back_requested.emit(facts.removed))
            row.addWidget(back)
        return panel

    def _nothing(self) -> QWidget:
        sentence = self.tr("Finished games appear here.")
        start = Button(
            self._style, self.tr("Start a game"), ButtonKind.PRIMARY, height=52, name="start-game"
        )
        start.clicked.connect(self.new_game_requested)
        return self._instead(sentence, start)

    def _none_fits(self) -> QWidget:
        sentence = self.tr("No finished game fits this choice.")
        everything = Button(self._style, self.tr("Show all games"), name="show-all")
        everything.clicked.connect(lambda: self.choice_made.emit(GameFilter()))
        return self._instead(sentence, everything)

    def _no_people(self) -> QWidget:
        """In place of an empty table: bots finished what is chosen."""
        sentence = self.tr("Only people are counted here. Bots played or finished these games.")
        everybody = Button(self._style, self.tr("Show people and bots"), name="show-everybody")
        choice = replace(self._facts.choice, company=PlayerFilter.EVERYBODY)
        everybody.clicked.connect(lambda: self.choice_made.emit(choice))
        return self._instead(sentence, everybody)

    @property
    def _has_no_rows(self) -> bool:
        facts = self._facts
        is_empty = not facts.people and self._leaf is not Leaf.GAMES
        return is_empty and facts.choice.company is PlayerFilter.PEOPLE

    def _instead(self, sentence: str, button: Button) -> QWidget:
        holder = QWidget()
        rows = QVBoxLayout(holder)
        rows.setSpacing(self._style.px(16))
        rows.addStretch(2)
        said = label(self._style, sentence, TextStyle.PROMPT, wraps=True)
        said.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        rows.addWidget(said)
        rows.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        rows.addStretch(3)
        return holder

    def _leaf_widget(self) -> QWidget:
        style, px = self._style, self._style.px
        holder = QWidget()
        halves = QVBoxLayout(holder) if self._is_narrow else QHBoxLayout(holder)
        halves.setContentsMargins(px(RING), 0, px(RING), 0)
        halves.setSpacing(px(24))
        match self._leaf:
            case Leaf.GAMES:
                # Beside the details of a game there is no room for them.
                has_points = self._is_narrow or self._room == len(self.breaks)
                self._games.show_rows(game_columns(has_points=has_points), self._facts.games)
                table = BookTableView(
                    style,
                    self._games,
                    name="games",
                    title=self.tr("Finished games"),
                    is_narrow=self._is_narrow,
                )
                self._details = QVBoxLayout()
                self._show_details()
                beside: QLayout | QWidget = self._details
                game = self.game
                assert game is not None, "there are games to show"
                table.show_row(self._facts.games.index(game))
                table.row_changed.connect(self._on_game_row)
                table.row_chosen.connect(self._on_game_chosen)
                table.row_removed.connect(
                    lambda row: self.remove_requested.emit(self._facts.games[row])
                )
            case Leaf.PEOPLE:
                table = BookTableView(
                    style,
                    self._people,
                    name="people",
                    title=self.tr("People"),
                    is_narrow=self._room < len(self.breaks),
                )
                beside = self._bars(
                    [Bar(person_name(row), row.games, row.wins) for row in self._facts.people],
                    self.tr("Games won"),
                )
            case Leaf.PAIRS:
                table = BookTableView(
                    style,
                    self._pairs,
                    name="pairs",
                    title=self.tr("Pairs"),
                    is_narrow=self._room < len(self.breaks),
                )
                beside = self._bars(
                    [Bar(joined(row.names), row.games, row.wins) for row in self._facts.pairs],
                    self.tr("Games won by each pair"),
                )
        table.setMinimumHeight(px(300 if self._is_narrow else 150))
        left = QVBoxLayout()
        left.setSpacing(px(8))
        left.addWidget(table, 1)
        if self._leaf is not Leaf.GAMES and not self._facts.is_alike:
            note = self.tr("Points are shown for one game at a time.")
            left.addWidget(label(style, note, TextStyle.LABEL, ink=style.theme.text2, wraps=True))
        if self._leaf is Leaf.PAIRS and not self._facts.pairs:
            note = self.tr("In these games nobody had a partner.")
            left.addWidget(label(style, note, TextStyle.LABEL, ink=style.theme.text2, wraps=True))
        halves.addLayout(left, 17)
        if isinstance(beside, QWidget):
            halves.addWidget(beside, 10)
        else:
            halves.addLayout(beside, 10)
        return holder

    def _bars(self, bars: list[Bar], title: str) -> QWidget:
        style = self._style
        holder = QWidget()
        holder.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        rows = QVBoxLayout(holder)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(style.px(10))
        rows.addWidget(label(style, title, TextStyle.SECTION_TITLE, wraps=True))
        rows.addWidget(WinBars(style, bars, title=title), 1)
        return holder

    def _show_details(self) -> None:
        while (old := self._details.takeAt(0)) is not None:
            widget = old.widget()
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        game = self.game
        if game is None:
            return
        details = GameDetails(self._style, game)
        details.look_back_requested.connect(lambda: self.look_back_requested.emit(game))
        details.sheet_requested.connect(lambda: self.sheet_requested.emit(game))
        details.remove_requested.connect(lambda: self.remove_requested.emit(game))
        self._details.addWidget(details)

    # -- what people do ---------------------------------------------------------------------

    def _on_leaf(self, value: str) -> None:
        self._leaf = Leaf(value)
        self._rebuild()

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
        is_undo = (
            event.keyCombination().toCombined() == (Qt.Modifier.CTRL | Qt.Key.Key_Z).toCombined()
        )
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif is_undo and self._facts.removed:
            self.bring_back_requested.emit(self._facts.removed)
        else:
            super().keyPressEvent(event)
