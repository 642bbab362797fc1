"""Chains that know which sequence takes the place of which old one, near the best only.

Such a chain, as `places` makes it for few moved cards, has far too many states where many may
move. But a search over plain chains, in which a card costs what it costs if it surely moves,
bounds every walk. So of all there is only that is made which, with what the plain chains say of
the way ahead and of the other suits, may still be part of a walk worth the aim.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Final, TypeAlias

from handfoot_gui.engine.manipulation.solver.chains import Arc
from handfoot_gui.engine.manipulation.solver.counts import LAST
from handfoot_gui.engine.manipulation.solver.lists import ListChain
from handfoot_gui.engine.manipulation.solver.places import Links, Lost, Places, Run
from handfoot_gui.engine.manipulation.solver.plain import PROMISE, SCALE
from handfoot_gui.engine.manipulation.solver.search import IMPOSSIBLE, NEVER, Search

_Going: TypeAlias = tuple[int, int, int, Links]
"""Old cards that stay, real ones and jokers; number of the runs then open; and links."""
_Runs: TypeAlias = tuple[Lost, tuple[Run, ...]]
_NONE: Final[_Runs] = (), ()
_Fact: TypeAlias = tuple[int, int, int, int, int, int, int, int]
"""Of a plain arc key, next state, worth, the same if nothing moved at it, and what follows in:"""
_Top: TypeAlias = tuple[float, float, int, int, int, int, int, int, int]
"""What a plain arc may be worth with all that follows, the same if nothing moved at it, worth
so, key, next state, cards in sequences, jokers, those of them that may stay in sequences, and old
cards in groups that move, at least, with all old ones in sequences."""

_MARK: Final = 1 << 20
"""A state in one number: the state of the plain chain, so many times the open runs,"""
_LOW: Final = _MARK << 24
"""and so many times the jokers promised to low aces."""
_KEYS: Final = 64
_SLACK: Final = 1e-6
_FIRST: Final = itemgetter(0)


class Near:
    """The chains of all suits near the best of a search over plain ones."""

    def __init__(self, places: Places, plain: Search, price: int) -> None:
        """*price*: of a card moved."""
        self._places = places
        self._plain = plain
        self._price = price
        self._numbers: list[dict[_Runs, int]] = [{_NONE: 0} for _ in range(4)]
        self._runs: list[list[_Runs]] = [[_NONE] for _ in range(4)]
        self._facts: dict[tuple[int, int, int], list[_Fact]] = {}
        self._known: dict[tuple[int, int, int, int], list[_Going]] = {}
        self.size = 0
        """Arcs tried."""
        self.stop = 0
        """With more it is given up."""

    def chains(self, aim: int, most_arcs: int) -> list[ListChain] | None:
        """The chains of what may be part of a walk worth *aim*; None where there is none, or
        where more arcs than that had to be tried."""
        self.stop = self.size + most_arcs
        shares = self._plain.shares()
        sharings = [pattern[:4] for pattern in self._plain.patterns[0]]
        found = []
        for suit in range(4):
            others: dict[int, float] = {}
            for sharing in sharings:
                worth = sum(shares[n].get(sharing[n], NEVER) for n in range(4) if n != suit)
                if worth > others.get(sharing[suit], NEVER / 2):
                    others[sharing[suit]] = worth
            chain, shares[suit] = _Cut(self, suit, others, aim).chain()
            if not shares[suit] or self.size > self.stop:
                return None
            found.append(chain)
        best = max(sum(shares[n].get(sharing[n], NEVER) for n in range(4)) for sharing in sharings)
        return found if best >= aim - _SLACK else None

    def tops(self, suit: int, place: int, mark: int, prices: dict[int, float]) -> list[_Top]:
        """The plain arcs of a state, the best first."""
        after = self._plain.ahead[suit][place + 1]
        name = suit, place, mark
        facts = self._facts.get(name)
        if facts is None:
            facts = self._facts[name] = self._find_facts(suit, place, mark)
        found = [
            (worth + rest, gain + rest, gain, key, then, going, jokers, left, moved)
            for key, then, worth, gain, going, jokers, left, moved in facts
            if (rest := prices.get(key, NEVER) + after[then]) > IMPOSSIBLE
        ]
        found.sort(key=_FIRST, reverse=True)
        return found

    def _find_facts(self, suit: int, place: int, mark: int) -> list[_Fact]:
        here = len(self._places.runs[suit][place])
        real, wild = self._places.in_groups(suit, place)
        found = []
        for key, then, worth, _, (going, jokers, _) in self._plain.chains[suit].arcs(place, mark):
            gain = -(-worth // SCALE) * SCALE
            promise, cards = divmod(key, PROMISE) if place else (0, 0)
            moved = here + real + wild - min(cards, real + promise)
            found.append((key, then, worth, gain, going, jokers, jokers - promise, moved))
        return found

    def goings(self, suit: int, place: int, number: int, cards: int) -> list[_Going]:
        """What so many cards in sequences can do, after the open runs of that *number*; first that
        in which the most old cards stay."""
        key = suit, place, number, cards
        found = self._known.get(key)
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
            found.sort(key=lambda some: some[0] + some[1], reverse=True)
            self._known[key] = found
        return found

    @property
    def plain(self) -> Search:
        return self._plain

    @property
    def price(self) -> int:
        return self._price


class _Cut:
    """One suit for one aim."""

    def __init__(self, near: Near, suit: int, others: dict[int, float], aim: int) -> None:
        """*others*: by jokers of this suit what the other suits may be worth."""
        self._near = near
        self._suit = suit
        self._prices = [others, *near.plain.prices[suit][1:]]
        self._need = aim - _SLACK
        self._layers: list[dict[int, int]] = [{0: 0}]
        self._behind: list[list[float]] = [[0.0]]
        self._arcs: list[list[list[Arc]]] = []

    def chain(self) -> tuple[ListChain, dict[int, float]]:
        """The chain, and by jokers what it may be worth."""
        for place in range(LAST + 1):
            self._forth(place)
            if self._near.size > self._near.stop:
                return ListChain([], 0), {}
        shares = self._back()
        return ListChain(self._arcs, len(self._layers[-1])), shares

    def _forth(self, place: int) -> None:
        near, suit, price = self._near, self._suit, self._near.price
        need = self._need
        prices = self._prices[place]
        after: dict[int, int] = {}
        behind_after: list[float] = []
        tops_of: dict[int, list[_Top]] = {}
        arcs_here: list[list[Arc]] = []
        is_last = place == LAST
        for code, before in zip(self._layers[-1], self._behind[-1], strict=True):
            rest = code % _LOW
            low = 0 if is_last else code - rest
            number, mark = divmod(rest, _MARK)
            tops = tops_of.get(mark)
            if tops is None:
                tops = tops_of[mark] = near.tops(suit, place, mark, prices)
            best: dict[int, Arc] = {}
            for value, at_most, gain, key, mark_then, going, jokers, left, moved in tops:
                if before + value < need:
                    break
                room = (before + at_most - need) / price
                if is_last:
                    left -= code // _LOW
                    if left < 0:
                        continue
                at_least = before + prices[key] + gain
                goings = near.goings(suit, place, number, going)
                for stay, stay_jokers, number_then, links in goings:
                    if moved - stay - stay_jokers > room:
                        break
                    then = mark_then if is_last else number_then * _MARK + mark_then
                    if place == 0:
                        some = [
                            (then + promise * _LOW, moved - stay - promise)
                            for promise in range(stay_jokers + 1)
                        ]
                    else:
                        some = [(then + low, moved - stay - min(stay_jokers, left))]
                    for then, cost in some:
                        if cost > room:
                            continue
                        worth = gain - cost * price
                        name = then * _KEYS + key
                        known = best.get(name)
                        if known is not None and known[2] >= worth:
                            continue
                        number_of = after.get(then)
                        value_then = at_least - cost * price
                        if number_of is None:
                            number_of = after[then] = len(after)
                            behind_after.append(value_then)
                        elif value_then > behind_after[number_of]:
                            behind_after[number_of] = value_then
                        best[name] = key, number_of, worth, 0, (going, jokers, links)
            near.size += len(best)
            if near.size > near.stop:
                break
            arcs_here.append(list(best.values()))
        self._arcs.append(arcs_here)
        self._layers.append(after)
        self._behind.append(behind_after)

    def _back(self) -> dict[int, float]:
        need = self._need
        values = [0.0] * len(self._layers[-1])
        shares: dict[int, float] = {}
        for place in range(LAST, -1, -1):
            prices = self._prices[place]
            here = []
            for some, before in zip(self._arcs[place], self._behind[place], strict=True):
                best = NEVER
                kept = []
                for arc in some:
                    key = arc[0]
                    worth = arc[2] + values[arc[1]]
                    value = worth + prices[key]
                    if before + value >= need:
                        kept.append(arc)
                        if value > best:
                            best = value
                        if not place:
                            shares[key] = max(worth, shares.get(key, NEVER))
                some[:] = kept
                here.append(best)
            values = here
        return shares
