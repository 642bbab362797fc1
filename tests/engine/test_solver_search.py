"""What the searches of the solver leave out, against trying every joint path of small DAGs."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from handfoot_gui.games.manipulation.solver.dual_bound import NEVER, SLACK
from handfoot_gui.games.manipulation.solver.search import Search
from tests.engine.solver_graphs import LAYERS, best_of, best_own, best_path, random_search


def best_of_parts(search: Search, need: float, depth: int = 0) -> float:
    """Returns what the best path is worth that is left when a search is narrowed and divided as
    often as that goes."""
    if not search.narrow(need, 2, 0.5):
        return NEVER
    kept = best_path(search)
    assert search.bound.value() >= kept - SLACK
    if not search.has_choice() or depth == 4:
        assert kept < need or search.find(kept) == kept
        return kept
    return max([best_of_parts(part, need, depth + 1) for part in search.divide(need)])


@pytest.mark.parametrize("seed", range(12))
def test_the_best_path_is_never_left_out(seed: int) -> None:
    search = random_search(Random(seed))
    best = best_path(search)
    search.bound.descend(5, NEVER, is_first_priced=True)
    whole = search.over(search.dags, search.patterns)
    assert whole.cut(best - 3 - SLACK)
    assert best_path(whole) == best
    assert whole.find(best) == best
    search.narrow(best - SLACK, 2, 0.5)
    assert best_path(search) == best
    parts = [search.part(pattern, best - SLACK) for pattern in search.patterns[0]]
    assert max(best_path(part) for part in parts if part) == best
    assert not search.narrow(best + 1, 2, 0.5) or search.find(best + 1) < best + 1


@pytest.mark.parametrize("room", [0, 5])
@pytest.mark.parametrize("seed", range(8))
def test_one_of_the_parts_has_the_best_path(seed: int, room: int) -> None:
    search = random_search(Random(200 + seed))
    best = best_path(search)
    assert best_of_parts(search, best - room - SLACK) == best


@pytest.mark.parametrize("seed", range(12))
def test_what_a_cut_says_of_the_other_suits_is_never_too_little(seed: int) -> None:
    search = random_search(Random(seed))
    assert search.narrow(best_path(search) - 4 - SLACK, 2, 0.5)
    for suit, layer in product(range(4), range(LAYERS)):
        for key in search.dags[suit].layers[layer]:
            layers = [*search.dags[suit].layers]
            layers[layer] = {key: layers[layer][key]}
            dags = [dag.layers for dag in search.dags]
            dags[suit] = layers
            own = (
                best_own(search, suit, layers) - search.bound.multipliers.by_suit[suit][layer][key]
            )
            rest = search.others[suit][layer][key]
            assert best_of(dags, search.patterns) <= own + rest + SLACK
