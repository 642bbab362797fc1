"""What a test of secrecy does with states: mix what is hidden, find the cards, play on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.game import AnyRules
from handfoot_gui.core.seats import TABLE
from handfoot_gui.session.session import Session

AnySession: TypeAlias = Session[Any, Any, Any, Any]


def whole_state(session: AnySession) -> Any:
    """Everything there is in the game of *session*, what is hidden from everybody too.

    A session lets nobody have that; only tests of secrecy look behind it, here.
    """
    return session._course._states[-1]


def scramble(session: AnySession, rng: Random) -> None:
    """Put *session* into its own state `scrambled`, to see whether anything of it shows."""
    session._course._states[-1] = scrambled(whole_state(session), rng)


def scrambled(state: Any, rng: Random) -> Any:
    """*state* with all cards exchanged that lie in a hand, a foot or a stock."""
    fields = [name for name in ("holdings", "hands", "feet", "stocks", "aside") if
              hasattr(state, name)]  # fmt: skip
    piles = [pile for name in fields for pile in getattr(state, name)]
    single = [name for name in ("stock", "talon") if hasattr(state, name)]
    piles += [getattr(state, name) for name in single]
    mixed = [card for pile in piles for card in pile]
    rng.shuffle(mixed)
    dealt = iter(mixed)

    def again(pile: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(next(dealt) for _ in pile)

    changed = {name: tuple(again(pile) for pile in getattr(state, name)) for name in fields}
    return replace(state, **changed, **{name: again(getattr(state, name)) for name in single})


def cards_in(value: object) -> Iterator[Card]:
    """Every card that can be reached from *value*."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from cards_in(getattr(value, name))
    elif isinstance(value, tuple | list | set | frozenset):
        for part in value:
            yield from cards_in(part)
    elif isinstance(value, dict):
        for item in value.items():
            yield from cards_in(item)
    else:
        assert isinstance(value, str | int | None), type(value)


def played_on(rules: AnyRules, state: Any, rng: Random, most: int) -> Iterator[Any]:
    """The states after up to *most* random moves from *state*."""
    for _ in range(most):
        actor = rules.actor(state)
        if actor is None:
            return
        if actor == TABLE:
            move = rules.table_move(state, rng)
        else:
            move = rng.choice(list(rules.suggestions(rules.view(state, actor))))
        state = rules.apply(state, actor, move)
        yield state
