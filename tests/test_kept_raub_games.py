"""Kept games of Raub replay to their scores, move by move, for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from handfoot_gui.games import rules_of
from handfoot_gui.games.raub.rules.options import SevenSwap
from handfoot_gui.storage.codec import load

FOLDER = Path(__file__).parent / "samples" / "raub"
NAMES = ("classic-2", "classic-3", "classic-4", "early-swap-3")


@pytest.mark.parametrize("name", NAMES)
def test_the_kept_game_replays_to_its_scores(name: str) -> None:
    loaded = load(FOLDER / f"{name}.handfoot.json")
    assert loaded.reason is None
    assert loaded.record.game == "raub"
    assert loaded.record.options.players == int(name[-1])
    assert loaded.record.options.must_beat == (name == "classic-3")
    assert (loaded.record.options.seven_swap is SevenSwap.EXCHANGE) == (name == "early-swap-3")
    assert rules_of(loaded.record).actor(loaded.state) is None


def test_together_they_hold_every_kind_of_move() -> None:
    kinds = {
        move["move"]
        for name in NAMES
        for _, move in json.loads((FOLDER / f"{name}.handfoot.json").read_bytes())["moves"]
    }
    assert kinds == {
        "dealer", "take-deal", "pass-deal", "deal", "blind-raub", "look", "raub", "dalje",
        "turn-up", "throw-in", "exchange", "lay-aside", "swap-seven", "keep-seven", "play",
        "sweep", "end-deal",
    }  # fmt: skip
