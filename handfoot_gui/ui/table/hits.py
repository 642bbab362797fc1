"""What lies at a point of the table: card, zone, background, place in a row. All in units."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import (
    HAND,
    NEW_MELD,
    Table,
    side_key,
)
from handfoot_gui.ui.table.places import LIFT, Sheet, TablePlaces

HANDLE: Final = "handle"
"""What the pointer is on where it is dragged up to say how much is wanted."""


def hit_at(
    table: Table, places: TablePlaces, selected: Collection[Card], spot: QPointF
) -> tuple[str, Card | None] | None:
    """The zone at *spot* and its card there, `HANDLE`, or None; *selected* cards stand higher."""
    if places.handle is not None and places.handle.contains(spot):
        return (HANDLE, None)
    for key, zone in places.zones.items():
        for card, place in sorted(zone.cards, key=lambda pair: -pair[1].layer):
            rect = place.moved(0, -LIFT).rect if card in selected else place.rect
            if key == HAND and card not in selected:
                rect = rect.adjusted(0, -2, 0, 0)
            if place.sheet is not Sheet.HIDDEN and rect.contains(spot):
                return (key, card)
    for key, zone in places.zones.items():
        if key != HAND and zone.rect.contains(spot):
            return (key, None)
    if table.zone(NEW_MELD) is not None and is_on_background(places, spot):
        return (NEW_MELD, None)
    for panel, rect in zip(table.panels, places.panels, strict=True):
        if not panel.is_own and rect.contains(spot):
            return (side_key(panel.side), None)
        if panel.is_own and rect.contains(spot):
            for key, zone in places.zones.items():
                beside = table.zone(key)
                is_of_side = beside is None or beside.side is not None
                if is_of_side and zone.drop.contains(spot):
                    return (key, None)
            return (NEW_MELD, None)
    return None


def index_in_row(
    table: Table, places: TablePlaces, key: str, x: float, moved: Collection[Card]
) -> int | None:
    """How many cards of the row *key* but those *moved* lie left of *x*; None if it is no row."""
    zone = table.zone(key)
    if zone is None or not zone.is_row or key not in places.zones:
        return None
    stay = [place for card, place in places.zones[key].cards if card not in moved]
    ends = [after.x for after in stay[1:]] + [place.x + place.width for place in stay[-1:]]
    return sum((place.x + end) / 2 < x for place, end in zip(stay, ends, strict=True))


def is_on_background(places: TablePlaces, spot: QPointF) -> bool:
    """Whether nothing lies at *spot*, and a drop there begins a new meld."""
    if places.background is None:
        return False
    zones = (zone for key, zone in places.zones.items() if key != NEW_MELD)
    is_free = not any(zone.drop.contains(spot) for zone in zones)
    return places.background.contains(spot) and is_free
