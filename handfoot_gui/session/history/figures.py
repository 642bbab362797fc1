"""Games, wins, averages: what the family book counts, from the finished games themselves.

Every function takes the games that are meant and nothing else. The definitions:

- A *game* counts for everybody who sat in it at its end.
- A *win* counts for everybody of the side that won; a win that sides share counts for each side.
- *Game points* are a side's total at the end, with what it began with and what closed the game.
- *Deal points* are a side's points in one scored deal.
- Averages go over sides: a player's game counts once for the side the player sat on.
- *Went out* are the deals that ended by the player going out.
- The *best deal* is the one with the most points, or the fewest where the lowest total wins; of
  equal ones the earliest.
- Points of different games, or of games won by the most and by the fewest points, are never
  added up: they are None unless all games are alike.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from datetime import date
from enum import StrEnum
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from handfoot_gui.core.text.words import shown_name
from handfoot_gui.session.history.finished import DealResult, FinishedGame, Seated

Key: TypeAlias = tuple[str, bool]
"""A player: `person_key` of the name, and whether it is a bot."""


class PlayerFilter(StrEnum):
    """Whose figures are shown."""

    PEOPLE = "people"
    """People only; the games with bots count."""
    EVERYBODY = "everybody"
    """People and bots."""
    WITHOUT_BOTS = "without-bots"
    """People, in games where no bot sat."""


class GameFilter(Struct, frozen=True):
    """Which games are meant; None means all."""

    game: str | None = None
    rules: str | None = None
    year: int | None = None
    company: PlayerFilter = PlayerFilter.PEOPLE

    @property
    def has_bots(self) -> bool:
        """Whether bots get figures of their own."""
        return self.company is PlayerFilter.EVERYBODY

    def takes(self, game: FinishedGame) -> bool:
        return (
            (self.game is None or game.game == self.game)
            and (self.rules is None or game.rules == self.rules)
            and (self.year is None or game.day.year == self.year)
            and (self.company is not PlayerFilter.WITHOUT_BOTS or not game.has_bots)
        )


class BestDeal(Struct, frozen=True):
    """One deal of one side."""

    points: int
    names: tuple[str, ...]
    """Of the side."""
    game: str
    day: date
    number: int


class PointFigures(Struct, frozen=True):
    """Averages and best deal; the deal's figures are None where no deal was scored."""

    game_average: float
    deal_average: float | None
    best: BestDeal | None


class PersonFigures(Struct, frozen=True):
    """One row of the people."""

    key: Key
    name: str
    """As written last."""
    level: str
    """Of a bot, as it was last; empty for a person."""
    games: int
    wins: int
    deals: int
    outs: int
    points: PointFigures | None
    """None where the games are not alike."""

    @property
    def share(self) -> float:
        """Wins of games, 0 to 1."""
        return self.wins / self.games


class PairFigures(Struct, frozen=True):
    """Two players on the same side, in the order of their names."""

    keys: tuple[Key, Key]
    names: tuple[str, str]
    games: int
    wins: int
    points: PointFigures | None

    @property
    def share(self) -> float:
        """Wins of games, 0 to 1."""
        return self.wins / self.games


def chosen(games: Iterable[FinishedGame], choice: GameFilter) -> tuple[FinishedGame, ...]:
    """The games *choice* means, in the order given."""
    return tuple(game for game in games if choice.takes(game))


def are_alike(games: Sequence[FinishedGame]) -> bool:
    """Whether points of these games may be compared: one game, won in one way."""
    return len({(game.game, game.is_lowest_best) for game in games}) == 1


def game_names(games: Iterable[FinishedGame]) -> tuple[str, ...]:
    """The kinds of games there are, the most played first."""
    return _most_first(game.game for game in games)


def rule_names(games: Iterable[FinishedGame]) -> tuple[str, ...]:
    """The rules played, the most played first."""
    return _most_first(game.rules for game in games)


def years(games: Iterable[FinishedGame]) -> tuple[int, ...]:
    """The years in which games ended, the last first."""
    return tuple(sorted({game.day.year for game in games}, reverse=True))


class _Tally:
    """What one player, or one pair, comes to."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.outs = 0
        self.deals = 0
        self.deal_points = 0
        self.sides = 0
        self.game_points = 0
        self.best: tuple[FinishedGame, DealResult, int] | None = None
        self.last: tuple[FinishedGame, tuple[Seated, ...]] | None = None

    def add(self, game: FinishedGame, seated: tuple[Seated, ...]) -> None:
        """Count *game*, in which *seated* are the seats of the player, or of the pair."""
        sides = {seat.side for seat in seated}
        self.games += 1
        self.wins += any(game.sides[side].has_won for side in sides)
        for side in sides:
            self.sides += 1
            self.game_points += game.sides[side].total
            self.deals += len(game.deals)
            for deal in game.deals:
                self.deal_points += deal.points[side]
                if self._is_better(game, deal, side):
                    self.best = game, deal, side
        if self.last is None or game.finished >= self.last[0].finished:
            self.last = game, seated

    def _is_better(self, game: FinishedGame, deal: DealResult, side: int) -> bool:
        if self.best is None:
            return True
        found, best, on = self.best
        points, known = deal.points[side], best.points[on]
        if points != known:
            return (points < known) is game.is_lowest_best
        return (game.finished, game.id, deal.number) < (found.finished, found.id, best.number)

    def points(self) -> PointFigures:
        return PointFigures(
            self.game_points / self.sides,
            self.deal_points / self.deals if self.deals else None,
            None if self.best is None else _best(*self.best),
        )


def people(games: Sequence[FinishedGame], *, with_bots: bool = False) -> list[PersonFigures]:
    """Everybody who sat in *games*: most wins first, then the larger share, then by name."""
    tallies: defaultdict[Key, _Tally] = defaultdict(_Tally)
    for game in games:
        own: defaultdict[Key, list[Seated]] = defaultdict(list)
        for seat in game.seats:
            if with_bots or not seat.is_bot:
                own[seat.key].append(seat)
        for key, seated in own.items():
            tallies[key].add(game, tuple(seated))
        for deal in game.deals:
            if deal.out is not None and (with_bots or not game.seats[deal.out].is_bot):
                tallies[game.seats[deal.out].key].outs += 1
    is_alike = are_alike(games)
    found = []
    for key, tally in tallies.items():
        assert tally.last is not None, "a tally has a game"
        last = tally.last[1][-1]
        found.append(
            PersonFigures(
                key,
                shown_name(last.name),
                last.level,
                tally.games,
                tally.wins,
                tally.deals,
                tally.outs,
                tally.points() if is_alike else None,
            )
        )
    found.sort(key=lambda one: (-one.wins, -one.share, one.key))
    return found


def pairs(games: Sequence[FinishedGame], *, with_bots: bool = False) -> list[PairFigures]:
    """Everybody who sat on one side with somebody: most wins first, then the larger share."""
    tallies: defaultdict[tuple[Key, Key], _Tally] = defaultdict(_Tally)
    for game in games:
        own: dict[tuple[Key, Key], dict[int, tuple[Seated, ...]]] = {}
        seats = [seat for seat in game.seats if with_bots or not seat.is_bot]
        for first, second in combinations(seats, 2):
            if first.side != second.side or first.key == second.key:
                continue
            one, two = sorted((first, second), key=lambda seat: seat.key)
            own.setdefault((one.key, two.key), {})[one.side] = (one, two)
        for keys, by_side in own.items():
            tallies[keys].add(game, tuple(seat for both in by_side.values() for seat in both))
    is_alike = are_alike(games)
    found = []
    for keys, tally in tallies.items():
        assert tally.last is not None, "a tally has a game"
        one, two = tally.last[1][-2:]
        found.append(
            PairFigures(
                keys,
                (shown_name(one.name), shown_name(two.name)),
                tally.games,
                tally.wins,
                tally.points() if is_alike else None,
            )
        )
    found.sort(key=lambda pair: (-pair.wins, -pair.share, pair.keys))
    return found


def best_deal(
    games: Sequence[FinishedGame], is_meant: Callable[[Seated], bool] = lambda _: True
) -> BestDeal | None:
    """The best deal of games that are alike; of sides on which somebody who *is_meant* sat."""
    tally = _Tally()
    for game in games:
        sides = {seat.side: seat for seat in game.seats if is_meant(seat)}
        if sides:
            tally.add(game, tuple(sides.values()))
    return None if tally.best is None else _best(*tally.best)


def _best(game: FinishedGame, deal: DealResult, side: int) -> BestDeal:
    return BestDeal(deal.points[side], game.names[side], game.game, game.day, deal.number)


def _most_first(names: Iterable[str]) -> tuple[str, ...]:
    counted = Counter(names)
    return tuple(sorted(counted, key=lambda name: (-counted[name], name)))
