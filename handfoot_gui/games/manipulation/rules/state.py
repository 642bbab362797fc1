"""The whole state of a game of Manipulation Rummy, and what one seat may know of it."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from handfoot_gui.core.brought_forward import NOTHING, BroughtForward
from handfoot_gui.core.cards import Card
from handfoot_gui.core.other_points import OtherPoints
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.games.manipulation.rules.melds import Meld


class Phase(StrEnum):
    """What is to be done next."""

    LOT = "lot"
    """The table chooses the first dealer."""
    DEAL = "deal"
    TURN = "turn"
    """The player to move draws or plays, as far as *drawn* allows; in the last lap plays or
    ends the turn."""
    KNOCK = "knock"
    """The player to move has played, or drawn the last permitted card: knocks or ends the turn."""
    ROUND_OVER = "round over"
    OVER = "over"


class End(StrEnum):
    """How a round ended."""

    OUT = "out"
    KNOCK = "knock"
    STOCK = "stock"


class Public(Struct, frozen=True):
    """What everybody at the table may know. Tuples by seat, as named."""

    phase: Phase
    round: int
    """Counted from 1; 0 before the first deal."""
    dealer: Seat
    turn: Seat
    turns: int
    """Turns begun in this round, the present one included."""
    drawn: int = 0
    """Cards drawn in this turn."""
    melds: tuple[Meld, ...] = ()
    left: tuple[tuple[Meld, ...], ...] = ()
    """By seat: the table as its last turn of the round left it; empty before that."""
    last_lap: int | None = None
    """Turns left of the last lap, the present one included, where it goes on until all pass as long
    as nobody plays; None before it."""
    ended: End | None = None
    """Once the round is over."""
    ender: Seat | None = None
    """Who went out or knocked."""
    results: tuple[DealScore, ...] = ()
    """The finished rounds."""
    others: tuple[OtherPoints, ...] = ()
    """The other points of the round being played."""
    brought: BroughtForward = NOTHING
    """What the game started from."""
    opened: tuple[Seat, ...] = ()
    """Who has played in this round, in the order of the first plays."""


class State(Struct, frozen=True):
    """Everything, hidden cards included."""

    public: Public
    hands: tuple[tuple[Card, ...], ...] = ()
    """By seat."""
    stock: tuple[Card, ...] = ()
    """The top card first."""


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
