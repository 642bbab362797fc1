"""The window looks as whoever comes to the screen likes it."""

from __future__ import annotations

from collections.abc import Callable

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.text.words import person_key
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.window.main_window import MainWindow


class OwnLooks(GamePart):
    """Follows from seat to seat, from the cover on; who plays alone has looks of the own, too, if
    anything is known of that person."""

    def __init__(
        self,
        window: MainWindow,
        screen: Screen,
        presenter: AnyPresenter,
        prefer: Callable[[Preferences], None],
    ) -> None:
        """*prefer* is called where the window looks another way from then on."""
        self._window = window
        self._screen = screen
        self._presenter = presenter
        self._prefer = prefer

    def on_changed(self) -> None:
        screen, window = self._screen, self._window
        if not screen.persons and not screen.play.is_demo:
            self._look("")
        if not (screen.is_open or screen.play.waiting is Waiting.COVER):
            return
        name = self._presenter.names[screen.seat]
        is_known = person_key(name) in window.stored.own_looks
        # In a demo a bot may have somebody's name.
        is_one = screen.seat in screen.persons and (is_known or len(screen.persons) > 1)
        self._look(name if is_one else "")

    def _look(self, name: str) -> None:
        """Follow the looks of *name*."""
        window, before = self._window, self._window.preferences
        window.view_as(name)
        if window.preferences != before:
            self._prefer(window.preferences)

    def on_left(self) -> None:
        self._window.view_as("")
