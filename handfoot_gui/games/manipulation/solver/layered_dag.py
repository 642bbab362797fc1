"""Layered DAGs: what a suit can do, place after place, and what the groups ask of all four suits.

A layer of the graph is a place of the suit, a node a state, an arc one thing the suit can do there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import cached_property
from itertools import compress
from typing import Final, NamedTuple, TypeAlias, TypeVar

NOTHING: Final = -(10**15)
"""Worth of what is impossible."""
_NO_WAY: Final = 10_000_000
"""Cost of a state from which no path leads to the end."""

Tag: TypeAlias = tuple[int, int, tuple[tuple[int, int], ...]]
"""What an arc does, for whoever reads the answer: cards in sequences; jokers among all cards; and
for every open sequence afterwards, its number in the state before and its origin, both negative
for none."""
Arc: TypeAlias = tuple[int, int, float, int, Tag]
"""Key, state at the next layer, worth, cost (what the arc takes of the allowance) and tag. Arcs
are plain tuples, as there are thousands. Worths are whole numbers."""
ArcColumns: TypeAlias = tuple[list[int], list[int], list[float]]
"""Tails, heads and worths of arcs. Three lists, as they are walked through again and again, and
tuples scattered in memory take several times as long."""


class LayeredDag(ABC):
    """A suit: its arcs by layer and state; one state at the first layer, none or one at the end.

    The key of an arc at the first layer is the number of jokers the suit is given; it uses up all.
    """

    layers: list[dict[int, ArcColumns]]
    """The arcs by layer and key; some may lead nowhere."""
    sizes: list[int]
    """Number of states by layer, the end included."""

    @abstractmethod
    def arcs(self, layer: int, state: int) -> list[Arc]:
        """Returns the arcs that leave a state."""

    def prune_dead_ends(self) -> None:
        """Leaves out the arcs that lead nowhere."""
        is_alive = [True] * self.sizes[-1]
        for layer in range(len(self.layers) - 1, -1, -1):
            is_alive_before = [False] * self.sizes[layer]
            columns = self.layers[layer]
            for key, some in [*columns.items()]:
                is_kept = [is_alive[head] for head in some[1]]
                if not all(is_kept):
                    some = columns[key] = kept_arcs(some, is_kept)
                    if not some[0]:
                        del columns[key]
                for tail in some[0]:
                    is_alive_before[tail] = True
            is_alive = is_alive_before

    @cached_property
    def minimum_costs(self) -> list[list[int]]:
        """By layer, the end included, and state: what a path to the end costs at least."""
        ahead = [0] * self.sizes[-1]
        found = [ahead]
        for layer in range(len(self.layers) - 1, -1, -1):
            ahead = [
                min([cost + ahead[head] for _, head, _, cost, _ in arcs], default=-NOTHING)
                for arcs in (self.arcs(layer, state) for state in range(self.sizes[layer]))
            ]
            found.append(ahead)
        found.reverse()
        return found


def kept_arcs(columns: ArcColumns, is_kept: Iterable[bool]) -> ArcColumns:
    """Returns the arcs marked as kept."""
    marks = [*is_kept]
    tails, heads, worths = columns
    return list(compress(tails, marks)), list(compress(heads, marks)), list(compress(worths, marks))


def add_arc(columns: dict[int, ArcColumns], key: int, tail: int, head: int, worth: float) -> None:
    """Appends an arc to the columns of its key."""
    known = columns.get(key)
    if known is None:
        columns[key] = [tail], [head], [worth]
    else:
        known[0].append(tail)
        known[1].append(head)
        known[2].append(worth)


class Subgraph(LayeredDag):
    """A DAG without some arcs of its `layers`; `arcs` still returns all of them."""

    def __init__(self, whole: LayeredDag, layers: list[dict[int, ArcColumns]]) -> None:
        self._whole = whole
        self.layers = layers
        self.sizes = whole.sizes

    def arcs(self, layer: int, state: int) -> list[Arc]:
        return self._whole.arcs(layer, state)

    @cached_property
    def minimum_costs(self) -> list[list[int]]:
        return self._whole.minimum_costs


class ExplicitDag(LayeredDag):
    """A DAG whose arcs are listed by layer and state."""

    def __init__(self, arcs: list[list[list[Arc]]], ends: int, arcs_tried: int = 0) -> None:
        self._arcs = arcs
        self.arcs_tried = arcs_tried
        self.sizes = [*map(len, arcs), ends]
        self.layers = []
        for states in arcs:
            columns: dict[int, ArcColumns] = {}
            for tail, some in enumerate(states):
                for key, head, worth, _, _ in some:
                    add_arc(columns, key, tail, head, worth)
            self.layers.append(columns)

    def arcs(self, layer: int, state: int) -> list[Arc]:
        return self._arcs[layer][state]


StateT = TypeVar("StateT")
OpenArc: TypeAlias = tuple[int, StateT, float, int, Tag]
"""An arc before the states are numbered."""


def build_dag(
    start: StateT,
    open_arcs: Callable[[int, StateT, int], Iterable[OpenArc[StateT]]],
    layers: int,
    most_cost: int,
    most_arcs: int,
) -> ExplicitDag | None:
    """Returns the DAG of all states reachable from *start*, without those that lead nowhere or
    cost too much; None where more than *most_arcs* arcs are met.

    *open_arcs* is asked with layer, state and what may still be spent. All arcs of the last layer
    must lead to one state.
    """
    layer_states: list[dict[StateT, int]] = [{start: 0}]
    """By layer the states, each with the least that is spent to reach it."""
    found: list[list[list[OpenArc[StateT]]]] = []
    arcs_tried = 0
    for layer in range(layers):
        some, after = _layer_after(layer, layer_states[-1], open_arcs, most_cost)
        arcs_tried += sum(map(len, some))
        if arcs_tried > most_arcs:
            return None
        found.append(some)
        layer_states.append(after)
    arcs: list[list[list[Arc]]] = []
    ahead = [0] * len(layer_states[-1])
    for layer in range(layers - 1, -1, -1):
        heads = {state: number for number, state in enumerate(layer_states[layer + 1])}
        arcs_here = []
        ahead_here = []
        for before, some_arcs in zip(layer_states[layer].values(), found[layer], strict=True):
            kept, least = _leading_on(some_arcs, heads, ahead, most_cost - before)
            arcs_here.append(kept)
            ahead_here.append(least)
        arcs.append(arcs_here)
        ahead = ahead_here
    arcs.reverse()
    return ExplicitDag(arcs, len(layer_states[-1]), arcs_tried)


def _layer_after(
    layer: int,
    states: dict[StateT, int],
    open_arcs: Callable[[int, StateT, int], Iterable[OpenArc[StateT]]],
    most_cost: int,
) -> tuple[list[list[OpenArc[StateT]]], dict[StateT, int]]:
    """Returns by state the arcs that leave it, of equal ones the best, and the states they reach;
    *states* and those come with the least that is spent there."""
    found: list[list[OpenArc[StateT]]] = []
    after: dict[StateT, int] = {}
    for state, before in states.items():
        best: dict[tuple[int, StateT], OpenArc[StateT]] = {}
        for arc in open_arcs(layer, state, most_cost - before):
            key, then, worth, cost, _ = arc
            cost += before
            if cost > most_cost:
                continue
            known = best.get((key, then))
            if known is not None and known[2] >= worth:
                continue
            best[key, then] = arc
            if cost < after.setdefault(then, cost):
                after[then] = cost
        found.append(list(best.values()))
    return found, after


def _leading_on(
    arcs: list[OpenArc[StateT]], heads: dict[StateT, int], ahead: list[int], room: int
) -> tuple[list[Arc], int]:
    """Returns the *arcs* of a state from which the end is reached for *room* at most, and the least
    it takes, where *ahead* is the least from each of the *heads*."""
    kept = []
    least = _NO_WAY
    for key, then, worth, cost, tag in arcs:
        head = heads[then]
        rest = cost + ahead[head]
        if rest <= room:
            kept.append((key, head, worth, cost, tag))
            if rest < least:
                least = rest
    return kept, least


class Pattern(NamedTuple):
    """The groups of a rank: a key for each suit. At the first layer: the jokers of each suit."""

    a: int
    b: int
    c: int
    d: int
    worth: int = 0
    cost: int = 0
    groups: tuple[tuple[tuple[int, ...], int], ...] = ()
    """Their suits, and their origin, negative for none."""


Answer: TypeAlias = list[tuple[Pattern, tuple[Arc, Arc, Arc, Arc]]]
"""A joint path, by layer."""
