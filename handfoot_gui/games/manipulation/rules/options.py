"""The rule set of Manipulation Rummy as one checked value; page "Manipulation Rummy"."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from handfoot_gui.core.cards import Card, packs_of_cards
from handfoot_gui.core.loners import LonerOptions, LonerSides, seated_preset

Points = Annotated[int, Meta(ge=0, le=1000)]


class Options(LonerOptions, frozen=True):
    """The switches of section 6."""

    players: Annotated[int, Meta(ge=2, le=5)] = 4
    draw_limit: Annotated[int, Meta(ge=1, le=3)] = 3
    """Cards drawn in a turn at most; whoever draws the last may not play. With 1: play or draw."""
    knock_limit: Annotated[int, Meta(ge=0, le=30)] = 5
    """Points in the hand with which one may knock; 0: nobody may."""
    first_play: Annotated[int, Meta(ge=0, le=100)] = 0
    """Points that must be laid while the table is empty."""
    target: Annotated[int, Meta(ge=1, le=1000)] = 150
    target_bonus: Points = 100
    round_bonus: Points = 25
    out_bonus: Points = 25
    undercut_bonus: Points = 10
    packs: Annotated[int, Meta(ge=0, le=2)] = 0
    """Packs of 52; 0: one for two players, two for more."""
    jokers: Annotated[int, Meta(ge=-1, le=4)] = -1
    """Jokers in all; -1: one for every pack."""

    @property
    def runs_right(self) -> bool:
        return False

    @property
    def pack_count(self) -> int:
        """Packs of 52 cards in play."""
        return self.packs or (1 if self.players == 2 else 2)

    @property
    def joker_count(self) -> int:
        """Jokers in play."""
        return self.pack_count if self.jokers < 0 else self.jokers

    def cards(self) -> tuple[Card, ...]:
        """All cards; jokers differ by pack, then by suit."""
        naturals = packs_of_cards(self.pack_count, 0)
        jokers = sorted(
            (card for card in packs_of_cards(2, 2) if card.is_joker), key=lambda j: (j.suit, j.pack)
        )
        return (*naturals, *jokers[: self.joker_count])


PRESETS: Final[dict[str, Options]] = {
    "classic": Options(),
    "machiavelli": Options(draw_limit=1, knock_limit=0, packs=2, jokers=0),
}
"""Every preset by its name, as used in files and on the command line, for four players."""

SEATS: Final[dict[int, tuple[LonerSides, ...]]] = dict.fromkeys((4, 2, 3, 5), (LonerSides.ALONE,))
"""Numbers of players every preset allows, the usual one first."""

PRESET_SEATS: Final = dict.fromkeys(PRESETS, SEATS)
"""How each preset is played, by number of players."""


def preset(name: str, players: int | None = None, sides: LonerSides | None = None) -> Options:
    """The preset *name* for so many players; KeyError or ValueError where there is none."""
    return seated_preset(PRESETS[name], name, SEATS, players, sides)
