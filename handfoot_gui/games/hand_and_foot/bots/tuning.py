"""Learns the tactics of the strong bots: ``python -m …hand_and_foot.bots.tuning``.

One number after the other takes other values, and players without any search who have them play
against players who have the best ones so far, the same cards from each side. What is clearly better
is kept, until nothing is. The same number of deals gives the same tactics.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from handfoot_gui.core.bot import derived_seed
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import OVER, dealt
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import decide
from handfoot_gui.games.hand_and_foot.bots.kernel.tactics import Tactics
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.bots.learning import learn
from handfoot_gui.games.hand_and_foot.bots.learnt import TACTICS, HouseTactics, KnownTactics, houses

_DEALS: Final = 4000
_LOOK: Final = 1000
"""Deals after which what is not better so far is given up."""
_CLEARLY: Final = 2.0
"""Standard errors by which other tactics are better."""
_LEAST: Final = 5
"""Points a deal they bring at least."""
_ROUNDS: Final = 3
_VALUES: Final[dict[str, tuple[float, ...]]] = {
    "patience": (1.0, 0.75, 0.55, 0.4),
    "reserve": (1, 2, 3, 0),
    "room": (1, 2, 3, 4, 0),
    "hoard": (2, 1, 0, 4),
    "spoils": (6, 4, 2, 9),
    "closes": (1.0, 0.5, 0.2),
    "opens": (4.0, 1.5),
    "saved": (2, 0, 1),
    "pairs": (True, False),
}
_OF_PARTNERS: Final = ("patience", "room")
"""What single players have no use for."""


def lead(own: Terms, other: Terms, seed: int) -> float:
    """By how many points a side of *own* beats sides of *other* in a deal, on average over the
    sides it plays the same cards from; both are of one house."""
    total = 0.0
    number = 1 + seed % max(1, own.options.deals)
    for side in range(own.sides):
        rng = Random(seed * own.sides + side)
        deal = dealt(own, number, [0] * own.sides, Random(seed))
        while deal.phase != OVER:
            deal.terms = own if own.side_of[deal.actor()] == side else other
            deal.perform(decide(deal), rng)
        others = [deal.points(one) for one in own.other_sides[side]]
        total += deal.points(side) - sum(others) / len(others)
    return total / own.sides


def gain(own: Terms, other: Terms, seeds: range) -> float:
    """How many points a deal *own* is better than *other*, 0 where it is not clear."""
    count, mean, squares = 0, 0.0, 0.0
    for seed in seeds:
        found = lead(own, other, seed)
        count += 1
        step = found - mean
        mean += step / count
        squares += step * (found - mean)
        if count == _LOOK and mean <= 0:
            return 0.0
    error = sqrt(squares / (count - 1) / count)
    return mean if mean >= max(_LEAST, _CLEARLY * error) else 0.0


def tuned(job: tuple[str, int]) -> Tactics:
    """The tactics for a house of `houses`, found with so many deals a trial."""
    house, deals = job
    options = houses()[house]
    best, first = Tactics(), derived_seed("tactics", house) % 1_000_000_000
    for _ in range(_ROUNDS):
        before = best
        for field, values in _VALUES.items():
            if options.side_count == options.players and field in _OF_PARTNERS:
                continue
            other, most = Terms(options, tactics=best), 0.0
            for tactics in _with(best, field, values):
                first += deals
                found = gain(Terms(options, tactics=tactics), other, range(first, first + deals))
                if found > most:
                    best, most = tactics, found
        if best == before:
            break
    return best


def _with(tactics: Tactics, field: str, values: tuple[float, ...]) -> Iterator[Tactics]:
    """*tactics* with other *values* of one field."""
    fields: dict[str, Any] = tactics._asdict()
    for value in values:
        if value != fields[field]:
            yield Tactics(**(fields | {field: value}))


def _told(found: Tactics) -> tuple[HouseTactics, str]:
    usual = Tactics()._asdict()
    others = {field: value for field, value in found._asdict().items() if value != usual[field]}
    return HouseTactics(**others), str(others)


def main(arguments: Sequence[str] | None = None) -> int:
    """Tune houses and write their tactics; gives the exit code."""
    return learn(
        tuned,
        _told,
        about="Learn the tactics of the strong player.",
        amount=("--deals", _DEALS, "of every trial"),
        output=TACTICS,
        kind=KnownTactics,
        arguments=arguments,
    )


if __name__ == "__main__":
    raise SystemExit(main())
