"""The page that asks plain questions one by one and shows the rules they lead to."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.text.interview import Interview, InterviewAnswer
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import presets_of
from handfoot_gui.storage.house_rules import RuleSets, tidy_name
from handfoot_gui.ui.pages.rules.house_rules_page import RulesDraft, RulesName
from handfoot_gui.ui.pages.rules.interview_leaves import LeafSpace, QuestionLeaf, ResultLeaf
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.page import Page, QuestionText, above_foot, column, is_agreed
from handfoot_gui.ui.widgets.theme import Style


class InterviewPage(Page):
    """Asks, goes back and forth, and ends with the rules in words."""

    save_requested = Signal(object)  # a `RulesDraft`
    change_requested = Signal(object, str)  # the same, to go on in the form, and at which option
    cancelled = Signal()
    breaks = (700, 900)
    may_be_forgotten = True

    def __init__(self, style: Style, words: Words) -> None:
        super().__init__(style)
        self._words = words
        self._name = RulesName()
        self._fault = ""
        self._leaf: QuestionLeaf | ResultLeaf | None = None

    _game: str
    _interview: Interview

    def begin(self, game: str, known: RuleSets) -> None:
        """Begin with the first question about *game*; *known* are all house rules there are."""
        self._game, self._interview = game, GAMES[game].interview(self._words)
        self._name, self._fault = RulesName(known.of(game)), ""
        self._rebuild()
        self._take_focus()

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
        return RulesDraft(self._game, self._interview.result(), base, tidy_name(self._name.text))

    def say(self, sentence: str) -> None:
        """Tell what went wrong with saving."""
        self._fault = sentence
        self._show_problem()

    def problem(self) -> str:
        """Why the rules cannot be saved, as a sentence; empty when they can."""
        return self._contradiction() or self._name.problem(self._words)

    def _contradiction(self) -> str:
        options = self._interview.result()
        try:
            options.check()
        except OptionsError as error:
            texts = GAMES[self._game].option_texts(self._words, options)
            return texts.contradiction(options, error)
        return ""

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        style, margin = self._style, self._margin()
        upper, rows = column(style, margins=(margin - RING, 36, margin - RING, 24))
        rows.setSpacing(style.px(8))
        content, buttons = above_foot(style, upper, margin)
        space = LeafSpace(style, rows, buttons, is_wide=self._room > 1)
        is_question = self._interview.question is not None
        self._leaf = self._question(space) if is_question else self._result(space)
        self._show_problem()
        return content

    def _question(self, space: LeafSpace) -> QuestionLeaf:
        leaf = QuestionLeaf(space, self._interview, *self._ways_out())
        leaf.answered.connect(self._on_answered)
        leaf.rest_requested.connect(self._on_rest)
        return leaf

    def _result(self, space: LeafSpace) -> ResultLeaf:
        leaf = ResultLeaf(space, self._name.text, *self._ways_out())
        leaf.named.connect(self._on_name)
        leaf.save_tried.connect(self._on_save)
        leaf.why_asked.connect(self._tell_problem)
        left = next(iter(self._interview.left_to_form), "")
        leaf.change_requested.connect(lambda: self.change_requested.emit(self.draft(), left))
        leaf.add_words(self._words, self._game, self._interview.result())
        return leaf

    def _ways_out(self) -> tuple[Button, Button]:
        """What leaves the questions, and what leads to the one before."""
        style, text = self._style, translate("Common", "Cancel")
        cancel = Button(style, text, height=52, name="cancel-interview", act=self.cancelled)
        text = translate("Common", "Back")
        back = Button(style, text, sign=Icon.BACK, height=52, name="back-question")
        back.setEnabled(self._interview.can_go_back)
        back.clicked.connect(self._on_back)
        return cancel, back

    def _show_problem(self) -> None:
        if not isinstance(self._leaf, ResultLeaf):
            return
        problem = self.problem()
        wrong = self._fault or (problem if self._name.is_due else self._contradiction())
        said = wrong or _answered(self._words, self._game, self._interview)
        self._leaf.show_state(said, problem, is_wrong=bool(wrong))

    def _take_focus(self) -> None:
        if self._leaf is not None:
            self._leaf.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() == Qt.Key.Key_Backspace and self._interview.can_go_back:
            self._on_back()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif isinstance(self._leaf, QuestionLeaf):
            self._leaf.take()

    # -- acts -------------------------------------------------------------------------------

    def _on_answered(self, answer: InterviewAnswer) -> None:
        self._interview.answer(answer)
        self._turn_page()

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
        self._take_focus()

    def _on_name(self, name: str) -> None:
        self._name, self._fault = self._name.typed(name), ""
        self._show_problem()

    def _on_save(self) -> None:
        if not self.problem():
            self.save_requested.emit(self.draft())
        else:
            self._tell_problem()

    def _tell_problem(self) -> None:
        """Say why the rules cannot be saved yet, which was tried."""
        self._name = replace(self._name, is_due=True)
        self._show_problem()


def _answered(words: Words, game: str, interview: Interview) -> str:
    """How far the answers to *interview* have led, and what is left to the form."""
    left = interview.left_to_form
    if not left:
        answered = figure(interview.number - 1)
        return filled(translate("InterviewPage", "{count} questions answered."), count=answered)
    fields = GAMES[game].option_texts(words, interview.result()).fields
    labels = words.row([fields[name].label for name in left])
    text = translate("InterviewPage", "Still to be set under “Change more”: {options}.")
    return filled(text, options=labels)
