"""The window's end of the bot process: questions out, moves back, and what to do when it dies."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QObject,
    QProcess,
    QTimer,
    Signal,
    Slot,
)

from handfoot_gui.bots.messages import (
    BrokenChannel,
    Choose,
    Configure,
    Decided,
    Judge,
    Judged,
    NotChosen,
    Warned,
    packed,
    unpacked,
    worker_command,
)
from handfoot_gui.core.record import Agreed
from handfoot_gui.ui.game.play.bot_questions import BotClock, BotQuestion, BotQuestions
from handfoot_gui.ui.widgets.processes import own_process
from handfoot_gui.ui.widgets.timing import USUAL, Timing

_LOG: Final = logging.getLogger(__name__)

_FAREWELL: Final = 300
"""Milliseconds the process gets to end by itself."""


class BotRunner(QObject):
    """Asks bots in a process of their own and tells their moves.

    Each question has a number; an answer to a question that was cancelled is never told. A
    process that dies or hangs is started anew and asked once more; then the question fails.
    The owner calls `close` before letting go of it; the end of the application does so too.
    """

    decided = Signal(int, object, object)
    """(request, move, advice): what the bot does, and what else a person is told; mostly None."""
    judged = Signal(int, object)
    """(request, judgement): what a move is worth beside others; None: there were no others."""
    failed = Signal(int, str)
    """(request, reason): there will be no move; the reason is for the log, untranslated."""
    warned = Signal(str)
    """(text): something keeps the bots from playing as well as they should; for the log."""
    late = Signal(bool)
    """(is_started_anew): a question is overdue, or the process hung, and another one is asked."""

    def __init__(
        self,
        command: Sequence[str] | None = None,
        parent: QObject | None = None,
        *,
        timing: Timing = USUAL,
    ) -> None:
        super().__init__(parent)
        self.command = tuple(command or worker_command())
        """Program and arguments with which the next process is started."""
        self._configuration: Configure | None = None
        self._questions = BotQuestions()
        self._stream = bytearray()
        self._process: QProcess | None = None
        self.clock = BotClock(timing, self)
        """Waits for answers."""
        self.clock.ran_out.connect(self._on_timeout)
        self.clock.late.connect(lambda: self.late.emit(False))
        self._is_hung = False
        """The process did not answer in time and is being killed."""
        self._start_timer = QTimer(self, singleShot=True, interval=timing.bots_started)
        self._start_timer.timeout.connect(self._start)
        self._reap_timer = QTimer(self, singleShot=True, interval=0)
        self._reap_timer.timeout.connect(self._on_process_ended)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    @property
    def is_waiting(self) -> bool:
        """Whether a question is without its answer."""
        return bool(self._questions)

    @property
    def process_id(self) -> int:
        """The bot process's number; 0 while there is none."""
        return 0 if self._process is None else self._process.processId()

    def configure(
        self, game: str, options: object, levels: Sequence[str | None], agreed: Agreed = ()
    ) -> None:
        """Seat bots for a game and forget what was asked before; None where no bot sits.

        *agreed* is what the players of each side agreed on.

        The process starts soon, or at once when it is asked.
        """
        self.cancel()
        self._configuration = Configure(game, options, tuple(levels), agreed)
        if self._process is None:
            self._start_timer.start()
        else:
            self._process.write(packed(self._configuration))

    def ask(
        self, seat: int, view: object, seed: int, seconds: float = 1.0, *, is_advice: bool = False
    ) -> int:
        """Ask the bot at *seat* for a move in *view*, or what to tell the person there; gives the
        request's number.

        `decided` or `failed` follows, never before this call returns.
        """
        number = self._questions.next_number()
        return self._put(Choose(number, seat, view, seed, seconds, is_advice))

    def judge(self, view: object, move: object, effort: float = 1.0) -> int:
        """Ask what *move*, made in *view*, is worth beside others; gives the request's number.

        `judged` or `failed` follows, never before this call returns.
        """
        return self._put(Judge(self._questions.next_number(), view, move, effort))

    def _put(self, question: Choose | Judge) -> int:
        assert self._configuration is not None, "configure first"
        waiting = self._questions.add(question)
        if self._process is None:
            self._start()
        else:
            self._send(self._process, waiting)
        return question.request

    def cancel(self) -> None:
        """Forget all questions; their answers will not be told."""
        self._questions.forget()
        self.clock.wait(None)

    @Slot()
    def close(self) -> None:
        """End the process and wait until it is gone; a later `ask` starts a new one."""
        self.cancel()
        self._start_timer.stop()
        process = self._process
        if process is None:
            return
        self._process = None
        self._reap_timer.stop()
        self._is_hung = False
        # Whatever it still says or does concerns nobody, and must not be taken for its follower's.
        process.blockSignals(True)
        process.closeWriteChannel()
        if process.state() is not QProcess.ProcessState.NotRunning and not (
            process.waitForFinished(_FAREWELL)
        ):
            process.kill()
            process.waitForFinished()
        process.deleteLater()

    def _start(self) -> None:
        """Start the process and send it everything that waits."""
        assert self._configuration is not None
        self._start_timer.stop()
        process = own_process(self.command, self)
        process.readyReadStandardOutput.connect(self._on_bytes_arrived)
        process.finished.connect(self._on_process_ended)
        process.errorOccurred.connect(self._on_error_occurred)
        self._process = process
        self._stream.clear()
        self._questions.begin_process()
        process.start()
        if process.state() is QProcess.ProcessState.NotRunning:
            return
        process.write(packed(self._configuration))
        for question in self._questions:
            self._send(process, question)

    def _send(self, process: QProcess, question: BotQuestion) -> None:
        question.tries += 1
        process.write(packed(question.message))
        self.clock.wait(self._questions.seconds)

    @Slot()
    def _on_bytes_arrived(self) -> None:
        process = self._process
        if process is None:
            return
        self._stream += process.readAllStandardOutput().data()
        try:
            while (reply := unpacked(self._stream)) is not None:
                self._tell(reply)
        except BrokenChannel:
            process.kill()

    def _tell(self, reply: object) -> None:
        if isinstance(reply, Warned):
            self.warned.emit(reply.text)
            return
        if not isinstance(reply, Decided | Judged | NotChosen):
            raise BrokenChannel("a question instead of an answer")
        is_awaited = self._questions.take(reply.request)
        self.clock.wait(self._questions.seconds)
        if not is_awaited:
            return
        if isinstance(reply, Decided):
            self.decided.emit(reply.request, reply.move, reply.advice)
        elif isinstance(reply, Judged):
            self.judged.emit(reply.request, reply.judgement)
        else:
            self.failed.emit(reply.request, reply.error)

    @Slot()
    def _on_timeout(self) -> None:
        if self._process is not None:
            _LOG.warning("The bots did not answer in time, and are started again.")
            self._is_hung = True
            self._process.kill()

    @Slot(QProcess.ProcessError)
    def _on_error_occurred(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            # `finished` does not follow, and trying again would not help.
            self._questions.give_up()
            self._reap_timer.start()

    @Slot()
    def _on_process_ended(self) -> None:
        """The process is dead: ask a new one what it was asked, or give up."""
        process = self._process
        if process is None:
            return
        self._process = None
        reason = process.errorString()
        process.deleteLater()
        self.clock.wait(None)
        was_hung, self._is_hung = self._is_hung, False
        if not was_hung:
            _LOG.warning("The process of the bots has ended: %s", reason)
        if process.error() is QProcess.ProcessError.UnknownError:
            # It has ended by itself, for which Qt has no words.
            reason = self.tr("its process ended")
        lost = self._questions.take_lost()
        if self._questions:
            self._start()
            if was_hung:
                self.late.emit(True)
        for request in lost:
            self.failed.emit(request, reason)
