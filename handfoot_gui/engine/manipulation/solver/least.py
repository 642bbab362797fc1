"""The least change of the table among the plays that lay the most."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Final

from handfoot_gui.engine.manipulation.melds import Meld
from handfoot_gui.engine.manipulation.solver.chains import Answer, Chain
from handfoot_gui.engine.manipulation.solver.counts import Counts
from handfoot_gui.engine.manipulation.solver.most import sharings
from handfoot_gui.engine.manipulation.solver.places import Places
from handfoot_gui.engine.manipulation.solver.plain import SCALE
from handfoot_gui.engine.manipulation.solver.search import Search

_SWEEPS: Final = 12
_PATIENCE: Final = 1500


class Least:
    """The search for one table and hand, once it is known how much can be laid."""

    def __init__(self, table: Sequence[Meld], counts: Counts, most: int, moved: int) -> None:
        """*moved*: how many cards a play known already moves."""
        self.counts = counts
        self.moved = moved
        self.answer: Answer = []
        self.is_sure = True
        self.nodes = 0
        self._places = Places(table, counts)
        self._patterns = self._places.patterns()
        self._worth = (most + counts.table_jokers * counts.joker_weight) * SCALE
        self._chains: dict[tuple[int, int], Chain] = {}

    def _chain(self, suit: int, jokers: int) -> Chain:
        key = (suit, jokers)
        if key not in self._chains:
            self._chains[key] = self._places.chain(suit, jokers)
        return self._chains[key]

    def run(self) -> None:
        """Find the least `moved` and its `answer`; none when it is not less than known already."""
        for sharing in sharings(self.counts):
            if not self.moved:
                return
            search = Search([self._chain(*key) for key in enumerate(sharing)], self._patterns)
            self._try(search)
            self.nodes += search.nodes

    def _try(self, search: Search) -> None:
        fewest = self._worth - self.moved + 1
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
