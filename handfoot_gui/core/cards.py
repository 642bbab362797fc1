"""Playing cards: one object per physical card, so that five equal kings stay apart."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from typing import Final, final


class Suit(StrEnum):
    """The four French suits; the value is the letter used in card notation."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    NONE = "-"
    """No suit: every card of the special deck."""

    @property
    def is_red(self) -> bool:
        return self in (Suit.HEARTS, Suit.DIAMONDS)


class Rank(StrEnum):
    """Ranks of the French packs, ace to two and joker, then those of the special deck.

    The value is used in card notation. The special deck has the joker in common.
    """

    ACE = "A"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    TEN = "T"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"
    THREE = "3"
    TWO = "2"
    JOKER = "*"
    LORD = "r"
    """Counts as an ace."""
    N12 = "l"
    N11 = "k"
    N10 = "j"
    N9 = "i"
    N8 = "h"
    N7 = "g"
    N6 = "f"
    N5 = "e"
    N4 = "d"
    N3 = "c"
    N2 = "b"
    N1 = "a"
    """The numbers one to twelve; these are naturals, the three as well."""
    VILLAIN = "v"
    """Behaves like a black three."""
    LADY = "w"
    """Laid on complete clean piles, or discarded to block."""
    JESTER = "s"
    """A wild card, like a two."""


STANDARD_RANKS: Final = tuple(Rank)[:14]
"""The ranks of a French pack, joker last."""
SPECIAL_RANKS: Final = (*tuple(Rank)[14:], Rank.JOKER)
"""The ranks of the special deck, joker last."""

NUMBERS: Final = {
    Rank.N12: 12,
    Rank.N11: 11,
    Rank.N10: 10,
    Rank.N9: 9,
    Rank.N8: 8,
    Rank.N7: 7,
    Rank.N6: 6,
    Rank.N5: 5,
    Rank.N4: 4,
    Rank.N3: 3,
    Rank.N2: 2,
    Rank.N1: 1,
}
"""The number on each card of the special deck that has one."""

RANK_ORDER: Final = {
    rank: place for place, rank in enumerate((*STANDARD_RANKS[:-1], *SPECIAL_RANKS))
}
"""Place of each rank in the usual order of a hand, ace or lord first, joker last."""

STANDARD_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)

SUIT_ORDER: Final = {suit: place for place, suit in enumerate((*STANDARD_SUITS, Suit.NONE))}
"""Place of each suit in the usual order of a hand."""


@final
class Card:
    """One physical card.

    ``Card(rank, suit, pack)`` always gives the same object for the same arguments, so cards
    compare and hash by identity; compare ``card.face`` to ask whether two look alike. A joker
    has a suit too: hearts makes it the red joker, spades the black one; a pack with four jokers
    uses diamonds and clubs as well. Packs count from 1. Cards of the special deck have no suit
    (`Suit.NONE`); their pack counts equal cards, up to twenty.
    """

    __slots__ = ("blocks_pile", "code", "face", "is_black_three", "is_joker", "is_lady",
                 "is_red_three", "is_wild", "order", "pack", "rank", "suit")  # fmt: skip

    rank: Rank
    suit: Suit
    pack: int
    face: str
    """Rank and suit, as in ``"9H"`` or ``"*S"``: equal for cards that look alike."""
    code: str
    """Face and pack, as in ``"9H3"``: the notation of saved games."""
    is_joker: bool
    is_wild: bool
    """A two or a joker, or a jester."""
    is_red_three: bool
    is_black_three: bool
    """A three of spades or clubs, or a villain, which is its like in the special deck."""
    is_lady: bool
    blocks_pile: bool
    """On top of the discard pile it cannot be taken: a three, a villain or a lady."""
    order: int
    """Sort key of the usual order: rank from ace to joker, then suit, then pack."""

    def __new__(cls, rank: Rank, suit: Suit, pack: int = 1) -> Card:
        key = (rank, suit, pack)
        known = _CARDS.get(key)
        if known is not None:
            return known
        if pack < 1:
            raise ValueError(f"packs count from 1, not {pack}")
        self = object.__new__(cls)
        put = object.__setattr__
        put(self, "rank", Rank(rank))
        put(self, "suit", Suit(suit))
        put(self, "pack", pack)
        put(self, "face", f"{rank}{suit}")
        put(self, "code", f"{rank}{suit}{pack}")
        put(self, "is_joker", rank is Rank.JOKER)
        put(self, "is_wild", rank in (Rank.JOKER, Rank.TWO, Rank.JESTER))
        is_three = rank is Rank.THREE
        put(self, "is_red_three", is_three and suit.is_red)
        put(self, "is_black_three", rank is Rank.VILLAIN or (is_three and not suit.is_red))
        put(self, "is_lady", rank is Rank.LADY)
        put(self, "blocks_pile", rank in (Rank.THREE, Rank.VILLAIN, Rank.LADY))
        put(self, "order", (RANK_ORDER[rank] * 5 + SUIT_ORDER[suit]) * 64 + pack)
        return _CARDS.setdefault(key, self)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card does not change ({name})")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a card does not change ({name})")

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit, int]]:
        return Card, (self.rank, self.suit, self.pack)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __repr__(self) -> str:
        return self.code

    @classmethod
    def parse(cls, code: str) -> Card:
        """The card written as *code* (``"9H3"``); ValueError when it is not card notation."""
        try:
            rank, suit, pack = Rank(code[0]), Suit(code[1]), code[2:]
        except (IndexError, ValueError):
            raise ValueError(f"{code!r} is not a card") from None
        if not (pack.isascii() and pack.isdigit()) or pack.startswith("0") or len(pack) > 2:
            raise ValueError(f"{code!r} is not a card")
        return cls(rank, suit, int(pack))


_CARDS: Final[dict[tuple[Rank, Suit, int], Card]] = {}

_JOKER_SUITS: Final = (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)


@cache
def in_usual_order(some: Iterable[Card]) -> tuple[Card, ...]:
    """*some* cards as `Card.order` has them."""
    return tuple(sorted(some, key=lambda card: card.order))


def packs_of_cards(packs: int, jokers_per_pack: int) -> tuple[Card, ...]:
    """All cards of *packs* French packs with *jokers_per_pack* (0 to 4) jokers each, in order."""
    return tuple(
        card
        for pack in range(1, packs + 1)
        for card in (
            *(Card(rank, suit, pack) for rank in STANDARD_RANKS[:-1] for suit in STANDARD_SUITS),
            *(Card(Rank.JOKER, suit, pack) for suit in _JOKER_SUITS[:jokers_per_pack]),
        )
    )


_SPECIAL_COUNTS: Final = {
    **dict.fromkeys(SPECIAL_RANKS, 16),
    Rank.LORD: 20,
    Rank.JESTER: 20,
    Rank.VILLAIN: 10,
    Rank.LADY: 10,
    Rank.JOKER: 10,
}


def special_deck() -> tuple[Card, ...]:
    """The 262 cards of the special deck, in order."""
    return tuple(
        Card(rank, Suit.NONE, number)
        for rank, count in _SPECIAL_COUNTS.items()
        for number in range(1, count + 1)
    )


def cards(codes: str | Iterable[str]) -> tuple[Card, ...]:
    """Cards from their codes: ``cards("9H1 9S2 *H1")``; ValueError when one is not a card."""
    return tuple(Card.parse(code) for code in (codes.split() if isinstance(codes, str) else codes))
