"""How long the turn of a person that has just ended can still be taken back."""

from __future__ import annotations

from handfoot_gui.core.seats import Seat


class Grace:
    """Lasts until somebody has moved, or seen anything new, no card of the next hand either."""

    def __init__(self) -> None:
        self.seat: Seat | None = None
        """Whose turn it is that has just ended; None where none can be taken back so."""
        self._settled: Seat | None = None
        self._is_until_key = False

    @property
    def is_on(self) -> bool:
        """Whether the last move of all ended a turn and can still be taken back."""
        return self.seat is not None

    @property
    def waits_for_key(self) -> bool:
        """Whether others wait until a key says that the move stands."""
        return self.is_on and self._is_until_key

    def begin(self, seat: Seat | None, *, is_until_key: bool = False) -> None:
        """The turn of *seat* has just ended and can be taken back (None: it cannot), where it
        *is_until_key* until a key says that it stands."""
        self.seat, self._is_until_key = seat, is_until_key

    def go_on(self) -> None:
        """A key says that the move stands: the others play, and as they do it ends for good."""
        self._is_until_key = False

    def is_over_for(self, seat: Seat) -> bool:
        """Whether the turn of *seat* has ended for good, as the next player has looked at the own
        cards."""
        return self._settled == seat

    def settle(self) -> None:
        """The next player has looked at the own cards: the turn before has ended for good."""
        if self.seat is not None:
            self._settled, self.seat = self.seat, None

    def begin_anew(self) -> None:
        """Other moves were made since, or taken back."""
        self._settled = None
