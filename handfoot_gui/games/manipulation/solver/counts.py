"""A table and a hand as the solver sees them: how many cards there are of every face.

Places of a sequence count from 0, the low ace, over 1 for a two and 12 for a king to 13, the high
ace. A joker is one more card of the face it is named for; that is all a joker is, since a group
has each suit once at most and so never holds a joker beside its own card. The test at the end of
a turn says nothing else than that there are, of every face, at least as many cards afterwards,
jokers included, as there were jokers of that name before.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from handfoot_gui.core.cards import STANDARD_SUITS, Card, Rank, Suit
from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.solver.plans import Goal

RANKS: Final = (
    Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN,
    Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING,
)  # fmt: skip
"""By number, ace first."""
SUITS: Final = STANDARD_SUITS
LAST: Final = 13
"""The place of the high ace."""
JOKER_POINTS: Final = 25

_RANK_NUMBER: Final = {rank: number for number, rank in enumerate(RANKS)}
_SUIT_NUMBER: Final = {suit: number for number, suit in enumerate(SUITS)}


def face_number(rank: Rank, suit: Suit) -> int:
    """0 to 51: suit by suit, ace to king."""
    return _SUIT_NUMBER[suit] * 13 + _RANK_NUMBER[rank]


def face_points(face: int) -> int:
    """What a card of the face counts."""
    return min(face % 13 + 1, 10)


def card_points(card: Card) -> int:
    """What a card counts in the hand."""
    return JOKER_POINTS if card.is_joker else face_points(face_number(card.rank, card.suit))


def is_group(meld: Meld) -> bool:
    """Whether a meld is a group rather than a sequence."""
    return meld[0].rank is meld[1].rank


class Counts:
    """The numbers of cards by face. Lists by face number."""

    __slots__ = (
        "free", "grouped", "groups", "hand_jokers", "joker_weight", "low", "named",
        "table", "table_jokers", "weight",
    )  # fmt: skip

    table: list[int]
    """Cards on the table; they must stay there."""
    free: list[int]
    """Cards in the hand."""
    named: list[int]
    """Jokers of that name on the table."""
    grouped: list[int]
    """Of the table, jokers included, those in groups."""
    low: list[int]
    """By suit: aces of the table, or jokers for them, at the low end of sequences."""
    groups: list[int]
    """By place: groups there can be of its rank at most; aces count at the last place only."""
    weight: list[int]
    """What laying one of them is worth."""
    table_jokers: int
    hand_jokers: int
    joker_weight: int

    def __init__(self, table: Iterable[Meld], hand: Iterable[Card], goal: Goal) -> None:
        self.table = [0] * 52
        self.free = [0] * 52
        self.named = [0] * 52
        self.grouped = [0] * 52
        self.low = [0] * 4
        self.hand_jokers = 0
        for meld in table:
            grouped = is_group(meld)
            if not grouped and meld[0].rank is Rank.ACE:
                self.low[_SUIT_NUMBER[meld[0].suit]] += 1
            for laid in meld:
                face = face_number(laid.rank, laid.suit)
                counts = self.table if laid.name is None else self.named
                counts[face] += 1
                self.grouped[face] += grouped
        self.table_jokers = sum(self.named)
        for card in hand:
            if card.is_joker:
                self.hand_jokers += 1
            else:
                self.free[face_number(card.rank, card.suit)] += 1
        by_points = goal is Goal.POINTS
        self.weight = [face_points(face) if by_points else 1 for face in range(52)]
        self.joker_weight = JOKER_POINTS if by_points else 1
        self.groups = [0, *(self._most_groups(place % LAST) for place in range(1, LAST + 1))]

    def _most_groups(self, rank: int) -> int:
        have = [self.table[face] + self.free[face] for face in range(rank, 52, 13)]
        jokers = self.table_jokers + self.hand_jokers
        for number in range(min(6, max(have) + jokers), 0, -1):
            if sum(min(some, number) for some in have) + jokers >= 3 * number:
                return number
        return 0
