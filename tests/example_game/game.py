"""High tricks as the program knows it: its name and where its parts are."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from handfoot_gui.core.game import GameDef, lazy

GAME: Final = GameDef(
    "high-tricks",
    tile="AH1 KH1 QS1",
    levels={"easy": lazy("example_game.bots:easy")},
    ratings=(1000,),
    rules=lazy("example_game.rules:HighTricks"),
    options_type=lazy("example_game.rules:Options"),
    move_type=lazy("example_game.rules:Move"),
    presets=lazy("example_game.rules:PRESETS"),
    preset_options=lazy("example_game.rules:preset"),
    preset_seats=lazy("example_game.rules:PRESET_SEATS"),
    option_texts=lazy("example_game.text:option_texts"),
    interview=lazy("example_game.text:interview"),
    presenter=lazy("example_game.presenter:HighTricksPresenter"),
    spoken_state=lazy("example_game.text:HighTricksState"),
    text=lazy("example_game.text:game_text"),
    rule_card=lazy("example_game.text:rule_card"),
    score_sheet=lazy("example_game.score:sheet_body"),
    scorekeeper=lazy("example_game.score:HighTricksScorekeeper"),
    scorekeeper_text=lazy("example_game.text:HighTricksScorekeeperText"),
    delegate=lazy("example_game.view.delegate:HighTricksDelegate"),
    puzzles=lazy("example_game.puzzles:puzzles"),
    puzzles_at=str(Path(__file__).with_name("puzzles.jsonl")),
)
