"""The origin-tracking DP: it knows which sequence takes the place of which old one.

It refines the relaxed DP: every open sequence also has an origin. It may take the place of one old
sequence of its suit, at the first spot they share, and every old sequence gives its place to one
only. A card of the table that does not stay in its place is moved and costs one.

Each path belongs to one of a relaxed DAG. A state is (jokers promised to low aces, old sequences
that gave their place and lost it again, open sequences as (length up to three, origin), state of
the relaxed DAG). Seen from one place, all suits, places and tables look alike: so few questions
are asked of `transitions` so often that the answers are kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, permutations, product
from typing import Final, TypeAlias

from handfoot_gui.core.thinking_time import think_on
from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.solver.layered_dag import (
    Answer,
    Arc,
    ExplicitDag,
    LayeredDag,
    OpenArc,
    Pattern,
    build_dag,
)
from handfoot_gui.games.manipulation.solver.position import HIGH_ACE, LAST, Counts, kinds_and_spots
from handfoot_gui.games.manipulation.solver.relaxed_suit import PROMISE, SCALE

Run: TypeAlias = tuple[int, int]
"""An open sequence: its length, three for all more, and its origin: an old sequence, or one of
these:"""
FRESH: Final = -1
"""It may still take the place of an old one."""
SPENT: Final = -2
"""It cannot."""

Lost: TypeAlias = tuple[int, ...]
"""Old sequences that gave their place and lost it again."""
RunLinks: TypeAlias = tuple[tuple[int, int], ...]
"""Of the open sequences afterwards the number before, and the origin; see `Tag`."""
Transition: TypeAlias = tuple[tuple[Run, ...], Lost, RunLinks, int, int]
"""Open sequences afterwards, old ones that lost their place, links, and how many old cards stay:
real ones, and jokers."""
Slots: TypeAlias = tuple[tuple[bool, bool], ...]
"""Of the old sequences at a place: whether a joker lies there, and whether the sequence goes on."""


@lru_cache(maxsize=1 << 16)
def transitions(
    cards: int, lost: Lost, runs: tuple[Run, ...], slots: Slots, later: bool, places_left: int
) -> tuple[Transition, ...]:
    """Returns what so many *cards* in sequences can do after the open *runs*; origins are numbers
    of *slots*. *later*: whether other old sequences begin after the place. *places_left*: how many
    places follow, two for all more."""
    if not places_left and any(length == 1 for length, _ in runs):
        return ()
    found = _all_transitions(cards, lost, runs, slots, later, may_begin=places_left > 1)
    best: dict[tuple[tuple[Run, ...], Lost, int], Transition] = {}
    for some in found:
        name = some[0], some[1], some[4]
        if name not in best or best[name][3] < some[3]:
            best[name] = some
    return tuple(best.values())


def _all_transitions(
    cards: int,
    lost_before: Lost,
    runs: tuple[Run, ...],
    slots: Slots,
    later: bool,
    *,
    may_begin: bool,
) -> Iterator[Transition]:
    must, may = _by_need(runs)
    lost_there = {*lost_before}
    for size in range(min(len(may), cards - len(must)) + 1):
        new = cards - len(must) - size
        if new and not may_begin:
            continue
        for chosen in _unlike(may, runs, size):
            kept = [*must, *chosen]
            closed = {runs[number][1] for number in may if number not in chosen}
            lost = lost_there.union(closed).difference((FRESH, SPENT))
            free = _free(lost, [runs[number][1] for number in kept], slots)
            is_there_more = free or later
            if new and closed and (FRESH in closed or not is_there_more):
                continue  # The closed one could as well go on instead of a new one.
            for given in _with_places(_one_longer(runs, kept, new), free):
                yield _arrive(given, lost, slots, later)


def _by_need(runs: tuple[Run, ...]) -> tuple[list[int], list[int]]:
    """The numbers of the *runs* that have to go on, and of those that may end."""
    must = [number for number, run in enumerate(runs) if run[0] < 3]
    return must, [number for number in range(len(runs)) if number not in must]


def _free(lost: set[int], going_on: Sequence[int], slots: Slots) -> list[int]:
    """The old sequences that are not *lost* and that none of those *going on* has taken."""
    taken = lost.union(going_on)
    return [slot for slot in range(len(slots)) if slot not in taken]


def _one_longer(runs: tuple[Run, ...], kept: list[int], new: int) -> list[tuple[int, int, int]]:
    """The *runs* that are *kept* with a card more, and so many *new* ones: length, origin, and the
    number of the run before."""
    grown = ((min(3, runs[n][0] + 1), runs[n][1], n) for n in kept)
    return [*grown, *[(1, FRESH, -1)] * new]


def _unlike(may: Sequence[int], runs: tuple[Run, ...], size: int) -> Iterator[tuple[int, ...]]:
    """Yields every choice of so many of the sequences that *may* go on, equal ones once."""
    seen: set[tuple[Run, ...]] = set()
    for chosen in combinations(may, size):
        kinds = tuple(runs[number] for number in chosen)
        if kinds not in seen:
            seen.add(kinds)
            yield chosen


def _arrive(
    begun: list[tuple[int, int, int]], lost: set[int], slots: Slots, later: bool
) -> Transition:
    stay = stay_jokers = 0
    taken = set(lost)
    for _, origin, _ in begun:
        if origin >= 0:
            wild = slots[origin][0]
            stay_jokers += wild
            stay += not wild
            taken.add(origin)
    has_future = later or any(
        goes_on and slot not in taken for slot, (_, goes_on) in enumerate(slots)
    )
    fresh = FRESH if has_future else SPENT
    after = sorted(
        (
            length,
            (origin if slots[origin][1] else SPENT) if origin >= 0
            else fresh if origin == FRESH
            else SPENT,
            source,
            origin,
        )
        for length, origin, source in begun
    )  # fmt: skip
    return (
        tuple((length, origin) for length, origin, _, _ in after),
        tuple(sorted(slot for slot in lost if slots[slot][1])),
        tuple((source, origin) for _, _, source, origin in after),
        stay,
        stay_jokers,
    )


def _with_places(
    begun: list[tuple[int, int, int]], free: Sequence[int]
) -> Iterator[list[tuple[int, int, int]]]:
    """Yields every way the fresh ones of the *begun* sequences can take the places of *free* old
    ones."""
    if not free:
        yield begun
        return
    first, rest = free[0], free[1:]
    yield from _with_places(begun, rest)
    seen = set()
    for number, (length, origin, source) in enumerate(begun):
        if origin == FRESH and length not in seen:
            seen.add(length)
            changed = [*begun]
            changed[number] = (length, first, source)
            yield from _with_places(changed, rest)


_State: TypeAlias = tuple[int, Lost, tuple[Run, ...], int]
_START: Final[_State] = (0, (), (), 0)

_OpenRun: TypeAlias = tuple[list[int], list[int]]
"""The faces of a sequence so far, and the old ones whose place it has taken."""


def _joined_up(suit: int, answer: Answer) -> Iterator[_OpenRun]:
    """Yields the sequences of *suit* in an answer, as they end."""
    open_runs: list[_OpenRun] = []
    for place, (_, arcs) in enumerate(answer):
        then: list[_OpenRun] = []
        for source, origin in arcs[suit][4][2]:
            faces, known = ([], []) if source < 0 else open_runs[source]
            faces.append(suit * 13 + place % 13)
            if origin >= 0 and origin not in known:
                known.append(origin)
            then.append((faces, known))
        for run in open_runs:
            if not any(run[0] is other for other, _ in then):
                yield run
        open_runs = then
    yield from open_runs


_Shape: TypeAlias = tuple[tuple[tuple[int, bool], ...], ...]
"""Of the groups of a rank: by suit, whether a joker lies there."""

_GROUPS: Final = [suits for size in (3, 4) for suits in combinations(range(4), size)]


class OriginTracker:
    """What lay where, by suit and place."""

    def __init__(self, table: Sequence[Meld], counts: Counts) -> None:
        self.counts = counts
        self.runs: list[list[dict[int, bool]]] = [[{} for _ in range(LAST + 1)] for _ in range(4)]
        """By suit and place: the old sequences there, and whether a joker lies there."""
        self.groups: list[list[tuple[int, dict[int, bool]]]] = [[] for _ in range(LAST + 1)]
        """By place: the old groups, with their suits, and whether a joker lies there."""
        for number, (kind, spots) in enumerate(kinds_and_spots(table, counts.ace)):
            jokers = [laid.name is not None for laid in table[number]]
            if kind:
                suits = {spot // 13: joker for spot, joker in zip(spots, jokers, strict=True)}
                self.groups[spots[0] % 13 or LAST].append((number, suits))
                continue
            for spot, joker in zip(spots, jokers, strict=True):
                face = spot % HIGH_ACE
                place = LAST if spot >= HIGH_ACE else face % 13
                self.runs[face // 13][place][number] = joker
        self._slots = [
            [_slots(some[place], some[place + 1 :]) for place in range(LAST + 1)]
            for some in self.runs
        ]

    def patterns(self, price: int = 1) -> list[list[Pattern]]:
        """Returns by place the groups there may be; a card of an old one that moves costs *price*.

        A key counts the cards of the suit in groups, and `PROMISE` times the jokers among them
        that stay in the place of an old group.
        """
        return [
            [
                pattern._replace(worth=-price * pattern.cost)
                for pattern in _patterns(_shape(self.groups[place]), most)
            ]
            for place, most in enumerate(self.counts.groups)
        ]

    def dag(
        self, suit: int, relaxed: LayeredDag, most_moved: int, price: int, most_arcs: int
    ) -> ExplicitDag | None:
        """Returns the suit as a refinement of its *relaxed* DAG that moves *most_moved* cards at
        most, each at *price*; None where more than *most_arcs* arcs are met."""
        promised = self.grouped(suit)
        return build_dag(
            _START,
            lambda place, state, room: self._open_arcs(
                suit, place, state, relaxed.arcs(place, state[3]), promised[place], price, room
            ),
            LAST + 1,
            most_moved,
            most_arcs,
        )

    def _open_arcs(
        self,
        suit: int,
        place: int,
        state: _State,
        relaxed: list[Arc],
        promised: int,
        price: int,
        room: int,
    ) -> Iterator[OpenArc[_State]]:
        low_promise, lost_before, runs_before, _ = state
        here = len(self.runs[suit][place])
        for grouped, relaxed_then, relaxed_worth, _, (in_runs, jokers, _) in relaxed:
            worth = -(-relaxed_worth // SCALE) * SCALE
            for runs, lost, links, stay, stay_jokers in self.transitions(
                suit, place, lost_before, runs_before, in_runs
            ):
                if here - stay - stay_jokers > room:
                    continue
                if place == 0:
                    for promise in range(stay_jokers + 1):
                        cost = here - stay - promise
                        begun = (promise, lost, runs, relaxed_then)
                        yield grouped, begun, -price * cost, cost, (in_runs, 0, links)
                    continue
                for promise in range(min(promised, grouped) + 1):
                    left = jokers - promise - (low_promise if place == LAST else 0)
                    if left < 0:
                        break
                    cost = here - stay - min(stay_jokers, left)
                    then = (
                        (0, (), (), relaxed_then) if place == LAST
                        else (low_promise, lost, runs, relaxed_then)
                    )  # fmt: skip
                    key = grouped + PROMISE * promise
                    yield key, then, worth - price * cost, cost, (in_runs, jokers, links)

    def in_groups(self, suit: int, place: int) -> tuple[int, int]:
        """Returns how many cards of the suit lie in groups there, real ones and jokers."""
        some = [old[suit] for _, old in self.groups[place] if suit in old]
        return some.count(False), some.count(True)

    def grouped(self, suit: int) -> list[int]:
        """Returns by place how many jokers for the suit lie in groups."""
        return [self.in_groups(suit, place)[1] for place in range(LAST + 1)]

    def relaxed_patterns(self) -> list[list[Pattern]]:
        """Returns by place, the first left out, the groups there may be; a card of the table that
        moves costs 1 here where the relaxed DAGs cannot know of it from their keys."""
        return [
            _relaxed_patterns(_shape(self.groups[place]), most)
            for place, most in enumerate(self.counts.groups)
        ][1:]

    def placed(self, answer: Answer) -> tuple[list[list[int]], list[int | None]]:
        """Returns the melds of an answer, as faces, and the numbers of the old ones whose place
        they take."""
        melds: list[list[int]] = []
        origins: list[int | None] = []
        for place, (pattern, _) in enumerate(answer):
            for suits, origin in pattern.groups:
                melds.append([suit * 13 + place % 13 for suit in suits])
                origins.append(None if origin < 0 else self.groups[place][origin][0])
        for suit in range(4):
            for faces, known in _joined_up(suit, answer):
                melds.append(faces)
                origins.append(known[0] if known else None)
        self._part_long(melds, origins)
        return melds, origins

    def _part_long(self, melds: list[list[int]], origins: list[int | None]) -> None:
        """Parts sequences with an ace at both ends, which have a card too many, where fewer cards
        of the old one are broken off."""
        for number, meld in enumerate([*melds]):
            if len(meld) > LAST:
                runs, origin = self.runs[meld[0] // 13], origins[number]
                low, high = (sum(origin in here for here in some) for some in (runs[:3], runs[-3:]))
                end = 3 if low <= high else LAST - 2
                melds[number], other = meld[:end], meld[end:]
                if low <= high:
                    melds[number], other = other, melds[number]
                melds.append(other)
                origins.append(None)

    def transitions(
        self, suit: int, place: int, lost: Lost, runs: tuple[Run, ...], cards: int
    ) -> Sequence[Transition]:
        """Returns what so many *cards* in sequences can do there, after the open *runs*."""
        ids, slots, later = self._slots[suit][place]
        left = min(LAST - place, 2)
        if not ids:
            return transitions(cards, lost, runs, slots, later, left)
        number = {origin: slot for slot, origin in enumerate(ids)}
        found = transitions(
            cards,
            tuple([number[origin] for origin in lost]),
            tuple([(length, number.get(origin, origin)) for length, origin in runs]),
            slots,
            later,
            left,
        )
        named = (*ids, SPENT, FRESH)  # From the end, as they are negative.
        return [
            (
                tuple([(length, named[slot]) for length, slot in runs_then]),
                tuple([ids[slot] for slot in lost_then]),
                tuple([(source, named[slot]) for source, slot in links]),
                stay,
                jokers,
            )
            for runs_then, lost_then, links, stay, jokers in found
        ]


def _slots(
    here: dict[int, bool], coming: Sequence[dict[int, bool]]
) -> tuple[tuple[int, ...], Slots, bool]:
    """Returns of the old sequences *here* the numbers and what `transitions` wants to know, and
    whether others are *coming*."""
    ids = tuple(sorted(here))
    after = {number for old in coming for number in old}
    return (
        ids,
        tuple((here[number], number in after) for number in ids),
        bool(after.difference(ids)),
    )


def _shape(old: Sequence[tuple[int, dict[int, bool]]]) -> _Shape:
    return tuple(tuple(sorted(suits.items())) for _, suits in old)


@lru_cache(maxsize=1024)
def _patterns(shape: _Shape, most: int) -> list[Pattern]:
    """Returns the groups there may be, *most* of them at most, after those of the *shape*, whose
    numbers in it are their origins."""
    found: dict[tuple[int, ...], Pattern] = {}
    cards = sum(map(len, shape))
    for number in range(most + 1):
        for groups in combinations_with_replacement(_GROUPS, number):
            think_on()
            for origins in _origins(number, len(shape)):
                _add_patterns(found, groups, origins, [dict(old) for old in shape], cards)
    return list(found.values())


@lru_cache(maxsize=1024)
def _relaxed_patterns(shape: _Shape, most: int) -> list[Pattern]:
    lying = [suit for old in shape for suit, _ in old]
    jokers = [suit for old in shape for suit, wild in old if wild]
    found = []
    for pattern in _patterns(shape, most):
        cost = pattern.cost
        for suit, key in enumerate(pattern[:4]):
            promise, cards = divmod(key, PROMISE)
            real = lying.count(suit) - jokers.count(suit)
            cost -= lying.count(suit) - min(cards, real + promise)
        found.append(pattern._replace(worth=-cost))
    return found


def _origins(groups: int, old: int) -> Iterator[tuple[int, ...]]:
    """Yields every way that as many groups as possible take the places of so many *old* ones."""
    if old > groups:
        yield from permutations(range(old), groups)
        return
    for takers in permutations(range(groups), old):
        yield tuple([takers.index(n) if n in takers else -1 for n in range(groups)])


def _add_patterns(
    found: dict[tuple[int, ...], Pattern],
    groups: Sequence[tuple[int, ...]],
    origins: Sequence[int],
    old: Sequence[dict[int, bool]],
    cards: int,
) -> None:
    keys = [0, 0, 0, 0]
    stay = 0
    jokers: list[int] = []
    for suits, origin in zip(groups, origins, strict=True):
        before = {} if origin < 0 else old[origin]
        for suit in suits:
            keys[suit] += 1
            if suit in before:
                if before[suit]:
                    jokers.append(suit)
                else:
                    stay += 1
    for promises in product((0, 1), repeat=len(jokers)):
        full = [*keys]
        for suit, promise in zip(jokers, promises, strict=True):
            full[suit] += PROMISE * promise
        cost = cards - stay - sum(promises)
        key = tuple(full)
        if key not in found or found[key].cost > cost:
            a, b, c, d = full
            found[key] = Pattern(a, b, c, d, -cost, cost, tuple(zip(groups, origins, strict=True)))
