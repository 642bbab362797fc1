"""The switches of Raub as they are offered before a game."""

from __future__ import annotations

from handfoot_gui.core.text.switches import Switch
from handfoot_gui.core.text.words import Words


def raub_switches(words: Words) -> tuple[Switch, ...]:
    """What households differ in."""
    translate = words.translate
    return (
        Switch(
            "direction",
            translate("RaubSwitches", "Direction of play"),
            (
                ("right", translate("RaubSwitches", "to the right")),
                ("left", translate("RaubSwitches", "to the left")),
            ),
        ),
        Switch(
            "must_beat",
            translate("RaubSwitches", "Duty to beat"),
            (
                (False, translate("RaubSwitches", "none")),
                (True, translate("RaubSwitches", "beat the highest card where possible")),
            ),
        ),
        Switch(
            "swap_in_exchange_only",
            translate("RaubSwitches", "Swapping the seven"),
            (
                (False, translate("RaubSwitches", "until the first card is led")),
                (True, translate("RaubSwitches", "in the own exchange only")),
            ),
        ),
    )
