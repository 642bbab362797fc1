"""The memory aid among several people: nobody reads it over the shoulder of the one who plays."""

from __future__ import annotations

from random import Random

import pytest
from family_lab import LIKED, begun, go, to_cover, wait
from msgspec.structs import replace
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from watching import leaks

from handfoot_gui.core.record import MemoryAid
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.bridge import Waiting
from handfoot_gui.ui.game.side_panel import MemoryList


def remembered(program: Controller) -> list[str]:
    panel = program.game_controller.pages.table.panel
    (shown,) = panel.findChildren(MemoryList)
    return [label.text() for label in shown.findChildren(QLabel)]


@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_behind_the_cover_there_is_no_memory_and_then_only_the_players(
    qtbot: QtBot, program: Controller, name: str
) -> None:
    program.window.set_preferences(replace(LIKED, memory_aid=MemoryAid.UNSEEN))
    game, rng = begun(program, name, "p", "steady", "p"), Random(3)
    program.game_controller.pages.table.panel.show_memory(True)
    covers = opened = 0
    while covers < 4 and wait(qtbot, game) not in (Waiting.NEXT_DEAL, Waiting.OVER):
        if game.bridge.waiting is Waiting.COVER:
            covers += 1
            assert leaks(game, program.window) == []
            note = "Whoever plays sees here what the table remembers."
            assert remembered(program) == [note]
        elif game.bridge.waiting is Waiting.PERSON and game.bridge.is_open:
            memory = game.presenter.memory(game.bridge.view)
            count = sum(len(group.cards) for group in memory.unseen)
            said = f"Not seen yet: {game.presenter.words.cards_counted(count)}"
            assert said in remembered(program)
            opened += 1
        go(qtbot, program, game, rng)
    assert covers == 4
    assert opened
    to_cover(qtbot, program, game)
    assert leaks(game, program.window) == []
