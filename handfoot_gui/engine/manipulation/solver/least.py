"""The least change of the table among the plays that lay the most."""

from __future__ import annotations

from heapq import heapify, heapreplace
from math import ceil
from typing import Final

from handfoot_gui.engine.manipulation.solver.chains import Answer
from handfoot_gui.engine.manipulation.solver.most import Most
from handfoot_gui.engine.manipulation.solver.near import Near
from handfoot_gui.engine.manipulation.solver.places import Places
from handfoot_gui.engine.manipulation.solver.plain import SCALE, Repriced
from handfoot_gui.engine.manipulation.solver.search import Search

_SWEEPS_GUIDED: Final = 2
_SWEEPS_OF_ALL: Final = 6
_SWEEPS_OF_PART: Final = 2
_SWEEPS_AGAIN: Final = 1
_SWEEPS_NEAR: Final = 3
_SWEEPS_BETWEEN: Final = 2
_GAIN_OF_SUIT: Final = 0.5
_GAIN_OF_SWEEP: Final = 0.1
"""Cards moved; with less another one is not worth while."""
_PRICE: Final = 40
"""Of a card moved where not all can be laid: about what moving it brings."""
_STEP: Final = 2
"""So many more cards moved than the bound says are asked for at first."""
_PATIENCE: Final = 100
"""States tried for a guess."""
_SLACK: Final = 1e-6
_WORK: Final = 400_000
"""What may be spent, in about microseconds of an average machine."""
_WORK_OF_ARC: Final = 5
_WORK_OF_PART: Final = 1500
_WORK_OF_NODE: Final = 12


class Least:
    """The search for one table and hand, once it is known how much can be laid.

    A card moved takes so little from the worth that no card laid is given up for it. Is there a
    play that moves none, one or two? Three to six? And so on. Each question is asked for one
    sharing of the jokers after the other, as the bounds are far better then, and is quickly
    answered, as only what may be part of such a play is looked at; what one answer teaches of
    prices helps with the next. A plain walk, which says what is in groups and what in sequences,
    but not which old ones they come from, makes a good guess on the way.
    """

    def __init__(self, most: Most, places: Places, moved: int) -> None:
        """*moved*: how many cards a play known already moves."""
        self.moved = moved
        self.answer: Answer = []
        self.is_sure = True
        self.places = places
        self._work = _WORK
        self._more = [0, 0, 0, 0]
        joint = most.joint
        value = most.least_of(most.most) - 1 + SCALE
        self._top = value
        if most.most == most.limit:
            self._price = 1
            self._limit: int | None = None
            self._plain = Search(joint.chains, joint.patterns)
            self._plain.follow(joint)
        else:
            self._price = _PRICE
            self._limit = -value // SCALE
            chains = [Repriced(chain, self._price) for chain in joint.chains]
            patterns = [
                [pattern._replace(worth=pattern.worth * self._price, cost=0) for pattern in some]
                for some in joint.patterns
            ]
            self._plain = Search(chains, patterns, self._limit)
            self._plain.start_from(joint.prices)
        self._gain = _GAIN_OF_SWEEP * self._price
        self._near = Near(places, joint.chains, self._price)

    def run(self) -> None:
        """Find the least `moved` and its `answer`; none when it is not less than known already."""
        if not self._plain.narrow(self._need(self.moved - 1), _SWEEPS_BETWEEN, self._gain):
            return
        self._guess(self._plain)
        cases = [
            (self._moved_at(bound), number, part)
            for number, (bound, part) in enumerate(self._plain.parted(self._need(self.moved - 1)))
        ]
        heapify(cases)
        while cases and cases[0][0] < self.moved and self.is_sure:
            low, number, part = cases[0]
            high = min(low + _STEP, self.moved - 1)
            heapreplace(cases, (self._look(part, low, high), number, part))

    def _guess(self, plain: Search) -> None:
        """Take what a plain search for an answer that moves few cards comes to."""
        plain.reach(self._aim(self._moved_at(plain.bound())), _PATIENCE)
        if plain.answer:
            answer, moved, self._more = self._near.settled(plain.answer)
            if moved < self.moved:
                self.moved = moved
                self.answer = answer

    def _aim(self, moved: int) -> int:
        """What a walk is worth that moves so many cards."""
        return self._top - moved * self._price

    def _need(self, moved: int) -> float:
        """What bounds must not fall below where so many cards may move."""
        return self._aim(moved) - _SLACK

    def _moved_at(self, worth: float) -> int:
        """The fewest cards that a walk worth no more can move."""
        return max(0, ceil((self._top - worth) / self._price - _SLACK))

    def _look(self, case: Search, low: int, high: int) -> int:
        """Look for an answer that moves *low* to *high* cards, or learn why there is none; how many
        must move at least if it is another."""
        part = Search(case.chains, case.patterns, self._limit)
        part.follow(case)
        need = self._need(high)
        bound = part.descend(_SWEEPS_OF_PART, need, self._gain, is_first_priced=True)
        if bound < need:
            case.follow(part)
            return self._moved_at(bound)
        if not part.cut(need) or not part.narrow(need, _SWEEPS_BETWEEN, self._gain):
            return high + 1
        case.learn(part.prices)
        self._guess(part)
        for suit in sorted(range(4), key=lambda suit: -self._more[suit]):
            high = min(high, self.moved - 1)
            if high < low:
                break
            before = self._near.size
            chain = self._near.chain(suit, part, self._aim(high), self._work // _WORK_OF_ARC)
            self._work -= (self._near.size - before) * _WORK_OF_ARC
            if self._work <= 0:
                self.is_sure = False
                return low
            if chain is None:
                return high + 1
            mixed = Search(
                [*part.chains[:suit], chain, *part.chains[suit + 1 :]], part.patterns, self._limit
            )
            mixed.follow(part)
            part = mixed
            if not part.narrow(self._need(high), _SWEEPS_BETWEEN, self._gain):
                return high + 1
        else:
            self._search_part(part, low, high)
        return high + 1

    def _search_part(self, search: Search, low: int, high: int) -> None:
        bound = search.bound()
        moved = max(low, self._moved_at(bound))
        while moved <= high:
            found = search.reach(self._aim(moved), max(0, self._work // _WORK_OF_NODE))
            if search.answer:
                self.moved = moved
                self.answer = search.answer
                break
            if found >= self._aim(moved):
                self.is_sure = False
                break
            moved = self._moved_at(found)
        self._work -= search.nodes * _WORK_OF_NODE
