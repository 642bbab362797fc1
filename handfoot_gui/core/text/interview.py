"""Plain questions that lead to a rule set, for people who do not want a form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, cast

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words

Changes = Mapping[str, Any]
"""Options with the values an answer gives them."""

_NO_NEEDS: Final[Mapping[str, tuple[Any, ...]]] = MappingProxyType({})


class InterviewAnswer(Struct, frozen=True):
    """One answer: its words, a line of help, what it changes, and which earlier ones it needs."""

    text: str
    help: str
    changes: Changes
    needs: Mapping[str, tuple[Any, ...]] = _NO_NEEDS
    """Offered only where these fields have one of these values."""


class InterviewQuestion(Struct, frozen=True):
    """One question; asked only where more than one answer makes sense.

    The first answer that makes sense is the usual rule, but for `usual`.
    """

    name: str
    text: str
    answers: tuple[InterviewAnswer, ...]
    usual: int = 0
    """Place of the answer that is the usual rule."""
    field: str = ""
    """The option in the form that a further answer *Something else* leads to, where families have
    more values than there are answers."""

    def fitting(self, options: GameOptions) -> tuple[InterviewAnswer, ...]:
        """The answers that make sense after the ones given so far."""
        return tuple(
            answer
            for answer in self.answers
            if all(getattr(options, field) in values for field, values in answer.needs.items())
        )

    def usual_of(self, fitting: tuple[InterviewAnswer, ...]) -> InterviewAnswer:
        """The usual rule among those that make sense; there is one at least."""
        usual = self.answers[self.usual]
        return usual if usual in fitting else fitting[0]


def ask(
    name: str, text: str, *answers: InterviewAnswer, usual: int = 0, field: str = ""
) -> InterviewQuestion:
    """A question with its answers, as a line of a table."""
    return InterviewQuestion(name, text, answers, usual, field)


def answer(text: str, told: str, needs: Changes = _NO_NEEDS, **changes: object) -> InterviewAnswer:
    """An answer with its line of help and what it changes, as a line of a table."""
    return InterviewAnswer(text, told, changes, needs)


_UNKNOWN: Final = -1
"""Stands for "We do not know" among the places of the answers."""
_ELSE: Final = -2
"""Stands for "Something else"; until the form says what, the usual rule holds."""


class Interview:
    """The questions one by one, with the way back; a value per question, nothing on a screen."""

    def __init__(
        self,
        words: Words,
        questions: tuple[InterviewQuestion, ...],
        begin: GameOptions,
        settled: Callable[[Any], GameOptions] = lambda options: options,
        unknown: InterviewAnswer | None = None,
    ) -> None:
        """*settled* changes in options what follows from others in them; *unknown* is the answer
        of whoever does not know, in place of one that names the usual rule."""
        self._words = words
        self._begin = begin
        self._settled = settled
        self._unknown = unknown
        self.questions = questions
        self._chosen: dict[str, int] = {}
        """Place of the chosen answer among all answers of a question, by its name."""
        self._asked: list[int] = [0]
        """Places of the questions asked so far, the present one last."""

    @property
    def question(self) -> InterviewQuestion | None:
        """The present question; None when all are answered."""
        place = self._asked[-1]
        return self.questions[place] if place < len(self.questions) else None

    @property
    def number(self) -> int:
        """Of the present question among those asked, counted from 1."""
        return len(self._asked)

    @property
    def total(self) -> int:
        """How many questions there are, after the answers so far."""
        options = self._before(self._asked[-1])
        rest = self.questions[self._asked[-1] :]
        return len(self._asked) - 1 + sum(len(one.fitting(options)) > 1 for one in rest)

    @property
    def offered(self) -> tuple[InterviewAnswer, ...]:
        """The answers to the present question, the last one that nobody knows, and before it
        perhaps something else."""
        question = self.question
        if question is None:
            return ()
        fitting = question.fitting(self._before(self._asked[-1]))
        usual = question.usual_of(fitting)
        other = (_something_else(self._words, usual),) if question.field else ()
        return (*fitting, *other, self._unknown or _nobody_knows(self._words, usual))

    @property
    def chosen(self) -> InterviewAnswer | None:
        """The answer given to the present question, when it was asked before."""
        question = self.question
        if question is None or question.name not in self._chosen:
            return None
        place = self._chosen[question.name]
        answer = self.offered[place] if place < 0 else question.answers[place]
        return answer if answer in self.offered else None

    @property
    def suggested(self) -> InterviewAnswer | None:
        """The answer chosen before, or else the usual one."""
        question = self.question
        if question is None:
            return None
        return self.chosen or question.usual_of(self.offered[:-1])

    @property
    def has_answers(self) -> bool:
        """Whether anything was answered, even if people went back since."""
        return bool(self._chosen)

    @property
    def can_go_back(self) -> bool:
        return len(self._asked) > 1

    def answer(self, answer: InterviewAnswer) -> None:
        """Give one of the offered answers and go on to the next question."""
        question = self.question
        assert question is not None
        assert answer in self.offered, "only offered answers can be given"
        is_unknown = answer == self.offered[-1]
        is_known = answer in question.answers
        self._chosen[question.name] = (
            question.answers.index(answer) if is_known else _UNKNOWN if is_unknown else _ELSE
        )
        place = self._asked[-1] + 1
        while place < len(self.questions):
            following = self.questions[place]
            fitting = following.fitting(self._before(place))
            if len(fitting) > 1:
                break
            self._chosen.pop(following.name, None)
            if fitting:
                self._chosen[following.name] = following.answers.index(fitting[0])
            place += 1
        self._asked.append(place)

    def answer_the_rest(self) -> None:
        """Take the usual rule for the present question and for all that follow."""
        while self.question is not None:
            self.answer(self.offered[-1])

    def back(self) -> None:
        """Return to the question before; its answer is still chosen."""
        if self.can_go_back:
            self._asked.pop()

    def result(self) -> GameOptions:
        """The rule set the answers so far lead to."""
        return self._settled(self._before(self._asked[-1]))

    @property
    def left_to_form(self) -> tuple[str, ...]:
        """The options that were answered with something else, so that the form has to say what."""
        asked = self.questions[: self._asked[-1]]
        return tuple(one.field for one in asked if self._chosen.get(one.name) == _ELSE)

    def _before(self, place: int) -> GameOptions:
        """The rules by the answers to the questions before *place*."""
        options = self._begin
        for question in self.questions[:place]:
            if question.name not in self._chosen:
                continue
            given = self._chosen[question.name]
            answer = (
                question.usual_of(question.fitting(options))
                if given < 0
                else question.answers[given]
            )
            options = replace(cast(Any, options), **answer.changes)
        return options


def _nobody_knows(words: Words, usual: InterviewAnswer) -> InterviewAnswer:
    """The answer that takes the *usual* rule, and says which one that is."""
    translate = words.translate
    told = filled(translate("Interview", "The usual rule: “{answer}”."), answer=usual.text)
    return InterviewAnswer(translate("Interview", "We don’t know"), told, usual.changes)


def _something_else(words: Words, usual: InterviewAnswer) -> InterviewAnswer:
    """The answer that leads to the form, where the *usual* rule stands until then."""
    translate = words.translate
    told = translate("Interview", "Set it in the form after these questions.")
    return InterviewAnswer(translate("Interview", "Something else"), told, usual.changes)
