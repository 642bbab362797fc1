"""The dual bound of the solver, against trying every joint path of small DAGs."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from handfoot_gui.games.manipulation.solver.dual_bound import IMPOSSIBLE, NEVER, SLACK
from tests.engine.solver_graphs import LAYERS, best_path, random_search


@pytest.mark.parametrize("seed", range(12))
def test_no_bound_is_below_the_best_path(seed: int) -> None:
    rng = Random(seed)
    search = random_search(rng)
    bound, best = search.bound, best_path(search)
    for prices in bound.multipliers.by_suit:
        prices[0] = {key: float(rng.randint(-9, 9)) for key in prices[0]}
    for is_first_priced in (False, False, False, True, True, True, True, True):
        assert bound.descend(1, NEVER, is_first_priced=is_first_priced) >= best - SLACK
        assert bound.value() >= best - SLACK
    assert max(worth for worth, _ in bound.candidates(best)) >= best - SLACK
    assert not bound.candidates(bound.value() + 1)


@pytest.mark.parametrize("seed", range(8))
def test_the_second_pass_has_no_momentum_and_never_has_to_be_done_again(seed: int) -> None:
    bound = random_search(Random(300 + seed)).bound
    before = bound.version
    first = bound.descend(1, NEVER, is_first_priced=True)
    assert bound.descend(1, NEVER, is_first_priced=True) <= first + SLACK
    assert bound.version == before + 2
    assert bound.descend(6, NEVER, is_first_priced=True) <= first + SLACK


@pytest.mark.parametrize("seed", range(8))
def test_multipliers_over_other_keys_only_guide_and_rule_nothing_out(seed: int) -> None:
    rng = Random(400 + seed)
    search, other = random_search(rng), random_search(rng).bound
    bound, best = search.bound, best_path(search)
    other.descend(3, NEVER, is_first_priced=True)
    other.multipliers.by_suit[0][1].pop(next(iter(other.multipliers.by_suit[0][1])))
    before = [[[*some] for some in prices] for prices in bound.multipliers.by_suit]
    bound.multipliers.be_guided_by(other.multipliers)
    for suit, layer in product(range(4), range(LAYERS)):
        known = other.multipliers.by_suit[suit][layer]
        known = {key: price for key, price in known.items() if price > IMPOSSIBLE}
        guided = {key: known.get(key, 0.0) for key in before[suit][layer]}
        assert bound.multipliers.by_suit[suit][layer] == guided
    assert bound.descend(2, NEVER, is_first_priced=True) >= best - SLACK
    assert search.cut(best - SLACK)
    assert best_path(search) == best
