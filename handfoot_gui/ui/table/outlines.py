"""Which rectangles are outlined: cards laid out but not played, and cards lifted. In units."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QRectF

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import Table
from handfoot_gui.ui.table.places import LIFT, CardPlace, TablePlaces

_LEAST_STRIP = 12.0
"""The height of an outlined strip, however close the next card lies."""


def provisional_rects(table: Table, places: TablePlaces) -> list[QRectF]:
    """Around what is laid out: a whole meld, or beside cards already laid the strip of each."""
    rects = []
    for zone in table.zones:
        place = places.zones.get(zone.key)
        if place is None or not zone.provisional:
            continue
        if len(zone.provisional) == len(zone.cards) or zone.is_squared:
            rects.append(place.rect)
            continue
        cards = list(place.cards)
        for index, (card, spot) in enumerate(cards):
            if card in zone.provisional:
                rect = spot.rect
                if index + 1 < len(cards):
                    rect.setBottom(max(rect.top() + _LEAST_STRIP, cards[index + 1][1].y))
                rects.append(rect.adjusted(2, 2, -2, -2))
    return rects


def runs_of(row: Mapping[Card, CardPlace], lifted: Collection[Card]) -> list[tuple[QRectF, float]]:
    """Lifted cards of a *row* that lie side by side, as one rectangle with its layer."""
    runs: list[tuple[QRectF, float]] = []
    last_index = -2
    for index, (card, place) in enumerate(row.items()):
        if card not in lifted:
            continue
        rect = place.moved(0, -LIFT).rect
        if index == last_index + 1 and runs and runs[-1][0].top() == rect.top():
            runs[-1] = (runs[-1][0].united(rect), place.layer + 0.5)
        else:
            runs.append((rect, place.layer + 0.5))
        last_index = index
    return runs
