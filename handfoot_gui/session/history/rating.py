"""Ratings of people by their finished games, on one ladder with the bots of the game.

The scale is that of Elo: who is 400 points ahead is expected to win ten times as often as the
other, also where several more play (Luce's choice axiom). The definitions:

- The ratings of *bots* are fixed, and measured in games between them (`GameDef.ratings`).
- *People* begin at the rating of the weakest bot, and move with every game that counts.
- A game *counts* unless it was for practice, somebody of a strength that is not known sat in it,
  or nobody had an opponent. House rules and games with real cards count like others.
- The rating of a *side* is the mean of its members', bots included; all of them move alike.
- Every side that won is compared with every other; two that share the win are equal. What comes
  of it is divided by the number of the others. Who came second or third makes no difference.
- A step is K times what came otherwise than expected. As in chess, newcomers move faster: K is
  800 / (8 + games), after the formula of the US Chess Federation, so 100 in a first game and 44
  in an eleventh, and never below 32.
- Whoever sat at several seats moves by the mean of these.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from operator import attrgetter
from statistics import fmean
from typing import Final, TypeAlias

from msgspec import Struct

from handfoot_gui.core.text.words import Alphabet, plain_alphabet, shown_name
from handfoot_gui.session.history.figures import Key
from handfoot_gui.session.history.finished import FinishedGame, Seated

Rungs: TypeAlias = Mapping[str, int]
"""The ratings of the bots of a game by their levels, the weakest first."""

PROVISIONAL: Final = 10
"""Games after which a rating is called sure."""
_LEAST: Final = 100
"""Nobody falls below it."""
_K_SUM, _K_GAMES, _K_LEAST = 800.0, 8, 32.0


class Rung(Struct, frozen=True):
    """The bots of one level."""

    level: str
    rating: int

    @property
    def key(self) -> Key:
        """Which nobody else on the ladder has."""
        return self.level, True


class Step(Struct, frozen=True):
    """What a person's rating was after one game."""

    game: FinishedGame
    rating: float
    change: float


class Climber(Struct, frozen=True):
    """One person on the ladder of one game."""

    key: Key
    name: str
    """As written last."""
    steps: tuple[Step, ...]
    """One for each game that counted, the first one first; there is at least one."""

    @property
    def rating(self) -> int:
        """As it is now."""
        return round(self.steps[-1].rating)

    @property
    def unsure(self) -> int:
        """Games until the rating is called sure."""
        return max(0, PROVISIONAL - len(self.steps))


class _Climb:
    """What is known of one person so far."""

    def __init__(self, rating: float) -> None:
        self.rating = rating
        self.name = ""
        self.steps: list[Step] = []


def expected(rating: float, other: float) -> float:
    """The share of games that *rating* is expected to win against *other*, 0 to 1."""
    return 1 / (1 + 10 ** ((other - rating) / 400))


def ladder(
    games: Iterable[FinishedGame], rungs: Rungs, alphabet: Alphabet = plain_alphabet
) -> list[Climber | Rung]:
    """The bots, and everybody who played a game that counts: the best first, of equals people
    before bots.

    *games* are of one kind, in any order; *rungs* are those of its bots.
    """
    found: list[Climber | Rung] = [*climbers(games, rungs, alphabet)]
    found += [Rung(level, rating) for level, rating in rungs.items()]
    return sorted(found, key=lambda one: -one.rating)


def climbers(
    games: Iterable[FinishedGame], rungs: Rungs, alphabet: Alphabet = plain_alphabet
) -> list[Climber]:
    """Everybody on the `ladder`, the best first, then by name."""
    climbs: dict[Key, _Climb] = {}
    for game in sorted(games, key=attrgetter("finished", "id")):
        if _counts(game, rungs):
            _rate(game, rungs, climbs)
    found = [Climber(key, one.name, tuple(one.steps)) for key, one in climbs.items()]
    found.sort(key=lambda one: (-one.rating, alphabet(one.name), one.key))
    return found


def _counts(game: FinishedGame, rungs: Rungs) -> bool:
    return (
        len(game.sides) > 1
        and not game.is_practice
        and all(not seat.is_bot or seat.level in rungs for seat in game.seats)
    )


def _rate(game: FinishedGame, rungs: Rungs, climbs: dict[Key, _Climb]) -> None:
    """Let the people of *game* move, all at once, by the ratings they had before."""
    own: dict[Key, list[Seated]] = {}
    ratings: list[list[float]] = [[] for _ in game.sides]
    for seat in game.seats:
        if seat.is_bot:
            ratings[seat.side].append(rungs[seat.level])
        else:
            own.setdefault(seat.key, []).append(seat)
    for key, seats in own.items():
        climb = climbs.setdefault(key, _Climb(min(rungs.values())))
        for seat in seats:
            ratings[seat.side].append(climb.rating)
    gains = _gains(game, [fmean(some) for some in ratings])
    for key, seats in own.items():
        climb = climbs[key]
        k = max(_K_LEAST, _K_SUM / (_K_GAMES + len(climb.steps)))
        rating = max(_LEAST, climb.rating + k * fmean(gains[seat.side] for seat in seats))
        climb.steps.append(Step(game, rating, rating - climb.rating))
        climb.rating, climb.name = rating, shown_name(seats[-1].name)


def _gains(game: FinishedGame, ratings: list[float]) -> list[float]:
    """By side: how much more it won against the others than expected, -1 to 1."""
    gains = [0.0] * len(ratings)
    for one, other in combinations(range(len(ratings)), 2):
        first, second = game.sides[one].has_won, game.sides[other].has_won
        if first or second:
            gain = (1 + first - second) / 2 - expected(ratings[one], ratings[other])
            gains[one] += gain
            gains[other] -= gain
    return [gain / (len(ratings) - 1) for gain in gains]
