"""The most that can be laid under a move budget: while few cards of the table move."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, inf

from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.solver.dual_bound import SLACK
from handfoot_gui.games.manipulation.solver.layered_dag import Answer, ExplicitDag, Pattern
from handfoot_gui.games.manipulation.solver.max_lay import MaxLay, Sharing, own_jokers
from handfoot_gui.games.manipulation.solver.origin_tracking import OriginTracker
from handfoot_gui.games.manipulation.solver.position import Counts
from handfoot_gui.games.manipulation.solver.relaxed_suit import SCALE
from handfoot_gui.games.manipulation.solver.search import Search
from handfoot_gui.games.manipulation.solver.tuning import (
    ARCS_PASSED,
    WORK_OF_ARC,
    WORK_OF_NODE,
    WORK_OF_SHARING,
    Tuning,
)

_PRICE = SCALE
"""Of a card moved, in the bound: as much as a card laid. The search gives it back but for 1."""


class BudgetedLay:
    """The search for one table, hand and move budget."""

    def __init__(self, table: Sequence[Meld], counts: Counts, budget: int, tuning: Tuning) -> None:
        self.most = 0
        self.answer: Answer = []
        self.is_sure = True
        self.tracker = OriginTracker(table, counts)
        self._relaxed = MaxLay(counts, tuning=tuning)
        self._own = own_jokers(counts)
        self._budget = budget
        self._given = counts.table_jokers * counts.joker_weight * SCALE
        self._best: float = self._given
        self._dags: dict[tuple[int, int, int], ExplicitDag] = {}
        self._nodes = tuning.budget_nodes
        self._work = tuning.budget_work
        self._bounds: dict[Sharing, int] = {}

    def run(self) -> None:
        """Finds `most` and an `answer` that moves as few cards as it can; 0 and none if none.

        What moves nothing is looked for first, which is quick: so there is hardly ever nothing
        when the work runs out, and `is_sure` is false then.
        """
        order = sorted(self._relaxed.sharings, key=lambda some: sum(self._leaving(some)))
        for budget in sorted({0, self._budget}):
            patterns = [
                [pattern for pattern in some if pattern.cost <= budget]
                for some in self.tracker.patterns(_PRICE)
            ]
            sure = [self._style(sharing, patterns, budget) for sharing in order]
            self.is_sure = all(sure)

    def _leaving(self, sharing: Sharing) -> list[int]:
        """Returns by suit the jokers of the table that get a name of another, which moves them."""
        return [max(0, a - b) for a, b in zip(self._own, sharing, strict=True)]

    def _style(self, sharing: Sharing, patterns: list[list[Pattern]], budget: int) -> bool:
        """Looks for a better answer; returns whether there is surely none but the one then
        found."""
        leaving = self._leaving(sharing)
        room = budget - sum(leaving)
        if room < 0:
            return True
        if self._work <= 0:
            return False
        if sharing not in self._bounds:
            self._bounds[sharing] = self._relaxed.most_with(sharing)
            self._work -= WORK_OF_SHARING
        is_still = self._best == self.most * SCALE + self._given
        if self._bounds[sharing] < self.most + is_still:
            return True
        dags = []
        for suit, jokers in enumerate(sharing):
            dag = self._dag(suit, jokers, room + leaving[suit])
            if dag is None:
                return False
            dags.append(dag)
        search = Search(dags, [[Pattern(*sharing)], *patterns[1:]], budget, _PRICE - 1)
        arcs = sum(dag.arcs_tried for dag in dags)
        before = inf
        while True:
            search.bound.run_pass()
            bound = search.bound.value()
            self._work -= arcs // ARCS_PASSED
            if bound <= self._best:
                return True
            if self._work <= 0:
                return False
            if before - bound < 1:
                break
            before = bound
        aim: float = floor(bound + SLACK)
        while aim > self._best:
            most_nodes = min(self._nodes - search.nodes, self._work // WORK_OF_NODE)
            nodes = search.nodes
            found = search.find(aim, most_nodes)
            self._work -= (search.nodes - nodes) * WORK_OF_NODE
            if search.answer:
                self._best = found
                self.answer = search.answer
                self.most = ceil((found - self._given) / SCALE)
                return True
            if found >= aim:
                return False
            aim = found
        return True

    def _dag(self, suit: int, jokers: int, budget: int) -> ExplicitDag | None:
        known = self._dags.get((suit, jokers, budget))
        if known is None:
            relaxed = self._relaxed.suits[suit].dag([jokers])
            most_arcs = max(self._work, 0) // WORK_OF_ARC
            known = self.tracker.dag(suit, relaxed, budget, _PRICE, most_arcs)
            if known is None:
                self._work = 0
                return None
            self._work -= known.arcs_tried * WORK_OF_ARC
            self._dags[suit, jokers, budget] = known
        return known
