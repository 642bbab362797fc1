"""The questions that lead to house rules, and those rules in words."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Signal

from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.text.interview import Interview
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import presets_of
from handfoot_gui.storage.house_rules import RuleSets, tidy_name
from handfoot_gui.ui.pages.rules.house_rules_page import RulesDraft, RulesName
from handfoot_gui.ui.pages.rules.interview_leaves import LeafSpace, ResultLeaf
from handfoot_gui.ui.pages.rules.questions_page import QuestionsPage
from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.page import QuestionText, is_agreed
from handfoot_gui.ui.widgets.theme import Style


class InterviewPage(QuestionsPage):
    """Ends with the rules in words."""

    save_requested = Signal(object)  # a `RulesDraft`
    change_requested = Signal(object, str)  # the same, to go on in the form, and at which option
    name = "interview"

    def __init__(self, style: Style, words: Words) -> None:
        super().__init__(style, words)
        self._rules_name = RulesName()
        self._fault = ""

    def begin(self, game: str, known: RuleSets) -> None:
        """Begin with the first question about *game*; *known* are all house rules there are."""
        self._rules_name = RulesName(known.of(game))
        self._begin(game, GAMES[game].interview(self._words))

    def may_be_left(self) -> bool:
        """Whether no answer is lost by leaving, or people would rather lose them than stay."""
        if not self._questions.has_answers:
            return True
        stay = self.tr("Keep answering")
        if self._questions.question is None:
            stay = translate("Common", "Stay here")
        asked = QuestionText(
            self.tr("Discard your answers?"),
            self.tr("Your answers are not saved and will be lost."),
            self.tr("Discard answers"),
            stay,
        )
        return is_agreed(self._style, asked, self.window())

    def draft(self) -> RulesDraft:
        """The rules the answers lead to."""
        base = presets_of(self._game)[0]
        return RulesDraft(
            self._game, self._questions.result(), base, tidy_name(self._rules_name.text)
        )

    def say(self, sentence: str) -> None:
        """Tell what went wrong with saving."""
        self._fault = sentence
        self._show_problem()

    def problem(self) -> str:
        """Why the rules cannot be saved, as a sentence; empty when they can."""
        return self._contradiction() or self._rules_name.problem(self._words)

    def _contradiction(self) -> str:
        options = self._questions.result()
        try:
            options.check()
        except OptionsError as error:
            texts = GAMES[self._game].option_texts(self._words, options)
            return texts.contradiction(options, error)
        return ""

    # -- content ----------------------------------------------------------------------------

    def _end(self, space: LeafSpace, cancel: Button, back: Button) -> ResultLeaf:
        leaf = ResultLeaf(space, self._rules_name.text, cancel, back)
        leaf.named.connect(self._on_name)
        leaf.save_tried.connect(self._on_save)
        leaf.why_asked.connect(self._tell_problem)
        left = next(iter(self._questions.left_to_form), "")
        leaf.change_requested.connect(lambda: self.change_requested.emit(self.draft(), left))
        leaf.add_words(self._words, self._game, self._questions.result())
        self._leaf = leaf
        self._show_problem()
        return leaf

    def _show_problem(self) -> None:
        if not isinstance(self._leaf, ResultLeaf):
            return
        problem = self.problem()
        wrong = self._fault or (problem if self._rules_name.is_due else self._contradiction())
        said = wrong or _answered(self._words, self._game, self._questions)
        self._leaf.show_state(said, problem, is_wrong=bool(wrong))

    # -- acts -------------------------------------------------------------------------------

    def _turn_page(self) -> None:
        self._fault = ""
        super()._turn_page()

    def _on_name(self, name: str) -> None:
        self._rules_name, self._fault = self._rules_name.typed(name), ""
        self._show_problem()

    def _on_save(self) -> None:
        if not self.problem():
            self.save_requested.emit(self.draft())
        else:
            self._tell_problem()

    def _tell_problem(self) -> None:
        """Say why the rules cannot be saved yet, which was tried."""
        self._rules_name = replace(self._rules_name, is_due=True)
        self._show_problem()


def _answered(words: Words, game: str, interview: Interview) -> str:
    """How far the answers to *interview* have led, and what is left to the form."""
    left = interview.left_to_form
    if not left:
        answered = figure(interview.number - 1)
        return filled(translate("InterviewPage", "{count} questions answered."), count=answered)
    fields = GAMES[game].option_texts(words, interview.result()).fields
    labels = words.row([fields[name].label for name in left])
    text = translate("InterviewPage", "Still to set under “Change more”: {options}.")
    return filled(text, options=labels)
