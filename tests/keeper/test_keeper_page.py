"""Keeping score by keyboard alone: what is typed, its sum, what is wrong with it, corrections."""

from __future__ import annotations

import pytest
from keeper_lab import (
    CONTROL,
    DOWN,
    ENTER,
    FIRST,
    SECOND,
    TAB,
    THIRD,
    Family,
    Start,
    begun,
    deal_of,
    made_family,
    made_start,
    written,
)
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from handfoot_gui.games.hand_and_foot.entries import SideEntry
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.ui.pages.rules.card_controller import RuleCardPage
from handfoot_gui.ui.pages.scorekeeper.fields import OneOf
from handfoot_gui.ui.pages.scorekeeper.grid import EntryGrid
from handfoot_gui.ui.pages.scorekeeper.page import ScorekeeperPage
from handfoot_gui.ui.pages.scorekeeper.sums import TotalBar
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.labels import Elided
from handfoot_gui.ui.widgets.page import Middle
from handfoot_gui.ui.widgets.vocabulary import WORDS

__all__ = ["made_family", "made_start"]

NAMES = ("Marta", "Elise", "Josip", "Karl", "Ana", "Ivo")


def test_tab_goes_the_same_way_and_every_entry_is_saved(family: Family) -> None:
    for value in (3, 2):
        QTest.keyClicks(QApplication.focusWidget(), str(value))
        family.press(TAB)
    assert QApplication.focusWidget() is family.field("wild-0")
    entry = family.entry
    assert (entry.sides[0].clean, entry.sides[0].dirty, entry.sides[0].wild) == (3, 2, 0)
    # A second program that opens the same folder finds what was entered, and leaves it alone.
    assert family.kept.kept.deals == ()
    family.type(1)
    family.program.stop()
    assert family.entry.sides[0].wild == 1


def test_ctrl_and_enter_write_down_from_a_button_too_and_do_not_press_it(family: Family) -> None:
    family.enter(*FIRST[0], *FIRST[1])
    for name in ("count-melded-0", "clean-1-+1", "show-card"):
        family.field("clean-0").setFocus()
        QTest.keyClicks(family.field("clean-0"), "many")
        family.button(name).setFocus(Qt.FocusReason.TabFocusReason)
        family.press(ENTER, CONTROL)
        assert isinstance(family.page, ScorekeeperPage)
        assert family.kept.kept.deals == ()
        assert (family.entry.sides[0].melded, family.entry.sides[1].clean) == (545, 2)
    family.field("clean-0").setFocus()
    QTest.keyClicks(family.field("clean-0"), "3")
    family.button("count-left-1").setFocus(Qt.FocusReason.TabFocusReason)
    family.press(ENTER, CONTROL)
    assert len(family.kept.kept.deals) == 1


def test_the_sum_grows_while_it_is_typed_and_its_line_stands_open(family: Family) -> None:
    family.type(3)
    row = family.row("clean_piles")
    assert row.isChecked()
    assert row.accessibleName() == "Clean books: Josip, Marta 1,500; Elise, Karl 0"
    assert row.sum_said == "Josip, Marta: 3 times 500"
    total = family.find(TotalBar)
    assert total.accessibleName() == "Total: Josip, Marta 1,500; Elise, Karl 0"
    family.press(ENTER)
    assert not family.row("clean_piles").isChecked()
    QTest.mouseClick(family.row("clean_piles"), Qt.MouseButton.LeftButton)
    family.field("dirty-0").setFocus()
    family.enter(2)
    assert family.row("clean_piles").isChecked()
    assert family.row("wild_piles").isChecked() is False


def test_a_click_counts_while_a_number_is_still_being_typed(start: Start) -> None:
    family = start(file=written(FIRST))
    family.type(2)
    QTest.mouseClick(family.row("going_out"), Qt.MouseButton.LeftButton)
    QTest.keyClicks(family.field("dirty-1"), "3")
    family.field("dirty-1").setFocus()
    QTest.mouseClick(family.row("clean_piles"), Qt.MouseButton.LeftButton)
    assert family.row("clean_piles").isChecked()
    family.field("wild-1").setFocus()
    QTest.keyClicks(family.field("wild-1"), "1")
    family.click("correct-0")
    assert family.texts()[0] == "Deal 1, being corrected"
    entry = family.entry
    assert (entry.sides[0].clean, entry.sides[1].dirty, entry.sides[1].wild) == (2, 3, 1)


def test_impossible_entries_are_pointed_out_and_asked_about(family: Family) -> None:
    assert family.sentence == "Nothing has been entered yet."
    assert not family.button("primary").isEnabled()
    family.enter(2, 2, 1, 4, 0, 1, 500, 0)
    assert family.sentence == "Elise and Karl: enter the cards left in hand and foot."
    family.enter(0, 0, 0, 7, 0, 2, 0, 20)
    said = [family.sentence, *(
        one.text() for one in family.page.findChildren(QLabel, "problem") if one.isVisible()
    )]  # fmt: skip
    assert said == [
        "Only one player can go out, not Marta and Karl.",
        "You entered 11 red threes, but the decks have 10.",
    ]
    family.press(ENTER, CONTROL)
    family.press(ENTER, CONTROL)
    assert family.kept.kept.deals == ()


def test_an_earlier_deal_is_corrected_deleted_and_brought_back(start: Start) -> None:
    family = start(file=written(FIRST, SECOND))
    before = family.totals
    family.click("correct-0")
    assert family.texts()[0] == "Deal 1, being corrected"
    assert QApplication.focusWidget() is family.field("clean-0")
    family.enter(2)
    assert family.totals == (before[0] - 500, before[1])
    family.press(Qt.Key.Key_Z, CONTROL)
    assert family.totals == before
    family.field("clean-0").setFocus()
    family.enter(2)
    family.press(Qt.Key.Key_Escape)
    assert family.texts()[0] == "Deal 3"
    assert family.totals[0] == before[0] - 500
    family.click("delete-0")
    assert "Deal 1 was deleted. Undo brings it back." in family.texts()
    assert len(family.kept.kept.deals) == 1
    family.press(Qt.Key.Key_Z, CONTROL)
    assert len(family.kept.kept.deals) == 2
    family.press(Qt.Key.Key_Z, CONTROL)
    assert family.totals == before


@pytest.mark.parametrize("name", ["correct-1", "delete-1"])
def test_one_press_on_another_deal_ends_a_correction(start: Start, name: str) -> None:
    family = start(file=written(FIRST, SECOND))
    family.window.resize(1280, 1080)
    before = family.totals
    family.click("correct-0")
    family.type(2)
    button, window = family.button(name), family.window.windowHandle()
    at = button.mapTo(family.window, button.rect().center())
    for act in (QTest.mousePress, QTest.mouseRelease):
        act(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        QApplication.processEvents()
    if name == "correct-1":
        assert family.texts()[0] == "Deal 2, being corrected"
        assert family.totals == (before[0] - 500, before[1])
    else:
        assert "Deal 2 was deleted. Undo brings it back." in family.texts()
        assert len(family.kept.kept.deals) == 1


def test_a_correction_that_ends_the_game_before_other_deals_is_pointed_out(start: Start) -> None:
    options = replace(Options(), deals=0, target=8000)
    family = start(file=written(FIRST, SECOND, THIRD, options=options))
    late = "The game was over before this deal."
    assert late not in family.texts()
    family.click("correct-0")
    family.enter(9)
    family.field("melded-0").setFocus()
    family.enter(945)
    assert family.texts().count(late) == 1
    family.press(Qt.Key.Key_Escape)
    assert family.texts().count(late) == 1
    family.click("correct-2")
    assert family.sentence == late
    family.click("delete-2")
    assert late not in family.texts()
    assert len(family.kept.kept.deals) == 2


def test_undo_takes_back_one_entry_at_a_time(family: Family) -> None:
    family.enter(3, 2)
    family.press(Qt.Key.Key_Z, CONTROL)
    assert family.entry.sides[0] == SideEntry(clean=3)
    assert family.field("dirty-0").text() == ""
    family.press(Qt.Key.Key_Z, CONTROL)
    assert not family.button("undo").isEnabled()
    assert family.field("clean-0").text() == ""


def test_the_key_given_to_undo_anew_takes_an_entry_back(
    family: Family, monkeypatch: pytest.MonkeyPatch
) -> None:
    family.enter(3, 2)
    own = replace(WORDS.preferences, keys={"undo": "F8"})
    monkeypatch.setattr(WORDS, "preferences", own)
    # The page where that is chosen has closed.
    QApplication.sendEvent(family.window.page, QEvent(QEvent.Type.WindowActivate))
    family.press(Qt.Key.Key_Z, CONTROL)
    assert family.field("dirty-0").text() == "2", "the usual key means nothing now"
    family.press(Qt.Key.Key_F8)
    assert family.field("dirty-0").text() == ""


def test_cards_are_counted_instead_of_added(family: Family) -> None:
    family.enter(1, 1, 0, 0, 0, 0)
    family.click("count-melded-0")
    family.field("melded-0-joker").setFocus()
    family.enter(1, 5, 16, 23, 9, 2)
    assert QApplication.focusWidget() is family.field("left-0")
    line = next(one for one in family.entry.sides[0].melded.items())
    assert line == ("joker", 1)
    row = family.row("cards_melded")
    total = 50 + 100 + 320 + 230 + 45 - 10
    assert row.accessibleName() == f"Cards in melds: Josip, Marta {total}; Elise, Karl 0"
    assert "Eights through kings 23 times 10" in row.sum_said
    family.click("count-melded-0")
    assert family.field("melded-0").text() == str(total)
    assert family.entry.sides[0].melded == total


def test_whoever_goes_back_to_sum_or_cards_before_entering_anything_has_them_again(
    family: Family,
) -> None:
    field = family.field("melded-0")
    field.setFocus()
    family.type(545)
    family.click("count-melded-0")
    assert family.entry.sides[0].melded == {}
    family.click("count-melded-0")
    assert family.entry.sides[0].melded == 545
    assert family.field("melded-0").text() == "545"
    family.click("count-melded-0")
    family.field("melded-0-joker").setFocus()
    family.type(2)
    family.click("count-melded-0")
    assert family.entry.sides[0].melded == 100
    family.click("count-melded-0")
    assert family.entry.sides[0].melded == {"joker": 2}
    family.click("count-melded-0")
    family.field("melded-0").setFocus()
    family.type(120)
    family.click("count-melded-0")
    assert family.entry.sides[0].melded == {}, "what was counted is no longer the sum"


def test_no_sum_comes_back_from_a_deal_that_is_gone(family: Family) -> None:
    family.enter(*FIRST[0][:6], 300)
    family.click("count-melded-0")
    family.click("primary")
    family.click("anyway")
    family.click("delete-0")
    assert family.entry.sides[0].melded == {}, "cards are still counted"
    family.click("count-melded-0")
    assert family.entry.sides[0].melded == 0


def test_the_buttons_and_the_arrows_step(family: Family) -> None:
    family.press(Qt.Key.Key_Up, times=3)
    family.press(DOWN)
    family.click("clean-1-+1")
    entry = family.entry
    assert (entry.sides[0].clean, entry.sides[1].clean) == (2, 1)
    points = family.field("melded-0")
    points.setFocus()
    family.press(Qt.Key.Key_Up)
    assert points.text() == "5"
    wheel = family.find(OneOf, "out-0")
    QTest.mouseMove(wheel, QPoint(4, 4))
    assert wheel.currentIndex() == 0


def test_in_a_small_window_the_sum_of_the_deal_stands_below_the_columns(start: Start) -> None:
    family = start()
    family.window.resize(1024, 700)
    begun(family)
    family.type(3)
    assert "1,500" in family.texts()
    family.press(ENTER)
    family.window.resize(1280, 720)
    QApplication.processEvents()
    assert "1,500" not in family.texts()
    assert family.row("clean_piles").accessibleName().startswith("Clean books: Josip, Marta 1,500")


def test_the_deals_are_in_sight_and_opened_from_the_head(start: Start) -> None:
    assert begun(start()).page.findChild(ChoiceField, "deal-open") is None
    family = start(file=written(FIRST, SECOND))
    deals = family.find(ChoiceField, "deal-open")
    points = family.kept.sheet.deals[0].points
    assert [deals.itemText(row) for row in range(deals.count())] == [
        f"Deal 1: {points(0):,}, {points(1):,}",
        deals.itemText(1),
        "Deal 3, to be entered",
    ]
    middle = family.find(Middle)
    assert deals.mapTo(middle, QPoint(0, deals.height())).y() < middle.height()
    deals.setFocus()
    family.press(Qt.Key.Key_Home)
    assert family.texts()[0] == "Deal 1, being corrected"
    family.press(Qt.Key.Key_Escape)
    assert family.texts()[0] == "Deal 3"


def test_ctrl_enter_writes_down_from_any_field(family: Family) -> None:
    family.enter(*FIRST[0], *FIRST[1][:6])
    for key in (Qt.Key.Key_6, Qt.Key.Key_1, Qt.Key.Key_0):
        family.press(key)
    family.press(ENTER, CONTROL)
    assert len(family.kept.kept.deals) == 1
    assert family.kept.kept.deals == (deal_of(FIRST),)


def test_a_click_into_a_number_chooses_all_of_it(family: Family) -> None:
    family.enter(12)
    line = family.field("clean-0")
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert line.selectedText() == line.text()
    QTest.keyClick(line, Qt.Key.Key_4)
    assert line.text() == "4"
    # A second click puts the cursor where it falls.
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert not line.hasSelectedText()


@pytest.mark.parametrize(
    ("game", "preset", "players", "sides"),
    [
        ("hand-and-foot", "classic", 4, 2),
        ("hand-and-foot", "pennies", 6, 2),
        ("hand-and-foot", "simpson", 6, 6),
        ("raub", "classic", 4, 4),
        ("manipulation", "classic", 5, 5),
    ],
)
def test_the_running_total_is_in_sight_in_every_field(
    start: Start, game: str, preset: str, players: int, sides: int
) -> None:
    family = start()
    family.window.resize(1366, 768)
    page = family.keep(game, preset, NAMES[:players])
    (bar,) = page.findChildren(TotalBar)
    for field in family.find(EntryGrid).order:
        field.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        assert not field.visibleRegion().isEmpty(), field.objectName()
        assert bar.visibleRegion().boundingRect() == bar.rect(), field.objectName()
    opening = 21 if game == "raub" else 0
    assert bar.accessibleName().count(f" {opening}") == sides


def test_three_names_of_a_team_stand_whole_over_their_fields(start: Start) -> None:
    family = start()
    family.window.resize(1366, 768)
    names = ("Annegret", "Bartholomew", "Constantin", "Dorothea", "Ernestine", "Friederike")
    family.keep("hand-and-foot", "pennies", names)
    grid = family.find(EntryGrid)
    shown = [one for one in grid.findChildren(Elided) if one.isVisible()]
    assert all(one.shown == one.text() for one in shown)
    said = " ".join(one.text() for one in shown)
    assert all(name in said for name in names)


@pytest.mark.parametrize(("width", "height"), [(1024, 700), (1280, 720), (1366, 768)])
def test_no_name_over_the_fields_breaks_within_a_word(
    start: Start, width: int, height: int
) -> None:
    """A smaller font comes first; what has no room even so is whole in the tool tip."""
    family = start()
    family.window.resize(width, height)
    names = ("Bartholomew", "Anna Magdalena", "Jo", "Friederike", "Ernst-Constantin", "Ida")
    family.keep("hand-and-foot", "simpson", names)
    grid = family.find(EntryGrid)
    grid.grab()
    lines = [one for one in grid.findChildren(Elided) if one.isVisible()]
    assert " ".join(one.text() for one in lines).replace("- ", "-") == " ".join(names)
    by_word = {word: one for one in lines for word in one.text().split()}
    for word in ("Bartholomew", "Magdalena", "Friederike", "Jo"):
        assert by_word[word].shown == by_word[word].text()
    for one in lines:
        assert one.shown == one.text() or one.toolTip() == one.text()
    assert by_word["Jo"].font().pixelSize() >= by_word["Bartholomew"].font().pixelSize()


def test_the_rule_card_is_read_while_a_score_is_kept(family: Family) -> None:
    family.enter(3)
    family.click("show-card")
    assert isinstance(family.page, RuleCardPage)
    assert "Classic" in " ".join(family.texts())
    family.press(Qt.Key.Key_Escape)
    assert isinstance(family.page, ScorekeeperPage)
    assert family.field("clean-0").text() == "3"
    family.press(Qt.Key.Key_R, CONTROL)
    assert isinstance(family.page, RuleCardPage)
