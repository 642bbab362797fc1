"""The cards as items: where each comes from, where it belongs, and its way there and home."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from operator import itemgetter
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtWidgets import QGraphicsScene

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import DISCARD, HAND, STOCK
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.art.palette import Back, Form, Shadow
from handfoot_gui.ui.table.background import Background
from handfoot_gui.ui.table.flights import (
    HOME_MS,
    IN_OUT,
    MOST_MS,
    OPEN_MS,
    SWEEP_MS,
    Animator,
)
from handfoot_gui.ui.table.gliding import Gliding
from handfoot_gui.ui.table.items import FLIGHT_LAYER, CardItem, Scale
from handfoot_gui.ui.table.places import CardPlace, CardSide, TablePlaces, ZonePlace

AT_POINTER = "pointer"
"""Where a card is said to lie that was just let go."""
_BADGE_CARD = 44.0
"""Width of a card that flies to a player's badge."""


class Transition(Struct, frozen=True):
    """From one arrangement of the table to the next."""

    before: Background
    now: Background

    def origin(self, key: str, place: CardPlace) -> CardPlace | None:
        """Where a card comes from that enters zone *key* at *place*, and what shows of it there;
        None: it is simply there."""
        if self.before.is_empty:
            return None
        table, places = self.before.table, self.before.places
        hand = table.zone(HAND)
        is_covered = hand is not None and hand.backs > 0
        if key == HAND and is_covered:
            # It lay there already, and is looked at now.
            return replace(place, sheet=CardSide.BACK)
        if key == HAND:
            return pile_place(places, self._reserve_picked_up or self.drawn_from)
        if is_covered and table.actor == table.seat:
            return pile_place(places, HAND)
        return self.badge(self.before.table.actor) or pile_place(self.now.places, STOCK)

    def opens(self, key: str) -> bool:
        """Whether cards that enter zone *key* are turned up where they lie."""
        return any(one.place.key == key for one in self.now.turned_up)

    def back(self, key: str) -> Back:
        """The back of a card that enters zone *key*."""
        reserve = self._reserve_picked_up if key == HAND else None
        return Back.BLUE if reserve is None else self.before.places.zones[reserve].back

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
        """The badge of another player, or the plate of any, as a place for a card."""
        rects = {badge.seat: rect for badge, rect in self.now.seat_row}
        if self.now.places.afar is not None:
            rects[self.now.table.seat] = self.now.places.afar
        rect = rects.get(seat) if seat is not None else None
        if rect is None:
            return None
        return CardPlace(rect.center().x() - _BADGE_CARD / 2, rect.top(), _BADGE_CARD)

    @property
    def _reserve_picked_up(self) -> str | None:
        """The reserve that cards have left: all that was picked up at once."""
        for zone in self.now.table.zones:
            had = self.before.table.zone(zone.key)
            if zone.is_reserve and had is not None and had.backs > zone.backs:
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
    """The place of the top card of a zone of backs, or of the slot for it."""
    zone = places.zones.get(key)
    if zone is None:
        return None
    if zone.backs:
        return replace(zone.backs[-1], sheet=CardSide.BACK)
    return CardPlace(zone.rect.x(), zone.rect.y(), zone.rect.width(), sheet=CardSide.BACK)


DRAW_APART_MS = 26.0
_OPEN_APART_MS = 40.0
"""From one card that is turned up to the next where there are few."""
_OPENED_MS = 900.0
"""So long it takes at most until all are."""
_DIMMED = 0.64
"""How much shows of a card that cannot be used now."""
_FEW_LEAVE = 24
"""When more cards than these leave at once, a deal is cleared and nothing needs to be followed."""


_Known = TypeVar("_Known")


def _exchange(known: dict[Card, _Known], card: Card, other: Card) -> None:
    """Let each of two cards have what the other had."""
    had = {of: known.pop(of) for of in (card, other) if of in known}
    known.update({card if of is other else other: value for of, value in had.items()})


class _Act(Struct):
    """What `CardItems.arrange` was asked for, and how far it is."""

    transition: Transition
    raised: Mapping[Card, float]
    selected: Collection[Card]
    held: Collection[Card]
    dealt: Mapping[Card, tuple[CardPlace, float]]
    is_animated: bool
    waits: float
    """Milliseconds until nothing flies any more over what comes."""
    apart: float = DRAW_APART_MS
    """Milliseconds from one card that was not there to the next."""
    entered: int = 0
    """How many cards came that were not there."""


class CardItems:
    """All card items of a scene. Each physical card has at most one item; backs are pooled.

    A card keeps the looks with which it takes off until it lands, and only then changes side,
    form and shadow. Cards that leave fly below those that stay on the table.
    """

    def __init__(
        self, scene: QGraphicsScene, atlas: CardAtlas, scale: Scale, on_cleared: Callable[[], None]
    ) -> None:
        """*on_cleared* is called when the last card that was leaving has gone."""
        self._scene = scene
        self._on_cleared = on_cleared
        self._atlas = atlas
        self._scale = scale
        self.animator = Animator(scene)
        self._gliding = Gliding(atlas, scale, self.animator, self.is_crossing)
        self._items: dict[Card, CardItem] = {}
        self._zone_of: dict[Card, str] = {}
        self._home: dict[Card, str] = {}
        """The zones the pointer took cards from, until they are sent on."""
        self._sent: dict[Card, tuple[object, ...]] = {}
        """All that the last `arrange` did with a card; the same again would change nothing."""
        self._looks: tuple[object, ...] = ()
        """What all pictures and places depend on."""
        self._backs: dict[str, list[CardItem]] = {}
        self._backs_at: dict[str, tuple[CardPlace, ...]] = {}
        self._leaving: dict[Card | None, CardItem] = {}
        self._released: tuple[CardItem, str] | None = None
        """A back that the pointer has let go of, and the zone it is from."""

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

    def is_crossing(self, card: Card) -> bool:
        """Whether *card* flies to another zone, or away for good."""
        item = self._items.get(card)
        if item is None:
            return card in self._leaving
        return item.zValue() >= FLIGHT_LAYER and self.animator.is_in_flight(item)

    def seen(self, card: Card) -> CardItem | None:
        """The item of *card*, also while it is leaving."""
        return self._items.get(card) or self._leaving.get(card)

    def clear(self) -> None:
        self.animator.finish()
        for item in [*self._items.values(), *(b for some in self._backs.values() for b in some)]:
            self._scene.removeItem(item)
        self._forget()
        if self._released is not None:
            self._scene.removeItem(self._released[0])
            self._released = None

    def sweep(self, deck: CardPlace) -> bool:
        """Send all that lies there to *deck*, where nothing more of it is seen; whether there is
        anything. The caller launches the animator."""
        self.animator.finish()
        backs = [item for key, some in self._backs.items() if key != STOCK for item in some]
        swept = [item for item in (*self._items.values(), *backs) if item.isVisible()]
        for item in swept:
            # Each is a thing of the past, whatever card it shows: that one is dealt anew.
            item.card = None
        kept = set(swept)
        gone = (*self._items.values(), *(item for some in self._backs.values() for item in some))
        for item in gone:
            if item not in kept:
                self._scene.removeItem(item)
        self._forget()
        for item in swept:
            self.fly_off(item, deck, 0.0, SWEEP_MS)
        return bool(swept)

    def _forget(self) -> None:
        """No item shows a card of the table any more."""
        for known in (self._items, self._zone_of, self._home, self._sent, self._backs):
            known.clear()
        self._backs_at.clear()

    def arrange(
        self,
        transition: Transition,
        raised: Mapping[Card, float],
        selected: Collection[Card],
        held: Collection[Card],
        dealt: Mapping[Card, tuple[CardPlace, float]],
        *,
        is_animated: bool,
    ) -> None:
        """Send every card to its place; some stand *raised* by units above it, and those *held*
        follow the pointer and are left alone. Those *dealt* come from there after so many
        milliseconds."""
        # What comes now is not flown over by what left before.
        waits = self.animator.left(self._leaving.values()) if is_animated else 0.0
        act = _Act(transition, raised, selected, held, dealt, is_animated, waits)
        zones = transition.now.zones
        turned_up = [card for one in transition.now.turned_up for card, _ in one.place.cards]
        if turned_up and is_animated:
            act.apart = min(_OPEN_APART_MS, (_OPENED_MS - OPEN_MS) / len(turned_up))
        looks = (self._scale.k, self._scale.dpr, self._atlas.style)
        if looks != self._looks or (self.animator.is_flying and not is_animated):
            # Nothing is as it was, or what still flies has to be there at once.
            self._looks = looks
            self._sent.clear()
            self._backs_at.clear()
        self._exchange_twins(zones)
        for key, zone in zones.items():
            self._arrange_zone(act, key, zone)
        for key in self._backs.keys() - zones.keys():
            self._arrange_backs(key, ())
        present = {card for zone in zones.values() for card, _ in zone.cards}
        self._dismiss(present.union(held), transition, is_animated=is_animated)
        if self._released is not None:
            (unused, key), self._released = self._released, None
            home = pile_place(transition.now.places, key)
            self.fly_off(unused, home or CardPlace(0, 0, 0), 0.0, HOME_MS if home else 0.0)
        self.animator.launch()

    def _arrange_zone(self, act: _Act, key: str, zone: ZonePlace) -> None:
        """Send the cards and backs of zone *key* to their places."""
        covered_ms, dimmed = 0.0, act.transition.now.table.dimmed
        # Those that come first: what they cover keeps its face until they lie there.
        is_in = [self._zone_of.get(card) == key for card, _ in zone.cards]
        for _, (card, place) in sorted(zip(is_in, zone.cards, strict=True), key=itemgetter(0)):
            item, up = self._items.get(card), act.raised.get(card, 0.0)
            sent = (key, place, up, card in act.selected, card in dimmed)
            if self._sent.get(card) == (item, *sent) and card not in self._home:
                continue
            covered_ms = max(covered_ms, self._arrange_card(act, key, card, place, covered_ms))
            self._sent[card] = () if card in act.held else (self._items[card], *sent)
        if zone.backs or key in self._backs:
            self._arrange_backs(key, zone.backs, zone.back)

    def _arrange_card(
        self, act: _Act, key: str, card: Card, place: CardPlace, covered_ms: float
    ) -> float:
        """Send *card* to its *place* in zone *key*, where others come in *covered_ms*; returns the
        milliseconds until it is there."""
        up = act.raised.get(card, 0.0)
        wanted = place.moved(0, -up) if up else place
        item, delay = self._items.get(card), 0.0
        opens = item is None and act.is_animated and act.transition.opens(key)
        if item is None:
            item, delay = self._enter(act, key, card, wanted)
        item.home = wanted if card in act.selected else place
        item.setOpacity(_DIMMED if card in act.transition.now.table.dimmed else 1.0)
        crosses = self._zone_of.get(card) != key
        self._zone_of[card] = key
        if card in act.held:
            item.place = wanted
            return 0.0
        shadow = Shadow.LIFTED if card in act.selected else Shadow.RESTING
        duration = float(HOME_MS) if self._home.pop(card, None) == key else None
        hides = not crosses and place.sheet is not CardSide.FACE is item.side
        if hides and covered_ms:
            duration = covered_ms
        if not act.is_animated:
            duration = 0.0
        if opens:
            return self._gliding.open(item, wanted, delay)
        return self._gliding.send(item, wanted, shadow, duration, delay, crosses=crosses)

    def _enter(self, act: _Act, key: str, card: Card, wanted: CardPlace) -> tuple[CardItem, float]:
        """A new item for *card*, and the milliseconds after which it sets out."""
        is_from_afar = act.is_animated and not act.transition.opens(key)
        start = act.transition.origin(key, wanted) if is_from_afar else None
        delay = act.waits + act.apart * act.entered
        act.entered += 1
        if card in act.dealt:
            start, delay = act.dealt[card]
        elif key == HAND and start is not None and start.sheet is CardSide.BACK:
            start = self._take_released(start)
        back = act.transition.back(key) if start is not None else Back.BLUE
        return self._entered(card, back, key, wanted, start), delay

    def _exchange_twins(self, zones: Mapping[str, ZonePlace]) -> None:
        """Where a card comes to the place of one that looks the same and goes elsewhere, nothing
        is to be seen of that: each is shown by the item of the other."""
        going = {card: key for key, zone in zones.items() for card, _ in zone.cards}
        for card in [one for one, key in going.items() if self._zone_of.get(one, key) != key]:
            key = going[card]
            twins = (other for other in self._zone_of if other.face == card.face)
            twin = next((c for c in twins if self._zone_of[c] == key != going.get(c, key)), None)
            if self._zone_of[card] == key or twin is None:
                continue
            _exchange(self._items, card, twin)
            _exchange(self._zone_of, card, twin)
            _exchange(self._home, card, twin)
            for one in (card, twin):
                self._items[one].card = one

    def _take_released(self, start: CardPlace) -> CardPlace:
        """Where the pointer has let go of a back, which goes; or else *start*."""
        if self._released is None:
            return start
        (back, _), self._released = self._released, None
        self._scene.removeItem(back)
        k = self._scale.k
        return replace(start, x=back.x() / k, y=back.y() / k, width=back.seen_width / k)

    def _entered(
        self, card: Card, back: Back, key: str, wanted: CardPlace, start: CardPlace | None
    ) -> CardItem:
        """A new item for *card*, which comes from *start* (None: from nowhere)."""
        item = self._items[card] = CardItem(card, back)
        if start is None:
            self._zone_of[card] = key
            item.setPos(self._scale.point(wanted.x, wanted.y))
            item.place = wanted
        else:
            self._gliding.put(item, replace(start, form=wanted.form))
        self._scene.addItem(item)
        return item

    def _dismiss(self, present: set[Card], transition: Transition, *, is_animated: bool) -> None:
        gone = [card for card in self._items if card not in present]
        is_animated = is_animated and len(gone) <= _FEW_LEAVE
        for card in gone:
            item = self._items.pop(card)
            self._sent.pop(card, None)
            where = transition.exit(self._zone_of.pop(card))
            is_seen = item.isVisible() and is_animated and self.animator.factor > 0
            if where is None or not is_seen:
                self.animator.drop(item)
                self._scene.removeItem(item)
            else:
                self._leaving[card] = item
                self.fly_off(item, where)

    def fly_off(
        self, item: CardItem, where: CardPlace, delay: float = 0.0, duration: float = MOST_MS
    ) -> None:
        """Send *item* away for good, as it looks; the caller launches the animator."""
        item.setZValue(FLIGHT_LAYER - 1 + item.zValue() / 1000)
        last = self._scale.width(where.width) / item.width if item.width else 1.0
        self.animator.fly(
            item, self._scale.point(where.x, where.y), duration, lambda: self._remove(item),
            delay=delay, scale=(item.scale(), last), curve=IN_OUT,
        )  # fmt: skip

    def _remove(self, item: CardItem) -> None:
        self._scene.removeItem(item)
        if self._leaving.get(item.card) is item:
            del self._leaving[item.card]
            if not self._leaving:
                self._on_cleared()

    def fly_draws(self, transition: Transition) -> None:
        """Backs that glide to another player who drew."""
        start = pile_place(transition.now.places, transition.drawn_from)
        end = transition.badge(transition.before.table.actor)
        if start is not None and end is not None:
            for number in range(transition.draws):
                self.fly_back(Back.BLUE, start, end, 90.0 * number)

    def fly_back(
        self, kind: Back, start: CardPlace, end: CardPlace, delay: float,
        duration: float = MOST_MS,
    ) -> CardItem:  # fmt: skip
        """A back on its way to where it is no more to be seen; the caller launches the animator."""
        item, wide = CardItem(None, kind), max(start.width, end.width)
        self._gliding.put(item, replace(start, width=wide))
        item.setScale(start.width / wide)
        self._scene.addItem(item)
        self.fly_off(item, end, delay, duration)
        return item

    def bring_backs(
        self, key: str, first: int, count: int, start: CardPlace, delay: float
    ) -> list[CardItem]:
        """Let backs that lie in zone *key* come there from *start*; the caller launches the
        animator."""
        backs = self._backs.get(key, [])[first : first + count]
        for item in backs:
            end, layer = item.pos(), item.zValue()
            item.setPos(self._scale.point(start.x, start.y))
            item.setZValue(FLIGHT_LAYER + layer / 1000)
            self.animator.fly(
                item, end, MOST_MS, partial(item.setZValue, layer), delay=delay,
                scale=(self._scale.width(start.width) / item.width, 1.0),
            )  # fmt: skip
        return backs

    def _arrange_backs(
        self, key: str, places: tuple[CardPlace, ...], back: Back = Back.BLUE
    ) -> None:
        if self._backs_at.get(key) == places:
            return
        self._backs_at[key] = places
        pool = self._backs.setdefault(key, [])
        while len(pool) > len(places):
            self._scene.removeItem(pool.pop())
        while len(pool) < len(places):
            item = CardItem(None, back)
            self._scene.addItem(item)
            pool.append(item)
        for index, (item, place) in enumerate(zip(pool, places, strict=True)):
            self._gliding.put(item, place)
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
                self._gliding.show(item, held, Shadow.LIFTED)
            item.setZValue(FLIGHT_LAYER + 50 + index)
            run.append((item, 0.36 * (place.width if place is not None else 72.0) * (index - at)))
        return run

    def show_held(self, item: CardItem, place: CardPlace) -> None:
        """Have *item*, which follows the pointer, look as it would at *place*."""
        self._gliding.show(item, place, Shadow.LIFTED)

    def release_back(self, back: CardItem, key: str) -> None:
        """Let the next `arrange` send *back* home to zone *key*, or draw a card from there."""
        self._released = back, key

    def release(self, cards: Collection[Card]) -> None:
        """Let the next `arrange` send *cards* on from wherever the pointer left them."""
        for card in cards:
            self._home[card] = self._zone_of.get(card, AT_POINTER)
            self._zone_of[card] = AT_POINTER
