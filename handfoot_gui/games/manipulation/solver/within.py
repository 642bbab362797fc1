"""The most that can be laid while few cards of the table move."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, inf
from typing import Final

from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.solver.chains import Answer, Pattern
from handfoot_gui.games.manipulation.solver.counts import Counts
from handfoot_gui.games.manipulation.solver.lists import ListChain
from handfoot_gui.games.manipulation.solver.most import Most, Sharing, own_jokers
from handfoot_gui.games.manipulation.solver.places import Places
from handfoot_gui.games.manipulation.solver.plain import SCALE
from handfoot_gui.games.manipulation.solver.search import Search

_SWEEPS: Final = 24
_PRICE: Final = SCALE
"""Of a card moved, where few may: about what moving it brings."""
_WORK: Final = 210_000
"""What may be spent, in all, on the most that can be laid while few cards move."""
_WORK_OF_SHARING: Final = 4000
_WORK_OF_STATE: Final = 15
_WORK_OF_ARC: Final = 5
_PATIENCE: Final = 1500


class Within:
    """The most that can be laid when few cards of the table may move."""

    def __init__(self, table: Sequence[Meld], counts: Counts, reach: int) -> None:
        self.most = 0
        self.answer: Answer = []
        self.is_sure = True
        self._plain = Most(counts)
        self._own = own_jokers(counts)
        self._reach = reach
        self._given = counts.table_jokers * counts.joker_weight * SCALE
        self._best: float = self._given
        self.places = Places(table, counts)
        self._chains: dict[tuple[int, int, int], ListChain] = {}
        self._work = _WORK
        self._bounds: dict[Sharing, int] = {}

    def run(self) -> None:
        """Find `most` and an `answer` that moves as few cards as it can; 0 and none if none.

        What moves nothing is looked for first, which is quick: so there is hardly ever nothing
        when the work runs out, and `is_sure` is false then.
        """
        order = sorted(self._plain.sharings, key=lambda some: sum(self._leaving(some)))
        for limit in sorted({0, self._reach}):
            patterns = [
                [pattern for pattern in some if pattern.cost <= limit]
                for some in self.places.patterns(_PRICE)
            ]
            sure = [self._look(sharing, patterns, limit) for sharing in order]
            self.is_sure = all(sure)

    def _leaving(self, sharing: Sharing) -> list[int]:
        """By suit the jokers of the table that get a name of another, which moves them."""
        return [max(0, a - b) for a, b in zip(self._own, sharing, strict=True)]

    def _look(self, sharing: Sharing, patterns: list[list[Pattern]], limit: int) -> bool:
        """Look for a better answer; whether there is surely none but the one then found."""
        leaving = self._leaving(sharing)
        room = limit - sum(leaving)
        if room < 0:
            return True
        if self._work <= 0:
            return False
        if sharing not in self._bounds:
            self._bounds[sharing] = self._plain.most_with(sharing)
            self._work -= _WORK_OF_SHARING
        is_still = self._best == self.most * SCALE + self._given
        if self._bounds[sharing] < self.most + is_still:
            return True
        chains = []
        for suit, jokers in enumerate(sharing):
            chain = self._chain(suit, jokers, room + leaving[suit])
            if chain is None:
                return False
            chains.append(chain)
        search = Search(chains, [[Pattern(*sharing)], *patterns[1:]], limit, _PRICE - 1)
        size = sum(chain.size for chain in chains)
        before = inf
        for _ in range(_SWEEPS):
            search.sweep()
            bound = search.bound()
            self._work -= size // 8
            if bound <= self._best:
                return True
            if self._work <= 0:
                return False
            if before - bound < 1:
                break
            before = bound
        aim: float = floor(bound + 1e-6)
        while aim > self._best:
            patience = min(_PATIENCE - search.nodes, self._work // _WORK_OF_STATE)
            nodes = search.nodes
            found = search.reach(aim, patience)
            self._work -= (search.nodes - nodes) * _WORK_OF_STATE
            if search.answer:
                self._best = found
                self.answer = search.answer
                self.most = ceil((found - self._given) / SCALE)
                return True
            if found >= aim:
                return False
            aim = found
        return True

    def _chain(self, suit: int, jokers: int, limit: int) -> ListChain | None:
        known = self._chains.get((suit, jokers, limit))
        if known is None:
            plain = self._plain.suits[suit].chain([jokers])
            most = max(self._work, 0) // _WORK_OF_ARC
            known = self.places.chain(suit, plain, limit, SCALE, _PRICE, most)
            if known is None:
                self._work = 0
                return None
            self._work -= known.size * _WORK_OF_ARC
            self._chains[suit, jokers, limit] = known
        return known
