"""Where a new game is set up: the page of its game, filled with what was chosen last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QAbstractButton

from handfoot_gui.core.text.words import Words
from handfoot_gui.session.game_offers import games_offered, has_house_rules
from handfoot_gui.storage.house_rules import HouseRules
from handfoot_gui.ui.pages.setup.choice import GameChoice, SeatChoice
from handfoot_gui.ui.pages.setup.last_setup import (
    last_new_game,
    last_other_game,
    last_seats,
    last_way,
)
from handfoot_gui.ui.pages.setup.page import SetupPage
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.ui.pages.rules.controller import HouseRulesController


class SetupController(QObject):
    """Shows the pages to set up a game."""

    def __init__(self, window: MainWindow, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._words = words
        self._rules: HouseRulesController | None = None

    @property
    def rules_controller(self) -> HouseRulesController:
        """What answers for the house rules."""
        if self._rules is None:
            from handfoot_gui.ui.pages.rules.controller import HouseRulesController

            self._rules = HouseRulesController(self._window, self._words, HouseRules(), parent=self)
        return self._rules

    def may_be_left(self) -> bool:
        """Whether no house rules entered are lost by leaving, or people would rather lose them."""
        return self._rules is None or self._rules.may_be_left()

    def last(self, game: str) -> GameChoice:
        """What was dealt of *game* last."""
        liked = self._window.preferences
        if has_house_rules(game):
            return last_new_game(liked, self.rules_controller.known())
        return last_other_game(liked, game)

    def show(self, game: str) -> None:
        """Set up *game* with the players who sat there last."""
        self._show(game, last_seats(self._window.preferences))

    def show_instead(self, game: str) -> None:
        """Set up *game* with the names that stand on the page before, and the keyboard there."""
        page = self._window.page
        buttons = page.findChildren(QAbstractButton)
        is_tab = any(b.hasFocus() and b.objectName().startswith("game-") for b in buttons)
        seats = page.all_seats() if isinstance(page, SetupPage) else ()
        self._show(game, seats or last_seats(self._window.preferences))
        tab = self._window.page.findChild(QAbstractButton, f"game-{game}")
        if is_tab and tab is not None:
            tab.setFocus(Qt.FocusReason.TabFocusReason)

    def _show(self, game: str, seats: tuple[SeatChoice, ...]) -> None:
        window, liked = self._window, self._window.preferences
        if game in games_offered() and not has_house_rules(game):
            window.other_game_page.people = liked.people
            window.show_other_game(game, last_way(liked, game), seats)
            return
        controller = self.rules_controller
        known = controller.known()
        choice = last_new_game(liked, known, seats)
        window.new_game_page.people = liked.people
        window.show_new_game(choice)
        window.new_game_page.set_choice(choice, seats[len(choice.seats) :])
        controller.show(known)
