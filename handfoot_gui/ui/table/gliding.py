"""How one card looks and gets to its place: at once, within its zone, or across the table."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from handfoot_gui.core.cards import Card
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.art.palette import Shadow
from handfoot_gui.ui.table.flights import (
    LEAST_MS,
    LIFT_MS,
    MOST_MS,
    OPEN_MS,
    SETTLE_MS,
    TURN_MS,
    Animator,
)
from handfoot_gui.ui.table.items import FLIGHT_LAYER, CardItem, Scale
from handfoot_gui.ui.table.places import CardPlace, CardSide

_FAR = 40.0
"""Units from which on a way within a zone takes longer, as where a hand closes up."""
_NEAR = 0.5
"""Pixels; so short a way is none."""


def _is_hidden(item: CardItem, place: CardPlace | None) -> bool:
    """Whether nothing of *item* is seen at *place*, where it lies."""
    return place is not None and place.sheet is CardSide.HIDDEN and not item.isVisible()


def _turns(seen: CardSide, sheet: CardSide, *, crosses: bool) -> bool:
    """Whether a card of which *seen* shows turns over to show its face where it comes to."""
    return seen is not sheet is CardSide.FACE and (crosses or seen is CardSide.BACK)


class Gliding:
    """Shows the items of one scene, and sends each to its place."""

    def __init__(
        self, atlas: CardAtlas, scale: Scale, animator: Animator,
        is_crossing: Callable[[Card], bool],
    ) -> None:  # fmt: skip
        """*is_crossing* says whether a card is on its way to another zone already."""
        self._atlas = atlas
        self._scale = scale
        self._animator = animator
        self._is_crossing = is_crossing

    def show(
        self,
        item: CardItem,
        place: CardPlace,
        shadow: Shadow = Shadow.RESTING,
        side: CardSide = CardSide.FACE,
    ) -> None:
        """Have *item* look as it does at *place*."""
        width = self._scale.width(place.width)
        item.show_picture(self._atlas, width, place.form, side, self._scale.dpr, shadow)

    def put(self, item: CardItem, place: CardPlace) -> None:
        """Show *item* at *place* at once."""
        side = CardSide.FACE if place.sheet is CardSide.HIDDEN else place.sheet
        self.show(item, place, side=side)
        item.setPos(self._scale.point(place.x, place.y))
        item.setZValue(place.layer)

    def send(
        self,
        item: CardItem,
        place: CardPlace,
        shadow: Shadow,
        duration: float | None,
        delay: float,
        *,
        crosses: bool,
    ) -> float:
        """Send *item* to *place*; returns the milliseconds until it is there. *duration* None: as
        long as the way asks for; 0: at once."""
        end, is_hidden = self._scale.point(place.x, place.y), place.sheet is CardSide.HIDDEN
        land = partial(self._land, item, place, shadow)
        old, item.place = item.place, place
        if duration != 0 and old == place and self._animator.is_on_its_way(item, end):
            return 0.0
        away = end - item.pos()
        distance = math.hypot(away.x(), away.y())
        was_hidden = _is_hidden(item, old)
        seen = CardSide.BLANK if was_hidden else item.side
        turns = _turns(seen, place.sheet, crosses=crosses)
        stays = distance < _NEAR and not turns and duration is None
        if duration == 0 or stays or (is_hidden and was_hidden):
            self._animator.drop(item)
            item.setScale(1.0)
            item.setPos(end)
            land()
            return 0.0
        item.setVisible(True)
        # What crosses the table goes on doing so.
        crosses = crosses or self._is_crossing_still(item)
        scale = (1.0, 1.0)
        if crosses:
            scale = self._rise_to_cross(item, place, seen)
        else:
            self._show_on_its_way(item, place, shadow, seen)
        if duration is None:
            duration = self._duration(distance, shadow, crosses=crosses)
        turn = TURN_MS if turns else 0.0
        self._animator.fly(item, end, duration, land, delay=delay, turn=turn, scale=scale)
        return delay + duration + turn

    def open(self, item: CardItem, place: CardPlace, delay: float) -> float:
        """Turn *item* up where it lies, at *place*; returns the milliseconds until it is."""
        self.put(item, place)
        item.place = place
        land = partial(self._land, item, place, Shadow.RESTING)
        end = self._scale.point(place.x, place.y)
        self._animator.fly(item, end, OPEN_MS, land, delay=delay, opens=True)
        return delay + OPEN_MS

    def _is_crossing_still(self, item: CardItem) -> bool:
        return item.card is not None and self._is_crossing(item.card)

    def _show_on_its_way(
        self, item: CardItem, place: CardPlace, shadow: Shadow, seen: CardSide
    ) -> None:
        """Have *item*, of which *seen* shows, look as it does while it glides within its zone."""
        comes_up = seen is CardSide.BLANK and place.sheet is not CardSide.HIDDEN
        self.show(item, place, shadow, place.sheet if comes_up else seen)
        item.setZValue(place.layer)

    def _land(self, item: CardItem, place: CardPlace, shadow: Shadow) -> None:
        """*item* has come to *place*."""
        item.setZValue(place.layer)
        is_seen = place.sheet is not CardSide.HIDDEN
        item.setVisible(is_seen)
        if is_seen:
            self.show(item, place, shadow, place.sheet)

    def _rise_to_cross(
        self, item: CardItem, place: CardPlace, seen: CardSide
    ) -> tuple[float, float]:
        """Lift *item* above all that lies; returns its scales at both ends of its way."""
        # Large enough for both ends, and otherwise as it looked where it lay.
        before, after = item.seen_width, self._scale.width(place.width)
        wide = max(before, after)
        item.show_picture(self._atlas, wide, item.form, seen, self._scale.dpr, item.shadow)
        if item.zValue() < FLIGHT_LAYER:
            # What lay above another does so until it lands.
            item.setZValue(FLIGHT_LAYER + item.zValue() / 1000)
        return ((before or after) / wide, after / wide)

    def _duration(self, distance: float, shadow: Shadow, *, crosses: bool) -> float:
        """The milliseconds that a way of *distance* pixels asks for."""
        if distance < _NEAR:
            return 0.0
        if crosses:
            return min(MOST_MS, LEAST_MS + distance / self._scale.k / 10)
        if shadow is Shadow.LIFTED:
            return LIFT_MS
        return SETTLE_MS if distance < _FAR * self._scale.k else LEAST_MS
