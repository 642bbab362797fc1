"""Short numbers to type, for a phone whose camera finds no code: each stands below a code for as
long as that is on show."""

from __future__ import annotations

import secrets
from typing import Final

from handfoot_gui.core.seats import Seat

_FIGURES: Final = 6
MOST_WRONG: Final = 8
"""So many wrong numbers are listened to before nobody may type for a while."""
FIRST_REST: Final = 60.0
LONGEST_REST: Final = 3600.0
"""Seconds of such a while; each is twice as long as the one before."""


class TypedNumbers:
    """The numbers of the seats whose codes are on show; the time is given.

    Whoever tries all of a million has eight tries a minute at first, sixty-four in three hours.
    """

    def __init__(self) -> None:
        self._numbers: dict[Seat, str] = {}
        self._wrong = 0
        self._rest = FIRST_REST
        self._closed: float | None = None
        """When nobody was listened to any more."""

    def __repr__(self) -> str:
        """Without the numbers."""
        return f"TypedNumbers({sorted(self._numbers)})"

    def of(self, seat: Seat) -> str:
        """The number of *seat*, made when it is first wanted."""
        while seat not in self._numbers:
            number = f"{secrets.randbelow(10**_FIGURES):0{_FIGURES}}"
            if number not in self._numbers.values():
                self._numbers[seat] = number
        return self._numbers[seat]

    def drop(self, seat: Seat) -> None:
        """A phone has *seat*, or it needs none."""
        self._numbers.pop(seat, None)

    def forget(self) -> None:
        """No code is on show any more."""
        self._numbers.clear()

    def are_taken(self, now: float) -> bool:
        """Whether anybody may type at *now*, in seconds of any clock."""
        if self._closed is not None and not 0 <= now - self._closed < self._rest:
            self._closed, self._wrong = None, 0
            self._rest = min(2 * self._rest, LONGEST_REST)
        return self._closed is None

    def seat_of(self, number: str, now: float) -> Seat | None:
        """The seat of that *number*, typed at *now*."""
        if not self.are_taken(now):
            return None
        given, found = number.encode("utf-8", "surrogatepass"), None
        for seat, one in self._numbers.items():
            if secrets.compare_digest(given, one.encode()):
                found = seat
        if found is None:
            self._wrong += 1
            if self._wrong >= MOST_WRONG:
                self._closed = now
        return found
