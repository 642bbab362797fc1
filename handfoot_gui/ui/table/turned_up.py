"""The hands that everybody turns up once a deal is over: they lie where the own hand lay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import LeftOver
from handfoot_gui.core.table import HAND
from handfoot_gui.ui.table.places import RATIO, TablePlaces, ZonePlace, hand_places

_GAP: Final = 18.0
"""Between two hands."""
_LABEL: Final = 24.0
"""Units of height above the cards, for whose they are and what they count."""
_LEAST_ROOM: Final = 136.0
"""Units of width that a hand has where there are so many, for the words above it."""


class TurnedUpHand(Struct, frozen=True):
    """One of the hands, and where it lies."""

    badge: PlayerBadge
    left: LeftOver
    place: ZonePlace

    @property
    def seat(self) -> Seat:
        return self.left.seat


def turned_up_key(seat: Seat) -> str:
    """What the place of the turned-up hand of *seat* is called."""
    return f"turned up {seat}"


def turned_up(
    left: Sequence[LeftOver], badges: Sequence[PlayerBadge], places: TablePlaces
) -> tuple[TurnedUpHand, ...]:
    """The hands of *left* beside each other in the room of the own hand."""
    of = {badge.seat: badge for badge in badges}
    hands = [one for one in left if one.seat in of]
    if not hands:
        return ()
    return tuple(
        TurnedUpHand(of[one.seat], one, _place(one, room))
        for one, room in zip(hands, _rooms(hands, places.hand), strict=True)
    )


def _rooms(hands: Sequence[LeftOver], whole: QRectF) -> Iterator[QRectF]:
    """Room for each of *hands*: for its words, and what is left as it has cards."""
    free, left = whole.width() - _GAP * (len(hands) - 1), whole.left()
    least = min(_LEAST_ROOM, free / len(hands))
    rest, cards = free - least * len(hands), sum(len(one.cards) for one in hands)
    for one in hands:
        wide = least + rest * len(one.cards) / cards
        yield QRectF(left, whole.top(), wide, whole.height())
        left += wide + _GAP


def _place(one: LeftOver, room: QRectF) -> ZonePlace:
    label = QRectF(room.left(), room.top(), room.width(), _LABEL)
    rest = room.adjusted(0, _LABEL, 0, 0)
    places = hand_places(one.cards, rest, rest.height() / RATIO)
    # Below the words, which begin at the left.
    places = tuple(place.moved(rest.left() - places[0].x, 0) for place in places)
    cards = tuple(zip(one.cards, places, strict=True))
    return ZonePlace(turned_up_key(one.seat), rest, QRectF(), label, cards)


def without_hand(places: TablePlaces) -> TablePlaces:
    """*places* with no card in the own hand: it is turned up with all others."""
    hand = replace(places.zones[HAND], cards=(), backs=())
    return replace(places, zones={**places.zones, HAND: hand})
