"""Which card to discard: what is needed least, and helps the next player least."""

from __future__ import annotations

from math import exp

from handfoot_gui.core.cards import Card
from handfoot_gui.games.hand_and_foot.bots.reading import Reading
from handfoot_gui.games.hand_and_foot.rules.melds import SEVENS
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    BlackThrees,
    PileCondition,
    Take,
    WildOnTop,
)
from handfoot_gui.games.hand_and_foot.rules.taking import must_be_down

_WILD = 14.0
"""Discarding a wild is rare."""
_CARD_GIVEN = 3.0
"""What each card of the pile costs the own side when its only opponents take it.

Among several opponents what one of them gains is a loss of all the others too.
"""
_BLOCK = 0.3
"""A black three lost: it would have blocked later as well."""
_POINTS_OF_DRAW = 25
"""Points that are worth as much as a card drawn."""
_SEVENS = 4.0
"""What a seven is worth beside other naturals while a pile of sevens is wanted."""


def discards(reading: Reading) -> list[Card]:
    """One card of each rank of the holding, the best to discard first."""
    ranked = sorted(
        reading.view.holding,
        key=lambda card: (need(reading, card) + danger(reading, card), card.order),
    )
    found = {(card.rank, card.is_red_three): card for card in reversed(ranked)}
    return sorted(found.values(), key=ranked.index)


def need(reading: Reading, card: Card) -> float:
    """What the own side loses with *card*, in cards drawn."""
    options = reading.options
    if card.is_red_three:
        return options.red_three_left / _POINTS_OF_DRAW
    if card.is_lady:
        return options.lady_left / _POINTS_OF_DRAW
    if card.is_black_three:
        return _need_of_three(reading)
    if card.is_wild:
        return _WILD
    worth = options.values.of(card) / 40
    if reading.is_dead(card.rank):
        return -worth
    if card.rank in SEVENS and reading.missing.sevens:
        worth += _SEVENS
    held = len(reading.naturals[card.rank])
    if reading.open_meld(card.rank) is not None:
        return 4.0 + worth
    chance = reading.unseen(card.rank) / max(1, reading.total(card.rank))
    alone = {1: 0.6, 2: 3.0}.get(held, 4.5) * (0.4 + 0.8 * chance) + worth
    return max(alone, 1.5 + worth) if reading.takes_more(card.rank) else alone


def _need_of_three(reading: Reading) -> float:
    """Black threes block, and where they are melded three of them are a way to be rid of cards."""
    if reading.options.black_threes is not BlackThrees.CLEAN_MELD:
        return _BLOCK
    held = sum(card.is_black_three for card in reading.view.holding)
    return _BLOCK if held < 3 else 2.0


def danger(reading: Reading, card: Card) -> float:
    """What the next player may gain by taking the pile with *card* on top."""
    options = reading.options
    size = len(reading.public.pile) + 1
    if card.blocks_pile or (card.is_wild and options.wild_on_top is not WildOnTop.MATCHING_PAIR):
        return 0.0
    if options.take is Take.EXACTLY and size < options.take_count:
        return 0.0
    if not reading.next_table.is_down and must_be_down(options, reading.public.deal):
        return 0.0
    given = _CARD_GIVEN / len(reading.other_sides) ** 2
    return chance_of_take(reading, card) * given * options.taken(size)


def chance_of_take(reading: Reading, card: Card) -> float:
    """The chance that the next player can take a pile with *card* on top."""
    taker = reading.next_seat
    public, view = reading.public, reading.view
    known = sum(other.rank is card.rank for other in public.known[taker])
    is_one_enough = (
        reading.options.pile_condition is not PileCondition.NATURAL_PAIR and not card.is_wild
    )
    if known >= (1 if is_one_enough else 2):
        return 0.95
    expected = view.holding_counts[taker] * reading.unseen(card.rank) / max(1, reading.hidden)
    none, one = exp(-expected), exp(-expected) * expected
    chance = 1 - none - (0.0 if known or is_one_enough else one)
    if reading.open_meld(None if card.is_wild else card.rank, reading.next_table) is not None:
        chance *= 1.0 if is_one_enough else 0.4
    if any(other.rank is card.rank for other in public.discards[taker]):
        chance *= 0.5
    if not reading.next_table.is_down:
        chance *= 0.6
    return chance
