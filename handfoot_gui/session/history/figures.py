"""Games, wins, averages: what the family book counts, from the finished games themselves.

Every function takes the games that are meant and nothing else. The definitions:

- A *game* counts for everybody who sat in it at its end.
- A *win* counts for everybody of the side that won; a win that sides share counts for each side.
- *Game points* are a side's total at the end, with what it began with and what closed the game.
- *Deal points* are a side's points in one scored deal; a deal of which only the total is known is
  not averaged.
- Averages go over sides: a player's game counts once for the side the player sat on.
- A *winning streak* are games won one after the other, of those that are meant.
- *Head to head* count games in which two players, or two pairs, sat on different sides and only one
  of them won; games that a third side won alone count for neither.
- *Went out* are the deals that ended by the player going out.
- The *best deal* is the one with the most points, or the fewest where the lowest total wins; of
  equal ones the earliest.
- Points of different games, or of games won by the most and by the fewest points, are never
  added up: they are None unless all games are alike.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from enum import StrEnum
from itertools import combinations, groupby
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

from handfoot_gui.core.text.words import Alphabet, plain_alphabet, shown_name
from handfoot_gui.session.history.finished import DealResult, FinishedGame, Seated

if TYPE_CHECKING:
    from _typeshed import SupportsRichComparison

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
    """Averages and best deal; the deal's figures are None where no deal was scored. A family's
    other points are in the game's, not in the deal's."""

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
    """Two players on the same side."""

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
        self.deals_with_lines = 0
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
                if side not in deal.only_totals:
                    self.deals_with_lines += 1
                    self.deal_points += deal.points_by_rules(side)
                if self._is_better(game, deal, side):
                    self.best = game, deal, side
        if self.last is None or game.finished >= self.last[0].finished:
            self.last = game, seated

    def _is_better(self, game: FinishedGame, deal: DealResult, side: int) -> bool:
        if self.best is None:
            return True
        found, best, on = self.best
        points, known = deal.points_by_rules(side), best.points_by_rules(on)
        if points != known:
            return (points < known) is game.is_lowest_best
        return (game.finished, game.id, deal.number) < (found.finished, found.id, best.number)

    def points(self) -> PointFigures:
        return PointFigures(
            self.game_points / self.sides,
            self.deal_points / self.deals_with_lines if self.deals_with_lines else None,
            None if self.best is None else _best(*self.best),
        )


def people(
    games: Sequence[FinishedGame], alphabet: Alphabet = plain_alphabet, *, with_bots: bool = False
) -> list[PersonFigures]:
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
    found.sort(key=lambda one: (-one.wins, -one.share, alphabet(one.name), one.key))
    return found


def pairs(
    games: Sequence[FinishedGame], alphabet: Alphabet = plain_alphabet, *, with_bots: bool = False
) -> list[PairFigures]:
    """Everybody who sat on one side with somebody: most wins first, then the larger share, then by
    their names."""
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
    found.sort(key=lambda pair: (-pair.wins, -pair.share, _by_names(pair, alphabet)))
    return found


def _by_names(one: PairFigures | Duel, alphabet: Alphabet) -> list[SupportsRichComparison]:
    return sorted(map(alphabet, one.names))


class Duel(Struct, frozen=True):
    """One player or pair against another."""

    names: tuple[str, ...]
    """Of the others, as written last."""
    wins: int
    losses: int


class Career(Struct, frozen=True):
    """How one player, or the two of a pair, did game after game."""

    results: tuple[tuple[FinishedGame, bool], ...]
    """The games, the last first, and whether each was won."""
    streak: int
    """Games won since the last that was not."""
    longest: int
    """Games of the longest winning streak."""
    duels: tuple[Duel, ...]
    """The most games first."""


def career(
    games: Sequence[FinishedGame],
    keys: Sequence[Key],
    alphabet: Alphabet = plain_alphabet,
    *,
    with_bots: bool = False,
) -> Career:
    """The career in *games* of the player with one of *keys*, or of the pair with both."""
    results: list[tuple[FinishedGame, bool]] = []
    duels = _Duels()
    for game in sorted(games, key=lambda one: one.finished, reverse=True):
        groups = _groups(game, len(keys), with_bots=with_bots)
        own = groups.pop(tuple(sorted(keys)), None)
        if own is not None:
            results.append((game, _has_won(game, own)))
            duels.add(game, own, groups)
    streaks = [len(list(run)) for is_won, run in groupby(won for _, won in results) if is_won]
    return Career(
        tuple(results),
        streaks[0] if results and results[0][1] else 0,
        max(streaks, default=0),
        duels.sorted(alphabet),
    )


class _Duels:
    """How often somebody won and lost against each of the others."""

    def __init__(self) -> None:
        self._names: dict[tuple[Key, ...], tuple[str, ...]] = {}
        self._won = Counter[tuple[Key, ...]]()
        self._lost = Counter[tuple[Key, ...]]()

    def add(
        self,
        game: FinishedGame,
        own: tuple[Seated, ...],
        others: Mapping[tuple[Key, ...], tuple[Seated, ...]],
    ) -> None:
        """Count *game*, played by *own* against *others*, where one of the two won."""
        sides, has_won = {seat.side for seat in own}, _has_won(game, own)
        for other, seated in others.items():
            is_against = sides.isdisjoint(seat.side for seat in seated)
            if is_against and has_won != _has_won(game, seated):
                self._names.setdefault(other, tuple(shown_name(seat.name) for seat in seated))
                (self._won if has_won else self._lost)[other] += 1

    def sorted(self, alphabet: Alphabet) -> tuple[Duel, ...]:
        """All of them, the most games first."""
        duels = [Duel(self._names[one], self._won[one], self._lost[one]) for one in self._names]
        duels.sort(key=lambda one: (-one.wins - one.losses, -one.wins, _by_names(one, alphabet)))
        return tuple(duels)


def _has_won(game: FinishedGame, seated: tuple[Seated, ...]) -> bool:
    """Whether a side of those *seated* won *game*."""
    return any(game.sides[side].has_won for side in {seat.side for seat in seated})


def _groups(
    game: FinishedGame, size: int, *, with_bots: bool
) -> dict[tuple[Key, ...], tuple[Seated, ...]]:
    """The players of *game* one by one, or all pairs of one side, by their keys in order."""
    seats = sorted((seat for seat in game.seats if with_bots or not seat.is_bot), key=_key)
    return {
        tuple(seat.key for seat in some): some
        for some in combinations(seats, size)
        if len({seat.side for seat in some}) == 1 and len({seat.key for seat in some}) == size
    }


def _key(seat: Seated) -> Key:
    return seat.key


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
    return BestDeal(deal.points_by_rules(side), game.names[side], game.game, game.day, deal.number)


def _most_first(names: Iterable[str]) -> tuple[str, ...]:
    counted = Counter(names)
    return tuple(sorted(counted, key=lambda name: (-counted[name], name)))


# -- the season page: a year at the family's table, or all years --------------------------------

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


def season(
    games: Sequence[FinishedGame], choice: GameFilter, alphabet: Alphabet = plain_alphabet
) -> Season | None:
    """The season *choice* means; None where no game was finished in it."""
    meant = chosen(games, choice)
    if not meant:
        return None
    together = pairs(meant, alphabet, with_bots=choice.has_bots)
    days = [game.day for game in meant]
    return Season(
        choice=choice,
        games=len(meant),
        deals=sum(len(game.deals) for game in meant),
        first=min(days),
        last=max(days),
        champions=_champions(meant, alphabet, with_bots=choice.has_bots),
        best_pairs=_best_pairs(together),
        highest=_highest(meant, with_bots=choice.has_bots),
        people=tuple(people(meant, alphabet, with_bots=choice.has_bots)),
        # Of equal ones the larger share, then by their names, as they stand.
        pairs=tuple(sorted(together, key=lambda pair: (-pair.games, -pair.wins))),
        months=_months(days, choice.year),
    )


def _champions(
    games: Sequence[FinishedGame], alphabet: Alphabet, *, with_bots: bool
) -> tuple[Champion, ...]:
    found = []
    for name in game_names(games):
        own = [game for game in games if game.game == name]
        rows = people(own, alphabet, with_bots=with_bots)
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
