"""Transitions of the origin-tracking DP: what open sequences can do at a place.

Seen from one place, all suits, places and tables look alike: so few questions are asked so often
that the answers are kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

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
    must = [number for number, run in enumerate(runs) if run[0] < 3]
    may = [number for number, run in enumerate(runs) if run[0] == 3]
    seen: set[tuple[Run, ...]] = set()
    for size in range(min(len(may), cards - len(must)) + 1):
        new = cards - len(must) - size
        if new and not may_begin:
            continue
        for chosen in combinations(may, size):
            kinds = tuple(runs[number] for number in chosen)
            if kinds in seen:
                continue
            seen.add(kinds)
            closed = [runs[number][1] for number in may if number not in chosen]
            lost = {*lost_before, *(origin for origin in closed if origin >= 0)}
            kept = [(runs[n][0], runs[n][1], n) for n in (*must, *chosen)]
            taken = lost.union(origin for _, origin, _ in kept)
            free = [slot for slot in range(len(slots)) if slot not in taken]
            if new and closed and (FRESH in closed or not (free or later)):
                continue  # The closed one could as well go on instead of a new one.
            begun = [
                *((min(3, length + 1), origin, n) for length, origin, n in kept),
                *[(1, FRESH, -1)] * new,
            ]
            for given in _with_places(begun, free):
                yield _arrive(given, lost, slots, later)


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
