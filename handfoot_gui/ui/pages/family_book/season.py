"""The season page on the screen: as it will be printed or saved, for a year and a paper."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.text.words import Words
from handfoot_gui.session.history.figures import GameFilter, Season, season, years
from handfoot_gui.session.history.finished import FinishedGame
from handfoot_gui.ui.print.page_format import PaperSize
from handfoot_gui.ui.print.printing import PageView, PrintDialogs, Printout, usual_paper
from handfoot_gui.ui.print.season import season_printout, season_title, season_words
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.fields import ChoiceField, Segments
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.key_text import presses, worn
from handfoot_gui.ui.widgets.labels import label
from handfoot_gui.ui.widgets.layouts import horizontal, put
from handfoot_gui.ui.widgets.outcome import Outcome
from handfoot_gui.ui.widgets.page import Page, column
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud
from handfoot_gui.ui.window.main_window import MainWindow

_ALL: Final = "all"
_BAR: Final = 16
"""Units of the scroll bar."""
_PRINT: Final = "Ctrl+P"
"""The usual key that prints the season."""


class SeasonPage(Page):
    """Shows the page for a year, or for all years.

    Signals: ``pdf_requested()``, ``print_requested()``, ``closed()``.
    """

    pdf_requested = Signal()
    print_requested = Signal()
    closed = Signal()
    breaks = (1000,)
    may_be_forgotten = True

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._games: Sequence[FinishedGame] = ()
        self._season: Season | None = None
        self.paper = usual_paper()
        self._outcome = Outcome()
        self._painted_width = 0

    @property
    def season(self) -> Season:
        """What is shown."""
        assert self._season is not None, "a season is shown"
        return self._season

    def show_season(self, games: Sequence[FinishedGame], choice: GameFilter) -> None:
        """Show the season *choice* means, of which there must be games among *games*."""
        self._games, self._season = games, season(games, choice, WORDS.reader.alphabet)
        self.say("", False)

    def say(self, sentence: str, is_fault: bool) -> None:
        """Tell what became of printing or saving."""
        self._outcome = Outcome(sentence, is_fault)
        self._rebuild()

    def printout(self) -> Printout:
        """What is printed."""
        return season_printout(self.season, self.paper)

    def open_first(self) -> None:
        """Put the keyboard on the way to a PDF, which always works."""
        self._pdf.setFocus(Qt.FocusReason.OtherFocusReason)

    def _content(self) -> QWidget:
        style, px = self._style, self._style.px
        margin = self._margin()
        content, rows = column(style, margins=(margin - RING, 24, margin - RING, 24))
        rows.setSpacing(px(10))
        title = label(style, translate("Common", "Season page"), TextStyle.PAGE_TITLE)
        title.setContentsMargins(px(RING), 0, 0, 0)
        text, key = translate("Common", "Back"), "Esc"
        back = Button(style, text, sign=Icon.BACK, key=key, name="back", act=self.closed)
        head = horizontal(style, gap=2)
        put(head, (title, 1), back)
        paper = Segments(
            style,
            (
                (translate("Common", "A4"), PaperSize.A4.value),
                (translate("Common", "Letter"), PaperSize.LETTER.value),
            ),
            name="paper",
        )
        paper.set_value(self.paper.value)
        paper.set_accessible_names(translate("Common", "Paper"))
        paper.chosen.connect(self._on_paper)
        line = horizontal(style, gap=2)
        line.addWidget(self._year_field())
        line.addSpacing(px(8))
        put(line, paper, 1)
        put(rows, head, line)
        buttons = line
        if self._is_narrow:
            buttons = horizontal(style, gap=2)
            rows.addLayout(buttons)
        text, act = translate("Common", "Save as PDF"), self.pdf_requested
        self._pdf = Button(style, text, sign=Icon.SHEET, name="save-pdf", act=act)
        text, act = translate("Common", "Print"), self.print_requested
        kind = ButtonKind.PRIMARY
        put(
            buttons,
            self._pdf,
            Button(style, text, kind, key=worn(_PRINT), name="print", act=act),
        )
        if self._is_narrow:
            buttons.addStretch(1)
        if self._outcome.sentence:
            rows.addWidget(self._outcome.label(style))
        self._painted_width = self._paper_width()
        (page,) = self.printout().pages
        preview = PageView(style, page, self._painted_width, RING)
        preview.setObjectName("preview")
        # A screen reader comes here to have the page read out.
        preview.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        preview.setAccessibleName(season_title(self.season))
        preview.setAccessibleDescription(aloud(season_words(self.season)))
        rows.addWidget(preview, 1, Qt.AlignmentFlag.AlignHCenter)
        return content

    def _paper_width(self) -> int:
        """Pixels of the paper's width: large enough to be read, as far as there is room."""
        room = self.width() - 2 * self._style.px(self._margin() + RING) - self._style.px(_BAR)
        return max(self._style.px(320), min(self._style.px(760), room))

    def _year_field(self) -> ChoiceField:
        choice = self.season.choice
        every = (game for game in self._games if replace(choice, year=None).takes(game))
        items = (
            (translate("Common", "All years"), _ALL),
            *((str(y), str(y)) for y in years(every)),
        )
        field = ChoiceField(self._style, items, name="choose-year")
        field.set_value(_ALL if choice.year is None else str(choice.year))
        field.setAccessibleName(translate("Common", "Year"))
        field.activated.connect(lambda: self._on_year(field.value()))
        return field

    def _on_year(self, value: str) -> None:
        year = None if value == _ALL else int(value)
        self.show_season(self._games, replace(self.season.choice, year=year))

    def _on_paper(self, value: str) -> None:
        self.paper = PaperSize(value)
        self.say("", False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._season is not None and self._paper_width() != self._painted_width:
            self._rebuild()

    def event(self, event: QEvent) -> bool:
        # Anywhere else the window prints a score sheet with this key.
        if event.type() is QEvent.Type.ShortcutOverride and presses(event, _PRINT):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif presses(event, _PRINT):
            self.print_requested.emit()
        else:
            super().keyPressEvent(event)


class SeasonController(QObject):
    """Answers what the season page asks for.

    Signals: ``closed()``.
    """

    closed = Signal()

    def __init__(self, window: MainWindow, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self.page = SeasonPage(window.ui_style)
        self._dialogs = PrintDialogs(window, words, self.page.say, self.page.open_first)
        window.pages.add(self.page)
        self.page.pdf_requested.connect(self._on_pdf)
        self.page.print_requested.connect(self._on_print)
        self.page.closed.connect(self.closed)

    def open(self, games: Sequence[FinishedGame], choice: GameFilter) -> None:
        """Show the page of *choice*, of which there must be games among *games*."""
        self.page.show_season(games, choice)
        self._window.show_page(self.page)
        self.page.open_first()

    def _on_pdf(self) -> None:
        printout = self.page.printout()
        self._dialogs.ask_for_pdf(printout.title, printout)

    def save_pdf(self, path: Path) -> None:
        """Write the page to *path*, and say so."""
        self._dialogs.save_pdf(path, self.page.printout())

    def _on_print(self) -> None:
        printout = self.page.printout()
        title = self.tr("Print the season page")
        self._dialogs.print_out(title, printout.title, lambda _paper: printout)
