"""Options of a game in which everybody is a side and any number of players plays by them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from enum import StrEnum
from typing import Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.seats import Seat


class LonerSides(StrEnum):
    """Who plays together: nobody does."""

    ALONE = "alone"


class LonerOptions(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """What is the same in the switches of all these games; each says its range of players."""

    players: int = 4

    @property
    def sides(self) -> LonerSides:
        return LonerSides.ALONE

    @property
    def seats_of_sides(self) -> tuple[tuple[Seat, ...], ...]:
        return tuple((Seat(seat),) for seat in range(self.players))

    def check(self) -> None:
        """Nothing to refuse: within the ranges the cards can always be dealt."""

    def contradictions(self) -> Iterator[tuple[tuple[str, ...], str]]:
        """None, see `check`."""
        return iter(())

    def seated(self, players: int, sides: LonerSides) -> Self:  # noqa: ARG002  (there is one way)
        """The same rules for so many players."""
        return replace(self, players=players)


OptionsT = TypeVar("OptionsT", bound=LonerOptions)


def seated_preset(
    made: OptionsT, name: str, seats: Collection[int], players: int | None, sides: LonerSides | None
) -> OptionsT:
    """The preset *made*, called *name*, for so many of *seats*; ValueError for any other number.

    Without *players* they are as many as usual.
    """
    if players is None:
        players = made.players
    if players not in seats:
        raise ValueError(f"{name} is not played by {players}")
    if sides not in (None, LonerSides.ALONE):
        raise ValueError(f"{name} is not played by {players} as {sides}")
    return replace(made, players=players)
