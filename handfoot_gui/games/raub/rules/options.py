"""The rule set of Raub as one checked value; page "Raub"."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta

from handfoot_gui.core.cards import Card, Rank, packs_of_cards
from handfoot_gui.core.loners import LonerOptions, LonerSides, seated_preset


class Direction(StrEnum):
    """Which neighbour comes next in the one order that serves everything (section 1)."""

    RIGHT = "right"
    LEFT = "left"


_RANKS = (
    Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN
)  # fmt: skip


class Options(LonerOptions, frozen=True):
    """The switches of Raub. Seats are counted in playing order, whichever way that runs."""

    players: Annotated[int, Meta(ge=2, le=4)] = 4
    direction: Direction = Direction.RIGHT
    must_beat: bool = False
    """Whoever follows suit or trumps beats the highest card so far, where possible."""
    swap_in_exchange_only: bool = False
    """The seven of trumps is swapped in the own exchange or not at all; nobody is asked about it
    before the first lead (section 2)."""

    @property
    def runs_right(self) -> bool:
        return self.direction is Direction.RIGHT

    def cards(self) -> tuple[Card, ...]:
        """The 32 cards."""
        return tuple(card for card in packs_of_cards(1, 0) if card.rank in _RANKS)


_ALONE: Final[dict[int, tuple[LonerSides, ...]]] = dict.fromkeys((4, 2, 3), (LonerSides.ALONE,))

PRESETS: Final[dict[str, Options]] = {"classic": Options()}
"""The rules of every preset for its usual number of players."""

PRESET_SEATS: Final[dict[str, dict[int, tuple[LonerSides, ...]]]] = {"classic": _ALONE}
"""The sides each preset allows, by number of players; the usual ones come first."""


def preset(name: str, players: int | None = None, sides: LonerSides | None = None) -> Options:
    """The preset *name* for so many players; KeyError or ValueError where there is none."""
    return seated_preset(PRESETS[name], name, PRESET_SEATS[name], players, sides)
