"""What one seat may know of a game of Manipulation Rummy, built from named parts."""

from __future__ import annotations

from msgspec import Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.manipulation.rules.state import Public, State


class View(Struct, frozen=True):
    """The public part, the seat's own hand, and the sizes of what is hidden."""

    seat: Seat
    public: Public
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    """By seat."""
    stock_count: int


def view_of(state: State, seat: Seat) -> View:
    """The view of *seat*: nothing of another hand or the stock but its size."""
    return View(
        seat,
        state.public,
        state.hands[seat] if state.hands else (),
        tuple(map(len, state.hands)),
        len(state.stock),
    )


def covered_of(state: State, seat: Seat) -> View:
    """What everybody may know, from the place of *seat*, whose hand is empty in it."""
    return View(seat, state.public, (), tuple(map(len, state.hands)), len(state.stock))
