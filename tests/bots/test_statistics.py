"""How sure the result of a match is: known figures, and how often the early end is wrong."""

from __future__ import annotations

from random import Random

import pytest

from handfoot_gui.bots.statistics import (
    SequentialTest,
    half_interval,
    ratings,
    sequential_interval,
    share_interval,
)


def test_intervals_are_those_of_the_books() -> None:
    assert share_interval(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert share_interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    # Student's 2.776 of four degrees of freedom.
    assert half_interval([1, 2, 3, 4, 5]) == pytest.approx(2.776 * (2.5 / 5) ** 0.5, abs=0.01)
    assert half_interval([1]) is None


def verdict(share: float, rng: Random, sets: int) -> tuple[int, int]:
    """What the test says of pairs of games that are won with this chance, and after how many."""
    test = SequentialTest(0.5)
    for number in range(1, sets + 1):
        test.add(sum(rng.random() < share for _ in range(2)) / 2)
        if test.verdict:
            return test.verdict, number
    return 0, sets


def test_equal_bots_are_seldom_called_unequal_though_it_is_asked_after_every_set() -> None:
    rng = Random(1)
    assert sum(verdict(0.5, rng, 300)[0] != 0 for _ in range(100)) <= 8


def test_a_better_bot_is_found_the_sooner_the_better_it_is() -> None:
    rng = Random(1)
    needed = []
    for share in (0.65, 0.8, 0.95):
        found = [verdict(share, rng, 400) for _ in range(40)]
        assert all(is_better == 1 for is_better, _ in found)
        needed.append(sorted(count for _, count in found)[20])
    assert 100 > needed[0] > needed[1] > needed[2] >= 8


def test_what_the_early_end_leaves_open_is_an_interval_around_the_mean() -> None:
    rng = Random(1)
    shares = [sum(rng.random() < 0.7 for _ in range(2)) / 2 for _ in range(200)]
    low, high = sequential_interval(shares)
    assert 0.55 < low < 0.7 < high < 0.85
    wide = sequential_interval(shares[:50])
    assert wide[0] < low < high < wide[1]


def test_ratings_are_those_of_the_odds() -> None:
    met = {("a", "b"): (100.0 * 10, 1100), ("b", "c"): (1000.0, 1100), ("a", "c"): (990.0, 1000)}
    found = ratings(["a", "b", "c"], met)
    assert found["a"] - found["b"] == pytest.approx(400, abs=8)
    assert found["b"] - found["c"] == pytest.approx(400, abs=8)
    assert sum(found.values()) == pytest.approx(0)
    never_lost = ratings(["a", "b"], {("a", "b"): (10.0, 10)})
    assert 400 < never_lost["a"] - never_lost["b"] < 800
