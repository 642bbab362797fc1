"""Before a game: which rules, who sits where, and what will be dealt."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from handfoot_gui.core.errors import OptionsError
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.offers import (
    base_options,
    players_offered,
    presets_offered,
    sides_offered,
)
from handfoot_gui.games.hand_and_foot.rules.option_values import Deck, Sides
from handfoot_gui.games.hand_and_foot.text.option_changes import contradiction, summary
from handfoot_gui.games.hand_and_foot.text.option_values import quotas_listed
from handfoot_gui.storage.house_rules import RuleSet, RuleSets
from handfoot_gui.ui.pages.setup.choice import GAME, USUAL_SEATS, NewGame, SeatChoice
from handfoot_gui.ui.pages.setup.frame import at_left
from handfoot_gui.ui.pages.setup.page import SetupPage
from handfoot_gui.ui.pages.setup.parts import problem_of_names, tidy
from handfoot_gui.ui.pages.setup.rule_list import MoreRules, RulesNotice, short_list
from handfoot_gui.ui.pages.setup.seat_rows import SeatRows
from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.icons import Sign
from handfoot_gui.ui.widgets.rule_row import RuleRow
from handfoot_gui.ui.widgets.theme import Look
from handfoot_gui.ui.widgets.titles import preset_about, preset_title

_Offer: TypeAlias = RuleSet | str
"""House rules, or a preset's name."""

_AN_HOUR: Final = 4
"""Deals that take about an hour."""


class NewGamePage(SetupPage):
    """The page to set up a game.

    Signals besides those of `SetupPage`: ``change_requested(NewGame)`` (of its rules),
    ``questions_requested()``, ``import_requested()``, ``export_requested(RuleSet)``,
    ``delete_requested(RuleSet)``, ``undo_requested()`` (of the last deletion).
    """

    change_requested = Signal(object)
    questions_requested = Signal()
    import_requested = Signal()
    export_requested = Signal(object)
    delete_requested = Signal(object)
    undo_requested = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._chosen = NewGame("classic", USUAL_SEATS[:4])
        self._known = RuleSets()
        self._said, self._can_undo = "", False
        self._is_long = False
        self._rebuild()

    def choice(self) -> NewGame:
        seats = tuple(replace(seat, name=tidy(seat.name)) for seat in self._chosen.seats)
        return replace(self._chosen, seats=seats)

    def set_choice(self, choice: NewGame, more: tuple[SeatChoice, ...] = ()) -> None:
        """Show *choice*, usually the game last played; *more* are seats of a larger table."""
        self._chosen = choice
        seats = (*choice.seats, *more)
        self._seats = (*seats, *USUAL_SEATS[len(seats) :])[:6]
        self._rebuild()

    def set_rules(self, known: RuleSets, said: str = "", *, can_undo: bool = False) -> None:
        """Offer the house rules *known*; *said* is a sentence about what happened to them."""
        self._known, self._said, self._can_undo = known, said, can_undo
        rules = self._chosen.rules
        if rules is not None:
            again = next((one for one in known.sets if one.path == rules.path), None)
            self._chosen = replace(self._chosen, rules=again)
        self._rebuild()

    def choose_rules(self, rules: RuleSet) -> None:
        """Choose house rules, with the players they were made for."""
        self._seat(len(self._chosen.seats), self._chosen.sides, rules=rules, is_made_for=True)

    def problem(self) -> str:
        wrong = problem_of_names(self._chosen.seats)
        if wrong:
            return wrong
        options = self._chosen.options
        try:
            options.check()
        except OptionsError as error:
            return contradiction(self._words, options, error)
        return ""

    # -- content ----------------------------------------------------------------------------

    @property
    def _game(self) -> str:
        return GAME

    def _rules(self, rows: QVBoxLayout) -> None:
        look, px = self._look, self._look.px
        if self._said:
            notice = RulesNotice(self._look, self._said, can_undo=self._can_undo)
            notice.undo_requested.connect(self.undo_requested)
            rows.addWidget(notice)
        offers: tuple[_Offer, ...] = (*self._known.sets, *presets_offered())
        # A sentence above, and the buttons for house rules below, take the room of one each.
        taken = bool(self._said) + (self._chosen.rules is not None)
        shown = offers if self._is_long else short_list(offers, self._is_chosen, taken=taken)
        for offer in shown:
            rows.addWidget(self._row(offer))
        if len(shown) < len(offers):
            more = MoreRules(look, self._words, len(offers) - len(shown))
            more.clicked.connect(self._on_more)
            rows.addLayout(at_left(more))
        rows.addSpacing(px(4))
        rows.addLayout(self._rule_buttons())

    def _is_chosen(self, offer: _Offer) -> bool:
        rules = self._chosen.rules
        if isinstance(offer, str):
            return rules is None and self._chosen.preset == offer
        return rules is not None and rules.path == offer.path

    def _row(self, offer: _Offer) -> RuleRow:
        """A row for the page; one that gets no place there is deleted whenever Python likes."""
        look = self._look
        if isinstance(offer, str):
            row = RuleRow(
                look, preset_title(offer), preset_about(GAME, offer), name=f"rules-{offer}"
            )
        else:
            base = offer.base or "classic"
            about = summary(
                self._words, base_options(base, offer.options), offer.options, preset_title(base)
            )
            name = f"house-{self._known.sets.index(offer)}"
            row = RuleRow(look, offer.name, about, name=name, side=self.tr("house rules"))
        row.setChecked(self._is_chosen(offer))
        row.toggled.connect(lambda is_on: self._on_row(offer, is_on))
        return row

    def _rule_buttons(self) -> QVBoxLayout:
        look, px = self._look, self._look.px
        lines = QVBoxLayout()
        lines.setSpacing(px(2))
        change = Button(look, self.tr("Change rules"), sign=Sign.SLIDERS, name="change-rules")
        change.clicked.connect(lambda: self.change_requested.emit(self.choice()))
        card = self._card_button()
        ask = Button(look, self.tr("Make family rules"), sign=Sign.HINT, name="questions")
        ask.clicked.connect(self.questions_requested)
        take_in = Button(look, self.tr("Import rules"), sign=Sign.FOLDER, name="import-rules")
        take_in.clicked.connect(self.import_requested)
        for pair in ((change, card), (ask, take_in), self._kept_buttons()):
            line = QHBoxLayout()
            line.setSpacing(px(2))
            for button in pair:
                line.addWidget(button)
            line.addStretch(1)
            lines.addLayout(line)
        return lines

    def _kept_buttons(self) -> tuple[Button, ...]:
        """What can be done with house rules as they are kept; nothing with a preset."""
        rules, look = self._chosen.rules, self._look
        if rules is None:
            return ()
        export = Button(look, self.tr("Export rules"), sign=Sign.FOLDER, name="export-rules")
        export.clicked.connect(lambda: self.export_requested.emit(rules))
        delete = Button(look, self.tr("Delete rules"), name="delete-kept")
        delete.clicked.connect(lambda: self.delete_requested.emit(rules))
        return export, delete

    def _seat_rows(self) -> SeatRows:
        chosen, options = self._chosen, self._chosen.options
        preset = None if chosen.rules is not None else chosen.preset
        offered = (players_offered(preset), sides_offered(preset, options.players))
        return SeatRows(self._look, chosen.seats, options, offered, GAMES[GAME].levels, self.people)

    def _before(self) -> str:
        quotas = quotas_listed(self._words, self._chosen.options.quotas)
        needed = filled(self.tr("To go out: {needed}."), needed=quotas)
        dealer = self.tr("The first dealer is found by lot.")
        return f"{needed} {dealer}"

    def _dealt(self) -> str:
        options = self._chosen.options
        if options.deck is Deck.SPECIAL:
            packs = self.tr("262 special cards")
        else:
            packs = filled(self.tr("{packs} packs"), packs=options.packs)
        length = filled(self.tr("{deals} deals"), deals=options.deals)
        score = filled(self.tr("up to {points} points"), points=options.target)
        if options.deals == 1:
            length = self.tr("one deal")
        elif options.deals == _AN_HOUR and not options.target:
            length = filled(self.tr("{deals} deals, about an hour"), deals=options.deals)
        if not options.deals:
            length = score
        elif options.target:
            length = filled(self.tr("{length} or {score}"), length=length, score=score)
        return filled(
            self.tr("{packs}, hands of {hand} and feet of {foot}, {length}."),
            packs=packs,
            hand=options.hand_size,
            foot=options.foot_size,
            length=length,
        )

    # -- acts -------------------------------------------------------------------------------

    def _seat(
        self,
        players: int,
        sides: Sides,
        *,
        preset: str | None = None,
        rules: RuleSet | None = None,
        is_made_for: bool = False,
    ) -> None:
        """Choose rules, players and sides; what does not fit becomes the nearest that does."""
        name = preset or self._chosen.preset
        offered = players_offered(None if rules is not None else name)
        if rules is not None and is_made_for:
            players, sides = rules.options.players, rules.options.sides
        if players not in offered:
            players = min(offered, key=lambda number: abs(number - players))
        groups = sides_offered(None if rules is not None else name, players)
        if sides not in groups:
            sides = groups[0]
        self._chosen = NewGame(name, self._seats[:players], sides, rules)
        self._rebuild()

    def _on_row(self, offer: _Offer, is_on: bool) -> None:
        if not is_on:
            return
        if isinstance(offer, str):
            self._seat(len(self._chosen.seats), self._chosen.sides, preset=offer)
        else:
            self.choose_rules(offer)

    def _on_table(self, players: int, sides: str) -> None:
        self._seat(players, Sides(sides), rules=self._chosen.rules)

    def _on_more(self) -> None:
        self._is_long = True
        self._rebuild()

    def _on_seats(self, seats: tuple[SeatChoice, ...]) -> None:
        self._chosen = replace(self._chosen, seats=seats)
        self._seats = (*seats, *self._seats[len(seats) :])
        self._show_problem()
