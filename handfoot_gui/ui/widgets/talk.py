"""A process that is asked, and the threads that talk to it.

To start one, to pack a long game and to see one end takes longer than a frame where the machine is
busy, and so none of that is done by whoever asks.
"""

from __future__ import annotations

import contextlib
import subprocess
from _thread import start_new_thread
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Lock

from handfoot_gui.bots.messages import (
    BrokenChannel,
    Question,
    packed_aside,
    read_message,
)
from handfoot_gui.ui.widgets.processes import own_environment


class Talk:
    """One process from its start to its end; every method returns at once."""

    def __init__(
        self,
        command: Sequence[str],
        question: Question,
        told: Callable[[Talk, object], object],
    ) -> None:
        """*told* is called in a thread of its own with this talk and each reply, at last with why
        none will follow, an untranslated str; never once `leave` or `end` has returned."""
        self._command = command
        self._told = told
        self._is_over = False
        """Nobody listens any more."""
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._outgoing: SimpleQueue[Question | None] = SimpleQueue()
        self._outgoing.put(question)
        # `Thread` would wait until it runs.
        start_new_thread(self._talk, ())

    @property
    def process_id(self) -> int:
        """The number of the process; 0 while it is not there yet."""
        return 0 if self._process is None else self._process.pid

    def say(self, message: Question) -> None:
        """Tell it something more."""
        self._outgoing.put(message)

    def end(self) -> None:
        """All is answered: let it end by itself."""
        with self._lock:
            self._is_over = True
        self._outgoing.put(None)

    def leave(self) -> None:
        """Kill it, as it has nothing to save."""
        with self._lock:
            self._is_over = True
            if self._process is not None:
                _kill(self._process)
        self._outgoing.put(None)

    # -- in threads of its own --------------------------------------------------------------

    def _talk(self) -> None:
        """Start the process, and hand on what it says until it ends."""
        try:
            process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=own_environment(),
                # Without it a windowed program shows a console for it.
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except (OSError, ValueError):
            self._tell("the process cannot be started")
            return
        with self._lock:
            self._process = process
            if self._is_over:
                _kill(process)
        start_new_thread(self._write, (process,))
        reason = "the process has ended"
        assert process.stdout is not None
        try:
            while (reply := read_message(process.stdout)) is not None:
                self._tell(reply)
        except BrokenChannel as error:
            reason = str(error)
            _kill(process)
        self._tell(reason)
        process.stdout.close()
        self._outgoing.put(None)
        process.wait()

    def _write(self, process: subprocess.Popen[bytes]) -> None:
        """Say what there is to say until that is all, or nobody hears it any more."""
        assert process.stdin is not None
        with contextlib.suppress(OSError):
            while (message := self._outgoing.get()) is not None:
                process.stdin.write(packed_aside(message))
                process.stdin.flush()
        with contextlib.suppress(OSError):
            process.stdin.close()

    def _tell(self, reply: object) -> None:
        with self._lock:
            if not self._is_over:
                self._told(self, reply)


def _kill(process: subprocess.Popen[bytes]) -> None:
    # Windows refuses it to one that is just ending.
    with contextlib.suppress(OSError):
        process.kill()
