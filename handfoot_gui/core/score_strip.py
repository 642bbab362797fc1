"""A score as it is written on paper: one line a deal, the last one counts."""

from __future__ import annotations

from msgspec import Struct


class StripLine(Struct, frozen=True):
    """One line of it."""

    totals: tuple[int, ...] = ()
    """Where every side stands; empty where nothing was scored."""
    word: str = ""
    """What is written in place of figures, on a double line under all before."""
    factor: int = 1
    """How many times the deal counted that led there."""
    name: str = ""
    """Of which deal it is, or where all began, for the ear."""


class ScoreStrip(Struct, frozen=True):
    """All lines, the oldest first; at least one has totals."""

    lines: tuple[StripLine, ...]

    @property
    def latest(self) -> int:
        """The place of the last line with totals."""
        return max(place for place, line in enumerate(self.lines) if line.totals)
