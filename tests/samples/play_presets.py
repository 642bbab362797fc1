"""Writes one game of every preset into the folder ``presets`` beside this file.

The games are random legal play that likes to meld, so that they hold every kind of move. They are
kept as they are for ever: run this only for a preset that has none yet.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "engine"))

from random_play import match  # noqa: E402

from handfoot_gui.engine.hand_and_foot.presets import PRESETS  # noqa: E402
from handfoot_gui.engine.hand_and_foot.rules import HandAndFoot  # noqa: E402
from handfoot_gui.engine.record import Player, PlayerKind, Record  # noqa: E402
from handfoot_gui.engine.registry import AnyRecord  # noqa: E402
from handfoot_gui.model.storage.codec import check_of, encode  # noqa: E402

NAMES = ("Marta", "Elise", "Josip", "Karl", "Ana", "Luc")


def game(name: str, seed: int) -> tuple[int, AnyRecord, bytes]:
    """A game of the preset: how many deals ended by going out, the record, the file."""
    options = PRESETS[name]
    rules = HandAndFoot(options)
    state = rules.start()
    moves = []
    for now, seat, move in match(rules, Random(seed), 50_000):
        moves.append((seat, move))
        state = rules.apply(now, seat, move)
    seats = tuple(Player(who, PlayerKind.PERSON) for who in NAMES[: options.players])
    record: AnyRecord = Record("hand-and-foot", name, options, seats, tuple(moves))
    out = sum(deal.ended == "out" for deal in rules.sheet(state).deals)
    content = encode(record, check_of(record, rules, state), name, datetime(2026, 3, 1, tzinfo=UTC))
    return out, record, content


def main() -> None:
    """Write what is missing."""
    for name in PRESETS:
        path = HERE / "presets" / f"{name}.handfoot.json"
        if not path.exists():
            out, _, content = max(
                (game(name, seed) for seed in range(30)), key=lambda made: made[0]
            )
            path.write_bytes(content)
            print(f"{name}: {out} deals ended by going out, {len(content)} bytes")


if __name__ == "__main__":
    main()
