"""The levels people choose from are those that bots have."""

from __future__ import annotations

from random import Random

import pytest
from every_game import a_few_tables, rules_and_presenter, steps

from handfoot_gui.__main__ import main
from handfoot_gui.core.bot import EXPERT
from handfoot_gui.core.game import LEVELS, GameDef
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_level_offered_makes_a_bot(game: GameDef) -> None:
    assert game.levels, "somebody plays it"
    options = next(iter(game.presets.values()))
    made = [game.bot(level, options) for level in game.levels]
    assert all(callable(bot.choose) for bot in made)
    assert game.levels == LEVELS[: len(game.levels)], "the same names in every game"
    told = game.text(lambda _, text, *__: text).levels
    assert set(told) == set(game.levels)
    assert len(set(told.values())) == len(told), "each has a sentence of its own"


def test_the_command_tells_the_levels_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["match", "--help"])
    told = " ".join(capsys.readouterr().out.split()).replace("- ", "-")
    for game in GAMES.values():
        none = "" if game.levels == LEVELS else " (none is stronger)"
        assert f"{game.name}: {', '.join(game.levels)}{none}" in told


def test_a_level_that_a_game_lacks_is_its_strongest() -> None:
    game = GAMES["raub"]
    assert game.level_like("easy") == "easy"
    assert game.level_like("unheard of") == game.levels[-1]


@pytest.mark.parametrize(("game", "preset", "players"), a_few_tables())
def test_other_hidden_cards_give_the_same_move_at_every_level(
    game: str, preset: str, players: int
) -> None:
    rules, _ = rules_and_presenter(game, preset, players)
    rng, compared = Random(1), 0
    # An expert moves by the clock; with a number of worlds it has a test of its own.
    levels = [level for level in GAMES[game].levels if level != EXPERT]
    for number, step in enumerate(steps(rules, 3, 400)):
        if step.seat == TABLE or number % 21:
            continue
        seen = rules.view(step.before, step.seat)
        other = rules.imagine(seen, rng)
        level = levels[compared % len(levels)]
        moves = [
            GAMES[game].bot(level, rules.options).choose(rules.view(state, step.seat), 5, 0.05)
            for state in (step.before, other)
        ]
        assert moves[0] == moves[1], level
        compared += 1
    assert compared > len(levels)
