"""Tricks of Raub in numbers: cards, hands as sets of bits, what may be played, what habit plays.

Cards are numbered eight to a suit, the seven lowest.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules.state import Public

RANKS: Final = (
    Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE
)  # fmt: skip
SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
NUMBERS: Final = {
    Card(rank, suit): 8 * suit_place + rank_place
    for suit_place, suit in enumerate(SUITS)
    for rank_place, rank in enumerate(RANKS)
}
"""The number of each card, 0 to 31: eight times its place in `SUITS` and that in `RANKS`."""
CARDS: Final = tuple(NUMBERS)
"""The cards by their numbers."""
ACE: Final = 7
KING: Final = 6
"""Heights; a seven has 0."""
SUIT_BITS: Final = tuple(0xFF << 8 * suit for suit in range(4))

Trick: TypeAlias = tuple[int, int, int, int]
"""The suit led, the highest card so far, whose it is, and how many have yet to play."""


def bits_of(numbers: Iterable[int]) -> int:
    """A hand as a set of bits: bit n for the card whose number (`NUMBERS`) is n."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def follow(hand: int, led: int, best: int, trumps: int) -> int:
    """The cards of *hand* that may follow when suit *led* was led and *best* is highest so far.

    Where some of them would win, those only: the duty to beat, and habit without it.
    """
    bound = hand & SUIT_BITS[led]
    if bound:
        return bound & (-2 << best) or bound if best >> 3 == led else bound
    bound = hand & SUIT_BITS[trumps]
    if bound:
        return bound & (-2 << best) or bound if best >> 3 == trumps else bound
    return hand


def with_card(trick: Trick | None, card: int, turn: int, seats: int, trumps: int) -> Trick:
    """*trick* once *turn*, one of so many *seats*, has played *card* to it; None: *card* is led."""
    if trick is None:
        return card >> 3, card, turn, seats - 1
    led, best, winner, left = trick
    suit = card >> 3
    if card > best if suit == best >> 3 else suit == trumps:
        return led, card, turn, left - 1
    return led, best, winner, left - 1


def trick_of(public: Public) -> Trick | None:
    """The trick under way; None before the lead."""
    cards, seats = legality.cards_of_trick(public), len(public.scores)
    if not cards:
        return None
    assert public.trumps is not None
    place = legality.best_of(cards, public.trumps)
    winner = public.tricks[-1].seat_of(place, seats)
    return NUMBERS[cards[0]] >> 3, NUMBERS[cards[place]], winner, seats - len(cards)


_RANK: Final = 0x01010101
"""The cards of one rank, the sevens: one bit of every suit."""


def card_by_habit(hand: int, trumps: int, trick: Trick | None) -> int:
    """What is played of *hand*, in bits, to *trick*."""
    return _lead(hand, trumps) if trick is None else _follow(hand, trick[0], trick[1], trumps)


def _lead(hand: int, trumps: int) -> int:
    """The ace or king of trumps, else the highest card that is no trump."""
    high = hand & 0xC0 << 8 * trumps
    if high:
        return high.bit_length() - 1
    some = hand & ~SUIT_BITS[trumps] or hand
    ranks = (some | some >> 8 | some >> 16 | some >> 24) & 0xFF
    return _first(some & _RANK << ranks.bit_length() - 1)


def _follow(hand: int, led: int, best: int, trumps: int) -> int:
    """As cheaply as possible, but so as to win; else the lowest."""
    may = follow(hand, led, best, trumps)
    if may & may - 1:
        ranks = (may | may >> 8 | may >> 16 | may >> 24) & 0xFF
        may &= _RANK * (ranks & -ranks)
    return _first(may)


def _first(cards: int) -> int:
    """The first of *cards* by number."""
    return (cards & -cards).bit_length() - 1
