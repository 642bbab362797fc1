"""Which card to discard: what is needed least, and helps the next player least."""

from __future__ import annotations

from math import exp

from handfoot_gui.bots.hand_and_foot.reading import Reading
from handfoot_gui.engine.cards import Card, Rank

_WILD = 14.0
"""Discarding a wild is rare."""
_CARD_GIVEN = 3.0
"""What each card of the pile costs the own side when the next player takes it."""
_BLOCK = 0.3
"""A black three lost: it would have blocked later as well."""


def best_discard(reading: Reading) -> Card:
    """The card of the holding that is best discarded now."""
    return min(
        reading.view.holding,
        key=lambda card: (need(reading, card) + danger(reading, card), card.order),
    )


def need(reading: Reading, card: Card) -> float:
    """What the own side loses with *card*, in cards drawn."""
    if card.rank is Rank.THREE:
        return _BLOCK
    if card.is_wild:
        return _WILD
    held = len(reading.naturals[card.rank])
    worth = reading.options.values.of(card) / 40
    meld = reading.open_meld(card.rank)
    if meld is not None:
        return 4.0 + worth
    chance = reading.unseen(card.rank) / (4 * reading.options.packs)
    return {1: 0.6, 2: 3.0}.get(held, 4.5) * (0.4 + 0.8 * chance) + worth


def danger(reading: Reading, card: Card) -> float:
    """What the next player may gain by taking the pile with *card* on top."""
    if card.rank is Rank.THREE:
        return 0.0
    brought = reading.options.taken(len(reading.public.pile) + 1)
    return chance_of_take(reading, card) * _CARD_GIVEN * brought


def chance_of_take(reading: Reading, card: Card) -> float:
    """The chance that the next player can take a pile with *card* on top."""
    taker = reading.opponents[0]
    public, view = reading.public, reading.view
    known = sum(other.rank is card.rank for other in public.known[taker])
    if known >= 2:
        return 0.95
    expected = view.holding_counts[taker] * reading.unseen(card.rank) / max(1, reading.hidden)
    none, one = exp(-expected), exp(-expected) * expected
    chance = 1 - none - (0.0 if known else one)
    if reading.open_meld(None if card.is_wild else card.rank, reading.other_table) is not None:
        chance *= 0.4
    if any(other.rank is card.rank for other in public.discards[taker]):
        chance *= 0.5
    if not reading.other_table.is_down:
        chance *= 0.6
    return chance
