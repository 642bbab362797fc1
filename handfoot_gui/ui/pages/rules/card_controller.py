"""Rule cards of every game between their page, the printer and the files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject

from handfoot_gui.core.game import GameOptions
from handfoot_gui.core.rule_card import RuleCard
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.storage.house_rules import plain_name
from handfoot_gui.ui.pages.rules.card import RuleCardPage
from handfoot_gui.ui.print.printing import PrintDialogs
from handfoot_gui.ui.print.rule_card import card_printout
from handfoot_gui.ui.widgets.titles import card_title
from handfoot_gui.ui.window.actions import Command
from handfoot_gui.ui.window.main_window import MainWindow

ShowCard: TypeAlias = Callable[[str, GameOptions, str], None]
"""Shows the card of a game's options, which have a title."""


class RuleCardController(QObject):
    """Shows, prints and saves rule cards."""

    def __init__(self, window: MainWindow, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._words = words
        self._go_back: Callable[[], None] = lambda: None
        self.page = RuleCardPage(window.ui_style)
        self.page.pdf_requested.connect(self._on_pdf)
        self.page.print_requested.connect(self._on_print)
        self.page.closed.connect(lambda: self._go_back())
        self._dialogs = PrintDialogs(window, words, self.page.say, self.page.offer_pdf)
        window.add_page(self.page, {Command.PRINT: self.page.print_shown})

    def show(
        self,
        game: str,
        options: GameOptions,
        rules: str,
        go_back: Callable[[], None] | None = None,
    ) -> None:
        """Show the card of *options* of *game*, which are called *rules*.

        *go_back* leads back when the card is closed; without, the page shown before comes again.
        """
        window, before = self._window, self._window.page
        self._go_back = go_back or (lambda: window.show_page(before))
        self.page.show_card(GAMES[game].rule_card(self._words, options, card_title(game, rules)))
        window.show_page(self.page)
        self.page.take_focus()

    def _on_pdf(self, card: RuleCard) -> None:
        self._dialogs.ask_for_pdf(plain_name(card.title), card_printout(card))

    def save_pdf(self, card: RuleCard, path: Path) -> None:
        """Write *card* to *path*, and say so on its page."""
        self._dialogs.save_pdf(path, card_printout(card))

    def _on_print(self, card: RuleCard) -> None:
        title = self.tr("Print the rule card")
        self._dialogs.print_out(title, card.title, lambda paper: card_printout(card, paper))
