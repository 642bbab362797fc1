"""Lines of the log that every game has, and what a screen reader says besides."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.messages import LogLine
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words


def gained(words: Words, name: str, cards: Sequence[str]) -> str:
    """ "Marta got the nine of hearts and the two of clubs.", *cards* as they are called."""
    text = words.translate("Common", "{name} got {cards}.")
    return filled(text, name=words.person(name), cards=words.listed(cards))


def game_won(words: Words, names: Sequence[str]) -> str:
    """ "Josip and Marta win the game."; several sides share a win."""
    n = len(names)
    text = words.translate("Log", "{names} (wins|win) the game.", "", n)
    return filled(text, names=words.listed(words.people(names)))


def needs(words: Words, names: Sequence[str], points: int) -> str:
    """ "Josip and Marta need 12 points to end the game."."""
    n = len(names)
    text = words.translate("Log", "{names} (needs|need) {points} to end the game.", "", n)
    return filled(text, names=words.listed(names), points=words.points_counted(points))


def lot_line(words: Words, name: str, *, is_dealt_again: bool, is_chosen: bool = False) -> LogLine:
    """*name* deals first, by lot, because an earlier deal *is_dealt_again*, or as somebody said."""
    if is_chosen:
        text = words.translate("Log", "{name} deals first.")
    elif is_dealt_again:
        text = words.translate("Log", "The cards were not reshuffled; {name} deals first.")
    else:
        text = words.translate("Log", "{name} was drawn at random to deal first.")
    return LogLine(TABLE, filled(text, name=words.person(name)), is_before_play=True)


def end_in_sight(words: Words, rounds: float, *, is_brief: bool = False) -> str:
    """How soon the stock is used up, in a few words; empty while that is far off.

    *rounds* are those that the stock lasts for, as `TableAdapter.rounds_left` has them.
    """
    if rounds > 2:
        return ""
    if rounds > 1 and is_brief:
        return words.translate("Log", "twice around")
    if rounds > 1:
        return words.translate("Log", "two more times around")
    return words.translate("Log", "last time around")
