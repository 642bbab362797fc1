"""The window's end of a process that works on one question, and may be left at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QTimer, Signal

from handfoot_gui.bots.messages import (
    BrokenChannel,
    GoOn,
    NotChosen,
    Question,
    packed,
    unpacked,
    worker_command,
)
from handfoot_gui.ui.widgets.processes import own_process
from handfoot_gui.ui.widgets.timing import USUAL, Timing


class AskedProcess(QObject):
    """Has a question answered in a process of its own; whoever inherits it hears the answers.

    The owner calls `stop` before letting go of it; the end of the application does so too.
    """

    failed = Signal(str)
    """(reason): there will be no answer, or no better one; the reason is untranslated."""

    def __init__(self, command: Sequence[str] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = tuple(command or worker_command())
        self._process: QProcess | None = None
        self._ending: QProcess | None = None
        """One that has answered all, and ends by itself."""
        self._stream = bytearray()
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def is_running(self) -> bool:
        """Whether a question is worked on."""
        return self._process is not None

    @property
    def process_id(self) -> int:
        """The number of the process; 0 while there is none."""
        return 0 if self._process is None else self._process.processId()

    def start(self, question: Question) -> None:
        """Ask *question*; answers or `failed` follow, never before this call returns."""
        self.stop()
        self._stream.clear()
        process = self._process = own_process(self._command, self)
        process.readyReadStandardOutput.connect(self._on_bytes_arrived)
        process.finished.connect(self._on_ended)
        process.errorOccurred.connect(self._on_error)
        process.start()
        process.write(packed(question))

    def stop(self) -> None:
        """Leave the question as it is."""
        for process in (self._process, self._ending):
            if process is not None:
                process.blockSignals(True)
                # It has nothing to save.
                process.kill()
                process.waitForFinished()
                process.deleteLater()
        self._process = self._ending = None

    def _let_end(self) -> None:
        """All is answered: let the process end by itself, for which nobody waits."""
        process, self._process = self._process, None
        assert process is not None, "it has answered"
        process.readyReadStandardOutput.disconnect(self._on_bytes_arrived)
        process.finished.disconnect(self._on_ended)
        process.errorOccurred.disconnect(self._on_error)
        process.finished.connect(self._on_let_go)
        process.closeWriteChannel()
        self._ending = process

    def _on_let_go(self) -> None:
        process, self._ending = self._ending, None
        if process is not None:
            process.deleteLater()

    def _hear(self, reply: object) -> None:
        """Do something about *reply*, which is no failure."""
        raise NotImplementedError

    def _say(self, message: Question) -> None:
        """Tell the process, which is running, something more."""
        if self._process is not None:
            self._process.write(packed(message))

    def _on_bytes_arrived(self) -> None:
        if self._process is None:
            return
        self._stream += self._process.readAllStandardOutput().data()
        try:
            while self.is_running and (reply := unpacked(self._stream)) is not None:
                if isinstance(reply, NotChosen):
                    self._fail(reply.error)
                else:
                    self._hear(reply)
        except BrokenChannel as error:
            self._fail(str(error))

    def _on_ended(self) -> None:
        self._fail("the process has ended")

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._fail("the process cannot be started")

    def _fail(self, reason: str) -> None:
        if self.is_running:
            self.stop()
            self.failed.emit(reason)


class SteppedProcess(AskedProcess):
    """One that works step by step, each only while it *may_go_on*: others go first."""

    def __init__(
        self,
        may_go_on: Callable[[], bool],
        command: Sequence[str] | None = None,
        parent: QObject | None = None,
        *,
        timing: Timing = USUAL,
    ) -> None:
        super().__init__(command, parent)
        self._may_go_on = may_go_on
        self._rest = QTimer(self, singleShot=True, interval=timing.review_rest)
        self._rest.timeout.connect(self._go_on)

    def stop(self) -> None:
        self._rest.stop()
        super().stop()

    def _go_on(self) -> None:
        """Let the next step be done, or ask again soon whether it may."""
        if self._may_go_on():
            self._say(GoOn(0))
        else:
            self._rest.start()
