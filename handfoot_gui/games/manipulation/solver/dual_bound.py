"""The Lagrangian bound on what four suits tied together by groups are worth.

Each suit is a `LayeredDag`. At every layer a *pattern* names one key per suit: the groups of a
rank say how many cards each suit gives to groups, and the pattern of the first layer says how the
jokers are shared among the suits. The best path of each suit alone bounds what they are worth
together, but loosely. So each tie gets a Lagrange multiplier: every key of a suit gets a price that
the pattern pays back, so that the joint worth never changes but the bound comes down. The
multipliers descend on the dual by blocks (max-product messages, each made as small as the others
allow) with momentum. A few passes make the bound nearly exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from typing import Final, TypeAlias

from handfoot_gui.core.thinking_time import think_on
from handfoot_gui.games.manipulation.solver.layered_dag import NOTHING, LayeredDag, Pattern

NEVER: Final = float(NOTHING)
IMPOSSIBLE: Final = NEVER / 2
"""A smaller worth means that there is no such path."""
SLACK: Final = 1e-6
"""Rounding errors of bounds are smaller."""
MOMENTUM: Final = 1.2
"""How far multipliers go on in the direction of the last pass; see README.md."""

_Columns: TypeAlias = list[tuple[int, ...]]
"""The keys by suit and the worths of patterns."""


class Multipliers:
    """Lagrange multipliers by suit, layer and key."""

    def __init__(self, dags: Iterable[LayeredDag]) -> None:
        self.by_suit = [[dict.fromkeys(some, 0.0) for some in dag.layers] for dag in dags]

    def copied(self) -> Multipliers:
        """Returns the same, which stay what they are."""
        made = Multipliers(())
        made.by_suit = [[{**some} for some in prices] for prices in self.by_suit]
        return made

    def start_from(self, others: Multipliers) -> None:
        """Takes those of a bound over no fewer keys."""
        for mine, theirs in zip(self.by_suit, others.by_suit, strict=True):
            for some, known in zip(mine, theirs, strict=True):
                some.update((key, known[key]) for key in some)

    def be_guided_by(self, others: Multipliers) -> None:
        """Starts from those of a bound that may know other keys; what is impossible there may be
        possible here."""
        for mine, theirs in zip(self.by_suit, others.by_suit, strict=True):
            for some, known in zip(mine, theirs, strict=True):
                some.update((key, known[key]) for key in some if known.get(key, NEVER) > IMPOSSIBLE)

    def restrict(self, dags: Sequence[LayeredDag]) -> None:
        """Keeps those of the keys that are in *dags*."""
        for prices, dag in zip(self.by_suit, dags, strict=True):
            prices[:] = [
                {key: known[key] for key in some}
                for known, some in zip(prices, dag.layers, strict=True)
            ]

    def push(self, before: Multipliers) -> None:
        """Goes on in the direction in which they have come since *before*."""
        for mine, old in zip(self.by_suit, before.by_suit, strict=True):
            for some, known in zip(mine, old, strict=True):
                for key, price in some.items():
                    last = known[key]
                    if price > IMPOSSIBLE and last > IMPOSSIBLE:
                        some[key] = price + MOMENTUM * (price - last)


class DualBound:
    """The bound of four DAGs under patterns, and the multipliers that make it."""

    def __init__(
        self,
        dags: Sequence[LayeredDag],
        patterns: Sequence[Sequence[Pattern]],
        allowance: float = 0,
    ) -> None:
        """*allowance*: what a joint path may be worth besides its arcs and patterns."""
        self.dags = dags
        self.patterns = [
            [p for p in some if p[0] in a and p[1] in b and p[2] in c and p[3] in d]
            for some, a, b, c, d in zip(patterns, *(dag.layers for dag in dags), strict=True)
        ]
        self.multipliers = Multipliers(dags)
        self.ahead: list[list[list[float]]] = [
            [*([] for _ in patterns), [0.0] * dag.sizes[-1]] for dag in dags
        ]
        """By suit, layer and state: what the path to the end may be worth."""
        self.version = 0
        """Rises whenever the bound changes."""
        self._allowance = allowance
        self._behind: list[list[list[float]]] = [[[0.0], *([] for _ in patterns)] for _ in dags]
        """What the path up to there may be worth."""
        self._columns: list[_Columns | None] = [None] * len(patterns)
        self._before: Multipliers | None = None
        """The multipliers before the last pass."""
        self.best = inf
        """The bound after the last pass of a descent."""

    def max_marginals(self) -> list[dict[int, float]]:
        """Returns by suit and key of the first layer what the path of the suit may be worth."""
        return [
            {
                key: max([worth + ahead[1][head] for _, head, worth in zip(*columns)])
                for key, columns in dag.layers[0].items()
            }
            for dag, ahead in zip(self.dags, self.ahead, strict=True)
        ]

    def most_of(self, marginals: Sequence[dict[int, float]], suit: int) -> float:
        """Returns what a suit may be worth with its multipliers, by the max-marginals."""
        prices = self.multipliers.by_suit[suit][0]
        return max([worth + prices[key] for key, worth in marginals[suit].items()])

    def value(self) -> float:
        """Returns the bound, which no joint path exceeds; valid after a pass."""
        return max((bound for bound, _ in self._first_bounds()), default=NEVER) + self._allowance

    def candidates(self, aim: float) -> list[tuple[float, Pattern]]:
        """Returns the patterns of the first layer with which a path may be worth *aim*, and the
        most it may be worth then, the best first."""
        found = [some for some in self._first_bounds() if some[0] >= aim - SLACK]
        return sorted(found, reverse=True)

    def _first_bounds(self) -> list[tuple[float, Pattern]]:
        of_a, of_b, of_c, of_d = self.max_marginals()
        return [
            (of_a[p[0]] + of_b[p[1]] + of_c[p[2]] + of_d[p[3]] + p[4], p) for p in self.patterns[0]
        ]

    def run_pass(self, *, is_first_priced: bool = False) -> None:
        """Makes one dual-ascent pass: forward, and backward with new multipliers at all layers; at
        the first layer where told so, else the multipliers there only guide the others."""
        think_on()
        suits = range(4)
        for layer in range(len(self.patterns) - 1):
            for suit in suits:
                self._go_forward(suit, layer)
        for layer in range(len(self.patterns) - 1, 0, -1):
            self.price(layer)
            for suit in suits:
                self._go_backward(suit, layer)
        if is_first_priced:
            self.price(0)
        self.version += 1

    def descend(
        self, passes: int, enough: float, gain: float = 0, *, is_first_priced: bool = False
    ) -> float:
        """Makes passes until no path can be worth *enough* or the bound falls by less than *gain*,
        but at most so many; returns the bound.

        Multipliers go on in the direction of the last pass, which brings the bound down much
        faster; but not in that of the very first one, which comes from nowhere. Where the bound
        rises by that, they go back and start anew.
        """
        for _ in range(passes):
            now = self.multipliers.copied()
            before = self._before
            self._before = None if self.best == inf else now
            if before is not None:
                self.multipliers.push(before)
            self.run_pass(is_first_priced=is_first_priced)
            found = self.value()
            if found > self.best and before is not None:
                self.multipliers.start_from(now)
                self._before = None
                self.run_pass(is_first_priced=is_first_priced)
                found = self.value()
            gained = self.best - found
            self.best = found
            if found < enough or gained < gain:
                break
        return self.best

    def follow(self, other: DualBound) -> None:
        """Goes on from another bound over no fewer keys."""
        self.multipliers.start_from(other.multipliers)
        self.ahead = [[*ahead] for ahead in other.ahead]
        self.version += 1
        self._before = other._before
        self.best = other.best

    def restrict(self, dags: Sequence[LayeredDag], patterns: list[list[Pattern]]) -> None:
        """Goes on with parts of its DAGs and patterns."""
        self.dags = dags
        self.patterns = patterns
        self.multipliers.restrict(dags)
        self._columns = [None] * len(patterns)
        self.version += 1

    def _go_forward(self, suit: int, layer: int) -> None:
        behind = self._behind[suit]
        here = behind[layer]
        prices = self.multipliers.by_suit[suit][layer]
        values = [NEVER] * self.dags[suit].sizes[layer + 1]
        for key, columns in self.dags[suit].layers[layer].items():
            price = prices[key]
            for tail, head, worth in zip(*columns):
                value = here[tail] + worth + price
                if value > values[head]:
                    values[head] = value
        behind[layer + 1] = values

    def _go_backward(self, suit: int, layer: int) -> None:
        ahead = self.ahead[suit]
        after = ahead[layer + 1]
        prices = self.multipliers.by_suit[suit][layer]
        values = [NEVER] * self.dags[suit].sizes[layer]
        for key, columns in self.dags[suit].layers[layer].items():
            price = prices[key]
            for tail, head, worth in zip(*columns):
                value = worth + price + after[head]
                if value > values[tail]:
                    values[tail] = value
        ahead[layer] = values

    def price(self, layer: int) -> None:
        """Finds new multipliers for the keys of a layer."""
        patterns = self.patterns[layer]
        if all(len(prices[layer]) == 1 for prices in self.multipliers.by_suit):
            worth = max([NEVER, *(pattern.worth for pattern in patterns)])
            for known in self.multipliers.by_suit:
                known[layer] = dict.fromkeys(known[layer], worth)
                worth = 0.0
            return
        unpriced: list[dict[int, float]] = []
        for suit in range(4):
            behind, ahead = self._behind[suit][layer], self.ahead[suit][layer + 1]
            best: dict[int, float] = {}
            for key, some in self.dags[suit].layers[layer].items():
                value = max([behind[a] + worth + ahead[b] for a, b, worth in zip(*some)])
                if value > IMPOSSIBLE:
                    best[key] = value
            unpriced.append(best)
        columns = self._columns[layer]
        if columns is None:
            columns = self._columns[layer] = list(zip(*patterns, strict=True))[:5]
        if any(
            len(unpriced[suit]) < len(self.multipliers.by_suit[suit][layer]) for suit in range(4)
        ):
            columns = _possible(columns, unpriced)
        messages = _messages(columns, unpriced, layer % 4)
        for suit in range(4):
            message, best = messages[suit], unpriced[suit]
            prices = self.multipliers.by_suit[suit][layer]
            for key in prices:
                prices[key] = message[key] - best[key] if key in message else NEVER


def _possible(columns: _Columns, best: Sequence[dict[int, float]]) -> _Columns:
    """Returns the patterns whose keys all have a worth."""
    return list(zip(*[
        pattern for pattern in zip(*columns, strict=True)
        if all(key in some for key, some in zip(pattern, best, strict=False))
    ], strict=True))  # fmt: skip


def _messages(
    columns: _Columns, best: Sequence[dict[int, float]], first: int
) -> list[dict[int, float]]:
    """Returns what every suit may be worth by key, so that the four of a pattern sum up to what
    they are worth together: a quarter each, then as little as possible for one suit after the
    other from *first* on. *best*: by suit and key."""
    if not columns:
        return [{}, {}, {}, {}]
    of_a, of_b, of_c, of_d = best
    totals = [of_a[a] + of_b[b] + of_c[c] + of_d[d] + worth for a, b, c, d, worth in zip(*columns)]
    messages: list[dict[int, float]] = [{}, {}, {}, {}]
    for suit in range(4):
        if suit == first:
            continue
        top = dict.fromkeys(best[suit], NEVER)
        for key, total in zip(columns[suit], totals):
            if total > top[key]:
                top[key] = total
        messages[suit] = {key: total / 4 for key, total in top.items()}
    for turn in range(first, first + 4):
        suit, x, y, z = turn % 4, (turn + 1) % 4, (turn + 2) % 4, (turn + 3) % 4
        of_x, of_y, of_z = messages[x], messages[y], messages[z]
        top = dict.fromkeys(best[suit], NEVER)
        for key, total, kx, ky, kz in zip(
            columns[suit], totals, columns[x], columns[y], columns[z]
        ):
            value = total - of_x[kx] - of_y[ky] - of_z[kz]
            if value > top[key]:
                top[key] = value
        messages[suit] = top
    return messages
