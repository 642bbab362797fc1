"""How long the turn of a person that has just ended can still be taken back."""

from __future__ import annotations

from handfoot_gui.core.seats import Seat


class Grace:
    """Lasts until somebody has moved, or seen anything new, no card of the next hand either."""

    def __init__(self) -> None:
        self.seat: Seat | None = None
        """Whose turn it is that has just ended; None where none can be taken back so."""
        self._settled: Seat | None = None

    @property
    def is_on(self) -> bool:
        """Whether the last move of all ended a turn and can still be taken back."""
        return self.seat is not None

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
