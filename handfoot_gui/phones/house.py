"""What holds at a seat while a phone holds it, where that is not as at the screen."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from handfoot_gui.core.preferences import Preferences, Sorting
from handfoot_gui.core.seats import Seat
from handfoot_gui.phones.game import SeatGame
from handfoot_gui.session.seat_turn import House


class PhoneHouse(House):
    """The house of one seat; the hand is sorted as its player likes."""

    def __init__(self, game: SeatGame, seat: Seat, sorting: Sorting) -> None:
        super().__init__()
        self.sorting = sorting
        self._game, self._seat = game, seat
        self._followed: tuple[Preferences, Sorting] | None = None
        self.ends_turn = self._ends_turn
        self.weigh = partial(game.weigh, seat)

    def follow(self, preferences: Preferences) -> None:
        """Hold to what is liked at the screen, but for how the hand is sorted."""
        followed = preferences, self.sorting
        if followed != self._followed:
            self._followed = followed
            self.preferences = replace(preferences, sorting=self.sorting)

    def _ends_turn(self, move: Any) -> bool:
        return self._game.session.ends_turn(self._seat, move)
