"""The page of questions with either ending: the keys lead through it, one press a question."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.core.text.words import Words
from handfoot_gui.storage.house_rules import HouseRules
from handfoot_gui.ui.pages.rules.interview_page import InterviewPage
from handfoot_gui.ui.pages.rules.questions_page import QuestionsPage
from handfoot_gui.ui.pages.rules.which_page import WhichPage
from handfoot_gui.ui.widgets.theme import LIGHT, Style

ENTER = Qt.Key.Key_Return


def interview() -> QuestionsPage:
    page = InterviewPage(Style(LIGHT, 1.0), Words())
    page.begin("hand-and-foot", HouseRules().all())
    return page


def which() -> QuestionsPage:
    page = WhichPage(Style(LIGHT, 1.0), Words())
    page.begin("hand-and-foot")
    return page


@pytest.fixture(params=[interview, which])
def page(request: pytest.FixtureRequest, qtbot: QtBot) -> QuestionsPage:
    make: Callable[[], QuestionsPage] = request.param
    made = make()
    qtbot.addWidget(made)
    made.resize(1100, 720)
    made.show()
    return made


def settle() -> None:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def question(page: QuestionsPage) -> str:
    return child(page, QLabel, "question").text()


def press(page: QuestionsPage, key: Qt.Key = ENTER, *, is_held: bool = False) -> None:
    """What the keyboard sends to where it is; *is_held*: of a key that is down already."""
    event = QKeyEvent(
        QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "\r" * (key == ENTER), is_held
    )
    QApplication.sendEvent(page.focusWidget(), event)
    settle()


def test_a_key_that_is_held_answers_one_question(page: QuestionsPage) -> None:
    asked = [question(page)]
    press(page)
    asked.append(question(page))
    for _ in range(4):
        press(page, is_held=True)
    assert question(page) == asked[1] != asked[0]
    press(page, Qt.Key.Key_Backspace)
    assert question(page) == asked[0]


def test_a_key_that_is_held_takes_nothing_at_the_end(page: QuestionsPage, qtbot: QtBot) -> None:
    page.answer_the_rest()
    settle()
    assert isinstance(page, InterviewPage | WhichPage)
    if isinstance(page, InterviewPage):
        child(page, QLineEdit, "rules-name").setText("By questions")
    ending = page.save_requested if isinstance(page, InterviewPage) else page.taken
    with qtbot.assertNotEmitted(ending):
        press(page, is_held=True)
    with qtbot.waitSignal(ending):
        press(page)


def test_one_goes_back_to_every_question_and_leaves(page: QuestionsPage, qtbot: QtBot) -> None:
    seen: list[str] = []
    while page.is_asking:
        seen.append(question(page))
        press(page)
    for wanted in reversed(seen):
        QTest.keyClick(child(page, QLabel, "question"), Qt.Key.Key_Backspace)
        settle()
        assert question(page) == wanted
    with qtbot.waitSignal(page.cancelled):
        press(page, Qt.Key.Key_Escape)
