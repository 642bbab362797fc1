"""What is counted at the table when a deal of Hand and Foot is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from handfoot_gui.core.seats import Seat

MOST_POINTS: Final = 99_999

Count = Annotated[int, Meta(ge=0, le=99)]
CardCount = Annotated[int, Meta(ge=0, le=999)]
ClassName = Annotated[str, Meta(pattern="^(joker|two|ace|high|low|black_three)$")]
Cards: TypeAlias = (
    Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)] | Mapping[ClassName, CardCount]
)
"""Points as a sum, or the numbers of cards by class."""
SeatOut = Annotated[int, Meta(ge=0, le=5)]


class SideEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one side has when a deal is over; what the rules do not use stays at nothing."""

    clean: Count = 0
    dirty: Count = 0
    wild: Count = 0
    sevens: Count = 0
    black_threes: Count = 0
    """Clean piles of black threes; they are none of *clean*."""
    sevens_piles: Count = 0
    """Piles of sevens among the clean and dirty ones, where red threes ask for them."""
    red_threes_laid: Count = 0
    red_threes_left: Count = 0
    ladies_laid: Count = 0
    ladies_left: Count = 0
    out: SeatOut | None = None
    """Who of the side went out."""
    exact_cuts: Count = 0
    melded: Cards = 0
    left: Cards = 0
    """Of hand and foot; the points that count against, as a positive number."""


class DealEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One deal, by side."""

    sides: tuple[SideEntry, ...]

    @property
    def out(self) -> Seat | None:
        """Who went out; the first that is named, where an entry names several."""
        return next(map(Seat, self.seats_named), None)

    @property
    def seats_named(self) -> tuple[int, ...]:
        """Every seat that went out; a right entry names one at most."""
        return tuple(side.out for side in self.sides if side.out is not None)
