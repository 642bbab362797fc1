"""The score of Raub in words: its lines, how deals end, what is left."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.games.raub.rules.scoring import PASSED_ON, THROWN_IN
from handfoot_gui.games.raub.text.names import RaubWords


def line_name(words: RaubWords, kind: str) -> str:
    """The words for a line's kind."""
    translate = words.translate
    return {
        "tricks": translate("RaubScore", "Tricks"),
        "no_trick": translate("RaubScore", "No trick"),
        "obligation": translate("RaubScore", "Tricks owed"),
    }[kind]


def item_name(words: RaubWords, what: str) -> str:
    """The words for what an item counts."""
    translate = words.translate
    return {
        "trick": translate("RaubScore", "Tricks won"),
        "no_trick": translate("RaubScore", "No trick"),
        "none_of_one": translate("RaubScore", "None of the one owed"),
        "one_of_two": translate("RaubScore", "One of the two owed"),
        "none_of_two": translate("RaubScore", "None of the two owed"),
    }[what]


def ended(words: RaubWords, names: Sequence[str], deal: DealScore) -> str:
    """How a deal ended."""
    translate = words.translate
    if deal.ended == PASSED_ON:
        text = translate("RaubScore", "{name} passed the deal on: a Refe.")
        return text.format(name=names[deal.dealer])
    if deal.ended == THROWN_IN:
        return translate("RaubScore", "Thrown in: a Refe.")
    if deal.by is None:
        return ""
    text = translate("RaubScore", "{name} made trumps.")
    if deal.is_doubled:
        text = translate("RaubScore", "{name} made trumps, on a Refe: doubled.")
    return text.format(name=names[deal.by])


def remaining(words: RaubWords, names: Sequence[str], sheet: Sheet) -> str:
    """Who is closest to the end."""
    translate = words.translate
    totals = sheet.totals
    lowest = min(totals)
    leaders = [name for name, total in zip(names, totals, strict=True) if total == lowest]
    if lowest == max(totals):
        return translate("RaubScore", "Whoever comes down to 0 ends the game.")
    text = translate("RaubScore", "{names} needs {points} to end the game.")
    if len(leaders) > 1:
        text = translate("RaubScore", "{names} need {points} to end the game.")
    return text.format(names=words.listed(leaders), points=words.points_counted(lowest))
