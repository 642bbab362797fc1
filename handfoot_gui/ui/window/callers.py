"""Listens for later starts, which call the first window instead of opening one of their own."""

from __future__ import annotations

import contextlib
import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal
from PySide6.QtWidgets import QApplication

from handfoot_gui.storage.first_window import ANSWER, LARGEST, Call, FirstWindow, call_of

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket

_PATIENCE: Final = 2000
"""Milliseconds that a caller may take to say all of it."""
_MOST: Final = 16
"""Callers at one time."""
_FREE_MS: Final = 100
"""How often it is looked whether a dialog still waits for an answer."""


class Callers(QObject):
    """Answers whoever calls the *first* window.

    Signals: ``called()``: it is to come forward; ``file_brought(Path)``: it is to open a file, once
    no dialog waits for an answer.
    """

    called = Signal()
    file_brought = Signal(object)

    def __init__(
        self, first: FirstWindow, parent: QObject | None = None, *, patience: int = _PATIENCE
    ) -> None:
        """A caller is heard for *patience* milliseconds."""
        super().__init__(parent)
        self._patience = patience
        self._first = first
        self._open: dict[int, _Caller] = {}
        self._file: Path | None = None
        self._looking = QTimer(self, interval=_FREE_MS)
        self._looking.timeout.connect(self._bring)
        if sys.platform == "win32":
            self._pipe = Pipe(first.place.name, self)
            self._pipe.heard.connect(self._hear)
            return
        self._calls = QSocketNotifier(first.handle, QSocketNotifier.Type.Read, self)
        self._calls.activated.connect(self._accept)

    def _accept(self) -> None:
        handle = self._first.accept()
        if handle is None:
            return
        if len(self._open) >= _MOST:
            os.close(handle)
            return
        caller = _Caller(handle, self._patience, self)
        self._open[handle] = caller
        caller.heard.connect(self._hear)
        caller.ended.connect(partial(self._open.pop, handle, None))

    def _hear(self, call: Call) -> None:
        if call.token:
            # Where Qt looks for it when a window is activated.
            os.environ["XDG_ACTIVATION_TOKEN"] = call.token
        self.called.emit()
        if call.file is not None:
            self._file = call.file
            self._bring()

    def _bring(self) -> None:
        if self._file is None or QApplication.activeModalWidget() is not None:
            self._looking.start()
            return
        self._looking.stop()
        file, self._file = self._file, None
        self.file_brought.emit(file)


class _Caller(QObject):
    """One that has connected, and says one line.

    Signals: ``heard(Call)``, once it was answered; ``ended()``.
    """

    heard = Signal(object)
    ended = Signal()

    def __init__(self, handle: int, patience: int, parent: QObject) -> None:
        super().__init__(parent)
        self._handle = handle
        self._said = b""
        self._words = QSocketNotifier(handle, QSocketNotifier.Type.Read, self)
        self._words.activated.connect(self._read)
        self._patience = QTimer(self, singleShot=True, interval=patience)
        self._patience.timeout.connect(self.end)
        self._patience.start()

    def _read(self) -> None:
        try:
            part = os.read(self._handle, LARGEST)
        except BlockingIOError:
            return
        except OSError:
            part = b""
        self._said += part
        line, is_whole, _ = self._said.partition(b"\n")
        if not is_whole and part and len(self._said) <= LARGEST:
            return
        call = _understood(line) if is_whole else None
        if call is not None:
            # One that does not wait for the answer has been heard all the same.
            with contextlib.suppress(OSError):
                os.write(self._handle, ANSWER)
        self.end()
        if call is not None:
            self.heard.emit(call)

    def end(self) -> None:
        """Listen to it no longer."""
        if self._words.isEnabled():
            self._words.setEnabled(False)
            self._patience.stop()
            os.close(self._handle)
            self.ended.emit()
            self.deleteLater()


def _understood(line: bytes) -> Call | None:
    try:
        return call_of(line) if len(line) <= LARGEST else None
    except ValueError:
        return None


class Pipe(QObject):
    """Listens at the pipe *name*, which only this user can open, as is done on Windows.

    Signal: ``heard(Call)``.
    """

    heard = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        # Its library is wanted here only, and needs others on Linux.
        from PySide6.QtNetwork import QLocalServer

        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)
        self._server.listen(name)

    def _accept(self) -> None:
        caller = self._server.nextPendingConnection()
        if caller is not None:
            caller.setReadBufferSize(LARGEST)
            caller.readyRead.connect(partial(self._read, caller))
            caller.disconnected.connect(caller.deleteLater)
            QTimer.singleShot(_PATIENCE, caller, caller.abort)

    def _read(self, caller: QLocalSocket) -> None:
        if not caller.canReadLine():
            if caller.bytesAvailable() >= LARGEST:
                caller.abort()
            return
        call = _understood(bytes(caller.readLine().data()).rstrip(b"\n"))
        if call is None:
            caller.abort()
            return
        caller.write(ANSWER)
        caller.flush()
        caller.disconnectFromServer()
        self.heard.emit(call)
