"""The window: a stack of pages, commands with their keys, and the look of it all.

It knows neither games nor files; pages are added by their controllers, when they are first shown,
so that the table is there soon.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final, Protocol, cast

from msgspec.structs import replace
from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QEvent,
    QObject,
    QPoint,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QCloseEvent,
    QGuiApplication,
    QMoveEvent,
    QResizeEvent,
    QShowEvent,
    QWindowStateChangeEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QScrollArea, QWidget

from handfoot_gui.core.keys import keys_of
from handfoot_gui.core.preferences import Preferences, Sorting
from handfoot_gui.core.text.words import person_key
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.held_keys import HELD_KEYS
from handfoot_gui.ui.widgets.labels import set_title
from handfoot_gui.ui.widgets.page import Page, run, show_top, title_of
from handfoot_gui.ui.widgets.stack import Stack
from handfoot_gui.ui.widgets.system import SYSTEM
from handfoot_gui.ui.widgets.theme import Style, apply_style, card_style, scale_for, theme_for
from handfoot_gui.ui.widgets.timing import USUAL, Timing
from handfoot_gui.ui.widgets.vocabulary import WORDS, as_sentence
from handfoot_gui.ui.window.actions import Answers, Command, WindowActions
from handfoot_gui.ui.window.crash_reports import CrashReports
from handfoot_gui.ui.window.dropped_files import DroppedFiles
from handfoot_gui.ui.window.heard_again import HeardAgain
from handfoot_gui.ui.window.place import SMALLEST, WindowPlace


class Restyled(Protocol):
    """A page that can be shown in another theme or size."""

    def set_style(self, style: Style) -> None: ...


class PageStack(Stack):
    """Shows one page at a time, and lets *actions* do what that page answers for.

    Signals: ``shown()``: a page is shown, by anybody; ``titled()``: one is called otherwise now.
    """

    shown = Signal()
    titled = Signal()

    def __init__(self, actions: WindowActions) -> None:
        super().__init__()
        self._actions = actions
        self._answers: dict[Restyled, Answers] = {}
        self.everywhere: Answers = {}
        """What is done on a page that answers with nothing of its own."""

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        shown = self.currentWidget()
        assert shown is not None, "a page is shown from the start"
        return shown

    def add(self, page: Restyled, answers: Answers | None = None) -> None:
        """Make room for *page*, which follows the look from now on and does *answers*."""
        self._answers[page] = answers or {}
        widget = cast(QWidget, page)
        self.addWidget(widget)
        widget.windowTitleChanged.connect(self.titled)
        if isinstance(widget, Page):
            widget.rebuilt.connect(self.titled)

    def remove(self, page: Restyled) -> None:
        """Let go of *page*; another one is shown already."""
        del self._answers[page]
        widget = cast(QWidget, page)
        self.removeWidget(widget)
        widget.deleteLater()

    def answer(self, page: Restyled, answers: Answers) -> None:
        """Let *page* answer for other commands from now on."""
        self._answers[page] = answers
        self._follow()

    def show_page(self, page: QWidget) -> None:
        """Show *page*, from its top unless it is the page that is shown already."""
        if page is not self.currentWidget():
            # Once before, so that nobody sees it move, and once with what it has when shown.
            show_top(page)
            self.setCurrentWidget(page)
            show_top(page)
        self._follow()
        self.shown.emit()

    def forget_hidden(self) -> None:
        """Let go of the content of pages that are not seen: it is made anew when they are."""
        if self.isVisible():
            for page in self.findChildren(QScrollArea):
                if isinstance(page, Page) and not page.isVisible():
                    page.forget()

    def set_style(self, style: Style) -> None:
        """Show all pages in another theme or size."""
        for page in self._answers:
            page.set_style(style)

    def _follow(self) -> None:
        answers = self._answers.get(cast(Restyled, self.currentWidget()), {})
        self._actions.set_answers({**self.everywhere, **answers})


_LEAST: Final = (565.0, 280.0)
"""Units, across and down, that pages need at least; a window that has fewer is below the smallest,
and the text in it smaller than was asked for."""
_STEP: Final = 0.05
"""Steps of the scale, so that pulling at the window's edge does not restyle at every pixel."""
_STREAM_MS: Final = 400
"""Sizes that follow one another faster come from an edge that is being dragged."""
_WAIT_MS: Final = 80
"""How long the last of many sizes is waited for."""
_LAYOUT_ROUNDS: Final = 3
"""A label that wraps changes the layouts around it, and these those around them."""


class WindowStyle(QObject):
    """Keeps the look that *window* is shown in.

    Signals: ``changing()``: what is not seen may be let go of, as every widget there is takes its
    time; then ``changed(Style)``: everything in the window is to be shown in it at once, and is
    painted then.
    """

    changing = Signal()
    changed = Signal(object)

    def __init__(
        self, window: QWidget, size: QSize, preferences: Preferences, timing: Timing
    ) -> None:
        """*size* is what the window is going to have."""
        super().__init__(window)
        self._timing = timing
        self._window = window
        self._preferences = preferences
        self._style = self._fitting(size)
        self._apply()
        self._since = QElapsedTimer()
        self._since.start()
        self._rescale = QTimer(self)
        self._rescale.setSingleShot(True)
        self._rescale.setInterval(_WAIT_MS)
        self._rescale.timeout.connect(self._refresh)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._refresh)
        SYSTEM.contrast_changed.connect(self._refresh)
        SYSTEM.changed.connect(self._refresh)

    @property
    def style(self) -> Style:
        """The theme and scale in force."""
        return self._style

    def set_preferences(self, preferences: Preferences) -> None:
        """Apply *preferences* at once."""
        self._preferences = preferences
        self._refresh()

    def follow_size(self) -> None:
        """Fit the size that the window has got."""
        if self._fitting(self._window.size()) == self._style:
            return
        # The first of many sizes is shown at once, and the last; those between are passed over.
        if self._window.isVisible() and self._since.elapsed() > _STREAM_MS:
            self._refresh()
        else:
            self._rescale.start()

    def _fitting(self, size: QSize) -> Style:
        preferences = self._preferences
        is_dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        theme = theme_for(
            preferences.theme,
            is_system_dark=is_dark,
            is_system_clear=SYSTEM.wants_contrast,
            colour=preferences.table_colour,
        )
        exact = scale_for(size.width(), size.height(), 1.0)
        scale = int(exact / _STEP + 1e-6) * _STEP
        style = Style(
            theme,
            round(scale * SYSTEM.text(preferences.text_size), 4),
            card_style(theme, preferences),
            self._timing,
        )
        return style.fitting(size.width(), size.height(), _LEAST)

    def _apply(self) -> None:
        apply_style(cast(QApplication, QApplication.instance()), self._style)

    def _refresh(self) -> None:
        style = self._fitting(self._window.size())
        if style == self._style:
            return
        self._style = style
        # Nothing is painted before all of it is in its new place.
        self._window.setUpdatesEnabled(False)
        try:
            self.changing.emit()
            self._apply()
            self.changed.emit(style)
            for _ in range(_LAYOUT_ROUNDS):
                QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        finally:
            self._window.setUpdatesEnabled(True)
        self._since.restart()


_PAGE: Final = "page"
"""Where the title of the page stands for who hears it."""
_USUAL_SIZE: Final = QSize(1280, 720)


def _says_titles() -> bool:
    """Whether a screen reader says by itself that a window is called otherwise."""
    return QAccessible.isActive() and sys.platform.startswith("linux")


class MainWindow(QMainWindow):
    """Shows one page at a time, and says how it looks.

    Signals: ``preferences_set(Preferences)`` (by anybody, already applied),
    ``preferences_changed(Preferences)`` (by people, who want them kept), ``style_changed(Style)``,
    ``page_shown()`` (any page, by anybody), ``file_dropped(Path)``, ``dialog_closed()``.
    """

    preferences_set = Signal(object)
    preferences_changed = Signal(object)
    style_changed = Signal(object)
    page_shown = Signal()
    file_dropped = Signal(object)
    dialog_closed = Signal()

    def __init__(
        self, preferences: Preferences, *, size: QSize = _USUAL_SIZE, timing: Timing = USUAL
    ) -> None:
        """*size* is that of the window at first, in logical pixels; *timing* says how long what
        comes waits."""
        super().__init__()
        HELD_KEYS.watch()
        title = translate("Common", "Hand and Foot", "program")
        set_title(self, title)
        # Desktops put it behind the titles of dialogs.
        QApplication.setApplicationDisplayName(title)
        self.may_close: Callable[[], bool] = lambda: True
        """Asked before the window closes."""
        self._viewer = ""
        self._preferences = WORDS.preferences = preferences
        WORDS.change_preferences = self.change_preferences
        self._styles = WindowStyle(self, size, preferences, timing)
        self.commands = WindowActions(self)
        """What can be done, each with its name and keys."""
        self.commands.set_keys(keys_of(preferences))
        self.pages = PageStack(self.commands)
        self.pages.everywhere = {Command.OPEN_MENU: self._open_menu}
        self.pages.shown.connect(self.page_shown)
        self.pages.shown.connect(self._tell_page)
        self.pages.titled.connect(self._tell_page)
        self._page_told: QWidget | None = None
        self.setCentralWidget(self.pages)
        self.reports = CrashReports(self, self.ui_style)
        self.reports.names = lambda: self.stored.known_names
        """What is said about faults of the program itself."""
        self.pages.currentChanged.connect(self.reports.end_thanks)
        self.place = WindowPlace(self)
        """Where it is, and was."""
        self._dropped_files = DroppedFiles(self)
        self._dropped_files.dropped.connect(self.file_dropped)
        self._styles.changing.connect(self.pages.forget_hidden)
        self._styles.changed.connect(self._restyle)
        does = self.commands
        for action, act in (
            (does.help.about, self._show_about),
            (does.help.phones, self._show_phones_help),
            (does.help.by_ear, self._show_ear_help),
            (does.help.report, self.reports.copy),
            (does.quit, self.close),
        ):
            does.connect_to(action, act)
        self._heard_again = HeardAgain(self, does.help.heard)
        if sys.platform == "darwin":
            does.fill_bar(self.menuBar())
        does.full_screen.triggered.connect(self.place.fill_screen)
        self.place.full_screen_changed.connect(does.full_screen.setChecked)
        does.menu.aboutToShow.connect(lambda: does.sign(self.ui_style))
        self.setMinimumSize(SMALLEST)
        self.resize(size)

    # -- pages ------------------------------------------------------------------------------

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self.pages.page

    def show_page(self, page: QWidget) -> None:
        """Show a page that was added."""
        self.pages.show_page(page)

    def _tell_page(self) -> None:
        """Call the window by the page that is shown, as whoever comes back to it hears first, and
        let a screen reader say it where another page with a title was shown before."""
        page = self.page
        title = title_of(page)
        if not title:
            return
        # Orca would say that the window in front is called otherwise, for some pages: it hears the
        # title as all others do, and the window is called so once another one is in front.
        if not (_says_titles() and self.isActiveWindow()):
            set_title(self, title)
        if page is self._page_told:
            return
        self._page_told = page
        if QAccessible.isActive():
            from handfoot_gui.core.speech import About
            from handfoot_gui.ui.widgets.speaker import say

            said = as_sentence(title) if title[-1].isalnum() else title
            say(self, said, About.PAGE, _PAGE)

    # -- commands of the window itself ------------------------------------------------------

    def _open_menu(self) -> None:
        self.commands.menu.popup(self.pages.mapToGlobal(QPoint()))

    def _show_phones_help(self) -> None:
        from handfoot_gui.ui.phones.help_page import PhonesHelp

        run(PhonesHelp(self.ui_style, self))

    def _show_ear_help(self) -> None:
        from handfoot_gui.ui.window.ear_help import EarHelp

        run(EarHelp(self.ui_style, self))

    def _show_about(self) -> None:
        from handfoot_gui.ui.window.help_pages import AboutDialog

        run(AboutDialog(self.ui_style, self.reports.copy, self))

    # -- look -------------------------------------------------------------------------------

    @property
    def ui_style(self) -> Style:
        """The theme and scale in force."""
        return self._styles.style

    @property
    def preferences(self) -> Preferences:
        """The preferences in force, as whoever is at the screen likes them."""
        return self._preferences.seen_by(person_key(self._viewer))

    @property
    def stored(self) -> Preferences:
        """What is kept of the preferences, for everybody."""
        return self._preferences

    @property
    def viewer(self) -> str:
        """The name of who is at the screen, where several share it; else empty."""
        return self._viewer

    def view_as(self, person: str) -> None:
        """Let everything look as *person* likes it; empty: as the household does."""
        if person != self._viewer:
            before, self._viewer = self.preferences, person
            if before != self.preferences:
                self._follow()

    def set_preferences(self, preferences: Preferences) -> None:
        """Apply *preferences*; whoever keeps them is not told."""
        self._preferences = self._preferences.chosen_by(person_key(self._viewer), preferences)
        self._follow()

    def _follow(self) -> None:
        WORDS.preferences = seen = self.preferences
        self.commands.set_keys(keys_of(seen))
        self.preferences_set.emit(seen)
        self._styles.set_preferences(seen)

    def change_preferences(self, preferences: Preferences) -> None:
        """Apply *preferences*, as people have chosen."""
        self.set_preferences(preferences)
        self.preferences_changed.emit(preferences)

    def keep_sorting(self, person: str, sorting: Sorting) -> None:
        """*person*, who is at another device, likes cards sorted so from now on."""
        key = person_key(person)
        liked = replace(self._preferences.seen_by(key), sorting=sorting)
        self._preferences = self._preferences.chosen_by(key, liked)
        if key == person_key(self._viewer):
            self._follow()
        self.preferences_changed.emit(self.preferences)

    def _restyle(self, style: Style) -> None:
        self.pages.set_style(style)
        self.style_changed.emit(style)
        self.reports.set_style(style)

    def come_forward(self) -> None:
        """Be in front of all other windows, with what waits for an answer, and take the keys."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        front = QApplication.activeModalWidget() or self
        front.raise_()
        front.activateWindow()

    # -- size and end -----------------------------------------------------------------------

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.place.note_step()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowUnblocked:
            self.dialog_closed.emit()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and _says_titles():
            QTimer.singleShot(0, self, self._tell_page)
        if isinstance(event, QWindowStateChangeEvent):
            self.place.note_state(event.oldState())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._dropped_files.watch()
        self.place.room.follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place.note_step()
        self._styles.follow_size()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.may_close():
            super().closeEvent(event)
        else:
            event.ignore()
