"""Lays the table of Raub out: seats around one square, trumps and Refe in the upper corners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from handfoot_gui.core.table import HAND, STOCK, Zone
from handfoot_gui.games.raub.presenter.scene import ASIDE, UPCARDS, Place, RaubScene
from handfoot_gui.games.raub.rules.options import Direction
from handfoot_gui.ui.art.faces import STRIP
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.table.delegate import Viewport
from handfoot_gui.ui.table.places import HAND_LAYER, RATIO, CardPlace, TablePlaces, ZonePlace

MARGIN: Final = 20.0
TOP: Final = 12.0
TOP_BAR: Final = 48.0
GAP: Final = 10.0
BADGE: Final = (240.0, 60.0)
CORNER_HEIGHT: Final = 118.0
LARGE_FROM: Final = 720.0
"""Height from which corners and small cards grow with the window, bar included."""
WIDEST: Final = 2.1
"""A table wider than this, by its height, keeps to the middle."""
LEAST_CARD: Final = 44.0
KNOWN_CARD: Final = 46.0
_LEAST_NOTE: Final = 60.0
_LEAST_SQUARE: Final = 260.0
_WIDEST_HAND: Final = 184.0
_WIDEST_TRICK: Final = 168.0


class Spacing(Struct, frozen=True):
    """Heights and distances; they are smaller where a large text leaves little room."""

    top: float = TOP
    badge: float = BADGE[1]
    strip: float = 52
    below_hand: float = 12
    above_hand: float = 24
    hand_share: float = 0.247
    """Height of the hand's cards by that of the window."""
    tag: float = 34
    """Room above the upper card of the square for its tag."""
    apart: float = 10
    """Between the cards of a trick."""
    below: float = 16
    """Between the own card and the edge of the square."""
    beside: float = 12
    """Between badge and square."""


_ROOMY: Final = Spacing()
_LOW: Final = Spacing(6, 46, 44, 6, 20, 0.215, 26, 6, 6, 6)


class RaubPlaces(TablePlaces, frozen=True, kw_only=True):
    """The places of everything, and the panels that are only painted."""

    square: QRectF = field(default_factory=QRectF)
    trumps: QRectF = field(default_factory=QRectF)
    refe: QRectF = field(default_factory=QRectF)
    own: QRectF = field(default_factory=QRectF)
    """The badge of the player whose hand is shown."""
    reason: QRectF = field(default_factory=QRectF)
    """Beside the hand: why some of its cards are pale."""
    is_covered: bool = False
    """The tricks looked at again take the place of everything else."""
    past: tuple[QRectF, ...] = ()
    """Tricks that are looked at again."""


def lay_out(table: RaubScene, room: Viewport) -> RaubPlaces:
    """Places of everything in units."""
    width, height = room.width, room.height
    whole = height + TOP_BAR
    left = max(0.0, (width - WIDEST * whole) / 2)
    wide = width - 2 * left
    is_low = whole < 620
    space = _LOW if is_low else _ROOMY
    hand_wide = max(72.0, min(_WIDEST_HAND, space.hand_share * whole / RATIO)) * (
        1.0 if is_low else min(room.card_factor, 1.12)
    )
    hand_high = hand_wide * RATIO
    hand_top = height - space.below_hand - hand_high
    strip_top = hand_top - space.above_hand - space.strip
    strip = QRectF(left + MARGIN, strip_top, wide - 2 * MARGIN, space.strip)
    bottom = strip.top() - (space.beside if is_low else GAP)

    badge_wide, badge_high = min(BADGE[0], 0.27 * wide), space.badge
    growth = max(1.0, whole / LARGE_FROM)
    known = KNOWN_CARD * growth
    corner_wide = min(
        240.0 * growth,
        (wide - badge_wide - 2 * MARGIN - 48) / 2,
        (wide - _LEAST_SQUARE) / 2 - MARGIN - 12,
    )
    top = space.top
    corner_high = min(CORNER_HEIGHT * growth, 0.52 * (bottom - top))
    trumps = QRectF(left + MARGIN, top, corner_wide, corner_high)
    refe = QRectF(left + wide - MARGIN - corner_wide, top, corner_wide, corner_high)
    middle = left + wide / 2
    top_badge = QRectF(middle - badge_wide / 2, top, badge_wide, badge_high)
    has_top = room.badges != 2
    square_top = top_badge.bottom() + space.beside if has_top else top
    square_high = bottom - square_top
    square_wide = min(max(1.5 * square_high, _LEAST_SQUARE), wide - 2 * (corner_wide + MARGIN + 12))
    square = QRectF(middle - square_wide / 2, square_top, square_wide, square_high)
    side_wide = min(badge_wide, max(120.0, square.left() - left - MARGIN - 12))
    side_top = min(
        bottom - badge_high,
        max(square.center().y() - badge_high / 2, trumps.bottom() + known * RATIO + 14),
    )
    side_top = max(side_top, min(bottom - badge_high, trumps.bottom() + 8))
    left_badge = QRectF(left + MARGIN, side_top, side_wide, badge_high)
    right_badge = QRectF(left + wide - MARGIN - side_wide, side_top, side_wide, badge_high)
    is_covered = is_low and table.is_looking_back
    if is_covered:
        square = QRectF(left + MARGIN, top, wide - 2 * MARGIN, bottom - top)
    badges = _in_turn(room.badges, left_badge, top_badge, right_badge, table.direction)

    own_wide = min(190.0, 0.19 * wide)
    own = QRectF(left + MARGIN, hand_top + 8, own_wide, badge_high)
    side = own_wide + MARGIN + 16
    hand = QRectF(left + side, hand_top, wide - 2 * side, hand_high)
    reason = QRectF(hand.right() + 8, hand_top + 8, own_wide + 8, hand_high - 16)

    below = left_badge.top() if room.badges > 1 else bottom
    has_room = trumps.bottom() + 8 + known * RATIO <= below
    empty = RaubPlaces(
        width, height, badges, (), strip, hand,
        square=square, trumps=trumps, refe=refe, own=own, reason=reason,
        is_covered=is_covered, past=_past(table, square),
    )  # fmt: skip
    zones = _shown(table, empty, space, room.badges, hand_wide, left, 0.0 if is_low else known)
    corner = _in_corner(table, trumps, known, has_room=has_room)
    if table.is_before_play:
        zones.update(_centre(table, square))
        if table.trumps is not None:
            zones[UPCARDS] = corner[UPCARDS]
    elif not is_covered:
        zones.update(corner)
    return replace(empty, zones=zones)


def _shown(
    table: RaubScene,
    places: RaubPlaces,
    space: Spacing,
    others: int,
    hand_wide: float,
    left: float,
    known: float,
) -> dict[str, ZonePlace]:
    """The hand, the trick, cards in others' hands that are *known* wide (0: left out), and tricks
    that are looked at again, in the rooms of *places*."""
    square = places.square
    spots = _spots(square, places.badges, table, others, space)
    zones: dict[str, ZonePlace] = {}
    for zone in table.zones:
        match zone.place:
            case Place.HAND:
                zones[HAND] = _hand(
                    zone, places.hand, hand_wide, left, places.prompt_bar, places.height
                )
            case Place.KNOWN if zone.side is not None and known:
                zones[zone.key] = _known(zone, places.badges, table, others, places.refe, known)
            case Place.TRICK if zone.side is not None:
                rect = spots[zone.side]
                is_own = zone.side == table.seat
                zones[zone.key] = _spread(zone, (rect,), square if is_own else rect)
    looked_at = (zone for zone in table.zones if zone.place is Place.PAST)
    for zone, cell in zip(looked_at, places.past, strict=False):
        zones[zone.key] = _spread(zone, _row_in(cell, others + 1), cell)
    return zones


def _in_turn(
    count: int, left: QRectF, top: QRectF, right: QRectF, direction: Direction
) -> tuple[QRectF, ...]:
    """The badges of the others in turn order: the next player sits on the side play runs to."""
    around = {1: (top,), 2: (right, left), 3: (right, top, left)}.get(count, ())
    return around if direction is Direction.RIGHT else around[::-1]


def _spots(
    square: QRectF, badges: Sequence[QRectF], table: RaubScene, others: int, space: Spacing
) -> dict[int, QRectF]:
    """Where each seat's card of the trick lies, by seat: towards its player."""
    card_high = (square.height() - space.tag - space.apart - space.below) / 2
    wide = min(_WIDEST_TRICK, card_high / RATIO, (square.width() - 4 * space.apart) / 3)
    tall = wide * RATIO
    x, y = square.center().x() - wide / 2, square.center().y() - tall / 2 + 6
    top = QRectF(x, square.top() + space.tag, wide, tall)
    own = QRectF(x, square.bottom() - space.below - tall, wide, tall)
    away = wide + min(28.0, (square.width() - 3 * wide) / 4)
    side = (QRectF(x - away, y, wide, tall), QRectF(x + away, y, wide, tall))
    count = others + 1
    found = {int(table.seat): own}
    for step, badge in enumerate(badges, start=1):
        is_top = abs(badge.center().x() - square.center().x()) < 1
        is_right = badge.center().x() > square.center().x()
        found[(table.seat + step) % count] = top if is_top else side[is_right]
    return found


def _hand(
    zone: Zone, hand: QRectF, width: float, left: float, strip: QRectF, height: float
) -> ZonePlace:
    """Cards side by side in the middle, or their backs while they are unseen."""
    count = len(zone.cards) + zone.backs
    step = min(1.2 * width, (hand.width() - width) / max(1, count - 1))
    x = hand.center().x() - (width + step * (count - 1)) / 2
    places = [
        CardPlace(x + step * index, hand.top(), width, Form.FULL, layer=HAND_LAYER + index)
        for index in range(count)
    ]
    area = QRectF(left, strip.bottom(), hand.right() + 16 - left, height - strip.bottom())
    cards = tuple(zip(zone.cards, places, strict=False))
    return ZonePlace(HAND, hand, area, QRectF(), cards, tuple(places[len(zone.cards) :]))


def _known(
    zone: Zone,
    badges: Sequence[QRectF],
    table: RaubScene,
    others: int,
    refe: QRectF,
    width: float,
) -> ZonePlace:
    """Cards *width* wide at the badge of the player who holds them; what is said of them where
    there is room, at the upper badge only as far as *refe*."""
    assert zone.side is not None
    badge = badges[(zone.side - table.seat) % (others + 1) - 1]
    is_top = badge.top() <= TOP + 1
    x = badge.right() + 8 if is_top else badge.left() + 8
    y = badge.top() - 1 if is_top else badge.bottom() + 8
    rects = [QRectF(x + n * (width + 4), y, width, width * RATIO) for n in range(len(zone.cards))]
    placed = _spread(zone, rects, badge)
    label = QRectF(placed.rect.right() + 8, placed.rect.top(), 110, width * RATIO)
    if is_top:
        label.setRight(min(label.right(), refe.left() - 8))
    return replace(placed, label=label if label.width() >= _LEAST_NOTE else QRectF())


def _spread(zone: Zone, rects: Sequence[QRectF], drop: QRectF) -> ZonePlace:
    """Cards in the given rectangles, from the left."""
    cards = tuple(
        (card, _at(rect, 30 + index))
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
    wide = min(_WIDEST_TRICK, by_height, (square.width() - 24) / columns - 14)
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
        under = laid.rect.adjusted(-20, laid.rect.height() + 16, 20, 36)
        found[ASIDE] = ZonePlace(ASIDE, laid.rect, square, under, laid.cards, piled)
    if table.trumps is None:
        lying = QRectF(rest[0]).united(rest[-1])
        said = QRectF(lying.left() - 20, lying.bottom() + 6, lying.width() + 40, 20)
        found[UPCARDS] = replace(_spread(upcards, rest, lying), label=said)
    return found


def _in_corner(
    table: RaubScene, trumps: QRectF, width: float, *, has_room: bool
) -> dict[str, ZonePlace]:
    """The card that stands for trumps in the corner, refused upcards *width* wide below it, or
    behind it where below it there is no room."""
    found = {}
    zone = table.zone(UPCARDS)
    card = sign_rect(trumps)
    if zone is not None:
        count = max(0, len(zone.cards) - 1)
        if has_room:
            rects = [
                QRectF(trumps.left() + 8 + n * (width + 6), trumps.bottom() + 6, width,
                       width * RATIO)
                for n in range(count)
            ]  # fmt: skip
            refused = [_at(rect) for rect in rects]
        else:
            step = STRIP[Form.STACK] * card.width()
            refused = [
                CardPlace(card.x() + n * step, card.y(), card.width(), Form.STACK, layer=30 + n / 9)
                for n in range(count)
            ]
            card.translate(count * step, 0)
        cards = tuple(zip(zone.cards, refused, strict=False))
        if zone.cards:
            cards = (*cards, (zone.cards[-1], _at(card, 31)))
        found[UPCARDS] = ZonePlace(UPCARDS, card, card, QRectF(), cards)
    talon = table.zone(STOCK)
    if talon is not None:
        spot = QRectF(trumps.right() - 30, trumps.bottom() - 34, 18, 18 * RATIO)
        found[STOCK] = ZonePlace(STOCK, spot, spot, QRectF())
    return found


def sign_rect(trumps: QRectF) -> QRectF:
    """Where the card that made trumps lies in its corner, or the suit alone."""
    high = min(trumps.height() - 26, 0.4 * trumps.width())
    return QRectF(trumps.left() + 13, trumps.center().y() - high / 2, high / RATIO, high)
