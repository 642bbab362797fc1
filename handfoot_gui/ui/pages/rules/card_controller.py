"""Rule cards of every game: their page to read, and what prints and saves them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QPoint, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from handfoot_gui.core.errors import Problem
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.rule_card import RuleCard
from handfoot_gui.core.text.own_sentences import with_own_sentences
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import games_offered, presets_of
from handfoot_gui.storage.house_rules import plain_name
from handfoot_gui.ui.pages.rules.sentences import OwnSentencesDialog
from handfoot_gui.ui.print.printing import (
    PrintDialogs,
    Printout,
    paper_called,
    papers_offered,
    sizes_offered,
)
from handfoot_gui.ui.print.rule_card import card_printout
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.fields import ChoiceField, Segments, make_clearable
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.key_text import presses
from handfoot_gui.ui.widgets.labels import breakable, label, set_ink
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.outcome import Outcome
from handfoot_gui.ui.widgets.page import Flow, Page, column, run
from handfoot_gui.ui.widgets.reading import Reading
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import card_title, game_title, preset_title
from handfoot_gui.ui.widgets.vocabulary import WORDS, as_sentence
from handfoot_gui.ui.window.actions import Command
from handfoot_gui.ui.window.main_window import MainWindow

_NORMAL, _LARGE = "normal", "large"
"""Sizes of print."""


class _ShownCard(Struct, frozen=True):
    """A card, and what people came for."""

    card: RuleCard
    chosen: tuple[str, str] | None
    """The game and the preset it is of, where others are offered."""
    asked: int | None
    """The number of the section that is meant, and stands out."""
    can_change: bool
    """Whether a family's own sentences may be changed."""


class RuleCardPage(Page):
    """Shows a rule card."""

    pdf_requested = Signal(object)  # the `RuleCard`; so is the next one
    print_requested = Signal(object)
    rules_chosen = Signal(str, str)  # another game, and one of its presets
    paper_chosen = Signal(str)
    size_chosen = Signal(bool)  # whether it is printed large
    sentences_requested = Signal()
    closed = Signal()
    may_be_forgotten = True

    def __init__(self, style: Style, liked: Callable[[], Preferences]) -> None:
        """*liked* gives the preferences that hold, for paper and print."""
        super().__init__(style)
        self._liked = liked
        self._shown: _ShownCard | None = None
        self._outcome = Outcome()
        self._wanted = ""
        """What is looked for."""

    def show_card(
        self,
        card: RuleCard,
        chosen: tuple[str, str] | None = None,
        asked: Problem | None = None,
        *,
        can_change: bool = False,
    ) -> None:
        """Show *card* from its beginning, or where the reason for what was *asked* is found; of a
        *chosen* game and preset, others are offered. A family's own sentences may be changed if it
        *can_change*."""
        self._shown = _ShownCard(card, chosen, card.section_about(asked), can_change)
        self._wanted, self._outcome = "", Outcome()
        self._rebuild()
        self.verticalScrollBar().setValue(0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        meant = self.findChild(QWidget, "asked")
        if meant is not None:
            # Its place is known once the page is laid out.
            QTimer.singleShot(0, meant, lambda: self._scroll_to(meant))

    def _scroll_to(self, heading: QWidget) -> None:
        content = self.widget()
        assert content is not None, "it holds the heading"
        place = heading.mapTo(content, QPoint(0, 0)).y()
        self.verticalScrollBar().setValue(place - self._style.px(24))

    def _look_for(self, wanted: str) -> None:
        """Show only what has all words of *wanted*."""
        self._wanted = wanted
        self._rebuild()
        self._looked_for.setFocus()

    def say(self, sentence: str, is_fault: bool) -> None:
        """Tell what became of saving or printing."""
        self._outcome = Outcome(sentence, is_fault)
        self._rebuild()

    def offer_pdf(self) -> None:
        """Put the keyboard on saving."""
        self._pdf.setFocus(Qt.FocusReason.TabFocusReason)

    def take_focus(self) -> None:
        """Put the keyboard on the way back."""
        self._close.setFocus()

    _close: Button
    _pdf: Button
    _looked_for: QLineEdit

    def _buttons(self, shown: _ShownCard) -> tuple[Button, ...]:
        """What can be done with the card that is *shown*, the way back last."""
        style = self._style
        own = []
        if shown.can_change:
            own = [Button(style, translate("Common", "Also at our table"), name="own-sentences")]
            own[0].clicked.connect(self.sentences_requested)
        self._pdf = Button(
            style, translate("Common", "Save as PDF"), sign=Icon.SHEET, name="save-pdf"
        )
        self._pdf.clicked.connect(lambda: self.pdf_requested.emit(shown.card))
        paper = Button(style, translate("Common", "Print"), name="print-card", act=self.print_shown)
        esc = "Esc"
        self._close = Button(
            style, translate("Common", "Back"), sign=Icon.BACK, key=esc, name="back"
        )
        self._close.clicked.connect(self.closed)
        return (*own, self._pdf, paper, self._close)

    def _add_sections(
        self,
        found: RuleCard,
        reading: Reading,
        halves: tuple[QBoxLayout, QBoxLayout],
        asked: int | None,
    ) -> None:
        """Share the sections *found* out to two columns that have as much to read; the one that is
        *asked* about stands out, and is read first."""
        weights = [sum(map(len, section.sentences)) for section in found.sections]
        total, so_far = sum(weights) + 350, 0
        for number, (section, weight) in enumerate(zip(found.sections, weights, strict=True)):
            half = halves[so_far >= total / 2]
            so_far += weight
            heading = self._heading(section.title, is_asked=number == asked)
            half.addWidget(heading)
            reading.add(section.title, heading, is_heading=True)
            if number == asked:
                reading.lead_tab(reading.passages[-1])
            for sentence in section.sentences:
                said = label(self._style, breakable(sentence), TextStyle.BODY, wraps=True)
                half.addWidget(said)
                reading.add(sentence, said)

    def _content(self) -> QWidget:
        style, px = self._style, self._style.px
        shown = self._shown
        assert shown is not None, "show_card comes first"
        card = shown.card
        margin = self._margin()
        content, rows = column(style, margins=(margin - RING, 32, margin - RING, 32))
        rows.setSpacing(px(8))
        title = label(style, breakable(card.title), TextStyle.PAGE_TITLE, wraps=True)
        title.setObjectName("card-title")
        title.setContentsMargins(px(RING), 0, 0, 0)
        buttons = self._buttons(shown)
        if self._is_narrow:
            # Beside the buttons a long word would push them out of the window.
            put(rows, title, Flow(buttons, apart=px(4), lines_apart=px(4)))
        else:
            head = horizontal(style, gap=4)
            put(head, (title, 1), *buttons)
            rows.addLayout(head)
        if shown.chosen is not None:
            rows.addLayout(self._choice(*shown.chosen))
        self._looked_for = self._field()
        within = RING, 0, 0, 0
        below = (vertical if self._is_narrow else horizontal)(style, margins=within, gap=16)
        put(below, self._looked_for, *self._print_choices(), 1)
        rows.addLayout(below)
        reading = Reading(style)
        read = vertical(style, reading, margins=(RING, 0, RING, RING), gap=8)
        summary = as_sentence(card.summary)
        whole = label(style, summary, TextStyle.PROMPT, wraps=True)
        read.addWidget(whole)
        reading.add(summary, whole)
        if self._outcome.sentence:
            read.addWidget(self._outcome.label(style))
        halves = QVBoxLayout() if self._is_narrow else QHBoxLayout()
        halves.setSpacing(px(40))
        left, right = vertical(style, gap=6), vertical(style, gap=6)
        put(halves, (left, 1), (right, 1))
        found = card.found(self._wanted)
        asked = None if self._wanted else shown.asked
        self._add_sections(found, reading, (left, right), asked)
        left.addStretch(1)
        if found.scores:
            heading = self._heading(card.score_title)
            reading.add(card.score_title, heading, is_heading=True)
            put(right, heading, self._scores(found, reading))
        right.addStretch(1)
        if not (found.sections or found.scores):
            nothing = self.tr("Nothing on this card has these words.")
            said = label(style, nothing, TextStyle.BODY, wraps=True)
            left.insertWidget(0, said)
            reading.add(nothing, said)
        put(read, halves, 1)
        put(rows, reading, 1)
        # Whoever came to read has it one Tab away.
        reading.come_after(self._close)
        return content

    def _field(self) -> QLineEdit:
        field = QLineEdit(self._wanted)
        field.setObjectName("look-for")
        field.setFont(self._style.font(TextStyle.BODY))
        field.setMinimumHeight(self._style.px(40))
        field.setMaximumWidth(self._style.px(360))
        key = WORDS.key("Ctrl+F")
        field.setPlaceholderText(filled(self.tr("Find in these rules ({key})"), key=key))
        field.setAccessibleName(self.tr("Find in these rules"))
        field.setAccessibleDescription(key)
        make_clearable(field)
        field.textEdited.connect(self._look_for)
        field.textChanged.connect(lambda text: None if text else self._look_for(""))
        return field

    def _print_choices(self) -> tuple[Segments, Segments]:
        """Paper and size of print, as on a score sheet."""
        liked = self._liked()
        paper = Segments(self._style, papers_offered(), name="paper")
        paper.set_accessible_names(translate("Common", "Paper"))
        paper.set_value(paper_called(liked.paper).value)
        paper.chosen.connect(self.paper_chosen)
        size = Segments(self._style, sizes_offered(_NORMAL, _LARGE), name="size")
        size.set_accessible_names(translate("Common", "Print size"))
        size.set_value(_LARGE if liked.large_print else _NORMAL)
        size.chosen.connect(lambda value: self.size_chosen.emit(value == _LARGE))
        return paper, size

    def _choice(self, game: str, preset: str) -> QBoxLayout:
        """The games, and the rule sets of the one that is shown."""
        style = self._style
        games = Segments(
            style, tuple((game_title(one), one) for one in games_offered()), name="rules-of"
        )
        games.set_value(game)
        games.set_accessible_names(translate("Common", "Game"))
        games.chosen.connect(lambda one: self.rules_chosen.emit(one, presets_of(one)[0]))
        within = RING, 0, 0, 0
        row = (vertical if self._is_narrow else horizontal)(style, margins=within, gap=4)
        row.addWidget(games)
        presets = [(preset_title(game, one), one) for one in presets_of(game)]
        if len(presets) > 1:
            sets = ChoiceField(style, presets, name="rules-set")
            sets.set_value(preset)
            sets.setAccessibleName(translate("Common", "Rules"))
            sets.activated.connect(lambda: self.rules_chosen.emit(game, sets.value()))
            row.addWidget(sets)
        row.addStretch(1)
        return row

    def _heading(self, text: str, *, is_asked: bool = False) -> QWidget:
        heading = label(self._style, text, TextStyle.SECTION_TITLE)
        if is_asked:
            heading.setObjectName("asked")
            set_ink(heading, self._style.theme.link)
        heading.setContentsMargins(0, self._style.px(10), 0, 0)
        return heading

    def _scores(self, card: RuleCard, reading: Reading) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(self._style.px(16))
        grid.setVerticalSpacing(self._style.px(4))
        grid.setColumnStretch(0, 1)
        for line, row in enumerate(card.scores):
            what = label(self._style, row.text, TextStyle.BODY, wraps=True)
            grid.addWidget(what, line, 0)
            points = label(self._style, row.points, TextStyle.NAME)
            set_ink(points, self._style.theme.text)
            grid.addWidget(points, line, 1, Qt.AlignmentFlag.AlignRight)
            reading.add(WORDS.labelled(row.text, row.points), what, points)
        return grid

    def print_shown(self) -> None:
        """Ask for the card on paper."""
        if self._shown is not None:
            self.print_requested.emit(self._shown.card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif presses(event, "Ctrl+F"):
            self._looked_for.setFocus()
        else:
            super().keyPressEvent(event)


ChangeSentences: TypeAlias = Callable[[tuple[str, ...]], None]
"""Gives a game that has begun other sentences of its family."""


class ShowCard(Protocol):
    """Shows the card of a game's options, which have a title, with a family's own sentences."""

    def __call__(
        self,
        game: str,
        options: GameOptions,
        title: str,
        sentences: tuple[str, ...],
        change: ChangeSentences | None = None,
    ) -> None: ...


class _OwnSentences(Struct, frozen=True):
    """A card before a family's own sentences stand on it, these, and what changes them."""

    card: RuleCard
    sentences: tuple[str, ...]
    change: ChangeSentences | None


class RuleCardController(QObject):
    """Shows, prints and saves rule cards."""

    def __init__(
        self,
        window: MainWindow,
        words: Words,
        keep: Callable[[Preferences], None],
        parent: QObject | None = None,
    ) -> None:
        """*keep* lets preferences hold and keeps them; paper and print are there."""
        super().__init__(parent)
        self._window = window
        self._keep = keep
        self._words = words
        self._go_back: Callable[[], None] = lambda: None
        self._own: _OwnSentences
        """Of the game whose card is shown."""
        self.page = RuleCardPage(window.ui_style, lambda: window.preferences)
        self.page.pdf_requested.connect(self._on_pdf)
        self.page.print_requested.connect(self._on_print)
        self.page.closed.connect(lambda: self._go_back())
        self.page.rules_chosen.connect(self._show_preset)
        self.page.sentences_requested.connect(self._on_sentences)
        self.page.paper_chosen.connect(self._on_paper)
        self.page.size_chosen.connect(self._on_size)
        self._dialogs = PrintDialogs(window, words, self.page.say, self.page.offer_pdf)
        window.pages.add(
            self.page, {Command.PRINT: self.page.print_shown, Command.CARD: self.page.closed.emit}
        )

    def show(
        self,
        game: str,
        options: GameOptions,
        rules: str,
        sentences: tuple[str, ...] = (),
        change: ChangeSentences | None = None,
        go_back: Callable[[], None] | None = None,
        asked: Problem | None = None,
    ) -> None:
        """Show the card of *options* of *game*, which are called *rules*, where *asked* has its
        reason, with a family's own *sentences*, which *change* replaces in a game that has begun.

        *go_back* leads back when the card is closed; without, the page shown before comes again.
        """
        card = GAMES[game].rule_card(self._words, options, card_title(game, rules))
        self._own = _OwnSentences(card, sentences, change)
        self._show_own(asked)
        self._open(go_back)

    def _show_own(self, asked: Problem | None = None) -> None:
        own = self._own
        card = with_own_sentences(own.card, self._words, own.sentences)
        self.page.show_card(card, asked=asked, can_change=own.change is not None)

    def _on_sentences(self) -> None:
        """Let people change the sentences of the game whose card is shown."""
        own = self._own
        dialog = OwnSentencesDialog(self._window.ui_style, self._words, own.sentences, self._window)
        if run(dialog) and own.change is not None and dialog.sentences != own.sentences:
            own.change(dialog.sentences)
            self._own = replace(own, sentences=dialog.sentences)
            self._show_own()
            self.page.take_focus()

    def show_made(self, card: RuleCard) -> None:
        """Show a *card* that is made of more than one rule set, to be read or printed."""
        self.page.show_card(card)
        self._open()

    def show_usual(self, game: str) -> None:
        """Show the usual rules of *game*; from there those of every game can be read."""
        self._show_preset(game, presets_of(game)[0])
        self._open()

    def _open(self, go_back: Callable[[], None] | None = None) -> None:
        window, before = self._window, self._window.page
        self._go_back = go_back or (lambda: window.show_page(before))
        window.show_page(self.page)
        self.page.take_focus()

    def _show_preset(self, game: str, preset: str) -> None:
        title = card_title(game, preset_title(game, preset))
        card = GAMES[game].rule_card(self._words, GAMES[game].presets[preset], title)
        self.page.show_card(card, (game, preset))

    def _on_paper(self, paper: str) -> None:
        self._keep(replace(self._window.preferences, paper=paper))

    def _on_size(self, is_large: bool) -> None:
        self._keep(replace(self._window.preferences, large_print=is_large))

    def _printout(self, card: RuleCard, size: QSizeF | None = None) -> Printout:
        """*card* as it is liked, on the paper chosen where a printer has none of a *size*."""
        liked = self._window.preferences
        paper = paper_called(liked.paper)
        size = size or QSizeF(paper.width, paper.height)
        return card_printout(card, size, is_large=liked.large_print)

    def _on_pdf(self, card: RuleCard) -> None:
        self._dialogs.ask_for_pdf(plain_name(card.title), self._printout(card))

    def save_pdf(self, card: RuleCard, path: Path) -> None:
        """Write *card* to *path*, and say so on its page."""
        self._dialogs.save_pdf(path, self._printout(card))

    def _on_print(self, card: RuleCard) -> None:
        title = self.tr("Print the rule card")
        self._dialogs.print_out(title, card.title, lambda paper: self._printout(card, paper))
