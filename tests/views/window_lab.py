"""The window at a table of paper, without a game behind it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from whole_program import QUICK, child, same_style

from handfoot_gui.core import preferences
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.presenter import Note
from handfoot_gui.core.text.words import Words
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.game.controller import GameController
from handfoot_gui.ui.game.page import GamePage
from handfoot_gui.ui.game.panel.move_list import MoveLine
from handfoot_gui.ui.game.panel.panel_facts import PanelFacts, PanelSide
from handfoot_gui.ui.pages.preferences.controller import PreferencesController
from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.window.actions import Command
from handfoot_gui.ui.window.main_window import MainWindow

LIKED = Preferences(theme=preferences.ThemeChoice.LIGHT)
KARL = MoveLine(1, "Karl", "Karl drew two cards.")
JOSIP = MoveLine(0, "Josip", "Josip laid K K K.")
FACTS = PanelFacts(
    "Hand and Foot", "Classic", "Deal 2 of 4", "First meld 90",
    (
        PanelSide("Marta, Josip", 2145, Note("+2,085 on the table", "+2,085")),
        PanelSide("Elise, Karl", 1830),
    ),
    (KARL, JOSIP),
)  # fmt: skip


@pytest.fixture(name="_restored", autouse=True)
def restored_application(qapp: QApplication) -> Iterator[None]:
    with same_style(qapp):
        yield


@pytest.fixture(name="window")
def made_window(qtbot: QtBot) -> MainWindow:
    window = MainWindow(LIKED, timing=QUICK)
    preferences = PreferencesController(window, Words(), PreferencesFile(), parent=window)
    window.commands.connect_to(window.commands.preferences, preferences.show)
    qtbot.addWidget(window)
    return window


def at_the_table(window: MainWindow, *possible: Command) -> GamePage:
    """The page of a game in which nothing happens at what is *possible*."""
    pages = GameController(window, Words(), Saves(), {}, parent=window).pages
    table = QWidget()
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    pages.table.set_table(table)
    pages.table.set_facts(FACTS)
    pages.show_table()
    window.pages.answer(pages.table, {command: lambda: None for command in possible})
    window.show()
    QApplication.processEvents()
    return pages.table


def press(widget: QWidget, name: str) -> None:
    button = child(widget, Button, name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def is_drawer_open(page: GamePage) -> bool:
    return page.is_drawer_open


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget)]


def action_of(window: MainWindow, name: str) -> QAction:
    return child(window, QAction, name)
