"""Manipulation Rummy as the program knows it: its name and where its parts are."""

from __future__ import annotations

from typing import Final

from handfoot_gui.core.game import GameDef, lazy

_HOME: Final = "handfoot_gui.games.manipulation"

GAME: Final = GameDef(
    "manipulation",
    tile="5S1 6S1 7S1",
    levels={
        "easy": lazy(f"{_HOME}.bots:easy"),
        "steady": lazy(f"{_HOME}.bots:steady"),
        "strong": lazy(f"{_HOME}.bots:strong"),
    },
    adviser=lazy(f"{_HOME}.bots:advice"),
    rules=lazy(f"{_HOME}.rules.rules:Manipulation"),
    options_type=lazy(f"{_HOME}.rules.options:Options"),
    move_type=lazy(f"{_HOME}.rules.moves:Move"),
    presets=lazy(f"{_HOME}.rules.options:PRESETS"),
    preset_options=lazy(f"{_HOME}.rules.options:preset"),
    preset_seats=lazy(f"{_HOME}.rules.options:PRESET_SEATS"),
    option_texts=lazy(f"{_HOME}.text.options:option_texts"),
    interview=lazy(f"{_HOME}.text.options:interview"),
    presenter=lazy(f"{_HOME}.presenter.presenter:ManipulationPresenter"),
    text=lazy(f"{_HOME}.text.game:game_text"),
    rule_card=lazy(f"{_HOME}.text.rule_card:manipulation_card"),
    score_sheet=lazy(f"{_HOME}.score_sheet:sheet_body"),
    scorekeeper=lazy(f"{_HOME}.scorekeeping:ManipulationScorekeeper"),
    scorekeeper_text=lazy(f"{_HOME}.text.keeping:ManipulationScorekeeperText"),
    delegate=lazy(f"{_HOME}.view.delegate:ManipulationDelegate"),
)
