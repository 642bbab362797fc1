"""The order that each person at a screen gave the own hand, which outlives the window in a file."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QObject

from handfoot_gui.core.cards import Card
from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.seats import Seat
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.working_tables import OwnOrders
from handfoot_gui.ui.table.scene import TableScene


class KeptOrders(QObject):
    """Gives the scene the order of whoever is shown, and keeps what becomes of it."""

    def __init__(
        self, scene: TableScene, persons: frozenset[Seat], game_id: str, parent: QObject
    ) -> None:
        """*persons* are all who are no bots; with an empty *game_id* nothing outlives the table."""
        super().__init__(parent)
        self._scene = scene
        self._persons = persons
        self._game_id = game_id
        self._orders = OwnOrders()
        self._seat: Seat | None = None
        """Whose order the scene has."""
        scene.order_changed.connect(self._keep)

    def keep(self) -> None:
        """Keep the order that the shown player gave the own cards."""
        if self._scene.canvas.preferences.sorting is Sorting.OWN and self._scene.order:
            self._keep(self._scene.order)

    def turn_to(self, seat: Seat | None) -> None:
        """Whoever is at *seat* is shown from now on; None: nobody."""
        self._seat = seat
        self._scene.set_order(() if seat is None else self._orders.order_of(self._key(seat)))

    def _keep(self, cards: tuple[Card, ...]) -> None:
        # A disk that is full is said when the game itself is saved.
        if self._game_id and self._seat in self._persons:
            with suppress(SaveError):
                self._orders.keep(self._key(self._seat), cards)

    def _key(self, seat: Seat) -> str:
        is_alone = len(self._persons) == 1
        return self._game_id if is_alone else f"{self._game_id} {seat}"
