"""The page that asks plain questions one by one and shows the rules they lead to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.text.interview import Interview, InterviewAnswer
from handfoot_gui.core.text.options import OptionTexts
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import base_options, presets_of
from handfoot_gui.storage.house_rules import LONGEST_NAME, RuleSets, tidy_name
from handfoot_gui.storage.text.faults import name_problem
from handfoot_gui.ui.pages.rules.house_rules_page import RulesDraft
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, give_way
from handfoot_gui.ui.widgets.fields import RuleRow
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import breakable, label, set_ink
from handfoot_gui.ui.widgets.layouts import put
from handfoot_gui.ui.widgets.page import Page, QuestionText, above_foot, column, is_agreed
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import as_entry

_MOST_ROWS: Final = 6
"""Answers in one column; more would run off the page where there is room beside them."""


class InterviewPage(Page):
    """Asks, goes back and forth, and ends with the rules in words."""

    save_requested = Signal(object)  # a `RulesDraft`
    change_requested = Signal(object)  # the same, to go on in the form
    cancelled = Signal()
    breaks = (700, 900)

    def __init__(self, style: Style, words: Words) -> None:
        super().__init__(style)
        self._words = words
        self._known = RuleSets()
        self._name = ""
        self._fault = ""
        self._is_name_due = False
        """Whether it is said that the name is missing."""
        self._rows: list[tuple[RuleRow, InterviewAnswer]] = []

    _game: str
    _interview: Interview

    def begin(self, game: str, known: RuleSets) -> None:
        """Begin with the first question about *game*; *known* are all house rules there are."""
        self._game, self._interview = game, GAMES[game].interview(self._words)
        self._known = known.of(game)
        self._name = self._fault = ""
        self._is_name_due = False
        self._rebuild()
        self._focus_first()

    def may_be_left(self) -> bool:
        """Whether no answer is lost by leaving, or people would rather lose them than stay."""
        if not self._interview.has_answers:
            return True
        stay = self.tr("Go on answering")
        if self._interview.question is None:
            stay = translate("Common", "Stay here")
        asked = QuestionText(
            self.tr("Drop the answers?"),
            self.tr("What was answered is not saved and would be lost."),
            self.tr("Drop the answers"),
            stay,
        )
        return is_agreed(self._style, asked, self.window())

    def draft(self) -> RulesDraft:
        """The rules the answers lead to."""
        base = presets_of(self._game)[0]
        return RulesDraft(self._game, self._interview.result(), base, tidy_name(self._name))

    def say(self, sentence: str) -> None:
        """Tell what went wrong with saving."""
        self._fault = sentence
        self._show_problem()

    def problem(self) -> str:
        """Why the rules cannot be saved, as a sentence; empty when they can."""
        return self._contradiction() or name_problem(self._words, self._known, self._name, None)

    def _contradiction(self) -> str:
        options = self._interview.result()
        try:
            options.check()
        except OptionsError as error:
            return self._texts(options).contradiction(options, error)
        return ""

    def _texts(self, options: GameOptions) -> OptionTexts:
        return GAMES[self._game].option_texts(self._words, options)

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        style, margin = self._style, self._margin()
        upper, rows = column(style, margins=(margin - RING, 36, margin - RING, 24))
        rows.setSpacing(style.px(8))
        content, buttons = above_foot(style, upper, margin)
        if self._interview.question is None:
            self._add_result(rows, buttons)
        else:
            self._add_question(rows, buttons)
        return content

    def _add_question(self, rows: QVBoxLayout, buttons: QHBoxLayout) -> None:
        style, interview = self._style, self._interview
        question = interview.question
        assert question is not None
        number = filled(
            self.tr("Question {number} of {total}"), number=interview.number, total=interview.total
        )
        above = label(style, number, TextStyle.LABEL_STRONG, ink=style.theme.link)
        put(rows, self._indented(above), self._title(question.text))
        rows.addSpacing(style.px(12))
        self._rows = []
        answers = QGridLayout()
        answers.setSpacing(style.px(8 - RING))
        rows.addLayout(answers)
        offered = interview.offered
        columns = 2 if len(offered) > _MOST_ROWS and self._room > 1 else 1
        lines = -(-len(offered) // columns)
        for place, answer in enumerate(offered):
            row = RuleRow(style, answer.text, answer.help, name=f"answer-{place}")
            row.setChecked(answer == interview.suggested)
            row.setAccessibleDescription(f"{question.text} {answer.help}")
            row.chosen_twice.connect(self._on_next)
            self._rows.append((row, answer))
            answers.addWidget(row, place % lines, place // lines)
        rows.addStretch(1)
        rest = Button(style, self.tr("The rest as usual"), height=52, name="rest-as-usual")
        rest.clicked.connect(self._on_rest)
        following = Button(
            style, self.tr("Next"), ButtonKind.PRIMARY, key="Enter", height=52, name="next"
        )
        following.clicked.connect(self._on_next)
        cancel, back = self._cancel(), self._back()
        give_way(cancel, rest, back, following)
        put(buttons, cancel, rest, 1, back, following)

    def _title(self, text: str) -> QWidget:
        title = label(self._style, text, TextStyle.PAGE_TITLE, wraps=True)
        title.setObjectName("question")
        return self._indented(title)

    def _cancel(self) -> Button:
        return Button(
            self._style,
            translate("Common", "Cancel"),
            height=52,
            name="cancel-interview",
            act=self.cancelled,
        )

    def _back(self) -> Button:
        back = Button(
            self._style,
            translate("Common", "Back"),
            sign=Icon.BACK,
            height=52,
            name="back-question",
        )
        back.setEnabled(self._interview.can_go_back)
        back.clicked.connect(self._on_back)
        return back

    def _add_result(self, rows: QVBoxLayout, buttons: QHBoxLayout) -> None:
        style = self._style
        self._rows = []
        self._sentence = label(style, "", TextStyle.NAME, wraps=True)
        self._sentence.setObjectName("sentence")
        self._field = QLineEdit(self._name)
        self._field.setObjectName("rules-name")
        self._field.setMaxLength(LONGEST_NAME)
        self._field.setPlaceholderText(translate("Common", "Name of the house rules"))
        self._field.setAccessibleName(translate("Common", "Name of the house rules"))
        self._field.textChanged.connect(self._on_name)
        self._field.returnPressed.connect(self._on_save)
        title = self._title(self.tr("These are the rules"))
        put(rows, title, self._indented(self._sentence), self._field)
        self._save = Button(
            style,
            translate("Common", "Save rules"),
            ButtonKind.PRIMARY,
            height=52,
            name="save-rules",
        )
        self._save.clicked.connect(self._on_save)
        self._save.asked_why.connect(self._tell_problem)
        change = Button(style, self.tr("Change more"), sign=Icon.SLIDERS, height=52, name="change")
        change.clicked.connect(lambda: self.change_requested.emit(self.draft()))
        cancel, back = self._cancel(), self._back()
        give_way(cancel, back, change, self._save)
        put(buttons, cancel, 1, back, change, self._save)
        self._add_words(rows, self._interview.result())
        rows.addStretch(1)
        self._show_problem()

    def _add_words(self, rows: QVBoxLayout, options: GameOptions) -> None:
        px = self._style.px
        halves = QHBoxLayout() if self._room > 1 else QVBoxLayout()
        halves.setSpacing(px(32))
        rows.addLayout(halves)
        left, right = QVBoxLayout(), QVBoxLayout()
        for half in (left, right):
            half.setSpacing(px(5))
            halves.addLayout(half, 1)
        changes = self._texts(options).differences(base_options(self._game, None, options), options)
        heading = self.tr("As in the classic game")
        if changes:
            heading = self.tr("Other than in the classic game")
        self._add_lines(left, heading, list(map(as_entry, changes)))
        left.addStretch(1)
        card = GAMES[self._game].rule_card(self._words, options, "")
        for section in card.sections[1:]:
            self._add_lines(right, section.title, section.sentences)

    def _add_lines(self, half: QVBoxLayout, title: str, lines: Sequence[str]) -> None:
        half.addWidget(self._indented(label(self._style, title, TextStyle.SECTION_TITLE)))
        for line in lines:
            said = label(self._style, line, TextStyle.BODY, wraps=True)
            half.addWidget(self._indented(said))

    def _indented(self, widget: QWidget) -> QWidget:
        widget.setContentsMargins(self._style.px(RING), 0, 0, 0)
        return widget

    def _show_problem(self) -> None:
        if self._interview.question is not None:
            return
        problem, theme = self.problem(), self._style.theme
        # Nobody has done anything wrong before the name was touched or saving was tried.
        wrong = self._fault or (problem if self._is_name_due else self._contradiction())
        said = wrong or filled(
            self.tr("{count} questions answered."), count=figure(self._interview.number - 1)
        )
        self._sentence.setText(breakable(said))
        set_ink(self._sentence, theme.warn if wrong else theme.text2)
        self._save.set_reason(problem)

    def _focus_first(self) -> None:
        for row, _ in self._rows:
            if row.isChecked():
                row.setFocus(Qt.FocusReason.TabFocusReason)
                return
        if self._interview.question is None:
            self._field.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() == Qt.Key.Key_Backspace and self._interview.can_go_back:
            self._on_back()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_next()
        else:
            super().keyPressEvent(event)

    # -- acts -------------------------------------------------------------------------------

    def _on_next(self) -> None:
        for row, answer in self._rows:
            if row.isChecked():
                self._interview.answer(answer)
                self._turn_page()
                return

    def _on_rest(self) -> None:
        self._interview.answer_the_rest()
        self._turn_page()

    def _on_back(self) -> None:
        self._interview.back()
        self._turn_page()

    def _turn_page(self) -> None:
        self._fault = ""
        self._rebuild()
        self.scroll_bar.setValue(0)
        self._focus_first()

    def _on_name(self, name: str) -> None:
        self._name, self._fault, self._is_name_due = name, "", True
        self._show_problem()

    def _on_save(self) -> None:
        if not self.problem():
            self.save_requested.emit(self.draft())
        else:
            self._tell_problem()

    def _tell_problem(self) -> None:
        """Say why the rules cannot be saved yet, which was tried."""
        self._is_name_due = True
        self._show_problem()
