"""The one address from far away: how it is typed, who may use it, and whose limits count."""

from __future__ import annotations

from http import HTTPStatus

import pytest
from phone_client import HOST, Client, get

from handfoot_gui.phones.limits import STRANGERS, STRANGERS_OF_ONE_ADDRESS, Strangers
from handfoot_gui.phones.tunnel import Wrong, host_of, told_client
from handfoot_gui.phones.wire import File, Wire

FILES = {"/": File("text/html; charset=utf-8", b"<p>hello</p>")}
FAR = "oma.example.org"


@pytest.mark.parametrize(
    ("typed", "host"),
    [
        ("https://oma.example.org", FAR),
        (" HTTPS://Oma.Example.org/ ", FAR),
        ("https://oma.example.org:443", FAR),
        ("https://pc.tail1234.ts.net:8443", "pc.tail1234.ts.net:8443"),
        ("https://xn--pe-bka.example", "xn--pe-bka.example"),
        ("http://oma.example.org", Wrong.NOT_HTTPS),
        ("oma.example.org", Wrong.NOT_HTTPS),
        ("wss://oma.example.org", Wrong.NOT_HTTPS),
        ("", Wrong.NOT_HTTPS),
        ("https://oma.example.org/table", Wrong.HAS_MORE),
        ("https://oma.example.org/?a=1", Wrong.HAS_MORE),
        ("https://oma.example.org#key", Wrong.HAS_MORE),
        ("https://me:secret@oma.example.org", Wrong.HAS_MORE),
        ("https://oma.example.org https://b.example", Wrong.HAS_MORE),
        ("https://", Wrong.NO_NAME),
        ("https://localhost", Wrong.NO_NAME),
        ("https://127.0.0.1", Wrong.NO_NAME),
        ("https://[::1]", Wrong.NO_NAME),
        ("https://oma..example", Wrong.NO_NAME),
        ("https://-oma.example", Wrong.NO_NAME),
        ("https://oma.example:0", Wrong.NO_NAME),
        ("https://oma.example:99999", Wrong.NO_NAME),
        ("https://oma.exämple", Wrong.NO_NAME),
        ("https://" + "a." * 130 + "example", Wrong.NO_NAME),
    ],
)
def test_only_the_name_of_a_computer_behind_https_is_taken(typed: str, host: str | Wrong) -> None:
    assert host_of(typed) == host


def answered(data: bytes, tunnel: str = FAR) -> tuple[int, Wire, str]:
    """With what *data* is answered, by the connection that it came over."""
    wire = Wire(FILES, frozenset({HOST}), tunnel)
    assert list(wire.receive(data, 0)) == []
    head = wire.take().partition(b"\r\n\r\n")[0].decode()
    return int(head.split()[1]), wire, head


@pytest.mark.parametrize(
    ("host", "more", "status"),
    [
        (FAR, (), HTTPStatus.OK),
        (FAR.upper(), (), HTTPStatus.OK),
        (FAR, (f"Origin: https://{FAR}",), HTTPStatus.OK),
        (FAR, ("X-Forwarded-Proto: https",), HTTPStatus.OK),
        (FAR, ("X-Forwarded-Proto: http",), HTTPStatus.FORBIDDEN),
        (FAR, ("X-Forwarded-Proto: https", "X-Forwarded-Proto: http"), HTTPStatus.FORBIDDEN),
        (FAR, (f"Origin: http://{FAR}",), HTTPStatus.FORBIDDEN),
        (FAR, ("Origin: https://evil.example",), HTTPStatus.FORBIDDEN),
        (FAR, (f"Origin: https://{FAR}.evil.example",), HTTPStatus.FORBIDDEN),
        ("evil.example", (), HTTPStatus.MISDIRECTED_REQUEST),
        (f"{FAR}:8443", (), HTTPStatus.MISDIRECTED_REQUEST),
        (f"sub.{FAR}", (), HTTPStatus.MISDIRECTED_REQUEST),
        (HOST, (), HTTPStatus.OK),
        (HOST, (f"Origin: http://{HOST}",), HTTPStatus.OK),
        (HOST, (f"Origin: https://{FAR}",), HTTPStatus.FORBIDDEN),
    ],
)
def test_who_comes_through_a_tunnel_is_let_in_by_its_name_and_https_alone(
    host: str, more: tuple[str, ...], status: HTTPStatus
) -> None:
    assert answered(get("/", host, *more))[0] == status


def test_without_a_tunnel_its_name_is_a_stranger_s() -> None:
    assert answered(get("/", FAR), "")[0] == HTTPStatus.MISDIRECTED_REQUEST


def test_messages_go_only_to_the_page_of_the_tunnel_itself() -> None:
    for origin, is_open in ((f"https://{FAR}", True), (f"http://{FAR}", False)):
        wire = Wire(FILES, frozenset({HOST}), FAR)
        client = Client(FAR)
        asked = client.take().replace(f"http://{FAR}".encode(), origin.encode())
        assert list(wire.receive(asked, 0)) == []
        assert wire.is_open is is_open, origin
        assert wire.is_far
    _, _, head = answered(get("/", FAR))
    assert f"connect-src 'self' wss://{FAR};" in head


@pytest.mark.parametrize(
    ("told", "client"),
    [
        ([], ""),
        (["203.0.113.7"], "203.0.113.7"),
        (["10.0.0.1, 203.0.113.7"], "203.0.113.7"),
        (["10.0.0.1", "203.0.113.7"], "203.0.113.7"),
        (["203.0.113.7, nonsense"], ""),
        (["203.0.113.7:80"], ""),
        (["2001:db8:1:2:3::9"], "2001:0db8:0001:0002"),
        (["\x00" * 50], ""),
    ],
)
def test_what_a_guest_says_of_itself_is_not_what_the_tunnel_says(
    told: list[str], client: str
) -> None:
    assert told_client(told) == client


def test_nobody_at_home_is_believed_who_they_are() -> None:
    _, wire, _ = answered(get("/", HOST, "X-Forwarded-For: 203.0.113.7"))
    assert (wire.is_far, wire.client) == (False, "")
    _, wire, _ = answered(get("/", FAR, "X-Forwarded-For: 203.0.113.7"), "")
    assert (wire.is_far, wire.client) == (False, "")
    _, wire, _ = answered(get("/", FAR, "X-Forwarded-For: 1.2.3.4, 203.0.113.7"))
    assert (wire.is_far, wire.client) == (True, "203.0.113.7")


def test_guests_of_one_tunnel_are_not_in_the_way_of_one_another() -> None:
    strangers: Strangers[int] = Strangers()
    for who in range(STRANGERS_OF_ONE_ADDRESS):
        assert strangers.let_in(who, "") is None
        assert strangers.place(who, "203.0.113.7") is None
    assert strangers.let_in(50, "") is None, "nobody knows yet where that one comes from"
    assert strangers.place(50, "203.0.113.8") is None
    assert strangers.let_in(51, "") is None
    assert strangers.place(51, "203.0.113.7") == 0, "the first of the same guest goes"
    assert strangers.place(99, "203.0.113.7") is None, "who has a seat is nobody's matter"
    for who in range(100, 100 + STRANGERS):
        strangers.let_in(who, "")
    assert strangers.let_in(200, "") is not None, "and all together are no more than ever"
