"""How quick the solver of Manipulation Rummy is beside an integer program; run it, it is no test.

The integer program is that of den Hertog and Hulshof (2006), a variable for every meld, jokers in
every place of it, solved by CBC through PuLP; the names of jokers on the table are one more
constraint. The same positions are given to both in one run and the values compared. The solver
`machiavelli` knows no jokers, so it gets positions without; it wants old libraries, so its own
interpreter is named on the command line.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from statistics import fmean, median, quantiles
from time import perf_counter
from typing import NamedTuple, TypeVar

import pulp

from handfoot_gui.games.manipulation.rules.shapes import RANKS_UPWARD
from handfoot_gui.games.manipulation.solver import best_play, most
from tests.benchmarks.manipulation_positions import (
    SIZES,
    Position,
    face_of,
    played_positions,
    random_position,
)

Result = TypeVar("Result")


class Time(NamedTuple):
    """Seconds by the clock, and of the processor, child processes included."""

    wall: float
    cpu: float


class Column(NamedTuple):
    """A meld of the integer program: its cards without and with a joker in their place."""

    real: tuple[tuple[int, int], ...]
    wild: tuple[tuple[int, int], ...]


def columns(jokers: int) -> Iterator[Column]:
    """Groups, and sequences of three to five, which make up all longer ones."""
    melds: list[tuple[tuple[int, int], ...]] = []
    for suit in range(4):
        for length in (3, 4, 5):
            melds += (
                tuple((place % 13, suit) for place in range(low, low + length))
                for low in range(15 - length)
            )
    for rank in range(13):
        for length in (3, 4):
            melds += (
                tuple((rank, suit) for suit in suits) for suits in combinations(range(4), length)
            )
    for meld in melds:
        for number in range(jokers + 1):
            for wild in combinations(meld, number):
                yield Column(tuple(face for face in meld if face not in wild), wild)


class IntegerProgram:
    """The integer program of one position."""

    def __init__(self, position: Position) -> None:
        lying = [laid for meld in position.table for laid in meld]
        table = Counter(face_of(x.rank, x.suit) for x in lying if x.name is None)
        named = Counter(face_of(x.rank, x.suit) for x in lying if x.name is not None)
        hand = Counter(face_of(c.rank, c.suit) for c in position.hand if not c.is_joker)
        jokers_in_hand = sum(card.is_joker for card in position.hand)
        all_jokers = named.total() + jokers_in_hand
        self.problem = pulp.LpProblem("play", pulp.LpMaximize)
        real: dict[tuple[int, int], list[pulp.LpVariable]] = {}
        wild: dict[tuple[int, int], list[pulp.LpVariable]] = {}
        have = table + hand
        for number, column in enumerate(columns(min(2, all_jokers))):
            if any(face not in have for face in column.real):
                continue
            x = pulp.LpVariable(f"x{number}", 0, 2, pulp.LpInteger)
            for face in column.real:
                real.setdefault(face, []).append(x)
            for face in column.wild:
                wild.setdefault(face, []).append(x)
        laid: list[pulp.LpVariable] = []
        for face in have:
            y = pulp.LpVariable(f"y{face[0]}_{face[1]}", 0, hand[face], pulp.LpInteger)
            laid.append(y)
            self.problem += pulp.lpSum(real.get(face, [])) == table[face] + y
        if all_jokers:
            y = pulp.LpVariable("joker", 0, jokers_in_hand, pulp.LpInteger)
            laid.append(y)
            self.problem += pulp.lpSum([x for some in wild.values() for x in some]) == (
                named.total() + y
            )
        for face, count in named.items():
            here = real.get(face, []) + wild.get(face, [])
            self.problem += pulp.lpSum(here) >= count
        self.problem += pulp.lpSum(laid)

    def solve(self) -> int:
        self.problem.solve(pulp.PULP_CBC_CMD(msg=False))
        assert pulp.LpStatus[self.problem.status] == "Optimal"
        return round(pulp.value(self.problem.objective))


def timed(work: Callable[[], Result]) -> tuple[Result, Time]:
    own, child = getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN)
    start = perf_counter()
    result = work()
    wall = perf_counter() - start
    own_after, child_after = getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN)
    cpu = sum(
        after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        for before, after in ((own, own_after), (child, child_after))
    )
    return result, Time(wall, cpu)


def row(name: str, times: list[Time]) -> None:
    """Print median, 95th percentile and greatest, by the clock and of the processor."""
    parts = []
    for kind in ("wall", "cpu"):
        some = sorted(getattr(time, kind) * 1000 for time in times)
        high = quantiles(some, n=20)[-1] if len(some) > 1 else some[0]
        parts.append(f"{kind} {median(some):6.1f} {high:6.1f} {some[-1]:6.1f} ms")
    print(f"  {name:24} {'   '.join(parts)}")


class Times(NamedTuple):
    """The times of `most`, `best_play` and CBC in all runs."""

    values: list[Time]
    plays: list[Time]
    solves: list[Time]

    def add(self, other: Times) -> None:
        for mine, theirs in zip(self, other, strict=True):
            mine.extend(theirs)


def compare(title: str, positions: list[Position], runs: int) -> Times:
    """Print the times of all solvers on the positions, and how often they agree."""
    times = Times([], [], [])
    print(f"{title}: {len(positions)} positions")
    print(f"  {'':24} median, 95th percentile, greatest")
    ratios: dict[str, list[float]] = {"wall": [], "cpu": []}
    for run in range(runs):
        values: list[Time] = []
        plays: list[Time] = []
        builds: list[Time] = []
        solves: list[Time] = []
        same = least = moved = laid = 0
        for position in positions:
            value, time = timed(partial(most, *position))
            values.append(time)
            plan, time = timed(partial(best_play, *position))
            plays.append(time)
            program, time = timed(partial(IntegerProgram, position))
            builds.append(time)
            wanted, time = timed(program.solve)
            solves.append(time)
            same += value == wanted == (len(plan.laid) if plan else 0)
            if plan:
                least += plan.is_least
                moved += plan.moved
            else:
                least += 1
            laid += wanted
        times.add(Times(values, plays, solves))
        if run == 0:
            row("most", values)
            row("best_play", plays)
            row("CBC alone", solves)
            row("PuLP, building included", [
                Time(a.wall + b.wall, a.cpu + b.cpu) for a, b in zip(builds, solves, strict=True)
            ])  # fmt: skip
            print(f"  laid {laid / len(positions):.1f} cards, moved {moved / len(positions):.1f}")
            print(f"  least change proved in {least} of {len(positions)}")
        print(f"  run {run + 1}: same value in {same} of {len(positions)}", end="")
        for kind, some in ratios.items():
            ours = median(getattr(time, kind) for time in values)
            theirs = median(getattr(time, kind) for time in solves)
            some.append(ours / theirs)
            print(f"; median {kind} {ours / theirs:.2f} of CBC's", end="")
        print()
    for kind, some in ratios.items():
        print(f"  {kind}: {fmean(some):.2f} of CBC's median, {min(some):.2f} to {max(some):.2f}")
    return times


_ASK = """
import json, sys, time
from machiavelli import Solver
solver = Solver(quiet=True, pretty=False, color=False)
solver.print = lambda *a, **k: None
for line in sys.stdin:
    cards, hand = json.loads(line)
    start = time.perf_counter()
    try:
        found = solver.solve(cards, hand)
        laid = None if found is None else sum(map(len, found)) - len(cards) + len(hand)
    except Exception as error:
        laid = type(error).__name__
    print(json.dumps([laid, time.perf_counter() - start]), flush=True)
"""


def beside_machiavelli(python: str, positions: list[Position]) -> None:
    """Print times and values beside the solver `machiavelli` run by that interpreter."""
    rank = dict(zip(map(str, RANKS_UPWARD), "123456789tjqk", strict=True))
    lines = []
    for table, hand in positions:
        codes = [rank[str(c.rank)] + str(c.suit).lower() for c in hand]
        lying = [rank[str(x.rank)] + str(x.suit).lower() for meld in table for x in meld]
        lines.append(json.dumps([lying + codes, codes]))
    asked = subprocess.run(
        [python, "-c", _ASK], input="\n".join(lines), capture_output=True, text=True, check=True
    )
    ours: list[float] = []
    theirs: list[float] = []
    answers: Counter[str] = Counter()
    for position, line in zip(positions, asked.stdout.split("\n"), strict=False):
        laid, seconds = json.loads(line)
        value, time = timed(partial(most, *position))
        ours.append(time.wall * 1000)
        theirs.append(seconds * 1000)
        kind = "none" if laid is None else laid if isinstance(laid, str) else None
        if kind is None:
            kind = "same" if laid == value else "more" if laid > value else "less"
        answers[kind] += 1
    print(f"  machiavelli  median {median(theirs):.1f}, greatest {max(theirs):.1f} ms")
    print(f"  most         median {median(ours):.1f}, greatest {max(ours):.1f} ms")
    print(f"  its value beside ours: {dict(answers)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=20, help="of each size")
    parser.add_argument("--games", type=int, default=4, help="played to the end for positions")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--machiavelli", help="an interpreter that has it")
    asked = parser.parse_args()
    print(f"Python {platform.python_version()}, PuLP {pulp.__version__}")
    seeds = range(asked.seed, asked.seed + asked.positions)
    all_times = Times([], [], [])
    for size in SIZES:
        some = [random_position(seed, size, 2) for seed in seeds]
        all_times.add(compare(f"About {size} cards on the table", some, asked.runs))
    print("All sizes and runs together")
    row("most", all_times.values)
    row("best_play", all_times.plays)
    row("CBC alone", all_times.solves)
    for kind in ("wall", "cpu"):
        ours, theirs = all_times.values, all_times.solves
        both = [median(getattr(time, kind) for time in times) for times in (ours, theirs)]
        print(f"  median {kind} {both[0] / both[1]:.2f} of CBC's")
    games = range(asked.seed, asked.seed + asked.games)
    played = [position for seed in games for position in played_positions(seed)]
    if played:
        compare("Played", played[:: max(1, len(played) // (4 * asked.positions))], asked.runs)
    if asked.machiavelli:
        for size in SIZES:
            print(f"About {size} cards on the table, no jokers: {asked.positions} positions")
            some = [random_position(seed, size, 0) for seed in seeds]
            beside_machiavelli(asked.machiavelli, some)


if __name__ == "__main__":
    main()
