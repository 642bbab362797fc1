"""The shapes of what is told at every table: a move, a line of the log, a prompt."""

from __future__ import annotations

from enum import StrEnum
from typing import Generic, TypeVar

from msgspec import Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words

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


class Importance(StrEnum):
    """How much a deed concerns whoever plays next."""

    FIRST = "first"
    """It changes the deal: somebody got down, completed a pile, went out."""
    PLAIN = "plain"
    PASSING = "passing"
    """Nothing was done."""


class Deed(Struct, frozen=True):
    """A part of an act, as it goes on after the player's name; cards are shown, not named."""

    text: str
    """ "laid {cards}", "drew one card"."""
    cards: tuple[Card, ...] = ()
    """Stand in the place of "{cards}"."""
    several: str = ""
    """The same where more than one is counted: "drew {count} cards"."""
    count: int = 1
    kind: str = ""
    """Deeds of one player that are of one kind are told as one; empty: each for itself."""
    weight: Importance = Importance.PLAIN

    def parts(self, words: Words) -> tuple[str, str]:
        """What stands before the cards, and what after them."""
        text = self.several if self.count > 1 and self.several else self.text
        before, _, after = text.replace("{count}", words.count(self.count)).partition("{cards}")
        return before, after

    def said(self, words: Words) -> str:
        """The deed in words and signs."""
        before, after = self.parts(words)
        return f"{before}{words.listed([words.card(card) for card in self.cards])}{after}"


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
    deeds: tuple[Deed, ...] = ()
    """The same for the cover; none: as it is written."""


class Prompt(Struct, frozen=True):
    """The strip's text: a name set apart, what is expected, and a second line of facts."""

    name: str
    expected: str
    """Goes on after the name and a comma, or stands alone where the name is empty."""
    facts: str
