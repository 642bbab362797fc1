"""The cards as items: sends each one from where it is to where it belongs, and home again."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping

from msgspec import Struct
from PySide6.QtWidgets import QGraphicsScene

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import DISCARD, HAND
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.art.palette import Back, Form, Shadow
from handfoot_gui.ui.table.animator import IN_OUT, OUT, Animator
from handfoot_gui.ui.table.items import FLIGHT_LAYER, CardItem, Scale
from handfoot_gui.ui.table.places import CardPlace, Sheet, TablePlaces
from handfoot_gui.ui.table.transitions import AT_POINTER, Transition

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


class Arrangement(Struct, frozen=True):
    """One arrangement: what lies where, and what is special about it now."""

    places: TablePlaces
    raised: Mapping[Card, float]
    """How many units some cards stand above their places."""
    selected: Collection[Card] = ()
    held: Collection[Card] = ()
    """Cards that follow the pointer and are left alone."""
    is_animated: bool = True
    dimmed: Collection[Card] = ()
    """Cards that are shown pale."""


class CardItems:
    """All card items of a scene. Each physical card has at most one item; backs are pooled."""

    def __init__(
        self,
        scene: QGraphicsScene,
        atlas: CardAtlas,
        scale: Scale,
        on_cleared: Callable[[], None],
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
        self._items.clear()
        self._zone_of.clear()
        self._home.clear()
        self._backs.clear()

    def arrange(self, arrangement: Arrangement, transition: Transition) -> None:
        """Send every card where *arrangement* has it."""
        entering = 0
        present: set[Card] = set(arrangement.held)
        for key, zone in arrangement.places.zones.items():
            for card, place in zone.cards:
                present.add(card)
                up = arrangement.raised.get(card, 0.0)
                wanted = place.moved(0, -up) if up else place
                item = self._items.get(card)
                delay = 0.0
                if item is None:
                    item = CardItem(card)
                    start = transition.origin(key) if arrangement.is_animated else None
                    if start is not None:
                        self._put(item, start)
                    else:
                        item.setPos(self._scale.point(wanted.x, wanted.y))
                    item.place = start or wanted
                    self._items[card] = item
                    self._scene.addItem(item)
                    delay = min(DEAL_APART_MS * entering, DEAL_MOST_MS)
                    entering += 1
                item.setOpacity(_DIMMED if card in arrangement.dimmed else 1.0)
                is_moved = self._zone_of.get(card, key) != key or item.place is None or delay > 0
                self._zone_of[card] = key
                if card in arrangement.held:
                    item.place = wanted
                    continue
                shadow = Shadow.LIFTED if card in arrangement.selected else Shadow.RESTING
                home_ms = HOME_MS if self._home.pop(card, None) == key else None
                self._send(item, wanted, shadow, arrangement.is_animated, delay, crosses=is_moved,
                           duration=home_ms)  # fmt: skip
            if zone.backs or key in self._backs:
                self._arrange_backs(key, zone.backs, zone.back)
        for key in self._backs.keys() - arrangement.places.zones.keys():
            self._arrange_backs(key, ())
        self._dismiss(present, transition, is_animated=arrangement.is_animated)
        self.animator.launch()

    def _dismiss(self, present: set[Card], transition: Transition, *, is_animated: bool) -> None:
        gone = [card for card in self._items if card not in present]
        is_animated = is_animated and len(gone) <= _FEW_LEAVE
        for card in gone:
            item = self._items.pop(card)
            key = self._zone_of.pop(card)
            where = transition.exit(key)
            if where is None or not is_animated or self.animator.factor <= 0:
                self.animator.drop(item)
                self._scene.removeItem(item)
            else:
                self._leaving.add(item)
                self.fly_off(item, where)

    def fly_off(self, item: CardItem, where: CardPlace, *, delay: float = 0.0) -> None:
        """Send *item* away for good; the caller launches the animator."""
        before = item.width
        width = self._scale.width(where.width)
        item.show_picture(self._atlas, width, where.form, Sheet.FACE, self._scale.dpr)
        item.setZValue(FLIGHT_LAYER)
        self.animator.fly(
            item,
            self._scale.point(where.x, where.y),
            MOST_MS,
            lambda: self._remove(item),
            delay=delay,
            scale=before / width if before else 1.0,
            curve=IN_OUT,
        )

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
        self.fly_off(item, end, delay=90.0 * number)

    def _put(self, item: CardItem, place: CardPlace) -> None:
        """Show *item* at *place* at once."""
        width = self._scale.width(place.width)
        sheet = Sheet.FACE if place.sheet is Sheet.HIDDEN else place.sheet
        item.show_picture(self._atlas, width, place.form, sheet, self._scale.dpr)
        item.setPos(self._scale.point(place.x, place.y))
        item.setZValue(place.layer)

    def _send(
        self,
        item: CardItem,
        place: CardPlace,
        shadow: Shadow,
        is_animated: bool,
        delay: float,
        *,
        crosses: bool,
        duration: float | None = None,
    ) -> None:
        """*duration* None: as the way asks for."""
        scale = self._scale
        width = scale.width(place.width)
        end = scale.point(place.x, place.y)

        def land() -> None:
            item.setZValue(place.layer)
            item.setVisible(place.sheet is not Sheet.HIDDEN)
            if place.sheet is not Sheet.HIDDEN:
                item.show_picture(self._atlas, width, place.form, place.sheet, scale.dpr, shadow)

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
        item.show_picture(self._atlas, width, place.form, Sheet.FACE, scale.dpr, shadow)
        item.setZValue(FLIGHT_LAYER + place.layer / 1000 if crosses else place.layer)
        if duration is None and crosses:
            duration = min(MOST_MS, LEAST_MS + distance / scale.k / 10)
        elif duration is None:
            duration = LIFT_MS if shadow is Shadow.LIFTED else SETTLE_MS
        self.animator.fly(
            item,
            end,
            duration,
            land,
            delay=delay,
            scale=before / width if before and crosses else 1.0,
            curve=OUT,
        )

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
            width = place.width if place is not None else 72.0
            if place is not None:
                item.show_picture(
                    self._atlas,
                    self._scale.width(width),
                    Form.FULL if self._zone_of.get(card) in (HAND, DISCARD) else place.form,
                    Sheet.FACE,
                    self._scale.dpr,
                    Shadow.LIFTED,
                )
            item.setZValue(FLIGHT_LAYER + 50 + index)
            run.append((item, 0.36 * width * (index - at)))
        return run

    def release(self, cards: Collection[Card]) -> None:
        """Let the next `arrange` send *cards* on from wherever the pointer left them."""
        for card in cards:
            self._home[card] = self._zone_of.get(card, AT_POINTER)
            self._zone_of[card] = AT_POINTER
