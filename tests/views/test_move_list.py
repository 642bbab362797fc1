"""The log beside the table at any size: no line of it is cut through its letters."""

from __future__ import annotations

import pytest
from every_page import settle
from family_lab import set_out, show
from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.panel.move_list import MoveLine, MoveList, MoveModel
from handfoot_gui.ui.game.panel.readings import Reading
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


def test_older_moves_are_told_when_somebody_comes_to_them(
    program: Controller, qtbot: QtBot
) -> None:
    """A table is there sooner when nobody waits for words that are out of sight."""
    set_out(program, "steady/classic", 200, "p", "p", "p", "p")
    show(program)
    panel = program.game_controller.pages.table.panel
    panel.show_reading(Reading.MOVES)
    shown = panel.findChild(MoveList, "moves")
    assert isinstance(shown, MoveList)
    qtbot.waitExposed(program.window)
    shown.setFixedHeight(200)
    settle()
    few = [panel.log.moves.line(row) for row in range(panel.log.moves.rowCount())]
    assert 10 < len(few) < 40
    told: list[QModelIndex] = []
    panel.log.moves.rowsInserted.connect(lambda parent: told.append(parent))
    shown.setCurrentIndex(panel.log.moves.index(3))
    shown.verticalScrollBar().setValue(shown.verticalScrollBar().maximum())
    qtbot.waitUntil(lambda: panel.log.moves.rowCount() == 60, timeout=60_000)
    assert [panel.log.moves.line(row) for row in range(len(few))] == few
    assert len(told) == 1, "the first ones stay where they are"
    assert shown.currentIndex().row() == 3


@pytest.mark.usefixtures("qapp")
def test_lines_that_come_and_go_at_the_front_move_the_rest() -> None:
    model = MoveModel()
    every = tuple(MoveLine(None, "", f"{number}") for number in range(60))
    model.set_lines(every[5:25])
    mark = QPersistentModelIndex(model.index(7))
    for first, end, row in ((4, 24, 8), (9, 29, 3), (3, 23, 9), (3, 60, 9), (8, 30, -1)):
        model.set_lines(every[first:end])
        assert [model.line(n) for n in range(model.rowCount())] == [*every[first:end]]
        assert mark.row() == row
