"""Who may connect, who has a seat, and how long."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from phone_client import get
from phones_lab import LOOPBACK, Network
from PySide6.QtWidgets import QApplication

from handfoot_gui.core.text.phrases import untranslated
from handfoot_gui.phones.messages import Back, Closed, Gone, Renewed
from handfoot_gui.ui.phones.listener import CannotListen, Listener
from handfoot_gui.ui.phones.network import addresses
from handfoot_gui.ui.widgets.timing import USUAL, Timing


@pytest.fixture
def network(qapp: QApplication, timing: Timing) -> Iterator[Network]:  # noqa: ARG001
    with Network(timing) as made:
        yield made


def test_a_phone_gets_the_page_takes_its_seat_and_is_heard(network: Network) -> None:
    for path in ("/", "/texts.json", "/icon.svg"):
        asked = network.wireless()
        asked.send(get(path, f"{LOOPBACK}:{network.port}"))
        network.until(lambda end=asked: end.is_gone)
        assert asked.came.startswith(b"HTTP/1.1 200")
    phone = network.joined(1)
    phone.say(do="back")
    network.until(lambda: len(phone.heard) == 2)
    assert phone.heard == [{"is": "gone", "text": "seat 1"}, {"is": "gone", "text": "Back"}]
    assert [(what, seat) for what, seat, _ in network.happened] == [("joined", 1), ("said", 1)]
    assert network.happened[1][2] == Back()
    assert network.listener.is_here(1)
    assert not network.listener.is_here(0)


def test_a_second_phone_takes_the_seat_and_the_first_is_told(network: Network) -> None:
    first = network.joined()
    second = network.joined()
    network.until(lambda: first.is_gone)
    assert first.heard[-1]["text"] == "Your cards are on another phone now."
    assert first.heard[-1]["can_ask"] is True
    assert first.closed == Closed.GONE
    assert network.answers(second)
    assert [what for what, _, _ in network.happened] == ["joined", "joined", "said"]


def test_a_phone_that_goes_is_missed(network: Network) -> None:
    phone = network.joined()
    phone.close()
    network.until(lambda: not network.listener.is_here(0))
    assert network.happened[-1] == ("left", 0, None)
    network.listener.tell(0, Renewed("nobody hears it"))
    assert network.answers(network.joined())


def test_a_phone_is_dismissed_with_a_sentence(network: Network) -> None:
    phone = network.joined()
    network.listener.dismiss(0, Gone("Your cards are on the big screen now."))
    assert network.happened[-1] == ("left", 0, None)
    network.until(lambda: phone.is_gone)
    assert phone.heard[-1] == {"is": "gone", "text": "Your cards are on the big screen now."}
    assert phone.closed == Closed.GONE
    assert [what for what, _, _ in network.happened] == ["joined", "left"]


def test_after_the_end_nobody_is_let_in(network: Network) -> None:
    phone = network.joined()
    network.listener.close()
    network.until(lambda: phone.is_gone)
    assert phone.closed == 1001
    with pytest.raises(ConnectionRefusedError):
        network.wireless()


def test_a_system_without_the_library_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtNetwork", None)
    listener = Listener(lambda _: None, untranslated, USUAL)
    listener.reached_by([LOOPBACK])
    with pytest.raises(CannotListen, match="QtNetwork"):
        listener.open()
    listener.close()
    assert addresses() == ()


def test_a_port_that_is_taken_gives_way_to_another(network: Network) -> None:
    with Network() as other:
        assert other.port != network.port
        other.listener.close()
        assert other.listener.open(network.port) not in (network.port, 0)
