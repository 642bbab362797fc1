"""Positions of Manipulation Rummy for the benchmarks: random ones and those of games played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from random import Random
from typing import NamedTuple, TypeAlias

from handfoot_gui.core.cards import STANDARD_SUITS, Card, Rank, Suit
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, Name
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.shapes import RANKS_UPWARD
from handfoot_gui.games.manipulation.solver import best_play

SIZES = 20, 40, 60, 80
HAND = 14


Face: TypeAlias = tuple[int, int]
"""Rank, 0 for the ace, and suit."""


class Position(NamedTuple):
    table: tuple[Meld, ...]
    hand: tuple[Card, ...]

    @property
    def lying(self) -> list[Laid]:
        return [laid for meld in self.table for laid in meld]

    def faces(self) -> tuple[Counter[Face], Counter[Face], Counter[Face], int]:
        """The cards on the table, what jokers are called there, the cards in the hand, and the
        jokers in it."""
        real, named = (
            Counter(face_of(x.rank, x.suit) for x in self.lying if (x.name is None) is is_real)
            for is_real in (True, False)
        )
        hand = Counter(face_of(c.rank, c.suit) for c in self.hand if not c.is_joker)
        return real, named, hand, len(self.hand) - hand.total()


def face_of(rank: Rank, suit: Suit) -> Face:
    return RANKS_UPWARD.index(rank), STANDARD_SUITS.index(suit)


def with_jokers(spots: Sequence[Face], jokers: int) -> Iterator[tuple[Face, ...]]:
    """In which of *spots* so many jokers at most can lie."""
    return chain.from_iterable(combinations(spots, number) for number in range(jokers + 1))


def groups() -> Iterator[tuple[Face, ...]]:
    """The places of all groups."""
    for rank in range(13):
        for length in (3, 4):
            for suits in combinations(range(4), length):
                yield tuple((rank, suit) for suit in suits)


def sequences(lengths: Sequence[int]) -> Iterator[tuple[Face, ...]]:
    """The places of all sequences of such lengths; 13 is the high ace."""
    for suit in range(4):
        for length in lengths:
            for low in range(15 - length):
                yield tuple((place, suit) for place in range(low, low + length))


def random_position(seed: int, size: int, jokers: int) -> Position:
    """A table of about *size* cards in random melds of two packs, and a random hand.

    Jokers left over are dealt like other cards; about one meld in twelve holds one on purpose,
    others where a card is used up.
    """
    rng = Random(seed)
    left = list(Options(players=4, packs=2, jokers=jokers).cards())
    rng.shuffle(left)
    melds: list[Meld] = []
    count = 0
    while size - count > 2:
        if rng.random() < 0.5:
            rank = rng.choice(RANKS_UPWARD)
            suits = rng.sample(STANDARD_SUITS, rng.choice((3, 3, 4)))
            names = [Name(rank, suit) for suit in suits]
        else:
            length = rng.choice((3, 3, 3, 4, 4, 5, 6, 7))
            low = rng.randrange(15 - length)
            suit = rng.choice(STANDARD_SUITS)
            names = [Name(RANKS_UPWARD[place % 13], suit) for place in range(low, low + length)]
        if count + len(names) > size:
            continue
        wild = rng.randrange(len(names)) if rng.random() < 1 / 12 else -1
        meld: list[Laid] = []
        for number, name in enumerate(names):
            real = [card for card in left if (card.rank, card.suit) == (name.rank, name.suit)]
            some = [Laid(card) for card in real]
            if number == wild or not some:
                some = [Laid(card, name) for card in left if card.is_joker]
            if not some:
                break
            meld.append(some[0])
            left.remove(some[0].card)
        if len(meld) == len(names):
            melds.append(tuple(meld))
            count += len(meld)
        else:
            left += [laid.card for laid in meld]
    rng.shuffle(left)
    return Position(tuple(melds), tuple(left[:HAND]))


def played_positions(seed: int) -> Iterator[Position]:
    """The positions four players come to who draw up to three cards and lay all they can."""
    rng = Random(seed)
    stock = list(Options(players=4).cards())
    rng.shuffle(stock)
    hands = [[stock.pop() for _ in range(10)] for _ in range(4)]
    table: tuple[Meld, ...] = ()
    turn = 0
    while stock:
        hand = hands[turn % 4]
        for _ in range(2):
            if stock:
                hand.append(stock.pop())
            if table:
                yield Position(table, tuple(hand))
            plan = best_play(table, tuple(hand))
            if plan is not None:
                table = plan.melds
                for card in plan.laid:
                    hand.remove(card)
                break
        else:
            if stock:
                hand.append(stock.pop())
        if not hand:
            return
        turn += 1
