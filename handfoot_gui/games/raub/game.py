"""Raub as the program knows it: its name and where its parts are."""

from __future__ import annotations

from typing import Final

from handfoot_gui.core.game import GameDef, lazy

_HOME: Final = "handfoot_gui.games.raub"

GAME: Final = GameDef(
    "raub",
    tile="7H1 KS1 AH1",
    levels={
        "easy": lazy(f"{_HOME}.bots.searching:easy"),
        "steady": lazy(f"{_HOME}.bots.searching:steady"),
    },
    rules=lazy(f"{_HOME}.rules.rules:RaubRules"),
    options_type=lazy(f"{_HOME}.rules.options:Options"),
    move_type=lazy(f"{_HOME}.rules.moves:Move"),
    presets=lazy(f"{_HOME}.rules.options:PRESETS"),
    preset_options=lazy(f"{_HOME}.rules.options:preset"),
    preset_seats=lazy(f"{_HOME}.rules.options:PRESET_SEATS"),
    option_texts=lazy(f"{_HOME}.text.options:option_texts"),
    interview=lazy(f"{_HOME}.text.options:interview"),
    presenter=lazy(f"{_HOME}.presenter.presenter:RaubPresenter"),
    text=lazy(f"{_HOME}.text.game:game_text"),
    rule_card=lazy(f"{_HOME}.text.rule_card:raub_card"),
    score_sheet=lazy(f"{_HOME}.score_sheet:sheet_body"),
    scorekeeper=lazy(f"{_HOME}.scorekeeping:RaubScorekeeper"),
    scorekeeper_text=lazy(f"{_HOME}.text.keeping:RaubScorekeeperText"),
    delegate=lazy(f"{_HOME}.view.delegate:RaubDelegate"),
)
