"""What piles can be made of the packs of Hand and Foot, and what they take at least."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import Final

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE, SEVENS
from handfoot_gui.games.hand_and_foot.rules.option_values import BlackThrees
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.scoring import card_class, class_points

_BLACK_THREES: Final = (Rank.THREE, Rank.VILLAIN)


class PileKind(StrEnum):
    """Piles that the packs have cards for so many of, and no more."""

    ANY = "any"
    CLEAN = "clean"
    WILD = "wild"
    SEVENS = "sevens"
    BLACK_THREES = "black threes"


def counted_cards(options: Options) -> list[Card]:
    """The cards that count by their points; red threes and ladies count by themselves."""
    return [card for card in options.cards() if not card.is_red_three and not card.is_lady]


def are_black_threes_melded(options: Options) -> bool:
    """Whether a black three ever lies in a meld."""
    return options.black_threes is not BlackThrees.NEVER


def least_naturals(options: Options) -> int:
    """Naturals that a pile with wilds has at least."""
    return next(
        count for count in range(PILE_SIZE + 1) if options.wilds_allowed(count) >= PILE_SIZE - count
    )


def most_piles(options: Options) -> dict[PileKind, int]:
    """How many piles of every kind all sides together can have."""
    cards = [
        card
        for card in counted_cards(options)
        if are_black_threes_melded(options) or not card.is_black_three
    ]
    ranks = Counter(card.rank for card in cards if not card.is_wild)
    threes = sum(ranks[rank] // PILE_SIZE for rank in _BLACK_THREES)
    sevens = sum(ranks[rank] for rank in SEVENS) // least_naturals(options)
    clean = sum(count // PILE_SIZE for count in ranks.values())
    if options.has_sevens:
        clean -= sum(ranks[rank] // PILE_SIZE for rank in SEVENS)
    if options.black_threes is BlackThrees.CLEAN_MELD:
        clean -= threes
    return {
        PileKind.CLEAN: clean,
        PileKind.WILD: wilds(options) // PILE_SIZE,
        PileKind.SEVENS: sevens,
        PileKind.BLACK_THREES: threes,
        PileKind.ANY: len(cards) // PILE_SIZE,
    }


def wilds(options: Options) -> int:
    """All wilds of the packs."""
    return sum(card.is_wild for card in counted_cards(options))


def wilds_taken(wild: int, dirty: int) -> int:
    """Wilds in so many wild and dirty piles, at least."""
    return PILE_SIZE * wild + dirty


def lowest_points(options: Options) -> int:
    """What cards in melds come to at least, whatever they are; nothing but for cards that count
    against."""
    held = Counter(map(card_class, counted_cards(options)))
    if not are_black_threes_melded(options):
        del held["black_three"]
    return sum(count * min(0, class_points(options, name)) for name, count in held.items())
