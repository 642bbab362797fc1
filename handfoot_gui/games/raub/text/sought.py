"""Words by which players look for a rule of Raub, whatever the form calls it."""

from __future__ import annotations

from collections.abc import Mapping

from handfoot_gui.core.text.words import Words


def sought(words: Words) -> Mapping[str, str]:
    """By the names of the options; never shown."""
    translate = words.translate
    return {
        "players": translate("Sought", "how many play, people, seats"),
        "direction": translate("Sought", "clockwise, counterclockwise, who is next, left, right"),
        "play_direction": translate(
            "Sought", "clockwise, counterclockwise, mixed direction, other way around, tricks"
        ),
        "upcards": translate("Sought", "turn up once, twice, three times, thrown in, all pass"),
        "automatic_seven": translate("Sought", "7, seven turned up, dealer must, automatic"),
        "blind_raub": translate("Sought", "unseen, without looking, blind, in the dark"),
        "five_for_four": translate("Sought", "change four, get five, exchange, talon"),
        "seven_swap": translate("Sought", "rob, 7, trump seven, change the upcard"),
        "swapped_card": translate("Sought", "rob, 7, upcard, may not be exchanged"),
        "must_beat": translate("Sought", "overtrump, play higher, head the trick, must beat"),
        "start": translate("Sought", "21, 15, begin with, length of a game, count down from"),
        "points": translate("Sought", "score, value of a trick, penalty, fine, debt, owes two"),
        "ends": translate("Sought", "who is first at 0, finish, win at once, reaches zero"),
        "refe": translate("Sought", "double, redouble, doubling, four times, stacked"),
        "pass_deal": translate("Sought", "refuse to deal, next dealer, pass on"),
    }
