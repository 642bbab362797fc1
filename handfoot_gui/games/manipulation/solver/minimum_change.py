"""The minimum change: the fewest cards of the table moved by a play that lays the most."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import ceil, inf

from msgspec import Struct

from handfoot_gui.games.manipulation.solver.dual_bound import SLACK
from handfoot_gui.games.manipulation.solver.layered_dag import Answer, Pattern
from handfoot_gui.games.manipulation.solver.max_lay import (
    WORK_OF_ARC,
    WORK_OF_NODE,
    MaxLay,
    average,
)
from handfoot_gui.games.manipulation.solver.origin_tracking import OriginTracker
from handfoot_gui.games.manipulation.solver.relaxed_suit import SCALE, HighAceDag, ReweightedDag
from handfoot_gui.games.manipulation.solver.restricted_dag import RestrictedDags
from handfoot_gui.games.manipulation.solver.search import Search


class _Scale(Struct, frozen=True):
    """What paths are worth by how many cards they move."""

    top: int
    """What a path is worth that lays the most and moves nothing."""
    price: int
    """What a card moved takes off that."""

    def aim(self, moved: int) -> int:
        """Returns what a path is worth that moves so many cards."""
        return self.top - moved * self.price

    def need(self, moved: int) -> float:
        """Returns what bounds must not fall below where so many cards may move."""
        return self.aim(moved) - SLACK

    def moved_at(self, worth: float) -> int:
        """Returns the fewest cards that a path worth no more can move."""
        return max(0, ceil((self.top - worth) / self.price - SLACK))


class MinimumChange:
    """The search for one table and hand, once it is known how much can be laid.

    A search over relaxed DAGs, which know what is in groups and what in sequences, but not which
    old ones they come from, bounds the change of every play from below. To find out whether a play
    moves few cards, the search keeps only what may be part of one, and replaces the relaxed DAG of
    one suit after the other by a restricted DAG that tracks the origins. The suit that raises the
    bound most comes first: then less is left of the others. A relaxed path makes a good guess on
    the way.
    """

    def __init__(
        self, max_lay: MaxLay, tracker: OriginTracker, moved: int, high_aces: Collection[int] = ()
    ) -> None:
        """*max_lay*: done, and made with *tracker*. *moved*: how many cards a play known already
        moves. *high_aces*: suits in which no sequence may begin with an ace."""
        self.moved = moved
        self.answer: Answer = []
        self.is_sure = True
        self._tuning = max_lay.tuning
        self._work = max_lay.tuning.change_work
        self._known = max_lay.answer[0][0]
        """The sharing of the play known already."""
        self._excess = [0.0, 0.0, 0.0, 0.0]
        """By suit the cards that must move besides those the relaxed DAGs know of."""
        self._is_excess_learnt = False
        joint = max_lay.joint
        for dag in joint.dags:
            dag.prune_dead_ends()
        relaxed = [
            HighAceDag(dag) if suit in high_aces else dag for suit, dag in enumerate(joint.dags)
        ]
        laid = max_lay.least_of(max_lay.most) - 1 + SCALE
        if max_lay.most == max_lay.limit:
            price = 1
            self._joint = Search(relaxed, joint.patterns)
            if max_lay.guide:
                self._joint.bound.multipliers.be_guided_by(max_lay.guide)
        else:
            worth = average(max_lay.counts) * SCALE
            price = max(2, round(worth / self._tuning.laid_for_moved))
            dags = [ReweightedDag(dag, price) for dag in relaxed]
            patterns = [
                [pattern._replace(worth=pattern.worth * price, cost=0) for pattern in some]
                for some in joint.patterns
            ]
            self._joint = Search(dags, patterns, limit=-laid // SCALE)
            self._joint.bound.multipliers.start_from(joint.bound.multipliers)
        self._scale = _Scale(laid, price)
        self._gain = self._tuning.gain * price
        self._restricted = RestrictedDags(tracker, relaxed, price)

    def run(self) -> None:
        """Finds the minimum `moved` and its `answer`; none where it is not less than known already.

        The likeliest sharing of the jokers is looked at first, as it mostly has the answer.
        """
        joint = self._joint
        need = self._scale.need(self.moved - 1)
        joint.bound.descend(self._tuning.passes, need, self._gain, is_first_priced=True)
        self._guess(joint)
        need = self._scale.need(self.moved - 1)
        if not joint.cut(need) or not self._narrow(joint, need):
            return
        candidates = joint.bound.candidates(self._scale.need(self.moved - 1))
        bounds = {sharing: self._scale.moved_at(bound) for bound, sharing in candidates}
        if len(bounds) > 1:
            _, _, likely = max(
                (round(bound / self._scale.price, 1), sharing == self._known, sharing)
                for bound, sharing in candidates
            )
            self._climb({likely: bounds.pop(likely)})
        self._climb(bounds)

    def low_aces(self) -> list[int]:
        """Returns the suits in which a sequence of the answer begins with an ace."""
        _, arcs = self.answer[0]
        return [suit for suit in range(4) if arcs[suit][4][0]]

    def _climb(self, bounds: dict[Pattern, int]) -> None:
        """Looks at more and more cards moved with sharings that must move so many at least."""
        step = 1 if len(bounds) == 1 else self.moved
        while bounds and self.is_sure:
            low = min(bounds.values())
            high = min(low + step, self.moved - 1)
            if low > high:
                break
            some = [sharing for sharing, bound in bounds.items() if bound <= high]
            self._look(some, low, high)
            step *= 2
            bounds = {sharing: max(bound, high + 1) for sharing, bound in bounds.items()}

    def _look(self, sharings: Sequence[Pattern], low: int, high: int) -> None:
        """Looks for an answer that moves *low* to *high* cards with some sharing."""
        joint = self._joint
        need = self._scale.need(high)
        if len(sharings) == 1:
            part = joint.part(sharings[0], need)
        else:
            whole = joint.over(joint.dags, [sharings, *joint.patterns[1:]])
            part = whole if whole.cut(need) else None
        if part is None or not self._narrow(part, need):
            return
        if len(sharings) > 1:
            self._guess(part)
            if self.moved <= low:
                return
        suits = sorted(range(4), key=lambda suit: self._excess[suit])
        self._close(part, suits, low, min(high, self.moved - 1))

    def _close(self, search: Search, left: list[int], low: int, high: int) -> None:
        """Looks with the suits *left* still relaxed, the last one first."""
        need = self._scale.need(high)
        if len(search.patterns[0]) == 1:
            closer = self._with_origins(search, left[::-1], high)
            if closer and closer.bound.descend(1, need, is_first_priced=True) >= need:
                self._settle(closer, low, high)
            return
        left = [*left]
        gain = inf
        while left and gain >= self._gain:
            closer = self._with_origins(search, [left.pop()], high)
            if closer is None or not self._narrow(closer, need):
                return
            gain = search.bound.value() - closer.bound.value()
            search = closer
        for bound, sharing in search.bound.candidates(need):
            high = min(high, self.moved - 1)
            need = self._scale.need(high)
            if bound < need or not self.is_sure:
                break
            part = search.part(sharing, need)
            if part and self._narrow(part, need):
                self._close(part, left, low, high)

    def _narrow(self, search: Search, need: float) -> bool:
        return search.narrow(need, self._tuning.passes, self._gain)

    def _with_origins(self, search: Search, suits: Sequence[int], high: int) -> Search | None:
        """Returns the *search* with the origins of more *suits*; None where nothing is left."""
        dags = [*search.dags]
        marginals = search.bound.max_marginals()
        self._is_excess_learnt = True
        for suit in suits:
            was = search.bound.most_of(marginals, suit)
            before = self._restricted.arcs_tried
            most_arcs = self._work // WORK_OF_ARC
            dag = self._restricted.dag(suit, search, marginals, self._scale.aim(high), most_arcs)
            self._work -= (self._restricted.arcs_tried - before) * WORK_OF_ARC
            self.is_sure = self.is_sure and self._work > 0
            if dag is None:
                self._excess[suit] = inf
                return None
            self._excess[suit] = (was - search.bound.most_of(marginals, suit)) / self._scale.price
            dags[suit] = dag
        return search.over(dags, search.patterns)

    def _settle(self, search: Search, low: int, high: int) -> None:
        """Looks for an answer with one sharing whose origins are all known."""
        moved = max(low, self._scale.moved_at(search.bound.value()))
        while moved <= high:
            before = search.nodes
            found = search.find(self._scale.aim(moved), max(0, self._work // WORK_OF_NODE))
            self._work -= (search.nodes - before) * WORK_OF_NODE
            if search.answer:
                self.moved = moved
                self.answer = search.answer
                return
            if found >= self._scale.aim(moved):
                self.is_sure = False
                return
            moved = self._scale.moved_at(found)

    def _guess(self, relaxed: Search) -> None:
        """Takes what a relaxed path that moves few cards comes to."""
        for moved in (self._scale.moved_at(relaxed.bound.value()), self.moved - 1):
            relaxed.find(self._scale.aim(moved), self._tuning.guess_nodes)
            if relaxed.answer:
                answer, moved, excess = self._restricted.least_moved(relaxed.answer)
                if not self._is_excess_learnt:
                    self._excess = excess
                if moved < self.moved:
                    self.moved = moved
                    self.answer = answer
                break
