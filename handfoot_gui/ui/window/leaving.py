"""Asks before something is left that people would rather go on with, or that is not saved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from handfoot_gui.core.text.words import Words
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.window.main_window import MainWindow


class Kept(Protocol):
    """Something open that is kept in a file while it changes."""

    @property
    def is_saved(self) -> bool:
        """Whether the file holds all of it."""

    def save_again(self) -> SaveError | None:
        """Write what could not be written; what is still wrong, or None once all is saved."""


class Leaving:
    """Whether what is open in *window* may be left."""

    def __init__(
        self,
        window: MainWindow,
        words: Words,
        open_now: Callable[[], Iterable[Kept]],
        is_playing: Callable[[], bool],
        may_leave_page: Callable[[], bool],
    ) -> None:
        """*open_now* gives what is open, *is_playing* says whether a game that counts is being
        played on the screen, and *may_leave_page* asks what a page itself has to ask."""
        self._window, self._words, self._open_now = window, words, open_now
        self._is_playing, self._may_leave_page = is_playing, may_leave_page

    def leave(self, act: Callable[[], None]) -> None:
        """Do *act*, which leaves what is open, unless people would rather not lose something."""
        if self._is_all_saved():
            act()

    def leave_game(self, act: Callable[[], None]) -> None:
        """Do *act*, which may leave a game by a command that is easily given unawares."""
        if self.may_leave_game():
            act()

    def may_leave_game(self) -> bool:
        """Whether the game on the screen may be left, if there is one, and nothing is lost."""
        return self.is_game_left() and self._is_all_saved()

    def is_game_left(self) -> bool:
        """Whether no game is being played on the screen, or people want to leave it."""
        is_asked = self._window.preferences.ask_before_leaving and self._is_playing()
        return not is_asked or self._is_agreed(
            translate("Controller", "Leave this game?"),
            translate(
                "Controller", "It is saved as it stands. You can go on with it from the start page."
            ),
            translate("Controller", "Leave the game"),
            translate("Common", "Play on"),
        )

    def is_kept(self) -> bool:
        """Whether the file of what is open holds all of it."""
        return all(kept.is_saved for kept in self._open_now())

    def _is_all_saved(self) -> bool:
        """Whether what is open is saved, or people would rather lose the rest than stay."""
        if not self._may_leave_page():
            return False
        errors = (kept.save_again() for kept in self._open_now())
        error = next((error for error in errors if error is not None), None)
        if error is None:
            return True
        lost = translate("Controller", "Anything not saved will be lost.")
        return self._is_agreed(
            translate("Controller", "Leave without saving?"),
            f"{fault(self._words, error)} {lost}",
            translate("Controller", "Leave without saving"),
            translate("Common", "Stay here"),
        )

    def _is_agreed(self, *asked: str) -> bool:
        """Ask what a `QuestionText` says."""
        from handfoot_gui.ui.widgets.page import QuestionText, is_agreed

        return is_agreed(self._window.ui_style, QuestionText(*asked), self._window)
