"""Every widget has a place on a page: one without is deleted by Python whenever it likes.

Qt keeps plain pointers to widgets while it restyles, so that such a moment can end the program.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from functools import partial

import pytest
import shiboken6
from msgspec.structs import replace
from played_lab import game_of
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from whole_program import child, programs

from handfoot_gui.core.preferences import Animation, BotPace, ThemeChoice
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.house_rules import HouseRules
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.widgets.theme import apply_style
from handfoot_gui.ui.window.help_pages import KeyboardHelp


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Controller]:
    # Windows of other tests may still be on their way out.
    gc.collect()
    gc.freeze()
    with programs(qapp) as make:
        made = make()
        fast = replace(made.window.preferences, bot_pace=BotPace.INSTANT, animation=Animation.OFF)
        made.window.set_preferences(fast)
        made.start()
        gc.disable()
        yield made
        gc.enable()


def settle() -> None:
    """Let everything happen that was put off, deletions too."""
    QApplication.sendPostedEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def widgets() -> list[QWidget]:
    """All widgets that Python knows of this test; a list from Qt might lose some meanwhile."""
    found = (thing for thing in gc.get_objects() if isinstance(thing, QWidget))
    return [widget for widget in found if shiboken6.isValid(widget)]


def check(program: Controller) -> None:
    """No widget is without a place, after a change of the look, which makes all pages anew."""
    is_light = program.window.ui_style.theme.name is ThemeChoice.LIGHT
    theme = ThemeChoice.DARK if is_light else ThemeChoice.LIGHT
    program.window.set_preferences(replace(program.window.preferences, theme=theme))
    settle()
    alone = [
        f"{type(widget).__name__} {widget.objectName()}"
        for widget in widgets()
        if shiboken6.ownedByPython(widget) and widget.parentWidget() is None
    ]
    assert [name for name in alone if not name.startswith("MainWindow")] == []


def press(program: Controller, name: str) -> None:
    button = child(program.window.page, QAbstractButton, name)
    button.click()
    settle()


@pytest.mark.only_thorough
def test_of_setting_up(program: Controller) -> None:
    check(program)
    program.set_up()
    check(program)
    press(program, "find-rules")
    check(program)
    for name in ("beside", "all-rules", "print-beside", "back", "back", "which", "cancel-which"):
        press(program, name)
        check(program)


@pytest.mark.only_thorough
def test_of_house_rules(program: Controller) -> None:
    program.set_up()
    press(program, "change-rules")
    check(program)
    press(program, "draws-0-more")
    name = child(program.window.page, QLineEdit, "rules-name")
    name.setText("Our house")
    press(program, "save-rules")
    assert len(HouseRules().all().sets) == 1
    check(program)
    press(program, "show-card")
    check(program)
    press(program, "back")
    press(program, "questions")
    check(program)
    while program.window.page.findChild(QAbstractButton, "next") is not None:
        press(program, "next")
    check(program)
    name = child(program.window.page, QLineEdit, "rules-name")
    name.setText("Our questions")
    press(program, "save-rules")
    assert len(HouseRules().all().sets) == 2


def test_of_a_game(program: Controller, qtbot: QtBot) -> None:
    program.set_up()
    press(program, "deal")
    played = game_of(program)
    qtbot.waitUntil(lambda: played.play.waiting is Waiting.PERSON, timeout=60_000)
    check(program)
    program.game_controller.ask(lambda game: game.show_score())
    check(program)
    program.game_controller.ask(lambda game: game.show_table())
    program.window.resize(1024, 700)
    QTest.qWait(120)
    check(program)
    program.show_start()
    check(program)


def test_of_the_help_which_goes_when_it_is_closed(program: Controller) -> None:
    shown: list[int] = []

    def close() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, KeyboardHelp)
        shown.append(len(program.window.findChildren(KeyboardHelp)))
        dialog.close()

    for _ in range(2):
        QTimer.singleShot(0, close)
        program.window.commands.help.keys.trigger()
        settle()
    assert shown == [1, 1]
    check(program)


def deleted_by_restyling(program: Controller) -> list[str]:
    """What is deleted while Qt goes through its list of widgets to give them another size."""
    deleted: list[str] = []
    for widget in program.window.findChildren(QWidget):
        name = f"{type(widget).__name__} {widget.objectName()}"
        widget.destroyed.connect(partial(deleted.append, name))
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    for scale in (1.6, 0.8, 1.2):
        # What is laid out anew may be laid out in the middle of it.
        program.window.resize(1300, 900 if scale == 0.8 else 1000)
        apply_style(app, replace(program.window.ui_style, scale=scale))
    return deleted


def dealt(program: Controller) -> None:
    program.set_up()
    press(program, "deal")


@pytest.mark.parametrize(
    "show",
    [
        Controller.show_start,
        Controller.set_up,
        dealt,
        Controller.keep_score,
        Controller.show_family_book,
        Controller.show_sheet,
    ],
)
def test_no_widget_is_deleted_while_qt_restyles(
    program: Controller, show: Callable[[Controller], None]
) -> None:
    show(program)
    settle()
    assert deleted_by_restyling(program) == []
