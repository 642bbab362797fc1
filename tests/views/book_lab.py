"""The family book in a real window, and a person before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from handfoot_gui.games import GAMES
from handfoot_gui.session.history.finished import FinishedGame
from handfoot_gui.storage.history import FamilyBook
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.family_book.controller import FamilyBookController
from handfoot_gui.ui.pages.family_book.page import BookFacts, FamilyBookPage
from handfoot_gui.ui.widgets.text_table import TextTableView
from handfoot_gui.ui.widgets.theme import Style

Thing = TypeVar("Thing", bound=QObject)


def opened(program: Controller) -> FamilyBookPage:
    """The book, opened by its key."""
    QTest.keyClick(program.window, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    page = program.window.page
    assert isinstance(page, FamilyBookPage)
    return page


def opened_with(program: Controller, games: Sequence[FinishedGame]) -> FamilyBookPage:
    """The book, opened with *games* in it."""
    FamilyBook(program.saves.home).add(games)
    return opened(program)


def read_whole(program: Controller, qtbot: QtBot) -> None:
    """Wait until every file has been read."""
    qtbot.waitUntil(lambda: not controller(program).is_reading, timeout=60_000)


def shown_book(qtbot: QtBot, style: Style, *size: int) -> FamilyBookPage:
    """The page alone, in a window of that size."""
    page = FamilyBookPage(style)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    return page


def controller(program: Controller) -> FamilyBookController:
    return program.family_book_controller


def child(page: QWidget, kind: type[Thing], name: str) -> Thing:
    found = page.findChild(kind, name)
    assert found is not None, name
    return found


def press(page: QWidget, name: str) -> None:
    button = child(page, QAbstractButton, name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def texts(page: QWidget) -> str:
    shown = (label.text() for label in page.findChildren(QLabel) if not label.isHidden())
    return "\n".join(shown).replace("\u200b", "")


def cells(page: FamilyBookPage, name: str) -> list[list[str]]:
    model = child(page, TextTableView, name).model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def head(page: FamilyBookPage, name: str) -> list[str]:
    model = child(page, TextTableView, name).model()
    return [
        str(model.headerData(column, Qt.Orientation.Horizontal))
        for column in range(model.columnCount())
    ]


def choose(page: QWidget, name: str, text: str) -> None:
    """Choose by keyboard, as people do."""
    field = child(page, QComboBox, name)
    field.setFocus()
    row = field.findText(text)
    assert row >= 0, [field.itemText(n) for n in range(field.count())]
    for _ in range(field.count()):
        if field.currentIndex() == row:
            return
        step = Qt.Key.Key_Down if field.currentIndex() < row else Qt.Key.Key_Up
        QTest.keyClick(field, step)
        field = child(page, QComboBox, name)
    assert field.currentIndex() == row, f"{text} cannot be chosen"


def facts_of(games: list[FinishedGame]) -> BookFacts:
    from handfoot_gui.session.history.figures import are_alike, pairs, people

    return BookFacts(
        every=tuple(games),
        games=tuple(games),
        people=tuple(people(games)),
        pairs=tuple(pairs(games)),
        is_alike=are_alike(games),
        game_names=tuple(GAMES),
        rule_names=("classic", "x" * 80, ""),
        years=(2026, 2025),
    )
