"""Games of all kinds for the tests of looking back, from the samples in this folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.record import Player, PlayerKind
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of
from handfoot_gui.session.look_back import LookBack
from handfoot_gui.storage.codec import read_game, record_in

SAMPLES: Final = Path(__file__).parent / "samples"
GAMES: Final = (
    "steady/classic",
    "steady/brouillette-high",
    "presets/pennies",
    "raub/classic-4",
    "raub/classic-2",
    "manipulation/classic-3",
)
"""With a first card turned up, with packets cut, with six players, and the other two games."""


@cache
def sample(name: str) -> AnyRecord:
    """The record of ``samples/name``."""
    return record_in(read_game(SAMPLES / f"{name}.handfoot.json"))


def left(name: str, moves: int, persons: int = 1) -> AnyRecord:
    """The same game after so many *moves*, with people on the first seats and bots elsewhere."""
    record = sample(name)
    seats = tuple(
        Player(player.name, PlayerKind.PERSON)
        if seat < persons
        else Player(player.name, PlayerKind.BOT, "easy")
        for seat, player in enumerate(record.seats)
    )
    return replace(record, seats=seats, moves=record.moves[:moves], fair=())


def back(record: AnyRecord, *, is_finished: bool = False) -> LookBack:
    return LookBack(record, presenter_of(record, Words()), is_finished=is_finished)
