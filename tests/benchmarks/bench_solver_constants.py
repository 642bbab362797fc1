"""What the constants of the Manipulation Rummy solver do for its speed; run it, it is no test.

The same positions are solved with every constant as it is, halved, doubled and removed, in random
order within each position, so that a busy machine is the same for all. Printed is the processor
time as a multiple of that with the constants as they are, and the middle 95 percent of what random
draws of the positions give. ``as it is`` is measured once more like the others: it shows the noise.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from time import process_time
from typing import NamedTuple

from msgspec.structs import replace

from handfoot_gui.games.manipulation.solver import Goal, Tuning, best_play, dual_bound, most
from handfoot_gui.games.manipulation.solver.layered_dag import Pattern
from handfoot_gui.games.manipulation.solver.max_lay import TUNING, MaxLay
from handfoot_gui.games.manipulation.solver.origin_tracking import OriginTracker
from handfoot_gui.games.manipulation.solver.position import Counts
from handfoot_gui.games.manipulation.solver.relaxed_suit import SCALE
from handfoot_gui.games.manipulation.solver.search import UNLIMITED, Search
from tests.benchmarks.manipulation_positions import SIZES, Position, random_position

JOKERS = 2, 4, 6
HANDS = 14, 9, 5, 12, 3
MOST_NODES = 1000


class Variant(NamedTuple):
    constant: str
    how: str
    value: float


MOMENTUM = "MOMENTUM"
REMOVED = {
    MOMENTUM: 0.0,
    "gain": 0.01,
    "guess_nodes": 0,
    "nodes": UNLIMITED,
    "laid_for_moved": 1.0,
}
"""The values that do most nearly without a constant."""
OF_VALUE = MOMENTUM, "passes", "gain", "guess_nodes", "nodes"
OF_CHANGE = (*OF_VALUE, "laid_for_moved", "change_work")


def variants(constants: Sequence[str]) -> Iterator[Variant]:
    for constant in constants:
        now = dual_bound.MOMENTUM if constant == MOMENTUM else getattr(TUNING, constant)
        for how, value in (("half", now / 2), ("double", now * 2)):
            yield Variant(constant, how, round(value) if isinstance(now, int) else value)
        if constant in REMOVED:
            yield Variant(constant, "removed", REMOVED[constant])


@contextmanager
def tuned(constant: str, value: float) -> Iterator[Tuning]:
    """Yields the tuning with another value; the momentum is changed for so long."""
    if constant != MOMENTUM:
        yield replace(TUNING, **{constant: value}) if constant else TUNING
        return
    before = dual_bound.MOMENTUM
    setattr(dual_bound, MOMENTUM, value)
    try:
        yield TUNING
    finally:
        setattr(dual_bound, MOMENTUM, before)


class Answer(NamedTuple):
    laid: int
    moved: int
    is_sure: bool


def ask(position: Position, goal: Goal, reach: int | None, tuning: Tuning) -> Answer:
    plan = best_play(*position, goal, reach=reach, tuning=tuning)
    if plan is None:
        return Answer(0, 0, True)
    laid = plan.points if goal is Goal.POINTS else len(plan.laid)
    return Answer(laid, plan.moved, plan.is_least)


def value(position: Position, goal: Goal, reach: int | None, tuning: Tuning) -> Answer:
    return Answer(most(*position, goal, reach=reach, tuning=tuning), 0, True)


def positions(seeds: range) -> Iterator[tuple[Position, Goal]]:
    for seed in seeds:
        for size in SIZES:
            table, hand = random_position(seed, size, JOKERS[seed % len(JOKERS)])
            goal = (Goal.CARDS, Goal.POINTS)[seed // 2 % 2]
            yield Position(table, hand[: HANDS[seed % len(HANDS)]]), goal


def measure(
    title: str,
    seeds: range,
    tried: Sequence[Variant],
    question: Callable[[Position, Goal, int | None, Tuning], Answer],
    reach: int | None = None,
) -> None:
    """Prints a table of the variants."""
    rng = Random(1)
    settings = [("", 0.0), ("", 0.0), *((some.constant, some.value) for some in tried)]
    times: list[list[float]] = [[] for _ in settings]
    sure = [0] * len(settings)
    other = [0] * len(settings)
    for position, goal in positions(seeds):
        question(position, goal, reach, TUNING)
        answers: dict[int, Answer] = {}
        for number in rng.sample(range(len(settings)), len(settings)):
            with tuned(*settings[number]) as tuning:
                start = process_time()
                answers[number] = question(position, goal, reach, tuning)
                times[number].append(process_time() - start)
        for number, answer in answers.items():
            sure[number] += answer.is_sure
            other[number] += answer[:2] != answers[0][:2]
    count = len(times[0])
    draws = [[rng.randrange(count) for _ in range(count)] for _ in range(400)]
    mean, slowest = sum(times[0]) / count * 1000, max(times[0]) * 1000
    print(f"\n{title}: {count} positions, mean {mean:.1f} ms, slowest {slowest:.0f} ms\n")
    print("| constant | value | time (95 %) | slowest | other answers | sure |")
    print("|---|---|---|---|---|---|")
    names = ["as it is", *(f"`{v.constant}` {v.how} | {v.value:g}" for v in tried)]
    for number, name in enumerate(names, 1):
        spread = sorted(
            sum([times[number][n] for n in draw]) / sum([times[0][n] for n in draw])
            for draw in draws
        )
        ratio = sum(times[number]) / sum(times[0])
        print(
            f"| {name}{'' if '|' in name else ' |'} | {ratio:.2f} ({spread[10]:.2f}–"
            f"{spread[-11]:.2f}) | {max(times[number]) * 1000:.0f} ms | {other[number]} | "
            f"{sure[number]} |"
        )


def measure_work(seeds: range) -> None:
    """Prints what the units of work take, in microseconds."""
    spent: dict[str, tuple[float, int]] = {}

    def add(name: str, seconds: float, units: int) -> None:
        before = spent.get(name, (0.0, 0))
        spent[name] = before[0] + seconds, before[1] + units

    for position, goal in positions(seeds):
        counts = Counts(*position, goal)
        tracker = OriginTracker(position.table, counts)
        lay = MaxLay(counts, 0, tracker)
        sharing = lay.sharings[0]
        start = process_time()
        lay.most_with(sharing)
        add("WORK_OF_SHARING", process_time() - start, 1)
        start = process_time()
        dags = [
            tracker.dag(suit, lay.suits[suit].dag([jokers]), 2, SCALE, 100_000)
            for suit, jokers in enumerate(sharing)
        ]
        found = [dag for dag in dags if dag is not None]
        add("WORK_OF_ARC", process_time() - start, sum(dag.arcs_tried for dag in found))
        if len(found) < 4:
            continue
        patterns = tracker.patterns(SCALE)
        search = Search(found, [[Pattern(*sharing)], *patterns[1:]], 8, SCALE - 1)
        start = process_time()
        search.bound.run_pass()
        add("1 / ARCS_PASSED", process_time() - start, sum(dag.arcs_tried for dag in found))
        start = process_time()
        aim = search.bound.value()
        while search.nodes < MOST_NODES and not search.answer:
            aim = search.find(aim - 1, MOST_NODES - search.nodes)
        add("WORK_OF_NODE", process_time() - start, search.nodes)
    print("\n| work | microseconds |\n|---|---|")
    for name, (seconds, units) in spent.items():
        print(f"| `{name}` | {seconds / units * 1e6:.2f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=20, help="four positions each")
    parser.add_argument("--first", type=int, default=1, help="the first of them")
    parser.add_argument(
        "--set", nargs="+", metavar="CONSTANT=VALUE", help="try these values instead", default=()
    )
    asked = parser.parse_args()
    print(f"Python {platform.python_version()}")
    seeds = range(asked.first, asked.first + asked.seeds)
    if asked.set:
        pairs = [some.split("=") for some in asked.set]
        tried = [
            Variant(name, "set", float(text) if "." in text else int(text)) for name, text in pairs
        ]
        measure("Best play", seeds, tried, ask)
        measure("Most alone", seeds, [some for some in tried if some.constant in OF_VALUE], value)
        return
    measure("Best play", seeds, [*variants(OF_CHANGE)], ask)
    measure("Most alone", seeds, [*variants(OF_VALUE)], value)
    few = range(asked.first, asked.first + max(1, asked.seeds // 4))
    measure("Three cards may move", few, [*variants(["budget_nodes", "budget_work"])], ask, 3)
    measure_work(seeds)


if __name__ == "__main__":
    main()
