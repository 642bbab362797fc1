"""A decision judged by looking ahead: what was played, what else there was, what that brings."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

from msgspec import Struct

from handfoot_gui.core.seats import Seat

_SURE: Final = 2.0
"""Standard errors beyond which a difference is no chance."""


class Gain(StrEnum):
    """What the differences of a judgement are counted in."""

    POINTS = "points"
    CHANCE = "chance"
    """Of winning the game, in percent."""
    LAID = "laid"
    """Points of cards that leave the hand with the move; what comes after it is not foreseen."""


_BIG: Final = {Gain.POINTS: 100.0, Gain.CHANCE: 4.0, Gain.LAID: 25.0}
"""From so much on that was surely given away a player wants to hear of it."""


class Way(Struct, frozen=True):
    """Another move than the one that was played, and how much more it is expected to bring."""

    move: Any
    gain: float
    """Expected gain over the move that was played; negative where that was better."""
    error: float = 0.0
    """The standard error of the gain; 0 where it is certain."""

    @property
    def sure_gain(self) -> float:
        """The gain that is left when chance is taken off; negative where there may be none."""
        return self.gain - _SURE * self.error

    @property
    def is_sure(self) -> bool:
        """Whether the difference, to either side, is more than chance makes."""
        return not self.error or abs(self.gain) > _SURE * self.error


class Judgement(Struct, frozen=True):
    """One decision of *seat*, judged from what that seat could know and nothing else."""

    seat: Seat
    played: Any
    others: tuple[Way, ...]
    """What else was thought of, the best first; at least one."""
    hidden: int
    """Cards of the deal that *seat* did not see."""
    worlds: int = 0
    """Ways in which those may lie that were looked at; 0 where nothing was imagined."""
    unit: Gain = Gain.POINTS

    @property
    def best(self) -> Way:
        """The best of the others."""
        return self.others[0]

    @property
    def cost(self) -> float:
        """What was surely given away; 0 where nothing was."""
        return max(0.0, *(way.sure_gain for way in self.others))

    @property
    def weight(self) -> float:
        """What was surely given away beside what a player wants to hear of, whatever it is counted
        in."""
        return self.cost / _BIG[self.unit]

    @property
    def is_big(self) -> bool:
        """Whether so much was surely given away that the player wants to hear of it."""
        return self.weight >= 1
