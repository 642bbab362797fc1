"""The keys of one game that phones have, had before, or have from the game before."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from handfoot_gui.core.seats import Seat
from handfoot_gui.phones.keys import SeatKeys
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.phones import PhoneKeys


class KeyRing:
    """Gives each seat its key, and finds the seat of a key."""

    def __init__(self, file: PhoneKeys, game_id: str, known: Callable[[str], Seat | None]) -> None:
        """*known* gives the seat of a person whose phone had that key in the game before."""
        self._file, self._game_id, self._known = file, game_id, known
        self._keys = SeatKeys(file.of(game_id))
        self._former = SeatKeys()
        """Of seats that were taken back: their phones may ask for them."""
        self.fault: SaveError | None = None
        """Why the keys are not kept for the next time."""

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._keys.kept

    @property
    def kept(self) -> Mapping[Seat, str]:
        """The keys that phones have, by seat."""
        return self._keys.kept

    def of(self, seat: Seat) -> str:
        """The key of *seat*, which has one from now on."""
        if seat not in self:
            self._keys.of(seat)
            self.keep()
        return self._keys.of(seat)

    def renew(self, seat: Seat) -> None:
        """*seat* has another key."""
        self.forget_former(seat)
        self._keys.renew(seat)
        self.keep()

    def drop(self, seat: Seat, *, may_ask: bool) -> None:
        """*seat* has no key; whoever has the one it had may ask for the seat, or not."""
        self.forget_former(seat)
        if may_ask and seat in self:
            self._former = SeatKeys({**self._former.kept, seat: self._keys.of(seat)})
        self._keys.drop(seat)
        self.keep()

    def forget_former(self, seat: Seat) -> bool:
        """The phone that *seat* had before may ask no more; whether there was one."""
        was_there = seat in self._former.kept
        self._former.drop(seat)
        return was_there

    def keep(self, port: int | None = None) -> None:
        """Keep the keys for the next time, and where phones expect the program."""
        self.fault = None
        try:
            self._file.keep(self._game_id, self._keys.kept, port)
        except SaveError as error:
            self.fault = error

    def is_current(self, key: str) -> bool:
        """Whether a seat has that *key* now."""
        return self._keys.seat_of(key) is not None

    def seat_of(self, key: str) -> Seat | None:
        """The seat that somebody with *key* may have, or ask for."""
        known = self._known(key)
        found = (self._keys.seat_of(key), self._former.seat_of(key), known)
        return next((seat for seat in found if seat is not None), None)
