"""Other points: lines of a family's own, which stand beside those of the rules as written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Final

from msgspec import Meta, Struct

from handfoot_gui.core.errors import Problem
from handfoot_gui.core.typed import ONE_LINE

OTHER_POINTS: Final = "other_points"
"""The kind of the line in which they stand in a deal's score."""
MOST_LINES: Final = 5
"""Of a side in a deal."""
MOST_POINTS: Final = 10_000
"""A line has so many points at most, for or against."""
LONGEST_WORD: Final = 30

Word = Annotated[str, Meta(min_length=1, max_length=LONGEST_WORD, pattern=ONE_LINE)]
Points = Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]


class OtherPoints(Struct, frozen=True, forbid_unknown_fields=True):
    """One line: what a family calls it, and what it brings a side."""

    side: Annotated[int, Meta(ge=0, le=31)]
    word: Word
    points: Points
    """Added as written, never doubled; not 0."""


class WriteOtherPoints(
    OtherPoints, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="other-points"
):
    """Table: a line for the deal being played, or else for the deal written down last."""

    @property
    def line(self) -> OtherPoints:
        return OtherPoints(self.side, self.word, self.points)


def is_line(made: tuple[int, object]) -> bool:
    """Whether *made*, a seat with its move, only wrote down other points."""
    return isinstance(made[1], WriteOtherPoints)


class NoDealYet(Problem, frozen=True):
    """Other points belong to a deal, and none was dealt."""


class TooManyOtherPoints(Problem, frozen=True):
    """A side has *most* lines in a deal at most."""

    side: int
    most: int = MOST_LINES


class NoWord(Problem, frozen=True):
    """A line needs a word of one line, of *most* characters at most."""

    most: int = LONGEST_WORD


class NoOtherPoints(Problem, frozen=True):
    """A line brings points for or against, *most* at most, not 0."""

    most: int = MOST_POINTS


def problem_of(lines: Sequence[OtherPoints]) -> Problem | None:
    """What is wrong with the lines of one deal, or None."""
    return next(problems_of(lines), None)


def problems_of(lines: Sequence[OtherPoints]) -> Iterator[Problem]:
    """Everything that is wrong with the lines of one deal."""
    for line in lines:
        if len(line.word) > LONGEST_WORD or not re.match(ONE_LINE, line.word):
            yield NoWord()
        if not 0 < abs(line.points) <= MOST_POINTS:
            yield NoOtherPoints()
    for side, count in Counter(line.side for line in lines).items():
        if count > MOST_LINES:
            yield TooManyOtherPoints(side)
