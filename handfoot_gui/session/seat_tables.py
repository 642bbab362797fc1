"""The tables of a game: one for everybody who sits there, whoever looks at which of them."""

from __future__ import annotations

from handfoot_gui.core.seats import Seat
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.seat_turn import AnyAdapter, House


class SeatTables:
    """Keeps what each seat of a game has put together, shown or not."""

    def __init__(self, adapter: AnyAdapter, house: House) -> None:
        self._adapter = adapter
        self._house = house
        self._tables: dict[Seat, SeatTable] = {}

    def of(self, seat: Seat) -> SeatTable:
        """The table of *seat*, always the same one; it is made when it is first wanted."""
        if seat not in self._tables:
            made = self._tables[seat] = SeatTable(self._house)
            made.set_adapter(self._adapter)
        return self._tables[seat]
