"""Chains: what a suit can do, place after place, and what groups ask of all four."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from handfoot_gui.engine.manipulation.solver.counts import LAST

State = TypeVar("State")


class Tag(NamedTuple):
    """What an arc does, for whoever reads the answer."""

    going: int
    """Cards in sequences."""
    jokers: int
    """Among all cards."""
    links: tuple[tuple[int, int], ...] = ()
    """For every open sequence afterwards, which one of the state before it was, and its origin;
    negative for none."""


class Arc(NamedTuple):
    """One thing a suit can do at a place."""

    key: int
    then: int
    """State at the next place."""
    worth: int
    cost: int
    """What it takes of the allowance."""
    tag: Tag


class Chain(NamedTuple):
    """A suit: by place and state its arcs; one state at the first place."""

    arcs: list[list[list[Arc]]]
    ends: int
    """States after the last place: one, or none when the suit cannot be walked."""


class Pattern(NamedTuple):
    """The groups of a rank: a key for each suit."""

    a: int
    b: int
    c: int
    d: int
    worth: int = 0
    cost: int = 0
    groups: tuple[tuple[tuple[int, ...], int], ...] = ()
    """Their suits, and their origin, negative for none."""


Answer: TypeAlias = list[tuple[Pattern, tuple[Arc, Arc, Arc, Arc]]]
"""By place."""


class Way(NamedTuple, Generic[State]):
    """An arc before the states are numbered."""

    key: int
    then: State
    worth: int
    cost: int
    tag: Tag


def chain_of(
    start: State,
    ways: Callable[[int, State], Iterable[Way[State]]],
    most_cost: int | None = None,
) -> Chain:
    """The chain of all states that *ways*, asked with place and state, lead to from *start*,
    without those that lead nowhere or cost too much. All ways of the last place must lead to one
    state."""
    layers: list[dict[State, int]] = [{start: 0}]
    found: list[list[list[Way[State]]]] = []
    for place in range(LAST + 1):
        after: dict[State, int] = {}
        found.append([])
        for state in layers[place]:
            best: dict[tuple[int, State], Way[State]] = {}
            for way in ways(place, state):
                key = (way[0], way[1])
                known = best.get(key)
                if (known is None or known[2] < way[2]) and (
                    most_cost is None or way[3] <= most_cost
                ):
                    best[key] = way
                    if way[1] not in after:
                        after[way[1]] = len(after)
            found[-1].append(list(best.values()))
        layers.append(after)
    arcs: list[list[list[Arc]]] = []
    alive = set(layers[-1].values())
    for layer, here in zip(reversed(layers[1:]), reversed(found), strict=True):
        arcs.append([
            [Arc(key, layer[then], worth, cost, tag) for key, then, worth, cost, tag in some
             if layer[then] in alive]
            for some in here
        ])  # fmt: skip
        alive = {number for number, some in enumerate(arcs[-1]) if some}
    arcs.reverse()
    return Chain(arcs, len(layers[-1]))
