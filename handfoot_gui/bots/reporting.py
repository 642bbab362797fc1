"""The report on a deal that is over: its cards are played again by bots, its decisions judged."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any, Final, TypeVar

from msgspec import Struct

from handfoot_gui.core.bot import ONE_CORE, Cores, derived_seed
from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.deal_report import (
    LEAST_COST,
    MOST_DECISIONS,
    DealReport,
    Decision,
    Expected,
)
from handfoot_gui.core.game import Reports
from handfoot_gui.core.judgement import Gain, Judgement
from handfoot_gui.core.record import Agreed, states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import GAMES

_FIRST: Final = 40
"""Times the deal is played from its first turn in each round of work, and a deal of any cards."""
_LATER: Final = 6
"""Times it is played from a later turn in each round, while that is not as sure as the first of
them would be in the end."""
_GLIMPSE: Final = 4
"""Times each of these is played before anything else, so that there is something to see."""
_GLANCE: Final = 0.15
_LOOK: Final = 3.0
"""Efforts of judging: every decision, and once more those that seem to be costly."""
_LOOKED_AT: Final = MOST_DECISIONS + 4
"""Decisions that are looked at again at most; fewer where the costliest are known before."""
_GLANCED_A_ROUND: Final = 24
_LOOKED_AT_A_ROUND: Final = 4
"""So many decisions are judged in about the time of one round."""
_GLANCES: Final = 8
_LOOKS: Final = 2
"""So many decisions are judged between two reports."""
_SURE: Final = 2.0
"""Standard errors by which a decision may be costlier than it seems to be."""
_Found = TypeVar("_Found")


def deal_report(
    game: str,
    options: Any,
    moves: Sequence[tuple[Seat, Any]],
    first: int,
    effort: float = 1.0,
    agreed: Agreed = (),
    cores: Cores = ONE_CORE,
    brought: BroughtForward | None = None,
) -> Iterator[DealReport]:
    """The report on the deal whose cards move number *first* of a game dealt: the first figures
    soon, then better ones, the last report is whole.

    The deal is over within *moves*; the same moves give the same reports. Only what players could
    know is used to judge what they did, and what the players of each side *agreed* on. Less
    *effort* than 1 is quicker and less exact; more *cores* are quicker. *brought* is what the game
    started from.
    """
    return _Reporting(game, options, moves, first, effort, agreed, cores, brought).reports()


class _Work(Struct, frozen=True):
    """What one core does: to play deals on, or to judge decisions."""

    game: str
    options: Any
    tasks: tuple[Any, ...]
    """States with seeds, or the views of movers with their moves."""
    effort: float = 0.0
    agreed: Agreed = ()


def _reports(game: str) -> Reports:
    found = GAMES[game].reports
    assert found is not None, f"no bot plays deals of {game} again"
    return found


def _played(work: _Work) -> list[tuple[float, ...]]:
    """The points of every side for each state and seed."""
    play = _reports(work.game).replayer(work.options)
    return [play(state, Random(seed)) for state, seed in work.tasks]


def _judged(work: _Work) -> list[Judgement | None]:
    """What each move is worth to who made it in the view."""
    judge = GAMES[work.game].judged
    return [judge(work.options, view, move, work.effort, work.agreed) for view, move in work.tasks]


class _Mean:
    """Means of every side, and how far single values lie from them."""

    def __init__(self, sides: int) -> None:
        self.count = 0
        self._sums = [0.0] * sides
        self._squares = [0.0] * sides

    def add(self, points: Sequence[float]) -> None:
        self.count += 1
        for side, value in enumerate(points):
            self._sums[side] += value
            self._squares[side] += value * value

    @property
    def means(self) -> tuple[float, ...]:
        return tuple(value / self.count for value in self._sums)

    @property
    def spread(self) -> tuple[float, ...]:
        return tuple(
            sqrt(max(0.0, square / self.count - mean * mean))
            for square, mean in zip(self._squares, self.means, strict=True)
        )


class _Reporting:
    """The work on one deal."""

    def __init__(
        self,
        game: str,
        options: Any,
        moves: Sequence[tuple[Seat, Any]],
        first: int,
        effort: float,
        agreed: Agreed,
        cores: Cores,
        brought: BroughtForward | None,
    ) -> None:
        self._game, self._options, self._effort = game, options, effort
        self._agreed, self._cores = agreed, cores
        rounds = _reports(game).rounds * effort
        self._rounds = max(1, round(rounds))
        of_a_round = min(1.0, rounds)
        self._first_again = max(2, round(_FIRST * of_a_round))
        self._again = max(1, round(_LATER * of_a_round))
        rules = self._rules = GAMES[game].rules(options).begun_with(brought)
        found = []
        dealt_before = None
        for position, state in enumerate(states(rules, moves)):
            found.append(state)
            if position == first:
                dealt_before = len(rules.sheet(state).deals)
            elif dealt_before is not None and len(rules.sheet(state).deals) > dealt_before:
                break
        self._states, self._moves, self._first = found, moves, first
        self._end = len(found) - 1
        sheet = rules.sheet(found[-1])
        sides = len(sheet.sides)
        # What a family adds is nobody's play.
        self._result = tuple(map(sheet.deals[-1].points_by_rules, range(sides)))
        self._side_of = {seat: side for side, seats in enumerate(sheet.sides) for seat in seats}
        self._usual, self._turns = _Mean(sides), {}
        last = TABLE
        for position in range(first, self._end):
            seat = moves[position][0]
            if position == first or seat not in (TABLE, last):
                self._turns[position] = _Mean(sides)
            last = last if seat == TABLE else seat

    def reports(self) -> Iterator[DealReport]:
        """The work in steps, and what is known after each of them."""
        decisions = [
            place for place in range(self._first, self._end) if self._moves[place][0] != TABLE
        ]
        whole = self._rounds + len(decisions) / _GLANCED_A_ROUND + _LOOKED_AT / _LOOKED_AT_A_ROUND
        glimpse = min(_GLIMPSE, self._first_again)
        self._play("glimpse", glimpse, dict.fromkeys(self._turns, glimpse))
        yield self._report(0.0)
        self._play_round(0)
        done = 1.0
        yield self._report(done / whole)
        glanced: list[Decision] = []
        for some in _parts(decisions, _GLANCES):
            glanced += self._judged(some, _GLANCE)
            done += len(some) / _GLANCED_A_ROUND
            yield self._report(done / whole, glanced, glanced)
        for number in range(1, self._rounds):
            self._play_round(number)
            done += 1
            yield self._report(done / whole, glanced, glanced)
        rest = sorted(glanced, key=_most_likely)[:_LOOKED_AT]
        looked: list[Decision] = []
        while rest and not _is_settled(looked, rest, [*self._turns]):
            seeming, rest = rest[:_LOOKS], rest[_LOOKS:]
            looked += self._judged([one.position - 1 for one in seeming], _LOOK)
            done += len(seeming) / _LOOKED_AT_A_ROUND
            if rest:
                yield self._report(done / whole, glanced, [*looked, *rest])
        yield self._report(1.0, glanced, looked)

    def _play_round(self, number: int) -> None:
        self._play(f"round {number}", self._first_again, self._still_open(number))

    def _still_open(self, number: int) -> dict[int, int]:
        """How often the deal is played from each turn in round *number*: not from those known as
        well as the first would be after all rounds with as many plays as the others get."""
        most = max(self._turns[self._first].spread)
        enough = most / sqrt(self._again * self._rounds)
        open_turns = {}
        for position, mean in self._turns.items():
            if position == self._first:
                open_turns[position] = self._first_again
            elif not number or max(mean.spread) > enough * sqrt(mean.count):
                open_turns[position] = self._again
        return open_turns

    def _play(self, name: str, usual: int, turns: Mapping[int, int]) -> None:
        """Play a deal of any cards so often, and the rest of this one from *turns* on."""
        tasks: list[tuple[Any, int]] = []
        means: list[_Mean] = []
        before = self._states[self._first - 1]
        for again in range(usual):
            tasks.append((before, derived_seed("usual deal", name, again)))
            means.append(self._usual)
        for position, count in turns.items():
            for again in range(count):
                seed = derived_seed("deal played on", position, name, again)
                tasks.append((self._states[position], seed))
                means.append(self._turns[position])
        for mean, points in zip(means, self._shared(_played, tasks), strict=True):
            mean.add(points)

    def _judged(self, places: Sequence[int], effort: float) -> list[Decision]:
        """The decisions at these *places* among the moves, those where there was a choice."""
        tasks = []
        for place in places:
            seat, move = self._moves[place]
            tasks.append((self._rules.view(self._states[place], seat), move))
        found = self._shared(_judged, tasks, effort * self._effort)
        return [Decision(place + 1, one) for place, one in zip(places, found, strict=True) if one]

    def _shared(
        self, function: Callable[[_Work], list[_Found]], tasks: Sequence[Any], effort: float = 0.0
    ) -> list[_Found]:
        """What *function* finds for the *tasks*, in their order, on all cores that are idle."""
        count = min(self._cores.count, len(tasks)) or 1
        works = [
            _Work(self._game, self._options, tuple(tasks[core::count]), effort, self._agreed)
            for core in range(count)
        ]
        found: list[list[_Found]] = [one or [] for one in self._cores.each(function, works)]
        return [found[place % count][place // count] for place in range(len(tasks))]

    def _report(
        self, share: float, glanced: Sequence[Decision] = (), costly: Sequence[Decision] = ()
    ) -> DealReport:
        """What is known by now; the costliest of *costly* are told."""
        start = self._turns[self._first]
        curve = [Expected(position, mean.means) for position, mean in self._turns.items()]
        curve.append(Expected(self._end, tuple(map(float, self._result))))
        left = [0.0] * len(self._result)
        best_known = {one.position: one.judgement for one in (*glanced, *costly)}
        for judgement in best_known.values():
            left[self._side_of[judgement.seat]] += judgement.cost
        return DealReport(
            share,
            self._result,
            self._usual.means,
            start.means,
            start.spread,
            start.count,
            tuple(curve),
            _costliest(costly, [*self._turns]),
            glanced[0].judgement.unit if glanced else Gain.POINTS,
            len(glanced),
            tuple(left),
        )


def _is_settled(
    looked: Sequence[Decision], rest: Sequence[Decision], starts: Sequence[int]
) -> bool:
    """Whether none of the *rest* is likely to be told beside those that were *looked* at; turns
    begin at *starts*."""
    told = _costliest(looked, starts)
    if len(told) < MOST_DECISIONS:
        return False
    least = told[-1].judgement.cost
    return all(one.better.gain + _SURE * one.better.error < least for one in rest)


def _costliest(found: Iterable[Decision], starts: Sequence[int]) -> tuple[Decision, ...]:
    """Those that surely gave something away, one of a turn, the costliest first;
    turns begin at *starts*."""
    sure = [one for one in found if one.judgement.cost >= LEAST_COST[one.judgement.unit]]
    of_turn: dict[int, Decision] = {}
    for one in sorted(sure, key=lambda one: -one.judgement.cost):
        of_turn.setdefault(bisect_left(starts, one.position), one)
    return tuple(of_turn.values())[:MOST_DECISIONS]


def _most_likely(decision: Decision) -> float:
    """The most that was surely given away comes first."""
    return -decision.better.sure_gain


def _parts(some: Sequence[_Found], count: int) -> Iterator[Sequence[_Found]]:
    """*some* in turn, so many at a time."""
    for at in range(0, len(some), count):
        yield some[at : at + count]
