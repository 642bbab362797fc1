"""The form of house rules: every field by its type, marks, contradictions, search, saving."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    CardValues,
    Deck,
    PileWord,
    Quota,
    ScoreStep,
    Take,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.storage.house_rules import HouseRules, RuleSets
from handfoot_gui.ui.pages.rules.form import FieldRow, RuleForm
from handfoot_gui.ui.pages.rules.house_rules_page import HouseRulesPage, RulesDraft
from handfoot_gui.ui.widgets.fields import Choice
from handfoot_gui.ui.widgets.theme import DARK, LIGHT, Style
from tests.other_values import other_values

CLASSIC = Options()


@pytest.fixture
def page(qtbot: QtBot) -> HouseRulesPage:
    page = HouseRulesPage(Style(LIGHT, 1.0), Words())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.set_rules(RulesDraft("hand-and-foot", CLASSIC, "classic", "Ours"), RuleSets())
    page.show()
    return page


def find(page: QWidget, kind: type[QWidget], name: str) -> QWidget:
    found = page.findChild(kind, name)
    assert found is not None, name
    return found


def settle() -> None:
    """Let widgets that were replaced go."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def form(page: HouseRulesPage) -> RuleForm:
    found = page.findChild(RuleForm)
    assert found is not None
    return found


def row(page: HouseRulesPage, field: str) -> FieldRow:
    found = page.findChild(FieldRow, f"row-{field}")
    assert found is not None, field
    return found


def press(page: QWidget, name: str) -> None:
    button = find(page, QAbstractButton, name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def type_number(page: HouseRulesPage, name: str, text: str) -> None:
    field = find(page, QLineEdit, name)
    assert isinstance(field, QLineEdit)
    field.selectAll()
    # Not every sign has a key of its own.
    QApplication.clipboard().setText(text)
    field.paste()


def sentence(page: HouseRulesPage) -> str:
    found = find(page, QLabel, "sentence")
    assert isinstance(found, QLabel)
    return found.text()


def all_texts(page: QWidget) -> str:
    return "\n".join(found.text() for found in page.findChildren(QLabel) if found.isVisibleTo(page))


def test_every_field_of_a_rule_set_has_a_row(page: HouseRulesPage) -> None:
    names = {found.objectName() for found in page.findChildren(FieldRow)}
    assert names == {f"row-{field}" for field in Options.__struct_fields__}


def test_every_value_can_be_shown_and_read_back(page: HouseRulesPage) -> None:
    for field in Options.__struct_fields__:
        editor = row(page, field).editor
        for value in (getattr(CLASSIC, field), *other_values(CLASSIC, field)):
            editor.set_value(value)
            assert editor.value() == value, field
            assert editor.problem() == "", field


def test_a_switch_is_clicked(page: HouseRulesPage) -> None:
    press(page, "down_before_take-yes")
    assert form(page).options == replace(CLASSIC, down_before_take=True)
    assert row(page, "down_before_take").is_marked
    assert not row(page, "draw").is_marked
    assert sentence(page) == "One change to Classic"
    assert "The pile taken only after the first meld" in all_texts(page)


def test_a_choice_is_made_by_keyboard(page: HouseRulesPage) -> None:
    choice = find(page, Choice, "take")
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Down)
    assert form(page).options.take is Take.EXACTLY


def test_a_number_is_typed_stepped_and_clicked(page: HouseRulesPage) -> None:
    type_number(page, "draw", "3")
    assert form(page).options.draw == 3
    QTest.keyClick(find(page, QLineEdit, "draw"), Qt.Key.Key_Up)
    assert form(page).options.draw == 4
    press(page, "draw-more")
    assert form(page).options.draw == 4
    press(page, "draw-less")
    assert form(page).options.draw == 3


def test_a_negative_number_takes_either_minus(page: HouseRulesPage) -> None:
    for text in ("-200", "−300"):
        type_number(page, "red_three_left", text)
        assert form(page).options.red_three_left == int(text.replace("−", "-"))


def test_a_number_out_of_range_is_said_and_cannot_be_saved(
    page: HouseRulesPage, qtbot: QtBot
) -> None:
    type_number(page, "draw", "9")
    assert sentence(page) == "A number from 1 to 4 is missing."
    assert row(page, "draw").note.text() == "A number from 1 to 4 is missing."
    with qtbot.assertNotEmitted(page.save_requested):
        press(page, "save-rules")
    assert form(page).options == CLASSIC
    type_number(page, "draw", "4")
    assert sentence(page) == "One change to Classic"


def test_a_list_grows_and_shrinks(page: HouseRulesPage) -> None:
    press(page, "minima-3-remove")
    assert form(page).options.minima == (50, 90, 120)
    settle()
    type_number(page, "minima-0", "60")
    assert form(page).options.minima == (60, 90, 120)
    press(page, "minima-add")
    assert form(page).options.minima == (60, 90, 120, 120)


def test_the_last_of_a_list_that_needs_one_stays(page: HouseRulesPage) -> None:
    assert not find(page, QAbstractButton, "quotas-0-remove").isEnabled()


def test_steps_by_score_and_quotas_are_built_of_their_parts(page: HouseRulesPage) -> None:
    press(page, "minima_by_score-add")
    type_number(page, "minima_by_score-0-below", "500")
    type_number(page, "minima_by_score-0-points", "60")
    assert form(page).options.minima_by_score == (ScoreStep(500, 60),)
    type_number(page, "quotas-0-wild", "0")
    assert form(page).options.quotas == (Quota(2, 2, 0),)
    type_number(page, "values-joker", "25")
    assert form(page).options.values == CardValues(joker=25)


def test_a_contradiction_is_shown_at_once_on_both_fields(
    page: HouseRulesPage, qtbot: QtBot
) -> None:
    press(page, "wild_melds-no")
    assert "do not go together" in sentence(page)
    for field in ("wild_melds", "quotas", "wild_on_top"):
        assert "do not go together" in row(page, field).note.text()
    assert row(page, "draw").note.text() == ""
    with qtbot.assertNotEmitted(page.save_requested):
        press(page, "save-rules")
    press(page, "wild_melds-back")
    assert sentence(page) == "As Classic"
    assert row(page, "quotas").note.text() == ""


@pytest.mark.parametrize("is_searched", [False, True])
@pytest.mark.parametrize(("field", "other"), [("wild_melds", "quotas"), ("quotas", "wild_melds")])
def test_one_click_leads_from_a_refused_combination_to_the_other_field(
    page: HouseRulesPage, field: str, other: str, is_searched: bool
) -> None:
    press(page, "wild_melds-no")
    button = find(page, QAbstractButton, f"{field}-other")
    assert isinstance(button, QAbstractButton)
    assert row(page, other).label in button.text()
    assert find(page, QAbstractButton, "draw-other").isHidden()
    search = find(page, QLineEdit, "search")
    assert isinstance(search, QLineEdit)
    if is_searched:
        search.setText(row(page, field).label)
        assert row(page, other).isHidden()
    QApplication.processEvents()
    form(page).ensureWidgetVisible(button)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert row(page, other).isVisible()
    assert search.text() == ""
    focus = page.focusWidget()
    assert focus is not None
    assert row(page, other).isAncestorOf(focus), "the keyboard goes there, too"
    seen = form(page).viewport().rect()
    top = focus.mapTo(form(page).viewport(), QPoint(0, 0))
    assert seen.contains(top), (top, seen)
    press(page, "wild_melds-back")
    assert find(page, QAbstractButton, f"{field}-other").isHidden()


def test_rules_that_contradict_themselves_open_at_the_field(qtbot: QtBot) -> None:
    page = HouseRulesPage(Style(LIGHT, 1.0), Words())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.set_rules(
        RulesDraft("hand-and-foot", replace(CLASSIC, wild_melds=False), "classic", "Ours"),
        RuleSets(),
    )
    page.show()
    page.show_first_problem()
    QApplication.processEvents()
    focus = page.focusWidget()
    assert focus is not None
    assert row(page, "quotas").isAncestorOf(focus)


def test_a_field_without_effect_says_so(page: HouseRulesPage) -> None:
    choice = find(page, Choice, "sides")
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Up)
    assert row(page, "permission").note.text() == "Not used, since everybody plays alone."


def test_the_search_leaves_what_it_finds(page: HouseRulesPage) -> None:
    QTest.keyClicks(find(page, QLineEdit, "search"), "red three")
    shown = {found.objectName() for found in page.findChildren(FieldRow) if not found.isHidden()}
    assert "row-red_three_left" in shown
    assert "row-draw" not in shown
    QTest.keyClicks(find(page, QLineEdit, "search"), "zzz")
    assert "No rule has these words." in all_texts(page)


def test_a_value_is_found_by_its_words(page: HouseRulesPage) -> None:
    QTest.keyClicks(find(page, QLineEdit, "search"), "removes the pile")
    shown = {found.objectName() for found in page.findChildren(FieldRow) if not found.isHidden()}
    assert shown == {"row-wild_on_top"}


def test_in_a_narrow_window_each_changed_row_says_what_it_does_otherwise(
    page: HouseRulesPage,
) -> None:
    press(page, "draw-more")
    said = "Three cards drawn instead of two cards"
    assert row(page, "draw").note.text() == ""
    assert said in all_texts(page)
    page.resize(1024, 700)
    QApplication.processEvents()
    assert row(page, "draw").note.isVisible()
    assert row(page, "draw").note.text() == f"{said}."
    press(page, "draw-more")
    assert row(page, "draw").note.text().startswith("Four cards drawn")
    press(page, "draw-back")
    assert row(page, "draw").note.isHidden()


def test_the_deck_changes_the_names_of_the_cards(page: HouseRulesPage) -> None:
    assert "Eight to king" in all_texts(page)
    choice = find(page, Choice, "deck")
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Down)
    assert form(page).options.deck is Deck.SPECIAL
    settle()
    assert "Seven to twelve" in all_texts(page)
    assert "Eight to king" not in all_texts(page)
    focus = page.focusWidget()
    assert focus is not None
    assert focus.objectName() == "deck"


def test_one_field_is_put_back(page: HouseRulesPage) -> None:
    press(page, "draw-more")
    press(page, "packs-more")
    press(page, "draw-back")
    assert form(page).options == replace(CLASSIC, packs=6)


def test_another_preset_to_compare_with_and_to_start_from(page: HouseRulesPage) -> None:
    choice = find(page, Choice, "base")
    choice.setFocus()
    for _ in range(3):
        QTest.keyClick(choice, Qt.Key.Key_Down)
    assert "changes to Simpson" in sentence(page)
    press(page, "start-over")
    assert sentence(page) == "As Simpson"
    assert form(page).options.stock_piles == 2


def test_the_word_of_the_set_changes_the_labels(page: HouseRulesPage) -> None:
    choice = find(page, Choice, "pile_word")
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Down)
    assert form(page).options.pile_word is PileWord.CANASTA
    assert "Clean canasta" in all_texts(page)


def test_rules_are_given_to_be_saved_under_their_name(page: HouseRulesPage, qtbot: QtBot) -> None:
    press(page, "draw-more")
    name = find(page, QLineEdit, "rules-name")
    assert isinstance(name, QLineEdit)
    name.selectAll()
    QTest.keyClicks(name, "  Sunday   table ")
    with qtbot.waitSignal(page.save_requested) as asked:
        QTest.keyClick(name, Qt.Key.Key_Return)
    assert asked.args == [
        RulesDraft("hand-and-foot", replace(CLASSIC, draw=3), "classic", "Sunday table")
    ]


def test_a_name_that_is_taken_or_missing_is_said(page: HouseRulesPage, qtbot: QtBot) -> None:
    house = HouseRules()
    house.add("hand-and-foot", "Sunday", CLASSIC, "classic")
    page.set_rules(RulesDraft("hand-and-foot", CLASSIC, "classic", "sunday"), house.all())
    settle()
    assert sentence(page) == "Other house rules have the name Sunday."
    with qtbot.assertNotEmitted(page.save_requested):
        press(page, "save-rules")
    name = find(page, QLineEdit, "rules-name")
    assert isinstance(name, QLineEdit)
    name.clear()
    assert sentence(page) == "A name for the house rules is missing."


def test_a_missing_name_is_said_once_the_name_was_touched(page: HouseRulesPage) -> None:
    page.set_rules(RulesDraft("hand-and-foot", CLASSIC, "classic", ""), RuleSets())
    settle()
    assert sentence(page) == "As Classic"
    save = find(page, QAbstractButton, "save-rules")
    assert not save.isEnabled()
    assert save.accessibleDescription() == "A name for the house rules is missing."
    assert "A name for the house rules is missing." in save.toolTip()
    press(page, "draw-more")
    assert sentence(page) == "One change to Classic"
    name = find(page, QLineEdit, "rules-name")
    assert isinstance(name, QLineEdit)
    QTest.keyClicks(name, "a")
    assert save.isEnabled()
    assert (save.toolTip(), save.accessibleDescription()) == ("", "")
    name.clear()
    assert sentence(page) == "A name for the house rules is missing."
    said = find(page, QLabel, "sentence")
    assert said.palette().windowText().color() == QColor(page._style.theme.warn)


@pytest.mark.parametrize("way", ["save-rules", "export", "Enter"])
def test_a_missing_name_is_said_when_saving_is_tried(
    page: HouseRulesPage, qtbot: QtBot, way: str
) -> None:
    page.set_rules(RulesDraft("hand-and-foot", CLASSIC, "classic", ""), RuleSets())
    settle()
    assert sentence(page) == "As Classic"
    with qtbot.assertNotEmitted(page.save_requested), qtbot.assertNotEmitted(page.export_requested):
        if way == "Enter":
            QTest.keyClick(find(page, QLineEdit, "rules-name"), Qt.Key.Key_Return)
        else:
            press(page, way)
    assert sentence(page) == "A name for the house rules is missing."


def test_escape_leaves_without_saving(page: HouseRulesPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.cancelled), qtbot.assertNotEmitted(page.save_requested):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_the_wheel_over_a_choice_moves_the_page_and_not_the_rule(page: HouseRulesPage) -> None:
    choice = find(page, Choice, "take")
    choice.setFocus()
    event = QWheelEvent(
        QPointF(5, 5), choice.mapToGlobal(QPointF(5, 5)), QPoint(0, -120), QPoint(0, -120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase,
        False,
    )  # fmt: skip
    QApplication.sendEvent(choice, event)
    assert form(page).options.take is Take.UP_TO


def test_a_new_look_keeps_what_was_changed(page: HouseRulesPage) -> None:
    press(page, "draw-more")
    page.set_style(Style(DARK, 1.25))
    assert form(page).options.draw == 3
    assert row(page, "draw").is_marked
    assert page.draft().name == "Ours"


@pytest.mark.parametrize(("width", "scale"), [(1024, 1.0), (1280, 1.0), (1280, 1.25)])
def test_nothing_is_cut_off_at_the_side(page: HouseRulesPage, width: int, scale: float) -> None:
    page.resize(width, 700)
    page.set_style(Style(LIGHT, scale))
    QApplication.processEvents()
    assert form(page).horizontalScrollBar().maximum() == 0
