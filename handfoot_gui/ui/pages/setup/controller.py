"""Where a new game is set up: the page of its game, filled with what was chosen last."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QAbstractButton

from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import games_offered
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.house_rules import HouseRules, read_rules
from handfoot_gui.ui.pages.setup.choice import (
    NewGame,
    Played,
    SeatChoice,
    last_new_game,
    last_seats,
)
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.window.actions import Command
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.core.game import AgreementText
    from handfoot_gui.ui.pages.rules.card_controller import ShowCard
    from handfoot_gui.ui.pages.rules.controller import HouseRulesController


class SetupController(QObject):
    """Shows the pages to set up a game."""

    paper_requested = Signal(object)  # a `RuleCard`, to be read and printed

    def __init__(
        self,
        window: MainWindow,
        words: Words,
        when_made: Callable[[NewGamePage], None],
        show_card: ShowCard,
        parent: QObject | None = None,
    ) -> None:
        """*when_made* is called with the page once it is made, to connect it; *show_card* shows
        the rules of a draft."""
        super().__init__(parent)
        self._window = window
        self._words = words
        self._when_made, self._show_card = when_made, show_card
        self.names_on_phones: Callable[[], Collection[str]] = tuple
        """Who had a phone in the game before, and mostly will again."""
        self.played_before: Played = tuple
        """Reads the games that say how strong people are."""

    @cached_property
    def rules_controller(self) -> HouseRulesController:
        """What answers for the house rules."""
        from handfoot_gui.ui.pages.rules.controller import HouseRulesController

        window, page = self._window, self.new_game_page
        made = HouseRulesController(window, self._words, HouseRules(), page, self._show_card, self)
        made.paper_requested.connect(self.paper_requested)
        return made

    @cached_property
    def new_game_page(self) -> NewGamePage:
        page, window = NewGamePage(self._window.ui_style), self._window
        window.pages.add(page, {Command.CARD: page.show_rules})
        page.set_agreements(window.preferences.agreements)
        window.preferences_set.connect(lambda now: page.set_agreements(now.agreements))
        page.agreements_requested.connect(self._agree)
        page.start_requested.connect(self._bring_forward)
        self._when_made(page)
        return page

    def may_be_left(self) -> bool:
        """Whether no house rules entered are lost by leaving, or people would rather lose them."""
        return "rules_controller" not in vars(self) or self.rules_controller.entry.may_be_left()

    def last(self, game: str) -> NewGame:
        """What was dealt of *game* last."""
        return last_new_game(self._window.preferences, game, self.rules_controller.known())

    def _last_seats(self) -> tuple[SeatChoice, ...]:
        """Who sat there last, on the same devices."""
        names = self.names_on_phones()
        return tuple(
            replace(seat, is_on_phone=seat.bot is None and seat.name in names)
            for seat in last_seats(self._window.preferences)
        )

    def show(self, game: str) -> None:
        """Set up *game* with the players who sat there last."""
        self._show(game, self._last_seats())
        self.new_game_page.take_focus()

    def show_instead(self, game: str) -> None:
        """Set up *game* with the names that stand on the page before, and the keyboard there."""
        page = self._window.page
        buttons = page.findChildren(QAbstractButton)
        is_tab = any(b.hasFocus() and b.objectName().startswith("game-") for b in buttons)
        seats = page.all_seats() if isinstance(page, NewGamePage) else ()
        self._show(game, seats or self._last_seats())
        if is_tab or page is not self.new_game_page:
            self.new_game_page.take_focus()

    def show_choice(self, choice: NewGame, seats: tuple[SeatChoice, ...]) -> None:
        """Show the page as it was before: *choice* with all *seats*, also of a larger table."""
        self._show(choice.game, seats)
        self.new_game_page.set_choice(choice, seats[len(choice.seats) :])

    def _agree(self, offered: Sequence[AgreementText]) -> None:
        """Ask what partners agree on."""
        from handfoot_gui.ui.pages.setup.agreements_dialog import AgreementsDialog
        from handfoot_gui.ui.widgets.page import run

        window = self._window
        dialog = AgreementsDialog(window.ui_style, offered, window.preferences.partners, window)
        dialog.changed.connect(
            lambda partners: window.change_preferences(
                replace(window.preferences, partners=partners)
            )
        )
        run(dialog)

    def _bring_forward(self) -> None:
        """Let people say where the game stands that goes on here."""
        from handfoot_gui.ui.pages.setup.brought_forward import ask_brought_forward

        page, window, choice = self.new_game_page, self._window, self.new_game_page.choice()
        rules = GAMES[choice.game].rules(choice.options)
        is_said, brought = ask_brought_forward(
            window.ui_style, rules, page.side_names(), choice.brought, self._words, window
        )
        if is_said:
            page.set_brought(brought)

    def import_rules(self, path: Path) -> None:
        """Set up a game of the house rules in *path*, which are kept from now on."""
        game = games_offered()[0]
        # What is wrong with the file is said by the page.
        with contextlib.suppress(SaveError):
            game = read_rules(path).game
        self.show(game)
        self.rules_controller.files.import_from(path)

    def _show(self, game: str, seats: tuple[SeatChoice, ...]) -> None:
        window, preferences = self._window, self._window.preferences
        known = self.rules_controller.known()
        # The game dealt last may be one that only a newer program has.
        game = game if game in games_offered() else games_offered()[0]
        choice = last_new_game(preferences, game, known, seats)
        page = self.new_game_page
        page.people, page.strengths.played = preferences.people, self.played_before
        page.set_choice(choice, seats[len(choice.seats) :])
        window.show_page(page)
        self.rules_controller.show(known)
