"""The log beside the table at any size: no line of it is cut through its letters."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from handfoot_gui.ui.game.move_list import MoveLine, MoveList, MoveModel
from handfoot_gui.ui.widgets.theme import LIGHT, Style

LINES = tuple(
    MoveLine(number % 2, name, f"{name} {act}")
    for number, (name, act) in enumerate(
        3 * (("Karl", "laid Q Q 2 and three sixes, and put a king on the kings."),
             ("Josip", "drew two cards."), ("Elise", "discarded the queen of diamonds."))
    )
)  # fmt: skip


def inked_rows(shown: MoveList) -> list[bool]:
    """Of the pixels from the top, whether any of the row is not paper."""
    picture: QImage = shown.viewport().grab().toImage()
    return [
        any(picture.pixel(x, y) != picture.pixel(0, 0) for x in range(0, picture.width(), 2))
        for y in range(picture.height())
    ]


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_of_every_line_all_is_shown_or_nothing(scale: float, qtbot: QtBot) -> None:
    model = MoveModel()
    model.set_lines(LINES)
    shown = MoveList(Style(LIGHT, scale), model)
    qtbot.addWidget(shown)
    shown.resize(round(200 * scale), 600)
    shown.show()
    whole = inked_rows(shown)
    for height in range(round(40 * scale), round(130 * scale), 5):
        shown.resize(shown.width(), height)
        shown.doItemsLayout()
        for value in (0, shown.verticalScrollBar().maximum()):
            shown.verticalScrollBar().setValue(value)
            rows = inked_rows(shown)
            assert any(rows)
            end = len(rows) - rows[::-1].index(True)
            if value == 0:
                assert not whole[end]
            else:
                assert end < len(rows)
