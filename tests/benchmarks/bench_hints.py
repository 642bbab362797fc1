"""How long people wait for a hint; run it directly, it is no test.

In every preset and number of players, steady bots play deals, and before each of their moves a hint
is asked for. The time is the process's own, so that a busy machine counts no more than an idle one.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import process_time

from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.game import GameDef
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import GAMES
from tests.benchmarks.figures import arguments, decisions, line


def views(game: GameDef, options: GameOptions, seed: int, moves: int) -> Iterator[object]:
    """What every player sees who is to move in the first *moves* of a game."""
    rules, bot, rng = game.rules(options), game.bot("steady", options), Random(seed)
    state = rules.start()
    for number in range(moves):
        actor = rules.actor(state)
        if actor is None:
            return
        if actor == TABLE:
            state = rules.apply(state, TABLE, rules.table_move(state, rng))
            continue
        view = rules.view(state, actor)
        yield view
        state = rules.apply(state, actor, bot.choose(view, derived_seed(seed, number), 1.0))


def main() -> None:
    asked = arguments(__doc__, games=1, moves=60, every=5)
    for game in GAMES.values():
        print(f"{game.name}, a hint before every {asked.every}th of {asked.moves} moves")
        seconds = []
        for preset, tables in game.preset_seats.items():
            for players, groups in tables.items():
                options = game.preset_options(preset, players, groups[0])
                for seed in range(asked.seed, asked.seed + asked.games):
                    for number, view in enumerate(views(game, options, seed, asked.moves)):
                        if number % asked.every == 0:
                            begun = process_time()
                            game.advice(options, view)
                            seconds.append(process_time() - begun)
        decisions(seconds)
        line("over 0.3 s", sum(each > 0.3 for each in seconds))


if __name__ == "__main__":
    main()
