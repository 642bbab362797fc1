"""A bot of somebody else, named ``module:Class``, in a process of its own: it may fail as it likes.

The process is asked like the one of a window, see `bots.messages`, by one question at a time. When
an answer is due it is killed, and the next question begins a new one.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Event, Thread, Timer
from types import TracebackType
from typing import Any, BinaryIO, Final, Self

from handfoot_gui.bots import messages
from handfoot_gui.bots.worker import private_stdout
from handfoot_gui.core.game import AnyBot, lazy

START: Final = 60.0
"""Seconds a process may take until its bot is ready; the machine may be busy."""
GRACE: Final = 1.0
"""Seconds beyond twice its time in which a bot has to answer before its process is killed."""


class NoMove(Exception):  # noqa: N818  (named as what it tells)
    """A bot has made no move; *kind* says in a word or two why."""

    def __init__(self, kind: str, *, is_gone: bool = False) -> None:
        super().__init__(kind)
        self.kind = kind
        self.is_gone = is_gone
        """Its process had to be ended, or had ended itself."""


class NoBot(Exception):  # noqa: N818  (named as what it tells)
    """Why there is no such bot, as a sentence."""


class Guest:
    """The bot at *path*, made from *options*, for every seat and game until it is closed."""

    def __init__(self, path: str, options: object) -> None:
        """Begin its process; raises `NoBot` where the bot cannot be imported or made."""
        self._path = path
        self._seated = messages.Configure("", options, (path,))
        self._process: subprocess.Popen[bytes] | None = None
        self._last_number = 0
        self._begin()

    def choose(self, view: Any, seed: int, time: float) -> Any:
        """The bot's move; raises `NoMove`."""
        if self._process is None:
            try:
                self._begin()
            except NoBot as error:
                raise NoMove("not there", is_gone=True) from error
        self._last_number += 1
        reply = self._ask(messages.Choose(self._last_number, 0, view, seed, time), 2 * time + GRACE)
        if isinstance(reply, messages.NotChosen):
            raise NoMove(f"raised {reply.error}")
        return reply.move

    def _begin(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "handfoot_gui.bots.guest"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        try:
            reply = self._ask(self._seated, START)
        except NoMove as error:
            raise NoBot(f"the bot {self._path} cannot be started: it {error.kind}") from error
        if isinstance(reply, messages.NotChosen):
            self.close()
            raise NoBot(f"the bot {self._path} cannot be used: {reply.error}")

    def _ask(
        self, question: messages.Question, seconds: float
    ) -> messages.Decided | messages.NotChosen:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        is_late = Event()

        def end() -> None:
            is_late.set()
            _kill(process)

        timer = Timer(seconds, end)
        timer.start()
        try:
            process.stdin.write(messages.packed(question))
            process.stdin.flush()
            number = question.request if isinstance(question, messages.Choose) else 0
            # A bot that has forked may answer twice.
            while isinstance(
                reply := messages.read_message(process.stdout),
                messages.Decided | messages.NotChosen,
            ) and (reply.request != number):
                pass
        except BrokenPipeError:
            reply = None
        except messages.BrokenChannel as error:
            self.close()
            raise NoMove("answered nonsense", is_gone=True) from error
        finally:
            timer.cancel()
        if not isinstance(reply, messages.Decided | messages.NotChosen):
            self.close()
            raise NoMove("was late" if is_late.is_set() else "ended its process", is_gone=True)
        return reply

    def close(self) -> None:
        """End its process, whatever it does."""
        process, self._process = self._process, None
        if process is not None:
            _kill(process)
            with suppress(BrokenPipeError), process:
                pass

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill the process, and where the system knows groups, those it has begun."""
    if sys.platform == "win32":
        process.kill()
    elif process.returncode is None:
        # It may have died and left others that hold its pipe, so it is not asked how it is.
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def _listen(source: BinaryIO, questions: SimpleQueue[messages.Question | messages.Reply]) -> None:
    """Pass on what is asked; at the end of it the bot, and whoever it has begun, is killed."""
    while (message := messages.read_message(source)) is not None:
        questions.put(message)
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def _made(seated: messages.Configure) -> AnyBot:
    path = seated.levels[0] or ""
    if not all(path.partition(":")):
        raise ValueError("a bot is named module:Class")
    bot: AnyBot = lazy(path).get()(seated.options)
    if not callable(getattr(bot, "choose", None)):
        raise TypeError("a bot has a method choose")
    return bot


def _private_stdin() -> BinaryIO:
    """The pipe with the questions; a bot that reads its stdin finds nothing there."""
    pipe = os.dup(0)
    nowhere = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nowhere, 0)
    os.close(nowhere)
    return os.fdopen(pipe, "rb")


def main() -> int:
    """Answer what is asked on this process's stdin, until it ends; gives the exit code."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sink = private_stdout()
    questions: SimpleQueue[messages.Question | messages.Reply] = SimpleQueue()
    Thread(target=_listen, args=(_private_stdin(), questions), daemon=True).start()
    bot: AnyBot | None = None
    while True:
        asked = questions.get()
        number = asked.request if isinstance(asked, messages.Choose) else 0
        try:
            if isinstance(asked, messages.Configure):
                bot = _made(asked)
                reply = messages.packed(messages.Decided(number, None))
            else:
                assert bot is not None
                assert isinstance(asked, messages.Choose)
                reply = messages.packed(
                    messages.Decided(number, bot.choose(asked.view, asked.seed, asked.time))
                )
        except Exception as error:  # noqa: BLE001  (that is what the process is for)
            kind = type(error).__name__
            reply = messages.packed(
                messages.NotChosen(number, kind if bot is not None else f"{kind}: {error}")
            )
        sink.write(reply)
        sink.flush()


if __name__ == "__main__":
    raise SystemExit(main())
