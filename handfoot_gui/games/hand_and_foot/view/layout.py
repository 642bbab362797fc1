"""Lays the table out for a window: pure functions from sizes and zones to places, in units."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRectF

from handfoot_gui.core.table import DISCARD, HAND, NEW_MELD, STOCK
from handfoot_gui.games.hand_and_foot.presenter.values import (
    FOOT,
    HandAndFootScene,
    MeldPanel,
    Place,
    SideZone,
)
from handfoot_gui.games.hand_and_foot.view.brief_layout import (
    BriefSide,
    brief_places,
    card_row_height,
)
from handfoot_gui.games.hand_and_foot.view.side_layout import (
    CLOSE_STRIP,
    COMPACT,
    DIVIDER,
    LEAST_CARD,
    LOWEST,
    PADDING,
    PILE_EDGE,
    PILE_LAYER,
    ROOMY,
    SNUG,
    TWO_LINES,
    Metrics,
    SidePlaces,
    Wishes,
    open_width,
    side_places,
)
from handfoot_gui.ui.art.palette import Back, Form
from handfoot_gui.ui.table.places import (
    RATIO,
    CardPlace,
    CardSide,
    Placed,
    ZonePlace,
    back_places,
    hand_places,
)

MARGIN: Final = 16.0
GAP: Final = 8.0
TOP_BAR: Final = 48.0
"""Height of the bar above the table, which card sizes are reckoned with."""
MOST_EDGES: Final = 9
"""Edges shown of cards under the top of the discard pile; where a take brings more, its button
says how many."""
WIDEST_TABLE: Final = 2.1
"""A table wider than this, by its height, keeps to the middle."""
LEAST_GAP: Final = 5.0
"""Between zones where everything is set close."""
TIGHT_COLUMN: Final = 108.0
LOWEST_COLUMN: Final = 86.0
"""Where everything is set as close as can be; the piles have shorter names there."""
CROWDED_ROW: Final = 5
"""So many badges in a row are two lines high even where everything is set close."""
LEAST_GRID: Final = 3
"""From so many other sides on, each has a zone that says who plays there."""
GRID_COLUMNS: Final = 3
_WIDEST_BADGE: Final = 300.0
"""Of a seat in the row above, where a name has the room there is."""
TITLE: Final = 26.0
"""Height of a title that stands for a badge."""
LEAST_TOKENS: Final = 66.0
"""Least height of a small zone that has no room for cards."""


def lay_out(width: float, height: float, table: HandAndFootScene, wishes: Wishes) -> SidePlaces:
    """Places of everything on a table of *width* × *height* units."""
    left = max(0.0, (width - WIDEST_TABLE * (height + TOP_BAR)) / 2)
    wide = width - 2 * left
    whole = height + TOP_BAR
    others_count = len(table.panels) - 1
    is_crowded = others_count > GRID_COLUMNS
    wishes = replace(wishes, metrics=_metrics(whole, others_count, wishes))
    metrics = wishes.metrics
    is_lowest = metrics.above_hand < COMPACT.above_hand
    between = LEAST_GAP if metrics.is_compact else GAP
    hand_width = min(148.0, max(72.0, 0.187 * whole / RATIO))
    if not metrics.is_compact:
        hand_width *= wishes.card_factor
    hand_height = hand_width * RATIO
    hand_top = height - metrics.below_hand - hand_height
    prompt_bar_top = hand_top - metrics.above_hand - metrics.prompt_bar_height
    strip = QRectF(left + MARGIN, prompt_bar_top, wide - 2 * MARGIN, metrics.prompt_bar_height)
    foot_width = min(0.8 * hand_width, 0.8 * 148)
    hand = QRectF(left + 20, hand_top, wide - 20 - MARGIN - foot_width - 32, hand_height)

    is_tall = whole >= 840
    is_grid = others_count >= LEAST_GRID
    is_brief = others_count > 1
    badges = () if is_grid else _badges(left, wide, wishes)
    zones_top = metrics.badge_top if is_grid else metrics.badge_top + metrics.badge_height + between
    free = strip.top() - between - zones_top
    share = (0.46 if is_tall else 0.35) * (free - between)
    others = max(metrics.least_other, share)
    if is_brief:
        rows = 2 if is_crowded else 1
        card_rows = rows * (card_row_height(_label_top(metrics)) + between) - between
        # Where the own side would have too little left, tokens stand for the others' cards.
        least_own = metrics.cards_top + LEAST_CARD * RATIO + 6
        others = max(share, min(card_rows, free - between - least_own))
        others = max(others, rows * (LEAST_TOKENS + between) - between)
    own_height = free - others - between
    column = min(184.0, max(112.0, 0.144 * wide))
    if not _fits_open(table, wide - 2 * MARGIN - column, own_height, wishes):
        # The stock column gives way before melds have to be closed.
        column, wishes = TIGHT_COLUMN, replace(wishes, is_tight=True)
    has_one_stock = sum(zone.place is Place.STOCK for zone in table.zones) < 2
    has_short_names = is_lowest and has_one_stock
    if has_short_names:
        column = LOWEST_COLUMN
    panel_left = left + MARGIN + column
    panel_wide = wide - 2 * MARGIN - column
    upper = QRectF(panel_left, zones_top, panel_wide, others)
    own = QRectF(panel_left, upper.bottom() + between, panel_wide, own_height)

    own_side = next((panel.side for panel in table.panels if panel.is_own), 0)
    large = own_side if wishes.large is None else wishes.large
    count = len(table.panels)
    others_in_turn = [(own_side + step) % count for step in range(1, count)]
    panels = _panels(table, others_in_turn, own_side, large, upper, own, between)
    titles = tuple(
        _title(rect, metrics, is_small=is_brief and panel.side != large)
        for panel, rect in zip(table.panels, panels, strict=True)
    )
    if is_grid:
        # The title lines of the other sides stand for their players' badges.
        rects = {panel.side: rect for panel, rect in zip(table.panels, panels, strict=True)}
        tops = [rects[side] for side in others_in_turn]
        badges = tuple(QRectF(rect.left(), rect.top(), rect.width(), TITLE) for rect in tops)
    zones: dict[str, ZonePlace] = {}
    meter = None
    dividers: list[QRectF] = []
    small: list[BriefSide] = []
    for panel, rect in zip(table.panels, panels, strict=True):
        slots = [z for z in table.zones if z.side == panel.side and z.place is Place.SLOT]
        columns = _columns(table, panel, wishes)
        is_large = panel.side == large
        if is_brief and not is_large:
            inner = rect.adjusted(_inset(metrics), 0, -_inset(metrics), 0)
            small.append(BriefSide(inner, columns, [zone for zone in slots if zone.cards]))
            continue
        is_open = is_large or is_tall
        placed, end, start = side_places(rect, columns, slots, wishes, is_open=is_open)
        zones.update(placed)
        if columns and slots:
            dividers.append(_divider(rect, metrics.label_top, end, start))
        if panel.is_own and is_large and table.meter is not None:
            meter = _meter(rect, placed.values(), end, start, metrics)
    brief = None
    if small:
        label_top = _label_top(metrics)
        found = brief_places(small, wishes, label_top)
        brief = found.form
        zones.update(found.zones)
        for side, (end, start) in zip(small, found.ends, strict=True):
            if side.melds and side.slots and start > end:
                dividers.append(_divider(side.panel, label_top, end, start))
    room = QRectF(left + MARGIN - 4, zones_top, column - 8, strip.top() - zones_top)
    zones.update(_stock_column(table, room, upper, own, is_compact=metrics.is_compact))

    deck = None
    if table.amount is not None:
        own_rect = panels[[panel.side for panel in table.panels].index(large)]
        deck = QRectF(own_rect.center().x() - 130, own_rect.top() + 8, 260, own_rect.height() - 16)
    for zone in table.zones:
        if zone.place is Place.HAND:
            places = hand_places(zone.cards, hand, hand_width)
            area = QRectF(left, strip.bottom(), hand.right() + 16 - left, height - strip.bottom())
            cards = tuple(zip(zone.cards, places, strict=True))
            backs = back_places(zone.backs, hand, hand_width)
            zones[HAND] = ZonePlace(HAND, hand, area, QRectF(), cards, backs)
        elif zone.place is Place.FOOT:
            zones[FOOT] = _foot(
                zone, left + wide - MARGIN - foot_width, hand_top, foot_width, height
            )
    label_size = 13.0 if wishes.is_tight else 14.0
    return SidePlaces(
        width, height, badges, panels, strip, hand, zones, handle=deck, meter=meter,
        label_size=label_size, large=large, is_grid=is_grid, brief=brief, titles=titles,
        dividers=tuple(dividers), is_compact=metrics.is_compact, has_titles=metrics.has_titles,
        has_short_names=has_short_names,
    )  # fmt: skip


LADDER: Final = (ROOMY, SNUG, COMPACT, replace(LOWEST, above_hand=22, below_hand=3))
"""The heights a table can be set in, from the best."""
LEAST_OWN: Final = (52.0, 53.0, 44.0, 0.0)
"""So wide the open cards of the large zone are to be at least."""


def _metrics(whole: float, others: int, wishes: Wishes) -> Metrics:
    """The first in which cards of a usual meld have room in the large zone beside all others."""
    height, is_grid = whole - TOP_BAR, others >= LEAST_GRID
    for metrics, least in zip(LADDER, LEAST_OWN, strict=True):
        if wishes.badges >= CROWDED_ROW and metrics.is_compact and not is_grid:
            metrics = replace(metrics, badge_height=TWO_LINES)
        between = LEAST_GAP if metrics.is_compact else GAP
        hand = min(148.0, max(72.0, 0.187 * whole / RATIO)) * RATIO
        top = metrics.badge_top + (0 if is_grid else metrics.badge_height + between)
        free = height - top - metrics.below_hand - hand - metrics.above_hand
        free -= metrics.prompt_bar_height + 2 * between
        rows = 2 if others > GRID_COLUMNS else 1
        small = card_row_height(_label_top(metrics)) if others > 1 else metrics.cards_top + 70
        own = free - rows * (small + between) + between
        if own >= metrics.cards_top + 8 + least * (RATIO + CLOSE_STRIP * 5):
            break
    # Closed and large is read more easily than open and small.
    return replace(metrics, least_open=max(metrics.least_open, 52.0)) if is_grid else metrics


def _label_top(metrics: Metrics) -> float:
    """Where the labels of a small zone begin, below its upper edge."""
    if not metrics.is_compact:
        return 27.0
    return 23.2 if metrics.has_titles else 20.6


def _inset(metrics: Metrics) -> float:
    """The empty border at the left and right of a small zone."""
    return 8.0 if metrics.is_compact else 12.0


def _title(rect: QRectF, metrics: Metrics, *, is_small: bool) -> QRectF:
    """The line of a zone's title, with its mark; where large zones have no title, the place of the
    mark beside their melds."""
    if is_small:
        middle = 10.0 if metrics.is_compact else 14.0
        inner = rect.adjusted(_inset(metrics), 0, -_inset(metrics), 0)
        return QRectF(inner.left(), rect.top() + middle - 11, inner.width(), 22)
    if not metrics.has_titles:
        return QRectF(rect.left() + 12, rect.top() + 4, 22, 22)
    middle = metrics.label_top - 13
    return QRectF(rect.left() + 16, rect.top() + middle - 11, rect.width() - 32, 22)


def _divider(panel: QRectF, label_top: float, end: float, start: float) -> QRectF:
    """The hairline between melds that end and piles that start at these places."""
    x = max((end + start) / 2, start - DIVIDER)
    return QRectF(x - 0.5, panel.top() + label_top + 2, 1, panel.height() - label_top - 10)


def _columns(table: HandAndFootScene, panel: MeldPanel, wishes: Wishes) -> list[SideZone]:
    """The melds of a side, and the slot for a new one where it is shown."""
    columns = [z for z in table.zones if z.side == panel.side and z.place is Place.MELD]
    if panel.is_own and wishes.has_new_meld:
        columns.append(SideZone(NEW_MELD, Place.NEW_MELD, panel.side))
    return columns


def _fits_open(table: HandAndFootScene, width: float, height: float, wishes: Wishes) -> bool:
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


def _badges(left: float, wide: float, wishes: Wishes) -> tuple[QRectF, ...]:
    """The seat row: next player left, partner in the middle, last player right."""
    count, top, high = wishes.badges, wishes.metrics.badge_top, wishes.metrics.badge_height
    if count == 0:
        return ()
    room = wide - 2 * MARGIN
    each = min(_WIDEST_BADGE, (room - GAP * (count - 1)) / count)
    if count == 1:
        return (QRectF(left + (wide - each) / 2, top, each, high),)
    step = (room - each) / (count - 1)
    return tuple(QRectF(left + MARGIN + step * index, top, each, high) for index in range(count))


def _panels(
    table: HandAndFootScene,
    others: Sequence[int],
    own_side: int,
    large: int,
    upper: QRectF,
    own: QRectF,
    between: float,
) -> tuple[QRectF, ...]:
    """The zones by side: the large one below; who is enlarged changes places with the own side."""
    rows = 1 if len(others) <= GRID_COLUMNS else 2
    columns = max(1, (len(others) + rows - 1) // rows)
    high = (upper.height() - between * (rows - 1)) / rows
    rects = {own_side: own}
    for index, side in enumerate(others):
        row, column = divmod(index, columns)
        # A row with fewer zones gives them more width.
        beside = min(columns, len(others) - row * columns)
        wide = (upper.width() - GAP * (beside - 1)) / beside
        x, y = upper.left() + column * (wide + GAP), upper.top() + row * (high + between)
        rects[side] = QRectF(x, y, wide, high)
    rects[own_side], rects[large] = rects[large], rects[own_side]
    return tuple(rects[panel.side] for panel in table.panels)


def _stock_column(
    table: HandAndFootScene, room: QRectF, upper: QRectF, own: QRectF, *, is_compact: bool
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
    two = sum(zone.place is Place.STOCK for zone in table.zones) > 1
    for zone in table.zones:
        if zone.place is Place.STOCK and two:
            found[zone.key] = _half_stock(zone, room, upper.top() + 4, width)
        elif zone.key == STOCK:
            x, y = middle - width / 2 + 3, upper.top() + 4
            backs = _backs(x, y, width, min(4, (zone.backs + 29) // 30), -2, -1.5)
            found[STOCK] = _column_zone(STOCK, QRectF(x, y, width, 4), room, backs=backs)
        elif zone.key == DISCARD:
            under = min(max(zone.takes - 1, 0), MOST_EDGES)
            edge = min(4.5, edges / max(1, under))
            x = middle - (width + edge * under) / 2 + edge * under
            cards = []
            for index, card in enumerate(zone.cards):
                above = len(zone.cards) - 1 - index
                sheet = CardSide.FACE
                if above:
                    sheet = CardSide.BLANK if above <= under else CardSide.HIDDEN
                place = CardPlace(
                    x - edge * min(above, under), top, width, form, sheet, PILE_LAYER + index / 64
                )
                cards.append((card, place))
            found[DISCARD] = _column_zone(
                DISCARD, QRectF(x, top, width, 4 if is_compact else 12), room, cards=tuple(cards)
            )
    return found


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


def _foot(zone: SideZone, x: float, top: float, width: float, height: float) -> ZonePlace:
    """The foot beside the hand; what it is stands above it where the table ends right below."""
    rect = QRectF(x, top, width, width * RATIO)
    backs = _backs(x, top, width, min(4, zone.backs), 0, PILE_EDGE)
    label = QRectF(x - 12, rect.bottom() + 4, width + 24, 18)
    if label.bottom() > height:
        label.moveBottom(top - 1)
    drop = rect.adjusted(-8, -16, 8, 24)
    return ZonePlace(FOOT, rect, drop, label, backs=backs, back=Back.WINE)


def _meter(
    panel: QRectF,
    placed: Iterable[ZonePlace],
    columns_end: float,
    slots_start: float,
    metrics: Metrics,
) -> QRectF | None:
    """Beside the columns where there is room, otherwise along the lower edge where nothing lies,
    or low beside the columns, or not at all."""
    left, right = columns_end + 40, slots_start - 40
    top = panel.top() + metrics.cards_top - 8
    if right - left >= 190:
        return QRectF(left, top, min(330.0, right - left), min(92.0, panel.bottom() - top))
    if panel.height() >= 190:
        wide = min(300.0, panel.width() - 32)
        below = QRectF(panel.left() + PADDING, panel.bottom() - 84, wide, 78)
        if not any(below.intersects(zone.rect) for zone in placed):
            return below
    left, right = columns_end + 10, slots_start - 14
    return QRectF(left, top, right - left, 50) if right - left >= 90 else None
