"""The window's word about faults of the program: one sentence, and a report to be copied."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import PySide6
from PySide6.QtCore import QObject, Qt, QTimer, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QWidget

from handfoot_gui.crash_log import WINDOW, CrashLog
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.labels import label
from handfoot_gui.ui.widgets.page import Footer
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_SIDE: Final = 24
"""Units free at the left of the sentence."""
_THANKED: Final = 8000
"""Milliseconds for which it is said that the report is copied."""


class CrashReports(QObject):
    """Says above the page that something went wrong, and copies the report."""

    _noted = Signal()
    """From whatever thread the fault happened in."""

    def __init__(self, window: QMainWindow, style: Style) -> None:
        super().__init__(window)
        self._window = window
        self._style = style
        self._log = CrashLog(WINDOW)
        self._notice: QWidget | None = None
        self.said = ""
        """The sentence that stands above the page; empty while there is none."""
        self.is_kept: Callable[[], bool] = lambda: True
        """Whether all that was played is saved."""
        self.names: Callable[[], Iterable[str]] = tuple
        """Of people, which no report tells."""
        self.thanks_timer = QTimer(self, singleShot=True, interval=_THANKED)
        """Ends what need not be said for longer."""
        self.thanks_timer.timeout.connect(self._close)
        # Not at once: the fault may have happened in the middle of painting.
        self._noted.connect(self._on_noted, Qt.ConnectionType.QueuedConnection)

    def watch(self, log: CrashLog) -> None:
        """Tell from now on what *log* notes, and now whether the last run ended in a crash."""
        self._log = log
        log.noted = self._noted.emit
        if log.has_died:
            self._say(self.tr("The program crashed last time; what was saved is still there."))

    def copy(self) -> None:
        """Put the report on the clipboard, and say so."""
        QGuiApplication.clipboard().setText(self.text())
        self._say(translate("Common", "The report was copied. You can paste it into an email."))
        self.thanks_timer.start()

    def end_thanks(self) -> None:
        """Say no longer that the report is copied: people went on to another page."""
        if self.thanks_timer.isActive():
            self._close()

    def text(self) -> str:
        """The report."""
        qt = f"Qt {qVersion()}, PySide6 {PySide6.__version__}, {QGuiApplication.platformName()}"
        size, dpr = self._window.size(), self._window.devicePixelRatioF()
        facts = [qt, f"window {size.width()} x {size.height()} at {dpr:g}"]
        return self._log.report(facts, self.names())

    def set_style(self, style: Style) -> None:
        """Show the sentence in another theme or size."""
        self._style = style
        if self._notice is not None:
            self._show()

    def _on_noted(self) -> None:
        if self.is_kept():
            self._say(self.tr("Something went wrong in the program; everything played is saved."))
        else:
            self._say(self.tr("Something went wrong in the program; the game is not saved yet."))

    def _say(self, sentence: str) -> None:
        self.thanks_timer.stop()
        self.said = sentence
        # What speaks is not loaded for a start in which nothing is said.
        from handfoot_gui.ui.widgets.speaker import say

        say(self._show(), sentence)

    def _show(self) -> QWidget:
        # The window deletes the notice that was there before.
        notice = self._notice = self._made()
        self._window.setMenuWidget(notice)
        notice.show()
        return notice

    def _made(self) -> QWidget:
        style, px = self._style, self._style.px
        notice = Footer(style)
        notice.setObjectName("crash-notice")
        row = QHBoxLayout(notice)
        row.setContentsMargins(px(_SIDE), px(8 - RING), px(_SIDE - RING), px(8 - RING))
        row.setSpacing(px(2))
        row.addWidget(label(style, self.said, TextStyle.NAME, wraps=True), 1)
        copy = Button(style, translate("Common", "Copy report"), name="copy-report")
        copy.clicked.connect(self.copy)
        row.addWidget(copy)
        close = Button(style, translate("Common", "Close"), name="close-notice")
        close.clicked.connect(self._close)
        row.addWidget(close)
        return notice

    def _close(self) -> None:
        self.thanks_timer.stop()
        self.said = ""
        if self._notice is not None:
            self._notice.hide()
            self._notice = None
