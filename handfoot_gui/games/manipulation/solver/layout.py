"""From faces to cards: melds in the solver's numbers laid with the cards that are there."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.cards import Card
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, Name
from handfoot_gui.games.manipulation.solver.counts import (
    RANKS,
    SUITS,
    card_points,
    face_number,
    is_group,
)
from handfoot_gui.games.manipulation.solver.plans import Plan

HIGH_ACE = 52
"""Added to the face of an ace above a king."""


def spots_of(faces: Sequence[int]) -> list[int]:
    """The faces of a meld, a sequence from its low end on, with high aces marked."""
    is_high = len(faces) > 1 and faces[-1] % 13 == 0 and faces[-2] % 13 == 12
    return [*faces[:-1], faces[-1] + HIGH_ACE] if is_high else list(faces)


def kinds_and_spots(table: Sequence[Meld]) -> list[tuple[bool, list[int]]]:
    """Of every meld whether it is a group, and its spots."""
    return [
        (is_group(meld), spots_of([face_number(laid.rank, laid.suit) for laid in meld]))
        for meld in table
    ]


def likely_origins(table: Sequence[Meld], melds: Sequence[list[int]]) -> list[int | None]:
    """For every new meld the old one whose place it could take, those most alike first."""
    old = kinds_and_spots(table)
    pairs: list[tuple[int, int, int]] = []
    for number, faces in enumerate(melds):
        spots = set(spots_of(faces))
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
) -> Plan:
    """The play that ends with *melds*, given as faces, with so many *jokers* of every face, and
    every meld in the place of its origin."""
    staying: list[dict[int, Laid]] = []
    old_spots: dict[int, list[int]] = {}
    slots: dict[int, list[tuple[int, int, int]]] = {}
    order = sorted(
        range(len(melds)), key=lambda number: (origins[number] is None, origins[number] or 0)
    )
    for number in order:
        origin = origins[number]
        old = () if origin is None else table[origin]
        old_spots[number] = spots_of([face_number(laid.rank, laid.suit) for laid in old])
        staying.append(dict(zip(old_spots[number], old, strict=True)))
        for spot in spots_of(melds[number]):
            stays = staying[-1].get(spot)
            wish = 1 if stays is None else 0 if stays.name else 2
            slots.setdefault(spot % HIGH_ACE, []).append((wish, len(staying) - 1, spot))
    done: list[dict[int, Laid]] = [{} for _ in order]
    open_slots: list[tuple[int, int, int, bool]] = []
    for face, some in slots.items():
        for place, (wish, number, spot) in enumerate(sorted(some)):
            is_joker = place < jokers[face]
            if wish == (0 if is_joker else 2):
                done[number][spot] = staying[number].pop(spot)
            else:
                open_slots.append((number, spot, face, is_joker))
    kept = {laid.card for some in done for laid in some.values()}
    free = [laid.card for meld in table for laid in meld if laid.card not in kept]
    moved = len(free)
    pools: dict[int, list[Card]] = {}
    for card in reversed([*free, *sorted(hand, key=lambda card: card.order)]):
        face = -1 if card.is_joker else face_number(card.rank, card.suit)
        pools.setdefault(face, []).append(card)
    for number, spot, face, is_joker in open_slots:
        card = pools[-1 if is_joker else face].pop()
        name = Name(RANKS[face % 13], SUITS[face // 13]) if is_joker else None
        done[number][spot] = Laid(card, name)
    left = {card for pool in pools.values() for card in pool}
    laid_cards = tuple(card for card in hand if card not in left)
    return Plan(
        tuple(
            _as_before(done[place], spots_of(melds[number]), old_spots[number])
            for place, number in enumerate(order)
        ),
        tuple(origins[number] for number in order),
        laid_cards,
        sum(map(card_points, laid_cards)),
        moved,
    )


def _as_before(done: dict[int, Laid], spots: list[int], before: list[int]) -> Meld:
    """A meld by its spots; a group in the order in which it lay before."""
    if spots[0] % 13 == spots[1] % 13:
        known = {spot: number for number, spot in enumerate(before)}
        spots = sorted(spots, key=lambda spot: known.get(spot, len(known)))
    return tuple(done[spot] for spot in spots)
