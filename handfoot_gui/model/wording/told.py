"""The shapes of what is told at every table: a move, a line of the log, a prompt."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

from handfoot_gui.engine.seats import Seat

PublicT = TypeVar("PublicT")
MoveT = TypeVar("MoveT")


class MoveSeen(Struct, Generic[PublicT, MoveT], frozen=True):
    """A move as everybody saw it: only public facts go in."""

    seat: Seat
    move: MoveT
    before: PublicT
    after: PublicT
    is_dealt_again: bool = False
    """The game begins with the cards of an earlier deal."""


class LogLine(Struct, frozen=True):
    """One act: who did it (`TABLE` for the deal and its end) and the whole sentence.

    A seat's sentence begins with the player's name, so a reader may set it apart.
    """

    seat: Seat
    text: str
    is_before_play: bool = False
    """It tells how the deal came about, which nobody asks once cards are played."""
    is_step: bool = False
    """Another act of the same turn says more than this one."""


class Prompt(Struct, frozen=True):
    """The strip's text: a name set apart, what is expected, and a second line of facts."""

    name: str
    expected: str
    """Goes on after the name and a comma, or stands alone where the name is empty."""
    facts: str
