"""The cards as items: where each comes from, where it belongs, and its way there and home."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import DISCARD, HAND, STOCK
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.art.palette import Back, Form, Shadow
from handfoot_gui.ui.table.background import Background
from handfoot_gui.ui.table.items import FLIGHT_LAYER, CardItem, Scale
from handfoot_gui.ui.table.places import CardPlace, CardSide, TablePlaces

AT_POINTER = "pointer"
"""Where a card is said to lie that was just let go."""
_BADGE_CARD = 44.0
"""Width of a card that flies to a player's badge."""


class Transition(Struct, frozen=True):
    """From one arrangement of the table to the next."""

    before: Background
    now: Background

    def origin(self, key: str) -> CardPlace | None:
        """Where a card comes from that enters zone *key*; None: it is simply there."""
        if self.before.is_empty:
            return pile_place(self.now.places, STOCK) if key == HAND else None
        if key == HAND:
            unseen = self.before.table.zone(HAND)
            if unseen is not None and unseen.backs:
                return None
            return pile_place(self.before.places, self._reserve_picked_up or STOCK)
        return self.badge(self.before.table.actor) or pile_place(self.now.places, STOCK)

    def exit(self, key: str) -> CardPlace | None:
        """Where a card goes that leaves zone *key* and is not to be seen any more."""
        gone_to = self.now.table.gone_to
        if gone_to is not None and key != HAND:
            # The left end of the prompt bar stands for the player whose hand is shown.
            bar = self.now.places.prompt_bar
            return self.badge(gone_to) or CardPlace(bar.left() + 12, bar.top(), _BADGE_CARD)
        badge = self.badge(self.before.table.actor) if key not in (HAND, AT_POINTER) else None
        return badge or pile_place(self.now.places, STOCK)

    def badge(self, seat: Seat | None) -> CardPlace | None:
        """The badge of another player, as a place for a card."""
        for badge, rect in self.now.seat_row:
            if badge.seat == seat:
                return CardPlace(rect.center().x() - _BADGE_CARD / 2, rect.top(), _BADGE_CARD)
        return None

    @property
    def _reserve_picked_up(self) -> str | None:
        """The reserve whose cards have all left it."""
        for zone in self.now.table.zones:
            had = self.before.table.zone(zone.key)
            if zone.is_reserve and had is not None and had.backs > 0 == zone.backs:
                return zone.key
        return None

    @property
    def draws(self) -> int:
        """Cards that another player has drawn, as far as the stock shows."""
        drawn = sum(map(self._fewer, self.now.table.stocks))
        return drawn if self.badge(self.before.table.actor) and 0 < drawn <= 8 else 0

    @property
    def drawn_from(self) -> str:
        """The stock pile that another player drew most from."""
        return max(self.now.table.stocks, key=self._fewer, default=STOCK)

    def _fewer(self, key: str) -> int:
        """How many cards a stock pile has lost."""
        had, has = self.before.table.zone(key), self.now.table.zone(key)
        return had.backs - has.backs if had is not None and has is not None else 0


def pile_place(places: TablePlaces, key: str) -> CardPlace | None:
    """The place of the top card of a zone, or of the slot for it."""
    zone = places.zones.get(key)
    if zone is None:
        return None
    if zone.backs:
        return zone.backs[-1]
    return CardPlace(zone.rect.x(), zone.rect.y(), zone.rect.width())


OUT: Final = QEasingCurve.Type.OutCubic
IN_OUT: Final = QEasingCurve.Type.InOutCubic


class Flight(Struct):
    """One item on its way; times in milliseconds since the animation's start."""

    item: QGraphicsItem
    start: QPointF
    end: QPointF
    scale: float
    """At the start; it is 1 at the end."""
    begin: float
    duration: float
    curve: QEasingCurve
    on_landed: Callable[[], None]


class Animator(QObject):
    """Glides items to their places; with a *factor* of 0 they are there at once.

    An item flies to one place at a time: a new flight of an item replaces the one under way.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.factor = 1.0
        self._flights: dict[QGraphicsItem, Flight] = {}
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self.finish)
        self._now = 0.0

    @property
    def is_flying(self) -> bool:
        return bool(self._flights)

    def is_in_flight(self, item: QGraphicsItem) -> bool:
        return item in self._flights

    def destination(self, item: QGraphicsItem) -> QPointF:
        """Where *item* is going, or where it is."""
        flight = self._flights.get(item)
        return item.pos() if flight is None else flight.end

    def fly(
        self,
        item: QGraphicsItem,
        end: QPointF,
        duration: float,
        on_landed: Callable[[], None],
        *,
        delay: float = 0.0,
        scale: float = 1.0,
        curve: QEasingCurve.Type = OUT,
    ) -> None:
        """Send *item* to *end*; call `launch` once all flights of one act are on."""
        if self.factor <= 0 or duration <= 0:
            self._flights.pop(item, None)
            item.setPos(end)
            item.setScale(1.0)
            on_landed()
            return
        item.setScale(scale)
        self._flights[item] = Flight(
            item,
            QPointF(item.pos()),
            QPointF(end),
            scale,
            self._now + delay * self.factor,
            duration * self.factor,
            QEasingCurve(curve),
            on_landed,
        )

    def launch(self) -> None:
        """Start the clock anew for every flight that is still under way."""
        if not self._flights:
            return
        now = self._now
        for flight in self._flights.values():
            flight.begin -= now
        last = max(flight.begin + flight.duration for flight in self._flights.values())
        self._clock.blockSignals(True)
        self._clock.stop()
        self._now = 0.0
        self._clock.setDuration(max(1, round(last)))
        self._clock.setEndValue(float(max(1, round(last))))
        self._clock.blockSignals(False)
        self._clock.start()

    def drop(self, item: QGraphicsItem) -> None:
        """Forget the flight of *item*, which stays where it is."""
        self._flights.pop(item, None)

    def finish(self) -> None:
        """Put everything where it is going."""
        self._clock.blockSignals(True)
        self._clock.stop()
        self._clock.blockSignals(False)
        self._now = 0.0
        flights = list(self._flights.values())
        self._flights.clear()
        for flight in flights:
            self._land(flight)

    def _land(self, flight: Flight) -> None:
        flight.item.setPos(flight.end)
        flight.item.setScale(1.0)
        flight.on_landed()

    def _on_tick(self, value: float) -> None:
        self._now = value
        landed = []
        for item, flight in self._flights.items():
            done = (value - flight.begin) / flight.duration
            if done <= 0:
                continue
            if done >= 1:
                landed.append(flight)
                continue
            share = flight.curve.valueForProgress(done)
            item.setPos(flight.start + (flight.end - flight.start) * share)
            if flight.scale != 1.0:
                item.setScale(flight.scale + (1.0 - flight.scale) * share)
        for flight in landed:
            del self._flights[flight.item]
            self._land(flight)


LIFT_MS = 90
SETTLE_MS = 160
HOME_MS = 180
LEAST_MS = 220
MOST_MS = 320
DEAL_APART_MS = 26
DEAL_MOST_MS = 1400
_DIMMED = 0.5
"""How much shows of a card that cannot be used now."""
_FEW_LEAVE = 24
"""When more cards than these leave at once, a deal is cleared and nothing needs to be followed."""


_Known = TypeVar("_Known")


def _exchange(known: dict[Card, _Known], card: Card, other: Card) -> None:
    """Let each of two cards have what the other had."""
    had = {of: known.pop(of) for of in (card, other) if of in known}
    known.update({card if of is other else other: value for of, value in had.items()})


class CardItems:
    """All card items of a scene. Each physical card has at most one item; backs are pooled."""

    def __init__(
        self, scene: QGraphicsScene, atlas: CardAtlas, scale: Scale, on_cleared: Callable[[], None]
    ) -> None:
        """*on_cleared* is called when the last card that was leaving has gone."""
        self._scene = scene
        self._on_cleared = on_cleared
        self._atlas = atlas
        self._scale = scale
        self.animator = Animator(scene)
        self._items: dict[Card, CardItem] = {}
        self._zone_of: dict[Card, str] = {}
        self._home: dict[Card, str] = {}
        """The zones the pointer took cards from, until they are sent on."""
        self._backs: dict[str, list[CardItem]] = {}
        self._leaving: set[CardItem] = set()

    @property
    def is_clearing(self) -> bool:
        """Whether cards that lie on the table no more are still to be seen, on their way."""
        return bool(self._leaving)

    @property
    def shown(self) -> Collection[Card]:
        """All cards that have an item."""
        return self._items.keys()

    def item(self, card: Card) -> CardItem | None:
        return self._items.get(card)

    def clear(self) -> None:
        self.animator.finish()
        for item in [*self._items.values(), *(b for some in self._backs.values() for b in some)]:
            self._scene.removeItem(item)
        for known in (self._items, self._zone_of, self._home, self._backs):
            known.clear()

    def arrange(
        self,
        transition: Transition,
        raised: Mapping[Card, float],
        selected: Collection[Card],
        held: Collection[Card],
        *,
        is_animated: bool,
    ) -> None:
        """Send every card to its place; some stand *raised* by units above it, and those *held*
        follow the pointer and are left alone."""
        entering = 0
        self._exchange_twins(transition.now.places)
        present: set[Card] = set(held)
        zones, dimmed = transition.now.places.zones, transition.now.table.dimmed
        for key, zone in zones.items():
            for card, place in zone.cards:
                present.add(card)
                up = raised.get(card, 0.0)
                wanted = place.moved(0, -up) if up else place
                item = self._items.get(card)
                delay = 0.0
                if item is None:
                    item = CardItem(card)
                    start = transition.origin(key) if is_animated else None
                    if start is not None:
                        self._put(item, start)
                    else:
                        item.setPos(self._scale.point(wanted.x, wanted.y))
                    item.place = start or wanted
                    self._items[card] = item
                    self._scene.addItem(item)
                    delay = min(DEAL_APART_MS * entering, DEAL_MOST_MS)
                    entering += 1
                item.setOpacity(_DIMMED if card in dimmed else 1.0)
                is_moved = self._zone_of.get(card, key) != key or item.place is None or delay > 0
                self._zone_of[card] = key
                if card in held:
                    item.place = wanted
                    continue
                shadow = Shadow.LIFTED if card in selected else Shadow.RESTING
                home_ms = HOME_MS if self._home.pop(card, None) == key else None
                self._send(item, wanted, shadow, is_animated, delay, home_ms, crosses=is_moved)
            if zone.backs or key in self._backs:
                self._arrange_backs(key, zone.backs, zone.back)
        for key in self._backs.keys() - zones.keys():
            self._arrange_backs(key, ())
        self._dismiss(present, transition, is_animated=is_animated)
        self.animator.launch()

    def _exchange_twins(self, places: TablePlaces) -> None:
        """Where a card comes to the place of one that looks the same and goes elsewhere, nothing
        is to be seen of that: each is shown by the item of the other."""
        going = {card: key for key, zone in places.zones.items() for card, _ in zone.cards}
        for card, key in going.items():
            was = self._zone_of.get(card, key)
            twins = (other for other in self._zone_of if other.face == card.face)
            twin = next((c for c in twins if self._zone_of[c] == key != going.get(c, key)), None)
            if was == key or twin is None:
                continue
            _exchange(self._items, card, twin)
            _exchange(self._zone_of, card, twin)
            _exchange(self._home, card, twin)
            for one in (card, twin):
                self._items[one].card = one

    def _dismiss(self, present: set[Card], transition: Transition, *, is_animated: bool) -> None:
        gone = [card for card in self._items if card not in present]
        is_animated = is_animated and len(gone) <= _FEW_LEAVE
        for card in gone:
            item = self._items.pop(card)
            where = transition.exit(self._zone_of.pop(card))
            if where is None or not is_animated or self.animator.factor <= 0:
                self.animator.drop(item)
                self._scene.removeItem(item)
            else:
                self._leaving.add(item)
                self._fly_off(item, where)

    def _fly_off(self, item: CardItem, where: CardPlace, *, delay: float = 0.0) -> None:
        """Send *item* away for good; the caller launches the animator."""
        before = item.width
        self._show(item, where)
        item.setZValue(FLIGHT_LAYER)
        self.animator.fly(
            item, self._scale.point(where.x, where.y), MOST_MS, lambda: self._remove(item),
            delay=delay, scale=before / item.width if before else 1.0, curve=IN_OUT,
        )  # fmt: skip

    def _remove(self, item: CardItem) -> None:
        self._scene.removeItem(item)
        if item in self._leaving:
            self._leaving.discard(item)
            if not self._leaving:
                self._on_cleared()

    def fly_back(self, kind: Back, start: CardPlace, end: CardPlace, number: int) -> None:
        """A back on its way from the stock to another player; *number* counts those of one act."""
        item = CardItem(None, kind)
        self._put(item, start)
        self._scene.addItem(item)
        self._fly_off(item, end, delay=90.0 * number)

    def _show(
        self,
        item: CardItem,
        place: CardPlace,
        shadow: Shadow = Shadow.RESTING,
        side: CardSide = CardSide.FACE,
    ) -> None:
        """Have *item* look as it does at *place*."""
        width = self._scale.width(place.width)
        item.show_picture(self._atlas, width, place.form, side, self._scale.dpr, shadow)

    def _put(self, item: CardItem, place: CardPlace) -> None:
        """Show *item* at *place* at once."""
        side = CardSide.FACE if place.sheet is CardSide.HIDDEN else place.sheet
        self._show(item, place, side=side)
        item.setPos(self._scale.point(place.x, place.y))
        item.setZValue(place.layer)

    def _send(
        self,
        item: CardItem,
        place: CardPlace,
        shadow: Shadow,
        is_animated: bool,
        delay: float,
        duration: float | None,
        *,
        crosses: bool,
    ) -> None:
        """*duration* None: as the way asks for."""
        end = self._scale.point(place.x, place.y)

        def land() -> None:
            item.setZValue(place.layer)
            item.setVisible(place.sheet is not CardSide.HIDDEN)
            if place.sheet is not CardSide.HIDDEN:
                self._show(item, place, shadow, place.sheet)

        old = item.place
        item.place = place
        is_on_its_way = self.animator.is_in_flight(item) and self.animator.destination(item) == end
        if is_on_its_way and is_animated and old == place:
            return
        away = end - item.pos()
        distance = math.hypot(away.x(), away.y())
        if distance < 0.5 or not is_animated:
            self.animator.drop(item)
            item.setScale(1.0)
            item.setPos(end)
            land()
            return
        before = item.width
        item.setVisible(True)
        self._show(item, place, shadow)
        item.setZValue(FLIGHT_LAYER + place.layer / 1000 if crosses else place.layer)
        if duration is None and crosses:
            duration = min(MOST_MS, LEAST_MS + distance / self._scale.k / 10)
        elif duration is None:
            duration = LIFT_MS if shadow is Shadow.LIFTED else SETTLE_MS
        scale = before / item.width if before and crosses else 1.0
        self.animator.fly(item, end, duration, land, delay=delay, scale=scale)

    def _arrange_backs(
        self, key: str, places: tuple[CardPlace, ...], back: Back = Back.BLUE
    ) -> None:
        pool = self._backs.setdefault(key, [])
        while len(pool) > len(places):
            self._scene.removeItem(pool.pop())
        while len(pool) < len(places):
            item = CardItem(None, back)
            self._scene.addItem(item)
            pool.append(item)
        for index, (item, place) in enumerate(zip(pool, places, strict=True)):
            self._put(item, place)
            item.setZValue(place.layer + index / 64)

    # --- the pointer's run of cards -----------------------------------------------------------

    def hold(self, cards: Collection[Card], grabbed: Card) -> list[tuple[CardItem, float]]:
        """Take *cards* off their places; each with its distance in units from the grabbed one."""
        items = [(card, self._items[card]) for card in cards if card in self._items]
        at = next((i for i, (card, _) in enumerate(items) if card is grabbed), 0)
        run = []
        for index, (card, item) in enumerate(items):
            self.animator.drop(item)
            item.setScale(1.0)
            item.setVisible(True)
            place = item.place
            if place is not None:
                is_full = self._zone_of.get(card) in (HAND, DISCARD)
                held = replace(place, form=Form.FULL) if is_full else place
                self._show(item, held, Shadow.LIFTED)
            item.setZValue(FLIGHT_LAYER + 50 + index)
            run.append((item, 0.36 * (place.width if place is not None else 72.0) * (index - at)))
        return run

    def show_held(self, item: CardItem, place: CardPlace) -> None:
        """Have *item*, which follows the pointer, look as it would at *place*."""
        self._show(item, place, Shadow.LIFTED)

    def release(self, cards: Collection[Card]) -> None:
        """Let the next `arrange` send *cards* on from wherever the pointer left them."""
        for card in cards:
            self._home[card] = self._zone_of.get(card, AT_POINTER)
            self._zone_of[card] = AT_POINTER
