"""Speed of two checkouts of Hand and Foot: the same deals, in alternating runs, as ratios.

``python tests/benchmarks/bench_judge.py kernel|strong|random FOLDER_BEFORE FOLDER_AFTER`` lets a
child of either folder do the same and compares the processor time of each run of the second one
with that of the first beside it. `kernel` plays whole deals on counts between steady players,
`strong` a turn of each player with what it looks ahead, and `random` whole games of the engine
between players who do anything that is suggested.

Only deals that both end alike, move by move, are compared; how many those are is told. With
``--instructions`` both run in valgrind, too, which counts what no other load of the machine
changes.

A house is a preset, or a preset with one field of its options changed where the checkout has that
field: ``simpson:open_clean=naturals`` is what was called simpson before fields told what complete
clean piles take.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from zlib import crc32

from msgspec import convert, to_builtins

from handfoot_gui.core.seats import TABLE
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import OVER, Act, Deal, dealt
from handfoot_gui.games.hand_and_foot.bots.kernel.search import best_of, judged_acts
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import decide
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.bots.learnt import weights_for
from handfoot_gui.games.hand_and_foot.bots.strong import STRONG
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot

USUAL = ("classic", "pennies", "simpson:open_clean=naturals")
_PLAYED = {"kernel": 40, "strong": 4, "random": 6}
"""How many deals of each preset are compared."""
_ROLLOUTS = 24
_MOVES = 1500
"""Of a random game no more are made."""


def house_of(name: str) -> Options:
    """The options of a house."""
    preset, _, change = name.partition(":")
    field, _, value = change.partition("=")
    options = PRESETS[preset]
    if field not in options.__struct_fields__:
        return options
    return convert(to_builtins(options) | {field: value}, Options, strict=False)


def kernel(options: Options) -> Callable[[int], object]:
    """Plays the deal of a seed on counts, and says what was done."""
    terms = Terms(options)

    def played(seed: int) -> object:
        deal, rng, made = _dealt(terms, seed), Random(1), []
        while deal.phase != OVER:
            act = decide(deal)
            made.append(act)
            deal.perform(act, rng)
        return made, [deal.points(side) for side in range(terms.sides)]

    return played


def strong(options: Options) -> Callable[[int], object]:
    """Looks ahead every thirtieth act of the deal of a seed, and says what it chose."""
    terms, weights = Terms(options), weights_for(options)
    budget = STRONG._replace(rollouts=_ROLLOUTS)

    def played(seed: int) -> object:
        deal, rng, number = _dealt(terms, seed), Random(1), 0
        chosen: list[Act] = []
        while deal.phase != OVER:
            number += 1
            if not number % 30:
                chosen.append(best_of(judged_acts(deal, weights, Random(number), budget)).act)
            deal.perform(decide(deal), rng)
        return chosen

    return played


def random(options: Options) -> Callable[[int], object]:
    """Plays a game of the engine, and says how much was suggested."""
    rules = HandAndFoot(options)

    def played(seed: int) -> object:
        state, rng, made = rules.start(), Random(seed), []
        while (seat := rules.actor(state)) is not None and len(made) < _MOVES:
            if seat == TABLE:
                move = rules.table_move(state, rng)
            else:
                moves = list(rules.suggestions(rules.view(state, seat)))
                move = rng.choice(moves)
                made.append((len(moves), type(move).__name__, len(state.holdings[seat])))
            state = rules.apply(state, seat, move)
        return made

    return played


def _dealt(terms: Terms, seed: int) -> Deal:
    return dealt(terms, 1, [0] * terms.sides, Random(seed))


def measure(what: str, house: str, seeds: list[int]) -> None:
    """Print for each seed the processor time in milliseconds and a sum of what was done."""
    played = {"kernel": kernel, "strong": strong, "random": random}[what](house_of(house))
    for seed in seeds:
        begun = process_time()
        done = played(seed)
        took = (process_time() - begun) * 1000
        print(seed, f"{took:.4f}", crc32(repr(done).encode()))


def child(folder: str, asked: list[str], before: tuple[str, ...] = ()) -> list[list[str]]:
    """What a child of *folder* prints, in words, run by the program *before*."""
    env = os.environ | {"PYTHONPATH": folder, "PYTHONHASHSEED": "1"}
    command = [*before, sys.executable, __file__, "measure", *asked]
    out = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    return [row.split() for row in out.splitlines()]


def instructions(folder: str, asked: list[str]) -> int:
    """The instructions that a child of *folder* takes."""
    with TemporaryDirectory() as made:
        counts = Path(made, "counts")
        valgrind = ("valgrind", "--tool=cachegrind", "--cache-sim=no")
        child(folder, asked, (*valgrind, f"--cachegrind-out-file={counts}"))
        total = counts.read_text("utf-8").splitlines()[-1]
    return int(total.rpartition(" ")[2])


def compare(asked: argparse.Namespace, house: str) -> None:
    folders = [asked.before, asked.after]
    seeds = list(map(str, range(asked.deals or _PLAYED[asked.what])))
    task = [asked.what, house]
    first, second = (child(folder, [*task, *seeds]) for folder in folders)
    same = [a[0] for a, b in zip(first, second, strict=True) if a[2] == b[2]]
    if not same:
        print(f"{house:<28} no deal is played alike")
        return
    took: list[list[float]] = [[], []]
    for run in range(asked.runs):
        # Whoever is first changes with each run.
        for which in (0, 1) if run % 2 else (1, 0):
            took[which].append(
                sum(float(row[1]) for row in child(folders[which], [*task, *same])) / len(same)
            )
    ratios = sorted(after / before for before, after in zip(*took, strict=True))
    low, high = ratios[len(ratios) // 4], ratios[-1 - len(ratios) // 4]
    told = (
        f"{house:<28} {len(same)} of {len(seeds)} alike, {min(took[0]):.2f} to {min(took[1]):.2f} "
        f"ms, ratio {median(ratios):.3f} (middle half {low:.3f}-{high:.3f}, all {ratios[0]:.3f}-"
        f"{ratios[-1]:.3f}), of the least {min(took[1]) / min(took[0]):.3f}"
    )
    if asked.instructions:
        few = same[: max(1, len(same) // 4)]
        counts = [instructions(one, [*task, *few]) - instructions(one, task) for one in folders]
        told += f", instructions {counts[1] / counts[0]:.3f}"
    print(told, flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "measure":
        measure(sys.argv[2], sys.argv[3], list(map(int, sys.argv[4:])))
    else:
        parser = argparse.ArgumentParser(
            description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        parser.add_argument("what", choices=_PLAYED)
        parser.add_argument("before")
        parser.add_argument("after")
        parser.add_argument("--runs", type=int, default=10)
        parser.add_argument("--deals", type=int, default=0)
        parser.add_argument("--houses", nargs="+", default=USUAL)
        parser.add_argument("--instructions", action="store_true")
        found = parser.parse_args()
        for name in found.houses:
            compare(found, name)
