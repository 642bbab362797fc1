"""What a field of a rule set is to a person: its group, its unit, its label and help."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.option_values import Deck


class Group(StrEnum):
    """Fields that stand together in the form, in this order."""

    PLAYERS = "players"
    CARDS = "cards"
    TURN = "turn"
    TAKING = "taking"
    MELDS = "melds"
    FIRST_MELD = "first meld"
    THREES = "threes"
    GOING_OUT = "going out"
    SCORE = "score"


class Unit(StrEnum):
    """What a number of a field counts."""

    NONE = "none"
    CARDS = "cards"
    POINTS = "points"
    PACKS = "packs"
    PLAYERS = "players"
    DEALS = "deals"
    JOKERS = "jokers"
    WILDS = "wilds"
    STOCKS = "stocks"


class FieldWords(Struct, frozen=True):
    """One field as a person reads it."""

    group: Group
    label: str
    help: str
    """One sentence."""
    unit: Unit = Unit.NONE
    zero: str = ""
    """What a zero means, where it is no number but "off"."""


def group_title(words: Words, group: Group) -> str:
    """The heading above the fields of *group*."""
    translate = words.translate
    return {
        Group.PLAYERS: translate("Options", "Players and length"),
        Group.CARDS: translate("Options", "Cards and deal"),
        Group.TURN: translate("Options", "Drawing"),
        Group.TAKING: translate("Options", "Taking the discard pile"),
        Group.MELDS: translate("Options", "Melds"),
        Group.FIRST_MELD: translate("Options", "First meld"),
        Group.THREES: translate("Options", "Threes and sevens"),
        Group.GOING_OUT: translate("Options", "Foot and going out"),
        Group.SCORE: translate("Options", "Score"),
    }[group]


def part_words(words: Words, deck: Deck) -> dict[str, str]:
    """Labels of the parts of a quota, of a score step and of the card values of *deck*."""
    translate = words.translate
    return {
        "clean": translate("Options", "Clean"),
        "dirty": translate("Options", "Dirty"),
        "wild": translate("Options", "Wild"),
        "sevens": translate("Options", "Sevens"),
        "any": translate("Options", "Any kind"),
        "below": translate("Options", "Score below"),
        "points": translate("Options", "First meld"),
        **_classes_of_cards(words, deck),
    }


def _classes_of_cards(words: Words, deck: Deck) -> dict[str, str]:
    """The cards that count alike, by the fields of their values."""
    translate = words.translate
    if deck is Deck.SPECIAL:
        return {
            "joker": translate("Options", "Joker"),
            "two": translate("Options", "Jester"),
            "ace": translate("Options", "Lord"),
            "high": translate("Options", "Seven to twelve"),
            "low": translate("Options", "One to six"),
            "black_three": translate("Options", "Villain"),
        }
    return {
        "joker": translate("Options", "Joker"),
        "two": translate("Options", "Two"),
        "ace": translate("Options", "Ace"),
        "high": translate("Options", "Eight to king"),
        "low": translate("Options", "Four to seven"),
        "black_three": translate("Options", "Black three"),
    }
