"""The most that can be laid."""

from __future__ import annotations

from functools import cached_property
from itertools import product
from math import floor
from typing import TypeAlias

from handfoot_gui.games.manipulation.solver.dual_bound import NEVER, SLACK, Multipliers
from handfoot_gui.games.manipulation.solver.layered_dag import Answer, Pattern
from handfoot_gui.games.manipulation.solver.origin_tracking import OriginTracker
from handfoot_gui.games.manipulation.solver.position import Counts
from handfoot_gui.games.manipulation.solver.relaxed_suit import (
    SCALE,
    RelaxedSuit,
    relaxed_patterns,
)
from handfoot_gui.games.manipulation.solver.search import UNLIMITED, Search
from handfoot_gui.games.manipulation.solver.tuning import TUNING, Tuning

Sharing: TypeAlias = tuple[int, int, int, int]
"""How many jokers each suit uses."""


def own_jokers(counts: Counts) -> list[int]:
    """Returns how many jokers of the table are named for each suit."""
    return [sum(counts.named[suit * 13 : suit * 13 + 13]) for suit in range(4)]


def sharings(counts: Counts) -> list[Sharing]:
    """Returns all ways to share the jokers, those most like the sharing of the table first."""
    most = counts.table_jokers + counts.hand_jokers
    own = own_jokers(counts)
    found = [
        (a, b, c, d)
        for a, b, c, d in product(range(most + 1), repeat=4)
        if counts.table_jokers <= a + b + c + d <= most
    ]
    found.sort(key=lambda some: sum(abs(a - b) for a, b in zip(some, own, strict=True)))
    return found


def average(counts: Counts) -> float:
    """Returns what laying a card of the hand is worth on average, jokers left out."""
    weights = [weight for weight, free in zip(counts.weight, counts.free, strict=True) if free]
    return sum(weights) / len(weights) if weights else 0


class MaxLay:
    """The search for one table and hand."""

    def __init__(
        self,
        counts: Counts,
        first_play: int = 0,
        tracker: OriginTracker | None = None,
        tuning: Tuning = TUNING,
    ) -> None:
        """*first_play*: points the laid cards must count, jokers as named. *tracker*: what lay
        where, if the minimum change shall be found afterwards."""
        self.counts = counts
        self.tuning = tuning
        self.most = 0
        self.answer: Answer = []
        self.guide: Multipliers | None = None
        """Multipliers that are a guide to the minimum change."""
        self.limit = counts.hand_jokers * counts.joker_weight + sum(
            number * weight for number, weight in zip(counts.free, counts.weight, strict=True)
        )
        """What the whole hand is worth."""
        self.sharings = sharings(counts)
        self._grouped = [tracker.grouped(suit) if tracker else () for suit in range(4)]
        self.suits = [RelaxedSuit(counts, suit, self._grouped[suit]) for suit in range(4)]
        self._patterns = tracker.relaxed_patterns() if tracker else relaxed_patterns(counts)
        self._cost = -first_play if first_play else None
        self._given = counts.table_jokers * counts.joker_weight

    def run(self) -> None:
        """Finds `most` and its `answer`; 0 and none where nothing can be laid.

        With much on the table the jokers as they are shared mostly do to lay all. Else one search
        over all sharings mostly gets through. Where it does not, it is divided until it does.
        """
        if len(self.sharings) > 1 and any(self.counts.table):
            search = self._lay_all()
            if self.most:
                self.guide = search.bound.multipliers
                return
        joint = self.joint
        self._price_jokers(joint)
        joint.bound.descend(1, NEVER)
        bound = self._style(joint, self._bound(joint), self.tuning.nodes)
        if bound > self.most:
            joint.bound.descend(self.tuning.passes, NEVER)
            bound = self._style(joint, min(bound, self._bound(joint)), self.tuning.nodes)
        less = 1
        while self.most < bound - less and not self.answer:
            self._find(joint, bound - less, self.tuning.nodes)
            less *= 2
        if bound > self.most:
            self._improve(Search(joint.dags, joint.patterns, self._cost), bound)

    def _lay_all(self) -> Search:
        """Looks a little for laying all with all jokers, shared nearly as on the table; where that
        is found, `joint` is asked for nothing else."""
        known = self.suits, self.sharings
        self.suits = [
            RelaxedSuit(self.counts, suit, self._grouped[suit], lays_all=True) for suit in range(4)
        ]
        jokers = self.counts.table_jokers + self.counts.hand_jokers
        self.sharings = [some for some in self.sharings if sum(some) == jokers]
        search = self._search(self.sharings[:1])
        search.bound.run_pass()
        if self._bound(search) == self.limit:
            self._find(search, self.limit, self.tuning.guess_nodes)
        if not self.most:
            self.suits, self.sharings = known
        return search

    def _price_jokers(self, search: Search) -> None:
        """Makes the passes reckon with what a joker is worth: itself and, roughly, one card more
        that can be laid with it. Else every suit would reckon with all of them."""
        value = (self.counts.joker_weight + average(self.counts)) * SCALE
        for prices in search.bound.multipliers:
            prices[0] = {key: -value * key for key in prices[0]}

    def _style(self, search: Search, bound: int, most_nodes: int) -> int:
        """Looks for the most, which is no more than *bound*; returns that, or a bound that may be
        lower."""
        while bound > self.most:
            found = self._find(search, bound, most_nodes)
            if found == bound:
                break
            bound = found
        return bound

    def _find(self, search: Search, aim: int, most_nodes: int) -> int:
        """Looks for so many, which may be left open; returns as many, or a bound that is lower."""
        found = search.find(self.least_of(aim), most_nodes)
        if search.answer:
            self.most = aim
            self.answer = search.answer
            return aim
        return min(aim, self._most_of(found))

    def _improve(self, search: Search, bound: int) -> None:
        """Looks to the end for more than is known, but no more than *bound*, in parts where it
        must."""
        need = self.least_of(self.most + 1) - SLACK
        if not search.narrow(need, self.tuning.passes, self.tuning.gain * SCALE):
            return
        most_nodes = self.tuning.nodes if search.has_choice() else UNLIMITED
        bound = self._style(search, min(bound, self._bound(search)), most_nodes)
        if bound > self.most:
            for part in search.divide(need):
                self._improve(part, bound)

    @cached_property
    def joint(self) -> Search:
        """The search over all sharings."""
        return self._search(self.sharings)

    def most_with(self, sharing: Sharing) -> int:
        """Returns a bound on what can be laid with this sharing, found without a search."""
        search = self._search([sharing])
        for _ in range(self.tuning.passes):
            search.bound.run_pass()
        return self._bound(search)

    def least_of(self, most: int) -> int:
        """Returns what a path is worth at least that lays so many."""
        return (most + self._given - 1) * SCALE + 1

    def _search(self, some: list[Sharing]) -> Search:
        dags = [
            suit.dag(sorted({sharing[number] for sharing in some}))
            for number, suit in enumerate(self.suits)
        ]
        patterns = [Pattern(*sharing) for sharing in some]
        return Search(dags, [patterns, *self._patterns], self._cost)

    def _bound(self, search: Search) -> int:
        return min(self.limit, self._most_of(search.bound.value()))

    def _most_of(self, worth: float) -> int:
        return -(-floor(worth + SLACK) // SCALE) - self._given
