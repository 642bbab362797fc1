"""The kernel of Hand and Foot and the players that search with it; run it directly, it is no test.

``python tests/benchmarks/bench_strong.py kernel`` times a deal between steady players on the engine
and on the kernel, in the same run. ``… duel [HOUSE] [DEALS] [ROLLOUTS] [TURNS] [WORKERS]`` lets one
side search and all others play steadily, from views alone and on the kernel: every deal of cards is
played once from each side, so that luck cancels out. A house is a preset, players and sides, as in
``"classic 4 pairs"``.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import fmean, median, quantiles
from time import perf_counter, process_time

from handfoot_gui.bots.arena import play_game
from handfoot_gui.games.hand_and_foot.bots.kernel import steady
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import OVER, dealt
from handfoot_gui.games.hand_and_foot.bots.kernel.search import best_of, judged_acts
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import decide, play_on
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.bots.levels import SteadyBot
from handfoot_gui.games.hand_and_foot.bots.strong import houses, weights_for
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.parallel import crew
from tests.benchmarks.figures import line, with_interval


def kernel(runs: int = 5) -> None:
    """Milliseconds of processor time a deal between steady players takes, by preset."""
    is_compiled = not (steady.__file__ or "").endswith(".py")
    print(f"the kernel is {'compiled' if is_compiled else 'plain Python'}")
    for name, options in PRESETS.items():
        terms, rules = Terms(options), HandAndFoot(options)
        engine, counts, shares = [], [], []
        for seed in range(runs):
            begun = process_time()
            game = play_game(rules, [SteadyBot(options)] * options.players, seed)
            engine.append((process_time() - begun) * 1000 / len(game.sheet.deals))
            deals = [dealt(terms, 1, [0] * terms.sides, Random(seed)) for seed in range(40)]
            begun = process_time()
            for deal in deals:
                play_on(deal, Random(seed))
            counts.append((process_time() - begun) * 1000 / len(deals))
            shares.append(engine[-1] / counts[-1])
        line(
            name,
            f"engine {median(engine):.1f} ms, kernel {median(counts):.2f} ms "
            f"({min(counts):.2f}-{max(counts):.2f}), {median(shares):.1f} times as fast",
        )


Job = tuple[str, int, int, int]
"""House, rollouts, turns, and the seed of the cards."""


def from_each_side(job: Job) -> tuple[float, list[float], list[float]]:
    """The searching side's mean lead, whether each deal ended by going out, and seconds."""
    house, rollouts, turns, seed = job
    options = houses()[house]
    terms, weights = Terms(options), weights_for(options)
    leads, ends, seconds = [], [], []
    for side in range(terms.sides):
        deal = dealt(terms, 1 + seed % max(1, options.deals), [0] * terms.sides, Random(seed))
        rng = Random(seed * terms.sides + side)
        while deal.phase != OVER:
            act = decide(deal)
            if terms.side_of[deal.actor()] == side:
                begun = perf_counter()
                judged = judged_acts(deal, weights, rng, rollouts=rollouts, turns=turns)
                act = best_of(judged).act
                seconds.append(perf_counter() - begun)
            deal.perform(act, rng)
        ends.append(float(deal.out >= 0))
        others = [deal.points(other) for other in terms.other_sides[side]]
        leads.append(deal.points(side) - fmean(others))
    return fmean(leads), ends, seconds


def duel(house: str, count: int, rollouts: int, turns: int, workers: int) -> None:
    """Print by how much a searching side beats steady ones in a deal."""
    with crew(workers) as hands:
        jobs = ((house, rollouts, turns, seed) for seed in range(count))
        found = [result for _, result in hands.results(from_each_side, jobs)]
    seconds = [second for _, _, some in found for second in some]
    print(f"{house}: {rollouts} rollouts of {turns} turns, {count} deals from each side")
    line("lead over steady in a deal", f"{with_interval([lead for lead, _, _ in found])} points")
    line("ended by going out", with_interval([end for _, ends, _ in found for end in ends]))
    slow = quantiles(seconds, n=20)[-1] * 1000
    line("time of a decision", f"mean {fmean(seconds) * 1000:.1f} ms, p95 {slow:.0f} ms")


def main() -> None:
    if sys.argv[1:2] == ["duel"]:
        house, *numbers = [
            *sys.argv[2:],
            *("classic 4 pairs", "100", "200", "4", "1")[len(sys.argv) - 2 :],
        ]
        count, rollouts, turns, workers = map(int, numbers)
        duel(house, count, rollouts, turns, workers)
    else:
        kernel()


if __name__ == "__main__":
    main()
