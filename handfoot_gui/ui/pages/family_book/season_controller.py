"""The season page at work: chooses the year and the paper, saves a PDF, prints."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.text.words import Words
from handfoot_gui.session.history.figures import Choice, years
from handfoot_gui.session.history.finished import FinishedGame
from handfoot_gui.session.history.season import season
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import save_file
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.pages.family_book.season_page import SeasonFacts, SeasonPage
from handfoot_gui.ui.print.page_format import Paper
from handfoot_gui.ui.print.paper import usual_paper
from handfoot_gui.ui.print.printing import Printed, has_printer, print_out
from handfoot_gui.ui.print.season_paper import print_season, season_pdf, season_title
from handfoot_gui.ui.widgets.saved_files import chosen_pdf, saved_as
from handfoot_gui.ui.window.main_window import MainWindow


class SeasonController(QObject):
    """Answers what the season page asks for.

    Signals: ``closed()``.
    """

    closed = Signal()

    def __init__(self, window: MainWindow, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._words = words
        self._games: Sequence[FinishedGame] = ()
        self._paper = usual_paper()
        self.page = SeasonPage(window.look)
        window.add_page(self.page)
        page = self.page
        page.year_chosen.connect(self._on_year)
        page.paper_chosen.connect(self._on_paper)
        page.pdf_requested.connect(self._on_pdf)
        page.print_requested.connect(self._on_print)
        page.closed.connect(self.closed)

    def open(self, games: Sequence[FinishedGame], choice: Choice) -> None:
        """Show the page of *choice*, of which there must be games among *games*."""
        self._games = games
        self._show(choice)
        self._window.show_page(self.page)
        self.page.open_first()

    def _show(self, choice: Choice) -> None:
        made = season(self._games, choice)
        assert made is not None, "a year is offered only where it has games"
        known = years(game for game in self._games if replace(choice, year=None).takes(game))
        self.page.set_facts(SeasonFacts(made, known, self._paper))

    def _say(self, sentence: str, *, is_fault: bool = False) -> None:
        self.page.set_facts(replace(self.page.facts, said=sentence, is_fault=is_fault))

    def _on_year(self, year: int | None) -> None:
        self._show(replace(self.page.facts.season.choice, year=year))

    def _on_paper(self, paper: Paper) -> None:
        self._paper = paper
        self.page.set_facts(replace(self.page.facts, paper=paper, said=""))

    def _on_pdf(self) -> None:
        path = chosen_pdf(self._window, season_title(self.page.facts.season))
        if path is not None:
            self.save_pdf(path)

    def save_pdf(self, path: Path) -> None:
        """Write the page to *path*, and say so."""
        try:
            save_file(path, season_pdf(self.page.facts.season, self._paper))
        except SaveError as error:
            self._say(fault(self._words, error), is_fault=True)
            return
        self._say(saved_as(path))

    def _on_print(self) -> None:
        if not has_printer():
            said = self.tr("No printer is connected. The page can be saved as a PDF.")
            self._say(said, is_fault=True)
            return
        shown, paper = self.page.facts.season, self._paper
        printed = print_out(
            self._window,
            season_title(shown),
            self.tr("Print the season page"),
            lambda printer: print_season(shown, paper, printer),
        )
        if printed is Printed.REFUSED:
            self._say(self.tr("The printer does not take the page."), is_fault=True)
