"""Words by which players look for a rule of Manipulation Rummy, whatever the form calls it."""

from __future__ import annotations

from collections.abc import Mapping

from handfoot_gui.core.text.words import Words


def sought(words: Words) -> Mapping[str, str]:
    """By the names of the options; never shown."""
    translate = words.translate
    return {
        "players": translate("Sought", "how many play, people, seats"),
        "packs": translate("Sought", "decks, how many decks, number of decks"),
        "jokers": translate("Sought", "wild cards, how many wilds"),
        "draw_limit": translate("Sought", "draw, pick up, how many cards, pass"),
        "first_play": translate("Sought", "minimum, opening, initial meld, thirty points"),
        "knock_limit": translate("Sought", "knock, end the round early, points left"),
        "target": translate("Sought", "winning score, goal, play to, game to, points to win"),
        "out_bonus": translate("Sought", "finish, go out, rummy"),
        "undercut_bonus": translate("Sought", "undercut, beat the knocker"),
        "round_bonus": translate("Sought", "rounds won, winning a round"),
        "target_bonus": translate("Sought", "reach the score, end of the game"),
    }
