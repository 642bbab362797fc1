"""Mistakes: a player's is a `Problem`; a bad record's is an error that names the place."""

from __future__ import annotations

from msgspec import Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat


class Problem(Struct, frozen=True):
    """Why a move is not allowed, as a code (the class) with its facts (the fields).

    The sentence a player reads is made in `handfoot_gui.core.text`, nowhere else.
    """


def in_words(problem: Problem) -> str:
    """The name of *problem* for files and faults: that of its class, ``too few points``."""
    name = type(problem).__name__
    return "".join(f" {sign.lower()}" if sign.isupper() else sign for sign in name).strip()


class NotToMove(Problem, frozen=True):
    """Another seat is to move (None: the table, or nobody any more)."""

    seat: Seat
    actor: Seat | None


class NotHeld(Problem, frozen=True):
    """The card is not there to be played."""

    card: Card


class CardTwice(Problem, frozen=True):
    """One move names the same card twice."""

    card: Card


class WrongTableMove(Problem, frozen=True):
    """The table's move is not the one that is due: *due* says what would be.

    Only a damaged record asks for this.
    """

    due: str


class IllegalMove(Exception):  # noqa: N818  (a refusal is the normal answer, not a fault)
    """`Rules.apply` was asked for a move that is not allowed; the state is unchanged."""

    def __init__(self, seat: int, move: object, problem: Problem) -> None:
        super().__init__(f"seat {seat}: {move!r} is not allowed: {problem!r}")
        self.seat = seat
        self.move = move
        self.problem = problem


class ReplayError(Exception):
    """Move number *number* (counted from 1) of a record cannot be played."""

    def __init__(self, number: int, cause: IllegalMove) -> None:
        super().__init__(f"move {number}: {cause}")
        self.number = number
        self.cause = cause


class OptionsError(Exception):
    """A rule set that cannot be dealt or finished; *fields* are the fields that disagree."""

    def __init__(self, fields: tuple[str, ...], message: str) -> None:
        super().__init__(message)
        self.fields = fields
