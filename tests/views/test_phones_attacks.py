"""What strangers in the same network can try; a phone that behaves is answered meanwhile."""

from __future__ import annotations

import logging
import os
import random
import resource
import time
from collections.abc import Iterator
from typing import Final

import pytest
from phone_client import Client, frame, get, request
from phones_lab import LOOPBACK, Network, Phone, Wireless, logged
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from websockets.frames import Opcode

from handfoot_gui.core.seats import Seat
from handfoot_gui.crash_log import WINDOW, CrashLog
from handfoot_gui.phones.limits import (
    AT_ONCE,
    MOST_UNSENT,
    STRANGERS_OF_ONE_ADDRESS,
)
from handfoot_gui.phones.messages import MOST_BYTES, Closed, Gone
from handfoot_gui.phones.typed import MOST_WRONG
from handfoot_gui.phones.wire import File
from handfoot_gui.ui.widgets.timing import Timing

SOON: Final = 150
"""Milliseconds of patience, where a test is about its end."""


@pytest.fixture
def network(qapp: QApplication, timing: Timing) -> Iterator[Network]:  # noqa: ARG001
    with Network(timing) as made:
        yield made


@pytest.fixture
def honest(network: Network) -> Phone:
    """A phone that has the second seat."""
    return network.joined(1)


def status_of(network: Network, data: bytes) -> bytes:
    """The status that *data* is answered with, as it stands there."""
    asked = network.wireless()
    asked.send(data)
    network.until(lambda: asked.is_gone)
    return asked.came[9:12]


def own(network: Network) -> str:
    return f"{LOOPBACK}:{network.port}"


# -- those who are somebody else -------------------------------------------------------------------


def test_only_our_own_page_reaches_us(network: Network, honest: Phone) -> None:
    host = own(network)
    wanted = Client(host).take()
    mine = f"Origin: http://{host}\r\n".encode()
    assert mine in wanted
    for origin in (b"http://evil.example", b"null", f"https://{host}".encode()):
        assert status_of(network, wanted.replace(mine, b"Origin: " + origin + b"\r\n")) == b"403"
    assert status_of(network, wanted.replace(mine, b"")) == b"403"
    assert status_of(network, get("/", f"evil.example:{network.port}")) == b"421"
    assert status_of(network, request("GET / HTTP/1.1")) == b"421"
    assert status_of(network, get("/../../etc/passwd", host)) == b"404"
    assert (
        status_of(network, request("POST / HTTP/1.1", f"Host: {host}", "Content-Length: 3")) == b""
    )
    assert network.answers(honest)


def test_an_address_that_the_computer_has_no_more_opens_nothing(network: Network) -> None:
    host = own(network)
    assert status_of(network, get("/", host)) == b"200"
    network.listener.reached_by(["192.168.7.7"])
    assert status_of(network, get("/", host)) == b"421"


def test_whoever_is_not_at_home_is_not_heard(
    network: Network, honest: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("handfoot_gui.ui.phones.listener.is_near", lambda _: False)
    assert status_of(network, get("/", own(network))) == b""
    assert network.answers(honest)


# -- what is no message ---------------------------------------------------------------------------

JOIN: Final = b'{"do":"join","key":"key-of-the-first-seat"}'
NO_MESSAGES: Final = {
    "wrong key": (b'{"do":"join","key":"xxxxxxxxxxxxxxxxxxxxxx"}', Closed.UNKNOWN_KEY),
    "short key": (b'{"do":"join","key":"x"}', Closed.BAD_MESSAGE),
    "half a letter as key": (b'{"do":"join","key":"\\ud800aaaaaaaaaa"}', Closed.BAD_MESSAGE),
    "another version": (JOIN.replace(b"}", b',"v":2}'), Closed.OTHER_VERSION),
    "gesture before joining": (b'{"do":"undo","at":0}', Closed.BAD_MESSAGE),
    "sign of life before joining": (b'{"do":"here"}', Closed.BAD_MESSAGE),
    "short number": (b'{"do":"knock","number":"12345"}', Closed.BAD_MESSAGE),
    "letters as number": (b'{"do":"knock","number":"12345a"}', Closed.BAD_MESSAGE),
    "another version of a number": (
        b'{"do":"knock","number":"123456","v":2}',
        Closed.OTHER_VERSION,
    ),
    "no JSON": (b"nope", Closed.BAD_MESSAGE),
    "nothing": (b"", Closed.BAD_MESSAGE),
    "no text": (b'{"do":"put","zone":"\xff","at":1}', Closed.BAD_MESSAGE),
    "unknown field": (b'{"do":"tap","card":1,"x":2}', Closed.BAD_MESSAGE),
    "unknown gesture": (b'{"do":"win"}', Closed.BAD_MESSAGE),
    "wrong type": (b'{"do":"tap","card":"1"}', Closed.BAD_MESSAGE),
    "huge number": (b'{"do":"tap","card":99999999999999999999999}', Closed.BAD_MESSAGE),
    "deep": (b"[" * 1000 + b"]" * 1000, Closed.BAD_MESSAGE),
    "deep where nothing is expected": (
        b'{"x":' + b"[" * 1000 + b"]" * 1000 + b',"do":"back"}',
        Closed.BAD_MESSAGE,
    ),
    "too long": (b'{"do":"join","key":"' + b"a" * MOST_BYTES, 1009),
}


@pytest.mark.every_case
@pytest.mark.parametrize("wrong", NO_MESSAGES)
def test_what_is_no_message_ends_the_connection(
    network: Network, honest: Phone, wrong: str
) -> None:
    data, code = NO_MESSAGES[wrong]
    stranger = network.phone(deflates=False)
    # What comes behind it is not read, were it right.
    stranger.send(frame(Opcode.TEXT, data) + frame(Opcode.TEXT, JOIN))
    network.until(lambda: stranger.is_gone)
    assert stranger.closed == code
    assert not network.listener.is_here(Seat(0))
    assert network.answers(honest)


@pytest.mark.every_case
@pytest.mark.parametrize("wrong", ["unknown gesture", "deep", "no text", "too long"])
def test_a_phone_with_a_seat_is_no_exception(network: Network, honest: Phone, wrong: str) -> None:
    data, code = NO_MESSAGES[wrong]
    phone = network.joined(deflates=False)
    phone.send(frame(Opcode.TEXT, data) + frame(Opcode.TEXT, b'{"do":"back"}'))
    network.until(lambda: not network.listener.is_here(Seat(0)))
    network.until(lambda: phone.is_gone)
    assert phone.closed == code
    assert [what for what, seat, _ in network.happened if seat == 0] == ["joined", "left"]
    assert network.answers(honest)


def test_nobody_joins_twice(network: Network, honest: Phone) -> None:
    phone = network.joined()
    phone.say(do="join", key="key-of-the-other-seat")
    network.until(lambda: phone.is_gone)
    assert phone.closed == Closed.BAD_MESSAGE
    assert network.answers(honest)


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(Opcode.BINARY, b"\0\1"), 1003),
        (frame(Opcode.TEXT, JOIN[:10], fin=False) + frame(Opcode.CONT, JOIN[10:]), 1003),
        (frame(Opcode.TEXT, JOIN, masked=False), 1002),
        (b"\x81\xff" + b"\x7f" * 8, 1009),
        (b"\x89\xfe\x00\x7e" + bytes(130), 1002),
    ],
)
def test_frames_that_no_browser_sends(
    network: Network, honest: Phone, data: bytes, code: int
) -> None:
    stranger = network.phone(deflates=False)
    stranger.send(data)
    network.until(lambda: stranger.is_gone)
    assert stranger.closed == code
    assert network.answers(honest)


# -- too much -------------------------------------------------------------------------------------


def test_a_flood_ends_a_joined_phone(network: Network, honest: Phone) -> None:
    phone = network.joined(deflates=False)
    phone.send(frame(Opcode.TEXT, b'{"do":"undo","at":0}') * 5000)
    network.until(lambda: not network.listener.is_here(Seat(0)))
    heard = [what for what, seat, _ in network.happened if seat == 0]
    # One has its turn; the others would have had theirs, had it not been too many.
    assert heard == ["joined", "said", "left"]
    network.until(lambda: phone.is_gone)
    assert phone.closed == Closed.TOO_MUCH
    assert network.answers(honest)


def test_nothing_of_a_flood_is_done_while_its_end_cannot_be_told(network: Network) -> None:
    phone = network.joined(deflates=False, takes=4096)
    phone.reads = False
    network.listener.tell(Seat(0), Gone(random.Random(5).randbytes(150_000).hex()))
    network.hurry(phone_joins=SOON)
    phone.send(frame(Opcode.TEXT, b'{"do":"undo","at":0}') * 100)
    network.until(lambda: not network.listener.is_here(Seat(0)))
    assert [what for what, _, _ in network.happened] == ["joined", "said", "left"]


def test_of_many_gestures_at_once_everybody_else_has_a_turn_between(
    network: Network, honest: Phone
) -> None:
    phone = network.joined(deflates=False)
    network.happened.clear()
    phone.send(frame(Opcode.TEXT, b'{"do":"back"}') * (AT_ONCE - 1))
    network.until(lambda: bool(network.happened))
    assert network.answers(honest)
    seats = [seat for _, seat, _ in network.happened]
    assert seats.index(1) < 10
    network.until(lambda: len(phone.heard) == AT_ONCE)
    assert len(network.happened) == AT_ONCE


def test_a_flood_of_signs_of_life_ends_a_stranger(network: Network, honest: Phone) -> None:
    stranger = network.phone(deflates=False)
    stranger.send(frame(Opcode.PING, b"?") * 20_000)
    network.until(lambda: stranger.is_gone)
    assert len(stranger.came) < 1000
    assert network.answers(honest)


def test_a_hundred_times_the_wrong_key(network: Network, honest: Phone) -> None:
    for number in range(100):
        stranger = network.phone()
        stranger.say(do="join", key=f"{number:022}")
        network.until(lambda end=stranger: end.is_gone)
        assert stranger.heard[0]["text"].startswith("This code no longer works.")
        if number % 20 == 0:
            assert network.answers(honest)
    assert not network.listener.is_here(Seat(0))


def knocked(network: Network, number: str) -> Phone:
    """A stranger who has typed *number*, and heard what is said to that."""
    stranger = network.phone()
    stranger.say(do="knock", number=number)
    network.until(lambda: stranger.is_gone)
    assert stranger.closed == Closed.GONE
    return stranger


def test_a_number_below_a_code_is_told_its_key_once_and_to_nobody_who_guesses(
    network: Network, honest: Phone
) -> None:
    listener = network.listener
    listener.key_of = lambda seat: f"key-of-seat-{seat}"
    number, other = listener.numbers.of(Seat(0)), listener.numbers.of(Seat(2))
    wrong = next(one for one in ("000000", "111111", "222222") if one not in (number, other))
    assert knocked(network, number).heard == [{"is": "key", "key": "key-of-seat-0"}]
    network.joined()
    (refused,) = knocked(network, number).heard
    assert refused["text"] == "That number is not on the big screen.", "a phone has that seat"
    for _ in range(MOST_WRONG - 2):
        knocked(network, wrong)
    assert knocked(network, other).heard == [{"is": "key", "key": "key-of-seat-2"}]
    knocked(network, wrong)
    (refused,) = knocked(network, other).heard
    assert refused["text"].startswith("Too many wrong numbers.")
    assert network.answers(honest)


def test_a_phone_with_a_seat_does_not_knock(network: Network, honest: Phone) -> None:
    phone = network.joined()
    phone.say(do="knock", number=network.listener.numbers.of(Seat(1)))
    network.until(lambda: phone.is_gone)
    assert phone.closed == Closed.BAD_MESSAGE
    assert network.answers(honest)


def test_slow_strangers_do_not_stay(network: Network, honest: Phone) -> None:
    """A header that never ends, a handshake without a key, and nothing at all."""
    network.hurry(phone_joins=SOON)
    slow = [network.wireless() for _ in range(24)]
    for end in slow[::2]:
        end.send(b"GET / HT")
    ends = [*slow, *(Phone(network.port) for _ in range(12))]
    network.ends += ends[24:]
    begun = time.monotonic()
    while not all(end.is_gone for end in ends):
        for end in slow:
            end.send(b"T")
        network.turn()
        assert time.monotonic() - begun < 20
    assert network.answers(honest)


def test_a_header_without_end_is_not_kept(network: Network, honest: Phone) -> None:
    stranger = network.wireless()
    stranger.send(b"GET / HTTP/1.1\r\n" + b"X-Long: aaaa\r\n" * 1000)
    network.until(lambda: stranger.is_gone)
    assert stranger.came == b""
    assert network.answers(honest)


def test_the_first_stranger_makes_room_and_no_phone_does(network: Network, honest: Phone) -> None:
    first = network.joined()
    ends: list[Wireless] = []
    for _ in range(200):
        ends.append(network.wireless())
        network.turn()
    network.until(lambda: sum(not end.is_gone for end in ends) == STRANGERS_OF_ONE_ADDRESS)
    assert not any(end.is_gone for end in ends[-STRANGERS_OF_ONE_ADDRESS:])
    kept = 2 + STRANGERS_OF_ONE_ADDRESS
    network.until(lambda: network.connections == kept)
    assert network.answers(honest)
    assert network.answers(first)
    # Somebody may still come.
    assert status_of(network, get("/", own(network))) == b"200"
    assert network.answers(network.joined(0))


def test_random_bytes_do_no_harm(network: Network, honest: Phone) -> None:
    dice = random.Random(3)
    for number in range(100):
        end = network.wireless()
        end.send(dice.randbytes(dice.randrange(1, 20_000)))
        if number % 2:
            end.close()
        network.turn()
    for number in range(50):
        end = network.phone(deflates=number % 2 == 0)
        end.reads = False
        end.send(dice.randbytes(500))
        network.turn()
        end.close()
    assert network.answers(honest)
    assert {seat for _, seat, _ in network.happened} == {1}


# -- those who do not listen -----------------------------------------------------------------------


def test_a_phone_that_falls_silent_is_missed(network: Network) -> None:
    network.hurry(phone_silent=SOON)
    phone = network.joined()
    network.until(lambda: not network.listener.is_here(Seat(0)))
    assert network.happened[-1] == ("left", 0, None)
    network.until(lambda: phone.is_gone)


def test_a_sign_of_life_is_enough_and_tells_the_game_nothing(network: Network) -> None:
    phone = network.joined()
    timers = network.listener.findChildren(QTimer)
    (patience,) = (timer for timer in timers if timer.interval() == 40_000)
    patience.start(10_000)
    phone.say(do="here")
    network.until(lambda: patience.remainingTime() > 30_000)
    assert [what for what, _, _ in network.happened] == ["joined"]


def test_a_phone_that_takes_nothing_is_dropped(network: Network, honest: Phone) -> None:
    phone = network.joined(takes=4096)
    phone.reads = False
    told, dice = 0, random.Random(5)
    while network.listener.is_here(Seat(0)):
        network.listener.tell(Seat(0), Gone(dice.randbytes(20_000).hex()))
        told += 20_000
        network.turn()
        assert told < 4 * MOST_UNSENT, "it is kept in memory"
    assert told > MOST_UNSENT / 2
    assert network.answers(honest)


def test_who_is_sent_away_and_does_not_go_is_dropped(network: Network, honest: Phone) -> None:
    stranger = network.phone(takes=4096, deflates=False)
    stranger.reads = False
    network.hurry(phone_joins=SOON)
    stranger.send(frame(Opcode.TEXT, b"nope"))
    begun = time.monotonic()
    while network.connections > 1:
        stranger.send(b"still here")
        network.turn()
        assert time.monotonic() - begun < 20
    assert network.answers(honest)


def test_who_asks_for_a_file_and_does_not_take_it_is_dropped(
    network: Network, honest: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    large = {"/": File("text/plain", bytes(16 * 2**20))}
    monkeypatch.setattr(network.listener, "_files", large)
    ends = [network.wireless(reads=False, takes=4096) for _ in range(3)]
    network.until(lambda: network.connections == 4)
    network.hurry(phone_joins=SOON)
    for end in ends:
        end.send(get("/", own(network)))
    network.until(lambda: network.connections == 1)
    assert network.answers(honest)


def test_a_system_without_room_has_some_again_later(network: Network, honest: Phone) -> None:
    """Nobody can connect while all numbers for files are taken, and everybody can afterwards."""
    late = network.wireless()
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    free = os.dup(0)
    os.close(free)
    resource.setrlimit(resource.RLIMIT_NOFILE, (free, before[1]))
    try:
        assert network.answers(honest)
        late.send(get("/", own(network)))
        assert network.answers(honest)
        assert late.came == b""
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    network.until(lambda: late.is_gone)
    assert late.came.startswith(b"HTTP/1.1 200")


# -- keys stay where they are ----------------------------------------------------------------------


def test_no_key_is_in_a_log_or_in_a_crash_report(
    network: Network, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    log = CrashLog(WINDOW)
    log.begin()
    try:
        with caplog.at_level(logging.DEBUG):
            for said in (JOIN, JOIN[:-1], JOIN.replace(b"}", b',"v":7}'), JOIN + JOIN):
                phone = network.phone()
                phone.send(phone.client.frame(said))
                network.until(lambda end=phone: bool(end.heard) or end.is_gone)
            broken = network.joined(1)
            try:
                network.listener.hear(None, broken)  # type: ignore[arg-type]
            except AttributeError as error:
                log.note(error, "a test")
            report = log.report()
    finally:
        log.end()
    assert "AttributeError" in report
    told = report + logged(caplog) + "".join(capfd.readouterr())
    for key in network.keys:
        assert key not in told
