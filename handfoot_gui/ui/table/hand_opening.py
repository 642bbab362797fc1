"""The hand opens behind cards that are lifted out of it, so that they are seen whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import HAND
from handfoot_gui.ui.table.places import Placed, TablePlaces

SHOWS: Final = 1.0
"""Of its width: what shows of the last card of a lifted run; with less its line would lie on the
index of the next card."""


def opened(places: TablePlaces, lifted: Sequence[Card]) -> TablePlaces:
    """*places* with the hand opened at the right end of every run of *lifted* cards for which
    there is room at the right end of its row."""
    zone = places.zones.get(HAND)
    if zone is None or not lifted or not zone.cards:
        return places
    cards = _opened(zone.cards, set(lifted), places.hand.right())
    if cards == zone.cards:
        return places
    return replace(places, zones={**places.zones, HAND: replace(zone, cards=cards)})


def _opened(cards: Placed, lifted: set[Card], end: float) -> Placed:
    moved: list[tuple[Card, float]] = []
    # The end of the row each card is in, from the last one on.
    ends: list[float] = []
    for index in range(len(cards) - 1, -1, -1):
        place = cards[index][1]
        is_last = index + 1 == len(cards) or cards[index + 1][1].y != place.y
        ends.append(place.x + place.width if is_last else ends[-1])
    ends.reverse()
    right = 0.0
    for index, (card, place) in enumerate(cards):
        before = cards[index - 1] if index else None
        if before is None or before[1].y != place.y:
            right = 0.0
        elif before[0] in lifted and card not in lifted:
            more = SHOWS * place.width - (place.x - before[1].x)
            if more > 0 and ends[index] + right + more <= end + 0.01:
                right += more
        moved.append((card, right))
    if not any(right for _, right in moved):
        return cards
    return tuple(
        (card, place.moved(right, 0) if right else place)
        for (card, right), (_, place) in zip(moved, cards, strict=True)
    )
