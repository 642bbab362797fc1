"""Every kind of move of Raub, as written in a record."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat


class TakeDeal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="take-deal"):
    """The player due to deal deals."""


class PassDeal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="pass-deal"):
    """The player due to deal passes the deal on, and a Refe is written (section 5)."""


class BlindRaub(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="blind-raub"
):
    """The dealer, cards unseen, makes the first upcard's suit trumps and takes it (way 2)."""


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="look"):
    """The dealer declines blind raub and looks at the own cards."""


class Raub(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="raub"):
    """Make the upcard's suit trumps, owing two tricks (way 3)."""


class Dalje(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="dalje"):
    """Pass."""


class SwapSeven(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="swap-seven"
):
    """Swap the seven of trumps for the raubed upcard (way 3 only)."""


class KeepSeven(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="keep-seven"
):
    """Asked after drawing or before the first lead: no swap now.

    The table answers for whoever cannot swap, so that nothing public tells who can.
    """


class Exchange(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="exchange"):
    """Lay aside these cards (0 to 4) and get as many; the first who changes four gets five."""

    cards: tuple[Card, ...]


class LayAside(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="lay-aside"):
    """With five cards: lay one aside. With six two, one after the other."""

    card: Card


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="play"):
    """Play a card to the trick."""

    card: Card


class ChooseDealer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="dealer"):
    """Table: the first dealer, by lot."""

    dealer: Annotated[Seat, Meta(ge=0, le=31)]


class Deal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="deal"):
    """Table: all 32 cards in dealing order.

    Two cards to each seat, first to the seat after the dealer, the dealer last; the upcard; two
    more to each; the rest is the talon, its top card first.
    """

    order: tuple[Card, ...]


class TurnUp(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="turn-up"):
    """Table: all have passed, so the next card of the talon is turned up."""


class ThrowIn(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="throw-in"):
    """Table: the last upcard was passed, so the cards are thrown in; as a rule a Refe is
    written."""


class Sweep(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="sweep"):
    """Table: the whole trick goes to its winner."""


class EndDeal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="end-deal"):
    """Table: the deal is scored."""


PlayerMove: TypeAlias = (
    TakeDeal | PassDeal | BlindRaub | Look | Raub | Dalje | SwapSeven | KeepSeven | Exchange
    | LayAside | Play
)  # fmt: skip
TableMove: TypeAlias = ChooseDealer | Deal | TurnUp | KeepSeven | ThrowIn | Sweep | EndDeal
Move: TypeAlias = PlayerMove | ChooseDealer | Deal | TurnUp | ThrowIn | Sweep | EndDeal
