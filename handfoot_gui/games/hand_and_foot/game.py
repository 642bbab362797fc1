"""Hand and Foot as the program knows it: its name and where its parts are."""

from __future__ import annotations

from typing import Final

from handfoot_gui.core.game import GameDef, lazy

_HOME: Final = "handfoot_gui.games.hand_and_foot"

GAME: Final = GameDef(
    "hand-and-foot",
    tile="AH1 7S1 *H1",
    levels={
        "easy": lazy(f"{_HOME}.bots.levels:easy"),
        "steady": lazy(f"{_HOME}.bots.levels:steady"),
    },
    rules=lazy(f"{_HOME}.rules.rules:HandAndFoot"),
    options_type=lazy(f"{_HOME}.rules.options:Options"),
    move_type=lazy(f"{_HOME}.rules.moves:Move"),
    presets=lazy(f"{_HOME}.rules.presets:PRESETS"),
    preset_options=lazy(f"{_HOME}.rules.presets:preset"),
    preset_seats=lazy(f"{_HOME}.rules.presets:PRESET_SEATS"),
    option_texts=lazy(f"{_HOME}.text.options:option_texts"),
    interview=lazy(f"{_HOME}.text.interview:interview"),
    presenter=lazy(f"{_HOME}.presenter.presenter:HandAndFootPresenter"),
    text=lazy(f"{_HOME}.text.game:game_text"),
    rule_card=lazy(f"{_HOME}.text.rule_card:rule_card"),
    score_sheet=lazy(f"{_HOME}.score_sheet:sheet_body"),
    scorekeeper=lazy(f"{_HOME}.scorekeeping.scorekeeper:HandAndFootScorekeeper"),
    scorekeeper_text=lazy(f"{_HOME}.text.keeping:HandAndFootScorekeeperText"),
    delegate=lazy(f"{_HOME}.view.delegate:HandAndFootDelegate"),
)
