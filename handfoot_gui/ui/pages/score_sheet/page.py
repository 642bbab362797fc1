"""A score sheet to look at, to print and to save as a PDF, with what can be chosen about it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.score_sheet import Origin, SheetFacts, SheetModel
from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.session.score_sheet import sheet_of
from handfoot_gui.ui.pages.score_sheet.preview import SheetPreview
from handfoot_gui.ui.pages.setup.frame import game_choice
from handfoot_gui.ui.print.page_format import PaperSize, Wish
from handfoot_gui.ui.print.printing import Printout, usual_paper
from handfoot_gui.ui.print.sheet_pages import PlacedPage, goes_on, pages_of, shares_that_fit
from handfoot_gui.ui.print.sheet_painter import sheet_printout
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.fields import Choice, Segments
from handfoot_gui.ui.widgets.figures import full_date
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import breakable, label
from handfoot_gui.ui.widgets.page import Middle, Page, column
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_LONGEST: Final = 200
"""Characters of a name or a place."""
_SIDE: Final = 372
"""Units of the column with the choices."""
_NAME: Final = 116
"""Units of a choice's name where it stands beside it."""
_ON, _OFF = "on", "off"


class SheetOffers(Struct, frozen=True):
    """What else may be printed instead: pairs of a text and the value it stands for."""

    game: str
    rules: tuple[tuple[str, str], ...]
    rules_shown: str
    tables: tuple[tuple[str, str], ...]
    """Players and their sides."""
    table_shown: str


class SheetPage(Page):
    """Shows a score sheet and lets people choose how it is printed.

    Signals: ``print_requested()``, ``pdf_requested()``, ``closed()``,
    ``liked_changed(Preferences)`` when paper, print, family or place were chosen,
    ``game_chosen(str)``, ``rules_chosen(str)``, ``table_chosen(str)`` when the sheet of another
    game, of other rules or for other players is wanted.
    """

    print_requested = Signal()
    pdf_requested = Signal()
    closed = Signal()
    preferences_changed = Signal(object)
    game_chosen = Signal(str)
    rules_chosen = Signal(str)
    table_chosen = Signal(str)
    breaks = (900,)

    def __init__(self, style: Style, words: Words) -> None:
        super().__init__(style)
        self._words = words
        self._facts: SheetFacts | None = None
        self._day: date | None = None
        self._offers: SheetOffers | None = None
        self._preferences = Preferences()
        self._is_blank = False
        self._has_names = True
        self._has_date = False
        self._share = 1
        self._is_one_page = False
        self._is_wide = False
        self._said, self._is_fault = "", False

    def show_sheet(
        self,
        facts: SheetFacts,
        day: date | None,
        preferences: Preferences,
        offers: SheetOffers | None = None,
    ) -> None:
        """Show the sheet for *facts*; *day* is that of the game, None for a blank sheet.

        *offers* are what may be chosen instead.
        """
        self._facts, self._day, self._preferences, self._offers = facts, day, preferences, offers
        self._is_blank = facts.sheet is None
        self._has_names = not self._is_blank
        self._has_date = False
        self._share = 1
        self._said = ""
        self._rebuild()
        if offers is None:
            self._print.setFocus()

    def change_sheet(self, facts: SheetFacts, offers: SheetOffers) -> None:
        """Show the sheet for *facts* instead; what else was chosen stays."""
        self._facts, self._offers, self._said = facts, offers, ""
        self._rebuild()

    def say(self, sentence: str, is_fault: bool) -> None:
        """Tell what became of printing or saving."""
        self._said, self._is_fault = sentence, is_fault
        self._rebuild()

    def offer_pdf(self) -> None:
        """Put the keyboard on saving."""
        self._pdf.setFocus(Qt.FocusReason.TabFocusReason)

    def print_shown(self) -> None:
        """Ask for the sheet on paper."""
        self.print_requested.emit()

    # -- what is printed --------------------------------------------------------------------

    @property
    def paper(self) -> PaperSize:
        """The paper chosen."""
        known = {paper.value: paper for paper in PaperSize}
        return known.get(self._preferences.paper, usual_paper())

    def model(self) -> SheetModel:
        """The rows and columns as chosen."""
        return sheet_of(self._chosen(), self._words)

    def pages(self) -> tuple[PlacedPage, ...]:
        """What is to be printed."""
        return pages_of(self.model(), self._wish())

    def printout(self) -> Printout:
        """The same, under its title."""
        return sheet_printout(self.pages(), self.model().title)

    def _chosen(self) -> SheetFacts:
        facts = self._facts
        assert facts is not None, "show_sheet comes first"
        day = self._day
        if self._is_blank:
            names = facts.names if self._has_names else ()
            facts = replace(facts, sheet=None, origin=Origin.BLANK, names=names, first_dealer=None)
            day = date.today() if self._has_date else None
        return replace(
            facts,
            family=facts.family or _tidy(self._preferences.family),
            place=facts.place or _tidy(self._preferences.place),
            date="" if day is None else full_date(day),
        )

    def _wish(self) -> Wish:
        return Wish(self.paper, self._preferences.large_print, self._share, self._is_one_page)

    # -- content ----------------------------------------------------------------------------

    _print: Button
    _pdf: Button
    _on_a_page: Segments
    _length: Segments
    _preview: SheetPreview

    def _content(self) -> QWidget:
        style, px = self._style, self._style.px
        margin = 24 if self._is_narrow else 48
        content, rows = column(style, margins=(margin - RING, 22, margin - RING, 16))
        head = QHBoxLayout()
        head.setSpacing(px(4))
        size = TextStyle.SECTION_TITLE if self._is_narrow else TextStyle.PAGE_TITLE
        title = label(style, self.tr("Score sheet"), size)
        title.setContentsMargins(px(RING), 0, 0, 0)
        head.addWidget(title, 1)
        self._pdf = Button(style, self.tr("Save as PDF"), sign=Icon.SHEET, name="save-pdf")
        self._pdf.clicked.connect(self.pdf_requested)
        self._print = Button(style, self.tr("Print"), ButtonKind.PRIMARY, name="print")
        self._print.clicked.connect(self.print_requested)
        back = Button(style, self.tr("Back"), sign=Icon.BACK, key=self.tr("Esc"), name="back")
        back.clicked.connect(self.closed)
        for button in (back, self._pdf, self._print):
            head.addWidget(button)
        rows.addLayout(head)
        if self._offers is not None:
            games = game_choice(style, self._offers.game)
            games.chosen.connect(self.game_chosen)
            line = QHBoxLayout()
            line.addWidget(games)
            line.addStretch(1)
            rows.addSpacing(px(4))
            rows.addLayout(line)
        if self._said:
            ink = style.theme.warn if self._is_fault else style.theme.link
            said = label(style, breakable(self._said), TextStyle.LABEL_STRONG, ink=ink, wraps=True)
            said.setObjectName("said")
            said.setContentsMargins(px(RING), px(4), 0, 0)
            rows.addWidget(said)
        rows.addSpacing(px(8))
        halves = QVBoxLayout() if self._is_narrow else QHBoxLayout()
        halves.setSpacing(px(24 - RING))
        choices = self._choices()
        self._preview = SheetPreview(style)
        if self._is_narrow:
            self._preview.setMinimumHeight(px(420))
        else:
            choices.setFixedWidth(px(_SIDE))
        halves.addWidget(choices)
        halves.addWidget(self._preview, 1)
        rows.addLayout(halves, 1)
        self._show_pages()
        return content

    def _choices(self) -> QWidget:
        px, facts = self._style.px, self._facts
        assert facts is not None, "show_sheet comes first"
        holder = QWidget()
        rows = QVBoxLayout(holder)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(px(2))
        if self._offers is not None:
            self._add_offers(rows, self._offers)
        if facts.sheet is not None:
            kinds = ((self.tr("From the game"), _OFF), (self.tr("Blank"), _ON))
            self._add(rows, self.tr("Sheet"), kinds, "kind", self._is_blank, self._on_blank)
        written = ((self.tr("Printed"), _ON), (self.tr("To write in"), _OFF))
        if self._is_blank and facts.names:
            self._add(rows, self.tr("Names"), written, "names", self._has_names, self._on_names)
        if self._is_blank:
            self._add(rows, self.tr("Date"), written, "date", self._has_date, self._on_date)
        papers = ((self.tr("A4"), PaperSize.A4.value), (self.tr("Letter"), PaperSize.LETTER.value))
        paper = self._segments(rows, self.tr("Paper"), papers, "paper")
        paper.set_value(self.paper.value)
        paper.chosen.connect(lambda value: self._like(replace(self._preferences, paper=value)))
        prints = ((self.tr("Normal"), _OFF), (self.tr("Large"), _ON))
        is_large = self._preferences.large_print
        self._add(rows, self.tr("Print size"), prints, "size", is_large, self._on_large)
        if self._is_blank:
            shares = ((self.tr("One sheet"), _OFF), (self.tr("Two sheets"), _ON))
            self._on_a_page = self._add(
                rows, self.tr("On a page"), shares, "share", self._share > 1, self._on_share
            )
            lengths = ((self.tr("A whole game"), _OFF), (self.tr("One page"), _ON))
            self._length = self._add(
                rows, self.tr("Room for"), lengths, "length", self._is_one_page, self._on_one_page
            )
        rows.addSpacing(px(6))
        if not facts.family:
            self._field(
                rows, self.tr("Family"), "family", self._preferences.family, self._on_family
            )
        if not facts.place:
            self._field(rows, self.tr("Place"), "place", self._preferences.place, self._on_place)
        rows.addSpacing(px(6))
        views = ((self.tr("Whole page"), _OFF), (self.tr("Full width"), _ON))
        self._add(rows, self.tr("Preview"), views, "view", self._is_wide, self._on_wide)
        rows.addStretch(1)
        return holder if self._is_narrow else Middle(holder)

    def _add_offers(self, rows: QVBoxLayout, offers: SheetOffers) -> None:
        for title, name, items, shown, chosen in (
            (self.tr("Rules"), "rules", offers.rules, offers.rules_shown, self.rules_chosen),
            (self.tr("Players"), "table", offers.tables, offers.table_shown, self.table_chosen),
        ):
            if len(items) > 1:
                choice = Choice(self._style, items, name=name)
                choice.setAccessibleName(title)
                choice.set_value(shown)
                choice.currentIndexChanged.connect(
                    lambda _row, choice=choice, chosen=chosen: chosen.emit(choice.value())
                )
                self._named(rows, title).addWidget(choice, 1)

    def _segments(
        self, rows: QVBoxLayout, title: str, items: tuple[tuple[str, str], ...], name: str
    ) -> Segments:
        segments = Segments(self._style, items, name=name)
        segments.set_accessible_names(title)
        row = self._named(rows, title)
        row.addWidget(segments, 1)
        return segments

    def _named(self, rows: QVBoxLayout, title: str) -> QBoxLayout:
        """Room for a control, under its name or beside it."""
        px = self._style.px
        named = label(self._style, title, TextStyle.LABEL, ink=self._style.theme.text2)
        named.setContentsMargins(px(RING), 0, 0, 0)
        row = QHBoxLayout() if self._is_narrow else QVBoxLayout()
        row.setSpacing(0)
        if self._is_narrow:
            named.setFixedWidth(px(_NAME))
        row.addWidget(named)
        rows.addLayout(row)
        return row

    def _add(
        self,
        rows: QVBoxLayout,
        title: str,
        items: tuple[tuple[str, str], ...],
        name: str,
        is_on: bool,
        choose: Callable[[bool], None],
    ) -> Segments:
        """A row of two values, of which one means yes."""
        segments = self._segments(rows, title, items, name)
        segments.set_value(_ON if is_on else _OFF)
        segments.chosen.connect(lambda value: choose(value == _ON))
        return segments

    def _field(
        self, rows: QVBoxLayout, title: str, name: str, text: str, change: Callable[[str], None]
    ) -> None:
        px = self._style.px
        field = QLineEdit(text)
        field.setObjectName(name)
        field.setAccessibleName(title)
        field.setMaxLength(_LONGEST)
        field.textChanged.connect(change)
        holder = QWidget()
        inner = QHBoxLayout(holder)
        inner.setContentsMargins(px(RING), px(RING), px(RING), px(RING))
        inner.addWidget(field)
        self._named(rows, title).addWidget(holder, 1)

    def _show_pages(self) -> None:
        """Show the sheet as chosen; two on a page only where they fit."""
        if self._is_blank:
            fits = 2 in shares_that_fit(self.model(), replace(self._wish(), share=1))
            if not fits:
                self._share = 1
                self._on_a_page.set_value(_OFF)
            self._on_a_page.setEnabled(fits)
            whole = replace(self._wish(), is_one_page=False)
            self._length.setEnabled(goes_on(self.model(), whole))
        self._preview.set_pages(self.pages(), is_wide=self._is_wide)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    # -- what is chosen ---------------------------------------------------------------------

    def _like(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self.preferences_changed.emit(preferences)
        self._show_pages()

    def _on_blank(self, is_blank: bool) -> None:
        self._is_blank, self._share, self._said = is_blank, 1, ""
        self._rebuild()

    def _on_names(self, has_names: bool) -> None:
        self._has_names = has_names
        self._show_pages()

    def _on_date(self, has_date: bool) -> None:
        self._has_date = has_date
        self._show_pages()

    def _on_large(self, is_large: bool) -> None:
        self._like(replace(self._preferences, large_print=is_large))

    def _on_share(self, is_shared: bool) -> None:
        self._share = 2 if is_shared else 1
        self._show_pages()

    def _on_one_page(self, is_one_page: bool) -> None:
        self._is_one_page = is_one_page
        self._show_pages()

    def _on_family(self, text: str) -> None:
        self._like(replace(self._preferences, family=text))

    def _on_place(self, text: str) -> None:
        self._like(replace(self._preferences, place=text))

    def _on_wide(self, is_wide: bool) -> None:
        self._is_wide = is_wide
        self._show_pages()


def _tidy(text: str) -> str:
    """A name in one line; empty where there is none."""
    return shown_name(text) if text.strip() else ""
