"""The window: a stack of pages, and what is done by its actions. It says what people want, no more.

A page or dialog is imported when it is first shown, so that the table is there soon.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QSize, Signal, SignalInstance
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from handfoot_gui.model.preferences import BotPace, Preferences, Setup
from handfoot_gui.views.game.page import GamePage
from handfoot_gui.views.game.side_panel import PanelFacts
from handfoot_gui.views.parts.icons import Sign
from handfoot_gui.views.parts.theme import Look
from handfoot_gui.views.window.actions import Can, WindowActions
from handfoot_gui.views.window.look import WindowLook
from handfoot_gui.views.window.page_kinds import Checking, Printing, Restyled

if TYPE_CHECKING:
    from handfoot_gui.views.game.cover_page import CoverFacts, CoverPage
    from handfoot_gui.views.game.score_page import ScoreFacts, ScorePage
    from handfoot_gui.views.preferences.dialog import PreferencesDialog
    from handfoot_gui.views.setup.choice import NewGame, SeatChoice
    from handfoot_gui.views.setup.new_game_page import NewGamePage
    from handfoot_gui.views.setup.other_game_page import OtherGamePage
    from handfoot_gui.views.setup.page import SetupPage
    from handfoot_gui.views.start.page import StartFacts, StartPage

SMALLEST: Final = QSize(1024, 700)
"""The smallest window, in logical pixels."""

_USUAL: Final = QSize(1280, 720)


class MainWindow(QMainWindow):
    """Shows one page at a time and tells what was asked for; it knows neither games nor files.

    Signals: ``setup_requested()`` (a new game is to be set up), ``game_requested(str)`` (one of a
    certain game), ``keep_requested()`` (the score of one with paper cards),
    ``deal_requested(choice)`` (a `NewGame` or `OtherGame`),
    ``continue_requested(id)``, ``delete_requested(id)``, ``file_chosen(path)``,
    ``book_requested()`` (the family book), ``start_requested()`` (leave the table),
    ``undo_requested()``, ``hint_requested()``, ``sheet_requested()``, ``print_requested()`` (a
    score sheet), ``check_requested()`` (the codes of the deals), ``table_requested()``,
    ``next_deal_requested()``, ``again_requested()``, ``look_back_requested()``,
    ``line_chosen(row)`` (of the log beside the table), ``uncover_requested()``,
    ``cover_requested()``, ``players_requested()``, ``preferences_changed(Preferences)`` (already
    applied),
    ``look_changed(Look)``, ``page_shown()`` (any page, by anybody), ``closing()``.
    """

    setup_requested = Signal()
    game_requested = Signal(str)
    keep_requested = Signal()
    deal_requested = Signal(object)
    continue_requested = Signal(str)
    delete_requested = Signal(str)
    file_chosen = Signal(str)
    start_requested = Signal()
    book_requested = Signal()
    undo_requested = Signal()
    hint_requested = Signal()
    sheet_requested = Signal()
    print_requested = Signal()
    check_requested = Signal()
    table_requested = Signal()
    next_deal_requested = Signal()
    again_requested = Signal()
    look_back_requested = Signal()
    line_chosen = Signal(int)
    uncover_requested = Signal()
    cover_requested = Signal()
    players_requested = Signal()
    preferences_changed = Signal(object)
    look_changed = Signal(object)
    page_shown = Signal()
    closing = Signal()

    def __init__(self, liked: Preferences, *, size: QSize = _USUAL) -> None:
        super().__init__()
        self.setWindowTitle(self.tr("Hand and Foot"))
        self.may_close: Callable[[], bool] = lambda: True
        """Asked before the window closes."""
        self._liked = liked
        self._looks = WindowLook(self, size, liked)
        self._looks.changed.connect(self._restyle)
        self._start: StartPage | None = None
        self._setup: NewGamePage | None = None
        self._other: OtherGamePage | None = None
        self._shown_game = ""
        """The game whose table was shown last."""
        self._game: GamePage | None = None
        self._score: ScorePage | None = None
        self._cover: CoverPage | None = None
        self._dialog: PreferencesDialog | None = None
        self._more: list[Restyled] = []
        self._stack = QStackedWidget()
        self.setCentralWidget(self._stack)
        self._can = Can()
        self._actions = WindowActions(self)
        self._connect_actions()
        self.setMinimumSize(SMALLEST)
        self.resize(size)

    # -- what is shown ----------------------------------------------------------------------

    @property
    def look(self) -> Look:
        """The theme and scale in force."""
        return self._looks.look

    @property
    def preferences(self) -> Preferences:
        """The preferences in force."""
        return self._liked

    @property
    def is_at_start(self) -> bool:
        """Whether the start page is the page that is shown."""
        return self._start is not None and self._start.isVisible()

    @property
    def is_at_score(self) -> bool:
        """Whether the score page is the page that is shown."""
        return self._score is not None and self._stack.currentWidget() is self._score

    @property
    def start_page(self) -> StartPage:
        if self._start is None:
            from handfoot_gui.views.start.page import StartPage

            page = self._start = StartPage(self.look)
            page.continue_requested.connect(self.continue_requested)
            page.delete_requested.connect(self.delete_requested)
            page.new_game_requested.connect(self.setup_requested)
            page.game_requested.connect(self.game_requested)
            page.keep_requested.connect(self.keep_requested)
            page.open_requested.connect(self._actions.open.trigger)
            page.book_requested.connect(self._actions.book.trigger)
            page.preferences_requested.connect(self._actions.preferences.trigger)
            page.help_requested.connect(self._actions.help.trigger)
            page.print_requested.connect(self.print_requested)
            self._stack.addWidget(page)
        return self._start

    @property
    def new_game_page(self) -> NewGamePage:
        if self._setup is None:
            from handfoot_gui.views.setup.new_game_page import NewGamePage

            page = self._setup = NewGamePage(self.look)
            self._add_setup(page)
        return self._setup

    @property
    def other_game_page(self) -> OtherGamePage:
        if self._other is None:
            from handfoot_gui.views.setup.other_game_page import OtherGamePage

            page = self._other = OtherGamePage(self.look)
            self._add_setup(page)
        return self._other

    def _add_setup(self, page: SetupPage) -> None:
        page.deal_requested.connect(self.deal_requested)
        page.print_requested.connect(self.print_requested)
        page.cancelled.connect(self.start_requested)
        page.game_chosen.connect(self.game_requested)
        self._stack.addWidget(page)

    @property
    def game_page(self) -> GamePage:
        if self._game is None:
            does = self._actions
            actions = (
                (does.undo, Sign.UNDO),
                (does.hint, Sign.HINT),
                (does.sheet, Sign.SHEET),
                (does.preferences, Sign.SLIDERS),
            )
            page = self._game = GamePage(self.look, does.menu, actions)
            page.panel.set_pace(self._liked.bot_pace)
            page.panel.pace_chosen.connect(self._on_pace)
            page.panel.sheet_requested.connect(self.sheet_requested)
            page.panel.line_chosen.connect(self.line_chosen)
            self._stack.addWidget(page)
        return self._game

    @property
    def score_page(self) -> ScorePage:
        if self._score is None:
            from handfoot_gui.views.game.score_page import ScorePage

            page = self._score = ScorePage(self.look)
            page.next_deal_requested.connect(self.next_deal_requested)
            page.table_requested.connect(self.table_requested)
            page.again_requested.connect(self.again_requested)
            page.check_requested.connect(self._actions.check.trigger)
            page.look_back_requested.connect(self._actions.look_back.trigger)
            page.print_requested.connect(self.print_requested)
            page.start_requested.connect(self.start_requested)
            self._stack.addWidget(page)
        return self._score

    @property
    def is_covered(self) -> bool:
        """Whether the cover is the page that is shown."""
        return self._cover is not None and self._stack.currentWidget() is self._cover

    @property
    def cover_page(self) -> CoverPage:
        if self._cover is None:
            from handfoot_gui.views.game.cover_page import CoverPage

            page = self._cover = CoverPage(self.look)
            page.uncovered.connect(self.uncover_requested)
            page.paused.connect(self.start_requested)
            page.players_requested.connect(self.players_requested)
            self._stack.addWidget(page)
        return self._cover

    def show_start(self, facts: StartFacts) -> None:
        """Show the start page."""
        self.start_page.set_facts(facts)
        self._show(self.start_page)

    def show_other_game(self, game: str, chosen: Setup, seats: tuple[SeatChoice, ...]) -> None:
        """Let people set up a game without house rules, beginning with *chosen*."""
        self.other_game_page.set_agreements(self._liked.agreements)
        self.other_game_page.set_choice(game, chosen, seats)
        self._show(self.other_game_page)

    def show_new_game(self, choice: NewGame) -> None:
        """Let people set up a game, beginning with *choice*."""
        self.new_game_page.set_agreements(self._liked.agreements)
        self.new_game_page.set_choice(choice)
        self._show(self.new_game_page)

    def set_table(self, table: QWidget, game: str) -> None:
        """Put the card table of *game* into the game page."""
        self._shown_game = game
        self.game_page.set_table(table)

    @property
    def game(self) -> str:
        """The game that is played, or the one that was dealt last."""
        return self._liked.game if self.is_at_start else self._shown_game or self._liked.game

    def set_facts(self, facts: PanelFacts) -> None:
        """Show *facts* around the card table."""
        self.game_page.set_facts(facts)

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        shown = self._stack.currentWidget()
        assert shown is not None, "a page is shown from the start"
        return shown

    def add_page(self, page: Restyled) -> None:
        """Make room for a page of somebody else's, which follows the look from now on."""
        self._more.append(page)
        self._stack.addWidget(cast(QWidget, page))

    def remove_page(self, page: Restyled) -> None:
        """Let go of a page that was added; another one is shown already."""
        self._more.remove(page)
        widget = cast(QWidget, page)
        self._stack.removeWidget(widget)
        widget.deleteLater()

    def show_page(self, page: QWidget) -> None:
        """Show a page that was added, or one of the own."""
        self._show(page)

    def show_game(self) -> None:
        """Show the card table."""
        self._show(self.game_page)
        self.game_page.settle()

    def show_score(self, facts: ScoreFacts) -> None:
        """Show the score page."""
        self._show(self.score_page)
        self.score_page.set_facts(facts)

    def show_cover(self, facts: CoverFacts) -> None:
        """Cover the whole window until the player of *facts* wants to see the own cards."""
        self.cover_page.set_facts(facts)
        self._show(self.cover_page)
        self.cover_page.take_focus()

    def set_can(
        self, *, undo: bool, hint: bool, cover: bool = False, players: bool = False
    ) -> None:
        """Say which acts are possible now; they work on the game page only, but that the
        players may be changed while the table is covered, too."""
        self._can = Can(undo, hint, cover, players)
        self._enable()

    def set_preferences(self, liked: Preferences) -> None:
        """Apply *liked*, as if chosen, without telling."""
        self._liked = liked
        if self._game is not None:
            self._game.panel.set_pace(liked.bot_pace)
        for page in (self._setup, self._other):
            if page is not None:
                page.set_agreements(liked.agreements)
        self._looks.set_preferences(liked)

    def _show(self, page: QWidget) -> None:
        self._stack.setCurrentWidget(page)
        self._enable()
        self.page_shown.emit()

    # -- actions ----------------------------------------------------------------------------

    def _connect_actions(self) -> None:
        does = self._actions
        does.new.triggered.connect(lambda: self._leave_for(self.setup_requested))
        does.open.triggered.connect(self._on_open)
        does.book.triggered.connect(lambda: self._leave_for(self.book_requested))
        does.keep.triggered.connect(lambda: self._leave_for(self.keep_requested))
        does.start.triggered.connect(lambda: self._leave_for(self.start_requested))
        does.undo.triggered.connect(self.undo_requested)
        does.hint.triggered.connect(self.hint_requested)
        does.sheet.triggered.connect(self._on_sheet)
        does.print.triggered.connect(self._on_print)
        does.memory.triggered.connect(self._on_memory)
        does.check.triggered.connect(self._on_check)
        does.cover.triggered.connect(self.cover_requested)
        does.players.triggered.connect(self.players_requested)
        does.look_back.triggered.connect(self.look_back_requested)
        does.preferences.triggered.connect(self._on_preferences)
        does.help.triggered.connect(self._on_help)
        does.full_screen.triggered.connect(self._on_full_screen)
        does.open_menu.triggered.connect(self._on_menu)
        does.quit.triggered.connect(self.close)
        does.menu.aboutToShow.connect(lambda: does.sign(self.look))
        self._enable()

    def _enable(self) -> None:
        does, can = self._actions, self._can
        shown = self._stack.currentWidget()
        is_checked = self.is_at_score or isinstance(shown, Checking)
        is_game = self._game is not None and shown is self._game
        is_cover = self._cover is not None and shown is self._cover
        has_memory = self._game is not None and self._game.panel.has_memory
        does.undo.setEnabled(is_game and can.undo)
        does.hint.setEnabled(is_game and can.hint)
        does.sheet.setEnabled(is_game)
        does.memory.setEnabled(is_game and has_memory)
        does.check.setEnabled(is_game or is_checked)
        does.look_back.setEnabled(is_game or self.is_at_score)
        does.this_game.setEnabled(is_game or is_cover or is_checked)
        does.start.setEnabled(self._start is None or shown is not self._start)
        does.cover.setEnabled(is_game and can.cover)
        does.players.setEnabled((is_game or is_cover) and can.players)

    def _leave_for(self, wanted: SignalInstance) -> None:
        if self._may_leave():
            wanted.emit()

    def _may_leave(self) -> bool:
        """Whether the game on the screen, if there is one, may be left now."""
        shown = self._stack.currentWidget()
        is_played = shown is self._score and self._score is not None and not self._score.is_over
        in_game = is_played or (shown is not None and shown in (self._game, self._cover))
        if not (self._liked.ask_before_leaving and in_game):
            return True
        from handfoot_gui.views.window.leaving import is_left

        return is_left(self.look, self)

    def _on_open(self) -> None:
        if not self._may_leave():
            return
        from PySide6.QtWidgets import QFileDialog

        title = self.tr("Open a game")
        kinds = self.tr("Games and deals") + " (*.json);;" + self.tr("All files") + " (*)"
        path, _ = QFileDialog.getOpenFileName(self, title, "", kinds)
        if path:
            self.file_chosen.emit(path)

    def _on_sheet(self) -> None:
        if self.game_page.is_compact:
            self.game_page.toggle_drawer()
        else:
            self.sheet_requested.emit()

    def _on_print(self) -> None:
        page = self.page
        if isinstance(page, Printing):
            page.print_shown()
        else:
            self.print_requested.emit()

    def _on_check(self) -> None:
        page = self.page
        if isinstance(page, Checking):
            page.check_deals()
        else:
            self.check_requested.emit()

    def _on_memory(self) -> None:
        page = self.game_page
        if page.is_compact:
            page.toggle_memory_drawer()
        else:
            page.panel.toggle_memory()

    def _on_menu(self) -> None:
        if self._game is not None and self.page is self._game:
            self._game.bar.open_menu()
        else:
            self._actions.menu.popup(self._stack.mapToGlobal(QPoint()))

    def _on_help(self) -> None:
        from handfoot_gui.views.window.keyboard_help import KeyboardHelp

        dialog = KeyboardHelp(self.look, self.game, self)
        dialog.exec()
        dialog.deleteLater()

    def _on_preferences(self) -> None:
        from handfoot_gui.views.preferences.dialog import PreferencesDialog

        self._dialog = PreferencesDialog(self.look, self._liked, self)
        self._dialog.changed.connect(self._on_preferences_changed)
        self._dialog.exec()
        self._dialog.deleteLater()
        self._dialog = None

    def _on_preferences_changed(self, liked: Preferences) -> None:
        self.set_preferences(liked)
        self.preferences_changed.emit(liked)

    def _on_pace(self, pace: BotPace) -> None:
        self._on_preferences_changed(replace(self._liked, bot_pace=pace))

    def _on_full_screen(self, is_full: bool) -> None:
        if is_full:
            self.showFullScreen()
        else:
            self.showNormal()

    # -- look -------------------------------------------------------------------------------

    def _restyle(self, look: Look) -> None:
        for page in (
            self._start, self._setup, self._other, self._game, self._score, self._cover,
            self._dialog,
            *self._more,
        ):  # fmt: skip
            if page is not None:
                page.set_look(look)
        self.look_changed.emit(look)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._looks.follow_size()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not (self._may_leave() and self.may_close()):
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)
