"""The strong player: every candidate is played on in the same imagined worlds, and judged there.

In each world the steady player's policy goes on for everybody after the candidate until some turns
have ended; then the deal's points so far and a learnt estimate of the rest are its value. All
candidates share the worlds, so that luck cancels out, and another line than the steady player's is
chosen only where the difference exceeds its error by as much as the budget says.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final, NamedTuple, TypeAlias

from handfoot_gui.games.hand_and_foot.bots.kernel.candidates import (
    Line,
    candidates,
    discards_after,
    follow,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import DISCARD, LAY, OVER, Act, Deal
from handfoot_gui.games.hand_and_foot.bots.kernel.features import features_of
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import play_on
from handfoot_gui.games.hand_and_foot.bots.kernel.worlds import Unseen

_LOW_GATE: Final = 0.75
"""Standard errors by which a line must exceed the steady player's that holds back what that one
would lay: of these more are better than a few worlds prove."""
_HOPELESS: Final = -2.0
"""Standard errors behind the best line from which on one is looked at no more."""
_MOST_TOLD: Final = 2
"""Others that are told beside an act that was played."""
_DISCARDS: Final = 3
"""Discards that are looked at after a lay-down."""
_FEWEST: Final = 8
"""Worlds in which turns are looked at where there is no time for more."""

Rows: TypeAlias = list[list[float]]
"""By world: by how many points each line but the first exceeds the first."""
Spread: TypeAlias = Callable[[int, list[Line], int, int], Rows]
"""As `Trial.rows`, of the trial with the seed that comes first, but worked on in many places."""


class Budget(NamedTuple):
    """How much is thought about a decision."""

    rollouts: int
    """Lines times worlds."""
    turns: int
    """How long a rollout is."""
    worlds: int
    """In so many every line is looked at, whatever the rollouts; then hopeless ones go."""
    gate: float = 0.0
    """Standard errors by which another line must exceed the steady player's to be chosen."""


class Judged:
    """A line, and by how much it exceeds the steady player's in points."""

    def __init__(self, line: Line, gate: float = 0.0) -> None:
        self.line = line
        self.gate = gate
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, difference: float) -> None:
        """One world more."""
        self.count += 1
        step = difference - self.mean
        self.mean += step / self.count
        self._squares += step * (difference - self.mean)

    @property
    def act(self) -> Act:
        """What is to be done now."""
        return self.line[0]

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return 0.0
        return sqrt(self._squares / (self.count - 1) / self.count)


class Trial:
    """Lines played on for so many *turns* in worlds that have a number: with the same *seed* each
    is the same in every process.

    Of *deal* only what the player to move may know is used.
    """

    def __init__(self, deal: Deal, weights: list[float], seed: int, turns: int) -> None:
        self._unseen = Unseen(deal, deal.actor())
        self._side = deal.terms.side_of[deal.actor()]
        self._weights = weights
        self._seed = seed
        self._turns = turns

    def rows(self, lines: list[Line], first: int, count: int, until: float | None = None) -> Rows:
        """What is found in *count* worlds from number *first* on, or in those that were begun
        before the clock `perf_counter` showed *until*."""
        found: Rows = []
        for number in range(first, first + count):
            if until is not None and perf_counter() >= until:
                break
            values = self.values(lines, number)
            base = values[0]
            found.append([worth - base for worth in values[1:]])
        return found

    def values(self, lines: list[Line], number: int) -> list[float]:
        """What the world with that *number* is worth after each of *lines*."""
        rng = Random((self._seed << 32) + number)
        world = self._unseen.world(rng)
        chance = rng.getrandbits(30)
        return [
            _value_after(world.copy(), line, self._side, self._weights, chance, self._turns)
            for line in lines
        ]


def judged_acts(
    deal: Deal,
    weights: list[float],
    rng: Random,
    budget: Budget,
    *,
    until: float | None = None,
    spread: Spread | None = None,
    played: Act | None = None,
) -> list[Judged]:
    """The candidates of the player to move, the steady player's first, and what was found.

    With *played*, a legal act, that one is first, the others are compared with it, and the best
    of them are looked at to the end.

    In batches of worlds every candidate that is left is played on, until the rollouts of *budget*
    are used up or the clock `perf_counter` shows *until*. The first batch is played on here, and
    counts only when it is whole; the others by *spread* where it is given.
    """
    lines = candidates(deal, with_discards=played is not None)
    is_lay = lines[0][0][0] == LAY
    if played is not None:
        lines = [(played,), *[line for line in lines if not _is_same(line, played)]]
    found = [
        Judged(line, _LOW_GATE if is_lay and line[-1][0] == DISCARD else budget.gate)
        for line in lines
    ]
    if len(found) == 1:
        return found
    seed = rng.getrandbits(62)
    trial = Trial(deal, weights, seed, budget.turns)
    alive = found[1:]
    used = worlds = 0
    while alive:
        lines = [found[0].line, *[judged.line for judged in alive]]
        # The batches grow: the more is known, the seldomer a line turns out to be hopeless.
        count = budget.worlds
        if worlds:
            count = min(max(count, worlds // 2), (budget.rollouts - used) // len(lines))
        if not count:
            break
        if not worlds:
            rows = trial.rows(lines, 0, count, until)
            if len(rows) < count:
                break
        elif spread is None:
            rows = trial.rows(lines, worlds, count, until)
        else:
            rows = spread(seed, lines, worlds, count)
        for row in rows:
            for judged, difference in zip(alive, row, strict=True):
                judged.add(difference)
        worlds += count
        used += count * len(lines)
        if used >= budget.rollouts or (until is not None and perf_counter() >= until):
            break
        best = max(0.0, max([judged.mean for judged in alive]))
        hopeful = [one for one in alive if one.mean - best >= _HOPELESS * one.error]
        if played is not None and len(hopeful) < _MOST_TOLD:
            hopeful = sorted(alive, key=_mean, reverse=True)[:_MOST_TOLD]
        alive = hopeful
    return found


def _mean(judged: Judged) -> float:
    return judged.mean


def judged_turns(
    deal: Deal,
    weights: list[float],
    seed: int,
    acts: list[Act],
    *,
    worlds: int,
    turns: int,
    until: float | None = None,
) -> list[Judged]:
    """*acts* of the player to move, by how much each exceeds the first one, if the best discard
    of those that may follow comes after it.

    So a lay-down is not blamed for what the steady player would discard afterwards. Once the clock
    `perf_counter` shows *until*, a few worlds are enough.
    """
    lines: list[Line] = []
    owner: list[int] = []
    for place, act in enumerate(acts):
        some: list[Line] = [(act,)]
        if act[0] == LAY:
            some += discards_after(deal, act, _DISCARDS)
        lines += some
        owner += [place] * len(some)
    trial = Trial(deal, weights, seed, turns)
    rows: list[list[float]] = []
    for number in range(worlds):
        if number >= _FEWEST and until is not None and perf_counter() >= until:
            break
        rows.append(trial.values(lines, number))
    sums = [sum([row[line] for row in rows]) for line in range(len(lines))]
    best = [-1] * len(acts)
    for line, place in enumerate(owner):
        if best[place] < 0 or sums[line] > sums[best[place]]:
            best[place] = line
    found = [Judged((act,)) for act in acts]
    for row in rows:
        for judged, line in zip(found, best, strict=True):
            judged.add(row[line] - row[best[0]])
    return found


def _is_same(line: Line, played: Act) -> bool:
    """Whether *line* begins with *played*, in whatever order they name their melds."""
    kind, parts, code = line[0]
    return kind == played[0] and code == played[2] and sorted(parts) == sorted(played[1])


def best_of(found: list[Judged]) -> Judged:
    """The line to begin: the steady player's, unless another one passes its gate."""
    best = found[0]
    for judged in found[1:]:
        if judged.mean > best.mean and judged.mean > judged.gate * judged.error:
            best = judged
    return best


def _value_after(
    world: Deal, line: Line, side: int, weights: list[float], chance: int, turns: int
) -> float:
    rng = Random(chance)
    follow(world, line, rng)
    if world.phase != OVER:
        play_on(world, rng, turns)
    return value(world, side, weights)


def value(deal: Deal, side: int, weights: list[float]) -> float:
    """By how many points *side* is, and is likely to be, better than the others on average."""
    others = deal.terms.other_sides[side]
    share = 1 / len(others)
    if deal.phase == OVER:
        return deal.points(side) - share * sum([deal.points(other) for other in others])
    worth = float(deal.table_points(side))
    numbers = features_of(deal, side)
    for other in others:
        worth -= share * deal.table_points(other)
        for place, number in enumerate(features_of(deal, other)):
            numbers[place] -= share * number
    for place, number in enumerate(numbers):
        worth += number * weights[place]
    return worth
