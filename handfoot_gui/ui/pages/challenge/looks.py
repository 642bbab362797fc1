"""Leads from the page of challenges to games, and to where two of them part."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.text.words import Words
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.ui.pages.challenge.page import ChallengePage
from handfoot_gui.ui.pages.challenge.partings import look_at
from handfoot_gui.ui.pages.look_back.other_game import OtherGame
from handfoot_gui.ui.window.main_window import MainWindow


class Looks(QObject):
    """What people want to look at on *page*.

    Signals: ``wanted(path, other)`` at a game, beside an `OtherGame` or None; ``failed(SaveError)``
    where one cannot be read.
    """

    wanted = Signal(object, object)
    failed = Signal(object)

    def __init__(
        self, window: MainWindow, words: Words, page: ChallengePage, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window, self._words, self._page = window, words, page
        self._origin = ""
        page.look_wanted.connect(self._look)
        page.parting_wanted.connect(self._look_where_they_part)

    def take_origin(self) -> str:
        """What has led to a game since this was asked last, by its name; it gets the keyboard back
        once."""
        origin, self._origin = self._origin, ""
        return origin

    def _look(self, path: Path, other: OtherGame | None = None) -> None:
        focus: QWidget | None = self._page.focusWidget()
        self._origin = "" if focus is None else focus.objectName()
        self.wanted.emit(path, other)

    def _look_where_they_part(self, deal: int) -> None:
        shown = self._page.facts.shown
        assert shown is not None and shown.own is not None, "they are shown"  # noqa: PT018
        found, liked = shown.beside[deal], self._window.preferences
        assert found is not None, "they are compared"
        both = shown.own, found.other
        try:
            look_at(self._words, liked, shown.challenge, deal, both, self._look)
        except SaveError as error:
            # It was changed meanwhile.
            self.failed.emit(error)
