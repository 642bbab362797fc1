"""Ratings of people beside the bots, from worked examples; `rating` says how they are made."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from math import log
from random import Random
from typing import cast

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


def near(rating: float) -> float:
    return cast(float, pytest.approx(rating, abs=0.02))


def rated(*games: FinishedGame) -> dict[str, float]:
    return {one.name: one.steps[-1].rating for one in climbers(games, RUNGS)}


def step(share: float, has_won: float, deviation: float = 250) -> float:
    """Of one game of which *share* was expected, by Glickman's formulas."""
    q = log(10) / 400
    variance = 1 / (1 / deviation**2 + q**2 * share * (1 - share))
    return q * max(60**2, variance) * (has_won - share)


def test_a_first_win_against_an_equal_bot_brings_118_points() -> None:
    assert rated(played("Ana", "easy", totals=(500, 300))) == {"Ana": near(1118.52)}
    assert rated(played("Ana", "easy", totals=(300, 500))) == {"Ana": near(881.48)}
    assert rated(played("Ana", "easy", totals=(500, 500))) == {"Ana": 1000}
    # One win of eleven is expected against the stronger one.
    won = played("Ana", "steady", totals=(500, 300))
    assert rated(won) == {"Ana": near(1000 + step(1 / 11, 1))} == {"Ana": near(1279.27)}


def test_who_is_new_moves_most_and_nine_even_games_make_a_rating_sure() -> None:
    many = [played("Ana", "easy", totals=(day % 2, 1 - day % 2), day=day) for day in range(60)]
    (ana,) = climbers(many, RUNGS)
    # 881.48 is expected to win 0.3358 against 1000, and has a deviation of 202.93.
    second = step(0.3358, 1, 202.93)
    assert [one.change for one in ana.steps[:2]] == [near(-118.52), near(second)]
    assert all(9 < abs(one.change) < 12 for one in ana.steps[40:])
    sure = [not climbers(many[:games], RUNGS)[0].is_uncertain for games in range(1, 15)]
    assert sure.index(True) == 8
    assert all(sure[8:])
    # Games whose end is plain tell less.
    plain = [played("Ana", "steady", totals=(0, 1), day=day) for day in range(20)]
    assert climbers(plain, RUNGS)[0].is_uncertain


def test_partners_share_a_rating_and_move_alike() -> None:
    # 1000 and 1400 are 1200 together, against 1000: 0.7597 is expected.
    for totals, has_won in (((500, 300), 1), ((300, 500), 0)):
        own = rated(played("Ana+steady", "easy+easy", totals=totals))
        assert own == {"Ana": near(1000 + step(0.759747, has_won))}
    pairs = rated(played("Ana+Karl", "Ruth+Josip", totals=(500, 300)))
    assert [round(rating) for rating in pairs.values()] == [1119, 1119, 881, 881]


def test_of_three_sides_each_has_its_share() -> None:
    # Strengths are as 1, 1 and 10.
    first = rated(played("Ana", "easy", "steady", totals=(500, 100, 200)))
    assert first == {"Ana": near(1000 + step(1 / 12, 1))}
    for totals in ((200, 100, 500), (100, 200, 500)):
        lost = rated(played("Ana", "easy", "steady", totals=totals))
        assert lost == {"Ana": near(1000 + step(1 / 12, 0))}
    shared = rated(played("Ana", "Karl", "Ruth", totals=(500, 500, 100)))
    assert shared["Ana"] == shared["Karl"] == near(1000 + step(1 / 3, 1 / 2))
    assert shared["Ruth"] == near(1000 + step(1 / 3, 0))


def test_four_equals_who_win_in_turn_stay_equal() -> None:
    names = ("Ana", "Karl", "Ruth", "Josip")
    turns = [tuple(500 * (seat == day % 4) for seat in range(4)) for day in range(400)]
    games = [played(*names, totals=totals, day=day) for day, totals in enumerate(turns)]
    assert all(abs(rating - 1000) < 30 for rating in rated(*games).values())


def test_who_sits_on_both_sides_stays_where_they_are() -> None:
    found = rated(played("Ana+Karl", "ANA+Ruth", totals=(500, 300)))
    assert found == {"ANA": 1000, "Karl": near(1118.52), "Ruth": near(881.48)}


def test_a_bot_of_a_level_that_the_game_lost_is_rated_as_its_strongest() -> None:
    for level in ("steady", "strong", "expert"):
        won = played("Ana", level, totals=(500, 300))
        assert rated(won) == {"Ana": near(1000 + step(1 / 11, 1))}


def test_some_games_do_not_count() -> None:
    game = played("Ana", "easy", totals=(500, 300))
    assert rated(replace(game, is_practice=True)) == {}
    assert rated(played("Ana", "grandmaster", totals=(500, 300))) == {}
    assert rated(played("Ana", totals=(500,))) == {}
    assert rated(played("Ana", "ANA", totals=(500, 300))) == {}, "nobody has an opponent"
    # Those with real cards, and with rules of the house, do.
    assert rated(replace(game, source=Source.KEPT, rules="Our house")) == {"Ana": near(1118.52)}


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
