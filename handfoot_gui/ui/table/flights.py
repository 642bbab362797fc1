"""Cards on their way over the table, and how long that takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem

LIFT_MS = 90
SETTLE_MS = 160
HOME_MS = 180
TURN_MS = 150
SWEEP_MS = 320
"""How long what lies there after a deal takes to the stock."""
OPEN_MS = 180
"""How long a card takes from an edge to its whole width, where it is turned up."""
LEAST_MS = 220
MOST_MS = 320
_HALF = 0.5
OUT: Final = QEasingCurve.Type.OutCubic
IN_OUT: Final = QEasingCurve.Type.InOutCubic


class Flight(Struct):
    """One item on its way; times in milliseconds since the animation's start."""

    item: QGraphicsItem
    start: QPointF
    end: QPointF
    scale: tuple[float, float]
    """At the start and at the end."""
    begin: float
    duration: float
    turn: float
    """How long it takes to turn over once it is there."""
    curve: QEasingCurve
    on_landed: Callable[[], None]
    """Gives the item the looks that it has in its new place, at a scale of 1."""
    is_waiting: bool
    """It is not to be seen before it begins."""
    is_turned: bool = False
    opens: bool = False
    """It is turned up where it lies: seen from its edge first, then wider and wider."""


class Animator(QObject):
    """Glides items to their places; with a *factor* of 0 they are there at once.

    An item flies to one place at a time: a new flight of an item replaces the one under way. It
    keeps its looks until it lands. Signal: ``moved()`` after every frame.
    """

    moved = Signal()

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

    def is_on_its_way(self, item: QGraphicsItem, end: QPointF) -> bool:
        """Whether *item* is flying to *end*."""
        flight = self._flights.get(item)
        return flight is not None and flight.end == end

    def left(self, items: Iterable[QGraphicsItem]) -> float:
        """How long it takes until the last of *items* has landed, in milliseconds at a *factor*
        of 1."""
        flights = [self._flights[item] for item in items if item in self._flights]
        ends = [flight.begin + flight.duration + flight.turn for flight in flights]
        return (max(ends) - self._now) / self.factor if ends and self.factor > 0 else 0.0

    def fly(
        self,
        item: QGraphicsItem,
        end: QPointF,
        duration: float,
        on_landed: Callable[[], None],
        *,
        delay: float = 0.0,
        turn: float = 0.0,
        scale: tuple[float, float] = (1.0, 1.0),
        curve: QEasingCurve.Type = OUT,
        opens: bool = False,
    ) -> None:
        """Send *item* to *end*, or have it turned up there where it *opens*; call `launch` once
        all flights of one act are on."""
        self.drop(item)
        if self.factor <= 0 or duration + turn <= 0:
            item.setPos(end)
            item.setScale(1.0)
            on_landed()
            return
        item.setScale(scale[0])
        is_waiting = delay > 0 and (opens or item.pos() != end)
        item.setVisible(not is_waiting)
        self._flights[item] = Flight(
            item,
            QPointF(item.pos()),
            QPointF(end),
            scale,
            self._now + delay * self.factor,
            duration * self.factor,
            turn * self.factor,
            QEasingCurve(curve),
            on_landed,
            is_waiting,
            opens=opens,
        )

    @property
    def rest(self) -> float:
        """How many milliseconds it takes until the last item has landed."""
        ends = [one.begin + one.duration + one.turn for one in self._flights.values()]
        return max(ends, default=self._now) - self._now

    def launch(self) -> None:
        """Start the clock anew for every flight that is still under way."""
        if not self._flights:
            return
        now = self._now
        for flight in self._flights.values():
            flight.begin -= now
        last = max(one.begin + one.duration + one.turn for one in self._flights.values())
        self._clock.blockSignals(True)
        self._clock.stop()
        self._now = 0.0
        self._clock.setDuration(max(1, round(last)))
        self._clock.setEndValue(float(max(1, round(last))))
        self._clock.blockSignals(False)
        self._clock.start()

    def drop(self, item: QGraphicsItem) -> None:
        """Forget the flight of *item*, which stays where it is."""
        if self._flights.pop(item, None) is not None:
            item.setTransform(QTransform())
            item.setVisible(True)

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
        self.moved.emit()

    def _land(self, flight: Flight) -> None:
        item = flight.item
        item.setVisible(True)
        item.setTransform(QTransform())
        item.setPos(flight.end)
        item.setScale(1.0)
        flight.on_landed()

    def _on_tick(self, value: float) -> None:
        self._now = value
        landed = []
        for item, flight in self._flights.items():
            gone = value - flight.begin
            if gone <= 0:
                continue
            if flight.is_waiting:
                flight.is_waiting = False
                item.setVisible(True)
            if gone >= flight.duration + flight.turn:
                landed.append(flight)
            elif gone >= flight.duration:
                self._turn(flight, (gone - flight.duration) / flight.turn)
            else:
                share = flight.curve.valueForProgress(gone / flight.duration)
                if flight.opens:
                    self._seen_from_aside(item, share)
                item.setPos(flight.start + (flight.end - flight.start) * share)
                first, last = flight.scale
                if first != last:
                    item.setScale(first + (last - first) * share)
        for flight in landed:
            self._flights.pop(flight.item, None)
            self._land(flight)
        self.moved.emit()

    def _turn(self, flight: Flight, share: float) -> None:
        """Turn the item over around its upright middle; at a *share* of one half it is seen from
        its edge."""
        item = flight.item
        if not flight.is_turned:
            item.setPos(flight.end)
            item.setScale(flight.scale[1])
        if share >= _HALF and not flight.is_turned:
            flight.is_turned = True
            self._land(flight)
        self._seen_from_aside(item, abs(1 - 2 * share))

    def _seen_from_aside(self, item: QGraphicsItem, share: float) -> None:
        """Show that *share* of the width of *item*, around its upright middle."""
        middle = item.boundingRect().center().x() * item.scale()
        wide = max(0.02, share)
        item.setTransform(QTransform(wide, 0, 0, 1, middle * (1 - wide), 0))
