"""What holds at a seat while a phone holds it, where that is not as at the screen."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from handfoot_gui.core.preferences import Preferences, Sorting
from handfoot_gui.core.seats import Seat
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.seat_turn import Doubt, House
from handfoot_gui.session.session import AnySession


class PhoneHouse(House):
    """The house of one seat; the hand is sorted as its player likes."""

    def __init__(
        self, session: AnySession, seat: Seat, seat_table: SeatTable, sorting: Sorting
    ) -> None:
        super().__init__()
        self.sorting = sorting
        self._session, self._seat = session, seat
        self._pending = seat_table.pending
        self._followed: tuple[Preferences, Sorting] | None = None
        self.ends_turn = self._ends_turn
        self.weigh = self._weigh

    def follow(self, preferences: Preferences) -> None:
        """Hold to what is liked at the screen, but for how the hand is sorted."""
        followed = preferences, self.sorting
        if followed != self._followed:
            self._followed = followed
            self.preferences = replace(preferences, sorting=self.sorting)

    def _ends_turn(self, move: Any) -> bool:
        return self._session.ends_turn(self._seat, move)

    def _weigh(self, doubt: Doubt) -> None:
        """Ask about slips that anybody sees; the program is not asked about the others."""
        if doubt.warning is not None and doubt.warning.is_plain:
            self._pending.wait_for(doubt)
        else:
            self._pending.approve(doubt.move)
