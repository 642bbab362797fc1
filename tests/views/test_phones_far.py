"""Family far away: one field lets them in, each with a link; and a listener that asks who comes."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator

import pytest
from phone_client import Client, get
from phones_at_table_lab import Room
from phones_lab import LOOPBACK, Network, Phone
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot
from test_phones_ways import enter, page_of, texts_of, with_phone
from whole_program import child

from handfoot_gui.phones.limits import SERVED, STRANGERS_OF_ONE_ADDRESS
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.phones.far_dialog import FarDialog
from handfoot_gui.ui.phones.far_way import FarWay
from handfoot_gui.ui.phones.listener import lead_through, port_of
from handfoot_gui.ui.phones.network import addresses
from handfoot_gui.ui.widgets.controls import Button

FAR = "oma.example.org"


class FarPhone(Phone):
    """A phone whose tunnel leads to this computer."""

    def __init__(self, port: int, *, client: str = "", origin: str = f"https://{FAR}") -> None:
        super(Phone, self).__init__(port)
        self.client = Client(FAR)
        asked = self.client.take().replace(f"http://{FAR}".encode(), origin.encode())
        told = f"X-Forwarded-For: {client}\r\n\r\n" if client else "\r\n"
        self.send(asked.removesuffix(b"\r\n") + told.encode())


@pytest.fixture
def network(qapp: QApplication) -> Iterator[Network]:  # noqa: ARG001
    with Network() as made:
        yield made


def far(network: Network, **wishes: str) -> FarPhone:
    phone = FarPhone(network.port, **wishes)
    network.ends.append(phone)
    network.until(lambda: phone.is_gone or phone.client.answer is not None)
    return phone


def status(network: Network, path: str, host: str) -> bytes:
    asked = network.wireless()
    asked.send(get(path, host))
    network.until(lambda: asked.is_gone)
    return asked.came.split(b" ")[1]


def test_the_tunnel_is_closed_until_it_is_opened_and_after_it_is_closed(network: Network) -> None:
    assert status(network, "/", FAR) == b"421"
    lead_through(network.listener, FAR)
    assert status(network, "/", FAR) == b"200"
    assert status(network, "/", "evil.example") == b"421"
    phone = far(network, client="203.0.113.7")
    phone.say(do="join", key="key-of-the-first-seat", v=1)
    network.until(lambda: bool(phone.heard))
    at_home = network.joined(1)
    lead_through(network.listener, "")
    network.until(lambda: phone.is_gone)
    assert status(network, "/", FAR) == b"421"
    assert network.answers(at_home), "who is at home stays"


def test_nobody_at_home_comes_by_the_name_of_the_tunnel(network: Network) -> None:
    found = addresses()
    if not found:
        pytest.skip("this computer is on no network")
    lead_through(network.listener, FAR)
    for address, wanted in ((LOOPBACK, b"200"), (found[0], b"421")):
        with socket.create_connection((address, network.port)) as asked:
            asked.sendall(get("/", FAR))
            asked.setblocking(False)
            came = b""

            def has_come(asked: socket.socket = asked) -> bool:
                nonlocal came
                with contextlib.suppress(BlockingIOError):
                    came += asked.recv(65536)
                return bool(came)

            network.until(has_come)
            assert came.split(b" ")[1] == wanted


def test_from_far_away_no_number_lets_anybody_in(network: Network) -> None:
    lead_through(network.listener, FAR)
    network.listener.key_of = lambda seat: f"key-of-seat-{seat}"
    number = network.listener.numbers.of(next(iter(network.keys.values())))
    phone = far(network)
    phone.say(do="knock", number=number, v=1)
    network.until(lambda: phone.is_gone)
    assert phone.heard[0]["is"] == "gone"
    assert "only the link" in phone.heard[0]["text"]


def test_all_files_of_the_page_may_be_asked_for_at_once(network: Network) -> None:
    lead_through(network.listener, FAR)
    waiting = far(network, client="203.0.113.7")
    asked = [network.wireless(reads=False, takes=1) for _ in range(2 * STRANGERS_OF_ONE_ADDRESS)]
    for one in asked:
        one.send(get("/cards.svg", FAR, "X-Forwarded-For: 203.0.113.7"))
        network.turn()
    for one in asked:
        one.reads = True
    network.until(lambda: all(one.is_gone for one in asked))
    assert all(one.came.startswith(b"HTTP/1.1 200") for one in asked)
    assert not waiting.is_gone


def test_one_guest_does_not_push_out_another(network: Network) -> None:
    lead_through(network.listener, FAR)
    waiting = far(network, client="203.0.113.8")
    first = [far(network, client="203.0.113.7") for _ in range(STRANGERS_OF_ONE_ADDRESS + 3)]
    for _ in range(5):
        network.turn()
    assert [phone.is_gone for phone in first[:4]] == [True, True, True, False]
    assert not waiting.is_gone
    waiting.say(do="join", key="key-of-the-first-seat", v=1)
    network.until(lambda: bool(waiting.heard))
    # At home nobody is believed such a header: all that come from here are one.
    lead_through(network.listener, "")
    for at in range(STRANGERS_OF_ONE_ADDRESS + 1):
        asked = network.wireless()
        asked.send(get("/", "x", f"X-Forwarded-For: 203.0.113.{at}")[:-2])
        network.turn()
    network.until(lambda: sum(end.is_gone for end in network.ends[-13:]) == 1)


def test_a_flood_through_the_tunnel_leaves_this_computer_its_files(network: Network) -> None:
    """Whoever reads nothing of what it asks for holds a connection each."""
    lead_through(network.listener, FAR)
    waiting = far(network, client="203.0.113.8")
    for number in range(2 * SERVED):
        asked = network.wireless(reads=False, takes=1)
        asked.send(get("/cards.svg", FAR, f"X-Forwarded-For: 198.51.100.{number}"))
        network.turn()
    network.until(lambda: network.connections <= SERVED + 1)
    waiting.say(do="join", key="key-of-the-first-seat", v=1)
    network.until(lambda: bool(waiting.heard))


def test_through_the_tunnel_nobody_is_at_home(network: Network) -> None:
    """A tunnel that hands on any host may be asked for an address of the home."""
    home = "192.168.1.5"
    network.listener.reached_by([LOOPBACK, home])
    port = network.port
    assert status(network, "/", f"{home}:{port}") == b"200"
    lead_through(network.listener, FAR)
    assert status(network, "/", f"{home}:{port}") == b"421"
    assert status(network, "/", f"{LOOPBACK}:{port}") == b"200"


@pytest.fixture
def room(qtbot: QtBot, program: Controller, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    """This computer is reached by itself alone."""
    monkeypatch.setattr("handfoot_gui.ui.phones.door.addresses", lambda: (LOOPBACK,))
    made = Room(qtbot, program)
    yield made
    for phone in made.phones:
        phone.close()


def test_a_family_is_let_in_by_one_field_and_gets_links(room: Room) -> None:
    room.program.new_game(with_phone(0))
    enter(room)
    page = page_of(room)
    far_away = child(page, Button, "far-away")
    far_away.setFocus()
    QTest.keyClick(far_away, Qt.Key.Key_Space)
    (dialog,) = [one for one in room.program.window.findChildren(FarDialog) if one.isVisible()]
    port = room.hands.phones.door.listener._server.serverPort()  # type: ignore[union-attr]
    told = child(dialog, QLabel, "leads-to").text().replace("\u200b", "")
    assert told.endswith(f"127.0.0.1:{port}.")
    field = child(dialog, QLineEdit, "tunnel")
    assert field.text() == ""
    QTest.keyClicks(field, f"http://{FAR}")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert "https://" in child(dialog, QLabel, "wrong").text()
    field.clear()
    QTest.keyClicks(field, f"https://{FAR}/")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert not dialog.isVisible()

    assert child(page, Button, "start-table").hasFocus(), "Enter goes on, as it says there"
    door = room.hands.phones.door
    assert FarWay(door).host == FAR
    (one,) = [one for one in room.hands.phones.invitations() if one.link]
    assert one.link == one.url
    assert one.link.startswith(f"https://{FAR}/#")
    assert one.number == "", "nothing is typed far away"
    assert child(page, QLabel, "address").text() == FAR
    copy = child(page, Button, "copy-link-0")
    copy.click()
    assert QApplication.clipboard().text() == one.link
    assert "nobody else" in child(page, QLabel, "about").text().replace("\u200b", "")
    assert f"Send {one.name} the link" in texts_of(page)
    page._nobody.timeout.emit()
    assert "The tunnel is not running" in texts_of(page)
    assert "Wi-Fi." not in texts_of(page), "nobody far away has to be in it"
    page.address_chosen.emit(LOOPBACK)
    assert f"{one.name}, point your camera here." in texts_of(page)
    assert "Wi-Fi" in texts_of(page)
    (one,) = [one for one in room.hands.phones.invitations() if one.link]
    assert one.url.startswith(f"http://{LOOPBACK}:")
    assert one.number
    assert one.link.startswith(f"https://{FAR}/#"), "both ways are open"

    phone = FarPhone(port, client="203.0.113.7")
    room.phones.append(phone)  # type: ignore[arg-type]
    room.until(lambda: phone.client.answer is not None)
    phone.say(do="join", key=one.link.partition("#")[2], v=1)
    room.until(lambda: bool(phone.heard))
    assert phone.heard[0]["is"] == "table"
    room.until(lambda: room.hands.phones.state(one.seat).name == "HERE")

    child(page, Button, "far-away").click()
    (dialog,) = [one for one in room.program.window.findChildren(FarDialog) if one.isVisible()]
    child(dialog, Button, "tunnel-off").click()
    assert FarWay(door).host == ""
    room.until(lambda: phone.is_gone)
    assert not any(one.link for one in room.hands.phones.invitations())


def test_where_the_tunnel_leads_is_said_without_a_network_and_not_before_a_phone_may_come(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("handfoot_gui.ui.phones.door.addresses", lambda: ())
    room.program.new_game(with_phone())
    door = room.hands.phones.door
    style = room.program.window.ui_style
    assert FarWay(door).local == ""
    dialog = FarDialog(style, FarWay(door).local)
    assert "First choose “On a phone”" in child(dialog, QLabel, "leads-to").text()
    door.open()
    assert FarWay(door).local == f"http://127.0.0.1:{port_of(door.listener)}"
    door.close()
    assert FarWay(door).local == ""
