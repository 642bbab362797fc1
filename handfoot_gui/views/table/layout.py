"""Lays the table out for a window: pure functions from sizes and zones to places, in units."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QRectF

from handfoot_gui.engine.cards import Card
from handfoot_gui.model.table import (
    DISCARD,
    FOOT,
    HAND,
    NEW_MELD,
    STOCK,
    Panel,
    Place,
    SlotKind,
    Table,
    Zone,
)
from handfoot_gui.views.art.palette import Form
from handfoot_gui.views.table.hand_layout import hand_places
from handfoot_gui.views.table.places import RATIO, CardPlace, Placed, Sheet, TablePlaces, ZonePlace

MARGIN: Final = 16.0
GAP: Final = 8.0
TOP_BAR: Final = 48.0
"""Height of the bar above the table, which card sizes are reckoned with."""
PLATE_HEIGHT: Final = 52.0
STRIP_HEIGHT: Final = 52.0
LIFT: Final = 20.0
"""How far a lifted card rises."""
ABOVE_HAND: Final = 38.0
"""Room above the hand for lifted cards and tags."""
BELOW_HAND: Final = 12.0
CARDS_TOP: Final = 51.0
"""Cards of a zone begin this far below its upper edge; title and labels stand above."""
LABEL_TOP: Final = 30.0
LABEL_HEIGHT: Final = 18.0
COLUMN_STRIP: Final = 0.32
LEAST_CARD: Final = 44.0
LEAST_OPEN: Final = 48.0
EDGE: Final = 5.0
"""What shows of a card under others in a closed meld."""
WILD_EDGE: Final = 16.0
PILE_EDGE: Final = 2.0
MELD_LAYER: Final = 30.0
PILE_LAYER: Final = 40.0
WIDEST_TABLE: Final = 2.1
"""A table wider than this, by its height, keeps to the middle."""
TIGHT_COLUMN: Final = 108.0
PADDING: Final = 14.0


@dataclass(frozen=True, slots=True)
class Wishes:
    """What besides the window decides about places."""

    card_factor: float = 1.0
    """1.25 for large cards in the hand."""
    label_widths: Mapping[str, float] | None = None
    """Width of each slot's label set in 14, by zone."""
    is_tight: bool = False
    """Labels are set in 13."""
    has_new_meld: bool = False
    """The slot for a new meld is shown."""
    plates: int = 3

    def label(self, key: str) -> float:
        return (self.label_widths or {}).get(key, 0.0) * (13 / 14 if self.is_tight else 1)


def lay_out(width: float, height: float, table: Table, wishes: Wishes) -> TablePlaces:
    """Places of everything on a table of *width* × *height* units."""
    left = max(0.0, (width - WIDEST_TABLE * (height + TOP_BAR)) / 2)
    wide = width - 2 * left
    whole = height + TOP_BAR
    plates = _plates(left, wide, wishes.plates)

    hand_width = min(148.0, max(72.0, 0.187 * whole / RATIO)) * wishes.card_factor
    hand_height = hand_width * RATIO
    hand_top = height - BELOW_HAND - hand_height
    strip = QRectF(
        left + MARGIN, hand_top - ABOVE_HAND - STRIP_HEIGHT, wide - 2 * MARGIN, STRIP_HEIGHT
    )
    foot_width = min(0.8 * hand_width, 0.8 * 148)
    hand = QRectF(left + 20, hand_top, wide - 20 - MARGIN - foot_width - 32, hand_height)

    zones_top = 10 + PLATE_HEIGHT + GAP
    free = strip.top() - GAP - zones_top
    is_tall = whole >= 840
    others = max(122.0, (0.5 if is_tall else 0.35) * (free - GAP))
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
        placed, end, start = _side(rect, columns, slots, wishes, is_open=is_open)
        zones.update(placed)
        if panel.is_own and table.meter is not None:
            meter = _meter(rect, end, start)
    room = QRectF(left + MARGIN - 4, zones_top, column - 8, strip.top() - zones_top)
    zones.update(_stock_column(table, room, upper, own))

    for zone in table.zones:
        if zone.place is Place.HAND:
            places = hand_places(zone.cards, hand, hand_width)
            area = QRectF(left, strip.bottom(), hand.right() + 16 - left, height - strip.bottom())
            cards = tuple(zip(zone.cards, places, strict=True))
            zones[HAND] = ZonePlace(HAND, hand, area, QRectF(), cards)
        elif zone.place is Place.FOOT:
            zones[FOOT] = _foot(zone, left + wide - MARGIN - foot_width, hand_top, foot_width)
    label_size = 13.0 if wishes.is_tight else 14.0
    return TablePlaces(width, height, plates, panels, strip, hand, meter, zones, label_size)


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
            return _needs(columns, slots, wishes, LEAST_OPEN, 8) <= width - 2 * PADDING
    return height > 0


def _plates(left: float, wide: float, count: int) -> tuple[QRectF, ...]:
    """The seat row: next player left, partner in the middle, last player right."""
    if count == 0:
        return ()
    room = wide - 2 * MARGIN
    each = min(236.0, (room - GAP * (count - 1)) / count)
    if count == 1:
        return (QRectF(left + (wide - each) / 2, 10, each, PLATE_HEIGHT),)
    step = (room - each) / (count - 1)
    return tuple(
        QRectF(left + MARGIN + step * index, 10, each, PLATE_HEIGHT) for index in range(count)
    )


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


def _stock_column(table: Table, room: QRectF, upper: QRectF, own: QRectF) -> dict[str, ZonePlace]:
    """Stock beside the upper zone, discard pile level with the own zone."""
    edges = min(27.0, room.width() - 84)
    width = min(110.0, max(60.0, room.width() - edges - 26))
    width = min(width, (own.top() - upper.top() - 4) / RATIO)
    top = own.top() + 34
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
                DISCARD, QRectF(x, top, width, 12), room, cards=tuple(cards)
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


def _meter(panel: QRectF, columns_end: float, slots_start: float) -> QRectF:
    """Beside the columns where there is room, otherwise along the lower edge."""
    left, right = columns_end + 40, slots_start - 40
    if right - left >= 190:
        return QRectF(left, panel.top() + CARDS_TOP - 8, min(330.0, right - left), 92)
    return QRectF(panel.left() + PADDING, panel.bottom() - 84, min(300.0, panel.width() - 32), 78)


def _side(
    panel: QRectF,
    columns: Sequence[Zone],
    slots: Sequence[Zone],
    wishes: Wishes,
    *,
    is_open: bool,
) -> tuple[dict[str, ZonePlace], float, float]:
    """A side's melds and slots; also where the melds end and the slots begin."""
    height = panel.height() - CARDS_TOP - 8
    most = max([6, *(len(zone.cards) for zone in columns)])
    inner = panel.width() - 2 * PADDING
    if is_open:
        by_height = height / (RATIO + COLUMN_STRIP * 5)
        width = min(96.0, max(LEAST_OPEN, by_height))
        while width > LEAST_OPEN and _needs(columns, slots, wishes, width, 8) > inner:
            width = max(LEAST_OPEN, width - 1)
        if _needs(columns, slots, wishes, width, 8) <= inner:
            strip = min(COLUMN_STRIP * width, (height - width * RATIO) / max(1, most - 1))
            return _open(panel, columns, slots, wishes, width, strip)
    width = max(LEAST_CARD, min(72.0, height / RATIO))
    return _closed(panel, columns, slots, wishes, width, is_open=is_open)


def _needs(
    columns: Sequence[Zone], slots: Sequence[Zone], wishes: Wishes, width: float, gap: float
) -> float:
    """Width of open columns and slots at the least gaps."""
    beside = sum(_slot_width(zone, width, wishes) + 8 for zone in slots)
    return len(columns) * (width + gap) + beside + 8


def _shown_piles(zone: Zone) -> int:
    return min(4, len(zone.piles))


def _slot_width(zone: Zone, width: float, wishes: Wishes) -> float:
    shift = 22 if width > LEAST_OPEN else 18
    return max(width + shift * max(0, _shown_piles(zone) - 1), wishes.label(zone.key))


def _slots(
    panel: QRectF, slots: Sequence[Zone], wishes: Wishes, width: float, end: float
) -> tuple[dict[str, ZonePlace], float]:
    """The slots, set from the right; *end* is where the melds end."""
    total = sum(_slot_width(zone, width, wishes) for zone in slots)
    free = panel.right() - 16 - end - total
    gap = min(18.0, max(8.0, free / max(1, len(slots) + 1)))
    x = panel.right() - 16 + gap
    top = panel.top() + CARDS_TOP
    found: dict[str, ZonePlace] = {}
    for zone in reversed(slots):
        wide = _slot_width(zone, width, wishes)
        x -= wide + gap
        cards = _pile_cards(zone, x, top, width, panel.bottom() - 8)
        rect = QRectF(x, top, width, width * RATIO)
        for _, place in cards:
            if place.sheet is not Sheet.HIDDEN:
                rect = rect.united(place.rect)
        label = QRectF(x, panel.top() + LABEL_TOP, wide + gap, LABEL_HEIGHT)
        drop = QRectF(x - gap / 2, label.top(), wide + gap, panel.bottom() - label.top())
        found[zone.key] = ZonePlace(zone.key, rect, drop, label, cards)
    return found, x


def _pile_cards(zone: Zone, x: float, top: float, width: float, bottom: float) -> Placed:
    if zone.slot is SlotKind.RED_THREES:
        count = len(zone.cards)
        room = bottom - top - width * RATIO
        step = min(COLUMN_STRIP * width, room / max(1, count - 1))
        return tuple(
            (card, CardPlace(x, top + step * i, width, Form.ROW, layer=PILE_LAYER + i / 64))
            for i, card in enumerate(zone.cards)
        )
    shift = 22 if width > LEAST_OPEN else 18
    found: list[tuple[Card, CardPlace]] = []
    start = 0
    first_shown = len(zone.piles) - _shown_piles(zone)
    for number, size in enumerate(zone.piles):
        place_x = x + shift * max(0, number - first_shown)
        for index, card in enumerate(zone.cards[start : start + size]):
            above = size - 1 - index
            sheet = Sheet.FACE if above == 0 else Sheet.BLANK if above <= 3 else Sheet.HIDDEN
            if number < first_shown:
                sheet = Sheet.HIDDEN
            y = top + PILE_EDGE * min(above, 3)
            layer = PILE_LAYER + number + index / 64
            found.append((card, CardPlace(place_x, y, width, Form.ROW, sheet, layer)))
        start += size
    return tuple(found)


def _open(
    panel: QRectF,
    columns: Sequence[Zone],
    slots: Sequence[Zone],
    wishes: Wishes,
    width: float,
    strip: float,
) -> tuple[dict[str, ZonePlace], float, float]:
    beside = sum(_slot_width(zone, width, wishes) + 18 for zone in slots)
    free = panel.width() - 2 * PADDING - beside - 24 - len(columns) * width
    gap = min(20.0, max(8.0, free / max(1, len(columns))))
    x = panel.left() + PADDING
    top = panel.top() + CARDS_TOP
    found: dict[str, ZonePlace] = {}
    for zone in columns:
        cards = tuple(
            (card, CardPlace(x, top + strip * i, width, Form.ROW, layer=MELD_LAYER + i / 64))
            for i, card in enumerate(zone.cards)
        )
        rows = max(0, len(zone.cards) - 1)
        rect = QRectF(x, top, width, width * RATIO + strip * rows)
        label = QRectF(x, panel.top() + LABEL_TOP, width + gap - 2, LABEL_HEIGHT)
        drop = QRectF(x - gap / 2, label.top(), width + gap, panel.bottom() - label.top())
        found[zone.key] = ZonePlace(zone.key, rect, drop, label, cards)
        x += width + gap
    end = x - gap if columns else x
    placed, start = _slots(panel, slots, wishes, width, end)
    return found | placed, end, start


def _closed(
    panel: QRectF,
    columns: Sequence[Zone],
    slots: Sequence[Zone],
    wishes: Wishes,
    width: float,
    *,
    is_open: bool,
) -> tuple[dict[str, ZonePlace], float, float]:
    """Closed melds in one row, or in two where the zone is high; the last resort is one card."""
    rows = 2 if is_open else 1
    row_height = (panel.height() - LABEL_TOP - 4) / rows
    if rows == 2:
        width = max(LEAST_CARD, min(width, (row_height - LABEL_HEIGHT - 8) / RATIO))
    beside = sum(_slot_width(zone, width, wishes) + 10 for zone in slots)
    room = panel.width() - 2 * PADDING - beside - 16
    per_row = max(1, (len(columns) + rows - 1) // rows)
    lines = [columns[i : i + per_row] for i in range(0, len(columns), per_row)]
    one_card = any(sum(max(width + _edges(zone), 58) + 8 for zone in line) > room for line in lines)
    found: dict[str, ZonePlace] = {}
    end = panel.left() + PADDING
    for row, line in enumerate(lines):
        widths = [width if one_card else width + _edges(zone) for zone in line]
        least = 8.0
        free = room - sum(max(w, 54.0) for w in widths)
        gap = min(24.0, max(least, free / max(1, len(line))))
        x = panel.left() + PADDING
        label_top = panel.top() + LABEL_TOP + row * row_height
        top = label_top + CARDS_TOP - LABEL_TOP
        for zone, wide in zip(line, widths, strict=True):
            cards = _closed_cards(zone, x, top, width, one_card=one_card)
            rect = QRectF(x, top, wide, width * RATIO)
            step = max(wide, 54.0) + gap
            label = QRectF(x, label_top, step - 2, LABEL_HEIGHT)
            drop = QRectF(x - gap / 2, label_top, step, row_height)
            found[zone.key] = ZonePlace(zone.key, rect, drop, label, cards)
            x += step
        end = max(end, x - gap)
    placed, start = _slots(panel, slots, wishes, width, end)
    return found | placed, end, start


def _edges(zone: Zone) -> float:
    """Width of what shows beside the front card of a closed meld."""
    under = zone.cards[:-1]
    return sum(WILD_EDGE if card.is_wild else EDGE for card in under)


def _closed_cards(zone: Zone, x: float, top: float, width: float, *, one_card: bool) -> Placed:
    cards: list[tuple[Card, CardPlace]] = []
    for index, card in enumerate(zone.cards):
        layer = MELD_LAYER + index / 64
        if index == len(zone.cards) - 1:
            place = CardPlace(x, top, width, Form.ROW, layer=layer)
        elif one_card:
            place = CardPlace(x, top, width, Form.ROW, Sheet.HIDDEN, layer)
        elif card.is_wild:
            place = CardPlace(x, top, width, Form.STACK, layer=layer)
            x += WILD_EDGE
        else:
            place = CardPlace(x, top, width, Form.ROW, Sheet.BLANK, layer)
            x += EDGE
        cards.append((card, place))
    return tuple(cards)
