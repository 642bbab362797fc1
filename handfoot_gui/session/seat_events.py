"""What becomes of one seat's table, told to whoever shows it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.table import Action, AnyDraft, Asked, Dealt
from handfoot_gui.session.seat_turn import Doubt, Listeners


class Shown(Struct, frozen=True):
    """How the table has come to be as it is."""

    is_animated: bool = True
    """What moved may be seen to move."""
    dealt: tuple[Dealt, ...] = ()
    """Cards that were dealt, one after the other."""


class Handled(Struct, frozen=True):
    """What a gesture has laid out or taken back, or put back that was lifted."""

    before: AnyDraft
    after: AnyDraft
    put_back: tuple[Card, ...] = ()


class SeatEvents:
    """What becomes of one seat's table. Listeners are called with what it is about, None where
    there is nothing to say."""

    def __init__(self) -> None:
        self.shown: Listeners[Shown] = Listeners()
        """The table is to be shown anew."""
        self.hidden: Listeners[None] = Listeners()
        """The cards that were shown go."""
        self.emptied: Listeners[None] = Listeners()
        """Nothing is shown any more."""
        self.offered: Listeners[tuple[Action[Any], ...]] = Listeners()
        """Other acts can be done."""
        self.asked: Listeners[Asked[Any, Any] | None] = Listeners()
        """A question begins to wait, or is left open."""
        self.doubted: Listeners[Doubt | None] = Listeners()
        """A move begins to wait until it is said whether it is meant, or is left."""
        self.lifting: Listeners[tuple[Card, ...]] = Listeners()
        """Other cards are selected, which is shown next."""
        self.handled: Listeners[Handled] = Listeners()
        """A gesture was made that is no move."""
        self.moved: Listeners[Any] = Listeners()
        """A move is meant, which is legal."""
        self.refused: Listeners[Problem] = Listeners()
        """A gesture is not allowed."""
