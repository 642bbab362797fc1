"""The least change of the table among the plays that lay the most."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from handfoot_gui.engine.manipulation.melds import Meld
from handfoot_gui.engine.manipulation.solver.chains import Answer, Pattern
from handfoot_gui.engine.manipulation.solver.counts import LAST
from handfoot_gui.engine.manipulation.solver.lists import ListChain
from handfoot_gui.engine.manipulation.solver.most import Most, guide
from handfoot_gui.engine.manipulation.solver.near import Near
from handfoot_gui.engine.manipulation.solver.places import Places
from handfoot_gui.engine.manipulation.solver.plain import SCALE, PlainSuit
from handfoot_gui.engine.manipulation.solver.search import IMPOSSIBLE, Search

_SWEEPS: Final = 3
_SWEEPS_OF_WHOLE: Final = 6
_SWEEPS_OF_PART: Final = 6
_SWEEPS_OF_ALL: Final = 2
_ROUNDS: Final = 4
_SWEEPS_OF_ROUND: Final = 10
_GAIN_OF_SWEEP: Final = 0.05
_GAIN_OF_ROUND: Final = 0.2
"""Cards moved; with less another one is not worth while."""
_SLACK: Final = 1e-6
_WORK: Final = 400_000
"""What may be spent, in about microseconds of an average machine."""
_PATIENCE: Final = 100
_WORK_OF_ARC: Final = 7
_WORK_OF_LEVEL: Final = 1000
_WORK_OF_NODE: Final = 12


class Least:
    """The search for one table and hand, once it is known how much can be laid.

    A card moved takes so little from the worth that no card laid is given up for it. Is there a
    play that moves none? One? And so on: each question is quickly answered, as only what may be
    part of such a play is looked at, and what one answer teaches of prices helps with the next.
    """

    def __init__(self, table: Sequence[Meld], most: Most, moved: int) -> None:
        """*moved*: how many cards a play known already moves."""
        self.moved = moved
        self.answer: Answer = []
        self.is_sure = True
        self.places = Places(table, most.counts)
        self._work = _WORK
        counts = most.counts
        left_out = most.limit - most.most
        self._price = min(SCALE // 8, SCALE // (moved + 1)) if left_out else 1
        self._top = most.least_of(most.most) - 1 + SCALE
        self._plain = self._search(most, left_out)
        if left_out:
            guide(self._plain, counts)
            for _ in range(_SWEEPS_OF_ALL):
                self._plain.sweep()
        self._plain.descend(_SWEEPS_OF_WHOLE, self._aim(moved - 1), self._price * _GAIN_OF_SWEEP, is_first_priced=True)
        self._open = dict.fromkeys(self._patterns[0])

    def _least_moved(self, search: Search) -> float:
        """No walk that lays the most moves fewer cards."""
        return (self._top - search.bound()) / self._price

    def _search(self, most: Most, left_out: int) -> Search:
        """A search over plain chains for what lays the most."""
        counts = most.counts
        jokers = counts.table_jokers + counts.hand_jokers
        sharings = [
            sharing for sharing in most.sharings
            if (jokers - sum(sharing)) * counts.joker_weight <= left_out
        ]  # fmt: skip
        chains = []
        for suit in range(4):
            grouped = [self.places.in_groups(suit, place)[1] for place in range(LAST + 1)]
            shares = sorted({sharing[suit] for sharing in sharings})
            chains.append(PlainSuit(counts, suit, left_out, self._price, grouped).chain(shares))
        shared = [Pattern(*sharing) for sharing in sharings]
        self._patterns = [shared, *self.places.left_over(self._price)]
        return Search(chains, self._patterns)

    def run(self) -> None:
        """Find the least `moved` and its `answer`; none when it is not less than known already."""
        near = Near(self.places, self._plain.chains, self._price)
        low = max(0, ceil(self._least_moved(self._plain) - _SLACK))
        width = 0
        while low < self.moved and self.is_sure:
            high = min(low + width, self.moved - 1)
            for plain in self._plain.parted(self._aim(high), self._open):
                self._look(near, plain, low, min(high, self.moved - 1))
                if low >= self.moved:
                    return
            low = high + 1
            width += 1

    def _look(self, near: Near, plain: Search, low: int, high: int) -> None:
        sharing = plain.patterns[0][0]
        aim = self._aim(high) - _SLACK
        gain = _GAIN_OF_SWEEP * self._price
        known = self._open[sharing]
        if known is not None:
            plain.learn(known)
        bound = plain.descend(_SWEEPS_OF_PART, aim, gain)
        if bound > IMPOSSIBLE:
            self._open[sharing] = plain.prices
        if bound < aim:
            return
        before = near.size
        chains = near.chains(plain, self._aim(high), self._work // _WORK_OF_ARC)
        self._work -= (near.size - before) * _WORK_OF_ARC + _WORK_OF_LEVEL
        if self._work <= 0:
            self.is_sure = False
        if chains is None:
            return
        search = Search(chains, plain.patterns)
        search.start_from(plain.prices)
        bound = search.descend(_SWEEPS, aim, gain)
        while bound >= aim:
            moved = max(low, ceil((self._top - bound) / self._price - _SLACK))
            if moved > high: break
            bound = search.reach(self._aim(moved), max(0, self._work // _WORK_OF_NODE))
            if search.answer:
                self.moved = moved
                self.answer = search.answer
                break
            if bound >= self._aim(moved):
                self.is_sure = False
                break
        self._work -= search.nodes * _WORK_OF_NODE
        if search.bound() > IMPOSSIBLE:
            plain.learn(search.prices)
            self._open[sharing] = plain.prices

    def _aim(self, moved: int) -> int:
        """What a walk is worth that moves so many cards."""
        return self._top - moved * self._price

