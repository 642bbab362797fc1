"""How often a review blames strong bots by mistake, and how long it takes; run it directly.

    .venv/bin/python tests/benchmarks/bench_review.py false --decisions 500 --game hand-and-foot
    .venv/bin/python tests/benchmarks/bench_review.py time --deals 10
    .venv/bin/python tests/benchmarks/bench_review.py held --deals 1 --game raub

Both play deals between the strongest bots that need no clock, the same for the same --seed, and
review every seat. With ``false`` each call is judged anew in ten times the worlds, none of them
among those of the review. It is false where what was told as better gains no more there than the
tolerance, half of the least that is told. With ``time`` the process's own time is taken. With
``held`` the last deals of one game end in the window of the whole program, offscreen or, with
``QT_QPA_PLATFORM=xcb xvfb-run -a`` before it, on a screen; everybody is a person of whom much is
known. It is told how long the window could do nothing else from 0.6 s after the score page came.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from math import fsum, sqrt
from statistics import median
from time import process_time
from typing import Any, Final

from handfoot_gui.bots.arena import play_game
from handfoot_gui.bots.reviewing import FRESH, MOST_TIME, WORLDS, reviews
from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.deal_report import LEAST_COST
from handfoot_gui.core.practice import DealReview, Mistake
from handfoot_gui.core.record import replay, states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import GAMES
from tests.benchmarks.figures import line
from tests.benchmarks.held_window import watch_reviews

_DAY: Final = "2026-01-01"
_MORE: Final = 10
_LEVELS: Final = {"hand-and-foot": "strong", "raub": "steady", "manipulation": "strong"}

Moves = tuple[tuple[Seat, Any], ...]


def deals_of(
    game: str, preset: str, seed: int, level: str = "", players: int = 0
) -> Iterator[tuple[Any, Moves, int]]:
    """Options, moves and the first move of deals between bots, without end."""
    preset = preset or next(iter(GAMES[game].presets))
    options = GAMES[game].preset_options(preset, players or None)
    rules = GAMES[game].rules(options)
    for number in range(1_000_000):
        bots = [GAMES[game].bot(level or _LEVELS[game], options) for _ in range(options.players)]
        played = play_game(rules, bots, derived_seed("review", seed, number))
        firsts = [
            place
            for place, (seat, move) in enumerate(played.moves, start=1)
            if seat == TABLE and rules.order_dealt(move)
        ]
        for first in firsts:
            yield options, played.moves, first


class Watched:
    """The clock of a review, and the longest that nobody looked at it."""

    def __init__(self) -> None:
        self._last = process_time()
        self.longest = 0.0

    def __call__(self) -> float:
        now = process_time()
        self.longest, self._last = max(self.longest, now - self._last), now
        return now


def reviewed(
    game: str,
    options: Any,
    moves: Moves,
    first: int,
    people: int = 0,
    clock: Callable[[], float] = process_time,
) -> list[DealReview]:
    """The reviews of so many seats, or of all."""
    seats = [Seat(seat) for seat in range(people or options.players)]
    found = reviews(game, options, moves, first, seats, _DAY, clock=clock)
    return [review for review in found if review is not None]


def gain_anew(game: str, options: Any, moves: Moves, mistake: Mistake) -> tuple[float, float]:
    """What the way that was told gains in ten times the worlds, and the error of that."""
    rules, (seat, move) = GAMES[game].rules(options), moves[mistake.position]
    view = rules.view(replay(rules, moves[: mistake.position]), seat)
    told = max(mistake.judged.others, key=lambda way: way.sure_gain)
    some = GAMES[game].reviews
    assert some is not None
    anew = some.weighed(options, view, move, [told.move], _MORE * WORLDS, FRESH + 1)
    assert anew is not None
    return anew.best.gain, anew.best.error


def false_calls(game: str, preset: str, decisions: int, seed: int, level: str) -> None:
    """Review so many decisions and judge every call anew."""
    count = calls = wrong = unsure = 0
    themes: Counter[str] = Counter()
    told, found = [], []
    for options, moves, first in deals_of(game, preset, seed, level):
        for review in reviewed(game, options, moves, first):
            count += sum(lost.decisions for lost in review.lost)
            for mistake in review.mistakes:
                gain, error = gain_anew(game, options, moves, mistake)
                best = max(mistake.judged.others, key=lambda way: way.sure_gain)
                is_wrong = gain < LEAST_COST[mistake.judged.unit] / 2
                calls, wrong = calls + 1, wrong + is_wrong
                unsure += gain - 2 * error <= 0
                themes[str(mistake.theme)] += 1
                told.append(best.gain)
                found.append(gain)
                print(
                    f"  {mistake.theme}: told {best.gain:.1f} ± {best.error:.1f}, "
                    f"anew {gain:.1f} ± {error:.1f}{', FALSE' if is_wrong else ''}",
                    flush=True,
                )
        if count >= decisions:
            break
    print(f"{game}, {preset or 'usual rules'}")
    line("decisions", f"{count}")
    line("called", f"{calls} ({100 * calls / count:.1f} %), {dict(themes)}")
    line("false", f"{wrong} ({100 * wrong / count:.2f} % of the decisions)")
    line("not surely better anew", f"{unsure}")
    if calls:
        line("told, anew", f"{fsum(told) / calls:.1f}, {fsum(found) / calls:.1f} on average")


def times(game: str, preset: str, deals: int, seed: int, people: int, players: int) -> None:
    """How long so many deals take, so many seats of each, or all."""
    taken, decisions, lost, called, unwatched = [], 0, [], 0, 0.0
    for options, moves, first in deals_of(game, preset, seed, players=players):
        begun, clock = process_time(), Watched()
        found = reviewed(game, options, moves, first, people, clock)
        clock()
        taken.append(process_time() - begun)
        unwatched = max(unwatched, clock.longest)
        called += sum(len(review.mistakes) for review in found)
        decisions += sum(one.decisions for review in found for one in review.lost)
        lost += [
            (fsum(one.amount for one in review.lost), fsum(one.error**2 for one in review.lost))
            for review in found
        ]
        if len(taken) == deals:
            break
    persons = f"{people or options.players} of {options.players} people"
    print(f"{game}, {preset or 'usual rules'}, {persons}, {decisions} decisions in {deals} deals")
    taken.sort()
    line("seconds a deal", f"{median(taken):.1f}, from {taken[0]:.1f} to {taken[-1]:.1f}")
    over = sum(one > MOST_TIME for one in taken)
    line(f"more than {MOST_TIME:.0f} s", f"{over} deals" if over else "never")
    line("clock not looked at for", f"{1000 * unwatched:.0f} ms at most")
    line("called", f"{called}")
    mean = fsum(amount for amount, _ in lost) / len(lost)
    error = sqrt(fsum(square for _, square in lost)) / len(lost)
    line("lost by a seat", f"{mean:.1f} ± {error:.1f}, least {min(lost)[0]:.1f}")


def held(game: str, preset: str, deals: int, seed: int) -> None:
    """How long the program's window is held while so many deals of a game are looked through."""
    preset = preset or next(iter(GAMES[game].presets))
    options, moves, _ = next(deals_of(game, preset, seed, "steady"))
    rules = GAMES[game].rules(options)
    ends, scored = [], 0
    for place, state in enumerate(states(rules, moves)):
        if len(rules.sheet(state).deals) > scored:
            scored += 1
            ends.append(place)
    watch_reviews(game, preset, options, [moves[:end] for end in ends[-deals:]])


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=("false", "time", "held"))
    parser.add_argument("--game", choices=tuple(_LEVELS))
    parser.add_argument("--preset", default="")
    parser.add_argument("--level", default="", help="of the bots that are reviewed")
    parser.add_argument("--people", type=int, default=0, help="whose play is timed; 0: all")
    parser.add_argument("--players", type=int, default=0, help="at the table whose play is timed")
    parser.add_argument("--decisions", type=int, default=500)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for game in [asked.game] if asked.game else _LEVELS:
        if asked.what == "false":
            false_calls(game, asked.preset, asked.decisions, asked.seed, asked.level)
        elif asked.what == "held":
            held(game, asked.preset, asked.deals, asked.seed)
        else:
            times(game, asked.preset, asked.deals, asked.seed, asked.people, asked.players)


if __name__ == "__main__":
    main()
