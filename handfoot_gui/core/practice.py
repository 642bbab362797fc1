"""What a person's own games teach: decisions that surely cost something, and where points go."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.judgement import Gain, Judgement
from handfoot_gui.core.record import Agreed
from handfoot_gui.core.seats import Seat


class Mistake(Struct, frozen=True):
    """A decision that fresh worlds agree was one: a puzzle of the person's own."""

    position: int
    """Moves that were made before it, from the start of the game."""
    theme: str
    """A word of the game for what it was about, as "discards"."""
    judged: Judgement


class Lost(Struct, frozen=True):
    """What decisions about one theme have given away in one deal, chance included.

    Where there was no time to look at all of them, those that were looked at by chance stand for
    the others, and *error* is larger: in many deals it comes to the same.
    """

    theme: str
    amount: float
    """Expected, in the unit of the review; never below 0 by more than chance."""
    error: float
    """The standard error of it."""
    decisions: int
    """How many were looked at, the good ones included."""


class DealReview(Struct, frozen=True):
    """What one deal tells about the play of one person in it."""

    deal: int
    """Its number in the game, from 1."""
    seat: Seat
    day: str
    """When it was played, as "2026-11-30"; the core knows no calendar."""
    unit: Gain
    lost: tuple[Lost, ...]
    """By theme, those that came up."""
    mistakes: tuple[Mistake, ...]
    drills: tuple[Mistake, ...] = ()
    """Decisions that are worth to be taken anew, good or bad, as they seemed at a glance."""

    @property
    def last_position(self) -> int:
        """Before so many moves all of them were taken."""
        return max((one.position for one in (*self.mistakes, *self.drills)), default=0)


class Reviewed(Struct, frozen=True):
    """A game as far as it was reviewed for one person, and what was found."""

    game: str
    options: Any
    moves: tuple[tuple[Seat, Any], ...]
    """From the start, so far that every mistake lies in it."""
    reviews: tuple[DealReview, ...]
    agreed: Agreed = ()
    brought: BroughtForward | None = None
