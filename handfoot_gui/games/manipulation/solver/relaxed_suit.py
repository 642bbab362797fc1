"""The relaxed per-suit DP: what a suit can lay, without regard to how the table lies.

The cards of a suit at a place go into groups and sequences (runs). Of the open sequences only
their numbers count, by length one, two, or more. The number of cards left for sequences then
leaves no choice: it is never worse to lengthen a long sequence than to begin another, as long ones
can be ended, and from six cards on parted, at will. A state is (low aces, open sequences of one
card, of two, of three and more, jokers left).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import product
from operator import itemgetter
from typing import Final, TypeAlias

from handfoot_gui.games.manipulation.rules.option_values import Ace, JokerRule
from handfoot_gui.games.manipulation.solver import layered_dag as layered
from handfoot_gui.games.manipulation.solver.position import LAST, Counts

_Use: TypeAlias = tuple[int, int, float, int, layered.Tag]
"""What the cards of a place do: key, jokers, worth, cost and tag."""
_Move: TypeAlias = tuple[int, int, int, float, int, layered.Tag]
"""Jokers it takes, here or for want of cards at the next places; key; change of the code of the
state; worth, cost and tag."""

SCALE: Final = 256
"""Worth of one card or point laid. A card of the table that surely moves costs 1; fewer than this
lie on a table."""

PROMISE: Final = 8
"""Added to a key for every joker of the table that stays in a group; groups take fewer cards."""
_JOKERS: Final = 16
"""A state in one number: its base is for the jokers left, which are fewer. The low aces come
next,"""
ENDS: Final = 16
"""fewer than this, then the sequences that have gone round the corner,"""
_RUNS: Final = _JOKERS * ENDS * ENDS
"""and from here on the open sequences,"""
_MANY: Final = 16
"""which are fewer than this of each length: one, two, more."""
_LOW: Final = _MANY * _MANY * _RUNS + _JOKERS
"""A low ace and its open sequence."""
_ROUND: Final = _MANY * _RUNS + _JOKERS * ENDS
"""A sequence that comes round the corner, from a king and an ace: open, and as good as of two
cards."""
_ENOUGH: Final = 100
"""More cards of a face than there are."""


def _patterns(most: int) -> list[layered.Pattern]:
    """Returns how many cards of each suit groups of one rank can take, with *most* groups at most.

    There are as many groups as cards of the fullest suit, with three cards each or more.
    """
    return [
        layered.Pattern(a, b, c, d)
        for a, b, c, d in product(range(most + 1), repeat=4)
        if a + b + c + d >= 3 * max(a, b, c, d)
    ]


_PATTERNS: Final = [_patterns(most) for most in range(7)]


def relaxed_patterns(counts: Counts) -> list[list[layered.Pattern]]:
    """Returns by place, the first left out, the groups, as numbers of cards by suit."""
    return [_PATTERNS[groups] for groups in counts.groups[1:]]


_NEEDS: Final = {
    JokerRule.NAMED: (0, 1, 0),
    JokerRule.FROM_HAND: (1, 1, 0),
    JokerRule.FIXED: (0, 1, 1),
    JokerRule.FREE: (0, 0, 0),
}
"""By what sets jokers free: how many cards of a face there must be afterwards for each that lay on
the table and for each joker named so, and how many jokers for each of these."""


class RelaxedSuit:
    """What a suit can do; it makes DAGs for any numbers of jokers."""

    def __init__(
        self, counts: Counts, suit: int, grouped: Sequence[int] = (), *, lays_all: bool = False
    ) -> None:
        """*grouped*: by place, how many jokers of the table lie in groups; where given, those that
        stay there are part of the key. *lays_all*: no card of the hand may be left over."""
        self._lays_all = lays_all
        self.faces = [suit * 13 + place % 13 for place in range(LAST + 1)]
        self._counts = counts
        self._is_round = counts.ace is Ace.CORNER
        self._needs = _NEEDS[counts.joker_rule]
        none_after = [_ENOUGH] * 2 if self._is_round else [0, 0]
        self._real = [counts.table[face] + counts.free[face] for face in self.faces] + none_after
        self._first_without_new = {Ace.CORNER: LAST, Ace.LOW: LAST - 2}.get(counts.ace, LAST - 1)
        """The place from which on no sequence can begin."""
        self._all_jokers = counts.table_jokers + counts.hand_jokers
        self._low = counts.low[suit]
        self._grouped = grouped
        self._known: list[dict[int, list[_Move]]] = [{} for _ in range(LAST + 1)]
        self._uses: dict[tuple[int, int], list[list[_Use]]] = {}

    def dag(self, jokers: Iterable[int]) -> RelaxedDag:
        """Returns the DAG of the suit with one of these numbers of jokers; its costs are minus what
        the cards count."""
        return RelaxedDag(self, jokers)

    def begin(self, jokers: int) -> list[_Move]:
        """Returns what can be done at the first place: low aces, and sequences that come round the
        corner, which a tag has as `ENDS` times so many more cards."""
        real = self._real
        moves: list[_Move] = []
        most = 0 if self._counts.ace is Ace.HIGH else real[0] + jokers
        for in_runs in range(most + 1):
            if sum(max(0, in_runs - real[place]) for place in (0, 1, 2)) > jokers:
                break
            moved = max(0, self._low - in_runs)
            code = in_runs * _LOW + jokers
            moves.append((0, jokers, code, float(-moved), 0, (in_runs, 0, ())))
            if self._is_round:
                for over in range(1, min(real[0], real[1], real[LAST - 1]) + jokers + 1):
                    tag = (in_runs + ENDS * over, 0, ())
                    moves.append((0, jokers, code + over * _ROUND, float(-moved), 0, tag))
        return moves

    def moves(self, place: int, code: int) -> list[_Move]:
        """Returns what can be done in a state, what takes the fewest jokers first; the change of
        the code leaves out low aces and jokers left."""
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
        over = 0
        if self._is_round:
            over, low = divmod(low, ENDS)
        uses = self._uses.get((place, low))
        if uses is None:
            uses = self._uses[place, low] = self._find_uses(place, low)
        must = ones + twos
        if place == LAST:
            some = self._last_uses(uses, ones, must, longs, over)
            return [
                (wild, key, -rest, worth, cost, tag)
                for use in some
                for key, wild, worth, cost, tag in use
                if wild == left
            ]
        moves: list[_Move] = []
        here, after = self._real[place + 1 : place + 3]
        for in_runs in range(must, len(uses)):
            new = max(0, in_runs - must - longs)
            if new and place >= self._first_without_new:
                break
            short = max(0, new + ones - here) + max(0, new - after)
            lasting = twos + min(longs, in_runs - must)
            change = ((new * _MANY + ones) * _MANY + lasting) * _RUNS
            room = self._all_jokers - short
            if room < 0:
                break
            for key, wild, worth, cost, tag in uses[in_runs]:
                if wild <= room:
                    moves.append((wild + short, key, change - wild, worth, cost, tag))
        moves.sort(key=itemgetter(0))
        return moves

    def _last_uses(
        self, uses: list[list[_Use]], ones: int, must: int, longs: int, over: int
    ) -> list[list[_Use]]:
        """Returns of the *uses* at the place of high aces those with as many cards in sequences as
        can be: *must* have to go on, *ones* of them from one card, *longs* may; *over* of them go
        on round the corner."""
        if self._counts.ace is Ace.LOW:
            return [] if must else uses[:1]
        if ones > over:
            return []
        return uses[max(must, over) : must + longs + 1]

    def _find_uses(self, place: int, low: int) -> list[list[_Use]]:
        """Returns by cards in sequences what the cards can do, with *low* of them as low aces."""
        counts, face = self._counts, self.faces[place]
        table, named = counts.table[face], counts.named[face]
        real, most = self._real[place], self._all_jokers
        must = real if self._lays_all else table
        old_in_groups = counts.grouped[face]
        old_in_runs = table + named - old_in_groups - (self._low if place == LAST else 0)
        lying = old_in_groups + old_in_runs
        promised = self._grouped[place] if self._grouped else 0
        weight, joker_weight = counts.weight[face], counts.joker_weight
        points = counts.points[face % 13]
        of_table, of_named, of_wild = self._needs
        least, least_wild = of_table * table + of_named * named, of_wild * named
        found: list[list[_Use]] = []
        for in_runs in range(max(0, real + most - low) + 1):
            some: list[_Use] = []
            for grouped in range(min(counts.groups[place], real + most - low - in_runs) + 1):
                cards = low + grouped + in_runs
                if cards < least:
                    continue
                for wild in range(max(least_wild, cards - real), min(most, cards - must) + 1):
                    worth = (cards - wild - table) * weight + wild * joker_weight
                    for promise in range(min(promised, grouped, wild) + 1):
                        stay = min(grouped, old_in_groups - promised + promise) + min(
                            in_runs, old_in_runs
                        )
                        if wild < named and place < LAST:
                            stay = min(stay, table + wild)
                        some.append((
                            grouped + PROMISE * promise,
                            wild,
                            float(SCALE * worth - lying + stay),
                            -cards * points,
                            (in_runs, wild, ()),
                        ))  # fmt: skip
            found.append(some)
        return found


class RelaxedDag(layered.LayeredDag):
    """The DAG of a `RelaxedSuit`; its arcs are made when they are asked for."""

    def __init__(self, suit: RelaxedSuit, jokers: Iterable[int]) -> None:
        self._suit = suit
        begun = [move for number in jokers for move in suit.begin(number)]
        numbers = {code: number for number, code in enumerate(sorted({m[2] for m in begun}))}
        first: dict[int, layered.ArcColumns] = {}
        for _, key, code, worth, _, _ in begun:
            layered.add_arc(first, key, 0, numbers[code], worth)
        self.layers = [first]
        self._numbers = [{0: 0}, numbers]
        for place in range(1, LAST + 1):
            self._add(place, self._numbers[-1])
        self._codes = [list(numbers) for numbers in self._numbers]
        self.sizes = [len(numbers) for numbers in self._numbers]

    def _add(self, place: int, states: dict[int, int]) -> None:
        suit = self._suit
        after: dict[int, int] = {}
        layer: dict[int, layered.ArcColumns] = {}
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
                if key in layer:
                    tails, heads, worths = layer[key]
                    tails.append(state)
                    heads.append(number)
                    worths.append(worth)
                else:
                    layer[key] = [state], [number], [worth]
        self.layers.append(layer)
        self._numbers.append(after)

    def arcs(self, place: int, state: int) -> list[layered.Arc]:
        code = self._codes[place][state]
        numbers = self._numbers[place + 1]
        if place == 0:
            return [
                (key, numbers[code], worth, cost, tag)
                for jokers in self.layers[0]
                for _, key, code, worth, cost, tag in self._suit.begin(jokers)
            ]
        left = code % _JOKERS
        rest = code % _RUNS
        return [
            (key, numbers[rest + change], worth, cost, tag)
            for need, key, change, worth, cost, tag in self._suit.moves(place, code)
            if need <= left
        ]


class ReweightedDag(layered.LayeredDag):
    """A relaxed DAG in which a card that surely moves has another price; its costs are minus what
    is laid."""

    def __init__(self, relaxed: layered.LayeredDag, price: int) -> None:
        self._relaxed = relaxed
        self._price = price
        self.sizes = relaxed.sizes
        more = SCALE * (price - 1)
        self.layers = [
            {
                key: (tails, heads, [price * w + more * (-w // SCALE) for w in worths])
                for key, (tails, heads, worths) in some.items()
            }
            for some in relaxed.layers
        ]

    def arcs(self, place: int, state: int) -> list[layered.Arc]:
        more = SCALE * (self._price - 1)
        return [
            (key, then, self._price * worth + more * lost, int(lost), tag)
            for key, then, worth, _, tag in self._relaxed.arcs(place, state)
            for lost in (-worth // SCALE,)
        ]

    @cached_property
    def minimum_costs(self) -> list[list[int]]:
        ahead = [0] * self.sizes[-1]
        found = [ahead]
        for place in range(len(self.layers) - 1, -1, -1):
            costs = [-layered.NOTHING] * self.sizes[place]
            for tails, heads, worths in self._relaxed.layers[place].values():
                for tail, head, worth in zip(tails, heads, worths, strict=True):
                    cost = int(-worth // SCALE) + ahead[head]
                    if cost < costs[tail]:
                        costs[tail] = cost
            ahead = costs
            found.append(ahead)
        found.reverse()
        return found


class HighAceDag(layered.LayeredDag):
    """A relaxed DAG in which no sequence begins with an ace."""

    def __init__(self, relaxed: layered.LayeredDag) -> None:
        self._relaxed = relaxed
        self.sizes = relaxed.sizes
        high = {then for _, then, _, _, _ in self.arcs(0, 0)}
        first: dict[int, layered.ArcColumns] = {}
        for key, columns in relaxed.layers[0].items():
            is_kept = [head in high for head in columns[1]]
            if any(is_kept):
                first[key] = layered.kept_arcs(columns, is_kept)
        self.layers = [first, *relaxed.layers[1:]]

    def arcs(self, place: int, state: int) -> list[layered.Arc]:
        arcs = self._relaxed.arcs(place, state)
        return arcs if place else [arc for arc in arcs if not arc[4][0]]


def melds_of(answer: layered.Answer) -> list[list[int]]:
    """Returns the melds of an answer, as faces."""
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
        open_runs: list[list[int]] = []
        done: list[list[int]] = []
        come_round: list[list[int]] = []
        for place, (_, arcs) in enumerate(answer):
            over, cards = divmod(arcs[suit][4][0], ENDS)
            if over:
                # Each begins with two signs for the king and the ace that it comes from.
                come_round = [[-1, -1] for _ in range(over)]
                open_runs += come_round
                cards += over
            open_runs.sort(key=lambda run: (len(run) > 2, -len(run)))
            done += open_runs[cards:]
            open_runs = open_runs[:cards]
            open_runs += [[] for _ in range(cards - len(open_runs))]
            for run in open_runs:
                if place or not run:
                    run.append(suit * 13 + place % 13)
        done += open_runs
        found += _joined_round(done, open_runs, come_round) if come_round else done
    return [part for meld in found for part in _parted(meld)]


def _joined_round(
    runs: Sequence[list[int]], ending: Sequence[list[int]], come_round: Sequence[list[int]]
) -> list[list[int]]:
    """Returns *runs* with those that *come_round* the corner behind some of those *ending* there,
    the shortest first, as they may be legal in no other way."""
    shortest = sorted(ending, key=len)[: len(come_round)]
    follower = {id(run): other for run, other in zip(shortest, come_round, strict=True)}
    followers = {id(run) for run in come_round}
    joined: list[list[int]] = []
    seen: set[int] = set()
    # Those that follow nothing begin; what is left then goes all the way round.
    for first in sorted(runs, key=lambda run: id(run) in followers):
        if id(first) in seen:
            continue
        run, faces = first, list[int]()
        while id(run) not in seen:
            seen.add(id(run))
            faces += run[2:] if id(run) in followers else run
            run = follower.get(id(run), run)
        joined.append(faces)
    return joined


def _parted(meld: list[int]) -> Iterator[list[int]]:
    """Yields a meld in parts that are no longer than a sequence may be."""
    while len(meld) > LAST:
        yield meld[:7]
        meld = meld[7:]
    yield meld


def jokers_of(answer: layered.Answer) -> list[int]:
    """Returns by face the number of jokers of that name in an answer."""
    found = [0] * 52
    for place, (_, arcs) in enumerate(answer):
        for suit, arc in enumerate(arcs):
            found[suit * 13 + place % 13] += arc[4][1]
    return found
