"""What was brought forward in words: its name, and why a game cannot start so."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.brought_forward import (
    HasReachedGoal,
    NoRoundsCounted,
    NoSuchDeal,
    TotalOutOfRange,
    WrongNumbers,
)
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words


def brought_forward_name(words: Words) -> str:
    """What the row and the window are called."""
    return words.translate("Common", "Brought forward")


def problem_with_start(words: Words, sides: Sequence[str], problem: Problem) -> str:
    """Why a game cannot start so, as a sentence about the *sides* by name."""
    translate, number = words.translate, words.number
    match problem:
        case HasReachedGoal(side, total, target):
            text = translate("Problems", "{names}: {total}, but the game goes to {target}.")
            facts = {"names": sides[side], "total": number(total), "target": number(target)}
            return filled(text, **facts)
        case NoSuchDeal(deal, deals):
            text = translate(
                "Problems", "You entered deal {deal}, but the game has only {deals}.", "", deals
            )
            return filled(text, deal=number(deal), deals=number(deals))
        case TotalOutOfRange(side, total, least, most):
            text = translate(
                "Problems", "{names}: {total}, but totals go from {lowest} to {limit}."
            )
            facts = {"lowest": number(least), "limit": number(most)}
            return filled(text, names=sides[side], total=number(total), **facts)
        case WrongNumbers():
            return translate("Problems", "Every side needs a total.")
        case NoRoundsCounted():
            return translate("Problems", "Rounds won count for nothing in this game.")
    raise AssertionError(f"no words for {problem!r}")
