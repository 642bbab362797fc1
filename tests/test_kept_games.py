"""Two kept games of every preset, one random and one of bots, replay to their scores for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from handfoot_gui.games import rules_of
from handfoot_gui.games.hand_and_foot.rules.option_values import Openness, PileWord
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.storage.codec import load
from tests.special_things import SPECIAL, special_things

SAMPLES = Path(__file__).parent / "samples"
PLAYED = ("presets", "steady")
"""Folders: random legal play, and steady bots."""

SCORES = {
    ("presets", "classic"): (17440, 22320),
    ("presets", "classic-upcard"): (24215, 18085),
    ("presets", "saskatchewan"): (20025, 21960),
    ("presets", "simpson"): (2875, 1435, 275, 1070),
    ("presets", "brouillette-low"): (-255, 545, 1075, 2685),
    ("presets", "brouillette-high"): (1945, 2945, 2675, 4885),
    ("presets", "brouillette-partners-low"): (7625, 1595),
    ("presets", "brouillette-partners-high"): (13625, 6595),
    ("presets", "pennies"): (17930, 25660),
    ("presets", "special-deck"): (13650, 16855),
    ("presets", "bain"): (21090, 18765),
    ("presets", "demeritt"): (9950, 14075),
    ("presets", "california"): (20595, 15480),
    ("presets", "rasa"): (23000, 16345),
    ("presets", "tanglewood"): (7315, 7610),
    ("presets", "hand-knee-foot"): (20715, 23150),
    ("steady", "classic"): (23370, 20130),
    ("steady", "classic-upcard"): (18655, 17965),
    ("steady", "saskatchewan"): (21725, 12330),
    ("steady", "simpson"): (1260, 2335, 2030, 3595),
    ("steady", "brouillette-low"): (1255, 1900, 3150, 2655),
    ("steady", "brouillette-high"): (4650, 3795, 4550, 4195),
    ("steady", "brouillette-partners-low"): (7510, 5050),
    ("steady", "brouillette-partners-high"): (5660, 11970),
    ("steady", "pennies"): (20695, 26505),
    ("steady", "special-deck"): (13950, 13485),
    ("steady", "bain"): (24040, 23385),
    ("steady", "demeritt"): (12840, 8960),
    ("steady", "california"): (17030, 11265),
    ("steady", "rasa"): (22390, 23230),
    ("steady", "tanglewood"): (12130, 12370),
    ("steady", "hand-knee-foot"): (37695, 33400),
}
"""The final score of every kept game, by folder and preset."""


NOT_OUT = {"pennies": 1, "tanglewood": 2, "hand-knee-foot": 1}
"""Deals of the bots' games in which the stock ended, by preset."""
ONCE: dict[str, Any] = {"open_clean": Openness.NATURALS, "open_wild": True}
"""Up to format 8 no wild went onto a clean pile in Simpson's game."""
FORMAT_9 = ("bain", "demeritt", "california", "tanglewood", "hand-knee-foot")
"""Presets whose games were kept when rules already were as families play, but said "pile"."""
BEFORE: dict[tuple[str, str], dict[str, Any]] = {
    **{(folder, name): ONCE for folder in PLAYED for name in PRESETS if name[:2] in ("si", "br")},
    **{(folder, name): {"pile_word": PileWord.PILE} for folder in PLAYED for name in FORMAT_9},
    ("presets", "brouillette-partners-low"): {**ONCE, "answer_reasons": True},
    ("presets", "brouillette-partners-high"): {**ONCE, "answer_reasons": True},
}
"""Switches that a preset did not have yet when its game was kept: a game keeps its own rules."""


@pytest.mark.parametrize("folder", PLAYED)
def test_every_preset_has_a_kept_game(folder: str) -> None:
    names = {path.name for path in (SAMPLES / folder).iterdir()}
    assert names == {f"{name}.handfoot.json" for name in PRESETS}


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("folder", PLAYED)
def test_the_kept_game_replays_to_its_scores(folder: str, name: str) -> None:
    loaded = load(SAMPLES / folder / f"{name}.handfoot.json")
    assert loaded.reason is None
    assert loaded.record.preset == name
    then = BEFORE.get((folder, name), {})
    assert loaded.record.options == replace(PRESETS[name], **then)
    rules = rules_of(loaded.record)
    assert rules.actor(loaded.state) is None
    sheet = rules.sheet(loaded.state)
    assert sheet.totals == SCORES[folder, name]
    if folder == "steady":
        deals_out = sum(deal.by is not None for deal in sheet.deals)
        assert deals_out == len(sheet.deals) - NOT_OUT.get(name, 0)


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("folder", PLAYED)
def test_the_kept_game_shows_what_is_special_about_its_preset(folder: str, name: str) -> None:
    record = load(SAMPLES / folder / f"{name}.handfoot.json").record
    assert isinstance(record.options, Options)
    assert SPECIAL[name] - special_things(record) == set()
    levels = {player.level for player in record.seats}
    assert levels == ({"steady"} if folder == "steady" else {None})


def test_the_random_ones_together_hold_every_kind_of_move_but_the_rarest() -> None:
    kinds = {
        move["move"]
        for name in PRESETS
        for _, move in json.loads((SAMPLES / "presets" / f"{name}.handfoot.json").read_bytes())[
            "moves"
        ]
    }
    assert kinds == {
        "dealer", "deal", "cut", "lift", "turn-up", "draw", "take", "lay", "discard",
        "ask", "answer", "red-three", "foot", "reshuffle", "end-deal",
    }  # fmt: skip
