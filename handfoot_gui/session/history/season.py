"""One page about a year at the family's table, or about all years: the figures on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date
from typing import Final

from msgspec import Struct

from handfoot_gui.session.history.figures import (
    BestDeal,
    GameFilter,
    PairFigures,
    PersonFigures,
    best_deal,
    chosen,
    game_names,
    pairs,
    people,
)
from handfoot_gui.session.history.finished import FinishedGame, Seated

LEAST_TOGETHER: Final = 2
"""Games a pair has to have played together before it can be the best one."""


class Champion(Struct, frozen=True):
    """Who won one kind of game most often; several share it with as many wins and games."""

    game: str
    names: tuple[str, ...]
    wins: int
    games: int
    played: int
    """Games of this kind in all."""


class Season(Struct, frozen=True):
    """Everything the season page says."""

    choice: GameFilter
    games: int
    deals: int
    first: date
    last: date
    champions: tuple[Champion, ...]
    best_pairs: tuple[PairFigures, ...]
    """The pair with the largest share of wins among those that have won, of equal shares the one
    with the most wins; all of them where several are equal in both."""
    highest: tuple[BestDeal, ...]
    """The best deal of each kind of game."""
    people: tuple[PersonFigures, ...]
    pairs: tuple[PairFigures, ...]
    """Who partnered whom, the most games together first."""
    months: tuple[tuple[int, int], ...]
    """Games by month of a year, all twelve; where all years are meant, by every year with games."""


def season(games: Sequence[FinishedGame], choice: GameFilter) -> Season | None:
    """The season *choice* means; None where no game was finished in it."""
    meant = chosen(games, choice)
    if not meant:
        return None
    together = pairs(meant, with_bots=choice.has_bots)
    days = [game.day for game in meant]
    return Season(
        choice=choice,
        games=len(meant),
        deals=sum(len(game.deals) for game in meant),
        first=min(days),
        last=max(days),
        champions=_champions(meant, with_bots=choice.has_bots),
        best_pairs=_best_pairs(together),
        highest=_highest(meant, with_bots=choice.has_bots),
        people=tuple(people(meant, with_bots=choice.has_bots)),
        pairs=tuple(sorted(together, key=lambda pair: (-pair.games, -pair.wins, pair.keys))),
        months=_months(days, choice.year),
    )


def _champions(games: Sequence[FinishedGame], *, with_bots: bool) -> tuple[Champion, ...]:
    found = []
    for name in game_names(games):
        own = [game for game in games if game.game == name]
        rows = people(own, with_bots=with_bots)
        if not rows or not rows[0].wins:
            continue
        best = rows[0]
        names = tuple(one.name for one in rows if (one.wins, one.games) == (best.wins, best.games))
        found.append(Champion(name, names, best.wins, best.games, len(own)))
    return tuple(found)


def _best_pairs(together: Sequence[PairFigures]) -> tuple[PairFigures, ...]:
    winning = [pair for pair in together if pair.games >= LEAST_TOGETHER and pair.wins]
    best = max(((pair.share, pair.wins) for pair in winning), default=None)
    return tuple(pair for pair in winning if (pair.share, pair.wins) == best)


def _highest(games: Sequence[FinishedGame], *, with_bots: bool) -> tuple[BestDeal, ...]:
    def is_meant(seat: Seated) -> bool:
        return with_bots or not seat.is_bot

    found = []
    for name in game_names(games):
        best = best_deal([game for game in games if game.game == name], is_meant)
        if best is not None:
            found.append(best)
    return tuple(found)


def _months(days: Sequence[date], year: int | None) -> tuple[tuple[int, int], ...]:
    if year is not None:
        counted = Counter(day.month for day in days)
        return tuple((month, counted[month]) for month in range(1, 13))
    counted = Counter(day.year for day in days)
    return tuple(sorted(counted.items()))
