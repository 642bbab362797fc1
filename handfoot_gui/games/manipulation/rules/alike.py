"""When states are the same but for cards that look alike, and for an order of no meaning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, is_group
from handfoot_gui.games.manipulation.rules.state import State


def alike(state: State) -> Hashable:
    """What of *state* is the same for all that are played alike: from which pack a card is makes no
    difference, nor does the order of a hand, of melds, and of the cards of a group."""
    public = state.public
    return (
        replace(public, melds=(), left=()),
        _table(public.melds),
        tuple(map(_table, public.left)),
        tuple(frozenset(Counter(map(_face, hand)).items()) for hand in state.hands),
        tuple(map(_face, state.stock)),
    )


def _face(card: Card) -> str:
    return card.rank if card.is_joker else card.face


def _laid(laid: Laid) -> Hashable:
    return _face(laid.card), laid.name


def _meld(meld: Meld) -> Hashable:
    cards = tuple(map(_laid, meld))
    return frozenset(Counter(cards).items()) if is_group(meld) else cards


def _table(melds: Iterable[Meld]) -> Hashable:
    return frozenset(Counter(map(_meld, melds)).items())
