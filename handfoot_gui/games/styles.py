"""The looks of every game that has a table, by the game's name; imported when first wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from handfoot_gui.ui.table.style import TableStyle


def _hand_and_foot() -> TableStyle:
    from handfoot_gui.games.hand_and_foot.view.style import HandAndFootStyle

    return HandAndFootStyle()


def _raub() -> TableStyle:
    from handfoot_gui.games.raub.view.style import RaubStyle

    return RaubStyle()


def _manipulation() -> TableStyle:
    from handfoot_gui.games.manipulation.view.style import ManipulationStyle

    return ManipulationStyle()


STYLES: Final[Mapping[str, Callable[[], TableStyle]]] = {
    "hand-and-foot": _hand_and_foot,
    "raub": _raub,
    "manipulation": _manipulation,
}
"""What makes the looks of every game that has a table."""


@cache
def style_of(game: str) -> TableStyle:
    """The looks of *game*, always the same; KeyError for one without a table."""
    return STYLES[game]()
