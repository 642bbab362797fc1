"""How long the turn of a person that has just ended can still be taken back."""

from __future__ import annotations

from collections.abc import Collection

from handfoot_gui.core.preferences import TimeToUndo
from handfoot_gui.core.seats import Seat
from handfoot_gui.ui.game.play.pacing import Pacing


class Grace:
    """Lasts until somebody has moved, or seen anything new, no card of the next hand either."""

    def __init__(self, pacing: Pacing) -> None:
        """*pacing* says how long others wait where no key ends it."""
        self._pacing = pacing
        self.seat: Seat | None = None
        """Whose turn it is that has just ended; None where none can be taken back so."""
        self._settled: Seat | None = None
        self._is_until_key = False

    @property
    def is_on(self) -> bool:
        """Whether the last move of all ended a turn and can still be taken back."""
        return self.seat is not None

    @property
    def wanted(self) -> TimeToUndo:
        """How long it is to last at least."""
        return self._pacing.time_to_undo

    @wanted.setter
    def wanted(self, wanted: TimeToUndo) -> None:
        self._pacing.time_to_undo = wanted

    @property
    def waits_for_key(self) -> bool:
        """Whether others wait until a key says that the move stands."""
        return self.is_on and self._is_until_key

    def begin(self, seat: Seat | None, here: Collection[Seat]) -> None:
        """The turn of *seat* has just ended and can be taken back (None: it cannot); only for who
        is *here*, at the screen, others wait for its key."""
        self.seat = seat
        self._is_until_key = self.wanted is TimeToUndo.UNTIL_ENTER and seat in here

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
