"""How strong and how quick the bots of Hand and Foot are; run it directly, it is no test.

One side plays one level and all others another: every deal of cards is played once from each side,
so that luck cancels out. A house is a preset, players and sides, as in ``"classic 4 pairs"``;
``--houses all`` takes all of them. ``match --bots`` does the same for any game, and rates many.
"""

from __future__ import annotations

from math import ceil

from handfoot_gui.bots.arena import GameSet, Outcome, play_set, quantiles_of_times, rotations
from handfoot_gui.bots.standings import standings
from handfoot_gui.games.hand_and_foot.bots.learnt import houses
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.parallel import Crew, crew
from tests.benchmarks.figures import arguments, line, with_interval

Seatings = tuple[tuple[str, ...], ...]


def played(
    hands: Crew, options: Options, seatings: Seatings, games: int, seed: int
) -> dict[int, tuple[Outcome, ...]]:
    """Games by the seed of their cards."""
    seeds = range(seed, seed + ceil(games / len(seatings)))
    jobs = (GameSet("hand-and-foot", options, seatings, number) for number in seeds)
    found = hands.results(play_set, jobs)
    return {asked.seed: tuple(game for game, _ in games) for asked, games in found}


def strength(hands: Crew, house: str, one: str, other: str, games: int, seed: int) -> None:
    """Print how often, and by how much a deal, a side of *one* beats sides of *other*."""
    options = houses()[house]
    own_seats = options.seats_of_sides[0]
    seating = tuple(one if seat in own_seats else other for seat in range(options.players))
    table = standings(played(hands, options, rotations(seating), games, seed))
    own = next(own for own in table if own.bot == one)
    low, high = own.interval
    print(f"{house}: {one} against {other}, {own.games} games, seats exchanged")
    share = f"{100 * own.wins / own.games:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    line("share of wins", f"{share}, fair {100 * own.fair:.0f}")
    line("lead in a deal", f"{own.lead:+.0f} ± {own.half_lead or 0:.0f} points")
    line("faults", sum(sum(bot.faults.values()) for bot in table))


def endings(hands: Crew, house: str, level: str, games: int, seed: int) -> None:
    """Print how deals between equal bots end, and how long a decision takes."""
    options = houses()[house]
    found = played(hands, options, ((level,) * options.players,), games, seed)
    every = [game for games in found.values() for game in games]
    out = [float(end == "out") for game in every for end in game.ended]
    print(f"{house}: {level} bots among themselves, {len(every)} games, {len(out)} deals")
    line("ended by going out", with_interval(out))
    line("turns in a deal", with_interval([turn for game in every for turn in game.turns]))
    scores = [total / len(game.ended) for game in every for total in game.totals]
    line("score of a side", with_interval(scores))
    times = quantiles_of_times([own for game in every for own in game.times], (0.5, 0.95, 1))
    middle, slow, longest = (1000 * seconds for seconds in times)
    line("a decision", f"{middle:.3g} ms median, {slow:.3g} p95, {longest:.3g} longest")


def main() -> None:
    asked = arguments(
        __doc__,
        games=60,
        one="steady",
        other="easy",
        houses="classic 4 pairs",
        workers=1,
        cluster="",
    )
    names = list(houses()) if asked.houses == "all" else asked.houses.split(",")
    with crew(asked.workers, asked.cluster or None) as hands:
        for house in names:
            for level in (asked.other, asked.one):
                endings(hands, house, level, asked.games, asked.seed)
            strength(hands, house, asked.one, asked.other, asked.games, asked.seed)


if __name__ == "__main__":
    main()
