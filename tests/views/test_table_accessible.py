"""What a screen reader finds on the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot
from table_lab import Lab, position

from handfoot_gui.engine.hand_and_foot.state import Phase
from handfoot_gui.views.table import accessible


@pytest.fixture
def lab(qtbot: QtBot) -> Iterator[Lab]:
    accessible.install()
    lab = Lab(position("9S 9H 4C 5D", own=["KS KH KC"], pile="QD 9C", phase=Phase.DRAW))
    yield lab
    lab.close()
    qtbot.wait(1)


def names(lab: Lab) -> list[str]:
    table = QAccessible.queryAccessibleInterface(lab.view)
    return [table.child(index).text(QAccessible.Text.Name) for index in range(table.childCount())]


def test_every_card_zone_and_button_has_a_name(lab: Lab) -> None:
    found = names(lab)
    assert found[:2] == ["nine of spades", "nine of hearts"]
    assert "Marta and Josip: 3 kings" in found
    assert "Discard pile 2, nine of clubs on top" in found
    assert "Foot 13" in found
    assert found[-1] == "Draw 2"
    assert all(found)


def test_new_and_lifted_cards_are_said_to_be(lab: Lab) -> None:
    lab.scene.set_new_cards(lab.hand()[:1])
    lab.key("9", " ")
    assert names(lab)[0] == "nine of spades, new, lifted"


def test_what_a_drop_would_bring_is_said(lab: Lab) -> None:
    lab.scene.lift(lab.hand()[:2])
    assert any(name.endswith("on top, Take 2") for name in names(lab))


def test_a_card_is_found_where_it_lies(lab: Lab) -> None:
    table = QAccessible.queryAccessibleInterface(lab.view)
    where = lab.view.viewport().mapToGlobal(lab.card_point(lab.hand()[2]))
    found = table.childAt(where.x(), where.y())
    assert found.text(QAccessible.Text.Name) == "five of diamonds"
    assert found.rect().contains(where)
    assert table.indexOfChild(found) == 2
