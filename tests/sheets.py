"""Score sheets for tests: of the sample games, whole or half-way, and blank ones."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from handfoot_gui.core.record import replay
from handfoot_gui.core.score_sheet import Origin, SheetFacts, SheetModel
from handfoot_gui.core.sheet import Sheet
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.session.score_sheet import sheet_of
from handfoot_gui.storage.codec import read_game, record_in

SAMPLES = Path(__file__).parent / "samples"
HAND_AND_FOOT = tuple(sorted(f"presets/{p.name}" for p in (SAMPLES / "presets").glob("*.json")))
RAUB = tuple(sorted(f"raub/{p.name}" for p in (SAMPLES / "raub").glob("*.json")))
MANIPULATION = tuple(
    sorted(f"manipulation/{p.name}" for p in (SAMPLES / "manipulation").glob("*.json"))
)
ALL = (*HAND_AND_FOOT, *RAUB, *MANIPULATION)


@cache
def played(name: str, part: float = 1.0) -> SheetFacts:
    """The sheet of the sample *name* after a *part* of its moves."""
    record = record_in(read_game(SAMPLES / name))
    rules = rules_of(record)
    moves = record.moves[: int(len(record.moves) * part)]
    sheet: Sheet = rules.sheet(replay(rules, moves))
    return SheetFacts(
        record.game,
        record.options,
        "Ours",
        tuple(player.name for player in record.seats),
        sheet,
        origin=Origin.PLAYED,
        place="Zagreb",
        date="Saturday, November 21, 2026",
    )


def blank(game: str, preset: str, players: int | None = None, sides: Any = None) -> SheetFacts:
    """A sheet to write on for a preset."""
    return SheetFacts(game, GAMES[game].preset_options(preset, players, sides), "Ours")


def every_blank() -> list[SheetFacts]:
    """One for every preset of every game with every number of players and sides."""
    return [
        blank(game.name, preset, players, side)
        for game in GAMES.values()
        for preset, seats in game.preset_seats.items()
        for players, sides in seats.items()
        for side in sides
    ]


def model(facts: SheetFacts) -> SheetModel:
    return sheet_of(facts, Words())
