"""Listens on the home network: connections that come, and the phones that have a seat."""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from msgspec import DecodeError
from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.phrases import Translate
from handfoot_gui.phones import page
from handfoot_gui.phones.addresses import is_near
from handfoot_gui.phones.limits import MOST_UNSENT, Strangers
from handfoot_gui.phones.messages import (
    VERSION,
    Closed,
    FromPhone,
    Gone,
    Here,
    Join,
    Knock,
    Renewed,
    ToPhone,
    decode,
    encode,
)
from handfoot_gui.phones.typed import TypedNumbers
from handfoot_gui.phones.wire import File, Wire
from handfoot_gui.ui.display import network_problem
from handfoot_gui.ui.widgets.timing import Timing

if TYPE_CHECKING:
    from PySide6.QtNetwork import QTcpServer, QTcpSocket

_PORTS: Final = range(49152, 65536)
"""Those that no program has for its own."""
_TRIES: Final = 20
_READ_AT_ONCE: Final = 8192
_SYSTEM_KEEPS: Final = 64 * 1024
"""Bytes that the system holds for a phone that takes none; the rest is counted here."""


class CannotListen(Exception):  # noqa: N818  (named as what it tells)
    """The system lets nobody connect, with its own words about it."""


class Listener(QObject):
    """The phones of one game, by their seats.

    It listens from `open` to `close`. A phone has a seat from `joined` to `left`; where another one
    takes the same seat, `joined` comes again.
    """

    joined = Signal(int, object)
    """A phone took this seat with this `Join`, and waits for its table."""
    said = Signal(int, object)
    """The phone of this seat said that, which is no `Join` and no `Here`."""
    left = Signal(int)
    """The phone of this seat cannot be reached any more, or was dismissed."""

    def __init__(
        self,
        seat_of: Callable[[str], Seat | None],
        translate: Translate,
        timing: Timing,
        parent: QObject | None = None,
    ) -> None:
        """*seat_of* gives the seat whose key that is."""
        super().__init__(parent)
        self.seat_of = seat_of
        self.numbers = TypedNumbers()
        """Those below the codes that are on show."""
        self.key_of: Callable[[Seat], str] = str
        """What the code of a seat says, for whoever types its number."""
        self.translate = translate
        self.timing = timing
        self._files: Mapping[str, File] = {}
        self._addresses: tuple[str, ...] = ()
        self._hosts: frozenset[str] = frozenset()
        self.tunnel = ""
        """The host of the address in the internet that leads here; see `lead_through`."""
        self.strangers: Strangers[_Connection] = Strangers()
        """Those who have no seat."""
        self._phones: dict[Seat, _Connection] = {}
        self._server: QTcpServer | None = None

    # -- being reached ----------------------------------------------------------------------------

    def open(self, port: int | None = None) -> int:
        """Listen on *port*, or where that is taken or not said on another one, and say which.

        Raises `CannotListen`.
        """
        try:
            from PySide6.QtNetwork import QHostAddress, QTcpServer
        except ImportError as error:
            problem = network_problem() or str(error)
            raise CannotListen(problem.removesuffix(".")) from error
        if self._server is None:
            self._server = QTcpServer(self)
            self._server.setMaxPendingConnections(16)
            self._server.newConnection.connect(self._greet)
        self.renew_files()
        # Every household has another one; the same number would be tried on every computer.
        others = random.SystemRandom().sample(_PORTS, _TRIES)
        for one in ([] if port is None else [port]) + others:
            if self._server.listen(QHostAddress(QHostAddress.SpecialAddress.AnyIPv4), one):
                self.reached_by(self._addresses)
                return self._server.serverPort()
        raise CannotListen(self._server.errorString())

    def close(self) -> None:
        """Listen no more; whoever is connected is not, and may come again later."""
        if self._server is not None:
            self._server.close()
        for connection in self.findChildren(_Connection):
            connection.end(_GOING_AWAY)

    def reached_by(self, addresses: Iterable[str]) -> None:
        """Answer those who ask for one of these *addresses* of this computer."""
        self._addresses = tuple(addresses)
        port = port_of(self)
        self._hosts = frozenset(f"{address}:{port}" for address in self._addresses)

    def renew_files(self) -> None:
        """Give the page in the language of the moment to whoever comes from now on."""
        self._files = page.files(self.translate)

    # -- phones -----------------------------------------------------------------------------------

    def is_here(self, seat: Seat) -> bool:
        """Whether a phone has this *seat*."""
        return seat in self._phones

    def tell(self, seat: Seat, message: ToPhone) -> None:
        """Tell the phone of *seat*, where it has one."""
        connection = self._phones.get(seat)
        if connection is not None:
            connection.tell(message)

    def dismiss(self, seat: Seat, message: Gone) -> None:
        """Tell the phone of *seat* why it has no cards any more, and end its connection."""
        connection = self._phones.pop(seat, None)
        if connection is not None:
            connection.tell(message)
            connection.end(Closed.GONE)
            self.left.emit(seat)

    # -- connections ------------------------------------------------------------------------------

    def _greet(self) -> None:
        assert self._server is not None
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            address = socket.peerAddress().toString()
            if not is_near(address):
                socket.abort()
                socket.deleteLater()
                continue
            # What a tunnel brings comes from this computer itself, whoever it is; nobody at home
            # asks for an address of the home from there.
            tunnel = self.tunnel if socket.peerAddress().isLoopback() else ""
            hosts = frozenset(filter(_is_loopback, self._hosts)) if tunnel else self._hosts
            connection = _Connection(self, socket, Wire(self._files, hosts, tunnel))
            gone = self.strangers.let_in(connection, "" if tunnel else address)
            if gone is not None:
                gone.drop()

    def hear(self, connection: _Connection, said: FromPhone) -> None:
        """What came on a *connection*."""
        seat = connection.seat
        if isinstance(said, Knock) and seat is None:
            if connection.is_far:
                # Six figures are too few where anybody in the world may try.
                connection.tell(page.far_by_link(self.translate))
                connection.end(Closed.GONE)
            else:
                self._let_knock(connection, said)
        elif isinstance(said, Join):
            if seat is None:
                self._join(connection, said)
            else:
                connection.end(Closed.BAD_MESSAGE)
        elif seat is None or isinstance(said, Knock):
            connection.end(Closed.BAD_MESSAGE)
        elif not isinstance(said, Here):
            self.said.emit(seat, said)

    def _let_knock(self, connection: _Connection, said: Knock) -> None:
        """Tell whoever has typed the number of a seat its key; the phone joins with that."""
        if said.v != VERSION:
            connection.tell(page.outdated(self.translate))
            connection.end(Closed.OTHER_VERSION)
            return
        now = time.monotonic()
        if not self.numbers.are_taken(now):
            connection.tell(page.typed_too_often(self.translate))
        elif (seat := self.numbers.seat_of(said.number, now)) is None:
            connection.tell(page.mistyped(self.translate))
        else:
            connection.tell(Renewed(self.key_of(seat)))
        connection.end(Closed.GONE)

    def _join(self, connection: _Connection, said: Join) -> None:
        if said.v != VERSION:
            connection.tell(page.outdated(self.translate))
            connection.end(Closed.OTHER_VERSION)
            return
        seat = self.seat_of(said.key)
        if seat is None:
            connection.tell(page.unknown(self.translate))
            connection.end(Closed.UNKNOWN_KEY)
            return
        before = self._phones.get(seat)
        self._phones[seat] = connection
        self.strangers.forget(connection)
        self.numbers.drop(seat)
        connection.seat = seat
        if before is not None:
            before.tell(page.replaced(self.translate))
            before.end(Closed.GONE)
        self.joined.emit(seat, said)

    def forget(self, connection: _Connection) -> None:
        """A *connection* is no more."""
        self.strangers.forget(connection)
        seat = connection.seat
        if seat is not None and self._phones.get(seat) is connection:
            del self._phones[seat]
            self.left.emit(seat)


class _Connection(QObject):
    """One connection, of a stranger until it has a seat."""

    def __init__(self, listener: Listener, socket: QTcpSocket, wire: Wire) -> None:
        # A signal keeps no hold of a slot of Python: the listener keeps this.
        super().__init__(listener)
        self._listener, self._socket, self._wire = listener, socket, wire
        self.seat: Seat | None = None
        socket.setParent(self)
        socket.setReadBufferSize(_READ_AT_ONCE)
        socket.setSocketOption(socket.SocketOption.LowDelayOption, 1)
        socket.setSocketOption(socket.SocketOption.SendBufferSizeSocketOption, _SYSTEM_KEEPS)
        self._is_ending = self._is_gone = self._is_placed = False
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self.drop)
        self._patience.start(listener.timing.phone_joins)
        self._waiting: deque[bytes] = deque()
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._on_turn)
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self._leave)

    @property
    def is_far(self) -> bool:
        """Whether it comes through the tunnel."""
        return self._wire.is_far

    def tell(self, message: ToPhone) -> None:
        """Send *message*."""
        self._wire.send(encode(message))
        self._flush()

    def end(self, code: int) -> None:
        """Say why this is the end; the other one has no longer to hear it than a stranger has."""
        self._wire.close(code)
        self._flush()

    def drop(self) -> None:
        """End it at once."""
        self._socket.abort()
        self._leave()

    def _read(self) -> None:
        with self._ended_by_faults():
            data = bytes(self._socket.readAll().data())
            for message in self._wire.receive(data, time.monotonic()):
                if self._turn.isActive():
                    self._waiting.append(message)
                else:
                    self._hear(message)
            if self._wire.is_far and not self._is_placed:
                self._is_placed = True
                self._place()
            self._flush()

    def _place(self) -> None:
        """It came through the tunnel: each guest has as many as one at home, and none is in the
        way of another."""
        strangers, client = self._listener.strangers, self._wire.client or _FAR
        # A browser asks a tunnel for all files of the page at once, on a connection each.
        place = strangers.serve if self._wire.is_over else strangers.place
        gone = place(self, client)
        if gone is not None:
            gone.drop()

    def _on_turn(self) -> None:
        if self._waiting:
            with self._ended_by_faults():
                self._hear(self._waiting.popleft())

    @contextmanager
    def _ended_by_faults(self) -> Iterator[None]:
        """What somebody has found is told as a fault of the program, and ends the connection."""
        try:
            yield
        except BaseException:
            self.drop()
            raise

    def _hear(self, message: bytes) -> None:
        # Of many messages one has its turn, then everybody else.
        self._turn.start()
        try:
            said = decode(message)
        except DecodeError:
            self.end(Closed.BAD_MESSAGE)
            return
        self._listener.hear(self, said)
        if self.seat is not None and not self._is_ending:
            self._patience.start(self._listener.timing.phone_silent)

    def _flush(self) -> None:
        if self._is_ending or self._is_gone:
            return
        self._socket.write(self._wire.take())
        if self._wire.is_over:
            self._is_ending = True
            self._waiting.clear()
            self._socket.readyRead.disconnect(self._read)
            self._patience.start(self._listener.timing.phone_joins)
            self._socket.disconnectFromHost()
        elif self._socket.bytesToWrite() > MOST_UNSENT:
            self.drop()

    def _leave(self) -> None:
        if not self._is_gone:
            self._is_gone = True
            self._patience.stop()
            self._waiting.clear()
            self._listener.forget(self)
            self.deleteLater()


def port_of(listener: Listener) -> int:
    """Where *listener* listens; 0 while it does not."""
    return 0 if listener._server is None else listener._server.serverPort()


def lead_through(listener: Listener, host: str) -> None:
    """Answer those who come through a tunnel called *host*, of none with an empty one; whoever came
    through another one is there no more."""
    if host == listener.tunnel:
        return
    listener.tunnel = host
    for connection in listener.findChildren(_Connection):
        if connection.is_far:
            connection.drop()


def _is_loopback(host: str) -> bool:
    """Whether *host* is this computer as it calls itself."""
    return host.startswith("127.")


_FAR: Final = "tunnel"
"""Where those come from of whom a tunnel does not say more."""
_GOING_AWAY: Final = 1001
"""As WebSocket says that the program is closed."""
