"""What the games and their rule sets are called."""

from __future__ import annotations

from handfoot_gui.core.text.words import Translate


def game_name(translate: Translate, game: str) -> str:
    """The game's name."""
    names = {
        "hand-and-foot": translate("Games", "Hand and Foot"),
        "raub": translate("Games", "Raub"),
        "manipulation": translate("Games", "Manipulation Rummy"),
    }
    return names[game]


def preset_name(translate: Translate, preset: str | None) -> str:
    """The rule set's name; a set without a name is the house's own."""
    names = {
        "classic": translate("Games", "Classic"),
        "classic-upcard": translate("Games", "Classic, upcard left"),
        "saskatchewan": translate("Games", "Saskatchewan"),
        "simpson": translate("Games", "Simpson"),
        "brouillette-low": translate("Games", "Brouillette, low"),
        "brouillette-high": translate("Games", "Brouillette, high"),
        "brouillette-partners-low": translate("Games", "Brouillette partners, low"),
        "brouillette-partners-high": translate("Games", "Brouillette partners, high"),
        "pennies": translate("Games", "Pennies from Heaven"),
        "special-deck": translate("Games", "Special deck"),
        "machiavelli": translate("Games", "Machiavelli"),
    }
    return names.get(preset or "", preset or translate("Games", "House rules"))
