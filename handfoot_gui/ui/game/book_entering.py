"""Enters finished games into the family book, while nobody waits for it."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer

from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.saves import Saves

_SHOWN: Final = 300
"""Milliseconds after which the window shows what comes after a game."""


class BookEntering(QObject):
    """Enters every game that *saves* puts with the finished ones."""

    def __init__(self, saves: Saves, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._saves = saves
        self._finished = ""
        saves.when_finished = self._on_finished

    def take_finished(self) -> str:
        """The name of the file of the game finished last, once; empty where there is none."""
        finished, self._finished = self._finished, ""
        return finished

    def _on_finished(self, path: Path) -> None:
        self._finished = path.name
        QTimer.singleShot(_SHOWN, self, lambda: self._enter(path))

    def _enter(self, path: Path) -> None:
        from handfoot_gui.storage.finished_files import enter_file
        from handfoot_gui.storage.history import FamilyBook

        # What cannot be entered now is read when the book is opened, and said there.
        with contextlib.suppress(SaveError):
            enter_file(FamilyBook(self._saves.home), path)
