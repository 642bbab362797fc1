"""The window waits for no process that is asked: not for its start, its question or its end."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from handfoot_gui.bots.messages import Review, Think, Thought, packed, packed_aside, unpacked
from handfoot_gui.core.seats import Seat
from handfoot_gui.ui.widgets.asked_process import AskedProcess

LONG = 60_000
DEAF = (sys.executable, "-c", "import time; time.sleep(600)")
"""It never reads what it is asked."""


SAYS_NUMBER = """
import os, pathlib, sys, time
pathlib.Path(sys.argv[1]).write_text(str(os.getpid()))
time.sleep(600)
"""


class Asks(AskedProcess):
    """Keeps what it hears."""

    def __init__(self, *command: str) -> None:
        super().__init__(command or None)
        self.heard: list[object] = []
        self.reasons: list[str] = []
        self.failed.connect(self.reasons.append)

    def _hear(self, reply: object) -> None:
        assert threading.current_thread() is threading.main_thread()
        self.heard.append(reply)
        self._let_end()


class Packed:
    """Notes in which thread it is packed."""

    def __init__(self) -> None:
        self.threads: list[int] = []

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        self.threads.append(threading.get_ident())
        return str, ("packed",)


@pytest.fixture
def asks(qtbot: QtBot) -> Iterator[Asks]:
    """Asks the program's own process."""
    del qtbot
    made = Asks()
    yield made
    made.stop()


def is_running(process: int) -> bool:
    """Whether there is a process of that number, one that nobody has waited for included."""
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


def long_review(moves: int) -> Review:
    """A question about a very long game; no two of its moves are one and the same."""
    each = tuple((Seat(0), Seen(number)) for number in range(moves))
    return Review(0, "raub", None, each, {Seat(0): (1,)}, "2026-11-30")


class Seen:
    """A move of that game."""

    def __init__(self, number: int) -> None:
        self.number = number


def test_a_question_is_packed_beside_the_window_and_answered_in_it(
    asks: Asks, qtbot: QtBot
) -> None:
    part = Packed()
    asks.start(Think(3, len, part))
    qtbot.waitUntil(lambda: bool(asks.heard), timeout=LONG)
    assert asks.heard == [Thought(3, len("packed"))]
    assert part.threads
    assert threading.get_ident() not in part.threads
    assert not asks.is_running
    qtbot.wait(100)
    assert not asks.reasons, "that it ends is no failure"


def test_while_a_very_long_game_is_packed_others_go_on() -> None:
    question, turns, done = long_review(300_000), 0, threading.Event()

    def pack() -> None:
        packed_aside(question)
        done.set()

    beside = threading.Thread(target=pack)
    beside.start()
    while not done.is_set():
        # Each time, the other thread gives way.
        done.wait(1e-4)
        turns += 1
    beside.join()
    assert turns > 8


def test_what_is_packed_beside_others_is_the_same() -> None:
    question = Think(1, len, ((1, "two"), {Seat(3): [4.0]}, b"5" * 100_000))
    stream = bytearray(packed_aside(question) + packed(question))
    assert [unpacked(stream), unpacked(stream)] == [question, question]


def test_nobody_waits_for_a_process_that_hears_nothing(qtbot: QtBot) -> None:
    deaf = Asks(*DEAF)
    # More than any pipe holds.
    deaf.start(Think(1, len, b"?" * 2**22))
    qtbot.waitUntil(lambda: bool(deaf.process_id), timeout=LONG)
    process = deaf.process_id
    deaf.stop()
    assert not deaf.is_running
    qtbot.waitUntil(lambda: not is_running(process), timeout=LONG)
    qtbot.wait(50)
    assert not deaf.heard
    assert not deaf.reasons


def test_one_that_is_left_before_it_is_there_ends_too(qtbot: QtBot, tmp_path: Path) -> None:
    hasty = Asks(sys.executable, "-c", SAYS_NUMBER, str(tmp_path / "last"))
    for _ in range(3):
        hasty.start(Think(1, len, ()))
        hasty.stop()
    hasty.start(Think(1, len, ()))
    known = tmp_path / "last"
    qtbot.waitUntil(lambda: known.exists() and bool(known.read_text()), timeout=LONG)
    process = hasty.process_id
    assert known.read_text() == str(process), "only the last one has come so far"
    hasty.stop()
    qtbot.waitUntil(lambda: not is_running(process), timeout=LONG)
    assert not hasty.reasons
