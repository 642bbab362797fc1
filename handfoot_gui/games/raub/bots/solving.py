"""The rest of a deal of Raub with open cards, solved exactly for one seat.

The others are taken to play against that seat. That all play for themselves (max^n) is nearer to
the rules, but with open cards it makes a seat believe in help that does not come: against players
who see their own cards only, the cautious answer scored better.

Cards are numbers, eight to a suit, the seven lowest; a hand is a set of bits. There are four tricks
at most; cards that are neighbours among those still in play count as one, positions between tricks
are kept, and lines that cannot matter any more are cut off (alpha-beta).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final, TypeAlias

from handfoot_gui.core.cards import Card, Rank, Suit

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
SUIT_BITS: Final = tuple(0xFF << 8 * suit for suit in range(4))

Trick: TypeAlias = tuple[int, int, int, int]
"""The suit led, the highest card so far, whose it is, and how many have yet to play."""


def bits_of(numbers: Iterable[int]) -> int:
    """A hand as a set of bits: bit n for the card whose number (`NUMBERS`) is n."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


@cache
def _apart_in_suit(held: int, in_play: int, suit: int) -> tuple[int, ...]:
    """The cards of one suit in *held*, the highest first; of neighbours in play only the lowest."""
    found = []
    is_neighbour = False
    for rank in range(8):
        bit = 1 << rank
        if held & bit:
            if not is_neighbour:
                found.append(8 * suit + rank)
            is_neighbour = True
        elif in_play & bit:
            is_neighbour = False
    return tuple(reversed(found))


def apart(held: int, in_play: int) -> Sequence[int]:
    """The cards of *held* that differ in effect while the cards *in_play* are in play."""
    if not held & held - 1:
        return (held.bit_length() - 1,)
    found: tuple[int, ...] = ()
    for suit in range(4):
        some = held >> 8 * suit & 0xFF
        if some:
            found += _apart_in_suit(some, in_play >> 8 * suit & 0xFF, suit)
    return found


def follow(hand: int, led: int, best: int, trumps: int, must_beat: bool) -> int:
    """The cards of *hand* that may follow when suit *led* was led and *best* is highest so far."""
    bound = hand & SUIT_BITS[led]
    if bound:
        if must_beat and best >> 3 == led:
            return bound & (-2 << best) or bound
        return bound
    bound = hand & SUIT_BITS[trumps]
    if bound:
        if must_beat and best >> 3 == trumps:
            return bound & (-2 << best) or bound
        return bound
    return hand


class Solver:
    """One deal with open cards as *seat* sees it.

    *worth* says what each count of tricks by seat, three bits for each, is worth to it.
    """

    def __init__(
        self, seats: int, seat: int, trumps: int, worth: Mapping[int, float], *, must_beat: bool
    ) -> None:
        self._seats = seats
        self._seat = seat
        self._trumps = trumps
        self._worth = worth
        self._must_beat = must_beat
        self._bounds: dict[tuple[int, int, int], tuple[float, float]] = {}
        self._one = tuple(1 << 3 * place for place in range(seats))
        self._least, self._most = min(worth.values()), max(worth.values())

    def after(self, hands: list[int], trick: Trick | None, card: int, turn: int, won: int) -> float:
        """What the position is worth once *turn* has played *card* to *trick*.

        *won* are the tricks that are swept; the hands are put back as they were.
        """
        return self._best(hands, (card,), trick, turn, won, self._least, self._most)

    def _lead(self, hands: list[int], turn: int, won: int, low: float, high: float) -> float:
        """The value if it lies between *low* and *high*; else a bound on the same side."""
        if not hands[turn]:
            return self._worth[won]
        if not hands[turn] & hands[turn] - 1:
            return self._worth[won + self._one[self._last_winner(hands, turn)]]
        in_play = 0
        for hand in hands:
            in_play |= hand
        key = (in_play, turn, won)
        least, most = self._bounds.get(key, (self._least, self._most))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        value = self._best(hands, apart(hands[turn], in_play), None, turn, won, low, high)
        if value > low:
            least = value
        if value < high:
            most = value
        self._bounds[key] = (least, most)
        return value

    def _follow(
        self, hands: list[int], trick: Trick, turn: int, won: int, low: float, high: float
    ) -> float:
        led, best, _, _ = trick
        in_play = 1 << best
        for hand in hands:
            in_play |= hand
        may = follow(hands[turn], led, best, self._trumps, self._must_beat)
        return self._best(hands, apart(may, in_play), trick, turn, won, low, high)

    def _best(
        self,
        hands: list[int],
        choices: Sequence[int],
        trick: Trick | None,
        turn: int,
        won: int,
        low: float,
        high: float,
    ) -> float:
        """The best of *choices*: for the solver's seat the highest value, else the lowest."""
        hand, is_own = hands[turn], turn == self._seat
        found = self._least - 1 if is_own else self._most + 1
        following = turn + 1 if turn + 1 < self._seats else 0
        for card in choices:
            hands[turn] = hand & ~(1 << card)
            after = self._with_card(trick, card, turn)
            if after[3]:
                value = self._follow(hands, after, following, won, low, high)
            else:
                value = self._lead(hands, after[2], won + self._one[after[2]], low, high)
            if is_own:
                found = max(found, value)
                low = max(low, value)
            else:
                found = min(found, value)
                high = min(high, value)
            if low >= high:
                break
        hands[turn] = hand
        return found

    def _with_card(self, trick: Trick | None, card: int, turn: int) -> Trick:
        if trick is None:
            return card >> 3, card, turn, self._seats - 1
        led, best, winner, left = trick
        suit = card >> 3
        if card > best if suit == best >> 3 else suit == self._trumps:
            return led, card, turn, left - 1
        return led, best, winner, left - 1

    def _last_winner(self, hands: Sequence[int], leader: int) -> int:
        """Who wins when everybody has one card left."""
        winner, best = leader, hands[leader].bit_length() - 1
        for seat, hand in enumerate(hands):
            card = hand.bit_length() - 1
            suit = card >> 3
            if card > best if suit == best >> 3 else suit == self._trumps:
                winner, best = seat, card
        return winner
