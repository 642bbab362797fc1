"""The season page on the screen: as it will be printed or saved, for a year and a paper."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from handfoot_gui.core.text.words import Words
from handfoot_gui.session.history.figures import GameFilter, Season, season, years
from handfoot_gui.session.history.finished import FinishedGame
from handfoot_gui.ui.print.page_format import PaperSize
from handfoot_gui.ui.print.printing import PrintDialogs, Printout, picture_of, usual_paper
from handfoot_gui.ui.print.season import season_printout, season_title, season_words
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, KeyFocus, paint_focus
from handfoot_gui.ui.widgets.fields import Choice, Segments
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import breakable, label
from handfoot_gui.ui.widgets.layouts import horizontal, put
from handfoot_gui.ui.widgets.page import Page, column
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.window.main_window import MainWindow

_ALL: Final = "all"
_BAR: Final = 16
"""Units of the scroll bar."""


class SeasonFacts(Struct, frozen=True):
    """All the season page shows."""

    season: Season
    years: tuple[int, ...]
    """Years to choose from, the last first."""
    paper: PaperSize
    said: str = ""
    is_fault: bool = False


class SeasonPage(Page):
    """Shows the page for a year, or for all years.

    Signals: ``year_chosen(int | None)``, ``paper_chosen(Paper)``, ``pdf_requested()``,
    ``print_requested()``, ``closed()``.
    """

    year_chosen = Signal(object)
    paper_chosen = Signal(object)
    pdf_requested = Signal()
    print_requested = Signal()
    closed = Signal()
    breaks = (1000,)

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._facts: SeasonFacts | None = None
        self._painted_width = 0

    @property
    def facts(self) -> SeasonFacts:
        """What is shown."""
        assert self._facts is not None, "set_facts comes first"
        return self._facts

    def set_facts(self, facts: SeasonFacts) -> None:
        """Show *facts*."""
        self._facts = facts
        self._rebuild()

    def open_first(self) -> None:
        """Put the keyboard on the way to a PDF, which always works."""
        self._pdf.setFocus(Qt.FocusReason.OtherFocusReason)

    def _content(self) -> QWidget:
        style, px, facts = self._style, self._style.px, self.facts
        margin = self._margin()
        content, rows = column(style, margins=(margin - RING, 24, margin - RING, 24))
        rows.setSpacing(px(10))
        title = label(style, self.tr("Season page"), TextStyle.PAGE_TITLE)
        title.setContentsMargins(px(RING), 0, 0, 0)
        text, key, kind = self.tr("Back"), self.tr("Esc"), ButtonKind.PRIMARY
        back = Button(style, text, kind, sign=Icon.BACK, key=key, name="back", act=self.closed)
        head = horizontal(style, gap=2)
        put(head, (title, 1), back)
        paper = Segments(
            style,
            ((self.tr("A4"), PaperSize.A4.value), (self.tr("Letter"), PaperSize.LETTER.value)),
            name="paper",
        )
        paper.set_value(facts.paper.value)
        paper.set_accessible_names(self.tr("Paper"))
        paper.chosen.connect(lambda value: self.paper_chosen.emit(PaperSize(value)))
        line = horizontal(style, gap=2)
        line.addWidget(self._year_field())
        line.addSpacing(px(8))
        put(line, paper, 1)
        put(rows, head, line)
        buttons = line
        if self._is_narrow:
            buttons = horizontal(style, gap=2)
            rows.addLayout(buttons)
        text, act = self.tr("Save as PDF"), self.pdf_requested
        self._pdf = Button(style, text, sign=Icon.SHEET, name="save-pdf", act=act)
        text, act = self.tr("Print"), self.print_requested
        put(buttons, self._pdf, Button(style, text, key="Ctrl+P", name="print", act=act))
        if self._is_narrow:
            buttons.addStretch(1)
        if facts.said:
            ink = style.theme.warn if facts.is_fault else style.theme.link
            said = label(style, breakable(facts.said), TextStyle.LABEL_STRONG, ink=ink, wraps=True)
            said.setObjectName("said")
            rows.addWidget(said)
        self._painted_width = self._paper_width()
        rows.addWidget(
            _Preview(style, facts, self._painted_width), 1, Qt.AlignmentFlag.AlignHCenter
        )
        return content

    def _paper_width(self) -> int:
        """Pixels of the paper's width: large enough to be read, as far as there is room."""
        room = self.width() - 2 * self._style.px(self._margin() + RING) - self._style.px(_BAR)
        return max(self._style.px(320), min(self._style.px(760), room))

    def _year_field(self) -> Choice:
        facts = self.facts
        items = ((self.tr("All years"), _ALL), *((str(y), str(y)) for y in facts.years))
        field = Choice(self._style, items, name="choose-year")
        year = facts.season.choice.year
        field.set_value(_ALL if year is None else str(year))
        field.setAccessibleName(self.tr("Year"))
        field.activated.connect(
            lambda: self.year_chosen.emit(None if field.value() == _ALL else int(field.value()))
        )
        return field

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._facts is not None and self._paper_width() != self._painted_width:
            self._rebuild()

    def event(self, event: QEvent) -> bool:
        # Anywhere else the window prints a score sheet with this key.
        if event.type() is QEvent.Type.ShortcutOverride and _is_print(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif _is_print(event):
            self.print_requested.emit()
        else:
            super().keyPressEvent(event)


def _is_print(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Print)


class _Preview(QWidget):
    """The paper, large enough to be read."""

    def __init__(self, style: Style, facts: SeasonFacts, width: int) -> None:
        super().__init__()
        self._style = style
        self._facts = facts
        self._focus = KeyFocus(self)
        self.setObjectName("preview")
        # A screen reader comes here to have the page read out.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(season_title(facts.season))
        self.setAccessibleDescription(season_words(facts.season))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        (page,) = season_printout(facts.season, facts.paper).pages
        self._picture = picture_of(page, width, max(1.0, self.devicePixelRatioF()))
        height = round(width * facts.paper.height / facts.paper.width)
        self.setFixedSize(width + 2 * style.px(RING), height + 2 * style.px(RING))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        ring = self._style.px(RING)
        painter.drawImage(ring, ring, self._picture)
        painter.setPen(QColor(self._style.theme.field_line))
        painter.drawRect(self.rect().adjusted(ring, ring, -ring - 1, -ring - 1))
        if self._focus.is_shown:
            paint_focus(painter, self._style, QRectF(self.rect()), self._style.px(6))


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
        self.page.year_chosen.connect(self._on_year)
        self.page.paper_chosen.connect(self._on_paper)
        self.page.pdf_requested.connect(self._on_pdf)
        self.page.print_requested.connect(self._on_print)
        self.page.closed.connect(self.closed)

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
