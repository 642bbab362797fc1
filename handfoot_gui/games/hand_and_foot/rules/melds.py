"""Melds: cards of one rank laid face up by a side, and what may become of them.

Page "Hand and Foot", rule 6.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import chain
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.cards import Card, Rank

PILE_SIZE: Final = 7
"""A meld of seven is complete: a pile."""
LEAST_MELD: Final = 3


class Kind(StrEnum):
    """What a meld is: without wilds, with some wilds, of wilds only."""

    CLEAN = "clean"
    DIRTY = "dirty"
    WILD = "wild"
    OWN = "own"
    """A complete pile of a rank that is a kind of its own; see `laying.kind_of`."""


class Meld(Struct, frozen=True, gc=False):
    """A meld on the table; *rank* is None for a wild meld (twos and jokers are one rank there)."""

    rank: Rank | None
    cards: tuple[Card, ...]
    """In the order in which they were laid."""
    wilds: int
    ladies: tuple[Card, ...] = ()
    """Ladies laid on the complete pile; they are none of its *cards*."""

    @property
    def naturals(self) -> int:
        return len(self.cards) - self.wilds

    @property
    def sizes(self) -> tuple[int, int]:
        """Naturals and wilds; of a wild meld the wilds count as naturals."""
        count, wilds = len(self.cards), self.wilds
        return (count, 0) if self.rank is None else (count - wilds, wilds)

    @property
    def kind(self) -> Kind:
        if self.rank is None:
            return Kind.WILD
        return Kind.DIRTY if self.wilds else Kind.CLEAN

    @property
    def is_complete(self) -> bool:
        return len(self.cards) >= PILE_SIZE

    @property
    def room(self) -> int:
        """Cards still missing to seven."""
        return max(0, PILE_SIZE - len(self.cards))

    def with_cards(self, cards: Sequence[Card]) -> Meld:
        """The meld with *cards* added; legality is not asked here."""
        wilds = self.wilds
        for card in cards:
            if card.is_wild:
                wilds += 1
            elif card.is_lady:
                plain, ladies = _sorted(cards)
                return replace(self.with_cards(plain), ladies=(*self.ladies, *ladies))
        return Meld(self.rank, (*self.cards, *cards), wilds, self.ladies)


def meld_of(cards: Sequence[Card]) -> Meld:
    """A new meld of *cards*, of the first natural's rank, or wild; legality is not asked here."""
    rank, wilds = None, 0
    for card in cards:
        if card.is_wild:
            wilds += 1
        elif card.is_lady:
            plain, ladies = _sorted(cards)
            return replace(meld_of(plain), ladies=ladies)
        elif rank is None:
            rank = card.rank
    return Meld(rank, tuple(cards), wilds)


def _sorted(cards: Sequence[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards of a meld and the ladies on it."""
    ladies = tuple(card for card in cards if card.is_lady)
    return tuple(card for card in cards if not card.is_lady), ladies


class SideTable(Struct, frozen=True, gc=False):
    """What one side has on the table."""

    melds: tuple[Meld, ...] = ()
    """In the order in which they were begun; `Placement.onto` counts in this order, from 0."""
    red_threes: tuple[Card, ...] = ()

    @property
    def is_down(self) -> bool:
        """Whether the side has laid its first meld of the deal."""
        return bool(self.melds)

    @property
    def complete_piles(self) -> int:
        """The number of complete piles of all kinds."""
        return sum(meld.is_complete for meld in self.melds)

    def cards(self) -> Iterator[Card]:
        """Every card of the side on the table."""
        of_melds = [some for meld in self.melds for some in (meld.cards, meld.ladies)]
        return chain(self.red_threes, *of_melds)

    def incomplete(self, rank: Rank | None) -> int | None:
        """The index of the incomplete meld of *rank* (None: of the wild meld), if there is one."""
        for index, meld in enumerate(self.melds):
            if meld.rank is rank and not meld.is_complete:
                return index
        return None
