"""A side's slots within its zone: complete piles and red threes, set from the right."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QRectF

from handfoot_gui.core.cards import Card
from handfoot_gui.games.hand_and_foot.presenter.values import SideZone, SlotKind
from handfoot_gui.games.hand_and_foot.view.measures import (
    COLUMN_STRIP,
    FAN_STRIP,
    LABEL_HEIGHT,
    LEAST_OPEN,
    PILE_EDGE,
    PILE_LAYER,
    WILD_EDGE,
    Wishes,
)
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.table.places import RATIO, CardPlace, Placed, Sheet, ZonePlace


def _shown_piles(zone: SideZone, wishes: Wishes) -> int:
    return min(wishes.shown_piles, len(zone.piles))


def slot_width(zone: SideZone, width: float, wishes: Wishes) -> float:
    """The width of one slot with cards of *width*, its label included."""
    shift = 22 if width > LEAST_OPEN else 18
    piles = width + shift * max(0, _shown_piles(zone, wishes) - 1)
    return max(piles + _lady_edge(zone, wishes) * sum(zone.ladies), wishes.label(zone.key))


def _lady_edge(zone: SideZone, wishes: Wishes) -> float:
    """What shows of each lady beside the piles of a slot."""
    return min(WILD_EDGE, 60 / max(1, sum(zone.ladies))) if wishes.has_ladies_beside else 0.0


def slots_width(slots: Sequence[SideZone], width: float, wishes: Wishes) -> float:
    """The width of all slots: beside one another, or without labels as a fan."""
    if wishes.label_widths:
        return sum(slot_width(zone, width, wishes) for zone in slots)
    covered = FAN_STRIP * width - width
    return sum(slot_width(zone, width, wishes) + covered for zone in slots) - covered


def slot_places(
    panel: QRectF, slots: Sequence[SideZone], wishes: Wishes, width: float, end: float
) -> tuple[dict[str, ZonePlace], float]:
    """The slots, set from the right; *end* is where the melds end."""
    total = slots_width(slots, width, wishes)
    margin = 16 if wishes.label_widths else 8
    free = panel.right() - margin - end - total
    gap = min(18.0, max(8.0, free / max(1, len(slots) + 1)))
    if not wishes.label_widths:
        gap = FAN_STRIP * width - width
    x = panel.right() - margin + max(0.0, gap)
    top = panel.top() + wishes.metrics.cards_top
    found: dict[str, ZonePlace] = {}
    for zone in reversed(slots):
        wide = slot_width(zone, width, wishes)
        is_covered = gap < 0 and bool(found)
        x -= wide + (gap if is_covered or gap > 0 else 0)
        cards = _pile_cards(zone, x, top, width, panel.bottom() - 8, wishes)
        if gap < 0:
            # Each slot lies over the next one to the left, where rank and suit show.
            form = Form.STACK if is_covered else Form.ROW
            lowest = PILE_LAYER + 2 * (len(slots) - len(found))
            cards = tuple(
                (card, replace(place, form=form, layer=lowest + (place.layer - PILE_LAYER) / 32))
                for card, place in cards
            )
        rect = QRectF(x, top, width + (gap if is_covered else 0), width * RATIO)
        for _, place in cards:
            if place.sheet is not Sheet.HIDDEN and not is_covered:
                rect = rect.united(place.rect)
        label = QRectF(x, panel.top() + wishes.metrics.label_top, wide + gap, LABEL_HEIGHT)
        drop = QRectF(x - gap / 2, label.top(), wide + gap, panel.bottom() - label.top())
        found[zone.key] = ZonePlace(zone.key, rect, drop, label, cards)
    return found, x


def _pile_cards(
    zone: SideZone, x: float, top: float, width: float, bottom: float, wishes: Wishes
) -> Placed:
    if zone.slot is SlotKind.RED_THREES:
        count = len(zone.cards)
        room = bottom - top - width * RATIO
        step = max(0.0, min(COLUMN_STRIP * width, room / max(1, count - 1)))
        return tuple(
            (card, CardPlace(x, top + step * i, width, Form.ROW, layer=PILE_LAYER + i / 64))
            for i, card in enumerate(zone.cards)
        )
    shift = 22 if width > LEAST_OPEN else 18
    start = 0
    first_shown = len(zone.piles) - _shown_piles(zone, wishes)
    edge = _lady_edge(zone, wishes)
    found = _ladies_beside(zone, x, top, width, edge) if edge else []
    x += edge * len(found)
    for number, size in enumerate(zone.piles):
        place_x = x + shift * max(0, number - first_shown)
        ladies = zone.ladies[number] if zone.ladies else 0
        plain = size - ladies
        room = bottom - top - width * RATIO
        step = max(2.0, min(COLUMN_STRIP * width, room / max(1, ladies)))
        for index, card in enumerate(zone.cards[start : start + size]):
            layer = PILE_LAYER + number + index / 64
            if index >= plain and edge:
                continue
            if index >= plain:
                # Ladies lie below one another, so that the pile's own sign stays in sight.
                sheet = Sheet.FACE if number >= first_shown else Sheet.HIDDEN
                y = top + step * (index - plain + 1)
                found.append((card, CardPlace(place_x, y, width, Form.ROW, sheet, layer)))
                continue
            above = plain - 1 - index
            sheet = Sheet.FACE if above == 0 else Sheet.BLANK if above <= 3 else Sheet.HIDDEN
            if number < first_shown:
                sheet = Sheet.HIDDEN
            y = top + PILE_EDGE * min(above, 3)
            found.append((card, CardPlace(place_x, y, width, Form.ROW, sheet, layer)))
        start += size
    return tuple(found)


def _ladies_beside(
    zone: SideZone, x: float, top: float, width: float, edge: float
) -> list[tuple[Card, CardPlace]]:
    """The ladies of all piles of a slot from left to right, to be covered by the piles."""
    ladies: list[Card] = []
    start = 0
    for size, count in zip(zone.piles, zone.ladies, strict=True):
        start += size
        ladies += zone.cards[start - count : start]
    return [
        (card, CardPlace(x + edge * i, top, width, Form.STACK, layer=PILE_LAYER - 1 + i / 64))
        for i, card in enumerate(ladies)
    ]
