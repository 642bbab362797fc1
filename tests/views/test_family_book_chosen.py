"""Which game of the family book is chosen: the one brought back, the one just finished."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from book_lab import child, choose, opened, press, read_whole
from finished_games import many_games
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from recorded import game as recorded_game

from handfoot_gui.core.preferences import TextSize
from handfoot_gui.storage.history import FamilyBook
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.family_book.page import FamilyBookPage
from handfoot_gui.ui.widgets.text_table import TextTableView


@pytest.mark.sampled(3)
@pytest.mark.parametrize("text_size", [TextSize.NORMAL, TextSize.LARGEST])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 700)])
@pytest.mark.parametrize("by_key", [True, False])
def test_a_game_that_is_brought_back_is_chosen_and_in_sight(
    program: Controller, user_folder: Path, qtbot: QtBot, by_key: bool, size: tuple[int, int],
    text_size: TextSize,
) -> None:  # fmt: skip
    program.window.set_preferences(replace(program.window.preferences, text_size=text_size))
    games = many_games(60)
    FamilyBook(user_folder).add(games)
    program.window.resize(*size)
    page = opened(program)
    for row in (40, 59):
        child(page, TextTableView, "games").setCurrentIndex(
            child(page, TextTableView, "games").model().index(row, 0)
        )
        press(page, "remove")
        # Something else is read meanwhile.
        QTest.keyClick(child(page, TextTableView, "games"), Qt.Key.Key_Home)
        child(page, TextTableView, "games").selectRow(0)
        assert page.game == games[0]
        if by_key:
            QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        else:
            press(page, "bring-back")
        assert page.game == games[row]
        qtbot.waitUntil(lambda row=row: is_in_sight(page, row), timeout=60_000)


def is_in_sight(page: FamilyBookPage, row: int) -> bool:
    """Whether the chosen row is *row*, and the whole of it is seen."""
    table = child(page, TextTableView, "games")
    place = table.visualRect(table.model().index(row, 0))
    in_page = table.viewport().mapTo(page, place.topLeft()).y()
    return (
        table.selectionModel().selectedRows()[0].row() == row
        and place.top() >= 0
        and place.bottom() <= table.viewport().height()
        and in_page >= 0
        and in_page + place.height() <= page.viewport().height()
    )


@pytest.mark.parametrize("is_entered", [True, False])
def test_the_game_that_was_just_finished_is_chosen(
    program: Controller, user_folder: Path, qtbot: QtBot, is_entered: bool
) -> None:
    games = many_games(30)
    # Some of them were finished by a clock that went wrong.
    ahead = timedelta(days=400)
    book = FamilyBook(user_folder)
    book.add([replace(game, finished=game.finished + ahead) for game in games])
    page = opened(program)
    choose(page, "choose-game", "Raub")
    press(page, "leaf-people")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    record, state = recorded_game(5)
    with program.saves.create(record) as mine:
        mine.save(record, state)
    if is_entered:
        qtbot.waitUntil(lambda: len(book.read().games) == 31, timeout=60_000)
    opened(program)
    read_whole(program, qtbot)
    assert page.game is not None
    assert page.game.file == mine.path.name
    row = page.facts.games.index(page.game)
    qtbot.waitUntil(lambda: is_in_sight(page, row), timeout=60_000)
    # The next time, what people chose themselves stays chosen.
    child(page, TextTableView, "games").selectRow(3)
    other = page.game
    assert other is not None
    assert other.file != mine.path.name
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert opened(program).game == other
