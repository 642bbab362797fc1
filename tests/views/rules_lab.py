"""The pages of house rules in a whole program, as they are shown when a game is set up."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import finding
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from whole_program import ChildT, child, programs

from handfoot_gui.storage.house_rules import HouseRules
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.setup.choice import NewGame
from handfoot_gui.ui.widgets.page import QuestionDialog


@contextlib.contextmanager
def setting_up(app: QApplication) -> Iterator[Controller]:
    """A program whose window shows the page on which a game is set up."""
    with programs(app) as make:
        program = make()
        program.window.show()
        program.set_up()
        yield program


def page_of(program: Controller, kind: type[ChildT] = QWidget) -> ChildT:  # type: ignore[assignment]
    """The page that is shown, which is one of that *kind*."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    page = program.window.page
    assert isinstance(page, kind), type(page)
    return page


def press(program: Controller, name: str) -> None:
    finding.press(page_of(program), name)


def type_in(program: Controller, name: str, text: str) -> None:
    field = child(page_of(program), QLineEdit, name)
    field.selectAll()
    QTest.keyClicks(field, text)


def text(program: Controller, name: str) -> str:
    found = page_of(program).findChild(QLabel, name)
    return found.text() if found is not None else ""


def chosen(program: Controller) -> NewGame:
    return program.setup_controller.new_game_page.choice()


def names() -> list[str]:
    return [one.name for one in HouseRules().all().sets]


@contextlib.contextmanager
def answering(how: str | Qt.Key) -> Iterator[list[str]]:
    """Answers the question that comes, by the button *how* or by a key; gives what is asked."""
    asked: list[str] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QuestionDialog):
            return
        asked.append(dialog.windowTitle())
        if isinstance(how, str):
            finding.press(dialog, how)
        else:
            QTest.keyClick(dialog.focusWidget(), how)

    timer = QTimer()
    timer.setInterval(1)
    timer.timeout.connect(answer)
    timer.start()
    yield asked
    timer.stop()


def make_ours(program: Controller, name: str = "Our house") -> None:
    press(program, "change-rules")
    press(program, "draws-0-more")
    type_in(program, "rules-name", name)
    press(program, "save-rules")
