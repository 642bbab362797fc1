"""Heights, widths and layers of a side's zone, and what else decides about places in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from handfoot_gui.ui.art.faces import STRIP
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.table.places import TablePlaces

LABEL_HEIGHT: Final = 18.0
COLUMN_STRIP: Final = STRIP[Form.ROW]
FAN_STRIP: Final = STRIP[Form.STACK]
LEAST_STRIP: Final = 0.24
"""A column squeezed closer than this is closed instead."""
LEAST_CARD: Final = 44.0
LEAST_OPEN: Final = 48.0
EDGE: Final = 5.0
"""What shows of a card under others in a closed meld."""
WILD_EDGE: Final = 16.0
PILE_EDGE: Final = 2.0
MELD_LAYER: Final = 30.0
PILE_LAYER: Final = 40.0
PADDING: Final = 14.0


class SidePlaces(TablePlaces, frozen=True, kw_only=True):
    """The whole table of Hand and Foot."""

    meter: QRectF | None
    label_size: float
    """Of the slots' labels."""
    large: int
    """The side whose zone is large."""
    is_grid: bool
    """Every other player has a zone of their own, whose title takes the place of the badge."""
    is_brief: bool
    """The small zones show only slots that have something in them, by short names."""
    is_compact: bool
    """Zones have no title, badges one line, the strip no second line."""
    has_short_names: bool
    """The piles beside the zones have short names."""


class Metrics(Struct, frozen=True):
    """Heights that do not grow with the window."""

    badge_top: float
    badge_height: float
    prompt_bar_height: float
    above_hand: float
    """Room above the hand for lifted cards and tags."""
    label_top: float
    """Labels of a zone begin this far below its upper edge; a title may stand above."""
    cards_top: float
    least_other: float
    """Least height of another side's zone."""
    inset: float
    """Where a zone's melds begin."""
    least_open: float
    """Least card width of an open meld."""
    below_hand: float = 12
    is_compact: bool = False
    """Badges of one line and zones without a title."""


ROOMY: Final = Metrics(10, 52, 52, 38, 30, 51, 122, PADDING, LEAST_OPEN)
CROWDED: Final = Metrics(8, 0, 52, 34, 25, 44, 0, PADDING, LEAST_CARD)
"""The large zone where the others lie in two rows."""
SMALL: Final = Metrics(0, 0, 0, 0, 24, 42, 109, 12, LEAST_CARD)
"""One of several zones that share a row."""
COMPACT: Final = Metrics(6, 36, 44, 27, 6, 25, 94, PADDING + 22, LEAST_CARD, is_compact=True)
"""For a large text on a small screen: badges of one line, zones without a title."""
LOWEST: Final = Metrics(2, 32, 44, 27, 3, 20, 92, PADDING + 22, LEAST_CARD, 6, is_compact=True)
"""For the largest text there: everything as close as the least cards allow."""
TWO_LINES: Final = 38.0
"""Height of a badge whose name has a line of its own."""
COMPACT_OF_MANY: Final = replace(COMPACT, badge_height=TWO_LINES)
LOWEST_OF_MANY: Final = replace(LOWEST, badge_height=TWO_LINES, above_hand=24, below_hand=3)
"""The same where so many badges share a row that names need lines of their own."""
SMALLEST: Final = Metrics(0, 0, 0, 0, 4, 24, 90, 8, LEAST_CARD)
"""One of several zones that share a row there: its title takes the place of the labels."""


class Wishes(Struct, frozen=True):
    """What besides the window decides about places."""

    card_factor: float = 1.0
    """1.25 for large cards in the hand."""
    label_widths: Mapping[str, float] | None = None
    """Width of each slot's label set in 14, by zone."""
    is_tight: bool = False
    """Labels are set in 13."""
    has_new_meld: bool = False
    """The slot for a new meld is shown."""
    badges: int = 3
    metrics: Metrics = ROOMY
    large: int | None = None
    """The side whose melds are shown large; None: the own one."""
    shown_piles: int = 4
    """How many piles of a slot lie beside one another."""
    covers_last: bool = False
    """The first slot lies over the last meld, where rank and suit show."""
    has_ladies_beside: bool = False
    """Ladies show at the left of their piles: there is no height to lay them below."""

    def label(self, key: str) -> float:
        return (self.label_widths or {}).get(key, 0.0) * (13 / 14 if self.is_tight else 1)
