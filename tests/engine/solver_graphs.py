"""Small random DAGs for the searches of the solver, and all their joint paths tried."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import product
from random import Random

from handfoot_gui.games.manipulation.solver.dual_bound import IMPOSSIBLE, NEVER
from handfoot_gui.games.manipulation.solver.layered_dag import (
    Arc,
    ArcColumns,
    ExplicitDag,
    LayeredDag,
    Pattern,
)
from handfoot_gui.games.manipulation.solver.search import Search

LAYERS = 4
KEYS = 3

Layers = Sequence[dict[int, ArcColumns]]


def random_dag(rng: Random) -> ExplicitDag:
    sizes = [1, *(rng.randint(1, 3) for _ in range(LAYERS - 1)), 1]
    arcs: list[list[list[Arc]]] = []
    for layer in range(LAYERS):
        here: list[list[Arc]] = []
        for _ in range(sizes[layer]):
            some = rng.sample(list(product(range(KEYS), range(sizes[layer + 1]))), sizes[layer + 1])
            some += [(key, rng.randrange(sizes[layer + 1])) for key in range(KEYS)][: 3 - layer % 2]
            here.append([
                (key, head, float(rng.randint(-9, 9)), rng.randint(-1, 2), (0, 0, ()))
                for key, head in some
            ])  # fmt: skip
        arcs.append(here)
    return ExplicitDag(arcs, 1)


def random_patterns(rng: Random, layer: int) -> list[Pattern]:
    keys = rng.sample(list(product(range(KEYS), repeat=4)), rng.randint(3, 9))
    return [
        Pattern(a, b, c, d, rng.randint(-6, 6) if layer else 0, rng.randint(0, 1) if layer else 0)
        for a, b, c, d in keys
    ]


def random_search(rng: Random, limit: int | None = None) -> Search:
    """Returns a search in which there is a path."""
    while True:
        dags = [random_dag(rng) for _ in range(4)]
        patterns = [random_patterns(rng, layer) for layer in range(LAYERS)]
        if best_of([dag.layers for dag in dags], patterns) > IMPOSSIBLE:
            return Search(dags, patterns, limit)


def best_path(search: Search) -> float:
    """Returns what the best joint path that is left in a search is worth."""
    return best_of([dag.layers for dag in search.dags], search.patterns)


def best_of(dags: Sequence[Layers], patterns: Sequence[Sequence[Pattern]]) -> float:
    paths: dict[tuple[int, ...], float] = {(0, 0, 0, 0): 0.0}
    for layer, some in enumerate(patterns):
        after: dict[tuple[int, ...], float] = {}
        for pattern in some:
            ways = []
            for dag, key in zip(dags, pattern[:4], strict=True):
                leads: dict[int, list[tuple[int, float]]] = defaultdict(list)
                for tail, head, worth in zip(*dag[layer].get(key, ([], [], [])), strict=True):
                    leads[tail].append((head, worth))
                ways.append(leads)
            for states, worth in paths.items():
                for arcs in product(*(w.get(s, ()) for w, s in zip(ways, states, strict=True))):
                    heads = tuple(head for head, _ in arcs)
                    value = worth + pattern.worth + sum(gain for _, gain in arcs)
                    after[heads] = max(value, after.get(heads, NEVER))
        paths = after
    return max(paths.values(), default=NEVER)


def best_cheap(search: Search, limit: int) -> float:
    """Returns the same of the paths that cost no more than *limit*, over all arcs."""
    dags: list[LayeredDag] = list(search.dags)
    paths: dict[tuple[tuple[int, ...], int], float] = {((0, 0, 0, 0), 0): 0.0}
    for layer, some in enumerate(search.patterns):
        after: dict[tuple[tuple[int, ...], int], float] = {}
        for (states, spent), worth in paths.items():
            ways = [dag.arcs(layer, state) for dag, state in zip(dags, states, strict=True)]
            for pattern in some:
                fitting = [
                    [arc for arc in arcs if arc[0] == key]
                    for arcs, key in zip(ways, pattern[:4], strict=True)
                ]
                for arcs in product(*fitting):
                    name = (
                        tuple(arc[1] for arc in arcs),
                        spent + pattern.cost + sum(arc[3] for arc in arcs),
                    )
                    value = worth + pattern.worth + sum(arc[2] for arc in arcs)
                    after[name] = max(value, after.get(name, NEVER))
        paths = after
    return max((worth for (_, cost), worth in paths.items() if cost <= limit), default=NEVER)


def best_own(search: Search, suit: int, layers: Layers) -> float:
    """Returns what the best path of one suit is worth with its multipliers."""
    paths = {0: 0.0}
    for layer, some in enumerate(layers):
        after: dict[int, float] = {}
        for key, columns in some.items():
            for tail, head, worth in zip(*columns, strict=True):
                if tail in paths:
                    value = paths[tail] + worth + search.bound.multipliers.by_suit[suit][layer][key]
                    after[head] = max(value, after.get(head, NEVER))
        paths = after
    return max(paths.values(), default=NEVER)
