"""The wheel scrolls and does nothing else: no field below the pointer takes another value."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from every_page import WALKS, Walk
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QScrollBar,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot
from test_every_page import LIKED
from whole_program import QUICK, programs

from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.theme import LIGHT, Style
from handfoot_gui.ui.window.place import SMALLEST

SHOWN = (
    "start", "setup", "scorekeeper", "book", "score of Raub", "puzzles", "dialogs",
    "played Hand and Foot", "table of Raub", "table of Manipulation",
)  # fmt: skip
"""Parts of the walk that have fields of every kind."""


def value(field: QWidget) -> object:
    """What a person has chosen there; None where nothing can be."""
    match field:
        case QComboBox() | QTabBar():
            return field.currentIndex()
        case QAbstractButton():
            return field.isCheckable(), field.isChecked(), field.text()
        case QScrollBar():
            return None
        case QAbstractSlider():
            return field.value()
        case QAbstractSpinBox() | QLineEdit():
            return field.text()
        case QAbstractItemView():
            return field.currentIndex().row()
    return None


def turn(field: QWidget, steps: int) -> None:
    """Turn the wheel with the pointer on *field*."""
    at = QPointF(field.rect().center())
    event = QWheelEvent(
        at, field.mapToGlobal(at), QPoint(), QPoint(0, 120 * steps), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(field, event)


def changed(window: QWidget) -> list[str]:
    """The fields of *window* that the wheel changes, or gives the keyboard to."""
    found = []
    for field in window.findChildren(QWidget):
        before = value(field)
        if before is None or not field.isVisible() or field.window() is not window.window():
            continue
        focus = QApplication.focusWidget()
        for steps in (-1, 1, 1):
            turn(field, steps)
            if value(field) != before:
                found.append(f"{type(field).__name__} {field.objectName()!r}: {before}")
                break
        if QApplication.focusWidget() is not focus and not isinstance(field, QAbstractItemView):
            found.append(f"{type(field).__name__} {field.objectName()!r} takes the keyboard")
    return found


@pytest.fixture
def found() -> list[str]:
    return []


@pytest.fixture
def walk(qapp: QApplication, qtbot: QtBot, found: list[str]) -> Iterator[Walk]:
    PreferencesFile().save(LIKED)

    def visit(name: str, window: QWidget) -> None:
        if not isinstance(window, QFileDialog):
            found.extend(f"{name}: {field}" for field in changed(window))

    with programs(qapp, replace(QUICK, hint_step=1)) as make:
        program = make()
        program.game_controller.dice = Random(20)
        program.window.resize(SMALLEST)
        program.start()
        program.window.activateWindow()
        yield Walk(program, qtbot, visit)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("part", SHOWN)
def test_the_wheel_changes_no_field(
    walk: Walk, found: list[str], part: str, user_folder: Path
) -> None:
    WALKS[part](walk, user_folder)
    assert found == []


def test_such_fields_are_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    usual = QComboBox(window)
    usual.addItems(["one", "two"])
    still = ChoiceField(Style(LIGHT, 1.0), [("one", "1"), ("two", "2")], name="still")
    still.setParent(window)
    window.show()
    assert changed(window) == ["QComboBox '': 0"]
