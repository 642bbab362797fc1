"""Finding one's rules in the window: by search, by questions, side by side, and as a code."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from rules_lab import chosen, names, page_of, press, setting_up
from whole_program import child

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.preferences import TextSize
from handfoot_gui.games.hand_and_foot.rules.option_values import Quota, QuotaRank
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.games.raub.rules.options import Options as Raub
from handfoot_gui.session.which_version import has_which
from handfoot_gui.storage.formats import now
from handfoot_gui.storage.house_rules import HouseRules, RuleSet, line_of, rules_in
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.rules.beside_page import RulesBesidePage
from handfoot_gui.ui.pages.rules.code_dialogs import RulesCodePage, code_dialog, code_of
from handfoot_gui.ui.pages.rules.finder_page import RulesFinderPage
from handfoot_gui.ui.pages.rules.house_rules_page import HouseRulesPage
from handfoot_gui.ui.pages.rules.which_page import WhichPage
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.phones.qr import Code
from handfoot_gui.ui.widgets.controls import RING
from handfoot_gui.ui.widgets.fields import RuleRow
from handfoot_gui.ui.widgets.reading import Reading
from handfoot_gui.ui.widgets.theme import LIGHT, Style
from handfoot_gui.ui.window.place import SMALLEST

OURS = replace(Options(), clean_bonus=700, dirty_bonus=200)


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Controller]:
    HouseRules().add("hand-and-foot", "Fridays", OURS, "classic", ("Who deals brings the cake.",))
    with setting_up(qapp) as program:
        program.window.resize(1100, 760)
        yield program


def key(program: Controller, pressed: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    focus = program.window.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, pressed, modifier or Qt.KeyboardModifier.NoModifier)
    QApplication.processEvents()


def type_in(program: Controller, text: str) -> None:
    focus = program.window.focusWidget()
    assert isinstance(focus, QLineEdit)
    focus.clear()
    QTest.keyClicks(focus, text)


def shown(page: QWidget) -> list[str]:
    return [row.objectName() for row in page.findChildren(RuleRow) if row.isVisibleTo(page)]


def read(page: QWidget) -> list[str]:
    QApplication.sendPostedEvents()
    QApplication.processEvents()
    return [label.text() for label in page.findChildren(QLabel) if label.isVisibleTo(page)]


def line(options: object = OURS, game: str = "hand-and-foot", name: str = "Fridays") -> str:
    made = line_of(RuleSet(Path(), game, name, options, "classic", now()))
    assert made is not None
    return made.text


def in_dialog(act: Callable[[], object], answer: Callable[[QWidget], object]) -> None:
    """*act* opens a dialog, with which *answer* does something; then it is closed."""
    said = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            return
        timer.stop()
        try:
            answer(dialog)
            said.append(True)
        finally:
            dialog.close()

    timer = QTimer()
    timer.setInterval(1)
    timer.timeout.connect(look)
    timer.start()
    act()
    assert said == [True]


def test_all_sets_are_there_in_groups_the_own_ones_first(program: Controller) -> None:
    press(program, "find-rules")
    page = page_of(program, RulesFinderPage)
    names = shown(page)
    assert names[0] == "house-0"
    assert {name.removeprefix("rules-") for name in names[1:]} == set(PRESETS)
    titles = [text for text in read(page) if text.startswith(("Your own", "Named"))]
    assert titles[0] == "Your own rules"
    assert len(titles) == 1 + len({options.sides for options in PRESETS.values()})
    assert page.chosen.key == "rules-classic"


def test_by_keyboard_a_word_leads_to_rules_that_are_taken(program: Controller) -> None:
    press(program, "find-rules")
    page = page_of(program, RulesFinderPage)
    assert program.window.focusWidget().objectName() == "find-rules"  # type: ignore[union-attr]
    type_in(program, "canasta")
    assert "rules-simpson" not in shown(page) or "rules-pennies" in shown(page)
    type_in(program, "pennies")
    assert shown(page) == ["rules-pennies"]
    assert page.chosen.key == "rules-pennies", "what is taken is in sight"
    key(program, Qt.Key.Key_Return)
    assert program.window.focusWidget().objectName() == "rules-pennies"  # type: ignore[union-attr]
    key(program, Qt.Key.Key_Return)
    assert isinstance(program.window.page, NewGamePage)
    assert chosen(program).chosen.preset == "pennies"


def test_escape_leaves_the_rules_as_they_were(program: Controller) -> None:
    press(program, "find-rules")
    press(program, "rules-pennies")
    key(program, Qt.Key.Key_Escape)
    assert isinstance(program.window.page, NewGamePage)
    assert chosen(program).chosen.preset == "classic"


def test_own_rules_are_found_by_their_sentences_and_said_beside_the_list(
    program: Controller,
) -> None:
    press(program, "find-rules")
    page = page_of(program, RulesFinderPage)
    type_in(program, "cake")
    assert shown(page) == ["house-0"]
    assert "Who deals brings the cake." in read(page)
    assert "700 points for a clean book instead of 500 points" in read(page)
    press(program, "take-rules")
    assert chosen(program).chosen.title == "Fridays"


def test_a_single_rule_that_is_found_leads_to_where_it_is_changed(program: Controller) -> None:
    press(program, "find-rules")
    page = page_of(program, RulesFinderPage)
    type_in(program, "may i go out")
    assert "Single rules" in read(page)
    press(program, "rule-permission")
    form = page_of(program, HouseRulesPage)
    rows = [row for row in form.findChildren(QWidget) if row.objectName().startswith("row-")]
    assert [row.objectName() for row in rows if row.isVisibleTo(form)] == ["row-permission"]


def test_words_that_nothing_has_say_so(program: Controller) -> None:
    press(program, "find-rules")
    page = page_of(program, RulesFinderPage)
    type_in(program, "zzz")
    assert shown(page) == []
    assert "No rule or rule set has these words." in read(page)
    assert not child(page, QPushButton, "take-rules").isEnabled(), "nothing is in sight"
    key(program, Qt.Key.Key_Return)
    assert program.window.page is page


def test_which_one_do_we_play_by_keyboard(program: Controller) -> None:
    press(program, "find-rules")
    press(program, "which")
    page = page_of(program, WhichPage)
    answers = [row for row in page.findChildren(RuleRow) if "Pennies" in row.about]
    answers[0].setChecked(True)
    answers[0].setFocus()
    for _ in range(5):
        key(program, Qt.Key.Key_Return)
    assert "That is “Pennies from Heaven”" in read(page)
    key(program, Qt.Key.Key_Backspace)
    assert "Question 5 of 5" in read(page)
    key(program, Qt.Key.Key_Return)
    key(program, Qt.Key.Key_Return)
    assert isinstance(program.window.page, NewGamePage)
    assert chosen(program).chosen.preset == "pennies"


def test_a_question_is_in_sight_whichever_answer_is_chosen(program: Controller) -> None:
    program.window.resize(SMALLEST)
    look = replace(program.window.preferences, text_size=TextSize.LARGEST)
    program.window.set_preferences(look)
    press(program, "find-rules")
    press(program, "which")
    page = page_of(program, WhichPage)
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.processEvents()
    assert page.scroll_bar.maximum() > 0, "there is something to be scrolled"
    assert page.scroll_bar.value() == 0
    last = page.findChildren(RuleRow)[-1]
    assert program.window.focusWidget() is last, "it is known that somebody may not know"


def test_answers_that_no_version_has_go_on_in_the_form(program: Controller) -> None:
    press(program, "find-rules")
    press(program, "which")
    page = page_of(program, WhichPage)
    for wanted in ("Saskatchewan", "Simpson", "Saskatchewan", "Saskatchewan", "Saskatchewan"):
        row = next(row for row in page.findChildren(RuleRow) if wanted in row.about)
        row.setChecked(True)
        press(program, "next")
        QApplication.processEvents()
    assert "The closest is “Saskatchewan”" in read(page_of(program))
    assert "You play differently" in read(page_of(program))
    press(program, "change")
    draft = page_of(program, HouseRulesPage).draft()
    assert draft.base == "saskatchewan"
    assert draft.options == replace(PRESETS["saskatchewan"], wild_melds=False)


def heard(page: QWidget) -> list[str]:
    """What is met piece by piece."""
    met = QAccessible.queryAccessibleInterface(child(page, Reading))
    return [met.child(place).text(QAccessible.Text.Name) for place in range(met.childCount())]


def test_two_sets_show_only_where_they_differ_until_all_is_wanted(program: Controller) -> None:
    press(program, "find-rules")
    press(program, "house-0")
    press(program, "beside")
    page = page_of(program, RulesBesidePage)
    assert [row.field for row in page.rows] == ["clean_bonus", "dirty_bonus"]
    assert "Clean book. Fridays: 700 points. Classic: 500 points." in heard(page)
    assert "Who deals brings the cake." in read(page)
    press(program, "all-rules")
    assert len(page_of(program, RulesBesidePage).rows) > 40
    assert "Melds of wilds only, in both: yes." in heard(page)
    card = page.card()
    said = [sentence for section in card.sections for sentence in section.sentences]
    assert "Clean book: 700 points – 500 points" in said
    assert "Melds of wilds only: yes" in said
    key(program, Qt.Key.Key_Escape)
    assert isinstance(program.window.page, RulesFinderPage)


@pytest.mark.parametrize("width", [1024, 1920])
def test_two_sets_stand_in_columns_all_the_way_down(program: Controller, width: int) -> None:
    long = replace(OURS, quotas=((Quota(1, 1, 1, 0, (QuotaRank(Rank.SEVEN),)), Quota(3, 0)),))
    HouseRules().add("hand-and-foot", "A name as long as " + "a line " * 12, long, "classic")
    program.set_up()
    program.window.resize(width, 720)
    press(program, "find-rules")
    press(program, "house-0")
    press(program, "beside")
    page = page_of(program, RulesBesidePage)
    shown = page.rows
    assert len(shown) == 3
    pad = page._style.px(RING + 12)

    def left(part: QWidget) -> int:
        return part.mapTo(page, QPoint(0, 0)).x()

    columns = [left(child(page, QWidget, f"set-{place}")) + pad for place in (0, 1)]
    for row in shown:
        labels = child(page, QWidget, f"beside-{row.field}").findChildren(QLabel)
        at = [left(part) + part.contentsMargins().left() for part in labels]
        assert at[1:] == columns, row.field
        texts = [part.geometry() for part in labels]
        assert not any(one.intersects(other) for one, other in combinations(texts, 2))
        assert all(part.height() >= part.heightForWidth(part.width()) for part in labels)


@pytest.mark.usefixtures("qapp")
def test_a_code_holds_the_rules_that_are_shown() -> None:
    rules = RuleSet(Path(), "hand-and-foot", "Fridays", OURS, "classic", now())
    made = code_of(rules)
    assert made is not None
    page = RulesCodePage(Style(LIGHT, 1.0), rules, made, lambda: "Saved.")
    code = child(page, Code)
    assert rules_in(code.text).options == OURS
    assert len(code.text.encode()) <= 600
    assert code.text.startswith("“Fridays”: rules of Hand and Foot")
    page._on_copy()
    assert QGuiApplication.clipboard().text() == code.text
    assert "The text was copied." in read(page)
    page._on_save()
    assert "Saved." in read(page)
    page.deleteLater()


@pytest.mark.skipif(shutil.which("zbarimg") is None, reason="nothing reads codes here")
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_reader_of_codes_reads_the_rules_off_the_window(
    qtbot: QtBot, tmp_path: Path, scale: float
) -> None:
    said = tuple(f"{number}. Whoever deals may not cut, but for {number}s." for number in range(12))
    rules = RuleSet(Path(), "hand-and-foot", "Žofie’s", PRESETS["pennies"], "pennies", now(), said)
    dialog = code_dialog(Style(LIGHT, scale), rules, lambda: "", None)
    qtbot.addWidget(dialog)
    dialog.show()
    QApplication.processEvents()
    code = child(dialog, Code)
    assert len(code.text.encode()) > 450, "nearly as many bytes as there may be"
    assert code.grab().save(str(tmp_path / "code.png"))
    told = subprocess.run(
        ["zbarimg", "--quiet", "--raw", str(tmp_path / "code.png")],
        capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    found = rules_in(told.stdout)
    assert (found.name, found.options) == (rules.name, rules.options)
    assert found.sentences == said[: len(found.sentences)]
    dialog.close()


def test_rules_from_a_code_are_kept_once_and_chosen(program: Controller) -> None:
    text = line(replace(OURS, wild_bonus=1000), name="Ruth’s")

    def take(dialog: QWidget) -> None:
        child(dialog, QPlainTextEdit, "line").setPlainText(f"Hello!\n{text}\n")
        accept = child(dialog, QWidget, "take-line")
        assert accept.isEnabled()
        said = child(dialog, QLabel, "sentence").text()
        assert said.replace("\u200b", "") == ("“Ruth’s”, Hand and Foot: three changes to Classic.")
        QTest.mouseClick(accept, Qt.MouseButton.LeftButton)

    for _ in range(2):
        press(program, "find-rules")
        in_dialog(lambda: press(program, "paste"), take)
        assert isinstance(program.window.page, NewGamePage)
        assert chosen(program).chosen.title == "Ruth’s"
        assert chosen(program).options.wild_bonus == 1000  # type: ignore[attr-defined]
    assert names() == ["Fridays", "Ruth’s"]


def test_a_bad_text_says_why_and_keeps_nothing(program: Controller) -> None:
    def look(dialog: QWidget) -> None:
        field = child(dialog, QPlainTextEdit, "line")
        accept = child(dialog, QWidget, "take-line")
        for text, said in (
            ("Hello", "The text has no rules from this program."),
            (
                line()[:-8],
                "The end of the text is cut off: it should run from HFRULES to the semicolon.",
            ),
            ("HFRULES2:abc;", "These rules are from a newer version of this program."),
        ):
            field.setPlainText(text)
            assert child(dialog, QLabel, "sentence").text() == said
            assert not accept.isEnabled()
        assert field.toPlainText() == "HFRULES2:abc;", "what was typed stays"

    press(program, "find-rules")
    in_dialog(lambda: press(program, "paste"), look)
    assert names() == ["Fridays"]


def test_rules_of_another_game_lead_to_that_game(program: Controller) -> None:
    text = line(replace(Raub(), must_beat=True), "raub", "Uncle’s Raub")

    def take(dialog: QWidget) -> None:
        child(dialog, QPlainTextEdit, "line").setPlainText(text)
        QTest.mouseClick(child(dialog, QWidget, "take-line"), Qt.MouseButton.LeftButton)

    press(program, "find-rules")
    in_dialog(lambda: press(program, "paste"), take)
    assert chosen(program).game == "raub"
    assert chosen(program).chosen.title == "Uncle’s Raub"
    press(program, "find-rules")
    assert "rules-classic" in shown(page_of(program))
    assert child(page_of(program), QPushButton, "beside"), "two sets to lay side by side"
    assert not has_which("raub")
    assert page_of(program).findChild(QWidget, "which") is None


def test_a_file_with_a_line_is_dropped_like_house_rules(
    program: Controller, tmp_path: Path
) -> None:
    path = tmp_path / "from Ruth.txt"
    path.write_text(f"Our rules: {line(name='Based on Ruth')}", "utf-8")
    program.files.take_dropped(path)
    assert isinstance(program.window.page, NewGamePage)
    assert chosen(program).chosen.title == "Based on Ruth"
