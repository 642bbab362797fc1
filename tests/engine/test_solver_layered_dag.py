"""The layered DAGs of the solver: what is left out of them, and what is not."""

from __future__ import annotations

from random import Random

import pytest

from handfoot_gui.games.manipulation.solver.dual_bound import IMPOSSIBLE, NEVER, DualBound
from handfoot_gui.games.manipulation.solver.layered_dag import (
    Arc,
    ExplicitDag,
    LayeredDag,
    OpenArc,
    Pattern,
    build_dag,
)
from handfoot_gui.games.manipulation.solver.relaxed_suit import HighAceDag
from tests.engine.solver_graphs import LAYERS, random_dag


def paths_of(dag: LayeredDag, layer: int = 0, state: int = 0) -> list[tuple[float, ...]]:
    """Returns the keys and worths of all paths from a state to the end."""
    if layer == LAYERS:
        return [()]
    return sorted(
        (key, worth, *path)
        for key, columns in dag.layers[layer].items()
        for tail, head, worth in zip(*columns, strict=True)
        if tail == state
        for path in paths_of(dag, layer + 1, head)
    )


@pytest.mark.parametrize("seed", range(12))
def test_arcs_that_lead_nowhere_are_left_out_and_no_others(seed: int) -> None:
    rng = Random(500 + seed)
    whole = random_dag(rng)
    arcs = [
        [
            [arc for arc in whole.arcs(layer, state) if rng.random() < 0.6]
            for state in range(whole.sizes[layer])
        ]
        for layer in range(LAYERS)
    ]
    dag = ExplicitDag(arcs, 1)
    paths = paths_of(dag)
    dag.prune_dead_ends()
    assert paths_of(dag) == paths
    for layer in range(LAYERS - 1):
        begun = {a for tails, _, _ in dag.layers[layer + 1].values() for a in tails}
        for tails, heads, worths in dag.layers[layer].values():
            assert len(tails) == len(heads) == len(worths) > 0
            assert begun.issuperset(heads)


@pytest.mark.parametrize("limit", range(5))
@pytest.mark.parametrize("seed", range(3))
def test_a_dag_built_from_open_arcs_has_those_of_paths_that_cost_no_more(
    seed: int, limit: int
) -> None:
    whole = random_dag(Random(600 + seed))

    def open_arcs(layer: int, state: int, room: int) -> list[OpenArc[int]]:
        """Arcs that cost something and are worth the less."""
        return [
            (key, head, float(9 * key - abs(cost)), abs(cost), tag)
            for key, head, _, cost, tag in whole.arcs(layer, state)
            if abs(cost) <= room
        ]

    wanted: dict[tuple[int, ...], int] = {}
    paths: list[tuple[int, tuple[int, ...], int]] = [(0, (), 0)]
    for layer in range(LAYERS):
        paths = [
            (head, (*keys, key), spent + cost)
            for state, keys, spent in paths
            for key, head, _, cost, _ in open_arcs(layer, state, limit - spent)
        ]
    for _, keys, spent in paths:
        wanted[keys] = min(spent, wanted.get(keys, spent))
    built = build_dag(0, open_arcs, LAYERS, limit, 10_000)
    assert built is not None
    found: dict[tuple[float, ...], float] = {}
    for path in paths_of(built):
        found[path[::2]] = max(sum(path[1::2]), found.get(path[::2], NEVER))
    assert {keys: found[keys] for keys in wanted} == {
        keys: 9 * sum(keys) - spent for keys, spent in wanted.items()
    }
    ends = [arc for state in range(built.sizes[-2]) for arc in built.arcs(LAYERS - 1, state)]
    assert bool(ends) is bool(wanted)
    assert build_dag(0, open_arcs, LAYERS, limit, -1) is None


def test_jokers_that_only_a_low_ace_takes_are_no_key_where_aces_are_high() -> None:
    low: Arc = (1, 0, 0.0, 0, (1, 1, ()))
    high: Arc = (0, 1, 0.0, 0, (0, 0, ()))
    relaxed = ExplicitDag([[[low, high]], [[(0, 0, 0.0, 0, (0, 0, ()))]] * 2], 1)
    dag = HighAceDag(relaxed)
    assert dag.layers == [{0: ([0], [1], [0.0])}, relaxed.layers[1]]
    assert dag.arcs(0, 0) == [high]
    zeros = Pattern(0, 0, 0, 0)
    bound = DualBound([dag] * 4, [[Pattern(1, 1, 1, 1), zeros], [zeros]])
    assert bound.descend(2, NEVER, is_first_priced=True) == 0
    nothing = DualBound([dag] * 4, [[Pattern(1, 1, 1, 1)], [zeros]])
    assert nothing.descend(2, NEVER, is_first_priced=True) < IMPOSSIBLE
