"""How strong and how quick the bots of Hand and Foot are; run it directly, it is no test.

Every deal of cards is played twice with the seats exchanged, so that luck cancels out.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median, quantiles, stdev

from handfoot_gui.bots.arena import ArenaGame, play_game
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot

RULES = HandAndFoot(Options())
GAME = "hand-and-foot"


def play(levels: Sequence[str], seed: int) -> ArenaGame:
    return play_game(RULES, [GAMES[GAME].bot(level, RULES.options) for level in levels], seed)


def with_interval(numbers: Sequence[float]) -> str:
    """Mean and half its 95 % interval."""
    return f"{fmean(numbers):.3g} ± {1.96 * stdev(numbers) / sqrt(len(numbers)):.2g}"


def strength(one: str, other: str, pairs: int, seed: int) -> None:
    """Print how often, and by how much a deal, *one* beats *other*."""
    wins: list[float] = []
    leads: list[float] = []
    faults = 0
    for number in range(seed, seed + pairs):
        for side in range(2):
            levels = (one, other) if side == 0 else (other, one)
            game = play((*levels, *levels), number)
            totals = game.sheet.totals
            wins.append(side in game.sheet.leaders and 1 / len(game.sheet.leaders))
            leads.append((totals[side] - totals[1 - side]) / len(game.sheet.deals))
            faults += game.faults
    print(f"{one} against {other}, {len(wins)} games, seats exchanged")
    print(f"  share of wins        {with_interval(wins)}")
    print(f"  lead in a deal       {with_interval(leads)} points")
    print(f"  faults               {faults}")


def endings(level: str, games: int, seed: int) -> None:
    """Print how deals between four equal bots end, and how long a decision takes."""
    out: list[float] = []
    turns: list[int] = []
    scores: list[int] = []
    seconds: list[float] = []
    faults = 0
    for number in range(seed, seed + games):
        game = play([level] * 4, number)
        out += [deal.by is not None for deal in game.sheet.deals]
        turns += game.turns
        scores += [deal.points(side) for deal in game.sheet.deals for side in range(2)]
        seconds += [second for seat in game.thinking for second in seat]
        faults += game.faults
    steps = quantiles(seconds, n=1000)
    print(f"four {level} bots, {games} games, {len(out)} deals")
    print(f"  ended by going out   {with_interval(out)}")
    print(f"  turns in a deal      {with_interval(turns)}")
    print(f"  score of a side      {with_interval(scores)}")
    print(f"  faults               {faults}")
    print(
        f"  a decision           {1000 * median(seconds):.3f} ms median, "
        f"{1000 * steps[949]:.3f} p95, {1000 * steps[998]:.3f} p99.9, "
        f"{1000 * max(seconds):.2f} longest of {len(seconds)}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games of each kind (default: 60)")
    parser.add_argument("--seed", type=int, default=1, help="first seed (default: 1)")
    arguments = parser.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}")
    for level in ("easy", "steady"):
        endings(level, arguments.games, arguments.seed)
    strength("steady", "easy", max(1, arguments.games // 2), arguments.seed)


if __name__ == "__main__":
    main()
