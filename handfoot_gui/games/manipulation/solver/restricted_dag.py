"""The restricted DP: origin tracking for what may be part of a good joint path, and no more.

A DAG of `OriginTracker` for few moved cards is small; where many may move it has far too many
states. But a search over relaxed DAGs, in which a card costs something only if it surely moves,
bounds every joint path. So an arc is made only if, with what the relaxed DAGs say of the way ahead
and of the other suits, it may still be part of a path worth the aim (reduced-cost fixing). What
relaxed arcs and open sequences can do is found once, however often it is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Final, TypeAlias

from handfoot_gui.games.manipulation.solver.dual_bound import NEVER, SLACK
from handfoot_gui.games.manipulation.solver.layered_dag import Answer, Arc, ExplicitDag, LayeredDag
from handfoot_gui.games.manipulation.solver.origin_tracking import (
    Lost,
    OriginTracker,
    Run,
    RunLinks,
)
from handfoot_gui.games.manipulation.solver.position import LAST
from handfoot_gui.games.manipulation.solver.relaxed_suit import PROMISE, SCALE
from handfoot_gui.games.manipulation.solver.search import Search

_Numbered: TypeAlias = tuple[int, int, int, RunLinks]
"""Old cards that stay, real ones and jokers; number of the runs then open; and links."""
_Runs: TypeAlias = tuple[Lost, tuple[Run, ...]]
_NONE: Final[_Runs] = (), ()
_Fact: TypeAlias = tuple[int, int, float, float, int, int, int, int]
"""Of a relaxed arc: key, head, worth, worth if all old cards moved, minus what is laid, cards in
sequences, jokers, and those of them that may stay in sequences."""
_Candidate: TypeAlias = tuple[float, float, float, int, int, int, int, int, int]
"""What a path must be worth before the arc to have any hope, and with the arc; worth of the arc if
all old cards moved; minus what is laid, key, head in the relaxed DAG, cards in sequences, jokers,
and those of them that may stay in sequences."""

_CARDS: Final = 16
"""More than there can be cards of a face."""
_MARK: Final = 1 << 20
"""A state in one number, its base for the state of the relaxed DAG. The number of the open runs
comes next,"""
_LOW: Final = _MARK << 24
"""and from here on the jokers promised to low aces."""


class RestrictedDags:
    """The restricted DAGs of all suits for one table and hand."""

    def __init__(self, tracker: OriginTracker, relaxed: Sequence[LayeredDag], price: int) -> None:
        """*relaxed*: the DAGs whose states the searches know. *price*: of a card moved."""
        self._tracker = tracker
        self._relaxed = relaxed
        self._price = price
        self._numbers: list[dict[_Runs, int]] = [{_NONE: 0} for _ in range(4)]
        self._runs: list[list[_Runs]] = [[_NONE] for _ in range(4)]
        self._facts: dict[tuple[int, int, int], list[_Fact]] = {}
        self._transitions: list[dict[int, list[_Numbered]]] = [{} for _ in range(4)]
        self.arcs_tried = 0
        """Arcs tried."""

    def dag(
        self, suit: int, search: Search, marginals: list[dict[int, float]], aim: int, most_arcs: int
    ) -> ExplicitDag | None:
        """Returns what of a suit may be part of a path worth *aim*; None where there is nothing, or
        where more arcs than that had to be tried. *search*: over the relaxed DAG of this suit, cut
        for an aim no higher. *marginals*: by suit and jokers what the suits may be worth; those of
        this suit are replaced by what is learnt."""
        stop = self.arcs_tried + most_arcs
        prices = search.bound.multipliers.by_suit[suit]
        bars = _bars(suit, search, marginals, aim - SLACK)
        arcs: list[list[list[Arc]]] = []
        layer = {0: 0}
        behind = [[0.0]]
        for place in range(LAST + 1):
            ahead = search.bound.ahead[suit][place + 1]
            arcs_here, layer, worths = (
                self._go_forward(suit, place, layer, behind[-1], ahead, prices[place], bars[place])
                if place
                else self._begin(suit, ahead, prices[0], bars[0])
            )
            if self.arcs_tried > stop or not layer:
                return None
            arcs.append(arcs_here)
            behind.append(worths)
        marginals[suit] = _prune(arcs, behind, prices, bars)
        return ExplicitDag(arcs, len(layer)) if marginals[suit] else None

    def least_moved(self, answer: Answer) -> tuple[Answer, int, list[float]]:
        """Returns an answer of a search over relaxed DAGs with its sequences in the places of old
        ones so that the fewest cards move; how many do, and by suit how many more than surely
        do."""
        moved = sum(round(-pattern.worth) for pattern, _ in answer) // self._price
        paths = []
        more: list[float] = []
        for suit in range(4):
            relaxed = [arcs[suit] for _, arcs in answer]
            some, cost = self._least_moved(suit, relaxed)
            paths.append(some)
            moved += cost
            more.append(cost - sum([self._moved(arc) for arc in relaxed]))
        a, b, c, d = paths
        arcs = zip(a, b, c, d, strict=True)
        return (
            [(pattern, some) for (pattern, _), some in zip(answer, arcs, strict=True)],
            moved,
            more,
        )

    def _moved(self, arc: Arc) -> int:
        """Returns how many cards surely move with a relaxed arc."""
        _, _, worth, cost, _ = arc
        return (
            (-SCALE * cost - round(worth)) // self._price
            if self._price > 1
            else -round(worth) % SCALE
        )

    def _least_moved(self, suit: int, relaxed: list[Arc]) -> tuple[list[Arc], int]:
        paths: dict[tuple[int, int], tuple[int, list[Arc]]] = {(0, 0): (0, [])}
        for place, (key, then, worth, _, (in_runs, jokers, _)) in enumerate(relaxed):
            promised = key // PROMISE if place else 0
            lying = self._lying(suit, place, key)
            after: dict[tuple[int, int], tuple[int, list[Arc]]] = {}
            for (number, low), (before, arcs) in paths.items():
                left = jokers - promised - (low if place == LAST else 0)
                if left < 0:
                    continue
                for stay, stay_jokers, runs, links in self._transitions_of(
                    suit, place, number, in_runs
                ):
                    most = stay_jokers if place == 0 else min(stay_jokers, left)
                    for some in range(stay_jokers + 1) if place == 0 else (most,):
                        state = runs, (some if place == 0 else low)
                        cost = before + lying - stay - some
                        if place == LAST:
                            state = 0, 0
                        if state not in after or after[state][0] > cost:
                            arc = key, then, worth, 0, (in_runs, jokers, links)
                            after[state] = cost, [*arcs, arc]
            paths = after
        cost, arcs = paths[0, 0]
        return arcs, cost

    def _lying(self, suit: int, place: int, key: int) -> int:
        """Returns how many cards move that lie there, with all in sequences and as many in groups
        as *key* says."""
        real, wild = self._tracker.in_groups(suit, place)
        promise, cards = divmod(key, PROMISE) if place else (0, 0)
        return len(self._tracker.runs[suit][place]) + real + wild - min(cards, real + promise)

    def _begin(
        self, suit: int, ahead: list[float], prices: dict[int, float], bars: dict[int, float]
    ) -> tuple[list[list[Arc]], dict[int, int], list[float]]:
        """Does what `_go_forward` does for the first place, where jokers are promised to low
        aces."""
        after: dict[int, int] = {}
        behind: list[float] = []
        arcs: list[Arc] = []
        for need, bar, base, cost, key, mark, in_runs, jokers, _ in self._candidates(
            suit, 0, 0, ahead, bars
        ):
            if need > 0:
                break
            for stay, stay_jokers, number, links in self._transitions_of(suit, 0, 0, in_runs):
                for promise in range(stay_jokers + 1):
                    worth = base + (stay + promise) * self._price
                    if worth < bar:
                        continue
                    then = promise * _LOW + number * _MARK + mark
                    state = after.setdefault(then, len(after))
                    if state == len(behind):
                        behind.append(NEVER)
                    behind[state] = max(behind[state], worth + prices[key])
                    arcs.append((key, state, worth, cost, (in_runs, jokers, links)))
        return [arcs], after, behind

    def _go_forward(
        self,
        suit: int,
        place: int,
        layer: dict[int, int],
        behind: list[float],
        ahead: list[float],
        prices: dict[int, float],
        bars: dict[int, float],
    ) -> tuple[list[list[Arc]], dict[int, int], list[float]]:
        """Goes from the states of a place to those of the next; returns arcs, states, and what the
        paths there may be worth. *bars*: by key what a path must be worth without the price of the
        key."""
        price = self._price
        is_last = place == LAST
        all_candidates: dict[int, list[_Candidate]] = {}
        after: dict[int, int] = {}
        behind_after: list[float] = []
        all_arcs: list[list[Arc]] = []
        for code, before in zip(layer, behind, strict=True):
            low, rest = divmod(code, _LOW)
            number, mark_here = divmod(rest, _MARK)
            candidates = all_candidates.get(mark_here)
            if candidates is None:
                candidates = self._candidates(suit, place, mark_here, ahead, bars)
                all_candidates[mark_here] = candidates
            promised = low if is_last else 0
            then_low = 0 if is_last else low * _LOW
            arcs: list[Arc] = []
            for need, bar, base, cost, key, mark, in_runs, jokers, left in candidates:
                if before < need:
                    break
                left -= promised
                if left < 0:
                    continue
                some = self._transitions_of(suit, place, number, in_runs)
                self.arcs_tried += len(some)
                for stay, stay_jokers, number_then, links in some:
                    worth = base + (stay + (stay_jokers if stay_jokers < left else left)) * price
                    value = before + worth
                    if value < bar:
                        continue
                    value += prices[key]
                    then = then_low + number_then * _MARK + mark
                    state = after.get(then)
                    if state is None:
                        state = after[then] = len(after)
                        behind_after.append(value)
                    elif value > behind_after[state]:
                        behind_after[state] = value
                    arcs.append((key, state, worth, cost, (in_runs, jokers, links)))
            all_arcs.append(arcs)
        return all_arcs, after, behind_after

    def _candidates(
        self, suit: int, place: int, mark: int, ahead: list[float], bars: dict[int, float]
    ) -> list[_Candidate]:
        """Returns the arcs from a state of the relaxed DAG, those first that need the least before
        them."""
        name = suit, place, mark
        facts = self._facts.get(name)
        if facts is None:
            facts = self._facts[name] = self._find_facts(suit, place, mark)
        candidates = []
        for key, then, worth, base, cost, in_runs, jokers, left in facts:
            bar = bars.get(key)
            if bar is not None:
                bar -= ahead[then]
                candidates.append((bar - worth, bar, base, cost, key, then, in_runs, jokers, left))
        candidates.sort(key=itemgetter(0))
        return candidates

    def _find_facts(self, suit: int, place: int, mark: int) -> list[_Fact]:
        found = []
        for key, then, worth, _, (in_runs, jokers, _) in self._relaxed[suit].arcs(place, mark):
            gain = -(-worth // SCALE) * SCALE
            left = jokers - key // PROMISE if place else jokers
            base = gain - self._lying(suit, place, key) * self._price
            worth = gain - (gain - worth) * self._price
            found.append((key, then, worth, base, -int(gain) // SCALE, in_runs, jokers, left))
        return found

    def _transitions_of(self, suit: int, place: int, number: int, cards: int) -> list[_Numbered]:
        """Returns what so many cards in sequences can do, after the open runs of that *number*."""
        key = ((place * _CARDS + cards) << 24) + number
        found = self._transitions[suit].get(key)
        if found is None:
            lost, runs = self._runs[suit][number]
            numbers = self._numbers[suit]
            found = []
            for runs_then, lost_then, links, stay, jokers in self._tracker.transitions(
                suit, place, lost, runs, cards
            ):
                state = _NONE if place == LAST else (lost_then, runs_then)
                if state not in numbers:
                    numbers[state] = len(numbers)
                    self._runs[suit].append(state)
                found.append((stay, jokers, numbers[state], links))
            self._transitions[suit][key] = found
        return found


def _bars(
    suit: int, search: Search, marginals: list[dict[int, float]], need: float
) -> list[dict[int, float]]:
    """Returns by place and key what a path of a suit must be worth, without the price of the key,
    to be part of a joint path worth *need*. After a cut for no more."""
    bound = search.bound
    rest = sum([bound.most_of(marginals, other) for other in range(4) if other != suit])
    others: dict[int, float] = {}
    for sharing in [pattern[:4] for pattern in search.patterns[0]]:
        worth = sum([marginals[n].get(sharing[n], NEVER) for n in range(4) if n != suit])
        if worth > others.get(sharing[suit], NEVER / 2):
            others[sharing[suit]] = worth
    bars = [{key: need - worth for key, worth in others.items()}]
    for some, rests in zip(
        bound.multipliers.by_suit[suit][1:], search.others[suit][1:], strict=True
    ):
        bars.append({key: need - min(price + rest, rests[key]) for key, price in some.items()})
    return bars


def _prune(
    arcs: list[list[list[Arc]]],
    behind: list[list[float]],
    prices: list[dict[int, float]],
    bars: list[dict[int, float]],
) -> dict[int, float]:
    """Strips *arcs* of those that lead to nothing worth what is needed; returns by jokers what the
    whole path may be worth."""
    ahead = [0.0] * len(behind[-1])
    marginals: dict[int, float] = {}
    for place in range(LAST, -1, -1):
        prices_here, bars_here = prices[place], bars[place]
        values = []
        for some, before in zip(arcs[place], behind[place], strict=True):
            best = NEVER
            kept = []
            for arc in some:
                worth = arc[2] + ahead[arc[1]]
                if before + worth >= bars_here[arc[0]]:
                    kept.append(arc)
                    value = worth + prices_here[arc[0]]
                    if value > best:
                        best = value
                    if not place:
                        marginals[arc[0]] = max(worth, marginals.get(arc[0], NEVER))
            some[:] = kept
            values.append(best)
        ahead = values
    return marginals
