"""The shape of a rule card, whatever the game."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.errors import Problem
from handfoot_gui.core.text.words import searchable


class Section(Struct, frozen=True):
    """A heading and its sentences."""

    title: str
    sentences: tuple[str, ...]
    about: tuple[type[Problem], ...] = ()
    """Refusals for which the reason is found here."""

    def explaining(self, *problems: type[Problem]) -> Section:
        """This section, in which the reasons for *problems* are found."""
        return replace(self, about=problems)


class PointsRow(Struct, frozen=True):
    """One line of the score table."""

    text: str
    points: str


class RuleCard(Struct, frozen=True):
    """A rule set to read: its name, sections of sentences, and what everything counts."""

    title: str
    summary: str
    """One line: who plays, with how many cards, for how long."""
    sections: tuple[Section, ...]
    score_title: str
    scores: tuple[PointsRow, ...]

    def section_about(self, problem: Problem | None) -> int | None:
        """The number of the section in which the reason for *problem* is found; None: nowhere."""
        kinds = [section.about for section in self.sections]
        return next((place for place, one in enumerate(kinds) if type(problem) in one), None)

    def found(self, wanted: str) -> RuleCard:
        """What of it has all words of *wanted*, or words that begin so, whatever their accents."""
        words = searchable(wanted).split()

        def has_all(text: str) -> bool:
            there = searchable(text).split()
            return all(any(one.startswith(word) for one in there) for word in words)

        sections = (
            replace(part, sentences=tuple(
                one for one in part.sentences if has_all(f"{part.title} {one}")
            ))
            for part in self.sections
        )  # fmt: skip
        return replace(
            self,
            sections=tuple(part for part in sections if part.sentences),
            scores=tuple(row for row in self.scores if has_all(row.text)),
        )


def section(title: str, *sentences: str) -> Section:
    """A section of those *sentences* that say anything."""
    return Section(title, tuple(filter(None, sentences)))
