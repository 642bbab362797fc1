"""The most that can be laid, also under a move budget, and what decides how fast it is found.

No value of `Tuning` changes what is best, only how soon it is found, and `Plan.is_least` where the
work runs out. README.md has the measurement behind each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import product
from math import ceil, floor, inf
from typing import Final, TypeAlias

from msgspec import Struct

from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.solver.dual_bound import NEVER, SLACK, Multipliers
from handfoot_gui.games.manipulation.solver.layered_dag import Answer, ExplicitDag, Pattern
from handfoot_gui.games.manipulation.solver.origin_tracking import OriginTracker
from handfoot_gui.games.manipulation.solver.position import Counts
from handfoot_gui.games.manipulation.solver.relaxed_suit import SCALE, RelaxedSuit, relaxed_patterns
from handfoot_gui.games.manipulation.solver.search import UNLIMITED, Search


class Tuning(Struct, frozen=True):
    """How a search goes about it."""

    passes: int = 2
    """Dual-ascent passes between two cuts."""
    gain: float = 0.5
    """Cards laid or moved by which the bound must fall for another pass to be worth while."""
    guess_nodes: int = 100
    """States tried for a guess: for laying all with the jokers shared as on the table, and for a
    relaxed path that moves few cards."""
    nodes: int = 3000
    """States tried before more is done for the bound."""
    laid_for_moved: float = 5.5
    """Where not all can be laid, so many cards moved weigh as much as an average card laid. With
    more the bounds gain from cards laid that cannot be, with less they give up a card too soon."""
    change_work: int = 400_000
    """What may be spent on the minimum change, about in microseconds."""
    budget_nodes: int = 1500
    """States tried with one sharing under a move budget; more leave no work for the others."""
    budget_work: int = 210_000
    """What may be spent on the most that can be laid under a move budget, likewise."""


TUNING: Final = Tuning()

WORK_OF_ARC: Final = 5
"""Work of an arc of the origin-tracking DP."""
WORK_OF_NODE: Final = 15
"""Work of a state tried by the depth-first search."""
WORK_OF_SHARING: Final = 4000
"""Work of the bound for one sharing of the jokers, over relaxed DAGs."""
ARCS_PASSED: Final = 8
"""Arcs that a dual-ascent pass walks over with one unit of work."""


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
        bound = self._look(joint, self._bound(joint), self.tuning.nodes)
        if bound > self.most:
            joint.bound.descend(self.tuning.passes, NEVER)
            bound = self._look(joint, min(bound, self._bound(joint)), self.tuning.nodes)
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
        for prices in search.bound.multipliers.by_suit:
            prices[0] = {key: -value * key for key in prices[0]}

    def _look(self, search: Search, bound: int, most_nodes: int) -> int:
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
        bound = self._look(search, min(bound, self._bound(search)), most_nodes)
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
            sure = [self._look(sharing, patterns, budget) for sharing in order]
            self.is_sure = all(sure)

    def _leaving(self, sharing: Sharing) -> list[int]:
        """Returns by suit the jokers of the table that get a name of another, which moves them."""
        return [max(0, a - b) for a, b in zip(self._own, sharing, strict=True)]

    def _look(self, sharing: Sharing, patterns: list[list[Pattern]], budget: int) -> bool:
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
        dags = self._dags_of(sharing, room, leaving)
        if dags is None:
            return False
        search = Search(dags, [[Pattern(*sharing)], *patterns[1:]], budget, _PRICE - 1)
        bound = self._bound_of(search, sum(dag.arcs_tried for dag in dags))
        return bound <= self._best or (self._work > 0 and self._find(search, bound))

    def _dags_of(self, sharing: Sharing, room: int, leaving: list[int]) -> list[ExplicitDag] | None:
        """Returns the DAGs of the suits; None where the work does not reach."""
        dags = []
        for suit, jokers in enumerate(sharing):
            dag = self._dag(suit, jokers, room + leaving[suit])
            if dag is None:
                return None
            dags.append(dag)
        return dags

    def _bound_of(self, search: Search, arcs: int) -> float:
        """Returns the bound once passes bring it down no more, it is of no use, or the work has run
        out; a pass meets so many *arcs*."""
        before = inf
        while True:
            search.bound.run_pass()
            bound = search.bound.value()
            self._work -= arcs // ARCS_PASSED
            if bound <= self._best or self._work <= 0 or before - bound < 1:
                return bound
            before = bound

    def _find(self, search: Search, bound: float) -> bool:
        """Looks for what is worth *bound*, and ever less; returns whether there is surely none but
        the one then found."""
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
