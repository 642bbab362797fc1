"""Lays the table out for a window: pure functions from sizes and zones to places, in units."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSizeF

from handfoot_gui.core.table import HAND, NEW_MELD
from handfoot_gui.games.hand_and_foot.presenter.values import (
    FOOT,
    HandAndFootScene,
    MeldPanel,
    Place,
    SideZone,
)
from handfoot_gui.games.hand_and_foot.view.grid_layout import (
    BEFORE_SLOTS,
    LEAST_LIKED,
    MOST_OPEN,
    GridPlaces,
    GridZone,
    Heights,
    grid_places,
)
from handfoot_gui.games.hand_and_foot.view.side_layout import (
    COMPACT,
    DIVIDER,
    LABEL_HEIGHT,
    LEAST_CARD,
    LEAST_STRIP,
    LONGEST,
    LOWEST,
    PADDING,
    ROOMY,
    SNUG,
    TITLE_LINE,
    TITLE_MARK,
    TWO_LINES,
    MeldForm,
    Metrics,
    SidePlaces,
    Sizes,
    Wishes,
)
from handfoot_gui.games.hand_and_foot.view.stock_layout import GAP, foot_place, stock_column
from handfoot_gui.games.hand_and_foot.view.zone_layout import (
    BOTTOM,
    LotPlaces,
    Setting,
    SideLot,
    card_row_height,
    lot_places,
)
from handfoot_gui.ui.table.from_afar import frame_of
from handfoot_gui.ui.table.places import RATIO, ZonePlace, back_places, hand_places

MARGIN: Final = 16.0
TOP_BAR: Final = 48.0
"""Height of the bar above the table, which card sizes are reckoned with."""
WIDEST_TABLE: Final = 2.1
"""A table wider than this, by its height, keeps to the middle."""
LEAST_GAP: Final = 5.0
"""Between zones where everything is set close."""
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
LIKED_OWN: Final = 68.0
"""Card width of open melds in the large zone from which on other sides have a share of any more
height: a single other side `SHARE_OF_ONE`, several ones together `SHARE_OF_MANY`."""
SHARE_OF_ONE: Final = 0.5
SHARE_OF_MANY: Final = 0.5
LEAST_SHARE: Final = 0.35
"""What several other sides have of the height in any case."""
LEAST_TOKENS: Final = 66.0
"""Least height of a small zone that has no room for cards."""
_LEAST_OPEN_SMALL: Final = 52.0
"""Least card width of an open meld in a small zone."""
_MOST_CLOSED: Final = 72.0
"""Card width of a closed meld in a large zone."""
_MOST_CLOSED_AFAR: Final = 86.0
_LIKED_AFAR: Final = 69.0
"""Card width of a closed meld at most, and as it is liked, where no hand is shown."""
_LOW_AFAR: Final = 500.0
"""Height of such a table below which titles have all the width."""
_MOST_CLOSED_SMALL: Final = 64.0
"""The same in small zones, hardly more than cards of open melds, so that these stay as wide."""
CLOSED_OWN: Final = 54.0
"""Card width of closed own melds where everything is set close; more height is the hand's, until
its cards are `LIKED_HAND` wide."""
LIKED_HAND: Final = 100.0
NO_SIDE: Final = -1
"""No side's zone is large."""
_NOWHERE: Final = (QRectF(), QRectF())
_LARGE_BOTTOM: Final = 4.0
"""Below what lies in a large zone."""
_SLOT_CARDS: Final = 21.0
"""From a slot's label to its cards, both from their upper edges."""
_SIX: Final = RATIO + LEAST_STRIP * (LONGEST - 1)
"""Height of a meld of six by the width of its cards."""


def lay_out(width: float, height: float, table: HandAndFootScene, wishes: Wishes) -> SidePlaces:
    """Places of everything on a table of *width* × *height* units; where no hand is shown, all
    sides have equal zones."""
    make = _regions if wishes.shows_hand else _regions_without_hand
    regions = make(width, height, table, wishes)
    frames = _frames(table, regions, wishes)
    metrics, strip, hand = regions.metrics, regions.strip, regions.hand
    content = _content(table, regions, frames, wishes)
    # Without a hand its zone is empty.
    zones = content.zones | {HAND: ZonePlace(HAND, QRectF(hand.topLeft(), QSizeF()), *_NOWHERE)}
    zones |= stock_column(
        table, regions.column, regions.upper, regions.own, is_compact=metrics.is_compact
    )
    for zone in table.zones:
        if not regions.has_hand:
            break
        if zone.place is Place.HAND:
            places = hand_places(zone.cards, hand, regions.hand_width)
            area = QRectF(regions.left, strip.bottom(), hand.right() + 16 - regions.left, 0)
            area.setBottom(height)
            cards = tuple(zip(zone.cards, places, strict=True))
            backs = back_places(zone.backs, hand, regions.hand_width)
            zones[HAND] = ZonePlace(HAND, hand, area, QRectF(), cards, backs)
        elif zone.place is Place.FOOT:
            foot = regions.foot
            zones[FOOT] = foot_place(zone, foot.left(), foot.top(), foot.width(), height)
    deck = None
    if table.amount is not None:
        own = frames.rects.get(frames.large, regions.upper)
        deck = QRectF(own.center().x() - 130, own.top() + 8, 260, own.height() - 16)
    panels = tuple(frames.rects[panel.side] for panel in table.panels)
    badges = regions.badges
    if regions.is_grid:
        badges = tuple(_title_badges(table, frames, content.titles, wishes))
    return SidePlaces(
        width, height, badges, panels, strip, hand, zones, handle=deck,
        meter=content.meter, large=frames.large, is_grid=regions.is_grid, brief=content.brief,
        titles=content.titles, dividers=tuple(content.dividers), is_compact=metrics.is_compact,
        has_titles=metrics.has_titles, has_short_names=regions.has_short_names,
        is_crowded=content.sizes.is_crowded, sizes=content.sizes.told(), afar=regions.afar,
    )  # fmt: skip


# Heights and regions -------------------------------------------------------------------------


class _Regions(Struct, frozen=True):
    """The parts of the table, whatever lies there."""

    metrics: Metrics
    most_closed: float
    """Largest card width of a closed meld."""
    left: float
    between: float
    """From one zone to the next one below it."""
    badges: tuple[QRectF, ...]
    """The seat row, where there is one, or all plates."""
    upper: QRectF
    """All zones but the large one."""
    own: QRectF
    column: QRectF
    """Stock and discard pile."""
    strip: QRectF
    hand: QRectF
    hand_width: float
    """Of a card in the hand."""
    foot: QRectF
    is_grid: bool
    """Every other side has a zone that says who plays there."""
    title_lines: int
    """Of the title of a small zone."""
    has_short_names: bool
    has_full_titles: bool = False
    """The piles begin below the title, which has all the width."""
    afar: QRectF | None = None
    """The seat's plate, where no hand is shown."""

    @property
    def has_hand(self) -> bool:
        return self.afar is None


def has_seat_titles(table: HandAndFootScene) -> bool:
    """Whether every other side has a zone that says who plays there, in place of the seat row."""
    return len(table.panels) > LEAST_GRID


def _title_lines(table: HandAndFootScene, wishes: Wishes) -> int:
    """How many lines the title of a small zone has: where it takes the place of the seat row, one
    for each of its players."""
    if not has_seat_titles(table):
        return 1
    return max(1, -(-(wishes.badges + 1) // len(table.panels)))


def _regions(width: float, height: float, table: HandAndFootScene, wishes: Wishes) -> _Regions:
    left, wide = _across(width, height)
    others_count = len(table.panels) - 1
    is_grid, lines = has_seat_titles(table), _title_lines(table, wishes)
    metrics = _metrics(height + TOP_BAR, others_count, lines, wishes)
    between = LEAST_GAP if metrics.is_compact else GAP
    hand_width = _hand_width(height + TOP_BAR)
    if not metrics.is_compact:
        hand_width *= wishes.card_factor
    zones_top = metrics.badge_top
    if not is_grid and not wishes.chips:
        zones_top += metrics.badge_height + between
    below = metrics.above_hand + metrics.below_hand + metrics.prompt_bar_height
    free = height - below - hand_width * RATIO - between - zones_top
    others = _others_height(free, others_count, lines, metrics, between)
    is_lowest = metrics.is_compact and metrics.above_hand < COMPACT.above_hand
    if is_lowest:
        # Own melds are closed there: what they do not need is the hand's.
        closed = metrics.cards_top + CLOSED_OWN * RATIO + _LARGE_BOTTOM
        more = min(LIKED_HAND - hand_width, (free - others - between - closed) / RATIO)
        hand_width += max(0.0, more)
        free -= max(0.0, more) * RATIO
    hand_top = height - metrics.below_hand - hand_width * RATIO
    strip_top = hand_top - metrics.above_hand - metrics.prompt_bar_height
    strip = QRectF(left + MARGIN, strip_top, wide - 2 * MARGIN, metrics.prompt_bar_height)
    foot_width = min(0.8 * hand_width, 0.8 * 148)
    foot = QRectF(left + wide - MARGIN - foot_width, hand_top, foot_width, foot_width * RATIO)
    hand = QRectF(left + 20, hand_top, foot.left() - left - 20 - 32, hand_width * RATIO)

    has_one_stock = sum(zone.place is Place.STOCK for zone in table.zones) < 2
    has_short_names = is_lowest and has_one_stock
    column = min(184.0, max(112.0, 0.12 * wide))
    if has_short_names:
        column = LOWEST_COLUMN
    top = zones_top + others + between
    own = QRectF(left + MARGIN + column, top, wide - 2 * MARGIN - column, free - others - between)
    return _Regions(
        metrics=metrics,
        most_closed=_hand_width(height + TOP_BAR),
        left=left,
        between=between,
        badges=() if is_grid else wishes.chips or _badges(left, wide, metrics, wishes.badges),
        upper=QRectF(own.left(), zones_top, own.width(), others),
        own=own,
        column=QRectF(
            left + MARGIN - 4, zones_top, own.left() - left - MARGIN - 8, strip.top() - zones_top
        ),
        strip=strip,
        hand=hand,
        hand_width=hand_width,
        foot=foot,
        is_grid=is_grid,
        title_lines=lines,
        has_short_names=has_short_names,
    )


def _regions_without_hand(
    width: float, height: float, table: HandAndFootScene, wishes: Wishes
) -> _Regions:
    """All sides between the plates and the prompt bar."""
    frame = frame_of(width, height, wishes.badges, bar=wishes.least_bar)
    middle, strip = frame.middle, frame.prompt_bar
    two = sum(zone.place is Place.STOCK for zone in table.zones) > 1
    column = QRectF(middle)
    column.setWidth(min(184.0, max(116.0 if two else 100.0, 0.115 * width)))
    zones = QRectF(middle)
    zones.setLeft(column.right())
    return _Regions(
        metrics=ROOMY,
        most_closed=_hand_width(height),
        left=0.0,
        has_full_titles=height < _LOW_AFAR,
        between=GAP,
        badges=frame.plates,
        upper=zones,
        own=zones.adjusted(0, zones.height() / 2, 0, 0),
        column=column.adjusted(-4, 0, -8, 0),
        strip=strip,
        hand=QRectF(strip.topLeft(), QSizeF()),
        hand_width=0.0,
        foot=QRectF(),
        is_grid=False,
        title_lines=1,
        has_short_names=False,
        afar=frame.own,
    )


def _across(width: float, height: float) -> tuple[float, float]:
    """Where the table begins at the left, and its width."""
    wide = min(width, WIDEST_TABLE * (height + TOP_BAR))
    return (width - wide) / 2, wide


def _small_setting(regions: _Regions) -> Setting:
    """How small zones are set."""
    top = _label_top(regions.metrics, regions.title_lines)
    return Setting(
        label_top=top,
        cards_top=top + LABEL_HEIGHT - 1,
        bottom=BOTTOM,
        least_open=_LEAST_OPEN_SMALL,
        most_closed=min(_MOST_CLOSED_SMALL, regions.most_closed),
    )


def _heights(
    metrics: Metrics,
    most_closed: float,
    *,
    is_own: bool,
    is_afar: bool,
    has_full_titles: bool,
) -> Heights:
    """How a large zone is set; its slots begin in the line of the title."""
    has_piles_beside = metrics.has_titles and not has_full_titles
    slot_label_top = metrics.label_top - 22 if has_piles_beside else metrics.label_top
    slot_top = slot_label_top + _SLOT_CARDS if has_piles_beside else metrics.cards_top
    return Heights(
        label_top=metrics.label_top,
        cards_top=metrics.cards_top,
        slot_label_top=slot_label_top,
        slot_top=slot_top,
        bottom=_LARGE_BOTTOM,
        least_open=metrics.least_open,
        most_closed=_MOST_CLOSED_AFAR if is_afar else min(_MOST_CLOSED, most_closed),
        is_own=is_own,
        liked=_LIKED_AFAR if is_afar else LEAST_LIKED,
        widest_pile=_LIKED_AFAR if is_afar else 0.0,
    )


def _hand_width(whole: float) -> float:
    """Of a card in the hand, of usual size, in a window *whole* high."""
    return min(148.0, max(72.0, 0.187 * whole / RATIO))


def _others_height(free: float, count: int, lines: int, metrics: Metrics, between: float) -> float:
    """Height of the zones of *count* other sides together, with titles of so many *lines*, of all
    that is *free* for zones: the least until the own melds are as wide as is liked, and a share of
    what is left then."""
    both = free - between
    liked_own = metrics.cards_top + _LARGE_BOTTOM + LIKED_OWN * _SIX
    if count < 2:
        rest = both - metrics.least_other - liked_own
        most_own = metrics.cards_top + _LARGE_BOTTOM + MOST_OPEN * _SIX
        return max(metrics.least_other + SHARE_OF_ONE * max(0.0, rest), both - most_own)
    rows = 2 if count > GRID_COLUMNS else 1
    card_rows = rows * (card_row_height(_label_top(metrics, lines)) + between) - between
    # Where the own side would have too little left, tokens stand for the others' cards.
    least_own = metrics.cards_top + LEAST_CARD * RATIO + _LARGE_BOTTOM
    others = max(LEAST_SHARE * both, min(card_rows, both - least_own))
    others += SHARE_OF_MANY * max(0.0, both - others - liked_own)
    least = LEAST_TOKENS + TITLE_LINE * (lines - 1)
    return max(others, rows * (least + between) - between)


LADDER: Final = (ROOMY, SNUG, COMPACT, replace(LOWEST, above_hand=22, below_hand=3))
"""The heights a table can be set in, from the best."""
LEAST_OWN: Final = (57.0, 53.0, 44.0, 0.0)
"""So wide the open cards of the large zone are to be at least."""


def _metrics(whole: float, others: int, lines: int, wishes: Wishes) -> Metrics:
    """The first in which cards of a usual meld have room in the large zone beside all *others*,
    whose titles have so many *lines*."""
    height, is_grid = whole - TOP_BAR, others >= LEAST_GRID
    if wishes.chips:
        # What is left of so low a table is the hand's.
        strip = max(LADDER[-1].prompt_bar_height, wishes.least_bar)
        return replace(LADDER[-1], prompt_bar_height=strip)
    for metrics, least in zip(LADDER, LEAST_OWN, strict=True):
        if wishes.badges >= CROWDED_ROW and metrics.is_compact and not is_grid:
            metrics = replace(metrics, badge_height=TWO_LINES)
        strip = max(metrics.prompt_bar_height, wishes.least_bar)
        metrics = replace(metrics, prompt_bar_height=strip)
        between = LEAST_GAP if metrics.is_compact else GAP
        hand = _hand_width(whole) * RATIO
        top = metrics.badge_top + (0 if is_grid else metrics.badge_height + between)
        free = height - top - metrics.below_hand - hand - metrics.above_hand
        free -= metrics.prompt_bar_height + 2 * between
        rows = 2 if others > GRID_COLUMNS else 1
        small = (
            card_row_height(_label_top(metrics, lines)) if others > 1 else metrics.cards_top + 70
        )
        own = free - rows * (small + between) + between
        if own >= metrics.cards_top + _LARGE_BOTTOM + least * _SIX:
            break
    # Closed and large is read more easily than open and small.
    return replace(metrics, least_open=max(metrics.least_open, 52.0)) if is_grid else metrics


def _badges(left: float, wide: float, metrics: Metrics, count: int) -> tuple[QRectF, ...]:
    """The seat row: next player left, partner in the middle, last player right."""
    top, high = metrics.badge_top, metrics.badge_height
    if count == 0:
        return ()
    room = wide - 2 * MARGIN
    each = min(_WIDEST_BADGE, (room - GAP * (count - 1)) / count)
    if count == 1:
        return (QRectF(left + (wide - each) / 2, top, each, high),)
    step = (room - each) / (count - 1)
    return tuple(QRectF(left + MARGIN + step * index, top, each, high) for index in range(count))


# Panels and titles ---------------------------------------------------------------------------


class _Frames(Struct, frozen=True):
    """The zones of the sides, and what is written at their upper edges."""

    large: int
    """The side whose zone is large."""
    rects: dict[int, QRectF]
    """The zones, by side."""
    titles: tuple[QRectF, ...]
    """As the panels of the table."""

    @property
    def has_small(self) -> bool:
        """Whether several sides have small zones."""
        return len(self.rects) > 2


def _frames(table: HandAndFootScene, regions: _Regions, wishes: Wishes) -> _Frames:
    count = len(table.panels)
    own_side = next((panel.side for panel in table.panels if panel.is_own), 0)
    large = own_side if wishes.large is None else wishes.large
    others = [(own_side + step) % count for step in range(1, count)]
    if not regions.has_hand:
        large, others = NO_SIDE, list(range(count))
    rects = dict(zip(others, _grid(regions.upper, len(others), regions), strict=True))
    if regions.has_hand:
        # Who is enlarged changes places with the own side.
        rects[own_side] = regions.own
        rects[own_side], rects[large] = rects[large], rects[own_side]
    titles = tuple(
        _title(rects[panel.side], regions.metrics, is_small=count > 2 and panel.side != large)
        for panel in table.panels
    )
    return _Frames(large, rects, titles)


def _title_badges(
    table: HandAndFootScene, frames: _Frames, titles: Sequence[QRectF], wishes: Wishes
) -> Iterator[QRectF]:
    """The *titles* of zones as far as they stand for the badges of the seat row, in turn order:
    players of a side stand below one another, or in the large zone beside each other."""
    count = len(table.panels)
    own = next((panel.side for panel in table.panels if panel.is_own), 0)
    players = max(wishes.badges + 1, count)
    shares = -(-players // count)
    for number in range(1, players):
        turn, side = number // count, (own + number) % count
        rect, title = frames.rects[side], titles[side]
        if side == frames.large:
            left, wide = title.left() + TITLE_MARK, (title.width() - TITLE_MARK) / shares
            yield QRectF(left + turn * wide, rect.top(), wide, TITLE)
        elif shares == 1:
            yield QRectF(rect.left(), rect.top(), rect.width(), TITLE)
        else:
            top = title.center().y() - TITLE_LINE / 2 + turn * TITLE_LINE
            yield QRectF(rect.left(), top, rect.width(), TITLE_LINE)


def _grid(upper: QRectF, count: int, regions: _Regions) -> list[QRectF]:
    """*count* zones in rows; a row with fewer zones gives them more width."""
    between = regions.between
    rows = 1 if count <= GRID_COLUMNS else 2
    if not regions.has_hand:
        rows = min(count, 2)
    columns = max(1, (count + rows - 1) // rows)
    high = (upper.height() - between * (rows - 1)) / rows
    rects = []
    for index in range(count):
        row, column = divmod(index, columns)
        beside = min(columns, count - row * columns)
        wide = (upper.width() - GAP * (beside - 1)) / beside
        x, y = upper.left() + column * (wide + GAP), upper.top() + row * (high + between)
        rects.append(QRectF(x, y, wide, high))
    return rects


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


# What lies in them ---------------------------------------------------------------------------


class _Content(Struct):
    """What lies in the zones of the sides."""

    zones: dict[str, ZonePlace]
    dividers: list[QRectF]
    titles: tuple[QRectF, ...]
    brief: MeldForm | None = None
    """What the small zones show, where there are any."""
    meter: QRectF | None = None
    sizes: Sizes = Sizes()

    def add(self, lots: Sequence[SideLot], found: LotPlaces, label_top: float) -> None:
        """Take over what was *found* for small *lots*, with hairlines between melds and piles."""
        self.zones |= found.zones
        for lot, (end, start) in zip(lots, found.ends, strict=True):
            if lot.melds and lot.slots and start > end:
                x = max((end + start) / 2, start - DIVIDER)
                self.dividers.append(_divider(lot.panel, label_top, x))

    def add_grid(self, grid: Sequence[GridZone], found: GridPlaces) -> None:
        """Take over what was *found* for the zones of the *grid*, all with the same hairline."""
        self.zones |= found.zones
        self.sizes = replace(found.sizes, small=self.sizes.small)
        for zone in grid:
            if zone.lot.slots:
                x = found.start - BEFORE_SLOTS / 2
                self.dividers.append(_divider(zone.lot.panel, zone.heights.slot_label_top, x))


def _content(
    table: HandAndFootScene, regions: _Regions, frames: _Frames, wishes: Wishes
) -> _Content:
    metrics = regions.metrics
    if not any(zone.place is Place.MELD for zone in table.zones):
        # A deal begins: everything is as large as it can be.
        wishes = replace(wishes, before=Sizes())
    content = _Content({}, [], frames.titles)
    small: list[SideLot] = []
    grid: dict[int, GridZone] = {}
    for panel in table.panels:
        rect = frames.rects[panel.side]
        if frames.has_small and panel.side != frames.large:
            small.append(_small_lot(table, panel, rect, metrics, wishes))
            continue
        is_own = panel.side == frames.large or frames.large == NO_SIDE
        is_afar = not regions.has_hand
        heights = _heights(metrics, regions.most_closed, is_own=is_own, is_afar=is_afar,
                           has_full_titles=regions.has_full_titles)  # fmt: skip
        grid[panel.side] = GridZone.of(_large_lot(table, panel, rect, metrics, wishes), heights)
    if grid:
        zones = sorted(grid.values(), key=lambda zone: zone.heights.is_own)
        found = grid_places(zones, wishes)
        content.add_grid(zones, found)
        content.titles = tuple(
            _beside_slots(title, found.start)
            if side in grid and metrics.has_titles and not regions.has_full_titles
            else title
            for side, title in enumerate(frames.titles)
        )
        own = grid.get(frames.large)
        panel = table.panels[frames.large]
        if own is not None and panel.is_own and table.meter is not None:
            end = found.ends[zones.index(own)]
            content.meter = _meter(frames.rects[frames.large], found, end, metrics)
    if small:
        setting = _small_setting(regions)
        places = lot_places(small, setting, wishes)
        content.brief = places.form
        is_there = any(lot.melds for lot in small)
        width = places.width if is_there else wishes.before.small
        content.sizes = replace(content.sizes, small=width)
        content.add(small, places, setting.label_top)
    return content


def _beside_slots(title: QRectF, start: float) -> QRectF:
    """The line of a title, which ends before the labels of the slots."""
    line = QRectF(title)
    line.setRight(max(title.left() + 40, min(title.right(), start - BEFORE_SLOTS)))
    return line


def _large_lot(
    table: HandAndFootScene, panel: MeldPanel, rect: QRectF, metrics: Metrics, wishes: Wishes
) -> SideLot:
    """A large zone, with slots for all piles that may come."""
    inner = rect.adjusted(metrics.inset, 0, -MARGIN, 0)
    return SideLot(inner, _columns(table, panel, wishes), _slots(table, panel))


def _small_lot(
    table: HandAndFootScene, panel: MeldPanel, rect: QRectF, metrics: Metrics, wishes: Wishes
) -> SideLot:
    """A small zone, with the piles there are."""
    inner = rect.adjusted(_inset(metrics), 0, -_inset(metrics), 0)
    slots = [zone for zone in _slots(table, panel) if zone.cards]
    return SideLot(inner, _columns(table, panel, wishes), slots)


def _slots(table: HandAndFootScene, panel: MeldPanel) -> list[SideZone]:
    return [z for z in table.zones if z.side == panel.side and z.place is Place.SLOT]


def _columns(table: HandAndFootScene, panel: MeldPanel, wishes: Wishes) -> list[SideZone]:
    """The melds of a side, and the slot for a new one where it is shown."""
    columns = [z for z in table.zones if z.side == panel.side and z.place is Place.MELD]
    if panel.is_own and wishes.has_new_meld:
        columns.append(SideZone(NEW_MELD, Place.NEW_MELD, panel.side))
    return columns


def _label_top(metrics: Metrics, lines: int) -> float:
    """Where the labels of a small zone begin, below a title of so many *lines*."""
    more = TITLE_LINE * (lines - 1)
    if not metrics.is_compact:
        return 27.0 + more
    return more + (23.2 if metrics.has_titles else 20.6)


def _inset(metrics: Metrics) -> float:
    """The empty border at the left and right of a small zone."""
    return 8.0 if metrics.is_compact else 12.0


def _divider(panel: QRectF, label_top: float, x: float) -> QRectF:
    """The hairline between melds and piles."""
    return QRectF(x - 0.5, panel.top() + label_top + 2, 1, panel.height() - label_top - 10)


def _meter(panel: QRectF, found: GridPlaces, end: float, metrics: Metrics) -> QRectF | None:
    """Beside the columns, which *end* there, where there is room, otherwise along the lower edge
    where nothing lies, or low beside the columns, or not at all."""
    left, right = end + 40, found.start - 40
    top = panel.top() + metrics.cards_top - 8
    if right - left >= 190:
        return QRectF(left, top, min(330.0, right - left), min(92.0, panel.bottom() - top))
    if panel.height() >= 190:
        wide = min(300.0, panel.width() - 32)
        places = [
            QRectF(left, panel.bottom() - 84, wide, 78)
            for left in (found.start, panel.left() + PADDING)
        ]
        taken = [zone.rect for zone in found.zones.values()]
        for below in places:
            if panel.contains(below) and not any(map(below.intersects, taken)):
                return below
    left, right = end + 10, found.start - 14
    return QRectF(left, top, right - left, 50) if right - left >= 90 else None
