"""The ways by which cards come onto phones and back: a new game, players, cover, menu, and page."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from family_lab import NAMES, begun, choice, in_players, set_out, show, to_cover
from msgspec.structs import replace
from phones_at_table_lab import Held, Room
from phones_lab import LOOPBACK
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot
from watching import faces, hands
from whole_program import child

from handfoot_gui.core.seats import Seat
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.phones import PhoneKeys
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.players.players_dialog import PlayersDialog
from handfoot_gui.ui.pages.setup.choice import NewGame
from handfoot_gui.ui.phones.invite_page import InvitePage
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.page import QuestionDialog


@pytest.fixture
def room(qtbot: QtBot, program: Controller, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    """This computer is reached by itself alone."""
    monkeypatch.setattr("handfoot_gui.ui.phones.door.addresses", lambda: (LOOPBACK,))
    made = Room(qtbot, program)
    yield made
    for phone in made.phones:
        phone.close()


def with_phone(*on_phones: int) -> NewGame:
    """Two people and two bots at Hand and Foot."""
    made = choice("hand-and-foot", "p", "p", "steady", "steady")
    return replace(
        made,
        seats=tuple(
            replace(seat, is_on_phone=at in on_phones) for at, seat in enumerate(made.seats)
        ),
    )


def enter(room: Room) -> None:
    QTest.keyClick(room.program.window.page, Qt.Key.Key_Return)


def page_of(room: Room) -> InvitePage:
    page = room.program.window.page
    assert isinstance(page, InvitePage)
    return page


def texts_of(page: InvitePage) -> str:
    return " ".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def test_a_new_game_with_a_phone_asks_the_household_once_and_calls_to_the_code(
    room: Room,
) -> None:
    room.program.new_game(with_phone(1))
    page = page_of(room)
    child(page, QAbstractButton, "allow")
    assert not room.hands.phones.door.is_open, "nobody is let in before"
    enter(room)
    assert room.hands.phones.door.is_open
    assert f"{NAMES[1]}, point your camera here." in texts_of(page)
    phone = room.phone(1)
    assert phone.shown["you"] == NAMES[1]
    assert f"{NAMES[1]}’s phone is connected." in texts_of(page)
    enter(room)
    assert room.waits() in (Waiting.COVER, Waiting.ELSEWHERE, Waiting.PERSON)
    assert room.game.screen.persons == {0}
    # The next one of the evening: its phone is there already, and nobody is called.
    room.program.new_game(with_phone(1))
    assert not isinstance(room.program.window.page, InvitePage)
    again = room.phone(1, phone.key)
    room.until(lambda: bool(again.tables))


def test_whoever_lets_no_phone_in_has_everybody_at_the_screen(room: Room) -> None:
    room.program.new_game(with_phone(0, 1))
    QTest.keyClick(page_of(room), Qt.Key.Key_Escape)
    assert room.game.screen.persons == {0, 1}
    assert not room.hands.phones.door.is_open
    assert PhoneKeys().port is None
    assert room.waits() is Waiting.COVER


def test_the_set_up_page_offers_a_phone_to_every_person_and_keeps_it_for_the_evening(
    room: Room,
) -> None:
    room.program.set_up()
    page = room.program.setup_controller.new_game_page
    field = child(page, ChoiceField, "bot-0")
    assert [field.itemText(row) for row in range(2)] == ["Person", "On a phone"]
    field.setCurrentIndex(1)
    field.activated.emit(1)
    assert page.choice().on_phones == {0}
    assert page.choice().players[0].level is None
    room.program.new_game(with_phone(0))
    enter(room)
    room.phone(0)
    room.program.show_start()
    room.program.set_up()
    assert page.choice().on_phones == {0}
    assert child(page, ChoiceField, "bot-0").value() == "on a phone"


def test_the_players_dialog_sends_cards_to_a_phone_and_takes_them_back(room: Room) -> None:
    game = begun(room.program, "hand-and-foot", "p", "p", "steady", "steady")
    to_cover(room.qtbot, room.program, game)

    def put(dialog: PlayersDialog, seat: int, value: str) -> None:
        child(dialog, ChoiceField, f"bot-{seat}").set_value(value)
        dialog.accept()

    in_players(room.program, lambda dialog: put(dialog, 1, "on a phone"))
    enter(room)
    assert room.game is game, "the same game goes on"
    assert game.hands.on_phones == {1}
    phone = room.phone(1)
    enter(room)
    in_players(room.program, lambda dialog: put(dialog, 1, ""))
    room.until(lambda: phone.is_gone)
    assert game.hands.on_phones == frozenset()
    assert game.screen.persons == {0, 1}
    # A bot's seat goes to somebody with a phone.
    in_players(room.program, lambda dialog: put(dialog, 2, "on a phone"))
    assert room.game is not game
    assert room.game.hands.on_phones == {2}
    assert f"{NAMES[2]}, point your camera here." in texts_of(page_of(room))
    assert room.phone(2).shown["you"] == NAMES[2]


def test_the_cover_gives_the_cards_to_a_phone(room: Room) -> None:
    game = begun(room.program, "hand-and-foot", "p", "p", "steady", "steady")
    to_cover(room.qtbot, room.program, game)
    seat = game.screen.seat
    cover, window = room.program.game_controller.pages.cover, room.program.window
    window.resize(1280, 720)
    room.until(lambda: cover.width() == 1280)
    QTest.mouseClick(child(cover, QAbstractButton, "cover-phone"), Qt.MouseButton.LeftButton)
    enter(room)
    assert f"{NAMES[seat]}, point your camera here." in texts_of(page_of(room))
    phone = room.phone(seat)
    enter(room)
    assert room.waits() is Waiting.ELSEWHERE
    assert room.program.window.page is room.program.game_controller.pages.table
    assert phone.shown["turn"]
    assert not any(faces(game) & hand for hand in hands(game))


def test_the_page_takes_a_seat_back_in_mid_turn(room: Room) -> None:
    game = begun(room.program, "hand-and-foot", "p", "p", "steady", "steady")
    room.send(0, 1)
    for seat in (0, 1):
        room.phone(seat)
    seat = room.asked().seat
    QTest.keyClick(room.program.window, Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    page_of(room).taken_back.emit(seat)
    enter(room)
    assert room.waits() is Waiting.COVER
    assert game.screen.seat == seat
    show(room.program)
    assert game.screen.is_open


def test_where_nobody_can_have_a_phone_none_is_offered(room: Room) -> None:
    program = room.program
    program.watch_demo("raub")
    assert not room.hands.are_possible
    assert not program.window.commands.game.phones.isEnabled()
    program.guided.learn("hand-and-foot")
    assert not room.hands.are_possible
    assert not program.window.commands.game.phones.isEnabled()
    begun(program, "raub", "p", "steady", "steady")
    assert program.window.commands.game.phones.isEnabled()


def test_of_a_game_that_is_resumed_only_persons_have_phones(room: Room) -> None:
    game = set_out(room.program, "manipulation/classic-4", 60, "p", "p", "steady", "steady")
    room.send(0, 1)
    room.waits()
    path, keys = game.path, dict(keys_of(game.file.id))
    assert keys.keys() == {0, 1}
    room.program.show_start()
    room.program.game_controller.open(path)
    assert room.hands.on_phones == {0, 1}
    assert room.game.screen.persons == frozenset()
    assert "phones" not in path.read_text(encoding="utf-8")
    assert not any(key in path.read_text(encoding="utf-8") for key in keys.values())


# -- what the page says -------------------------------------------------------------------------


def test_the_table_begins_with_a_golden_button_once_nobody_is_waited_for(room: Room) -> None:
    room.program.new_game(with_phone(0, 1))
    enter(room)
    page = page_of(room)
    start = child(page, Button, "start-table")
    assert (start.text(), start.kind) == ("Start without the others", ButtonKind.PLAIN)
    room.phone(0)
    start = child(page, Button, "start-table")
    assert (start.text(), start.kind) == ("Start without the others", ButtonKind.PLAIN)
    room.phone(1)
    start = child(page, Button, "start-table")
    assert (start.text(), start.kind) == ("Start the table", ButtonKind.PRIMARY)


def test_a_game_that_is_begun_goes_on_from_the_page(room: Room) -> None:
    game = set_out(room.program, "manipulation/classic-4", 60, "p", "p", "steady", "steady")
    room.send(0, 1)
    room.phone(0)
    QTest.keyClick(room.program.window, Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    page = page_of(room)
    start = child(page, Button, "start-table")
    assert (start.text(), start.kind) == ("Go on without the others", ButtonKind.PLAIN)
    room.phone(1)
    start = child(page, Button, "start-table")
    assert (start.text(), start.kind) == ("Go on", ButtonKind.PRIMARY)
    assert "start it" not in texts_of(page)
    game.hands.fetch(Seat(0), Seat(1))
    start = child(page, Button, "start-table")
    assert (start.text(), start.kind) == ("Go on", ButtonKind.PRIMARY), "nobody is waited for"


def test_that_a_phone_is_here_is_said_as_long_as_it_is(room: Room) -> None:
    room.program.new_game(with_phone(0, 1))
    enter(room)
    page, here = page_of(room), f"{NAMES[1]}’s phone is connected."
    phone = room.phone(1)
    assert here in texts_of(page)
    phone.close()
    room.until(lambda: not room.hands.phones.door.is_here(Seat(1)))
    assert here not in texts_of(page)
    again = room.phone(1, phone.key)
    assert here in texts_of(page)
    room.hands.fetch(Seat(1))
    room.until(lambda: again.is_gone)
    assert here not in texts_of(page)


def test_a_computer_that_is_reached_in_another_way_says_that_codes_are_scanned_anew(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = set_out(room.program, "manipulation/classic-4", 60, "p", "p", "steady", "steady")
    room.send(0, 1)
    room.waits()
    said = "This computer’s address has changed: every phone must scan its code again."
    door = room.hands.phones.door
    door._look_around()
    assert door.trouble == ""
    monkeypatch.setattr("handfoot_gui.ui.phones.door.addresses", lambda: ("192.168.7.7", LOOPBACK))
    door._look_around()
    assert door.trouble == said
    assert game.scene.actions.shown_bar.prompt == said
    assert door.url(Seat(0)).startswith("http://192.168.7.7:")
    QTest.keyClick(room.program.window, Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    assert said in texts_of(page_of(room)).replace("\u200b", "")


# -- a phone that asks -----------------------------------------------------------------------------


def taken_back(room: Room) -> Held:
    """Two people; the phone of one has no cards any more, and its seat is behind the cover."""
    begun(room.program, "hand-and-foot", "p", "p", "steady", "steady")
    room.send(0, 1)
    for seat in (0, 1):
        room.phone(seat)
    phone = room.asked()
    room.hands.fetch(phone.seat)
    room.until(lambda: phone.is_gone)
    assert room.waits() is Waiting.COVER
    return room.phone(phone.seat, phone.key, waits=False)


def question(room: Room) -> QuestionDialog | None:
    found = room.program.window.findChildren(QuestionDialog)
    return next((one for one in found if one.isVisible()), None)


def test_a_phone_that_asks_for_its_cards_is_told_that_the_screen_was_asked(room: Room) -> None:
    phone = taken_back(room)
    room.until(lambda: bool(phone.heard))
    said = "The big screen is asking: somebody there has to say yes or no."
    assert phone.heard == [{"is": "gone", "text": said, "waits": True}]


@pytest.mark.parametrize("is_given", [True, False])
def test_a_phone_that_asks_is_answered_on_the_page_that_is_looked_at(
    room: Room, is_given: bool
) -> None:
    room.program.window.show()
    phone = taken_back(room)
    room.until(lambda: question(room) is not None)
    dialog = question(room)
    assert dialog is not None
    assert room.program.game_controller.pages.is_covered, "which stays where it is"
    texts = " ".join(one.text() for one in dialog.findChildren(QLabel))
    assert f"{NAMES[phone.seat]}’s phone is asking for the cards." in texts
    assert not any(faces(room.game) & hand for hand in hands(room.game))
    child(dialog, QAbstractButton, "do-it" if is_given else "keep").click()
    if is_given:
        room.until(lambda: bool(phone.tables))
        assert phone.shown["turn"]
        assert room.hands.on_phones == {0, 1}
    else:
        room.until(lambda: phone.is_gone)
        assert phone.tables == []
        assert room.game.play.waiting is Waiting.COVER
    assert question(room) is None


def test_what_nobody_asks_any_more_is_closed(room: Room) -> None:
    room.program.window.show()
    phone = taken_back(room)
    room.until(lambda: question(room) is not None)
    room.hands.send(phone.seat)
    assert question(room) is None
    again = room.phone(phone.seat)
    room.hands.fetch(phone.seat)
    room.until(lambda: again.is_gone)
    room.phone(again.seat, again.key, waits=False)
    room.until(lambda: question(room) is not None)
    room.program.show_start()
    assert question(room) is None


# -- what may be in the way -----------------------------------------------------------------------


def test_a_port_that_another_program_has_taken_is_said_and_the_game_goes_on(room: Room) -> None:
    set_out(room.program, "manipulation/classic-4", 60, "p", "p", "steady", "steady")
    room.send(0, 1)
    room.waits()
    room.phone(0)
    path, port = room.game.path, room.port
    room.program.show_start()
    with socket.create_server(("0.0.0.0", port), reuse_port=False):
        room.program.game_controller.open(path)
        assert room.waits() is Waiting.ELSEWHERE
        assert "Another program took the old address" in room.hands.phones.door.trouble
        assert room.phone(1).shown["you"] == NAMES[1]
        assert room.port != port


def test_a_computer_without_a_network_says_so_until_it_has_one(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("handfoot_gui.ui.phones.door.addresses", tuple)
    set_out(room.program, "manipulation/classic-4", 60, "p", "p", "steady", "steady")
    room.send(0, 1)
    door = room.hands.phones.door
    assert "This computer is not on a network" in door.trouble
    assert door.url(Seat(0)) == ""
    monkeypatch.setattr("handfoot_gui.ui.phones.door.addresses", lambda: (LOOPBACK,))
    door._look_around()
    assert room.phone(0).shown["you"] == NAMES[0]


def test_keys_that_cannot_be_written_are_said_and_good_until_the_program_ends(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    def is_full(path: Path, _content: bytes) -> None:
        raise SaveError(Fault.DISK_FULL, path)

    monkeypatch.setattr("handfoot_gui.storage.shared_file.replace_file", is_full)
    set_out(room.program, "manipulation/classic-4", 60, "p", "p", "steady", "steady")
    room.send(0, 1)
    assert "The codes work until you close the program." in room.hands.phones.door.trouble
    assert room.phone(0).shown["you"] == NAMES[0]


def keys_of(game_id: str) -> dict[Seat, str]:
    kept = PhoneKeys()
    kept.read()
    return dict(kept.of(game_id))
