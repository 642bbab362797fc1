"""The six things that people far apart may call to one another, and how often."""

from __future__ import annotations

from collections import deque
from enum import StrEnum
from typing import Final

from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.phrases import Translate

APART: Final = 2.0
"""Seconds between two of one person, at least."""
MOST: Final = 6
WITHIN: Final = 60.0
"""So many of one person in so many seconds."""


class Reaction(StrEnum):
    """What can be called; nothing else can, so that nobody is written to."""

    WELL_PLAYED = "well-played"
    THANKS = "thanks"
    WOW = "wow"
    OUCH = "ouch"
    LAUGH = "laugh"
    MOMENT = "moment"


def text_of(reaction: Reaction, translate: Translate) -> str:
    """The words of a *reaction*."""
    return {
        Reaction.WELL_PLAYED: translate("Reactions", "Well played!"),
        Reaction.THANKS: translate("Reactions", "Thank you!"),
        Reaction.WOW: translate("Reactions", "Wow!"),
        Reaction.OUCH: translate("Reactions", "Ouch!"),
        Reaction.LAUGH: translate("Reactions", "Ha ha!"),
        Reaction.MOMENT: translate("Reactions", "Just a moment!"),
    }[reaction]


def known(code: str) -> Reaction | None:
    """The reaction of that *code*; None where there is none."""
    return Reaction(code) if code in tuple(Reaction) else None


class ReactionLimits:
    """How often everybody may call something; the time is given, in seconds of any clock."""

    def __init__(self) -> None:
        self._called: dict[Seat, deque[float]] = {}

    def take(self, seat: Seat, now: float) -> bool:
        """Whether *seat* may call something at *now*; then it has."""
        called = self._called.setdefault(seat, deque(maxlen=MOST))
        # A clock that is put back locks nobody out.
        if called and not 0 <= now - called[-1] < WITHIN:
            called.clear()
        is_full = len(called) == MOST and now - called[0] < WITHIN
        if is_full or (called and now - called[-1] < APART):
            return False
        called.append(now)
        return True
