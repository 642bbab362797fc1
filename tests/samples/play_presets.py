"""Writes two games of every preset: into ``presets`` and ``steady`` beside this file.

Those in ``presets`` are random legal play that likes to meld, so that they hold every kind of move;
those in ``steady`` are played by steady bots, as games at a table go, and show what is special in
their presets. They are kept as they are for ever: run this only for a preset that has none yet.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import NamedTuple

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "engine")]

from random_play import match  # noqa: E402
from special_things import SPECIAL, special_things  # noqa: E402

from handfoot_gui.bots.arena import play_game  # noqa: E402
from handfoot_gui.core.bot import derived_seed  # noqa: E402
from handfoot_gui.core.game import AnyRecord  # noqa: E402
from handfoot_gui.core.record import Player, PlayerKind, Record  # noqa: E402
from handfoot_gui.core.seats import Seat  # noqa: E402
from handfoot_gui.games import GAMES  # noqa: E402
from handfoot_gui.games.hand_and_foot.rules.moves import Move  # noqa: E402
from handfoot_gui.games.hand_and_foot.rules.options import Options  # noqa: E402
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS  # noqa: E402
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot  # noqa: E402
from handfoot_gui.games.hand_and_foot.rules.state import State  # noqa: E402
from handfoot_gui.session.check import check_of  # noqa: E402
from handfoot_gui.storage.codec import encode  # noqa: E402

NAMES = ("Marta", "Elise", "Josip", "Karl", "Ana", "Luc")


class Made(NamedTuple):
    """A game as it would be kept."""

    shown: int
    """Special things of the preset that happen in it."""
    out: int
    """Deals that ended by going out."""
    content: bytes


def made(
    name: str,
    players: tuple[Player, ...],
    moves: tuple[tuple[Seat, Move], ...],
    state: State,
    seed: int | None = None,
) -> Made:
    """The file of a finished game of the preset."""
    options = PRESETS[name]
    rules = HandAndFoot(options)
    record: AnyRecord = Record("hand-and-foot", name, options, players, moves, seed)
    shown = len(SPECIAL[name] & special_things(record))
    out = sum(deal.ended == "out" for deal in rules.sheet(state).deals)
    started = datetime(2026, 3, 1, tzinfo=UTC)
    return Made(shown, out, encode(record, check_of(record, rules, state), name, started))


def random_game(name: str, seed: int) -> Made:
    """Random legal play that likes to meld."""
    options = PRESETS[name]
    rules = HandAndFoot(options)
    state = rules.start()
    moves: list[tuple[Seat, Move]] = []
    for now, seat, move in match(rules, Random(seed), 50_000):
        moves.append((seat, move))
        state = rules.apply(now, seat, move)
    seats = tuple(Player(who, PlayerKind.PERSON) for who in NAMES[: options.players])
    return made(name, seats, tuple(moves), state)


def steady_game(name: str, number: int) -> Made:
    """Steady bots."""
    options: Options = PRESETS[name]
    bots = [GAMES["hand-and-foot"].bot("steady", options) for _ in range(options.players)]
    seed = derived_seed(1, name, number)
    played = play_game(HandAndFoot(options), bots, seed)
    assert not played.faults
    seats = tuple(Player(who, PlayerKind.BOT, "steady") for who in NAMES[: options.players])
    return made(name, seats, played.moves, played.final, seed)


def write_missing(folder: str, play: Callable[[str, int], Made], games: int) -> None:
    """Of some games of each preset that has none in *folder*, keep the one that shows most."""
    for name in PRESETS:
        path = HERE / folder / f"{name}.handfoot.json"
        if not path.exists():
            best = max(
                (play(name, number) for number in range(games)),
                key=lambda game: (game.shown, game.out, -len(game.content)),
            )
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(best.content)
            size = len(best.content)
            print(
                f"{folder}/{name}: {best.shown} of {len(SPECIAL[name])} special things, "
                f"{best.out} deals ended by going out, {size} bytes"
            )


if __name__ == "__main__":
    write_missing("presets", random_game, 30)
    write_missing("steady", steady_game, 80)
