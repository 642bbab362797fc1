"""The kernel of Hand and Foot and the players that search with it; run it directly, it is no test.

``python tests/benchmarks/bench_strong.py kernel`` times a deal between steady players on the engine
and on the kernel, in the same run.

``… duel`` lets one side be a player and all others another one, from views alone and on the kernel:
every deal of cards is played once from each side, so that luck cancels out. A player is "steady",
"strong", "adviser" (who gives hints), "expert:SECONDS" with an s behind them, or, so that a
machine's speed does not matter, "strong:ROLLOUTS" or "expert:ROLLOUTS"; a house is a preset,
players and sides. For example:

    … duel --matches --deals 150
    … duel --player expert:0.2s --deals 200 --kept expert-0.2.jsonl
    … duel --player expert:1s --deals 200 --kept expert-1.jsonl --workers 2
    … duel --player expert:600 --matches --kept expert-matches.jsonl
    … duel --player expert:600 --against strong --deals 200 --kept expert-strong.jsonl

With ``--matches`` whole matches are played, as many as ``--deals`` says.
With ``--kept FILE`` every finished one is kept there, and the same command goes on after them.
Here an expert has one core; give no more ``--workers`` than there are.

``… limit`` asks a real bot process for the moves of an expert, on all of its cores, and prints how
long it takes beside the limit.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles
from time import perf_counter, process_time

from handfoot_gui.bots.arena import play_game
from handfoot_gui.bots.cores import spare_cores
from handfoot_gui.bots.messages import (
    Choose,
    Configure,
    Decided,
    packed,
    read_message,
    worker_command,
)
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games.hand_and_foot.bots.kernel import steady
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import OVER, Act, Deal, dealt
from handfoot_gui.games.hand_and_foot.bots.kernel.search import best_of, judged_acts
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import decide, play_on
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.bots.learnt import houses, tactics_for, weights_for
from handfoot_gui.games.hand_and_foot.bots.levels import SteadyBot
from handfoot_gui.games.hand_and_foot.bots.strong import (
    ADVISER,
    EXPERT,
    HURRIED,
    HURRY,
    STRONG,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
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


_SHARE = 0.9
"""Of its time, in which an expert begins to look at worlds, as that of the program."""


class Player:
    """A player by its name in a house, on the kernel."""

    def __init__(self, name: str, options: Options) -> None:
        self._level, _, limit = name.partition(":")
        is_strong = self._level != "steady"
        self._terms = Terms(options, tactics=tactics_for(options) if is_strong else None)
        self._weights = weights_for(options)
        self._seconds = 0.0
        if limit.endswith("s"):
            self._seconds = float(limit[:-1]) * _SHARE
            self._budget = HURRIED if float(limit[:-1]) < HURRY else EXPERT
        elif is_strong:
            level = {"strong": STRONG, "adviser": ADVISER, "expert": EXPERT}[self._level]
            self._budget = level._replace(rollouts=int(limit)) if limit else level

    def act(self, deal: Deal, rng: Random) -> Act:
        """What it does next in *deal*; *rng* is the same all through a turn."""
        deal.terms = self._terms
        if self._level == "steady":
            return decide(deal)
        found = judged_acts(
            deal,
            self._weights,
            rng,
            self._budget,
            until=perf_counter() + self._seconds if self._seconds else None,
        )
        return best_of(found).act


def played(
    seed: int, house: str, player: str, against: str, what: str
) -> dict[str, int | float | list[float]]:
    """A deal or a match with the same cards from each side: the mean lead of *player* in a deal,
    its share of wins, what ended by going out, seconds of its decisions."""
    options = houses()[house]
    own, other = Player(player, options), Player(against, options)
    terms = Terms(options)
    leads: list[float] = []
    wins, ends = [], []
    seconds: list[float] = []
    for side in range(terms.sides):
        rng = Random(seed * terms.sides + side)
        totals = [0] * terms.sides
        for number in count(1 + seed % max(1, options.deals) if what == "deal" else 1):
            deal = dealt(terms, number, totals, Random(seed * 1000 + number))
            turn, chance = -1, 0
            while deal.phase != OVER:
                if deal.turn != turn:
                    turn, chance = deal.turn, rng.getrandbits(60)
                begun = perf_counter()
                is_own = terms.side_of[deal.actor()] == side
                act = (own if is_own else other).act(deal, Random(chance))
                if is_own:
                    seconds.append(round(perf_counter() - begun, 4))
                deal.perform(act, rng)
            ends.append(float(deal.out >= 0))
            points = [deal.points(one) for one in range(terms.sides)]
            leads.append(points[side] - fmean(points[one] for one in terms.other_sides[side]))
            totals = [total + more for total, more in zip(totals, points, strict=True)]
            if what == "deal" or options.is_over(number, max(totals)):
                break
        ahead = totals[side] - max(totals[one] for one in terms.other_sides[side])
        wins.append(0.5 + 0.5 * ((ahead > 0) - (ahead < 0)))
    return {
        "seed": seed,
        "lead": fmean(leads),
        "won": fmean(wins),
        "ends": ends,
        "seconds": seconds,
    }


def duel(asked: argparse.Namespace) -> None:
    """Print by how much a side of one player beats others in a deal, or how many matches it wins,
    one that ends level as half of one."""
    facts = {
        "house": asked.house,
        "player": asked.player,
        "against": asked.against,
        "what": "match" if asked.matches else "deal",
    }
    found = []
    if asked.kept is not None and asked.kept.exists():
        first, *lines = map(json.loads, asked.kept.read_text("utf-8").splitlines())
        if first != facts:
            raise SystemExit(f"{asked.kept} holds the deals of another duel: {first}")
        found = lines
    elif asked.kept is not None:
        asked.kept.write_text(json.dumps(facts) + "\n", "utf-8")
    known = {one["seed"] for one in found}
    left = [seed for seed in range(asked.deals) if seed not in known]
    with crew(asked.workers) as hands:
        for _, one in hands.results(partial(played, **facts), left):
            found.append(one)
            if asked.kept is not None:
                with asked.kept.open("a", encoding="utf-8") as kept:
                    kept.write(json.dumps(one) + "\n")
                print(f"\r{len(found)} of {asked.deals}", end="", flush=True)
    print(
        f"\r{asked.house}: {asked.player} against {asked.against}, {len(found)} "
        f"{'matches' if asked.matches else 'deals'} from each side"
    )
    if asked.matches:
        line("won", with_interval([one["won"] for one in found]))
    line("lead in a deal", f"{with_interval([one['lead'] for one in found])} points")
    line("ended by going out", with_interval([end for one in found for end in one["ends"]]))
    told([second for one in found for second in one["seconds"]], asked.player)


def told(seconds: list[float], player: str) -> None:
    """Print how long decisions took, beside the limit where *player* has one."""
    slow = quantiles(seconds, n=20)[-1]
    mean = fmean(seconds) * 1000
    line("time of a decision", f"mean {mean:.1f} ms, p95 {slow * 1000:.0f} ms, {len(seconds)}")
    _, _, limit = player.partition(":")
    if limit.endswith("s"):
        # What is a matter of course takes no time.
        most = float(limit[:-1])
        shares = [second / most for second in seconds if second > most / 20]
        line(
            "share of the limit",
            f"p95 {quantiles(shares, n=20)[-1]:.2f}, longest {max(shares):.2f}, {len(shares)}",
        )


def positions(options: Options, every: int) -> list[Choose]:
    """Questions to the player to move, from a game between steady players."""
    rules, steady_bot = HandAndFoot(options), SteadyBot(options)
    state, rng, number = rules.start(), Random(1), 0
    found = []
    while (actor := rules.actor(state)) is not None:
        if actor == TABLE:
            state = rules.apply(state, TABLE, rules.table_move(state, rng))
            continue
        number += 1
        seen = rules.view(state, actor)
        if not number % every:
            found.append(Choose(number, actor, seen, number, 0.0))
        state = rules.apply(state, actor, steady_bot.choose(seen, number, 1.0))
    return found


def limit(asked: argparse.Namespace) -> None:
    """Print how long a real bot process takes for a move of an expert, beside the limit."""
    options = houses()[asked.house]
    process = subprocess.Popen(worker_command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    with process.stdin as to, process.stdout as back:
        to.write(packed(Configure("hand-and-foot", options, ("expert",) * options.players)))
        print(f"{asked.house}: an expert on {spare_cores()} cores")
        for seconds, every in ((0.2, 5), (1.0, 20), (5.0, 80)):
            took = []
            for question in positions(options, every):
                begun = perf_counter()
                to.write(
                    packed(
                        Choose(
                            question.request, question.seat, question.view, question.seed, seconds
                        )
                    )
                )
                to.flush()
                assert isinstance(read_message(back), Decided)
                took.append(perf_counter() - begun)
            print(f"limit {seconds} s")
            told(took, f"expert:{seconds}s")
    process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("kernel", "duel", "limit"), nargs="?", default="kernel")
    parser.add_argument("--house", default="classic 4 pairs")
    parser.add_argument("--player", default="strong")
    parser.add_argument("--against", default="steady")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--matches", action="store_true", help="play matches, not single deals")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--kept", type=Path)
    asked = parser.parse_args()
    if asked.what == "kernel":
        kernel()
    else:
        (duel if asked.what == "duel" else limit)(asked)


if __name__ == "__main__":
    main()
