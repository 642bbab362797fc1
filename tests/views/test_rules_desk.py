"""House rules from page to page with the folder behind them: save, rename, delete, undo, files."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QColor, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from whole_program import programs

from handfoot_gui.engine.hand_and_foot.option_values import Sides
from handfoot_gui.engine.hand_and_foot.options import Options
from handfoot_gui.engine.hand_and_foot.presets import ALL_PRESETS
from handfoot_gui.model.rules.card import rule_card
from handfoot_gui.model.rules.offers import preset_options
from handfoot_gui.model.sheet.paper import Paper
from handfoot_gui.model.storage.house_rules import HouseRules, read_rules
from handfoot_gui.model.wording.words import Words
from handfoot_gui.views.parts.page import Middle, Page
from handfoot_gui.views.parts.question import Question
from handfoot_gui.views.parts.rule_row import RuleRow
from handfoot_gui.views.program import Program
from handfoot_gui.views.rules.card import RuleCardPage
from handfoot_gui.views.rules.card_paper import card_pdf
from handfoot_gui.views.rules.house_rules_page import HouseRulesPage, RulesDraft
from handfoot_gui.views.rules.interview_page import InterviewPage
from handfoot_gui.views.setup.choice import NewGame
from handfoot_gui.views.setup.new_game_page import NewGamePage

# The offscreen plugin says so of every window with a smallest size.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Program]:
    with programs(qapp) as make:
        program = make()
        program.window.show()
        program.window.setup_requested.emit()
        yield program


def page_of(program: Program) -> QWidget:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    return program.window.page


def press(program: Program, name: str) -> None:
    button = page_of(program).findChild(QAbstractButton, name)
    assert button is not None, name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def type_in(program: Program, name: str, text: str) -> None:
    field = page_of(program).findChild(QLineEdit, name)
    assert field is not None, name
    field.selectAll()
    QTest.keyClicks(field, text)


def text(program: Program, name: str) -> str:
    found = page_of(program).findChild(QLabel, name)
    return found.text() if found is not None else ""


def chosen(program: Program) -> NewGame:
    return program.window.new_game_page.choice()


def names() -> list[str]:
    return [one.name for one in HouseRules().all().sets]


@contextlib.contextmanager
def answering(how: str | Qt.Key) -> Iterator[list[str]]:
    """Answers the question that comes, by the button *how* or by a key; gives what is asked."""
    asked: list[str] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, Question):
            return
        asked.append(dialog.windowTitle())
        if isinstance(how, str):
            button = dialog.findChild(QAbstractButton, how)
            assert button is not None
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(dialog.focusWidget(), how)

    timer = QTimer()
    timer.setInterval(1)
    timer.timeout.connect(answer)
    timer.start()
    yield asked
    timer.stop()


def make_ours(program: Program, name: str = "Our house") -> None:
    press(program, "change-rules")
    press(program, "draw-more")
    type_in(program, "rules-name", name)
    press(program, "save-rules")


def test_rules_are_changed_saved_and_chosen(program: Program) -> None:
    make_ours(program)
    assert isinstance(page_of(program), NewGamePage)
    (kept,) = HouseRules().all().sets
    assert (kept.name, kept.options, kept.base) == (
        "Our house", replace(Options(), draw=3), "classic",
    )  # fmt: skip
    assert chosen(program).rules == kept
    assert text(program, "said") == "Our house is saved."
    program.window.resize(1280, 720)
    page = page_of(program)
    middle, ask = page.findChild(Middle), page.findChild(QAbstractButton, "questions")
    assert middle is not None
    assert ask is not None
    assert ask.mapTo(middle, QPoint(0, ask.height())).y() <= middle.height(), "it is cut off"


def test_house_rules_are_renamed_in_the_form(program: Program) -> None:
    make_ours(program)
    press(program, "change-rules")
    assert isinstance(page_of(program), HouseRulesPage)
    type_in(program, "rules-name", "Sunday")
    press(program, "save-rules")
    assert names() == ["Sunday"]
    assert chosen(program).title == "Sunday"


def test_deleted_rules_come_back_by_undo(program: Program) -> None:
    make_ours(program)
    press(program, "change-rules")
    press(program, "delete-rules")
    assert names() == []
    assert text(program, "said") == "Our house is deleted."
    assert chosen(program).rules is None
    press(program, "undo-delete")
    assert names() == ["Our house"]
    assert chosen(program).options.draw == 3


def test_a_game_goes_on_by_the_rules_it_was_started_with(program: Program, qtbot: QtBot) -> None:
    make_ours(program)
    press(program, "deal")
    assert program.played is not None
    game = program.played
    started = game.record.options
    assert started.draw == 3
    qtbot.waitUntil(lambda: len(game.record.moves) > 1, timeout=60_000)
    for change in ("save-rules", "delete-rules"):
        program.show_start()
        program.window.setup_requested.emit()
        press(program, "change-rules")
        press(program, "draw-more")
        press(program, change)
        program.show_start()
        (go_on,) = [
            button
            for button in page_of(program).findChildren(QAbstractButton)
            if button.objectName().startswith("continue-")
        ]
        QTest.mouseClick(go_on, Qt.MouseButton.LeftButton)
        assert program.played is not None
        assert program.played.record.options == started
    assert names() == []


def test_a_contradiction_stays_red_when_the_form_is_made_anew(program: Program) -> None:
    press(program, "change-rules")
    press(program, "players-less")
    warn = program.window.look.theme.warn
    for width in (1280, 700, 1280):
        program.window.resize(width, 720)
        page_of(program)
        note = page_of(program).findChild(QLabel, "note-players")
        assert note is not None
        assert note.isVisible()
        assert note.palette().windowText().color() == QColor(warn), width


def test_cancelling_the_form_keeps_nothing(program: Program) -> None:
    press(program, "change-rules")
    press(program, "draw-more")
    press(program, "cancel-rules")
    assert isinstance(page_of(program), NewGamePage)
    assert names() == []
    assert chosen(program).options == Options()


def test_changes_left_unsaved_by_a_slip_come_back(program: Program) -> None:
    press(program, "change-rules")
    press(program, "draw-more")
    QTest.keyClick(page_of(program), Qt.Key.Key_Escape)
    assert text(program, "said") == "The changed rules are not saved."
    press(program, "undo-delete")
    form = page_of(program)
    assert isinstance(form, HouseRulesPage)
    assert form.draft().options.draw == 3


def test_a_form_left_unchanged_says_nothing(program: Program) -> None:
    press(program, "change-rules")
    press(program, "cancel-rules")
    assert text(program, "said") == ""


def test_rules_go_to_a_file_and_come_from_one(program: Program, tmp_path: Path) -> None:
    make_ours(program)
    press(program, "change-rules")
    form = page_of(program)
    assert isinstance(form, HouseRulesPage)
    file = tmp_path / "ours.rules.json"
    desk = program.setup_desk.rules_desk
    desk.export_to(form.draft(), file)
    assert (
        text(program, "sentence").replace("\u200b", "")
        == f"Saved as ours.rules.json in {tmp_path}."
    )
    assert read_rules(file).options.draw == 3
    press(program, "cancel-rules")
    desk.import_from(file)
    assert names() == ["Our house", "Our house (2)"]
    assert chosen(program).title == "Our house (2)"
    assert text(program, "said") == "Our house (2) is imported."


def test_a_bad_file_is_said_and_nothing_is_imported(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "bad.rules.json"
    file.write_text(
        json.dumps(
            {
                "format": 1,
                "kind": "house-rules",
                "game": "hand-and-foot",
                "name": "Bad",
                "options": {"draw": 40},
            }
        )
    )
    program.setup_desk.rules_desk.import_from(file)
    assert "“Cards of a draw”" in text(program, "said")
    assert names() == []
    assert chosen(program).rules is None


def test_exporting_to_a_folder_that_is_gone_is_said(program: Program, tmp_path: Path) -> None:
    press(program, "change-rules")
    form = page_of(program)
    assert isinstance(form, HouseRulesPage)
    program.setup_desk.rules_desk.export_to(
        RulesDraft(Options(), "classic", "Ours"), tmp_path / "gone" / "ours.json"
    )
    assert "is gone" in text(program, "sentence")


def test_damaged_rules_in_the_folder_are_mentioned(program: Program) -> None:
    make_ours(program)
    (kept,) = HouseRules().all().sets
    kept.path.write_text("{")
    program.window.setup_requested.emit()
    assert "is kept as" in text(program, "said")
    assert names() == []


def test_the_interview_is_gone_through_by_keyboard(program: Program) -> None:
    press(program, "questions")
    page = page_of(program)
    assert isinstance(page, InterviewPage)
    questions = 0
    while not text(program, "question").startswith("These"):
        focus = QApplication.focusWidget()
        assert isinstance(focus, RuleRow)
        if questions == 0:
            QTest.keyClick(focus, Qt.Key.Key_Down)
            focus = QApplication.focusWidget()
            assert isinstance(focus, RuleRow)
        QTest.keyClick(focus, Qt.Key.Key_Return)
        questions += 1
        assert questions < 20
    assert questions >= 10
    assert "missing" not in text(program, "sentence"), "nobody has touched the name yet"
    press(program, "save-rules")
    assert text(program, "sentence") == "A name for the house rules is missing."
    type_in(program, "rules-name", "By questions")
    press(program, "save-rules")
    assert names() == ["By questions"]
    assert chosen(program).options.sides is Sides.ALONE


def test_the_interview_goes_back_and_can_be_left(program: Program) -> None:
    press(program, "questions")
    first = text(program, "question")
    press(program, "answer-4")
    press(program, "next")
    assert text(program, "question") != first
    press(program, "back-question")
    assert text(program, "question") == first
    row = page_of(program).findChild(RuleRow, "answer-4")
    assert row is not None
    assert row.isChecked()
    with answering("do-it") as asked:
        press(program, "cancel-interview")
    assert asked == ["Drop the answers?"], "an answer was given, though people went back since"
    assert isinstance(page_of(program), NewGamePage)
    assert names() == []


def test_without_an_answer_the_interview_is_left_at_once(program: Program) -> None:
    press(program, "questions")
    with answering("keep") as asked:
        QTest.keyClick(page_of(program), Qt.Key.Key_Escape)
    assert asked == []
    assert isinstance(page_of(program), NewGamePage)


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
@pytest.mark.parametrize("given", [1, 4, 30])
def test_answers_are_not_lost_by_a_slip(program: Program, key: Qt.Key, given: int) -> None:
    press(program, "questions")
    press(program, "answer-4")
    for _ in range(given):
        if not text(program, "question").startswith("These"):
            press(program, "next")
    if given == 30:
        type_in(program, "rules-name", "By questions")
    question = text(program, "question")
    focus = program.window.focusWidget()
    assert focus is not None
    with answering(key) as asked:
        QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert asked == ["Drop the answers?"]
    page = page_of(program)
    assert isinstance(page, InterviewPage)
    assert text(program, "question") == question
    assert page.draft().options.sides is Sides.ALONE
    assert program.window.focusWidget() is focus, "the keyboard is where it was"
    if given == 30:
        press(program, "save-rules")
        assert names() == ["By questions"]


def test_answers_are_dropped_when_that_is_meant(program: Program) -> None:
    press(program, "questions")
    press(program, "next")
    with answering("do-it") as asked:
        QTest.keyClick(page_of(program), Qt.Key.Key_Escape)
    assert asked == ["Drop the answers?"]
    assert isinstance(page_of(program), NewGamePage)


KEYS_OF_THE_WINDOW = ("B", "K", "N", "Q")


def press_key(program: Program, key: str) -> None:
    """Ctrl and *key*, where the keyboard is."""
    # The question that was answered before had the window's place.
    program.window.activateWindow()
    QApplication.processEvents()
    focus = program.window.focusWidget() or program.window
    QTest.keySequence(focus, QKeySequence(f"Ctrl+{key}"))


@pytest.mark.parametrize("key", KEYS_OF_THE_WINDOW)
def test_answers_are_not_lost_by_a_key_of_the_window(program: Program, key: str) -> None:
    press(program, "questions")
    press(program, "answer-4")
    press(program, "next")
    question, focus = text(program, "question"), program.window.focusWidget()
    with answering("keep") as asked:
        press_key(program, key)
    assert asked == ["Drop the answers?"]
    page = page_of(program)
    assert isinstance(page, InterviewPage)
    assert program.window.isVisible()
    assert text(program, "question") == question
    assert program.window.focusWidget() is focus, "the keyboard is where it was"
    with answering("do-it") as asked:
        press_key(program, key)
        # It is asked once, not again where nothing is left to lose.
        press_key(program, "B")
    assert asked == ["Drop the answers?"]
    assert page_of(program) is not page or not program.window.isVisible()


@pytest.mark.parametrize("key", KEYS_OF_THE_WINDOW)
@pytest.mark.parametrize("is_covered", [False, True])
@pytest.mark.parametrize("changed", ["options", "name"])
def test_changed_rules_are_not_lost_by_a_key_of_the_window(
    program: Program, key: str, is_covered: bool, changed: str
) -> None:
    press(program, "change-rules")
    form = page_of(program)
    assert isinstance(form, HouseRulesPage)
    if changed == "options":
        press(program, "draw-more")
    else:
        type_in(program, "rules-name", "Sunday")
    draft = form.draft()
    if is_covered:
        press(program, "rule-card")
    shown = page_of(program)
    assert isinstance(shown, RuleCardPage) is is_covered
    with answering(Qt.Key.Key_Return) as asked:
        press_key(program, key)
    assert asked == ["Drop the changes?"]
    assert page_of(program) is shown
    assert program.window.isVisible()
    assert form.draft() == draft
    with answering("do-it") as asked:
        press_key(program, key)
        press_key(program, "B")
    assert asked == ["Drop the changes?"]
    assert page_of(program) is not shown or not program.window.isVisible()


@pytest.mark.parametrize("key", KEYS_OF_THE_WINDOW)
@pytest.mark.parametrize("opening", ["questions", "change-rules"])
def test_where_no_rules_were_entered_nothing_is_asked(
    program: Program, key: str, opening: str
) -> None:
    press(program, opening)
    page = page_of(program)
    with answering("keep") as asked:
        press_key(program, key)
    assert asked == []
    assert page_of(program) is not page or not program.window.isVisible()


def test_rules_that_were_saved_are_not_asked_about(program: Program) -> None:
    make_ours(program)
    press(program, "questions")
    press(program, "next")
    with answering("do-it"):
        press(program, "cancel-interview")
    with answering("keep") as asked:
        press_key(program, "B")
    assert asked == []


def test_the_rules_of_the_interview_can_be_changed_in_the_form(program: Program) -> None:
    press(program, "questions")
    while not text(program, "question").startswith("These"):
        press(program, "next")
    press(program, "change")
    form = page_of(program)
    assert isinstance(form, HouseRulesPage)
    assert form.draft().options == Options()


def test_the_rule_card_leads_back_to_where_it_was_asked_for(program: Program) -> None:
    press(program, "show-card")
    card = page_of(program)
    assert isinstance(card, RuleCardPage)
    assert text(program, "card-title") == "Classic"
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert isinstance(page_of(program), NewGamePage)
    press(program, "change-rules")
    press(program, "draw-more")
    press(program, "rule-card")
    said = [label.text() for label in page_of(program).findChildren(QLabel)]
    assert any("Draw three cards" in line for line in said)
    press(program, "back")
    form = page_of(program)
    assert isinstance(form, HouseRulesPage)
    assert form.draft().options.draw == 3


def test_the_rule_card_is_saved_as_pdf(program: Program, tmp_path: Path) -> None:
    press(program, "show-card")
    card = rule_card(Words(), Options(), "Ours")
    program.card_desk.save_pdf(card, tmp_path / "ours.pdf")
    assert text(program, "said").replace("\u200b", "") == f"Saved as ours.pdf in {tmp_path}."
    assert (tmp_path / "ours.pdf").read_bytes().startswith(b"%PDF")
    program.card_desk.save_pdf(card, tmp_path / "gone" / "ours.pdf")
    assert "ours.pdf" in text(program, "said") or "gone" in text(program, "said")


def pages_in(content: bytes) -> int:
    return content.count(b"/Type /Page\n")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ALL_PRESETS)
def test_the_card_of_every_preset_is_one_page(name: str) -> None:
    for players, groups in ALL_PRESETS[name].seats.items():
        card = rule_card(Words(), preset_options(name, players, groups[0]), name)
        for paper in Paper:
            assert pages_in(card_pdf(card, paper)) == 1


@pytest.mark.usefixtures("qapp")
def test_a_card_longer_than_a_page_goes_on_on_another() -> None:
    card = rule_card(Words(), Options(), "Long " * 40)
    assert pages_in(card_pdf(replace(card, title="n" * 200))) == 1
    longer = replace(card, sections=card.sections * 4)
    assert pages_in(card_pdf(longer, Paper.A4)) > 1


def test_a_name_of_200_letters_fits_every_page(program: Program) -> None:
    program.window.resize(1024, 700)
    make_ours(program, "n" * 200)

    def overflow() -> int:
        bars = [page.horizontalScrollBar().maximum() for page in shown.findChildren(Page)]
        if isinstance(shown, Page):
            bars.append(shown.horizontalScrollBar().maximum())
        return max([*bars, shown.minimumSizeHint().width() - 1024])

    shown = page_of(program)
    assert overflow() <= 0
    press(program, "show-card")
    shown = page_of(program)
    assert overflow() <= 0
    press(program, "back")
    press(program, "change-rules")
    shown = page_of(program)
    assert overflow() <= 0
    press(program, "delete-rules")
    shown = page_of(program)
    assert overflow() <= 0


def test_the_last_choice_is_offered_again(program: Program) -> None:
    make_ours(program)
    page = program.window.new_game_page
    choice = page.choice()
    program._liked.remember_dealt(choice)
    program.show_start()
    program.window.setup_requested.emit()
    found = program.window.new_game_page.choice()
    assert found.title == "Our house"
    assert found.options == choice.options
    assert found.seats == choice.seats
