"""The start page between the window and the folder: what lies there, and what went wrong."""

from __future__ import annotations

import contextlib
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from handfoot_gui.model.storage.faults import SaveError
from handfoot_gui.model.storage.files import KEPT
from handfoot_gui.model.storage.saves import Saves
from handfoot_gui.model.wording.faults import fault
from handfoot_gui.model.wording.words import Words
from handfoot_gui.views.window.main_window import MainWindow


class StartDesk(QObject):
    """Shows the games of the household's folder and finds them again."""

    def __init__(
        self, window: MainWindow, words: Words, saves: Saves, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._window, self._words, self._saves = window, words, saves
        self._notices: list[str] = []
        """Sentences that are read when the page is shown."""
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._on_application_state)

    def show(self) -> None:
        """Show the page, with what was noted since."""
        from handfoot_gui.model.game_offers import games_offered
        from handfoot_gui.views.start.facts import start_facts

        liked, offered = self._window.preferences, games_offered()
        facts = start_facts(self._saves, liked.names[:4], self._words, self._notices)
        self._notices.clear()
        game = liked.game if liked.game in offered else offered[0]
        self._window.show_start(replace(facts, game=game))

    def note(self, text: str) -> None:
        """Say *text* when the page is shown next."""
        self._notices.append(text)

    def note_fault(self, error: SaveError) -> None:
        """Say what is wrong with a file when the page is shown next."""
        self.note(fault(self._words, error))

    def path_of(self, game_id: str) -> Path | None:
        """Where the game of a card on the page is; None when it is gone."""
        if game_id.endswith(KEPT):
            return self._saves.games / game_id
        with contextlib.suppress(SaveError):
            for saved in self._saves.unfinished().games:
                if saved.path.name == game_id:
                    return saved.path
        return None

    def delete(self, game_id: str) -> None:
        """Delete the game of a card on the page."""
        path = self.path_of(game_id)
        try:
            if path is not None:
                self._saves.delete(path)
        except SaveError as error:
            self.note_fault(error)

    def _on_application_state(self, state: Qt.ApplicationState) -> None:
        # Another window may have begun, left or finished a game meanwhile.
        window = self._window
        if state is not Qt.ApplicationState.ApplicationActive or not window.is_at_start:
            return
        from handfoot_gui.views.start.facts import start_facts

        page = window.start_page
        facts = start_facts(self._saves, window.preferences.names, self._words)
        # Looking sets damaged files aside, and that is told here or never.
        notices = tuple(dict.fromkeys((*page.facts.notices, *facts.notices)))
        if (facts.games, notices) != (page.facts.games, page.facts.notices):
            page.set_facts(replace(page.facts, games=facts.games, notices=notices))
