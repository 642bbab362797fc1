"""Lays the table out for a window: pure functions from sizes and zones to places, in units."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRectF

from handfoot_gui.model.table import (
    DISCARD,
    FOOT,
    HAND,
    NEW_MELD,
    STOCK,
    Panel,
    Place,
    Table,
    Zone,
)
from handfoot_gui.views.art.palette import Form
from handfoot_gui.views.table.hand_layout import hand_places
from handfoot_gui.views.table.places import RATIO, CardPlace, Placed, Sheet, TablePlaces, ZonePlace
from handfoot_gui.views.table.side_layout import (
    COMPACT,
    LEAST_CARD,
    PADDING,
    PILE_EDGE,
    PILE_LAYER,
    ROOMY,
    Metrics,
    Wishes,
    open_width,
    side_places,
)

MARGIN: Final = 16.0
GAP: Final = 8.0
TOP_BAR: Final = 48.0
"""Height of the bar above the table, which card sizes are reckoned with."""
LIFT: Final = 20.0
"""How far a lifted card rises."""
BELOW_HAND: Final = 12.0
WIDEST_TABLE: Final = 2.1
"""A table wider than this, by its height, keeps to the middle."""
LEAST_ROOMY: Final = 660.0
"""Below this height, bar included, everything is set closer."""
TIGHT_COLUMN: Final = 108.0


def lay_out(width: float, height: float, table: Table, wishes: Wishes) -> TablePlaces:
    """Places of everything on a table of *width* × *height* units."""
    left = max(0.0, (width - WIDEST_TABLE * (height + TOP_BAR)) / 2)
    wide = width - 2 * left
    whole = height + TOP_BAR
    if whole < LEAST_ROOMY:
        wishes = replace(wishes, metrics=COMPACT)
    metrics = wishes.metrics

    hand_width = min(148.0, max(72.0, 0.187 * whole / RATIO))
    if metrics is ROOMY:
        hand_width *= wishes.card_factor
    hand_height = hand_width * RATIO
    hand_top = height - BELOW_HAND - hand_height
    strip_top = hand_top - metrics.above_hand - metrics.strip_height
    strip = QRectF(left + MARGIN, strip_top, wide - 2 * MARGIN, metrics.strip_height)
    foot_width = min(0.8 * hand_width, 0.8 * 148)
    hand = QRectF(left + 20, hand_top, wide - 20 - MARGIN - foot_width - 32, hand_height)

    plates = _plates(left, wide, wishes)
    zones_top = metrics.plate_top + metrics.plate_height + GAP
    free = strip.top() - GAP - zones_top
    is_tall = whole >= 840
    others = max(metrics.least_other, (0.5 if is_tall else 0.35) * (free - GAP))
    own_height = free - others - GAP
    column = min(184.0, max(112.0, 0.144 * wide))
    if not _fits_open(table, wide - 2 * MARGIN - column, own_height, wishes):
        # The stock column gives way before melds have to be closed.
        column, wishes = TIGHT_COLUMN, replace(wishes, is_tight=True)
    panel_left = left + MARGIN + column
    panel_wide = wide - 2 * MARGIN - column
    upper = QRectF(panel_left, zones_top, panel_wide, others)
    own = QRectF(panel_left, upper.bottom() + GAP, panel_wide, own_height)

    panels = _panels(table, upper, own)
    zones: dict[str, ZonePlace] = {}
    meter = None
    for panel, rect in zip(table.panels, panels, strict=True):
        some = [zone for zone in table.zones if zone.side == panel.side]
        columns = _columns(table, panel, wishes)
        slots = [zone for zone in some if zone.place is Place.SLOT]
        is_open = panel.is_own or is_tall
        placed, end, start = side_places(rect, columns, slots, wishes, is_open=is_open)
        zones.update(placed)
        if panel.is_own and table.meter is not None:
            meter = _meter(rect, end, start, wishes.metrics)
    room = QRectF(left + MARGIN - 4, zones_top, column - 8, strip.top() - zones_top)
    zones.update(_stock_column(table, room, upper, own, is_compact=metrics is COMPACT))

    for zone in table.zones:
        if zone.place is Place.HAND:
            places = hand_places(zone.cards, hand, hand_width)
            area = QRectF(left, strip.bottom(), hand.right() + 16 - left, height - strip.bottom())
            cards = tuple(zip(zone.cards, places, strict=True))
            zones[HAND] = ZonePlace(HAND, hand, area, QRectF(), cards)
        elif zone.place is Place.FOOT:
            zones[FOOT] = _foot(zone, left + wide - MARGIN - foot_width, hand_top, foot_width)
    label_size = 13.0 if wishes.is_tight else 14.0
    return TablePlaces(
        width, height, plates, panels, strip, hand, meter, zones, label_size,
        is_compact=metrics is COMPACT,
    )  # fmt: skip


def _columns(table: Table, panel: Panel, wishes: Wishes) -> list[Zone]:
    """The melds of a side, and the slot for a new one where it is shown."""
    columns = [z for z in table.zones if z.side == panel.side and z.place is Place.MELD]
    if panel.is_own and wishes.has_new_meld:
        columns.append(Zone(NEW_MELD, Place.NEW_MELD, panel.side))
    return columns


def _fits_open(table: Table, width: float, height: float, wishes: Wishes) -> bool:
    """Whether the own side's melds can all be open in a zone of that size."""
    for panel in table.panels:
        if panel.is_own:
            slots = [z for z in table.zones if z.side == panel.side and z.place is Place.SLOT]
            columns = _columns(table, panel, wishes)
            return (
                open_width(columns, slots, wishes, wishes.metrics.least_open, 8)
                <= width - wishes.metrics.inset - PADDING
            )
    return height > 0


def _plates(left: float, wide: float, wishes: Wishes) -> tuple[QRectF, ...]:
    """The seat row: next player left, partner in the middle, last player right."""
    count, top, high = wishes.plates, wishes.metrics.plate_top, wishes.metrics.plate_height
    if count == 0:
        return ()
    room = wide - 2 * MARGIN
    each = min(236.0, (room - GAP * (count - 1)) / count)
    if count == 1:
        return (QRectF(left + (wide - each) / 2, top, each, high),)
    step = (room - each) / (count - 1)
    return tuple(QRectF(left + MARGIN + step * index, top, each, high) for index in range(count))


def _panels(table: Table, upper: QRectF, own: QRectF) -> tuple[QRectF, ...]:
    others = [panel for panel in table.panels if not panel.is_own]
    each = (upper.width() - GAP * (len(others) - 1)) / max(1, len(others))
    rects, x = [], upper.left()
    for panel in table.panels:
        if panel.is_own:
            rects.append(own)
        else:
            rects.append(QRectF(x, upper.top(), each, upper.height()))
            x += each + GAP
    return tuple(rects)


def _stock_column(
    table: Table, room: QRectF, upper: QRectF, own: QRectF, *, is_compact: bool
) -> dict[str, ZonePlace]:
    """Stock beside the upper zone, discard pile level with the own zone."""
    edges = min(27.0, max(8.0, room.width() - 80))
    width = min(110.0, max(60.0, room.width() - edges - 22))
    if is_compact:
        half = (room.height() - GAP) / 2
        width = max(LEAST_CARD, min(width, (half - 28) / RATIO))
        top = room.top() + half + 4
    else:
        top = own.top() + 34
        width = min(width, (own.top() - upper.top() - 4) / RATIO)
        width = max(LEAST_CARD, min(width, (room.bottom() - top - 34) / RATIO))
    middle = room.center().x()
    form = Form.FULL if width >= 72 else Form.ROW
    found = {}
    for zone in table.zones:
        if zone.key == STOCK:
            x, y = middle - width / 2 + 3, upper.top() + 4
            layers = min(4, (zone.backs + 29) // 30)
            backs = tuple(
                CardPlace(x - 2 * depth, y - 1.5 * depth, width, Form.FULL, layer=PILE_LAYER)
                for depth in reversed(range(layers))
            )
            found[STOCK] = _column_zone(STOCK, QRectF(x, y, width, 4), room, backs=backs)
        elif zone.key == DISCARD:
            under = max(zone.takes - 1, 0)
            edge = min(4.5, edges / max(1, under))
            x = middle - (width + edge * under) / 2 + edge * under
            cards = []
            for index, card in enumerate(zone.cards):
                above = len(zone.cards) - 1 - index
                sheet = Sheet.FACE
                if above:
                    sheet = Sheet.BLANK if above <= under else Sheet.HIDDEN
                place = CardPlace(
                    x - edge * min(above, under), top, width, form, sheet, PILE_LAYER + index / 64
                )
                cards.append((card, place))
            found[DISCARD] = _column_zone(
                DISCARD, QRectF(x, top, width, 4 if is_compact else 12), room, cards=tuple(cards)
            )
    return found


def _column_zone(
    key: str,
    corner: QRectF,
    room: QRectF,
    *,
    cards: Placed = (),
    backs: tuple[CardPlace, ...] = (),
) -> ZonePlace:
    """A pile of the stock column; *corner* is its place and width, and as height the gap below."""
    rect = QRectF(corner.x(), corner.y(), corner.width(), corner.width() * RATIO)
    for place in (*backs, *(place for _, place in cards if place.sheet is not Sheet.HIDDEN)):
        rect = rect.united(place.rect)
    label = QRectF(room.left() - 8, rect.bottom() + corner.height(), room.width() + 16, 20)
    drop = QRectF(room.left() - 12, rect.top() - 12, room.width() + 20, rect.height() + 40)
    return ZonePlace(key, rect, drop, label, cards, backs)


def _foot(zone: Zone, x: float, top: float, width: float) -> ZonePlace:
    rect = QRectF(x, top, width, width * RATIO)
    layers = min(4, zone.backs)
    backs = tuple(
        CardPlace(x, top + PILE_EDGE * depth, width, Form.FULL, layer=PILE_LAYER)
        for depth in reversed(range(layers))
    )
    label = QRectF(x - 12, rect.bottom() + 6, width + 24, 20)
    return ZonePlace(FOOT, rect, rect.adjusted(-8, -16, 8, 24), label, backs=backs)


def _meter(
    panel: QRectF, columns_end: float, slots_start: float, metrics: Metrics
) -> QRectF | None:
    """Beside the columns where there is room, otherwise along the lower edge, or not at all."""
    left, right = columns_end + 40, slots_start - 40
    top = panel.top() + metrics.cards_top - 8
    if right - left >= 190:
        return QRectF(left, top, min(330.0, right - left), min(92.0, panel.bottom() - top))
    if panel.height() >= 190:
        wide = min(300.0, panel.width() - 32)
        return QRectF(panel.left() + PADDING, panel.bottom() - 84, wide, 78)
    left, right = columns_end + 10, slots_start - 14
    return QRectF(left, top, right - left, 50) if right - left >= 90 else None
