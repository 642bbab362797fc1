"""How quick the solver of Manipulation Rummy is beside an integer program; run it, it is no test.

The integer program is that of den Hertog and Hulshof (2006), a variable for every meld, jokers in
every place of it, solved by CBC through PuLP; the names of jokers on the table are one more
constraint. The same positions are given to both in one run and the values compared.
"""

from __future__ import annotations

import argparse
import platform
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from statistics import fmean, median, quantiles
from time import perf_counter
from typing import NamedTuple, TypeAlias, TypeVar

import pulp

from handfoot_gui.games.manipulation.solver import best_play, most
from tests.benchmarks.manipulation_positions import (
    SIZES,
    Face,
    Position,
    groups,
    played_positions,
    random_position,
    sequences,
    with_jokers,
)

Result = TypeVar("Result")


class Time(NamedTuple):
    """Seconds by the clock, and of the processor, child processes included."""

    wall: float
    cpu: float


def columns(jokers: int) -> Iterator[tuple[tuple[Face, ...], tuple[Face, ...]]]:
    """The cards of each meld, and the places of its jokers: groups, and sequences of three to
    five, which make up all longer ones."""
    for meld in chain(sequences((3, 4, 5)), groups()):
        faces = [(place % 13, suit) for place, suit in meld]
        for wild in with_jokers(faces, jokers):
            yield tuple(face for face in faces if face not in wild), wild


class IntegerProgram:
    """The integer program of one position."""

    def __init__(self, position: Position) -> None:
        table, named, hand, jokers_in_hand = position.faces()
        all_jokers = named.total() + jokers_in_hand
        self.problem = pulp.LpProblem("play", pulp.LpMaximize)
        real: defaultdict[Face, list[pulp.LpVariable]] = defaultdict(list)
        wild: defaultdict[Face, list[pulp.LpVariable]] = defaultdict(list)
        have = table + hand
        for number, (cards, jokers) in enumerate(columns(min(2, all_jokers))):
            if any(face not in have for face in cards):
                continue
            x = pulp.LpVariable(f"x{number}", 0, 2, pulp.LpInteger)
            for places, faces in ((real, cards), (wild, jokers)):
                for face in faces:
                    places[face].append(x)
        laid: list[pulp.LpVariable] = []
        for face in have:
            y = pulp.LpVariable(f"y{face[0]}_{face[1]}", 0, hand[face], pulp.LpInteger)
            laid.append(y)
            self.problem += pulp.lpSum(real[face]) == table[face] + y
        if all_jokers:
            y = pulp.LpVariable("joker", 0, jokers_in_hand, pulp.LpInteger)
            laid.append(y)
            self.problem += pulp.lpSum([x for some in wild.values() for x in some]) == (
                named.total() + y
            )
        for face, count in named.items():
            self.problem += pulp.lpSum(real[face] + wild[face]) >= count
        self.problem += pulp.lpSum(laid)

    def solve(self) -> int:
        self.problem.solve(pulp.PULP_CBC_CMD(msg=False))
        assert pulp.LpStatus[self.problem.status] == "Optimal"
        return round(pulp.value(self.problem.objective))


def timed(work: Callable[[], Result], times: list[Time]) -> Result:
    """The result of *work*, whose time goes to *times*."""
    own, child = getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN)
    start = perf_counter()
    result = work()
    wall = perf_counter() - start
    own_after, child_after = getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN)
    cpu = sum(
        after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        for before, after in ((own, own_after), (child, child_after))
    )
    times.append(Time(wall, cpu))
    return result


def row(name: str, times: list[Time]) -> None:
    """Print median, 95th percentile and greatest, by the clock and of the processor."""
    parts = []
    for kind in ("wall", "cpu"):
        some = sorted(getattr(time, kind) * 1000 for time in times)
        high = quantiles(some, n=20)[-1] if len(some) > 1 else some[0]
        parts.append(f"{kind} {median(some):6.1f} {high:6.1f} {some[-1]:6.1f} ms")
    print(f"  {name:24} {'   '.join(parts)}")


Times: TypeAlias = defaultdict[str, list[Time]]
"""The times of `most`, `best_play` and CBC in all runs."""


def compare(title: str, positions: list[Position], runs: int) -> Times:
    """Print the times of all solvers on the positions, and how often they agree."""
    all_times: Times = defaultdict(list)
    print(f"{title}: {len(positions)} positions")
    print(f"  {'':24} median, 95th percentile, greatest")
    ratios: dict[str, list[float]] = {"wall": [], "cpu": []}
    for run in range(runs):
        times: Times = defaultdict(list)
        same = least = moved = laid = 0
        for position in positions:
            value = timed(partial(most, *position), times["most"])
            plan = timed(partial(best_play, *position), times["best_play"])
            program = timed(partial(IntegerProgram, position), times["building"])
            wanted = timed(program.solve, times["CBC alone"])
            same += value == wanted == (len(plan.laid) if plan else 0)
            least += plan is None or plan.is_least
            moved += plan.moved if plan else 0
            laid += wanted
        both = zip(times.pop("building"), times["CBC alone"], strict=True)
        whole = [Time(a.wall + b.wall, a.cpu + b.cpu) for a, b in both]
        for name, some in times.items():
            all_times[name] += some
            if run == 0:
                row(name, some)
        if run == 0:
            row("PuLP, building included", whole)
            print(f"  laid {laid / len(positions):.1f} cards, moved {moved / len(positions):.1f}")
            print(f"  least change proved in {least} of {len(positions)}")
        print(f"  run {run + 1}: same value in {same} of {len(positions)}", end="")
        for kind, of_runs in ratios.items():
            of_runs.append(beside(times, kind))
            print(f"; median {kind} {of_runs[-1]:.2f} of CBC's", end="")
        print()
    for kind, of_runs in ratios.items():
        low, high = min(of_runs), max(of_runs)
        print(f"  {kind}: {fmean(of_runs):.2f} of CBC's median, {low:.2f} to {high:.2f}")
    return all_times


def beside(times: Times, kind: str) -> float:
    """The median time of `most` as a share of CBC's."""
    ours, theirs = (
        median(getattr(time, kind) for time in times[name]) for name in ("most", "CBC alone")
    )
    return ours / theirs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=20, help="of each size")
    parser.add_argument("--games", type=int, default=4, help="played to the end for positions")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(f"Python {platform.python_version()}, PuLP {pulp.__version__}")
    seeds = range(asked.seed, asked.seed + asked.positions)
    all_times: Times = defaultdict(list)
    for size in SIZES:
        some = [random_position(seed, size, 2) for seed in seeds]
        for name, times in compare(f"About {size} cards on the table", some, asked.runs).items():
            all_times[name] += times
    print("All sizes and runs together")
    for name, times in all_times.items():
        row(name, times)
    for kind in ("wall", "cpu"):
        print(f"  median {kind} {beside(all_times, kind):.2f} of CBC's")
    games = range(asked.seed, asked.seed + asked.games)
    played = [position for seed in games for position in played_positions(seed)]
    if played:
        compare("Played", played[:: max(1, len(played) // (4 * asked.positions))], asked.runs)


if __name__ == "__main__":
    main()
