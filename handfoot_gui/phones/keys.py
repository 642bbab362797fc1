"""The keys by which a phone is known to belong to a seat."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final

from handfoot_gui.core.seats import Seat

_BYTES: Final = 16
"""128 bits, as 22 letters."""


def new_key() -> str:
    """A key that nobody has, and nobody guesses."""
    return secrets.token_urlsafe(_BYTES)


class SeatKeys:
    """The keys of one game. Nothing of them is in what is logged or told of a fault."""

    def __init__(self, kept: Mapping[Seat, str] | None = None) -> None:
        """*kept* are those that phones have from before."""
        self._keys = dict(kept or {})

    def __repr__(self) -> str:
        """Without the keys."""
        return f"SeatKeys({sorted(self._keys)})"

    @property
    def kept(self) -> Mapping[Seat, str]:
        """What is to be kept as long as the game is."""
        return self._keys

    def of(self, seat: Seat) -> str:
        """The key of *seat*, made when it is first wanted."""
        if seat not in self._keys:
            self._keys[seat] = new_key()
        return self._keys[seat]

    def renew(self, seat: Seat) -> str:
        """A new key for *seat*; whoever has the old one is let in no more."""
        self._keys.pop(seat, None)
        return self.of(seat)

    def drop(self, seat: Seat) -> None:
        """No phone has *seat* any more."""
        self._keys.pop(seat, None)

    def seat_of(self, key: str) -> Seat | None:
        """The seat that *key* is of. How long that takes tells nothing of any key."""
        given = key.encode("utf-8", "surrogatepass")
        found = None
        for seat, one in self._keys.items():
            if secrets.compare_digest(given, one.encode()):
                found = seat
        return found
