"""Random legal playouts of Hand and Foot, moves per second, beside OpenSpiel's gin_rummy.

Run it as ``python tests/benchmarks/bench_engine.py``; the extra ``benchmark`` has OpenSpiel.
Both games are played the same way through Python: list moves, choose one at random, make it;
table moves and chance count as moves. The runs of the two alternate in one process, and processor
time counts. OpenSpiel's games are compiled; a wheel built with ``HANDFOOT_COMPILE=1`` has compiled
rules of Hand and Foot too, and the first line says which rules were measured.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from handfoot_gui.core.seats import TABLE
from handfoot_gui.games.hand_and_foot.rules import laying
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot


def hand_and_foot(rng: Random, least: int) -> int:
    """Play whole matches until at least *least* moves are made; the number of moves."""
    rules = HandAndFoot(Options())
    moves = 0
    while moves < least:
        state = rules.start()
        while (seat := rules.actor(state)) is not None:
            if seat == TABLE:
                move = rules.table_move(state, rng)
            else:
                move = rng.choice(list(rules.suggestions(rules.view(state, seat))))
            state = rules.apply(state, seat, move)
            moves += 1
    return moves


def gin_rummy() -> Callable[[Random, int], int] | None:
    """The same loop for OpenSpiel's gin rummy, where OpenSpiel is installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("gin_rummy")

    def play(rng: Random, least: int) -> int:
        moves = 0
        while moves < least:
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def rate(play: Callable[[Random, int], int], seed: int, least: int) -> float:
    """Moves per second of one run."""
    rng = Random(seed)
    begin = process_time()
    moves = play(rng, least)
    return moves / (process_time() - begin)


def line(name: str, rates: list[float]) -> str:
    """Median and spread of the runs."""
    spread = f"{min(rates):,.0f} to {max(rates):,.0f}"
    return f"{name:<22}{median(rates):>10,.0f} moves/s   ({len(rates)} runs, {spread})"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Random playouts, moves per second.")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--moves", type=int, default=30_000, help="moves per run, at least")
    wanted = parser.parse_args()
    other = gin_rummy()
    own_rates: list[float] = []
    other_rates: list[float] = []
    hand_and_foot(Random(0), 2_000)  # imports and caches are filled before the clock runs
    for seed in range(wanted.runs):
        own_rates.append(rate(hand_and_foot, seed, wanted.moves))
        if other is not None:
            other_rates.append(rate(other, seed, wanted.moves))
    is_compiled = not (laying.__file__ or "").endswith(".py")
    print(f"the rules of Hand and Foot are {'compiled' if is_compiled else 'plain Python'}")
    print(line("Hand and Foot", own_rates))
    if other is None:
        print("OpenSpiel is not installed, so there is no gin_rummy to compare with.")
        return
    print(line("OpenSpiel gin_rummy", other_rates))
    ratios = [own / theirs for own, theirs in zip(own_rates, other_rates, strict=True)]
    print(f"ratio                 {median(ratios):>10.2f}             "
          f"({min(ratios):.2f} to {max(ratios):.2f})")  # fmt: skip


if __name__ == "__main__":
    main()
