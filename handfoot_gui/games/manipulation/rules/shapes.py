"""Groups and sequences: whether one meld is legal, why it is not, and what may join it.

Page "Manipulation Rummy", section 2 and M4: functions that take *ace* ask where aces may lie.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence, Set
from enum import StrEnum
from itertools import combinations, pairwise
from typing import Final

from handfoot_gui.core.cards import STANDARD_SUITS, Card, Rank, Suit
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, Name, is_group
from handfoot_gui.games.manipulation.rules.option_values import Ace

LEAST_MELD: Final = 3
MOST_OF_SEQUENCE: Final = 13

RANKS_UPWARD: Final = (
    Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN, Rank.EIGHT,
    Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING,
)  # fmt: skip
"""Place n of a sequence holds ``RANKS_UPWARD[n % 13]``: 0 the low ace, 13 the high one. Round the
corner places go on."""

PLACE: Final = {rank: place for place, rank in enumerate(RANKS_UPWARD)}
"""Place of each rank in a sequence, the ace low."""
ACE_HIGH: Final = 13


class MeldShape(StrEnum):
    """What a legal meld is."""

    GROUP = "group"
    SEQUENCE = "sequence"


def meld_problem(meld: Meld, ace: Ace = Ace.BOTH) -> Problem | None:
    """Why *meld* may not lie on the table when the turn ends, or None (section 2, M4)."""
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
    return no.Mixed() if len(suits) > 1 else _problem_of_suit(meld, ace)


def _problem_of_suit(meld: Meld, ace: Ace) -> Problem | None:
    """Why three or more cards of one suit are no sequence."""
    places = [PLACE[laid.rank] for laid in meld]
    if places[-1] == 0:
        places[-1] = ACE_HIGH
    for lower, higher in pairwise(places):
        if higher - lower != 1:
            return _problem_sequence(meld, ace)
    if ace is not Ace.BOTH:
        return _problem_ends(meld, places, ace)
    return None if len(places) <= MOST_OF_SEQUENCE else no.RoundTheCorner()


def _problem_ends(meld: Meld, places: list[int], ace: Ace) -> Problem | None:
    """Why a sequence at these *places*, which is legal where aces are low or high, is none now."""
    if ace is Ace.CORNER:
        return None if len(places) <= MOST_OF_SEQUENCE else no.RankTwice(_twice(meld))
    wrong_end = 0 if ace is Ace.HIGH else ACE_HIGH
    return no.AceAtWrongEnd(ace) if wrong_end in places else None


def _problem_name(card: Card, name: Name | None) -> Problem | None:
    """Why *card* may not stand for *name*, or a joker for nothing."""
    if name is None:
        return no.JokerUnnamed(card)
    if not card.is_joker or name.rank not in PLACE or name.suit not in STANDARD_SUITS:
        return no.WrongName(card, name)
    return None


def shape_of(meld: Meld, ace: Ace = Ace.BOTH) -> MeldShape | None:
    """What *meld* is; None where it is not legal."""
    if meld_problem(meld, ace) is not None:
        return None
    return MeldShape.GROUP if is_group(meld) else MeldShape.SEQUENCE


def in_meld_order(cards: Iterable[Laid], ace: Ace = Ace.BOTH) -> Meld:
    """The cards as they would lie in a meld: of one suit upward, else of one rank by suit.

    Whatever can be neither is left as it is. Nothing is said about legality.
    """
    meld = tuple(cards)
    if any(laid.rank not in PLACE for laid in meld):
        return meld
    if len({laid.suit for laid in meld}) == 1:
        first = _first_place({laid.rank for laid in meld}, ace)
        return tuple(sorted(meld, key=lambda laid: (PLACE[laid.rank] - first) % 13))
    if len({laid.rank for laid in meld}) == 1:
        return tuple(sorted(meld, key=lambda laid: STANDARD_SUITS.index(laid.suit)))
    return meld


def joined(meld: Meld, laid: Laid, ace: Ace = Ace.BOTH) -> Meld | None:
    """The legal *meld* with *laid* added: a card more of the group, or at an end of the sequence.

    None where it does not fit.
    """
    if is_group(meld):
        fits = laid.rank == meld[0].rank and all(other.suit != laid.suit for other in meld)
        return (*meld, laid) if fits else None
    if laid.suit != meld[0].suit or len(meld) >= MOST_OF_SEQUENCE:
        return None
    before, behind = _beside(meld, ace)
    if before == laid.rank:
        return (laid, *meld)
    return (*meld, laid) if behind == laid.rank else None


def _beside(meld: Meld, ace: Ace) -> tuple[Rank | None, Rank | None]:
    """The ranks that may follow below and above a legal sequence of fewer than thirteen cards."""
    low = PLACE[meld[0].rank]
    high = low + len(meld) - 1
    least, most = int(ace is Ace.HIGH), ACE_HIGH - (ace is Ace.LOW)
    if ace is Ace.CORNER:
        least, most = -1, 2 * ACE_HIGH
    before = RANKS_UPWARD[low - 1] if low > least else None
    return before, RANKS_UPWARD[(high + 1) % 13] if high < most else None


def open_names(meld: Meld, ace: Ace = Ace.BOTH) -> tuple[Name, ...]:
    """The names of the cards that would fit the legal *meld* as it lies."""
    if is_group(meld):
        held = {laid.suit for laid in meld}
        return tuple(Name(meld[0].rank, suit) for suit in STANDARD_SUITS if suit not in held)
    if len(meld) >= MOST_OF_SEQUENCE:
        return ()
    suit = meld[0].suit
    return tuple(Name(rank, suit) for rank in _beside(meld, ace) if rank is not None)


def _problem_sequence(meld: Meld, ace: Ace) -> Problem | None:
    """Why cards of one suit, which do not follow each other as they lie, are no sequence; None
    where they do round the corner and may."""
    ranks = {laid.rank for laid in meld}
    if len(ranks) < len(meld):
        return no.RankTwice(_twice(meld))
    gaps = _gaps(ranks, ace)
    if not gaps:
        places = [PLACE[laid.rank] for laid in meld]
        goes_on = all((high - low) % 13 == 1 for low, high in pairwise(places))
        return None if ace is Ace.CORNER and goes_on else no.OutOfOrder()
    if ace is not Ace.BOTH and not _gaps(ranks, Ace.BOTH):
        return no.AceAtWrongEnd(ace)
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


def _first_place(ranks: Set[Rank], ace: Ace) -> int:
    """The place at which a sequence of *ranks* begins, with the fewest gaps: 0 for a low ace, 1
    where the ace is last."""
    if ace is Ace.CORNER:
        return _after_widest_gap(ranks)
    if ace is Ace.BOTH:
        places = sorted(PLACE[rank] for rank in ranks)
        if not places or places[0]:
            return 0
        # The ace leaves fewer gaps above the king than below the two.
        return int(len(places) > 1 and ACE_HIGH - places[1] < places[-1])
    return int(ace is Ace.HIGH)


def _after_widest_gap(ranks: Set[Rank]) -> int:
    """The place after the widest gap on the round of ranks; of equal ones the lowest."""
    places = sorted(PLACE[rank] for rank in ranks)
    widths = [
        ((place - before) % 13 or 13, -place)
        for before, place in zip(places[-1:] + places, places, strict=False)
    ]
    return -max(widths, default=(0, 0))[1]


def _gaps(ranks: Set[Rank], ace: Ace) -> tuple[Rank, ...]:
    """The ranks missing between the lowest and the highest of *ranks*."""
    first = _first_place(ranks, ace)
    places = {(PLACE[rank] - first) % 13 for rank in ranks}
    between = range(min(places), max(places))
    return tuple(RANKS_UPWARD[(first + place) % 13] for place in between if place not in places)


def _is_round(ranks: set[Rank]) -> bool:
    """Whether *ranks* follow each other round the corner without a gap."""
    breaks = sum(RANKS_UPWARD[(PLACE[rank] + 1) % len(RANKS_UPWARD)] not in ranks for rank in ranks)
    return breaks == 1


def own_melds(hand: Sequence[Card], ace: Ace = Ace.BOTH) -> Iterator[Meld]:
    """Legal melds from the hand alone, those without jokers first.

    Whole groups and sequences with every part of three or more; a joker fills one place.
    """
    naturals = _distinct(hand)
    jokers = [card for card in hand if card.is_joker]
    yield from _groups(naturals, None)
    yield from _sequences(naturals, None, ace)
    if jokers:
        yield from _groups(naturals, jokers[0])
        yield from _sequences(naturals, jokers[0], ace)


def lay_offs(
    melds: tuple[Meld, ...], card: Card, ace: Ace = Ace.BOTH
) -> Iterator[tuple[int, Meld]]:
    """Where *card* can be added without moving another: the meld's number, and it with the card."""
    for number, meld in enumerate(melds):
        if card.is_joker:
            for name in open_names(meld, ace):
                grown = joined(meld, Laid(card, name), ace)
                assert grown is not None, "an open name fits"
                yield number, grown
        else:
            grown = joined(meld, Laid(card), ace)
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


_ENDS: Final = {
    Ace.BOTH: (range(ACE_HIGH - 1), ACE_HIGH),
    Ace.LOW: (range(ACE_HIGH - 2), ACE_HIGH - 1),
    Ace.HIGH: (range(1, ACE_HIGH - 1), ACE_HIGH),
    Ace.CORNER: (range(ACE_HIGH), 2 * ACE_HIGH),
}
"""By where aces may lie: the places at which a sequence may begin, and the last of all."""


def _sequences(
    naturals: dict[tuple[Rank, Suit], Card], joker: Card | None, ace: Ace
) -> Iterator[Meld]:
    lows, last = _ENDS[ace]
    for suit in STANDARD_SUITS:
        held = [naturals.get((RANKS_UPWARD[place % 13], suit)) for place in range(ACE_HIGH + 1)]
        if sum(card is not None for card in held) < LEAST_MELD - (joker is not None):
            continue
        for low in lows:
            yield from _sequences_from(low, last, suit, held, joker)


def _sequences_from(
    low: int, last: int, suit: Suit, held: list[Card | None], joker: Card | None
) -> Iterator[Meld]:
    """Every sequence whose lowest place is *low* and that goes to the place *last* at most; with
    *joker*, those that use it."""
    meld: list[Laid] = []
    spare = joker
    for place in range(low, min(last, low + 12) + 1):
        card = held[place % 13]
        if card is not None:
            meld.append(Laid(card))
        elif spare is not None:
            meld.append(Laid(spare, Name(RANKS_UPWARD[place % 13], suit)))
            spare = None
        else:
            return
        if len(meld) >= LEAST_MELD and spare is None:
            yield tuple(meld)
