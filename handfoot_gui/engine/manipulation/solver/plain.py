"""The suits as chains for the most that can be laid, without regard to how the table lies.

The cards of a suit at a place go into groups and sequences. Of the open sequences only their
numbers count, by length one, two, or more; the cards left for sequences at a place then leave no
choice, as lengthening a long sequence is never worse than beginning another: long ones can be
ended, and from six cards on parted, at will. A state is (low aces, open sequences of one card, of
two, of three and more, jokers used).
"""

from __future__ import annotations

from itertools import product
from typing import Final, TypeAlias

from handfoot_gui.engine.manipulation.solver.chains import (
    Answer,
    Arc,
    Chain,
    Pattern,
    Tag,
    linked,
)
from handfoot_gui.engine.manipulation.solver.counts import LAST, Counts, face_points

_State: TypeAlias = tuple[int, int, int, int, int]
_Use: TypeAlias = tuple[int, int, int, int, Tag]

SCALE: Final = 256
"""Worth of one card or point. Less than that is lost by using groups and jokers otherwise than
the table does, which makes the best walk nearly the only one and so the search quick."""


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
    """By place: the groups, as numbers of cards by suit."""
    return [_PATTERNS[groups] for groups in counts.groups]


def plain_chain(counts: Counts, suit: int, jokers: int) -> Chain:
    """The suit as a chain that uses just so many jokers. It costs minus what the cards count."""
    faces = [suit * 13 + place % 13 for place in range(LAST + 1)]
    real = [counts.table[face] + counts.free[face] for face in faces] + [0]
    layer: dict[_State, int] = {(0, 0, 0, 0, 0): 0}
    found: list[list[list[Arc]]] = []
    for place in range(LAST + 1):
        after: dict[_State, int] = {}
        here: list[list[Arc]] = []
        uses_of: dict[int, list[list[_Use]]] = {}
        for low, ones, twos, longs, used in layer:
            past = low if place == LAST else 0
            uses = uses_of.get(past)
            if uses is None:
                uses = uses_of[past] = _uses(counts, faces[place], place, past, jokers)
            left = jokers - used
            must = ones + twos
            arcs: list[Arc] = []
            for going in range(must, len(uses)):
                new = max(0, going - must - longs)
                if place >= LAST - 1 and (new or (ones and place == LAST)):
                    break
                short = max(0, new + ones - real[place + 1]) if place < LAST else 0
                if new:
                    short += max(0, new - real[place + 2])
                lasting = twos + min(longs, going - must)
                for grouped, wild, worth, cost, tag in uses[going]:
                    if wild + short > left:
                        continue
                    if place == 0:
                        then = (going, going, 0, 0, 0)
                    elif place < LAST:
                        then = (low, new, ones, lasting, used + wild)
                    elif wild == left:
                        then = (0, 0, 0, 0, jokers)
                    else:
                        continue
                    number = after.setdefault(then, len(after))
                    arcs.append((grouped, number, worth, cost, tag))
            here.append(arcs)
        found.append(here)
        layer = after
    alive = [True] * len(layer)
    for here in reversed(found):
        if not all(alive):
            here[:] = [[arc for arc in arcs if alive[arc[1]]] for arcs in here]
        alive = [bool(arcs) for arcs in here]
    return Chain(found, *linked(found, len(layer)), _least_costs(found, len(layer)), [], 0)


def _uses(counts: Counts, face: int, place: int, past: int, most: int) -> list[list[_Use]]:
    """By cards in sequences: cards in groups, jokers, worth, cost and tag of all there can be,
    with so many cards *past* as low aces."""
    table, named = counts.table[face], counts.named[face]
    real = table + counts.free[face]
    if place == 0:
        return [[(0, 0, 0, 0, (going, 0, ()))] for going in range(real + most + 1)]
    usual = counts.grouped[face]
    weight, joker_weight, points = counts.weight[face], counts.joker_weight, face_points(face)
    found: list[list[_Use]] = []
    for going in range(max(0, real + most - past) + 1):
        some: list[_Use] = []
        for grouped in range(min(counts.groups[place], real + most - past - going) + 1):
            cards = past + grouped + going
            if cards < named:
                continue
            for wild in range(max(0, cards - real), min(most, cards - table) + 1):
                worth = (
                    SCALE * ((cards - wild - table) * weight + wild * joker_weight)
                    - abs(grouped - usual) - abs(wild - named)
                )  # fmt: skip
                some.append((grouped, wild, worth, -cards * points, (going, wild, ())))
        found.append(some)
    return found


def _least_costs(arcs: list[list[list[Arc]]], ends: int) -> list[list[int]]:
    least = [[0] * ends]
    for here in reversed(arcs):
        ahead = least[-1]
        least.append([min([arc[3] + ahead[arc[1]] for arc in some], default=0) for some in here])
    least.reverse()
    return least


def melds_of(answer: Answer) -> list[list[int]]:
    """The melds of an answer, as faces."""
    found: list[list[int]] = []
    for place, (pattern, _) in enumerate(answer):
        wanted = pattern[:4]
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
