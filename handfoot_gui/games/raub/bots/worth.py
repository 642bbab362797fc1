"""What a standing is worth: the chance of winning the game, by seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import exp, sqrt
from typing import Final, TypeAlias

from handfoot_gui.core.seats import Seat
from handfoot_gui.games.raub.rules.scoring import points_of, winners_of
from handfoot_gui.games.raub.rules.tricks import TRICKS

Values: TypeAlias = tuple[float, ...]
"""What a standing is worth, by seat."""

_LEAST: Final = 4.0
_WIDTH: Final = 1.0
"""How far scores must be apart to matter: less when the end is near."""


@cache
def chances(scores: tuple[int, ...]) -> Values:
    """How likely each seat wins from a standing in which nobody has reached 0."""
    lowest = min(scores)
    width = _LEAST + _WIDTH * sqrt(lowest)
    weights = [exp((lowest - score) / width) for score in scores]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)


def value(scores: tuple[int, ...], raubing: Seat | None) -> Values:
    """The same after a deal of *raubing*, which may have ended the game."""
    winners = winners_of(scores, raubing)
    if not winners:
        return chances(scores)
    return tuple((seat in winners) / len(winners) for seat in range(len(scores)))


@cache
def worth_of_tricks(
    scores: tuple[int, ...], seat: int, raubing: Seat, owes: int, factor: int
) -> dict[int, float]:
    """What each way to share the tricks is worth to *seat*; keys have three bits by seat."""
    found = {}
    for tricks in _shares(len(scores), TRICKS):
        after = tuple(
            score + factor * points_of(won, owes if who == raubing else 0)
            for who, (score, won) in enumerate(zip(scores, tricks, strict=True))
        )
        found[sum(won << 3 * who for who, won in enumerate(tricks))] = value(after, raubing)[seat]
    return found


def _shares(seats: int, tricks: int) -> Iterator[tuple[int, ...]]:
    """Every way to share so many tricks."""
    if seats == 1:
        yield (tricks,)
        return
    for won in range(tricks + 1):
        for rest in _shares(seats - 1, tricks - won):
            yield (won, *rest)
