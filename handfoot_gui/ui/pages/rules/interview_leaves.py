"""What the page of plain questions shows: a question with its answers, or the rules reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.text.interview import Interview, InterviewAnswer
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import base_options
from handfoot_gui.storage.house_rules import LONGEST_NAME
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, give_way
from handfoot_gui.ui.widgets.fields import RuleRow
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import TOLD, breakable, label, set_ink
from handfoot_gui.ui.widgets.layouts import put
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import as_entry

_MOST_ROWS: Final = 6
"""Answers in one column; more would run off the page where there is room beside them."""


class LeafSpace:
    """Where a leaf is built: rows that scroll, and the line of buttons below them."""

    def __init__(
        self, style: Style, rows: QVBoxLayout, buttons: QHBoxLayout, *, is_wide: bool
    ) -> None:
        """*is_wide*: there is room for two columns."""
        self.style = style
        self.rows = rows
        self.buttons = buttons
        self.is_wide = is_wide

    def title(self, text: str) -> QWidget:
        """A new title, in line with the rows below it."""
        title = label(self.style, text, TextStyle.PAGE_TITLE, wraps=True)
        title.setObjectName("question")
        # A question that comes is heard, and then its answers one by one.
        title.setProperty(TOLD, text)
        return self.indented(title)

    def indented(self, widget: QWidget) -> QWidget:
        """*widget*, in line with what has room for a ring around it."""
        widget.setContentsMargins(self.style.px(RING), 0, 0, 0)
        return widget


class QuestionLeaf(QObject):
    """A question, and the answers to choose from."""

    answered = Signal(object)  # the `InterviewAnswer`
    rest_requested = Signal()  # the other answers as they are usual

    def __init__(
        self, space: LeafSpace, interview: Interview, cancel: Button, back: Button, rest: str = ""
    ) -> None:
        """*cancel* and *back* stand beside the ways on, of which *rest* leaves out what is still
        to be asked."""
        super().__init__(cancel)
        style, question = space.style, interview.question
        assert question is not None, "there is a question"
        number = filled(
            translate("InterviewPage", "Question {number} of {total}"),
            number=interview.number,
            total=interview.total,
        )
        above = label(style, number, TextStyle.LABEL_STRONG, ink=style.theme.link)
        put(space.rows, space.indented(above), space.title(question.text))
        space.rows.addSpacing(style.px(8))
        self._rows: list[tuple[RuleRow, InterviewAnswer]] = []
        answers = QGridLayout()
        answers.setSpacing(style.px(8 - RING))
        space.rows.addLayout(answers)
        offered = interview.offered
        columns = 2 if len(offered) > _MOST_ROWS and space.is_wide else 1
        lines = -(-len(offered) // columns)
        for place, answer in enumerate(offered):
            row = RuleRow(style, answer.text, answer.help, name=f"answer-{place}")
            row.setChecked(answer == interview.suggested)
            row.chosen_twice.connect(self.take)
            self._rows.append((row, answer))
            answers.addWidget(row, place % lines, place // lines)
        space.rows.addStretch(1)
        text = rest or translate("InterviewPage", "The rest as usual")
        others = Button(style, text, height=52, name="rest-as-usual", act=self.rest_requested)
        text, kind = translate("InterviewPage", "Next"), ButtonKind.PRIMARY
        following = Button(style, text, kind, key="Enter", height=52, name="next")
        following.clicked.connect(self.take)
        give_way(cancel, others, back, following)
        put(space.buttons, cancel, others, 1, back, following)

    def take(self) -> None:
        """Answer with what is chosen, if anything is."""
        answer = next((answer for row, answer in self._rows if row.isChecked()), None)
        if answer is not None:
            self.answered.emit(answer)

    def take_focus(self) -> None:
        """Put the keyboard on the answer that is chosen, which stays where it is: a question is
        read before its answers."""
        for row, _ in self._rows:
            if row.isChecked():
                row.setFocus(Qt.FocusReason.OtherFocusReason)
                return


class ResultLeaf(QObject):
    """The rules that the answers lead to, and a field for their name."""

    named = Signal(str)
    save_tried = Signal()
    why_asked = Signal()  # why they cannot be saved
    change_requested = Signal()  # to go on in the form

    def __init__(self, space: LeafSpace, name: str, cancel: Button, back: Button) -> None:
        """*cancel* and *back* stand beside the ways on."""
        super().__init__(cancel)
        style = self._style = space.style
        self._space = space
        self._sentence = label(style, "", TextStyle.NAME, wraps=True)
        self._sentence.setObjectName("sentence")
        self._field = QLineEdit(name)
        self._field.setObjectName("rules-name")
        self._field.setMaxLength(LONGEST_NAME)
        self._field.setPlaceholderText(translate("Common", "Name of the house rules"))
        self._field.setAccessibleName(translate("Common", "Name of the house rules"))
        self._field.setAccessibleDescription(
            translate("Common", "The rules are saved under this name")
        )
        self._field.textChanged.connect(self.named)
        title = space.title(translate("InterviewPage", "These are the rules"))
        put(space.rows, title, space.indented(self._sentence), self._field)
        self._save = Button(
            style,
            translate("Common", "Save rules"),
            ButtonKind.PRIMARY,
            height=52,
            name="save-rules",
        )
        self._save.clicked.connect(self.save_tried)
        self._save.asked_why.connect(self.why_asked)
        text = translate("InterviewPage", "Change more")
        change = Button(style, text, sign=Icon.SLIDERS, height=52, name="change")
        change.clicked.connect(self.change_requested)
        give_way(cancel, back, change, self._save)
        put(space.buttons, cancel, 1, back, change, self._save)

    def add_words(self, words: Words, game: str, options: GameOptions) -> None:
        """Say what *options* of *game* mean, and first what they do otherwise than usual."""
        px = self._style.px
        halves = QHBoxLayout() if self._space.is_wide else QVBoxLayout()
        halves.setSpacing(px(32))
        self._space.rows.addLayout(halves)
        left, right = QVBoxLayout(), QVBoxLayout()
        for half in (left, right):
            half.setSpacing(px(5))
            halves.addLayout(half, 1)
        texts = GAMES[game].option_texts(words, options)
        changes = texts.differences(base_options(game, None, options), options)
        heading = translate("InterviewPage", "As in the classic game")
        if changes:
            heading = translate("InterviewPage", "Different from the classic game")
        self._add_lines(left, heading, list(map(as_entry, changes)))
        left.addStretch(1)
        card = GAMES[game].rule_card(words, options, "")
        for section in card.sections[1:]:
            self._add_lines(right, section.title, section.sentences)
        self._space.rows.addStretch(1)

    def _add_lines(self, half: QVBoxLayout, title: str, lines: Sequence[str]) -> None:
        indented = self._space.indented
        half.addWidget(indented(label(self._style, title, TextStyle.SECTION_TITLE)))
        for line in lines:
            half.addWidget(indented(label(self._style, line, TextStyle.BODY, wraps=True)))

    def show_state(self, sentence: str, problem: str, *, is_wrong: bool) -> None:
        """Say *sentence*; nothing can be saved as long as there is a *problem*."""
        theme = self._style.theme
        self._sentence.setText(breakable(sentence))
        set_ink(self._sentence, theme.warn if is_wrong else theme.text2)
        self._save.set_reason(problem)

    def take(self) -> None:
        """Go on as the golden button does."""
        self.save_tried.emit()

    def take_focus(self) -> None:
        """Put the keyboard on the name."""
        self._field.setFocus(Qt.FocusReason.TabFocusReason)
