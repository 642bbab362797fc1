"""Ratings of people beside the bots, from worked examples; `rating` says how they are made."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from finished_games import many_games
from msgspec.structs import replace

from handfoot_gui.games import GAMES
from handfoot_gui.session.history.finished import FinishedGame, Seated, SideResult, Source
from handfoot_gui.session.history.rating import Climber, Rung, climbers, ladder

RUNGS = {"easy": 1000, "steady": 1400}
"""Four hundred points: easy is expected to win 1 of 11 games."""


def played(*sides: str, totals: Sequence[int], day: int = 0) -> FinishedGame:
    """A game between *sides*, as "Ana+steady": the names of people, and bots by their levels."""
    seats = tuple(
        Seated(name, name.islower(), name if name.islower() else "", side)
        for side, names in enumerate(sides)
        for name in names.split("+")
    )
    when = datetime(2026, 3, 1, tzinfo=UTC) + timedelta(days=day)
    results = tuple(SideResult(total, total == max(totals)) for total in totals)
    return FinishedGame(
        f"{day}", Source.PLAYED, "", "", "", "", when, when, False, 0, seats, results, ()
    )


def rated(*games: FinishedGame) -> dict[str, float]:
    return {one.name: one.steps[-1].rating for one in climbers(games, RUNGS)}


def test_a_first_win_against_an_equal_bot_brings_half_of_a_hundred() -> None:
    assert rated(played("Ana", "easy", totals=(500, 300))) == {"Ana": 1050}
    assert rated(played("Ana", "easy", totals=(300, 500))) == {"Ana": 950}
    assert rated(played("Ana", "easy", totals=(500, 500))) == {"Ana": 1000}
    # Nobody expects it against the stronger one: 100 times 10 of 11.
    assert rated(played("Ana", "steady", totals=(500, 300)))["Ana"] == pytest.approx(
        1090.91, abs=0.01
    )


def test_who_is_new_moves_faster_than_who_has_played_much() -> None:
    many = [played("Ana", "easy", totals=(day % 2, 1 - day % 2), day=day) for day in range(40)]
    (ana,) = climbers(many, RUNGS)
    steps = [abs(step.change) for step in ana.steps]
    assert steps[0] == 50
    # 800 / 9, and what 950 is expected to do against 1000.
    assert steps[1] == pytest.approx(50.80, abs=0.01)
    assert all(14 < step < 18 for step in steps[30:])
    assert [one.unsure for one in climbers(many[:9], RUNGS)] == [1]
    assert [one.unsure for one in climbers(many[:10], RUNGS)] == [0]


def test_partners_share_a_rating_and_move_alike() -> None:
    # 1000 and 1400 are 1200 together, against 1000: 0.7597 is expected.
    won = rated(played("Ana+steady", "easy+easy", totals=(500, 300)))
    assert won["Ana"] == pytest.approx(1024.03, abs=0.01)
    lost = rated(played("Ana+steady", "easy+easy", totals=(300, 500)))
    assert lost["Ana"] == pytest.approx(924.03, abs=0.01)
    pairs = rated(played("Ana+Karl", "Ruth+Josip", totals=(500, 300)))
    assert pairs == {"Ana": 1050, "Karl": 1050, "Ruth": 950, "Josip": 950}


def test_of_three_sides_the_winner_is_compared_with_each() -> None:
    # 0.5 against the one and 1/11 against the other are expected.
    first = rated(played("Ana", "easy", "steady", totals=(500, 100, 200)))
    assert first["Ana"] == pytest.approx(1000 + 100 * (0.5 + 10 / 11) / 2)
    for place in ((200, 100, 500), (100, 200, 500)):
        lost = rated(played("Ana", "easy", "steady", totals=place))
        assert lost["Ana"] == pytest.approx(1000 - 100 * (1 / 11) / 2)
    assert rated(played("Ana", "Karl", "Ruth", totals=(500, 300, 100))) == {
        "Ana": 1050, "Karl": 975, "Ruth": 975,
    }  # fmt: skip
    assert rated(played("Ana", "Karl", "Ruth", totals=(500, 500, 100))) == {
        "Ana": 1025, "Karl": 1025, "Ruth": 950,
    }  # fmt: skip


def test_four_equals_who_win_in_turn_stay_equal() -> None:
    names = ("Ana", "Karl", "Ruth", "Josip")
    turns = [tuple(500 * (seat == day % 4) for seat in range(4)) for day in range(400)]
    games = [played(*names, totals=totals, day=day) for day, totals in enumerate(turns)]
    assert all(abs(rating - 1000) < 20 for rating in rated(*games).values())


def test_who_sits_on_both_sides_stays_where_they_are() -> None:
    assert rated(played("Ana+Karl", "ANA+Ruth", totals=(500, 300))) == {
        "ANA": 1000, "Karl": 1050, "Ruth": 950,
    }  # fmt: skip


def test_some_games_do_not_count() -> None:
    game = played("Ana", "easy", totals=(500, 300))
    assert rated(replace(game, is_practice=True)) == {}
    assert rated(played("Ana", "grandmaster", totals=(500, 300))) == {}
    assert rated(played("Ana", totals=(500,))) == {}
    # Those with real cards, and with rules of the house, do.
    assert rated(replace(game, source=Source.KEPT, rules="Our house")) == {"Ana": 1050}


def test_nobody_falls_without_end() -> None:
    games = [played("Ana", "easy", totals=(0, 1), day=day) for day in range(3000)]
    assert rated(*games) == {"Ana": 100}


def test_it_does_not_matter_in_which_order_games_are_entered() -> None:
    for name, game in GAMES.items():
        games = [one for one in many_games(300) if one.game == name]
        found = ladder(games, game.ratings)
        Random(7).shuffle(games)
        assert ladder(games, game.ratings) == found
        ratings = [one.rating for one in found]
        assert ratings == sorted(ratings, reverse=True)
        assert {one.level for one in found if isinstance(one, Rung)} == set(game.levels)
        people = [one for one in found if isinstance(one, Climber)]
        assert sum(len(one.steps) for one in people) == sum(
            len({seat.key for seat in one.seats}) for one in games
        )


def test_people_stand_before_a_bot_that_is_as_good() -> None:
    tie = played("Ana", "easy", totals=(1, 1))
    assert [one.key for one in ladder([tie], RUNGS)] == [
        ("steady", True), ("ana", False), ("easy", True),
    ]  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_every_level_is_rated_above_the_one_below(name: str) -> None:
    game = GAMES[name]
    ratings = list(game.ratings.values())
    assert tuple(game.ratings) == game.levels
    assert ratings[0] == 1000
    assert ratings == sorted(set(ratings))
