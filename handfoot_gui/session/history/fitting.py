"""The bots that are about as strong as the people at a table, by the ratings these have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from msgspec import Struct

from handfoot_gui.core.text.words import person_key
from handfoot_gui.session.history.finished import FinishedGame
from handfoot_gui.session.history.rating import Rungs, climbers

FITTING: Final = "fitting"
"""Chosen in place of a bot's level: the one that fits the people at the table in each new game. No
record has it."""
_USUAL_LEVEL: Final = "steady"
"""Where no rating is sure, as in a new household."""

Ratings: TypeAlias = Mapping[str, int]
"""By `person_key`: the ratings of people in one game, as far as they are sure."""
NO_RATINGS: Final[Ratings] = {}


class Fit(Struct, frozen=True):
    """The level that fits, and why."""

    level: str
    rating: int | None = None
    """The rating it is nearest to; None where none is sure."""
    people: int = 0
    """How many people that rating is the mean of."""


def sure_ratings(games: Iterable[FinishedGame], game: str, rungs: Rungs) -> Ratings:
    """The ratings in *game* that are sure by now, from *games* of any kind; *rungs* are those of
    its bots."""
    own = [one for one in games if one.game == game]
    return {one.key[0]: one.rating for one in climbers(own, rungs) if not one.is_uncertain}


def fit_of(people: Iterable[str], ratings: Ratings, rungs: Rungs) -> Fit:
    """The level nearest to the mean rating of those of *people* who have one, of two the weaker."""
    known = [ratings[key] for key in map(person_key, people) if key in ratings]
    if not known:
        return Fit(_USUAL_LEVEL if _USUAL_LEVEL in rungs else min(rungs, key=rungs.__getitem__))
    mean = round(sum(known) / len(known))
    level = min(rungs, key=lambda one: (abs(rungs[one] - mean), rungs[one]))
    return Fit(level, mean, len(known))
