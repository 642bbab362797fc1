"""A listener on this computer, and phones that say what a test wants, good or bad.

Everything happens in one thread: `Network.until` lets the listener and all phones have their turn.
"""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Callable
from typing import Any, Final, Self

import pytest
from msgspec.structs import replace
from phone_client import Client
from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtNetwork import QTcpSocket

from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.phrases import untranslated
from handfoot_gui.phones.messages import FromPhone, Gone, Join
from handfoot_gui.ui.phones.listener import Listener
from handfoot_gui.ui.widgets.timing import USUAL, Timing

LOOPBACK: Final = "127.0.0.1"
LONGEST: Final = 20.0
"""Seconds after which a test says that what it waits for does not come."""


def logged(caplog: pytest.LogCaptureFixture) -> str:
    """What the program has logged; a phone of a test may say what it likes."""
    own = (one for one in caplog.records if one.name != "websockets.client")
    return "\n".join(one.getMessage() for one in own)


class Wireless:
    """A plain connection that says what it likes."""

    def __init__(self, port: int, *, reads: bool = True, takes: int = 0) -> None:
        """*takes* are the bytes that the system keeps for it, where it does not read."""
        self.socket = socket.socket()
        if takes:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, takes)
        try:
            self.socket.connect((LOOPBACK, port))
        except OSError:
            self.socket.close()
            raise
        self.socket.setblocking(False)
        self.reads = reads
        self.came = b""
        self.is_gone = False
        """The other end has closed the connection."""
        self._out = b""

    def send(self, data: bytes) -> None:
        self._out += data
        self.turn()

    def turn(self) -> None:
        """Send and read what can be sent and read just now."""
        if self.is_gone:
            return
        try:
            with contextlib.suppress(BlockingIOError):
                while self._out:
                    self._out = self._out[self.socket.send(self._out) :]
            with contextlib.suppress(BlockingIOError):
                while self.reads:
                    data = self.socket.recv(65536)
                    if not data:
                        self.is_gone = True
                        break
                    self._on_data(data)
        except OSError:
            self.is_gone = True

    def _on_data(self, data: bytes) -> None:
        self.came += data

    def close(self) -> None:
        self.socket.close()
        self.is_gone = True


class Phone(Wireless):
    """A phone that behaves, as long as a test lets it."""

    def __init__(self, port: int, *, deflates: bool = True, **wishes: Any) -> None:
        super().__init__(port, **wishes)
        self.client = Client(f"{LOOPBACK}:{port}", deflates=deflates)
        self.send(self.client.take())

    def _on_data(self, data: bytes) -> None:
        self.client.receive(data)
        # A closing handshake is answered.
        self._out += self.client.take()

    @property
    def heard(self) -> list[dict[str, Any]]:
        return self.client.heard

    @property
    def closed(self) -> int | None:
        return self.client.closed

    def say(self, **message: Any) -> None:
        self.client.say(**message)
        self.send(self.client.take())


class Network:
    """A listener that gives two seats away, and whoever is connected with it."""

    def __init__(self, timing: Timing = USUAL) -> None:
        self.keys = {"key-of-the-first-seat": Seat(0), "key-of-the-other-seat": Seat(1)}
        self.listener = Listener(self.keys.get, untranslated, timing)
        self.listener.reached_by([LOOPBACK])
        self.port = self.listener.open()
        self.happened: list[tuple[str, Seat, object]] = []
        self.listener.joined.connect(self._on_joined)
        self.listener.said.connect(self._on_said)
        self.listener.left.connect(lambda seat: self.happened.append(("left", seat, None)))
        self.ends: list[Wireless] = []

    def _on_joined(self, seat: Seat, said: Join) -> None:
        self.happened.append(("joined", seat, said))
        self.listener.tell(seat, Gone(f"seat {seat}"))

    def _on_said(self, seat: Seat, said: FromPhone) -> None:
        self.happened.append(("said", seat, said))
        self.listener.tell(seat, Gone(type(said).__name__))

    def hurry(self, **times: int) -> None:
        """What begins from now on has these times of `Timing`; no test hurries what must come."""
        self.listener.timing = replace(self.listener.timing, **times)

    def wireless(self, **wishes: Any) -> Wireless:
        self.ends.append(Wireless(self.port, **wishes))
        return self.ends[-1]

    def phone(self, **wishes: Any) -> Phone:
        """A phone that may send messages."""
        phone = Phone(self.port, **wishes)
        self.ends.append(phone)
        self.until(lambda: phone.client.answer is not None)
        return phone

    def joined(self, seat: int = 0, **wishes: Any) -> Phone:
        """A phone that has *seat*."""
        phone = self.phone(**wishes)
        phone.say(do="join", key=next(key for key, of in self.keys.items() if of == seat))
        self.until(lambda: bool(phone.heard))
        return phone

    @property
    def connections(self) -> int:
        """How many the listener has."""
        return len(self.listener.findChildren(QTcpSocket))

    def turn(self) -> None:
        """Everybody has a turn."""
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        for end in self.ends:
            end.turn()

    def until(self, is_so: Callable[[], bool]) -> None:
        """Everybody has turns until it is so."""
        end = time.monotonic() + LONGEST
        while not is_so():
            assert time.monotonic() < end, "what is waited for does not come"
            self.turn()

    def answers(self, phone: Phone) -> bool:
        """Whether the listener hears *phone* and tells it something."""
        before = len(phone.heard)
        phone.say(do="back")
        self.until(lambda: len(phone.heard) > before or phone.is_gone)
        return len(phone.heard) > before

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for end in self.ends:
            end.close()
        self.listener.close()
        self.listener.deleteLater()
        QCoreApplication.processEvents()
