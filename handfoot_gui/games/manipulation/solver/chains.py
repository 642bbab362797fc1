"""Chains: what a suit can do, place after place, and what groups ask of all four."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from itertools import compress
from typing import Final, NamedTuple, TypeAlias

NOTHING: Final = -(10**15)
"""Worth of what cannot be."""

Tag: TypeAlias = tuple[int, int, tuple[tuple[int, int], ...]]
"""What an arc does, for whoever reads the answer: cards in sequences; jokers among all cards; and
for every open sequence afterwards, which one of the state before it was, and its origin, negative
for none."""
Arc: TypeAlias = tuple[int, int, float, int, Tag]
"""One thing a suit can do at a place: key, state at the next place, worth, cost, which is what it
takes of the allowance, and tag. Plain tuples, as there are thousands. Worths are whole numbers."""
Links: TypeAlias = tuple[list[int], list[int], list[float]]
"""Of arcs their states, the next ones, and their worths. Three lists, as they are walked through
again and again, and tuples here and there in memory take several times as long."""


class Chain(ABC):
    """A suit: by place and state its arcs; one state at the first place, none or one at the end.

    At the first place the key is how many jokers the suit is given, which it uses up.
    """

    links: list[dict[int, Links]]
    """The arcs by place and key; some may lead nowhere."""
    sizes: list[int]
    """States by place, the end included."""

    @abstractmethod
    def arcs(self, place: int, state: int) -> list[Arc]:
        """What can be done in a state."""

    def leave_out_dead_ends(self) -> None:
        """Leave out the links that lead nowhere."""
        is_alive = [True] * self.sizes[-1]
        for place in range(len(self.links) - 1, -1, -1):
            is_alive_before = [False] * self.sizes[place]
            links = self.links[place]
            for key, (befores, thens, worths) in [*links.items()]:
                is_kept = [is_alive[then] for then in thens]
                if not all(is_kept):
                    befores = list(compress(befores, is_kept))
                    thens = list(compress(thens, is_kept))
                    links[key] = befores, thens, list(compress(worths, is_kept))
                    if not befores:
                        del links[key]
                for before in befores:
                    is_alive_before[before] = True
            is_alive = is_alive_before

    @cached_property
    def least(self) -> list[list[int]]:
        """By place, the end included, and state: what the walk to the end costs at least."""
        ahead = [0] * self.sizes[-1]
        found = [ahead]
        for place in range(len(self.links) - 1, -1, -1):
            ahead = [
                min([cost + ahead[then] for _, then, _, cost, _ in arcs], default=-NOTHING)
                for arcs in (self.arcs(place, state) for state in range(self.sizes[place]))
            ]
            found.append(ahead)
        found.reverse()
        return found


class Narrowed(Chain):
    """A chain of which some links are left out, but no states or arcs."""

    def __init__(self, whole: Chain, links: list[dict[int, Links]]) -> None:
        self._whole = whole
        self.links = links
        self.sizes = whole.sizes

    def arcs(self, place: int, state: int) -> list[Arc]:
        return self._whole.arcs(place, state)

    @cached_property
    def least(self) -> list[list[int]]:
        return self._whole.least


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
