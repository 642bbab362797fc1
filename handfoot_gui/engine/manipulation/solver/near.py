"""Chains that know which sequence takes the place of which old one, near the best only.

Such a chain, as `places` makes it for few moved cards, has far too many states where many may
move. But a search over plain chains, in which a card costs what it costs if it surely moves,
bounds every walk. So of all there is only that is made which, with what the plain chains say of
the way ahead and of the other suits, may still be part of a walk worth the aim. What a state
leads to is found once, however often it is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final, TypeAlias

from handfoot_gui.engine.manipulation.solver.bounds import NEVER
from handfoot_gui.engine.manipulation.solver.chains import Answer, Arc, Chain, Tag
from handfoot_gui.engine.manipulation.solver.counts import LAST
from handfoot_gui.engine.manipulation.solver.goings import Links, Lost, Run
from handfoot_gui.engine.manipulation.solver.lists import ListChain
from handfoot_gui.engine.manipulation.solver.places import Places
from handfoot_gui.engine.manipulation.solver.plain import PROMISE, SCALE
from handfoot_gui.engine.manipulation.solver.search import Search

_Going: TypeAlias = tuple[int, int, int, Links]
"""Old cards that stay, real ones and jokers; number of the runs then open; and links."""
_Runs: TypeAlias = tuple[Lost, tuple[Run, ...]]
_NONE: Final[_Runs] = (), ()
_Fact: TypeAlias = tuple[int, int, float, int, int, int, int]
"""Of a plain arc key, next state, worth if nothing moved at it, cards in sequences, jokers, those
of them that may stay in sequences, and old cards in groups that move, with all old ones in
sequences."""
_Step: TypeAlias = tuple[int, int, int, float, Tag]
"""Key, next state, next state of the plain chain, worth and tag."""

_MARK: Final = 1 << 20
"""A state in one number: the state of the plain chain, so many times the open runs,"""
_LOW: Final = _MARK << 24
"""and so many times the jokers promised to low aces."""
_SLACK: Final = 1e-6


class Near:
    """The chains of all suits near the best of a search over plain ones."""

    def __init__(self, places: Places, plain: Sequence[Chain], price: int) -> None:
        """*plain*: the chains whose states the searches know. *price*: of a card moved."""
        self._places = places
        self._plain = plain
        self._price = price
        self._numbers: list[dict[_Runs, int]] = [{_NONE: 0} for _ in range(4)]
        self._runs: list[list[_Runs]] = [[_NONE] for _ in range(4)]
        self._facts: dict[tuple[int, int, int], list[_Fact]] = {}
        self._goings: dict[tuple[int, int, int, int], list[_Going]] = {}
        self._steps: list[list[dict[int, list[_Step]]]] = [
            [{} for _ in range(LAST + 1)] for _ in range(4)
        ]
        self.size = 0
        """Arcs tried."""

    def chains(self, plain: Search, aim: int, most_arcs: int) -> list[ListChain] | None:
        """The chains of what may be part of a walk worth *aim*; None where there is none, or
        where more arcs than that had to be tried. *plain*: a search with one sharing only, cut for
        an aim no higher."""
        stop = self.size + most_arcs
        shares = plain.shares()
        sharings = [pattern[:4] for pattern in plain.patterns[0]]
        found = []
        for suit in range(4):
            others: dict[int, float] = {}
            for sharing in sharings:
                worth = sum([shares[n].get(sharing[n], NEVER) for n in range(4) if n != suit])
                if worth > others.get(sharing[suit], NEVER / 2):
                    others[sharing[suit]] = worth
            chain, shares[suit] = self._cut(suit, plain, others, aim - _SLACK, stop)
            if chain is None:
                return None
            found.append(chain)
        return found

    def settled(self, answer: Answer) -> tuple[Answer, int]:
        """An answer of a search over plain chains with the sequences in the places of old ones,
        so that the fewest cards move; and how many do."""
        moved = sum(round(-pattern.worth) for pattern, _ in answer) // self._price
        ways = []
        for suit in range(4):
            some, cost = self._settled(suit, [arcs[suit] for _, arcs in answer])
            ways.append(some)
            moved += cost
        a, b, c, d = ways
        arcs = zip(a, b, c, d, strict=True)
        return [(pattern, some) for (pattern, _), some in zip(answer, arcs, strict=True)], moved

    def _settled(self, suit: int, plain: list[Arc]) -> tuple[list[Arc], int]:
        ways: dict[tuple[int, int], tuple[int, list[Arc]]] = {(0, 0): (0, [])}
        for place, (key, then, worth, _, (going, jokers, _)) in enumerate(plain):
            promised = key // PROMISE if place else 0
            lying = self._lying(suit, place, key)
            after: dict[tuple[int, int], tuple[int, list[Arc]]] = {}
            for (number, low), (before, arcs) in ways.items():
                left = jokers - promised - (low if place == LAST else 0)
                if left < 0:
                    continue
                for stay, stay_jokers, runs, links in self._goings_of(suit, place, number, going):
                    most = stay_jokers if place == 0 else min(stay_jokers, left)
                    for some in range(stay_jokers + 1) if place == 0 else (most,):
                        state = runs, (some if place == 0 else low)
                        cost = before + lying - stay - some
                        if place == LAST:
                            state = 0, 0
                        if state not in after or after[state][0] > cost:
                            arc = key, then, worth, 0, (going, jokers, links)
                            after[state] = cost, [*arcs, arc]
            ways = after
        cost, arcs = ways[0, 0]
        return arcs, cost

    def _lying(self, suit: int, place: int, key: int) -> int:
        """How many cards move that lie there, with all in sequences and as many in groups as *key*
        says."""
        real, wild = self._places.in_groups(suit, place)
        promise, cards = divmod(key, PROMISE) if place else (0, 0)
        return len(self._places.runs[suit][place]) + real + wild - min(cards, real + promise)

    def _cut(
        self, suit: int, plain: Search, others: dict[int, float], need: float, stop: int
    ) -> tuple[ListChain | None, dict[int, float]]:
        """What of a suit may be part of a walk worth so much, and by jokers the most it may be
        worth. *others*: by jokers of this suit what the other suits may be worth."""
        prices = [others, *plain.prices[suit][1:]]
        most = max(others.values(), default=NEVER)
        bars = [{key: need - price for key, price in others.items()}]
        for some, rests in zip(prices[1:], plain.rests[suit][1:], strict=True):
            bars.append({key: need - min(price, rests[key] - most) for key, price in some.items()})
        arcs: list[list[list[Arc]]] = []
        layer = {0: 0}
        behind = [[0.0]]
        for place in range(LAST + 1):
            ahead = plain.ahead[suit][place + 1]
            arcs_here, layer, worths = self._forth(
                suit, place, layer, behind[-1], prices[place], ahead, bars[place]
            )
            if self.size > stop or not layer:
                return None, {}
            arcs.append(arcs_here)
            behind.append(worths)
        shares = _back(arcs, behind, prices, bars)
        return (ListChain(arcs, len(layer)) if shares else None), shares

    def _forth(
        self,
        suit: int,
        place: int,
        layer: dict[int, int],
        behind: list[float],
        prices: dict[int, float],
        ahead: list[float],
        bars: dict[int, float],
    ) -> tuple[list[list[Arc]], dict[int, int], list[float]]:
        """From the states of a place to those of the next: arcs, states, and what the walks there
        may be worth. *bars*: by key what a walk must be worth without the price of the key."""
        known = self._steps[suit][place]
        after: dict[int, int] = {}
        behind_after: list[float] = []
        all_arcs: list[list[Arc]] = []
        for code, before in zip(layer, behind, strict=True):
            low = 0 if place == LAST else code - code % _LOW
            steps = known.get(code - low)
            if steps is None:
                steps = known[code - low] = self._find_steps(suit, place, code - low)
                self.size += len(steps)
            arcs: list[Arc] = []
            for key, then, mark, worth, tag in steps:
                value = before + worth
                if value + ahead[mark] < bars.get(key, inf):
                    continue
                value += prices[key]
                then += low
                number = after.get(then)
                if number is None:
                    number = after[then] = len(after)
                    behind_after.append(value)
                elif value > behind_after[number]:
                    behind_after[number] = value
                arcs.append((key, number, worth, 0, tag))
            all_arcs.append(arcs)
        return all_arcs, after, behind_after

    def _find_steps(self, suit: int, place: int, code: int) -> list[_Step]:
        """What a state leads to; jokers promised to low aces count at the last place only."""
        low, rest = divmod(code, _LOW)
        number, mark_here = divmod(rest, _MARK)
        name = suit, place, mark_here
        facts = self._facts.get(name)
        if facts is None:
            facts = self._facts[name] = self._find_facts(suit, place, mark_here)
        price = self._price
        goings = self._goings_of
        if place == 0:
            return [
                (key, number_then * _MARK + mark + promise * _LOW, mark,
                 gain - (moved - stay - promise) * price, (going, jokers, links))
                for key, mark, gain, going, jokers, _, moved in facts
                for stay, stay_jokers, number_then, links in goings(suit, place, number, going)
                for promise in range(stay_jokers + 1)
            ]  # fmt: skip
        if place == LAST:
            best: dict[int, _Step] = {}
            for key, mark, gain, going, jokers, left, moved in facts:
                left -= low
                if left < 0:
                    continue
                for stay, stay_jokers, _, links in goings(suit, place, number, going):
                    worth = gain - (moved - stay - min(stay_jokers, left)) * price
                    if key not in best or best[key][3] < worth:
                        best[key] = key, mark, mark, worth, (going, jokers, links)
            return list(best.values())
        return [
            (key, number_then * _MARK + mark, mark,
             gain - (moved - stay - (stay_jokers if stay_jokers < left else left)) * price,
             (going, jokers, links))
            for key, mark, gain, going, jokers, left, moved in facts
            for stay, stay_jokers, number_then, links in goings(suit, place, number, going)
        ]  # fmt: skip

    def _find_facts(self, suit: int, place: int, mark: int) -> list[_Fact]:
        found = []
        for key, then, worth, _, (going, jokers, _) in self._plain[suit].arcs(place, mark):
            gain = -(-worth // SCALE) * SCALE
            left = jokers - key // PROMISE if place else jokers
            found.append((key, then, gain, going, jokers, left, self._lying(suit, place, key)))
        return found

    def _goings_of(self, suit: int, place: int, number: int, cards: int) -> list[_Going]:
        """What so many cards in sequences can do, after the open runs of that *number*."""
        key = suit, place, number, cards
        found = self._goings.get(key)
        if found is None:
            lost, runs = self._runs[suit][number]
            numbers = self._numbers[suit]
            found = []
            for runs_then, lost_then, links, stay, jokers in self._places.goings(
                suit, place, lost, runs, cards
            ):
                state = _NONE if place == LAST else (lost_then, runs_then)
                if state not in numbers:
                    numbers[state] = len(numbers)
                    self._runs[suit].append(state)
                found.append((stay, jokers, numbers[state], links))
            self._goings[key] = found
        return found


def _back(
    arcs: list[list[list[Arc]]],
    behind: list[list[float]],
    prices: list[dict[int, float]],
    bars: list[dict[int, float]],
) -> dict[int, float]:
    """Strip *arcs* of those that lead to nothing worth what is needed; by jokers what the whole
    walk may be worth."""
    ahead = [0.0] * len(behind[-1])
    shares: dict[int, float] = {}
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
                        shares[arc[0]] = max(worth, shares.get(arc[0], NEVER))
            some[:] = kept
            values.append(best)
        ahead = values
    return shares
