"""What it takes the best bots to play the cards of a deal again, and how sure their mean is; run it
directly.

    .venv/bin/python tests/benchmarks/bench_same_cards.py --game hand-and-foot --deals 5
    .venv/bin/python tests/benchmarks/bench_same_cards.py --game manipulation --preset tiles

Each deal is played again as often as behind a game, by the process's own time.
"""

from __future__ import annotations

from argparse import ArgumentParser
from math import sqrt
from statistics import fmean, median
from time import process_time

from handfoot_gui.bots.messages import Replay, Replayed
from handfoot_gui.bots.worker import Worker
from handfoot_gui.core.deal_report import cards_played
from handfoot_gui.games import GAMES
from tests.benchmarks.bench_review import deals_of
from tests.benchmarks.figures import line


def again(game: str, preset: str, deals: int, seed: int) -> None:
    """Play so many deals again."""
    replays = GAMES[game].replays
    assert replays is not None
    plays, seconds, steps, errors = [], [], [], []
    for options, moves, first in deals_of(game, preset, seed, "easy"):
        asked = Replay(1, game, options, moves[:first], replays.times)
        begun = last = process_time()
        found, longest = [], 0.0
        for reply in Worker().replay(asked):
            assert isinstance(reply, Replayed), reply
            now = process_time()
            longest, last = max(longest, now - last), now
            if reply.points is not None:
                found.append(reply.points)
        plays.append(len(found))
        seconds.append(last - begun)
        steps.append(longest)
        if len(found) > 1:
            told = cards_played(1, found[0], found)
            errors += [chance / sqrt(len(found) + 1) for chance in told.chance]
        if len(plays) == deals:
            break
    print(f"{game}, {preset or 'usual rules'}, {replays.level}, {deals} deals")
    line("plays of a deal", f"{median(plays):.0f}, from {min(plays)} to {max(plays)}")
    line("seconds a deal", f"{median(seconds):.1f}, from {min(seconds):.1f} to {max(seconds):.1f}")
    each = [taken / count for taken, count in zip(seconds, plays, strict=True)]
    line("seconds a play", f"{median(each):.2f}, from {min(each):.2f} to {max(each):.2f}")
    line("longest step", f"{max(steps):.2f} s")
    if errors:
        line("error of the mean", f"{fmean(errors):.0f} points, {max(errors):.0f} at most")


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", choices=tuple(GAMES))
    parser.add_argument("--preset", default="")
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for game in [asked.game] if asked.game else GAMES:
        again(game, asked.preset, asked.deals, asked.seed)


if __name__ == "__main__":
    main()
