"""The most that can be laid, one sharing of the jokers among the suits after the other."""

from __future__ import annotations

from itertools import product
from math import ceil, floor
from typing import Final

from handfoot_gui.engine.manipulation.solver.chains import Answer, Chain
from handfoot_gui.engine.manipulation.solver.counts import Counts
from handfoot_gui.engine.manipulation.solver.plain import SCALE, plain_chain, plain_patterns
from handfoot_gui.engine.manipulation.solver.search import Search

_SWEEPS: Final = 8
_PATIENCE: Final = 60


def sharings(counts: Counts) -> list[tuple[int, int, int, int]]:
    """How many jokers each suit may use, the sharing of the table first."""
    most = counts.table_jokers + counts.hand_jokers
    own = [sum(counts.named[suit * 13 : suit * 13 + 13]) for suit in range(4)]
    found = [
        (a, b, c, d)
        for a, b, c, d in product(range(most + 1), repeat=4)
        if counts.table_jokers <= a + b + c + d <= most
    ]
    found.sort(key=lambda some: sum(abs(a - b) for a, b in zip(some, own, strict=True)))
    return found


class Most:
    """The search for one table and hand."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.most = 0
        self.answer: Answer = []
        self.nodes = 0
        self._chains: dict[tuple[int, int], Chain] = {}
        self._patterns = plain_patterns(counts)
        self._given = counts.table_jokers * counts.joker_weight

    def _chain(self, suit: int, jokers: int) -> Chain:
        key = (suit, jokers)
        if key not in self._chains:
            self._chains[key] = plain_chain(self.counts, suit, jokers)
        return self._chains[key]

    def run(self) -> None:
        """Find `most` and its `answer`; 0 and none when nothing can be laid."""
        counts = self.counts
        limit = counts.hand_jokers * counts.joker_weight + sum(
            number * weight for number, weight in zip(counts.free, counts.weight, strict=True)
        )
        for sharing in sharings(counts):
            if self.most == limit:
                break
            search = Search([self._chain(*key) for key in enumerate(sharing)], self._patterns)
            self._try(search)
            self.nodes += search.nodes

    def _try(self, search: Search) -> None:
        """Look for more than `most`."""
        fewest = (self.most + self._given) * SCALE + 1
        bound = search.bound()
        for _ in range(_SWEEPS):
            if bound < fewest:
                return
            before, bound = bound, search.sweep()
            if before - bound < SCALE / 100:
                break
        aim = floor(bound + 1e-6)
        while aim >= fewest:
            found = search.reach(aim, _PATIENCE)
            if not search.answer and found >= aim:
                aim = max(fewest, (ceil(aim / SCALE) - 1) * SCALE + 1)
                found = search.reach(aim, 1_000_000_000)
            if search.answer:
                self.most = ceil(found / SCALE) - self._given
                self.answer = search.answer
                return
            aim = found
