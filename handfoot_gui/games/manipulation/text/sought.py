"""Words by which players look for a rule of Manipulation Rummy, whatever the form calls it."""

from __future__ import annotations

from collections.abc import Mapping

from handfoot_gui.core.text.words import Words


def sought(words: Words) -> Mapping[str, str]:
    """By the names of the options; never shown."""
    translate = words.translate
    return {
        "players": translate("Sought", "how many play, people, seats"),
        "packs": translate("Sought", "packs, decks, how many decks, number of decks"),
        "jokers": translate("Sought", "wild cards, how many wilds"),
        "hand_size": translate("Sought", "cards dealt, how many cards, ten, thirteen, fourteen"),
        "draw_first": translate("Sought", "draw or play, begin a turn, pass"),
        "play_after_last": translate("Sought", "draw and play, play after drawing"),
        "first_play_by": translate("Sought", "each player, from the hand, initial meld, opening"),
        "joker_rule": translate("Sought", "replace a joker, swap, free the joker, wild cards"),
        "ace": translate("Sought", "ace high, ace low, around the corner, turn the corner"),
        "values": translate("Sought", "card values, face cards, pictures, worth, points left"),
        "last_lap": translate("Sought", "stock runs out, no more cards, end of the deck"),
        "last_lap_knock": translate("Sought", "knock at the end, stock runs out"),
        "scoring": translate("Sought", "pay, winner takes, penalty points, minus points, chips"),
        "rounds": translate("Sought", "how many rounds, number of deals, length"),
        "draw_limit": translate("Sought", "draw, pick up, how many cards, pass"),
        "first_play": translate("Sought", "minimum, opening, initial meld, thirty points"),
        "knock_limit": translate("Sought", "knock, end the round early, points left"),
        "target": translate("Sought", "winning score, goal, play to, game to, points to win"),
        "out_bonus": translate("Sought", "finish, go out, rummy"),
        "undercut_bonus": translate("Sought", "undercut, beat the knocker"),
        "round_bonus": translate("Sought", "rounds won, winning a round"),
        "target_bonus": translate("Sought", "reach the score, end of the game"),
    }
