"""Plays that take nothing apart: new melds from the hand and cards laid off, one at a time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from handfoot_gui.core.cards import STANDARD_SUITS, Card, Rank, Suit
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, Name
from handfoot_gui.games.manipulation.rules.shapes import (
    ACE_HIGH,
    LEAST_MELD,
    RANKS_UPWARD,
    joined,
    open_names,
)


def own_melds(hand: Sequence[Card]) -> Iterator[Meld]:
    """Legal melds from the hand alone, those without jokers first.

    Whole groups and sequences with every part of three or more; a joker fills one place.
    """
    naturals = _distinct(hand)
    jokers = [card for card in hand if card.is_joker]
    yield from _groups(naturals, None)
    yield from _sequences(naturals, None)
    if jokers:
        yield from _groups(naturals, jokers[0])
        yield from _sequences(naturals, jokers[0])


def lay_offs(melds: tuple[Meld, ...], card: Card) -> Iterator[tuple[int, Meld]]:
    """Where *card* can be added without moving another: the meld's number, and it with the card."""
    for number, meld in enumerate(melds):
        if card.is_joker:
            for name in open_names(meld):
                grown = joined(meld, Laid(card, name))
                assert grown is not None, "an open name fits"
                yield number, grown
        else:
            grown = joined(meld, Laid(card))
            if grown is not None:
                yield number, grown


def _distinct(hand: Iterable[Card]) -> dict[tuple[Rank, Suit], Card]:
    """One card of each rank and suit in the hand, jokers left out."""
    found: dict[tuple[Rank, Suit], Card] = {}
    for card in hand:
        if not card.is_joker:
            found.setdefault((card.rank, card.suit), card)
    return found


def _groups(naturals: dict[tuple[Rank, Suit], Card], joker: Card | None) -> Iterator[Meld]:
    by_rank: dict[Rank, list[Card]] = defaultdict(list)
    for (rank, _), card in naturals.items():
        by_rank[rank].append(card)
    least = LEAST_MELD - (joker is not None)
    for rank, some in by_rank.items():
        for size in range(len(some), least - 1, -1):
            for chosen in combinations(some, size):
                laid = tuple(map(Laid, chosen))
                if joker is None:
                    yield laid
                    continue
                for suit in STANDARD_SUITS:
                    if all(card.suit is not suit for card in chosen):
                        yield (*laid, Laid(joker, Name(rank, suit)))


def _sequences(naturals: dict[tuple[Rank, Suit], Card], joker: Card | None) -> Iterator[Meld]:
    for suit in STANDARD_SUITS:
        held = [naturals.get((RANKS_UPWARD[place % 13], suit)) for place in range(ACE_HIGH + 1)]
        if sum(card is not None for card in held) < LEAST_MELD - (joker is not None):
            continue
        for low in range(ACE_HIGH - 1):
            yield from _sequences_from(low, suit, held, joker)


def _sequences_from(
    low: int, suit: Suit, held: list[Card | None], joker: Card | None
) -> Iterator[Meld]:
    """Every sequence whose lowest place is *low*; with *joker*, those that use it."""
    meld: list[Laid] = []
    spare = joker
    for place in range(low, min(ACE_HIGH, low + 12) + 1):
        card = held[place]
        if card is not None:
            meld.append(Laid(card))
        elif spare is not None:
            meld.append(Laid(spare, Name(RANKS_UPWARD[place % 13], suit)))
            spare = None
        else:
            return
        if len(meld) >= LEAST_MELD and spare is None:
            yield tuple(meld)
