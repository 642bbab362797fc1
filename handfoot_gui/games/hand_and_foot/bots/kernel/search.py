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

from handfoot_gui.core.thinking_time import think_on
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
_NO_GATE: Final = 0.0
"""The same of a single that nobody collects in place of one of a pair that others do: where a few
worlds found that better it was, by 72 ± 17 points in 32 deals."""
_HOPELESS: Final = -2.0
"""Standard errors behind the best line from which on one is looked at no more."""
MOST_JUDGED: Final = 4
"""Others that are judged beside an act that was played."""
FEWEST_JUDGED: Final = 2
"""Where there is less time."""
_OTHER_DISCARDS: Final = 6
_DISCARDS: Final = 3
"""Discards that are looked at beside another one; and after, or in place of, something else."""
_FIRST_LOOK: Final = 8
"""Worlds in which all turns are looked at, before those that are surely behind go."""
_NOTHING: Final = 8.0
"""Points that nobody misses."""
_MANY: Final = 120
_PRECISE: Final = 10.0
"""Worlds and standard errors from which on a gain is known well enough."""
_SURELY_BEHIND: Final = -2.5
"""Standard errors behind another from which on a turn is surely worse: it is asked again and again,
and what is given up is not looked at any more."""

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

    def count_from(self, base: Judged) -> None:
        """Exceed what *base* exceeds, and no longer *base* itself."""
        self.mean += base.mean
        self._squares += base.error**2 * self.count * (self.count - 1)

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

    With *played*, a legal act, that one is first, the others are compared with it, and no more is
    looked at once so few are left that `judged_turns` may judge them.

    In batches of worlds every candidate that is left is played on, until the rollouts of *budget*
    are used up or the clock `perf_counter` shows *until*. The first batch is played on here, and
    counts only when it is whole; the others by *spread* where it is given.
    """
    discards = 1
    if played is not None:
        discards = _OTHER_DISCARDS if played[0] == DISCARD else _DISCARDS
    lines = candidates(deal, discards=discards)
    if played is not None:
        lines = [(played,), *[line for line in lines if not _is_same(line, played)]]
    found = [Judged(line, _gate_of(line, lines[0], budget)) for line in lines]
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
        if played is not None and len(hopeful) < FEWEST_JUDGED:
            hopeful = sorted(alive, key=_mean, reverse=True)[:FEWEST_JUDGED]
        alive = hopeful
        if played is not None and len(alive) <= MOST_JUDGED:
            break
    return found


def _gate_of(line: Line, base: Line, budget: Budget) -> float:
    """Standard errors by which *line* must exceed *base*, the steady player's."""
    if line[-1][0] != DISCARD:
        return budget.gate
    return {LAY: _LOW_GATE, DISCARD: _NO_GATE}.get(base[0][0], budget.gate)


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
    least: int = 0,
) -> list[Judged]:
    """*acts* of the player to move, by how much each exceeds the first one, if the best discard
    of those that may follow comes after it.

    So a lay-down is not blamed for what the steady player would discard afterwards. Acts that are
    surely behind the best one are looked at in fewer worlds; nothing more is looked at once all
    others surely gain next to nothing, or it is known well enough what the best one gains. The
    first worlds are the same however many are wanted. Nothing is given up in the *least* worlds:
    what seldom matters, but then much, may not show in a few.
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
    values: list[list[float]] = [[] for _ in lines]
    alive = list(range(len(lines)))
    count = 0
    found: list[Judged] = []
    while count < worlds and (count < least or not _is_decided(found, count)):
        batch = min(max(_FIRST_LOOK, count // 2), worlds - count)
        for number in range(count, count + batch):
            row = trial.values([lines[line] for line in alive], number)
            for line, worth in zip(alive, row, strict=True):
                values[line].append(worth)
        count += batch
        if count >= least:
            alive = _still_open(values, owner, alive)
        found = _best_lines(acts, owner, values)
    return found


def _is_decided(found: list[Judged], count: int) -> bool:
    """Whether it is known what the others of *found* gain over the first, in *count* worlds."""
    others = found[1:]
    if not others:
        return bool(found)
    best = max(others, key=_mean)
    if count >= _MANY and best.mean >= _PRECISE * best.error:
        return True
    return max([one.mean - _SURELY_BEHIND * one.error for one in others]) < _NOTHING


def _still_open(values: list[list[float]], owner: list[int], alive: list[int]) -> list[int]:
    """Those of the lines *alive* that may be the best of their act, of acts that may be the best;
    only the first act's where every other one is surely behind it."""
    bests: dict[int, int] = {}
    for line in alive:
        place = owner[line]
        if place not in bests or sum(values[line]) > sum(values[bests[place]]):
            bests[place] = line
    best = max(bests.values(), key=lambda line: sum(values[line]))
    hopeful = {0} | {
        place
        for place, line in bests.items()
        if line == best or not _is_behind(values[line], values[best])
    }
    return [
        line
        for line in alive
        if owner[line] in hopeful
        and (line == bests[owner[line]] or not _is_behind(values[line], values[bests[owner[line]]]))
    ]


def _is_behind(worths: list[float], better: list[float]) -> bool:
    """Whether what was found in the same worlds is surely less than what is *better*, or the same
    by another way."""
    if worths == better:
        return True
    judged = _difference((), worths, better)
    return judged.mean < _SURELY_BEHIND * judged.error


def _best_lines(acts: list[Act], owner: list[int], values: list[list[float]]) -> list[Judged]:
    """What was found of the best line of each act.

    What was given up is compared with the best of those that were looked at to the end, in the
    worlds in which both were: a few worlds say how far it is behind, not what it is worth.
    """
    bests = [-1] * len(acts)
    for line, place in enumerate(owner):
        best = bests[place]
        if best < 0 or _standing(values[line]) > _standing(values[best]):
            bests[place] = line
    base = values[bests[0]]
    best = max(bests, key=lambda line: _standing(values[line]))
    beside = _difference((), values[best], base)
    found: list[Judged] = []
    for act, line in zip(acts, bests, strict=True):
        if len(values[line]) == len(base):
            found.append(_difference((act,), values[line], base))
        else:
            judged = _difference((act,), values[line], values[best])
            judged.count_from(beside)
            found.append(judged)
    return found


def _standing(worths: list[float]) -> tuple[int, float]:
    """By how much a line is ahead: by worlds in which it was looked at, then by what it is
    worth."""
    return len(worths), sum(worths)


def _difference(line: Line, worths: list[float], base: list[float]) -> Judged:
    """By how much *worths* exceed *base* in the worlds in which both were looked at."""
    judged = Judged(line)
    for worth, other in zip(worths, base, strict=False):
        judged.add(worth - other)
    return judged


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
    think_on()
    rng = Random(chance)
    follow(world, line, rng)
    if world.phase != OVER:
        play_on(world, rng, turns)
    if world.terms.is_lap and world.phase != OVER:
        # The last turns are few.
        play_on(world, rng)
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
