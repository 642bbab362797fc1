"""Six things that people at phones and at the screen call to one another, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from listening import Reader
from msgspec.structs import replace
from phones_at_table_lab import Held, Room
from phones_lab import LOOPBACK
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from test_phones_ways import enter, with_phone

from handfoot_gui.core.seats import Seat
from handfoot_gui.session.reactions import APART, MOST, WITHIN, Reaction, ReactionLimits
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.messages.reaction_notes import ReactionNotes
from handfoot_gui.ui.phones.react_dialog import ReactDialog


def test_nobody_calls_more_often_than_people_talk() -> None:
    limits, one, other = ReactionLimits(), Seat(0), Seat(1)
    assert limits.take(one, 100)
    assert not limits.take(one, 100 + APART / 2)
    assert limits.take(other, 100), "each has limits of the own"
    assert all(limits.take(one, 100 + step * APART) for step in range(1, MOST))
    assert not limits.take(one, 100 + MOST * APART)
    assert not limits.take(one, 100 + WITHIN - 1)
    assert limits.take(one, 100 + WITHIN)
    assert limits.take(one, 5), "a clock that is put back locks nobody out"


@pytest.fixture
def room(qtbot: QtBot, program: Controller, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    """This computer is reached by itself alone."""
    monkeypatch.setattr("handfoot_gui.ui.phones.door.addresses", lambda: (LOOPBACK,))
    made = Room(qtbot, program)
    yield made
    for phone in made.phones:
        phone.close()


def notes(room: Room) -> ReactionNotes:
    (found,) = [one for one in room.game.parts._parts if isinstance(one, ReactionNotes)]
    return found


def called(phone: Held) -> str:
    return str(phone.shown.get("called", ""))


def begin(room: Room) -> Held:
    """Whoever sits second has a phone; the other one is at the screen."""
    room.program.new_game(with_phone(1))
    enter(room)
    phone = room.phone(1)
    enter(room)
    room.waits()
    return phone


@pytest.mark.timing(reaction=400)
def test_a_phone_calls_something_and_it_goes_by_itself(room: Room, reader: Reader) -> None:
    phone = begin(room)
    name = phone.shown["you"]
    assert [code for code, _ in phone.shown["reactions"]] == [one.value for one in Reaction]
    phone.say(do="react", code="well-played")
    room.until(lambda: called(phone) == f"{name}: Well played!")
    assert notes(room).text == f"{name}: Well played!"
    assert sum("Well played!" in said for said in reader.heard) == 1, "spoken once"
    phone.say(do="react", code="wow")
    room.until(lambda: called(phone) == "")
    assert notes(room).text == "", "a second one at once was too much"

    # What is none of the six is nothing, and nobody is thrown out for it.
    phone.say(do="react", code="<b>you cheat</b>")
    phone.say(do="back")
    room.settle()
    assert not phone.is_gone
    assert notes(room).text == ""


@pytest.mark.timing(reaction=60_000)
def test_who_is_at_the_screen_answers_by_keys_and_a_family_can_turn_it_off(room: Room) -> None:
    phone = begin(room)
    window = room.program.window
    if room.game.play.waiting is Waiting.COVER:
        enter(room)
    room.waits()
    assert window.commands.game.react.isEnabled()
    window.commands.game.react.trigger()
    (dialog,) = [one for one in window.findChildren(ReactDialog) if one.isVisible()]
    QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_2)
    assert not dialog.isVisible()
    at_screen = room.game.presenter.names[Seat(0)]
    room.until(lambda: called(phone) == f"{at_screen}: Thank you!")
    assert notes(room).text == f"{at_screen}: Thank you!"

    window.change_preferences(replace(window.preferences, reactions=False))
    room.until(lambda: "reactions" not in phone.shown)
    assert called(phone) == ""
    assert not window.commands.game.react.isEnabled()
    phone.say(do="react", code="wow")
    room.settle()
    assert "called" not in phone.shown
