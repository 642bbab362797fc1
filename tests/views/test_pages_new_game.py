"""The new game page gives what was typed and chosen, and nothing that cannot be played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from handfoot_gui.views.fields import Choice
from handfoot_gui.views.new_game_page import NewGame, NewGamePage, RuleRow, SeatChoice
from handfoot_gui.views.theme import HIGH_CONTRAST, LIGHT, Look


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    page = NewGamePage(Look(LIGHT, 1.0))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page


def field(page: NewGamePage, seat: int) -> QLineEdit:
    found = page.findChild(QLineEdit, f"name-{seat}")
    assert found is not None
    return found


def button(page: NewGamePage, name: str) -> QAbstractButton:
    found = page.findChild(QAbstractButton, name)
    assert found is not None
    return found


def sentence(page: NewGamePage) -> str:
    found = page.findChild(QLabel, "sentence")
    assert found is not None
    return found.text()


def type_name(page: NewGamePage, seat: int, name: str) -> None:
    field(page, seat).selectAll()
    QTest.keyClicks(field(page, seat), name)


def test_names_and_bots_are_given_as_chosen(page: NewGamePage, qtbot: QtBot) -> None:
    type_name(page, 0, "  Ana   Marija ")
    level = page.findChild(Choice, "bot-3")
    assert level is not None
    level.setFocus()
    QTest.keyClick(level, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.deal_requested) as asked:
        QTest.mouseClick(button(page, "deal"), Qt.MouseButton.LeftButton)
    assert asked.args == [
        NewGame(
            "classic",
            (
                SeatChoice("Ana Marija", None),
                SeatChoice("Elise", "steady"),
                SeatChoice("Josip", "steady"),
                SeatChoice("Karl", "easy"),
            ),
        )
    ]


def test_enter_in_a_name_deals(page: NewGamePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.deal_requested):
        QTest.keyClick(field(page, 2), Qt.Key.Key_Return)


def test_two_equal_names_cannot_be_told_apart(page: NewGamePage, qtbot: QtBot) -> None:
    type_name(page, 0, "karl ")
    assert sentence(page) == "Two players have the name Karl."
    with qtbot.assertNotEmitted(page.deal_requested):
        QTest.mouseClick(button(page, "deal"), Qt.MouseButton.LeftButton)
        QTest.keyClick(field(page, 0), Qt.Key.Key_Return)
    type_name(page, 0, "Ana")
    assert sentence(page) == "5 packs, hands of 13 and feet of 13, 4 deals, about an hour."
    assert button(page, "deal").isEnabled()


def test_a_missing_name_is_said(page: NewGamePage) -> None:
    type_name(page, 1, " ")
    assert sentence(page) == "A name is missing."
    assert not button(page, "deal").isEnabled()


def test_a_name_has_at_most_200_characters(page: NewGamePage) -> None:
    type_name(page, 0, "n" * 201)
    assert page.choice().seats[0].name == "n" * 200
    assert page.horizontalScrollBar().maximum() == 0


def test_cancel_gives_nothing(page: NewGamePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.cancelled), qtbot.assertNotEmitted(page.deal_requested):
        QTest.mouseClick(button(page, "cancel"), Qt.MouseButton.LeftButton)


def test_a_new_look_keeps_what_was_typed(page: NewGamePage) -> None:
    type_name(page, 2, "Ivo")
    page.set_look(Look(HIGH_CONTRAST, 1.25))
    assert field(page, 2).text() == "Ivo"
    assert page.choice().seats[2].name == "Ivo"


def test_the_game_last_played_is_offered_again(page: NewGamePage) -> None:
    last = NewGame(
        "classic",
        (
            SeatChoice("A", None), SeatChoice("B", "easy"),
            SeatChoice("C", "steady"), SeatChoice("D", "easy"),
        ),
    )  # fmt: skip
    page.set_choice(last)
    assert page.choice() == last
    assert [field(page, seat).text() for seat in range(4)] == ["A", "B", "C", "D"]


def test_classic_rules_are_the_ones_chosen(page: NewGamePage) -> None:
    rows = page.findChildren(RuleRow)
    assert [(row.text(), row.isChecked()) for row in rows] == [("Classic", True)]


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_cut_off_at_the_side_in_the_smallest_window(
    page: NewGamePage, scale: float
) -> None:
    page.resize(1024, 700)
    page.set_look(Look(LIGHT, scale))
    assert page.horizontalScrollBar().maximum() == 0
