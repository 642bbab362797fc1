"""The words of what decisions of Manipulation Rummy are about."""

from __future__ import annotations

from collections.abc import Mapping

from handfoot_gui.core.game import Theme
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.themes import Themed


def themes(words: Words) -> Mapping[str, Theme]:
    """Of each of them: what it is called, and what helps there."""
    translate = words.translate
    return {
        Themed.PLAIN: Theme(
            translate("Themes", "Cards that fit at once"),
            translate("Themes", "Before you draw, try each card in your hand on each meld."),
        ),
        Themed.REARRANGED: Theme(
            translate("Themes", "Rearranging"),
            translate(
                "Themes",
                "Before you draw, look for melds with a card to spare: it may be the one that "
                "your hand lacks.",
            ),
        ),
    }
