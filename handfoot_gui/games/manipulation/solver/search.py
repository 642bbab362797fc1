"""The search for the best joint walk of four chains under patterns.

A depth-first search with the bounds, aiming for the bound and lowering the aim to the best bound
left, runs nearly straight to the best play.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress
from math import floor
from operator import itemgetter
from typing import Final, TypeAlias

from handfoot_gui.games.manipulation.solver.bounds import IMPOSSIBLE, NEVER, SLACK, Bounds
from handfoot_gui.games.manipulation.solver.chains import (
    Answer,
    Arc,
    Chain,
    Links,
    Narrowed,
    Pattern,
)

FOR_EVER: Final = 1_000_000_000

_States: TypeAlias = tuple[int, int, int, int]
_Arcs: TypeAlias = tuple[Arc, Arc, Arc, Arc]
_Way: TypeAlias = tuple[float, float, _States, Pattern, _Arcs]
"""What it may be worth with all that follows, what itself, and whither it leads how."""


class Search(Bounds):
    """The best joint walk of four chains under patterns."""

    def __init__(
        self,
        chains: Sequence[Chain],
        patterns: Sequence[Sequence[Pattern]],
        limit: int | None = None,
        discount: int = 0,
    ) -> None:
        super().__init__(chains, patterns, limit, discount)
        self.nodes = 0
        """States tried."""
        self.answer: Answer = []
        self.rests: list[list[dict[int, float]]] = []
        """By suit, place and key: what the other suits and the pattern may be worth; known after
        a cut."""
        self._is_watched = limit is not None
        self._least: list[list[list[int]]] = []
        self._pairs: list[dict[tuple[int, int], list[tuple[int, int, int, Pattern]]]] = []
        """By place and the keys of the first two suits the patterns: other keys, and worth."""
        self._failed: list[dict[tuple[_States, int], float]] = [{} for _ in range(self.places)]
        self._sorted: dict[tuple[int, int, int], dict[int, list[tuple[float, Arc]]]] = {}

    def sweep(self, *, is_first_priced: bool = False) -> None:
        super().sweep(is_first_priced=is_first_priced)
        self._sorted.clear()

    def most_of(self, shares: Sequence[dict[int, float]], suit: int) -> float:
        """What a suit may be worth with its prices, by *shares*."""
        prices = self.prices[suit][0]
        return max([share + prices[key] for key, share in shares[suit].items()])

    def has_choice(self) -> bool:
        """Whether there is a place with several patterns."""
        return any(len(some) > 1 for some in self.patterns)

    def size(self) -> int:
        """How many arcs there are."""
        return sum([
            len(worths)
            for chain in self.chains
            for links in chain.links
            for _, _, worths in links.values()
        ])  # fmt: skip

    def hopes(self, aim: float) -> list[tuple[float, Pattern]]:
        """The patterns of the first place with which a walk may be worth *aim*, the likeliest
        first, and the most it may be worth then."""
        shares = self.shares()
        bounds = [
            (sum([share[key] for share, key in zip(shares, pattern, strict=False)]), pattern)
            for pattern in self.patterns[0]
        ]
        return sorted([some for some in bounds if some[0] >= aim - SLACK], reverse=True)

    def parted(self, aim: float) -> Iterator[Search]:
        """Searches over parts in which all walks worth *aim* lie: one for every pattern of the
        first place, the likeliest first; where that has one only, of the place with the fewest."""
        if len(self.patterns[0]) > 1:
            for bound, pattern in self.hopes(aim):
                yield self.part(pattern, bound - aim)
            return
        _, place = min([(len(some), n) for n, some in enumerate(self.patterns) if len(some) > 1])
        for pattern in self.patterns[place]:
            chains = []
            for chain, key in zip(self.chains, pattern, strict=False):
                links = [*chain.links]
                links[place] = {key: links[place][key]}
                chains.append(Narrowed(chain, links))
            patterns = [*self.patterns]
            patterns[place] = [pattern]
            search = Search(chains, patterns, self.limit, self.discount)
            search.follow(self)
            yield search

    def part(self, pattern: Pattern, room: float) -> Search:
        """A search over what may be part of a walk with that *pattern* at the first place, and
        worth at most so much less than the best that may be."""
        shares = self.shares()
        chains = [
            self._narrowed(suit, key, shares[suit][key] - room - SLACK)
            for suit, key in enumerate(pattern[:4])
        ]
        search = Search(chains, [[pattern], *self.patterns[1:]], self.limit, self.discount)
        search.follow(self)
        return search

    def _narrowed(self, suit: int, key: int, least: float) -> Narrowed:
        """What of a chain may be part of a walk that begins with *key* and is worth so much."""
        whole = self.chains[suit]
        behind = [0.0]
        found = []
        for place, some in enumerate(whole.links):
            prices = self.prices[suit][place] if place else {key: 0.0}
            ahead = self.ahead[suit][place + 1]
            values = [NEVER] * whole.sizes[place + 1]
            kept: dict[int, Links] = {}
            for k, links in some.items():
                price = prices.get(k, NEVER)
                befores: list[int] = []
                thens: list[int] = []
                worths: list[float] = []
                for before, then, worth in zip(*links):
                    value = behind[before] + worth + price
                    if value + ahead[then] >= least:
                        befores.append(before)
                        thens.append(then)
                        worths.append(worth)
                        if value > values[then]:
                            values[then] = value
                if befores:
                    kept[k] = befores, thens, worths
            found.append(kept)
            behind = values
        return Narrowed(whole, found)

    def narrow(self, need: float, sweeps: int, gain: float) -> bool:
        """Sweep and cut, again and again, while a sweep brings the bound down by *gain*; false
        where no walk can be worth so much."""
        while True:
            was = self._best
            bound = self.descend(sweeps, need, gain, is_first_priced=True)
            if bound < need or not self.cut(need):
                return False
            if was - bound < gain * sweeps:
                return True

    def cut(self, need: float) -> bool:
        """Leave out all that cannot be part of a walk worth so much; false where nothing is left.
        After a sweep that priced the first place.

        A tie says more than its prices: an arc can be worth no more than with the likeliest of
        the patterns that have its key, and with the most the other suits can do with their keys.
        """
        self.rests = [[], [], [], []]
        patterns: list[list[Pattern]] = []
        behind = [[0.0] for _ in range(4)]
        chains: list[list[dict[int, Links]]] = [[], [], [], []]
        for place in range(self.places):
            links_here = [chain.links[place] for chain in self.chains]
            values: list[dict[int, list[float]]] = []
            best: list[dict[int, float]] = []
            for suit in range(4):
                here, ahead = behind[suit], self.ahead[suit][place + 1]
                some = {
                    key: [here[before] + worth + ahead[then] for before, then, worth in zip(*links)]
                    for key, links in links_here[suit].items()
                }
                values.append(some)
                best.append({key: max(worths) for key, worths in some.items()})
            kept, tops = _hopeful(self.patterns[place], best, need)
            if not kept:
                return False
            patterns.append(kept)
            for suit in range(4):
                prices = self.prices[suit][place]
                here_values = behind[suit]
                after = [NEVER] * self.chains[suit].sizes[place + 1]
                links: dict[int, Links] = {}
                for key, top in tops[suit].items():
                    befores, thens, worths = links_here[suit][key]
                    may_be = values[suit][key]
                    least = need - top + best[suit][key]
                    if min(may_be) < least:
                        is_kept = [value >= least for value in may_be]
                        befores = list(compress(befores, is_kept))
                        thens = list(compress(thens, is_kept))
                        worths = list(compress(worths, is_kept))
                    links[key] = befores, thens, worths
                    price = prices[key]
                    for before, then, worth in zip(befores, thens, worths):
                        value = here_values[before] + worth + price
                        if value > after[then]:
                            after[then] = value
                behind[suit] = after
                chains[suit].append(links)
                self.rests[suit].append(
                    {key: top - best[suit][key] for key, top in tops[suit].items()}
                )
        self.patterns = patterns
        for prices_of_suit, some_links in zip(self.prices, chains, strict=True):
            prices_of_suit[:] = [
                {key: prices[key] for key in links}
                for prices, links in zip(prices_of_suit, some_links, strict=True)
            ]
        self.chains = [
            Narrowed(chain, links) for chain, links in zip(self.chains, chains, strict=True)
        ]
        self._columns = [None] * self.places
        self._pairs.clear()
        self._sorted.clear()
        return True

    def _pair(self) -> None:
        for some in self.patterns:
            pairs: dict[tuple[int, int], list[tuple[int, int, int, Pattern]]] = {}
            for pattern in some:
                a, b, c, d, worth, _, _ = pattern
                pairs.setdefault((a, b), []).append((c, d, worth, pattern))
            self._pairs.append(pairs)

    def reach(self, aim: float, patience: int) -> float:
        """Worth of some walk worth at least *aim*, left in `answer`; else a bound below the aim.

        After *patience* more states it may give up: then the bound is not below the aim, and
        there is no answer.
        """
        if not self._pairs:
            self._pair()
            if self._is_watched:
                self._least = [chain.least for chain in self.chains]
        self.answer = []
        self._stop = self.nodes + patience
        found = self._reach(0, (0, 0, 0, 0), 0, aim)
        self.answer.reverse()
        return found

    def _reach(self, place: int, states: _States, spent: int, aim: float) -> float:
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
            best = max(best, min(found, floor(bound + SLACK) + room))
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

    def _ways(self, place: int, states: _States, aim: float) -> tuple[list[_Way], float]:
        """The ways through a place that may reach the aim, the best first, and what the others
        may reach at most."""
        need = aim - SLACK
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
        return found, floor(cut + SLACK)


def _hopeful(
    patterns: Sequence[Pattern], best: Sequence[dict[int, float]], need: float
) -> tuple[list[Pattern], list[dict[int, float]]]:
    """The patterns that may be part of a walk worth so much, when *best* says by suit and key
    what the suit may be worth; and by suit and key what a walk may be worth."""
    of_a, of_b, of_c, of_d = best
    tops: list[dict[int, float]] = [{}, {}, {}, {}]
    kept: list[Pattern] = []
    for pattern in patterns:
        a, b, c, d, worth, _, _ = pattern
        if a in of_a and b in of_b and c in of_c and d in of_d:
            total = of_a[a] + of_b[b] + of_c[c] + of_d[d] + worth
            if total >= need:
                kept.append(pattern)
                for top, key in zip(tops, (a, b, c, d)):
                    if total > top.get(key, NEVER):
                        top[key] = total
    return kept, tops
