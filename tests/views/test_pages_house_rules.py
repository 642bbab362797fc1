"""The form of house rules: every field by its type, marks, contradictions, search, saving."""

from __future__ import annotations

from itertools import combinations

import pytest
from finding import has, press, texts
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.preferences import TextSize
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    CardValues,
    Deck,
    PileCondition,
    PileWord,
    Quota,
    QuotaRank,
    ScoreStep,
    SpecialPile,
    TakeBeforeDown,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.storage.house_rules import HouseRules
from handfoot_gui.ui.pages.rules.form import FieldRow, RuleForm
from handfoot_gui.ui.pages.rules.house_rules_page import HouseRulesPage, RulesDraft
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.page import Flow
from handfoot_gui.ui.widgets.theme import DARK, LIGHT, Style
from handfoot_gui.ui.window.place import SMALLEST
from tests.other_values import other_values

CLASSIC = Options()
MISSING = "Give the house rules a name."


@pytest.fixture
def page(qtbot: QtBot) -> HouseRulesPage:
    page = HouseRulesPage(Style(LIGHT, 1.0), Words())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    show(page)
    page.show()
    return page


def show(page: HouseRulesPage, options: Options = CLASSIC, name: str = "Ours") -> None:
    page.set_rules(RulesDraft("hand-and-foot", options, "classic", name), HouseRules().all())
    settle()


def settle() -> None:
    """Let widgets that were replaced go."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def form(page: HouseRulesPage) -> RuleForm:
    return child(page, RuleForm)


def options_of(page: HouseRulesPage) -> Options:
    options = form(page).rules.options
    assert isinstance(options, Options)
    return options


def row(page: HouseRulesPage, field: str) -> FieldRow:
    return child(page, FieldRow, f"row-{field}")


def rows_shown(page: HouseRulesPage) -> set[str]:
    return {found.objectName() for found in page.findChildren(FieldRow) if not found.isHidden()}


def note(page: HouseRulesPage, field: str) -> str:
    return row(page, field).note.text()


def choose(page: HouseRulesPage, name: str, key: Qt.Key = Qt.Key.Key_Down) -> None:
    """The next value of a list, by keyboard."""
    choice = child(page, ChoiceField, name)
    choice.setFocus()
    QTest.keyClick(choice, key)


def type_number(page: HouseRulesPage, name: str, text: str) -> None:
    field = child(page, QLineEdit, name)
    field.selectAll()
    # Not every sign has a key of its own.
    QApplication.clipboard().setText(text)
    field.paste()


def sentence(page: HouseRulesPage) -> str:
    return child(page, QLabel, "sentence").text()


def all_texts(page: HouseRulesPage) -> str:
    return "\n".join(texts(page))


def test_every_field_of_a_rule_set_has_a_row_that_shows_and_reads_every_value(
    page: HouseRulesPage,
) -> None:
    names = {found.objectName() for found in page.findChildren(FieldRow)}
    assert names == {f"row-{field}" for field in Options.__struct_fields__}
    for field in Options.__struct_fields__:
        editor = row(page, field).editor
        for value in (getattr(CLASSIC, field), *other_values(CLASSIC, field)):
            editor.set_value(value)
            assert editor.value() == value, field
            assert editor.problem() == "", field


def test_a_switch_is_clicked_and_a_choice_made_by_keyboard(page: HouseRulesPage) -> None:
    press(page, "take_onto_meld-yes")
    assert options_of(page) == replace(CLASSIC, take_onto_meld=True)
    assert row(page, "take_onto_meld").is_marked
    assert not row(page, "draws").is_marked
    assert sentence(page) == "One change to Classic"
    assert "The top card alone on a meld picks up the pile" in all_texts(page)
    choose(page, "take_before_down")
    assert options_of(page).take_before_down is TakeBeforeDown.NATURAL_PAIR


def test_a_number_is_typed_stepped_and_clicked(page: HouseRulesPage, qtbot: QtBot) -> None:
    type_number(page, "draws-0", "3")
    assert options_of(page).draws == (3,)
    QTest.keyClick(child(page, QLineEdit, "draws-0"), Qt.Key.Key_Up)
    assert options_of(page).draws == (4,)
    for way, draw in (("more", 5), ("less", 4)):
        press(page, f"draws-0-{way}")
        assert options_of(page).draws == (draw,)
    for text in ("-200", "−300"):
        type_number(page, "red_three_left", text)
        assert options_of(page).red_three_left == int(text.replace("−", "-"))
    show(page)
    single = list(texts(page)).count("card")
    type_number(page, "draws-0", "1")
    assert list(texts(page)).count("card") == single + 1
    show(page)
    type_number(page, "draws-0", "9")
    assert sentence(page) == note(page, "draws") == "Cards drawn 1: 9 is more than 6."
    type_number(page, "draws-0", "")
    assert sentence(page) == "Cards drawn 1: enter a number from 1 to 6."
    type_number(page, "draws-0", "1.5")
    assert sentence(page) == "Cards drawn 1: “1.5” is not a number."
    assert options_of(page).draws == (2,), "no value is read in part"
    type_number(page, "draws-0", "1+2")
    assert options_of(page).draws == (3,)
    type_number(page, "draws-0", "0")
    assert sentence(page) == "Cards drawn 1: 0 is less than 1."
    with qtbot.assertNotEmitted(page.save_requested):
        press(page, "save-rules")
    assert options_of(page) == replace(CLASSIC, draws=(3,))
    type_number(page, "draws-0", "4")
    assert sentence(page) == "One change to Classic"


def test_a_list_grows_and_shrinks_and_parts_make_a_value(page: HouseRulesPage) -> None:
    press(page, "minima-3-remove")
    assert options_of(page).minima == (50, 90, 120)
    settle()
    type_number(page, "minima-0", "60")
    assert options_of(page).minima == (60, 90, 120)
    press(page, "minima-add")
    assert options_of(page).minima == (60, 90, 120, 120)
    assert not child(page, QAbstractButton, "quotas-0-remove").isEnabled(), "one is needed"
    press(page, "minima_by_score-add")
    type_number(page, "minima_by_score-0-below", "500")
    type_number(page, "minima_by_score-0-points", "60")
    assert options_of(page).minima_by_score == (ScoreStep(500, 60),)
    assert not child(page, QAbstractButton, "quotas-0-0-remove").isEnabled(), "so is one of each"
    type_number(page, "quotas-0-0-wild", "0")
    assert options_of(page).quotas == ((Quota(2, 2, 0),),)
    type_number(page, "values-joker", "25")
    assert options_of(page).values == CardValues(joker=25)


@pytest.mark.parametrize(
    ("size", "text"), [(SMALLEST, TextSize.LARGEST), (QSize(1280, 720), TextSize.NORMAL)]
)
def test_piles_of_a_rank_are_never_scrolled_sideways(
    page: HouseRulesPage, size: QSize, text: TextSize
) -> None:
    page.set_style(Style(LIGHT, text.factor))
    page.resize(size)
    quota = Quota(ranks=(QuotaRank(Rank.SEVEN),) * 2)
    special = (SpecialPile(Rank.SEVEN, 5000, 2500, own_kind=True), SpecialPile(Rank.FIVE, 3000))
    show(page, replace(CLASSIC, quotas=((quota, Quota()),) * 2, special_piles=special))
    child(page, QWidget, "quotas-1-0-ranks-1-remove")
    QApplication.processEvents()
    assert form(page).horizontalScrollBar().maximum() == 0
    flows = row(page, "special_piles").findChildren(Flow) + row(page, "quotas").findChildren(Flow)
    for flow in flows:
        assert flow.height() >= flow.heightForWidth(flow.width()), "nothing is cut off below"


def test_parts_make_room_for_one_that_grows(page: HouseRulesPage) -> None:
    show(page, replace(CLASSIC, special_piles=(SpecialPile(Rank.SEVEN),)))
    press(page, "special_piles-0-clean-is-number")
    QApplication.processEvents()
    last = child(page, QWidget, "special_piles-0-clean-more")
    flow = child(row(page, "special_piles"), Flow)
    cells = [cell for cell in flow.children() if isinstance(cell, QWidget)]
    (own,) = (cell for cell in cells if cell.isAncestorOf(last))
    assert own.rect().contains(last.mapTo(own, last.rect().bottomRight()))
    places = [cell.geometry() for cell in cells]
    assert not any(one.intersects(other) for one, other in combinations(places, 2))


def test_a_contradiction_is_shown_at_once_on_both_fields(
    page: HouseRulesPage, qtbot: QtBot
) -> None:
    press(page, "wild_melds-no")
    assert "do not work together" in sentence(page)
    for field in ("wild_melds", "quotas", "wild_on_top"):
        assert "do not work together" in note(page, field)
    assert note(page, "draws") == ""
    with qtbot.assertNotEmitted(page.save_requested):
        press(page, "save-rules")
    press(page, "wild_melds-back")
    assert sentence(page) == "Same as Classic"
    assert note(page, "quotas") == ""


@pytest.mark.parametrize("is_searched", [False, True])
@pytest.mark.parametrize(("field", "other"), [("wild_melds", "quotas"), ("quotas", "wild_melds")])
def test_one_click_leads_from_a_refused_combination_to_the_other_field(
    page: HouseRulesPage, field: str, other: str, is_searched: bool
) -> None:
    press(page, "wild_melds-no")
    button = child(page, QAbstractButton, f"{field}-other")
    assert row(page, other).label in button.text()
    assert not has(page, "draws-other")
    search = child(page, QLineEdit, "search")
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
    assert row(page, other).isAncestorOf(focus), "the keyboard goes there, too"
    seen = form(page).viewport().rect()
    top = focus.mapTo(form(page).viewport(), QPoint(0, 0))
    assert seen.contains(top), (top, seen)
    press(page, "wild_melds-back")
    assert child(page, QAbstractButton, f"{field}-other").isHidden()


def test_rules_that_contradict_themselves_open_at_the_field(page: HouseRulesPage) -> None:
    show(page, replace(CLASSIC, wild_melds=False))
    page.show_first_problem()
    QApplication.processEvents()
    assert row(page, "quotas").isAncestorOf(page.focusWidget())


def test_a_field_without_effect_says_so(page: HouseRulesPage) -> None:
    choose(page, "sides", Qt.Key.Key_Up)
    assert note(page, "permission") == "Not used, since there are no partners."


def test_the_search_leaves_what_it_finds(page: HouseRulesPage) -> None:
    search = child(page, QLineEdit, "search")
    QTest.keyClicks(search, "red three")
    assert "row-red_three_left" in rows_shown(page)
    assert "row-draws" not in rows_shown(page)
    QTest.keyClicks(search, "zzz")
    assert "No rule has these words." in all_texts(page)
    search.clear()
    QTest.keyClicks(search, "removes the pile")
    assert rows_shown(page) == {"row-wild_on_top"}, "found by the words of a value"


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("decks", {"packs", "deck"}),
        ("minimum", {"minima", "minima_by_score"}),
        ("opening", {"minima", "minima_by_score"}),
        ("freeze", {"wild_on_top", "wilds_freeze"}),
        ("book", {"clean_bonus", "quotas", "open_clean", "pile_word", "clean_word"}),
        ("red 3", {"red_threes", "red_three_left", "red_three_laid"}),
        ("not down", {"take_before_down"}),
        ("pickup", {"take_least", "take_most"}),
        ("PERMISSION", {"permission"}),
        ("reshuffle", {"stock_out"}),
        ("table talk", {"answer_reasons"}),
    ],
)
def test_the_search_knows_the_words_of_players(
    page: HouseRulesPage, typed: str, wanted: set[str]
) -> None:
    shown = set(texts(page))
    QTest.keyClicks(child(page, QLineEdit, "search"), typed)
    assert {f"row-{name}" for name in wanted} <= rows_shown(page)
    assert len(rows_shown(page)) < 20
    assert set(texts(page)) <= shown, "they are never shown"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_known_by_other_words(game: str) -> None:
    """In each language they are the players' own, which `packaging/translations` says."""
    preset = next(iter(GAMES[game].presets.values()))
    texts = GAMES[game].option_texts(Words(), preset)
    assert texts.sought.keys() == texts.fields.keys()
    assert all(texts.sought.values())


def test_the_search_does_not_mind_accents(page: HouseRulesPage) -> None:
    child(page, QLineEdit, "search").insert("Réd-thrée")
    assert "row-red_three_left" in rows_shown(page)


def test_in_a_narrow_window_each_changed_row_says_what_it_does_otherwise(
    page: HouseRulesPage,
) -> None:
    press(page, "draws-0-more")
    said = "Three cards drawn instead of two cards"
    assert note(page, "draws") == ""
    assert said in all_texts(page)
    page.resize(1024, 700)
    QApplication.processEvents()
    assert row(page, "draws").note.isVisible()
    assert note(page, "draws") == f"{said}."
    press(page, "draws-0-more")
    assert note(page, "draws").startswith("Four cards drawn")
    press(page, "draws-back")
    assert row(page, "draws").note.isHidden()


def test_deck_and_word_of_the_set_change_the_labels(page: HouseRulesPage) -> None:
    assert "Jack" in all_texts(page)
    choose(page, "deck")
    assert options_of(page).deck is Deck.SPECIAL
    settle()
    assert "Twelve" in all_texts(page)
    assert "Jack" not in all_texts(page)
    assert page.focusWidget().objectName() == "deck"
    choose(page, "pile_word")
    assert options_of(page).pile_word is PileWord.PILE
    assert "Clean pile" in all_texts(page)


def test_one_field_is_put_back_or_all_begin_at_another_preset(page: HouseRulesPage) -> None:
    for name in ("draws-0-more", "packs-more", "draws-back"):
        press(page, name)
    assert options_of(page) == replace(CLASSIC, packs=6)
    for _ in range(3):
        choose(page, "base")
    assert "changes to Simpson" in sentence(page)
    press(page, "start-over")
    assert sentence(page) == "Same as Simpson"
    assert options_of(page).stock_piles == 2


def test_rules_are_given_to_be_saved_under_their_name(page: HouseRulesPage, qtbot: QtBot) -> None:
    press(page, "draws-0-more")
    name = child(page, QLineEdit, "rules-name")
    name.selectAll()
    QTest.keyClicks(name, "  Sunday   table ")
    with qtbot.waitSignal(page.save_requested) as asked:
        QTest.keyClick(name, Qt.Key.Key_Return)
    wanted = RulesDraft("hand-and-foot", replace(CLASSIC, draws=(3,)), "classic", "Sunday table")
    assert asked.args == [wanted]
    with qtbot.waitSignal(page.cancelled), qtbot.assertNotEmitted(page.save_requested):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_a_name_that_is_taken_or_missing_is_said(page: HouseRulesPage, qtbot: QtBot) -> None:
    HouseRules().add("hand-and-foot", "Sunday", CLASSIC, "classic")
    show(page, name="sunday")
    assert sentence(page) == "You already have house rules named Sunday."
    with qtbot.assertNotEmitted(page.save_requested):
        press(page, "save-rules")
    child(page, QLineEdit, "rules-name").clear()
    assert sentence(page) == MISSING


def test_a_missing_name_is_said_once_the_name_was_touched(page: HouseRulesPage) -> None:
    show(page, name="")
    assert sentence(page) == "Same as Classic"
    save = child(page, QAbstractButton, "save-rules")
    assert not save.isEnabled()
    assert save.accessibleDescription() == MISSING
    assert MISSING in save.toolTip()
    press(page, "draws-0-more")
    assert sentence(page) == "One change to Classic"
    name = child(page, QLineEdit, "rules-name")
    QTest.keyClicks(name, "a")
    assert save.isEnabled()
    assert (save.toolTip(), save.accessibleDescription()) == ("", "")
    name.clear()
    assert sentence(page) == MISSING
    ink = child(page, QLabel, "sentence").palette().windowText().color()
    assert ink == QColor(LIGHT.warn)


@pytest.mark.parametrize("way", ["save-rules", "export", "Enter"])
def test_a_missing_name_is_said_when_saving_is_tried(
    page: HouseRulesPage, qtbot: QtBot, way: str
) -> None:
    show(page, name="")
    assert sentence(page) == "Same as Classic"
    with qtbot.assertNotEmitted(page.save_requested), qtbot.assertNotEmitted(page.export_requested):
        if way == "Enter":
            QTest.keyClick(child(page, QLineEdit, "rules-name"), Qt.Key.Key_Return)
        else:
            press(page, way)
    assert sentence(page) == MISSING


def test_the_wheel_over_a_choice_moves_the_page_and_not_the_rule(page: HouseRulesPage) -> None:
    choice = child(page, ChoiceField, "pile_condition")
    choice.setFocus()
    event = QWheelEvent(
        QPointF(5, 5), choice.mapToGlobal(QPointF(5, 5)), QPoint(0, -120), QPoint(0, -120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase,
        False,
    )  # fmt: skip
    QApplication.sendEvent(choice, event)
    assert options_of(page).pile_condition is PileCondition.NATURAL_PAIR


def test_a_new_look_keeps_what_was_changed(page: HouseRulesPage) -> None:
    press(page, "draws-0-more")
    page.set_style(Style(DARK, 1.25))
    assert options_of(page).draws == (3,)
    assert row(page, "draws").is_marked
    assert page.draft().name == "Ours"
    for width, scale in ((1024, 1.0), (1280, 1.0), (1280, 1.25)):
        page.resize(width, 700)
        page.set_style(Style(LIGHT, scale))
        QApplication.processEvents()
        assert form(page).horizontalScrollBar().maximum() == 0, "nothing is cut off at the side"


def test_a_wrong_number_is_named_and_in_sight_though_the_search_leaves_it_out(
    page: HouseRulesPage,
) -> None:
    show(page)
    type_number(page, "draws-0", "9")
    search = child(page, QLineEdit, "search")
    QTest.keyClicks(search, "joker")
    assert sentence(page) == "Cards drawn 1: 9 is more than 6."
    assert row(page, "draws").isVisible()
    assert not row(page, "take_most").isVisible()
    search.setFocus()
    QTest.mouseClick(child(page, QAbstractButton, "save-rules"), Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert child(page, QLineEdit, "draws-0").hasFocus()
