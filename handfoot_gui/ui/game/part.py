"""What the parts of a game's page hear of the game: each does on an event what is its own."""

from __future__ import annotations

from handfoot_gui.core.errors import Problem
from handfoot_gui.core.preferences import Preferences


class GamePart:
    """A part of the page of a game; it overrides the events that it does something about."""

    def on_acted(self) -> None:
        """The next act has come: what was said, asked, hinted or marked stands no longer."""

    def on_changed(self) -> None:
        """A move was made or taken back, or something else is waited for."""

    def on_refused(self, problem: Problem) -> None:
        """What a person wanted is not allowed."""

    def on_deal_ended(self) -> None:
        """A deal is scored; `on_changed` came before."""

    def on_preferred(self, preferences: Preferences) -> None:
        """The person at the screen likes it so."""

    def on_left(self) -> None:
        """The table is let go of."""


class GameParts:
    """The parts of one game, which hear of it in the order in which they joined; of its end those
    first that joined last."""

    def __init__(self) -> None:
        self._parts: tuple[GamePart, ...] = ()

    def join(self, *parts: GamePart) -> None:
        """From now on *parts* hear of the game, after those that do so already."""
        self._parts += parts

    def act(self) -> None:
        """The next act has come."""
        for part in self._parts:
            part.on_acted()

    def change(self) -> None:
        """The game goes on."""
        for part in self._parts:
            part.on_changed()

    def refuse(self, problem: Problem) -> None:
        """*problem* stands against what a person wanted."""
        for part in self._parts:
            part.on_refused(problem)

    def end_deal(self) -> None:
        """A deal is scored."""
        for part in self._parts:
            part.on_deal_ended()

    def prefer(self, preferences: Preferences) -> None:
        """Follow *preferences*."""
        for part in self._parts:
            part.on_preferred(preferences)

    def leave(self) -> None:
        """Let go of the table."""
        for part in reversed(self._parts):
            part.on_left()
