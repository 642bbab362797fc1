"""The keys of phones are in one file and on the phones, and nowhere else."""

from __future__ import annotations

import contextlib
import gc
import logging
import traceback
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from family_lab import begun
from phones_at_table_lab import Room, act_blindly
from phones_lab import LOOPBACK, logged
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from handfoot_gui.core.seats import Seat
from handfoot_gui.crash_log import WINDOW, CrashLog
from handfoot_gui.phones.seat import PhoneSeat
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller


@pytest.fixture
def room(qtbot: QtBot, program: Controller, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    """This computer is reached by itself alone."""
    monkeypatch.setattr("handfoot_gui.ui.phones.door.addresses", lambda: (LOOPBACK,))
    made = Room(qtbot, program)
    yield made
    for phone in made.phones:
        phone.close()


@pytest.fixture
def log(room: Room) -> Iterator[CrashLog]:
    """What the window of the room watches."""
    made = CrashLog(WINDOW)
    made.begin()
    room.program.window.reports.watch(made)
    yield made
    made.end()


def played(room: Room) -> set[str]:
    """Two phones have played a little; their keys, and one that was there before."""
    begun(room.program, "hand-and-foot", "p", "p", "steady", "steady")
    room.send(0, 1)
    keys = {room.key(0), room.key(1)}
    room.phone(0)
    room.phone(1)
    room.hands.fetch(Seat(0))
    room.send(0)
    keys.add(room.key(0))
    room.phone(0)
    rng = Random(4)
    for _ in range(12):
        if room.waits() is Waiting.ELSEWHERE:
            act_blindly(room.asked(), rng)
    assert len(keys) == 3
    return keys


def test_no_file_but_their_own_has_them(room: Room, user_folder: Path) -> None:
    keys = played(room)
    room.program.close_game()
    told = {
        path.relative_to(user_folder).as_posix(): path.read_bytes()
        for path in user_folder.rglob("*")
        if path.is_file()
    }
    assert any(name.endswith(".handfoot") for name in told), "the game is saved"
    mine = told.pop("phones.json").decode()
    assert sum(key in mine for key in keys) == 2, "what was taken back is forgotten"
    for name, content in told.items():
        for key in keys:
            assert key.encode() not in content, name


def test_no_report_of_a_crash_and_no_log_has_them(
    room: Room, log: CrashLog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    caplog.set_level(logging.DEBUG)
    keys = played(room)
    phone = next(one for one in reversed(room.phones) if not one.is_gone)

    def fail(seat: PhoneSeat, said: object) -> None:
        raise RuntimeError(f"{said!r} {vars(seat)!r} {room.hands.phones.invitations()!r}")

    with monkeypatch.context() as broken, qtbot.captureExceptions() as raised:
        broken.setattr(PhoneSeat, "do", fail)
        phone.say(do="back")
        room.until(lambda: bool(raised))
    for _, error, _ in raised:
        log.note(error, "a phone's gesture")
    room.program.window.reports.copy()
    report = QGuiApplication.clipboard().text()
    assert "RuntimeError: Back()" in report
    told = report + logged(caplog) + "".join(capfd.readouterr())
    told += "".join("".join(traceback.format_exception(error)) for _, error, _ in raised)
    for key in keys:
        assert key not in told


def test_nothing_shows_them_by_its_name(room: Room) -> None:
    """Whatever the program has is written out in no fault with a key in it."""
    keys = played(room)
    gc.collect()
    ours = [one for one in gc.get_objects() if type(one).__module__.startswith("handfoot_gui.")]
    assert len(ours) > 1000
    for one in (*ours, *room.hands.phones.invitations()):
        # Of widgets of Qt that are gone nothing can be said.
        with contextlib.suppress(RuntimeError):
            shown = repr(one)
            assert not any(key in shown for key in keys), type(one)
