"""Every kind of move of Manipulation Rummy, as written in a record."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.manipulation.rules.melds import Meld


class Draw(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="draw"):
    """Draw one card from the stock."""


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="play"):
    """Play to the table: *melds* is the whole table afterwards, in place of what lay there."""

    melds: tuple[Meld, ...]


class Knock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="knock"):
    """End the round at once, with few points in the hand (section 3)."""


class EndTurn(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="end-turn"):
    """End the turn without knocking; in the last lap also without playing."""


class ChooseDealer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="dealer"):
    """Table: the first dealer, by lot."""

    dealer: Annotated[Seat, Meta(ge=0, le=31)]


class Deal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="deal"):
    """Table: all cards: ten for each seat, first the seat after the dealer; then the stock."""

    order: tuple[Card, ...]


class EndRound(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="end-round"):
    """Table: the round is scored."""


PlayerMove: TypeAlias = Draw | Play | Knock | EndTurn
TableMove: TypeAlias = ChooseDealer | Deal | EndRound
Move: TypeAlias = PlayerMove | TableMove
