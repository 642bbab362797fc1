"""How the start page makes room, so that every game is in sight without scrolling."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from msgspec import Struct

from handfoot_gui.ui.widgets.controls import RING
from handfoot_gui.ui.widgets.page import WIDEST
from handfoot_gui.ui.widgets.theme import Style

_LOW_TILES_FROM: Final = 640
"""Units of width from which three low tiles have room beside one another."""


class Density(IntEnum):
    """What gives way, one after the other, where the height does not suffice."""

    ROOMY = 0
    LOW_BAND = 1
    """The title is small, and below it a card only where a game was left or a name is asked."""
    LOW_TILES = 2
    """The games have only their name and how long they take."""
    LINKS = 3
    """Of the games that were left only the last one stands there, and what is done beside playing
    has only its names."""
    NAMES = 4
    """The games have only their names, too."""


class Fit(Struct, frozen=True):
    """The page's size, and what its parts make of it."""

    style: Style
    width: int
    """Pixels of the whole page."""
    margin: float
    """Units left free at the left and right."""
    density: Density
    is_narrow: bool
    """Whether nothing large has room beside anything else."""
    is_tight: bool
    """Whether the width is short for things beside one another."""

    @property
    def is_low(self) -> bool:
        """Whether the height does not suffice for the whole band."""
        return self.density > Density.ROOMY

    @property
    def has_low_tiles(self) -> bool:
        """Whether the height suffices for little more than names."""
        return self.density >= Density.LOW_TILES

    @property
    def has_links_only(self) -> bool:
        """Whether the height suffices for the last game, and beside playing for links."""
        return self.density >= Density.LINKS

    @property
    def has_names_only(self) -> bool:
        """Whether the height suffices for the names of the games, and for nothing else of them."""
        return self.density is Density.NAMES

    @property
    def has_rows(self) -> bool:
        """Whether the width suffices for one thing beside its buttons, and for nothing else."""
        if self.has_low_tiles:
            return self.width < _LOW_TILES_FROM * self.style.scale
        return self.is_narrow

    @property
    def inner_width(self) -> int:
        """Pixels between the margins."""
        px = self.style.px
        return min(self.width, px(WIDEST)) - 2 * px(self.margin - RING)
