"""Stock and discard pile beside the zones of the sides, and the foot beside the hand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from handfoot_gui.core.table import DISCARD, STOCK
from handfoot_gui.games.hand_and_foot.presenter.values import (
    FOOT,
    HandAndFootScene,
    Place,
    SideZone,
)
from handfoot_gui.games.hand_and_foot.view.side_layout import LEAST_CARD, PILE_EDGE, PILE_LAYER
from handfoot_gui.ui.art.palette import Back, Form
from handfoot_gui.ui.table.places import RATIO, CardPlace, CardSide, Placed, ZonePlace

GAP: Final = 8.0
"""Between zones."""
MOST_EDGES: Final = 9
"""Edges shown of cards under the top of the discard pile; where a take brings more, its button
says how many."""


_ALL_EDGES: Final = 14.0
"""How high they are together at most."""


def stock_column(
    table: HandAndFootScene, room: QRectF, upper: QRectF, own: QRectF, *, is_compact: bool
) -> dict[str, ZonePlace]:
    """Stock beside the upper zone, discard pile level with the own zone."""
    width = min(110.0, max(60.0, room.width() - 16))
    if is_compact:
        half = (room.height() - GAP) / 2
        width = max(LEAST_CARD, min(width, (half - 28) / RATIO))
        top = room.top() + half + 4
    else:
        top = own.top() + 34
        width = min(width, (top - 28 - upper.top()) / RATIO)
        width = max(LEAST_CARD, min(width, (room.bottom() - top - 34 - MOST_EDGES) / RATIO))
    middle = room.center().x()
    form = Form.FULL if width >= 72 else Form.ROW
    found = {}
    two = sum(zone.place is Place.STOCK for zone in table.zones) > 1
    for zone in table.zones:
        if zone.place is Place.STOCK and two:
            found[zone.key] = _half_stock(zone, room, upper.top() + 4, width)
        elif zone.key == STOCK:
            x, y = middle - width / 2, upper.top()
            backs = _backs(x, y, width, min(4, (zone.backs + 29) // 30), -2, -1.5)
            found[STOCK] = _column_zone(STOCK, QRectF(x, y, width, 4), room, backs=backs)
        elif zone.key == DISCARD:
            gap = 4 if is_compact else 12
            corner = QRectF(middle - width / 2, top, width, gap)
            found[DISCARD] = _discard_pile(zone, corner, room, form)
    return found


def _discard_pile(zone: SideZone, corner: QRectF, room: QRectF, form: Form) -> ZonePlace:
    """The discard pile with an edge below for each card a take brings; *corner* is where a single
    card lies, and as height the gap below."""
    under = min(max(zone.takes - 1, 0), MOST_EDGES)
    edge = min(PILE_EDGE, _ALL_EDGES / max(1, under))
    cards = []
    for index, card in enumerate(zone.cards):
        above = len(zone.cards) - 1 - index
        sheet = CardSide.FACE
        if above:
            sheet = CardSide.BLANK if above <= under else CardSide.HIDDEN
        top, layer = corner.top() + edge * min(above, under), PILE_LAYER + index / 64
        cards.append((card, CardPlace(corner.left(), top, corner.width(), form, sheet, layer)))
    # Of a pile that nobody looks through only the edges are there.
    edges = min(zone.backs, max(under, 1 - len(zone.cards)))
    down = edge if zone.cards else 0.0
    backs = tuple(
        CardPlace(corner.left(), corner.top() + down * depth, corner.width(), Form.FULL,
                  layer=PILE_LAYER - 1)
        for depth in range(edges, 0, -1)
    )  # fmt: skip
    return _column_zone(zone.key, corner, room, cards=tuple(cards), backs=backs)


def _backs(
    x: float, y: float, width: float, layers: int, right: float, down: float
) -> tuple[CardPlace, ...]:
    """The backs of a pile, the lowest first; each lies so far *right* and *down* of the next."""
    return tuple(
        CardPlace(x + right * depth, y + down * depth, width, Form.FULL, layer=PILE_LAYER)
        for depth in reversed(range(layers))
    )


def _half_stock(zone: SideZone, room: QRectF, top: float, most: float) -> ZonePlace:
    """One of two stock piles side by side; the caption below the first is for both."""
    width = max(LEAST_CARD, min(most, (room.width() - 6) / 2))
    is_first = zone.key == STOCK
    x = room.center().x() - width - 3 if is_first else room.center().x() + 3
    backs = _backs(x, top, width, min(3, (zone.backs + 29) // 30), 0, -1.5)
    rect = QRectF(x, top, width, width * RATIO)
    label = QRectF(room.left() - 8, rect.bottom() + 4, room.width() + 16, 20)
    return ZonePlace(zone.key, rect, rect.adjusted(-3, -8, 3, 28), label, backs=backs)


def _column_zone(
    key: str, corner: QRectF, room: QRectF, *, cards: Placed = (), backs: tuple[CardPlace, ...] = ()
) -> ZonePlace:
    """A pile of the stock column; *corner* is its place and width, and as height the gap below."""
    rect = QRectF(corner.x(), corner.y(), corner.width(), corner.width() * RATIO)
    for place in (*backs, *(place for _, place in cards if place.sheet is not CardSide.HIDDEN)):
        rect = rect.united(place.rect)
    label = QRectF(room.left() - 8, rect.bottom() + corner.height(), room.width() + 16, 20)
    drop = QRectF(room.left() - 12, rect.top() - 12, room.width() + 20, rect.height() + 40)
    return ZonePlace(key, rect, drop, label, cards, backs)


def foot_place(zone: SideZone, x: float, top: float, width: float, height: float) -> ZonePlace:
    """The foot beside the hand; what it is stands above it where the table ends right below."""
    rect = QRectF(x, top, width, width * RATIO)
    backs = _backs(x, top, width, min(4, zone.backs), 0, PILE_EDGE)
    label = QRectF(x - 12, rect.bottom() + 4, width + 24, 18)
    if label.bottom() > height:
        label.moveBottom(top - 1)
    drop = rect.adjusted(-8, -16, 8, 24)
    return ZonePlace(FOOT, rect, drop, label, backs=backs, back=Back.WINE)
