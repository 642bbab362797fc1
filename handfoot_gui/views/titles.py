"""What games and rule sets are called on the screen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def game_title(game: str) -> str:
    """The game's name on the screen."""
    names = {
        "hand-and-foot": QCoreApplication.translate("Games", "Hand and Foot"),
        "raub": QCoreApplication.translate("Games", "Raub"),
    }
    return names[game]


def preset_title(preset: str | None) -> str:
    """The rule set's name on the screen; a set without a name is the house's own."""
    translate = QCoreApplication.translate
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
    }
    return names.get(preset or "", preset or translate("Games", "House rules"))


def preset_about(preset: str) -> str:
    """One line about a preset."""
    translate = QCoreApplication.translate
    lines = {
        "classic": translate("Games", "13 and 13, two clean, two dirty, one wild"),
        "classic-upcard": translate("Games", "As classic, the first card stays whatever it is"),
        "saskatchewan": translate("Games", "Melds stay open after seven, whole pile taken"),
        "simpson": translate("Games", "Everybody alone, two stock piles, no wild piles"),
        "brouillette-low": translate("Games", "As Simpson, a wild freezes the pile, 300 and 100"),
        "brouillette-high": translate("Games", "As Simpson, a wild freezes the pile, 500 and 300"),
        "brouillette-partners-low": translate("Games", "Two pairs, four and four in deal four"),
        "brouillette-partners-high": translate(
            "Games", "Two pairs, four and four in deal four, 500 and 300"
        ),
        "pennies": translate("Games", "Six players, canastas of sevens, to 20,000"),
        "special-deck": translate("Games", "262 special cards with ladies and villains"),
    }
    return lines.get(preset, "")
