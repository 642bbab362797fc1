"""Writes games of Raub into the folder ``raub`` beside this file.

The games are random legal play of players who raub with trumps. They are kept as they are for ever:
run this only for rules that have none yet.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from raub_positions import match  # noqa: E402

from handfoot_gui.core.game import AnyRecord  # noqa: E402
from handfoot_gui.core.record import Player, PlayerKind, Record  # noqa: E402
from handfoot_gui.games.raub.rules.options import Options  # noqa: E402
from handfoot_gui.games.raub.rules.rules import RaubRules  # noqa: E402
from handfoot_gui.session.check import check_of  # noqa: E402
from handfoot_gui.storage.codec import encode  # noqa: E402

NAMES = ("Marta", "Elise", "Josip", "Karl")
TABLES = (
    ("classic-2", Options(players=2)),
    ("classic-3", Options(players=3, must_beat=True)),
    ("classic-4", Options(players=4)),
    ("early-swap-3", Options(players=3, swap_in_exchange_only=True)),
)
"""Names of the files, and their rules."""
LONGEST = 60
"""Deals of a game worth keeping."""


def game(options: Options, seed: int) -> tuple[int, int, bytes]:
    """A game: how many kinds of moves it has, how many deals, and the file."""
    rules = RaubRules(options)
    state = rules.start()
    moves = []
    for now, seat, move in match(rules, Random(seed)):
        moves.append((seat, move))
        state = rules.apply(now, seat, move)
    seats = tuple(Player(who, PlayerKind.PERSON) for who in NAMES[: options.players])
    record: AnyRecord = Record("raub", "classic", options, seats, tuple(moves))
    kinds = len({type(move) for _, move in moves})
    check = check_of(record, rules, state)
    content = encode(record, check, "classic", datetime(2026, 3, 1, tzinfo=UTC))
    return kinds, len(state.public.results), content


def main() -> None:
    """Write what is missing."""
    for name, options in TABLES:
        path = HERE / "raub" / f"{name}.handfoot.json"
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            made = [game(options, seed) for seed in range(60)]
            short = [one for one in made if one[1] <= LONGEST]
            kinds, deals, content = max(short, key=lambda one: (one[0], -one[1]))
            path.write_bytes(content)
            print(f"{path.name}: {kinds} kinds of moves, {deals} deals, {len(content)} bytes")


if __name__ == "__main__":
    main()
