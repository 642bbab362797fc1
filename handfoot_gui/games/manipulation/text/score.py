"""The score of Manipulation Rummy in words: its lines, how rounds end, what is left."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.state import End


def round_title(words: Words, number: int) -> str:
    """ "Round 3"."""
    text = words.translate("ManipulationScore", "Round {number}")
    return text.format(number=words.number(number))


def bar(words: Words, options: Options, number: int) -> str:
    """ "Three players, round 4, to 150"."""
    text = words.translate("ManipulationScore", "{count} players, round {number}, to {target}")
    said = text.format(
        count=words.count(options.players),
        number=words.number(number),
        target=words.number(options.target),
    )
    return said[:1].upper() + said[1:]


def about(words: Words, options: Options) -> str:
    """What the game is played for, in a line."""
    text = words.translate("ManipulationScore", "Fewest points in the hand win, to {target}")
    return text.format(target=words.number(options.target))


def line_name(words: Words, kind: str) -> str:
    """The words for a line's kind."""
    translate = words.translate
    return {
        "in_hand": translate("ManipulationScore", "Left in the hand"),
        "differences": translate("ManipulationScore", "Differences"),
        "going_out": translate("ManipulationScore", "Going out"),
        "undercut": translate("ManipulationScore", "Undercut"),
        "target_reached": translate("ManipulationScore", "Goal reached"),
        "rounds_won": translate("ManipulationScore", "Rounds won"),
    }[kind]


def item_name(words: Words, what: str) -> str:
    """The words for what an item counts."""
    translate = words.translate
    return {
        "point_in_hand": translate("ManipulationScore", "Points left in the hand"),
        "difference": translate("ManipulationScore", "Less than another"),
        "going_out": translate("ManipulationScore", "Played the last card"),
        "undercut": translate("ManipulationScore", "Fewer than the knocker"),
        "target_reached": translate("ManipulationScore", "Goal reached"),
        "round_won": translate("ManipulationScore", "Rounds won"),
    }[what]


def ended(words: Words, names: Sequence[str], deal: DealScore) -> str:
    """How a round ended."""
    translate = words.translate
    if deal.by is None:
        return translate("ManipulationScore", "The stock ran out.")
    text = translate("ManipulationScore", "{name} knocked.")
    if deal.ended == End.OUT:
        text = translate("ManipulationScore", "{name} went out.")
    return text.format(name=names[deal.by])


def remaining(words: Words, options: Options, names: Sequence[str], sheet: Sheet) -> str:
    """Who is closest to the end."""
    translate = words.translate
    totals = sheet.totals
    highest = max(totals)
    if not highest:
        text = translate("ManipulationScore", "Whoever reaches {target} ends the game.")
        return text.format(target=words.number(options.target))
    if highest >= options.target:
        text = translate("ManipulationScore", "{target} is reached.")
        return text.format(target=words.number(options.target))
    leaders = [name for name, total in zip(names, totals, strict=True) if total == highest]
    text = translate("ManipulationScore", "{names} needs {points} to end the game.")
    if len(leaders) > 1:
        text = translate("ManipulationScore", "{names} need {points} to end the game.")
    return text.format(
        names=words.listed(leaders),
        points=words.points_counted(options.target - highest),
    )
