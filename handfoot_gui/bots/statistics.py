"""How sure the result of a match is: intervals, a test that may stop early, and ratings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import log10, sqrt
from statistics import fmean, stdev
from typing import Final

_Z: Final = 1.959964
"""The normal distribution's, of all intervals here: they hold 95 %."""
_ODDS: Final = 40.0
"""A bettor who has multiplied his stake by this makes the other side unlikely: 2 / 5 %."""
_MOST_AT_STAKE: Final = 0.75
"""Of what the bettor has, so that no single result ruins him."""
_ELO: Final = 400.0
"""Points of a rating for odds of ten to one."""
_ROUNDS: Final = 200
_GROUPS: Final = 20
_NOTHING: Final = 1e-6


def share_interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of wins; cautious where seats were swapped."""
    share = wins / games
    middle = share + _Z * _Z / (2 * games)
    half = _Z * sqrt(share * (1 - share) / games + _Z * _Z / (4 * games * games))
    scale = 1 + _Z * _Z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def half_interval(numbers: Sequence[float]) -> float | None:
    """Half Student's 95 % interval of the mean; None of less than two numbers."""
    if len(numbers) < 2:
        return None
    return _student(len(numbers) - 1) * stdev(numbers) / sqrt(len(numbers))


def _student(freedom: int) -> float:
    """Student's quantile for 95 %, by the expansion of Cornish and Fisher."""
    z = _Z
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


class SequentialTest:
    """Whether the mean of numbers from 0 to 1 is more or less than *fair*, asked after each.

    Two bettors stake against a mean of *fair*, one on more and one on less. Were it true, neither
    would ever multiply what he has by forty more often than in 2.5 % of all matches (Ville), so
    that the match may stop at any time ("testing by betting": Waudby-Smith and Ramdas, Estimating
    means of bounded random variables by betting, 2024; the stakes are their aGRAPA).
    """

    def __init__(self, fair: float) -> None:
        self._fair = fair
        self._more = self._less = 1.0
        self._count = 1
        self._sum, self._squares = fair, 0.25
        self.verdict = 0
        """1: more than fair, -1: less, 0: not decided yet; it is not taken back."""

    def add(self, number: float) -> None:
        """Look at the next number."""
        fair = self._fair
        mean = self._sum / self._count
        lead = mean - fair
        stake = lead / (self._squares / self._count + lead * lead)
        if stake > 0:
            self._more *= 1 + min(stake, _MOST_AT_STAKE / fair) * (number - fair)
        elif stake < 0:
            self._less *= 1 + min(-stake, _MOST_AT_STAKE / (1 - fair)) * (fair - number)
        self._count += 1
        self._sum += number
        self._squares += (number - self._sum / self._count) ** 2
        if not self.verdict and max(self._more, self._less) >= _ODDS:
            self.verdict = 1 if self._more > self._less else -1


def sequential_interval(numbers: Sequence[float]) -> tuple[float, float]:
    """The means that `SequentialTest` has not ruled out: 95 %, whenever the match was stopped."""

    def bound(verdict: int) -> float:
        outer, inner = (0.0 if verdict > 0 else 1.0), fmean(numbers)
        for _ in range(10):
            middle = (outer + inner) / 2
            test = SequentialTest(min(max(middle, 1e-6), 1 - 1e-6))
            for number in numbers:
                test.add(number)
            if test.verdict == verdict:
                outer = middle
            else:
                inner = middle
        return outer

    return bound(1), bound(-1)


Results = Mapping[tuple[str, str], tuple[float, int]]
"""By two names: the games the first has won of the second, a draw is a half, and all of them."""


def ratings(names: Sequence[str], results: Results) -> dict[str, float]:
    """Ratings after Bradley and Terry on the scale of Elo; their mean is 0.

    Who never lost, or never won, is held by one drawn game against each of the others met.
    """
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        won, expected = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0.0)
        for (one, other), (wins, games) in results.items():
            won[one] += wins + 0.5
            won[other] += games - wins + 0.5
            both = (games + 1) / (strength[one] + strength[other])
            expected[one] += both
            expected[other] += both
        strength = {name: won[name] / expected[name] if expected[name] else 1.0 for name in names}
    logs = {name: _ELO * log10(own) for name, own in strength.items()}
    mean = fmean(logs.values())
    return {name: own - mean for name, own in logs.items()}


def jackknife(
    sets: Sequence[int], value: Callable[[Iterable[int]], Mapping[str, float]]
) -> dict[str, float]:
    """Half the 95 % intervals of what *value* makes of *sets*, by leaving out groups of them.

    Nothing of less than two sets, and of what is the same in all of them, as where one bot won
    everything.
    """
    groups = min(_GROUPS, len(sets))
    if groups < 2:
        return {}
    left = [
        value([one for place, one in enumerate(sets) if place % groups != group])
        for group in range(groups)
    ]
    half = {}
    for name in left[0]:
        mean = fmean(one[name] for one in left)
        variance = (groups - 1) / groups * sum((one[name] - mean) ** 2 for one in left)
        if variance > _NOTHING:
            half[name] = _student(groups - 1) * sqrt(variance)
    return half
