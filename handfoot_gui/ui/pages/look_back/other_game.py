"""Another game of the same deal, beside the one that people look back at."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct


class OtherGame(Struct, frozen=True):
    """A game of the same cards that went another way."""

    position: int
    """How many moves of the game that is looked at were made when the two parted."""
    told: str
    """What it is about that position, in few words."""
    done: str
    """What was done there in the one and in the other, and what came of it, a line each."""
    named: str
    """What stands on the button that shows the other one."""
    show: Callable[[], None]
    """Shows it from the same place."""
