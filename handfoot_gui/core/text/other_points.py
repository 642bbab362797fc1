"""Other points in words: in the log, as a line of the score, and why one cannot be written down."""

from __future__ import annotations

from handfoot_gui.core.errors import Problem
from handfoot_gui.core.messages import LogLine
from handfoot_gui.core.other_points import (
    NoDealYet,
    NoOtherPoints,
    NoWord,
    OtherPoints,
    TooManyOtherPoints,
)
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.sheet import Line
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.core.typed import shown_line


def other_points_name(words: Words) -> str:
    """What the lines are called together."""
    return words.translate("Common", "Other points")


def other_points_title(words: Words, *lines: Line) -> str:
    """What *lines* are headed by: a family's word where there is only one, otherwise their name."""
    own = {item.what for line in lines for items in line.items for item in items}
    return own.pop() if len(own) == 1 else other_points_name(words)


def other_points_line(words: Words, side: str, line: OtherPoints) -> LogLine:
    """ "Grandma's rule: −200 for Josip and Marta." """
    text = words.translate("Log", "{word}: {points} for {names}.")
    points = words.signed(line.points)
    return LogLine(TABLE, filled(text, word=shown_line(line.word), points=points, names=side))


def problem_with_line(words: Words, problem: Problem) -> str:
    """Why a line cannot be written down, as a sentence; empty for any other problem."""
    translate = words.translate
    match problem:
        case NoDealYet():
            return translate("Problems", "Other points belong to a deal: deal first.")
        case TooManyOtherPoints(_, most):
            text = translate(
                "Problems", "A side may have at most {most} lines of other points in a deal."
            )
            return filled(text, most=words.number(most))
        case NoWord(most):
            text = translate(
                "Problems", "Other points need a description of at most {most} characters."
            )
            return filled(text, most=words.number(most))
        case NoOtherPoints(most):
            text = translate("Problems", "Other points go from −{most} to {most}, but cannot be 0.")
            return filled(text, most=words.number(most))
    return ""
