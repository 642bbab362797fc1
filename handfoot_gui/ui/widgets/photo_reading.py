"""A photo that somebody chose is read by a process of its own, while the window goes on."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, QProcess, QTimer, Signal

from handfoot_gui.storage.faults import Fault, Harm, SaveError
from handfoot_gui.ui.widgets.photo_files import Trouble, reader_command
from handfoot_gui.ui.widgets.processes import own_process

PATIENCE: Final = 15_000
"""Milliseconds a photo may take; the largest that cameras make takes a tenth of it."""


class PhotoReading(QObject):
    """Reads one photo; `read` or `failed` follows, never before the constructor returns."""

    read = Signal(bytes)
    """(content): a small JPEG picture."""
    failed = Signal(object)
    """(error): the `SaveError` that says why there is none."""

    def __init__(self, path: Path, parent: QObject, patience: int = PATIENCE) -> None:
        super().__init__(parent)
        self._path = path
        self._process: QProcess | None = own_process(reader_command(), self)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)
        timer = QTimer(self, singleShot=True, interval=patience)
        timer.timeout.connect(lambda: self._fail(SaveError(Fault.TOO_SLOW, path)))
        timer.start()
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)
        self._process.start()
        self._process.write(os.fsencode(path))
        self._process.closeWriteChannel()

    @property
    def is_running(self) -> bool:
        """Whether neither has followed yet, and nobody has left it."""
        return self._process is not None

    def stop(self) -> None:
        """Leave it; nothing follows any more."""
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished()
            process.deleteLater()

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        if self._process is None:
            return
        content = self._process.readAllStandardOutput().data()
        if status is QProcess.ExitStatus.NormalExit and code == 0 and content:
            self.stop()
            self.read.emit(bytes(content))
            return
        try:
            told = msgspec.json.decode(content, type=Trouble)
        except (msgspec.DecodeError, UnicodeDecodeError):
            # It crashed, or had no more memory.
            told = Trouble(Fault.DAMAGED, f"its reader ended with {code}", Harm.GARBLED)
        self._fail(SaveError(told.fault, self._path, told.detail, harm=told.harm))

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if self._process is not None and error is QProcess.ProcessError.FailedToStart:
            reason = self._process.errorString()
            self._fail(SaveError(Fault.UNREADABLE, self._path, reason))

    def _fail(self, error: SaveError) -> None:
        if self._process is not None:
            self.stop()
            self.failed.emit(error)
