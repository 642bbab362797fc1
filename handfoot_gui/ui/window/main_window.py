"""The window and what is done by its actions. It says what people want, no more.

A dialog is imported when it is first shown, so that the table is there soon.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QSize, Signal, SignalInstance
from PySide6.QtGui import QCloseEvent, QResizeEvent, QScreen, QShowEvent
from PySide6.QtWidgets import QApplication

from handfoot_gui.core.preferences import BotPace, Preferences
from handfoot_gui.ui.widgets.foreign import set_title
from handfoot_gui.ui.widgets.theme import Look
from handfoot_gui.ui.window.actions import Can
from handfoot_gui.ui.window.crash_reports import CrashReports
from handfoot_gui.ui.window.page_kinds import Checking, Printing, Ruled
from handfoot_gui.ui.window.paged_window import PagedWindow

if TYPE_CHECKING:
    from handfoot_gui.ui.pages.preferences.dialog import PreferencesDialog

SMALLEST: Final = QSize(1024, 700)
"""The smallest window, in logical pixels."""

_USUAL: Final = QSize(1280, 720)
_FRAME: Final = QSize(4, 32)
"""What a desktop draws around a window."""


def _unless_asked(act: Callable[[], object]) -> Callable[[], None]:
    """Does *act*, but not while a dialog waits for an answer.

    Qt keeps keys from the window meanwhile, but not a menu that the desktop shows for it.
    """

    def done() -> None:
        if QApplication.activeModalWidget() is None:
            act()

    return done


class MainWindow(PagedWindow):
    """Shows one page at a time and tells what was asked for; it knows neither games nor files.

    Signals besides those of `PagedWindow`: ``file_chosen(path)``, ``book_requested()`` (the family
    book), ``undo_requested()``, ``hint_requested()``, ``check_requested()`` (the codes of the
    deals), ``look_back_requested()``, ``rules_requested()`` (the card of those played by),
    ``cover_requested()``, ``preferences_changed(Preferences)``
    (already applied), ``look_changed(Look)``, ``closing()``.
    """

    file_chosen = Signal(str)
    book_requested = Signal()
    undo_requested = Signal()
    hint_requested = Signal()
    check_requested = Signal()
    look_back_requested = Signal()
    rules_requested = Signal()
    cover_requested = Signal()
    preferences_changed = Signal(object)
    look_changed = Signal(object)
    closing = Signal()

    def __init__(self, liked: Preferences, *, size: QSize = _USUAL) -> None:
        super().__init__(liked, size)
        set_title(self, self.tr("Hand and Foot"))
        self.may_close: Callable[[], bool] = lambda: True
        """Asked before the window closes."""
        self._dialog: PreferencesDialog | None = None
        self._can = Can()
        self._follows_screen = False
        self.reports = CrashReports(self, self.look)
        """What is said about faults of the program itself."""
        self._looks.changed.connect(self._restyle)
        self._connect_actions()
        self.setMinimumSize(SMALLEST)
        self.resize(size)

    def fit_into(self, screen: QSize) -> None:
        """Be no larger than a screen of so many logical pixels, also where it is small or much
        enlarged: what is beside it nobody could reach."""
        room = screen - _FRAME
        self.setMinimumSize(SMALLEST.boundedTo(room))
        self.resize(self.size().boundedTo(room))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._follows_screen:
            self._follows_screen = True
            self.windowHandle().screenChanged.connect(self._on_screen)

    def _on_screen(self, screen: QScreen | None) -> None:
        """The window was moved to another *screen*, which may be smaller, or more enlarged."""
        if screen is not None and not self.isFullScreen() and not self.isMaximized():
            self.fit_into(screen.availableSize())

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

    # -- actions ----------------------------------------------------------------------------

    def _connect_actions(self) -> None:
        does = self._actions
        for action, act in (
            (does.new, lambda: self._leave_for(self.setup_requested)),
            (does.open, self._on_open),
            (does.book, lambda: self._leave_for(self.book_requested)),
            (does.keep, lambda: self._leave_for(self.keep_requested)),
            (does.start, lambda: self._leave_for(self.start_requested)),
            (does.undo, self.undo_requested.emit),
            (does.hint, self.hint_requested.emit),
            (does.sheet, self._on_sheet),
            (does.card, self._on_card),
            (does.print, self._on_print),
            (does.memory, self._on_memory),
            (does.check, self._on_check),
            (does.cover, self.cover_requested.emit),
            (does.players, self.players_requested.emit),
            (does.look_back, self.look_back_requested.emit),
            (does.preferences, self._on_preferences),
            (does.help, self._on_help),
            (does.about, self._on_about),
            (does.report, self.reports.copy),
            (does.open_menu, self._on_menu),
            (does.quit, self.close),
        ):
            action.triggered.connect(_unless_asked(act))
        does.full_screen.triggered.connect(self._on_full_screen)
        does.menu.aboutToShow.connect(lambda: does.sign(self.look))
        self.pace_chosen.connect(self._on_pace)
        self.page_shown.connect(self._enable)
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
        does.card.setEnabled(is_game or is_cover or self.is_at_score or isinstance(shown, Ruled))
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
        from handfoot_gui.ui.window.leaving import is_left

        return is_left(self.look, self)

    def _on_open(self) -> None:
        if not self._may_leave():
            return
        from PySide6.QtWidgets import QFileDialog

        title = self.tr("Open a game")
        kinds = self.tr("Games and deals") + " (*.json);;" + self.tr("All files") + " (*)"
        # Qt's own dialog would delete and rename files, too.
        only = QFileDialog.Option.ReadOnly
        path, _ = QFileDialog.getOpenFileName(self, title, "", kinds, options=only)
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

    def _on_card(self) -> None:
        page = self.page
        if isinstance(page, Ruled):
            page.show_rules()
        else:
            self.rules_requested.emit()

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
        from handfoot_gui.ui.window.keyboard_help import KeyboardHelp

        dialog = KeyboardHelp(self.look, self.game, self)
        dialog.exec()
        dialog.deleteLater()

    def _on_about(self) -> None:
        from handfoot_gui.ui.window.about import About

        dialog = About(self.look, self.reports.copy, self)
        dialog.exec()
        dialog.deleteLater()

    def _on_preferences(self) -> None:
        from handfoot_gui.ui.pages.preferences.dialog import PreferencesDialog

        dialog = self._dialog = PreferencesDialog(self.look, self._liked, self)
        dialog.changed.connect(self._on_preferences_changed)
        dialog.exec()
        self._dialog = None
        dialog.deleteLater()

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
        for shown in chain(self._pages(), filter(None, [self._dialog])):
            shown.set_look(look)
        self.reports.set_look(look)
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
