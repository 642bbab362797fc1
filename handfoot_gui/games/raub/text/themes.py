"""The words of what decisions of Raub are about."""

from __future__ import annotations

from collections.abc import Mapping

from handfoot_gui.core.game import Theme
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.raub.themes import Themed


def themes(words: Words) -> Mapping[str, Theme]:
    """Of each of them: what it is called, and what helps there."""
    translate = words.translate
    return {
        Themed.CALLING: Theme(
            translate("Themes", "Raub or Dalje"),
            translate("Themes", "Before you raub or pass, count your trumps and your aces."),
        ),
        Themed.EXCHANGE: Theme(
            translate("Common", "Exchange"),
            translate("Themes", "In the exchange, ask which trick each card you keep will win."),
        ),
        Themed.PLAY: Theme(
            translate("Themes", "Card play"),
            translate(
                "Themes", "Before you play a card, ask which higher cards and trumps are still out."
            ),
        ),
    }
