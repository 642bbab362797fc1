"""The application, as which the desktop knows the program, with what it asks from outside."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

APP_ID: Final = "org.handfoot.HandFoot"
"""The program's name among all those of a desktop; ``packaging/share`` has files of that name."""


class Application(QApplication):
    """Signal: ``file_opened(Path)``: a file was opened from outside while the program runs, as
    macOS does at a double click, but not while a dialog waits for an answer."""

    file_opened = Signal(object)

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self.setApplicationName("handfoot")
        self.setApplicationDisplayName("Hand and Foot")
        self.setDesktopFileName(APP_ID)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FileOpen:
            assert isinstance(event, QFileOpenEvent)
            if self.activeModalWidget() is None:
                self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)
