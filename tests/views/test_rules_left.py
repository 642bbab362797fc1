"""The questions about house rules, and what is asked before anything entered is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from finding import texts
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from rules_lab import answering, chosen, make_ours, names, page_of, press, setting_up, text, type_in
from whole_program import child

from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.option_values import Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.rules.card_controller import RuleCardPage
from handfoot_gui.ui.pages.rules.house_rules_page import HouseRulesPage
from handfoot_gui.ui.pages.rules.interview_page import InterviewPage
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.widgets.fields import RuleRow


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Controller]:
    with setting_up(qapp) as program:
        yield program


def test_the_interview_is_gone_through_by_keyboard(program: Controller) -> None:
    program.window.resize(1280, 720)
    press(program, "questions")
    page = page_of(program, InterviewPage)
    questions = 0
    while not text(program, "question").startswith("These"):
        assert page.scroll_bar.maximum() == 0, "all answers are in sight at the usual size"
        focus = QApplication.focusWidget()
        assert isinstance(focus, RuleRow)
        if questions == 0:
            QTest.keyClick(focus, Qt.Key.Key_Down)
            focus = QApplication.focusWidget()
            assert isinstance(focus, RuleRow)
        QTest.keyClick(focus, Qt.Key.Key_Return)
        questions += 1
        assert questions <= 20
    assert questions >= 10
    assert "a name" not in text(program, "sentence"), "nobody has touched the name yet"
    press(program, "save-rules")
    assert text(program, "sentence") == "Give the house rules a name."
    type_in(program, "rules-name", "By questions")
    press(program, "save-rules")
    assert names() == ["By questions"]
    assert chosen(program).options.sides is Sides.ALONE


def test_every_answer_says_what_it_means_and_the_rest_may_be_as_usual(program: Controller) -> None:
    press(program, "questions")
    while not text(program, "question").startswith("How many cards do you draw in a turn"):
        rows = page_of(program).findChildren(RuleRow)
        assert all(row.about for row in rows)
        assert rows[-1].text() == "We don’t know"
        assert all(row.about in row.accessibleDescription() for row in rows)
        press(program, "next")
    press(program, "answer-2")
    press(program, "next")
    press(program, "rest-as-usual")
    assert text(program, "question") == "These are the rules"
    assert page_of(program, InterviewPage).draft().options == replace(Options(), draws=(3,))
    press(program, "change")
    assert page_of(program, HouseRulesPage).draft().options == replace(Options(), draws=(3,))


def test_something_else_leads_to_its_field_in_the_form(program: Controller) -> None:
    press(program, "questions")
    while not text(program, "question").startswith("How many cards do you draw in a turn"):
        press(program, "next")
    rows = page_of(program).findChildren(RuleRow)
    assert rows[-2].text() == "Something else"
    press(program, f"answer-{len(rows) - 2}")
    press(program, "next")
    press(program, "rest-as-usual")
    assert text(program, "sentence") == "Still to set under “Change more”: Cards drawn."
    press(program, "change")
    page_of(program, HouseRulesPage)
    focus = QApplication.focusWidget()
    while focus is not None and focus.objectName() != "row-draws":
        focus = focus.parentWidget()
    assert focus is not None, "the keyboard is at the field"


def test_questions_for_pairs_are_few_and_ask_for_sevens() -> None:
    interview = GAMES["hand-and-foot"].interview(Words())
    asked = []
    while (question := interview.question) is not None:
        asked.append(question.name)
        chosen = interview.offered[-1]
        if question.name == "sevens":
            (chosen,) = (one for one in interview.offered if one.text.startswith("5,000"))
        if question.name == "quota":
            (chosen,) = (one for one in interview.offered if one.text.endswith("of sevens"))
        interview.answer(chosen)
    assert len(asked) <= 23, asked
    texts = GAMES["hand-and-foot"].option_texts(Words(), interview.result())
    assert texts.differences(Options(), interview.result()) == (
        "Special books: sevens 5,000 clean, 2,500 dirty instead of none",
        "one clean, one dirty, one wild and one of sevens to go out instead of two clean, two "
        "dirty and one wild",
    )


def test_the_interview_goes_back_and_can_be_left(program: Controller) -> None:
    press(program, "questions")
    first = text(program, "question")
    press(program, "answer-4")
    press(program, "next")
    assert text(program, "question") != first
    press(program, "back-question")
    assert text(program, "question") == first
    assert child(page_of(program), RuleRow, "answer-4").isChecked()
    with answering("do-it") as asked:
        press(program, "cancel-interview")
    assert asked == ["Discard your answers?"], "an answer was given, though people went back since"
    page_of(program, NewGamePage)
    assert names() == []


@pytest.mark.every_case
@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
@pytest.mark.parametrize("given", [1, 4, 30])
def test_answers_are_not_lost_by_a_slip(program: Controller, key: Qt.Key, given: int) -> None:
    press(program, "questions")
    press(program, "answer-4")
    for _ in range(given):
        if not text(program, "question").startswith("These"):
            press(program, "next")
    if given == 30:
        type_in(program, "rules-name", "By questions")
    question = text(program, "question")
    focus = program.window.focusWidget()
    with answering(key) as asked:
        QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert asked == ["Discard your answers?"]
    page = page_of(program, InterviewPage)
    assert text(program, "question") == question
    assert page.draft().options.sides is Sides.ALONE
    assert program.window.focusWidget() is focus, "the keyboard is where it was"
    if given == 30:
        press(program, "save-rules")
        assert names() == ["By questions"]


def test_answers_are_dropped_when_that_is_meant(program: Controller) -> None:
    for given, wanted in (([], []), (["next"], ["Discard your answers?"])):
        press(program, "questions")
        for step in given:
            press(program, step)
        with answering("do-it") as asked:
            QTest.keyClick(page_of(program), Qt.Key.Key_Escape)
        assert asked == wanted
        page_of(program, NewGamePage)


KEYS_OF_THE_WINDOW = ("B", "K", "N", "Q")


def press_key(program: Controller, key: str) -> None:
    """Ctrl and *key*, where the keyboard is."""
    # The question that was answered before had the window's place.
    program.window.activateWindow()
    QApplication.processEvents()
    focus = program.window.focusWidget() or program.window
    QTest.keySequence(focus, QKeySequence(f"Ctrl+{key}"))


@pytest.mark.parametrize("key", KEYS_OF_THE_WINDOW)
def test_answers_are_not_lost_by_a_key_of_the_window(program: Controller, key: str) -> None:
    press(program, "questions")
    press(program, "answer-4")
    press(program, "next")
    question, focus = text(program, "question"), program.window.focusWidget()
    with answering("keep") as asked:
        press_key(program, key)
    assert asked == ["Discard your answers?"]
    page = page_of(program, InterviewPage)
    assert program.window.isVisible()
    assert text(program, "question") == question
    assert program.window.focusWidget() is focus, "the keyboard is where it was"
    with answering("do-it") as asked:
        press_key(program, key)
        # It is asked once, not again where nothing is left to lose.
        press_key(program, "B")
    assert asked == ["Discard your answers?"]
    assert page_of(program) is not page or not program.window.isVisible()


@pytest.mark.parametrize("key", KEYS_OF_THE_WINDOW)
@pytest.mark.parametrize(("changed", "is_covered"), [("options", True), ("name", False)])
def test_changed_rules_are_not_lost_by_a_key_of_the_window(
    program: Controller, key: str, is_covered: bool, changed: str
) -> None:
    press(program, "change-rules")
    form = page_of(program, HouseRulesPage)
    if changed == "options":
        press(program, "draws-0-more")
    else:
        type_in(program, "rules-name", "Sunday")
    draft = form.draft()
    if is_covered:
        press(program, "rule-card")
    shown = page_of(program)
    assert isinstance(shown, RuleCardPage) is is_covered
    with answering(Qt.Key.Key_Return) as asked:
        press_key(program, key)
    assert asked == ["Discard the changes?"]
    assert page_of(program) is shown
    assert program.window.isVisible()
    assert form.draft() == draft
    with answering("do-it") as asked:
        press_key(program, key)
        press_key(program, "B")
    assert asked == ["Discard the changes?"]
    assert page_of(program) is not shown or not program.window.isVisible()


@pytest.mark.parametrize("key", KEYS_OF_THE_WINDOW)
@pytest.mark.parametrize("opening", ["questions", "change-rules"])
def test_where_no_rules_were_entered_nothing_is_asked(
    program: Controller, key: str, opening: str
) -> None:
    press(program, opening)
    page = page_of(program)
    with answering("keep") as asked:
        press_key(program, key)
    assert asked == []
    assert page_of(program) is not page or not program.window.isVisible()


def test_rules_that_were_saved_are_not_asked_about(program: Controller) -> None:
    make_ours(program)
    press(program, "questions")
    press(program, "next")
    with answering("do-it"):
        press(program, "cancel-interview")
    with answering("keep") as asked:
        press_key(program, "B")
    assert asked == []


def test_ctrl_r_shows_the_card_of_the_rules_as_they_are_changed(program: Controller) -> None:
    press(program, "change-rules")
    form = page_of(program, HouseRulesPage)
    press(program, "draws-0-more")
    drawn = form.draft().options.draws
    QTest.keyClick(program.window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    card = page_of(program, RuleCardPage)
    assert any("Draw three" in said or "draw three" in said for said in texts(card))
    press(program, "back")
    assert page_of(program) is form
    assert form.draft().options.draws == drawn


def test_ctrl_r_shows_the_card_of_the_game_that_is_set_up(program: Controller) -> None:
    for game in GAMES:
        program.set_up_other(game)
        page = page_of(program)
        QTest.keyClick(program.window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
        page_of(program, RuleCardPage)
        press(program, "back")
        assert page_of(program) is page, game
