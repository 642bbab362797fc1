"""The least change of the table among the plays that lay the most."""

from __future__ import annotations

from collections.abc import Collection
from math import ceil, inf
from typing import Final

from handfoot_gui.games.manipulation.solver.chains import Answer, Pattern
from handfoot_gui.games.manipulation.solver.most import Most, average
from handfoot_gui.games.manipulation.solver.near import Near
from handfoot_gui.games.manipulation.solver.places import Places
from handfoot_gui.games.manipulation.solver.plain import SCALE, HighAces, Repriced
from handfoot_gui.games.manipulation.solver.search import FOR_EVER, Search

_LAID_FOR_MOVED: Final = 5.5
"""Where not all can be laid, so many cards moved weigh as much as an average card laid. With more
the bounds gain from cards laid that cannot be, with less they give up a card laid too soon."""
_SWEEPS_AT_FIRST: Final = 4
_SWEEPS_GUIDED: Final = 2
"""The same where prices are near from the beginning."""
_SWEEPS: Final = 2
"""Between two cuts."""
_GAIN: Final = 0.25
"""Cards moved; with less from a sweep another one is not worth while."""
_GAIN_OF_PART: Final = 2.0
"""The same for one sharing of many, of which most come to nothing soon."""
_GAIN_OF_SUIT: Final = 0.5
"""Cards moved; with less from origins known for a suit sharings are looked at one by one."""
_APART: Final = 0.7
"""Cards moved that a sharing looked at alone must move more than all together seem to; with so
many sharings are looked at one by one."""
_STEP: Final = 3
"""So many more cards moved than the bound says are asked for at first with one sharing, later
twice as many and so on."""
_MANY_OF_ONE: Final = 1000
_MANY: Final = 3000
"""With more arcs left, of one sharing or of several, fewer cards moved are asked for."""
_FEW: Final = 2000
"""With fewer arcs left of one sharing the origins of all suits are learnt at once."""
_PATIENCE_OF_GUESS: Final = 100
_PATIENCE: Final = 1000
"""States tried before more is done for the bound."""
_SLACK: Final = 1e-6
_WORK: Final = 400_000
"""What may be spent, in about microseconds of an average machine."""
_WORK_OF_ARC: Final = 5
_WORK_OF_NODE: Final = 12


class Least:
    """The search for one table and hand, once it is known how much can be laid.

    A search over plain chains, which know what is in groups and what in sequences, but not which
    old ones they come from, bounds every play from below. Is there one that moves few cards? Only
    what may be part of it is looked at, and of that one suit after the other is replaced by a
    chain that knows the origins, the suit first that brings the bound up most: then there is less
    to look at in the others. A plain walk makes a good guess on the way.
    """

    def __init__(
        self, most: Most, places: Places, moved: int, high_aces: Collection[int] = ()
    ) -> None:
        """*most*: done, and made with *places*. *moved*: how many cards a play known already
        moves. *high_aces*: suits in which no sequence may begin with an ace."""
        self.moved = moved
        self.answer: Answer = []
        self.is_sure = True
        self._work = _WORK
        self._known = most.answer[0][0]
        """The sharing of the play known already."""
        self._lead = 0.0
        """Cards moved that a sharing looked at alone must move more than all together seem to."""
        self._excess = [0.0, 0.0, 0.0, 0.0]
        """By suit the cards that must move besides those one surely knows of without origins."""
        self._is_excess_learnt = False
        joint = most.joint
        for chain in joint.chains:
            chain.leave_out_dead_ends()
        plain = [
            HighAces(chain) if suit in high_aces else chain
            for suit, chain in enumerate(joint.chains)
        ]
        laid = most.least_of(most.most) - 1 + SCALE
        self._top = laid
        """What a walk is worth that lays the most and moves nothing."""
        self._limit: int | None = None
        self._sweeps_at_first = _SWEEPS_AT_FIRST
        if most.most == most.limit:
            self._price = 1
            self._joint = Search(plain, joint.patterns)
            if most.guide:
                self._joint.guide(most.guide)
                self._sweeps_at_first = _SWEEPS_GUIDED
        else:
            self._price = max(2, round(average(most.counts) * SCALE / _LAID_FOR_MOVED))
            self._limit = -laid // SCALE
            chains = [Repriced(chain, self._price) for chain in plain]
            patterns = [
                [pattern._replace(worth=pattern.worth * self._price, cost=0) for pattern in some]
                for some in joint.patterns
            ]
            self._joint = Search(chains, patterns, self._limit)
            self._joint.start_from(joint.prices)
        self._gain = _GAIN * self._price
        self._near = Near(places, plain, self._price)

    def run(self) -> None:
        """Find the least `moved` and its `answer`; none when it is not less than known already.

        The likeliest sharing of the jokers is looked at first, as it mostly has the answer.
        """
        joint = self._joint
        joint.descend(
            self._sweeps_at_first, self._need(self.moved - 1), self._gain, is_first_priced=True
        )
        self._guess(joint)
        need = self._need(self.moved - 1)
        if not joint.cut(need) or not joint.narrow(need, _SWEEPS, self._gain):
            return
        hopes = joint.hopes(self._need(self.moved - 1))
        bounds = {sharing: self._moved_at(bound) for bound, sharing in hopes}
        if len(bounds) > 1:
            _, _, likely = max(
                (round(bound / self._price, 1), sharing == self._known, sharing)
                for bound, sharing in hopes
            )
            self._climb({likely: bounds.pop(likely)})
        self._climb(bounds)

    def low_aces(self) -> list[int]:
        """The suits in which a sequence of the answer begins with an ace."""
        _, arcs = self.answer[0]
        return [suit for suit in range(4) if arcs[suit][4][0]]

    def _climb(self, bounds: dict[Pattern, int]) -> None:
        """Look at more and more cards moved with sharings that must move so many at least."""
        step = _STEP if len(bounds) == 1 else self.moved
        while bounds and self.is_sure:
            low = min(bounds.values())
            high = min(low + step, self.moved - 1)
            if low > high:
                break
            some = [sharing for sharing, bound in bounds.items() if bound <= high]
            joint = self._joint
            search = Search(joint.chains, [some, *joint.patterns[1:]], self._limit)
            search.follow(joint)
            high = self._look(search, low, high)
            step *= 2
            bounds = {sharing: max(bound, high + 1) for sharing, bound in bounds.items()}

    def _look(self, whole: Search, low: int, high: int) -> int:
        """Look for an answer that moves *low* to *high* cards, or learn why there is none; for
        how many that is known then, which may be fewer."""
        is_one = len(whole.patterns[0]) == 1
        is_parted = not is_one and self._lead > _APART
        many = _MANY_OF_ONE if is_one else _MANY
        while True:
            need = self._need(high)
            if is_one:
                search = whole.part(whole.patterns[0][0], whole.bound() - need)
            else:
                search = Search(whole.chains, whole.patterns, self._limit)
                search.follow(whole)
            if not search.cut(need):
                return high
            if is_parted or search.size() <= many or high == low:
                break
            high = (low + high) // 2
        if not is_parted and not search.narrow(need, _SWEEPS, self._gain):
            return high
        if is_one:
            self._lead = (whole.bound() - search.bound()) / self._price
        elif not is_parted:
            self._guess(search)
        suits = sorted(range(4), key=lambda suit: self._excess[suit])
        if is_parted:
            self._look_at_each(search, suits, low, high)
        else:
            self._close(search, suits, low, high)
        return high

    def _close(self, search: Search, left: list[int], low: int, high: int) -> None:
        """Look with the suits *left* still plain, the last one first."""
        is_one = len(search.patterns[0]) == 1
        left = [*left]
        while left and self.is_sure:
            high = min(high, self.moved - 1)
            if high < low:
                return
            is_last = is_one and search.size() < _FEW
            suits = left[::-1] if is_last else left[-1:]
            mixed = self._mixed(search, suits, high)
            if mixed is None:
                return
            if is_last:
                self._end(mixed, low, high)
                return
            left.pop()
            if not mixed.narrow(self._need(high), _SWEEPS, self._gain):
                return
            gain = search.bound() - mixed.bound()
            search = mixed
            if gain < _GAIN_OF_SUIT * self._price and not is_one:
                break
        if is_one:
            self._is_settled(search, low, high, FOR_EVER)
        else:
            self._look_at_each(search, left, low, high)

    def _look_at_each(self, search: Search, left: list[int], low: int, high: int) -> None:
        """Look at the sharings one by one."""
        for bound, sharing in search.hopes(self._need(high)):
            high = min(high, self.moved - 1)
            need = self._need(high)
            if bound < need or not self.is_sure:
                break
            part = search.part(sharing, bound - need)
            if part.narrow(need, _SWEEPS, _GAIN_OF_PART * self._price):
                self._close(part, left, low, high)

    def _mixed(self, search: Search, suits: list[int], high: int) -> Search | None:
        """The *search* with more *suits* whose origins are known; None where nothing is left."""
        chains = [*search.chains]
        shares = search.shares()
        before = self._near.size
        for suit in suits:
            was = search.most_of(shares, suit)
            arcs = self._work // _WORK_OF_ARC
            chain = self._near.chain(suit, search, shares, self._aim(high), arcs)
            self._is_excess_learnt = True
            if chain is None:
                self._excess[suit] = inf
                break
            self._excess[suit] = (was - search.most_of(shares, suit)) / self._price
            chains[suit] = chain
        self._work -= (self._near.size - before) * _WORK_OF_ARC
        self.is_sure = self.is_sure and self._work > 0
        if chain is None:
            return None
        mixed = Search(chains, search.patterns, self._limit)
        mixed.follow(search)
        return mixed

    def _end(self, search: Search, low: int, high: int) -> None:
        """Look with one sharing whose origins are all known, which mostly is settled at once."""
        need = self._need(high)
        if search.descend(1, need, is_first_priced=True) < need:
            return
        if self._is_settled(search, low, high, _PATIENCE):
            return
        if search.cut(need) and search.narrow(need, _SWEEPS, self._gain):
            self._is_settled(search, low, high, FOR_EVER)

    def _is_settled(self, search: Search, low: int, high: int, patience: int) -> bool:
        """Whether the answer is found, or that there is none."""
        moved = max(low, self._moved_at(search.bound()))
        stop = search.nodes + patience
        while moved <= high:
            before = search.nodes
            most = max(0, min(stop - before, self._work // _WORK_OF_NODE))
            found = search.reach(self._aim(moved), most)
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

    def _guess(self, plain: Search) -> None:
        """Take what a plain search for an answer that moves few cards comes to."""
        for moved in (self._moved_at(plain.bound()), self.moved - 1):
            plain.reach(self._aim(moved), _PATIENCE_OF_GUESS)
            if plain.answer:
                answer, moved, excess = self._near.settled(plain.answer)
                if not self._is_excess_learnt:
                    self._excess = excess
                if moved < self.moved:
                    self.moved = moved
                    self.answer = answer
                break

    def _aim(self, moved: int) -> int:
        """What a walk is worth that moves so many cards."""
        return self._top - moved * self._price

    def _need(self, moved: int) -> float:
        """What bounds must not fall below where so many cards may move."""
        return self._aim(moved) - _SLACK

    def _moved_at(self, worth: float) -> int:
        """The fewest cards that a walk worth no more can move."""
        return max(0, ceil((self._top - worth) / self._price - _SLACK))
