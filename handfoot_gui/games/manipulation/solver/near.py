"""Chains that know which sequence takes the place of which old one, near the best only.

Such a chain, as `places` makes it for few moved cards, has far too many states where many may
move. But a search over plain chains, in which a card costs what it costs if it surely moves,
bounds every walk. So of all there is only that is made which, with what the plain chains say of
the way ahead and of the other suits, may still be part of a walk worth the aim. What plain arcs
and open sequences can do is found once, however often it is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Final, TypeAlias

from handfoot_gui.games.manipulation.solver.bounds import NEVER
from handfoot_gui.games.manipulation.solver.chains import Answer, Arc, Chain
from handfoot_gui.games.manipulation.solver.counts import LAST
from handfoot_gui.games.manipulation.solver.goings import Links, Lost, Run
from handfoot_gui.games.manipulation.solver.lists import ListChain
from handfoot_gui.games.manipulation.solver.places import Places
from handfoot_gui.games.manipulation.solver.plain import PROMISE, SCALE
from handfoot_gui.games.manipulation.solver.search import Search

_Going: TypeAlias = tuple[int, int, int, Links]
"""Old cards that stay, real ones and jokers; number of the runs then open; and links."""
_Runs: TypeAlias = tuple[Lost, tuple[Run, ...]]
_NONE: Final[_Runs] = (), ()
_Fact: TypeAlias = tuple[int, int, float, float, int, int, int, int]
"""Of a plain arc key, next state, worth, worth if all old cards moved, minus what is laid, cards
in sequences, jokers, and those of them that may stay in sequences."""
_Hope: TypeAlias = tuple[float, float, float, int, int, int, int, int, int]
"""What a walk must be worth before an arc to have any hope, and with the arc; worth of the arc if
all old cards moved; minus what is laid, key, next state of the plain chain, cards in sequences,
jokers, and those of them that may stay in sequences."""

_CARDS: Final = 16
"""More than the cards of a place in sequences can be."""
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
        self._goings: list[dict[int, list[_Going]]] = [{} for _ in range(4)]
        self.size = 0
        """Arcs tried."""

    def chain(
        self, suit: int, search: Search, shares: list[dict[int, float]], aim: int, most_arcs: int
    ) -> ListChain | None:
        """What of a suit may be part of a walk worth *aim*; None where there is nothing, or where
        more arcs than that had to be tried. *search*: over the plain chain of this suit, cut for
        an aim no higher. *shares*: by suit and jokers what the suits may be worth, learnt anew for
        this suit."""
        stop = self.size + most_arcs
        prices = search.prices[suit]
        bars = _bars(suit, search, shares, aim - _SLACK)
        arcs: list[list[list[Arc]]] = []
        layer = {0: 0}
        behind = [[0.0]]
        for place in range(LAST + 1):
            ahead = search.ahead[suit][place + 1]
            arcs_here, layer, worths = (
                self._forth(suit, place, layer, behind[-1], ahead, prices[place], bars[place])
                if place
                else self._begin(suit, ahead, prices[0], bars[0])
            )
            if self.size > stop or not layer:
                return None
            arcs.append(arcs_here)
            behind.append(worths)
        shares[suit] = _back(arcs, behind, prices, bars)
        return ListChain(arcs, len(layer)) if shares[suit] else None

    def settled(self, answer: Answer) -> tuple[Answer, int, list[float]]:
        """An answer of a search over plain chains with the sequences in the places of old ones,
        so that the fewest cards move; how many do, and by suit how many more than surely do."""
        moved = sum(round(-pattern.worth) for pattern, _ in answer) // self._price
        ways = []
        more: list[float] = []
        for suit in range(4):
            plain = [arcs[suit] for _, arcs in answer]
            some, cost = self._settled(suit, plain)
            ways.append(some)
            moved += cost
            more.append(cost - sum([self._moved(arc) for arc in plain]))
        a, b, c, d = ways
        arcs = zip(a, b, c, d, strict=True)
        return (
            [(pattern, some) for (pattern, _), some in zip(answer, arcs, strict=True)],
            moved,
            more,
        )

    def _moved(self, arc: Arc) -> int:
        """How many cards surely move with a plain arc."""
        _, _, worth, cost, _ = arc
        return (
            (-SCALE * cost - round(worth)) // self._price
            if self._price > 1
            else -round(worth) % SCALE
        )

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

    def _begin(
        self, suit: int, ahead: list[float], prices: dict[int, float], bars: dict[int, float]
    ) -> tuple[list[list[Arc]], dict[int, int], list[float]]:
        """As `_forth` for the first place, where jokers are promised to low aces."""
        after: dict[int, int] = {}
        behind: list[float] = []
        arcs: list[Arc] = []
        for need, bar, base, cost, key, mark, going, jokers, _ in self._hopes(
            suit, 0, 0, ahead, bars
        ):
            if need > 0:
                break
            for stay, stay_jokers, number, links in self._goings_of(suit, 0, 0, going):
                for promise in range(stay_jokers + 1):
                    worth = base + (stay + promise) * self._price
                    if worth < bar:
                        continue
                    then = promise * _LOW + number * _MARK + mark
                    state = after.setdefault(then, len(after))
                    if state == len(behind):
                        behind.append(NEVER)
                    behind[state] = max(behind[state], worth + prices[key])
                    arcs.append((key, state, worth, cost, (going, jokers, links)))
        return [arcs], after, behind

    def _forth(
        self,
        suit: int,
        place: int,
        layer: dict[int, int],
        behind: list[float],
        ahead: list[float],
        prices: dict[int, float],
        bars: dict[int, float],
    ) -> tuple[list[list[Arc]], dict[int, int], list[float]]:
        """From the states of a place to those of the next: arcs, states, and what the walks there
        may be worth. *bars*: by key what a walk must be worth without the price of the key."""
        price = self._price
        is_last = place == LAST
        all_hopes: dict[int, list[_Hope]] = {}
        after: dict[int, int] = {}
        behind_after: list[float] = []
        all_arcs: list[list[Arc]] = []
        for code, before in zip(layer, behind, strict=True):
            low, rest = divmod(code, _LOW)
            number, mark_here = divmod(rest, _MARK)
            hopes = all_hopes.get(mark_here)
            if hopes is None:
                hopes = all_hopes[mark_here] = self._hopes(suit, place, mark_here, ahead, bars)
            promised = low if is_last else 0
            then_low = 0 if is_last else low * _LOW
            arcs: list[Arc] = []
            for need, bar, base, cost, key, mark, going, jokers, left in hopes:
                if before < need:
                    break
                left -= promised
                if left < 0:
                    continue
                some = self._goings_of(suit, place, number, going)
                self.size += len(some)
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
                    arcs.append((key, state, worth, cost, (going, jokers, links)))
            all_arcs.append(arcs)
        return all_arcs, after, behind_after

    def _hopes(
        self, suit: int, place: int, mark: int, ahead: list[float], bars: dict[int, float]
    ) -> list[_Hope]:
        """What a state of the plain chain leads to, what needs the least before it first."""
        name = suit, place, mark
        facts = self._facts.get(name)
        if facts is None:
            facts = self._facts[name] = self._find_facts(suit, place, mark)
        hopes = []
        for key, then, worth, base, cost, going, jokers, left in facts:
            bar = bars.get(key)
            if bar is not None:
                bar -= ahead[then]
                hopes.append((bar - worth, bar, base, cost, key, then, going, jokers, left))
        hopes.sort(key=itemgetter(0))
        return hopes

    def _find_facts(self, suit: int, place: int, mark: int) -> list[_Fact]:
        found = []
        for key, then, worth, _, (going, jokers, _) in self._plain[suit].arcs(place, mark):
            gain = -(-worth // SCALE) * SCALE
            left = jokers - key // PROMISE if place else jokers
            base = gain - self._lying(suit, place, key) * self._price
            worth = gain - (gain - worth) * self._price
            found.append((key, then, worth, base, -int(gain) // SCALE, going, jokers, left))
        return found

    def _goings_of(self, suit: int, place: int, number: int, cards: int) -> list[_Going]:
        """What so many cards in sequences can do, after the open runs of that *number*."""
        key = ((place * _CARDS + cards) << 24) + number
        found = self._goings[suit].get(key)
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
            self._goings[suit][key] = found
        return found


def _bars(
    suit: int, search: Search, shares: list[dict[int, float]], need: float
) -> list[dict[int, float]]:
    """By place and key what a walk of a suit must be worth, without the price of the key, to be
    part of a joint walk worth what is needed. After a cut for no more."""
    rest = sum([
        search.most_of(shares, other) for other in range(4) if other != suit
    ])  # fmt: skip
    others: dict[int, float] = {}
    for sharing in search.patterns[0]:
        worth = sum([shares[n].get(sharing[n], NEVER) for n in range(4) if n != suit])
        if worth > others.get(sharing[suit], NEVER / 2):
            others[sharing[suit]] = worth
    bars = [{key: need - worth for key, worth in others.items()}]
    for some, rests in zip(search.prices[suit][1:], search.rests[suit][1:], strict=True):
        bars.append({key: need - min(price + rest, rests[key]) for key, price in some.items()})
    return bars


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
