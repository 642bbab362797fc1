"""Moves cards: one animation for all of them, so that a table full of cards stays smooth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem

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
