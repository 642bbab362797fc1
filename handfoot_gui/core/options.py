"""What the options of every game have in common."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, Protocol, Self


class GameOptions(Protocol):
    """One rule set, frozen and checked; every variant is a value of it."""

    @property
    def players(self) -> int: ...

    @property
    def sides(self) -> StrEnum:
        """Who plays together."""

    @property
    def runs_right(self) -> bool:
        """The next player sits to the right, not to the left."""

    @property
    def seats_of_sides(self) -> tuple[tuple[int, ...], ...]: ...

    def check(self) -> None:
        """Raise `OptionsError` when the rules cannot be dealt or finished."""

    def contradictions(self) -> Iterator[tuple[tuple[str, ...], str]]:
        """Every pair of options that disagree, with a sentence; `check` raises the first."""

    def seated(self, players: int, sides: Any) -> Self:
        """The same rules for another table; they may contradict themselves."""
