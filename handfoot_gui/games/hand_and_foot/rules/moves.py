"""Every kind of move of Hand and Foot, as written in a record."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat

Number = Annotated[int, Meta(ge=0, le=999)]
"""A number in a move; the range is asked when a file is read, before the rules are."""
MOST_TOLD: Final = 9999
"""Points that an answer can be about."""
Points = Annotated[int, Meta(ge=1, le=MOST_TOLD)]


class Placement(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """Cards for one meld: a new one, or the side's meld number *onto* (counted from 0)."""

    cards: tuple[Card, ...]
    onto: Number | None = None


class _Move(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="move"):
    pass


class ByTable(_Move, frozen=True):
    """What no player may do."""


class Draw(_Move, frozen=True, tag="draw"):
    """Draw from the stock: ``counts[i]`` cards from stock pile i."""

    counts: tuple[Number, ...]


class TakePile(_Move, frozen=True, tag="take"):
    """Take the top of the discard pile, melding its top card and more in the same move.

    The placements name the top card; the other cards of the pile come to the holding after.
    """

    melds: tuple[Placement, ...]


class Lay(_Move, frozen=True, tag="lay"):
    """Meld cards from the holding; a side's whole first meld is one such move."""

    melds: tuple[Placement, ...]


class Discard(_Move, frozen=True, tag="discard"):
    """Discard one card, which ends the turn."""

    card: Card


class EndTurn(_Move, frozen=True, tag="end-turn"):
    """End the turn without a discard, where no card can be discarded (decision 15)."""


class Ask(_Move, frozen=True, tag="ask"):
    """Ask the partner: may I go out?"""


class Cut(_Move, frozen=True, tag="cut"):
    """Lift about *height* cards off the deck, for the hand and a foot."""

    height: Number


class Reason(StrEnum):
    """Why a partner answers as it does; public, like the answer."""

    LITTLE_LEFT = "little left"
    """The partner holds little, so going out costs nothing."""
    OPPONENTS_CLOSE = "opponents close"
    """The opponents may go out soon themselves."""
    AHEAD = "ahead"
    """Ending the deal now wins points for the side."""
    TOO_MUCH_LEFT = "too much left"
    """The partner still holds more points than the end would bring."""
    NEARLY_A_PILE = "nearly a pile"
    """The partner is about to complete a pile."""
    PLAYING_ON = "playing on"
    """The side is likely to win points by playing on."""
    AGREED = "agreed"
    """The partners agreed to go out only on a condition that is not met."""

    @property
    def is_yes(self) -> bool:
        """Whether it is a reason to let the partner go out."""
        noes = (Reason.TOO_MUCH_LEFT, Reason.NEARLY_A_PILE, Reason.PLAYING_ON, Reason.AGREED)
        return self not in noes


class Answer(_Move, frozen=True, omit_defaults=True, tag="answer"):
    """The partner's answer. A yes obliges the asker to go out in this turn."""

    may: bool
    reason: Reason | None = None
    """Only where the rule set lets answers have one."""
    points: Points | None = None
    """What the reason is worth, about, where it can be said; as *reason*."""


class ChooseDealer(ByTable, frozen=True, tag="dealer"):
    """Table: the first dealer of the hands, by lot."""

    dealer: Annotated[Seat, Meta(ge=0, le=31)]


class Deal(ByTable, frozen=True, tag="deal"):
    """Table: all cards in dealing order.

    Where players cut, this is the deck they lift from, its top card first. Where not: first the
    hands, whole packets, beginning with the seat to the dealer's left; then the next packets
    in the same order, the feet last; the rest is the stock, its top card first. With two stock
    piles the first half of it is the first pile.
    """

    order: tuple[Card, ...]


class Lift(ByTable, frozen=True, tag="lift"):
    """Table: *count* cards came off; missing ones are taken and surplus ones given back.

    So the top cards of the deck become the cutter's hand, the next ones a foot.
    """

    count: Number


class Reshuffle(ByTable, frozen=True, tag="reshuffle"):
    """Table: cards out of play go under the smaller stock pile, in this order; then the draw."""

    order: tuple[Card, ...]


class TurnUp(ByTable, frozen=True, omit_defaults=True, tag="turn-up"):
    """Table: the stock's top card begins the discard pile, or is buried.

    *bury* is the number of stock cards (1 or more) that lie above the buried card afterwards;
    it is given exactly when the turned card cannot begin the pile.
    """

    bury: Number | None = None


class LayRedThree(ByTable, frozen=True, tag="red-three"):
    """Table: the player to move lays a red three and gets a card of the stock for it."""

    card: Card


class PickUpFoot(ByTable, frozen=True, tag="foot"):
    """Table: the player to move picks up the next packet, in the end the foot, which joins what is
    left of the hand."""


class EndDeal(ByTable, frozen=True, tag="end-deal"):
    """Table: the deal is scored."""


PlayerMove: TypeAlias = Draw | TakePile | Lay | Discard | EndTurn | Ask | Answer | Cut
TableMove: TypeAlias = (
    ChooseDealer | Deal | Lift | TurnUp | LayRedThree | PickUpFoot | Reshuffle | EndDeal
)
Move: TypeAlias = PlayerMove | TableMove
