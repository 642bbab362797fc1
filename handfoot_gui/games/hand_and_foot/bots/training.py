"""Learns the weights of the strong player: ``python -m …hand_and_foot.bots.training``.

A sample is a turn of a deal that begins: what `kernel.features` say of it, and by how much the
sides' points grew to the end of the deal when players with the learnt tactics played on from there.
Up to that turn now and then something else is done than they would do, as positions that only such
players reach teach nothing about the others. The weights are the ridge regression of the one on
the other, for every house of `learnt.houses` by itself; the same tactics and number of samples give
the same weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from handfoot_gui.core.bot import derived_seed
from handfoot_gui.games.hand_and_foot.bots.kernel.candidates import candidates, follow
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import OVER, Deal, dealt
from handfoot_gui.games.hand_and_foot.bots.kernel.features import COUNT, features_of
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import decide, play_on
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.bots.learning import learn
from handfoot_gui.games.hand_and_foot.bots.learnt import WEIGHTS, KnownWeights, houses, tactics_for

_SAMPLES: Final = 60_000
_EXPLORES: Final = 0.15
"""How often something else is done than such a player would do."""
_LONGEST: Final = 14
"""Rounds after which the last samples are taken."""
_MOST_BEFORE: Final = 4000
"""Points a side may have before a deal that is not the first."""
_RIDGE: Final = 20.0


def trained(job: tuple[str, int]) -> tuple[list[float], float]:
    """The weights for a house of `houses` from so many samples, and the share of the variance
    that they explain."""
    house, samples = job
    options = houses()[house]
    terms = Terms(options, tactics=tactics_for(options))
    rng = Random(derived_seed("weights", house))
    products = [[0.0] * COUNT for _ in range(COUNT)]
    sums = [0.0] * COUNT
    squares = 0.0
    count = 0
    while count < samples:
        for numbers, gain in _samples(terms, rng):
            places = [place for place, number in enumerate(numbers) if number]
            for last, one in enumerate(places):
                number, row = numbers[one], products[one]
                sums[one] += number * gain
                for other in places[: last + 1]:
                    row[other] += number * numbers[other]
            squares += gain * gain
            count += 1
    for one in range(COUNT):
        for other in range(one):
            products[other][one] = products[one][other]
    weights = _solved(products, sums)
    explained = sum(weight * value for weight, value in zip(weights, sums, strict=True))
    return [round(weight, 1) for weight in weights], explained / squares


def _samples(terms: Terms, rng: Random) -> list[tuple[list[float], float]]:
    """One position: features and gain of every side beside the mean of the others."""
    options, sides = terms.options, range(terms.sides)
    number = rng.randint(1, max(1, options.deals))
    is_first = number == 1 and options.deals > 0
    totals = [0 if is_first else rng.randrange(_MOST_BEFORE) for _ in sides]
    deal = dealt(terms, number, totals, rng)
    _explore(deal, rng, rng.randrange(_LONGEST * terms.players))
    if deal.phase == OVER:
        return []
    numbers = [features_of(deal, side) for side in sides]
    before = [deal.table_points(side) for side in sides]
    play_on(deal, rng)
    gains = [deal.points(side) - before[side] for side in sides]
    found = []
    # Of two sides the second says the same once more.
    for side in sides if len(sides) > 2 else (0,):
        others = [other for other in sides if other != side]
        beside = [
            own - sum(numbers[other][place] for other in others) / len(others)
            for place, own in enumerate(numbers[side])
        ]
        gain = gains[side] - sum(gains[other] for other in others) / len(others)
        found.append((beside, gain))
    return found


def _explore(deal: Deal, rng: Random, turns: int) -> None:
    """Play some turns, now and then with another act than the steady player's."""
    while turns and deal.phase != OVER:
        turn = deal.turn
        while deal.turn == turn and deal.phase != OVER:
            if rng.random() < _EXPLORES:
                follow(deal, rng.choice(candidates(deal)), rng)
            else:
                deal.perform(decide(deal), rng)
        turns -= 1


def _solved(products: list[list[float]], sums: list[float]) -> list[float]:
    """The solution of the ridge regression, by Cholesky's factors."""
    size = len(sums)
    lower = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = products[i][j] + (_RIDGE if i == j else 0.0)
            rest -= sum(lower[i][k] * lower[j][k] for k in range(j))
            lower[i][j] = sqrt(rest) if i == j else rest / lower[j][j]
    half = [0.0] * size
    for i in range(size):
        half[i] = (sums[i] - sum(lower[i][k] * half[k] for k in range(i))) / lower[i][i]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = half[i] - sum(lower[k][i] * found[k] for k in range(i + 1, size))
        found[i] = rest / lower[i][i]
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Train houses and write their weights; gives the exit code."""
    return learn(
        trained,
        lambda found: (found[0], f"explains {found[1]:.2f}"),
        about="Learn the weights of the strong player.",
        amount=("--samples", _SAMPLES, "of every house"),
        output=WEIGHTS,
        kind=KnownWeights,
        arguments=arguments,
    )


if __name__ == "__main__":
    raise SystemExit(main())
