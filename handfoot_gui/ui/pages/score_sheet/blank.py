"""Blank score sheets of any game, rules and players, however a game was dealt last."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from handfoot_gui.session.game_offers import presets_of
from handfoot_gui.storage.house_rules import RuleSets
from handfoot_gui.ui.pages.score_sheet.controller import ScoreSheetController
from handfoot_gui.ui.pages.score_sheet.page import SheetOffers
from handfoot_gui.ui.pages.score_sheet.sources import facts_of_choice
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice
from handfoot_gui.ui.pages.setup.controller import SetupController
from handfoot_gui.ui.pages.setup.last_setup import last_new_game, with_table
from handfoot_gui.ui.pages.setup.seat_rows import sides_title
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.titles import preset_title
from handfoot_gui.ui.window.main_window import MainWindow


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
        rules = [(one.name, one.path.name) for one in self._known.of(choice.game).sets]
        rules += [(preset_title(one), one) for one in presets_of(choice.game)]
        return SheetOffers(
            choice.game,
            tuple(sorted(rules, key=lambda rule: rule[1] != last)),
            choice.chosen.code,
            tuple(_tables(choice.chosen)),
            f"{len(choice.seats)} {choice.options.sides}",
        )


def _tables(chosen: RulesChoice) -> list[tuple[str, str]]:
    """Numbers of players with their sides, and the value each stands for."""
    one = QCoreApplication.translate("SheetPage", "{count}, {sides}")
    return [
        (filled(one, count=players, sides=sides_title(side, players)), f"{players} {side}")
        for players in chosen.offered_players
        for side in chosen.offered_sides(players)
    ]
