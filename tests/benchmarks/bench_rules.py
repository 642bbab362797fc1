"""Plays a deal of Hand and Foot between bots of one level by each of many random rule sets, with
two to eight players; run it directly, it is no test.

``python tests/benchmarks/bench_rules.py strong easy steady --sets 200 --seed 1000``: every deal
must end without a fault, that is a move that is not allowed, none at all, or a turn without an end.
Those that search do so briefly. The slowest rule sets are named by their seeds.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from time import process_time

from msgspec.structs import replace

from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.game import AnyBot
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.bots.kernel.search import Budget
from handfoot_gui.games.hand_and_foot.bots.strong import ExpertBot, StrongBot
from handfoot_gui.games.hand_and_foot.rules.moves import Lay, Move
from handfoot_gui.games.hand_and_foot.rules.option_values import Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.parallel import crew
from tests import random_options
from tests.benchmarks.figures import line

_MANY: tuple[tuple[int, Sides], ...] = (
    (7, Sides.ALONE), (8, Sides.ALONE), (8, Sides.PAIRS), (8, Sides.TEAMS),
)  # fmt: skip
_QUICK = Budget(rollouts=3, turns=1, worlds=1, gate=1.5)
_MOST_TURNS = 4000
_MOST_LAYS = 40


def bot_of(level: str, options: Options) -> AnyBot:
    if level == "strong":
        return StrongBot(options, budget=_QUICK)
    if level == "expert":
        return ExpertBot(options, budget=_QUICK)
    return GAMES["hand-and-foot"].bot(level, options)


def one(job: tuple[str, int]) -> tuple[str, int, int, float]:
    """What went wrong in a deal by the rules of a seed, or "", its players, turns and seconds."""
    level, seed = job
    random_options.SEATS = (*random_options.SEATS[:8], *_MANY)
    options = replace(random_options.playable_options(Random(seed)), deals=1)
    begun = process_time()
    try:
        turns = play(options, level, seed)
    except Exception as error:  # noqa: BLE001 (every fault is told)
        place = error.__traceback__
        while place is not None and place.tb_next is not None:
            place = place.tb_next
        where = "" if place is None else f"{place.tb_frame.f_code.co_name}, {place.tb_lineno}"
        return f"{type(error).__name__} {error} ({where})", options.players, 0, 0.0
    return "", options.players, turns, process_time() - begun


def play(options: Options, level: str, seed: int) -> int:
    """The turns of a deal of the rules' game."""
    rules, rng = HandAndFoot(options), Random(seed)
    bots = [bot_of(level, options) for _ in range(options.players)]
    state, number, lays = rules.start(), 0, 0
    while (actor := rules.actor(state)) is not None:
        move: Move
        if actor == TABLE:
            move = rules.table_move(state, rng)
        else:
            view = rules.view(state, actor)
            move = bots[actor].choose(view, derived_seed(seed, number), 1.0)
            problem = rules.problem(view, move)
            if problem is not None:
                raise ValueError(f"{move} at {number}: {problem}")
        lays = lays + 1 if isinstance(move, Lay) else 0
        state = rules.apply(state, actor, move)
        number += 1
        if lays > _MOST_LAYS or state.public.turns > _MOST_TURNS:
            raise ValueError(f"no end at {number}")
    return state.public.turns


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("levels", nargs="+")
    parser.add_argument("--sets", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    for level in asked.levels:
        jobs = [(level, seed) for seed in range(asked.seed, asked.seed + asked.sets)]
        faults, seconds, players, turns = 0, [], Counter[int](), 0
        with crew(asked.workers, None) as hands:
            for (_, seed), (fault, count, some, took) in hands.results(one, jobs):
                players[count] += 1
                turns += some
                seconds.append((took, seed))
                if fault:
                    faults += 1
                    print(f"  seed {seed}: {fault}", flush=True)
        print(f"{level}: a deal by each of {len(seconds)} random rule sets, from {asked.seed} on")
        line("faults", faults)
        line("turns", turns)
        line("players", dict(sorted(players.items())))
        slow = ", ".join(f"{seed} ({took:.1f} s)" for took, seed in sorted(seconds)[-5:])
        line("processor time", f"{sum(took for took, _ in seconds):.0f} s, most: {slow}")


if __name__ == "__main__":
    main()
