"""What is pressed at the table and beside it is large enough for a hand that trembles."""

from __future__ import annotations

import pytest
from every_page import settle
from family_lab import LIKED, set_out, wait
from msgspec.structs import replace
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import TextSize
from handfoot_gui.core.record import MemoryAid
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.panel.readings import Reading

LEAST = 40
"""Units."""
SHOWN = ("steady/classic", "raub/classic-4", "manipulation/classic-4")


def heights(around: QWidget) -> dict[str, float]:
    """How high everything is that is pressed in *around*, by what it is called."""
    found: dict[str, float] = {}
    for one in around.findChildren(QWidget):
        if not one.isVisible():
            continue
        if isinstance(one, QAbstractButton | QComboBox):
            found[one.objectName() or one.accessibleName()] = one.height()
        elif isinstance(one, QAbstractItemView) and one.window() is around.window():
            model = one.model()
            rows = [one.visualRect(model.index(row, 0)) for row in range(model.rowCount())]
            found[one.objectName()] = min((row.height() for row in rows), default=LEAST * 2)
    return found


@pytest.mark.parametrize("size", [TextSize.NORMAL, TextSize.LARGEST])
def test_all_that_is_pressed_at_the_table_is_40_high(
    program: Controller, qtbot: QtBot, size: TextSize
) -> None:
    window, met = program.window, set[str]()
    window.set_preferences(replace(LIKED, memory_aid=MemoryAid.UNSEEN, text_size=size))
    window.resize(1366, 768)
    for sample in SHOWN:
        game = set_out(program, sample, 60, "p", "easy", "easy", "easy")
        window.show()
        assert wait(qtbot, game) is Waiting.PERSON
        page = program.game_controller.pages.table
        if page.is_compact:
            page.toggle_drawer()
        for reading in Reading:
            page.panel.show_reading(reading)
            settle()
            found = {**heights(page.panel), **heights(game.view)}
            least = LEAST * window.ui_style.scale - 1
            assert {name: high for name, high in found.items() if high < least} == {}
            met |= found.keys()
    assert {"moves", "turns"} <= met, "the lists are among them"
