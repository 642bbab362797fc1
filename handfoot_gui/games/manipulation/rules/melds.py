"""What may lie on the table in Manipulation Rummy, and what a joker stands for (section 2)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from handfoot_gui.core.cards import Card, Rank, Suit


class Name(Struct, frozen=True, forbid_unknown_fields=True, order=True):
    """The rank and suit a joker is named for."""

    rank: Rank
    suit: Suit


class Laid(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card on the table; a joker with the name given to it, any other card without."""

    card: Card
    name: Name | None = None

    @property
    def rank(self) -> Rank:
        """The rank it counts as."""
        return self.card.rank if self.name is None else self.name.rank

    @property
    def suit(self) -> Suit:
        """The suit it counts as."""
        return self.card.suit if self.name is None else self.name.suit


Meld: TypeAlias = tuple[Laid, ...]
"""Sequences in order, ace low first or high last; groups in any order."""


def is_group(meld: Meld) -> bool:
    """Whether a legal meld is a group rather than a sequence."""
    return meld[0].rank is meld[1].rank
