"""What a player does who follows simple rules: how others are imagined, and a measure for bots.

Decided from the own view alone, in no time: blind raub on an ace or king, raub with good trumps,
keep trumps and aces, win a trick as cheaply as possible, else throw the lowest card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from handfoot_gui.core.cards import RANK_ORDER, Card, Rank, Suit
from handfoot_gui.games.raub.bots.solving import NUMBERS
from handfoot_gui.games.raub.rules.legality import (
    cards_of_trick,
    changeable,
    is_swap_open,
    may_swap,
)
from handfoot_gui.games.raub.rules.moves import (
    BlindRaub,
    Dalje,
    Exchange,
    KeepSeven,
    LayAside,
    Look,
    Play,
    PlayerMove,
    Raub,
    SwapSeven,
    TakeDeal,
)
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.games.raub.rules.tricks import beats, best_of, playable
from handfoot_gui.games.raub.rules.view import View

_BLIND: Final = frozenset({Rank.ACE, Rank.KING})
_TRUMP: Final = 8
"""A trump is worth so much more than another card of its rank."""
ACE: Final = 7
"""The height of an ace; a seven has 0."""
_TRUMP_POINTS: Final = (2, 2, 2, 2, 3, 3, 4, 5)
"""By height."""
_ACE_POINTS: Final = 2
_ENOUGH: Final = 8
"""So many points of trumps and aces are a Raub."""


def height(card: Card) -> int:
    """The rank of *card*: 0 for a seven, 7 for an ace."""
    return 7 - RANK_ORDER[card.rank]


def strength(card: Card, trumps: Suit | None) -> int:
    """What *card* is worth beside the others of a hand."""
    return height(card) + (_TRUMP if card.suit is trumps else 0)


def is_raub_of(hand: Iterable[int], upcard: int) -> bool:
    """Whether such a player says Raub to *upcard*; the seven of trumps counts as the upcard."""
    suit, points = upcard >> 3, 0
    for card in hand:
        if card >> 3 == suit:
            points += _TRUMP_POINTS[(upcard if card & 7 == 0 else card) & 7]
        elif card & 7 == ACE:
            points += _ACE_POINTS
    return points >= _ENOUGH


def kept(hand: Iterable[Card], trumps: Suit) -> tuple[Card, ...]:
    """The cards such a player keeps in the exchange: trumps and aces."""
    return tuple(card for card in hand if card.suit is trumps or card.rank is Rank.ACE)


def habit(rules: RaubRules, view: View) -> PlayerMove:
    """The move of such a player, who is to move."""
    public = view.public
    match public.phase:
        case Phase.DEALER:
            return TakeDeal()
        case Phase.BLIND:
            return BlindRaub() if public.upcards[-1].rank in _BLIND else Look()
        case Phase.ASK:
            hand = [NUMBERS[card] for card in view.hand]
            return Raub() if is_raub_of(hand, NUMBERS[public.upcards[-1]]) else Dalje()
        case Phase.EXCHANGE:
            return SwapSeven() if is_worth_swapping(view) else exchange(view)
        case Phase.LAY_ASIDE:
            if is_worth_swapping(view):
                return SwapSeven()
            return LayAside(min(changeable(view), key=lambda card: strength(card, public.trumps)))
        case Phase.PLAY:
            return Play(_card(rules, view))
        case _:
            return SwapSeven() if is_worth_swapping(view) else KeepSeven()


def is_worth_swapping(view: View) -> bool:
    """Whether the viewing seat, which is to move, may swap the seven: any upcard is better."""
    return is_swap_open(view.public) and may_swap(view)


def exchange(view: View) -> Exchange:
    """Everything but trumps and aces is laid aside, the lowest first where the talon is short."""
    public = view.public
    assert public.trumps is not None
    keep = kept(view.hand, public.trumps)
    away = [card for card in changeable(view) if card not in keep]
    away.sort(key=height)
    return Exchange(tuple(away[: view.talon_count]))


def _card(rules: RaubRules, view: View) -> Card:
    public = view.public
    trumps = public.trumps
    assert trumps is not None
    trick = cards_of_trick(public)
    may = playable(view.hand, trick, trumps, must_beat=rules.options.must_beat)
    if not trick:
        return _lead(may, trumps)
    best = trick[best_of(trick, trumps)]
    winning = [card for card in may if beats(card, best, trumps)]
    if winning:
        return min(winning, key=lambda card: strength(card, trumps))
    return min(may, key=lambda card: strength(card, trumps))


def _lead(may: Sequence[Card], trumps: Suit) -> Card:
    """The ace or king of trumps, an ace, else the highest card that is no trump."""
    high = [card for card in may if card.suit is trumps and card.rank in _BLIND]
    if high:
        return max(high, key=height)
    plain = [card for card in may if card.suit is not trumps]
    return max(plain or may, key=height)
