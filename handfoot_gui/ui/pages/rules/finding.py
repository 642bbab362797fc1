"""Finding one's rules: between the page of all rule sets, the questions, the codes, and where rules
are wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.text.words import Words
from handfoot_gui.session.which_version import has_which
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.house_rules import RuleSets
from handfoot_gui.storage.text.faults import rules_fault
from handfoot_gui.ui.pages.rules.beside_page import RulesBesidePage
from handfoot_gui.ui.pages.rules.code_dialogs import RulesFromCodeDialog, code_dialog
from handfoot_gui.ui.pages.rules.finder_page import RulesFinderPage
from handfoot_gui.ui.pages.rules.house_rules_page import RulesDraft
from handfoot_gui.ui.pages.rules.offers import OfferGroup, RulesOffer, groups_of
from handfoot_gui.ui.pages.rules.rule_files import RuleFiles
from handfoot_gui.ui.pages.rules.which_page import WhichPage
from handfoot_gui.ui.widgets.page import run
from handfoot_gui.ui.window.actions import Command
from handfoot_gui.ui.window.main_window import MainWindow


class RulesFinding(QObject):
    """Shows all rule sets of a game and what leads to one of them."""

    taken = Signal(object)  # the house rules, or the name of a preset
    change_requested = Signal(object, str)  # a `RulesDraft`, and what is looked for in it
    card_requested = Signal(object)  # a `RulesOffer`
    paper_requested = Signal(object)  # a `RuleCard`
    left = Signal()  # with the rules as they were, or with others that came as a code

    def __init__(
        self,
        window: MainWindow,
        words: Words,
        known: Callable[[], RuleSets],
        files: RuleFiles,
        parent: QObject,
    ) -> None:
        """*known* gives the house rules there are; *files* takes in and writes them."""
        super().__init__(parent)
        self._window, self._words = window, words
        self._known, self._files = known, files
        self._game = ""

    _before_beside: QWidget
    """The page from which two sets were laid side by side."""

    @cached_property
    def page(self) -> RulesFinderPage:
        """All rule sets."""
        page = RulesFinderPage(self._window.ui_style, self._words)
        page.taken.connect(lambda offer: self.taken.emit(offer.kept or offer.base))
        page.change_requested.connect(self._on_change)
        page.card_requested.connect(self.card_requested)
        page.beside_requested.connect(lambda offer: self._lay_beside(offer.key))
        page.code_requested.connect(self._show_code)
        page.which_requested.connect(self._ask)
        page.paste_requested.connect(self._take_code)
        page.cancelled.connect(self.left)
        self._window.pages.add(page, {Command.CARD: page.show_card})
        return page

    @cached_property
    def _which(self) -> WhichPage:
        page = WhichPage(self._window.ui_style, self._words)
        page.taken.connect(self.taken.emit)
        page.change_requested.connect(lambda draft: self.change_requested.emit(draft, ""))
        page.beside_requested.connect(lambda preset: self._lay_beside(f"rules-{preset}"))
        page.cancelled.connect(self._back)
        self._window.pages.add(page)
        return page

    @cached_property
    def _beside(self) -> RulesBesidePage:
        page = RulesBesidePage(self._window.ui_style, self._words)
        page.print_requested.connect(self.paper_requested)
        page.closed.connect(lambda: self._window.show_page(self._before_beside))
        self._window.pages.add(page, {Command.PRINT: page.print_shown})
        return page

    def show(self, game: str, code: str) -> None:
        """Show all rule sets of *game*; *code* is the preset or the file of house rules that is
        chosen."""
        self._game = game
        groups = self._groups()
        offers = [offer for group in groups for offer in group.offers]
        key = next((one.key for one in offers if code in _codes_of(one)), "")
        self.page.set_offers(game, groups, key)
        self._back()

    def _groups(self) -> tuple[OfferGroup, ...]:
        return groups_of(self._words, self._game, self._known())

    def _back(self) -> None:
        self._window.show_page(self.page)

    def _ask(self) -> None:
        if has_which(self._game):
            self._which.begin(self._game)
            self._window.show_page(self._which)

    def _lay_beside(self, key: str) -> None:
        page = self._beside
        self._before_beside = self._window.page
        page.set_offers(self._game, self._groups(), key)
        self._window.show_page(page)

    def _on_change(self, offer: RulesOffer, label: str) -> None:
        draft = RulesDraft(
            offer.game,
            offer.options,
            offer.base,
            offer.title if offer.kept is not None else "",
            offer.kept,
            offer.sentences,
        )
        self.change_requested.emit(draft, label)

    def _show_code(self, offer: RulesOffer) -> None:
        rules = offer.rules
        save = partial(self._files.save, rules)
        run(code_dialog(self._window.ui_style, rules, save, self._window))

    def _take_code(self) -> None:
        """Keep rules that came as a line of text, and go on with them."""
        dialog = RulesFromCodeDialog(self._window.ui_style, self._words, self._window)
        if not run(dialog) or dialog.rules is None:
            return
        try:
            self._files.take_in(dialog.rules)
        except SaveError as error:
            self.page.say(rules_fault(self._words, error))
            return
        self.left.emit()


def _codes_of(offer: RulesOffer) -> tuple[str, ...]:
    """What preferences call *offer*."""
    return (offer.base,) if offer.kept is None else (offer.kept.path.name,)
