"""The search for the best joint path: a dual bound, a depth-first search, and reductions.

What cannot be part of a path worth the aim is left out (reduced-cost fixing), and what is left can
be divided into parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from handfoot_gui.games.manipulation.solver.depth_first import DepthFirst
from handfoot_gui.games.manipulation.solver.dual_bound import NEVER, DualBound
from handfoot_gui.games.manipulation.solver.layered_dag import (
    Answer,
    ArcColumns,
    LayeredDag,
    Pattern,
    Subgraph,
    kept_arcs,
)

UNLIMITED: Final = 1_000_000_000
"""More nodes than any search tries."""


class Search:
    """The search for the best joint path of four DAGs under patterns."""

    def __init__(
        self,
        dags: Sequence[LayeredDag],
        patterns: Sequence[Sequence[Pattern]],
        limit: int | None = None,
        discount: int = 0,
    ) -> None:
        """*limit* and *discount*: as in `DepthFirst`."""
        self._limit = limit
        self._discount = discount
        self.bound = DualBound(dags, patterns, discount * (limit or 0))
        self._paths = DepthFirst(self.bound, limit, discount)
        self.others: list[list[dict[int, float]]] = []
        """By suit, layer and key: what the other suits and the pattern may be worth; known after
        a cut."""

    @property
    def dags(self) -> Sequence[LayeredDag]:
        return self.bound.dags

    @property
    def patterns(self) -> list[list[Pattern]]:
        return self.bound.patterns

    @property
    def nodes(self) -> int:
        """Number of states tried."""
        return self._paths.nodes

    @property
    def answer(self) -> Answer:
        """The path that `find` found; empty for none."""
        return self._paths.answer

    def find(self, aim: float, most_nodes: int = UNLIMITED) -> float:
        """See `DepthFirst.find`."""
        return self._paths.find(aim, most_nodes)

    def has_choice(self) -> bool:
        """Returns whether there is a layer with several patterns."""
        return any(len(some) > 1 for some in self.patterns)

    def over(self, dags: Sequence[LayeredDag], patterns: Sequence[Sequence[Pattern]]) -> Search:
        """Returns a search over other DAGs and patterns with no more keys, which goes on from the
        bound of this one."""
        search = Search(dags, patterns, self._limit, self._discount)
        search.bound.follow(self.bound)
        return search

    def divide(self, need: float) -> Iterator[Search]:
        """Yields searches over parts in which all paths worth *need* lie: one for every pattern of
        the first layer, the likeliest first; where that has one only, of the layer with the
        fewest. After a pass that priced the first layer."""
        if len(self.patterns[0]) > 1:
            parts = (self.part(pattern, need) for _, pattern in self.bound.candidates(need))
            yield from filter(None, parts)
            return
        _, layer = min([(len(some), n) for n, some in enumerate(self.patterns) if len(some) > 1])
        for pattern in self.patterns[layer]:
            yield self._with_pattern(layer, pattern)

    def part(self, pattern: Pattern, need: float) -> Search | None:
        """Returns a search over what may be part of a path worth *need* with that *pattern* at the
        first layer; None where nothing may. After a pass that priced the first layer."""
        search = self._with_pattern(0, pattern)
        search.bound.price(0)
        return search if search.cut(need) else None

    def _with_pattern(self, layer: int, pattern: Pattern) -> Search:
        """Returns a search with one *pattern* of a layer only."""
        dags = []
        for dag, key in zip(self.dags, pattern[:4], strict=True):
            layers = [*dag.layers]
            layers[layer] = {key: layers[layer][key]}
            dags.append(Subgraph(dag, layers))
        patterns = [*self.patterns]
        patterns[layer] = [pattern]
        return self.over(dags, patterns)

    def narrow(self, need: float, passes: int, gain: float) -> bool:
        """Makes passes and cuts by turns while a pass brings the bound down by *gain*; returns
        false where no path can be worth *need*."""
        while True:
            was = self.bound.best
            bound = self.bound.descend(passes, need, gain, is_first_priced=True)
            if bound < need or not self.cut(need):
                return False
            if was - bound < gain * passes:
                return True

    def cut(self, need: float) -> bool:
        """Leaves out all that cannot be part of a path worth *need*; returns false where nothing is
        left. After a pass that priced the first layer.

        A tie says more than its multipliers: an arc can be worth no more than with the likeliest
        pattern that has its key, and with the most the other suits can do with their keys.
        """
        self.others = [[], [], [], []]
        patterns: list[list[Pattern]] = []
        behind = [[0.0] for _ in range(4)]
        layers: list[list[dict[int, ArcColumns]]] = [[], [], [], []]
        for layer, patterns_here in enumerate(self.patterns):
            columns_here = [dag.layers[layer] for dag in self.dags]
            values: list[dict[int, list[float]]] = []
            best: list[dict[int, float]] = []
            for suit in range(4):
                here, ahead = behind[suit], self.bound.ahead[suit][layer + 1]
                some = {
                    key: [here[tail] + worth + ahead[head] for tail, head, worth in zip(*columns)]
                    for key, columns in columns_here[suit].items()
                }
                values.append(some)
                best.append({key: max(worths) for key, worths in some.items()})
            kept, tops = _possible(patterns_here, best, need)
            if not kept:
                return False
            patterns.append(kept)
            for suit in range(4):
                prices = self.bound.multipliers[suit][layer]
                here = behind[suit]
                after = [NEVER] * self.dags[suit].sizes[layer + 1]
                found: dict[int, ArcColumns] = {}
                for key, top in tops[suit].items():
                    columns = columns_here[suit][key]
                    may_be = values[suit][key]
                    least = need - top + best[suit][key]
                    if min(may_be) < least:
                        columns = kept_arcs(columns, [value >= least for value in may_be])
                    found[key] = columns
                    price = prices[key]
                    for tail, head, worth in zip(*columns):
                        value = here[tail] + worth + price
                        if value > after[head]:
                            after[head] = value
                behind[suit] = after
                layers[suit].append(found)
                self.others[suit].append(
                    {key: top - best[suit][key] for key, top in tops[suit].items()}
                )
        dags = [Subgraph(dag, some) for dag, some in zip(self.dags, layers, strict=True)]
        self.bound.restrict(dags, patterns)
        return True


def _possible(
    patterns: Sequence[Pattern], best: Sequence[dict[int, float]], need: float
) -> tuple[list[Pattern], list[dict[int, float]]]:
    """Returns the patterns that may be part of a path worth *need*, when *best* says by suit and
    key what the suit may be worth; and by suit and key what a path may be worth."""
    of_a, of_b, of_c, of_d = best
    tops: list[dict[int, float]] = [{}, {}, {}, {}]
    kept: list[Pattern] = []
    for pattern in patterns:
        a, b, c, d, worth, _, _ = pattern
        if a in of_a and b in of_b and c in of_c and d in of_d:
            total = of_a[a] + of_b[b] + of_c[c] + of_d[d] + worth
            if total >= need:
                kept.append(pattern)
                for top, key in zip(tops, (a, b, c, d)):
                    if total > top.get(key, NEVER):
                        top[key] = total
    return kept, tops
