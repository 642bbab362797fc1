"""One connection as bytes in and bytes out: the files of the page by HTTP, messages by WebSocket.

It knows no socket and no clock. What a stranger sends raises nothing.
"""

from __future__ import annotations

import gzip
import logging
from collections.abc import Iterator, Mapping
from functools import lru_cache
from http import HTTPStatus
from typing import Final

from msgspec import Struct
from websockets.datastructures import Headers
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from handfoot_gui.phones.limits import MOST_BEFORE, Allowance
from handfoot_gui.phones.messages import MOST_BYTES, Closed
from handfoot_gui.phones.tunnel import told_client

SOCKET: Final = "/ws"
"""Where messages go; everything else is a file."""
_PIECE: Final = 512
"""Bytes that are read before it is asked whether there were too many messages in them."""
_GET: Final = b"GET "
_END: Final = b"\r\n\r\n"
"""How a request begins and ends."""
_WINDOW: Final = 13
"""The last 8 KiB are remembered in either direction: the next table is much like the last one."""
_COMPRESSED: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=_WINDOW,
    client_max_window_bits=_WINDOW,
    compress_settings={"memLevel": 5},
)
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self' {scheme}://{host}; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
_HEADERS: Final = {
    "Connection": "close",
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_SILENT: Final = logging.Logger(__name__)
"""Keys are in what would be logged."""
_SILENT.disabled = True


@lru_cache(maxsize=64)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


class File(Struct, frozen=True):
    """A file of the page."""

    kind: str
    """As the header *Content-Type* says it."""
    content: bytes

    @property
    def packed(self) -> bytes:
        """The same with fewer bytes, for whoever takes *gzip*."""
        return _packed(self.content)


class Wire:
    """One connection, from its first byte to its last."""

    def __init__(self, files: Mapping[str, File], hosts: frozenset[str], tunnel: str = "") -> None:
        """*files* by their paths, as "/hand.js"; *hosts* are the addresses, with the port, that
        this computer is asked for by; *tunnel* is the host of an address in the internet where one
        may lead to this connection, which has to come from this computer then."""
        self._files, self._hosts, self._tunnel = files, hosts, tunnel
        self.is_far = False
        """The request came through the tunnel."""
        self.client = ""
        """Who is at the other end of the tunnel, where that is said."""
        self._protocol = ServerProtocol(
            extensions=[_COMPRESSED], max_size=MOST_BYTES, logger=_SILENT
        )
        self._allowance = Allowance()
        self._request = b""
        self._is_over = False

    @property
    def is_over(self) -> bool:
        """Nothing more is read; the connection ends once what there is to send is sent."""
        return self._is_over

    @property
    def is_open(self) -> bool:
        """Messages can be sent."""
        return self._protocol.state is State.OPEN and not self._is_over

    def receive(self, data: bytes, now: float) -> Iterator[bytes]:
        """The messages in what has come so far with *data* at *now*, each as it is read."""
        for at in range(0, len(data), _PIECE):
            if self._is_over:
                return
            yield from self._read(data[at : at + _PIECE], now)

    def send(self, message: bytes) -> None:
        """Send a *message*, where one can be sent."""
        if self.is_open:
            self._protocol.send_text(message)

    def close(self, code: int) -> None:
        """End the connection, and say why."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code)
        self._is_over = True

    def take(self) -> bytes:
        """What is to be sent now."""
        return b"".join(self._protocol.data_to_send())

    def _read(self, data: bytes, now: float) -> Iterator[bytes]:
        if self._protocol.state is State.CONNECTING:
            data = self._whole_request(data)
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._protocol.send_response(self._answer(event))
            elif isinstance(event, Frame) and self._is_message(event, now):
                yield bytes(event.data)
            if self._is_over:
                return
        # A file was sent, the other end has closed, or what came was no WebSocket.
        self._is_over |= self._protocol.close_expected()

    def _whole_request(self, data: bytes) -> bytes:
        """The request, once *data* has its end.

        Nobody says more before the answer, and no other kind of request is known here: a browser
        that would rather have a secure page is soon to know that there is none.
        """
        self._request += data
        head, end, more = self._request.partition(_END)
        if more or not _GET.startswith(head[: len(_GET)]) or len(self._request) > MOST_BEFORE:
            self._is_over = True
            return b""
        return head + end if end else b""

    def _is_message(self, frame: Frame, now: float) -> bool:
        """Whether *frame* is a message; what is not allowed ends the connection."""
        if not self._allowance.take(now):
            self.close(Closed.TOO_MUCH)
        elif frame.opcode is Opcode.TEXT and frame.fin:
            return True
        elif frame.opcode in (Opcode.TEXT, Opcode.CONT, Opcode.BINARY):
            # No browser sends something so short in parts.
            self.close(CloseCode.UNSUPPORTED_DATA)
        return False

    def _answer(self, request: Request) -> Response:
        hosts = request.headers.get_all("Host")
        host = hosts[0] if len(hosts) == 1 else ""
        origins = request.headers.get_all("Origin")
        path = request.path.partition("?")[0]
        self.is_far = bool(self._tunnel) and host.lower() == self._tunnel
        if self.is_far:
            self.client = told_client(request.headers.get_all("X-Forwarded-For"))
        # A page of somebody else may have this computer's address given another name.
        if host not in self._hosts and not self.is_far:
            return _short(HTTPStatus.MISDIRECTED_REQUEST)
        scheme = "https" if self.is_far else "http"
        if origins != [f"{scheme}://{host.lower()}"] and (origins or path == SOCKET):
            return _short(HTTPStatus.FORBIDDEN)
        if self.is_far and not _is_secure(request):
            return _short(HTTPStatus.FORBIDDEN)
        if path == SOCKET:
            return self._protocol.accept(request)
        file = self._files.get(path)
        if file is None:
            return _short(HTTPStatus.NOT_FOUND)
        policy = _POLICY.format(host=host, scheme="wss" if self.is_far else "ws")
        more = {"Content-Security-Policy": policy}
        if any("gzip" in one for one in request.headers.get_all("Accept-Encoding")):
            file = File(file.kind, file.packed)
            more["Content-Encoding"] = "gzip"
        return _response(HTTPStatus.OK, file, more)


def _is_secure(request: Request) -> bool:
    """Whether a tunnel that says how it was asked was not asked in the open."""
    told = ",".join(request.headers.get_all("X-Forwarded-Proto")).lower()
    return {one.strip() for one in told.split(",")} <= {"", "https", "wss"}


def _short(status: HTTPStatus) -> Response:
    return _response(status, File("text/plain; charset=utf-8", status.phrase.encode()), {})


def _response(status: HTTPStatus, file: File, more: Mapping[str, str]) -> Response:
    told = {"Content-Type": file.kind, "Content-Length": str(len(file.content))}
    return Response(status, status.phrase, Headers({**told, **_HEADERS, **more}), file.content)
