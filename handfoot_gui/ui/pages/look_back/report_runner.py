"""The window's end of the process that makes a report on a deal, which may be left at any time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, QProcess, Signal

from handfoot_gui.bots.messages import (
    BrokenChannel,
    NotChosen,
    Report,
    Reported,
    packed,
    unpacked,
    worker_command,
)
from handfoot_gui.ui.widgets.processes import own_process


class ReportRunner(QObject):
    """Makes a report in a process of its own.

    The owner calls `stop` before letting go of it; the end of the application does so too.
    """

    advanced = Signal(object)
    """(report): a `DealReport`, better than the one before; the last one is whole."""
    failed = Signal(str)
    """(reason): there will be no report, or no better one; the reason is untranslated."""

    def __init__(self, command: Sequence[str] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = tuple(command or worker_command())
        self._process: QProcess | None = None
        self._stream = bytearray()
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def is_running(self) -> bool:
        """Whether a report is being made."""
        return self._process is not None

    def start(self, question: Report) -> None:
        """Make this report; `advanced` or `failed` follows, never before this call returns."""
        self.stop()
        self._stream.clear()
        process = self._process = own_process(self._command, self)
        process.readyReadStandardOutput.connect(self._on_bytes_arrived)
        process.finished.connect(self._on_ended)
        process.errorOccurred.connect(self._on_error)
        process.start()
        process.write(packed(question))

    def stop(self) -> None:
        """Leave the report as it is."""
        process, self._process = self._process, None
        if process is None:
            return
        process.blockSignals(True)
        # It has nothing to save.
        process.kill()
        process.waitForFinished()
        process.deleteLater()

    def _on_bytes_arrived(self) -> None:
        if self._process is None:
            return
        self._stream += self._process.readAllStandardOutput().data()
        try:
            while self.is_running and (reply := unpacked(self._stream)) is not None:
                if isinstance(reply, Reported):
                    if reply.report.is_whole:
                        self.stop()
                    self.advanced.emit(reply.report)
                elif isinstance(reply, NotChosen):
                    self._fail(reply.error)
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
