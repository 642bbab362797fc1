"""The keys that the help lists as working everywhere do so on every page."""

from __future__ import annotations

import pytest
from family_lab import begun, wait
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from handfoot_gui.ui.controller import Controller

PAGES = {
    "start": "",
    "new game": "new",
    "family book": "family-book",
    "keeping score": "keep-score",
    "blank sheets": "print",
}


def shown_menu(program: Controller) -> QMenu:
    """The menu that F10 opens on the page that is shown."""
    program.window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(program.window, Qt.Key.Key_F10)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def act(program: Controller, name: str) -> None:
    next(one for one in program.window.actions() if one.objectName() == name).trigger()


@pytest.mark.parametrize("page", PAGES)
def test_the_menu_opens_on_every_page(program: Controller, page: str) -> None:
    program.window.show()
    program.show_start()
    if PAGES[page]:
        act(program, PAGES[page])
        assert not program.start_controller.is_shown
    menu = shown_menu(program)
    items = {item.objectName() or item.text(): item for item in menu.actions()}
    assert not items["This game"].isEnabled()
    assert items["start"].isEnabled() is (page != "start")
    assert items["preferences"].isEnabled()
    menu.close()


def test_the_menu_opens_while_looking_back_and_at_the_table(
    program: Controller, qtbot: QtBot
) -> None:
    game = begun(program, "raub", "p", "easy", "easy", "easy")
    wait(qtbot, game)
    menu = shown_menu(program)
    assert {item.text(): item for item in menu.actions()}["This game"].isEnabled()
    menu.close()
    act(program, "look-back")
    menu = shown_menu(program)
    assert {item.text(): item for item in menu.actions()}["This game"].isEnabled()
    menu.close()
