"""The machine's spare cores: processes beside that of the bots, which think for it.

Each is the bots' process once more, started when it is first needed. It ends when its stdin does,
so it never outlives the process that started it, even one that was killed.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, Final

from handfoot_gui.bots.messages import (
    BrokenChannel,
    NotChosen,
    Think,
    Thought,
    helper_command,
    packed,
    read_message,
)
from handfoot_gui.core.bot import Found, Part

_MOST: Final = 16
"""Processes that think, however many cores there are."""
_ON_THE_WAY: Final = 0.02
"""Seconds that an answer may come after the end of the time it was given."""


def spare_cores() -> int:
    """The cores on which bots may think, at least one; one is left for the window."""
    if hasattr(os, "sched_getaffinity"):
        count = len(os.sched_getaffinity(0))
    else:
        count = os.cpu_count() or 1
    return max(1, min(count - 1, _MOST))


class _Helper:
    """A process that thinks, and its latest answer."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # Without it a windowed program shows a console for each of them.
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self._answers: SimpleQueue[object] = SimpleQueue()
        self._awaited = 0
        """The number of the question it has not answered yet."""
        self.is_alive = True
        self.process_id: int = self._process.pid
        Thread(target=self._listen, daemon=True).start()

    @property
    def is_idle(self) -> bool:
        """Whether it is there and has nothing to do."""
        while self._awaited and not self._answers.empty():
            self._hear(self._answers.get())
        return self.is_alive and not self._awaited

    def ask(self, number: int, function: Callable[[Any], Any], part: object) -> None:
        """Let it find what *function* makes of *part*; numbers are never 0."""
        assert self._process.stdin is not None
        self._awaited = number
        try:
            self._process.stdin.write(packed(Think(number, function, part)))
            self._process.stdin.flush()
        except OSError:
            self.is_alive = False

    def answer(self, until: float | None) -> object:
        """A `Thought` or `NotChosen`; None where it has died or does not answer in time."""
        while self.is_alive and self._awaited:
            left = None if until is None else max(0.0, until + _ON_THE_WAY - perf_counter())
            try:
                found = self._answers.get(timeout=left)
            except Empty:
                return None
            if self._hear(found):
                return found
        return None

    def _hear(self, found: object) -> bool:
        """Take an answer in; whether it is the one that is awaited."""
        if not isinstance(found, Thought | NotChosen):
            self.is_alive = False
        elif found.request == self._awaited:
            self._awaited = 0
            return True
        return False

    def _listen(self) -> None:
        """Hand on what it says, in a thread of its own; None when it ends or talks nonsense."""
        assert self._process.stdout is not None
        found: object = True
        while found is not None:
            try:
                found = read_message(self._process.stdout)
            except (BrokenChannel, OSError, ValueError):
                found = None
            self._answers.put(found)

    def end(self) -> None:
        """Kill it and wait until it is gone."""
        self.is_alive = False
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


class SpareCores:
    """The core of this process and a helper on each other spare one, as `core.bot.Cores`.

    What a helper that died or failed was asked is worked on here, so that nothing is missing;
    where there is an end to the time, what it was asked is left out.
    """

    def __init__(self, command: Sequence[str] | None = None, cores: int | None = None) -> None:
        self._command = tuple(command or helper_command())
        self._most = (spare_cores() if cores is None else cores) - 1
        self._helpers: list[_Helper] = []
        self._has_started = False
        self._last_number = 0

    @property
    def process_ids(self) -> list[int]:
        """The numbers of the other processes that are there."""
        return [helper.process_id for helper in self._helpers if helper.is_alive]

    @property
    def count(self) -> int:
        """The cores that have nothing to do; the first time asks for the helpers to be started,
        and those that are not ready yet do not count."""
        self._start()
        return 1 + sum(helper.is_idle for helper in self._helpers)

    def each(
        self,
        function: Callable[[Part], Found],
        parts: Sequence[Part],
        until: float | None = None,
    ) -> list[Found | None]:
        """What *function* finds for each of *parts*, see `core.bot.Cores`."""
        idle = [helper for helper in self._helpers if helper.is_idle][: len(parts) - 1]
        self._last_number += 1
        for helper, part in zip(idle, parts[1:], strict=False):
            helper.ask(self._last_number, function, part)
        found: list[Found | None] = [function(parts[0])]
        for helper in idle:
            told = helper.answer(until)
            part = parts[len(found)]
            if isinstance(told, Thought):
                found.append(told.found)
            else:
                found.append(function(part) if until is None else None)
        return found + [function(part) for part in parts[len(found) :]]

    def wait_until_ready(self) -> None:
        """Start all helpers and wait until every one of them can think."""
        self._start()
        for helper in self._helpers:
            helper.answer(None)

    def close(self) -> None:
        """End all other processes; the next question starts new ones."""
        for helper in self._helpers:
            helper.end()
        self._helpers.clear()
        self._has_started = False

    def _start(self) -> None:
        if self._has_started:
            return
        self._has_started = True
        for _ in range(self._most):
            try:
                helper = _Helper(self._command)
            except OSError:
                # A machine that has no room for another process does without it.
                return
            self._helpers.append(helper)
            # As soon as it answers it is ready.
            self._last_number += 1
            helper.ask(self._last_number, _nothing, None)


def _nothing(_part: None) -> None:
    """What is asked first."""
