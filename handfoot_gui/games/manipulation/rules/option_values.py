"""The values that switches of Manipulation Rummy take; page "Manipulation Rummy", section 7."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Final

from msgspec import Meta, Struct

from handfoot_gui.core.cards import Rank


class FirstPlayBy(StrEnum):
    """Who has to lay the points of a first play (M2)."""

    TABLE = "table"
    """Whoever plays while the table is empty."""
    PLAYER = "player"
    """Every player once in a round, from the hand alone."""


class JokerRule(StrEnum):
    """What may take a joker's name from it (M3)."""

    NAMED = "named"
    """A real card of that name, from the hand or from the table."""
    FROM_HAND = "from hand"
    FIXED = "fixed"
    """Nothing in this round."""
    FREE = "free"
    """Any play."""


class Ace(StrEnum):
    """Where an ace may lie in a sequence (M4)."""

    BOTH = "both"
    """A-2-3 or Q-K-A, not both in one."""
    LOW = "low"
    HIGH = "high"
    CORNER = "corner"
    """Also K-A-2."""


class LastLap(StrEnum):
    """What follows once the stock is empty (M5)."""

    ONE_TURN = "one turn"
    UNTIL_ALL_PASS = "until all pass"
    NONE = "none"


class Scoring(StrEnum):
    """What a round scores (M6)."""

    DIFFERENCES = "differences"
    """The winner gets what the others hold more."""
    PAID = "paid"
    """The others lose it, too."""
    HANDS = "hands"
    """Everybody loses what is left in the own hand."""


Value = Annotated[int, Meta(ge=0, le=100)]

FIELD_OF_RANK: Final = {
    Rank.JOKER: "joker", Rank.ACE: "ace", Rank.KING: "king", Rank.QUEEN: "queen",
    Rank.JACK: "jack", Rank.TEN: "ten", Rank.NINE: "nine", Rank.EIGHT: "eight",
    Rank.SEVEN: "seven", Rank.SIX: "six", Rank.FIVE: "five", Rank.FOUR: "four",
    Rank.THREE: "three", Rank.TWO: "two",
}  # fmt: skip
"""The field of `CardValues` by which a rank counts; in files they are called like the ranks."""


class CardValues(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    dict=True,
    rename={field: rank.value for rank, field in FIELD_OF_RANK.items()},
):
    """Points of the cards, for hands, for knocking and for first plays."""

    joker: Value = 25
    ace: Value = 1
    king: Value = 10
    queen: Value = 10
    jack: Value = 10
    ten: Value = 10
    nine: Value = 9
    eight: Value = 8
    seven: Value = 7
    six: Value = 6
    five: Value = 5
    four: Value = 4
    three: Value = 3
    two: Value = 2

    @cached_property
    def by_rank(self) -> Mapping[Rank, int]:
        """The same by rank."""
        return {rank: getattr(self, field) for rank, field in FIELD_OF_RANK.items()}
