"""What one seat may know of a game of Hand and Foot, built from named parts."""

from __future__ import annotations

from msgspec import Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules.state import Public, State


class View(Struct, frozen=True):
    """The public part, the seat's own holding, and the sizes of what is hidden."""

    seat: Seat
    public: Public
    holding: tuple[Card, ...]
    holding_counts: tuple[int, ...]
    """By seat."""
    foot_counts: tuple[int, ...]
    """By seat; 0 once the foot is picked up."""
    stock_counts: tuple[int, ...]
    """By stock pile."""


def view_of(state: State, seat: Seat) -> View:
    """The view of *seat*: nothing of another holding, a foot or the stock but its size."""
    return View(
        seat,
        state.public,
        state.holdings[seat],
        tuple(map(len, state.holdings)),
        tuple(map(len, state.feet)),
        tuple(map(len, state.stocks)),
    )


def covered_of(state: State, seat: Seat) -> View:
    """What everybody may know, from the place of *seat*, whose holding is empty in it."""
    return View(
        seat,
        state.public,
        (),
        tuple(map(len, state.holdings)),
        tuple(map(len, state.feet)),
        tuple(map(len, state.stocks)),
    )
