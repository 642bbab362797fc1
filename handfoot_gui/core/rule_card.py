"""The shape of a rule card, whatever the game."""

from __future__ import annotations

from msgspec import Struct


class Section(Struct, frozen=True):
    """A heading and its sentences."""

    title: str
    sentences: tuple[str, ...]


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


def section(title: str, *sentences: str) -> Section:
    """A section of those *sentences* that say anything."""
    return Section(title, tuple(filter(None, sentences)))
