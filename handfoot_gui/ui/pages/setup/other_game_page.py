"""Before a game that has no house rules: a preset, a few switches, and who sits where."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtWidgets import QVBoxLayout

from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.preferences import Setup
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import (
    Value,
    fitted,
    players_of,
    presets_of,
)
from handfoot_gui.ui.pages.setup.choice import USUAL_SEATS, OtherGame, SeatChoice, fitting_seats
from handfoot_gui.ui.pages.setup.page import SetupPage
from handfoot_gui.ui.pages.setup.parts import problem_of_names, tidy
from handfoot_gui.ui.pages.setup.seat_rows import SeatRows
from handfoot_gui.ui.pages.setup.switch_fields import switch_fields
from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.widgets.rule_row import RuleRow
from handfoot_gui.ui.widgets.theme import Look
from handfoot_gui.ui.widgets.titles import game_about, preset_about, preset_title

_MOST_SEATS: Final = 6


class OtherGamePage(SetupPage):
    """The page to set up a game without house rules."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._choice: OtherGame | None = None
        self._is_long = False
        """Whether the rare switches are shown."""

    def choice(self) -> OtherGame:
        assert self._choice is not None, "a choice comes first"
        seats = tuple(replace(seat, name=tidy(seat.name)) for seat in self._choice.seats)
        return replace(self._choice, seats=seats)

    def set_choice(self, game: str, chosen: Setup, seats: tuple[SeatChoice, ...]) -> None:
        """Show *game*, as last played; *seats* are those of a larger table too."""
        self._seats = fitting_seats(game, (*seats, *USUAL_SEATS[len(seats) :])[:_MOST_SEATS])
        self._choose(game, chosen)

    def _choose(self, game: str, chosen: Setup) -> None:
        fit = fitted(game, chosen)
        self._choice = OtherGame(game, fit, self._seats[: fit.players])
        self._rebuild()

    # -- content ----------------------------------------------------------------------------

    @property
    def _game(self) -> str:
        return "" if self._choice is None else self._choice.game

    def _rules(self, rows: QVBoxLayout) -> None:
        look, px, choice = self._look, self._look.px, self.choice()
        for preset in presets_of(choice.game):
            about = preset_about(choice.game, preset)
            row = RuleRow(look, preset_title(preset), about, name=f"rules-{preset}")
            row.setChecked(preset == choice.chosen.preset)
            row.toggled.connect(lambda is_on, preset=preset: self._on_preset(preset, is_on))
            rows.addWidget(row)
        rows.addSpacing(px(10))
        rows.addLayout(
            switch_fields(
                look,
                self._words,
                choice.game,
                choice.options,
                choice.chosen.changes,
                self._on_switch,
                None if self._is_long else self._on_more,
            )
        )

    def _seat_rows(self) -> SeatRows:
        choice = self._choice
        assert choice is not None, "a choice comes first"
        game, chosen = choice.game, choice.chosen
        sides = GAMES[game].preset_seats[chosen.preset][chosen.players]
        offered = (players_of(game, chosen.preset), sides)
        levels = GAMES[game].levels
        return SeatRows(self._look, choice.seats, choice.options, offered, levels, self.people)

    def _papers(self) -> tuple[Button, ...]:
        return (*super()._papers(), self._card_button())

    def _before(self) -> str:
        return self.tr("The first dealer is found by lot.")

    def _dealt(self) -> str:
        return f"{game_about(self._game)[0]}."

    # -- acts -------------------------------------------------------------------------------

    def problem(self) -> str:
        choice = self.choice()
        wrong = problem_of_names(choice.seats)
        if wrong:
            return wrong
        try:
            choice.options.check()
        except OptionsError:
            return self.tr("There are not enough cards for so many players.")
        return ""

    def _on_preset(self, preset: str, is_on: bool) -> None:
        if is_on and self._choice is not None:
            self._choose(self._choice.game, Setup(preset, self._choice.chosen.players))

    def _on_switch(self, field: str, value: Value) -> None:
        if self._choice is not None:
            chosen = self._choice.chosen
            changes = {**chosen.changes, field: value}
            self._choose(self._choice.game, replace(chosen, changes=changes))

    def _on_more(self) -> None:
        self._is_long = True
        self._rebuild()

    def _on_table(self, players: int, sides: str) -> None:
        del sides
        if self._choice is not None:
            self._choose(self._choice.game, replace(self._choice.chosen, players=players))

    def _on_seats(self, seats: tuple[SeatChoice, ...]) -> None:
        if self._choice is not None:
            self._choice = replace(self._choice, seats=seats)
            self._seats = (*seats, *self._seats[len(seats) :])
            self._show_problem()
