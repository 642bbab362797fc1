"""The most that can be laid, one sharing of the jokers among the suits after the other."""

from __future__ import annotations

from itertools import product
from math import ceil, floor
from typing import Final, TypeAlias

from handfoot_gui.engine.manipulation.solver.chains import Answer, Chain
from handfoot_gui.engine.manipulation.solver.counts import Counts
from handfoot_gui.engine.manipulation.solver.plain import SCALE, plain_chain, plain_patterns
from handfoot_gui.engine.manipulation.solver.search import Search

Sharing: TypeAlias = tuple[int, int, int, int]

_SWEEPS: Final = 5
_PATIENCE: Final = 20
_SLACK: Final = 1e-6
_FOR_EVER: Final = 1_000_000_000


def own_jokers(counts: Counts) -> list[int]:
    """How many jokers of the table are named for each suit."""
    return [sum(counts.named[suit * 13 : suit * 13 + 13]) for suit in range(4)]


def sharings(counts: Counts) -> list[Sharing]:
    """How many jokers each suit may use, the sharing of the table first."""
    most = counts.table_jokers + counts.hand_jokers
    own = own_jokers(counts)
    found = [
        (a, b, c, d)
        for a, b, c, d in product(range(most + 1), repeat=4)
        if counts.table_jokers <= a + b + c + d <= most
    ]
    found.sort(key=lambda some: sum(abs(a - b) for a, b in zip(some, own, strict=True)))
    return found


class Most:
    """The search for one table and hand."""

    def __init__(self, counts: Counts, first_play: int = 0) -> None:
        """*first_play*: points the laid cards must count, jokers as named."""
        self.counts = counts
        self._limit = -first_play if first_play else None
        self.most = 0
        self.answer: Answer = []
        self.sharings = sharings(counts)
        self._searches: dict[Sharing, Search] = {}
        self._chains: dict[tuple[int, int], Chain] = {}
        self._patterns = plain_patterns(counts)
        self._given = counts.table_jokers * counts.joker_weight

    def chain(self, suit: int, jokers: int) -> Chain:
        """The chain of a suit that uses so many jokers."""
        key = (suit, jokers)
        if key not in self._chains:
            self._chains[key] = plain_chain(self.counts, suit, jokers)
        return self._chains[key]

    def run(self) -> None:
        """Find `most` and its `answer`; 0 and none when nothing can be laid."""
        counts = self.counts
        limit = counts.hand_jokers * counts.joker_weight + sum(
            number * weight for number, weight in zip(counts.free, counts.weight, strict=True)
        )
        for sharing in self.sharings:
            if self.most == limit:
                return
            search = self._search(sharing)
            if self._sweep(search, self.least_of(self.most + 1)):
                self._look(search)

    def chains(self, sharing: Sharing) -> list[Chain]:
        """The chains of all suits for so many jokers each."""
        return [self.chain(*key) for key in enumerate(sharing)]

    def most_with(self, sharing: Sharing) -> int:
        """No more can be laid with this sharing; found without a search, and quick."""
        search = self._search(sharing)
        self._sweep(search, self.least_of(1))
        return ceil((search.bound() + _SLACK) / SCALE) - self._given

    def search_for_most(self, sharing: Sharing) -> Search | None:
        """The search for plays with `most`; None when there is surely none."""
        search = self._search(sharing)
        least = self.least_of(self.most)
        if not self._sweep(search, least) or not search.can(0, (0, 0, 0, 0), least):
            return None
        return search

    def least_of(self, most: int) -> int:
        """What a walk is worth at least that lays so many."""
        return (most + self._given - 1) * SCALE + 1

    def _search(self, sharing: Sharing) -> Search:
        search = self._searches.get(sharing)
        if search is None:
            search = self._searches[sharing] = Search(
                self.chains(sharing), self._patterns, self._limit
            )
        return search

    def _sweep(self, search: Search, least: int) -> bool:
        """Whether a walk may still be worth *least*."""
        bound = search.bound()
        for _ in range(_SWEEPS):
            if bound < least:
                return False
            before, bound = bound, search.sweep()
            if before - bound < SCALE / 4:
                break
        return bound >= least

    def _look(self, search: Search) -> None:
        """Look for more than `most`: first for the best at once, then for a little more."""
        fewest = self.least_of(self.most + 1)
        aim = floor(search.bound() + 1e-6)
        patience = _PATIENCE
        while aim >= fewest:
            found = search.reach(aim, patience)
            if search.answer:
                self.most = ceil(found / SCALE) - self._given
                self.answer = search.answer
                fewest = self.least_of(self.most + 1)
                bound = floor(search.bound() + 1e-6)
                aim = fewest if bound >= fewest else fewest - 1
            elif found >= aim:
                aim = fewest
            elif patience == _PATIENCE:
                aim = found
            else:
                return
            if aim == fewest:
                patience = _FOR_EVER
