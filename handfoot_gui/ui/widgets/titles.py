"""What games and rule sets are called on the screen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from handfoot_gui.session.game_offers import has_house_rules, presets_of
from handfoot_gui.session.text.rule_sets import game_name, preset_name
from handfoot_gui.ui.widgets.figures import figure


def game_title(game: str) -> str:
    """The game's name on the screen."""
    return game_name(QCoreApplication.translate, game)


def game_about(game: str) -> tuple[str, str]:
    """What a game is in a few words, and for how many and how long."""
    translate = QCoreApplication.translate
    return {
        "hand-and-foot": (
            translate("Games", "Partners build piles of seven"),
            translate("Games", "2 to 6 players, about an hour"),
        ),
        "raub": (
            translate("Games", "Four cards, four tricks, down from 21"),
            translate("Games", "2 to 4 players, up to two hours"),
        ),
        "manipulation": (
            translate("Games", "Everything on the table may be rebuilt"),
            translate("Games", "2 to 5 players, half an hour"),
        ),
    }[game]


def game_at_deal(game: str, deal: int) -> str:
    """ "Hand and Foot, deal 2"."""
    texts = {"manipulation": QCoreApplication.translate("Games", "{game}, round {deal}")}
    text = texts.get(game, QCoreApplication.translate("Games", "{game}, deal {deal}"))
    return text.format(game=game_title(game), deal=figure(deal))


def bot_title(level: str) -> str:
    """A bot by its level."""
    titles = {
        "easy": QCoreApplication.translate("Games", "Easy bot"),
        "steady": QCoreApplication.translate("Games", "Steady bot"),
        "strong": QCoreApplication.translate("Games", "Strong bot"),
        "expert": QCoreApplication.translate("Games", "Expert bot"),
    }
    return titles.get(level, level)


def preset_title(preset: str | None) -> str:
    """The rule set's name on the screen; a set without a name is the house's own."""
    return preset_name(QCoreApplication.translate, preset)


def rules_title(game: str, preset: str | None) -> str:
    """The rule set's name, for people to tell games apart; empty where there is only one."""
    is_only = not has_house_rules(game) and len(presets_of(game)) == 1
    return "" if is_only else preset_title(preset)


def game_preset_about(game: str, preset: str) -> str:
    """One line about a preset of a game without house rules; empty where there is only one."""
    translate = QCoreApplication.translate
    lines = {
        ("manipulation", "classic"): translate("Games", "Three cards drawn at most, knocking"),
        ("manipulation", "machiavelli"): translate("Games", "Play or draw one, no jokers"),
        ("raub", "classic"): translate("Games", "Three ways to trumps, from 21 down to nothing"),
    }
    return lines.get((game, preset), "")


def preset_about(preset: str) -> str:
    """One line about a preset of Hand and Foot."""
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
