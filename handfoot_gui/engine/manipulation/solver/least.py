"""The least change of the table among the plays that lay the most."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from handfoot_gui.engine.manipulation.melds import Meld
from handfoot_gui.engine.manipulation.solver.chains import Answer, Chain
from handfoot_gui.engine.manipulation.solver.counts import Counts
from handfoot_gui.engine.manipulation.solver.most import Most
from handfoot_gui.engine.manipulation.solver.places import Places
from handfoot_gui.engine.manipulation.solver.plain import SCALE
from handfoot_gui.engine.manipulation.solver.search import GuidedSearch, Search

_SWEEPS: Final = 12
_PRICE: Final = SCALE
"""Of a card moved, where few may: about what moving it brings."""
_LIMITS: Final = (2, 4, 7, 11)
"""Cards moved: the search looks among few moves first, which is quick."""
_WORK: Final = 300_000
"""What may be spent on finding the least change, in about microseconds of an average machine."""
_WORK_OF_ARC: Final = 5
_WORK_OF_NODE: Final = 40
_PATIENCE: Final = 1500
_CARD: Final = 3
"""Worth of one card laid where a card moved costs one, or of one joker where points count."""


class Least:
    """The search for one table and hand, once it is known how much can be laid."""

    def __init__(self, table: Sequence[Meld], most: Most, moved: int) -> None:
        """*moved*: how many cards a play known already moves."""
        self.moved = moved
        self.answer: Answer = []
        self.is_sure = True
        self._most = most
        counts = most.counts
        self._scale = max(1, _CARD // counts.joker_weight)
        self._wanted = most.most + counts.table_jokers * counts.joker_weight
        self._places = Places(table, counts)
        self._patterns = self._places.patterns()
        self._chains: dict[tuple[int, int], tuple[int, Chain]] = {}
        self._work = _WORK

    def run(self) -> None:
        """Find the least `moved` and its `answer`; none when it is not less than known already."""
        for number, sharing in enumerate(self._most.sharings):
            if not self.moved:
                return
            if self._work <= 0:
                self.is_sure = False
                return
            guide = self._most.search_for_most(sharing)
            if guide is not None:
                limits = [limit for limit in _LIMITS if limit < self.moved - 1 and not number]
                is_sure = False
                for limit in (*limits, self.moved - 1):
                    before = self.moved
                    is_sure = self._search(sharing, guide, limit)
                    if self.moved < before:
                        break
                self.is_sure &= is_sure

    def _search(self, sharing: tuple[int, ...], guide: Search, limit: int) -> bool:
        """Look for a walk that moves so many cards or fewer, the fewest first; whether it is
        sure now that there is none, or none better than the one found."""
        chains = []
        for suit, jokers in enumerate(sharing):
            chain = self._chain(suit, jokers, guide.chains[suit], limit)
            if chain is None:
                return False
            chains.append(chain)
        search = GuidedSearch(
            chains,
            self._patterns,
            guide,
            lambda arc: (arc[2] + arc[3]) // self._scale,
            self._wanted,
            lambda rest: (rest - 1) * SCALE + 1,
        )
        return self._try(search, limit)

    def _chain(self, suit: int, jokers: int, plain: Chain, limit: int) -> Chain | None:
        known = self._chains.get((suit, jokers))
        if known is None or known[0] != limit:
            most = max(self._work, 0) // _WORK_OF_ARC
            chain = self._places.chain(suit, plain, limit, self._scale, 1, most)
            if chain is None:
                self._work = 0
                return None
            self._work -= chain.size * _WORK_OF_ARC
            known = self._chains[suit, jokers] = limit, chain
        return known[1]

    def _try(self, search: Search, limit: int) -> bool:
        worth = self._wanted * self._scale
        bound = search.bound()
        for _ in range(_SWEEPS):
            if bound < worth - limit:
                return True
            before, bound = bound, search.sweep()
            self._work -= sum(chain.size for chain in search.chains) // 2
            if before - bound < 0.02:
                break
        aim = min(worth, floor(bound + 1e-6))
        while aim >= worth - limit:
            nodes = search.nodes
            found = search.reach(aim, min(_PATIENCE, self._work // _WORK_OF_NODE))
            self._work -= (search.nodes - nodes) * _WORK_OF_NODE
            if search.answer:
                self.moved = worth - found
                self.answer = search.answer
                return True
            if found >= aim:
                return False
            aim = found
        return True


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
            chains = []
            for suit in range(4):
                chain = self._places.chain(
                    suit, plain[suit], self._reach, SCALE, _PRICE, _WORK // _WORK_OF_ARC
                )
                if chain is not None:
                    chains.append(chain)
            if len(chains) < 4:
                self.is_sure = False
                continue
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
