"""Before a game: which rules, who sits where, and what will be dealt."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.match_settings import MatchSettings
from handfoot_gui.core.text.options import OptionTexts
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import base_options, games_offered, presets_of
from handfoot_gui.session.text.match_settings import agreed
from handfoot_gui.storage.house_rules import RuleSet, RuleSets
from handfoot_gui.ui.pages.setup.choice import (
    USUAL_SEATS,
    NewGame,
    RulesChoice,
    SeatChoice,
    fitting_seats,
)
from handfoot_gui.ui.pages.setup.frame import SetupFrame
from handfoot_gui.ui.pages.setup.parts import problem_of_names, tidy
from handfoot_gui.ui.pages.setup.rule_list import RuleList
from handfoot_gui.ui.pages.setup.seat_rows import SeatRows
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import label
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import game_about, preset_title


class NewGamePage(SetupFrame):
    """The page to set up a game.

    Signals besides those of `SetupFrame`: ``deal_requested(NewGame)``, ``print_requested()`` (a
    blank score sheet), ``card_requested(game, options, title)``, ``change_requested(NewGame)`` (of
    its rules), ``questions_requested()``, ``import_requested()``, ``export_requested(RuleSet)``,
    ``delete_requested(RuleSet)``, ``undo_requested()`` (of the last deletion).
    """

    deal_requested = Signal(object)
    print_requested = Signal()
    card_requested = Signal(str, object, str)
    change_requested = Signal(object)
    questions_requested = Signal()
    import_requested = Signal()
    export_requested = Signal(object)
    delete_requested = Signal(object)
    undo_requested = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._words = Words(lambda context, text: QCoreApplication.translate(context, text), figure)
        self.people: tuple[str, ...] = ()
        """Names to be offered while one is typed, from the next choice shown on."""
        self._seats: tuple[SeatChoice, ...] = USUAL_SEATS
        """Six, so that names come back when more players sit down again."""
        self._agreements = MatchSettings()
        game = games_offered()[0]
        self._choice = NewGame(RulesChoice(game, presets_of(game)[0]), USUAL_SEATS[:4])
        self._known = RuleSets()
        self._said, self._can_undo = "", False
        self._is_long = False
        self._rebuild()

    def choice(self) -> NewGame:
        """What is chosen now; names without blanks around them."""
        seats = tuple(replace(seat, name=tidy(seat.name)) for seat in self._choice.seats)
        return replace(self._choice, seats=seats)

    def set_choice(self, choice: NewGame, more: tuple[SeatChoice, ...] = ()) -> None:
        """Show *choice*, usually the game last played; *more* are seats of a larger table."""
        seats = (*choice.seats, *more)
        self._seats = fitting_seats(choice.game, (*seats, *USUAL_SEATS[len(seats) :])[:6])
        self._choice = replace(choice, seats=self._seats[: len(choice.seats)])
        self._rebuild()

    def all_seats(self) -> tuple[SeatChoice, ...]:
        """The seats chosen and those of a larger table."""
        return self._seats

    def set_agreements(self, agreements: MatchSettings) -> None:
        """Say what is agreed on in a new game."""
        self._agreements = agreements
        self._show_problem()

    def set_rules(self, known: RuleSets, said: str = "", *, can_undo: bool = False) -> None:
        """Offer the house rules *known*; *said* is a sentence about what happened to them."""
        self._known, self._said, self._can_undo = known, said, can_undo
        chosen = self._choice.chosen
        if chosen.rules is not None:
            again = next((one for one in known.sets if one.path == chosen.rules.path), None)
            self._choice = replace(self._choice, chosen=replace(chosen, rules=again))
        self._rebuild()

    def choose_rules(self, rules: RuleSet) -> None:
        """Choose house rules, with the players they were made for."""
        chosen = replace(self._choice.chosen, rules=rules)
        self._seat(chosen, rules.options.players, rules.options.sides.value)

    def problem(self) -> str:
        """Why it cannot be dealt yet, as a sentence; empty when it can."""
        wrong = problem_of_names(self._choice.seats)
        if wrong:
            return wrong
        try:
            self._choice.options.check()
        except OptionsError as error:
            return self._texts().contradiction(self._choice.options, error)
        return ""

    def show_rules(self) -> None:
        """Let people read the rules as they are chosen."""
        choice = self.choice()
        self.card_requested.emit(choice.game, choice.options, choice.chosen.title)

    def _texts(self) -> OptionTexts:
        return GAMES[self._choice.game].option_texts(self._words, self._choice.options)

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        halves = (self._rules_half(), self._seats_half())
        return self._framed(self.tr("New game"), halves, game=self._choice.game)

    def _rules_half(self) -> QVBoxLayout:
        rows = self._rules_rows()
        chosen = self._choice.chosen
        rules = RuleList(self._style, self._words, self._known, self._about, rows)
        rules.undo_requested.connect(self.undo_requested)
        rules.more_requested.connect(self._on_more)
        rules.chosen.connect(self._on_rules)
        # A sentence above, and the buttons for house rules below, take the room of one each.
        taken = bool(self._said) + (chosen.rules is not None)
        rules.fill(
            rows,
            chosen,
            said=self._said,
            can_undo=self._can_undo,
            is_long=self._is_long,
            taken=taken,
        )
        rows.addSpacing(self._style.px(4))
        rows.addLayout(self._rule_buttons())
        rows.addStretch(1)
        return rows

    def _about(self, rules: RuleSet) -> str:
        base = base_options(rules.game, rules.base, rules.options)
        texts = GAMES[rules.game].option_texts(self._words, rules.options)
        title = preset_title(rules.base or presets_of(rules.game)[0])
        return texts.summary(base, rules.options, title)

    def _rule_buttons(self) -> QVBoxLayout:
        style, px = self._style, self._style.px
        lines = QVBoxLayout()
        lines.setSpacing(px(2))
        change = Button(style, self.tr("Change rules"), sign=Icon.SLIDERS, name="change-rules")
        change.clicked.connect(lambda: self.change_requested.emit(self.choice()))
        card = Button(style, self.tr("Show rule card"), sign=Icon.SHEET, name="show-card")
        card.clicked.connect(self.show_rules)
        ask = Button(style, self.tr("Make family rules"), sign=Icon.HINT, name="questions")
        ask.clicked.connect(self.questions_requested)
        take_in = Button(style, self.tr("Import rules"), sign=Icon.FOLDER, name="import-rules")
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
        rules, style = self._choice.chosen.rules, self._style
        if rules is None:
            return ()
        export = Button(style, self.tr("Export rules"), sign=Icon.FOLDER, name="export-rules")
        export.clicked.connect(lambda: self.export_requested.emit(rules))
        delete = Button(style, self.tr("Delete rules"), name="delete-kept")
        delete.clicked.connect(lambda: self.delete_requested.emit(rules))
        return export, delete

    def _seats_half(self) -> QVBoxLayout:
        style, px, choice = self._style, self._style.px, self._choice
        rows = QVBoxLayout()
        rows.setSpacing(px(8))
        players = choice.chosen.offered_players
        offered = (players, choice.chosen.offered_sides(choice.options.players))
        levels = GAMES[choice.game].levels
        seats = SeatRows(style, choice.seats, choice.options, offered, levels, self.people)
        seats.changed.connect(lambda: self._on_seats(seats.seats))
        seats.table_changed.connect(lambda *table: self._seat(self._choice.chosen, *table))
        rows.addWidget(seats)
        dealer = self.tr("The first dealer is found by lot.")
        before = f"{self._texts().before} {dealer}".strip()
        said = label(style, before, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        said.setContentsMargins(px(RING), 0, 0, 0)
        rows.addWidget(said)
        papers = QHBoxLayout()
        name = "print-sheet"
        paper = Button(style, self.tr("Print score sheet"), sign=Icon.SHEET, name=name)
        paper.clicked.connect(self.print_requested)
        papers.addWidget(paper)
        papers.addStretch(1)
        rows.addLayout(papers)
        rows.addStretch(1)
        return rows

    def _show_problem(self) -> None:
        dealt = self._texts().dealt or f"{game_about(self._choice.game)[0]}."
        said = " ".join(filter(None, (dealt, agreed(self._words, self._agreements))))
        self._foot.show_problem(self.problem(), said)

    # -- acts -------------------------------------------------------------------------------

    def _seat(self, chosen: RulesChoice, players: int, sides: str) -> None:
        """Choose rules, players and sides; what does not fit becomes the nearest that does."""
        players, side = chosen.nearest(players, sides)
        self._choice = NewGame(chosen, self._seats[:players], side.value)
        self._rebuild()

    def _on_rules(self, offer: RuleSet | str) -> None:
        if isinstance(offer, str):
            options = self._choice.options
            chosen = RulesChoice(self._choice.game, offer)
            self._seat(chosen, options.players, options.sides.value)
        else:
            self.choose_rules(offer)

    def _on_more(self) -> None:
        self._is_long = True
        self._rebuild()

    def _on_seats(self, seats: tuple[SeatChoice, ...]) -> None:
        self._choice = replace(self._choice, seats=seats)
        self._seats = (*seats, *self._seats[len(seats) :])
        self._show_problem()

    def _on_done(self) -> None:
        self.deal_requested.emit(self.choice())
