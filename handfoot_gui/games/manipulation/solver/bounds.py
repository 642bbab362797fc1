"""What four suits that each walk from place to place, tied together by groups, are worth at most.

A suit is a *chain*: at every place states, and arcs from them to states of the next place. An arc
has a key, which says what the suit gives to the groups of this rank, and a worth. The groups of
the rank, a *pattern*, name one key per suit; at the first place a pattern is how the jokers are
shared among the suits. What the suits could do without these ties bounds what is to be had, but
loosely. So each tie is priced: every key of a suit gets a price that the pattern pays back, such
that the sum never changes but the bound of the suits comes down (block coordinate descent on the
Lagrangian dual: max-product messages, each made as small as the others allow, with momentum). A
few sweeps along the places make the bound nearly exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final, TypeAlias

from handfoot_gui.games.manipulation.solver.chains import NOTHING, Chain, Pattern

NEVER: Final = float(NOTHING)
IMPOSSIBLE: Final = NEVER / 2
"""Anything worth less cannot be."""
SLACK: Final = 1e-6
_PUSH: Final = 1.2
"""How far prices go on the way they went; with more they go too far."""

_Columns: TypeAlias = list[tuple[int, ...]]
"""Of patterns the keys by suit, and the worths."""
Prices: TypeAlias = Sequence[Sequence[dict[int, float]]]
"""By suit, place and key."""


class Bounds:
    """The bound of four chains under patterns, and the prices that make it."""

    def __init__(
        self,
        chains: Sequence[Chain],
        patterns: Sequence[Sequence[Pattern]],
        limit: int | None,
        discount: int,
    ) -> None:
        """*limit*: what the walk may cost in all; None for anything. *discount*: how much more
        than it is worth in truth every bit of cost takes from the worth of arcs and patterns, so
        that the bound knows of the limit."""
        self.chains = chains
        self.discount = discount
        self.limit = limit
        self.patterns = [
            [p for p in some if p[0] in a and p[1] in b and p[2] in c and p[3] in d]
            for some, a, b, c, d in zip(patterns, *(chain.links for chain in chains), strict=True)
        ]
        self.places = len(patterns)
        self._columns: list[_Columns | None] = [None] * self.places
        self.prices = [[dict.fromkeys(links, 0.0) for links in chain.links] for chain in chains]
        """By suit, place and key."""
        self.ahead: list[list[list[float]]] = [
            [*([] for _ in patterns), [0.0] * chain.sizes[-1]] for chain in chains
        ]
        """By suit, place and state: what the walk to the end may be worth."""
        self._behind: list[list[list[float]]] = [[[0.0], *([] for _ in patterns)] for _ in chains]
        """What the walk up to there may be worth."""
        self._before: Prices | None = None
        """The prices before the last sweep."""
        self._best = inf

    def shares(self) -> list[dict[int, float]]:
        """By suit and key of the first place: what the walk of the suit may be worth."""
        return [
            {
                key: max([worth + ahead[1][then] for _, then, worth in zip(*links)])
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

    def descend(
        self, sweeps: int, enough: float, gain: float = 0, *, is_first_priced: bool = False
    ) -> float:
        """Sweep so often at most, until no walk can be worth *enough*, or the bound comes down by
        less than *gain*; the bound.

        Prices go further the way they went, which brings the bound down much faster; not the way
        the first sweep went, which comes from nowhere. Where the bound comes up by that they go
        back and start anew.
        """
        for _ in range(sweeps):
            now = [[{**some} for some in prices] for prices in self.prices]
            before = self._before
            self._before = None if self._best == inf else now
            if before is not None:
                self._push(before)
            self.sweep(is_first_priced=is_first_priced)
            found = self.bound()
            if found > self._best and before is not None:
                self.start_from(now)
                self._before = None
                self.sweep(is_first_priced=is_first_priced)
                found = self.bound()
            gained = self._best - found
            self._best = found
            if found < enough or gained < gain:
                break
        return self._best

    def _push(self, before: Prices) -> None:
        """Move the prices on, the way they went since."""
        for mine, old in zip(self.prices, before, strict=True):
            for some, known in zip(mine, old, strict=True):
                for key, price in some.items():
                    last = known[key]
                    if price > IMPOSSIBLE and last > IMPOSSIBLE:
                        some[key] = price + _PUSH * (price - last)

    def follow(self, search: Bounds) -> None:
        """Go on from the prices of a *search* over no fewer keys."""
        self.start_from(search.prices)
        self.ahead = [[*ahead] for ahead in search.ahead]
        self._before = search._before
        self._best = search._best

    def guide(self, prices: Prices) -> None:
        """Start from *prices* of a search that may know other keys; what could not be there may
        be here."""
        for mine, theirs in zip(self.prices, prices, strict=True):
            for some, known in zip(mine, theirs, strict=True):
                some.update((key, known[key]) for key in some if known.get(key, NEVER) > IMPOSSIBLE)

    def start_from(self, prices: Prices) -> None:
        """Take the *prices* of a search over no fewer keys."""
        for mine, theirs in zip(self.prices, prices, strict=True):
            for some, known in zip(mine, theirs, strict=True):
                some.update((key, known[key]) for key in some)

    def _forth(self, suit: int, place: int) -> None:
        behind = self._behind[suit]
        here = behind[place]
        prices = self.prices[suit][place]
        values = [NEVER] * self.chains[suit].sizes[place + 1]
        for key, links in self.chains[suit].links[place].items():
            price = prices[key]
            for before, then, worth in zip(*links):
                value = here[before] + worth + price
                if value > values[then]:
                    values[then] = value
        behind[place + 1] = values

    def _back(self, suit: int, place: int) -> None:
        chain = self.chains[suit]
        ahead = self.ahead[suit]
        after = ahead[place + 1]
        prices = self.prices[suit][place]
        values = [NEVER] * chain.sizes[place]
        for key, links in chain.links[place].items():
            price = prices[key]
            for before, then, worth in zip(*links):
                value = worth + price + after[then]
                if value > values[before]:
                    values[before] = value
        ahead[place] = values

    def _price(self, place: int) -> None:
        patterns = self.patterns[place]
        if all(len(prices[place]) == 1 for prices in self.prices):
            worth = max([NEVER, *(pattern.worth for pattern in patterns)])
            for known in self.prices:
                known[place] = dict.fromkeys(known[place], worth)
                worth = 0.0
            return
        without: list[dict[int, float]] = []
        for suit in range(4):
            behind, ahead = self._behind[suit][place], self.ahead[suit][place + 1]
            best: dict[int, float] = {}
            for key, links in self.chains[suit].links[place].items():
                value = max([behind[a] + worth + ahead[b] for a, b, worth in zip(*links)])
                if value > IMPOSSIBLE:
                    best[key] = value
            without.append(best)
        columns = self._columns[place]
        if columns is None:
            columns = self._columns[place] = list(zip(*patterns, strict=True))[:5]
        if any(len(without[suit]) < len(self.prices[suit][place]) for suit in range(4)):
            columns = _possible(columns, without)
        tops = _shared_out(columns, without, place % 4)
        for suit in range(4):
            top, best = tops[suit], without[suit]
            prices = self.prices[suit][place]
            for key in prices:
                prices[key] = top[key] - best[key] if key in top else NEVER


def _possible(columns: _Columns, best: Sequence[dict[int, float]]) -> _Columns:
    """Of the patterns those whose keys all have a worth."""
    return list(zip(*[
        pattern for pattern in zip(*columns, strict=True)
        if all(key in some for key, some in zip(pattern, best, strict=False))
    ], strict=True))  # fmt: skip


def _shared_out(
    columns: _Columns, best: Sequence[dict[int, float]], first: int
) -> list[dict[int, float]]:
    """What every suit may be worth by key, so that the four of a pattern come to what they are
    worth together, *best* by suit and key: a quarter each, and then as little as is possible for
    one suit after the other."""
    if not columns:
        return [{}, {}, {}, {}]
    of_a, of_b, of_c, of_d = best
    totals = [of_a[a] + of_b[b] + of_c[c] + of_d[d] + worth for a, b, c, d, worth in zip(*columns)]
    tops: list[dict[int, float]] = [{}, {}, {}, {}]
    for suit in range(4):
        if suit == first:
            continue
        top = dict.fromkeys(best[suit], NEVER)
        for key, total in zip(columns[suit], totals):
            if total > top[key]:
                top[key] = total
        tops[suit] = {key: total / 4 for key, total in top.items()}
    for turn in range(first, first + 4):
        suit, x, y, z = turn % 4, (turn + 1) % 4, (turn + 2) % 4, (turn + 3) % 4
        of_x, of_y, of_z = tops[x], tops[y], tops[z]
        top = dict.fromkeys(best[suit], NEVER)
        for key, total, kx, ky, kz in zip(
            columns[suit], totals, columns[x], columns[y], columns[z]
        ):
            value = total - of_x[kx] - of_y[ky] - of_z[kz]
            if value > top[key]:
                top[key] = value
        tops[suit] = top
    return tops
