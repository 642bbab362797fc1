"""Score sheets between their page, the printer and the files; blank ones of any game and rules."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.brought_forward import NOTHING
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.score_sheet import SheetFacts
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.session.game_offers import presets_of
from handfoot_gui.storage.house_rules import RuleSets
from handfoot_gui.ui.pages.rules.house_rules_page import HouseRulesPage, RulesDraft
from handfoot_gui.ui.pages.score_sheet.choices import SheetOffers
from handfoot_gui.ui.pages.score_sheet.page import SheetPage
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, last_new_game, with_table
from handfoot_gui.ui.pages.setup.controller import SetupController
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.pages.setup.seat_rows import sides_title
from handfoot_gui.ui.print.printing import PrintDialogs
from handfoot_gui.ui.widgets.figures import alphabetical, figure
from handfoot_gui.ui.widgets.titles import preset_title
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.actions import Command
from handfoot_gui.ui.window.main_window import MainWindow


class ScoreSheetController(QObject):
    """Shows, prints and saves score sheets."""

    def __init__(
        self,
        window: MainWindow,
        words: Words,
        keep: Callable[[Preferences], None],
        parent: QObject | None = None,
    ) -> None:
        """*keep* lets preferences hold and keeps them; paper, print and family name are there."""
        super().__init__(parent)
        self._window = window
        self._keep = keep
        self._facts: SheetFacts | None = None
        self._before: QWidget | None = None
        self._go_back: Callable[[], None] | None = None
        self.page = SheetPage(window.ui_style, words)
        self.page.print_requested.connect(self._on_print)
        self.page.pdf_requested.connect(self._on_pdf)
        self.page.closed.connect(self._on_closed)
        self.page.preferences_changed.connect(self._on_preferences)
        self._dialogs = PrintDialogs(window, words, self.page.say, self.page.offer_pdf)
        window.pages.add(self.page, {Command.PRINT: self.page.print_shown})

    def show(
        self,
        facts: SheetFacts,
        day: date | None = None,
        go_back: Callable[[], None] | None = None,
        offers: SheetOffers | None = None,
    ) -> None:
        """Show the sheet for *facts*; *day* is when the game was played.

        *go_back* leads back when the sheet is closed; without, the page shown before comes again.
        *offers* are what may be chosen instead.
        """
        if self._window.page is not self.page:
            self._before = self._window.page
        self._facts, self._go_back = facts, go_back
        self.page.show_sheet(facts, day, self._window.preferences, offers)
        self._window.show_page(self.page)

    def change(self, facts: SheetFacts, offers: SheetOffers) -> None:
        """Show the sheet for *facts* instead, chosen from what was offered."""
        self._facts = facts
        self.page.change_sheet(facts, offers)

    # -- what the page asks for -------------------------------------------------------------

    def _on_closed(self) -> None:
        if self._go_back is not None:
            self._go_back()
        elif self._before is not None:
            self._window.show_page(self._before)

    def _on_preferences(self, preferences: Preferences) -> None:
        self._keep(preferences)

    def _on_pdf(self) -> None:
        assert self._facts is not None, "a sheet is shown"
        self._dialogs.ask_for_pdf(f"score-sheet-{self._facts.game}", self.page.printout())

    def save_pdf(self, path: Path) -> None:
        """Write the sheet to *path*, and say so on the page."""
        self._dialogs.save_pdf(path, self.page.printout())

    def _on_print(self) -> None:
        printout = self.page.printout()
        title = self.tr("Print the score sheet")
        self._dialogs.print_out(title, printout.title, lambda _paper: printout)


class BlankSheets(QObject):
    """Shows the sheet of a game, and of other rules and players when they are chosen there."""

    def __init__(
        self, window: MainWindow, sheets: ScoreSheetController, setup: SetupController
    ) -> None:
        super().__init__(sheets)
        self._window = window
        self._sheets = sheets
        self._setup = setup
        self._choice: NewGame | None = None
        self._known = RuleSets()
        sheets.page.game_chosen.connect(self.show)
        sheets.page.rules_chosen.connect(self._on_rules)
        sheets.page.table_chosen.connect(self._on_table)

    def show(self, game: str) -> None:
        """The sheet for the rules by which *game* was played last."""
        self._known = self._setup.rules_controller.known()
        choice = self._choice = self._setup.last(game)
        self._sheets.show(facts_of_choice(choice), offers=self._offers(choice))

    def _on_rules(self, wanted: str) -> None:
        if self._choice is not None:
            options = self._choice.options
            self._change(wanted, options.players, options.sides.value)

    def _on_table(self, wanted: str) -> None:
        if self._choice is not None:
            players, _, sides = wanted.partition(" ")
            self._change(self._choice.chosen.code, int(players), sides)

    def _change(self, rules: str, players: int, sides: str) -> None:
        assert self._choice is not None, "a sheet was shown"
        preferences, game = self._window.preferences, self._choice.game
        preferences = with_table(preferences, game, rules, players, sides)
        self._choice = last_new_game(preferences, game, self._known)
        self._sheets.change(facts_of_choice(self._choice), self._offers(self._choice))

    # -- what may be chosen -----------------------------------------------------------------

    def _offers(self, choice: NewGame) -> SheetOffers:
        """What the page offers beside *choice*; what was dealt last stands first."""
        last = self._setup.last(choice.game).chosen.code
        own = alphabetical(self._known.of(choice.game).sets, lambda one: one.name)
        rules = [(one.name, one.path.name) for one in own]
        rules += [(preset_title(choice.game, one), one) for one in presets_of(choice.game)]
        return SheetOffers(
            choice.game,
            tuple(sorted(rules, key=lambda rule: rule[1] != last)),
            choice.chosen.code,
            tuple(_tables(choice.chosen)),
            f"{len(choice.seats)} {choice.options.sides}",
        )


def _tables(chosen: RulesChoice) -> list[tuple[str, str]]:
    """Numbers of players with their sides, and the value each stands for."""
    return [
        (WORDS.row([figure(players), sides_title(side, players)]), f"{players} {side}")
        for players in chosen.offered_players
        for side in chosen.offered_sides(players)
    ]


def facts_of_page(page: QWidget) -> SheetFacts | None:
    """A blank sheet for the rules that are being chosen on *page*; None where none are."""
    if isinstance(page, NewGamePage):
        return facts_of_choice(page.choice())
    if isinstance(page, HouseRulesPage):
        return facts_of_draft(page.draft())
    return None


def facts_of_choice(choice: NewGame) -> SheetFacts:
    """A blank sheet for the rules and players of *choice*."""
    names = tuple(shown_name(seat.name) for seat in choice.seats if seat.name.strip())
    return SheetFacts(
        choice.game,
        choice.options,
        choice.chosen.title,
        names if len(names) == len(choice.seats) else (),
        first_dealer=None if choice.dealer is None else Seat(choice.dealer),
        sentences=choice.chosen.sentences,
        brought=choice.brought or NOTHING,
    )


def facts_of_draft(draft: RulesDraft) -> SheetFacts:
    """A blank sheet for house rules as they stand in their form."""
    title = draft.name or preset_title(draft.game, None)
    return SheetFacts(draft.game, draft.options, title, sentences=draft.sentences)
