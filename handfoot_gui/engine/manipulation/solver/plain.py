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
    Chain,
    Pattern,
    Tag,
    Way,
    chain_of,
)
from handfoot_gui.engine.manipulation.solver.counts import LAST, Counts, face_points

_State: TypeAlias = tuple[int, int, int, int, int]

SCALE: Final = 256
"""Worth of one card or point. Less than that is lost by using groups and jokers otherwise than
the table does, which makes the best walk nearly the only one and so the search quick."""

_CLOSED: Final[_State] = (0, 0, 0, 0, 0)


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
    chain = chain_of(
        _CLOSED, lambda place, state: _ways(counts, suit, place, state, jokers - state[-1])
    )
    assert chain is not None, "there is no limit"
    return chain


def _ways(counts: Counts, suit: int, place: int, state: _State, left: int) -> list[Way[_State]]:
    low, ones, twos, longs, used = state
    face = suit * 13 + place % 13
    table, named = counts.table[face], counts.named[face]
    real = table + counts.free[face]
    if place == 0:
        return [
            Way(0, (begun, begun, 0, 0, 0), 0, 0, Tag(begun, 0)) for begun in range(real + left + 1)
        ]
    usual = counts.grouped[face]
    past = low if place == LAST else 0
    weight, joker_weight, points = counts.weight[face], counts.joker_weight, face_points(face)
    found: list[Way[_State]] = []
    for grouped in range(counts.groups[place] + 1):
        for going in range(ones + twos, real + left - grouped - past + 1):
            new = max(0, going - ones - twos - longs)
            if place == LAST and (ones or new):
                break
            cards = past + grouped + going
            for jokers in range(max(0, cards - real), min(left, cards - table) + 1):
                if cards < named or (place == LAST and jokers < left):
                    continue
                worth = (
                    SCALE * ((cards - jokers - table) * weight + jokers * joker_weight)
                    - abs(grouped - usual) - abs(jokers - named)
                )  # fmt: skip
                lasting = twos + min(longs, going - ones - twos)
                after = used + jokers
                then = (0, 0, 0, 0, after) if place == LAST else (low, new, ones, lasting, after)
                found.append(Way(grouped, then, worth, -cards * points, Tag(going, jokers)))
    return found


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
            cards = arcs[suit].tag.going
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
            found[suit * 13 + place % 13] += arc.tag.jokers
    return found
