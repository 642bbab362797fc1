"""One connection as bytes: who gets the page, who gets messages, and what ends it."""

from __future__ import annotations

import gzip
import logging
import random
import zlib
from collections.abc import Iterator
from http import HTTPStatus

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from phone_client import HOST, Client, frame, get, request
from sampling import examples
from websockets.frames import Opcode

from handfoot_gui.phones.limits import AT_ONCE, MOST_BEFORE
from handfoot_gui.phones.messages import MOST_BYTES, Closed
from handfoot_gui.phones.wire import File, Wire

FILES = {
    "/": File("text/html; charset=utf-8", b"<p>hello</p>"),
    "/hand.js": File("text/javascript; charset=utf-8", b"'use strict'"),
}
OTHER_HOST = "10.0.0.7:51234"


def new_wire() -> Wire:
    return Wire(FILES, frozenset({HOST, OTHER_HOST}))


def answered(data: bytes) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and content of what *data* is answered with; the connection ends with it."""
    wire = new_wire()
    assert list(wire.receive(data, 0)) == []
    assert wire.is_over
    head, _, content = wire.take().partition(b"\r\n\r\n")
    if not head:
        return 0, {}, b""
    first, *lines = head.decode().split("\r\n")
    return int(first.split()[1]), dict(line.split(": ", 1) for line in lines), content


def connected(client: Client | None = None) -> tuple[Wire, Client]:
    """A wire, and a phone at the other end that may send messages."""
    wire, client = new_wire(), client or Client()
    exchange(wire, client)
    assert wire.is_open
    assert client.is_open
    return wire, client


def exchange(wire: Wire, client: Client, now: float = 0) -> list[bytes]:
    """What each end has to send, until none has; the messages that came."""
    heard: list[bytes] = []
    while (data := client.take()) or (told := wire.take()):
        if data:
            heard += wire.receive(data, now)
        else:
            client.receive(told)
    return heard


def ended_by(data: bytes) -> int | None:
    """The code that a phone is told after it has sent *data*, which says nothing."""
    wire, client = connected(Client(deflates=False))
    assert list(wire.receive(data, 0)) == []
    assert wire.is_over
    client.receive(wire.take())
    return client.closed


# -- files ----------------------------------------------------------------------------------------


def test_a_file_is_given_with_all_that_keeps_strangers_out() -> None:
    status, headers, content = answered(get("/"))
    assert (status, content) == (200, b"<p>hello</p>")
    policy = headers.pop("Content-Security-Policy").split("; ")
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "style-src 'self'" in policy
    assert f"connect-src 'self' ws://{HOST}" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in str(policy)
    assert headers == {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Length": "12",
        "Connection": "close",
        "Cache-Control": "no-store",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "Cross-Origin-Resource-Policy": "same-origin",
    }


def test_a_file_is_packed_for_whoever_takes_that() -> None:
    for asked in (["gzip, deflate"], ["br", "gzip"]):
        lines = (f"Accept-Encoding: {one}" for one in asked)
        status, headers, content = answered(get("/", HOST, *lines))
        assert (status, headers["Content-Encoding"]) == (200, "gzip")
        assert headers["Content-Length"] == str(len(content))
        assert gzip.decompress(content) == b"<p>hello</p>"
    _, headers, content = answered(get("/", HOST, "Accept-Encoding: br"))
    assert (content, "Content-Encoding" in headers) == (b"<p>hello</p>", False)


def test_each_address_of_the_computer_may_be_asked_for() -> None:
    status, headers, _ = answered(get("/hand.js?1", OTHER_HOST))
    assert status == 200
    assert f"ws://{OTHER_HOST};" in headers["Content-Security-Policy"]
    assert HOST not in headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    ("data", "status"),
    [
        (get("/", "evil.example"), 421),
        (get("/", "192.168.1.5"), 421),
        (get("/", "192.168.1.5:51235"), 421),
        (get("/", ""), 421),
        (request("GET / HTTP/1.1"), 421),
        (get("/", HOST, f"Host: {HOST}"), 421),
        (get("/", HOST, "Origin: http://evil.example"), 403),
        (get("/", HOST, "Origin: null"), 403),
        (get("/", HOST, f"Origin: http://{OTHER_HOST}"), 403),
        (get("/ws", HOST), 403),
        (get("/../../etc/passwd"), 404),
        (get("/%2e%2e/wire.py"), 404),
        (get(f"http://{HOST}/"), 404),
        (get("/hand.jsx"), 404),
        (request("HEAD / HTTP/1.1", f"Host: {HOST}"), 0),
        (request("POST / HTTP/1.1", f"Host: {HOST}"), 0),
        (request("OPTIONS / HTTP/1.1", f"Host: {HOST}"), 0),
        (get("/ws", HOST, f"Origin: http://{HOST}"), 426),
        (get("/" + "a" * 8150), 0),
        (request("POST / HTTP/1.1", f"Host: {HOST}", "Content-Length: 3") + b"abc", 0),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200), 0),
        (b"SSH-2.0-OpenSSH_9.2p1\r\n\r\n", 0),
        (b"GET / HTTP/1.1\n\n" + get("/"), 0),
    ],
)
def test_others_are_turned_away(data: bytes, status: int) -> None:
    found, headers, content = answered(data)
    assert found == status
    assert "Content-Security-Policy" not in headers
    if status not in (0, 426):
        assert content.decode() == HTTPStatus(status).phrase


def test_what_is_no_request_comes_to_an_end() -> None:
    wire = new_wire()
    sent = 0
    while not wire.is_over:
        assert list(wire.receive(b"X-Word: a\r\n" if sent else b"GET / HTTP/1.1\r\n", 0)) == []
        sent += 1
        assert sent < 1000
    assert sent * 11 <= MOST_BEFORE + 11


def test_nothing_is_read_after_the_answer() -> None:
    wire = new_wire()
    assert list(wire.receive(get("/"), 0)) == []
    assert wire.take().count(b"HTTP/1.1") == 1
    assert list(wire.receive(get("/hand.js"), 0)) == []
    assert wire.take() == b""


def test_nobody_says_more_before_the_answer() -> None:
    for data in (get("/") + get("/hand.js"), Client().take() + frame(Opcode.TEXT, b"{}")):
        wire = new_wire()
        assert list(wire.receive(data, 0)) == []
        assert wire.is_over
        assert wire.take() == b""


# -- messages -------------------------------------------------------------------------------------


def test_messages_go_both_ways() -> None:
    wire, client = connected()
    client.say(do="back")
    assert exchange(wire, client) == [b'{"do": "back"}']
    wire.send(b'{"is":"key"}')
    exchange(wire, client)
    assert client.heard == [{"is": "key"}]


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", f"https://{HOST}", f"http://{OTHER_HOST}", f"http://{HOST}/"],
)
def test_no_other_page_gets_messages(origin: str) -> None:
    client = Client()
    data = client.take()
    foreign = data.replace(f"Origin: http://{HOST}".encode(), f"Origin: {origin}".encode())
    assert foreign != data
    assert answered(foreign)[0] == 403


def test_a_table_that_is_like_the_last_one_costs_little() -> None:
    wire, client = connected()
    dice = random.Random(1)
    table = str([dice.random() for _ in range(80)]).encode()
    wire.send(b'{"a":' + table + b"}")
    first = wire.take()
    wire.send(b'{"b":' + table + b"}")
    second = wire.take()
    assert len(second) < 100 < len(first)
    client.receive(first + second)
    assert client.heard[0]["a"] == client.heard[1]["b"]


def test_the_whole_of_a_flood_is_not_read() -> None:
    wire, client = connected(Client(deflates=False))
    data = frame(Opcode.TEXT, b"{}") * 1000
    assert list(wire.receive(data, 0)) == [b"{}"] * AT_ONCE
    client.receive(wire.take())
    assert client.closed == Closed.TOO_MUCH
    assert list(wire.receive(frame(Opcode.TEXT, b"{}"), 100)) == []


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_signs_of_life_count_as_messages(opcode: Opcode) -> None:
    wire, client = connected(Client(deflates=False))
    assert list(wire.receive(frame(opcode, b"12345") * 1000, 0)) == []
    told = wire.take()
    client.receive(told)
    assert client.closed == Closed.TOO_MUCH
    # Those of one piece are answered before they are counted.
    assert len(told) < 1200


def test_the_end_is_told_once_and_then_nothing() -> None:
    wire, client = connected()
    wire.close(Closed.GONE)
    wire.close(Closed.BAD_MESSAGE)
    wire.send(b"{}")
    client.receive(wire.take())
    assert (client.closed, client.heard) == (Closed.GONE, [])
    assert wire.is_over


def test_whoever_hears_a_message_may_end_it_there() -> None:
    wire, _ = connected(Client(deflates=False))
    heard = []
    for message in wire.receive(frame(Opcode.TEXT, b"{}") * 3, 0):
        heard.append(message)
        wire.close(Closed.BAD_MESSAGE)
    assert len(heard) == 1


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(Opcode.BINARY, b"\0\1"), 1003),
        (frame(Opcode.TEXT, b"{", fin=False), 1003),
        (frame(Opcode.CONT, b"}"), 1002),
        (frame(Opcode.TEXT, b"{}", masked=False), 1002),
        (frame(Opcode.TEXT, b"a" * (MOST_BYTES + 1)), 1009),
        (b"\x81\xff" + (2**62).to_bytes(8, "big"), 1009),
        (b"\x81\xff" + b"\xff" * 8, 1009),
        (frame(Opcode.TEXT, b"{}", bits=4), 1002),
        (frame(Opcode.TEXT, b"{}", bits=2), 1002),
        (b"\x83\x80\0\0\0\0", 1002),
        (b"\x89\xfe\x00\x7e" + bytes(130), 1002),
        (b"\x09\x80\0\0\0\0", 1002),
        (b"\x88\x81\0\0\0\0\0", 1002),
        (frame(Opcode.CLOSE, b"\x03\xe8\xff\xff"), 1007),
        (frame(Opcode.CLOSE, b"\x03\xe8"), 1000),
    ],
)  # fmt: skip
def test_what_is_no_message_ends_it(data: bytes, code: int) -> None:
    assert ended_by(data) == code


def bomb(size: int) -> bytes:
    """A message of *size* bytes as it is compressed."""
    press = zlib.compressobj(9, wbits=-12)
    return (press.compress(bytes(size)) + press.flush(zlib.Z_SYNC_FLUSH))[:-4]


@pytest.mark.parametrize("size", [MOST_BYTES + 1, 2**20, 2**28])
def test_a_little_that_unpacks_to_much_is_not_unpacked(size: int) -> None:
    packed = bomb(min(size, 2**20))
    if size > 2**20:
        # Each block is the same again, and refers to none before it.
        packed = packed * (MOST_BYTES // len(packed))
    assert len(packed) <= MOST_BYTES
    wire, client = connected()
    assert list(wire.receive(frame(Opcode.TEXT, packed, bits=4), 0)) == []
    client.receive(wire.take())
    assert wire.is_over
    assert client.closed == 1009


def test_parts_that_unpack_to_much_together_are_refused() -> None:
    part = bomb(MOST_BYTES - 1)
    wire, client = connected()
    first = frame(Opcode.TEXT, part, fin=False, bits=4)
    assert list(wire.receive(first + frame(Opcode.CONT, part, fin=False) * 500, 0)) == []
    client.receive(wire.take())
    assert client.closed in (1003, 1009)


# -- whatever comes -------------------------------------------------------------------------------

HANDSHAKE = Client(deflates=False).take()
DEFLATING = Client().take()
BYTES = st.binary(max_size=3000)
LINES = st.lists(
    st.one_of(
        st.sampled_from([
            "GET / HTTP/1.1", "GET /ws HTTP/1.1", f"Host: {HOST}", f"Origin: http://{HOST}",
            "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Content-Length: 0", "Content-Length: x",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
            "Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=8",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99",
            "Sec-WebSocket-Extensions: ,;=\"", "Transfer-Encoding: chunked", "", " folded",
        ]),
        st.text(max_size=80),
    ),
    max_size=14,
)  # fmt: skip
FRAMES = st.lists(
    st.builds(
        lambda opcode, data, fin, bits, masked: frame(
            opcode, data, fin=fin, bits=bits, masked=masked
        ),
        st.integers(0, 15),
        st.one_of(st.binary(max_size=300), st.just(bomb(2**20)), st.just(b"\x03\xe8")),
        st.booleans(),
        st.sampled_from([0, 0, 0, 4, 7]),
        st.sampled_from([True, True, True, False]),
    ),
    max_size=60,
).map(b"".join)
REQUESTS = LINES.map(lambda lines: request(*lines))
STREAMS = st.one_of(
    st.tuples(st.just(b""), st.one_of(BYTES, REQUESTS)),
    st.tuples(st.sampled_from([HANDSHAKE, DEFLATING]), st.one_of(BYTES, FRAMES)),
    st.tuples(REQUESTS, FRAMES),
)


@settings(max_examples=examples(1000, 5000), deadline=None)
@given(STREAMS, st.integers(1, 4000))
def test_no_stream_of_bytes_raises_anything(stream: tuple[bytes, bytes], step: int) -> None:
    """The first part comes as one, so that what follows reaches what the first has opened."""
    first, data = stream
    wire = new_wire()
    pieces = [first, *(data[at : at + step] for at in range(0, len(data), step))]
    for number, piece in enumerate(pieces):
        for message in wire.receive(piece, number / 100):
            assert 0 <= len(message) <= MOST_BYTES
            wire.send(b"{}")
        assert len(wire.take()) < 10_000
    assert not (wire.is_open and wire.is_over)


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    with caplog.at_level(logging.DEBUG):
        yield caplog


def test_nothing_of_a_connection_is_logged(logged: pytest.LogCaptureFixture) -> None:
    wire, client = connected()
    client.say(do="join", key="secret" * 4)
    exchange(wire, client)
    list(wire.receive(b"\xff" * 100, 0))
    assert wire.is_over
    own = [one for one in logged.records if one.name != "websockets.client"]
    assert own == []
