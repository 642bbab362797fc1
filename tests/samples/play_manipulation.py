"""Writes one game of every preset of Manipulation Rummy into ``manipulation`` beside this file.

The games are random legal play with rearrangements, and one between bots that rearrange far.
They are kept as they are for ever: run this only for a preset that has none yet.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from manipulation_random_play import match  # noqa: E402
from msgspec.structs import replace  # noqa: E402

from handfoot_gui.bots.arena import play_game  # noqa: E402
from handfoot_gui.core.game import AnyRecord  # noqa: E402
from handfoot_gui.core.record import Player, PlayerKind, Record  # noqa: E402
from handfoot_gui.games import GAMES  # noqa: E402
from handfoot_gui.games.manipulation.rules.options import PRESETS  # noqa: E402
from handfoot_gui.games.manipulation.rules.rules import Manipulation  # noqa: E402
from handfoot_gui.session.check import check_of  # noqa: E402
from handfoot_gui.storage.codec import encode  # noqa: E402

NAMES = ("Marta", "Elise", "Josip", "Karl", "Ana")
TABLES = (*((name, 4) for name in PRESETS), ("classic", 2))
"""Presets and players."""


def game(name: str, players: int, seed: int) -> tuple[int, bytes]:
    """A game: how many ways its rounds ended in, and the file."""
    options = replace(PRESETS[name], players=players)
    rules = Manipulation(options)
    state = rules.start()
    moves = []
    for now, seat, move in match(rules, Random(seed)):
        moves.append((seat, move))
        state = rules.apply(now, seat, move)
    seats = tuple(Player(who, PlayerKind.PERSON) for who in NAMES[:players])
    record: AnyRecord = Record("manipulation", name, options, seats, tuple(moves))
    ways = len({deal.ended for deal in rules.sheet(state).deals})
    content = encode(record, check_of(record, rules, state), name, datetime(2026, 3, 1, tzinfo=UTC))
    return ways, content


def game_of_bots(levels: Sequence[str], seed: int) -> tuple[int, bytes]:
    """The same for a game of the classic preset between bots."""
    options = replace(PRESETS["classic"], players=len(levels))
    rules = Manipulation(options)
    played = play_game(rules, [GAMES["manipulation"].bot(level, options) for level in levels], seed)
    seats = tuple(
        Player(who, PlayerKind.BOT, level) for who, level in zip(NAMES, levels, strict=False)
    )
    record: AnyRecord = Record("manipulation", "classic", options, seats, played.moves, seed)
    check = check_of(record, rules, played.final)
    content = encode(record, check, "bots", datetime(2026, 3, 1, tzinfo=UTC))
    return len({deal.ended for deal in played.sheet.deals}), content


def main() -> None:
    """Write what is missing."""
    for name, players in TABLES:
        path = HERE / "manipulation" / f"{name}-{players}.handfoot.json"
        if not path.exists():
            made = [game(name, players, seed) for seed in range(30)]
            ways, content = max(made, key=lambda one: (one[0], -len(one[1])))
            path.write_bytes(content)
            print(f"{path.name}: {ways} ways to end a round, {len(content)} bytes")
    path = HERE / "manipulation" / "classic-3.handfoot.json"
    if not path.exists():
        games = [game_of_bots(("steady", "easy", "steady"), seed) for seed in range(3)]
        ways, content = max(games, key=lambda one: (one[0], -len(one[1])))
        path.write_bytes(content)
        print(f"{path.name}: {ways} ways to end a round, {len(content)} bytes")


if __name__ == "__main__":
    main()
