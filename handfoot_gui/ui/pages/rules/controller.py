"""House rules between the pages and the folder: kept, changed, deleted, sent and read out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.text.words import Words
from handfoot_gui.session.game_offers import presets_of
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import RULES
from handfoot_gui.storage.formats import now
from handfoot_gui.storage.house_rules import (
    HouseRules,
    RuleSet,
    RuleSets,
    plain_name,
    read_rules,
    tidy_name,
)
from handfoot_gui.storage.text.faults import rules_fault
from handfoot_gui.ui.pages.rules.house_rules_page import HouseRulesPage, RulesDraft
from handfoot_gui.ui.pages.rules.interview_page import InterviewPage
from handfoot_gui.ui.pages.setup.choice import NewGame, ScorekeeperChoice
from handfoot_gui.ui.pages.setup.frame import SetupFrame
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.page import QuestionText, is_agreed
from handfoot_gui.ui.widgets.saved_files import chosen_path, file_to_open, kinds_of_files, saved_as
from handfoot_gui.ui.widgets.titles import preset_title
from handfoot_gui.ui.window.actions import Command
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.ui.pages.rules.card_controller import ShowCard
    from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage


class RulesEntry(QObject):
    """Where rules are entered, in the form or by answers, until they are kept or left."""

    save_requested = Signal(object)  # a `RulesDraft`; so is the next one
    export_requested = Signal(object)
    delete_requested = Signal(object)  # a `RuleSet`
    left = Signal(object)  # the `RulesDraft` with changes that are kept nowhere, or None

    def __init__(
        self,
        window: MainWindow,
        words: Words,
        known: Callable[[], RuleSets],
        show_card: ShowCard,
        parent: QObject,
    ) -> None:
        """*known* gives the house rules there are; *show_card* shows what rules come to."""
        super().__init__(parent)
        self._known = known
        self._window = window
        self._words = words
        self._show_card = show_card
        self._opened: RulesDraft | None = None
        """What the form was opened with, as far as it is kept somewhere."""
        self._page: HouseRulesPage | InterviewPage | None = None
        """The page that rules are entered on now, which a card or a sheet may cover."""

    @cached_property
    def form(self) -> HouseRulesPage:
        page = HouseRulesPage(self._window.ui_style, self._words)
        page.save_requested.connect(self.save_requested)
        page.export_requested.connect(self.export_requested)
        page.delete_requested.connect(self.delete_requested)
        page.card_requested.connect(self._on_card_of_draft)
        page.cancelled.connect(self._on_form_left)
        self._window.pages.add(page, {Command.CARD: page.show_rules})
        return page

    @cached_property
    def interview(self) -> InterviewPage:
        page = InterviewPage(self._window.ui_style, self._words)
        page.save_requested.connect(self.save_requested)
        page.change_requested.connect(self.show_unsaved)
        page.cancelled.connect(self._on_interview_left)
        self._window.pages.add(page)
        return page

    def show_form(self, draft: RulesDraft) -> None:
        """Let people change *draft*."""
        self._opened = draft
        self.form.set_rules(draft, self._known())
        self._enter_on(self.form)
        self.form.show_first_problem()

    def show_unsaved(self, draft: RulesDraft) -> None:
        """Let people change *draft*, which is kept nowhere."""
        self.show_form(draft)
        self._opened = None

    def ask(self, game: str) -> None:
        """Ask for a family's rules of *game*."""
        self.interview.begin(game, self._known())
        self._enter_on(self.interview)

    def end(self) -> None:
        """Nothing is entered any more: it is kept, or is not wanted."""
        self._page = None

    def say_fault(self, sentence: str) -> None:
        """Tell what went wrong with saving, where it was asked for."""
        page = self._window.page
        (page if isinstance(page, InterviewPage) else self.form).say(sentence)

    def may_be_left(self) -> bool:
        """Whether no rules entered are lost by leaving, or people would rather lose them."""
        match self._page:
            case None:
                return True
            case InterviewPage() as page:
                is_left = page.may_be_left()
            case HouseRulesPage():
                is_left = not self._is_form_changed or self._are_changes_dropped()
        if is_left:
            self._page = None
        return is_left

    @property
    def _is_form_changed(self) -> bool:
        """Whether the form holds what is kept nowhere."""
        draft, opened = self.form.draft(), self._opened
        if opened is None:
            return True
        now_is, was = ((one.options, tidy_name(one.name), one.sentences) for one in (draft, opened))
        return now_is != was

    def _are_changes_dropped(self) -> bool:
        asked = QuestionText(
            translate("HouseRulesController", "Drop the changes?"),
            translate("HouseRulesController", "The changed rules are not saved and would be lost."),
            translate("HouseRulesController", "Drop the changes"),
            translate("Common", "Stay here"),
        )
        return is_agreed(self._window.ui_style, asked, self._window)

    def _enter_on(self, page: HouseRulesPage | InterviewPage) -> None:
        self._page = page
        self._window.show_page(page)

    def _on_form_left(self) -> None:
        self.left.emit(self.form.draft() if self._is_form_changed else None)

    def _on_interview_left(self) -> None:
        if self.interview.may_be_left():
            self.left.emit(None)

    def _on_card_of_draft(self, draft: RulesDraft) -> None:
        title = draft.name or preset_title(draft.game, None)
        self._show_card(draft.game, draft.options, title, draft.sentences)


class HouseRulesController(QObject):
    """Answers what the new game page, *Keep score* and the pages of rules ask for."""

    def __init__(
        self,
        window: MainWindow,
        words: Words,
        house: HouseRules,
        page: NewGamePage,
        show_card: ShowCard,
        parent: QObject | None = None,
    ) -> None:
        """House rules are first of all chosen on *page*; *show_card* shows what they come to."""
        super().__init__(parent)
        self._window = window
        self._words = words
        self._house = house
        self._deleted: RuleSet | None = None
        self._dropped: RulesDraft | None = None
        """Changes that were left unsaved last, to come back to."""
        self.entry = RulesEntry(window, words, self.known, show_card, self)
        """Where rules are entered."""
        self.entry.save_requested.connect(self._on_save)
        self.entry.export_requested.connect(self._on_export)
        self.entry.delete_requested.connect(self._on_delete)
        self.entry.left.connect(self._on_left)
        self._new_game_page = page
        self._home: SetupFrame = page
        """Where the rules on the pages of rules are wanted."""
        page.change_requested.connect(lambda choice: self.change(choice, page))
        page.questions_requested.connect(lambda: self.ask(page.choice().game, page))
        page.import_requested.connect(self._on_import)
        page.export_requested.connect(lambda rules: self._on_export(_draft_of(rules)))
        page.delete_requested.connect(self._on_delete)
        page.undo_requested.connect(lambda: self.undo(page))

    def known(self) -> RuleSets:
        """The house rules there are; a folder that cannot be read is a fault among them."""
        try:
            return self._house.all()
        except SaveError as error:
            return RuleSets(faults=(error,))

    def refresh(self, said: str = "", *, can_undo: bool = False) -> None:
        """Show the house rules there are now where they are chosen, after the sentence *said*."""
        self._offer(self.known(), said, can_undo=can_undo)

    def show(self, known: RuleSets) -> None:
        """Show the house rules *known* on the new game page, and what is wrong with others."""
        self._home = self._new_game_page
        self._offer(known)

    def _offer(self, known: RuleSets, said: str = "", *, can_undo: bool = False) -> None:
        sentences = [said, *(rules_fault(self._words, error) for error in known.faults)]
        self._home.set_rules(known, " ".join(filter(None, sentences)), can_undo=can_undo)

    # -- what the pages ask for -------------------------------------------------------------

    def change(self, choice: NewGame | ScorekeeperChoice, home: SetupFrame) -> None:
        """Let people change the rules of *choice*, which *home* shows when they are kept."""
        self._home = home
        rules = choice.chosen.rules
        if rules is None:
            self.entry.show_form(RulesDraft(choice.game, choice.options, choice.chosen.preset))
        else:
            self.entry.show_form(_draft_of(rules))

    def ask(self, game: str, home: SetupFrame) -> None:
        """Ask for a family's rules of *game*, which *home* shows when they are kept."""
        self._home = home
        self.entry.ask(game)

    def _on_left(self, dropped: RulesDraft | None) -> None:
        """Rules are no longer entered, and what was *dropped* may be wanted once more."""
        if dropped is not None:
            self._dropped, self._deleted = dropped, None
            self.refresh(self.tr("The changed rules are not saved."), can_undo=True)
        self._back_to_game()

    def _back_to_game(self) -> None:
        self.entry.end()
        self._window.show_page(self._home)

    def _on_save(self, draft: RulesDraft) -> None:
        try:
            if draft.kept is None:
                kept = self._house.add(
                    draft.game, draft.name, draft.options, draft.base, draft.sentences
                )
            else:
                kept = self._house.keep(
                    replace(
                        draft.kept,
                        name=draft.name,
                        options=draft.options,
                        base=draft.base,
                        sentences=draft.sentences,
                    )
                )
        except SaveError as error:
            self.entry.say_fault(rules_fault(self._words, error))
            return
        self.refresh(filled(self.tr("{name} is saved."), name=kept.name))
        self._home.choose_rules(kept)
        self._back_to_game()

    def _on_delete(self, rules: RuleSet) -> None:
        try:
            self._house.delete(rules)
        except SaveError as error:
            self._say(rules_fault(self._words, error))
            return
        self._deleted, self._dropped = rules, None
        self.refresh(filled(self.tr("{name} is deleted."), name=rules.name), can_undo=True)
        self._back_to_game()

    def undo(self, home: SetupFrame) -> None:
        """Take back what *home* said was deleted or not saved."""
        self._home = home
        rules, self._deleted = self._deleted, None
        dropped, self._dropped = self._dropped, None
        if dropped is not None:
            self.refresh()
            self.entry.show_unsaved(dropped)
            return
        if rules is None:
            return
        try:
            kept = self._house.keep(rules)
        except SaveError as error:
            self._deleted = rules
            self.refresh(rules_fault(self._words, error), can_undo=True)
            return
        self.refresh(filled(self.tr("{name} is back."), name=kept.name))
        self._home.choose_rules(kept)

    def _say(self, sentence: str, *, is_fault: bool = True) -> None:
        """Tell what became of a file, on the form or on the new game page."""
        page = self._window.page
        if isinstance(page, HouseRulesPage):
            page.say(sentence, is_fault=is_fault)
        else:
            self.refresh(sentence)

    def _on_export(self, draft: RulesDraft) -> None:
        title, name = translate("Common", "Export rules"), plain_name(draft.name)
        path = chosen_path(self._window, title, name, RULES[0], _kinds())
        if path is not None:
            self.export_to(draft, path)

    def export_to(self, draft: RulesDraft, path: Path) -> None:
        """Write *draft* to *path*, and say so."""
        kept = RuleSet(
            path, draft.game, draft.name, draft.options, draft.base, now(), draft.sentences
        )
        try:
            self._house.export(kept, path)
        except SaveError as error:
            self._say(rules_fault(self._words, error))
            return
        self._say(saved_as(path), is_fault=False)

    def _on_import(self) -> None:
        path = file_to_open(self._window, translate("Common", "Import rules"), _kinds())
        if path is not None:
            self.import_from(path)

    def import_from(self, path: Path) -> None:
        """Keep the house rules in *path*; a bad file is said, and nothing is kept."""
        try:
            known = self._house.kept(read_rules(path))
            kept = known or self._house.take_in(path)
        except SaveError as error:
            self.refresh(rules_fault(self._words, error))
            return
        said = self.tr("{name} is imported.")
        if known is not None:
            said = self.tr("{name} was imported before.")
        self.refresh(filled(said, name=kept.name))
        self._home.choose_rules(kept)


def _kinds() -> str:
    return kinds_of_files(translate("Common", "House rules"), *RULES, ".json")


def _draft_of(rules: RuleSet) -> RulesDraft:
    """*rules* to be changed, compared with the preset they were made from, if it is known."""
    presets = presets_of(rules.game)
    base = rules.base if rules.base in presets else None
    return RulesDraft(
        rules.game, rules.options, base or presets[0], rules.name, rules, rules.sentences
    )
