"""Whole kept games of all three kinds, from the start page to the printed sheet."""

from __future__ import annotations

import pytest
from keeper_lab import (
    CONTROL,
    ENTER,
    FIRST,
    SECOND,
    THIRD,
    Family,
    Start,
    begun,
    house,
    made_family,
    made_start,
)
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.text.words import MINUS
from handfoot_gui.games.hand_and_foot.rules.option_values import ScoreStep, Sides
from handfoot_gui.ui.pages.score_sheet.page import SheetPage
from handfoot_gui.ui.pages.scorekeeper.page import ScorekeeperPage
from handfoot_gui.ui.pages.scorekeeper.sums import PastDeals
from handfoot_gui.ui.pages.setup.scorekeeper_page import ScorekeeperSetupPage

__all__ = ["made_family", "made_start"]


def test_a_game_of_hand_and_foot_by_keyboard_ends_by_the_rules_and_moves(start: Start) -> None:
    family = begun(start())
    asked = "To go out: two clean, two dirty and one wild."
    assert family.texts()[:2] == [
        "Deal 1", f"First meld 50. {asked} Marta deals, Elise plays first."
    ]  # fmt: skip
    for number, deal in enumerate((FIRST, SECOND, THIRD), start=1):
        for side in deal:
            family.enter(*side)
        assert QApplication.focusWidget() is family.button("primary")
        family.press(ENTER)
        assert len(family.kept.kept.deals) == number
    first = 1500 + 600 + 400 + 545 - 900, 1000 + 600 + 1500 + 300 + 100 + 610
    second = 1500 + 600 + 1500 + 200 + 100 + 745 - 85, 1000 + 300 + 100 + 560 - 190
    third = 1000 + 600 + 300 + 640 - 310, 1500 + 600 + 1500 + 500 + 100 + 705 - 45
    assert family.totals == tuple(map(sum, zip(first, second, third, strict=True)))
    out = [family.kept.kept.names[deal.by or 0] for deal in family.kept.sheet.deals]
    assert out == ["Elise", "Marta", "Karl"]
    assert family.texts()[:2] == [
        "Deal 4", f"First meld 150. {asked} Karl deals, Marta plays first."
    ]  # fmt: skip
    family.deals(SECOND)
    ahead = family.totals[0] - family.totals[1]
    assert family.texts()[:2] == ["Josip and Marta win", f"The game is over. By {ahead:,} points."]
    family.press(ENTER)
    assert family.texts()[1].startswith("The game is finished.")
    assert family.kept.kept.is_finished
    assert family.kept.path.parent.name == "games"
    family.press(ENTER)
    assert family.program.start_controller.is_shown
    assert family.kept.path.parent.name == "finished"
    assert family.program.start_controller.page.facts.games == ()


def test_a_game_is_finished_by_choice_and_that_is_undone(family: Family) -> None:
    family.deals(FIRST)
    family.click("finish")
    assert family.texts()[0] == "Elise and Karl win"
    family.press(Qt.Key.Key_Z, CONTROL)
    assert family.texts()[0] == "Deal 2"
    assert not family.kept.kept.is_finished
    family.click("finish")
    family.click("delete-0")
    assert not family.kept.kept.is_finished
    assert family.texts()[0] == "Deal 1"
    family.press(Qt.Key.Key_Z, CONTROL)
    assert family.kept.kept.is_finished


def test_a_family_keeps_score_by_its_house_rules(start: Start) -> None:
    house("Grandmother's", clean_bonus=700, players=6, sides=Sides.TEAMS, packs=7)
    family = start()
    family.press(Qt.Key.Key_K, CONTROL)
    family.click("house-0")
    page = family.page
    assert isinstance(page, ScorekeeperSetupPage)
    assert (page.choice().players, page.choice().sides) == (6, "teams")
    family.click("deal")
    kept = family.program.scorekeeper_controller.kept
    assert kept is not None
    assert kept.preset == "Grandmother's"
    family.enter(1)
    assert family.row("clean_piles").accessibleName() == (
        "Clean books: Ana, Josip, Marta 700; Elise, Karl, Pavel 0"
    )
    assert family.window.preferences.rules.endswith(".handfoot-rules")
    family.press(Qt.Key.Key_K, CONTROL)
    chosen = family.page
    assert isinstance(chosen, ScorekeeperSetupPage)
    rules = chosen.choice().chosen.rules
    assert rules is not None
    assert rules.name == "Grandmother's"


def test_a_corrected_deal_changes_the_first_meld_that_is_announced(start: Start) -> None:
    steps = (ScoreStep(below=2000, points=50), ScoreStep(below=4000, points=90))
    house("Grandmother's", minima_by_score=(*steps, ScoreStep(below=9000, points=120)))
    family = start()
    family.press(Qt.Key.Key_K, CONTROL)
    family.click("house-0")
    family.click("deal")
    family.deals(FIRST, SECOND)
    assert family.totals == (2145 + 4560, 4110 + 1770)
    assert family.texts()[1].startswith("First meld 120.")
    assert family.texts()[1].endswith("Josip deals, Karl plays first.")
    family.click("correct-0")
    assert family.texts()[1].startswith("First meld 50.")
    family.field("dirty-1").setFocus()
    family.enter(0, 0, 0, 0, 0, 310)
    family.press(Qt.Key.Key_Escape)
    assert family.totals == (6705, 1410 + 1770)
    assert family.texts()[1].startswith("First meld: Josip and Marta 120; Elise and Karl 90.")
    family.click("correct-1")
    assert family.texts()[1].startswith("First meld: Josip and Marta 90; Elise and Karl 50.")
    assert family.texts()[1].endswith("Elise deals, Josip plays first.")
    family.press(Qt.Key.Key_Escape)
    family.click("print")
    page = family.page
    assert isinstance(page, SheetPage)
    row = next(row for row in page.model().rows if row.name == "First meld")
    assert [cell.text for cell in row.cells] == ["50", "50", "90", "50", "120", "90"]


def test_the_same_sheet_is_printed(start: Start) -> None:
    family = begun(start(Preferences(family="The Horvats")))
    family.deals(FIRST)
    family.enter(2)
    assert family.kept.kept.family == "The Horvats"
    family.press(Qt.Key.Key_P, CONTROL)
    page = family.page
    assert isinstance(page, SheetPage)
    cells = [cell.text for row in page.model().rows for cell in row.cells]
    assert [f"{total:,}" for total in family.totals] == ["2,145", "4,110"]
    assert {"2,145", "4,110", "1,500", "−900"} <= set(cells)
    assert "Filled in from a game with real cards." in page.model().notes
    family.press(Qt.Key.Key_Escape)
    assert page.model().family == "The Horvats"
    assert isinstance(family.page, ScorekeeperPage)
    assert family.field("clean-0").text() == "2"
    family.click("print")
    assert isinstance(family.page, SheetPage)


def test_three_deals_of_raub(start: Start) -> None:
    family = begun(start(Preferences(game="raub")))
    family.enter(1)
    family.press(ENTER)
    assert family.texts()[1] == "A Refe is waiting: the deal counts double. Elise deals."
    family.enter(0, 2, 0, 1, 0, 2, 0)
    assert family.sentence == "One trick still to enter."
    family.field("tricks-3").setFocus()
    family.enter(1)
    family.press(ENTER)
    assert family.totals == (21 - 2, 21 + 8, 21 - 4, 21 - 2)
    assert family.texts()[1] == "Josip deals."
    family.enter(0, 3, 1, 1, 1, 0, 2)
    family.press(ENTER)
    assert family.totals == (18, 28, 20, 17)
    assert [deal.is_doubled for deal in family.kept.sheet.deals] == [False, True, False]
    family.click("correct-0")
    family.press(Qt.Key.Key_Up)
    assert family.sentence == "Four tricks still to enter."
    assert [deal.is_doubled for deal in family.kept.sheet.deals] == [False, False, False]


def test_three_rounds_of_manipulation_rummy(start: Start) -> None:
    family = begun(start(Preferences(game="manipulation")))
    assert family.texts()[:2] == ["Round 1", "Marta deals, Elise plays first."]
    family.enter(0, 2, 12, 0, 33, 41)
    family.press(ENTER)
    assert family.totals == (0, 12 + 33 + 41 + 25, 0, 0)
    family.enter(1, 1, 9, 22, 13, 5)
    assert family.sentence == "Marta may knock with at most 5 points, not 9."
    family.field("left-0").setFocus()
    family.press(Qt.Key.Key_A, CONTROL)
    family.enter(4)
    family.button("primary").setFocus()
    family.press(ENTER)
    assert family.totals[0] == 18 + 9 + 1
    family.enter(2, 1, 20, 30, 40)
    family.press(ENTER)
    assert len(family.kept.kept.deals) == 3
    assert family.kept.sheet.deals[2].ended == "stock"


@pytest.mark.parametrize(
    ("game", "line", "typed", "last", "sums"),
    [
        ("raub", "no_trick", (0, 2, 0, 1, 0), 2,
         ["Deal 1: Marta minus 1; Elise 4; Josip minus 2; Karl minus 1", "Before: Marta 21"]),
        ("manipulation", "going_out", (0, 2, 12, 0, 33), 41,
         ["Round 1: Marta 0; Elise 111; Josip 0; Karl 0", "Before"]),
    ],
)  # fmt: skip
def test_a_deal_has_no_points_before_all_of_it_is_entered(
    start: Start, game: str, line: str, typed: tuple[int, ...], last: int,
    sums: list[str],
) -> None:  # fmt: skip
    family = begun(start(Preferences(game=game)))
    name = family.row(line).text()
    for value in typed:
        row = family.row(line)
        assert (row.accessibleName(), row.accessibleDescription()) == (name, "")
        deal, before, total = family.sums()
        assert deal == family.texts()[0]
        assert before.startswith("Before: ")
        assert total == f"Total: {before.removeprefix('Before: ')}"
        assert family.points_below == ["", "", "", ""]
        family.enter(value)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClicks(focus, str(last))
    shown = family.sums()
    assert [text.startswith(said) for text, said in zip(shown, sums, strict=False)] == [True, True]
    assert family.row(line).accessibleName().startswith(f"{name}: ")
    told = shown[0].split(": ")[1].split("; ")
    below = [points.replace(MINUS, "minus ") for points in family.points_below]
    assert [one.split(" ", 1)[1] for one in told] == below
    family.press(Qt.Key.Key_A, CONTROL)
    family.press(Qt.Key.Key_Backspace)
    before, total = family.sums()[1:]
    assert total == f"Total: {before.removeprefix('Before: ')}"


@pytest.mark.parametrize(
    ("game", "typed", "last", "missing"),
    [
        ("hand-and-foot", (3, 2, 0, 4, 0, 0, 545, 900, 2, 2, 1, 3, 0, 1), 610, None),
        ("raub", (0, 2, 0, 1, 0), 2, "Three tricks still to enter."),
        ("manipulation", (0, 2, 12, 0, 33), 41, "Enter what Karl has left."),
    ],
)
def test_the_last_number_is_typed_and_the_deal_written_down_with_one_click(
    start: Start, game: str, typed: tuple[int, ...], last: int,
    missing: str | None,
) -> None:  # fmt: skip
    family = begun(start(Preferences(game=game)))
    family.enter(*typed)
    before = family.sentence
    assert missing is None or before == missing
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClicks(focus, str(last))
    assert family.sentence != before
    QTest.keyClick(focus, Qt.Key.Key_A, CONTROL)
    QTest.keyClick(focus, Qt.Key.Key_Backspace)
    assert family.sentence == before
    QTest.keyClicks(focus, str(last))
    family.click("primary")
    assert len(family.kept.kept.deals) == 1


def test_what_the_end_of_a_game_adds_is_named_and_adds_up(start: Start) -> None:
    family = begun(start(Preferences(game="manipulation")))
    for _ in range(2):
        family.enter(0, 2, 12, 0, 33, 41)
        family.press(ENTER)
    assert family.totals == (0, 2 * 111 + 100 + 2 * 25, 0, 0)
    past = family.page.findChild(PastDeals)
    assert past is not None
    rows: dict[str, list[str]] = {}
    for name in ("Round 2", "Goal reached", "Rounds won"):
        (title,) = (one for one in past.findChildren(QLabel) if one.text() == name)
        middle = title.mapTo(past, title.rect().center()).y()
        beside = [
            one for one in past.findChildren(QWidget)
            if ", total " in one.accessibleName()
            and abs(one.mapTo(past, one.rect().center()).y() - middle) < one.height() / 2
        ]  # fmt: skip
        beside.sort(key=lambda one: one.mapTo(past, QPoint(0, 0)).x())
        rows[name] = [one.accessibleName() for one in beside]
    nothing = "0, total 0"
    assert rows == {
        "Round 2": [nothing, "111, total 222", nothing, nothing],
        "Goal reached": [nothing, "100, total 322", nothing, nothing],
        "Rounds won": [nothing, "50, total 372", nothing, nothing],
    }
