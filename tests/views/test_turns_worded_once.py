"""Turns beside the table are put into words once, and anew where things are called otherwise."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from played_lab import KEPT, advanced
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import SuitSigns
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.panel import facts
from handfoot_gui.ui.game.panel.turn_list import TurnLine, turn_line


def test_only_turns_that_went_on_are_put_into_words(
    qtbot: QtBot, program: Controller, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = advanced(program, KEPT, 121, 0)
    worded: list[TurnLine] = []

    def words_it(*told: object, **how: object) -> TurnLine:
        worded.append(turn_line(*told, **how))  # type: ignore[arg-type]
        return worded[-1]

    monkeypatch.setattr(facts, "turn_line", words_it)
    shown = game.shown.facts
    before = shown.panel().turns
    worded.clear()
    assert shown.panel().turns == before
    assert worded == []
    game.screen.make(load(KEPT).record.moves[121][1])
    qtbot.waitUntil(lambda: len(game.record.moves) > 121, timeout=10_000)
    after = shown.panel().turns
    assert after != before
    assert len(worded) <= 2 * (len(game.record.moves) - 120)
    rows = [line.row for line in after]
    assert rows == sorted(rows)
    worded.clear()
    wanted = replace(game.scene.canvas.preferences, suit_signs=SuitSigns.HUNGARIAN)
    game.set_preferences(wanted)
    assert len(worded) >= len(after), "all are called otherwise now"
