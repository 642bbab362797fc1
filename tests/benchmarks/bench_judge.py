"""Speed of two checkouts of Hand and Foot, in alternating runs, and the ratio of their medians.

python tests/benchmarks/bench_judge.py kernel|random RUNS FOLDER_BEFORE FOLDER_AFTER: `kernel` is
the processor time of whole deals on counts in milliseconds, `random` random playouts in moves a
second. Each run of the second folder is divided by the run of the first before it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from statistics import median
from time import process_time

from handfoot_gui.core.seats import TABLE
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import dealt
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import play_on
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot

PLAYED = ("classic", "simpson", "pennies")


def kernel(options: Options, count: int = 25) -> float:
    """Milliseconds a deal on counts takes."""
    terms = Terms(options)
    deals = [dealt(terms, 1, [0] * terms.sides, Random(seed)) for seed in range(count)]
    begun = process_time()
    for deal in deals:
        play_on(deal, Random(1))
    return (process_time() - begun) * 1000 / count


def playouts(options: Options, least: int = 12_000) -> float:
    """Moves a second of players who do anything that is suggested."""
    rules, rng, made = HandAndFoot(options), Random(1), 0
    begun = process_time()
    while made < least:
        state = rules.start()
        while (seat := rules.actor(state)) is not None and made < least:
            if seat == TABLE:
                move = rules.table_move(state, rng)
            else:
                move = rng.choice(list(rules.suggestions(rules.view(state, seat))))
            state = rules.apply(state, seat, move)
            made += 1
    return made / (process_time() - begun)


def measure(what: str) -> dict[str, float]:
    """One run of this checkout, by preset."""
    playouts(Options(), 1000)
    if what == "kernel":
        return {name: kernel(options) for name, options in PRESETS.items()}
    return {name: playouts(PRESETS[name]) for name in PLAYED}


def compare(what: str, runs: int, folders: list[str]) -> None:
    found: list[dict[str, list[float]]] = [{}, {}]
    for _ in range(runs):
        for which, folder in enumerate(folders):
            env = os.environ | {"PYTHONPATH": folder, "PYTHONHASHSEED": "1"}
            out = subprocess.run(
                [sys.executable, __file__, what],
                env=env,
                capture_output=True,
                text=True,
                check=True,
            ).stdout
            for word in out.split():
                name, value = word.split("=")
                found[which].setdefault(name, []).append(float(value))
    for name, before in found[0].items():
        after = found[1][name]
        ratios = sorted(b / a for a, b in zip(before, after, strict=True))
        print(
            f"{name:<34}{median(before):>10.2f}{median(after):>10.2f}   ratio"
            f" {median(ratios):.3f} ({ratios[0]:.3f} to {ratios[-1]:.3f})"
        )


if __name__ == "__main__":
    if len(sys.argv) == 2:
        print(" ".join(f"{name}={value:.3f}" for name, value in measure(sys.argv[1]).items()))
    else:
        compare(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
