"""The least change of the table among the plays that lay the most."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from handfoot_gui.engine.manipulation.melds import Meld
from handfoot_gui.engine.manipulation.solver.chains import Answer, Chain, Pattern
from handfoot_gui.engine.manipulation.solver.counts import Counts
from handfoot_gui.engine.manipulation.solver.most import Most, Sharing, own_jokers
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
_WORK_WITHIN: Final = 210_000
"""What may be spent, in all, on the most that can be laid while few cards move."""
_WORK_OF_SHARING: Final = 4000
_WORK_OF_STATE: Final = 15
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
        self._own = own_jokers(counts)
        self._reach = reach
        self._given = counts.table_jokers * counts.joker_weight * SCALE
        self._best = self._given
        self._places = Places(table, counts)
        self._chains: dict[tuple[int, int, int], Chain] = {}
        self._work = _WORK_WITHIN
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
                for some in self._places.patterns(_PRICE)
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
        search = Search(chains, patterns, limit, _PRICE - 1)
        bound = search.bound()
        size = sum(chain.size for chain in chains)
        for _ in range(_SWEEPS):
            if bound <= self._best:
                return True
            if self._work <= 0:
                return False
            before, bound = bound, search.sweep()
            self._work -= size // 4
            if before - bound < 1:
                break
        aim = floor(bound + 1e-6)
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

    def _chain(self, suit: int, jokers: int, limit: int) -> Chain | None:
        known = self._chains.get((suit, jokers, limit))
        if known is None:
            plain = self._plain.chain(suit, jokers)
            most = max(self._work, 0) // _WORK_OF_ARC
            known = self._places.chain(suit, plain, limit, SCALE, _PRICE, most)
            if known is None:
                self._work = 0
                return None
            self._work -= known.size * _WORK_OF_ARC
            self._chains[suit, jokers, limit] = known
        return known
