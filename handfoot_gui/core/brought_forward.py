"""What a game begun elsewhere, or with a handicap, starts from: totals, a deal, rounds won."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from handfoot_gui.core.errors import Problem

MOST_BROUGHT: Final = 100_000
"""Points a side may start with, either way."""
MOST_DEALS: Final = 20
"""The first deal here has this number at most, and as many rounds may have been won."""


class BroughtForward(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the first deal here goes on."""

    totals: Annotated[
        tuple[Annotated[int, Meta(ge=-MOST_BROUGHT, le=MOST_BROUGHT)], ...], Meta(max_length=32)
    ] = ()
    """By side; none where the game begins here, with what everybody begins with."""
    deal: Annotated[int, Meta(ge=1, le=MOST_DEALS)] = 1
    """The number of the first deal here."""
    rounds_won: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=MOST_DEALS)], ...], Meta(max_length=32)
    ] = ()
    """By player, where rounds won count at the end."""

    @property
    def deals_before(self) -> int:
        """Deals that were played elsewhere."""
        return self.deal - 1

    def total(self, side: int, opening: int = 0) -> int:
        """What *side* starts with; *opening* where nothing was brought forward."""
        return self.totals[side] if self.totals else opening

    def rounds(self, seat: int) -> int:
        """Rounds that *seat* won elsewhere."""
        return self.rounds_won[seat] if self.rounds_won else 0


NOTHING: Final = BroughtForward()
"""The game begins here."""


class WrongNumbers(Problem, frozen=True):
    """There is not one total for every side, or not one number of rounds for every player."""


class TotalOutOfRange(Problem, frozen=True):
    """A side stands at *total*, but it goes from *least* to *most*."""

    side: int
    total: int
    least: int
    most: int


class HasReachedGoal(Problem, frozen=True):
    """A side stands at *total*, where the game would be over: it goes to *target*."""

    side: int
    total: int
    target: int


class NoSuchDeal(Problem, frozen=True):
    """*deal* would be the next one, but the game has only *deals*."""

    deal: int
    deals: int


class NoRoundsCounted(Problem, frozen=True):
    """Rounds won count for nothing in this game."""
