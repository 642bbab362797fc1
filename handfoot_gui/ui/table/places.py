"""Where things lie on the table, in units: the values the layout makes and the scene shows."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from handfoot_gui.core.cards import Card
from handfoot_gui.ui.art.palette import Back, Form

RATIO = 1.4
"""Height of a card by its width."""
LIFT = 20.0
"""How far a selected card rises, in units."""


class Sheet(StrEnum):
    """What of a card is shown."""

    FACE = "face"
    BLANK = "blank"
    """Only the edge: of cards under others in a closed meld or a pile."""
    HIDDEN = "hidden"
    """Nothing: the card lies under others."""


class CardPlace(Struct, frozen=True):
    """One card's place: its upper left corner and width in units, and how it looks there."""

    x: float
    y: float
    width: float
    form: Form = Form.ROW
    sheet: Sheet = Sheet.FACE
    layer: float = 30

    @property
    def rect(self) -> QRectF:
        return QRectF(self.x, self.y, self.width, self.width * RATIO)

    def moved(self, dx: float, dy: float) -> CardPlace:
        return replace(self, x=self.x + dx, y=self.y + dy)


Placed: TypeAlias = tuple[tuple[Card, CardPlace], ...]
"""Cards with their places, the lowest first."""


class ZonePlace(Struct, frozen=True):
    """A zone's place; *cards* answer to the zone's cards, *backs* to some of its backs."""

    key: str
    rect: QRectF
    """What rings and empty outlines go around: the cards, or the slot for them."""
    drop: QRectF
    """Where a drop counts as a drop on the zone."""
    label: QRectF
    cards: Placed = ()
    backs: tuple[CardPlace, ...] = ()
    gaps: Mapping[int, QRectF] = field(default_factory=dict)
    """In a row, by the number of cards before it: where a target between cards lights up."""
    back: Back = Back.BLUE
    """Of *backs*."""


class TablePlaces(Struct, frozen=True):
    """The whole table laid out for one window; a game may add fields in a subclass."""

    width: float
    height: float
    badges: tuple[QRectF, ...]
    panels: tuple[QRectF, ...]
    """By side."""
    prompt_bar: QRectF
    hand: QRectF
    zones: dict[str, ZonePlace] = field(default_factory=dict)
    background: QRectF | None = None
    """Where a drop that meets no zone begins a new meld, where the game has such a place."""
    handle: QRectF | None = None
    """What is dragged up where `Table.amount` asks for how much."""
