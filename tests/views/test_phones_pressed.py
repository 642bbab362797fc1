"""What phones, and the page with their codes, press for: hints, the next deal, other ways in."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from elsewhere_lab import play_anywhere_until
from family_lab import NAMES, begun, set_out
from other_points_lab import in_dialog
from phones_at_table_lab import Room
from phones_lab import LOOPBACK
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.core.seats import Seat
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.phones.help_page import PhonesHelp
from handfoot_gui.ui.phones.invite_page import InvitePage
from handfoot_gui.ui.phones.qr import Code

OTHER = "10.0.0.5"


@pytest.fixture
def room(qtbot: QtBot, program: Controller, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    """This computer is reached by two addresses, the first of which is that of itself."""
    monkeypatch.setattr("handfoot_gui.ui.phones.door.addresses", lambda: (LOOPBACK, OTHER))
    made = Room(qtbot, program)
    yield made
    for phone in made.phones:
        phone.close()


@pytest.fixture
def page(room: Room) -> InvitePage:
    """The codes of two people, of whom the first is called."""
    begun(room.program, "hand-and-foot", "p", "p", "steady", "steady")
    room.send(0, 1)
    room.program.window.commands.game.phones.trigger()
    found = room.program.window.page
    assert isinstance(found, InvitePage)
    return found


def code_of(page: InvitePage) -> str:
    return child(page, Code).text


def test_another_address_is_in_the_code_once_it_is_chosen(page: InvitePage) -> None:
    assert code_of(page).startswith(f"http://{LOOPBACK}:")
    page.address_chosen.emit(OTHER)
    assert code_of(page).startswith(f"http://{OTHER}:")


def test_another_phone_is_called_by_another_code(room: Room, page: InvitePage) -> None:
    phone = room.phone(0)
    assert child(page, QLabel, "called").text().startswith(NAMES[1])
    page.other_phone.emit(Seat(0))
    room.until(lambda: phone.is_gone)
    assert child(page, QLabel, "called").text().startswith(NAMES[0])
    assert not code_of(page).endswith(phone.key)
    assert code_of(page).endswith(room.key(0))


def test_a_number_below_a_code_brings_its_phone_and_is_good_only_while_it_is_shown(
    room: Room, page: InvitePage
) -> None:
    numbers = {
        one.seat: one.number for one in room.hands.phones.invitations() if one.seat in (0, 1)
    }
    below = child(page, QLabel, "number").text()
    assert below.replace("\N{NO-BREAK SPACE}", "") in {f"Number {one}" for one in numbers.values()}
    listener = room.hands.phones.door.listener
    room.phone(0)
    assert listener.numbers.seat_of(numbers[0], 0) is None
    assert listener.numbers.seat_of(numbers[1], 0) == 1
    page.done.emit()
    assert listener.numbers.seat_of(numbers[1], 0) is None


def test_help_is_one_press_away(page: InvitePage) -> None:
    seen: list[str] = []

    def look(dialog: PhonesHelp) -> None:
        seen.append(dialog.windowTitle())
        dialog.reject()

    page._miss()
    button = child(page, QAbstractButton, "phones-help")
    in_dialog(PhonesHelp, look, button.click)
    assert len(seen) == 1


def test_a_hint_comes_to_the_phone_that_asked_and_to_no_other(room: Room) -> None:
    begun(room.program, "hand-and-foot", "p", "p", "steady", "steady")
    room.send(0, 1)
    for seat in (0, 1):
        room.phone(seat)
    phone = room.asked()
    other = next(one for one in room.phones if one is not phone)
    phone.do(do="hint")
    room.until(lambda: "said" in phone.shown)
    room.settle()
    told = phone.shown["said"]
    assert told not in str(other.heard)
    other.do(do="hint")
    room.settle()
    assert "said" not in other.shown, "it is not this one's turn"


def test_any_phone_deals_the_next_cards(room: Room) -> None:
    game = set_out(room.program, "raub/classic-4", 0, "p", "p", "p", "p")
    room.send(0, 1, 2, 3)
    phone = room.phone(2)
    play_anywhere_until(
        room.qtbot,
        room.program,
        game,
        Random(3),
        lambda: game.play.waiting is Waiting.NEXT_DEAL,
    )
    room.until(lambda: "next deal" in phone.buttons())
    phone.press("next deal")
    room.until(lambda: game.play.waiting is not Waiting.NEXT_DEAL)


def test_whoever_asks_gets_no_card_when_the_seat_goes_to_a_new_code(room: Room) -> None:
    game = begun(room.program, "hand-and-foot", "p", "p", "steady", "steady")
    room.send(0, 1)
    phone, _ = room.phone(0), room.phone(1)
    game.hands.fetch(Seat(0))
    room.until(lambda: phone.is_gone)
    asking = room.phone(0, phone.key, waits=False)
    room.until(lambda: "is asking" in game.scene.actions.shown_bar.prompt)
    game.hands.send(Seat(0))
    room.until(lambda: asking.is_gone)
    assert asking.tables == []
