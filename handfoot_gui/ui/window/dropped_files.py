"""Files that people drop on the window, wherever on it."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from handfoot_gui.ui.widgets.saved_files import taken_file

_TYPES = (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop)


class DroppedFiles(QObject):
    """Takes what is dropped on *window* before a field or the table below the pointer does.

    Signal: ``dropped(Path)``; not while a dialog waits for an answer.
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def watch(self) -> None:
        """From now on, once the window is there."""
        self._window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _TYPES or QApplication.activeModalWidget() is not None:
            return super().eventFilter(watched, event)
        # Entering and moving are drops that may still go elsewhere.
        drop = cast(QDropEvent, event)
        path = taken_file(drop)
        if path is None:
            return super().eventFilter(watched, event)
        if drop.type() is QEvent.Type.Drop:
            self.dropped.emit(path)
        return True
