"""Before a game that has no house rules: a preset, a few switches, and who sits where."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.engine.agreements import Agreements
from handfoot_gui.engine.errors import OptionsError
from handfoot_gui.engine.registry import GAMES, GameOptions
from handfoot_gui.model.game_offers import (
    Value,
    fitted,
    options_of,
    players_of,
    presets_of,
    switches_of,
    value_of,
)
from handfoot_gui.model.levels import LEVELS
from handfoot_gui.model.levels import fitting as fitting_level
from handfoot_gui.model.preferences import Setup
from handfoot_gui.model.wording.agreements import agreed
from handfoot_gui.model.wording.switches import Switch
from handfoot_gui.model.wording.words import Words
from handfoot_gui.views.controls import RING, Button
from handfoot_gui.views.fields import Choice
from handfoot_gui.views.figures import figure
from handfoot_gui.views.icons import Sign
from handfoot_gui.views.labels import label
from handfoot_gui.views.page import Middle, Page, column
from handfoot_gui.views.rule_row import RuleRow
from handfoot_gui.views.seat_rows import USUAL_SEATS, SeatChoice, SeatRows
from handfoot_gui.views.setup_parts import SetupFoot, game_choice, problem_of_names, tidy
from handfoot_gui.views.theme import Look, Role
from handfoot_gui.views.titles import game_about, game_preset_about, preset_title

_MOST_SEATS: Final = 6

_WIDE_FIELD: Final = 280
"""Units of width from which a field stands below its label."""


class OtherGame(Struct, frozen=True):
    """What was chosen: the game, how it is played, and the seats in playing order."""

    game: str
    chosen: Setup
    seats: tuple[SeatChoice, ...]

    @property
    def options(self) -> GameOptions:
        """The rules it is dealt by."""
        return options_of(self.game, self.chosen)

    @property
    def label(self) -> str:
        """The rule set's name in the record."""
        return self.chosen.preset


class OtherGamePage(Page):
    """The page to set up a game without house rules.

    Signals: ``deal_requested(OtherGame)``, ``cancelled()``, ``game_chosen(str)`` when another
    game is to be set up, ``print_requested()`` (a blank score sheet).
    """

    deal_requested = Signal(object)
    cancelled = Signal()
    game_chosen = Signal(str)
    print_requested = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._words = Words(lambda context, text: QCoreApplication.translate(context, text), figure)
        self.people: tuple[str, ...] = ()
        """Names to be offered while one is typed, from `set_choice` on."""
        self._seats: tuple[SeatChoice, ...] = USUAL_SEATS
        self._choice: OtherGame | None = None

    def choice(self) -> OtherGame:
        """What is chosen now; names without blanks around them."""
        assert self._choice is not None, "a choice comes first"
        seats = tuple(replace(seat, name=tidy(seat.name)) for seat in self._choice.seats)
        return replace(self._choice, seats=seats)

    def all_seats(self) -> tuple[SeatChoice, ...]:
        """The seats chosen and those of a larger table."""
        return self._seats

    def set_choice(self, game: str, chosen: Setup, seats: tuple[SeatChoice, ...]) -> None:
        """Show *game*, as last played; *seats* are those of a larger table too."""
        self._seats = tuple(
            replace(seat, bot=fitting_level(game, seat.bot)) if seat.bot is not None else seat
            for seat in (*seats, *USUAL_SEATS[len(seats) :])[:_MOST_SEATS]
        )
        self._choose(game, chosen)

    def _choose(self, game: str, chosen: Setup) -> None:
        fit = fitted(game, chosen)
        self._choice = OtherGame(game, fit, self._seats[: fit.players])
        self._rebuild()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        look, px = self._look, self._look.px
        content = QWidget()
        if self._choice is None:
            return content
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        side = 24 if self._is_narrow else 48
        upper, layout = column(look, margins=(side - RING, 22, side - RING, 6))
        title = label(look, self.tr("New game"), Role.PAGE_TITLE)
        title.setContentsMargins(px(RING), 0, 0, 0)
        layout.addWidget(title)
        layout.addSpacing(px(8))
        games = game_choice(look, self._choice.game)
        games.chosen.connect(self.game_chosen)
        line = QHBoxLayout()
        line.addWidget(games)
        line.addStretch(1)
        layout.addLayout(line)
        layout.addSpacing(px(10))
        halves = QVBoxLayout() if self._is_narrow else QHBoxLayout()
        halves.setSpacing(px((24 if self._is_narrow else 48) - RING))
        halves.addLayout(self._rules(self._choice), 10)
        halves.addLayout(self._table(self._choice), 11)
        layout.addLayout(halves)
        layout.addStretch(1)
        rows.addWidget(Middle(upper), 1)
        self._foot = SetupFoot(look, side, is_narrow=self._is_narrow)
        self._foot.cancel.clicked.connect(self.cancelled)
        self._foot.deal.clicked.connect(self._on_deal)
        rows.addWidget(self._foot)
        self._show_problem()
        return content

    _foot: SetupFoot

    def _rules(self, choice: OtherGame) -> QVBoxLayout:
        look, px = self._look, self._look.px
        rows = QVBoxLayout()
        rows.setSpacing(px(8 - RING))
        title = label(look, self.tr("Rules"), Role.SECTION_TITLE)
        title.setContentsMargins(px(RING), 0, 0, px(4))
        rows.addWidget(title)
        for preset in presets_of(choice.game):
            about = game_preset_about(choice.game, preset)
            row = RuleRow(look, preset_title(preset), about, name=f"rules-{preset}")
            row.setChecked(preset == choice.chosen.preset)
            row.toggled.connect(lambda is_on, preset=preset: self._on_preset(preset, is_on))
            rows.addWidget(row)
        rows.addSpacing(px(10))
        grid = QGridLayout()
        grid.setContentsMargins(px(RING), 0, px(RING), 0)
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(px(6))
        grid.setColumnStretch(0, 1)
        for number, switch in enumerate(switches_of(choice.game, self._words)):
            line, field = 2 * number, self._field(choice, switch)
            if field.sizeHint().width() > px(_WIDE_FIELD):
                # Beside its label it would push the seats out of a small window.
                grid.addWidget(label(look, switch.label, Role.BODY), line, 0, 1, 2)
                grid.addWidget(field, line + 1, 0, 1, 2)
            else:
                grid.addWidget(label(look, switch.label, Role.BODY, wraps=True), line, 0)
                grid.addWidget(field, line, 1)
        rows.addLayout(grid)
        rows.addStretch(1)
        return rows

    def _field(self, choice: OtherGame, switch: Switch) -> Choice:
        items = [(text, str(place)) for place, (_, text) in enumerate(switch.values)]
        now = value_of(choice.options, switch.field)
        known = [value for value, _ in switch.values]
        if now not in known:
            items.append((str(now), str(len(known))))
            known.append(now)
        field = Choice(self._look, items, name=f"option-{switch.field}")
        field.setAccessibleName(switch.label)
        field.set_value(str(known.index(now)))
        field.activated.connect(lambda: self._on_switch(switch.field, known[int(field.value())]))
        return field

    def _table(self, choice: OtherGame) -> QVBoxLayout:
        look, px = self._look, self._look.px
        game, chosen = choice.game, choice.chosen
        options = choice.options
        rows = QVBoxLayout()
        rows.setSpacing(px(8))
        sides = GAMES[game].preset_seats[chosen.preset][chosen.players]
        offered = (players_of(game, chosen.preset), sides)
        table = SeatRows(look, choice.seats, options, offered, LEVELS[game], self.people)
        table.changed.connect(lambda: self._on_seats(table.seats))
        table.table_changed.connect(self._on_table)
        table.entered.connect(self._on_deal)
        rows.addWidget(table)
        facts = self.tr("The first dealer is found by lot.")
        said = label(look, facts, Role.LABEL, ink=look.theme.text2, wraps=True)
        said.setContentsMargins(px(RING), 0, 0, 0)
        rows.addWidget(said)
        paper = Button(look, self.tr("Print score sheet"), sign=Sign.SHEET, name="print-sheet")
        paper.clicked.connect(self.print_requested)
        line_of_buttons = QHBoxLayout()
        line_of_buttons.addWidget(paper)
        line_of_buttons.addStretch(1)
        rows.addLayout(line_of_buttons)
        rows.addStretch(1)
        return rows

    # -- acts -------------------------------------------------------------------------------

    def problem(self) -> str:
        """Why the cards cannot be dealt yet, as a sentence; empty when they can."""
        choice = self.choice()
        wrong = problem_of_names(choice.seats)
        if wrong:
            return wrong
        try:
            choice.options.check()
        except OptionsError:
            return self.tr("There are not enough cards for so many players.")
        return ""

    def _show_problem(self) -> None:
        about = game_about(self.choice().game)
        said = " ".join(filter(None, (f"{about[0]}.", agreed(self._words, self._agreements))))
        self._foot.show_problem(self.problem(), said)

    _agreements = Agreements()

    def set_agreements(self, agreements: Agreements) -> None:
        """Say what is agreed on in a new game."""
        self._agreements = agreements
        if self._choice is not None:
            self._show_problem()

    def _on_preset(self, preset: str, is_on: bool) -> None:
        if is_on and self._choice is not None:
            self._choose(self._choice.game, Setup(preset, self._choice.chosen.players))

    def _on_switch(self, field: str, value: Value) -> None:
        if self._choice is not None:
            chosen = self._choice.chosen
            changes = {**chosen.changes, field: value}
            self._choose(self._choice.game, replace(chosen, changes=changes))

    def _on_table(self, players: int, _sides: str) -> None:
        if self._choice is not None:
            self._choose(self._choice.game, replace(self._choice.chosen, players=players))

    def _on_seats(self, seats: tuple[SeatChoice, ...]) -> None:
        if self._choice is not None:
            self._choice = replace(self._choice, seats=seats)
            self._seats = (*seats, *self._seats[len(seats) :])
            self._show_problem()

    def _on_deal(self) -> None:
        if not self.problem():
            self.deal_requested.emit(self.choice())
