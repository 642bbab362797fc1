"""Finished games that lie in the folder are entered into the family book, a little at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.widgets.patience import Patience, void
from handfoot_gui.ui.widgets.timing import Timing

if TYPE_CHECKING:
    from handfoot_gui.session.history.finished import FinishedGame
    from handfoot_gui.storage.finished_files import CatchingUp
    from handfoot_gui.storage.history import FileStamp

_BATCH: Final = 30
"""Games that are entered at once."""


class TakingIn(QObject):
    """Reads the finished games that the family book may not know, and enters them."""

    begun = Signal()  # there is something to read now

    def __init__(self, saves: Saves, timing: Timing, parent: QObject) -> None:
        super().__init__(parent)
        self._timing = timing
        self._saves = saves
        self._patience = Patience(self)
        self._new_games: list[FinishedGame] = []
        self._new_files: list[FileStamp] = []
        self.reading: CatchingUp | None = None
        """What is being read, if anything is."""
        self.is_due = False
        """Whether there are finished games that the book may not know."""

    def begin(self) -> None:
        """Find out which files are in the book, and read the others."""
        from handfoot_gui.storage.history import READ_PATIENCE, FamilyBook

        book = FamilyBook(self._saves.home, is_waiting=False)
        self._patience.do(book.files, self._on_known, self._on_no_book, READ_PATIENCE)

    def read_on(self) -> None:
        """Read for a moment."""
        reading = self.reading
        if reading is None:
            return
        caught = reading.work(self._timing.read_on / 1000)
        self._new_games += caught.games
        self._new_files += caught.files
        if len(self._new_files) >= _BATCH or reading.is_over:
            self._enter()
        if reading.is_over:
            self.reading, self.is_due = None, False

    def stop(self) -> None:
        """Leave the rest for the next time, and enter what was read."""
        self.reading = None
        self._enter()

    def _on_known(self, known: frozenset[FileStamp]) -> None:
        """The files that are in the book are *known*: read the others."""
        from handfoot_gui.storage.finished_files import catching_up, shelves

        self.reading = catching_up(shelves(self._saves.finished), known)
        self.begun.emit()

    def _on_no_book(self, _error: SaveError) -> None:
        # What is wrong with the book is said where it is opened, and everything read there.
        self.reading, self.is_due = None, False

    def _enter(self) -> None:
        games, files = self._new_games, self._new_files
        self._new_games, self._new_files = [], []
        if not files:
            return
        from handfoot_gui.storage.history import FamilyBook

        book = FamilyBook(self._saves.home, is_waiting=False)
        self._patience.do(
            lambda: book.add(games, files), void, self._on_no_book, self._timing.book_written / 1000
        )
