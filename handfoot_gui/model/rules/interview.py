"""Ten or so plain questions that lead to a rule set, for people who do not want a form."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.engine.hand_and_foot.option_values import (
    AfterSeven,
    PileCondition,
    Quota,
    RedThrees,
    Sides,
    Take,
    WildLimit,
    WildOnTop,
)
from handfoot_gui.engine.hand_and_foot.options import Options
from handfoot_gui.model.wording.words import Words

Changes = Mapping[str, Any]
"""Fields of `Options` with the values an answer gives them."""

_NO_NEEDS: Final[Mapping[str, tuple[Any, ...]]] = MappingProxyType({})


class Answer(Struct, frozen=True):
    """One answer: its words, what it changes, and which earlier answers it needs."""

    text: str
    changes: Changes
    needs: Mapping[str, tuple[Any, ...]] = _NO_NEEDS
    """Offered only where these fields have one of these values."""


class Question(Struct, frozen=True):
    """One question; asked only where more than one answer is offered."""

    name: str
    text: str
    answers: tuple[Answer, ...]

    def offered(self, options: Options) -> tuple[Answer, ...]:
        """The answers that make sense after the ones given so far."""
        return tuple(
            answer
            for answer in self.answers
            if all(getattr(options, field) in values for field, values in answer.needs.items())
        )


class Interview:
    """The questions one by one, with the way back; a value per question, nothing on a screen."""

    def __init__(self, words: Words, begin: Options | None = None) -> None:
        self._begin = begin or Options()
        self._questions = questions(words)
        self._chosen: dict[str, int] = {}
        """Place of the chosen answer among all answers of a question, by its name."""
        self._asked: list[int] = [0]
        """Places of the questions asked so far, the present one last."""

    @property
    def question(self) -> Question | None:
        """The present question; None when all are answered."""
        place = self._asked[-1]
        return self._questions[place] if place < len(self._questions) else None

    @property
    def number(self) -> int:
        """Of the present question among those asked, counted from 1."""
        return len(self._asked)

    @property
    def total(self) -> int:
        """How many questions there are."""
        return len(self._questions)

    @property
    def offered(self) -> tuple[Answer, ...]:
        """The answers to the present question."""
        question = self.question
        return question.offered(self._before(self._asked[-1])) if question else ()

    @property
    def chosen(self) -> Answer | None:
        """The answer given to the present question, when it was asked before."""
        question = self.question
        if question is None or question.name not in self._chosen:
            return None
        answer = question.answers[self._chosen[question.name]]
        return answer if answer in self.offered else None

    @property
    def suggested(self) -> Answer | None:
        """The answer chosen before, or the one that changes nothing, or the first."""
        before = self._before(self._asked[-1])
        for answer in self.offered:
            changes = answer.changes.items()
            if self.chosen is None and all(getattr(before, name) == new for name, new in changes):
                return answer
        return self.chosen or next(iter(self.offered), None)

    @property
    def has_answers(self) -> bool:
        """Whether anything was answered, even if people went back since."""
        return bool(self._chosen)

    @property
    def can_go_back(self) -> bool:
        return len(self._asked) > 1

    def answer(self, answer: Answer) -> None:
        """Give one of the offered answers and go on to the next question."""
        question = self.question
        assert question is not None
        assert answer in self.offered, "only offered answers can be given"
        self._chosen[question.name] = question.answers.index(answer)
        place = self._asked[-1] + 1
        while place < len(self._questions):
            offered = self._questions[place].offered(self._before(place))
            if len(offered) > 1:
                break
            self._chosen.pop(self._questions[place].name, None)
            if offered:
                self._chosen[self._questions[place].name] = self._questions[place].answers.index(
                    offered[0]
                )
            place += 1
        self._asked.append(place)

    def back(self) -> None:
        """Return to the question before; its answer is still chosen."""
        if self.can_go_back:
            self._asked.pop()

    def result(self) -> Options:
        """The rule set the answers so far lead to."""
        return settled(self._before(self._asked[-1]))

    def _before(self, place: int) -> Options:
        """The rules by the answers to the questions before *place*."""
        options = self._begin
        for question in self._questions[:place]:
            if question.name in self._chosen:
                changes = question.answers[self._chosen[question.name]].changes
                options = replace(options, **changes)
        return options


def settled(options: Options) -> Options:
    """*options* with the fields that follow from others: packs and wilds."""
    changes: dict[str, Any] = {"packs": min(8, options.players + 1)}
    if not options.wild_melds:
        quotas = tuple(replace(quota, wild=0) for quota in options.quotas)
        changes["quotas"] = quotas
        if options.wild_on_top is WildOnTop.MATCHING_PAIR:
            changes["wild_on_top"] = WildOnTop.BLOCKS
    return replace(options, **changes)


def questions(words: Words) -> tuple[Question, ...]:
    """All questions in the order they are asked."""
    return (*_about_the_table(words), *_about_a_turn(words), *_about_the_end(words))


def _about_the_table(words: Words) -> tuple[Question, ...]:
    translate = words.translate
    tables = (
        (translate("Interview", "Two players"), 2, Sides.ALONE),
        (translate("Interview", "Three players"), 3, Sides.ALONE),
        (translate("Interview", "Four players in two pairs"), 4, Sides.PAIRS),
        (translate("Interview", "Four players, each alone"), 4, Sides.ALONE),
        (translate("Interview", "Five players"), 5, Sides.ALONE),
        (translate("Interview", "Six players in two teams of three"), 6, Sides.TEAMS),
        (translate("Interview", "Six players in three pairs"), 6, Sides.PAIRS),
        (translate("Interview", "Six players, each alone"), 6, Sides.ALONE),
    )
    return (
        Question(
            "players",
            translate("Interview", "How many sit at the table, and who plays together?"),
            tuple(Answer(text, {"players": n, "sides": side}) for text, n, side in tables),
        ),
        Question(
            "packets",
            translate("Interview", "How many cards are dealt to each hand and each foot?"),
            (
                Answer(
                    translate("Interview", "Thirteen and thirteen"),
                    {"hand_size": 13, "foot_size": 13},
                ),
                Answer(
                    translate("Interview", "Eleven and eleven"),
                    {"hand_size": 11, "foot_size": 11},
                ),
                Answer(
                    translate("Interview", "Eleven in the hand, thirteen in the foot"),
                    {"hand_size": 11, "foot_size": 13},
                ),
                Answer(
                    translate("Interview", "Fifteen and fifteen"),
                    {"hand_size": 15, "foot_size": 15},
                ),
            ),
        ),
    )


def _about_a_turn(words: Words) -> tuple[Question, ...]:
    translate = words.translate
    return (
        Question(
            "draw",
            translate("Interview", "How many cards does a turn draw?"),
            (
                Answer(translate("Interview", "Two"), {"draw": 2}),
                Answer(translate("Interview", "One"), {"draw": 1}),
                Answer(translate("Interview", "Three"), {"draw": 3}),
            ),
        ),
        Question(
            "take",
            translate("Interview", "Who takes the discard pile gets how much of it?"),
            (
                Answer(
                    translate("Interview", "Up to seven cards from the top"),
                    {"take": Take.UP_TO, "take_count": 7},
                ),
                Answer(
                    translate("Interview", "Exactly seven, and only when there are seven"),
                    {"take": Take.EXACTLY, "take_count": 7},
                ),
                Answer(translate("Interview", "The whole pile"), {"take": Take.WHOLE}),
            ),
        ),
        Question(
            "condition",
            translate("Interview", "What must the hand hold to take the pile?"),
            (
                Answer(
                    translate("Interview", "Two cards like the top card"),
                    {"pile_condition": PileCondition.NATURAL_PAIR},
                ),
                Answer(
                    translate("Interview", "Two like it, or one like it and a wild"),
                    {"pile_condition": PileCondition.PAIR_OR_WILD},
                ),
                Answer(
                    translate("Interview", "One card like it"),
                    {"pile_condition": PileCondition.ONE_CARD},
                ),
            ),
        ),
        Question(
            "wilds",
            translate("Interview", "How many wild cards may a meld hold?"),
            (
                Answer(
                    translate("Interview", "One for every two naturals"),
                    {"wild_limit": WildLimit.TWICE},
                ),
                Answer(
                    translate("Interview", "Fewer wilds than naturals"),
                    {"wild_limit": WildLimit.MORE},
                ),
                Answer(
                    translate("Interview", "As many wilds as naturals"),
                    {"wild_limit": WildLimit.AS_MANY},
                ),
            ),
        ),
        Question(
            "wild-melds",
            translate("Interview", "May twos and jokers be melded by themselves?"),
            (
                Answer(translate("Interview", "They may"), {"wild_melds": True}),
                Answer(
                    translate("Interview", "They go with naturals only"),
                    {"wild_melds": False, "wild_on_top": WildOnTop.BLOCKS},
                ),
            ),
        ),
        Question(
            "open",
            translate("Interview", "May cards be added to a meld of seven?"),
            (
                Answer(
                    translate("Interview", "No, it is closed"), {"after_seven": AfterSeven.CLOSED}
                ),
                Answer(
                    translate("Interview", "Naturals may be added"),
                    {"after_seven": AfterSeven.NATURALS},
                ),
                Answer(
                    translate("Interview", "Everything within the limit of wilds"),
                    {"after_seven": AfterSeven.ALL},
                ),
            ),
        ),
    )


def _about_the_end(words: Words) -> tuple[Question, ...]:
    translate = words.translate
    wilds = {"wild_melds": (True,)}
    return (
        Question(
            "threes",
            translate("Interview", "What are red threes?"),
            (
                Answer(
                    translate("Interview", "A bonus: laid at once for 100 points each"),
                    {"red_threes": RedThrees.BONUS, "red_three_laid": 100, "red_three_left": -100},
                ),
                Answer(
                    translate("Interview", "A burden: 500 points off for each one left"),
                    {"red_threes": RedThrees.PENALTY, "red_three_left": -500},
                ),
            ),
        ),
        Question(
            "minima",
            translate("Interview", "How many points does the first meld of a deal need?"),
            (
                Answer(
                    translate("Interview", "50, then 90, 120 and 150"),
                    {"minima": (50, 90, 120, 150)},
                ),
                Answer(
                    translate("Interview", "60, then 90, 120 and 150"),
                    {"minima": (60, 90, 120, 150)},
                ),
                Answer(translate("Interview", "50 in every deal"), {"minima": (50,)}),
                Answer(translate("Interview", "Any number will do"), {"minima": (0,)}),
            ),
        ),
        Question(
            "quota",
            translate("Interview", "What must be complete before somebody goes out?"),
            (
                Answer(
                    translate("Interview", "Two clean, two dirty and one wild"),
                    {"quotas": (Quota(2, 2, 1),)},
                    wilds,
                ),
                Answer(
                    translate("Interview", "One clean, one dirty and one wild"),
                    {"quotas": (Quota(1, 1, 1),)},
                    wilds,
                ),
                Answer(
                    translate("Interview", "Two clean and two dirty"), {"quotas": (Quota(2, 2, 0),)}
                ),
                Answer(
                    translate("Interview", "One clean and one dirty"), {"quotas": (Quota(1, 1, 0),)}
                ),
                Answer(
                    translate("Interview", "Three of any kind"),
                    {"quotas": (Quota(0, 0, 0, 0, 3),)},
                ),
            ),
        ),
        Question(
            "length",
            translate("Interview", "How long is a game?"),
            (
                Answer(translate("Interview", "Four deals"), {"deals": 4, "target": 0}),
                Answer(translate("Interview", "Two deals"), {"deals": 2, "target": 0}),
                Answer(translate("Interview", "Up to 10,000 points"),
                       {"deals": 0, "target": 10_000}),
                Answer(translate("Interview", "Up to 20,000 points"),
                       {"deals": 0, "target": 20_000}),
            ),
        ),
    )  # fmt: skip
