"""A score sheet to look at, to print and to save as a PDF, with what can be chosen about it."""

from __future__ import annotations

from datetime import date
from typing import Any, Final

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from handfoot_gui.core.brought_forward import NOTHING
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.score_sheet import Origin, SheetFacts, SheetModel
from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.session.score_sheet import sheet_of
from handfoot_gui.ui.pages.score_sheet.choices import SheetChoices, SheetOffers, Switches
from handfoot_gui.ui.pages.score_sheet.preview import SheetPreview
from handfoot_gui.ui.pages.setup.frame import game_choice
from handfoot_gui.ui.print.page_format import PaperSize, Wish
from handfoot_gui.ui.print.printing import (
    Printout,
    paper_called,
)
from handfoot_gui.ui.print.sheet_pages import PlacedPage, goes_on, pages_of, shares_that_fit
from handfoot_gui.ui.print.sheet_printout import sheet_printout
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, give_way
from handfoot_gui.ui.widgets.figures import full_date, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import label, set_title
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.outcome import Outcome
from handfoot_gui.ui.widgets.page import Middle, Page, column
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.window.every_language import words_of_every_language

_SIDE: Final = 372
"""Units of the column with the choices."""


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
    may_be_forgotten = True

    def __init__(self, style: Style, words: Words) -> None:
        super().__init__(style)
        set_title(self, translate("Common", "Score sheet"))
        self._words = words
        self._facts: SheetFacts | None = None
        self._day: date | None = None
        self._offers: SheetOffers | None = None
        self._preferences = Preferences()
        self._on = Switches()
        self._outcome = Outcome()

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
        self._outcome = Outcome()
        self._rebuild()
        if offers is None:
            self._print.setFocus()

    def change_sheet(self, facts: SheetFacts, offers: SheetOffers) -> None:
        """Show the sheet for *facts* instead; what else was chosen stays."""
        self._facts, self._offers, self._outcome = facts, offers, Outcome()
        self._rebuild()

    def say(self, sentence: str, is_fault: bool) -> None:
        """Tell what became of printing or saving."""
        self._outcome = Outcome(sentence, is_fault)
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
            facts = replace(
                facts, sheet=None, names=names, **_start(facts, has_names=self._on.has_names)
            )
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
    _choices: SheetChoices
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
        if self._outcome.sentence:
            said = self._outcome.label(style)
            said.setContentsMargins(px(RING), px(4), 0, 0)
            rows.addWidget(said)
        rows.addSpacing(px(8))
        choices = self._new_choices()
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

    def _new_choices(self) -> QWidget:
        facts, liked = self._facts, self._preferences
        assert facts is not None, "show_sheet comes first"
        choices = self._choices = SheetChoices(
            self._style, facts, liked, self._on, self._offers, is_narrow=self._is_narrow
        )
        choices.switched.connect(self._on_switch)
        choices.liked.connect(lambda name, value: self._like(**{name: value}))
        choices.rules_chosen.connect(self.rules_chosen)
        choices.table_chosen.connect(self.table_chosen)
        return choices if self._is_narrow else Middle(choices)

    def _show_pages(self) -> None:
        """Show the sheet as chosen; two on a page only where they fit."""
        model = self.model()
        if self._on.is_blank:
            fits = 2 in shares_that_fit(model, replace(self._wish(), share=1))
            if not fits:
                self._on = replace(self._on, is_shared=False)
            self._choices.allow("share", is_allowed=fits)
            is_long = goes_on(model, self._wish())
            if not is_long:
                self._on = replace(self._on, is_one_page=False)
            self._choices.allow("length", is_allowed=is_long)
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
            self._on, self._outcome = replace(self._on, is_shared=False), Outcome()
            self._rebuild()
        else:
            self._show_pages()


def _tidy(text: str) -> str:
    """A name in one line; empty where there is none."""
    return shown_name(text) if text.strip() else ""


def _start(facts: SheetFacts, *, has_names: bool) -> dict[str, Any]:
    """What a blank sheet knows of the first deal: who deals, and what is brought forward, where
    the sheet is for the game that is being set up, with its players."""
    if facts.origin is Origin.BLANK and has_names:
        return {}
    return {"origin": Origin.BLANK, "first_dealer": None, "brought": NOTHING}
