"""Where the points of one person go: what decisions give away a deal, by theme and over time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct

from handfoot_gui.core.judgement import Gain
from handfoot_gui.core.practice import DealReview

LEAST_DEALS: Final = 12
"""Before so many deals nothing is said."""
_IN_GROUP: Final = 6
"""A mean over time is one of so many deals at least."""
_MOST_GROUPS: Final = 6
_SURE: Final = 2.0
"""Standard errors beyond which something is no chance."""
_AT_PRESENT: Final = timedelta(days=28)
"""Before this week; whoever has not played a game for longer does not play it at present."""


class Mean(Struct, frozen=True):
    """What is given away a deal, and the standard error of that."""

    value: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether surely something is given away."""
        return self.value > _SURE * self.error

    @property
    def sureness(self) -> float:
        """By how many standard errors that is."""
        return self.value / self.error if self.error else inf


class Going(Struct, frozen=True):
    """What goes with one theme."""

    theme: str
    whole: Mean
    """Of all deals."""
    over_time: tuple[Mean, ...]
    """Of parts with about as many deals each, the first ones first."""


class PointsGone(Struct, frozen=True):
    """What is known of one person in one game."""

    unit: Gain
    deals: int
    themes: tuple[Going, ...] = ()
    """The costliest first; none before there are `LEAST_DEALS`."""
    ends: tuple[date, ...] = ()
    """The day of the last deal of each part."""

    @property
    def is_known(self) -> bool:
        """Whether it is sure of anything."""
        return any(going.whole.is_sure for going in self.themes)


def points_gone(reviews: Iterable[DealReview]) -> PointsGone:
    """What *reviews* of one game, in the order of days, tell of their person.

    Only deals that were judged in the unit of most of them count.
    """
    every = tuple(reviews)
    units = Counter(review.unit for review in every)
    unit = max(units, key=lambda one: units[one], default=Gain.POINTS)
    deals = [review for review in every if review.unit is unit]
    if len(deals) < LEAST_DEALS:
        return PointsGone(unit, len(deals))
    parts = _parts(deals)
    themes = dict.fromkeys(lost.theme for deal in deals for lost in deal.lost)
    found = [
        Going(
            theme,
            _mean(_amounts(theme, deals)),
            tuple(_mean(_amounts(theme, part)) for part in parts),
        )
        for theme in themes
    ]
    found.sort(key=lambda going: -going.whole.value)
    ends = tuple(date.fromisoformat(part[-1].day) for part in parts)
    return PointsGone(unit, len(deals), tuple(found), ends)


def costliest(reviews: Iterable[DealReview]) -> Going | None:
    """The theme that surely costs more than each other one, if one does.

    Themes are compared deal by deal, since what one deal costs they share.
    """
    every = tuple(reviews)
    gone = points_gone(every)
    if not gone.is_known:
        return None
    deals = [review for review in every if review.unit is gone.unit]
    first, *others = gone.themes
    amounts = _amounts(first.theme, deals)
    for other in others:
        pairs = zip(amounts, _amounts(other.theme, deals), strict=True)
        if not _mean([one - two for one, two in pairs]).is_sure:
            return None
    return first if first.whole.is_sure else None


class Surest(Struct, frozen=True):
    """Where the points of one person go most surely."""

    game: str
    theme: str


def surest(games: Mapping[str, Sequence[DealReview]], today: date) -> Surest | None:
    """Of *games* that are played at present, the one in which most surely something goes, and with
    what; the same all week, and None where nothing is sure in any.

    Points, chances and cards cannot be compared, but how sure each is. A game that was not played
    for weeks has its turn where nothing is sure in one that was.
    """
    found: list[tuple[bool, float, Surest]] = []
    for game, reviews in games.items():
        before = before_this_week(reviews, today)
        going = costliest(before)
        if going is not None:
            last = max(date.fromisoformat(review.day) for review in before)
            is_played = _monday(today) - last <= _AT_PRESENT
            found.append((is_played, going.whole.sureness, Surest(game, going.theme)))
    return max(found, key=lambda one: one[:2])[2] if found else None


def before_this_week(reviews: Iterable[DealReview], today: date) -> tuple[DealReview, ...]:
    """Those of the weeks before that of *today*: what is said by them stays so all week."""
    monday = _monday(today)
    return tuple(review for review in reviews if date.fromisoformat(review.day) < monday)


def _monday(today: date) -> date:
    return today - timedelta(days=today.weekday())


def _parts(deals: Sequence[DealReview]) -> list[Sequence[DealReview]]:
    count = min(_MOST_GROUPS, len(deals) // _IN_GROUP)
    edges = [round(part * len(deals) / count) for part in range(count + 1)]
    return [deals[edges[n] : edges[n + 1]] for n in range(count)]


def _amounts(theme: str, deals: Iterable[DealReview]) -> list[float]:
    """What *theme* cost in each deal; nothing where it did not come up."""
    return [sum(lost.amount for lost in deal.lost if lost.theme == theme) for deal in deals]


def _mean(amounts: Sequence[float]) -> Mean:
    return Mean(fmean(amounts), stdev(amounts) / sqrt(len(amounts)))
