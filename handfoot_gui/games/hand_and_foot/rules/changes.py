"""Small changes of frozen values, used wherever a move makes a new state."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules.state import State

_T = TypeVar("_T")


def put(values: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    """*values* with another value at *place*."""
    return (*values[:place], value, *values[place + 1 :])


def with_public(state: State, **changes: object) -> State:
    """*state* with other fields of its public part."""
    return replace(state, public=replace(state.public, **changes))


def without(
    known: tuple[tuple[Card, ...], ...], seat: Seat, gone: Collection[Card]
) -> tuple[tuple[Card, ...], ...]:
    """*known* without the cards *gone* from *seat*."""
    if not known[seat]:
        return known
    return put(known, seat, tuple(card for card in known[seat] if card not in gone))
