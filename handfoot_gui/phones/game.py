"""What a seat on a phone asks of the game that it sits at."""

from __future__ import annotations

from typing import Any, Protocol

from handfoot_gui.core.preferences import Preferences, Sorting
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.session.seat_turn import Doubt
from handfoot_gui.session.session import AnySession
from handfoot_gui.session.waiting import Waiting


class SeatGame(Protocol):
    """One game, for whoever plays in it from another device than the screen."""

    @property
    def session(self) -> AnySession:
        """The game that is played."""

    @property
    def presenter(self) -> AnyPresenter:
        """What is said of it, in the language of the moment."""

    @property
    def preferences(self) -> Preferences:
        """What the household likes; pictures and signs are of it."""

    @property
    def language(self) -> str:
        """Of all that is said, as in HTML: "en", "sr-Latn"."""

    @property
    def waiting(self) -> Waiting:
        """What the game waits for."""

    def make(self, seat: Seat, move: Any) -> None:
        """Make the *move* of *seat*, which is legal."""

    def can_undo(self, seat: Seat) -> bool:
        """Whether *seat* may take its last move back now."""

    def undo(self, seat: Seat) -> None:
        """Take the last move of *seat* back, where that is allowed."""

    def can_redo(self, seat: Seat) -> bool:
        """Whether *seat* took a move back that can be made again."""

    def redo(self, seat: Seat) -> None:
        """Make it again."""

    def can_ask_hint(self, seat: Seat) -> bool:
        """Whether the program can be asked now what it would do at *seat*."""

    def ask_hint(self, seat: Seat) -> None:
        """Ask it; the answer comes by `PhoneSeat.show_hint`, at once or later, or not at all."""

    def weigh(self, seat: Seat, doubt: Doubt) -> None:
        """*seat* may be about to make a slip: make its move, or ask whether it is meant."""

    def keep_sorting(self, seat: Seat, sorting: Sorting) -> None:
        """*seat* likes its hand sorted so from now on."""

    def deal_next(self) -> None:
        """Begin the next deal, where the last one was scored."""

    def is_looked_at(self, seat: Seat) -> bool:
        """Whether the game goes on in silence only after *seat* has said that it may, whether it
        is asked anything or not; also where the turn of *seat* ended with cards not yet seen."""

    def looked(self, seat: Seat) -> None:
        """*seat* has looked at its cards, and the game may go on."""

    def is_away(self, seat: Seat) -> bool:
        """Whether *seat* plays on a phone that cannot be reached."""

    def gestured(self, seat: Seat) -> None:
        """*seat* has begun to do something in its turn: the one before stands from now on."""
