"""Where on the table cards are meant to go that are held somewhere."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import DISCARD, HAND, NEW_MELD, Panel, side_key
from handfoot_gui.ui.table.scene import TableScene

UNDER_POINTER = 0.6
"""A zone under the pointer itself counts as covered by this much of a card more."""


NEAR = 40.0
"""How far, in units, a row draws cards to itself that fit there."""


def _distance(rect: QRectF, point: QPointF) -> float:
    """How far *point* is from *rect*; 0 within."""
    x = max(rect.left() - point.x(), 0.0, point.x() - rect.right())
    y = max(rect.top() - point.y(), 0.0, point.y() - rect.bottom())
    return math.hypot(x, y)


class Aim:
    """What is meant on one scene; rectangles and spots are in units."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._canvas = scene.canvas

    def index(self, key: str, at: QPointF, moved: tuple[Card, ...]) -> int | None:
        """In a row, how many of its cards but those *moved* lie to the left of *at*."""
        places, x = self._canvas.places, at.x() / self._canvas.scale.k
        return places.index_in_row(self._canvas.table, key, x, moved)

    def zone(self, rect: QRectF, spot: QPointF) -> str | None:
        """The zone of the own side that is meant; else the one that accepts the cards and is
        covered most; else whichever is covered most."""
        scene = self._scene
        near = self._row_near(rect, spot)
        if near is not None:
            return near
        targets = self._canvas.targets
        accepting = {key for one in targets for key in (one.key, *one.shown)} | {HAND}
        accepting -= set(scene.table.stocks)
        if NEW_MELD in accepting and self._canvas.places.is_on_background(spot):
            return NEW_MELD
        meant = self._own_zone_at(spot) or self._own_zone_at(rect.center())
        if meant is not None:
            return meant
        return self._covered(rect, spot, accepting)

    def _covered(self, rect: QRectF, spot: QPointF, accepting: set[str]) -> str | None:
        """What *rect* covers most of those *accepting*, else of all, else the side before which
        *spot* is."""
        whole = rect.width() * rect.height()

        def cover(area: QRectF) -> float:
            common = area.intersected(rect)
            bonus = UNDER_POINTER * whole if area.contains(spot) else 0.0
            return common.width() * common.height() + bonus

        covered = {key: cover(zone.drop) for key, zone in self._canvas.places.zones.items()}
        best = max((key for key in covered if key in accepting), key=covered.__getitem__)
        if covered[best] > 0.12 * whole and (best != HAND or covered[HAND] > 0.4 * whole):
            return best
        panel = self._panel_at(spot)
        is_own = panel is not None and panel.is_own
        if NEW_MELD in accepting and is_own:
            return NEW_MELD
        anything = max(covered, key=covered.__getitem__)
        if covered[anything] > 0.12 * whole:
            return anything
        if panel is None:
            return None
        return NEW_MELD if is_own else side_key(panel.side)

    def _panel_at(self, spot: QPointF) -> Panel | None:
        """The part of a side at *spot*."""
        panels = zip(self._scene.table.panels, self._canvas.places.panels, strict=True)
        return next((panel for panel, area in panels if area.contains(spot)), None)

    def _row_near(self, rect: QRectF, spot: QPointF) -> str | None:
        """The row in which the cards fit that is nearest to the pointer or to the middle of the
        card it holds, where it is near, and both are not on another place."""
        zones, table = self._canvas.places.zones, self._scene.table
        rows = {zone.key for zone in table.zones if zone.is_row}
        lit = (target for target in self._canvas.targets if target.is_lit)
        fitting = rows.intersection(key for target in lit for key in target.shown)
        points = (spot, rect.center())
        others = (zones[key].rect for key in {*rows, NEW_MELD} - fitting if key in zones)
        if not fitting or any(all(map(other.contains, points)) for other in others):
            return None
        away = {key: min(_distance(zones[key].rect, point) for point in points) for key in fitting}
        nearest = min(fitting, key=away.__getitem__)
        return nearest if away[nearest] <= NEAR else None

    def _own_zone_at(self, point: QPointF) -> str | None:
        """The discard pile or what lies before the own side at *point*, whatever it accepts."""
        table, places = self._scene.table, self._canvas.places
        own = table.own_side
        return next(
            (
                zone.key
                for zone in table.zones
                if own is not None
                and (zone.side == own or zone.key == DISCARD)
                and zone.key in places.zones
                and places.zones[zone.key].rect.contains(point)
            ),
            None,
        )

    def card_right_of(self, x: float, moved: tuple[Card, ...]) -> Card | None:
        """The first card of the hand that stays and lies to the right of *x* (units)."""
        for card, place in self._canvas.places.zones[HAND].cards:
            if card not in moved and place.x + place.width * 0.2 > x:
                return card
        return None
