"""Where the points go: nothing is said before it is sure, and one thing all week."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from random import Random

import pytest
from msgspec.structs import replace

from handfoot_gui.core.judgement import Gain
from handfoot_gui.core.practice import DealReview, Lost
from handfoot_gui.core.seats import Seat
from handfoot_gui.games import GAMES
from handfoot_gui.session.points_gone import (
    LEAST_DEALS,
    Surest,
    before_this_week,
    costliest,
    points_gone,
    surest,
)

FIRST = date(2026, 10, 5)


def deals(
    number: int, amounts: Callable[[Random], dict[str, float]], unit: Gain = Gain.POINTS
) -> list[DealReview]:
    """So many deals, one a day, that cost by theme what *amounts* says."""
    rng = Random(7)
    return [
        DealReview(
            1, Seat(0), (FIRST + timedelta(days=n)).isoformat(), unit,
            tuple(Lost(theme, lost, 5.0, 4) for theme, lost in amounts(rng).items()), (),
        )
        for n in range(number)
    ]  # fmt: skip


def plain(rng: Random) -> dict[str, float]:
    """Discards cost 30 a deal, the pile 8, and wilds nothing."""
    return {
        "pile": rng.gauss(8, 4),
        "discards": rng.gauss(30, 10),
        "wilds": rng.gauss(0, 10),
    }


def test_nothing_is_said_before_there_are_enough_deals() -> None:
    few = points_gone(deals(LEAST_DEALS - 1, plain))
    assert (few.deals, few.themes, few.is_known) == (LEAST_DEALS - 1, (), False)
    assert costliest(deals(LEAST_DEALS - 1, plain)) is None
    assert points_gone(deals(LEAST_DEALS, plain)).is_known
    assert points_gone(()).deals == 0


def test_what_is_given_away_is_told_by_theme_and_over_time_the_costliest_first() -> None:
    gone = points_gone(deals(40, plain))
    assert [going.theme for going in gone.themes] == ["discards", "pile", "wilds"]
    assert [going.whole.is_sure for going in gone.themes] == [True, True, False]
    assert gone.themes[0].whole.value == pytest.approx(30, abs=6)
    assert gone.themes[0].whole.error == pytest.approx(10 / 40**0.5, rel=0.4)
    assert {len(going.over_time) for going in gone.themes} == {len(gone.ends)} == {6}
    assert gone.ends[-1] == FIRST + timedelta(days=39)
    assert costliest(deals(40, plain)) == gone.themes[0]


@pytest.mark.parametrize("seed", range(20))
def test_of_mere_chance_nothing_is_said_to_cost_most(seed: int) -> None:
    rng = Random(seed)

    def alike(_: Random) -> dict[str, float]:
        return {theme: rng.gauss(20, 15) for theme in ("pile", "discards", "wilds")}

    found = [costliest(deals(30, alike)) for _ in range(20)]
    assert found.count(None) >= 17


def test_one_dear_deal_alone_proves_nothing() -> None:
    costs = iter([400.0] + [0.0] * 30)

    def once(_: Random) -> dict[str, float]:
        return {"foot": next(costs), "pile": 0.0}

    assert not points_gone(deals(20, once)).is_known


def test_a_theme_that_does_not_come_up_in_a_deal_costs_nothing_there() -> None:
    def seldom(rng: Random) -> dict[str, float]:
        found = {"pile": 10.0}
        return found if rng.random() < 0.5 else {**found, "foot": 10.0}

    whole = {going.theme: going.whole.value for going in points_gone(deals(40, seldom)).themes}
    assert whole["pile"] == 10
    assert 2 < whole["foot"] < 8


def test_what_is_counted_otherwise_is_not_mixed_in() -> None:
    mixed = [*deals(20, plain), *deals(5, lambda _: {"pile": 90.0}, Gain.CHANCE)]
    assert points_gone(mixed) == points_gone(deals(20, plain))


def test_what_is_said_of_a_week_stays_so_until_sunday() -> None:
    played = deals(40, plain)
    monday = FIRST + timedelta(days=28)
    said = {
        tuple(review.day for review in before_this_week(played, monday + timedelta(days=n)))
        for n in range(7)
    }
    assert len(said) == 1
    assert len(said.pop()) == 28
    assert len(before_this_week(played, monday + timedelta(days=7))) == 35


def somewhat(rng: Random) -> dict[str, float]:
    """The pile costs 30 a deal, which is less sure than what `plain` says of discards."""
    return {"pile": rng.gauss(30, 40), "wilds": rng.gauss(0, 10)}


NOW = FIRST + timedelta(days=50)


@pytest.mark.parametrize("game", list(GAMES))
def test_advice_is_about_the_game_in_which_most_surely_something_goes(game: str) -> None:
    played = {name: deals(40, plain if name == game else somewhat) for name in GAMES}
    assert {costliest(some).theme for some in played.values()} == {"discards", "pile"}
    assert surest(played, NOW) == Surest(game, "discards")


@pytest.mark.parametrize("game", list(GAMES))
def test_advice_is_about_a_game_that_is_played_at_present(game: str) -> None:
    long_ago = [
        replace(one, day=(date.fromisoformat(one.day) - timedelta(days=90)).isoformat())
        for one in deals(40, plain)
    ]
    played = {name: deals(40, somewhat) if name == game else long_ago for name in GAMES}
    assert surest(played, NOW) == Surest(game, "pile")
    del played[game]
    assert surest(played, NOW) is not None


@pytest.mark.parametrize("unit", list(Gain))
def test_what_a_game_is_counted_in_gives_it_no_preference(unit: Gain) -> None:
    hundredth = {Gain.POINTS: 1.0, Gain.CHANCE: 0.01, Gain.LAID: 0.1}[unit]

    def small(rng: Random) -> dict[str, float]:
        return {theme: amount * hundredth for theme, amount in plain(rng).items()}

    played = {"one": deals(40, somewhat), "other": deals(40, small, unit)}
    assert surest(played, NOW) == Surest("other", "discards")


def test_without_anything_sure_nothing_is_advised() -> None:
    assert surest({}, NOW) is None
    assert surest({"raub": deals(5, plain)}, NOW) is None
