"""What Raub is called and how it is introduced."""

from __future__ import annotations

from handfoot_gui.core.game import GameText
from handfoot_gui.core.text.words import Translate


def game_text(translate: Translate) -> GameText:
    """Its title, presets and keys."""
    return GameText(
        title=translate("Games", "Raub"),
        about=translate("Games", "Four cards, four tricks, down from 21"),
        length=translate("Games", "2 to 4 players, up to two hours"),
        at_deal=translate("Games", "{game}, deal {deal}"),
        presets={
            "classic": (
                translate("Games", "Classic"),
                translate("Games", "Three ways to trumps, from 21 down to nothing"),
            ),
        },
        keys=(
            (
                translate("Keys", "D"),
                translate("Keys", "Deal; later: say Dalje"),
            ),
            (
                translate("Keys", "P"),
                translate("Keys", "Pass the deal on"),
            ),
            (
                translate("Keys", "R"),
                translate("Keys", "Say Raub, seen or unseen"),
            ),
            (
                translate("Keys", "L"),
                translate("Keys", "Look at the cards"),
            ),
            (
                translate("Keys", "W, N"),
                translate("Keys", "Swap the seven of trumps, or keep it"),
            ),
            (
                translate("Keys", "V"),
                translate("Keys", "See the tricks of the deal again"),
            ),
        ),
    )
