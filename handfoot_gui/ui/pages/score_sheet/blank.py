"""Blank score sheets of any game, rules and players, however a game was dealt last."""

from __future__ import annotations

from enum import StrEnum

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject

from handfoot_gui.core.preferences import Setup
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.offers import (
    players_offered,
    presets_offered,
    sides_offered,
)
from handfoot_gui.session.game_offers import fitted, players_of, presets_of
from handfoot_gui.storage.house_rules import RuleSets
from handfoot_gui.ui.pages.score_sheet.controller import ScoreSheetController
from handfoot_gui.ui.pages.score_sheet.page import SheetOffers
from handfoot_gui.ui.pages.score_sheet.sources import facts_of_choice
from handfoot_gui.ui.pages.setup.choice import GameChoice, NewGame, OtherGame
from handfoot_gui.ui.pages.setup.controller import SetupController
from handfoot_gui.ui.pages.setup.last_setup import last_new_game, last_seats
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
        self._choice: GameChoice | None = None
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
        choice = self._choice
        if isinstance(choice, NewGame):
            self._change(self._new_game(wanted, len(choice.seats), choice.sides.value))
        elif choice is not None:
            self._change(self._other_game(choice, wanted, len(choice.seats)))

    def _on_table(self, wanted: str) -> None:
        choice = self._choice
        players, _, sides = wanted.partition(" ")
        if isinstance(choice, NewGame):
            self._change(self._new_game(_rules_of(choice), int(players), sides))
        elif choice is not None:
            self._change(self._other_game(choice, choice.chosen.preset, int(players)))

    def _change(self, choice: GameChoice) -> None:
        self._choice = choice
        self._sheets.change(facts_of_choice(choice), self._offers(choice))

    def _new_game(self, rules: str, players: int, sides: str) -> NewGame:
        liked = self._window.preferences
        return last_new_game(replace(liked, rules=rules, players=players, sides=sides), self._known)

    def _other_game(self, choice: OtherGame, preset: str, players: int) -> OtherGame:
        chosen = replace(choice.chosen, players=players)
        if preset != chosen.preset:
            chosen = Setup(preset, players)
        chosen = fitted(choice.game, chosen)
        seats = last_seats(self._window.preferences)[: chosen.players]
        return OtherGame(choice.game, chosen, seats)

    # -- what may be chosen -----------------------------------------------------------------

    def _offers(self, choice: GameChoice) -> SheetOffers:
        """What the page offers beside *choice*; what was dealt last stands first."""
        last = _rules_of(self._setup.last(choice.game))
        rules = sorted(self._rules(choice), key=lambda rule: rule[1] != last)
        sides = choice.options.sides.value
        return SheetOffers(
            choice.game,
            tuple(rules),
            _rules_of(choice),
            tuple(_tables(choice)),
            f"{len(choice.seats)} {sides}",
        )

    def _rules(self, choice: GameChoice) -> list[tuple[str, str]]:
        if isinstance(choice, OtherGame):
            return [(preset_title(one), one) for one in presets_of(choice.game)]
        own = [(one.name, one.path.name) for one in self._known.sets]
        return own + [(preset_title(one), one) for one in presets_offered()]


def _rules_of(choice: GameChoice) -> str:
    if isinstance(choice, OtherGame):
        return choice.chosen.preset
    return choice.preset if choice.rules is None else choice.rules.path.name


def _tables(choice: GameChoice) -> list[tuple[str, str]]:
    """Numbers of players with their sides, and the value each stands for."""
    one = QCoreApplication.translate("SheetPage", "{count}, {sides}")
    found = []
    for players, groups in _groups(choice):
        for side in groups:
            text = filled(one, count=players, sides=sides_title(side, players))
            found.append((text, f"{players} {side.value}"))
    return found


def _groups(choice: GameChoice) -> list[tuple[int, tuple[StrEnum, ...]]]:
    if isinstance(choice, OtherGame):
        preset = choice.chosen.preset
        seats = GAMES[choice.game].preset_seats[preset]
        return [(players, seats[players]) for players in players_of(choice.game, preset)]
    wanted = None if choice.rules is not None else choice.preset
    return [(players, sides_offered(wanted, players)) for players in players_offered(wanted)]
