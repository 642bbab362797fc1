"""The looks of every game that has a table, by the game's name."""

from __future__ import annotations

from typing import Final

from handfoot_gui.views.table.games.hand_and_foot import HandAndFootStyle
from handfoot_gui.views.table.games.manipulation import ManipulationStyle
from handfoot_gui.views.table.games.raub import RaubStyle
from handfoot_gui.views.table.style import TableStyle

STYLES: Final[dict[str, TableStyle]] = {
    style.game: style for style in (HandAndFootStyle(), RaubStyle(), ManipulationStyle())
}


def style_of(game: str) -> TableStyle:
    """The looks of *game*; KeyError for one without a table."""
    return STYLES[game]
