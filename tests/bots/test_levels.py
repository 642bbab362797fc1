"""The levels people choose from are those that bots have."""

from __future__ import annotations

import pytest

from handfoot_gui.core.game import GameDef
from handfoot_gui.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_level_offered_makes_a_bot(game: GameDef) -> None:
    assert game.levels, "somebody plays it"
    options = next(iter(game.presets.values()))
    made = [game.bot(level, options) for level in game.levels]
    assert all(callable(bot.choose) for bot in made)


def test_a_level_that_a_game_lacks_is_its_strongest() -> None:
    game = GAMES["raub"]
    assert game.level_like("easy") == "easy"
    assert game.level_like("unheard of") == game.levels[-1] == game.level_like(None)
