"""One kept game of every preset replays to its scores, move by move, for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from handfoot_gui.engine.hand_and_foot.presets import PRESETS
from handfoot_gui.engine.registry import rules_of
from handfoot_gui.model.storage.codec import load

FOLDER = Path(__file__).parent / "samples" / "presets"


def test_every_preset_has_a_kept_game() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{n}.handfoot.json" for n in PRESETS}


@pytest.mark.parametrize("name", PRESETS)
def test_the_kept_game_replays_to_its_scores(name: str) -> None:
    loaded = load(FOLDER / f"{name}.handfoot.json")
    assert loaded.reason is None
    assert loaded.record.preset == name
    assert loaded.record.options == PRESETS[name]
    assert rules_of(loaded.record).actor(loaded.state) is None


def test_together_they_hold_every_kind_of_move_but_the_rarest() -> None:
    kinds = {
        move["move"]
        for name in PRESETS
        for _, move in json.loads((FOLDER / f"{name}.handfoot.json").read_bytes())["moves"]
    }
    assert kinds == {
        "dealer", "deal", "cut", "lift", "turn-up", "draw", "take", "lay", "discard",
        "ask", "answer", "red-three", "foot", "reshuffle", "end-deal",
    }  # fmt: skip
