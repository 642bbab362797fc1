"""What a player of Raub does who follows simple rules: how bots finish deals, and a measure.

Decided from the own view alone, in no time: blind raub on an ace or king, raub with good trumps,
keep trumps and aces, win a trick as cheaply as possible, else throw the lowest card.
"""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.games.raub.bots.searching import is_worth_swapping, strength
from handfoot_gui.games.raub.bots.terms import terms_of
from handfoot_gui.games.raub.bots.tricks import NUMBERS
from handfoot_gui.games.raub.bots.worlds import is_raub_of
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.legality import (
    beats,
    best_of,
    cards_of_trick,
    changeable,
    playable,
)
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, View

_HIGH = frozenset({Rank.ACE, Rank.KING})


def habit(rules: RaubRules, view: View) -> m.PlayerMove:
    """The move of such a player, who is to move."""
    public, terms = view.public, terms_of(rules.options)
    match public.phase:
        case Phase.DEALER:
            return m.TakeDeal()
        case Phase.BLIND:
            return (
                m.BlindRaub() if NUMBERS[public.upcards[-1]] & 7 >= terms.blind_from else m.Look()
            )
        case Phase.ASK:
            hand = [NUMBERS[card] for card in view.hand]
            return (
                m.Raub()
                if is_raub_of(hand, NUMBERS[public.upcards[-1]], terms.enough)
                else m.Dalje()
            )
        case Phase.PLAY:
            return m.Play(_card(rules, view))
        case _ if is_worth_swapping(rules.options, view):
            return m.SwapSeven()
        case Phase.EXCHANGE:
            return _exchange(rules, view)
        case Phase.LAY_ASIDE:
            return m.LayAside(
                min(changeable(rules.options, view), key=lambda card: strength(card, public.trumps))
            )
        case _:
            return m.KeepSeven()


def _exchange(rules: RaubRules, view: View) -> m.Exchange:
    """Everything but trumps and aces is laid aside, the lowest first where the talon is short."""
    away = [
        card
        for card in changeable(rules.options, view)
        if card.suit is not view.public.trumps and card.rank is not Rank.ACE
    ]
    away.sort(key=lambda card: strength(card, None))
    return m.Exchange(tuple(away[: view.talon_count]))


def _card(rules: RaubRules, view: View) -> Card:
    trumps = view.public.trumps
    assert trumps is not None
    trick = cards_of_trick(view.public)
    may = playable(view.hand, trick, trumps, must_beat=rules.options.must_beat)
    if not trick:
        return _lead(may, trumps)
    best = trick[best_of(trick, trumps)]
    winning = [card for card in may if beats(card, best, trumps)]
    return min(winning or may, key=lambda card: (strength(card, trumps), NUMBERS[card]))


def _lead(may: Sequence[Card], trumps: Suit) -> Card:
    """The ace or king of trumps, an ace, else the highest card that is no trump."""
    high = [card for card in may if card.suit is trumps and card.rank in _HIGH]
    plain = [card for card in may if card.suit is not trumps]
    return max(high or plain or may, key=lambda card: (strength(card, None), -NUMBERS[card]))
