"""A phone as bytes, without a network: the other end of a `Wire`, or of any connection."""

from __future__ import annotations

import json
from typing import Any, Final

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

HOST: Final = "192.168.1.5:51234"


def get(path: str, host: str = HOST, *more: str) -> bytes:
    """A request for *path*, with *more* headers."""
    return request(f"GET {path} HTTP/1.1", f"Host: {host}", *more)


def request(*lines: str) -> bytes:
    """A request of these *lines*."""
    return "\r\n".join([*lines, "", ""]).encode()


def frame(
    opcode: int, data: bytes = b"", *, fin: bool = True, bits: int = 0, masked: bool = True
) -> bytes:
    """A frame as it is sent, whether it may be or not; *bits* are the reserved ones."""
    length = len(data)
    longer = b"" if length < 126 else length.to_bytes(2 if length < 2**16 else 8, "big")
    short = {0: length, 2: 126, 8: 127}[len(longer)]
    mask = b"\x01\x02\x03\x04"
    shown = bytes(one ^ mask[at % 4] for at, one in enumerate(data)) if masked else data
    first = fin << 7 | bits << 4 | opcode
    return bytes([first, masked << 7 | short]) + longer + (mask if masked else b"") + shown


class Client:
    """The end of a phone: what it wants to send, and what it was told."""

    def __init__(self, host: str = HOST, *, deflates: bool = True) -> None:
        extensions = [ClientPerMessageDeflateFactory()] if deflates else None
        self.protocol = ClientProtocol(
            parse_uri(f"ws://{host}/ws"), origin=f"http://{host}", extensions=extensions
        )
        asked = self.protocol.connect()
        self.protocol.send_request(asked)
        self.answer: Response | None = None
        self.heard: list[dict[str, Any]] = []

    @property
    def is_open(self) -> bool:
        return self.protocol.state is State.OPEN

    @property
    def closed(self) -> int | None:
        """The code with which the other end has closed, if it has."""
        return None if self.protocol.close_rcvd is None else self.protocol.close_rcvd.code

    def say(self, **message: Any) -> None:
        self.protocol.send_text(json.dumps(message).encode())

    def frame(self, text: bytes) -> bytes:
        """What is sent to say *text*."""
        self.protocol.send_text(text)
        return self.take()

    def receive(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Response):
                self.answer = event
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.heard.append(json.loads(bytes(event.data)))

    def take(self) -> bytes:
        return b"".join(self.protocol.data_to_send())
