"""With everybody's cards on phones the screen shows the table alone, and says who is there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from family_lab import begun, show
from phones_at_table_lab import Room
from phones_lab import LOOPBACK
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from watching import faces, hands

from handfoot_gui.core.seats import Seat
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.table.actions import MENU


@pytest.fixture
def room(qtbot: QtBot, program: Controller, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    """This computer is reached by itself alone."""
    monkeypatch.setattr("handfoot_gui.ui.phones.door.addresses", lambda: (LOOPBACK,))
    made = Room(qtbot, program)
    yield made
    for phone in made.phones:
        phone.close()


@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_a_table_whose_hands_are_all_on_phones_has_all_the_room_until_one_comes_back(
    room: Room, name: str
) -> None:
    game = begun(room.program, name, "p", "p", "steady")
    table = room.program.game_controller.pages.table
    assert not table.without_hands.is_on
    room.send(0)
    room.phone(0)
    assert not table.without_hands.is_on, "somebody is at the screen"
    room.send(1)
    other = room.phone(1)
    room.waits()
    assert table.without_hands.is_on
    assert MENU in [button.objectName() for button in game.view.visible_buttons]
    assert not faces(game) & frozenset().union(*hands(game))
    on_phones = {badge.seat for badge in game.scene.canvas.badges if badge.is_on_phone}
    assert on_phones == {0, 1}
    assert not any(badge.is_away for badge in game.scene.canvas.badges)
    here = f"{game.presenter.names[1]}’s phone is connected."
    # In Raub others act in between.
    assert name == "raub" or game.scene.actions.bar.prompt == here
    other.close()
    room.until(lambda: any(badge.is_away for badge in game.scene.canvas.badges))
    assert {badge.seat for badge in game.scene.canvas.badges if badge.is_away} == {1}
    assert game.scene.actions.bar.prompt != here, "which is no longer so"
    room.hands.fetch(Seat(1))
    assert not table.without_hands.is_on
    assert MENU not in [button.objectName() for button in game.view.visible_buttons]
    if game.play.waiting is Waiting.COVER:
        show(room.program)
    assert not any(badge.is_away for badge in game.scene.canvas.badges)


def test_a_demo_shows_its_hands(room: Room) -> None:
    room.program.watch_demo("raub")
    assert not room.game.play.persons
    assert not room.program.game_controller.pages.table.without_hands.is_on


def test_another_game_begins_with_its_hand(room: Room) -> None:
    begun(room.program, "raub", "p", "steady", "steady")
    room.send(0)
    room.phone(0)
    table = room.program.game_controller.pages.table
    assert table.without_hands.is_on
    QTest.keyClick(room.program.window, Qt.Key.Key_Escape)
    begun(room.program, "raub", "p", "steady", "steady")
    assert not table.without_hands.is_on
