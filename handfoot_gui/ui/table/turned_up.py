"""The hands that everybody turns up once a deal is over: they lie where the own hand lay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import LeftOver
from handfoot_gui.core.table import HAND, Table
from handfoot_gui.ui.art.palette import Back, Form
from handfoot_gui.ui.table.places import (
    HAND_LAYER,
    LEAST_WIDTH,
    RATIO,
    CardPlace,
    CardSide,
    TablePlaces,
    ZonePlace,
    hand_places,
)

_GAP: Final = 18.0
"""Between two hands."""
_LABEL: Final = 24.0
"""Units of height above the cards, for whose they are and what they count."""
_LEAST_ROOM: Final = 136.0
"""Units of width that a hand has where there are so many, for the words above it."""
_STEPS: Final = (0.5, 0.36)
"""Of a card's width: what is wished for to show of each of a hand."""
_BEFORE_RESERVE: Final = 16.0
_RESERVE_WORDS: Final = 74.0
"""Units of width beside the cards that were kept apart, for how many they are."""
_EDGE: Final = 16.0
"""Units left free at the right end of the table."""


_ZONE_BELOW_BAR: Final = 12.0
"""Between the prompt bar and a zone for a hand."""
_ZONE_GAP: Final = 16.0
_ZONE_LABEL: Final = 48.0
"""Units of height of the words in a zone, with what is free around them."""
_ZONE_PAD: Final = 14.0
_ZONE_CARD: Final = 132.0
"""Units across a card in a zone, at most."""
_ZONE_LEAST: Final = 190.0
"""Units of width of a zone, at least."""
_ZONE_STRIP: Final = 0.28
"""Of a card's width: what shows at least of a covered card there."""


class TurnedUpHand(Struct, frozen=True):
    """One of the hands, and where it lies."""

    badge: PlayerBadge
    left: LeftOver
    place: ZonePlace
    reserve: ZonePlace | None = None
    """Where the cards that were kept apart lie closed, with room for words beside them; None where
    there are none, or only words of them have room."""

    zone: QRectF | None = None
    """What it lies in, where it has a zone of its own."""

    @property
    def seat(self) -> Seat:
        return self.left.seat

    @property
    def places(self) -> tuple[ZonePlace, ...]:
        """Where its cards lie."""
        return (self.place,) if self.reserve is None else (self.place, self.reserve)


def turned_up_key(seat: Seat) -> str:
    """What the place of the turned-up hand of *seat* is called."""
    return f"turned up {seat}"


def turned_up(
    left: Sequence[LeftOver],
    badges: Sequence[PlayerBadge],
    places: TablePlaces,
    *,
    in_zones: bool = False,
) -> tuple[TurnedUpHand, ...]:
    """The hands of *left* beside each other in the room of the own hand, each *in a zone* where
    there is room for that."""
    of = {badge.seat: badge for badge in badges}
    hands = [one for one in left if one.seat in of]
    if not hands:
        return ()
    bar = places.prompt_bar
    below = QRectF(bar.left(), bar.bottom() + _ZONE_BELOW_BAR, bar.width(), 0)
    below.setBottom(places.hand.bottom())
    liked = zone_card([len(one.cards) for one in hands], below.width())
    if in_zones and liked is not None:
        card = min(liked, (below.height() - _ZONE_LABEL - _ZONE_PAD) / RATIO)
        if card >= LEAST_WIDTH:
            return _in_zones(hands, of, below, card)
    whole = QRectF(places.hand)
    whole.setRight(max(whole.right(), places.prompt_bar.right() - _EDGE))
    card = (whole.height() - _LABEL) / RATIO
    rooms, are_reserves_shown = _rooms(hands, whole, card)
    return tuple(
        _hand(of[one.seat], one, room, card, is_reserve_shown=are_reserves_shown)
        for one, room in zip(hands, rooms, strict=True)
    )


def _rooms(hands: Sequence[LeftOver], whole: QRectF, card: float) -> tuple[list[QRectF], bool]:
    """Room for each of *hands*, whose cards are so wide, and whether that is enough to show what
    was kept apart: as much as it likes, or else what its words need and a share of the rest."""
    free = whole.width() - _GAP * (len(hands) - 1)
    ways = ([_liked(one, card, step) for one in hands] for step in _STEPS)
    liked = next((way for way in ways if sum(way) <= free), None)
    if liked is not None:
        widths = [wide + (free - sum(liked)) / len(hands) for wide in liked]
    else:
        least = min(_LEAST_ROOM, free / len(hands))
        rest = free - least * len(hands)
        cards = max(1, sum(len(one.cards) for one in hands))
        widths = [least + rest * len(one.cards) / cards for one in hands]
    rooms, left = list[QRectF](), whole.left()
    for wide in widths:
        rooms.append(QRectF(left, whole.top(), wide, whole.height()))
        left += wide + _GAP
    return rooms, liked is not None


def zone_card(counts: Sequence[int], width: float) -> float | None:
    """How wide the cards are of hands of so many cards each that lie in zones beside each other,
    *width* units in all: as large as they fit with enough of each to be seen; None where they do
    not."""
    free = width - (_ZONE_GAP + 2 * _ZONE_PAD) * len(counts) + _ZONE_GAP
    shares = sum(1 + _ZONE_STRIP * (count - 1) for count in counts)
    card = min(_ZONE_CARD, free / shares)
    return card if card >= LEAST_WIDTH else None


def _in_zones(
    hands: Sequence[LeftOver], of: Mapping[Seat, PlayerBadge], area: QRectF, card: float
) -> tuple[TurnedUpHand, ...]:
    """A zone for each of *hands*, with its words above cards that are all *card* units wide."""
    counts = [len(one.cards) for one in hands]
    free = area.width() - _ZONE_GAP * (len(hands) - 1)
    pads = 2 * _ZONE_PAD * len(hands)
    covered = max(1, sum(counts) - len(counts))
    step = min(_STEPS[0] * card, (free - pads - card * len(hands)) / covered)
    widths = [card + step * (count - 1) + 2 * _ZONE_PAD for count in counts]
    # What is left over goes to those first whose words have little room.
    short = [max(0.0, _ZONE_LEAST - wide) for wide in widths]
    spare = free - sum(widths)
    given = min(1.0, spare / sum(short)) if sum(short) > 0 else 0.0
    rest_each = max(0.0, spare - given * sum(short)) / len(hands)
    made, left = list[TurnedUpHand](), area.left()
    for one, wide, lacking in zip(hands, widths, short, strict=True):
        across = wide + given * lacking + rest_each
        zone = QRectF(left, area.top(), across, area.height())
        inside = zone.adjusted(_ZONE_PAD, 0, -_ZONE_PAD, 0)
        label = QRectF(inside.left(), zone.top() + 8, inside.width(), _ZONE_LABEL - 16)
        room = QRectF(inside.left(), zone.top() + _ZONE_LABEL, inside.width(), card * RATIO)
        places = tuple(
            CardPlace(room.left() + step * n, room.top(), card, Form.FULL, layer=HAND_LAYER + n)
            for n in range(len(one.cards))
        )
        cards = tuple(zip(one.cards, places, strict=True))
        place = ZonePlace(turned_up_key(one.seat), room, QRectF(), label, cards)
        made.append(TurnedUpHand(of[one.seat], one, place, zone=zone))
        left = zone.right() + _ZONE_GAP
    return tuple(made)


def _at_left(places: tuple[CardPlace, ...], room: QRectF) -> tuple[CardPlace, ...]:
    """*places* below words that begin at the left of *room*."""
    return tuple(place.moved(room.left() - places[0].x, 0) for place in places)


def _liked(one: LeftOver, card: float, step: float) -> float:
    """The width that a hand likes to have, *step* cards from one card to the next."""
    wide = card * (1 + step * (len(one.cards) - 1)) if one.cards else 0.0
    if one.reserve:
        wide += card + _RESERVE_WORDS + (_BEFORE_RESERVE if one.cards else 0.0)
    return max(_LEAST_ROOM, wide)


def _hand(
    badge: PlayerBadge, one: LeftOver, room: QRectF, card: float, *, is_reserve_shown: bool
) -> TurnedUpHand:
    label = QRectF(room.left(), room.top(), room.width(), _LABEL)
    rest, reserve = room.adjusted(0, _LABEL, 0, 0), None
    is_reserve_shown = is_reserve_shown and bool(one.reserve)
    if is_reserve_shown:
        rest.setRight(rest.right() - card - _RESERVE_WORDS - _BEFORE_RESERVE)
    places = _at_left(hand_places(one.cards, rest, card), rest)
    cards, key = tuple(zip(one.cards, places, strict=True)), turned_up_key(one.seat)
    if is_reserve_shown:
        ends = [place.rect.right() + _BEFORE_RESERVE for place in places]
        left = max(ends, default=rest.left())
        back = CardPlace(
            left, rest.bottom() - card * RATIO, card, sheet=CardSide.BACK, layer=HAND_LAYER
        )
        words = QRectF(back.rect.right() + 10, back.y, _RESERVE_WORDS - 10, card * RATIO)
        reserve = ZonePlace(
            f"{key} reserve", back.rect, QRectF(), words, backs=(back,), back=Back.WINE
        )
    return TurnedUpHand(badge, one, ZonePlace(key, rest, QRectF(), label, cards), reserve)


def without_hand(table: Table, places: TablePlaces) -> TablePlaces:
    """*places* with no card in the own hand and nothing kept apart for it: all of *table* that was
    left is turned up."""
    apart = {zone.key for zone in table.zones if zone.is_reserve}
    zones = {key: zone for key, zone in places.zones.items() if key not in apart}
    zones[HAND] = replace(places.zones[HAND], cards=(), backs=())
    return replace(places, zones=zones, sorting=None)
