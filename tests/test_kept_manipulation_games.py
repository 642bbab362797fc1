"""Kept games of Manipulation Rummy replay to their scores, move by move, for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from handfoot_gui.games import rules_of
from handfoot_gui.games.manipulation.rules.options import PRESETS, preset
from handfoot_gui.storage.codec import load

FOLDER = Path(__file__).parent / "samples" / "manipulation"
TABLES = (*((name, 4) for name in PRESETS), ("classic", 3), ("classic", 2))
SCORES = {
    ("classic", 4): (0, 298, 91, 0),
    ("machiavelli", 4): (0, 0, 0, 340),
    ("tiles", 4): (-64, -117, -64, 245),
    ("shanghai", 4): (0, 0, 345, 0),
    ("classic", 3): (317, 0, 97),
    ("classic", 2): (268, 441),
}


def test_every_preset_has_a_kept_game() -> None:
    expected = {f"{name}-{players}.handfoot.json" for name, players in TABLES}
    assert {path.name for path in FOLDER.iterdir()} == expected


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_kept_game_replays_to_its_scores(name: str, players: int) -> None:
    loaded = load(FOLDER / f"{name}-{players}.handfoot.json")
    assert loaded.reason is None
    assert loaded.record.game == "manipulation"
    options = preset(name, players)
    # A game of Machiavelli that was begun when ten cards were dealt goes on with ten.
    expected = replace(options, hand_size=10) if name == "machiavelli" else options
    assert loaded.record.options == expected
    rules = rules_of(loaded.record)
    assert rules.actor(loaded.state) is None
    assert rules.sheet(loaded.state).totals == SCORES[name, players]


def test_together_they_hold_every_kind_of_move_and_named_jokers() -> None:
    moves = [
        move for path in FOLDER.iterdir() for _, move in json.loads(path.read_bytes())["moves"]
    ]
    assert {move["move"] for move in moves} == {
        "dealer", "deal", "draw", "play", "knock", "end-turn", "end-round"
    }  # fmt: skip
    names = [
        laid["name"]
        for move in moves
        if move["move"] == "play"
        for meld in move["melds"]
        for laid in meld
        if "name" in laid
    ]
    assert names
