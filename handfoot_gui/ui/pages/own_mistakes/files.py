"""One's own mistakes as a file: saved for another computer, and brought back."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.text.words import Words, person_key, shown_name
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import PRACTICE
from handfoot_gui.storage.practice import PracticeBook
from handfoot_gui.storage.practice_file import read_practice
from handfoot_gui.storage.practice_merge import Came
from handfoot_gui.storage.text.faults import fault, practice_fault
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.saved_files import (
    chosen_path,
    file_to_open,
    kinds_of_files,
    saved_as,
)
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.main_window import MainWindow


class MistakeFiles(QObject):
    """Saves the mistakes of a person, and brings them back.

    Signals: ``saved(said)`` with what has come of saving, ``brought(name, said)`` with the name of
    the person a file is about, ``failed(said)`` where nothing of it could be brought.
    """

    saved = Signal(str)
    brought = Signal(str, str)
    failed = Signal(str)

    def __init__(
        self, window: MainWindow, words: Words, book: PracticeBook, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window, self._words, self._book = window, words, book

    def save(self, person: str) -> None:
        """Let a place be chosen, and write there what is kept of *person*, a `person_key`."""
        path = chosen_path(
            self._window, self.tr("Save my mistakes as a file"), self.tr("mistakes"), PRACTICE[0],
            kinds_of_files(translate("Common", "My mistakes"), PRACTICE[0]),
        )  # fmt: skip
        if path is None:
            return
        try:
            self._book.export(person, path)
        except SaveError as error:
            self.saved.emit(fault(self._words, error))
        else:
            self.saved.emit(saved_as(path))

    def choose(self) -> None:
        """Let a file be chosen, and bring back what is in it."""
        # What was saved before there was an ending for it has the other one.
        kinds = kinds_of_files(translate("Common", "My mistakes"), PRACTICE[0], ".json")
        path = file_to_open(self._window, self.tr("Bring mistakes back from a file"), kinds)
        if path is None:
            return
        try:
            self.bring(path)
        except SaveError as error:
            self.failed.emit(practice_fault(self._words, error))

    def bring(self, path: Path) -> None:
        """Add what is in *path* to what is kept here. Raises `SaveError` where nothing of it can
        be."""
        file = read_practice(path)
        came = self._book.bring(file, date.today())
        liked = self._window.preferences
        known = {person_key(name): name for name in (*liked.people, *liked.names)}
        name = known.get(file.person, file.name or file.person)
        self.brought.emit(name, " ".join(self._told(name, came)))

    def _told(self, name: str, came: Came) -> Iterator[str]:
        """What has come of it, in sentences."""
        person = WORDS.person(shown_name(name))
        if n := came.new:
            text = self.tr("{name}: {number} mistake(s) added.", "", n)
            yield filled(text, name=person, number=figure(n))
        if n := came.newer:
            text = self.tr("{name}: {number} mistake(s) brought up to date.", "", n)
            yield filled(text, name=person, number=figure(n))
        if not (came.new or came.newer or came.left_out):
            yield filled(self.tr("{name}: no new mistakes in the file."), name=person)
        if n := came.left_out:
            text = self.tr("{number} mistake(s) in the file cannot be used.", "", n)
            yield filled(text, number=figure(n))
