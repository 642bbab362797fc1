"""What one seat may know of a game of Raub, built from named parts."""

from __future__ import annotations

from msgspec import Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.raub.rules.state import Phase, Public, State


class View(Struct, frozen=True):
    """The public part, the seat's own cards, and the sizes of what is hidden."""

    seat: Seat
    public: Public
    hand: tuple[Card, ...]
    """Empty for the dealer until blind raub is declined; `hand_counts` has the number."""
    aside: tuple[Card, ...]
    """What the seat itself laid aside."""
    hand_counts: tuple[int, ...]
    """By seat."""
    talon_count: int


def view_of(state: State, seat: Seat) -> View:
    """The view of *seat*: nothing of another hand, the talon or cards laid aside but its size."""
    public = state.public
    is_blind = public.phase is Phase.BLIND and seat == public.dealer
    return View(
        seat,
        public,
        () if is_blind else state.hands[seat] if state.hands else (),
        state.aside[seat] if state.aside else (),
        tuple(map(len, state.hands)),
        len(state.talon),
    )


def covered_of(state: State, seat: Seat) -> View:
    """What everybody may know, from the place of *seat*, whose hand is empty in it."""
    return View(seat, state.public, (), (), tuple(map(len, state.hands)), len(state.talon))
