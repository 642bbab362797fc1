"""Numbers are typed as people type them: sums are added up, and nothing is read in part."""

from __future__ import annotations

import pytest
from keeper_lab import ENTER, FIRST, Family, begun, made_family, made_start
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from handfoot_gui.core.text.typed_numbers import typed_number
from handfoot_gui.ui.pages.scorekeeper.fields import NumberLine

__all__ = ["begun", "made_family", "made_start"]

READ = {
    "10+20": 30,
    " 10 + 20 ": 30,
    "145+20+5": 170,
    "100-5": 95,
    "-30": -30,
    "−30": -30,
    "1,020": 1020,
    "1.020": 1020,
    "1 020": 1020,
    "1\u202f020+5": 1025,
    "007": 7,
}
REFUSED = (
    "", " ", "+", "10+", "10++20", "1o5", "12,5", "1.5", "10/20", "3x5", "10 20", "1,0200", "ten",
    "٣", "²", "1e3", "0x10", "1_000",
)  # fmt: skip


@pytest.mark.parametrize("text", READ)
def test_a_sum_is_added_up(text: str) -> None:
    assert typed_number(text) == READ[text]


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_not_understood_is_no_number(text: str) -> None:
    assert typed_number(text) is None


def to_points(family: Family) -> NumberLine:
    """The field of the first side's card points."""
    family.enter(*FIRST[0][:6])
    field = QApplication.focusWidget()
    assert isinstance(field, NumberLine)
    return field


def test_a_sum_typed_as_points_is_entered_as_what_it_comes_to(family: Family) -> None:
    field = to_points(family)
    family.type("245+300")
    family.press(ENTER)
    assert family.entry.sides[0].melded == 545
    assert field.text() == "545"


def test_points_that_are_not_understood_are_refused_whole_and_stay_to_be_mended(
    family: Family,
) -> None:
    field = to_points(family)
    family.type("54o")
    assert family.sentence.endswith(": “54o” is not a number.")
    assert not family.button("primary").isEnabled()
    family.press(ENTER)
    assert field.hasFocus()
    assert field.text() == "54o"
    assert family.entry.sides[0].melded == 0
    # Neither another field nor another look of the page takes it away.
    family.press(Qt.Key.Key_Tab)
    family.enter(900)
    name = field.objectName()
    family.window.resize(1024, 700)
    QApplication.processEvents()
    field = family.field(name)
    assert field.text() == "54o"
    assert family.sentence.endswith(": “54o” is not a number.")
    field.setFocus()
    field.selectAll()
    family.type("545")
    family.press(ENTER)
    assert family.entry.sides[0].melded == 545
    assert "is not a number" not in family.sentence


@pytest.mark.parametrize("way", ["show-card", "print"])
def test_the_field_has_its_keyboard_back_after_another_page(family: Family, way: str) -> None:
    field = to_points(family)
    family.type("54")
    page = family.page
    family.click(way)
    assert family.page is not page
    family.press(Qt.Key.Key_Escape)
    assert family.page is page
    assert field.hasFocus()
    family.type("5")
    family.press(ENTER)
    assert family.entry.sides[0].melded == 545
