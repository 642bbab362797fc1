"""The most that can be laid."""

from __future__ import annotations

from functools import cached_property
from itertools import product
from math import floor
from typing import Final, TypeAlias

from handfoot_gui.games.manipulation.solver.bounds import NEVER, Prices
from handfoot_gui.games.manipulation.solver.chains import Answer, Pattern
from handfoot_gui.games.manipulation.solver.counts import Counts
from handfoot_gui.games.manipulation.solver.places import Places
from handfoot_gui.games.manipulation.solver.plain import SCALE, PlainSuit, plain_patterns
from handfoot_gui.games.manipulation.solver.search import FOR_EVER, Search

Sharing: TypeAlias = tuple[int, int, int, int]

_SWEEPS: Final = 1
"""Over all sharings at once; more seldom help."""
_SWEEPS_AGAIN: Final = 3
"""Where they would have helped."""
_SWEEPS_OF_ONE: Final = 3
"""Over a single sharing; from no prices on, as those of all together lead the search astray."""
_QUICK: Final = 30
"""States tried for laying all with the jokers shared as on the table."""
_TABLE_FOR_ALL: Final = 3.5
"""With so many times the cards of the hand on the table that is likely to do."""
_TABLE_FOR_GUIDE: Final = 5
"""With so many times, so few cards need move that its prices are a guide to the least change."""
_PATIENCE_AT_FIRST: Final = 1200
"""States tried for all sharings at once."""
_PATIENCE: Final = 3000
"""The same after more sweeps."""
_PATIENCE_TO_THE_END: Final = 2000
"""The same once more is done for the bound."""
_PATIENCE_OF_PART: Final = 300
"""States tried with one sharing before it is parted again."""
_SWEEPS_BETWEEN: Final = 2
"""Between two cuts, where it is looked for to the end."""
_GAIN: Final = SCALE / 16
"""With less from a sweep then, another one is not worth while."""
_SLACK: Final = 1e-6


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


def average(counts: Counts) -> float:
    """What laying a card of the hand is worth on average, jokers left out."""
    weights = [weight for weight, free in zip(counts.weight, counts.free, strict=True) if free]
    return sum(weights) / len(weights) if weights else 0


def price_jokers(search: Search, counts: Counts) -> None:
    """Let the sweeps of *search* reckon with what a joker is worth: itself and, roughly, one card
    more that can be laid with it. Else every suit would reckon with all of them."""
    value = (counts.joker_weight + average(counts)) * SCALE
    for prices in search.prices:
        prices[0] = {key: -value * key for key in prices[0]}


class Most:
    """The search for one table and hand."""

    def __init__(self, counts: Counts, first_play: int = 0, places: Places | None = None) -> None:
        """*first_play*: points the laid cards must count, jokers as named. *places*: what lay
        where, if it shall be asked for the least change afterwards."""
        self.counts = counts
        self.most = 0
        self.answer: Answer = []
        self.guide: Prices | None = None
        """Prices that are a guide to the least change."""
        self.limit = counts.hand_jokers * counts.joker_weight + sum(
            number * weight for number, weight in zip(counts.free, counts.weight, strict=True)
        )
        """What the whole hand is worth."""
        self.sharings = sharings(counts)
        self._grouped = [places.grouped(suit) if places else () for suit in range(4)]
        self.suits = [PlainSuit(counts, suit, self._grouped[suit]) for suit in range(4)]
        self._patterns = places.left_over() if places else plain_patterns(counts)
        self._cost = -first_play if first_play else None
        self._given = counts.table_jokers * counts.joker_weight

    def run(self) -> None:
        """Find `most` and its `answer`; 0 and none when nothing can be laid.

        With much on the table the jokers as they are shared mostly do to lay all. Else one search
        over all sharings mostly gets through. Where it does not, it is parted until it does.
        """
        on_table = sum(self.counts.table) + self.counts.table_jokers
        in_hand = sum(self.counts.free) + self.counts.hand_jokers
        if len(self.sharings) > 1 and on_table > _TABLE_FOR_ALL * in_hand:
            search = self._lay_all()
            if self.most:
                if on_table > _TABLE_FOR_GUIDE * in_hand:
                    self.guide = search.prices
                return
        joint = self.joint
        price_jokers(joint, self.counts)
        joint.descend(_SWEEPS, NEVER)
        bound = self._look(joint, self._bound(joint), _PATIENCE_AT_FIRST)
        if bound > self.most:
            joint.descend(_SWEEPS_AGAIN, NEVER)
            bound = self._look(joint, min(bound, self._bound(joint)), _PATIENCE)
        less = 1
        while self.most < bound - less and not self.answer:
            self._reach(joint, bound - less, _PATIENCE)
            less *= 2
        if bound > self.most:
            self._improve(Search(joint.chains, joint.patterns, self._cost), bound)

    def _lay_all(self) -> Search:
        """Look a little for laying all with all jokers, shared nearly as on the table; if that is
        found, `joint` is asked for nothing else."""
        known = self.suits, self.sharings
        self.suits = [
            PlainSuit(self.counts, suit, self._grouped[suit], lays_all=True) for suit in range(4)
        ]
        jokers = self.counts.table_jokers + self.counts.hand_jokers
        self.sharings = [some for some in self.sharings if sum(some) == jokers]
        search = self._search(self.sharings[:1])
        search.sweep()
        if self._bound(search) == self.limit:
            self._reach(search, self.limit, _QUICK)
        if not self.most:
            self.suits, self.sharings = known
        return search

    def _look(self, search: Search, bound: int, patience: int) -> int:
        """Look for the most, which is no more than *bound*: that, or a bound that may be lower."""
        while bound > self.most:
            found = self._reach(search, bound, patience)
            if found == bound:
                break
            bound = found
        return bound

    def _reach(self, search: Search, aim: int, patience: int) -> int:
        """Look for so many, which may be left open: as many, or a bound that is lower."""
        found = search.reach(self.least_of(aim), patience)
        if search.answer:
            self.most = aim
            self.answer = search.answer
            return aim
        return min(aim, self._most_of(found))

    def _improve(self, search: Search, bound: int) -> None:
        """Look to the end for more than is known, but no more than *bound*, in parts where it
        must."""
        need = self.least_of(self.most + 1) - _SLACK
        if not search.narrow(need, _SWEEPS_BETWEEN, _GAIN):
            return
        is_one = len(search.patterns[0]) == 1
        patience = _PATIENCE_OF_PART if is_one else _PATIENCE_TO_THE_END
        if not search.has_choice():
            patience = FOR_EVER
        bound = self._look(search, min(bound, self._bound(search)), patience)
        if bound > self.most:
            for part in search.parted(need):
                self._improve(part, bound)

    @cached_property
    def joint(self) -> Search:
        """The search over all sharings."""
        return self._search(self.sharings)

    def most_with(self, sharing: Sharing) -> int:
        """No more can be laid with this sharing; found without a search, and quick."""
        search = self._search([sharing])
        for _ in range(_SWEEPS_OF_ONE):
            search.sweep()
        return self._bound(search)

    def least_of(self, most: int) -> int:
        """What a walk is worth at least that lays so many."""
        return (most + self._given - 1) * SCALE + 1

    def _search(self, some: list[Sharing]) -> Search:
        chains = [
            suit.chain(sorted({sharing[number] for sharing in some}))
            for number, suit in enumerate(self.suits)
        ]
        shares = [Pattern(*sharing) for sharing in some]
        return Search(chains, [shares, *self._patterns], self._cost)

    def _bound(self, search: Search) -> int:
        return min(self.limit, self._most_of(search.bound()))

    def _most_of(self, worth: float) -> int:
        return -(-floor(worth + _SLACK) // SCALE) - self._given
