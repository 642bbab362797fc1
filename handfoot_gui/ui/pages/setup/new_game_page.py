"""Before a game: which rules, who sits where, and what will be dealt."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.game import AgreementText
from handfoot_gui.core.record import MatchSettings
from handfoot_gui.core.text.options import OptionTexts
from handfoot_gui.core.text.words import shown_name
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import base_options, games_offered, presets_of
from handfoot_gui.session.history.fitting import FITTING
from handfoot_gui.session.names import agreed
from handfoot_gui.storage.house_rules import RuleSet
from handfoot_gui.ui.pages.setup.choice import (
    USUAL_SEATS,
    NewGame,
    RulesChoice,
    SeatChoice,
    Strengths,
    chosen_levels,
    fit_at,
    levels_at,
)
from handfoot_gui.ui.pages.setup.dealer_button import DealerButton
from handfoot_gui.ui.pages.setup.frame import SetupFrame
from handfoot_gui.ui.pages.setup.seat_rows import SeatRows, problem_of_names, tidy
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import label
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Flow
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import bot_title, game_about, preset_title
from handfoot_gui.ui.widgets.vocabulary import WORDS


class NewGamePage(SetupFrame):
    """The page to set up a game."""

    deal_requested = Signal(object)  # a `NewGame`
    print_requested = Signal()  # a blank score sheet
    agreements_requested = Signal(object)  # `AgreementText`s to choose from
    import_requested = Signal()
    export_requested = Signal(object)  # a `RuleSet`; so is the next one
    delete_requested = Signal(object)
    may_be_forgotten = True

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.people: tuple[str, ...] = ()
        """Names to be offered while one is typed, from the next choice shown on."""
        self.strengths = Strengths()
        """How strong people are, for bots that are to be as strong."""
        self._seats: tuple[SeatChoice, ...] = USUAL_SEATS
        """As many as there can be, so that names come back when more players sit down again."""
        self._agreements = MatchSettings()
        game = games_offered()[0]
        self._choice = NewGame(RulesChoice(game, presets_of(game)[0]), USUAL_SEATS[:4])
        # Another choice mostly comes before it is seen.
        self._is_stale = True

    def choice(self) -> NewGame:
        seats = tuple(replace(seat, name=tidy(seat.name)) for seat in self._choice.seats)
        return replace(self._choice, seats=seats, ratings=self.strengths.at(self._choice))

    def set_choice(self, choice: NewGame, more: tuple[SeatChoice, ...] = ()) -> None:
        """Show *choice*, usually the game last played; *more* are seats of a larger table."""
        self.strengths.forget()
        seats = (*choice.seats, *more)
        self._seats = (*seats, *USUAL_SEATS[len(seats) :])[: len(USUAL_SEATS)]
        self._choice = replace(choice, seats=self._seats[: len(choice.seats)])
        self._rebuild()

    def all_seats(self) -> tuple[SeatChoice, ...]:
        """The seats chosen and those of a larger table."""
        return self._seats

    def set_agreements(self, agreements: MatchSettings) -> None:
        """Say what is agreed on in a new game."""
        self._agreements = agreements
        if self.widget() is not None:
            self._show_problem()

    def problem(self) -> str:
        wrong = problem_of_names([seat.name for seat in self._choice.seats])
        if wrong:
            return wrong
        try:
            self._choice.options.check()
        except OptionsError as error:
            return _texts(self._choice).contradiction(self._choice.options, error)
        return self._problem_with_start()

    def side_names(self) -> tuple[str, ...]:
        names = self._words.people(shown_name(seat.name) for seat in self.choice().seats)
        sides = self._choice.options.seats_of_sides
        return tuple(
            self._words.listed(self._words.together(names[seat] for seat in side)) for side in sides
        )

    def set_brought(self, brought: BroughtForward | None) -> None:
        self._choice = replace(self._choice, brought=brought)
        self._rebuild()

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        halves = (self._rules(), self._players())
        kind = ButtonKind.QUIET
        self._partners = Button(self._style, "", kind, height=52, name="agreements")
        self._partners.clicked.connect(lambda: self.agreements_requested.emit(self._offered()))
        game = self._choice.game
        return self._framed(
            translate("Common", "New game"), halves, game=game, at_foot=[self._partners]
        )

    def _rules(self) -> QVBoxLayout:
        own, style = self._choice.chosen.rules, self._style
        # A sentence above, and the buttons for house rules below, take the room of one each.
        rows = self._rules_half(bool(self._rule_offers.said) + (own is not None))
        change, card, ask = rows.ways()
        take_in = Button(
            style, translate("Common", "Import rules"), sign=Icon.FOLDER, name="import-rules"
        )
        take_in.clicked.connect(self.import_requested)
        paper = Button(
            style, translate("Common", "Print score sheet"), sign=Icon.SHEET, name="print-sheet"
        )
        paper.clicked.connect(self.print_requested)
        lots = [(change, card), (ask, take_in)]
        if own is not None:
            export = Button(
                style, translate("Common", "Export rules"), sign=Icon.FOLDER, name="export-rules"
            )
            export.clicked.connect(lambda: self.export_requested.emit(own))
            delete = Button(style, self.tr("Delete rules"), name="delete-kept")
            delete.clicked.connect(lambda: self.delete_requested.emit(own))
            lots.append((export, delete))
        lines, apart = vertical(style, gap=1), style.px(2)
        for lot in lots:
            lines.addWidget(Flow(lot, apart=apart, lines_apart=apart))
        before = label(
            style, _texts(self._choice).before, TextStyle.LABEL, ink=style.theme.text2, wraps=True
        )
        last = horizontal(style, gap=8)
        put(last, paper, (before, 1))
        lines.addLayout(last)
        put(rows, lines, 1)
        return rows

    def _about(self, rules: RuleSet) -> str:
        base = base_options(rules.game, rules.base, rules.options)
        texts = GAMES[rules.game].option_texts(self._words, rules.options)
        title = preset_title(rules.game, rules.base or presets_of(rules.game)[0])
        return texts.summary(base, rules.options, title)

    def _players(self) -> QVBoxLayout:
        style, choice = self._style, self._choice
        # The most seats have room without scrolling, too.
        rows = vertical(style, gap=8 if choice.options.players < 5 else 0)
        players = choice.chosen.offered_players
        offered = (players, choice.chosen.offered_sides(choice.options.players))
        seats = SeatRows(style, choice.game, self._seats, choice.options, offered, self.people)
        seats.changed.connect(lambda: self._on_seats(seats.seats))
        seats.table_changed.connect(self._on_table)
        self._dealer = DealerButton(style)
        self._dealer.show_names([seat.name for seat in choice.seats], choice.dealer)
        self._dealer.chosen.connect(self._set_dealer)
        apart = style.px(2)
        ways = [seats.swapping(), self._start_button(), self._dealer]
        below = Flow(ways, apart=apart, lines_apart=apart)
        put(rows, seats, below, 1)
        return rows

    def _set_dealer(self, seat: int | None) -> None:
        self._choice = replace(self._choice, dealer=seat)
        self._rebuild()

    def _offered(self) -> Sequence[AgreementText]:
        """What persons can agree on with partners at this table."""
        seats, options = self._choice.seats, self._choice.options
        if not any(
            len(side) > 1 and any(seats[seat].bot is None for seat in side)
            for side in options.seats_of_sides
        ):
            return ()
        return GAMES[self._choice.game].agreements(self._words, options)

    def _show_agreements(self) -> None:
        offered = self._offered()
        count = sum(text.name in self._agreements.partners for text in offered)
        said = self.tr("Agreements")
        if count:
            said = WORDS.labelled(said, self._words.number(count))
        self._partners.setText(said)
        self._partners.setVisible(bool(offered))

    def _show_problem(self) -> None:
        self._show_agreements()
        dealt = _texts(self._choice).dealt or f"{game_about(self._choice.game)[0]}."
        choice = self.choice()
        told = dealt, _fitting(choice), _strange(choice), agreed(self._words, self._agreements)
        said = " ".join(filter(None, told))
        self._foot.show_problem(self.problem(), said)

    # -- acts -------------------------------------------------------------------------------

    def _choose(self, chosen: RulesChoice, players: int, sides: str) -> None:
        players, side = chosen.nearest(players, sides)
        made = NewGame(chosen, self._seats[:players], side.value)
        is_same_table = len(made.options.seats_of_sides) == len(self._choice.options.seats_of_sides)
        # Where others sit together, nobody has the totals that were entered.
        dealer = self._choice.dealer
        self._choice = replace(
            made,
            brought=self._choice.brought if is_same_table else None,
            dealer=dealer if dealer is not None and dealer < players else None,
        )
        self._rebuild()

    def _on_seats(self, seats: tuple[SeatChoice, ...]) -> None:
        self._seats = seats
        self._choice = replace(self._choice, seats=seats[: len(self._choice.seats)])
        self._dealer.show_names([seat.name for seat in self._choice.seats], self._choice.dealer)
        self._show_problem()

    def _on_done(self) -> None:
        self.deal_requested.emit(self.choice())


def _texts(choice: NewGame) -> OptionTexts:
    """What is said of the rules of *choice*."""
    return GAMES[choice.game].option_texts(WORDS, choice.options)


def _fitting(choice: NewGame) -> str:
    """How strong bots are that are to be as strong as the people, if any are."""
    game, options, seats = choice.game, choice.options, choice.seats
    if FITTING not in chosen_levels(game, options, seats):
        return ""
    fit = fit_at(game, options, seats, choice.ratings)
    bot = bot_title(fit.level)
    if fit.rating is None:
        return filled(translate("NewGamePage", "Too few games for a rating yet: {bot}."), bot=bot)
    n = fit.people
    told = translate(
        "NewGamePage", "Nearest to your (rating|average rating) of {rating}: {bot}.", "", n
    )
    return filled(told, rating=fit.rating, bot=bot)


def _strange(choice: NewGame) -> str:
    """That bots of *choice* play by what they have learnt of other rules, if any do."""
    game = GAMES[choice.game]
    levels = levels_at(game.name, choice.options, choice.seats, choice.ratings)
    preset = game.learnt(choice.options, {level for level in levels if level is not None})
    if not preset:
        return ""
    told = translate(
        "NewGamePage",
        "Strong bots have not learned rules like these: they play as they would in {rules}.",
    )
    return filled(told, rules=preset_title(game.name, preset))
