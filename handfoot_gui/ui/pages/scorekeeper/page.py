"""Keeping the score of a game with paper cards: the deal being entered, its sum, those before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from handfoot_gui.core.scorekeeping import TOTAL, EntryProblem, Field, Severity, Value, points_of
from handfoot_gui.core.speech import About
from handfoot_gui.ui.pages.scorekeeper.fields import NumberLine
from handfoot_gui.ui.pages.scorekeeper.grid import Entered, EntryGrid
from handfoot_gui.ui.pages.scorekeeper.sums import (
    PastDeals,
    ScorekeeperFacts,
    Sums,
    TotalBar,
    running_totals,
)
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, is_enter, is_with_control
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.held_keys import NewPresses
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.key_text import worn
from handfoot_gui.ui.widgets.labels import SignLabel, breakable, label, set_ink, set_tip
from handfoot_gui.ui.widgets.layouts import empty, horizontal, put, vertical
from handfoot_gui.ui.widgets.page import WIDEST, Flow, Footer, Middle, Page, column
from handfoot_gui.ui.widgets.speaker import say
from handfoot_gui.ui.widgets.theme import Style, TextStyle, Theme
from handfoot_gui.ui.widgets.vocabulary import WORDS, result_of


def problem_ink(theme: Theme, problem: EntryProblem) -> str:
    """What cannot be is said in the colour of warnings."""
    return theme.warn if problem.weight is Severity.IMPOSSIBLE else theme.text


_LABELS = 190
"""Units of the column that says what is entered."""
_SIDE = 190
_LEAST_SIDE = 96
"""Units of a side's column, where there is room and where there is not."""
_GAP = 12
_TIGHT_LABELS, _TIGHT_GAP, _TIGHT_SIDE = 88, 7, 68
"""The same for many sides and large text; of eight the labels stand above the fields."""
_BESIDE_ACTS = 6
"""Sides beside whose points there is room for what is said of a deal and its buttons."""
_BESIDE = 2
"""Sides beside whose columns there is room for the sum."""


class ScorekeeperPage(Page):
    """The page of a kept game.

    Signals: ``entered(Entered)``, ``write_requested()`` (the entered deal is complete),
    ``accept_requested()`` (the open deal stays as it is, whatever is doubted),
    ``deal_requested(int)`` (open another deal; the one after the last is the new one),
    ``delete_requested(int)``, ``undo_requested()``, ``finish_requested()``,
    ``lines_requested(int)`` (other points of a side), ``start_requested()`` (correct what was
    brought forward),
    ``names_requested()`` (change them), ``print_requested()``, ``card_requested()`` (of the
    rules), ``closed()``.
    """

    entered = Signal(object)
    write_requested = Signal()
    accept_requested = Signal()
    deal_requested = Signal(int)
    delete_requested = Signal(int)
    undo_requested = Signal()
    finish_requested = Signal()
    lines_requested = Signal(int)
    start_requested = Signal()
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
        self._deals: ChoiceField | None = None
        self._wrong: QVBoxLayout | None = None
        self._column = _SIDE
        self._place = 0
        """The deal whose fields are shown."""
        self._field_reached = ""
        """The field that had the keyboard last, by its name."""
        self._ways: dict[tuple[int, str, int], tuple[Value, Value]] = {}
        """By deal, field and side whose cards were to be counted or entered as a sum: what stood
        there before, and what that has made of it."""
        self._doubts: tuple[EntryProblem, ...] = ()
        """What is asked about: whether the open deal is written down anyway."""
        self._undoing = QShortcut(self)
        self._undoing.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._undoing.activated.connect(partial(self._ask, self.undo_requested))

    @property
    def facts(self) -> ScorekeeperFacts | None:
        """What is shown."""
        return self._facts

    def set_facts(self, facts: ScorekeeperFacts) -> None:
        """Show *facts*; where they ask for the same fields, these stay as they are."""
        before, self._facts = self._facts, facts
        is_same = before is not None and before.scorekeeper is facts.scorekeeper
        if before is None or not is_same or len(before.kept.deals) != len(facts.kept.deals):
            self._ways.clear()
        if before is not None and is_same and before.shape == facts.shape:
            if self._grid is not None:
                self._grid.show_deal(facts.deal)
            self._refresh()
            return
        self._rebuild()

    def begin(self) -> None:
        """Announce the deal, and give the keyboard to its first field or to the button to go on."""
        if self._facts is not None:
            title, text = self._titles(self._facts)
            said = filled(translate("Common", "{label}. {text}"), label=title, text=text)
            say(self, said, About.DUE, "deal")
            first = self._grid.order[0] if self._grid is not None else self._primary
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
        if self._doubts and (is_enter(event) or event.key() == Qt.Key.Key_Escape):
            # Whatever key led here means no more than that somebody looks once more.
            if not event.isAutoRepeat():
                self._correct()
        elif is_enter(event) and is_with_control(event):
            # What is being typed counts before it is asked whether it can be written down.
            self.commit()
            self._primary.click()
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self._facts is not None and not self._facts.is_new:
            self.deal_requested.emit(len(self._facts.kept.deals))
        else:
            self.closed.emit()

    # -- what is said -----------------------------------------------------------------------

    def _titles(self, facts: ScorekeeperFacts) -> tuple[str, str]:
        """The title and the line below it."""
        kept, terms = facts.kept, facts.terms
        if not facts.has_entry:
            result = result_of(facts.written, terms.players)
            over = translate("Common", "The game is over.")
            if kept.is_finished:
                over = self.tr("The game is finished.")
            about = (result.about,) if result.is_tie else (over, result.about)
            return result.title, " ".join(filter(None, about))
        name = terms.presenter.score.deal_name(facts.scorekeeper.number(facts.place))
        coming = facts.scorekeeper.coming(kept.deals[: facts.place], kept.first_dealer)
        if not facts.is_new:
            name = filled(self.tr("{deal}, being corrected"), deal=name)
        return name, " ".join(filter(None, (terms.asks(coming), terms.opens(coming))))

    def _deals_said(self, facts: ScorekeeperFacts) -> list[str]:
        """A line for every deal that is written down, and one for what comes after the last."""
        name, sheet = facts.terms.presenter.score.deal_name, facts.written
        texts = []
        for deal in sheet.deals:
            points = WORDS.row([figure(deal.points(side)) for side in range(len(sheet.sides))])
            said = filled(self.tr("{deal}: {points}"), deal=name(deal.number), points=points)
            texts.append(said)
        if facts.is_over:
            return [*texts, self.tr("Result")]
        return [*texts, filled(self.tr("{deal}, to be entered"), deal=name(sheet.next_deal))]

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        facts = self._facts
        assert facts is not None, "facts come first"
        style = self._style
        misread = self._misread_texts(facts)
        self._grid = self._sums = self._past = self._wrong = self._deals = None
        content = QWidget()
        margin = 24 if self._is_narrow else 48
        upper, layout = column(style, margins=(margin, 20, margin - RING, 12))
        layout.addLayout(self._head(facts))
        layout.addSpacing(style.px(10))
        if facts.has_entry:
            layout.addLayout(self._entry(facts, misread))
        if facts.kept.deals or facts.kept.brought_forward is not None:
            layout.addSpacing(style.px(18))
            layout.addWidget(label(style, self.tr("Written down"), TextStyle.SECTION_TITLE))
            is_narrow = self._is_narrow or len(facts.scorekeeper.sides) > _BESIDE_ACTS
            self._past = PastDeals(style, facts.terms, is_narrow=is_narrow)
            self._past.correct_requested.connect(self.deal_requested)
            self._past.delete_requested.connect(self.delete_requested)
            self._past.start_requested.connect(partial(self._ask, self.start_requested))
            layout.addWidget(self._past)
        if self._is_narrow:
            layout.addSpacing(style.px(12))
            layout.addWidget(self._acts(facts))
        layout.addStretch(1)
        self._totals = TotalBar(style, facts.terms, margin)
        rows = vertical(style, content, margins=(0, 0, 0, 0), gap=0)
        put(rows, (Middle(upper), 1), self._totals, self._foot(facts, margin))
        self._refresh()
        self._set_order()
        return content

    def _set_order(self) -> None:
        """Tab goes through the fields as Enter does, then to the button to go on with."""
        order = [] if self._grid is None else self._grid.order
        for one, following in pairwise((*order, self._primary, *self._question)):
            self.setTabOrder(one, following)

    def _head(self, facts: ScorekeeperFacts) -> QVBoxLayout:
        style, px = self._style, self._style.px
        title, about = self._titles(facts)
        line = horizontal(style, gap=8)
        said = label(style, breakable(title), TextStyle.PAGE_TITLE, wraps=True)
        line.addWidget(said, 1)
        rows = vertical(style, gap=2)
        rows.addLayout(line)
        room = px(self._units) - said.fontMetrics().horizontalAdvance(title)
        if facts.kept.deals:
            items = [(text, str(place)) for place, text in enumerate(self._deals_said(facts))]
            self._deals = ChoiceField(style, items, name="deal-open")
            self._deals.set_value(str(facts.place))
            self._deals.setAccessibleName(translate("Common", "Deals"))
            self._deals.activated.connect(self._on_deal)
            line.addWidget(self._deals)
            room -= self._deals.sizeHint().width()
        if not self._is_narrow:
            acts = self._acts(facts)
            # Below, where the title would have to give way.
            is_beside = acts.sizeHint().width() + px(24) < room
            (line if is_beside else rows).addWidget(acts)
        rows.addWidget(label(style, breakable(about), TextStyle.PROMPT, wraps=True))
        if facts.said:
            ink = style.theme.warn if facts.is_fault else style.theme.text
            text = breakable(facts.said)
            said = label(style, text, TextStyle.LABEL_STRONG, ink=ink, wraps=True)
            said.setObjectName("said")
            rows.addWidget(said)
        return rows

    def _acts(self, facts: ScorekeeperFacts) -> Flow:
        """What can be done with the whole game."""
        rows = [
            (translate("Common", "Undo"), Icon.UNDO, "undo", self.undo_requested),
            (translate("Common", "Names"), Icon.PEOPLE, "names", self.names_requested),
            (self.tr("Rule card"), Icon.SHEET, "show-card", self.card_requested),
            (self.tr("Print sheet"), Icon.SHEET, "print", self.print_requested),
            (self.tr("Finish game"), Icon.TICK, "finish", self.finish_requested),
        ]
        if not facts.kept.deals or facts.is_over:
            rows.pop()
        buttons = [
            Button(self._style, text, sign=sign, name=name, act=partial(self._ask, signal))
            for text, sign, name, signal in rows
        ]
        self._undo = buttons[0]
        set_tip(self._undo, WORDS.key("Ctrl+Z"))
        buttons[1].setAccessibleDescription(self.tr("Change names and the first dealer"))
        return Flow(buttons, apart=0, lines_apart=0)

    def _misread_texts(self, facts: ScorekeeperFacts) -> Mapping[str, str]:
        """What is to be mended in the fields that are made anew."""
        is_same = self._grid is not None and self._place == facts.place
        self._place = facts.place
        return self._grid.misread_texts if is_same and self._grid is not None else {}

    def _entry(
        self, facts: ScorekeeperFacts, misread: Mapping[str, str]
    ) -> QHBoxLayout | QVBoxLayout:
        style, is_beside = self._style, self._is_beside
        self._column = self._column_now()
        gap = _GAP if self._column >= _LEAST_SIDE else _TIGHT_GAP
        labels = self._units - len(facts.scorekeeper.sides) * (self._column + gap)
        self._grid = EntryGrid(
            style, facts.scorekeeper, facts.terms, facts.deal, self._column, labels
        )
        self._grid.bring_back(misread)
        self._grid.entered.connect(self._on_entered)
        self._grid.lines_requested.connect(self.ask_for_lines)
        self._grid.way_changed.connect(self._on_way_changed)
        self._grid.typed.connect(self._on_typed)
        self._grid.misread.connect(self._on_misread)
        self._grid.line_reached.connect(self._on_line_reached)
        self._grid.ended.connect(self._on_ended)
        self._wrong = vertical(style, gap=4)
        self._sums = Sums(style, facts.terms)
        left = vertical(style, gap=8)
        put(left, self._grid, self._wrong, 1)
        halves = horizontal(style, gap=32) if is_beside else vertical(style, gap=16)
        put(halves, left, (self._sums, 1))
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

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.WindowActivate):
            # It may have been given anew meanwhile.
            self._undoing.setKey(QKeySequence(worn("Ctrl+Z")))
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        fields = [] if self._grid is None else self._grid.order
        field = next((one for one in fields if one.objectName() == self._field_reached), None)
        if field is not None:
            field.setFocus(Qt.FocusReason.TabFocusReason)
        if isinstance(field, NumberLine) and field.isModified():
            # What was being typed goes on.
            field.end(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._grid is not None and self._column_now() != self._column:
            self._rebuild()

    _sentence: QLabel
    _primary: Button
    _plain: tuple[Button, ...]
    _question: tuple[Button, ...]
    _presses: NewPresses
    _undo: Button
    _totals: TotalBar

    def _foot(self, facts: ScorekeeperFacts, margin: float) -> QWidget:
        style = self._style
        foot = Footer(style)
        parts = foot.middle(QVBoxLayout() if self._is_narrow else QHBoxLayout(), margin)
        parts.setSpacing(style.px(6))
        self._sentence = label(style, "", TextStyle.NAME, wraps=True)
        self._sentence.setObjectName("sentence")
        text, signal = translate("Common", "Back to start"), self.closed
        back = Button(style, text, height=52, name="back", act=signal)
        has_back = facts.has_entry or not facts.kept.is_finished
        act: Callable[[], object] = signal.emit
        if facts.has_entry and facts.is_new:
            text, act = translate("Common", "Write down"), self._end_entry
        elif facts.has_entry:
            text, act = self.tr("Close this deal"), self._end_entry
        elif has_back:
            text, act = self.tr("Finish game"), self.finish_requested.emit
        # Among fields Enter goes on to the next one.
        key = "Enter" if self._grid is None else "Ctrl+Enter"
        kind = ButtonKind.PRIMARY if has_back else ButtonKind.PLAIN
        self._primary = Button(
            style, text, kind, key=key, height=52, name="primary", act=lambda: act()
        )
        correct, anyway = translate("Common", "Correct"), self.tr("Write it down anyway")
        self._question = (
            Button(
                style, correct, ButtonKind.PRIMARY, height=52, name="correct", act=self._correct
            ),
            Button(style, anyway, height=52, name="anyway", act=self._accept),
        )
        self._plain = (*([back] if has_back else []), self._primary)
        row = horizontal(style, gap=6)
        # A second click where the button was that asked must not be the answer.
        self._question[0].setMinimumWidth(self._primary.sizeHint().width())
        put(row, 1, *self._plain, *reversed(self._question))
        self._presses = NewPresses(foot, self._style.timing)
        self._presses.guard(*self._question)
        for button in self._question:
            button.hide()
        put(parts, (self._sentence, 1), row)
        return foot

    # -- what changes without new fields ------------------------------------------------------

    def _refresh(self) -> None:
        facts = self._facts
        assert facts is not None, "facts come first"
        self._ask_about(())
        self._undo.setEnabled(facts.can_undo)
        if facts.has_entry:
            problems = self._show_entry(facts, facts.deal)
            self._list_problems(facts, problems[1:])
        else:
            self._say(facts, ())
            self._totals.show_totals(facts.written.totals)
        if self._deals is not None:
            for place, text in enumerate(self._deals_said(facts)):
                self._deals.setItemText(place, text)
        if self._past is not None:
            self._past.show_facts(facts)

    def _list_problems(self, facts: ScorekeeperFacts, problems: Sequence[EntryProblem]) -> None:
        """List *problems*, but for what is only missing: that is said one by one until somebody
        wants to leave it at that."""
        assert self._wrong is not None, "fields come first"
        style = self._style
        empty(self._wrong)
        for problem in problems:
            if problem.weight is Severity.MISSING and not self._doubts:
                continue
            holder = QWidget()
            text, ink = breakable(facts.terms.problem(problem)), problem_ink(style.theme, problem)
            said = label(style, text, TextStyle.BODY, ink=ink, wraps=True)
            said.setObjectName("problem")
            row = horizontal(style, holder, margins=(0, 0, 0, 0), gap=10)
            put(row, SignLabel(style, Icon.WARNING, ink), (said, 1))
            self._wrong.addWidget(holder)

    def _show_entry(self, facts: ScorekeeperFacts, deal: Any) -> tuple[EntryProblem, ...]:
        """Show what *deal* comes to, and let it be written down or say what it waits for."""
        self._show_sums(facts, deal)
        problems = facts.problems(facts.place, deal)
        is_refused = any(problem.is_refused for problem in problems)
        self._primary.setEnabled(not self._misread and not (facts.is_new and is_refused))
        self._say(facts, problems)
        return problems

    def _show_sums(self, facts: ScorekeeperFacts, deal: Any) -> None:
        assert self._sums is not None, "there is an entry"
        assert self._grid is not None, "there is an entry"
        sheet = facts.sheet(deal)
        has_points = facts.has_points(deal) or bool(self._doubts)
        self._sums.show_sheet(sheet, facts.place, has_points=has_points)
        self._totals.show_totals(running_totals(sheet, facts.place, has_points=has_points))
        score = sheet.deals[facts.place]
        if score.lines and not self._is_beside:
            # The sum stands below, out of sight while something is typed.
            sides = range(len(sheet.sides))
            points = [score.points(side) if has_points else None for side in sides]
            self._grid.show_totals(facts.terms.presenter.score.deal_name(score.number), points)

    def _say(self, facts: ScorekeeperFacts, problems: Sequence[EntryProblem]) -> None:
        """Say in the foot what is wrong first of all, beside the button that waits for it."""
        theme = self._style.theme
        said, ink = self.tr("Every entry is saved at once."), theme.text2
        if self._misread:
            said, ink = breakable(self._misread), theme.warn
        elif problems:
            said = breakable(facts.terms.problem(problems[0]))
            ink = problem_ink(theme, problems[0])
        self._sentence.setText(said)
        set_ink(self._sentence, ink)

    # -- acts -------------------------------------------------------------------------------

    def _on_entered(self, made: Entered) -> None:
        facts = self._facts
        assert facts is not None, "fields come after facts"
        value = facts.scorekeeper.value(facts.deal, made.field, made.side)
        self.entered.emit(made)
        if made.field == TOTAL and value is None and self._grid is not None:
            # Whoever wants a total has it to say.
            self._grid.last_of(made.side).setFocus(Qt.FocusReason.TabFocusReason)

    def _on_way_changed(self, field: Field, side: int) -> None:
        """Count the cards from now on, or enter their sum. Whoever goes back before anything was
        entered has what stood there."""
        self.commit()
        facts = self._facts
        assert facts is not None, "fields come after facts"
        value = facts.scorekeeper.value(facts.deal, field, side)
        where = facts.place, field.key, side
        other, made = self._ways.get(where, (None, None))
        if value != made:
            other = points_of(field, value) if isinstance(value, Mapping) else {}
        self._on_entered(Entered(field, side, other))
        self._ways[where] = value, other

    def _on_typed(self, made: Entered) -> None:
        facts = self._facts
        assert facts is not None, "fields come after facts"
        deal = facts.scorekeeper.with_value(facts.deal, made.field, made.side, made.value)
        # A button that waits for the field to be left could not be pressed after the last digit.
        self._ask_about(())
        self._show_entry(facts, deal)

    def _on_misread(self) -> None:
        facts = self._facts
        assert facts is not None, "fields come after facts"
        self._ask_about(())
        self._show_entry(facts, facts.deal)

    @property
    def _misread(self) -> str:
        """Why something typed is no number, as a sentence; empty when all are."""
        return "" if self._grid is None else self._grid.problem

    def _on_line_reached(self, line: str) -> None:
        if self._sums is not None:
            self._sums.open_line(line)
        middle, focus = self.findChild(Middle), QApplication.focusWidget()
        self._field_reached = "" if focus is None else focus.objectName()
        if middle is not None and focus is not None and middle.isAncestorOf(focus):
            middle.ensureWidgetVisible(focus, 0, self._style.px(60))

    def _on_ended(self) -> None:
        if self._primary.isEnabled():
            self._primary.setFocus(Qt.FocusReason.TabFocusReason)

    def _end_entry(self) -> None:
        """Write the open deal down, or leave it as corrected; first ask about what is doubted."""
        self.commit()
        facts = self._facts
        assert facts is not None, "a button was pressed"
        if self._misread:
            self._on_misread()
            return
        problems = facts.problems(facts.place, facts.deal)
        if problems and not any(problem.is_refused for problem in problems):
            self._ask_about(problems)
            self._show_entry(facts, facts.deal)
            self._list_problems(facts, problems[1:])
            self._presses.begin()
            self._question[0].setFocus(Qt.FocusReason.TabFocusReason)
            self._show_list()
            say(self, " ".join(map(facts.terms.problem, problems)))
        elif facts.is_new:
            self.write_requested.emit()
        else:
            self.deal_requested.emit(len(facts.kept.deals))

    def _show_list(self) -> None:
        """Bring the doubts that are listed below the fields in sight."""
        middle, wrong = self.findChild(Middle), self._wrong
        last = wrong.itemAt(wrong.count() - 1) if wrong is not None and wrong.count() else None
        holder = None if last is None else last.widget()
        if middle is not None and holder is not None:
            # Its place is known once the page is laid out.
            far = self._style.px(12)
            QTimer.singleShot(0, holder, lambda: middle.ensureWidgetVisible(holder, 0, far))

    def _ask_about(self, doubts: tuple[EntryProblem, ...]) -> None:
        """Ask in the foot whether to leave it at *doubts*; no more, if there are none."""
        self._doubts = doubts
        had_keyboard = any(button.hasFocus() for button in self._question)
        for button in self._plain:
            button.setVisible(not doubts)
        for button in self._question:
            button.setVisible(bool(doubts))
        if had_keyboard and not doubts:
            self._primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def _correct(self) -> None:
        """Go back to the fields, to the side that is spoken of."""
        facts, doubts = self._facts, self._doubts
        assert facts is not None, "a button was pressed"
        assert self._grid is not None, "a button was pressed"
        self._refresh()
        seat = getattr(doubts[0], "seat", None)
        of_seat = (n for n, seats in enumerate(facts.scorekeeper.sides) if seat in seats)
        side = getattr(doubts[0], "side", next(of_seat, None))
        self._grid.first_of(side).setFocus(Qt.FocusReason.TabFocusReason)

    def _accept(self) -> None:
        self.accept_requested.emit()

    def _on_deal(self, place: int) -> None:
        if self._facts is not None and place != self._facts.place:
            self.commit()
            self.deal_requested.emit(place)

    def _ask(self, signal: SignalInstance, *_: object) -> None:
        """Tell what is still being typed, then what is asked for."""
        self.commit()
        signal.emit()

    def ask_for_lines(self, side: int = 0) -> None:
        """Let people write down other points of the open deal, or of the last once it is over."""
        facts = self._facts
        if facts is None:
            return
        self.commit()
        if not facts.has_entry:
            self.deal_requested.emit(len(facts.kept.deals) - 1)
        self.lines_requested.emit(side)

    def show_rules(self) -> None:
        """Let people read the rules the score is kept by."""
        self._ask(self.card_requested)
