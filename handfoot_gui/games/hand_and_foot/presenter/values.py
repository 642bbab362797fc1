"""What is only said at the table of Hand and Foot: drafts, zones, warnings, tags and buttons."""

from __future__ import annotations

import math
from collections.abc import Iterable
from enum import StrEnum
from typing import ClassVar, Final

from msgspec import Struct

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.table import Meter, MoveWarning, Panel, Table, Zone
from handfoot_gui.games.hand_and_foot.agreements import Agreement
from handfoot_gui.games.hand_and_foot.rules.melds import Kind
from handfoot_gui.games.hand_and_foot.rules.moves import Lay, Placement, TakePile
from handfoot_gui.games.hand_and_foot.rules.option_values import CleanWord, PileWord

SECOND_STOCK: Final = "second-stock"
FOOT: Final = "foot"
"""Keys of the zones there is only one of, besides those that every game may have."""
FIRST_MELD: Final = "first-meld"
"""A word that is explained and belongs to no zone."""
BOTH_STOCKS: Final = "both-stocks"
"""What `SPLIT` acts on; no zone of its own."""


class Place(StrEnum):
    """The kinds of zones; the layout gives each kind its region."""

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
    OWN = "own"
    RED_THREES = "red threes"


class SideZone(Zone, frozen=True):
    """A zone of Hand and Foot.

    A meld's wilds come first, so that the card on top names the rank. In a slot *piles* are the
    sizes of its squared piles, in the order of *cards*.
    """

    rank: Rank | None = None
    """The rank of a meld; None for a meld of wilds only."""
    slot: SlotKind | None = None
    clean_word: CleanWord = CleanWord.CLEAN
    """What a slot of clean or dirty piles is called."""
    piles: tuple[int, ...] = ()
    ladies: tuple[int, ...] = ()
    """How many of each pile's cards, its last ones, are ladies laid upon it."""
    packets: tuple[int, ...] = ()
    """Of the place of the foot: the cards of the packets that lie there, the next one first."""
    need: int | None = None
    """How many piles the slot needs, where it needs any."""
    size: int = 7
    """Cards of a complete meld: the cells beside its count."""
    takes: int = 0
    """Cards a take of the discard pile brings."""
    is_told: bool = True
    """Which cards a take brings may be read; else only the top one."""
    is_offered: bool = False
    """The discard pile can be taken now."""
    is_frozen: bool = False
    """The discard pile is frozen until it is taken."""
    rounds: float = math.inf
    """As `TableAdapter.rounds_left` has them, of a stock."""

    @property
    def whole(self) -> int:
        return self.size if self.place is Place.MELD else 0

    @property
    def stand_ins(self) -> frozenset[Card]:
        if self.place is not Place.MELD:
            return frozenset()
        return frozenset(card for card in self.cards if card.is_wild)

    @property
    def wilds(self) -> int:
        return sum(card.is_wild for card in self.cards)

    @property
    def count(self) -> int:
        """What the label says: cards, or piles in a slot of piles."""
        if self.place is Place.SLOT and self.slot is not SlotKind.RED_THREES:
            return len(self.piles)
        return len(self.cards) + self.backs


class MeldPanel(Panel, frozen=True, kw_only=True):
    """One side's part of the table, and what lies there."""

    points: int
    """Worth of what lies on the table."""
    piles: int
    """Complete piles of all kinds."""
    need: int
    """How many of any kind the side needs before it may go out; 0 where the slots say it."""


class FirstMeldMeter(Meter, frozen=True):
    """How much a lay-down is worth so far, rank by rank (None: wilds), and how much it needs."""

    parts: tuple[tuple[Rank | None, int], ...]
    is_pile: bool = False
    """Cards of the fullest new meld are counted, not points: the first meld has to be a pile."""


class HandAndFootScene(Table, frozen=True, kw_only=True):
    """Everything the scene shows of Hand and Foot."""

    zones: tuple[SideZone, ...]
    panels: tuple[MeldPanel, ...]
    meter: FirstMeldMeter | None = None
    pile_word: PileWord = PileWord.USUAL
    clean_word: CleanWord = CleanWord.CLEAN


class CardGroup(Struct, frozen=True):
    """Cards laid out together: on the side's meld number *onto*, or as a new meld (None)."""

    cards: tuple[Card, ...]
    onto: int | None = None


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """Of Hand and Foot: cards laid out, not yet played; they still belong to the holding (or
    the discard pile)."""

    groups: tuple[CardGroup, ...] = ()
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


class FootWaits(Problem, frozen=True):
    """The foot comes into the hand by itself, once that is empty."""


class WildFitsSeveral(Problem, frozen=True):
    """Selected with cards of several ranks, *card* could go with *first* as well as with *second*
    (None: onto the wild meld)."""

    card: Card
    first: Rank | None
    second: Rank | None


class MakesDirty(MoveWarning, frozen=True):
    """A wild would make the clean meld of *rank* dirty."""

    rank: Rank
    is_agreed: bool = False
    """Partners agreed not to."""
    clean_word: CleanWord = CleanWord.CLEAN


class DiscardsOwnRank(MoveWarning, frozen=True):
    """The own side has an incomplete meld that *card* fits."""

    card: Card


class DiscardsWild(MoveWarning, frozen=True):
    """*card* is wild, and goes with nearly every meld."""

    card: Card


class EndsDeal(MoveWarning, frozen=True):
    """The deal is over by it, and nothing can be taken back."""

    is_plain: ClassVar[bool] = False


class BreaksAgreement(MoveWarning, frozen=True):
    """Partners agreed on something else."""

    agreement: Agreement
    clean_word: CleanWord = CleanWord.CLEAN


class TagCode(StrEnum):
    """What comes of a drop, said in a tag on the target."""

    COMPLETES_CLEAN = "completes clean"
    COMPLETES_DIRTY = "completes dirty"
    COMPLETES_WILD = "completes wild"
    COMPLETES_OWN = "completes own"
    MAKES_DIRTY = "makes dirty"
    TAKE = "take"
    """Of *number* cards."""
    MELD = "meld"
    """*number* of the cards of a pile."""
    CARDS = "cards"
    """A pile of *number* cards, more than it needs."""
    LACKS = "lacks"
    """*number* cards fewer than a meld has."""
    MELDS = "melds"
    """*number* new melds of *second* cards in all."""
    DISCARD = "discard"
    FITS_MELD = "fits meld"
    """What is discarded fits a meld of the own side."""
    SPLIT = "split"
    """*number* cards of the first stock pile, *second* of the other."""


class ActCode(StrEnum):
    """What a button of the prompt bar does in Hand and Foot."""

    DRAW = "draw"
    DRAW_LAST = "draw last"
    """End the deal by a draw that the stock, which has *number* cards, is too short for."""
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
    """Put the selected cards down provisionally."""
    DISCARD = "discard"
    END_TURN = "end turn"
    ASK = "ask"
    YES = "yes"
    NO = "no"
    PUT_BACK = "put back"
    TAKE_ALL_BACK = "take all back"


SLOT_OF: Final = {
    Kind.CLEAN: SlotKind.CLEAN,
    Kind.DIRTY: SlotKind.DIRTY,
    Kind.WILD: SlotKind.WILD,
    Kind.OWN: SlotKind.OWN,
}
"""The slot for complete piles of each kind."""


def meld_key(side: int, index: int) -> str:
    """The zone of the side's meld number *index*."""
    return f"meld{side}.{index}"


def slot_key(side: int, slot: SlotKind) -> str:
    """The zone of the side's piles of one kind, or of its red threes."""
    return f"slot{side}.{slot}"


def draft_key(index: int) -> str:
    """The zone of new meld number *index* of a draft."""
    return f"draft{index}"


def move_of(draft: Draft) -> TakePile | Lay:
    """The move that plays the whole draft."""
    placements = tuple(Placement(group.cards, group.onto) for group in draft.groups)
    return TakePile(placements) if draft.is_take else Lay(placements)


def without(draft: Draft, cards: Iterable[Card], top: Card | None) -> Draft:
    """The draft after *cards* are taken back; without the top card it takes no pile."""
    gone = set(cards)
    groups = tuple(
        CardGroup(left, group.onto)
        for group in draft.groups
        if (left := tuple(card for card in group.cards if card not in gone))
    )
    return Draft(groups, draft.is_take and top not in gone)


def rank_of(cards: Iterable[Card]) -> Rank | None:
    """The rank of a meld of *cards*: the first natural's; None for wilds only."""
    return next((card.rank for card in cards if not card.is_wild), None)
