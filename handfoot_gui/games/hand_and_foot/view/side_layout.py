"""One side's melds and slots within its zone: open in columns, closed, or one card each."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QRectF

from handfoot_gui.core.cards import Card
from handfoot_gui.games.hand_and_foot.presenter.values import SideZone, SlotKind
from handfoot_gui.games.hand_and_foot.view.measures import (
    COLUMN_STRIP,
    EDGE,
    FAN_STRIP,
    LABEL_HEIGHT,
    LEAST_CARD,
    LEAST_OPEN,
    LEAST_STRIP,
    MELD_LAYER,
    PADDING,
    WILD_EDGE,
    Wishes,
)
from handfoot_gui.games.hand_and_foot.view.slot_layout import slot_places, slot_width, slots_width
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.table.places import RATIO, CardPlace, Placed, Sheet, ZonePlace


def side_places(
    panel: QRectF,
    columns: Sequence[SideZone],
    slots: Sequence[SideZone],
    wishes: Wishes,
    *,
    is_open: bool,
) -> tuple[dict[str, ZonePlace], float, float]:
    """A side's melds and slots; also where the melds end and the slots begin."""
    height = panel.height() - wishes.metrics.cards_top - 8
    ladies = max((count for zone in slots for count in zone.ladies), default=0)
    if ladies * LEAST_STRIP * LEAST_OPEN > height - LEAST_OPEN * RATIO:
        wishes = replace(wishes, has_ladies_beside=True)
    most = max([6, *(len(zone.cards) for zone in columns)])
    inner = panel.width() - wishes.metrics.inset - PADDING
    least = wishes.metrics.least_open
    if is_open and height >= least * (RATIO + LEAST_STRIP * 5):
        by_height = height / (RATIO + COLUMN_STRIP * 5)
        width = min(96.0, max(least, by_height))
        while width > least and open_width(columns, slots, wishes, width, 8) > inner:
            width = max(least, width - 1)
        if open_width(columns, slots, wishes, width, 8) <= inner:
            strip = min(COLUMN_STRIP * width, (height - width * RATIO) / max(1, most - 1))
            return _open(panel, columns, slots, wishes, width, strip)
    width = max(LEAST_CARD, min(72.0, height / RATIO))
    return _closed(panel, columns, slots, wishes, width, is_open=is_open)


def open_width(
    columns: Sequence[SideZone], slots: Sequence[SideZone], wishes: Wishes, width: float, gap: float
) -> float:
    """Width of open columns and slots at the least gaps."""
    beside = sum(slot_width(zone, width, wishes) + 8 for zone in slots)
    return len(columns) * (width + gap) + beside + 8


def _open(
    panel: QRectF,
    columns: Sequence[SideZone],
    slots: Sequence[SideZone],
    wishes: Wishes,
    width: float,
    strip: float,
) -> tuple[dict[str, ZonePlace], float, float]:
    beside = sum(slot_width(zone, width, wishes) + 18 for zone in slots)
    free = panel.width() - wishes.metrics.inset - PADDING - beside - 24 - len(columns) * width
    gap = min(20.0, max(8.0, free / max(1, len(columns))))
    x = panel.left() + wishes.metrics.inset
    top = panel.top() + wishes.metrics.cards_top
    found: dict[str, ZonePlace] = {}
    for zone in columns:
        cards = tuple(
            (card, CardPlace(x, top + strip * i, width, Form.ROW, layer=MELD_LAYER + i / 64))
            for i, card in enumerate(zone.cards)
        )
        rows = max(0, len(zone.cards) - 1)
        rect = QRectF(x, top, width, width * RATIO + strip * rows)
        label = QRectF(x, panel.top() + wishes.metrics.label_top, width + gap - 2, LABEL_HEIGHT)
        drop = QRectF(x - gap / 2, label.top(), width + gap, panel.bottom() - label.top())
        found[zone.key] = ZonePlace(zone.key, rect, drop, label, cards)
        x += width + gap
    end = x - gap if columns else x
    placed, start = slot_places(panel, slots, wishes, width, end)
    return found | placed, end, start


def _closed(
    panel: QRectF,
    columns: Sequence[SideZone],
    slots: Sequence[SideZone],
    wishes: Wishes,
    width: float,
    *,
    is_open: bool,
) -> tuple[dict[str, ZonePlace], float, float]:
    """Closed melds in one row, or in two where the zone is high; the last resort is one card."""
    room_below = panel.height() - wishes.metrics.label_top - 4
    rows = 2 if is_open and room_below >= 2 * (LABEL_HEIGHT + 8 + LEAST_CARD * RATIO) else 1
    row_height = (panel.height() - wishes.metrics.label_top - 4) / rows
    if rows == 2:
        width = max(LEAST_CARD, min(width, (row_height - LABEL_HEIGHT - 8) / RATIO))
    per_row = max(1, (len(columns) + rows - 1) // rows)
    lines = [columns[i : i + per_row] for i in range(0, len(columns), per_row)]
    widest = width
    covers_last = wishes.covers_last and bool(slots)

    def room_at(width: float) -> float:
        beside = slots_width(slots, width, wishes)
        beside += (10 * len(slots) + PADDING + 16) if wishes.label_widths else 16
        beside -= 8 + width - _last_strip(width) if covers_last else 0
        return panel.width() - wishes.metrics.inset - beside

    def fits(width: float, *, one_card: bool) -> bool:
        return all(
            sum(max(width + (0.0 if one_card else _edges(zone)), 54.0) + 8 for zone in line)
            <= room_at(width)
            for line in lines
        )

    width, one_card = LEAST_CARD, True
    for closer in (False, True):
        wide = widest
        while wide > LEAST_CARD and not fits(wide, one_card=closer):
            wide = max(LEAST_CARD, wide - 1)
        if fits(wide, one_card=closer):
            width, one_card = wide, closer
            break
    room = room_at(width)
    step = min((room - width) / max(1, len(line) - 1) for line in lines) if lines else width
    if one_card and step < FAN_STRIP * width and wishes.shown_piles < 4:
        # Ranks come before the words over piles, before a whole card beside them, and then before
        # red threes; the large zone has all of it.
        piles = [zone for zone in slots if zone.slot is not SlotKind.RED_THREES]
        is_fan = not wishes.label_widths
        if not is_fan or not wishes.covers_last or len(piles) < len(slots):
            fan = replace(wishes, label_widths=None, shown_piles=1, covers_last=is_fan)
            some = piles if wishes.covers_last else slots
            return _closed(panel, columns, some, fan, width, is_open=is_open)
    found: dict[str, ZonePlace] = {}
    end = panel.left() + wishes.metrics.inset
    for row, line in enumerate(lines):
        widths = [width if one_card else width + _edges(zone) for zone in line]
        least = 8.0
        free = room - sum(max(w, 54.0) for w in widths)
        gap = min(24.0, max(least, free / max(1, len(line))))
        squeezed = (room - width) / max(1, len(line) - 1)
        x = panel.left() + wishes.metrics.inset
        label_top = panel.top() + wishes.metrics.label_top + row * row_height
        top = label_top + wishes.metrics.cards_top - wishes.metrics.label_top
        for zone, wide in zip(line, widths, strict=True):
            layer = MELD_LAYER + 0.5 * len(found)
            step = min(max(wide, 54.0) + gap, squeezed) if one_card else max(wide, 54.0) + gap
            # Where the next meld covers most of this one, its rank and suit stand at the left.
            front = Form.STACK if step < width else Form.ROW
            cards = _closed_cards(zone, x, top, width, layer, front, one_card=one_card)
            # Where cards have to overlap, a meld is only what shows of it.
            shown = min(wide, step)
            if zone is line[-1]:
                shown = _last_strip(width) if covers_last else wide
            rect = QRectF(x, top, shown, width * RATIO)
            space = panel.left() + wishes.metrics.inset + room + 6 - x
            label = QRectF(x, label_top, min(step, max(wide, space)) - 2, LABEL_HEIGHT)
            drop = QRectF(x - gap / 2, label_top, step, row_height)
            found[zone.key] = ZonePlace(zone.key, rect, drop, label, cards)
            x += step
        end = max(end, x - gap)
    placed, start = slot_places(panel, slots, wishes, width, end)
    return found | placed, end, start


def _last_strip(width: float) -> float:
    """What shows of a meld that a slot covers: a little more than of one under another meld."""
    return FAN_STRIP * width + 2


def _edges(zone: SideZone) -> float:
    """Width of what shows beside the front card of a closed meld."""
    under = zone.cards[:-1]
    return sum(WILD_EDGE if card.is_wild else EDGE for card in under)


def _closed_cards(
    zone: SideZone,
    x: float,
    top: float,
    width: float,
    lowest: float,
    front: Form,
    *,
    one_card: bool,
) -> Placed:
    cards: list[tuple[Card, CardPlace]] = []
    for index, card in enumerate(zone.cards):
        layer = lowest + index / 64
        if index == len(zone.cards) - 1:
            place = CardPlace(x, top, width, front, layer=layer)
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
