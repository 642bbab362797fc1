"""What the table remembers for a player: last discards, who took which cards, what is unseen."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct

from handfoot_gui.core.cards import RANK_ORDER, Card, Rank, Suit


class Remembered(Struct, frozen=True):
    """What everybody saw of one player."""

    seat: int
    laid: tuple[Card, ...] = ()
    """Discarded or played in this deal, the last one first."""
    held: tuple[Card, ...] = ()
    """Taken from the table and not seen to leave the hand again."""


class Unseen(Struct, frozen=True):
    """The cards of one rank, or of one suit, that the player has not seen in this deal."""

    of: Rank | Suit
    cards: tuple[Card, ...]


class Memory(Struct, frozen=True):
    """All a memory aid can show; how much of it is shown is agreed on."""

    players: tuple[Remembered, ...] = ()
    """By seat."""
    unseen: tuple[Unseen, ...] = ()


def unseen_by_rank(deck: Iterable[Card], seen: Collection[Card]) -> tuple[Unseen, ...]:
    """Every rank of *deck* in the usual order with its cards that are not among *seen*."""
    found: dict[Rank, list[Card]] = {}
    for card in deck:
        found.setdefault(card.rank, []).extend(() if card in seen else (card,))
    ranks = sorted(found, key=RANK_ORDER.__getitem__)
    return tuple(Unseen(rank, tuple(found[rank])) for rank in ranks)


def unseen_by_suit(deck: Iterable[Card], seen: Collection[Card]) -> tuple[Unseen, ...]:
    """Every suit of *deck* with its cards that are not among *seen*, in the order of the deck."""
    found: dict[Suit, list[Card]] = {}
    for card in deck:
        found.setdefault(card.suit, []).extend(() if card in seen else (card,))
    return tuple(Unseen(suit, tuple(some)) for suit, some in found.items())
