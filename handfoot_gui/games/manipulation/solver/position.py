"""From cards to the numbers of the solver, and back: how many cards there are of every face.

Places of a sequence count from 0, the low ace, over 1 for a two and 12 for a king to 13, the high
ace. A joker is one more card of the face it is named for; that is all a joker is, since a group
has each suit once at most and so never holds a joker beside its own card. The test at the end of
a turn says nothing else than that there are, of every face, at least as many cards afterwards,
jokers included, as there were jokers of that name before. Where only cards from the hand set a
joker free, the real cards of the table come on top of these; where nothing does, there are at
least as many jokers of that name; where every play does, it says nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from handfoot_gui.core.cards import STANDARD_SUITS, Card, Rank, Suit
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, Name, is_group
from handfoot_gui.games.manipulation.rules.option_values import Ace, JokerRule
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.scoring import hand_points
from handfoot_gui.games.manipulation.rules.shapes import PLACE, RANKS_UPWARD
from handfoot_gui.games.manipulation.solver.plan import Goal, Plan

LAST: Final = 13
"""The place of the high ace."""
HIGH_ACE: Final = 52
"""Added to the face of an ace above a king."""

_SUIT_NUMBER: Final = {suit: number for number, suit in enumerate(STANDARD_SUITS)}


def face_number(rank: Rank, suit: Suit) -> int:
    """Returns 0 to 51: suit by suit, ace to king."""
    return _SUIT_NUMBER[suit] * 13 + PLACE[rank]


FINER: Final = 256
"""Where cards count nothing, points are so many times as much, and a card besides is worth one: of
what lays the most points the most cards are laid. More than there are in a hand."""


class Counts:
    """The numbers of cards by face. Lists by face number."""

    __slots__ = (
        "ace", "free", "grouped", "groups", "hand_jokers", "joker_rule", "joker_weight", "low",
        "named", "points", "table", "table_jokers", "unit", "weight",
    )  # fmt: skip

    ace: Ace
    joker_rule: JokerRule
    points: list[int]
    """By place of the rank: what its cards count for a first play."""
    unit: int
    """What a card laid, or a point, is worth."""

    table: list[int]
    """Cards on the table; they must stay there."""
    free: list[int]
    """Cards in the hand."""
    named: list[int]
    """Jokers of that name on the table."""
    grouped: list[int]
    """Of the table, jokers included, those in groups."""
    low: list[int]
    """By suit: aces of the table, or jokers for them, at the low end of sequences."""
    groups: list[int]
    """By place: groups there can be of its rank at most; aces count at the last place only."""
    weight: list[int]
    """What laying one of them is worth."""
    table_jokers: int
    hand_jokers: int
    joker_weight: int

    def __init__(
        self, table: Iterable[Meld], hand: Iterable[Card], goal: Goal, options: Options
    ) -> None:
        self.ace, self.joker_rule = options.ace, options.joker_rule
        self.table = [0] * 52
        self.free = [0] * 52
        self.named = [0] * 52
        self.grouped = [0] * 52
        self.low = [0] * 4
        self.hand_jokers = 0
        for meld in table:
            grouped = is_group(meld)
            if not grouped and meld[0].rank is Rank.ACE:
                self.low[_SUIT_NUMBER[meld[0].suit]] += 1
            for laid in meld:
                face = face_number(laid.rank, laid.suit)
                counts = self.table if laid.name is None else self.named
                counts[face] += 1
                self.grouped[face] += grouped
        self.table_jokers = sum(self.named)
        for card in hand:
            if card.is_joker:
                self.hand_jokers += 1
            else:
                self.free[face_number(card.rank, card.suit)] += 1
        values = options.values.by_rank
        self.points = [values[rank] for rank in RANKS_UPWARD]
        self.unit, self.weight, self.joker_weight = 1, [1] * 52, 1
        if goal is Goal.POINTS:
            self.weight, self.joker_weight = self.points * 4, values[Rank.JOKER]
            if not all(values.values()):
                self.unit = FINER
                self.weight = [FINER * points + 1 for points in self.weight]
                self.joker_weight = FINER * self.joker_weight + 1
        self.groups = [0, *(self._most_groups(place % LAST) for place in range(1, LAST + 1))]

    def _most_groups(self, rank: int) -> int:
        have = [self.table[face] + self.free[face] for face in range(rank, 52, 13)]
        jokers = self.table_jokers + self.hand_jokers
        for number in range(min(6, max(have) + jokers), 0, -1):
            if sum(min(some, number) for some in have) + jokers >= 3 * number:
                return number
        return 0


def spots_of(faces: Sequence[int], ace: Ace) -> list[int]:
    """Returns the faces of a meld, a sequence from its low end on, with high aces marked; where
    aces go round the corner, they have one spot only."""
    is_high = (
        len(faces) > 1 and faces[-1] % 13 == 0 and faces[-2] % 13 == 12 and ace is not Ace.CORNER
    )
    return [*faces[:-1], faces[-1] + HIGH_ACE] if is_high else list(faces)


def kinds_and_spots(table: Sequence[Meld], ace: Ace) -> list[tuple[bool, list[int]]]:
    """Returns of every meld whether it is a group, and its spots."""
    return [
        (is_group(meld), spots_of([face_number(laid.rank, laid.suit) for laid in meld], ace))
        for meld in table
    ]


def likely_origins(table: Sequence[Meld], melds: Sequence[list[int]], ace: Ace) -> list[int | None]:
    """Returns for every new meld the old one whose place it could take, by how alike they are."""
    old = kinds_and_spots(table, ace)
    pairs: list[tuple[int, int, int]] = []
    for number, faces in enumerate(melds):
        spots = set(spots_of(faces, ace))
        kind = faces[0] % 13 == faces[1] % 13
        for origin, (old_kind, old_spots) in enumerate(old):
            alike = len(spots.intersection(old_spots))
            if kind is old_kind and alike:
                pairs.append((-alike, number, origin))
    origins: list[int | None] = [None] * len(melds)
    taken: set[int] = set()
    for _, number, origin in sorted(pairs):
        if origins[number] is None and origin not in taken:
            origins[number] = origin
            taken.add(origin)
    return origins


def laid_out(
    table: Sequence[Meld],
    hand: Sequence[Card],
    melds: Sequence[list[int]],
    jokers: Sequence[int],
    origins: Sequence[int | None],
    options: Options,
) -> Plan:
    """Returns the play that ends with *melds*, given as faces, with so many *jokers* of every face,
    and every meld in the place of its origin."""
    order = sorted(
        range(len(melds)), key=lambda number: (origins[number] is None, origins[number] or 0)
    )
    spots = [spots_of(melds[number], options.ace) for number in order]
    old_melds = [_old_meld(table, origins[number], options.ace) for number in order]
    old_spots = [list(old) for old in old_melds]
    done, open_slots = _kept_in_place(spots, old_melds, jokers)
    free = _taken_up(table, done)
    pools = _pools([*free, *sorted(hand, key=lambda card: card.order)])
    for place, spot, face, is_joker in open_slots:
        card = pools[-1 if is_joker else face].pop()
        done[place][spot] = Laid(card, _name_of(face) if is_joker else None)
    left = {card for pool in pools.values() for card in pool}
    laid_cards = tuple(card for card in hand if card not in left)
    return Plan(
        tuple(map(_as_before, done, spots, old_spots)),
        tuple(origins[number] for number in order),
        laid_cards,
        hand_points(options.values, laid_cards),
        len(free),
    )


def _name_of(face: int) -> Name:
    return Name(RANKS_UPWARD[face % 13], STANDARD_SUITS[face // 13])


def _taken_up(table: Sequence[Meld], done: Sequence[dict[int, Laid]]) -> list[Card]:
    """Returns the cards of the table that do not stay where they lie."""
    kept = {laid.card for some in done for laid in some.values()}
    return [laid.card for meld in table for laid in meld if laid.card not in kept]


def _old_meld(table: Sequence[Meld], origin: int | None, ace: Ace) -> dict[int, Laid]:
    """Returns an old meld by its spots, in its order."""
    old = () if origin is None else table[origin]
    faces = [face_number(laid.rank, laid.suit) for laid in old]
    return dict(zip(spots_of(faces, ace), old, strict=True))


_OpenSlot: TypeAlias = tuple[int, int, int, bool]
"""The place of a new meld, the spot in it, the face wanted there, and whether as a joker."""


def _kept_in_place(
    spots: Sequence[list[int]], staying: Sequence[dict[int, Laid]], jokers: Sequence[int]
) -> tuple[list[dict[int, Laid]], list[_OpenSlot]]:
    """Returns by new meld and spot what lies there already and may stay, with so many *jokers* of
    every face, and where something is wanted yet."""
    slots: dict[int, list[tuple[int, int, int]]] = {}
    for place, some in enumerate(spots):
        for spot in some:
            stays = staying[place].get(spot)
            wish = 1 if stays is None else 0 if stays.name else 2
            slots.setdefault(spot % HIGH_ACE, []).append((wish, place, spot))
    done: list[dict[int, Laid]] = [{} for _ in spots]
    open_slots: list[_OpenSlot] = []
    for face, wishes in slots.items():
        for number, (wish, place, spot) in enumerate(sorted(wishes)):
            is_joker = number < jokers[face]
            if wish == (0 if is_joker else 2):
                done[place][spot] = staying[place][spot]
            else:
                open_slots.append((place, spot, face, is_joker))
    return done, open_slots


def _pools(cards: Sequence[Card]) -> dict[int, list[Card]]:
    """Returns *cards* by face, -1 for jokers; the first of them are the last of their pools."""
    pools: dict[int, list[Card]] = {}
    for card in reversed(cards):
        face = -1 if card.is_joker else face_number(card.rank, card.suit)
        pools.setdefault(face, []).append(card)
    return pools


def _as_before(done: dict[int, Laid], spots: list[int], before: list[int]) -> Meld:
    """Returns a meld by its spots; a group in the order in which it lay before."""
    if spots[0] % 13 == spots[1] % 13:
        known = {spot: number for number, spot in enumerate(before)}
        spots = sorted(spots, key=lambda spot: known.get(spot, len(known)))
    return tuple(done[spot] for spot in spots)
