"""Writes games of Raub into the folder ``raub`` beside this file.

The games are random legal play of players who raub with trumps. They are kept as they are for ever:
run this only for a number of players that has none yet.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from msgspec.structs import replace  # noqa: E402
from raub_positions import match  # noqa: E402

from handfoot_gui.engine.raub.presets import preset  # noqa: E402
from handfoot_gui.engine.raub.rules import RaubRules  # noqa: E402
from handfoot_gui.engine.record import Player, PlayerKind, Record  # noqa: E402
from handfoot_gui.engine.registry import AnyRecord  # noqa: E402
from handfoot_gui.model.storage.codec import check_of, encode  # noqa: E402

NAMES = ("Marta", "Elise", "Josip", "Karl")
TABLES = ((2, False), (3, True), (4, False))
"""Players, and whether they must beat."""
LONGEST = 60
"""Deals of a game worth keeping."""


def game(players: int, must_beat: bool, seed: int) -> tuple[int, int, bytes]:
    """A game: how many kinds of moves it has, how many deals, and the file."""
    options = replace(preset("classic", players), must_beat=must_beat)
    rules = RaubRules(options)
    state = rules.start()
    moves = []
    for now, seat, move in match(rules, Random(seed)):
        moves.append((seat, move))
        state = rules.apply(now, seat, move)
    seats = tuple(Player(who, PlayerKind.PERSON) for who in NAMES[:players])
    record: AnyRecord = Record("raub", "classic", options, seats, tuple(moves))
    kinds = len({type(move) for _, move in moves})
    check = check_of(record, rules, state)
    content = encode(record, check, "classic", datetime(2026, 3, 1, tzinfo=UTC))
    return kinds, len(state.public.results), content


def main() -> None:
    """Write what is missing."""
    for players, must_beat in TABLES:
        path = HERE / "raub" / f"classic-{players}.handfoot.json"
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            made = [game(players, must_beat, seed) for seed in range(60)]
            short = [one for one in made if one[1] <= LONGEST]
            kinds, deals, content = max(short, key=lambda one: (one[0], -one[1]))
            path.write_bytes(content)
            print(f"{path.name}: {kinds} kinds of moves, {deals} deals, {len(content)} bytes")


if __name__ == "__main__":
    main()
