"""The process in which the bots of a window think: questions on stdin, moves on stdout.

It holds nothing worth saving: it ends when its stdin does, and may be killed at any time.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial
from time import process_time
from typing import BinaryIO, Final

import handfoot_gui
from handfoot_gui.bots import messages
from handfoot_gui.bots.cores import SpareCores
from handfoot_gui.bots.priority import give_way
from handfoot_gui.bots.replaying import plays_again
from handfoot_gui.bots.reporting import deal_report
from handfoot_gui.bots.reviewing import Clock, game_reviews
from handfoot_gui.core.bot import ONE_CORE, Cores, HasCores
from handfoot_gui.core.game import AnyBot
from handfoot_gui.core.judgement import Judgement
from handfoot_gui.crash_log import BOTS, CrashLog, Warnings
from handfoot_gui.games import GAMES

_LONGEST_REPLAY: Final = 90.0
"""Seconds of its processor after which a process begins no other play of the same cards."""


class Worker:
    """The bots of one game, which think on *cores*, and what they answer.

    A bot's mistake must not end the process; *note* is called with it and where it happened.
    """

    def __init__(
        self,
        note: Callable[[Exception, str], None] = lambda _error, _where: None,
        cores: Cores = ONE_CORE,
        give_way: Callable[[], None] = lambda: None,
        clock: Clock = process_time,
    ) -> None:
        """*give_way* lets all other processes go first, before what nobody waits for; *clock* shows
        what this one has cost, and 0 when it began."""
        self._note = note
        self._give_way = give_way
        self._cores = cores
        self._bots: dict[int, AnyBot] = {}
        self._adviser: Callable[[object], tuple[object, object]] | None = None
        self._judge: Callable[[object, object, float], Judgement | None] = lambda *_: None
        self._clock, self._reviewed = clock, 0.0
        """What it showed after the last review: the start belongs to the first one."""

    def configure(self, message: messages.Configure) -> None:
        """Seat the bots of a game; raises KeyError for an unknown game or level."""
        self._adviser = partial(GAMES[message.game].advice, message.options, agreed=message.agreed)
        self._judge = partial(GAMES[message.game].judged, message.options, agreed=message.agreed)
        self._bots = {
            seat: GAMES[message.game].bot(level, message.options, message.agreed)
            for seat, level in enumerate(message.levels)
            if level is not None
        }
        for bot in self._bots.values():
            if isinstance(bot, HasCores):
                bot.cores = self._cores

    def answer(self, message: messages.Choose | messages.Judge | messages.Think) -> messages.Reply:
        """The answer to a question."""
        match message:
            case messages.Choose():
                return self.choose(message)
            case messages.Judge():
                return self.judge(message)
            case messages.Think():
                return self.think(message)

    def choose(self, message: messages.Choose) -> messages.Reply:
        """The bot's move, or what a person is advised; or why there is none."""
        try:
            if message.is_advice and self._adviser is not None:
                found = self._adviser(message.view)
            else:
                bot = self._bots[message.seat]
                found = bot.choose(message.view, message.seed, message.time), None
        except Exception as error:  # noqa: BLE001
            self._note(error, "a bot")
            return messages.NotChosen(message.request, f"{type(error).__name__}: {error}")
        return messages.Decided(message.request, *found)

    def judge(self, message: messages.Judge) -> messages.Reply:
        """What a move is worth beside others, or why that cannot be said."""
        try:
            found = self._judge(message.view, message.move, message.effort)
        except Exception as error:  # noqa: BLE001
            self._note(error, "a judgement")
            return messages.NotChosen(message.request, f"{type(error).__name__}: {error}")
        return messages.Judged(message.request, found)

    def think(self, message: messages.Think) -> messages.Reply:
        """What another process wants to know, or why it cannot be found."""
        try:
            found = message.function(message.part)
        except Exception as error:  # noqa: BLE001
            self._note(error, "a helper")
            return messages.NotChosen(message.request, f"{type(error).__name__}: {error}")
        return messages.Thought(message.request, found)

    def report(self, message: messages.Report) -> Iterator[messages.Reply]:
        """The report on a deal, better and better, or why there is none."""
        try:
            for found in deal_report(
                message.game,
                message.options,
                message.moves,
                message.first,
                agreed=message.agreed,
                cores=self._cores,
                brought=message.brought,
            ):
                yield messages.Reported(message.request, found)
        except Exception as error:  # noqa: BLE001
            self._note(error, "a report")
            yield messages.NotChosen(message.request, f"{type(error).__name__}: {error}")

    def replay(self, message: messages.Replay) -> Iterator[messages.Reply]:
        """What cards bring the best bots, step by step, or why that cannot be said."""
        self._give_way()
        begun, played = process_time(), 0
        try:
            for points in plays_again(
                message.game, message.options, message.moves, message.brought
            ):
                played += points is not None
                is_enough = played == message.times or process_time() - begun > _LONGEST_REPLAY
                is_whole = points is not None and is_enough
                yield messages.Replayed(message.request, points, is_whole)
                if is_whole:
                    break
        except Exception as error:  # noqa: BLE001
            self._note(error, "cards played again")
            yield messages.NotChosen(message.request, f"{type(error).__name__}: {error}")

    def review(self, message: messages.Review) -> Iterator[messages.Reply]:
        """What deals tell about how people play, step by step, or why nothing can be said."""
        self._give_way()
        try:
            for found in game_reviews(
                message.game,
                message.options,
                message.moves,
                message.wanted,
                message.day,
                message.agreed,
                message.brought,
                clock=self._clock,
                begun=self._reviewed,
            ):
                yield messages.Looked(message.request, found)
        except Exception as error:  # noqa: BLE001
            self._note(error, "a review")
            yield messages.NotChosen(message.request, f"{type(error).__name__}: {error}")
        else:
            self._reviewed = self._clock()
            yield messages.Looked(message.request, is_whole=True)


def serve(
    source: BinaryIO,
    sink: BinaryIO,
    worker: Worker | None = None,
    *,
    heard: Callable[[], None] = lambda: None,
) -> None:
    """Let *worker* answer every question of *source* until it ends; *heard* hears of each."""
    worker = worker or Worker()
    while (message := messages.read_message(source)) is not None:
        heard()
        if isinstance(message, messages.Configure):
            worker.configure(message)
        elif isinstance(message, messages.Choose | messages.Judge | messages.Think):
            sink.write(messages.packed(worker.answer(message)))
            sink.flush()
        elif isinstance(message, messages.Replay):
            _step_by_step(source, sink, worker.replay(message))
        elif isinstance(message, messages.Report):
            for reply in worker.report(message):
                sink.write(messages.packed(reply))
                sink.flush()
        elif isinstance(message, messages.Review):
            _step_by_step(source, sink, worker.review(message))


def _step_by_step(source: BinaryIO, sink: BinaryIO, steps: Iterator[messages.Reply]) -> None:
    """Tell each of *steps*, the next one when *source* says so."""
    for reply in steps:
        sink.write(messages.packed(reply))
        sink.flush()
        is_step = isinstance(reply, messages.Looked | messages.Replayed) and not reply.is_whole
        if is_step and not isinstance(messages.read_message(source), messages.GoOn):
            return


def private_stdout() -> BinaryIO:
    """The pipe to the window; whatever else is printed goes to stderr from now on."""
    pipe = os.dup(1)
    try:
        os.dup2(2, 1)
    except OSError:
        # A windowed program may have no stderr at all.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.close(nowhere)
    sys.stdout = sys.stderr
    return os.fdopen(pipe, "wb")


def main(*, is_helper: bool = False) -> int:
    """Serve this process's stdin; gives the exit code."""
    # Ctrl+C in a terminal reaches the whole group; the window decides when the bots stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sink = private_stdout()
    log = CrashLog(BOTS)
    cores = SpareCores()
    if not is_helper:
        log.begin()

        def warn(text: str) -> None:
            log.warn(text)
            sink.write(messages.packed(messages.Warned(text)))

        logging.getLogger(handfoot_gui.__name__).addHandler(Warnings(warn))
    try:
        with os.fdopen(os.dup(0), "rb") as source:
            # The folder of games may have been made after this process had begun.
            serve(source, sink, Worker(log.note, cores, give_way), heard=log.open_file)
    except BrokenPipeError:
        # The window is gone in the middle of an answer; nobody is left to be told.
        os._exit(0)
    finally:
        cores.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(is_helper=messages.HELPER_SWITCH in sys.argv))
