"""Plays whole games of Raub between bots by random rules of families; run it directly, no test.

Every game must end without a fault: a move that is not allowed, or none at all.
"""

from __future__ import annotations

from collections import Counter
from time import monotonic

from handfoot_gui.bots.arena import play_game
from handfoot_gui.games import GAMES
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.parallel import crew
from tests.benchmarks.figures import arguments, line
from tests.raub_positions import options_by_chance


def one(job: tuple[int, str, float]) -> tuple[int, int, Counter[str]]:
    """A game by the rules of one seed: its faults, its deals, and how they ended."""
    seed, level, time = job
    options = options_by_chance(seed)
    bots = [GAMES["raub"].bot(level, options) for _ in range(options.players)]
    game = play_game(RaubRules(options), bots, seed, time=time)
    assert game.sheet.winners, options
    return game.faults, len(game.sheet.deals), Counter(deal.ended for deal in game.sheet.deals)


def main() -> None:
    asked = arguments(__doc__, games=200, time=0.01, workers=2)
    for level in GAMES["raub"].levels:
        begun = monotonic()
        jobs = [(seed, level, asked.time) for seed in range(asked.seed, asked.seed + asked.games)]
        with crew(asked.workers, None) as hands:
            found = [result for _, result in hands.results(one, jobs)]
        print(f"{level}: {len(found)} games by random rules")
        line("faults", sum(game[0] for game in found))
        line("deals", sum(game[1] for game in found))
        line("ended", dict(sum((game[2] for game in found), Counter())))
        line("took", f"{monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
