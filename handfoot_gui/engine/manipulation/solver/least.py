"""The least change of the table among the plays that lay the most."""

from __future__ import annotations

from math import ceil, inf
from typing import Final

from handfoot_gui.engine.manipulation.solver.chains import Answer, Pattern
from handfoot_gui.engine.manipulation.solver.most import Most
from handfoot_gui.engine.manipulation.solver.near import Near
from handfoot_gui.engine.manipulation.solver.places import Places
from handfoot_gui.engine.manipulation.solver.plain import SCALE, Repriced
from handfoot_gui.engine.manipulation.solver.search import FOR_EVER, Search

_SWEEPS_GUIDED: Final = 2
_SWEEPS_OF_ALL: Final = 4
_SWEEPS_OF_PART: Final = 2
_GAIN_OF_PART: Final = 2.0
_SWEEPS_AGAIN: Final = 1
_SWEEPS_NEAR: Final = 3
_SWEEPS_BETWEEN: Final = 2
_SHORT: Final = 100
_GROWTH: Final = 2
_MANY1: Final = 1500
_MANY: Final = 4000
_APART: Final = 0.7
_FEW: Final = 1000
_GAIN_OF_SUIT: Final = 0.5
_GAIN_OF_SWEEP: Final = 0.25
"""Cards moved; with less another one is not worth while."""
_PRICE: Final = 40
"""Of a card moved where not all can be laid: about what moving it brings."""
_STEP: Final = 20
"""So many more cards moved than the bound says are asked for at first."""
_STEP_OF_ONE: Final = 3
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
        self._more = [0.0, 0.0, 0.0, 0.0]
        self._is_known = False
        self._apart = 0.0
        self._own = most.answer[0][0]
        joint = most.joint
        value = most.least_of(most.most) - 1 + SCALE
        self._top = value
        if most.most == most.limit:
            self._price = 1
            self._limit: int | None = None
            self._plain = Search(joint.chains, joint.patterns)
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
        """Find the least `moved` and its `answer`; none when it is not less than known already.

        The sharing of the play known already, which mostly has it, is looked at first.
        """
        joint = self._plain
        need = self._need(self.moved - 1)
        joint.descend(_SWEEPS_OF_ALL, need, self._gain, is_first_priced=True)
        self._guess(joint)
        need = self._need(self.moved - 1)
        if not joint.cut(need) or not joint.narrow(need, _SWEEPS_BETWEEN, self._gain):
            return
        self._guess(joint)
        hopes = joint.hopes(self._need(self.moved - 1))
        if not hopes:
            return
        bounds = {sharing: self._moved_at(bound) for bound, sharing in hopes}
        if len(bounds) > 1:
            _, _, likely = max(
                (round(bound / self._price, 1), sharing == self._own, sharing)
                for bound, sharing in hopes
            )
            self._climb(joint, {likely: bounds.pop(likely)}, _STEP_OF_ONE)
            if not joint.cut(self._need(self.moved - 1)):
                return
        self._climb(joint, bounds, _STEP)

    def _climb(self, joint: Search, bounds: dict[Pattern, int], step: int) -> None:
        """Look at more and more cards moved with the sharings that have *bounds*."""
        while bounds and self.is_sure:
            low = min(bounds.values())
            high = min(low + step, self.moved - 1)
            if low > high:
                break
            some = [sharing for sharing, bound in bounds.items() if bound <= high]
            search = Search(joint.chains, [some, *joint.patterns[1:]], self._limit)
            search.follow(joint)
            high = self._look(search, low, high)
            step *= _GROWTH
            bounds = {sharing: max(bound, high + 1) for sharing, bound in bounds.items()}

    def _guess(self, plain: Search) -> None:
        """Take what a plain search for an answer that moves few cards comes to."""
        low = self._moved_at(plain.bound())
        for moved in (low, self.moved - 1):
            plain.reach(self._aim(moved), _PATIENCE)
            if plain.answer:
                self._settle(plain.answer)
                break

    def _settle(self, plain: Answer) -> None:
        """Take a plain answer with its sequences where they move the fewest cards."""
        answer, moved, more = self._near.settled(plain)
        if not self._is_known:
            self._more = more
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

    def _look(self, whole: Search, low: int, high: int) -> int:
        """Look for an answer that moves *low* to *high* cards, or learn why there is none; how
        many were looked at."""
        is_one = len(whole.patterns[0]) == 1
        while True:
            need = self._need(high)
            if is_one:
                search = whole.part(whole.patterns[0][0], whole.bound() - need)
            else:
                search = Search(whole.chains, whole.patterns, self._limit)
                search.follow(whole)
            if not search.cut(need):
                return high
            is_parted = not is_one and self._apart > _APART
            if is_parted or search.size() <= (_MANY1 if is_one else _MANY) or high == low:
                break
            high = (low + high) // 2
        if not search.narrow(need, _SWEEPS_BETWEEN, self._gain):
            return high
        order = sorted(range(4), key=lambda suit: self._more[suit])
        if is_one:
            self._apart = (whole.bound() - search.bound()) / self._price
            self._close(search, order, low, high)
        elif is_parted:
            self._part(search, order, low, high)
        else:
            self._guess(search)
            order = sorted(range(4), key=lambda suit: self._more[suit])
            self._close(search, order, low, high)
        return high

    def _close(self, search: Search, left: list[int], low: int, high: int) -> None:
        """Look with the suits *left* still plain."""
        left = [*left]
        while True:
            high = min(high, self.moved - 1)
            if high < low or not self.is_sure:
                return
            is_one = len(search.patterns[0]) == 1
            if not left:
                if is_one:
                    self._search_part(search, low, high, FOR_EVER)
                else:
                    self._part(search, left, low, high)
                return
            if is_one and search.size() < _FEW:
                self._end(search, left[::-1], low, high)
                return
            suits = [left.pop()]
            mixed = self._mixed(search, suits, high)
            if mixed is None or not mixed.narrow(self._need(high), _SWEEPS_BETWEEN, self._gain):
                return
            gain = search.bound() - mixed.bound()
            search = mixed
            if gain < _GAIN_OF_SUIT * self._price and not is_one:
                self._part(search, left, low, high)
                return

    def _part(self, search: Search, left: list[int], low: int, high: int) -> None:
        """Look at the sharings one by one."""
        for bound, sharing in search.hopes(self._need(high)):
            high = min(high, self.moved - 1)
            need = self._need(high)
            if bound < need:
                break
            part = search.part(sharing, bound - need)
            if part.narrow(need, _SWEEPS_OF_PART, _GAIN_OF_PART * self._price):
                self._close(part, left, low, high)

    def _mixed(self, search: Search, suits: list[int], high: int) -> Search | None:
        """The *search* with more *suits* that know their origins; None where nothing is left."""
        chains = [*search.chains]
        shares = search.shares()
        before = self._near.size
        most = self._work // _WORK_OF_ARC
        for suit in suits:
            was = search.most_of(shares, suit)
            chain = self._near.chain(suit, search, shares, self._aim(high), most)
            if chain is None:
                self._more[suit] = inf
                break
            self._is_known = True
            self._more[suit] = (was - search.most_of(shares, suit)) / self._price
            chains[suit] = chain
        self._work -= (self._near.size - before) * _WORK_OF_ARC
        self.is_sure = self.is_sure and self._work > 0
        if chain is None:
            return None
        mixed = Search(chains, search.patterns, self._limit)
        mixed.follow(search)
        return mixed

    def _end(self, search: Search, left: list[int], low: int, high: int) -> None:
        """Look with one sharing and little left at once."""
        need = self._need(high)
        mixed = self._mixed(search, left, high)
        if mixed is None or mixed.descend(1, need, is_first_priced=True) < need:
            return
        if self._search_part(mixed, low, high, _SHORT):
            return
        if mixed.cut(need) and mixed.narrow(need, _SWEEPS_BETWEEN, self._gain):
            self._search_part(mixed, low, high, FOR_EVER)

    def _search_part(self, search: Search, low: int, high: int, patience: int) -> bool:
        """Whether it is found that there is an answer, or that there is none."""
        bound = search.bound()
        moved = max(low, self._moved_at(bound))
        stop = search.nodes + patience
        while moved <= high:
            before = search.nodes
            patience = min(stop - before, self._work // _WORK_OF_NODE)
            found = search.reach(self._aim(moved), max(0, patience))
            self._work -= (search.nodes - before) * _WORK_OF_NODE
            if search.answer:
                self.moved = moved
                self.answer = search.answer
                return True
            if found >= self._aim(moved):
                self.is_sure = self.is_sure and self._work > 0
                return False
            moved = self._moved_at(found)
        return True
