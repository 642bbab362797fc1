"""Following, trumping and winning tricks; page "Raub", section 4."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.cards import RANK_ORDER, Card, Suit
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.raub.rules.state import Trick

TRICKS = 4
"""In a deal."""


def beats(card: Card, other: Card, trumps: Suit) -> bool:
    """Whether *card*, played later, wins over *other*."""
    if card.suit is other.suit:
        return RANK_ORDER[card.rank] < RANK_ORDER[other.rank]
    return card.suit is trumps


def best_of(cards: Sequence[Card], trumps: Suit) -> int:
    """The place of the winning card among the cards of a trick."""
    best = 0
    for place in range(1, len(cards)):
        if beats(cards[place], cards[best], trumps):
            best = place
    return best


def winner_of(trick: Trick, seats: int, trumps: Suit) -> Seat:
    """Who wins the trick as it stands."""
    return Seat((trick.leader + best_of(trick.cards, trumps)) % seats)


def playable(
    hand: Sequence[Card], trick: Sequence[Card], trumps: Suit, *, must_beat: bool
) -> tuple[Card, ...]:
    """The cards of *hand* that may be played to the cards of *trick* (none yet: to the lead)."""
    if not trick:
        return tuple(hand)
    suit = trick[0].suit
    bound = [card for card in hand if card.suit is suit] or [
        card for card in hand if card.suit is trumps
    ]
    if not bound:
        return tuple(hand)
    if must_beat:
        best = trick[best_of(trick, trumps)]
        beating = [card for card in bound if beats(card, best, trumps)]
        bound = beating or bound
    return tuple(bound)
