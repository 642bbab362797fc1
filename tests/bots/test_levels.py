"""The levels people choose from are those that bots have."""

from __future__ import annotations

from handfoot_gui.games.level_names import LEVELS
from handfoot_gui.games.levels import LEVELS as OF_BOTS
from handfoot_gui.games.registry import GAMES


def test_the_levels_offered_are_those_of_the_bots_weakest_first() -> None:
    assert set(LEVELS) == set(GAMES)
    for game, levels in LEVELS.items():
        assert levels == tuple(OF_BOTS.get(game, ())), game
