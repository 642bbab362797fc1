"""Words by which players look for a rule of Raub, whatever the form calls it."""

from __future__ import annotations

from collections.abc import Mapping

from handfoot_gui.core.text.words import Words


def sought(words: Words) -> Mapping[str, str]:
    """By the names of the options; never shown."""
    translate = words.translate
    return {
        "players": translate("Sought", "how many play, people, seats"),
        "direction": translate("Sought", "clockwise, counterclockwise, who is next, left, right"),
        "must_beat": translate("Sought", "overtrump, play higher, head the trick, must beat"),
        "swap_in_exchange_only": translate("Sought", "rob, 7, trump seven, change the upcard"),
    }
