"""A state with all hidden cards mixed, written from the rules alone."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from handfoot_gui.engine.cards import Card


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
