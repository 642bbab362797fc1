"""Before a score is kept: which game and rules, who plays with whom, who deals first."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.preferences import LONGEST_NAME
from handfoot_gui.core.text.words import shown_name
from handfoot_gui.storage.house_rules import RuleSet, RuleSets
from handfoot_gui.ui.pages.setup.choice import RulesChoice, ScorekeeperChoice
from handfoot_gui.ui.pages.setup.frame import SetupFrame
from handfoot_gui.ui.pages.setup.seat_rows import (
    NameField,
    place_titles,
    problem_of_names,
    seat_avatar,
    seat_panel,
    seat_place,
    table_fields,
    tidy,
)
from handfoot_gui.ui.widgets.controls import RING
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.labels import breakable, label
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Flow
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import preset_title
from handfoot_gui.ui.widgets.vocabulary import partners

_LONGEST = 24
"""Characters of a partner's name."""


class ScorekeeperSetupPage(SetupFrame):
    """The page to set up a kept game."""

    begun = Signal(object)  # a `ScorekeeperChoice`

    _choice: ScorekeeperChoice
    _dealer_field: ChoiceField
    may_be_forgotten = True

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._is_begun = False

    def choice(self) -> ScorekeeperChoice:
        choice = self._choice
        names = tuple(map(tidy, choice.names))
        return replace(choice, names=names, family=tidy(choice.family), place=tidy(choice.place))

    def set_choice(
        self, choice: ScorekeeperChoice, known: RuleSets | None = None, *, is_begun: bool = False
    ) -> None:
        """Show *choice*; *known* are the house rules there are.

        Of a game that has begun, names, first dealer and what stands on the sheet can be changed.
        """
        self._rule_offers = replace(
            self._rule_offers, known=known or RuleSets(), said="", can_undo=False
        )
        self._is_begun = is_begun
        self._choice = choice.fitted()
        self._rebuild()

    def problem(self) -> str:
        choice = self._choice
        wrong = problem_of_names(choice.names[: choice.players])
        if wrong:
            return wrong
        try:
            choice.options.check()
        except OptionsError:
            return self.tr("These rules do not fit that many players.")
        return self._problem_with_start()

    def side_names(self) -> tuple[str, ...]:
        choice = self.choice()
        names = self._words.people(map(shown_name, choice.names))
        return tuple(
            self._words.listed(self._words.together(names[seat] for seat in side))
            for side in choice.options.seats_of_sides
        )

    def set_brought(self, brought: BroughtForward | None) -> None:
        self._change(brought=brought)
        self._rebuild()

    def _choose(self, chosen: RulesChoice, players: int, sides: str) -> None:
        before = len(self._choice.options.seats_of_sides)
        self._change(chosen=chosen, players=players, sides=sides)
        self._choice = self._choice.fitted()
        if len(self._choice.options.seats_of_sides) != before:
            # Where others sit together, nobody has the totals that were entered.
            self._change(brought=None)
        self._rebuild()

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        choice = self._choice
        if self._is_begun:
            content = self._framed(self.tr("Names and dealer"), [self._table(choice)])
            self._foot.deal.setText(self.tr("Change names"))
        else:
            rules = self._rules_half()
            change, card, ask = rules.ways()
            gap = self._style.px(2)
            put(rules, Flow([change, card, ask], apart=gap, lines_apart=gap), 1)
            halves = (rules, self._table(choice))
            content = self._framed(translate("Common", "Keep score"), halves, game=choice.game)
            self._foot.deal.setText(translate("Common", "Keep score"))
        return content

    def _about(self, rules: RuleSet) -> str:
        base = preset_title(rules.game, rules.base)
        return filled(self.tr("Based on {preset}"), preset=base)

    def _table(self, choice: ScorekeeperChoice) -> QVBoxLayout:
        style = self._style
        gap = 8 if choice.players < 5 else 5 if choice.players < 7 else 1
        # The frame of the button, not the ring of the keyboard around it, stands below the fields.
        rows = vertical(style, margins=(0, 0, RING, 0), gap=gap)
        fields = vertical(style, margins=(RING, 0, 0, 0), gap=gap)
        head = horizontal(style, gap=2)
        players, sides = table_fields(
            style, (choice.players, choice.sides), choice.offered_players, choice.offered_sides
        )
        for field in (players, sides):
            field.setEnabled(field.isEnabled() and not self._is_begun)
            field.activated.connect(lambda: self._on_table(int(players.value()), sides.value()))
        put(
            head,
            (label(style, translate("Common", "Players"), TextStyle.SECTION_TITLE), 1),
            players,
            sides,
        )
        self._places: dict[int, QLabel] = {}
        seats = [self._seat(choice, seat) for seat in range(choice.players)]
        start = Flow([self._start_button()], apart=0, lines_apart=0)
        put(fields, head, *seats, self._dealer(choice), self._headings(choice))
        put(rows, fields, start, 1)
        return rows

    def _seat(self, choice: ScorekeeperChoice, seat: int) -> QWidget:
        options = choice.options
        place = place_titles(choice.players, runs_right=options.runs_right)[seat]
        field = NameField(self._style, choice.names[seat], (), code=f"name-{seat}")
        field.setAccessibleName(filled(translate("Common", "Name, {place}"), place=place))
        # The keyboard begins in the first one, to go on writing.
        field.end(False)
        field.textChanged.connect(lambda text: self._on_name(seat, text))
        avatar = seat_avatar(self._style, options, seat, field)
        where = self._places[seat] = seat_place(self._style, self._place(seat))
        return seat_panel(self._style, options, avatar, field, where)

    def _place(self, seat: int) -> str:
        """Where *seat* is, and who plays with it."""
        choice, options = self._choice, self._choice.options
        place = place_titles(choice.players, runs_right=options.runs_right)[seat]
        side = next(seats for seats in options.seats_of_sides if seat in seats)
        others = [_short(choice.names[other]) or "?" for other in side if other != seat]
        if not others:
            return breakable(place)
        said = self.tr("{place}, with {names}")
        return breakable(filled(said, place=place, names=partners(others)))

    def _dealer(self, choice: ScorekeeperChoice) -> QHBoxLayout:
        row = QHBoxLayout()
        names = [(name or "?", str(seat)) for seat, name in enumerate(choice.names)]
        field = ChoiceField(self._style, names[: choice.players], name="dealer")
        field.setAccessibleName(self.tr("Deals first"))
        field.set_value(str(choice.dealer))
        field.activated.connect(lambda: self._change(dealer=int(field.value())))
        put(row, (label(self._style, self.tr("Deals first"), TextStyle.BODY), 1), field)
        self._dealer_field = field
        return row

    def _headings(self, choice: ScorekeeperChoice) -> QHBoxLayout:
        """What stands at the head of the printed sheet, where somebody wants it."""
        row = horizontal(self._style, gap=12)
        for key, text, said in (
            ("family", choice.family, self.tr("Family, on the score sheet")),
            ("place", choice.place, self.tr("Place, on the score sheet")),
        ):
            field = QLineEdit(text)
            field.setMaxLength(LONGEST_NAME)
            field.setFont(self._style.font(TextStyle.NAME))
            field.setObjectName(key)
            field.setPlaceholderText(said)
            field.setAccessibleName(said)
            field.setAccessibleDescription(translate("Common", "Optional"))
            field.textChanged.connect(lambda text, key=key: self._change(**{key: text}))
            row.addWidget(field, 1)
        return row

    def _show_problem(self) -> None:
        said = self.tr("You play with your own cards; the program keeps score.")
        if self._is_begun:
            said = self.tr("What you entered stays as it is.")
        self._foot.show_problem(self.problem(), said)

    # -- acts -------------------------------------------------------------------------------

    def _change(self, **changes: object) -> None:
        self._choice = replace(self._choice, **changes)

    def _on_name(self, seat: int, text: str) -> None:
        names = self._choice.names
        self._change(names=(*names[:seat], text, *names[seat + 1 :]))
        self._dealer_field.setItemText(seat, text or "?")
        for other, where in self._places.items():
            where.setText(self._place(other))
        self._show_problem()

    def _on_done(self) -> None:
        self.begun.emit(self.choice())


def _short(name: str) -> str:
    """*name* as far as there is room for it beside another."""
    shown = shown_name(name)
    return shown if len(shown) <= _LONGEST else f"{shown[: _LONGEST - 1]}…"
