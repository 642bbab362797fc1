"""The card table as values: what lies where, what a gesture means, and what may be done next.

A `TableAdapter` turns the view of one seat into a `Table` and gestures into moves; it is the
only part that knows the game. The scene shows a `Table` and asks the adapter what a gesture
means, so it can show any game that has an adapter.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import StrEnum
from typing import Final, Generic, TypeAlias, TypeVar

from msgspec import Struct, field

from handfoot_gui.engine.cards import Card, Rank
from handfoot_gui.engine.errors import Problem
from handfoot_gui.engine.game import Seat
from handfoot_gui.model.preferences import Sorting

STOCK: Final = "stock"
SECOND_STOCK: Final = "second-stock"
BOTH_STOCKS: Final = "both-stocks"
"""What `SPLIT` acts on; no zone of its own."""
DISCARD: Final = "discard"
HAND: Final = "hand"
FOOT: Final = "foot"
NEW_MELD: Final = "new-meld"
"""Keys of the zones there is only one of; melds and slots have keys of their own."""


def side_key(side: int) -> str:
    """The key of all that lies before one side, where no single zone is meant."""
    return f"side{side}"


class Place(StrEnum):
    """The kind of a zone; the layout gives each kind its region."""

    STOCK = "stock"
    DISCARD = "discard"
    MELD = "meld"
    NEW_MELD = "new meld"
    SLOT = "slot"
    HAND = "hand"
    FOOT = "foot"


class SlotKind(StrEnum):
    """What a slot collects."""

    CLEAN = "clean"
    DIRTY = "dirty"
    WILD = "wild"
    SEVENS = "sevens"
    RED_THREES = "red threes"


class PileWord(StrEnum):
    """What a complete meld is called at this table."""

    PILE = "pile"
    CANASTA = "canasta"
    BOOK = "book"


class Zone(Struct, frozen=True):
    """A place for cards, and what is written beside it.

    *cards* are the known ones, the lowest first; a meld's wilds come first, so that the card on
    top names the rank. *backs* are cards that show their backs. In a slot *piles* are the sizes
    of its squared piles, in the order of *cards*.
    """

    key: str
    place: Place
    side: int | None = None
    cards: tuple[Card, ...] = ()
    backs: int = 0
    provisional: frozenset[Card] = frozenset()
    """Those of *cards* that are laid out but not yet played."""
    rank: Rank | None = None
    """The rank of a meld; None for a meld of wilds only."""
    slot: SlotKind | None = None
    piles: tuple[int, ...] = ()
    ladies: tuple[int, ...] = ()
    """How many of each pile's cards, its last ones, are ladies laid upon it."""
    need: int | None = None
    """How many piles the slot needs, where it needs any."""
    size: int = 7
    """Cards of a complete meld: the cells beside its count."""
    takes: int = 0
    """Cards a take of the discard pile brings."""

    @property
    def wilds(self) -> int:
        return sum(card.is_wild for card in self.cards)

    @property
    def count(self) -> int:
        """What the label says: cards, or piles in a slot of piles."""
        if self.place is Place.SLOT and self.slot is not SlotKind.RED_THREES:
            return len(self.piles)
        return len(self.cards) + self.backs


class Panel(Struct, frozen=True):
    """One side's part of the table."""

    side: int
    is_own: bool
    points: int
    """Worth of what lies on the table."""
    is_down: bool
    piles: int = 0
    """Complete piles of all kinds."""
    need: int = 0
    """How many of any kind the side needs before it may go out; 0 where the slots say it."""


class Meter(Struct, frozen=True):
    """How much a lay-down is worth so far, rank by rank (None: wilds), and how much it needs."""

    have: int
    need: int
    parts: tuple[tuple[Rank | None, int], ...]
    is_pile: bool = False
    """Cards of the fullest new meld are counted, not points: the first meld has to be a pile."""


class Cutting(Struct, frozen=True):
    """Packets are lifted off the deck, which is the stock as long as it lasts."""

    wanted: int
    """Cards of a hand and a foot."""
    most: int
    bonus: int
    """For lifting exactly as many as wanted."""


class Table(Struct, frozen=True):
    """Everything the scene shows."""

    seat: Seat
    """Whose cards lie in the hand."""
    actor: Seat | None
    """Whose act the table waits for; None while the table itself moves."""
    zones: tuple[Zone, ...]
    panels: tuple[Panel, ...]
    meter: Meter | None = None
    pile_word: PileWord = PileWord.PILE
    cutting: Cutting | None = None
    """The seat of this table is to lift packets off the deck."""

    def zone(self, key: str) -> Zone | None:
        return next((zone for zone in self.zones if zone.key == key), None)

    @property
    def hand(self) -> tuple[Card, ...]:
        zone = self.zone(HAND)
        return zone.cards if zone is not None else ()


class Group(Struct, frozen=True):
    """Cards laid out together: on the side's meld number *onto*, or as a new meld (None)."""

    cards: tuple[Card, ...]
    onto: int | None = None


class Draft(Struct, frozen=True):
    """Cards laid out, not yet played; they still belong to the holding (or the discard pile)."""

    groups: tuple[Group, ...] = ()
    is_take: bool = False
    """The discard pile's top card is among them, so playing the draft takes the pile."""
    is_split: bool = False
    """How many cards come from which stock pile is being chosen."""

    @property
    def cards(self) -> frozenset[Card]:
        return frozenset(card for group in self.groups for card in group.cards)

    @property
    def is_empty(self) -> bool:
        """Whether no cards are laid out."""
        return not self.groups

    @property
    def is_untouched(self) -> bool:
        """Whether there is nothing to take back."""
        return not self.groups and not self.is_split


EMPTY: Final = Draft()


class MakesDirty(Struct, frozen=True):
    """A wild would make the clean meld of *rank* dirty."""

    rank: Rank


class DiscardsOwnRank(Struct, frozen=True):
    """The own side has an incomplete meld that *card* fits."""

    card: Card


Slip: TypeAlias = MakesDirty | DiscardsOwnRank
"""A costly slip: legal, but asked about first where the household wants it."""


class DiscardOne(Problem, frozen=True):
    """Exactly one card is discarded, not *have*."""

    have: int


class LiftCards(Problem, frozen=True):
    """There is nothing lifted that could be put there."""


class OtherSide(Problem, frozen=True):
    """The place belongs to another side."""


class CardsLaidOut(Problem, frozen=True):
    """Cards are laid out and not yet played; they are laid down or taken back first."""


Move = TypeVar("Move")
View = TypeVar("View")


class Drafted(Struct, frozen=True):
    """The gesture changed the draft."""

    draft: Draft


class Chosen(Struct, Generic[Move], frozen=True):
    """The gesture is a legal move, perhaps a costly one."""

    move: Move
    warning: Slip | None = None


class Refused(Struct, frozen=True):
    """The gesture means something that is not allowed."""

    problem: Problem


class Lifted(Struct, frozen=True):
    """The gesture lifts these cards of the hand, so that the next one can use them."""

    cards: tuple[Card, ...]


Outcome: TypeAlias = Drafted | Chosen[Move] | Refused | Lifted | None
"""What a gesture comes to; None: nothing at all."""


class TagCode(StrEnum):
    """What comes of a drop, said in a tag on the target."""

    CLEAN_PILE = "clean pile"
    DIRTY_PILE = "dirty pile"
    WILD_PILE = "wild pile"
    SEVENS_PILE = "sevens pile"
    TAKE = "take"
    """Of *number* cards."""
    MELD = "meld"
    """A meld of *number* cards."""
    DISCARD = "discard"
    SPLIT = "split"
    """*number* cards of the first stock pile, *second* of the other."""


class Tag(Struct, frozen=True):
    """A tag's code with its numbers, where it has any."""

    code: TagCode
    number: int = 0
    second: int = 0


class Target(Struct, frozen=True):
    """A zone that accepts the lifted cards (or, with nothing lifted, a click)."""

    key: str
    is_best: bool = False
    tag: Tag | None = None


class ActCode(StrEnum):
    """What a button of the strip does."""

    DRAW = "draw"
    DRAW_EACH = "draw each"
    """From both stock piles, where there is one way to do so."""
    SPLIT = "split"
    """Choose how many cards come from which stock pile."""
    SPLIT_FIRST = "split first"
    """Draw *number* cards from the first stock pile and *second*, fewer, from the other."""
    SPLIT_SECOND = "split second"
    SPLIT_EVEN = "split even"
    GO_BACK = "go back"
    """Choose another way to draw."""
    CUT = "cut"
    """Lift packets; *number* is about how many cards."""
    TAKE = "take"
    LAY = "lay"
    LAY_OUT = "lay out"
    """Put the lifted cards down provisionally."""
    DISCARD = "discard"
    END_TURN = "end turn"
    ASK = "ask"
    YES = "yes"
    NO = "no"
    PUT_BACK = "put back"
    TAKE_ALL_BACK = "take all back"


class Role(StrEnum):
    """How much a button stands out."""

    QUIET = "quiet"
    PLAIN = "plain"
    PRIMARY = "primary"


class Act(Struct, Generic[Move], frozen=True):
    """Something that can be done now without a gesture.

    *move* is None for what only changes the table (`PUT_BACK`, `TAKE_ALL_BACK`, `GO_BACK`, and
    `LAY_OUT` and `SPLIT`, which are drops on *target*) and for an act that waits for something;
    the latter has ``is_on`` False and keeps its place.
    """

    code: ActCode
    role: Role
    move: Move | None = None
    target: str | None = None
    number: int = 0
    second: int = 0
    is_on: bool = True
    warning: Slip | None = None


class HandOrder(Struct, frozen=True):
    """How the own hand is sorted; *own* is the player's order where `Sorting.OWN` is chosen."""

    sorting: Sorting = Sorting.RANK
    own: tuple[Card, ...] = field(default=())


class TableAdapter(ABC, Generic[View, Move]):
    """One game at the table, under one rule set. Every method is pure."""

    @abstractmethod
    def table(self, view: View, draft: Draft, order: HandOrder) -> Table:
        """What the seat of *view* sees, with *draft* laid out."""

    @abstractmethod
    def drop(self, view: View, draft: Draft, cards: tuple[Card, ...], key: str) -> Outcome[Move]:
        """What it means to put *cards* on zone *key*; without cards: to click on the zone.

        *cards* come from the hand, from the draft, or are the discard pile's top card.
        """

    @abstractmethod
    def targets(self, view: View, draft: Draft, cards: tuple[Card, ...]) -> tuple[Target, ...]:
        """The zones where `drop` would not be refused; one act at most is best."""

    @abstractmethod
    def acts(self, view: View, draft: Draft, cards: tuple[Card, ...]) -> tuple[Act[Move], ...]:
        """What the strip offers while *cards* are lifted: quiet, plain, primary, one of each."""

    @abstractmethod
    def cuts(self, view: View, height: int) -> tuple[Act[Move], ...]:
        """What the strip offers while about *height* cards of the deck are held."""

    @abstractmethod
    def same_kind(self, view: View, card: Card) -> tuple[Card, ...]:
        """The cards of the hand that a double click on *card* lifts, *card* among them."""

    @abstractmethod
    def kept(self, view: View, draft: Draft) -> Draft:
        """What is left of a draft under a newer view."""

    @abstractmethod
    def gesture(self, view: View, move: Move) -> tuple[tuple[Card, ...], str] | None:
        """The cards to lift and the zone to point at, to show *move* as a hint."""

    @abstractmethod
    def act(self, move: Move, view: View) -> Act[Move]:
        """The primary button that plays *move* as it is, whatever is lifted."""

    @abstractmethod
    def gained(self, before: View, after: View) -> frozenset[Card]:
        """Cards that came newly into the hand, to be marked; none where all of it is new."""
