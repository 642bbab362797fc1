"""The selection knows what may be selected, and says every change once."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import pytest
from pytestqt.qtbot import QtBot

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HAND, Amount, Table, Zone
from handfoot_gui.ui.table.turn import AmountChoice, Selection

KING, NINE, FOUR, ACE = (Card.parse(face) for face in ("KH1", "9H1", "4S1", "AS1"))


class Place(StrEnum):
    HAND = "hand"
    MELD = "meld"


TABLE = Table(
    Seat(0),
    Seat(0),
    (
        Zone(HAND, Place.HAND, cards=(KING, NINE, FOUR)),
        Zone("open", Place.MELD, cards=(ACE,), is_selectable=True),
    ),
)


@pytest.fixture
def made(qtbot: QtBot) -> tuple[Selection, list[object]]:
    """A selection, and what it told or asked for."""
    del qtbot
    heard: list[object] = []
    selection = Selection(lambda: heard.append("refresh"))
    selection.changed.connect(heard.append)
    selection.show(TABLE, is_watched=False)
    return selection, heard


Made = tuple[Selection, list[object]]


def test_cards_are_selected_in_the_order_they_lie_in_and_told_when_they_are_shown(
    made: Made,
) -> None:
    selection, heard = made
    assert selection.select({ACE, NINE, KING})
    assert heard == ["refresh", (KING, NINE, ACE)]
    assert not selection.select((NINE, KING, ACE))
    assert len(heard) == 2
    selection.toggle(NINE)
    assert selection.cards == (KING, ACE)
    assert NINE not in selection


def test_a_table_that_is_watched_or_gone_lets_nothing_be_selected(made: Made) -> None:
    selection, heard = made
    selection.show(TABLE, is_watched=True)
    selection.select((KING,))
    assert not selection
    selection.show(TABLE, is_watched=False)
    selection.select((KING,))
    heard.clear()
    selection.clear()
    selection.select((NINE,))
    assert not selection
    assert heard == [], "who hid the table says so, not the selection"


def test_what_is_narrowed_is_told_when_asked_for(made: Made) -> None:
    selection, heard = made
    selection.select((KING, NINE))
    heard.clear()
    selection.narrow((NINE, FOUR))
    assert heard == []
    selection.tell()
    selection.tell()
    assert heard == [(NINE,)]


@pytest.mark.parametrize(
    ("steps", "value"),
    [
        ([lambda a: a.step(1)], 23),
        ([lambda a: a.step(1), lambda a: a.step(-1), lambda a: a.step(-1)], 21),
        ([lambda a: a.choose(99)], 30),
        ([lambda a: a.choose(-3)], 0),
        ([lambda a: a.choose(9), lambda a: a.show(None), lambda a: a.choose(9)], 0),
    ],
)
def test_an_amount_stays_within_what_is_asked_for(
    steps: list[Callable[[AmountChoice], None]], value: int
) -> None:
    amount = AmountChoice(lambda: None)
    amount.show(Amount(usual=22, least=4, most=30))
    for step in steps:
        step(amount)
    assert amount.value == value
    assert amount.is_meant == (value >= 4)
