"""When states are the same but for an order of no meaning."""

from __future__ import annotations

from collections.abc import Hashable

from handfoot_gui.games.raub.rules.state import State


def alike(state: State) -> Hashable:
    """What of *state* is the same for all that are played alike, whatever the order of a hand and
    of the cards that were laid aside."""
    hands, aside = (tuple(map(frozenset, some)) for some in (state.hands, state.aside))
    return state.public, hands, state.talon, aside
