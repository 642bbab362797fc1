"""What is only said at the table of Hand and Foot: its drafts, slips, tags and buttons."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

from handfoot_gui.engine.cards import Card, Rank
from handfoot_gui.model.table import Slip

BOTH_STOCKS: Final = "both-stocks"
"""What `SPLIT` acts on; no zone of its own."""


class Group(Struct, frozen=True):
    """Cards laid out together: on the side's meld number *onto*, or as a new meld (None)."""

    cards: tuple[Card, ...]
    onto: int | None = None


class Draft(Struct, frozen=True):
    """Of Hand and Foot: cards laid out, not yet played; they still belong to the holding (or
    the discard pile)."""

    groups: tuple[Group, ...] = ()
    is_take: bool = False
    """The discard pile's top card is among them, so playing the draft takes the pile."""
    is_split: bool = False
    """How many cards come from which stock pile is being chosen."""

    @property
    def cards(self) -> frozenset[Card]:
        return frozenset(card for group in self.groups for card in group.cards)

    @property
    def is_empty(self) -> bool:
        """Whether no cards are laid out."""
        return not self.groups

    @property
    def is_untouched(self) -> bool:
        """Whether there is nothing to take back."""
        return not self.groups and not self.is_split


EMPTY: Final = Draft()


class MakesDirty(Slip, frozen=True):
    """A wild would make the clean meld of *rank* dirty."""

    rank: Rank


class DiscardsOwnRank(Slip, frozen=True):
    """The own side has an incomplete meld that *card* fits."""

    card: Card


class TagCode(StrEnum):
    """What comes of a drop, said in a tag on the target."""

    CLEAN_PILE = "clean pile"
    DIRTY_PILE = "dirty pile"
    WILD_PILE = "wild pile"
    SEVENS_PILE = "sevens pile"
    TAKE = "take"
    """Of *number* cards."""
    MELD = "meld"
    """A meld of *number* cards."""
    DISCARD = "discard"
    SPLIT = "split"
    """*number* cards of the first stock pile, *second* of the other."""


class ActCode(StrEnum):
    """What a button of the strip does in Hand and Foot."""

    DRAW = "draw"
    DRAW_EACH = "draw each"
    """From both stock piles, where there is one way to do so."""
    SPLIT = "split"
    """Choose how many cards come from which stock pile."""
    SPLIT_FIRST = "split first"
    """Draw *number* cards from the first stock pile and *second*, fewer, from the other."""
    SPLIT_SECOND = "split second"
    SPLIT_EVEN = "split even"
    GO_BACK = "go back"
    """Choose another way to draw."""
    CUT = "cut"
    """Lift packets; *number* is about how many cards."""
    TAKE = "take"
    LAY = "lay"
    LAY_OUT = "lay out"
    """Put the lifted cards down provisionally."""
    DISCARD = "discard"
    END_TURN = "end turn"
    ASK = "ask"
    YES = "yes"
    NO = "no"
    PUT_BACK = "put back"
    TAKE_ALL_BACK = "take all back"
