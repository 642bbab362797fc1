"""Chains: what a suit can do, place after place, and what groups ask of all four."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias, TypeVar

from handfoot_gui.engine.manipulation.solver.counts import LAST

State = TypeVar("State")

NOTHING: Final = -(10**15)
"""Worth of what cannot be."""

_FAR: Final = 1_000_000
_LOST: Final = 10_000_000


Tag: TypeAlias = tuple[int, int, tuple[tuple[int, int], ...]]
"""What an arc does, for whoever reads the answer: cards in sequences; jokers among all cards; and
for every open sequence afterwards, which one of the state before it was, and its origin, negative
for none."""
Arc: TypeAlias = tuple[int, int, int, int, Tag]
"""One thing a suit can do at a place: key, state at the next place, worth, cost, which is what it
takes of the allowance, and tag. Plain tuples, as there are thousands."""


Link: TypeAlias = tuple[int, int, int]
"""Of an arc its state, the next, and its worth."""


class Chain(NamedTuple):
    """A suit: by place and state its arcs; one state at the first place."""

    arcs: list[list[list[Arc]]]
    links: list[dict[int, list[Link]]]
    """The same by place and key."""
    ahead: list[list[int]]
    """By place, the end included, and state: what the walk to the end is worth at most."""
    ends: int
    """States after the last place: one, or none where the suit cannot be walked."""
    least: list[list[int]]
    """By place, the end included, and state: what the walk to the end costs at least."""
    marks: list[list[int]]
    """By place, the end included, and state: a number for whoever made the chain."""
    size: int
    """Arcs tried."""


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


def linked(
    arcs: list[list[list[Arc]]], ends: int
) -> tuple[list[dict[int, list[Link]]], list[list[int]], int]:
    """Links, worth ahead, and ends."""
    links: list[dict[int, list[Link]]] = []
    ahead = [[0] * ends]
    for states in reversed(arcs):
        found: dict[int, list[Link]] = {}
        after = ahead[-1]
        here = []
        for number, some in enumerate(states):
            best = NOTHING
            for key, then, worth, _, _ in some:
                link = (number, then, worth)
                if key in found:
                    found[key].append(link)
                else:
                    found[key] = [link]
                value = worth + after[then]
                if value > best:
                    best = value
            here.append(best)
        links.append(found)
        ahead.append(here)
    links.reverse()
    ahead.reverse()
    return links, ahead, ends


Way: TypeAlias = tuple[int, State, int, int, Tag]
"""An arc before the states are numbered."""


def chain_of(
    start: State,
    ways: Callable[[int, State, int], Iterable[Way[State]]],
    most_cost: int | None = None,
    mark: Callable[[State], int] | None = None,
    most_arcs: int | None = None,
) -> Chain | None:
    """The chain of all states that *ways*, asked with place, state and what may still be spent,
    lead to from *start*, without those that lead nowhere or cost too much; None where too many
    arcs are met. All ways of the last place must lead to one state."""
    layers: list[dict[State, int]] = [{start: 0}]
    spent = [0]
    all_spent = [spent]
    found: list[list[list[Way[State]]]] = []
    count = 0
    limit = _FAR if most_cost is None else most_cost
    for place in range(LAST + 1):
        after: dict[State, int] = {}
        spent_after: list[int] = []
        found.append([])
        for (state, _), before in zip(layers[place].items(), spent, strict=True):
            best: dict[tuple[int, State], Way[State]] = {}
            for way in ways(place, state, limit - before):
                key, then, worth, cost, _ = way
                cost += before
                if cost > limit:
                    continue
                known = best.get((key, then))
                if known is not None and known[2] >= worth:
                    continue
                best[key, then] = way
                number = after.setdefault(then, len(after))
                if number == len(spent_after):
                    spent_after.append(cost)
                elif cost < spent_after[number]:
                    spent_after[number] = cost
            found[-1].append(list(best.values()))
        count += sum(map(len, found[-1]))
        if most_arcs is not None and count > most_arcs:
            return None
        layers.append(after)
        spent = spent_after
        all_spent.append(spent)
    arcs: list[list[list[Arc]]] = []
    ahead = [0] * len(layers[-1])
    least_ahead = [ahead]
    for place in range(LAST, -1, -1):
        layer = layers[place + 1]
        ahead_here = []
        arcs_here = []
        for before, some in zip(all_spent[place], found[place], strict=True):
            kept = []
            least = _LOST
            for key, then, worth, cost, tag in some:
                number = layer[then]
                rest = cost + ahead[number]
                if before + rest <= limit:
                    kept.append((key, number, worth, cost, tag))
                    if rest < least:
                        least = rest
            ahead_here.append(least)
            arcs_here.append(kept)
        arcs.append(arcs_here)
        ahead = ahead_here
        least_ahead.append(ahead)
    arcs.reverse()
    least_ahead.reverse()
    marks = [[mark(state) for state in layer] for layer in layers] if mark is not None else []
    return Chain(arcs, *linked(arcs, len(layers[-1])), least_ahead, marks, count)
