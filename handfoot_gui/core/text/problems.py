"""What is said of the problems that a move may have: in every game, and how a game says its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import asdict, astuple

from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.core.errors import NotToMove, Problem, WrongTableMove
from handfoot_gui.core.table import SelectCards
from handfoot_gui.core.text.other_points import problem_with_line
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words

Texts: TypeAlias = Mapping[type[Problem] | tuple[type[Problem], object], str]
"""A text for each kind of problem, and for a kind with its last fact where that says more."""


def text_for(problem: Problem, texts: Texts) -> str:
    """Of *texts* the one that says most of *problem*; empty where there is none."""
    kind = type(problem)
    return texts.get((kind, *astuple(problem)[-1:])) or texts.get(kind, "")


def facts_said(words: Words, problem: Problem, name_card: Callable[[Card], str]) -> dict[str, str]:
    """The cards, ranks and suits of *problem* for the slots of its text, by their fields; what
    there is one of also as ``{card}``, ``{ranks}`` and ``{suit}``."""
    said: dict[str, str] = {}
    for field, fact in asdict(problem).items():
        match fact:
            case Card():
                said["card"] = name_card(fact)
            case Rank() | None:
                said["ranks"] = said[field] = words.ranks(fact)
            case Suit():
                said["suit"] = said[field] = words.suit(fact)
    return said


def common_refusal(words: Words, names: Sequence[str], problem: Problem) -> str:
    """The sentence for *problem*, which is none of a game's own."""
    translate = words.translate
    match problem:
        case NotToMove(_, None):
            return translate("Problems", "The table moves first.")
        case NotToMove(_, int(actor)):
            text = translate("Problems", "It is {name}’s turn.")
            return filled(text, name=words.person(names[actor]))
        case WrongTableMove(due):
            return filled(translate("Problems", "The table’s move should be {due}."), due=due)
        case SelectCards():
            return translate("Problems", "Pick a card first.")
    said = problem_with_line(words, problem)
    assert said, f"no sentence for {problem!r}"
    return said


def common_reason(words: Words, names: Sequence[str], problem: Problem) -> str:
    """The same in a few words for a tag; empty where there are none."""
    match problem:
        case NotToMove(_, int(actor)):
            text = words.translate("Problems", "{name}’s turn")
            return filled(text, name=words.person(names[actor]))
    return ""
