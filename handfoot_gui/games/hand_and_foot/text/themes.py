"""The words of what decisions of Hand and Foot are about."""

from __future__ import annotations

from collections.abc import Mapping

from handfoot_gui.core.game import Theme
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.themes import Themed


def themes(words: Words) -> Mapping[str, Theme]:
    """Of each of them: what it is called, and what helps there."""
    translate = words.translate
    return {
        Themed.FIRST_MELD: Theme(
            translate("Table", "First meld"),
            translate(
                "Themes",
                "Before you lay the first meld, or hold it back, count what it takes from your "
                "hand and what you keep.",
            ),
        ),
        Themed.WILDS: Theme(
            translate("HandAndFootTips", "Wild cards"),
            translate(
                "Themes", "Before you let a wild card go, ask which of your melds needs it most."
            ),
        ),
        Themed.PILE: Theme(
            translate("Themes", "Pile or stock"),
            translate(
                "Themes",
                "Before you draw, ask what the pile would bring you, and what taking it would "
                "cost your hand.",
            ),
        ),
        Themed.DISCARDS: Theme(
            translate("Themes", "Discards"),
            translate(
                "Themes",
                "Before you discard, look at what the next player collects, and at what you may "
                "still need yourself.",
            ),
        ),
        Themed.FOOT: Theme(
            translate("HandAndFootCard", "The foot"),
            translate("Themes", "When your hand gets small, look first for a way into your foot."),
        ),
        Themed.OUT: Theme(
            translate("Common", "Going out"),
            translate(
                "Themes",
                "Before you go out, or go on, count what is still in hands and feet, and who loses "
                "points for it.",
            ),
        ),
        Themed.MELDS: Theme(
            translate("HandAndFootOptions", "Melds"),
            translate(
                "Themes",
                "Before you discard, go through your hand once more: what is better laid, and "
                "what is better kept?",
            ),
        ),
    }
