"""The search for the best joint path of four DAGs: a dual bound, depth-first search, reductions.

Aiming for the bound, and lowering the aim to the best bound left, the depth-first search runs
nearly straight to the best path. What cannot be part of a path worth the aim is left out
(reduced-cost fixing), and what is left can be divided into parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor
from operator import itemgetter
from typing import Final, TypeAlias

from handfoot_gui.core.thinking_time import think_on
from handfoot_gui.games.manipulation.solver.dual_bound import IMPOSSIBLE, NEVER, SLACK, DualBound
from handfoot_gui.games.manipulation.solver.layered_dag import (
    Answer,
    Arc,
    ArcColumns,
    LayeredDag,
    Pattern,
    Subgraph,
    kept_arcs,
)

_States: TypeAlias = tuple[int, int, int, int]
_Arcs: TypeAlias = tuple[Arc, Arc, Arc, Arc]
_JointArc: TypeAlias = tuple[float, float, _States, Pattern, _Arcs]
"""What it may be worth with all that follows, its own worth, its head, pattern and arcs."""


class DepthFirst:
    """The depth-first search over what a bound knows; what it learns stays true as long as the
    bound is only restricted."""

    def __init__(self, bound: DualBound, limit: int | None = None, discount: int = 0) -> None:
        """*limit*: what a path may cost in all; None for anything. *discount*: by how much the
        worths of arcs and patterns are too low for each bit of cost, so that the bound knows of
        the limit."""
        self.nodes = 0
        """States tried."""
        self.answer: Answer = []
        self._bound = bound
        self._version = -1
        self._patterns: list[list[Pattern]] = []
        self._limit = limit
        self._discount = discount
        self._layers = len(bound.patterns)
        self._costs_ahead: list[list[list[int]]] = []
        self._pairs: list[dict[tuple[int, int], list[tuple[int, int, int, Pattern]]]] = []
        """By layer and the keys of the first two suits the patterns: other keys, and worth."""
        self._failed: list[dict[tuple[_States, int], float]] = [{} for _ in bound.patterns]
        self._sorted: dict[tuple[int, int, int], dict[int, list[tuple[float, Arc]]]] = {}

    def find(self, aim: float, most_nodes: int) -> float:
        """Returns the worth of some path worth at least *aim*, left in `answer`; else a bound below
        the aim.

        After *most_nodes* more states it may give up: then it returns the aim without an answer.
        """
        if self._version != self._bound.version:
            self._version = self._bound.version
            self._sorted.clear()
        if self._patterns is not self._bound.patterns:
            self._patterns = self._bound.patterns
            self._pair_patterns()
        if self._limit is not None and not self._costs_ahead:
            self._costs_ahead = [dag.minimum_costs for dag in self._bound.dags]
        self.answer = []
        self._stop = self.nodes + most_nodes
        found = self._find(0, (0, 0, 0, 0), 0, aim)
        self.answer.reverse()
        return found

    def _pair_patterns(self) -> None:
        self._pairs = []
        for some in self._patterns:
            pairs: dict[tuple[int, int], list[tuple[int, int, int, Pattern]]] = {}
            for pattern in some:
                a, b, c, d, worth, _, _ = pattern
                pairs.setdefault((a, b), []).append((c, d, worth, pattern))
            self._pairs.append(pairs)

    def _find(self, layer: int, states: _States, spent: int, aim: float) -> float:
        if layer == self._layers:
            return 0
        failed = self._failed[layer]
        known = failed.get((states, spent))
        if known is not None and known < aim:
            return known
        self.nodes += 1
        think_on()
        room = 0 if self._limit is None else self._discount * (self._limit - spent)
        joint_arcs, best = self._joint_arcs(layer, states, aim - room)
        best += room
        for bound, worth, heads, pattern, arcs in joint_arcs:
            if self.nodes > self._stop:
                return aim
            spent_then = 0
            if self._limit is not None:
                a, b, c, d = arcs
                spent_then = spent + pattern.cost + a[3] + b[3] + c[3] + d[3]
                if spent_then + self._cost_ahead(layer + 1, heads) > self._limit:
                    continue
                worth += self._discount * (spent_then - spent)
            found = worth + self._find(layer + 1, heads, spent_then, aim - worth)
            if found >= aim:
                if layer + 1 == self._layers or self.answer:
                    self.answer.append((pattern, arcs))
                return found
            best = max(best, min(found, floor(bound + SLACK) + room))
        failed[states, spent] = best
        return best

    def _cost_ahead(self, layer: int, states: _States) -> int:
        return sum([
            some[layer][state] for some, state in zip(self._costs_ahead, states, strict=True)
        ])  # fmt: skip

    def _arcs(self, suit: int, layer: int, state: int) -> dict[int, list[tuple[float, Arc]]]:
        """Returns the arcs of a suit by key, those with the best bound first."""
        found = self._sorted.get((suit, layer, state))
        if found is None:
            found = {}
            ahead = self._bound.ahead[suit][layer + 1]
            prices = self._bound.multipliers.by_suit[suit][layer]
            for arc in self._bound.dags[suit].arcs(layer, state):
                key, head, worth, _, _ = arc
                value = worth + ahead[head]
                if value > IMPOSSIBLE and prices.get(key, NEVER) > IMPOSSIBLE:
                    found.setdefault(key, []).append((value, arc))
            for arcs in found.values():
                arcs.sort(key=itemgetter(0), reverse=True)
            self._sorted[suit, layer, state] = found
        return found

    def _joint_arcs(self, layer: int, states: _States, aim: float) -> tuple[list[_JointArc], float]:
        """Returns the joint arcs that may reach the aim, the best first, and what the others may
        reach at most."""
        need = aim - SLACK
        cut = 10 * NEVER
        a, b, c, d = states
        of_a, of_b = self._arcs(0, layer, a), self._arcs(1, layer, b)
        of_c, of_d = self._arcs(2, layer, c), self._arcs(3, layer, d)
        pairs = self._pairs[layer]
        fitting = [
            (some_a, some_b, of_c[kc], of_d[kd], extra, pattern)
            for ka, some_a in of_a.items()
            for kb, some_b in of_b.items()
            for kc, kd, extra, pattern in pairs.get((ka, kb), ())
            if kc in of_c and kd in of_d
        ]
        found: list[_JointArc] = []
        for some_a, some_b, some_c, some_d, extra, pattern in fitting:
            top_d = some_d[0][0]
            top_c = some_c[0][0] + top_d
            top_b = some_b[0][0] + top_c
            for value_a, arc_a in some_a:
                value_a += extra
                if value_a + top_b < need:
                    cut = max(cut, value_a + top_b)
                    break
                for value_b, arc_b in some_b:
                    value_b += value_a
                    if value_b + top_c < need:
                        cut = max(cut, value_b + top_c)
                        break
                    for value_c, arc_c in some_c:
                        value_c += value_b
                        if value_c + top_d < need:
                            cut = max(cut, value_c + top_d)
                            break
                        for value_d, arc_d in some_d:
                            value_d += value_c
                            if value_d < need:
                                cut = max(cut, value_d)
                                break
                            found.append((
                                value_d,
                                extra + arc_a[2] + arc_b[2] + arc_c[2] + arc_d[2],
                                (arc_a[1], arc_b[1], arc_c[1], arc_d[1]),
                                pattern,
                                (arc_a, arc_b, arc_c, arc_d),
                            ))  # fmt: skip
        found.sort(key=itemgetter(0), reverse=True)
        return found, floor(cut + SLACK)


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
            ahead = [some[layer + 1] for some in self.bound.ahead]
            values = list(map(_arc_values, behind, columns_here, ahead))
            best = [{key: max(worths) for key, worths in some.items()} for some in values]
            kept, tops = _possible(patterns_here, best, need)
            if not kept:
                return False
            patterns.append(kept)
            for suit in range(4):
                prices = self.bound.multipliers.by_suit[suit][layer]
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
                self.others[suit].append(_by_others(tops[suit], best[suit]))
        dags = [Subgraph(dag, some) for dag, some in zip(self.dags, layers, strict=True)]
        self.bound.restrict(dags, patterns)
        return True


def _by_others(tops: dict[int, float], best: dict[int, float]) -> dict[int, float]:
    """Returns by key what the other suits add, where all come to *tops* and this one to *best*."""
    return {key: top - best[key] for key, top in tops.items()}


def _arc_values(
    behind: list[float], columns: dict[int, ArcColumns], ahead: list[float]
) -> dict[int, list[float]]:
    """Returns by key and arc what the best way through it is worth to its suit."""
    return {
        key: [behind[tail] + worth + ahead[head] for tail, head, worth in zip(*some)]
        for key, some in columns.items()
    }


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
