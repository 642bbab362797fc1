"""Lays the table of Manipulation Rummy out: seat row, melds that flow in rows, strip, hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSizeF

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import HAND, NEW_MELD, STOCK
from handfoot_gui.games.manipulation.presenter.scene import (
    ManipulationScene,
    MeldZone,
    Place,
    meld_key,
    number_of,
)
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.table.delegate import Opening, Viewport
from handfoot_gui.ui.table.from_afar import frame_of
from handfoot_gui.ui.table.places import (
    LIFT,
    RATIO,
    CardPlace,
    TablePlaces,
    ZonePlace,
    back_places,
    hand_places,
)
from handfoot_gui.ui.table.seat_chips import chips, needed_by
from handfoot_gui.ui.table.turned_up import zone_card

MARGIN: Final = 16.0
GAP: Final = 10.0
TOP_BAR: Final = 48.0
WIDEST: Final = 2.1
"""A table wider than this, by its height, keeps to the middle."""
LEAST_CARD: Final = 44.0
JOKER_STRIP: Final = 42.0
"""What shows at least of a covered joker: room for its name."""
_PADDING: Final = (16.0, 14.0, 16.0, 14.0)
"""Between the panel's edges and its melds: left, top, right, below."""
_LEAST_PADDING: Final = (12.0, 8.0, 12.0, 3.0)
_LIKED_HAND: Final = 100.0
"""How wide the cards of the hand are on a low table whose seats stand in the bar over it."""
_SMALL_HANDS: Final = (64.0, 57.0, 50.0)
"""How wide the cards of the hand are where the melds need its room, from the first that leaves
enough of it."""
_LOW_GAP: Final = 8.0
"""Between the regions of a low table."""
_BELOW: Final = 5.0
"""Between the hand and the lower edge of the window then."""
_SUNK: Final = 48.0
"""What shows of the smallest hand where it has to give way further: most of each card."""
_SWITCH: Final = (180.0, 44.0)
"""How wide and high the switch at the end of the hand is."""
_LABEL_OF_SWITCH: Final = 20.0
_OWN: Final = 96.0
LEAST_BADGE: Final = 116.0
"""Of a badge with a name."""
_MOST_BADGE: Final = 230.0
_LEAST_STOCK: Final = 120.0
_LEAST_LAST: Final = 340.0
"""So wide the last moves are at least beside the badges; else they lie below the melds."""
_SHARE_OF_LAST: Final = 0.3
"""Of what seats and last moves share, where that is more."""
_LEAST_BELOW: Final = 38.0
"""How high they are there at least beside the stock."""
_LINES_BELOW: Final = 2
"""Of the last moves there, which go on one after the other."""
LOG_LINE: Final = 18.0
"""Of the last moves: the height of one player's."""
_LAYER: Final = 30.0
"""Of the first row; each row lies on the one before, where they have to overlap."""
_ROW_LAYERS: Final = 14.0
"""One for every card of the longest sequence, and one more."""


_TRAY_BAR: Final = 122.0
_LOW_TRAY_BAR: Final = 92.0
"""Units of height of the strip with the tray, on a table without hands, and of a low one."""
_LOW_AFAR: Final = 500.0
_TRAY_EDGE: Final = 9.0
"""Between the strip's edges and the tray."""
_BEFORE_TRAY: Final = 0.38
_TRAY_SHARE: Final = 0.15
"""Of the strip's width: what lies before the tray, and the tray itself."""
_STOCK_AFAR: Final = 138.0
_LEAST_STOCK_AFAR: Final = 84.0
"""Units across the stock's box on a table without hands, and where that is low."""


class ManipulationPlaces(TablePlaces, frozen=True, kw_only=True):
    """The places of everything, and the panels that are only painted."""

    melds: QRectF = field(default_factory=QRectF)
    """The panel all melds lie on."""
    own: QRectF = field(default_factory=QRectF)
    """The score of the player whose hand is shown."""
    last: QRectF = field(default_factory=QRectF)
    stock: QRectF = field(default_factory=QRectF)
    holes: tuple[QRectF, ...] = ()
    """Where cards are missing from sequences."""
    pitch: float = 0.0
    """From the top of one row of melds to the top of the next, which may cover some of it."""

    @property
    def own_plate(self) -> QRectF | None:
        return self.own if self.afar is None else self.afar


_ROWS_APART: Final = 28.0
"""Between the cards of two rows at most, where few rows fill the panel."""
_LEAST_APART: Final = 6.0
"""Between them at least, where cards are large: a bar above a card reaches 5 units up."""


class _Frame(Struct, frozen=True):
    """The regions of the table."""

    row: QRectF
    melds: QRectF
    last: QRectF
    """The last moves, where they have no room in the row."""
    own: QRectF
    """The score of the player whose hand is shown, beside them, where it lies in no row."""
    stock: QRectF
    """The stock beside them, where there is no row."""
    prompt_bar: QRectF
    hand: QRectF


class _Flow(Struct, frozen=True):
    """The melds where they lie."""

    zones: dict[str, ZonePlace]
    holes: tuple[QRectF, ...]
    pitch: float
    """From the top of one row to the top of the next."""
    is_apart: bool
    """No row covers anything of another."""
    is_roomy: bool
    """New melds have room, too."""


class _Size(Struct, frozen=True):
    """How melds are set."""

    width: float
    between: float = 25.0
    """Between melds."""
    apart: float = _LEAST_APART
    """Between the cards of two rows at least."""
    share: float = 0.38
    """Of a card's width: what shows of a covered card."""

    @property
    def strip(self) -> float:
        """What shows of a covered card."""
        return round(self.share * self.width)

    @property
    def height(self) -> float:
        return self.width * RATIO


_SIZES: Final = (
    *(_Size(width, 36.0, _LEAST_APART, 0.46) for width in (96.0, 78.0)),
    *map(_Size, (78.0, 72.0, 66.0, 62.0, 58.0, 54.0, 50.0, 47.0, LEAST_CARD)),
    _Size(LEAST_CARD, 12.0),
)
"""From the best to the last resort; the first is taken with which everything fits.

So the largest card counts before the fewest rows, which the flow makes of any size by itself: to
count rows first would squeeze thirteen melds into two rows of cards 66 wide, where three rows of 78
fill the panel. Of equal cards wide strips count before few rows, too: they narrow once, when the
last row is full, not each time one is begun. There are few large sizes, two rows of 96 and three of
78 in a window of 1280 by 720, so that a size changes seldom.
"""
_SMALL_SIZES: Final = (
    *_SIZES[:-1],
    *(_Size(width, 12.0) for width in (LEAST_CARD, 41.0, 38.0)),
    *(_Size(width, 10.0) for width in (35.0, 33.0)),
)
"""With a large text, where cards are large by themselves."""


_TIGHT: Final = (
    *(
        (wide, wide * RATIO + _BELOW, sizes)
        for wide in _SMALL_HANDS
        for sizes in (_SIZES, _SMALL_SIZES)
    ),
    (_SMALL_HANDS[-1], _SUNK, _SMALL_SIZES),
)
"""How wide the cards of the hand are, how much of them shows, and the sizes of melds, where room is
short: from the first that has room for all."""

_SEATED: Final = tuple((wide, wide * RATIO + _BELOW, _SIZES) for wide in (_LIKED_HAND, 86.0, 72.0))
"""The same before these where the seats stand in the bar over the table."""


_TURNED_UP: Final = (120.0, 108.0, 98.0)
"""How wide the cards are of hands that are turned up where there is no room for what is liked."""
_AROUND_TURNED_UP: Final = 50.0
"""Units of height for the words above such cards, and what is free around them."""
_SPARE: Final = 3
"""New melds there is room for when a turn begins, so that the cards need not get smaller."""


_LEAST_BETWEEN: Final = 5.0
"""Between melds of a row that got too long for its room."""


class _Row(Struct, frozen=True):
    """One meld without a place: where its cards and holes lie from its left edge."""

    width: float
    cards: tuple[tuple[Card, float], ...] = ()
    holes: tuple[tuple[int, float, float], ...] = ()
    """Cards before it, its left edge and its width."""


def lay_out(table: ManipulationScene, room: Viewport) -> ManipulationPlaces:
    """Places of everything in units."""
    if not room.shows_hand:
        return _without_hand(table, room)
    whole = room.height + TOP_BAR
    left = max(0.0, (room.width - WIDEST * whole) / 2)
    across = room.width - 2 * left
    is_low = whole < 620
    hand_wide = max(72.0, min(148.0, 0.187 * whole / RATIO))
    if not is_low:
        hand_wide *= room.card_factor
    inner = QRectF(left, 0, across, room.height)
    is_seated, count = room.bar is not None, room.badges
    seats = _chips(room)
    is_beside = not is_seated and _has_room_beside(room.badges, across - 2 * MARGIN)
    framed = partial(
        _frame, inner, others=count, is_beside=is_beside, has_row=not is_seated,
        has_own=len(seats) <= count, least_bar=room.least_bar,
    )  # fmt: skip
    if is_seated:
        hand_wide = max(hand_wide, _LIKED_HAND)
    frame = framed(hand_wide * RATIO, is_low=is_low)
    flow = _flow(table, frame.melds, _PADDING, room.opening)
    ended = None
    if room.turned_up:
        ended = _turned_up(table, framed, room.turned_up, across - 2 * MARGIN)
        frame, flow = ended or (frame, flow)
    if is_low and not flow.is_roomy and ended is None:
        frame, flow, hand_wide = _tight(table, room, framed, (frame, flow, hand_wide))
    strip, hand, melds = frame.prompt_bar, frame.hand, frame.melds
    sorting = _sort_switch(hand, min(hand.height(), inner.bottom() - hand.top()))
    if room.sorts:
        hand = hand.adjusted(0, 0, sorting.left() - 20 - hand.right(), 0)

    if is_seated:
        badges, last, stock = seats[:count], frame.last, frame.stock
        own = frame.own if len(seats) <= count else seats[count]
    else:
        badges, own, last, stock = _seat_row(frame, count, is_beside=is_beside)
    covered = table.zone(HAND)
    zones = {
        HAND: ZonePlace(
            HAND,
            hand,
            hand.adjusted(-20, -30, 20, 12),
            QRectF(),
            tuple(zip(table.hand, hand_places(table.hand, hand, hand_wide), strict=True)),
            back_places(covered.backs if covered is not None else 0, hand, hand_wide),
        )
    }
    if table.zone(STOCK) is not None:
        zones[STOCK] = _stock(table, stock)
    zones.update(flow.zones)
    return ManipulationPlaces(
        width=room.width,
        height=room.height,
        badges=badges,
        panels=(),
        prompt_bar=strip,
        hand=hand,
        zones=zones,
        background=melds,
        sorting=sorting if room.sorts and len(table.hand) > 1 else None,
        melds=melds,
        own=own,
        last=last,
        stock=stock,
        holes=flow.holes,
        pitch=flow.pitch,
    )


def _tight(
    table: ManipulationScene,
    room: Viewport,
    framed: Callable[..., _Frame],
    liked: tuple[_Frame, _Flow, float],
) -> tuple[_Frame, _Flow, float]:
    """The regions, the melds and the width of a card of the hand where what is *liked* has no room:
    with the largest text, and many cards on the table, hand and melds give way by turns."""
    best = liked
    for wide, shown, sizes in _TIGHT if room.bar is None else (*_SEATED, *_TIGHT):
        frame = framed(wide * RATIO, is_low=True, shown=shown)
        flow = _flow(table, frame.melds, _LEAST_PADDING, room.opening, sizes)
        if flow.is_roomy or not best[1].is_apart:
            best = frame, flow, wide
        if flow.is_roomy:
            break
    return best


def _without_hand(table: ManipulationScene, room: Viewport) -> ManipulationPlaces:
    """All plates above, the melds in nearly all the room, and in a high strip the tray for cards
    that were lifted on a phone."""
    count, bar = room.badges, room.least_bar
    if room.has_tray:
        bar = max(bar, _TRAY_BAR if room.height >= _LOW_AFAR else _LOW_TRAY_BAR)
    frame = frame_of(room.width, room.height, count, bar=bar, has_own_above=True)
    row = QRectF(frame.plates[0] if frame.plates else frame.own)
    row.setRight(frame.own.right())
    stock = QRectF(row)
    stock.setLeft(row.right() - (_STOCK_AFAR if room.height >= _LOW_AFAR else _LEAST_STOCK_AFAR))
    row.setRight(stock.left() - _LOW_GAP)
    plates = _shares(row, count + 1)
    melds, strip = frame.middle, frame.prompt_bar
    flow = _flow(table, melds, _LEAST_PADDING, room.opening, _SIZES)
    if not flow.is_roomy:
        flow = _flow(table, melds, _LEAST_PADDING, room.opening, _SMALL_SIZES)
    tray = QRectF(strip.topLeft(), QSizeF())
    if room.has_tray:
        left, wide = strip.left() + _BEFORE_TRAY * strip.width(), _TRAY_SHARE * strip.width()
        tray = QRectF(left, strip.top() + _TRAY_EDGE, wide, strip.height() - 2 * _TRAY_EDGE)
    below, wide = tray.translated(0, LIFT), tray.height() / RATIO
    zones = {
        HAND: ZonePlace(
            HAND,
            tray,
            tray,
            QRectF(),
            # What is lifted rises by so much.
            tuple(zip(table.hand, hand_places(table.hand, below, wide), strict=True)),
        )
    }
    if table.zone(STOCK) is not None:
        zones[STOCK] = _stock(table, stock)
    zones.update(flow.zones)
    return ManipulationPlaces(
        width=room.width, height=room.height, badges=plates[:count], panels=(), prompt_bar=strip,
        hand=tray, zones=zones, background=melds, melds=melds, own=plates[-1], stock=stock,
        holes=flow.holes, pitch=flow.pitch, afar=plates[-1],
    )  # fmt: skip


def _shares(row: QRectF, count: int) -> tuple[QRectF, ...]:
    """*count* plates that fill *row*."""
    wide = (row.width() - _LOW_GAP * (count - 1)) / count
    return tuple(
        QRectF(row.left() + at * (wide + _LOW_GAP), row.top(), wide, row.height())
        for at in range(count)
    )


def _turned_up(
    table: ManipulationScene, framed: Callable[..., _Frame], counts: Sequence[int], across: float
) -> tuple[_Frame, _Flow] | None:
    """The regions at the end of a round, whose melds leave as much room as can be for hands of so
    many cards that are turned up; None where the melds need it themselves."""
    liked = zone_card(counts, across)
    if liked is None:
        return None
    for wide in (liked, *(wide for wide in _TURNED_UP if wide < liked)):
        frame = framed(wide * RATIO + _AROUND_TURNED_UP, is_low=False)
        if frame.melds.height() > 0:
            flow = _flow(table, frame.melds, _PADDING, None)
            if flow.is_apart:
                return frame, flow
    return None


def _frame(
    room: QRectF,
    high: float,
    others: int,
    *,
    is_low: bool,
    is_beside: bool,
    has_row: bool = True,
    has_own: bool = True,
    shown: float | None = None,
    least_bar: float = 0.0,
) -> _Frame:
    """The regions one below the other, around a hand *high*. Where room is short, so much is
    *shown* of the hand, with what is free below it.

    The last moves of the *others* lie in the seat row where there is room *is_beside* the badges,
    else below the melds; where the table has no row, beside the stock, and the own score, if the
    table *has* it.
    """
    gap, top = (_LOW_GAP if is_low else GAP, 6.0) if shown is None else (4.0, 4.0)
    hand_top = room.height() - (12 + high if shown is None else shown)
    is_tight = shown is not None
    strip_high = max(least_bar, 42.0 if is_tight else 44.0 if is_low else 54.0)
    row_high = 41.0 if is_tight else 44.0 if is_low else 50.0
    left, wide = room.left() + MARGIN, room.width() - 2 * MARGIN
    lift = 24.0 if shown is None else LIFT + 1
    strip = QRectF(left, hand_top - lift - strip_high, wide, strip_high)
    row = QRectF(left, top, wide, row_high)
    last_high = min(others, _LINES_BELOW) * LOG_LINE + 2
    last = QRectF(left, strip.top() - gap - last_high, wide, last_high)
    below = strip.top() if is_beside else last.top()
    melds = QRectF(left, row.bottom() + gap, wide, below - row.bottom() - 2 * gap)
    own = stock = QRectF()
    if not has_row:
        last.setTop(min(last.top(), last.bottom() - _LEAST_BELOW))
        melds = QRectF(left, top, wide, last.top() - gap - top)
        stock = last.adjusted(wide - _stock_width(wide), 0, 0, 0)
        last.setRight(stock.left() - gap)
        if has_own:
            own = last.adjusted(last.width() - _OWN, 0, 0, 0)
            last.setRight(own.left() - gap)
    hand = QRectF(room.left() + 20, hand_top, room.width() - 40, high)
    return _Frame(row, melds, last, own, stock, strip, hand)


def _sort_switch(hand: QRectF, shown: float) -> QRectF:
    """The switch at the end of a hand so much of which is *shown*, with its label where both have
    room."""
    wide, high = _SWITCH
    label = _LABEL_OF_SWITCH if shown >= high + 2 * _LABEL_OF_SWITCH else 0.0
    high = min(high, shown - 4)
    top = hand.top() + label + (shown - label - high) / 2
    return QRectF(hand.right() + 4 - wide, top, wide, high)


def _chips(room: Viewport) -> tuple[QRectF, ...]:
    """The seats in the bar over the table: the others, and the own one where it has room, too."""
    if room.bar is None:
        return ()
    has_own = room.bar.width() >= needed_by(room.badges + 1)
    return chips(room.bar, room.badges + has_own)


def _stock_width(wide: float) -> float:
    """How wide the stock's box is in a seat row so *wide*."""
    return 158.0 if wide < 1100 else 196.0


def _has_room_beside(others: int, wide: float) -> bool:
    """Whether the last moves have room in a seat row so *wide*, beside badges with names."""
    free = wide - _stock_width(wide) - _LEAST_LAST - (others + 2) * GAP
    return free >= LEAST_BADGE * (others + 1)


def _seat_row(
    frame: _Frame, count: int, *, is_beside: bool
) -> tuple[tuple[QRectF, ...], QRectF, QRectF, QRectF]:
    """Badges of the others, the own one, the last moves, if they lie *beside* them, and the stock,
    from left to right."""
    row = frame.row
    stock_wide = _stock_width(row.width())
    gap = GAP if is_beside else _LOW_GAP
    free = row.width() - stock_wide - (count + 1) * gap
    if is_beside:
        free -= max(_LEAST_LAST, _SHARE_OF_LAST * free) + gap
    badge = own_wide = min(_MOST_BADGE, free / (count + 1))
    if badge < LEAST_BADGE:
        # The own name stands in the strip as well.
        own_wide = _OWN
        badge = (free - _OWN) / count
    if badge < LEAST_BADGE:
        # A large text on a small screen: everything as narrow as it can be.
        badge += (stock_wide - _LEAST_STOCK) / count
        stock_wide = _LEAST_STOCK
    badges = [
        QRectF(row.left() + number * (badge + gap), row.top(), badge, row.height())
        for number in range(count)
    ]
    own = QRectF(row.left() + count * (badge + gap), row.top(), own_wide, row.height())
    stock = QRectF(row.right() - stock_wide, row.top(), stock_wide, row.height())
    last = frame.last
    if is_beside:
        wide = stock.left() - own.right() - 2 * gap
        last = QRectF(own.right() + gap, row.top(), wide, row.height())
    return tuple(badges), own, last, stock


def _stock(table: ManipulationScene, box: QRectF) -> ZonePlace:
    zone = table.zone(STOCK)
    high = box.height() - 14
    wide = high / RATIO
    back = CardPlace(box.left() + 12, box.top() + 7, wide, Form.FULL, layer=20)
    backs = (back,) if zone is not None and zone.backs else ()
    return ZonePlace(STOCK, box, box, QRectF(), (), backs)


# --- melds --------------------------------------------------------------------------------------


_LEAST_SLOT: Final = 48.0
"""How wide the place for a new meld is at least: its words stand there."""


class _Spot(Struct):
    """One meld on its way to its place in a row."""

    zone: MeldZone
    line: _Row
    x: float
    """Where it lies as long as no other needs the room."""


def _flow(
    table: ManipulationScene,
    panel: QRectF,
    padding: tuple[float, float, float, float],
    opening: Opening | None,
    sizes: Sequence[_Size] = _SIZES,
) -> _Flow:
    """The melds as large as they fit, each in the row and at the place it had when the turn began.

    A longer meld pushes those to the right of it, an emptied one leaves its hole, a new one comes
    after the last that lay there, or at the end of another row. Only where none has room the cards
    get smaller; each stays in its row all the same.
    """
    left, top, right, below = padding
    room = panel.adjusted(left, top, -right, -below)
    for size in sizes:
        spare = [size.width + 2 * size.strip] * _SPARE
        begun = [_row(zone, size).width for zone in table.before]
        planned = len(_starts([*begun, *spare], size, room.width()))
        if _height(planned, size) <= room.height():
            break
    else:
        # Room for melds to come is given up before cards are covered.
        planned = 0
    starts = _starts(begun, size, room.width())
    smaller = sizes[sizes.index(size) :]
    for size in smaller:
        most = _most_rows(room.height(), size)
        rows = _rows(table, size, starts, room.width(), most)
        if opening is not None:
            opened = _rows(table, size, starts, room.width(), most, opening)
            # No meld leaves its row for a card that is only held there.
            rows = opened if list(map(len, opened)) == list(map(len, rows)) else rows
        if _height(len(rows), size) <= room.height():
            break
    is_roomy = planned >= len(rows)
    planned = max(planned, len(rows))
    pitch = size.height + _ROWS_APART
    # Rows that come leave those above where they lie.
    planned = max(planned, _most_rows(room.height(), size))
    if planned > 1:
        # With very many single cards rows have to overlap; their indices still show.
        pitch = min(pitch, (room.height() - size.height) / (planned - 1))
    places: dict[str, ZonePlace] = {}
    for row, spots in enumerate(rows):
        for spot in spots:
            x, y = room.left() + spot.x, room.top() + row * pitch
            layer = _LAYER + row * _ROW_LAYERS
            places[spot.zone.key] = _placed(spot.zone, spot.line, x, y, size, layer, pitch)
    holes = tuple(hole for place in places.values() for hole in place.gaps.values())
    return _Flow(places, holes, pitch, pitch >= size.height, is_roomy)


def _height(rows: int, size: _Size) -> float:
    return rows * (size.height + size.apart) - size.apart


def _most_rows(high: float, size: _Size) -> int:
    """So many rows have room in a panel so *high*."""
    return int((high + size.apart) / (size.height + size.apart))


def _starts(widths: Sequence[float], size: _Size, wide: float) -> list[int]:
    """The number of the meld each row begins with, of melds that are so wide."""
    starts, x = [0], 0.0
    for number, width in enumerate(widths):
        if x and x + width > wide:
            starts.append(number)
            x = 0.0
        x += width + size.between
    return starts


def _rows(
    table: ManipulationScene,
    size: _Size,
    starts: Sequence[int],
    wide: float,
    most: int,
    opening: Opening | None = None,
) -> list[list[_Spot]]:
    """The melds by row, *most* rows if that can be; each row of those that lay there begins with
    one of *starts*."""
    laid = _Rows(size, wide, most, opening)
    zones = {zone.key: zone for zone in table.zones if isinstance(zone, MeldZone)}
    begun = len(table.before)
    for first, after in pairwise([*starts, begun]):
        laid.begin_row()
        for number in range(first, after):
            laid.put_back(table.before[number], zones.pop(meld_key(number), None))
    out = laid.push()
    # A new one that is gone leaves its hole, too: the numbers go on.
    numbers = [number for number in map(number_of, zones) if number is not None]
    for number in range(begun, max(numbers, default=begun - 1) + 1):
        laid.add(zones.get(meld_key(number)))
    if NEW_MELD in zones:
        laid.add(zones[NEW_MELD], is_place=True)
    for zone in out:
        laid.add(zone)
    laid.fit_holes()
    return laid.rows


class _Rows:
    """The rows of melds, as they are filled."""

    def __init__(self, size: _Size, wide: float, most: int, opening: Opening | None) -> None:
        self.rows: list[list[_Spot]] = []
        self._size = size
        self._wide = wide
        self._most = most
        self._opening = opening
        self._x = 0.0
        """Where the next one comes in the last row."""
        self._holes: list[tuple[list[_Spot], _Spot]] = []
        """Emptied melds that lay there, each with its row."""

    def begin_row(self) -> None:
        self.rows.append([])
        self._x = 0.0

    def put_back(self, before: MeldZone, zone: MeldZone | None) -> None:
        """*zone* has the place that it had when it was like *before*; None: it is no more."""
        line = _row(before, self._size)
        if zone is not None and zone.place is Place.HOLE:
            self._holes.append((self.rows[-1], _Spot(zone, _Row(line.width), self._x)))
        elif zone is not None:
            self.rows[-1].append(_Spot(zone, _row(zone, self._size, self._opening), self._x))
        self._x += line.width + self._size.between

    def push(self) -> list[MeldZone]:
        """Let longer melds push others; those for which no room is left in their row."""
        out = [spot.zone for row in self.rows for spot in _pushed(row, self._size, self._wide)]
        self._x = max(self._x, _end(self.rows[-1], self._size))
        return out

    def add(self, zone: MeldZone | None, *, is_place: bool = False) -> None:
        """*zone* comes after all others; None: only its room is kept. *is_place*: it is the place
        for a new meld."""
        size, slot = self._size, self._size.width + 2 * self._size.strip
        line = _Row(slot) if zone is None else _row(zone, size, self._opening)
        taken = max(line.width, slot)
        if self._x and self._x + taken > self._wide:
            # After the last row that there can be, whichever has room at its end; the place for one
            # more needs less of it, and can be done without.
            taken = line.width if is_place else taken
            fits = (row for row in self.rows if _end(row, size) + taken <= self._wide)
            row = next(fits, None)
            if len(self.rows) >= self._most and (row is not None or is_place):
                if zone is not None and row is not None:
                    row.append(_Spot(zone, line, _end(row, size)))
                return
            self.begin_row()
        if zone is not None:
            self.rows[-1].append(_Spot(zone, line, self._x))
        self._x += taken + size.between

    def fit_holes(self) -> None:
        """Put each hole between those beside it, where there is room for a card."""
        for spots, hole in self._holes:
            between = self._size.between
            ends = [spot.x + spot.line.width + between for spot in spots if spot.x < hole.x]
            right = min([hole.x + hole.line.width, *(s.x - between for s in spots if s.x > hole.x)])
            hole.x = max([hole.x, *ends])
            if right - hole.x >= self._size.width:
                hole.line = _Row(right - hole.x)
                spots.append(hole)


def _end(row: Sequence[_Spot], size: _Size) -> float:
    """Where one more has its place in *row*."""
    return max((spot.x + spot.line.width + size.between for spot in row), default=0.0)


def _pushed(row: list[_Spot], size: _Size, wide: float) -> list[_Spot]:
    """Put each meld of *row* to the right of the one before it, and only as far as it has to.

    At the right edge they close up. Gives those for which there is no room at all.
    """
    out: list[_Spot] = []
    between = min(size.between, _LEAST_BETWEEN)
    while sum(spot.line.width + between for spot in row) - between > wide and len(row) > 1:
        out.append(row.pop())
    end = 0.0
    for spot in row:
        spot.x = max(spot.x, end)
        end = spot.x + spot.line.width + size.between
    end = wide
    for spot in reversed(row):
        spot.x = max(0.0, min(spot.x, end - spot.line.width))
        end = spot.x - between
    return out


def _row(zone: MeldZone, size: _Size, opening: Opening | None = None) -> _Row:
    """The cards of one meld; those that are being dragged keep their room, and those that are held
    over it have room where they would lie."""
    x, before = 0.0, 0
    opened = opening.index if opening is not None and opening.key == zone.key else -1
    room = 0.0 if opening is None else size.strip * opening.count
    cards: list[tuple[Card, float]] = []
    holes: list[tuple[int, float, float]] = []
    staying = set(zone.cards)
    for n, laid in enumerate(zone.laid):
        wide = size.strip * min(2, zone.holes[n])
        if before == opened:
            wide, opened = max(wide, room), -1
        if wide:
            holes.append((before, x, wide))
            x += wide
        if laid.card in staying:
            cards.append((laid.card, x))
            before += 1
        is_last = n + 1 == len(zone.laid)
        step = max(size.strip, JOKER_STRIP) if laid.card.is_joker else size.strip
        # Before a hole the whole strip shows, and nothing of the face below it.
        if is_last and opened >= 0:
            wide = room - size.strip + size.width
            holes.append((before, x + step, wide))
            x += step + wide
        else:
            x += size.width if is_last else step
    least = max(size.width, _LEAST_SLOT) if zone.place is Place.NEW_MELD else size.width
    return _Row(max(x, least), tuple(cards), tuple(holes))


def _placed(
    zone: MeldZone, line: _Row, x: float, y: float, size: _Size, layer: float, pitch: float
) -> ZonePlace:
    # Of all but the last card only a strip shows.
    covered = CardPlace(x, y, size.width, Form.STACK)
    last = Form.FULL if size.width >= 72 else Form.STACK
    cards = tuple(
        (card, replace(covered, x=x + at, form=form, layer=layer + n))
        for n, (card, at) in enumerate(line.cards)
        for form in [last if n + 1 == len(line.cards) else Form.STACK]
    )
    rect = QRectF(x, y, line.width, size.height)
    half, apart = size.between / 2, max(0.0, pitch - size.height)
    drop = rect.adjusted(-half, -apart / 2, half, apart / 2)
    gaps = {before: QRectF(x + at, y, wide, size.height) for before, at, wide in line.holes}
    return ZonePlace(zone.key, rect, drop, QRectF(), cards, (), gaps)
