"""Leaving a game: asked about where the household wants it, and never in the way otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from played_lab import game_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from recorded import game
from test_unsaved import LIKED, SEATS, answer
from whole_program import QUICK

from handfoot_gui.core.preferences import TextSize
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice

CAREFUL = replace(LIKED, ask_before_leaving=True)


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (there must be an application)
    made = Controller(timing=QUICK)
    made.game_controller.dice = Random(20)
    made.window.set_preferences(CAREFUL)
    made.start()
    made.new_game(NewGame(RulesChoice("hand-and-foot", "classic"), SEATS))
    yield made
    made.stop()
    made.window.set_preferences(LIKED)
    made.window.close()


def trigger(program: Controller, name: str) -> None:
    (action,) = (a for a in program.window.actions() if a.objectName() == name)
    action.trigger()


@pytest.mark.parametrize("name", ["start", "new"])
@pytest.mark.parametrize("careful", ["keep", "Enter", "Escape"])
def test_the_careful_answer_stays_at_the_table(
    program: Controller, name: str, careful: str
) -> None:
    asked: list[str] = []
    answer(careful, asked)
    trigger(program, name)
    assert asked[0].startswith("Leave this game?")
    assert program.played is not None
    assert program.game_controller.pages.table.isVisible()


@pytest.mark.parametrize("name", ["start", "new"])
def test_the_other_answer_leaves(program: Controller, name: str) -> None:
    asked: list[str] = []
    answer("do-it", asked)
    trigger(program, name)
    assert len(asked) == 1
    assert program.played is None


def test_the_window_stays_open_until_it_is_agreed(program: Controller) -> None:
    asked: list[str] = []
    answer("keep", asked)
    assert not program.window.close()
    assert program.window.isVisible()
    answer("do-it", asked)
    assert program.window.close()
    assert len(asked) == 2


def test_without_the_wish_and_without_a_game_nothing_is_asked(program: Controller) -> None:
    program.window.set_preferences(LIKED)
    trigger(program, "start")
    assert program.played is None
    program.window.set_preferences(CAREFUL)
    trigger(program, "new")
    assert program.window.close()


@pytest.mark.parametrize("moves", [0, 40])
def test_cancel_goes_back_to_the_table_that_was_left(
    program: Controller, user_folder: Path, moves: int
) -> None:
    program.window.set_preferences(LIKED)
    if moves:
        record, state = game(2, moves)
        with Saves(user_folder).create(record) as saved:
            saved.save(record, state)
        program.files.open_file(saved.path)
    assert program.played is not None
    record = program.played.record
    trigger(program, "new")
    assert program.played is None
    QTest.keyClick(program.window.page, Qt.Key.Key_Escape)
    played = game_of(program)
    assert program.game_controller.pages.table.isVisible()
    assert len(played.record.moves) >= moves
    assert played.record.moves[: len(record.moves)] == record.moves
    assert played.record.seats == record.seats


def test_cancel_goes_to_the_start_page_when_no_table_was_left(program: Controller) -> None:
    program.window.set_preferences(LIKED)
    trigger(program, "start")
    program.set_up_other("hand-and-foot")
    QTest.keyClick(program.window.page, Qt.Key.Key_Escape)
    assert program.start_controller.is_shown
    assert program.played is None


def test_the_start_page_opens_at_its_top(program: Controller) -> None:
    program.window.set_preferences(replace(LIKED, text_size=TextSize.LARGEST))
    trigger(program, "start")
    page = program.start_controller.page
    program.window.setMinimumSize(1, 1)
    program.window.resize(700, 420)
    QApplication.processEvents()
    lowest = page.scroll_bar.maximum()
    assert lowest > 50
    page.scroll_bar.setValue(lowest)
    page.set_facts(page.facts)
    assert page.scroll_bar.value() == lowest
    program.set_up_other("hand-and-foot")
    QTest.keyClick(program.window.page, Qt.Key.Key_Escape)
    assert program.start_controller.is_shown
    QApplication.processEvents()
    assert page.scroll_bar.value() == 0
