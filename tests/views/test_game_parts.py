"""The parts of a game's page hear of the game in one order, and leave in the other."""

from __future__ import annotations

from handfoot_gui.core.errors import Problem
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.ui.game.part import GamePart, GameParts


class _Noting(GamePart):
    """Writes down what it hears."""

    def __init__(self, name: str, heard: list[object]) -> None:
        self._name, self._heard = name, heard

    def on_acted(self) -> None:
        self._heard.append((self._name, "acted"))

    def on_changed(self) -> None:
        self._heard.append((self._name, "changed"))

    def on_refused(self, problem: Problem) -> None:
        self._heard.append((self._name, problem))

    def on_deal_ended(self) -> None:
        self._heard.append((self._name, "deal ended"))

    def on_preferred(self, preferences: Preferences) -> None:
        self._heard.append((self._name, preferences))

    def on_left(self) -> None:
        self._heard.append((self._name, "left"))


def test_every_part_hears_of_everything_in_the_order_in_which_it_joined() -> None:
    heard: list[object] = []
    parts, problem, preferences = GameParts(), Problem(), Preferences()
    parts.join(_Noting("table", heard), GamePart())
    parts.join(_Noting("sounds", heard))
    parts.act()
    parts.change()
    parts.refuse(problem)
    parts.end_deal()
    parts.prefer(preferences)
    told = ("acted", "changed", problem, "deal ended", preferences)
    assert heard == [(name, what) for what in told for name in ("table", "sounds")]


def test_who_has_joined_last_leaves_first() -> None:
    heard: list[object] = []
    parts = GameParts()
    parts.join(*(_Noting(name, heard) for name in ("table", "tips", "questions")))
    parts.leave()
    assert heard == [("questions", "left"), ("tips", "left"), ("table", "left")]
