"""The preferences between the window and their file: what people chose holds from then on."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.record import Player
from handfoot_gui.core.text.people import picture_of
from handfoot_gui.core.text.words import Words
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.ui.pages.setup.choice import NewGame, ScorekeeperChoice


class PreferencesController(QObject):
    """Keeps the preferences of the window, and remembers in them how games were set up."""

    not_kept = Signal(str)  # why they could not be written, or a photo not be read, as a sentence
    language_chosen = Signal()

    def __init__(
        self, window: MainWindow, words: Words, file: PreferencesFile, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._window, self._words, self._file = window, words, file
        self._pictures = set(window.stored.pictures.values())
        """Of people, now or since the photos that nobody has any more were deleted."""
        self._people = set(window.stored.people)
        """Who is known by name, now or since anybody was forgotten."""
        self._is_shown = False

    def show(self, page: str = "") -> None:
        """Let people change the preferences, which hold at once; *page* is shown first.

        The dialog closes where another language is chosen, which everything is made anew for.
        """
        from handfoot_gui.ui.pages.preferences.dialog import PreferencesDialog

        window, language = self._window, self._window.preferences.language
        dialog = PreferencesDialog(
            window.ui_style, window.preferences, window, window.viewer, window.stored
        )
        dialog.changed.connect(window.change_preferences)
        dialog.changed.connect(lambda now: dialog.setVisible(now.language == language))
        window.style_changed.connect(dialog.set_style)
        if page:
            dialog.show_page(page, with_focus=True)
        self._is_shown = True
        dialog.exec()
        self._is_shown = False
        self._drop_photos()
        window.style_changed.disconnect(dialog.set_style)
        dialog.deleteLater()
        if window.preferences.language != language:
            self.language_chosen.emit()

    def keep(self) -> None:
        """Write the preferences that hold now."""
        try:
            self._file.save(self._window.stored)
        except SaveError as error:
            self.not_kept.emit(fault(self._words, error))
        else:
            self._pictures |= set(self._window.stored.pictures.values())
            self._drop_photos()
            self._name_forgotten()

    def photo(self, picture: str) -> bytes:
        """The content of the photo *picture*; empty where it is none, or cannot be read, which is
        said."""
        from handfoot_gui.storage.portraits import is_photo, read_photo

        try:
            return read_photo(picture) if is_photo(picture) else b""
        except SaveError:
            preferences = self._window.preferences
            names = (*preferences.people, *preferences.names, *preferences.pictures)
            name = next((one for one in names if picture_of(preferences, one) == picture), "")
            text = self.tr("{name}: the photo cannot be read, so the initial is shown.")
            said = filled(text, name=self._words.person(name))
            # Nothing may change while it is painted.
            QTimer.singleShot(0, self, lambda: self.not_kept.emit(said))
            return b""

    def _drop_photos(self) -> None:
        """Delete photos that nobody has any more, once no change can be undone; what another
        window has chosen meanwhile stands in the file."""
        if self._is_shown or self._pictures <= set(self._window.stored.pictures.values()):
            return
        from handfoot_gui.storage.portraits import drop_photos

        kept = set(self._file.look().pictures.values())
        drop_photos(self._pictures - kept)
        self._pictures = kept

    def _name_forgotten(self) -> None:
        """Whoever was forgotten is still called by name where own mistakes are kept, which only
        their page deletes."""
        now = set(self._window.stored.people)
        if forgotten := self._people - now:
            from handfoot_gui.storage.practice_shelf import PracticeShelf

            with contextlib.suppress(SaveError):
                PracticeShelf(self._file.path.parent).note_names(forgotten)
        self._people = now

    def remember(self, preferences: Preferences) -> None:
        """Let *preferences* hold from now on."""
        self._window.set_preferences(preferences)
        self.keep()

    def keep_old_switches(self) -> None:
        """Switches of a game that older versions had here become house rules of it."""
        preferences = self._window.preferences
        if any(setup.changes for setup in preferences.setups.values()):
            from handfoot_gui.storage.house_rules import HouseRules
            from handfoot_gui.ui.pages.setup.choice import with_switches_kept

            kept = with_switches_kept(preferences, HouseRules())
            if kept != preferences:
                self.remember(kept)

    def remember_place(self) -> None:
        """The window is closed where it is; a household of which nothing is kept yet stays so."""
        window = self._window
        place = window.place.text if self._file.is_there else ""
        if place and place != window.stored.window:
            window.set_preferences(replace(window.preferences, window=place))
            self.keep()

    def remember_player(self, name: str) -> None:
        """*name* sits at the first seat from now on; empty: whoever stands there."""
        preferences = self._window.preferences
        self.remember(preferences.with_player(name) if name else preferences)

    def remember_dealt(self, choice: NewGame) -> None:
        """A game was dealt as chosen; the next one is set up alike."""
        from handfoot_gui.ui.pages.setup.choice import with_dealt

        self.remember(with_dealt(self._window.preferences, choice))

    def remember_kept(self, choice: ScorekeeperChoice) -> None:
        """The score of a game with paper cards is kept as chosen."""
        from handfoot_gui.ui.pages.setup.choice import with_kept

        self.remember(with_kept(self._window.preferences, choice))

    def remember_players(self, players: tuple[Player, ...]) -> None:
        """*players* have taken the seats of a game."""
        from handfoot_gui.ui.pages.setup.choice import with_players

        self.remember(with_players(self._window.preferences, players))
