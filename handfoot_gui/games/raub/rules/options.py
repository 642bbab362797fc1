"""The rule set of Raub as one checked value; page "Raub"."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

from handfoot_gui.core.cards import Card, Rank, packs_of_cards
from handfoot_gui.core.loners import LonerOptions, LonerSides, seated_preset


class Direction(StrEnum):
    """Which neighbour comes next in the order that serves everything (section 1), but for tricks
    where they go the other way."""

    RIGHT = "right"
    LEFT = "left"


class PlayDirection(StrEnum):
    """Which way tricks go round (section 8, R4)."""

    SAME = "same"
    OPPOSITE = "opposite"


class Ends(StrEnum):
    """When the game is over for somebody at 0 or below (section 8, R1)."""

    AFTER_DEAL = "after the deal"
    AT_ONCE = "at once"


class FiveForFour(StrEnum):
    """Who gets five cards for the first four (section 8, R2)."""

    NO = "no"
    FIRST = "first"
    """The first who changes four, but for a dealer who took the upcard."""
    DEALER_TOO = "dealer too"


class SevenSwap(StrEnum):
    """How long the seven of trumps may be swapped for the upcard (section 2)."""

    UNTIL_LEAD = "until the lead"
    EXCHANGE = "in the exchange"
    """In the own exchange or not at all; nobody is asked about it before the first lead."""
    NO = "no"


class SwappedCard(StrEnum):
    """What may become of the card got for the seven before the play."""

    LAID_ASIDE = "laid aside"
    """It may be the one of five that is laid aside, and is not exchanged."""
    KEPT = "kept"
    FREE = "free"
    """It may be exchanged, too."""


class Refe(StrEnum):
    """What becomes of Refes (section 8, R3)."""

    QUEUED = "queued"
    """Each doubles one played deal."""
    ONE = "one"
    """While one waits no other is written."""
    STACKED = "stacked"
    """All that wait count in the next played deal."""
    OFF = "off"


_Entry = Annotated[int, Meta(ge=0, le=20)]


class Points(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a deal counts (section 5): a trick is taken off, all others are added."""

    trick: Annotated[int, Meta(ge=1, le=5)] = 1
    no_trick: _Entry = 2
    seven_no_trick: _Entry = 3
    """None as the dealer of an automatic seven, who owes one."""
    one_short: _Entry = 3
    """Just one while two are owed; that is the whole entry."""
    raub_no_trick: _Entry = 4
    """None while two are owed."""


_USUAL_START: Final = 21

_RANKS = (
    Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN
)  # fmt: skip


class Options(LonerOptions, frozen=True):
    """The switches of section 8. Seats are counted in dealing order, whichever way that runs."""

    players: Annotated[int, Meta(ge=2, le=4)] = 4
    direction: Direction = Direction.RIGHT
    play_direction: PlayDirection = PlayDirection.SAME
    start: Annotated[int, Meta(ge=5, le=99)] = _USUAL_START
    """Points that everybody begins with."""
    points: Points = Points()
    ends: Ends = Ends.AFTER_DEAL
    upcards: Annotated[int, Meta(ge=1, le=3)] = 3
    """So many are turned before the cards are thrown in."""
    automatic_seven: bool = True
    blind_raub: bool = True
    must_beat: bool = False
    """Whoever follows suit or trumps beats the highest card so far, where possible."""
    five_for_four: FiveForFour = FiveForFour.FIRST
    seven_swap: SevenSwap = SevenSwap.UNTIL_LEAD
    swapped_card: SwappedCard = SwappedCard.LAID_ASIDE
    pass_deal: bool = True
    """The player due to deal may pass the deal on."""
    refe: Refe = Refe.QUEUED

    @property
    def runs_right(self) -> bool:
        return self.direction is Direction.RIGHT

    @property
    def plays_right(self) -> bool:
        """In a trick the next player sits to the right, not to the left."""
        return self.runs_right is (self.play_direction is PlayDirection.SAME)

    @property
    def play_step(self) -> int:
        """What is added to a seat for the next one in a trick: 1, or -1 the other way round."""
        return 1 if self.play_direction is PlayDirection.SAME else -1

    @property
    def is_mixed(self) -> bool:
        """Whether tricks go the other way round than everything else, which two cannot tell."""
        return self.play_step < 0 and self.players > 2

    @property
    def may_pass_deal(self) -> bool:
        """Whether the deal is ever passed on; without Refes there is no use in it."""
        return self.pass_deal and self.refe is not Refe.OFF

    @property
    def has_swaps(self) -> bool:
        """Whether the seven of trumps is ever swapped."""
        return self.seven_swap is not SevenSwap.NO

    @property
    def ends_at_once(self) -> bool:
        return self.ends is Ends.AT_ONCE

    @property
    def most_played(self) -> int | None:
        """After so many played deals the game is over in any case; None: there is no such bound.

        Entries may outweigh four tricks a deal for ever: by points of a family's own, as section 8
        says, and from a high start or where Refes stack, too, as games between bots showed.
        """
        is_as_ever = self.points == Points() and self.start <= _USUAL_START
        return None if is_as_ever and self.refe is not Refe.STACKED else MOST_PLAYED

    def cards(self) -> tuple[Card, ...]:
        """The 32 cards."""
        return tuple(card for card in packs_of_cards(1, 0) if card.rank in _RANKS)


MOST_PLAYED: Final = 100

_ALONE: Final[dict[int, tuple[LonerSides, ...]]] = dict.fromkeys((4, 2, 3), (LonerSides.ALONE,))

PRESETS: Final[dict[str, Options]] = {"classic": Options()}
"""The rules of every preset for its usual number of players."""

PRESET_SEATS: Final[dict[str, dict[int, tuple[LonerSides, ...]]]] = {"classic": _ALONE}
"""The sides each preset allows, by number of players; the usual ones come first."""


def preset(name: str, players: int | None = None, sides: LonerSides | None = None) -> Options:
    """The preset *name* for so many players; KeyError or ValueError where there is none."""
    return seated_preset(PRESETS[name], name, PRESET_SEATS[name], players, sides)
