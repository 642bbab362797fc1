"""When states are the same but for cards that count the same, and for an order of no meaning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from typing import TypeAlias

from msgspec.structs import replace

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.games.hand_and_foot.rules.melds import Meld, SideTable
from handfoot_gui.games.hand_and_foot.rules.state import State

_Kind: TypeAlias = tuple[Rank, bool]


def alike(state: State) -> Hashable:
    """What of *state* is the same for all that are played alike: suits and packs make no
    difference, nor does the order of a hand, of melds, and of the cards in them."""
    public = state.public
    # Which of equal cards others have seen in a hand is no part of what was done.
    rest = replace(public, tables=(), pile=(), known=(), discards=(), removed=())
    return (
        rest,
        tuple(map(_table, public.tables)),
        _row(public.pile),
        tuple(map(_row, public.discards)),
        _heap(public.removed),
        tuple(map(_heap, state.holdings)),
        tuple(map(_row, state.feet)),
        tuple(map(_row, state.stocks)),
    )


def _kind(card: Card) -> _Kind:
    # Of threes, the colour makes two kinds.
    return card.rank, card.is_red_three


def _row(cards: Iterable[Card]) -> tuple[_Kind, ...]:
    """*cards*, whose order counts."""
    return tuple(map(_kind, cards))


def _heap(cards: Iterable[Card]) -> Hashable:
    """*cards* in any order."""
    return frozenset(Counter(map(_kind, cards)).items())


def _meld(meld: Meld) -> Hashable:
    return meld.rank, _heap(meld.cards), _heap(meld.ladies)


def _table(table: SideTable) -> Hashable:
    return frozenset(Counter(map(_meld, table.melds)).items()), _heap(table.red_threes)
