"""Groups and sequences: whether one meld is legal, why it is not, and what may join it.

Page "Manipulation Rummy", section 2.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import combinations, pairwise
from typing import Final

from handfoot_gui.core.cards import STANDARD_SUITS, Card, Rank, Suit
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, Name, is_group

LEAST_MELD: Final = 3
MOST_OF_SEQUENCE: Final = 13

RANKS_UPWARD: Final = (
    Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN, Rank.EIGHT,
    Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING,
)  # fmt: skip
"""Place n of a sequence holds ``RANKS_UPWARD[n % 13]``: 0 the low ace, 13 the high one."""

PLACE: Final = {rank: place for place, rank in enumerate(RANKS_UPWARD)}
"""Place of each rank in a sequence, the ace low."""
ACE_HIGH: Final = 13


class MeldShape(StrEnum):
    """What a legal meld is."""

    GROUP = "group"
    SEQUENCE = "sequence"


def meld_problem(meld: Meld) -> Problem | None:
    """Why *meld* may not lie on the table when the turn ends, or None (section 2)."""
    ranks = set()
    suits = set()
    for laid in meld:
        name = laid.name
        if name is not None or laid.card.is_joker:
            wrong = _problem_name(laid.card, name)
            if wrong is not None:
                return wrong
        shown = name or laid.card
        ranks.add(shown.rank)
        suits.add(shown.suit)
    if len(meld) < LEAST_MELD:
        return no.TooShort(len(meld))
    if len(ranks) == 1:
        return None if len(suits) == len(meld) else no.SuitTwice(_twice(meld))
    if len(suits) > 1:
        return no.Mixed()
    places = [PLACE[laid.rank] for laid in meld]
    if places[-1] == 0:
        places[-1] = ACE_HIGH
    for lower, higher in pairwise(places):
        if higher - lower != 1:
            return _problem_sequence(meld)
    return None if len(places) <= MOST_OF_SEQUENCE else no.RoundTheCorner()


def _problem_name(card: Card, name: Name | None) -> Problem | None:
    """Why *card* may not stand for *name*, or a joker for nothing."""
    if name is None:
        return no.JokerUnnamed(card)
    if not card.is_joker or name.rank not in PLACE or name.suit not in STANDARD_SUITS:
        return no.WrongName(card, name)
    return None


def shape_of(meld: Meld) -> MeldShape | None:
    """What *meld* is; None where it is not legal."""
    if meld_problem(meld) is not None:
        return None
    return MeldShape.GROUP if is_group(meld) else MeldShape.SEQUENCE


def in_meld_order(cards: Iterable[Laid]) -> Meld:
    """The cards as they would lie in a meld: of one suit upward, else of one rank by suit.

    Whatever can be neither is left as it is. Nothing is said about legality.
    """
    meld = tuple(cards)
    if any(laid.rank not in PLACE for laid in meld):
        return meld
    if len({laid.suit for laid in meld}) == 1:
        is_high = _is_ace_high(meld)
        return tuple(sorted(meld, key=lambda laid: _place(laid.rank, is_high=is_high)))
    if len({laid.rank for laid in meld}) == 1:
        return tuple(sorted(meld, key=lambda laid: STANDARD_SUITS.index(laid.suit)))
    return meld


def joined(meld: Meld, laid: Laid) -> Meld | None:
    """The legal *meld* with *laid* added: a card more of the group, or at an end of the sequence.

    None where it does not fit.
    """
    if is_group(meld):
        fits = laid.rank == meld[0].rank and all(other.suit != laid.suit for other in meld)
        return (*meld, laid) if fits else None
    if laid.suit != meld[0].suit or len(meld) >= MOST_OF_SEQUENCE:
        return None
    low = PLACE[meld[0].rank]
    high = low + len(meld) - 1
    place = PLACE[laid.rank]
    if place == low - 1:
        return (laid, *meld)
    if place == high + 1 or (high == ACE_HIGH - 1 and place == 0):
        return (*meld, laid)
    return None


def open_names(meld: Meld) -> tuple[Name, ...]:
    """The names of the cards that would fit the legal *meld* as it lies."""
    if is_group(meld):
        held = {laid.suit for laid in meld}
        return tuple(Name(meld[0].rank, suit) for suit in STANDARD_SUITS if suit not in held)
    if len(meld) >= MOST_OF_SEQUENCE:
        return ()
    suit = meld[0].suit
    low = PLACE[meld[0].rank]
    high = low + len(meld) - 1
    names = [Name(RANKS_UPWARD[low - 1], suit)] if low else []
    if high < ACE_HIGH:
        names.append(Name(RANKS_UPWARD[(high + 1) % 13], suit))
    return tuple(names)


def _problem_sequence(meld: Meld) -> Problem:
    """Why cards of one suit, which do not follow each other as they lie, are no sequence."""
    ranks = {laid.rank for laid in meld}
    if len(ranks) < len(meld):
        return no.RankTwice(_twice(meld))
    gaps = _gaps(ranks, is_high=_is_ace_high(meld))
    if not gaps:
        return no.OutOfOrder()
    if len(ranks) > 1 and {Rank.ACE, Rank.TWO, Rank.KING} <= ranks and _is_round(ranks):
        return no.RoundTheCorner()
    return no.MissingCards(tuple(Name(rank, meld[0].suit) for rank in gaps))


def _twice(meld: Meld) -> Name:
    """A name that more than one of the cards counts as."""
    seen: set[tuple[Rank, Suit]] = set()
    for laid in meld:
        if (laid.rank, laid.suit) in seen:
            return Name(laid.rank, laid.suit)
        seen.add((laid.rank, laid.suit))
    raise AssertionError("no card counts as another")


def _place(rank: Rank, *, is_high: bool) -> int:
    return ACE_HIGH if is_high and rank is Rank.ACE else PLACE[rank]


def _gaps(ranks: Iterable[Rank], *, is_high: bool) -> tuple[Rank, ...]:
    """The ranks missing between the lowest and the highest of *ranks*."""
    places = {_place(rank, is_high=is_high) for rank in ranks}
    between = range(min(places), max(places))
    return tuple(RANKS_UPWARD[place] for place in between if place not in places)


def _is_ace_high(meld: Meld) -> bool:
    """Whether the ace leaves fewer gaps above the king than below the two."""
    ranks = {laid.rank for laid in meld}
    return len(_gaps(ranks, is_high=True)) < len(_gaps(ranks, is_high=False))


def _is_round(ranks: set[Rank]) -> bool:
    """Whether *ranks* follow each other round the corner without a gap."""
    breaks = sum(RANKS_UPWARD[(PLACE[rank] + 1) % len(RANKS_UPWARD)] not in ranks for rank in ranks)
    return breaks == 1


def own_melds(hand: Sequence[Card]) -> Iterator[Meld]:
    """Legal melds from the hand alone, those without jokers first.

    Whole groups and sequences with every part of three or more; a joker fills one place.
    """
    naturals = _distinct(hand)
    jokers = [card for card in hand if card.is_joker]
    yield from _groups(naturals, None)
    yield from _sequences(naturals, None)
    if jokers:
        yield from _groups(naturals, jokers[0])
        yield from _sequences(naturals, jokers[0])


def lay_offs(melds: tuple[Meld, ...], card: Card) -> Iterator[tuple[int, Meld]]:
    """Where *card* can be added without moving another: the meld's number, and it with the card."""
    for number, meld in enumerate(melds):
        if card.is_joker:
            for name in open_names(meld):
                grown = joined(meld, Laid(card, name))
                assert grown is not None, "an open name fits"
                yield number, grown
        else:
            grown = joined(meld, Laid(card))
            if grown is not None:
                yield number, grown


def _distinct(hand: Iterable[Card]) -> dict[tuple[Rank, Suit], Card]:
    """One card of each rank and suit in the hand, jokers left out."""
    found: dict[tuple[Rank, Suit], Card] = {}
    for card in hand:
        if not card.is_joker:
            found.setdefault((card.rank, card.suit), card)
    return found


def _groups(naturals: dict[tuple[Rank, Suit], Card], joker: Card | None) -> Iterator[Meld]:
    by_rank: dict[Rank, list[Card]] = defaultdict(list)
    for (rank, _), card in naturals.items():
        by_rank[rank].append(card)
    least = LEAST_MELD - (joker is not None)
    for rank, some in by_rank.items():
        for size in range(len(some), least - 1, -1):
            for chosen in combinations(some, size):
                laid = tuple(map(Laid, chosen))
                if joker is None:
                    yield laid
                    continue
                for suit in STANDARD_SUITS:
                    if all(card.suit is not suit for card in chosen):
                        yield (*laid, Laid(joker, Name(rank, suit)))


def _sequences(naturals: dict[tuple[Rank, Suit], Card], joker: Card | None) -> Iterator[Meld]:
    for suit in STANDARD_SUITS:
        held = [naturals.get((RANKS_UPWARD[place % 13], suit)) for place in range(ACE_HIGH + 1)]
        if sum(card is not None for card in held) < LEAST_MELD - (joker is not None):
            continue
        for low in range(ACE_HIGH - 1):
            yield from _sequences_from(low, suit, held, joker)


def _sequences_from(
    low: int, suit: Suit, held: list[Card | None], joker: Card | None
) -> Iterator[Meld]:
    """Every sequence whose lowest place is *low*; with *joker*, those that use it."""
    meld: list[Laid] = []
    spare = joker
    for place in range(low, min(ACE_HIGH, low + 12) + 1):
        card = held[place]
        if card is not None:
            meld.append(Laid(card))
        elif spare is not None:
            meld.append(Laid(spare, Name(RANKS_UPWARD[place % 13], suit)))
            spare = None
        else:
            return
        if len(meld) >= LEAST_MELD and spare is None:
            yield tuple(meld)
