"""The window: a stack of pages, commands with their keys, and the look of it all.

It knows neither games nor files; pages are added by their controllers, when they are first shown,
so that the table is there soon.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent, QScreen, QShowEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.ui.widgets.labels import set_title
from handfoot_gui.ui.widgets.theme import Style
from handfoot_gui.ui.window.actions import Answers, Command, WindowActions
from handfoot_gui.ui.window.crash_reports import CrashReports
from handfoot_gui.ui.window.page_stack import PageStack, Restyled
from handfoot_gui.ui.window.style import WindowStyle

SMALLEST: Final = QSize(1024, 700)
"""The smallest window, in logical pixels."""

_USUAL: Final = QSize(1280, 720)
_FRAME: Final = QSize(4, 32)
"""What a desktop draws around a window."""


class MainWindow(QMainWindow):
    """Shows one page at a time, and says how it looks.

    Signals: ``preferences_set(Preferences)`` (by anybody, already applied),
    ``preferences_changed(Preferences)`` (by people, who want them kept), ``look_changed(Look)``,
    ``page_shown()`` (any page, by anybody).
    """

    preferences_set = Signal(object)
    preferences_changed = Signal(object)
    style_changed = Signal(object)
    page_shown = Signal()

    def __init__(self, preferences: Preferences, *, size: QSize = _USUAL) -> None:
        """*size* is that of the window at first, in logical pixels."""
        super().__init__()
        set_title(self, self.tr("Hand and Foot"))
        self.may_close: Callable[[], bool] = lambda: True
        """Asked before the window closes."""
        self._preferences = preferences
        self._styles = WindowStyle(self, size, preferences)
        self.commands = WindowActions(self)
        """What can be done, each with its name and keys."""
        self.pages = PageStack(self.commands)
        self.pages.everywhere = {Command.OPEN_MENU: self._open_menu}
        self.pages.shown.connect(self.page_shown)
        self.setCentralWidget(self.pages)
        self.reports = CrashReports(self, self.ui_style)
        """What is said about faults of the program itself."""
        self.pages.currentChanged.connect(self.reports.end_thanks)
        self._follows_screen = False
        self._styles.changed.connect(self._restyle)
        does = self.commands
        for action, act in (
            (does.about, self._show_about),
            (does.report, self.reports.copy),
            (does.quit, self.close),
        ):
            does.connect_to(action, act)
        does.full_screen.triggered.connect(self._fill_screen)
        does.menu.aboutToShow.connect(lambda: does.sign(self.ui_style))
        self.setMinimumSize(SMALLEST)
        self.resize(size)

    # -- pages ------------------------------------------------------------------------------

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self.pages.page

    def add_page(self, page: Restyled, answers: Answers | None = None) -> None:
        """Make room for *page*, which follows the look from now on and does *answers*."""
        self.pages.add(page, answers or {})

    def remove_page(self, page: Restyled) -> None:
        """Let go of a page that was added; another one is shown already."""
        self.pages.remove(page)

    def show_page(self, page: QWidget) -> None:
        """Show a page that was added."""
        self.pages.show_page(page)

    # -- commands of the window itself ------------------------------------------------------

    def _open_menu(self) -> None:
        self.commands.menu.popup(self.pages.mapToGlobal(QPoint()))

    def _show_about(self) -> None:
        from handfoot_gui.ui.window.help_pages import AboutDialog

        dialog = AboutDialog(self.ui_style, self.reports.copy, self)
        dialog.exec()
        dialog.deleteLater()

    def _fill_screen(self, is_full: bool) -> None:
        if is_full:
            self.showFullScreen()
        else:
            self.showNormal()

    # -- look -------------------------------------------------------------------------------

    @property
    def ui_style(self) -> Style:
        """The theme and scale in force."""
        return self._styles.style

    @property
    def preferences(self) -> Preferences:
        """The preferences in force."""
        return self._preferences

    def set_preferences(self, preferences: Preferences) -> None:
        """Apply *preferences*; whoever keeps them is not told."""
        self._preferences = preferences
        self.preferences_set.emit(preferences)
        self._styles.set_preferences(preferences)

    def change_preferences(self, preferences: Preferences) -> None:
        """Apply *preferences*, as people have chosen."""
        self.set_preferences(preferences)
        self.preferences_changed.emit(preferences)

    def _restyle(self, style: Style) -> None:
        self.pages.set_style(style)
        self.style_changed.emit(style)
        self.reports.set_style(style)

    # -- size and end -----------------------------------------------------------------------

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._styles.follow_size()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.may_close():
            super().closeEvent(event)
        else:
            event.ignore()
