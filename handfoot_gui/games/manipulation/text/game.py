"""What Manipulation Rummy is called and how it is introduced."""

from __future__ import annotations

from handfoot_gui.core.game import GameText
from handfoot_gui.core.text.words import Translate


def game_text(translate: Translate) -> GameText:
    """Its title, presets and keys."""
    return GameText(
        title=translate("Games", "Manipulation Rummy"),
        about=translate("Games", "Everything on the table may be rebuilt"),
        length=translate("Games", "2 to 5 players, half an hour"),
        at_deal=translate("Games", "{game}, round {deal}"),
        presets={
            "classic": (
                translate("Games", "Classic"),
                translate("Games", "Three cards drawn at most, knocking"),
            ),
            "machiavelli": (
                translate("Games", "Machiavelli"),
                translate("Games", "Play or draw one, no jokers"),
            ),
        },
        keys=(
            (
                translate("Keys", "Esc"),
                translate("Keys", "Put the whole table back as it was"),
            ),
            (
                translate("Keys", "D"),
                translate("Keys", "Draw a card"),
            ),
            (
                translate("Keys", "N"),
                translate("Keys", "Begin a new meld with the lifted cards"),
            ),
            (
                translate("Keys", "L"),
                translate("Keys", "Lay the lifted cards where they fit"),
            ),
            (
                translate("Keys", "P"),
                translate("Keys", "Split the meld before the lifted card"),
            ),
            (
                translate("Keys", "1, 2, 3"),
                translate("Keys", "Answer what a joker stands for"),
            ),
            (
                translate("Keys", "E"),
                translate("Keys", "End the turn"),
            ),
            (
                translate("Keys", "O"),
                translate("Keys", "Knock"),
            ),
        ),
    )
