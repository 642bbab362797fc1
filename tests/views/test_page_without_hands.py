"""The page of a game whose hands are all on phones."""

from __future__ import annotations

import pytest
from family_lab import begun, to_cover
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from watching import faces, hands

from handfoot_gui.games import GAMES
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.table.actions import MENU


@pytest.mark.every_case
@pytest.mark.parametrize("name", GAMES)
def test_the_table_has_all_the_page_and_shows_no_hand(
    program: Controller, qtbot: QtBot, name: str
) -> None:
    game = begun(program, name, "p", "p", "easy")
    program.window.resize(1280, 720)
    program.window.show()
    to_cover(qtbot, program, game)
    page = program.game_controller.pages.table
    program.game_controller.pages.show_table()
    had_panel = page.panel.isVisibleTo(page)
    page.without_hands.turn(True)
    QApplication.processEvents()
    assert not page.bar.isVisibleTo(page)
    assert not page.panel.isVisibleTo(page)
    assert game.view.size() == page.size()
    every = {card for hand in hands(game) for card in hand}
    assert every
    assert not faces(game) & every
    page.without_hands.turn(False)
    QApplication.processEvents()
    assert page.bar.isVisibleTo(page)
    assert page.panel.isVisibleTo(page) is had_panel
    assert game.view.height() < page.height()


def test_its_only_button_opens_the_menu(program: Controller, qtbot: QtBot) -> None:
    game = begun(program, "raub", "p", "p", "easy")
    program.window.resize(1280, 720)
    program.window.show()
    to_cover(qtbot, program, game)
    page = program.game_controller.pages.table
    program.game_controller.pages.show_table()
    page.without_hands.turn(True)
    menu = program.window.commands.menu
    game.view.scene_.actions.press(MENU)
    assert menu.isVisible()
    assert menu.activeAction() is menu.actions()[0]
    menu.close()
