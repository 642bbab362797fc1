"""The least change of the table among the plays that lay the most."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from handfoot_gui.engine.manipulation.melds import Meld
from handfoot_gui.engine.manipulation.solver.chains import Answer
from handfoot_gui.engine.manipulation.solver.counts import Counts
from handfoot_gui.engine.manipulation.solver.most import Most
from handfoot_gui.engine.manipulation.solver.places import Places
from handfoot_gui.engine.manipulation.solver.plain import SCALE
from handfoot_gui.engine.manipulation.solver.search import Search

_SWEEPS: Final = 12
_LIMITS: Final = (2, 5, 10)
"""Cards moved: the search looks among few moves first, which is quick."""
_PRICE: Final = SCALE
"""Of a card moved, where few may: about what moving it brings."""
_PATIENCE: Final = 1500


class Least:
    """The search for one table and hand, once it is known how much can be laid."""

    def __init__(self, table: Sequence[Meld], most: Most, moved: int) -> None:
        """*moved*: how many cards a play known already moves."""
        self.moved = moved
        self.answer: Answer = []
        self.is_sure = True
        self.nodes = 0
        counts = most.counts
        self._places = Places(table, counts)
        self._patterns = self._places.patterns()
        self._worth = (most.most + counts.table_jokers * counts.joker_weight) * SCALE
        self._plain = [chains for chains in map(most.chains_for_most, most.sharings) if chains]

    def run(self) -> None:
        """Find the least `moved` and its `answer`; none when it is not less than known already."""
        done = -1
        for limit in (*_LIMITS, self.moved - 1):
            limit = min(limit, self.moved - 1)
            if done < limit:
                self._run_within(limit)
                done = limit

    def _run_within(self, limit: int) -> None:
        for plain in self._plain:
            chains = [self._places.chain(suit, plain[suit], limit) for suit in range(4)]
            search = Search(chains, self._patterns)
            self._try(search, min(limit, self.moved - 1))
            self.nodes += search.nodes

    def _try(self, search: Search, limit: int) -> None:
        fewest = self._worth - limit
        bound = search.bound()
        for _ in range(_SWEEPS):
            if bound < fewest:
                return
            before, bound = bound, search.sweep()
            if before - bound < 0.02:
                break
        aim = floor(bound + 1e-6)
        while aim >= fewest:
            found = search.reach(aim, _PATIENCE - search.nodes)
            if search.answer:
                self.moved = self._worth - found
                self.answer = search.answer
                return
            if found >= aim:
                self.is_sure = False
                return
            aim = found


class Within:
    """The most that can be laid when few cards of the table may move."""

    def __init__(self, table: Sequence[Meld], counts: Counts, reach: int) -> None:
        self.most = 0
        self.answer: Answer = []
        self.is_sure = True
        self._plain = Most(counts)
        self._reach = reach
        self._given = counts.table_jokers * counts.joker_weight * SCALE
        self._places = Places(table, counts)

    def run(self) -> None:
        """Find `most` and an `answer` that moves as few cards as it can; 0 and none if none."""
        patterns = [
            [pattern for pattern in some if pattern.cost <= self._reach]
            for some in self._places.patterns(_PRICE)
        ]
        best = self._given
        for sharing in self._plain.sharings:
            plain = self._plain.chains(sharing)
            chains = [
                self._places.chain(suit, plain[suit], self._reach, _PRICE) for suit in range(4)
            ]
            search = Search(chains, patterns, self._reach, _PRICE - 1)
            bound = search.bound()
            for _ in range(_SWEEPS):
                if bound <= best:
                    break
                before, bound = bound, search.sweep()
                if before - bound < 1:
                    break
            aim = floor(bound + 1e-6)
            while aim > best:
                found = search.reach(aim, _PATIENCE - search.nodes)
                if search.answer:
                    best = found
                    self.answer = search.answer
                    self.most = ceil((best - self._given) / SCALE)
                    break
                if found >= aim:
                    self.is_sure = False
                    break
                aim = found
