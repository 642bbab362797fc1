"""What is said of the problems that a move may have in every game."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.errors import NotToMove, Problem, WrongTableMove
from handfoot_gui.core.table import SelectCards
from handfoot_gui.core.text.other_points import problem_with_line
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words


def common_refusal(words: Words, names: Sequence[str], problem: Problem) -> str:
    """The sentence for *problem*; empty where it is one of a game."""
    translate = words.translate
    match problem:
        case NotToMove(_, None):
            return translate("Problems", "The table moves first.")
        case NotToMove(_, int(actor)):
            text = translate("Problems", "It is {name}'s turn.")
            return filled(text, name=words.person(names[actor]))
        case WrongTableMove(due):
            return filled(translate("Problems", "The table's move should be {due}."), due=due)
        case SelectCards():
            return translate("Problems", "Lift a card first.")
    return problem_with_line(words, problem)


def common_reason(words: Words, names: Sequence[str], problem: Problem) -> str:
    """The same in a few words for a tag; empty where there are none."""
    match problem:
        case NotToMove(_, int(actor)):
            text = words.translate("Problems", "{name} is to play")
            return filled(text, name=words.person(names[actor]))
    return ""
