"""Chains made of lists of arcs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias, TypeVar

from handfoot_gui.games.manipulation.solver.chains import Arc, Chain, Links, Tag
from handfoot_gui.games.manipulation.solver.counts import LAST

State = TypeVar("State")

_FAR: Final = 1_000_000
_LOST: Final = 10_000_000


class ListChain(Chain):
    """A chain whose arcs are known."""

    size: int
    """Arcs tried."""

    def __init__(self, arcs: list[list[list[Arc]]], ends: int, size: int = 0) -> None:
        self._arcs = arcs
        self.size = size
        self.sizes = [*map(len, arcs), ends]
        self.links = []
        for states in arcs:
            links: dict[int, Links] = {}
            for number, some in enumerate(states):
                for key, then, worth, _, _ in some:
                    if key in links:
                        befores, thens, worths = links[key]
                        befores.append(number)
                        thens.append(then)
                        worths.append(worth)
                    else:
                        links[key] = [number], [then], [worth]
            self.links.append(links)

    def arcs(self, place: int, state: int) -> list[Arc]:
        return self._arcs[place][state]


Way: TypeAlias = tuple[int, State, float, int, Tag]
"""An arc before the states are numbered."""


def chain_of(
    start: State,
    ways: Callable[[int, State, int], Iterable[Way[State]]],
    most_cost: int | None = None,
    most_arcs: int | None = None,
) -> ListChain | None:
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
    arcs.reverse()
    return ListChain(arcs, len(layers[-1]), count)
