"""What Hand and Foot is called and how it is introduced."""

from __future__ import annotations

from handfoot_gui.core.game import GameText
from handfoot_gui.core.text.words import Translate


def game_text(translate: Translate) -> GameText:
    """Its title, presets and keys."""
    return GameText(
        title=translate("Games", "Hand and Foot"),
        about=translate("Games", "Partners build piles of seven"),
        length=translate("Games", "2 to 6 players, about an hour"),
        at_deal=translate("Games", "{game}, deal {deal}"),
        presets={
            "classic": (
                translate("Games", "Classic"),
                translate("Games", "13 and 13, two clean, two dirty, one wild"),
            ),
            "classic-upcard": (
                translate("Games", "Classic, upcard left"),
                translate("Games", "As classic, the first card stays whatever it is"),
            ),
            "saskatchewan": (
                translate("Games", "Saskatchewan"),
                translate("Games", "Melds stay open after seven, whole pile taken"),
            ),
            "simpson": (
                translate("Games", "Simpson"),
                translate("Games", "Everybody alone, two stock piles, no wild piles"),
            ),
            "brouillette-low": (
                translate("Games", "Brouillette, low"),
                translate("Games", "As Simpson, a wild freezes the pile, 300 and 100"),
            ),
            "brouillette-high": (
                translate("Games", "Brouillette, high"),
                translate("Games", "As Simpson, a wild freezes the pile, 500 and 300"),
            ),
            "brouillette-partners-low": (
                translate("Games", "Brouillette partners, low"),
                translate("Games", "Two pairs, four and four in deal four"),
            ),
            "brouillette-partners-high": (
                translate("Games", "Brouillette partners, high"),
                translate("Games", "Two pairs, four and four in deal four, 500 and 300"),
            ),
            "pennies": (
                translate("Games", "Pennies from Heaven"),
                translate("Games", "Six players, canastas of sevens, to 20,000"),
            ),
            "special-deck": (
                translate("Games", "Special deck"),
                translate("Games", "262 special cards with ladies and villains"),
            ),
        },
        keys=(
            (
                translate("Keys", "Backspace"),
                translate("Keys", "Take back the card laid out last"),
            ),
            (
                translate("Keys", "D"),
                translate("Keys", "Draw from the stock"),
            ),
            (
                translate("Keys", "B"),
                translate("Keys", "Draw from both stock piles"),
            ),
            (
                translate("Keys", "X"),
                translate("Keys", "Discard the lifted card"),
            ),
            (
                translate("Keys", "G"),
                translate("Keys", "Ask the partner about going out"),
            ),
            (
                translate("Keys", "Y, N"),
                translate("Keys", "Answer when the partner asks"),
            ),
        ),
        are_presets_known_by_name=True,
    )
