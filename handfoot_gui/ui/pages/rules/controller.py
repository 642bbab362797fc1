"""House rules between the pages and the folder: kept, changed, deleted, sent and read out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.text.words import Words
from handfoot_gui.session.game_offers import presets_of
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.house_rules import (
    HouseRules,
    RuleSet,
    RuleSets,
    tidy_name,
)
from handfoot_gui.storage.text.faults import rules_fault
from handfoot_gui.ui.pages.rules.house_rules_page import HouseRulesPage, RulesDraft
from handfoot_gui.ui.pages.rules.interview_page import InterviewPage
from handfoot_gui.ui.pages.rules.rule_files import RuleFiles
from handfoot_gui.ui.pages.setup.choice import NewGame, ScorekeeperChoice
from handfoot_gui.ui.pages.setup.frame import SetupFrame
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.page import QuestionText, is_agreed
from handfoot_gui.ui.widgets.titles import preset_title
from handfoot_gui.ui.window.actions import Command
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.ui.pages.rules.card_controller import ShowCard
    from handfoot_gui.ui.pages.rules.finding import RulesFinding
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

    def show_form(self, draft: RulesDraft, wanted: str = "", field: str = "") -> None:
        """Let people change *draft*, first of all what has the words *wanted*, or its *field*."""
        self._opened = draft
        self.form.set_rules(draft, self._known(), wanted)
        self._enter_on(self.form)
        self.form.show_first_problem(field)

    def show_unsaved(self, draft: RulesDraft, field: str = "") -> None:
        """Let people change *draft*, which is kept nowhere, first of all its *field*."""
        self.show_form(draft, field=field)
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
            translate("HouseRulesController", "Discard the changes?"),
            translate("HouseRulesController", "The changes are not saved and will be lost."),
            translate("HouseRulesController", "Discard changes"),
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

    paper_requested = Signal(object)  # a `RuleCard`, to be read and printed

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
        self._show_card = show_card
        self._window = window
        self._words = words
        self.house = house
        self._gone: RuleSet | RulesDraft | None = None
        """What was deleted last, or changes that were left unsaved, to come back to."""
        self.files = RuleFiles(window, words, self)
        """What writes and reads files of them."""
        self.entry = RulesEntry(window, words, self.known, show_card, self)
        """Where rules are entered."""
        self.entry.save_requested.connect(self._on_save)
        self.entry.export_requested.connect(self.files.ask_to_export)
        self.entry.delete_requested.connect(self._on_delete)
        self.entry.left.connect(self._on_left)
        self._new_game_page = page
        self.home: SetupFrame = page
        """Where the rules on the pages of rules are wanted."""
        page.find_requested.connect(lambda: self.find(page))
        page.change_requested.connect(lambda choice: self.change(choice, page))
        page.questions_requested.connect(lambda: self.ask(page.choice().game, page))
        page.import_requested.connect(self.files.ask_to_import)
        page.export_requested.connect(lambda rules: self.files.ask_to_export(_draft_of(rules)))
        page.delete_requested.connect(self._on_delete)
        page.undo_requested.connect(lambda: self.undo(page))

    def known(self) -> RuleSets:
        """The house rules there are; a folder that cannot be read is a fault among them."""
        try:
            return self.house.all()
        except SaveError as error:
            return RuleSets(faults=(error,))

    def show(self, known: RuleSets) -> None:
        """Show the house rules *known* on the new game page, and what is wrong with others."""
        self.home = self._new_game_page
        self.refresh(known=known)

    def refresh(
        self, said: str = "", *, can_undo: bool = False, known: RuleSets | None = None
    ) -> None:
        """Show the house rules there are now where they are chosen, after the sentence *said*;
        *known* are those, where they were asked for before."""
        known = self.known() if known is None else known
        sentences = [said, *(rules_fault(self._words, error) for error in known.faults)]
        self.home.set_rules(known, " ".join(filter(None, sentences)), can_undo=can_undo)

    # -- what the pages ask for -------------------------------------------------------------

    def change(self, choice: NewGame | ScorekeeperChoice, home: SetupFrame) -> None:
        """Let people change the rules of *choice*, which *home* shows when they are kept."""
        self.home = home
        rules = choice.chosen.rules
        if rules is None:
            self.entry.show_form(RulesDraft(choice.game, choice.options, choice.chosen.preset))
        else:
            self.entry.show_form(_draft_of(rules))

    def ask(self, game: str, home: SetupFrame) -> None:
        """Ask for a family's rules of *game*, which *home* shows when they are kept."""
        self.home = home
        self.entry.ask(game)

    def find(self, home: SetupFrame) -> None:
        """Let people look among all rule sets for those that *home* shows then."""
        self.home = home
        choice = home.choice()
        self.finding.show(choice.game, choice.chosen.code)

    @cached_property
    def finding(self) -> RulesFinding:
        """What finds rules among all there are."""
        from handfoot_gui.ui.pages.rules.finding import RulesFinding

        finding = RulesFinding(self._window, self._words, self.known, self.files, self)
        finding.taken.connect(self._on_taken)
        finding.change_requested.connect(self.entry.show_form)
        finding.card_requested.connect(
            lambda one: self._show_card(one.game, one.options, one.title, one.sentences)
        )
        finding.paper_requested.connect(self.paper_requested)
        finding.left.connect(self._go_home)
        return finding

    def _on_taken(self, offer: RuleSet | str) -> None:
        self.home.choose(offer)
        self._go_home()

    def _on_left(self, dropped: RulesDraft | None) -> None:
        """Rules are no longer entered, and what was *dropped* may be wanted once more."""
        if dropped is not None:
            self._gone = dropped
            self.refresh(self.tr("The changes were not saved."), can_undo=True)
        self._go_home()

    def _go_home(self) -> None:
        """Show the page on which rules are wanted."""
        self.entry.end()
        self._window.show_page(self.home)

    def _on_save(self, draft: RulesDraft) -> None:
        try:
            if draft.kept is None:
                kept = self.house.add(
                    draft.game, draft.name, draft.options, draft.base, draft.sentences
                )
            else:
                kept = self.house.keep(
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
        self.refresh(filled(self.tr("{name} was saved."), name=kept.name))
        self.home.choose_rules(kept)
        self._go_home()

    def _on_delete(self, rules: RuleSet) -> None:
        try:
            self.house.delete(rules)
        except SaveError as error:
            told = rules_fault(self._words, error)
            (self.refresh if self._window.page is self.home else self.entry.say_fault)(told)
            return
        self._gone = rules
        self.refresh(filled(self.tr("{name} was deleted."), name=rules.name), can_undo=True)
        self._go_home()

    def undo(self, home: SetupFrame) -> None:
        """Take back what *home* said was deleted or not saved."""
        self.home = home
        gone, self._gone = self._gone, None
        if isinstance(gone, RulesDraft):
            self.refresh()
            self.entry.show_unsaved(gone)
            return
        if gone is None:
            return
        try:
            kept = self.house.keep(gone)
        except SaveError as error:
            self._gone = gone
            self.refresh(rules_fault(self._words, error), can_undo=True)
            return
        self.refresh(filled(self.tr("{name} is back."), name=kept.name))
        self.home.choose_rules(kept)


def _draft_of(rules: RuleSet) -> RulesDraft:
    """*rules* to be changed, compared with the preset they were made from, if it is known."""
    presets = presets_of(rules.game)
    base = rules.base if rules.base in presets else None
    return RulesDraft(
        rules.game, rules.options, base or presets[0], rules.name, rules, rules.sentences
    )
