"""What the players agree on before a game that no rule of the game says; part of its record."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class TakeBack(StrEnum):
    """Which moves may be taken back."""

    RULES = "rules"
    """One's own last, as long as no new card was seen since."""
    ANYTHING = "anything"
    """For practice: a person who plays alone may take back anything."""


class MemoryAid(StrEnum):
    """What the table remembers for its players."""

    OFF = "off"
    DISCARDS = "discards"
    """The cards discarded or played last, and who took which pile."""
    UNSEEN = "unseen"
    """These, and how many cards of each rank a player has not seen."""


class MatchSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Fixed at the start of a game; the score sheet says what differs from the defaults."""

    take_back: TakeBack = TakeBack.RULES
    memory_aid: MemoryAid = MemoryAid.OFF
