"""What the solver is asked for, and what it answers."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.games.manipulation.rules.melds import Meld


class Goal(StrEnum):
    """What there shall be most of."""

    CARDS = "cards"
    POINTS = "points"
    """As they count in the hand: joker 25, pictures 10, numbers their face, ace 1."""


class Plan(Struct, frozen=True):
    """A play: the whole table afterwards, and what it takes."""

    melds: tuple[Meld, ...]
    """The melds that keep their place come first, in the order of the table before."""
    origins: tuple[int | None, ...]
    """For each, the number of the meld on the table before whose place it takes."""
    laid: tuple[Card, ...]
    """The cards from the hand."""
    points: int
    """Of the cards laid, as they count in the hand."""
    moved: int
    """Cards of the table that leave the place of their meld. Each meld hands its place on to at
    most one meld of its kind, group or sequence; cards of both stay, equal cards standing in for
    each other. A joker stays with its name only, an ace at its end of a sequence."""
    is_least: bool = True
    """Whether *moved* is surely the least of all plays with as many cards, or points; where few
    cards may move, also whether surely no more can be laid."""
