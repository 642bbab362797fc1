"""Every play there is at a small table, by trying everything: what the solver is held against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from handfoot_gui.core.cards import STANDARD_SUITS, Card
from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.rules.option_values import Ace, JokerRule
from handfoot_gui.games.manipulation.rules.shapes import PLACE

Spot = tuple[int, int]
"""Place (0 to 13; in groups the ace is 0) and suit."""
Lying = tuple[Spot, bool]
"""A spot, and whether a joker lies there."""
Set = tuple[str, tuple[Lying, ...]]
"""The kind of a meld, and what lies in it."""


_ENDS = {Ace.BOTH: (0, 13), Ace.LOW: (0, 12), Ace.HIGH: (1, 13)}


def _spots(ace: Ace) -> Iterator[tuple[str, tuple[Spot, ...]]]:
    for suit in range(4):
        if ace is Ace.CORNER:
            for low in range(13):
                for size in range(3, 14):
                    places = [place % 13 for place in range(low, low + size)]
                    yield "sequence", tuple((place, suit) for place in places)
            continue
        least, most = _ENDS[ace]
        for low in range(least, most - 1):
            for high in range(low + 2, min(most + 1, low + 13)):
                yield "sequence", tuple((place, suit) for place in range(low, high + 1))
    for rank in range(13):
        for size in (3, 4):
            for suits in combinations(range(4), size):
                yield "group", tuple((rank, suit) for suit in suits)


ALL_SETS = {ace: tuple(_spots(ace)) for ace in Ace}


def set_of(meld: Meld, ace: Ace = Ace.BOTH) -> Set:
    """A meld as this module sees it; where aces go round the corner, they have place 0."""
    places = [PLACE[laid.rank] for laid in meld]
    kind = "group" if places[0] == places[1] else "sequence"
    if kind == "sequence" and places[-1] == 0 and ace is not Ace.CORNER:
        places[-1] = 13
    return kind, tuple(
        ((place, STANDARD_SUITS.index(laid.suit)), laid.name is not None)
        for place, laid in zip(places, meld, strict=True)
    )


def face(card: Card) -> Spot:
    return PLACE[card.rank], STANDARD_SUITS.index(card.suit)


def arrangements(
    real: Counter[Spot], jokers: int, ace: Ace = Ace.BOTH
) -> Iterator[tuple[Set, ...]]:
    """Every way to use up exactly these real cards and jokers; melds of jokers alone left out."""
    if not +real:
        if not jokers:
            yield ()
        return
    first = min(spot for spot, count in real.items() if count)
    for kind, spots in ALL_SETS[ace]:
        faces = [(place % 13, suit) for place, suit in spots]
        if first not in faces:
            continue
        for size in range(jokers + 1):
            for wild in combinations(range(len(faces)), size):
                needed = Counter(face for n, face in enumerate(faces) if n not in wild)
                if not needed[first] or any(real[face] < n for face, n in needed.items()):
                    continue
                made = tuple((spot, n in wild) for n, spot in enumerate(spots))
                for rest in arrangements(real - needed, jokers - size, ace):
                    yield ((kind, made), *rest)


def moved(before: tuple[Set, ...], after: tuple[Set, ...]) -> int:
    """The fewest cards that leave their place: each old set hands it on to one new of its kind."""
    if not before:
        return 0
    kind, lying = before[0]
    best = len(lying) + moved(before[1:], after)
    for number, (other_kind, other) in enumerate(after):
        alike = len(set(lying) & set(other))
        if kind == other_kind and alike:
            rest = (*after[:number], *after[number + 1 :])
            best = min(best, len(lying) - alike + moved(before[1:], rest))
    return best


def named(sets: tuple[Set, ...]) -> Counter[Spot]:
    return Counter((place % 13, suit) for _, lying in sets for (place, suit), wild in lying if wild)


def best_by_trying(
    table: tuple[Meld, ...],
    hand: tuple[Card, ...],
    worth: dict[str, int],
    reach: int | None = None,
    ace: Ace = Ace.BOTH,
    rule: JokerRule = JokerRule.NAMED,
) -> tuple[int, int] | None:
    """The most worth that can be laid, with a card's by rank, and the fewest cards then moved."""
    before = tuple(set_of(meld, ace) for meld in table)
    names = named(before)
    on_table = Counter(face(laid.card) for meld in table for laid in meld if laid.name is None)
    best: tuple[int, int] | None = None
    for size in range(1, len(hand) + 1):
        for some in combinations(hand, size):
            value = sum(worth[card.rank] for card in some)
            if best is not None and value < best[0]:
                continue
            real = on_table + Counter(face(card) for card in some if not card.is_joker)
            jokers = names.total() + sum(card.is_joker for card in some)
            freeing = {
                JokerRule.NAMED: real,
                JokerRule.FROM_HAND: real - on_table,
                JokerRule.FIXED: Counter[Spot](),
            }.get(rule)
            for after in arrangements(real, jokers, ace):
                gone = names - named(after)
                if freeing is not None and any(n > freeing[spot] for spot, n in gone.items()):
                    continue
                cost = moved(before, after)
                if reach is not None and cost > reach:
                    continue
                if best is None or (value, -cost) > (best[0], -best[1]):
                    best = value, cost
    return best
