"""Before a score is kept: which game and rules, who plays with whom, who deals first."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.text.partners import together
from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.storage.house_rules import RuleSet, RuleSets
from handfoot_gui.ui.pages.setup.choice import RulesChoice, ScorekeeperChoice, SeatChoice
from handfoot_gui.ui.pages.setup.frame import SetupFrame
from handfoot_gui.ui.pages.setup.parts import problem_of_names, tidy
from handfoot_gui.ui.pages.setup.rule_list import RuleList
from handfoot_gui.ui.pages.setup.seat_rows import LONGEST_NAME, place_titles, sides_title
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.fields import Choice
from handfoot_gui.ui.widgets.figures import figure, filled
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import Avatar, Surface, breakable, label
from handfoot_gui.ui.widgets.page import Flow
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import preset_title

_LONGEST = 24
"""Characters of a partner's name."""


class ScorekeeperSetupPage(SetupFrame):
    """The page to set up a kept game.

    Signals besides those of `SetupFrame`: ``begun(KeeperChoice)``, ``card_requested(game, options,
    title)``, ``change_requested(KeeperChoice)`` (of its rules), ``questions_requested()``,
    ``undo_requested()`` (of what happened to house rules).
    """

    begun = Signal(object)
    card_requested = Signal(str, object, str)
    change_requested = Signal(object)
    questions_requested = Signal()
    undo_requested = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._words = Words(lambda context, text: QCoreApplication.translate(context, text), figure)
        self._choice: ScorekeeperChoice | None = None
        self._known = RuleSets()
        self._is_long = False
        self._is_begun = False
        self._said, self._can_undo = "", False

    def choice(self) -> ScorekeeperChoice:
        """What is chosen now; names without blanks around them."""
        choice = self._choice
        assert choice is not None, "a choice comes first"
        names = tuple(map(tidy, choice.names))
        return replace(choice, names=names, family=tidy(choice.family), place=tidy(choice.place))

    def set_choice(
        self, choice: ScorekeeperChoice, known: RuleSets | None = None, *, is_begun: bool = False
    ) -> None:
        """Show *choice*; *known* are the house rules there are.

        Of a game that has begun, names, first dealer and what stands on the sheet can be changed.
        """
        self._known, self._is_begun = known or RuleSets(), is_begun
        self._said, self._can_undo = "", False
        self._choose(choice)

    def set_rules(self, known: RuleSets, said: str = "", *, can_undo: bool = False) -> None:
        """Offer the house rules *known*; *said* is a sentence about what happened to them."""
        choice = self._choice
        assert choice is not None, "a choice comes first"
        self._known, self._said, self._can_undo = known, said, can_undo
        rules = choice.chosen.rules
        if rules is not None:
            rules = next((one for one in known.sets if one.path == rules.path), None)
        self._choose(replace(choice, chosen=replace(choice.chosen, rules=rules)))

    def choose_rules(self, rules: RuleSet) -> None:
        """Choose house rules, with the players they were made for."""
        self._on_rules(rules)

    def show_rules(self) -> None:
        """Let people read the rules as they are chosen."""
        choice = self.choice()
        self.card_requested.emit(choice.game, choice.options, choice.chosen.title)

    def problem(self) -> str:
        """Why the score cannot be kept yet, as a sentence; empty when it can."""
        choice = self.choice()
        wrong = problem_of_names(
            [SeatChoice(name, None) for name in choice.names[: choice.players]]
        )
        if wrong:
            return wrong
        try:
            choice.options.check()
        except OptionsError:
            return self.tr("These rules do not fit so many players.")
        return ""

    def _choose(self, choice: ScorekeeperChoice) -> None:
        self._choice = choice.fitted()
        self._rebuild()

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        choice = self._choice
        assert choice is not None, "a choice comes first"
        if self._is_begun:
            content = self._framed(self.tr("Names and dealer"), [self._table(choice)])
            self._foot.deal.setText(self.tr("Change names"))
        else:
            halves = (self._rules(choice), self._table(choice))
            content = self._framed(self.tr("Keep score"), halves, game=choice.game)
            self._foot.deal.setText(self.tr("Keep score"))
        return content

    def _rules(self, choice: ScorekeeperChoice) -> QVBoxLayout:
        style = self._style
        rows = self._rules_rows()
        rules = RuleList(style, self._words, self._known, self._about, rows)
        rules.undo_requested.connect(self.undo_requested)
        rules.more_requested.connect(self._on_more)
        rules.chosen.connect(self._on_rules)
        rules.fill(
            rows,
            choice.chosen,
            said=self._said,
            can_undo=self._can_undo,
            is_long=self._is_long,
        )
        rows.addSpacing(style.px(4))
        rows.addWidget(self._rule_buttons())
        rows.addStretch(1)
        return rows

    def _about(self, rules: RuleSet) -> str:
        return filled(self.tr("From {preset}"), preset=preset_title(rules.base))

    def _rule_buttons(self) -> Flow:
        """The ways to read the rules, to change them and to make a family's own."""
        style, px = self._style, self._style.px
        card = Button(style, self.tr("Show rule card"), sign=Icon.SHEET, name="show-card")
        card.clicked.connect(self.show_rules)
        change = Button(style, self.tr("Change rules"), sign=Icon.SLIDERS, name="change-rules")
        change.clicked.connect(lambda: self.change_requested.emit(self.choice()))
        ask = Button(style, self.tr("Make family rules"), sign=Icon.HINT, name="questions")
        ask.clicked.connect(self.questions_requested)
        return Flow([change, card, ask], apart=px(2), lines_apart=px(2))

    def _table(self, choice: ScorekeeperChoice) -> QVBoxLayout:
        style, px = self._style, self._style.px
        rows = QVBoxLayout()
        rows.setContentsMargins(px(RING), 0, px(RING), 0)
        rows.setSpacing(px(8 if choice.players < 5 else 5))
        head = QHBoxLayout()
        head.setSpacing(px(2))
        head.addWidget(label(style, self.tr("Players"), TextStyle.SECTION_TITLE), 1)
        numbers = choice.offered_players
        players = Choice(
            style,
            [(filled(self.tr("{count} players"), count=n), str(n)) for n in numbers],
            name="players",
        )
        players.setAccessibleName(self.tr("Number of players"))
        players.set_value(str(choice.players))
        players.setEnabled(len(numbers) > 1 and not self._is_begun)
        head.addWidget(players)
        offered = choice.offered_sides
        sides = Choice(
            style, [(sides_title(side, choice.players), side.value) for side in offered],
            name="sides",
        )  # fmt: skip
        sides.setAccessibleName(self.tr("Sides"))
        sides.set_value(choice.sides)
        sides.setEnabled(len(offered) > 1 and not self._is_begun)
        head.addWidget(sides)
        rows.addLayout(head)
        for seat in range(choice.players):
            rows.addWidget(self._seat(choice, seat))
        rows.addLayout(self._dealer(choice))
        rows.addLayout(self._headings(choice))
        rows.addStretch(1)
        players.activated.connect(lambda: self._on_table(int(players.value()), sides.value()))
        sides.activated.connect(lambda: self._on_table(int(players.value()), sides.value()))
        return rows

    def _seat(self, choice: ScorekeeperChoice, seat: int) -> QWidget:
        style, px = self._style, self._style.px
        options = choice.options
        place = place_titles(choice.players, runs_right=options.runs_right)[seat]
        panel = Surface(style, line=style.theme.line, radius=10)
        panel.setMinimumHeight(px(54))
        row = QHBoxLayout(panel)
        row.setContentsMargins(px(14), px(2), px(12 - RING), px(2))
        row.setSpacing(px(12))
        sides = options.seats_of_sides
        side = next(n for n, seats in enumerate(sides) if seat in seats)
        avatar = Avatar(style, style.theme.sides[side], choice.names[seat])
        row.addWidget(avatar)
        field = QLineEdit(choice.names[seat])
        field.setMaxLength(LONGEST_NAME)
        field.setFont(style.font(TextStyle.NAME))
        field.setObjectName(f"name-{seat}")
        field.setAccessibleName(filled(self.tr("Name, {place}"), place=place))
        field.setMinimumWidth(px(120))
        field.textChanged.connect(lambda text: self._on_name(seat, text, avatar))
        row.addWidget(field, 3)
        partners = [_short(choice.names[other]) for other in sides[side] if other != seat]
        said = place
        if partners:
            names = self._words.listed(together(partners))
            said = filled(self.tr("{place}, with {names}"), place=place, names=names)
        where = label(style, breakable(said), TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        where.setMinimumWidth(px(86))
        row.addWidget(where, 2)
        return panel

    def _dealer(self, choice: ScorekeeperChoice) -> QHBoxLayout:
        style = self._style
        row = QHBoxLayout()
        row.addWidget(label(style, self.tr("Deals first"), TextStyle.BODY), 1)
        names = [(name or "?", str(seat)) for seat, name in enumerate(choice.names)]
        field = Choice(style, names[: choice.players], name="dealer")
        field.setAccessibleName(self.tr("Deals first"))
        field.set_value(str(choice.dealer))
        field.activated.connect(lambda: self._on_dealer(int(field.value())))
        row.addWidget(field)
        self._dealer_field = field
        return row

    _dealer_field: Choice

    def _headings(self, choice: ScorekeeperChoice) -> QHBoxLayout:
        """What stands at the head of the printed sheet, where somebody wants it."""
        style = self._style
        row = QHBoxLayout()
        row.setSpacing(style.px(12))
        for key, text, said in (
            ("family", choice.family, self.tr("Family, for the sheet")),
            ("place", choice.place, self.tr("Place, for the sheet")),
        ):
            field = QLineEdit(text)
            field.setMaxLength(LONGEST_NAME)
            field.setFont(style.font(TextStyle.NAME))
            field.setObjectName(key)
            field.setPlaceholderText(said)
            field.setAccessibleName(said)
            field.textChanged.connect(lambda text, key=key: self._on_heading(key, text))
            row.addWidget(field, 1)
        return row

    def _show_problem(self) -> None:
        said = self.tr("The family plays with its own cards, the program adds up.")
        if self._is_begun:
            said = self.tr("What has been entered stays as it is.")
        self._foot.show_problem(self.problem(), said)

    # -- acts -------------------------------------------------------------------------------

    def _change(self, **changes: object) -> ScorekeeperChoice:
        assert self._choice is not None, "a choice comes first"
        return replace(self._choice, **changes)

    def _on_rules(self, offer: RuleSet | str) -> None:
        assert self._choice is not None, "a choice comes first"
        game, preset = self._choice.game, self._choice.chosen.preset
        if isinstance(offer, str):
            self._choose(self._change(chosen=RulesChoice(game, offer)))
        else:
            made_for = offer.options
            self._choose(
                self._change(
                    chosen=RulesChoice(game, preset, offer),
                    players=made_for.players,
                    sides=made_for.sides.value,
                )
            )

    def _on_table(self, players: int, sides: str) -> None:
        self._choose(self._change(players=players, sides=sides))

    def _on_name(self, seat: int, text: str, avatar: Avatar) -> None:
        assert self._choice is not None, "a choice comes first"
        avatar.set_name(text)
        names = (*self._choice.names[:seat], text, *self._choice.names[seat + 1 :])
        self._choice = self._change(names=names)
        self._dealer_field.setItemText(seat, text or "?")
        self._show_problem()

    def _on_dealer(self, seat: int) -> None:
        self._choice = self._change(dealer=seat)

    def _on_heading(self, key: str, text: str) -> None:
        self._choice = self._change(**{key: text})

    def _on_more(self) -> None:
        self._is_long = True
        self._rebuild()

    def _on_done(self) -> None:
        self.begun.emit(self.choice())


def _short(name: str) -> str:
    """*name* as far as there is room for it beside another."""
    shown = shown_name(name)
    return shown if len(shown) <= _LONGEST else f"{shown[: _LONGEST - 1]}…"
