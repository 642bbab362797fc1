"""Which of a game's named versions does a family play? A few questions about what people remember
lead to the nearest one.

A game lists its questions, each about a few of its options. The answers are what the presets do
there, so that a new preset brings its answers with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.text.interview import Interview, InterviewAnswer, InterviewQuestion
from handfoot_gui.core.text.options import OptionTexts
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words

_MOST_NAMED: Final = 3
"""Versions that an answer names."""


class WhichQuestion(Struct, frozen=True):
    """A question about what *fields* are set to."""

    name: str
    text: str
    fields: tuple[str, ...]


class NamedVersion(Struct, frozen=True):
    """A preset as people know it."""

    name: str
    title: str
    options: GameOptions
    """For its usual number of players."""
    texts: OptionTexts


class Nearest(Struct, frozen=True):
    """The version that is nearest to the answers."""

    version: NamedVersion
    options: Any
    """It, with what was answered otherwise; that may contradict itself."""
    differences: tuple[str, ...]
    """What was answered otherwise, in words."""
    others: tuple[NamedVersion, ...]
    """Those that are as near."""


class Which(Interview):
    """The questions one by one. What nobody knows tells no version from another."""

    def __init__(
        self,
        words: Words,
        questions: Sequence[WhichQuestion],
        versions: Sequence[NamedVersion],
        plain: Sequence[InterviewAnswer] = (),
    ) -> None:
        """*versions* has the usual one first; *plain* are answers in plain words, which stand for
        those that say the same."""
        self.versions = tuple(versions)
        asked = [_asked(words, question, self.versions, plain) for question in questions]
        translate = words.translate
        told = translate("Interview", "Then this question is left out.")
        unknown = InterviewAnswer(translate("Interview", "We don’t know"), told, {})
        super().__init__(words, tuple(asked), self.versions[0].options, unknown=unknown)

    @property
    def suggested(self) -> InterviewAnswer | None:
        """The answer chosen before, or else that nobody knows."""
        return self.chosen or (self.offered[-1] if self.offered else None)

    def answered(self) -> list[Mapping[str, Any]]:
        """What each answer says of some options; of those that nobody knows nothing."""
        place = self._asked[-1]
        given = [(one, self._chosen.get(one.name, -1)) for one in self.questions[:place]]
        return [one.answers[chosen].changes for one, chosen in given if chosen >= 0]

    def nearest(self) -> Nearest:
        """The version from which the fewest answers differ; of several the one named first."""
        answered = self.answered()
        far = [distance(version.options, answered) for version in self.versions]
        place = far.index(min(far))
        version = self.versions[place]
        changes = {field: value for facts in answered for field, value in facts.items()}
        options = replace(cast(Any, version.options), **changes)
        others = tuple(
            one for number, one in enumerate(self.versions)
            if far[number] == far[place] and number != place
        )  # fmt: skip
        differences = version.texts.differences(version.options, options)
        return Nearest(version, options, differences, others)


def no_questions(_words: Words) -> tuple[WhichQuestion, ...]:
    """Of a game with too few versions to ask for."""
    return ()


def all_played(
    _words: Words, options: Mapping[str, Any]
) -> tuple[Mapping[str, Any], tuple[str, ...]]:
    """*options* of a game that knows nothing that it does not play."""
    return options, ()


def distance(options: object, answered: Sequence[Mapping[str, Any]]) -> float:
    """How far *options* are from what was *answered*: each answer counts 1 where all of it is
    otherwise, and less where a part is."""
    return sum(_share(options, facts) for facts in answered)


def _share(options: object, facts: Mapping[str, Any]) -> float:
    """The share of *facts* that are otherwise in *options*."""
    differing = [bool(getattr(options, field) != value) for field, value in facts.items()]
    return sum(differing) / len(differing)


def _asked(
    words: Words,
    question: WhichQuestion,
    versions: Sequence[NamedVersion],
    plain: Sequence[InterviewAnswer],
) -> InterviewQuestion:
    """*question* with everything that *versions* do as its answers, the most usual first."""
    known: list[tuple[dict[str, Any], list[NamedVersion]]] = []
    for version in versions:
        facts = {field: getattr(version.options, field) for field in question.fields}
        same = next((named for other, named in known if other == facts), None)
        if same is None:
            known.append((facts, [version]))
        else:
            same.append(version)
    answers = tuple(
        InterviewAnswer(_said(words, named[0], facts, plain), _named(words, named), facts)
        for facts, named in known
    )
    return InterviewQuestion(question.name, question.text, answers)


def _said(
    words: Words,
    version: NamedVersion,
    facts: Mapping[str, Any],
    plain: Sequence[InterviewAnswer],
) -> str:
    """What *version* does: as one of *plain* says it, or else one value begun with a capital, or
    each with its label."""
    known = next((answer.text for answer in plain if answer.changes == facts), "")
    if known:
        return known
    texts = version.texts
    told = {field: texts.told(version.options, field) for field in facts}
    if len(told) == 1:
        return filled("{text:^}", text=next(iter(told.values())))
    return words.row([words.labelled(texts.fields[field].label, told[field]) for field in told])


def _named(words: Words, versions: Sequence[NamedVersion]) -> str:
    """ "As in Classic, Saskatchewan and two more." """
    translate = words.translate
    titles = [filled(translate("Options", "“{label}”"), label=one.title) for one in versions]
    n = len(titles) - _MOST_NAMED
    if n <= 0:
        return filled(translate("Interview", "As in {versions}."), versions=words.listed(titles))
    text = translate("Interview", "As in {versions} and {count} more.", "", n)
    return filled(text, versions=words.row(titles[:_MOST_NAMED]), count=words.count(n))
