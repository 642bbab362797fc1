"""The levels of the bots by game, as people choose them; a test holds them to the bots' own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LEVELS: Final[Mapping[str, tuple[str, ...]]] = {
    "hand-and-foot": ("easy", "steady"),
    "manipulation": ("easy", "steady", "strong"),
    "raub": ("easy", "steady"),
}
"""The weakest level first. A game whose bots are missing cannot be set up."""


def fitting(game: str, level: str | None) -> str:
    """*level*, or the strongest of *game* where it has no such level, as for a person's adviser."""
    known = LEVELS[game]
    return level if level in known else known[-1]
