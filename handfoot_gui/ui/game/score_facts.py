"""What the score page shows, as one value."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from handfoot_gui.core.sheet import Sheet
from handfoot_gui.core.text.partners import together
from handfoot_gui.ui.game.score_rows import ScoreTerms


class Stage(StrEnum):
    """When the score is looked at; decides what can be done next."""

    PLAYING = "playing"
    BETWEEN_DEALS = "between-deals"
    OVER = "over"


class NextDeal(Struct, frozen=True):
    """What is known of the deal to come, with the names of the dealer and the first player."""

    number: int
    about: str
    """What it asks for; may be empty."""
    dealer: str
    first: str
    """Empty where only the deal will tell."""
    code: str = ""
    """Of the cards, which are mixed already."""


class ScoreFacts(Struct, frozen=True):
    """All the score page shows; *names* by seat."""

    sheet: Sheet
    names: tuple[str, ...]
    terms: ScoreTerms
    """The words of the game."""
    stage: Stage
    next_deal: NextDeal | None = None
    has_codes: bool = False
    """The deals have codes that can be checked."""
    agreed: str = ""
    """What the players agreed on, where it is not the usual."""

    def side_names(self, side: int) -> tuple[str, ...]:
        return together(self.names[seat] for seat in self.sheet.sides[side])
