"""The levels people choose from are those that bots have."""

from __future__ import annotations

from handfoot_gui.bots.levels import LEVELS as OF_BOTS
from handfoot_gui.engine.registry import GAMES
from handfoot_gui.model.levels import LEVELS


def test_the_levels_offered_are_those_of_the_bots_weakest_first() -> None:
    assert set(LEVELS) == set(GAMES)
    for game, levels in LEVELS.items():
        assert levels == tuple(OF_BOTS.get(game, ())), game
