"""The depth-first search of the solver, against trying every joint path of small DAGs."""

from __future__ import annotations

from random import Random

import pytest

from handfoot_gui.games.manipulation.solver.dual_bound import NEVER
from handfoot_gui.games.manipulation.solver.search import UNLIMITED, DepthFirst
from tests.engine.solver_graphs import best_cheap, best_path, random_search


@pytest.mark.parametrize("passes", [1, 3])
@pytest.mark.parametrize("seed", range(12))
def test_the_best_path_is_found_and_no_better_one(seed: int, passes: int) -> None:
    search = random_search(Random(seed))
    best = best_path(search)
    paths = DepthFirst(search.bound)
    search.bound.descend(passes, NEVER)
    assert paths.find(best, UNLIMITED) == best
    worth = sum(pattern.worth + sum(arc[2] for arc in arcs) for pattern, arcs in paths.answer)
    assert worth == best
    assert paths.find(best + 1, UNLIMITED) < best + 1
    assert not paths.answer
    assert search.cut(best - 3)
    assert paths.find(best, UNLIMITED) == best


def test_a_search_that_gives_up_returns_its_aim_and_no_answer() -> None:
    search = random_search(Random(1))
    search.bound.descend(1, NEVER)
    paths = DepthFirst(search.bound)
    best = best_path(search)
    assert paths.find(best - 9, -1) == best - 9
    assert not paths.answer
    assert paths.nodes == 1


@pytest.mark.parametrize("seed", range(12))
def test_the_best_path_that_costs_no_more_than_it_may_is_found(seed: int) -> None:
    rng = Random(100 + seed)
    limit = rng.randint(-2, 6)
    search = random_search(rng, limit)
    best = best_cheap(search, limit)
    search.bound.descend(3, NEVER, is_first_priced=True)
    assert search.bound.value() >= best
    if best <= NEVER:
        assert search.find(-500) < -500
        return
    assert search.cut(best - 1e-6)
    aim = best + 3
    while (found := search.find(aim)) < aim:
        assert found >= best
        aim = found
    assert aim == best
    cost = sum(pattern.cost + sum(arc[3] for arc in arcs) for pattern, arcs in search.answer)
    assert cost <= limit
