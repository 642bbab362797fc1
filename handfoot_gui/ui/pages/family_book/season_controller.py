"""The season page at work: chooses the year and the paper, saves a PDF, prints."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.text.words import Words
from handfoot_gui.session.history.figures import GameFilter, years
from handfoot_gui.session.history.finished import FinishedGame
from handfoot_gui.session.history.season import season
from handfoot_gui.ui.pages.family_book.season_page import SeasonFacts, SeasonPage
from handfoot_gui.ui.print.page_format import PaperSize
from handfoot_gui.ui.print.printing import PrintDialogs, Printout, usual_paper
from handfoot_gui.ui.print.season import season_printout
from handfoot_gui.ui.window.main_window import MainWindow


class SeasonController(QObject):
    """Answers what the season page asks for.

    Signals: ``closed()``.
    """

    closed = Signal()

    def __init__(self, window: MainWindow, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._games: Sequence[FinishedGame] = ()
        self._paper = usual_paper()
        self.page = SeasonPage(window.ui_style)
        self._dialogs = PrintDialogs(window, words, self._say, self.page.open_first)
        window.add_page(self.page)
        page = self.page
        page.year_chosen.connect(self._on_year)
        page.paper_chosen.connect(self._on_paper)
        page.pdf_requested.connect(self._on_pdf)
        page.print_requested.connect(self._on_print)
        page.closed.connect(self.closed)

    def open(self, games: Sequence[FinishedGame], choice: GameFilter) -> None:
        """Show the page of *choice*, of which there must be games among *games*."""
        self._games = games
        self._show(choice)
        self._window.show_page(self.page)
        self.page.open_first()

    def _show(self, choice: GameFilter) -> None:
        made = season(self._games, choice)
        assert made is not None, "a year is offered only where it has games"
        known = years(game for game in self._games if replace(choice, year=None).takes(game))
        self.page.set_facts(SeasonFacts(made, known, self._paper))

    def _say(self, sentence: str, is_fault: bool) -> None:
        self.page.set_facts(replace(self.page.facts, said=sentence, is_fault=is_fault))

    def _on_year(self, year: int | None) -> None:
        self._show(replace(self.page.facts.season.choice, year=year))

    def _on_paper(self, paper: PaperSize) -> None:
        self._paper = paper
        self.page.set_facts(replace(self.page.facts, paper=paper, said=""))

    def _on_pdf(self) -> None:
        printout = self._printout()
        self._dialogs.ask_for_pdf(printout.title, printout)

    def save_pdf(self, path: Path) -> None:
        """Write the page to *path*, and say so."""
        self._dialogs.save_pdf(path, self._printout())

    def _on_print(self) -> None:
        printout = self._printout()
        title = self.tr("Print the season page")
        self._dialogs.print_out(title, printout.title, lambda _paper: printout)

    def _printout(self) -> Printout:
        return season_printout(self.page.facts.season, self._paper)
