"""Ratings of people by their finished games, on one ladder with the bots of the game.

The scale is that of Elo: who is 400 points ahead is expected to win ten times as often as the
other. The definitions:

- The ratings of *bots* are fixed, and measured in games between them (`GameDef.ratings`).
- *People* begin at the rating of the weakest bot, and move with every game that counts.
- A bot of a level that other games have, and this one had once, is rated as its strongest.
- A game *counts* unless it was for practice, somebody of a strength that is not known sat in it,
  or nobody had an opponent. House rules and games with real cards count like others.
- The *strength* of a side is ten to the power of a four-hundredth of its rating, which is the mean
  of its members', bots included. Each side is expected to win by its share of all strengths, also
  where several play (Luce's choice axiom). Who came second or third makes no difference.
- Every rating has a *deviation*, by how much it is likely to be wrong: 250 at first, and less with
  every game, most where the result was open, as in the Glicko system (Glickman, Parameter
  estimation in large dynamic paired comparison experiments, 1999). It is never below 60, so that
  who gets better moves on. A *step* is what came otherwise than expected, times the deviation
  squared: 118 for a first win against an equal, 10 for one of many.
- Whoever sat at several seats moves by the mean of these.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import log
from operator import attrgetter
from typing import Final, TypeAlias

from msgspec import Struct

from handfoot_gui.core.game import LEVELS
from handfoot_gui.core.text.words import Alphabet, plain_alphabet, shown_name
from handfoot_gui.session.history.figures import Key
from handfoot_gui.session.history.finished import FinishedGame, Seated

Rungs: TypeAlias = Mapping[str, int]
"""The ratings of the bots of a game by their levels, the weakest first."""

_PER_POINT: Final = log(10) / 400
_FIRST_DEVIATION, _LEAST_DEVIATION = 250.0, 60.0
_UNCERTAIN: Final = 110.0
"""A rating with a larger deviation is uncertain; about ten games against equals make it sure."""
_LEAST: Final = 100.0
"""Nobody falls below it."""


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
    deviation: float


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
    def is_uncertain(self) -> bool:
        return self.steps[-1].deviation > _UNCERTAIN


class _Climb:
    """What is known of one person so far."""

    def __init__(self, rating: float) -> None:
        self.rating = rating
        self.deviation = _FIRST_DEVIATION
        self.name = ""
        self.steps: list[Step] = []


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
        if _counts(game):
            _rate(game, rungs, climbs)
    found = [Climber(key, one.name, tuple(one.steps)) for key, one in climbs.items()]
    found.sort(key=lambda one: (-one.rating, alphabet(one.name), one.key))
    return found


def _counts(game: FinishedGame) -> bool:
    return (
        len(game.sides) > 1
        and len({seat.key for seat in game.seats}) > 1
        and any(side.has_won for side in game.sides)
        and not game.is_practice
        and all(not seat.is_bot or seat.level in LEVELS for seat in game.seats)
    )


def _rate(game: FinishedGame, rungs: Rungs, climbs: dict[Key, _Climb]) -> None:
    """Let the people of *game* move, all at once, by the ratings they had before."""
    own: dict[Key, list[Seated]] = {}
    ratings: list[list[float]] = [[] for _ in game.sides]
    for seat in game.seats:
        if seat.is_bot:
            ratings[seat.side].append(rungs.get(seat.level, max(rungs.values())))
        else:
            own.setdefault(seat.key, []).append(seat)
    for key, seats in own.items():
        climb = climbs.setdefault(key, _Climb(min(rungs.values())))
        for seat in seats:
            ratings[seat.side].append(climb.rating)
    expected = _shares([_mean(some) for some in ratings])
    won = 1 / sum(side.has_won for side in game.sides)
    gains = [won * side.has_won - share for side, share in zip(game.sides, expected, strict=True)]
    for key, seats in own.items():
        climb = climbs[key]
        told = _mean([expected[seat.side] * (1 - expected[seat.side]) for seat in seats])
        deviation = (climb.deviation**-2 + _PER_POINT**2 * told) ** -0.5
        climb.deviation = max(_LEAST_DEVIATION, deviation)
        gain = _mean([gains[seat.side] for seat in seats])
        rating = max(_LEAST, climb.rating + _PER_POINT * climb.deviation**2 * gain)
        climb.steps.append(Step(game, rating, rating - climb.rating, climb.deviation))
        climb.rating, climb.name = rating, shown_name(seats[-1].name)


def _shares(ratings: Sequence[float]) -> list[float]:
    """By side: the share of games that it is expected to win."""
    best = max(ratings)
    strengths = [10 ** ((rating - best) / 400) for rating in ratings]
    return [strength / sum(strengths) for strength in strengths]


def _mean(some: Sequence[float]) -> float:
    # Ten thousand games ask for many means of one or two.
    return sum(some) / len(some)
