"""Keeping the score of a game with paper cards: the deal being entered, its sum, those before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from handfoot_gui.core.scorekeeping import (
    EntryProblem,
    Severity,
)
from handfoot_gui.core.text.scorekeeping import AnyScorekeeperText
from handfoot_gui.ui.pages.scorekeeper.facts import ScorekeeperFacts
from handfoot_gui.ui.pages.scorekeeper.fields import is_with_control
from handfoot_gui.ui.pages.scorekeeper.grid import Entered, EntryGrid
from handfoot_gui.ui.pages.scorekeeper.sums import (
    PastDeal,
    PastDeals,
    Sums,
    TotalBar,
    running_totals,
)
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, is_enter
from handfoot_gui.ui.widgets.fields import Choice
from handfoot_gui.ui.widgets.figures import figure, filled, result_of
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import SignLabel, breakable, label, set_ink, set_tip
from handfoot_gui.ui.widgets.page import WIDEST, Flow, Footer, Middle, Page, column
from handfoot_gui.ui.widgets.theme import Style, TextStyle, Theme


def titles_of(facts: ScorekeeperFacts) -> tuple[str, str]:
    """The title and the line below it."""
    kept, terms, scorekeeper = facts.kept, facts.terms, facts.scorekeeper
    if not facts.has_entry:
        return _result(facts)
    name = terms.presenter.deal_name(facts.place + 1)
    coming = scorekeeper.coming(kept.deals[: facts.place], kept.first_dealer)
    said = " ".join(filter(None, (terms.asks(coming), terms.opens(coming))))
    if facts.is_new:
        return name, said
    title = QCoreApplication.translate("ScorekeeperPage", "{deal}, being corrected")
    return filled(title, deal=name), said


def _result(facts: ScorekeeperFacts) -> tuple[str, str]:
    translate = QCoreApplication.translate
    sheet = facts.scorekeeper.sheet(facts.kept.deals, facts.kept.first_dealer)
    result = result_of(sheet, facts.terms.players)
    if result.is_tie:
        return result.title, result.about
    over = translate("ScorekeeperPage", "The game is over.")
    if facts.kept.is_finished:
        over = translate("ScorekeeperPage", "The game is finished.")
    return result.title, " ".join(filter(None, (over, result.about)))


def problem_ink(theme: Theme, problem: EntryProblem) -> str:
    """What cannot be is said in the colour of warnings."""
    return theme.warn if problem.weight is Severity.IMPOSSIBLE else theme.text


def list_problems(
    rows: QVBoxLayout, style: Style, terms: AnyScorekeeperText, problems: Iterable[EntryProblem]
) -> None:
    """Fill *rows* anew with *problems*, but for what is only missing: that is said one by one."""
    while (old := rows.takeAt(0)) is not None:
        widget = old.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
    for problem in problems:
        if problem.weight is Severity.MISSING:
            continue
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.px(10))
        ink = problem_ink(style.theme, problem)
        row.addWidget(SignLabel(style, Icon.WARNING, ink))
        said = label(style, breakable(terms.problem(problem)), TextStyle.BODY, ink=ink, wraps=True)
        said.setObjectName("problem")
        row.addWidget(said, 1)
        rows.addWidget(holder)


class DealChoice(Choice):
    """Opens a deal that has been written down, or goes back to the one to be entered.

    Signals: ``deal_chosen(int)`` with the deal's place.
    """

    deal_chosen = Signal(int)

    def __init__(self, style: Style, facts: ScorekeeperFacts) -> None:
        texts = _texts(facts)
        items = [(text, str(place)) for place, text in enumerate(texts)]
        super().__init__(style, items, name="deal-open")
        self.set_value(str(facts.place))
        self.setAccessibleName(QCoreApplication.translate("DealChoice", "Deals"))
        self.activated.connect(self.deal_chosen)

    def show_deals(self, facts: ScorekeeperFacts) -> None:
        """Show the points of *facts*, which has the same deals."""
        for place, text in enumerate(_texts(facts)):
            self.setItemText(place, text)


def _texts(facts: ScorekeeperFacts) -> list[str]:
    """A line for every deal that is written down, and one for what comes after the last."""
    translate = QCoreApplication.translate
    kept, name = facts.kept, facts.terms.presenter.deal_name
    sheet = facts.scorekeeper.sheet(kept.deals, kept.first_dealer)
    texts = [
        filled(
            translate("DealChoice", "{deal}: {points}"),
            deal=name(place + 1),
            points=", ".join(figure(deal.points(side)) for side in range(len(sheet.sides))),
        )
        for place, deal in enumerate(sheet.deals)
    ]
    if facts.is_over:
        return [*texts, translate("DealChoice", "Result")]
    new = translate("DealChoice", "{deal}, to be entered")
    return [*texts, filled(new, deal=name(len(texts) + 1))]


_LABELS = 190
"""Units of the column that says what is entered."""
_SIDE = 190
_LEAST_SIDE = 96
"""Units of a side's column, where there is room and where there is not."""
_GAP = 12
_TIGHT_LABELS, _TIGHT_GAP, _TIGHT_SIDE = 88, 7, 72
"""The same for many sides and large text."""
_BESIDE = 2
"""Sides beside whose columns there is room for the sum."""


class ScorekeeperPage(Page):
    """The page of a kept game.

    Signals: ``entered(Entered)``, ``write_requested()`` (the entered deal is complete),
    ``deal_requested(int)`` (open another deal; the one after the last is the new one),
    ``delete_requested(int)``, ``undo_requested()``, ``finish_requested()``,
    ``names_requested()`` (change them), ``print_requested()``, ``card_requested()`` (of the
    rules), ``closed()``.
    """

    entered = Signal(object)
    write_requested = Signal()
    deal_requested = Signal(int)
    delete_requested = Signal(int)
    undo_requested = Signal()
    finish_requested = Signal()
    names_requested = Signal()
    print_requested = Signal()
    card_requested = Signal()
    closed = Signal()
    breaks = (900, 1150)

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._facts: ScorekeeperFacts | None = None
        self._grid: EntryGrid | None = None
        self._sums: Sums | None = None
        self._past: PastDeals | None = None
        self._totals: TotalBar | None = None
        self._deals: DealChoice | None = None
        self._wrong: QVBoxLayout | None = None
        self._primary: Button | None = None
        self._column = _SIDE
        self._undo: Button | None = None
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        undo.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        undo.activated.connect(self._on_undo)

    @property
    def facts(self) -> ScorekeeperFacts | None:
        """What is shown."""
        return self._facts

    def set_facts(self, facts: ScorekeeperFacts) -> None:
        """Show *facts*; where they ask for the same fields, these stay as they are."""
        before, self._facts = self._facts, facts
        if (
            before is not None
            and before.scorekeeper is facts.scorekeeper
            and before.shape == facts.shape
        ):
            if self._grid is not None:
                self._grid.show_deal(facts.deal)
            self._refresh()
            return
        self._rebuild()

    def begin(self) -> None:
        """Announce the deal, and give the keyboard to its first field or to the button to go on."""
        if self._facts is not None:
            said = ". ".join(titles_of(self._facts))
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))
        first = self._grid.order[0] if self._grid is not None else self._primary
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)
        self.scroll_bar.setValue(0)

    def keep_keyboard(self) -> None:
        """Begin anew where what had the keyboard is gone, so that every key goes on working."""
        focus = QApplication.focusWidget()
        if focus is None or not self.isAncestorOf(focus):
            self.begin()

    def commit(self) -> None:
        """Tell what is still being typed."""
        if self._grid is not None:
            self._grid.commit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) and is_with_control(event):
            # What is being typed counts before it is asked whether it can be written down.
            self.commit()
            if self._primary is not None:
                self._primary.click()
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self._facts is not None and not self._facts.is_new:
            self.deal_requested.emit(len(self._facts.kept.deals))
        else:
            self.closed.emit()

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        facts = self._facts
        assert facts is not None, "facts come first"
        style, px = self._style, self._style.px
        self._grid = self._sums = self._past = self._wrong = self._deals = self._totals = None
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        margin = 24 if self._is_narrow else 48
        upper, layout = column(style, margins=(margin, 20, margin - RING, 12))
        layout.addLayout(self._head(facts))
        layout.addSpacing(px(10))
        if facts.has_entry:
            layout.addLayout(self._entry(facts))
        if facts.kept.deals:
            layout.addSpacing(px(18))
            layout.addWidget(label(style, self.tr("Written down"), TextStyle.SECTION_TITLE))
            self._past = PastDeals(style, facts.terms, is_narrow=self._is_narrow)
            self._past.correct_requested.connect(self.deal_requested)
            self._past.delete_requested.connect(self.delete_requested)
            layout.addWidget(self._past)
        if self._is_narrow:
            layout.addSpacing(px(12))
            layout.addWidget(self._acts(facts))
        layout.addStretch(1)
        rows.addWidget(Middle(upper), 1)
        self._totals = TotalBar(style, facts.terms, margin)
        rows.addWidget(self._totals)
        rows.addWidget(self._foot(facts, margin))
        self._refresh()
        self._set_order()
        return content

    def _head(self, facts: ScorekeeperFacts) -> QVBoxLayout:
        style, px = self._style, self._style.px
        rows = QVBoxLayout()
        rows.setSpacing(px(2))
        title, about = titles_of(facts)
        line = QHBoxLayout()
        line.setSpacing(px(8))
        said = label(style, breakable(title), TextStyle.PAGE_TITLE, wraps=True)
        line.addWidget(said, 1)
        room = px(self._units) - said.fontMetrics().horizontalAdvance(title)
        if facts.kept.deals:
            self._deals = DealChoice(style, facts)
            self._deals.deal_chosen.connect(self._on_deal)
            line.addWidget(self._deals)
            room -= self._deals.sizeHint().width()
        rows.addLayout(line)
        if not self._is_narrow:
            acts = self._acts(facts)
            # Below, where the title would have to give way.
            if acts.sizeHint().width() + px(24) < room:
                line.addWidget(acts)
            else:
                rows.addWidget(acts)
        rows.addWidget(label(style, breakable(about), TextStyle.PROMPT, wraps=True))
        if facts.said:
            ink = style.theme.warn if facts.is_fault else style.theme.text
            said = label(style, breakable(facts.said), TextStyle.LABEL_STRONG, ink=ink, wraps=True)
            said.setObjectName("said")
            rows.addWidget(said)
        return rows

    def _acts(self, facts: ScorekeeperFacts) -> Flow:
        """What can be done with the whole game."""
        style = self._style
        self._undo = Button(style, self.tr("Undo"), sign=Icon.UNDO, name="undo")
        set_tip(self._undo, self.tr("Ctrl+Z"))
        self._undo.clicked.connect(self._on_undo)
        names = Button(style, self.tr("Names"), sign=Icon.PEOPLE, name="names")
        names.setAccessibleDescription(self.tr("Change names and the first dealer"))
        names.clicked.connect(self._on_names)
        card = Button(style, self.tr("Rule card"), sign=Icon.SHEET, name="show-card")
        card.clicked.connect(self.show_rules)
        sheet = Button(style, self.tr("Print sheet"), sign=Icon.SHEET, name="print")
        sheet.clicked.connect(self._on_print)
        buttons = [self._undo, names, card, sheet]
        if facts.kept.deals and not facts.is_over:
            finish = Button(style, self.tr("Finish game"), sign=Icon.TICK, name="finish")
            finish.clicked.connect(self.finish_requested)
            buttons.append(finish)
        return Flow(buttons, apart=0, lines_apart=0)

    def _entry(self, facts: ScorekeeperFacts) -> QHBoxLayout | QVBoxLayout:
        style, px = self._style, self._style.px
        is_beside = self._is_beside
        left = QVBoxLayout()
        left.setSpacing(px(8))
        self._column = self._column_now()
        self._grid = EntryGrid(style, facts.scorekeeper, facts.terms, facts.deal, self._column)
        self._grid.entered.connect(self.entered)
        self._grid.typed.connect(self._on_typed)
        self._grid.line_reached.connect(self._on_line_reached)
        self._grid.ended.connect(self._on_ended)
        left.addWidget(self._grid)
        self._wrong = QVBoxLayout()
        self._wrong.setSpacing(px(4))
        left.addLayout(self._wrong)
        left.addStretch(1)
        self._sums = Sums(style, facts.terms)
        halves = QHBoxLayout() if is_beside else QVBoxLayout()
        halves.setSpacing(px(32 if is_beside else 16))
        halves.addLayout(left)
        halves.addWidget(self._sums, 1)
        return halves

    @property
    def _is_beside(self) -> bool:
        """Whether the sum stands beside the fields."""
        facts = self._facts
        is_few = facts is not None and len(facts.scorekeeper.sides) <= _BESIDE
        return is_few and self._room == len(self.breaks)

    @property
    def _units(self) -> float:
        """Units there are for the content."""
        margins = 2 * (24 if self._is_narrow else 48) + 16
        return min(WIDEST, self.width() / self._style.scale) - margins

    def _column_now(self) -> int:
        """Units of a side's column in a page of the present width, in steps of eight."""
        facts = self._facts
        if facts is None:
            return _SIDE
        units = self._units
        room = (units - _LABELS) / len(facts.scorekeeper.sides) - _GAP
        if room < _LEAST_SIDE:
            room = (units - _TIGHT_LABELS) / len(facts.scorekeeper.sides) - _TIGHT_GAP
            return int(max(_TIGHT_SIDE, min(_LEAST_SIDE - 4, room)) // 4 * 4)
        return int(min(_SIDE, room) // 8 * 8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._grid is not None and self._column_now() != self._column:
            self._rebuild()

    _sentence: QLabel

    def _foot(self, facts: ScorekeeperFacts, margin: float) -> QWidget:
        style, px = self._style, self._style.px
        foot = Footer(style)
        parts = foot.middle(QVBoxLayout() if self._is_narrow else QHBoxLayout(), margin)
        parts.setSpacing(px(6))
        self._sentence = label(style, "", TextStyle.NAME, wraps=True)
        self._sentence.setObjectName("sentence")
        parts.addWidget(self._sentence, 1)
        row = QHBoxLayout()
        row.setSpacing(px(6))
        row.addStretch(1)
        parts.addLayout(row)
        back = Button(style, self.tr("Back to start"), height=52, name="back")
        back.clicked.connect(self.closed)
        if not facts.has_entry and facts.kept.is_finished:
            self._primary = self._large(self.tr("Back to start"))
            self._primary.clicked.connect(self.closed)
        elif not facts.has_entry:
            row.addWidget(back)
            self._primary = self._large(self.tr("Finish game"))
            self._primary.clicked.connect(self.finish_requested)
        elif facts.is_new:
            row.addWidget(back)
            self._primary = self._large(self.tr("Write down"))
            self._primary.clicked.connect(self._on_write)
        else:
            row.addWidget(back)
            self._primary = self._large(self.tr("Close this deal"))
            self._primary.clicked.connect(lambda: self.deal_requested.emit(len(facts.kept.deals)))
        row.addWidget(self._primary)
        return foot

    def _large(self, text: str) -> Button:
        # Among fields Enter goes on to the next one.
        key = self.tr("Enter") if self._grid is None else self.tr("Ctrl+Enter")
        return Button(self._style, text, ButtonKind.PRIMARY, key=key, height=52, name="primary")

    def _set_order(self) -> None:
        """Tab goes through the fields as Enter does, then to the button to go on with."""
        if self._grid is None or self._primary is None:
            return
        chain = [*self._grid.order, self._primary]
        for one, following in pairwise(chain):
            self.setTabOrder(one, following)

    # -- what changes without new fields ------------------------------------------------------

    def _refresh(self) -> None:
        facts = self._facts
        assert facts is not None, "facts come first"
        if self._undo is not None:
            self._undo.setEnabled(facts.can_undo)
        if facts.has_entry:
            problems = self._show_entry(facts, facts.deal)
            assert self._wrong is not None, "fields come first"
            list_problems(self._wrong, self._style, facts.terms, problems[1:])
        else:
            self._say(facts, ())
            sheet = facts.scorekeeper.sheet(facts.kept.deals, facts.kept.first_dealer)
            self._show_totals(sheet.totals)
        if self._deals is not None:
            self._deals.show_deals(facts)
        if self._past is not None:
            kept = facts.kept
            past = [
                PastDeal(place, facts.problems(place, deal))
                for place, deal in enumerate(kept.deals)
            ]
            sheet = facts.scorekeeper.sheet(kept.deals, kept.first_dealer)
            self._past.show_deals(sheet, past, facts.place)

    def _show_entry(self, facts: ScorekeeperFacts, deal: Any) -> tuple[EntryProblem, ...]:
        """Show what *deal* comes to, and let it be written down or say what it waits for."""
        self._show_sums(deal)
        problems = facts.problems(facts.place, deal)
        if facts.is_new and self._primary is not None:
            can = all(problem.weight is Severity.DOUBTFUL for problem in problems)
            self._primary.setEnabled(can)
        self._say(facts, problems)
        return problems

    def _show_sums(self, deal: Any) -> None:
        facts = self._facts
        if facts is None or self._sums is None or self._grid is None:
            return
        sheet = facts.sheet(deal)
        has_points = facts.has_points(deal)
        self._sums.show_sheet(sheet, facts.place, has_points=has_points)
        self._show_totals(running_totals(sheet, facts.place, has_points=has_points))
        score = sheet.deals[facts.place]
        if score.lines and not self._is_beside:
            # The sum stands below, out of sight while something is typed.
            sides = range(len(sheet.sides))
            points = [score.points(side) if has_points else None for side in sides]
            self._grid.show_totals(facts.terms.presenter.deal_name(score.number), points)

    def _show_totals(self, totals: tuple[int, ...]) -> None:
        if self._totals is not None:
            self._totals.show_totals(totals)

    def _say(self, facts: ScorekeeperFacts, problems: Sequence[EntryProblem]) -> None:
        """Say in the foot what is wrong first of all, beside the button that waits for it."""
        theme = self._style.theme
        said, ink = self.tr("Every entry is saved at once."), theme.text2
        if problems:
            said = breakable(facts.terms.problem(problems[0]))
            ink = problem_ink(theme, problems[0])
        self._sentence.setText(said)
        set_ink(self._sentence, ink)

    # -- acts -------------------------------------------------------------------------------

    def _on_typed(self, made: Entered) -> None:
        facts = self._facts
        assert facts is not None, "fields come after facts"
        deal = facts.scorekeeper.with_value(facts.deal, made.field, made.side, made.value)
        # A button that waits for the field to be left could not be pressed after the last digit.
        self._show_entry(facts, deal)

    def _on_line_reached(self, line: str) -> None:
        if self._sums is not None:
            self._sums.open_line(line)
        middle, focus = self.findChild(Middle), QApplication.focusWidget()
        if middle is not None and focus is not None and middle.isAncestorOf(focus):
            middle.ensureWidgetVisible(focus, 0, self._style.px(60))

    def _on_ended(self) -> None:
        if self._primary is not None and self._primary.isEnabled():
            self._primary.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_deal(self, place: int) -> None:
        if self._facts is not None and place != self._facts.place:
            self.commit()
            self.deal_requested.emit(place)

    def _on_write(self) -> None:
        self.commit()
        self.write_requested.emit()

    def _on_undo(self) -> None:
        self.commit()
        self.undo_requested.emit()

    def _on_names(self) -> None:
        self.commit()
        self.names_requested.emit()

    def show_rules(self) -> None:
        """Let people read the rules the score is kept by."""
        self.commit()
        self.card_requested.emit()

    def _on_print(self) -> None:
        self.commit()
        self.print_requested.emit()
