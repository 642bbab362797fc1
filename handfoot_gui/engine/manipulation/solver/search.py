"""The search: four suits that each walk from place to place, tied together by groups.

A suit is a *chain*: at every place states, and arcs from them to states of the next place. An arc
has a key, which says what the suit gives to the groups of this rank, and a worth. The groups of
the rank, a *pattern*, name one key per suit; at the first place a pattern is how the jokers are
shared among the suits. What the suits could do without
these ties bounds what is to be had, but loosely. So each tie is priced: every key of a
suit gets a price that the pattern pays back, such that the sum never changes but the bound of the
suits comes down (block coordinate descent on the Lagrangian dual, the max-product kind). A few
sweeps along the places make the bound nearly exact, and a depth-first search with it, aiming for
the bound and lowering the aim to the best bound left, runs nearly straight to the best play.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from math import floor, inf
from operator import itemgetter
from typing import Final, TypeAlias

from handfoot_gui.engine.manipulation.solver.chains import (
    NOTHING,
    Answer,
    Arc,
    Chain,
    Link,
    Narrowed,
    Pattern,
)

NEVER: Final = float(NOTHING)
IMPOSSIBLE: Final = NEVER / 2
"""Anything worth less cannot be."""
_SLACK: Final = 1e-6
_PUSH: Final = 0.9
FOR_EVER: Final = 1_000_000_000


_States: TypeAlias = tuple[int, int, int, int]
_Arcs: TypeAlias = tuple[Arc, Arc, Arc, Arc]
_Prices: TypeAlias = Sequence[Sequence[dict[int, float]]]
_Way: TypeAlias = tuple[float, int, _States, Pattern, _Arcs]
"""What it may be worth with all that follows, what itself, and whither it leads how."""


class Search:
    """The best joint walk of four chains under patterns."""

    def __init__(
        self,
        chains: Sequence[Chain],
        patterns: Sequence[Sequence[Pattern]],
        limit: int | None = None,
        discount: int = 0,
    ) -> None:
        """*limit*: what the walk may cost in all; None for anything. *discount*: how much more
        than it is worth in truth every bit of cost takes from the worth of arcs and patterns, so
        that the bound knows of the limit."""
        self.chains = chains
        self.discount = discount
        self.limit = limit
        self._is_watched = limit is not None
        self._least = [chain.least() for chain in chains] if limit is not None else []
        self.patterns = [
            [p for p in some if p[0] in a and p[1] in b and p[2] in c and p[3] in d]
            for some, a, b, c, d in zip(patterns, *(chain.links for chain in chains), strict=True)
        ]
        self.places = len(patterns)
        self._pairs: list[dict[tuple[int, int], list[tuple[int, int, int, Pattern]]]] = []
        """By place and the keys of the first two suits the patterns: other keys, and worth."""
        self.nodes = 0
        self.answer: Answer = []
        self._failed: list[dict[tuple[_States, int], int]] = [{} for _ in range(self.places)]
        self._sorted: dict[tuple[int, int, int], dict[int, list[tuple[float, Arc]]]] = {}
        self.prices = [[dict.fromkeys(links, 0.0) for links in chain.links] for chain in chains]
        """By suit, place and key."""
        self.ahead: list[list[list[float]]] = [
            [*([] for _ in patterns), [0.0] * chain.sizes[-1]] for chain in chains
        ]
        """By suit, place and state: what the walk to the end may be worth."""
        self._behind: list[list[list[float]]] = [[[0.0], *([] for _ in patterns)] for _ in chains]
        """What the walk up to there may be worth."""

    # The bound

    def _back(self, suit: int, place: int) -> None:
        chain = self.chains[suit]
        ahead = self.ahead[suit]
        after = ahead[place + 1]
        prices = self.prices[suit][place]
        values = [NEVER] * chain.sizes[place]
        for key, links in chain.links[place].items():
            price = prices[key]
            for before, then, worth in links:
                value = worth + price + after[then]
                if value > values[before]:
                    values[before] = value
        ahead[place] = values

    def shares(self) -> list[dict[int, float]]:
        """By suit and key of the first place: what the walk of the suit may be worth."""
        return [
            {
                key: max([worth + ahead[1][then] for _, then, worth in links])
                for key, links in chain.links[0].items()
            }
            for chain, ahead in zip(self.chains, self.ahead, strict=True)
        ]

    def bound(self) -> float:
        """No walk is worth more; known after a sweep."""
        of_a, of_b, of_c, of_d = self.shares()
        best = max(
            [
                of_a[a] + of_b[b] + of_c[c] + of_d[d] + worth
                for a, b, c, d, worth, _, _ in self.patterns[0]
            ],
            default=NEVER,
        )
        return best + self.discount * (self.limit or 0)

    def sweep(self, *, is_first_priced: bool = False) -> None:
        """Walk forth, and back pricing all ties anew; that of the first place where told so, else
        its prices stay what they are and only guide the others."""
        suits = range(4)
        for place in range(self.places - 1):
            for suit in suits:
                self._forth(suit, place)
        for place in range(self.places - 1, 0, -1):
            self._price(place)
            for suit in suits:
                self._back(suit, place)
        if is_first_priced:
            self._price(0)
        self._sorted.clear()

    def descend(
        self, sweeps: int, enough: float, gain: float, *, is_first_priced: bool = False
    ) -> float:
        """Sweep so often at most, until no walk can be worth *enough*, or the bound comes down by
        less than *gain*; the bound.

        Prices go further the way they went, which brings the bound down much faster; where it
        comes up by that they go back and start anew.
        """
        bound = inf
        before: _Prices | None = None
        for _ in range(sweeps):
            now = [[{**some} for some in prices] for prices in self.prices]
            if before is not None:
                self._push(before)
            self.sweep(is_first_priced=is_first_priced)
            found = self.bound()
            if found > bound:
                self.start_from(now)
                self.sweep(is_first_priced=is_first_priced)
                found = self.bound()
                now = None
            if found < enough or bound - found < gain:
                return found
            bound = found
            before = now
        return bound

    def _push(self, before: _Prices) -> None:
        """Move the prices on, the way they went since."""
        for mine, old in zip(self.prices, before, strict=True):
            for some, known in zip(mine, old, strict=True):
                for key, price in some.items():
                    last = known[key]
                    if price > IMPOSSIBLE and last > IMPOSSIBLE:
                        some[key] = price + _PUSH * (price - last)

    def parted(self, aim: int, allowed: Container[Pattern]) -> list[Search]:
        """For every pattern of the first place with which a walk may be worth *aim*, a search
        over what may be part of such a walk, the likeliest first."""
        shares = self.shares()
        bounds = [
            (sum([share[key] for share, key in zip(shares, pattern, strict=False)]), pattern)
            for pattern in self.patterns[0]
            if pattern in allowed
        ]
        bounds = [some for some in bounds if some[0] >= aim - _SLACK]
        bounds.sort(reverse=True)
        room: dict[tuple[int, int], float] = {}
        for bound, pattern in reversed(bounds):
            room.update((place, bound - aim + _SLACK) for place in enumerate(pattern[:4]))
        narrowed = {
            (suit, key): self._narrowed(suit, key, shares[suit][key] - some)
            for (suit, key), some in room.items()
        }
        found = []
        for _, pattern in bounds:
            chains = [narrowed[place] for place in enumerate(pattern[:4])]
            search = Search(chains, [[pattern], *self.patterns[1:]])
            search.start_from(self.prices)
            found.append(search)
        return found

    def _narrowed(self, suit: int, key: int, least: float) -> Narrowed:
        """What of a chain may be part of a walk that begins with *key* and is worth so much."""
        whole = self.chains[suit]
        behind = [0.0]
        found = []
        for place, some in enumerate(whole.links):
            prices = self.prices[suit][place] if place else {key: 0.0}
            ahead = self.ahead[suit][place + 1]
            values = [NEVER] * whole.sizes[place + 1]
            kept: dict[int, list[Link]] = {}
            for k, links in some.items():
                price = prices.get(k, NEVER)
                near = []
                for link in links:
                    before, then, worth = link
                    value = behind[before] + worth + price
                    if value + ahead[then] >= least:
                        near.append(link)
                        if value > values[then]:
                            values[then] = value
                if near:
                    kept[k] = near
            found.append(kept)
            behind = values
        return Narrowed(whole, found)

    def start_from(self, prices: _Prices) -> None:
        """Take the *prices* of a search over no fewer keys."""
        for mine, theirs in zip(self.prices, prices, strict=True):
            for some, known in zip(mine, theirs, strict=True):
                some.update((key, known[key]) for key in some)

    def learn(self, prices: _Prices) -> None:
        """Take the *prices* of a search with the same patterns but fewer keys in place of its own.

        Where it lacks keys, prices that are too low for a pattern rise. The first place is priced.
        """
        for place in range(1, self.places):
            mine = [some[place] for some in self.prices]
            known = [
                {key: price for key, price in some[place].items() if price > IMPOSSIBLE}
                for some in prices
            ]
            for own, learnt in zip(mine, known, strict=True):
                for key, price in learnt.items():
                    if own[key] > IMPOSSIBLE:
                        own[key] = price
            for pattern in self.patterns[place]:
                keys = pattern[:4]
                price = sum([own[key] for own, key in zip(mine, keys, strict=True)])
                if IMPOSSIBLE < price < pattern.worth - _SLACK:
                    own, key = next(
                        (own, key)
                        for own, learnt, key in zip(mine, known, keys, strict=True)
                        if key not in learnt
                    )
                    own[key] += pattern.worth - price
        for place in range(self.places - 1, 0, -1):
            for suit in range(4):
                self._back(suit, place)
        self._price(0)
        self._sorted.clear()

    def _forth(self, suit: int, place: int) -> None:
        behind = self._behind[suit]
        here = behind[place]
        prices = self.prices[suit][place]
        values = [NEVER] * self.chains[suit].sizes[place + 1]
        for key, links in self.chains[suit].links[place].items():
            price = prices[key]
            for before, then, worth in links:
                value = here[before] + worth + price
                if value > values[then]:
                    values[then] = value
        behind[place + 1] = values

    def _price(self, place: int) -> None:
        patterns = self.patterns[place]
        if all(len(chain.links[place]) == 1 for chain in self.chains):
            return
        without: list[dict[int, float]] = []
        for suit in range(4):
            behind, ahead = self._behind[suit][place], self.ahead[suit][place + 1]
            best: dict[int, float] = {}
            for key, links in self.chains[suit].links[place].items():
                value = max([behind[a] + worth + ahead[b] for a, b, worth in links])
                if value > IMPOSSIBLE:
                    best[key] = value
            without.append(best)
        tops: list[dict[int, float]] = [{}, {}, {}, {}]
        top_a, top_b, top_c, top_d = tops
        of_a, of_b, of_c, of_d = without
        for a, b, c, d, worth, _, _ in patterns:
            if a not in of_a or b not in of_b or c not in of_c or d not in of_d:
                continue
            total = (of_a[a] + of_b[b] + of_c[c] + of_d[d] + worth) / 4
            if total > top_a.get(a, NEVER):
                top_a[a] = total
            if total > top_b.get(b, NEVER):
                top_b[b] = total
            if total > top_c.get(c, NEVER):
                top_c[c] = total
            if total > top_d.get(d, NEVER):
                top_d[d] = total
        for suit in range(4):
            top, best = tops[suit], without[suit]
            prices = self.prices[suit][place]
            for key in prices:
                prices[key] = top[key] - best[key] if key in top else NEVER

    # The search

    def _pair(self) -> None:
        for some in self.patterns:
            pairs: dict[tuple[int, int], list[tuple[int, int, int, Pattern]]] = {}
            for pattern in some:
                a, b, c, d, worth, _, _ = pattern
                pairs.setdefault((a, b), []).append((c, d, worth, pattern))
            self._pairs.append(pairs)

    def reach(self, aim: int, patience: int) -> int:
        """Worth of some walk worth at least *aim*, left in `answer`; else a bound below the aim.

        After *patience* more states it may give up: then the bound is not below the aim, and
        there is no answer.
        """
        if not self._pairs:
            self._pair()
        self.answer = []
        self._stop = self.nodes + patience
        found = self._reach(0, (0, 0, 0, 0), 0, aim)
        self.answer.reverse()
        return found

    def _reach(self, place: int, states: _States, spent: int, aim: int) -> int:
        if place == self.places:
            return 0
        failed = self._failed[place]
        known = failed.get((states, spent))
        if known is not None and known < aim:
            return known
        self.nodes += 1
        room = 0 if self.limit is None else self.discount * (self.limit - spent)
        ways, best = self._ways(place, states, aim - room)
        best += room
        for bound, worth, then, pattern, arcs in ways:
            if self.nodes > self._stop:
                return aim
            spent_then = 0
            if self._is_watched:
                now = self._spent(place + 1, then, spent, pattern, arcs)
                if now is None:
                    continue
                worth += self.discount * (now - spent)
                spent_then = now
            found = worth + self._reach(place + 1, then, spent_then, aim - worth)
            if found >= aim:
                if place + 1 == self.places or self.answer:
                    self.answer.append((pattern, arcs))
                return found
            best = max(best, min(found, floor(bound + _SLACK) + room))
        failed[states, spent] = best
        return best

    def _spent(
        self, place: int, then: _States, spent: int, pattern: Pattern, arcs: _Arcs
    ) -> int | None:
        """What is spent once the states *then* are reached; None when that is too much."""
        assert self.limit is not None, "nothing else is watched"
        a, b, c, d = arcs
        spent += pattern.cost + a[3] + b[3] + c[3] + d[3]
        least = [some[place][state] for some, state in zip(self._least, then, strict=True)]
        return spent if spent + sum(least) <= self.limit else None

    def _arcs(self, suit: int, place: int, state: int) -> dict[int, list[tuple[float, Arc]]]:
        found = self._sorted.get((suit, place, state))
        if found is None:
            found = {}
            ahead = self.ahead[suit][place + 1]
            prices = self.prices[suit][place]
            for arc in self.chains[suit].arcs(place, state):
                key, then, worth, _, _ = arc
                value = worth + ahead[then]
                if value > IMPOSSIBLE and prices.get(key, NEVER) > IMPOSSIBLE:
                    found.setdefault(key, []).append((value, arc))
            for arcs in found.values():
                arcs.sort(key=itemgetter(0), reverse=True)
            self._sorted[suit, place, state] = found
        return found

    def _ways(self, place: int, states: _States, aim: int) -> tuple[list[_Way], int]:
        """The ways through a place that may reach the aim, the best first, and what the others
        may reach at most."""
        need = aim - _SLACK
        cut = 10 * NEVER
        a, b, c, d = states
        of_a, of_b = self._arcs(0, place, a), self._arcs(1, place, b)
        of_c, of_d = self._arcs(2, place, c), self._arcs(3, place, d)
        pairs = self._pairs[place]
        fitting = [
            (some_a, some_b, of_c[kc], of_d[kd], extra, pattern)
            for ka, some_a in of_a.items()
            for kb, some_b in of_b.items()
            for kc, kd, extra, pattern in pairs.get((ka, kb), ())
            if kc in of_c and kd in of_d
        ]
        found: list[_Way] = []
        for some_a, some_b, some_c, some_d, extra, pattern in fitting:
            top_d = some_d[0][0]
            top_c = some_c[0][0] + top_d
            top_b = some_b[0][0] + top_c
            for value_a, arc_a in some_a:
                value_a += extra
                if value_a + top_b < need:
                    cut = max(cut, value_a + top_b)
                    break
                for value_b, arc_b in some_b:
                    value_b += value_a
                    if value_b + top_c < need:
                        cut = max(cut, value_b + top_c)
                        break
                    for value_c, arc_c in some_c:
                        value_c += value_b
                        if value_c + top_d < need:
                            cut = max(cut, value_c + top_d)
                            break
                        for value_d, arc_d in some_d:
                            value_d += value_c
                            if value_d < need:
                                cut = max(cut, value_d)
                                break
                            found.append((
                                value_d,
                                extra + arc_a[2] + arc_b[2] + arc_c[2] + arc_d[2],
                                (arc_a[1], arc_b[1], arc_c[1], arc_d[1]),
                                pattern,
                                (arc_a, arc_b, arc_c, arc_d),
                            ))  # fmt: skip
        found.sort(key=itemgetter(0), reverse=True)
        return found, floor(cut + _SLACK)
