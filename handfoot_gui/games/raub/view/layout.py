"""Lays the table of Raub out: the trick between two columns of seats and panels, the hand below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import product, starmap
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from handfoot_gui.core.table import HAND, STOCK, Zone
from handfoot_gui.games.raub.presenter.scene import ASIDE, UPCARDS, Place, RaubScene
from handfoot_gui.games.raub.rules.options import Direction
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.table.delegate import Viewport
from handfoot_gui.ui.table.from_afar import frame_of
from handfoot_gui.ui.table.places import HAND_LAYER, RATIO, CardPlace, TablePlaces, ZonePlace
from handfoot_gui.ui.table.seat_chips import chips

MARGIN: Final = 16.0
TOP_BAR: Final = 48.0
LARGE_FROM: Final = 720.0
"""Height from which panels and small cards grow with the window, bar included."""
WIDEST: Final = 2.1
"""A table wider than this, by its height, keeps to the middle."""
LEAST_CARD: Final = 44.0
KNOWN_CARD: Final = 46.0
_LEAST_NOTE: Final = 60.0
_WIDEST_HAND: Final = 184.0
_WIDEST_TRICK: Final = 230.0
_LIKED_HAND: Final = 100.0
"""Of a card in the hand where the seats stand in the bar over a low table; what is left is the
trick's, whose cards are _LEAST_TRICK wide at least."""
_LEAST_TRICK: Final = 72.0
_LEAST_SQUARE: Final = 300.0
"""How wide the square is there at least: room for its title."""
_HAND_ACROSS: Final = 4.12
"""Of a card's width: four cards of the hand there, none on another."""
_WIDEST_SHOWN: Final = 168.0
"""Of talon and upcards while it is asked about them."""
_WIDEST_COLUMN: Final = 240.0
_DROP: Final = 0.62
"""Of a card's height: so much lower lie the cards between those that lie higher."""
_STEP: Final = 1.094
"""Of a card's width: from one card of a trick to the next, and beside the outer ones _EDGE."""
_EDGE: Final = 0.12
_STEP_OF_FOUR: Final = 0.727
"""The same where four lie higher and lower by turns: a lower one covers a corner of those beside
it, below their index."""
_SQUARE: Final = 1 + 2 * _STEP + 2 * _EDGE
"""Of a card's width: the room of a trick."""
_BELOW_TOP: Final = 16.0
"""From the top of a player's card to that of the badge beside it."""
_MOST_BESIDE: Final = 0.6
OWN_HEIGHT: Final = 92.0


class Density(Struct, frozen=True):
    """How high the parts of a column are."""

    badge: float
    known: float
    """How wide cards are that are known to be in a hand."""
    panel: float


class Spacing(Struct, frozen=True):
    """Heights and distances; they are smaller where a large text leaves little room."""

    top: float = 8
    strip: float = 54
    below_hand: float = 12
    above_hand: float = 24
    hand_share: float = 0.247
    """Height of the hand's cards by that of the window."""
    tag: float = 36
    """Room above the upper cards of the square for tags."""
    below: float = 12
    """Between the lower cards and the edge of the square."""
    gap: float = 10
    """Between zones."""
    column: float = 170
    """Width of a column at least."""
    densities: tuple[Density, ...] = (
        *starmap(Density, product((92.0, 80.0), (KNOWN_CARD,), (170.0, 144.0, 118.0))),
        Density(80.0, 42.0, 118.0),
        Density(80.0, 42.0, 92.0),
        Density(64.0, 42.0, 72.0),
    )
    """The first with which a column has room."""


_ROOMY: Final = Spacing()
_LOW: Final = Spacing(
    6, 44, 6, 20, 0.215, 32, 6, 6, 140,
    (
        *starmap(Density, product((64.0,), (KNOWN_CARD,), (150.0, 132.0, 118.0, 104.0, 90.0))),
        Density(46.0, KNOWN_CARD, 104.0),
        Density(46.0, KNOWN_CARD, 72.0),
    ),
)  # fmt: skip


_AFAR: Final = Spacing(tag=30, below=10, gap=8, column=160)
"""On a table without hands."""
_GROWS_FROM: Final = 400.0
"""Height between plates and strip from which panels and small cards grow there."""
_PANEL: Final = 190.0
_LEAST_BESIDE: Final = 500.0
"""Height of the table from which there is room beside tricks that are looked at again."""


class Side(StrEnum):
    """Where the others sit around the square."""

    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


class RaubPlaces(TablePlaces, frozen=True, kw_only=True):
    """The places of everything, and the panels that are only painted."""

    square: QRectF = field(default_factory=QRectF)
    trumps: QRectF = field(default_factory=QRectF)
    refe: QRectF = field(default_factory=QRectF)
    """The panel of the Refe, and of the cards turned down."""
    turned_down: QRectF = field(default_factory=QRectF)
    """What is said above those cards."""
    talon: QRectF = field(default_factory=QRectF)
    """How many cards are left, below them."""
    own: QRectF = field(default_factory=QRectF)
    """The badge of the player whose hand is shown."""
    reason: QRectF = field(default_factory=QRectF)
    """Beside the hand: why some of its cards are pale."""
    is_covered: bool = False
    """The tricks looked at again take the place of everything else."""
    past: tuple[QRectF, ...] = ()
    """Tricks that are looked at again."""


class _Column(Struct, frozen=True):
    """One side of the square."""

    badges: dict[Side, QRectF]
    panel: QRectF
    known: float
    """How wide cards are that are known to be in a hand."""


def lay_out(table: RaubScene, room: Viewport) -> RaubPlaces:
    """Places of everything in units."""
    if not room.shows_hand:
        return _without_hand(table, room)
    width, height = room.width, room.height
    whole = height + TOP_BAR
    left = max(0.0, (width - WIDEST * whole) / 2)
    wide = width - 2 * left
    is_low = whole < 620
    space = _LOW if is_low else _ROOMY
    space = replace(space, strip=max(space.strip, room.least_bar))
    hand_wide = max(72.0, min(_WIDEST_HAND, space.hand_share * whole / RATIO)) * (
        1.0 if is_low else min(room.card_factor, 1.12)
    )
    own_wide = min(196.0, 0.2 * wide)
    reason_wide = max(112.0, min(220.0, 0.145 * wide))
    across = wide - 2 * MARGIN - own_wide - 24 - 12 - reason_wide
    if room.bar is not None:
        hand_wide = max(hand_wide, min(across / _HAND_ACROSS, _beside_no_seats(height, space)))
    hand_high = hand_wide * RATIO
    hand_top = height - space.below_hand - hand_high
    strip_top = hand_top - space.above_hand - space.strip
    strip = QRectF(left + MARGIN, strip_top, wide - 2 * MARGIN, space.strip)
    top, bottom = space.top, strip.top() - space.gap

    growth = max(1.0, whole / LARGE_FROM)
    inner = QRectF(left + MARGIN, top, wide - 2 * MARGIN, bottom - top)
    column_wide = _column_width(inner, space, growth)
    if room.bar is not None:
        column_wide = min(column_wide, (inner.width() - _LEAST_SQUARE) / 2 - space.gap)
    square = inner.adjusted(column_wide + space.gap, 0, -column_wide - space.gap, 0)
    sides = _sides(room.badges, table.direction)
    spots = _spots(square, room.badges, space)
    has_known = _with_known(table, sides, room.badges) if not is_low else frozenset()
    columns = [
        _column(
            QRectF(x, top, column_wide, bottom - top),
            [side for side in beside if side in spots and room.bar is None],
            spots, has_known, space, growth,
        )
        for x, beside in (
            (inner.left(), (Side.LEFT,)),
            (square.right() + space.gap, (Side.TOP, Side.RIGHT)),
        )
    ]  # fmt: skip
    trumps, refe = (column.panel for column in columns)
    if room.bar is None:
        by_side = {**columns[0].badges, **columns[1].badges}
        badges = tuple(by_side[side] for side in sides)
    else:
        badges = chips(room.bar, room.badges)
    is_covered = is_low and table.is_looking_back
    if is_covered:
        square = inner

    own_high = min(OWN_HEIGHT if not is_low else 64.0, hand_high)
    own = QRectF(left + MARGIN, hand_top + (hand_high - own_high) / 2, own_wide, own_high)
    reason = QRectF(left + wide - MARGIN - reason_wide, hand_top + 8, reason_wide, hand_high - 16)
    hand = QRectF(own.right() + 24, hand_top, across, hand_high)

    empty = RaubPlaces(
        width, height, badges, (), strip, hand,
        square=square, trumps=trumps, refe=refe, own=own, reason=reason,
        is_covered=is_covered, past=_past(table, square),
    )  # fmt: skip
    known = () if is_low else tuple(column.known for column in columns)
    zones = _shown(table, empty, spots, sides, hand_wide, left, known)
    if table.is_before_play:
        zones.update(_centre(table, square))
    if is_covered or (table.is_before_play and table.trumps is None):
        return replace(empty, zones=zones)
    return _with_panels(table, empty, zones, growth)


def _beside_no_seats(high: float, space: Spacing) -> float:
    """How wide cards of the hand can be on a table so *high* whose columns have no seats."""
    around = space.top + space.gap + space.strip + space.above_hand + space.below_hand
    square = space.tag + space.below + _LEAST_TRICK * RATIO * (1 + _DROP)
    return min(_LIKED_HAND, (high - around - square) / RATIO)


def _without_hand(table: RaubScene, room: Viewport) -> RaubPlaces:
    """The trick between the panels, as large as can be, the plates above and below."""
    frame = frame_of(room.width, room.height, room.badges, bar=room.least_bar)
    middle = frame.middle
    growth = max(1.0, middle.height() / _GROWS_FROM)
    column_wide = _column_width(middle, _AFAR, growth)
    square = middle.adjusted(column_wide + _AFAR.gap, 0, -column_wide - _AFAR.gap, 0)
    high = min(middle.height(), _PANEL * growth)
    trumps = QRectF(middle.left(), middle.bottom() - high, column_wide, high)
    refe = trumps.translated(middle.right() - trumps.right(), 0)
    is_covered = table.is_looking_back and room.height < _LEAST_BESIDE
    if is_covered:
        square = middle
    empty = RaubPlaces(
        room.width, room.height, frame.plates, (), frame.prompt_bar, QRectF(),
        square=square, trumps=trumps, refe=refe, is_covered=is_covered, past=_past(table, square),
        afar=frame.own,
    )  # fmt: skip
    sides = _sides(room.badges, table.direction)
    spots = _spots(square, room.badges, _AFAR)
    zones = _shown(table, empty, spots, sides, 0.0, 0.0, ())
    if table.is_before_play:
        zones.update(_centre(table, square))
    if is_covered or (table.is_before_play and table.trumps is None):
        return replace(empty, zones=zones)
    return _with_panels(table, empty, zones, growth)


def _column_width(inner: QRectF, space: Spacing, growth: float) -> float:
    """What is left beside a square as wide as its trick needs, where that is not too little."""
    card = min(_WIDEST_TRICK, _by_height(inner.height(), space))
    free = (inner.width() - _SQUARE * card) / 2 - space.gap
    return max(space.column, min(_WIDEST_COLUMN * growth, free))


def _by_height(high: float, space: Spacing) -> float:
    """How wide cards of a trick can be in a square so *high*."""
    return (high - space.tag - space.below) / (1 + _DROP) / RATIO


def _sides(count: int, direction: Direction) -> tuple[Side, ...]:
    """Where the others sit in turn order: the next player on the side play runs to."""
    if count == 1:
        return (Side.RIGHT,)
    around = {2: (Side.RIGHT, Side.LEFT), 3: (Side.RIGHT, Side.TOP, Side.LEFT)}.get(count, ())
    return around if direction is Direction.RIGHT else around[::-1]


def _with_known(table: RaubScene, sides: Sequence[Side], others: int) -> frozenset[Side]:
    """Those of whom all know a card in the hand."""
    holders = (zone.side for zone in table.zones if zone.place is Place.KNOWN)
    return frozenset(
        sides[(seat - table.seat) % (others + 1) - 1] for seat in holders if seat is not None
    )


def _column(
    room: QRectF,
    sides: Sequence[Side],
    spots: Mapping[Side | None, QRectF],
    has_known: frozenset[Side],
    space: Spacing,
    growth: float,
) -> _Column:
    """The badges of *sides* in *room*, each at the height of its card, and the panel below."""

    if not sides:
        return _Column({}, QRectF(room), space.densities[0].known * growth)
    fitting: list[_Column] = []
    for density in space.densities:
        known = density.known * growth
        high = min(density.panel * growth, 0.62 * room.height())
        panel = QRectF(room.left(), room.bottom() - high, room.width(), high)
        column, below = _Column({}, panel, known), panel.top() - space.gap
        for side in reversed(sides):
            taken = density.badge + (known * RATIO + 8 if side in has_known else 0)
            top = min(spots[side].top() + _BELOW_TOP, below - taken)
            column.badges[side] = QRectF(room.left(), top, room.width(), density.badge)
            below = top - space.gap
        if below + space.gap >= room.top():
            if all(_is_beside(column.badges[side], spots[side]) for side in sides):
                return column
            fitting.append(column)
    return fitting[0] if fitting else column


def _is_beside(badge: QRectF, card: QRectF) -> bool:
    """Whether most of *badge* is at the height of *card*."""
    common = min(badge.bottom(), card.bottom()) - max(badge.top(), card.top())
    return common >= _MOST_BESIDE * badge.height()


def _shown(
    table: RaubScene,
    places: RaubPlaces,
    spots: Mapping[Side | None, QRectF],
    sides: Sequence[Side],
    hand_wide: float,
    left: float,
    known: Sequence[float],
) -> dict[str, ZonePlace]:
    """The hand, the trick, cards in others' hands that are *known* wide in the two columns (none:
    left out), and tricks that are looked at again, in the rooms of *places*."""
    square, others = places.square, len(sides)
    zones: dict[str, ZonePlace] = {}
    for zone in table.zones:
        step = 0 if zone.side is None else (zone.side - table.seat) % (others + 1)
        side = sides[step - 1] if step else None
        match zone.place:
            case Place.HAND:
                zones[HAND] = _hand(
                    zone, places.hand, hand_wide, left, places.prompt_bar, places.height
                )
            case Place.KNOWN if side is not None and known:
                width = known[side is not Side.LEFT]
                zones[zone.key] = _known(zone, places.badges[step - 1], width)
            case Place.TRICK:
                rect = spots[side]
                drop = square if side is None else rect
                zones[zone.key] = _spread(zone, (rect,), drop, _trick_layer(spots, rect))
    looked_at = (zone for zone in table.zones if zone.place is Place.PAST)
    for zone, cell in zip(looked_at, places.past, strict=False):
        zones[zone.key] = _spread(zone, _row_in(cell, others + 1), cell)
    return zones


def _trick_layer(spots: Mapping[Side | None, QRectF], rect: QRectF) -> float:
    """Lower cards lie over higher ones."""
    return 30.0 + 4 * (rect.top() > min(spot.top() for spot in spots.values()))


def _spots(square: QRectF, others: int, space: Spacing) -> dict[Side | None, QRectF]:
    """Where the card of each player of a trick lies, towards the player; None: the own one.

    Those at the sides lie higher than those between them, so that the cards are large.
    """
    wide = min(_WIDEST_TRICK, _by_height(square.height(), space), square.width() / _SQUARE)
    tall = wide * RATIO
    spare = square.height() - space.tag - space.below - (1 + _DROP) * tall
    high = square.top() + space.tag + spare / 2
    low = high + _DROP * tall
    step = wide * (_STEP_OF_FOUR if others == 3 else _STEP)
    around: dict[Side | None, tuple[float, float]] = {None: (0, low)}
    match others:
        case 1:
            around = {Side.RIGHT: (0.5, high), None: (-0.5, low)}
        case 2:
            around |= {Side.LEFT: (-1, high), Side.RIGHT: (1, high)}
        case 3:
            around = {Side.LEFT: (-1.5, high), None: (-0.5, low), Side.TOP: (0.5, high)}
            around[Side.RIGHT] = (1.5, low)
    x = square.center().x() - wide / 2
    return {side: QRectF(x + at * step, y, wide, tall) for side, (at, y) in around.items()}


def _hand(
    zone: Zone, hand: QRectF, width: float, left: float, strip: QRectF, height: float
) -> ZonePlace:
    """Cards side by side in the middle, or their backs while they are unseen."""
    count = len(zone.cards) + zone.backs
    step = min(1.145 * width, (hand.width() - width) / max(1, count - 1))
    x = hand.center().x() - (width + step * (count - 1)) / 2
    places = [
        CardPlace(x + step * index, hand.top(), width, Form.FULL, layer=HAND_LAYER + index)
        for index in range(count)
    ]
    area = QRectF(left, strip.bottom(), hand.right() + 16 - left, height - strip.bottom())
    cards = tuple(zip(zone.cards, places, strict=False))
    return ZonePlace(HAND, hand, area, QRectF(), cards, tuple(places[len(zone.cards) :]))


def _known(zone: Zone, badge: QRectF, width: float) -> ZonePlace:
    """Cards *width* wide below the *badge* of the player who holds them, and what is said of them
    where there is room."""
    x, y = badge.left() + 8, badge.bottom() + 6
    rects = [QRectF(x + n * (width + 4), y, width, width * RATIO) for n in range(len(zone.cards))]
    placed = _spread(zone, rects, badge)
    label = QRectF(placed.rect.right() + 8, placed.rect.top(), 0, width * RATIO)
    label.setRight(badge.right())
    return replace(placed, label=label if label.width() >= _LEAST_NOTE else QRectF())


def _spread(zone: Zone, rects: Sequence[QRectF], drop: QRectF, layer: float = 30) -> ZonePlace:
    """Cards in the given rectangles, from the left."""
    cards = tuple(
        (card, _at(rect, layer + index))
        for index, (card, rect) in enumerate(zip(zone.cards, rects, strict=False))
    )
    whole = QRectF(rects[0]) if rects else QRectF(drop)
    for rect in rects[1:]:
        whole = whole.united(rect)
    return ZonePlace(zone.key, whole, drop, QRectF(), cards)


def _at(rect: QRectF, layer: float = 30) -> CardPlace:
    form = Form.FULL if rect.width() >= 72 else Form.ROW
    return CardPlace(rect.x(), rect.y(), rect.width(), form, layer=layer)


def _past(table: RaubScene, square: QRectF) -> tuple[QRectF, ...]:
    """Cells for the tricks looked at again: two by two."""
    wide, high = (square.width() - 24) / 2, (square.height() - 20) / 2
    return tuple(
        QRectF(square.left() + 12 + (n % 2) * wide, square.top() + 10 + (n // 2) * high,
               wide, high)
        for n in range(len(table.past_texts))
    )  # fmt: skip


def _row_in(cell: QRectF, count: int) -> tuple[QRectF, ...]:
    """Cards of a trick in its cell, below a line of text."""
    wide = min(96.0, (cell.width() - 12) / max(1, count) - 6, (cell.height() - 34) / RATIO)
    down = min(12.0, (cell.height() - 26 - wide * RATIO) / 2)
    return tuple(
        QRectF(cell.left() + 6 + n * (wide + 6), cell.top() + 26 + down, wide, wide * RATIO)
        for n in range(count)
    )


def _centre(table: RaubScene, square: QRectF) -> dict[str, ZonePlace]:
    """Talon and upcards, or talon and the place to lay cards aside, in the square."""
    found: dict[str, ZonePlace] = {}
    talon, upcards = table.zone(STOCK), table.zone(UPCARDS)
    aside = table.zone(ASIDE)
    if talon is None or upcards is None:
        return found
    shown = 1 if table.trumps is not None else max(1, len(upcards.cards))
    columns = 1 + shown
    by_height = (square.height() - 84) / RATIO
    wide = min(_WIDEST_SHOWN, by_height, (square.width() - 24) / columns - 14)
    wide = max(LEAST_CARD, wide)
    gap = min(22.0, max(8.0, (square.width() - 24 - columns * wide) / max(1, columns - 1)))
    x = square.center().x() - (columns * wide + (columns - 1) * gap) / 2
    top = square.top() + 42 + max(0.0, (square.height() - 84 - wide * RATIO) / 2)
    first = QRectF(x, top, wide, wide * RATIO)
    layers = min(4, (talon.backs + 4) // 5)
    backs = tuple(
        CardPlace(first.x() - 2 * depth, first.y() - 1.5 * depth, wide, Form.FULL, layer=20)
        for depth in reversed(range(layers))
    )
    label = QRectF(first.left() - gap / 2, first.bottom() + 6, wide + gap, 20)
    found[STOCK] = ZonePlace(STOCK, first, first, label, (), backs)
    rest = [first.translated((n + 1) * (wide + gap), 0) for n in range(shown)]
    if aside is not None:
        spot = rest[0]
        count = min(5, aside.backs)
        piled = tuple(
            CardPlace(spot.x() + 2 * n, spot.y() + 1.5 * n, wide, Form.FULL, layer=20 + n)
            for n in range(count)
        )
        steps = max(1, len(aside.cards) - 1)
        step = min(0.34 * wide, (square.right() - 12 - spot.right()) / steps)
        fan = [spot.translated(n * step, 0) for n in range(max(1, len(aside.cards)))]
        laid = _spread(aside, fan, square)
        under = laid.rect.adjusted(-20, laid.rect.height() + 8, 20, 28)
        found[ASIDE] = ZonePlace(ASIDE, laid.rect, square, under, laid.cards, piled)
    if table.trumps is None:
        lying = QRectF(rest[0]).united(rest[-1])
        said = QRectF(lying.left() - 20, lying.bottom() + 6, lying.width() + 40, 20)
        found[UPCARDS] = replace(_spread(upcards, rest, lying), label=said)
    return found


_BESIDE_SIGN: Final = 120.0
"""Of a panel's width: the words beside the card of trumps, and the gaps around both."""
_PILL: Final = 34.0
"""Of a panel's height: the Refe that waits, above the cards."""
_LINE: Final = 24.0
_WIDEST_TURNED: Final = 66.0


def _with_panels(
    table: RaubScene, places: RaubPlaces, zones: dict[str, ZonePlace], growth: float
) -> RaubPlaces:
    """*places* with the card that stands for trumps in its panel, and the upcards that were turned
    down in theirs, with as many words as have room beside cards that can be read."""
    upcards, panel = table.zone(UPCARDS), places.refe
    card = sign_rect(places.trumps)
    down: tuple[CardPlace, ...] = ()
    spoken, left = QRectF(), QRectF()
    if upcards is not None:
        count = max(0, len(upcards.cards) - 1)
        top = panel.top() + 10 + (_PILL if table.refes else 0)
        room = QRectF(panel.left() + 14, top, panel.width() - 28, panel.bottom() - 10 - top)
        if count:
            for above, below in ((_LINE, _LINE), (_LINE, 0), (0, 0)):
                high = room.height() - above - below
                across = (room.width() - 12 * (count - 1)) / count
                wide = min(_WIDEST_TURNED * growth, high / RATIO, across)
                if wide >= KNOWN_CARD:
                    break
            wide = max(wide, min(LEAST_CARD, across))
            spoken = QRectF(room.left(), room.top() - 4, room.width(), above)
            left = QRectF(room.left(), top + above + wide * RATIO + 4, room.width(), below)
            first, apart, top = room.left(), 12.0, top + above
            if wide * RATIO > room.height():
                # At the right of the Refe, not below it.
                wide, apart = min(wide, (panel.height() - 8) / RATIO), 4.0
                first = panel.right() - 8 - count * wide - (count - 1) * apart
                top = panel.bottom() - 4 - wide * RATIO
            down = tuple(
                _at(QRectF(first + n * (wide + apart), top, wide, wide * RATIO))
                for n in range(count)
            )
        cards = tuple(zip(upcards.cards, down, strict=False))
        if upcards.cards:
            cards = (*cards, (upcards.cards[-1], _at(card, 31)))
        zones[UPCARDS] = ZonePlace(UPCARDS, card, card, QRectF(), cards)
    if table.zone(STOCK) is not None and not table.is_before_play:
        spot = QRectF(panel.right() - 30, panel.bottom() - 34, 18, 18 * RATIO)
        zones[STOCK] = ZonePlace(STOCK, spot, spot, QRectF())
    return replace(places, zones=zones, turned_down=spoken, talon=left)


def sign_rect(trumps: QRectF) -> QRectF:
    """Where the card that made trumps lies in its panel, or the suit alone."""
    wide = max(LEAST_CARD, min(0.43 * trumps.width(), trumps.width() - _BESIDE_SIGN))
    high = min(trumps.height() - 26, wide * RATIO)
    return QRectF(trumps.left() + 14, trumps.center().y() - high / 2, high / RATIO, high)
