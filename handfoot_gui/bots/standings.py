"""What many games between bots have come to, by bot, with intervals."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from statistics import fmean

from msgspec import Struct

from handfoot_gui.bots.arena import Outcome
from handfoot_gui.bots.statistics import (
    half_interval,
    jackknife,
    ratings,
    sequential_interval,
    share_interval,
)

Sets = Mapping[int, Sequence[Outcome]]
"""Games by the number of the cards they were played with."""


class Standing(Struct, frozen=True):
    """What one bot has come to; half intervals are None where there is too little of it."""

    bot: str
    games: int
    wins: float
    """Of games; a bot of several sides wins with any of them, and shares a shared win."""
    fair: float
    """The share of wins if all bots were equal."""
    interval: tuple[float, float]
    """Of the share of wins."""
    lead: float
    """Points of a deal beyond those of the other bots' sides."""
    half_lead: float | None
    rating: float
    """On the scale of Elo; the mean of all bots is 0."""
    half_rating: float | None
    faults: Mapping[str, int]
    times: Mapping[int, int]


def teams(game: Outcome) -> tuple[str, ...]:
    """By side: its bot, or where different ones play together, all of them: ``easy+steady``."""
    return tuple("+".join(sorted({game.bots[seat] for seat in seats})) for seats in game.sides)


def sides_of(game: Outcome, bot: str) -> list[int]:
    """The sides that *bot* plays for; as everywhere here, it may be a team of several."""
    return [side for side, team in enumerate(teams(game)) if team == bot]


def wins_of(game: Outcome, bot: str) -> float:
    """The bot's share of the win."""
    return sum(side in game.leaders for side in sides_of(game, bot)) / len(game.leaders)


def share_of(games: Sequence[Outcome], bot: str) -> float:
    """The bot's share of the wins."""
    return fmean(wins_of(game, bot) for game in games)


def fair_share(games: Sequence[Outcome], bot: str) -> float:
    """The share of wins that *bot* would have if all bots were equal."""
    return fmean(len(sides_of(game, bot)) / len(game.sides) for game in games)


def lead_of(game: Outcome, bot: str) -> float:
    """Points of a deal that *bot* is ahead of the other bots' sides; 0 without others."""
    own = sides_of(game, bot)
    others = [total for side, total in enumerate(game.totals) if side not in own]
    if not others or not own:
        return 0.0
    lead = fmean(game.totals[side] for side in own) - fmean(others)
    return (-lead if game.is_lowest_best else lead) / max(1, len(game.ended))


def standings(sets: Sets, *, may_stop: bool = False) -> list[Standing]:
    """Every bot of *sets*, the best rated first.

    Where the match ends as soon as it is decided, *may_stop*, intervals of wins allow for that.
    """
    games = [game for some in sets.values() for game in some]
    names = sorted({team for game in games for team in teams(game)})
    compared = {number: _compared(some) for number, some in sets.items()}

    def rated(numbers: Iterable[int]) -> Mapping[str, float]:
        results: dict[tuple[str, str], tuple[float, int]] = {}
        for number in numbers:
            for pair, (wins, count) in compared[number].items():
                old = results.get(pair, (0.0, 0))
                results[pair] = old[0] + wins, old[1] + count
        return ratings(names, results)

    rating, half = rated(sets), jackknife(list(sets), rated)
    found = [_standing(name, sets, rating[name], half.get(name), may_stop) for name in names]
    return sorted(found, key=lambda own: -own.rating)


def _standing(
    bot: str, sets: Sets, rating: float, half_rating: float | None, may_stop: bool
) -> Standing:
    own = {
        number: games
        for number, some in sets.items()
        if (games := [game for game in some if bot in teams(game)])
    }
    games = [game for some in own.values() for game in some]
    wins = sum(wins_of(game, bot) for game in games)
    shares = [share_of(some, bot) for some in own.values()]
    leads = [fmean(lead_of(game, bot) for game in some) for some in own.values()]
    faults: Counter[str] = Counter()
    times: Counter[int] = Counter()
    for game in games:
        for side in sides_of(game, bot):
            for seat in game.sides[side]:
                faults.update(game.faults[seat])
                times.update(game.times[seat])
    return Standing(
        bot,
        len(games),
        wins,
        fair_share(games, bot),
        sequential_interval(shares) if may_stop else share_interval(wins, len(games)),
        fmean(leads),
        half_interval(leads),
        rating,
        half_rating,
        dict(faults),
        dict(times),
    )


def _compared(games: Sequence[Outcome]) -> dict[tuple[str, str], tuple[float, int]]:
    """By pairs of bots, in order of their names: what the first won of the second, and how often
    they met; sides are compared by who won the game, then by their totals."""
    found: dict[tuple[str, str], tuple[float, int]] = defaultdict(lambda: (0.0, 0))
    for game in games:
        best = -1 if game.is_lowest_best else 1
        worth = [(side in game.leaders, best * total) for side, total in enumerate(game.totals)]
        for one, other in combinations(sorted(set(teams(game))), 2):
            met = [
                (worth[own] > worth[against]) + 0.5 * (worth[own] == worth[against])
                for own in sides_of(game, one)
                for against in sides_of(game, other)
            ]
            if met:
                wins, count = found[one, other]
                found[one, other] = wins + fmean(met), count + 1
    return dict(found)
