"""The keyboard on the table: a cursor that walks over cards and zones."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QRectF

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.table import DISCARD, HAND, Table
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.ui.table.background import Background
from handfoot_gui.ui.table.places import LIFT, CardPlace, shown_strip


class Heading(Enum):
    """A direction in units: right and down are positive."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


class Stop(Struct, frozen=True):
    """Something the cursor can stand on: a card that may be selected, or a whole zone."""

    key: str
    card: Card | None
    rect: QRectF


class Cursor:
    """Where the keyboard is; it is drawn once a key was used and hidden by the mouse."""

    def __init__(
        self,
        shown: Callable[[], Background],
        seat_table: Callable[[], SeatTable],
        moved: Callable[[], None],
    ) -> None:
        """It walks over what *shown* gives; *moved* is told where it moved, came or went."""
        self._shown = shown
        self._seat_table = seat_table
        self._moved = moved
        self.is_shown = False
        self._key = HAND
        self._card: Card | None = None
        self._index = 0

    @property
    def card(self) -> Card | None:
        """The card it was put on last; it may be gone."""
        return self._card

    def forget(self) -> None:
        """Stand nowhere: another hand is shown next."""
        self._key, self._card, self._index = HAND, None, 0
        self.is_shown = False

    def stops(self) -> list[Stop]:
        """Everything to stand on, the hand first, then the own side, piles, and the others."""
        shown = self._shown()
        places, table = shown.places.zones, shown.table
        if shown.is_empty:
            return []

        def stops_on(key: str) -> list[Stop]:
            cards = places[key].cards
            return [Stop(key, card, self._rect_of(card, place)) for card, place in cards]

        known = {zone.key: zone for zone in table.zones}
        zones: list[Stop] = []
        for key, place in places.items():
            if key != HAND and table.can_select(key) and place.cards:
                zones += stops_on(key)
            elif key != HAND:
                zones.append(Stop(key, None, place.rect))

        def group(stop: Stop) -> int:
            zone = known.get(stop.key)
            if stop.key == DISCARD:
                return 1
            if zone is None or zone.is_reserve:
                return 0 if zone is None else 4
            return 2 if zone.is_stock else 0 if zone.side == table.own_side else 3

        def row(stop: Stop) -> float:
            return stop.rect.bottom() if table.can_select(stop.key) else 0.0

        order = sorted(zones, key=lambda stop: (group(stop), row(stop), stop.rect.x()))
        return stops_on(HAND) + order

    def _rect_of(self, card: Card, place: CardPlace) -> QRectF:
        return place.moved(0, -LIFT if card in self._seat_table().selection else 0).rect

    @property
    def stop(self) -> Stop | None:
        """Where the cursor stands; what was there may be gone, then the nearest of its kind."""
        stops = self.stops()
        for stop in stops:
            if stop.key == self._key and stop.card is self._card:
                return stop
        hand = [stop for stop in stops if stop.key == HAND]
        if hand:
            return hand[min(self._index, len(hand) - 1)]
        return stops[0] if stops else None

    @property
    def rect(self) -> QRectF | None:
        """The rectangle of the focus ring in units, around what is seen of a card that others lie
        on; None while it is not shown."""
        stop = self.stop if self.is_shown else None
        if stop is None:
            return None
        return stop.rect if stop.card is None else self._seen_of(stop.key, stop.card)

    def _seen_of(self, key: str, card: Card) -> QRectF:
        """What shows of *card* in zone *key*."""
        selection, cards = self._seat_table().selection, self._shown().places.zones[key].cards
        raised = [place.moved(0, -LIFT if one in selection else 0) for one, place in cards]
        at = next(n for n, (one, _) in enumerate(cards) if one is card)
        return shown_strip(raised[at], raised[at + 1] if at + 1 < len(raised) else None)

    def show(self) -> None:
        """Show the cursor; it stays where it was."""
        self.is_shown = True
        self._moved()

    def hide(self) -> None:
        if self.is_shown:
            self.is_shown = False
            self._moved()

    def put(self, stop: Stop) -> None:
        """Move the cursor to *stop*."""
        self._key, self._card = stop.key, stop.card
        if stop.key == HAND and stop.card is not None:
            self._index = self._shown().table.hand.index(stop.card)
        self.is_shown = True
        self._moved()

    def walk(self, way: Heading) -> None:
        """One step; along the hand card by card, elsewhere to the nearest thing in that way, from
        the hand with lifted cards to the golden place, else to the nearest that takes them."""
        here = self.stop
        if here is None:
            return
        if not self.is_shown:
            self.put(here)
            return
        nearest = self._beside(here, way) or self._ahead(here, way)
        if nearest is not None:
            self.put(nearest)

    def _beside(self, here: Stop, way: Heading) -> Stop | None:
        """The card next to *here* that way in its row."""
        dx, _ = way.value
        if here.card is None or not dx:
            return None
        row = [stop for stop in self.stops() if stop.card is not None and stop.key == here.key]
        at = next(i for i, stop in enumerate(row) if stop.card is here.card) + dx
        return row[at] if 0 <= at < len(row) else None

    def _ahead(self, here: Stop, way: Heading) -> Stop | None:
        """What lies nearest that way, outside the row of *here*, golden and taking places first."""
        is_carried = here.key == HAND and bool(self._seat_table().selection)
        lit = [one for one in self._seat_table().targets if one.is_lit and is_carried]
        taking = {key for one in lit for key in one.shown}
        golden = {key for one in lit if one.is_best for key in one.shown}

        def is_elsewhere(stop: Stop) -> bool:
            return stop.card is None or here.card is None or stop.key != here.key

        costs = ((stop, _cost(here.rect, stop, *way.value)) for stop in self.stops())
        reached = [
            (stop.key not in golden, stop.key not in taking, cost, stop)
            for stop, cost in costs
            if cost is not None and is_elsewhere(stop)
        ]
        best = min(reached, key=lambda one: one[:3], default=None)
        return None if best is None else best[3]

    def edge(self, *, is_last: bool) -> None:
        """To the first or last card of the hand."""
        hand = [stop for stop in self.stops() if stop.key == HAND]
        if hand:
            self.put(hand[-1 if is_last else 0])

    def seek(self, rank: Rank) -> bool:
        """To the next card of *rank* in the hand; False when there is none."""
        hand = [stop for stop in self.stops() if stop.key == HAND]
        here = self.stop if self.is_shown else None
        start = next((i for i, stop in enumerate(hand) if here and stop.card is here.card), -1)
        for stop in hand[start + 1 :] + hand[: start + 1]:
            if stop.card is not None and stop.card.rank is rank:
                self.put(stop)
                return True
        return False

    def next_part(self, step: int, *, is_by_card: bool = False) -> bool:
        """From hand to own side, piles and others, or back, where it *is_by_card* to the next of
        all things to stand on; False at either end."""
        parts: list[list[Stop]] = []
        last: object = None
        for stop in self.stops():
            part = stop.key == HAND or _part(self._shown().table, stop.key)
            if part != last or is_by_card:
                parts.append([])
                last = part
            parts[-1].append(stop)
        here = self.stop
        at = next((i for i, part in enumerate(parts) if here in part), 0)
        if not self.is_shown:
            at = -1 if step > 0 else len(parts)
        if 0 <= at + step < len(parts):
            self.put(self._entry(parts[at + step]))
            return True
        self.hide()
        return False

    def _entry(self, part: list[Stop]) -> Stop:
        """Where to enter a part: at the best target, else where the cursor last was, else first."""
        targets = self._seat_table().targets
        best = {key for target in targets if target.is_best for key in target.shown}
        for stop in part:
            if stop.key in best or (stop.card is not None and stop.card is self._card):
                return stop
        return part[0]


def _cost(here: QRectF, stop: Stop, dx: int, dy: int) -> float | None:
    """How far *stop* is that way; None where it lies elsewhere."""
    away = stop.rect.center() - here.center()
    ahead = away.x() * dx + away.y() * dy
    aside = abs(away.x() * dy) + abs(away.y() * dx)
    least = 8.0 if dx else 24.0
    if ahead < least or (dx and aside > 2.2 * ahead + 40):
        return None
    return ahead + 1.7 * aside


def _part(table: Table, key: str) -> object:
    """A pile by itself, or the side that zone *key* belongs to."""
    zone = table.zone(key)
    if key == DISCARD or (zone is not None and (zone.is_stock or zone.is_reserve)):
        return key
    return ("side", zone.side if zone is not None else table.own_side)
