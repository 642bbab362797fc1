"""The suits as chains for the most that can be laid, without regard to how the table lies.

The cards of a suit at a place go into groups and sequences. Of the open sequences only their
numbers count, by length one, two, or more; the cards left for sequences at a place then leave no
choice, as lengthening a long sequence is never worse than beginning another: long ones can be
ended, and from six cards on parted, at will. A state is (low aces, open sequences of one card, of
two, of three and more, jokers used).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import compress, product
from operator import itemgetter
from typing import Final, TypeAlias

from handfoot_gui.games.manipulation.solver.chains import (
    NOTHING,
    Answer,
    Arc,
    Chain,
    Links,
    Pattern,
    Tag,
)
from handfoot_gui.games.manipulation.solver.counts import LAST, Counts, face_points

_Use: TypeAlias = tuple[int, int, float, int, Tag]
"""What the cards of a place do: key, jokers, worth, cost and tag."""
_Move: TypeAlias = tuple[int, int, int, float, int, Tag]
"""Jokers it takes, here or for want of cards at the next places; key; change of the code of the
state; worth, cost and tag."""

SCALE: Final = 256
"""Worth of one card or point. A card of the table that surely moves costs 1."""

PROMISE: Final = 8
"""In keys, for every joker of the table that stays in a group."""
_JOKERS: Final = 16
"""A state in one number: so many times the low aces, and the jokers left."""
_RUNS: Final = 256
"""So many times the open sequences, and all that."""
_MANY: Final = 16
"""So many times the open sequences of a length, and those of the next: one, two, more."""
_LOW: Final = _MANY * _MANY * _RUNS + _JOKERS
"""A low ace and its open sequence."""


def _patterns(most: int) -> list[Pattern]:
    """How many cards of each suit groups of one rank can take, with *most* groups at most.

    With as many groups as the fullest suit has cards, three of each must be found.
    """
    return [
        Pattern(a, b, c, d)
        for a, b, c, d in product(range(most + 1), repeat=4)
        if a + b + c + d >= 3 * max(a, b, c, d)
    ]


_PATTERNS: Final = [_patterns(most) for most in range(7)]


def plain_patterns(counts: Counts) -> list[list[Pattern]]:
    """By place, the first left out: the groups, as numbers of cards by suit."""
    return [_PATTERNS[groups] for groups in counts.groups[1:]]


class PlainSuit:
    """What a suit can do; it gives chains for any numbers of jokers."""

    def __init__(
        self, counts: Counts, suit: int, grouped: Sequence[int] = (), *, lays_all: bool = False
    ) -> None:
        """*grouped*: by place, how many jokers of the table lie in groups; then those that stay
        there are part of the key. *lays_all*: no card of the hand may be left over."""
        self._lays_all = lays_all
        self.faces = [suit * 13 + place % 13 for place in range(LAST + 1)]
        self._counts = counts
        self._real = [counts.table[face] + counts.free[face] for face in self.faces] + [0, 0]
        self._all_jokers = counts.table_jokers + counts.hand_jokers
        self._low = counts.low[suit]
        self._grouped = grouped
        self._known: list[dict[int, list[_Move]]] = [{} for _ in range(LAST + 1)]
        self._uses: dict[tuple[int, int], list[list[_Use]]] = {}

    def chain(self, jokers: Iterable[int]) -> PlainChain:
        """The suit as a chain that is given one of these numbers of jokers. It costs minus what
        the cards count."""
        return PlainChain(self, jokers)

    def begin(self, jokers: int) -> list[_Move]:
        """What can be done at the first place: low aces."""
        real = self._real
        moves: list[_Move] = []
        for going in range(real[0] + jokers + 1):
            if sum(max(0, going - real[place]) for place in (0, 1, 2)) > jokers:
                break
            moved = max(0, self._low - going)
            moves.append((0, jokers, going * _LOW + jokers, float(-moved), 0, (going, 0, ())))
        return moves

    def moves(self, place: int, code: int) -> list[_Move]:
        """What can be done in a state, what takes the fewest jokers first; the change of the code
        leaves out low aces and jokers left."""
        known = self._known[place]
        asked = code if place == LAST else code - code % _RUNS
        found = known.get(asked)
        if found is None:
            found = known[asked] = self._find_moves(place, asked)
        return found

    def _find_moves(self, place: int, code: int) -> list[_Move]:
        runs, rest = divmod(code, _RUNS)
        ones, twos, longs = runs // _MANY**2, runs // _MANY % _MANY, runs % _MANY
        low, left = divmod(rest, _JOKERS)
        uses = self._uses.get((place, low))
        if uses is None:
            uses = self._uses[place, low] = self._find_uses(place, low)
        must = ones + twos
        moves: list[_Move] = []
        if place == LAST:
            if not ones:
                for some in uses[must : must + longs + 1]:
                    for key, wild, worth, cost, tag in some:
                        if wild == left:
                            moves.append((wild, key, -rest, worth, cost, tag))
            return moves
        here, after = self._real[place + 1 : place + 3]
        for going in range(must, len(uses)):
            new = max(0, going - must - longs)
            if new and place == LAST - 1:
                break
            short = max(0, new + ones - here) + max(0, new - after)
            lasting = twos + min(longs, going - must)
            change = ((new * _MANY + ones) * _MANY + lasting) * _RUNS
            room = self._all_jokers - short
            if room < 0:
                break
            for key, wild, worth, cost, tag in uses[going]:
                if wild <= room:
                    moves.append((wild + short, key, change - wild, worth, cost, tag))
        moves.sort(key=itemgetter(0))
        return moves

    def _find_uses(self, place: int, low: int) -> list[list[_Use]]:
        """By cards in sequences what the cards can do, with so many of them as low aces."""
        counts, face = self._counts, self.faces[place]
        table, named = counts.table[face], counts.named[face]
        real, most = self._real[place], self._all_jokers
        must = real if self._lays_all else table
        in_groups = counts.grouped[face]
        in_runs = table + named - in_groups - (self._low if place == LAST else 0)
        lying = in_groups + in_runs
        promised = self._grouped[place] if self._grouped else 0
        weight, joker_weight, points = counts.weight[face], counts.joker_weight, face_points(face)
        found: list[list[_Use]] = []
        for going in range(max(0, real + most - low) + 1):
            some: list[_Use] = []
            for grouped in range(min(counts.groups[place], real + most - low - going) + 1):
                cards = low + grouped + going
                if cards < named:
                    continue
                for wild in range(max(0, cards - real), min(most, cards - must) + 1):
                    worth = (cards - wild - table) * weight + wild * joker_weight
                    for promise in range(min(promised, grouped, wild) + 1):
                        stay = min(grouped, in_groups - promised + promise) + min(going, in_runs)
                        if wild < named and place < LAST:
                            stay = min(stay, table + wild)
                        some.append((
                            grouped + PROMISE * promise,
                            wild,
                            float(SCALE * worth - lying + stay),
                            -cards * points,
                            (going, wild, ()),
                        ))  # fmt: skip
            found.append(some)
        return found


class PlainChain(Chain):
    """The chain of a `PlainSuit`; its arcs are made when they are asked for."""

    def __init__(self, suit: PlainSuit, jokers: Iterable[int]) -> None:
        self._suit = suit
        begun = [move for number in jokers for move in suit.begin(number)]
        numbers = {code: number for number, code in enumerate(sorted({m[2] for m in begun}))}
        first: dict[int, Links] = {}
        for _, key, code, worth, _, _ in begun:
            befores, thens, worths = first.setdefault(key, ([], [], []))
            befores.append(0)
            thens.append(numbers[code])
            worths.append(worth)
        self.links = [first]
        self._numbers = [{0: 0}, numbers]
        for place in range(1, LAST + 1):
            self._add(place, self._numbers[-1])
        self._codes = [list(numbers) for numbers in self._numbers]
        self.sizes = [len(numbers) for numbers in self._numbers]

    def _add(self, place: int, states: dict[int, int]) -> None:
        suit = self._suit
        after: dict[int, int] = {}
        links: dict[int, Links] = {}
        for code, state in states.items():
            left = code % _JOKERS
            rest = code % _RUNS
            for need, key, change, worth, _, _ in suit.moves(place, code):
                if need > left:
                    break
                then = rest + change
                number = after.get(then)
                if number is None:
                    number = after[then] = len(after)
                if key in links:
                    befores, thens, worths = links[key]
                    befores.append(state)
                    thens.append(number)
                    worths.append(worth)
                else:
                    links[key] = [state], [number], [worth]
        self.links.append(links)
        self._numbers.append(after)

    def arcs(self, place: int, state: int) -> list[Arc]:
        code = self._codes[place][state]
        numbers = self._numbers[place + 1]
        if place == 0:
            return [
                (key, numbers[code], worth, cost, tag)
                for jokers in self.links[0]
                for _, key, code, worth, cost, tag in self._suit.begin(jokers)
            ]
        left = code % _JOKERS
        rest = code % _RUNS
        return [
            (key, numbers[rest + change], worth, cost, tag)
            for need, key, change, worth, cost, tag in self._suit.moves(place, code)
            if need <= left
        ]


class Repriced(Chain):
    """A plain chain in which a card that surely moves has another price; it costs what is laid,
    as a negative number."""

    def __init__(self, plain: Chain, price: int) -> None:
        self._plain = plain
        self._price = price
        self.sizes = plain.sizes
        more = SCALE * (price - 1)
        self.links = [
            {
                key: (befores, thens, [price * w + more * (-w // SCALE) for w in worths])
                for key, (befores, thens, worths) in some.items()
            }
            for some in plain.links
        ]

    def arcs(self, place: int, state: int) -> list[Arc]:
        more = SCALE * (self._price - 1)
        return [
            (key, then, self._price * worth + more * lost, int(lost), tag)
            for key, then, worth, _, tag in self._plain.arcs(place, state)
            for lost in (-worth // SCALE,)
        ]

    @cached_property
    def least(self) -> list[list[int]]:
        ahead = [0] * self.sizes[-1]
        found = [ahead]
        for place in range(len(self.links) - 1, -1, -1):
            costs = [-NOTHING] * self.sizes[place]
            for befores, thens, worths in self._plain.links[place].values():
                for before, then, worth in zip(befores, thens, worths, strict=True):
                    cost = int(-worth // SCALE) + ahead[then]
                    if cost < costs[before]:
                        costs[before] = cost
            ahead = costs
            found.append(ahead)
        found.reverse()
        return found


class HighAces(Chain):
    """A plain chain in which no sequence begins with an ace."""

    def __init__(self, plain: Chain) -> None:
        self._plain = plain
        self.sizes = plain.sizes
        high = {then for _, then, _, _, _ in self.arcs(0, 0)}
        first: dict[int, Links] = {}
        for key, (befores, thens, worths) in plain.links[0].items():
            is_kept = [then in high for then in thens]
            if any(is_kept):
                first[key] = (
                    list(compress(befores, is_kept)),
                    list(compress(thens, is_kept)),
                    list(compress(worths, is_kept)),
                )
        self.links = [first, *plain.links[1:]]

    def arcs(self, place: int, state: int) -> list[Arc]:
        arcs = self._plain.arcs(place, state)
        return arcs if place else [arc for arc in arcs if not arc[4][0]]


def melds_of(answer: Answer) -> list[list[int]]:
    """The melds of an answer, as faces."""
    found: list[list[int]] = []
    for place, (pattern, _) in enumerate(answer):
        wanted = [key % PROMISE if place else 0 for key in pattern[:4]]
        groups: list[list[int]] = [[] for _ in range(max(wanted))]
        for suit in sorted(range(4), key=lambda suit: -wanted[suit]):
            groups.sort(key=len)
            for group in groups[: wanted[suit]]:
                group.append(suit * 13 + place % 13)
        found += groups
    for suit in range(4):
        going: list[list[int]] = []
        for place, (_, arcs) in enumerate(answer):
            cards = arcs[suit][4][0]
            going.sort(key=lambda run: (len(run) > 2, -len(run)))
            found += going[cards:]
            going = going[:cards]
            going += [[] for _ in range(cards - len(going))]
            for run in going:
                run.append(suit * 13 + place % 13)
        found += going
    return [
        part for meld in found for part in ((meld[:7], meld[7:]) if len(meld) > 13 else (meld,))
    ]


def jokers_of(answer: Answer) -> list[int]:
    """By face: jokers of that name in an answer."""
    found = [0] * 52
    for place, (_, arcs) in enumerate(answer):
        for suit, arc in enumerate(arcs):
            found[suit * 13 + place % 13] += arc[4][1]
    return found
