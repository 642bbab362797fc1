"""A score sheet to look at, to print and to save as a PDF, with what can be chosen about it."""

from __future__ import annotations

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
from handfoot_gui.ui.print.printing import (
    Printout,
    paper_called,
    papers_offered,
    sizes_offered,
)
from handfoot_gui.ui.print.sheet_pages import PlacedPage, goes_on, pages_of, shares_that_fit
from handfoot_gui.ui.print.sheet_printout import sheet_printout
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, give_way
from handfoot_gui.ui.widgets.fields import ChoiceField, Segments
from handfoot_gui.ui.widgets.figures import full_date, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import breakable, label
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Middle, Page, column
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.window.every_language import words_of_every_language

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


class _Switches(Struct, frozen=True):
    """What is chosen of two values each, for this sheet only."""

    is_blank: bool = False
    has_names: bool = True
    has_date: bool = False
    is_shared: bool = False
    """Two sheets stand on a page."""
    is_one_page: bool = False
    is_wide: bool = False
    """The preview is as wide as there is room."""


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
        self._on = _Switches()
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
        is_blank = facts.sheet is None
        self._on = replace(
            self._on, is_blank=is_blank, has_names=not is_blank, has_date=False, is_shared=False
        )
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
        return paper_called(self._preferences.paper)

    def model(self) -> SheetModel:
        """The rows and columns as chosen."""
        return sheet_of(self.chosen(), self._words, words_of_every_language())

    def pages(self) -> tuple[PlacedPage, ...]:
        """What is to be printed."""
        return pages_of(self.model(), self._wish())

    def printout(self) -> Printout:
        """The same, under its title."""
        return sheet_printout(self.pages(), self.model().title)

    def chosen(self) -> SheetFacts:
        """The facts of the sheet as chosen."""
        facts = self._facts
        assert facts is not None, "show_sheet comes first"
        day = self._day
        if self._on.is_blank:
            names = facts.names if self._on.has_names else ()
            facts = replace(facts, sheet=None, origin=Origin.BLANK, names=names, first_dealer=None)
            day = date.today() if self._on.has_date else None
        return replace(
            facts,
            family=facts.family or _tidy(self._preferences.family),
            place=facts.place or _tidy(self._preferences.place),
            date="" if day is None else full_date(day),
        )

    def _wish(self) -> Wish:
        share = 2 if self._on.is_shared else 1
        return Wish(self.paper, self._preferences.large_print, share, self._on.is_one_page)

    # -- content ----------------------------------------------------------------------------

    _print: Button
    _pdf: Button
    _segments: dict[str, Segments]
    """Every row of values, by its name."""
    _preview: SheetPreview

    def _content(self) -> QWidget:
        style, px = self._style, self._style.px
        margin = 24 if self._is_narrow else 48
        content, rows = column(style, margins=(margin - RING, 22, margin - RING, 16))
        size = TextStyle.SECTION_TITLE if self._is_narrow else TextStyle.PAGE_TITLE
        title = label(style, translate("Common", "Score sheet"), size, wraps=self._is_narrow)
        title.setContentsMargins(px(RING), 0, 0, 0)
        text, key, act = translate("Common", "Back"), "Esc", self.closed
        back = Button(style, text, sign=Icon.BACK, key=key, name="back", act=act)
        text, act = translate("Common", "Save as PDF"), self.pdf_requested
        self._pdf = Button(style, text, sign=Icon.SHEET, name="save-pdf", act=act)
        text, act = translate("Common", "Print"), self.print_requested
        self._print = Button(style, text, ButtonKind.PRIMARY, name="print", act=act)
        give_way(back, self._pdf, self._print)
        head = horizontal(style, gap=4)
        put(head, (title, 1), back, self._pdf, self._print)
        rows.addLayout(head)
        if self._offers is not None:
            games = game_choice(style, self._offers.game)
            games.chosen.connect(self.game_chosen)
            line = QHBoxLayout()
            put(line, games, 1)
            rows.addSpacing(px(4))
            rows.addLayout(line)
        if self._said:
            ink = style.theme.warn if self._is_fault else style.theme.link
            said = label(style, breakable(self._said), TextStyle.LABEL_STRONG, ink=ink, wraps=True)
            said.setObjectName("said")
            said.setContentsMargins(px(RING), px(4), 0, 0)
            rows.addWidget(said)
        rows.addSpacing(px(8))
        choices = self._choices()
        self._preview = SheetPreview(style)
        if self._is_narrow:
            self._preview.setMinimumHeight(px(420))
        else:
            choices.setFixedWidth(px(_SIDE))
        halves = (vertical if self._is_narrow else horizontal)(style, gap=24 - RING)
        put(halves, choices, (self._preview, 1))
        rows.addLayout(halves, 1)
        self._show_pages()
        return content

    def _choices(self) -> QWidget:
        style, facts, liked, on = self._style, self._facts, self._preferences, self._on
        assert facts is not None, "show_sheet comes first"
        holder = QWidget()
        rows = vertical(style, holder, margins=(0, 0, 0, 0), gap=2)
        self._segments = {}
        if self._offers is not None:
            self._add_offers(rows, self._offers)
        if facts.sheet is not None:
            kinds = ((self.tr("From the game"), _OFF), (self.tr("Blank"), _ON))
            self._add(rows, self.tr("Sheet"), "kind", kinds, "is_blank", on.is_blank)
        written = ((self.tr("Printed"), _ON), (self.tr("To write in"), _OFF))
        if on.is_blank and facts.names:
            self._add(
                rows, translate("Common", "Names"), "names", written, "has_names", on.has_names
            )
        if on.is_blank:
            self._add(rows, translate("Common", "Date"), "date", written, "has_date", on.has_date)
        paper = self._add(rows, translate("Common", "Paper"), "paper", papers_offered())
        paper.set_value(self.paper.value)
        paper.chosen.connect(lambda value: self._like(paper=value))
        prints, title = sizes_offered(_OFF, _ON), translate("Common", "Print size")
        self._add(rows, title, "size", prints, "large_print", liked.large_print)
        if on.is_blank:
            shares = ((self.tr("One sheet"), _OFF), (self.tr("Two sheets"), _ON))
            self._add(rows, self.tr("On a page"), "share", shares, "is_shared", on.is_shared)
            lengths = ((self.tr("A whole game"), _OFF), (self.tr("One page"), _ON))
            self._add(rows, self.tr("Room for"), "length", lengths, "is_one_page", on.is_one_page)
        rows.addSpacing(style.px(6))
        if not facts.family:
            self._field(rows, self.tr("Family"), "family", liked.family)
        if not facts.place:
            self._field(rows, translate("Common", "Place"), "place", liked.place)
        rows.addSpacing(style.px(6))
        views = ((self.tr("Whole page"), _OFF), (self.tr("Full width"), _ON))
        self._add(rows, self.tr("Preview"), "view", views, "is_wide", on.is_wide)
        rows.addStretch(1)
        return holder if self._is_narrow else Middle(holder)

    def _add_offers(self, rows: QVBoxLayout, offers: SheetOffers) -> None:
        for title, name, items, shown, chosen in (
            (
                translate("Common", "Rules"),
                "rules",
                offers.rules,
                offers.rules_shown,
                self.rules_chosen,
            ),
            (
                translate("Common", "Players"),
                "table",
                offers.tables,
                offers.table_shown,
                self.table_chosen,
            ),
        ):
            if len(items) > 1:
                choice = ChoiceField(self._style, items, name=name)
                choice.setAccessibleName(title)
                choice.set_value(shown)
                choice.currentIndexChanged.connect(
                    lambda _row, choice=choice, chosen=chosen: chosen.emit(choice.value())
                )
                self._named(rows, title).addWidget(choice, 1)

    def _add(
        self,
        rows: QVBoxLayout,
        title: str,
        name: str,
        items: tuple[tuple[str, str], ...],
        switch: str = "",
        is_on: bool = False,
    ) -> Segments:
        """A row of values; of the two of a *switch* one means yes."""
        segments = self._segments[name] = Segments(self._style, items, name=name)
        segments.set_accessible_names(title)
        self._named(rows, title).addWidget(segments, 1)
        if switch:
            segments.set_value(_ON if is_on else _OFF)
            segments.chosen.connect(lambda value: self._on_switch(switch, value == _ON))
        return segments

    def _named(self, rows: QVBoxLayout, title: str) -> QBoxLayout:
        """Room for a control, under its name or beside it."""
        style = self._style
        ink, wraps = style.theme.text2, self._is_narrow
        named = label(style, title, TextStyle.LABEL, ink=ink, wraps=wraps)
        named.setContentsMargins(style.px(RING), 0, 0, 0)
        row = (horizontal if self._is_narrow else vertical)(style, gap=0)
        if self._is_narrow:
            named.setFixedWidth(style.px(_NAME))
        row.addWidget(named)
        rows.addLayout(row)
        return row

    def _field(self, rows: QVBoxLayout, title: str, name: str, text: str) -> None:
        """A field for the preference called *name*."""
        field = QLineEdit(text)
        field.setObjectName(name)
        field.setAccessibleName(title)
        field.setMaxLength(_LONGEST)
        field.textChanged.connect(lambda text: self._like(**{name: text}))
        holder = QWidget()
        horizontal(self._style, holder, margins=(RING,) * 4).addWidget(field)
        self._named(rows, title).addWidget(holder, 1)

    def _show_pages(self) -> None:
        """Show the sheet as chosen; two on a page only where they fit."""
        model = self.model()
        if self._on.is_blank:
            fits = 2 in shares_that_fit(model, replace(self._wish(), share=1))
            if not fits:
                self._on = replace(self._on, is_shared=False)
                self._segments["share"].set_value(_OFF)
            self._segments["share"].setEnabled(fits)
            is_long = goes_on(model, self._wish())
            if not is_long:
                self._on = replace(self._on, is_one_page=False)
                self._segments["length"].set_value(_OFF)
            self._segments["length"].setEnabled(is_long)
        self._preview.set_pages(pages_of(model, self._wish()), is_wide=self._on.is_wide)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    # -- what is chosen ---------------------------------------------------------------------

    def _like(self, **changes: object) -> None:
        self._preferences = replace(self._preferences, **changes)
        self.preferences_changed.emit(self._preferences)
        self._show_pages()

    def _on_switch(self, switch: str, is_on: bool) -> None:
        if switch == "large_print":
            self._like(large_print=is_on)
            return
        self._on = replace(self._on, **{switch: is_on})
        if switch == "is_blank":
            self._on, self._said = replace(self._on, is_shared=False), ""
            self._rebuild()
        else:
            self._show_pages()


def _tidy(text: str) -> str:
    """A name in one line; empty where there is none."""
    return shown_name(text) if text.strip() else ""
