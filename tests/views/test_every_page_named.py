"""A screen reader has a name for everything that the keyboard reaches, on every page and dialog."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from every_page import Walk
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from whole_program import programs

from handfoot_gui.core.preferences import Animation, BotPace, Preferences, ThemeChoice
from handfoot_gui.core.record import MemoryAid
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game import cover_page
from handfoot_gui.ui.table import accessible
from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.widgets.fields import Choice
from handfoot_gui.ui.widgets.theme import LIGHT, Style

LIKED = Preferences(
    bot_pace=BotPace.INSTANT,
    animation=Animation.OFF,
    theme=ThemeChoice.LIGHT,
    memory_aid=MemoryAid.UNSEEN,
    people=("Ruth", "Karl"),
)


def told(widget: QWidget, kind: QAccessible.Text) -> str:
    """What the tree for screen readers says of *widget*."""
    known = QAccessible.queryAccessibleInterface(widget)
    return known.text(kind) if known is not None else ""


def nameless(window: QWidget) -> list[str]:
    """Everything below *window* that gets the keyboard and has no name, or only its own value."""
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
            continue
        if widget.focusProxy() is not None or widget.window() is not window.window():
            continue
        who = f"{type(widget).__name__} {widget.objectName()!r}"
        name = told(widget, QAccessible.Text.Name).strip()
        if not any(sign.isalnum() for sign in name):
            is_page = isinstance(widget, QAbstractScrollArea) and not widget.objectName()
            # A page that only takes the wheel is read by what is on it.
            if not is_page or widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                found.append(f"{who} has no name")
        elif isinstance(widget, QComboBox) and name == widget.currentText():
            found.append(f"{who} is called by its value {name!r}")
        elif isinstance(widget, QLineEdit) and name == widget.text():
            found.append(f"{who} is called by its text {name!r}")
        elif isinstance(widget, QRadioButton) and not (
            told(widget, QAccessible.Text.Description) or not name.isnumeric()
        ):
            found.append(f"{who} is called by a number only")
    return found


@pytest.fixture
def program(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Controller]:
    monkeypatch.setattr(cover_page, "SETTLING_MS", 0)
    accessible.install()
    with programs(qapp) as make:
        made = make()
        made.game_controller.dice = Random(20)
        yield made


@pytest.fixture
def found() -> list[str]:
    """What has no name on the pages that were seen."""
    return []


@pytest.fixture
def walk(program: Controller, qtbot: QtBot, found: list[str]) -> Walk:
    program.window.set_preferences(LIKED)
    program.start()

    def visit(name: str, window: QWidget) -> None:
        found.extend(f"{name}: {fault}" for fault in nameless(window))

    return Walk(program, qtbot, visit)


def test_start_help_and_preferences(walk: Walk, found: list[str]) -> None:
    walk.start()
    assert found == []


def test_setting_up_rules_and_questions(walk: Walk, found: list[str]) -> None:
    walk.setup()
    assert found == []


def test_keeping_score(walk: Walk, found: list[str]) -> None:
    walk.scorekeeper()
    assert found == []


@pytest.mark.parametrize("sample", ["steady/classic", "raub/classic-4", "manipulation/classic-4"])
def test_score_look_back_and_sheet(walk: Walk, found: list[str], sample: str) -> None:
    walk.score(sample)
    assert found == []


@pytest.mark.parametrize(("game", "players"), [("hand-and-foot", 4), ("raub", 3)])
def test_table_cover_and_drawer(walk: Walk, found: list[str], game: str, players: int) -> None:
    walk.table(game, players)
    assert found == []


def test_the_family_book(walk: Walk, found: list[str], user_folder: Path) -> None:
    walk.book(user_folder)
    assert found == []


def test_such_widgets_are_found(qtbot: QtBot) -> None:
    accessible.install()
    window = QWidget()
    qtbot.addWidget(window)
    rows = QVBoxLayout(window)
    style, items = Style(LIGHT, 1.0), [("4 players", "4"), ("5 players", "5")]
    bare, named = Choice(style, items, name="bare"), Choice(style, items, name="named")
    named.setAccessibleName("Number of players")
    for widget in (bare, named, QLineEdit(), Button(style, "", name="empty")):
        rows.addWidget(widget)
    window.show()
    assert nameless(window) == [
        "Choice 'bare' is called by its value '4 players'",
        "QLineEdit '' has no name",
        "Button 'empty' has no name",
    ]


def test_a_choice_says_what_it_is_of_and_opens_by_its_action(qtbot: QtBot) -> None:
    accessible.install()
    choice = Choice(Style(LIGHT, 1.0), [("4 players", "4"), ("5 players", "5")], name="players")
    choice.setAccessibleName("Number of players")
    qtbot.addWidget(choice)
    choice.show()
    known = QAccessible.queryAccessibleInterface(choice)
    assert known.role() == QAccessible.Role.ComboBox
    assert known.text(QAccessible.Text.Name).startswith("Number of players")
    assert known.text(QAccessible.Text.Value) == "4 players"
    choice.set_value("5")
    assert known.text(QAccessible.Text.Value) == "5 players"
    assert known.state().hasPopup
    assert not known.state().expanded
    known.actionInterface().doAction(known.actionInterface().showMenuAction())
    assert choice.view().isVisible()
    assert known.state().expanded
    choice.hidePopup()
