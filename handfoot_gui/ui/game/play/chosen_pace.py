"""How fast the others play in one game: as the preferences say, or of a demo as it is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from handfoot_gui.core.preferences import BotPace, Preferences
from handfoot_gui.ui.game.play.play import Play

DEMO_PACES: Final = (BotPace.SLOW, BotPace.CALM, BotPace.QUICK)
"""How a demo is seen: at first, then faster each time that is wanted, then slowly again."""


class ChosenPace:
    """The pace of the bots, and how long the best of them may think."""

    def __init__(self, play: Play, liked: Callable[[], BotPace]) -> None:
        """*liked* says which pace is preferred now."""
        self._play = play
        self._liked = liked
        self._seen = DEMO_PACES[0] if play.is_demo else None
        """At which pace a demo is seen."""

    @property
    def now(self) -> BotPace:
        """How the bots play."""
        return self._seen or self._liked()

    def follow(self, preferences: Preferences, pace: BotPace) -> None:
        """Play as *preferences* want it, at *pace*; of a demo the pace stays."""
        if not self._play.is_demo:
            self._play.set_pace(pace, preferences.seat_paces)
        self._play.bots.expert_seconds = preferences.expert_time.seconds

    def choose(self, pace: BotPace) -> None:
        """See a demo at *pace* from now on."""
        self._seen = pace
        self._play.set_pace(pace)

    @property
    def faster(self) -> BotPace:
        """The next pace at which a demo may be seen."""
        at = DEMO_PACES.index(self.now) if self.now in DEMO_PACES else -1
        return DEMO_PACES[(at + 1) % len(DEMO_PACES)]
