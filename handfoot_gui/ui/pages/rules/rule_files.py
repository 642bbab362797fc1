"""House rules that go out as files and come in from elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from handfoot_gui.core.text.words import Words
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import RULES
from handfoot_gui.storage.formats import now
from handfoot_gui.storage.house_rules import HouseRules, RuleSet, plain_name, read_rules
from handfoot_gui.storage.text.faults import rules_fault
from handfoot_gui.ui.pages.rules.house_rules_page import HouseRulesPage, RulesDraft
from handfoot_gui.ui.pages.setup.frame import SetupFrame
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.saved_files import chosen_path, file_to_open, kinds_of_files, saved_as
from handfoot_gui.ui.window.main_window import MainWindow


class RulesHome(Protocol):
    """What answers for the house rules that are kept, and for the page that wants some."""

    house: HouseRules
    home: SetupFrame

    def refresh(self, said: str = "") -> None:
        """Show the house rules there are now where they are wanted, after the sentence *said*."""


class RuleFiles:
    """Writes and reads them, and says what became of it where it was asked for."""

    def __init__(self, window: MainWindow, words: Words, rules: RulesHome) -> None:
        self._window, self._words, self._rules = window, words, rules

    def ask_to_export(self, draft: RulesDraft) -> None:
        """Let people say which file *draft* is to be written to, and do it."""
        path = self._asked_where(draft.name)
        if path is not None:
            self.export_to(draft, path)

    def export_to(self, draft: RulesDraft, path: Path) -> None:
        """Write *draft* to *path*, and say so."""
        kept = RuleSet(
            path, draft.game, draft.name, draft.options, draft.base, now(), draft.sentences
        )
        sentence, is_fault = self._exported(kept, path)
        page = self._window.page
        if isinstance(page, HouseRulesPage):
            page.say(sentence, is_fault=is_fault)
        else:
            self._rules.refresh(sentence)

    def save(self, rules: RuleSet) -> str:
        """Let people say which file *rules* are to be written to; what became of it."""
        path = self._asked_where(rules.name)
        return "" if path is None else self._exported(rules, path)[0]

    def ask_to_import(self) -> None:
        """Let people say which file house rules are in, and take them."""
        path = file_to_open(self._window, translate("Common", "Import rules"), _kinds())
        if path is not None:
            self.import_from(path)

    def import_from(self, path: Path) -> None:
        """Keep the house rules in *path*; a bad file is said, and nothing is kept."""
        try:
            self.take_in(read_rules(path))
        except SaveError as error:
            self._rules.refresh(rules_fault(self._words, error))

    def take_in(self, rules: RuleSet) -> None:
        """Keep *rules* from elsewhere, unless they are kept, choose them, and say so.

        Raises `SaveError`; then nothing is kept.
        """
        house, home = self._rules.house, self._rules.home
        known = house.kept(rules)
        kept = known or house.keep_copy(rules)
        said = translate("HouseRulesController", "{name} was imported.")
        if known is not None:
            said = translate("HouseRulesController", "{name} was already imported.")
        if kept.game != home.choice().game:
            home.game_chosen.emit(kept.game)
        self._rules.refresh(filled(said, name=kept.name))
        home.choose_rules(kept)

    def _asked_where(self, name: str) -> Path | None:
        """Where people want the file of the rules *name*; None when they change their minds."""
        title = translate("Common", "Export rules")
        return chosen_path(self._window, title, plain_name(name), RULES[0], _kinds())

    def _exported(self, rules: RuleSet, path: Path) -> tuple[str, bool]:
        """Write *rules* to *path*: a sentence about it, and whether it failed."""
        try:
            self._rules.house.export(rules, path)
        except SaveError as error:
            return rules_fault(self._words, error), True
        return saved_as(path), False


def _kinds() -> str:
    return kinds_of_files(translate("Common", "House rules"), *RULES, ".json", ".txt")
