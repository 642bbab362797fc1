"""Score sheets between their page, the printer and the files."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.score_sheet import SheetFacts
from handfoot_gui.core.text.words import Words
from handfoot_gui.ui.pages.score_sheet.page import SheetOffers, SheetPage
from handfoot_gui.ui.print.printing import PrintDialogs
from handfoot_gui.ui.window.actions import Command
from handfoot_gui.ui.window.main_window import MainWindow


class ScoreSheetController(QObject):
    """Shows, prints and saves score sheets."""

    def __init__(
        self,
        window: MainWindow,
        words: Words,
        keep: Callable[[Preferences], None],
        parent: QObject | None = None,
    ) -> None:
        """*keep* keeps the preferences, in which paper, print and family name are."""
        super().__init__(parent)
        self._window = window
        self._keep = keep
        self._facts: SheetFacts | None = None
        self._before: QWidget | None = None
        self._go_back: Callable[[], None] | None = None
        self.page = SheetPage(window.ui_style, words)
        self.page.print_requested.connect(self._on_print)
        self.page.pdf_requested.connect(self._on_pdf)
        self.page.closed.connect(self._on_closed)
        self.page.preferences_changed.connect(self._on_preferences)
        self._dialogs = PrintDialogs(window, words, self.page.say, self.page.offer_pdf)
        window.add_page(self.page, {Command.PRINT: self.page.print_shown})

    def show(
        self,
        facts: SheetFacts,
        day: date | None = None,
        go_back: Callable[[], None] | None = None,
        offers: SheetOffers | None = None,
    ) -> None:
        """Show the sheet for *facts*; *day* is when the game was played.

        *go_back* leads back when the sheet is closed; without, the page shown before comes again.
        *offers* are what may be chosen instead.
        """
        if self._window.page is not self.page:
            self._before = self._window.page
        self._facts, self._go_back = facts, go_back
        self.page.show_sheet(facts, day, self._window.preferences, offers)
        self._window.show_page(self.page)

    def change(self, facts: SheetFacts, offers: SheetOffers) -> None:
        """Show the sheet for *facts* instead, chosen from what was offered."""
        self._facts = facts
        self.page.change_sheet(facts, offers)

    # -- what the page asks for -------------------------------------------------------------

    def _on_closed(self) -> None:
        if self._go_back is not None:
            self._go_back()
        elif self._before is not None:
            self._window.show_page(self._before)

    def _on_preferences(self, preferences: Preferences) -> None:
        self._window.set_preferences(preferences)
        self._keep(preferences)

    def _on_pdf(self) -> None:
        assert self._facts is not None, "a sheet is shown"
        self._dialogs.ask_for_pdf(f"score-sheet-{self._facts.game}", self.page.printout())

    def save_pdf(self, path: Path) -> None:
        """Write the sheet to *path*, and say so on the page."""
        self._dialogs.save_pdf(path, self.page.printout())

    def _on_print(self) -> None:
        printout = self.page.printout()
        title = self.tr("Print the score sheet")
        self._dialogs.print_out(title, printout.title, lambda _paper: printout)
