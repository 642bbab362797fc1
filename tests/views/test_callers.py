"""The first window, called by later starts and by whoever else writes to its socket."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from handfoot_gui.storage.first_window import (
    ANSWER,
    LARGEST,
    Call,
    FirstWindow,
    Handed,
    first_window,
    hand_over,
    meeting_place,
)
from handfoot_gui.ui.window.callers import Callers, Pipe


@pytest.fixture
def place(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path_factory.mktemp("r")
    folder.chmod(0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    found = meeting_place()
    assert found is not None
    return found


class Heard:
    """Everything that the first window heard."""

    def __init__(self, place: Path, patience: int) -> None:
        self.first = FirstWindow(place)
        self.callers = Callers(self.first, patience=patience)
        self.times = 0
        self.files: list[Path] = []
        self.callers.called.connect(self._count)
        self.callers.file_brought.connect(self.files.append)

    def _count(self) -> None:
        self.times += 1


@pytest.fixture
def patience() -> int:
    """Milliseconds that a caller may take."""
    return 2000


@pytest.fixture
def heard(place: Path, qapp: QApplication, patience: int) -> Iterator[Heard]:
    assert qapp.activeModalWidget() is None
    window = Heard(place, patience)
    yield window
    window.callers.deleteLater()
    window.first.end()


def test_a_later_start_brings_its_file_and_ends(heard: Heard, qtbot: QtBot, tmp_path: Path) -> None:
    ends: list[str] = []

    def start() -> None:
        try:
            first_window(tmp_path / "a.handfoot", is_new=False)
        except Handed:
            ends.append("handed")

    thread = Thread(target=start)
    thread.start()
    qtbot.waitUntil(lambda: heard.files == [tmp_path / "a.handfoot"], timeout=60_000)
    thread.join()
    assert (heard.times, ends) == (1, ["handed"])


def test_the_token_of_the_desktop_is_where_qt_looks_for_it(
    heard: Heard, qtbot: QtBot, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "old")
    Thread(target=lambda: hand_over(place, Call(None, "new-1"))).start()
    qtbot.waitUntil(lambda: heard.times == 1, timeout=60_000)
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "new-1"
    assert heard.files == []


def test_a_file_waits_until_the_dialog_before_it_is_answered(
    heard: Heard, qtbot: QtBot, place: Path, tmp_path: Path
) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.setModal(True)
    dialog.show()
    for name in ("a.handfoot", "b.handfoot"):
        before = heard.times
        Thread(target=lambda name=name: hand_over(place, Call(tmp_path / name))).start()
        qtbot.waitUntil(lambda before=before: heard.times > before, timeout=60_000)
    assert heard.files == []
    dialog.close()
    qtbot.waitUntil(lambda: heard.files == [tmp_path / "b.handfoot"], timeout=60_000)


@pytest.mark.every_case
@pytest.mark.parametrize(
    "said",
    [
        b"", b"\n", b"rubbish\n", b"\x00\xff" * 100 + b"\n", b"{}\n", b"[" * 60_000 + b"\n",
        b'{"file": "relative", "token": ""}\n', b"x" * (2 * LARGEST),
        b'{"file": null, "token": "", "x": 1}\n',
    ],
)  # fmt: skip
def test_hostile_bytes_do_nothing_and_the_next_caller_is_heard(
    heard: Heard, qtbot: QtBot, place: Path, said: bytes
) -> None:
    answers: list[bytes] = []

    def attack() -> None:
        with socket.socket(socket.AF_UNIX) as one:
            one.connect(str(place))
            try:
                one.sendall(said)
                one.shutdown(socket.SHUT_WR)
                answers.append(one.recv(16))
            except OSError:
                answers.append(b"")

    Thread(target=attack).start()
    qtbot.waitUntil(lambda: answers == [b""], timeout=60_000)
    assert heard.times == 0
    Thread(target=lambda: hand_over(place, Call())).start()
    qtbot.waitUntil(lambda: heard.times == 1, timeout=60_000)


@pytest.mark.every_case
@pytest.mark.parametrize("patience", [50])
def test_callers_who_say_nothing_keep_nobody_away(heard: Heard, qtbot: QtBot, place: Path) -> None:
    silent = [socket.socket(socket.AF_UNIX) for _ in range(14)]
    for one in silent:
        one.connect(str(place))
    Thread(target=lambda: hand_over(place, Call())).start()
    qtbot.waitUntil(lambda: heard.times == 1, timeout=60_000)
    for one in silent:
        one.settimeout(0)

        def is_ended(one: socket.socket = one) -> bool:
            try:
                return one.recv(1) == b""
            except BlockingIOError:
                return False

        qtbot.waitUntil(is_ended, timeout=60_000)
        one.close()


def test_the_pipe_of_windows_hears_calls_and_ends_what_is_none(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """The same class that listens on Windows, here at a socket."""
    pipe = Pipe(f"handfoot-test-{os.getpid()}")
    calls: list[Call] = []
    pipe.heard.connect(calls.append)
    for said, is_call in ((Call(tmp_path / "a").to_bytes(), True), (b"rubbish\n", False)):
        caller = QLocalSocket()
        caller.connectToServer(f"handfoot-test-{os.getpid()}")
        assert caller.waitForConnected(60_000)
        caller.write(said)
        qtbot.waitUntil(
            lambda caller=caller: caller.state() is QLocalSocket.LocalSocketState.UnconnectedState,
            timeout=60_000,
        )
        assert bytes(caller.readAll().data()) == (ANSWER if is_call else b"")
    assert calls == [Call(tmp_path / "a")]
    pipe.deleteLater()
