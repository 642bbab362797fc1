"""Depth-first search for a joint path of four DAGs, led by a dual bound.

Aiming for the bound, and lowering the aim to the best bound left, it runs nearly straight to the
best path.
"""

from __future__ import annotations

from math import floor
from operator import itemgetter
from typing import TypeAlias

from handfoot_gui.games.manipulation.solver.dual_bound import (
    IMPOSSIBLE,
    NEVER,
    SLACK,
    DualBound,
)
from handfoot_gui.games.manipulation.solver.layered_dag import Answer, Arc, Pattern

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
            prices = self._bound.multipliers[suit][layer]
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
