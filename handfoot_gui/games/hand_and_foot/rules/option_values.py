"""What a single rule of Hand and Foot can be set to; page "Hand and Foot", section 3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Final, TypeAlias, TypeVar

from msgspec import Meta, Struct

from handfoot_gui.core.cards import Card, Rank, Suit

_T = TypeVar("_T")


def of_deal(values: Sequence[_T], deal: int) -> _T:
    """The one of *values* by deal that holds in *deal* (counted from 1); the last one repeats."""
    return values[deal - 1] if deal < len(values) else values[-1]


Count = Annotated[int, Meta(ge=0, le=20)]
Points = Annotated[int, Meta(ge=-10_000, le=10_000)]
Score = Annotated[int, Meta(ge=-100_000, le=100_000)]


class CardValues(Struct, frozen=True, forbid_unknown_fields=True, dict=True, rename={
    "joker": "*", "two": "2", "ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "T",
    "nine": "9", "eight": "8", "seven": "7", "six": "6", "five": "5", "four": "4", "jester": "s",
    "lord": "r", "n12": "l", "n11": "k", "n10": "j", "n9": "i", "n8": "h", "n7": "g", "n6": "f",
    "n5": "e", "n4": "d", "n3": "c", "n2": "b", "n1": "a",
}):  # fmt: skip
    """Points of the cards by rank, of both decks, in files by the letter of the rank.

    Black threes (villains) count by `Options.black_three_left` and `Options.black_three_melded`,
    red threes and ladies by themselves.
    """

    joker: Points = 50
    two: Points = 20
    ace: Points = 20
    king: Points = 10
    queen: Points = 10
    jack: Points = 10
    ten: Points = 10
    nine: Points = 10
    eight: Points = 10
    seven: Points = 5
    six: Points = 5
    five: Points = 5
    four: Points = 5
    jester: Points = 20
    lord: Points = 20
    n12: Points = 10
    n11: Points = 10
    n10: Points = 10
    n9: Points = 10
    n8: Points = 10
    n7: Points = 10
    n6: Points = 5
    n5: Points = 5
    n4: Points = 5
    n3: Points = 5
    n2: Points = 5
    n1: Points = 5

    @cached_property
    def by_rank(self) -> Mapping[Rank, int]:
        """The same by rank; threes, villains and ladies are not among them."""
        return {rank: getattr(self, name) for rank, name in FIELD_OF_RANK.items()}

    def by_face(self, black_three: int) -> Mapping[str, int]:
        """The same by face, *black_three* being what that counts; red threes and ladies count by
        themselves."""
        kept = self.__dict__
        found: Mapping[str, int] | None = kept.get(f"by_face {black_three}")
        if found is None:
            worth = {f"{rank}{suit}": self.by_rank.get(rank, 0) for rank in Rank for suit in Suit}
            black = [f"{Rank.THREE}{suit}" for suit in Suit if not suit.is_red]
            villains = [f"{Rank.VILLAIN}{suit}" for suit in Suit]
            found = worth | dict.fromkeys((*black, *villains), black_three)
            kept[f"by_face {black_three}"] = found
        return found

    def of(self, card: Card) -> int:
        """The value of *card*, which is no three, no villain and no lady."""
        return self.by_rank[card.rank]


FIELD_OF_RANK: Final = {
    rank: rank.name.lower() for rank in Rank if rank not in (Rank.THREE, Rank.VILLAIN, Rank.LADY)
}
"""The field of `CardValues` for every rank that has one."""


class QuotaRank(Struct, frozen=True, forbid_unknown_fields=True):
    """So many piles of one rank, among those of a quota."""

    rank: Rank
    """That of naturals, or of black threes."""
    count: Count = 1
    clean_only: bool = False


class Quota(Struct, frozen=True, forbid_unknown_fields=True):
    """Complete piles with which a side may go out."""

    clean: Count = 2
    dirty: Count = 2
    wild: Count = 1
    any: Count = 0
    """Piles of any kind, the ones above included."""
    ranks: Annotated[tuple[QuotaRank, ...], Meta(max_length=14)] = ()
    """They count as clean and dirty ones, too, unless the rank is a kind of its own."""


Alternatives: TypeAlias = Annotated[tuple[Quota, ...], Meta(min_length=1, max_length=4)]
"""Any of them is enough."""


def missing_quota(
    clean: int, dirty: int, wild: int, every: int, ranks: tuple[tuple[Rank, int, bool], ...] = ()
) -> Quota:
    """Piles that are missing, as a quota."""
    return Quota(clean, dirty, wild, every, tuple(QuotaRank(*row) for row in ranks))


def only(*quotas: Quota) -> tuple[tuple[Quota, ...], ...]:
    """Quotas by deal, without any alternatives."""
    return tuple((quota,) for quota in quotas)


class SpecialPile(Struct, frozen=True, forbid_unknown_fields=True):
    """What a complete pile of one rank counts; `Rank.JOKER` and the rank of twos stand for wild
    piles of nothing else."""

    rank: Rank
    clean: Points | None = None
    dirty: Points | None = None
    """None: as any other pile."""
    no_wilds: bool = False
    """Melds of the rank take no wilds."""
    own_kind: bool = False
    """It is in quotas only by its rank, and among piles of any kind."""


class Sides(StrEnum):
    """Who shares melds."""

    ALONE = "alone"
    PAIRS = "pairs"
    """Of seats that sit opposite: two of four players, three of six."""
    TEAMS = "teams"
    """Two teams of three or four, in alternate seats."""


class Deck(StrEnum):
    """The cards a pack is made of."""

    STANDARD = "standard"
    SPECIAL = "special"
    """The commercial deck of 262 cards, one set for any number of players (section 4)."""


class Passing(StrEnum):
    """Where the packets but the hand go before play."""

    NONE = "none"
    LEFT = "left"
    """To the left-hand neighbour, who plays next."""
    RIGHT = "right"
    ACROSS = "across"
    """To the player opposite."""

    def steps(self, players: int) -> int:
        """How many seats further on they go."""
        return {_LEFT: 1, _RIGHT: -1, _ACROSS: players // 2}.get(self, 0)


_LEFT: Final = Passing.LEFT
_RIGHT: Final = Passing.RIGHT
_ACROSS: Final = Passing.ACROSS


class Upcard(StrEnum):
    """How the discard pile begins."""

    NONE = "none"
    BURIED = "buried"
    """The top card of the stock is turned; one that cannot begin a pile is buried."""
    LEFT = "left"
    """The top card of the stock is turned and left in place, whatever it is."""
    COVERED = "covered"
    """So is the next one where that is a wild or a red three (rule S8)."""


class TakeBeforeDown(StrEnum):
    """What a take needs of a side that is not down."""

    AS_LATER = "as later"
    NATURAL_PAIR = "natural pair"
    NEVER = "never"


class PileCondition(StrEnum):
    """What the holding must have to take the pile."""

    NATURAL_PAIR = "natural pair"
    PAIR_OR_WILD = "pair or wild"
    """A natural pair, or one natural and one wild."""
    ONE_CARD = "one card"
    """One card of the top card's rank (decisions 23 and 29)."""


class WildOnTop(StrEnum):
    """What a wild on top of the discard pile means."""

    MATCHING_PAIR = "matching pair"
    """It is taken with two of the same wild."""
    BLOCKS = "blocks"
    REMOVES = "removes"
    """A discarded wild leaves the table together with the whole pile."""


class Openness(StrEnum):
    """What complete piles of a kind still take."""

    CLOSED = "closed"
    NATURALS = "naturals"
    ALL = "all"
    """Naturals and wilds, within the limit of the whole meld."""


class SecondMeld(StrEnum):
    """When a side may begin another meld of a rank."""

    AFTER_COMPLETE = "after complete"
    NEVER = "never"
    CLEAN_AND_DIRTY = "clean and dirty"
    """A clean and a dirty one may be incomplete side by side (decisions 48 and 49)."""
    ANY_TIME = "any time"


class WildLimit(StrEnum):
    """How many wilds a meld with naturals may have; `Options.most_wilds` holds beside it."""

    TWICE = "twice"
    """Naturals at least twice the wilds."""
    MORE = "more"
    """More naturals than wilds."""
    AS_MANY = "as many"
    """At least as many naturals as wilds."""
    FREE = "free"

    def allows(self, naturals: int) -> int:
        """The most wilds beside *naturals*."""
        if self is _TWICE:
            return naturals // 2
        if self is _MORE:
            return max(0, naturals - 1)
        return naturals if self is _AS_MANY else ANY_NUMBER


ANY_NUMBER: Final = 99
"""More cards than a meld ever has."""

# Up to Python 3.11 a member of an enum is slow to look up, and these are asked at every move.
_TWICE: Final = WildLimit.TWICE
_MORE: Final = WildLimit.MORE
_AS_MANY: Final = WildLimit.AS_MANY


class RedThrees(StrEnum):
    """What red threes are."""

    BONUS = "bonus"
    """Laid and replaced at once; they count for or against."""
    PENALTY = "penalty"
    """Plain cards, kept and discardable; they count against when left."""


class RedThreeTotal(Struct, frozen=True, forbid_unknown_fields=True):
    """What the first *count* red threes that a side has laid count together, in place of each."""

    count: Count
    """0: all there are in the packs."""
    total: Points


class RedThreesNeed(StrEnum):
    """What a side needs at the end of a deal for its laid red threes to count for it."""

    NOTHING = "nothing"
    DOWN = "down"
    """A meld."""
    PILE = "pile"
    CLEAN_PILE = "clean pile"
    QUOTA = "quota"
    """What going out needs in that deal."""
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
    """A complete pile of that rank; threes are black ones."""


class RedThreesElse(StrEnum):
    """What laid red threes count without what they need."""

    AGAINST = "against"
    """Minus their sum without its sign."""
    NOTHING = "nothing"


class UnfinishedFine(Struct, frozen=True, forbid_unknown_fields=True):
    """What each meld of some cards counts that is no complete pile at the end of a deal."""

    cards: Banned
    """Wilds or a rank."""
    points: Points


class MeldsNeed(StrEnum):
    """What a side needs at the end of a deal for its melded cards to count."""

    NOTHING = "nothing"
    PILE = "pile"
    QUOTA = "quota"


class MeldsElse(StrEnum):
    """What melded cards count without that."""

    NOTHING = "nothing"
    AGAINST = "against"
    """Minus their sum without its sign."""


class BlackThrees(StrEnum):
    """Whether black threes are ever melded; each melded one counts -5 (decision 26)."""

    NEVER = "never"
    CLEAN_MELD = "clean meld"
    """Three or more without wilds; seven are a clean pile that pays the dirty bonus."""
    GOING_OUT = "going out"
    """Three or more without wilds, in the turn that goes out."""


class BanUntil(StrEnum):
    """How long cards may not be discarded."""

    ALWAYS = "always"
    EVERY_SIDE = "every side"
    """Until every side has a complete pile of their rank."""
    OWN_SIDE = "own side"
    LAST = "last"
    """They are only not the discard that goes out."""


class Banned(StrEnum):
    """The cards that may not be discarded: all wilds, threes of one colour, or a rank."""

    WILD = "wild"
    BLACK_THREE = "black three"
    """Or a villain."""
    RED_THREE = "red three"
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
    LORD = "r"
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

    @property
    def rank(self) -> Rank | None:
        """The rank; None for wilds and threes."""
        return None if len(self.value) > 1 else Rank(self.value)


def banned_as(card: Card) -> Banned:
    """What *card*, which is no lady, is in a ban."""
    if card.is_wild:
        return Banned.WILD
    if card.is_red_three:
        return Banned.RED_THREE
    return Banned.BLACK_THREE if card.is_black_three else Banned(card.rank.value)


class DiscardBan(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that may not be discarded."""

    cards: Banned
    until: BanUntil


class FirstMeldBy(StrEnum):
    """Who needs a first meld in each deal."""

    SIDE = "side"
    """One partner's serves the whole side."""
    PLAYER = "player"
    """Every player; cards on partners' melds count."""


class FirstMeldNeeds(StrEnum):
    """What a first meld needs besides its points."""

    NOTHING = "nothing"
    CLEAN_MELD = "clean meld"
    """A meld that it makes or extends has no wild after it."""
    NO_WILDS = "no wilds"
    """It lays none."""


class FootOpened(StrEnum):
    """When the foot is picked up."""

    HAND_EMPTY = "hand empty"
    HAND_EMPTY_WITH_PILE = "hand empty with a pile"
    """Then too, and only once the side has a complete pile (S19)."""
    PILE = "pile"
    """When the player completes a pile; the foot joins the hand."""


class PartnersInFoot(StrEnum):
    """What partners must have done with the foot before one may go out."""

    NO = "no"
    """Nothing."""
    PICKED_UP = "picked up"
    """They have picked it up."""
    PLAYED = "played"
    """They have played at least part of a turn from it (decision 9)."""


class StockOut(StrEnum):
    """What happens when the stock cannot give a draw."""

    ENDS = "ends"
    """The deal ends."""
    REMOVED = "removed"
    """Cards that left the table with a frozen pile are shuffled under the stock."""
    ALL_BUT_TOP = "all but top"
    """Those and all discards but the top one are."""


class PileWord(StrEnum):
    """What a complete meld is called on the screen and on paper."""

    USUAL = "usual"
    """As in most families who speak the language: a book in English, a Stapel in German."""
    PILE = "pile"
    CANASTA = "canasta"
    BOOK = "book"


class CleanWord(StrEnum):
    """What melds without and with wilds are called on the screen and on paper."""

    CLEAN = "clean"
    """Clean and dirty."""
    RED = "red"
    """Red and black, as the card on top of a complete meld."""


class ScoreStep(Struct, frozen=True, forbid_unknown_fields=True):
    """First-meld points for a side that stands below *below* at the deal's start."""

    below: Score
    points: Points


class DealMinimum(Struct, frozen=True):
    """What a side's first meld needs in a deal, where it goes by deal."""

    deal: int
    """Counted from 1."""
    points: int
    goes_on: bool
    """Holds for later deals, too."""
