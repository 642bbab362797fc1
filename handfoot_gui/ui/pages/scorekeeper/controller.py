"""The score keeper between its pages and the folder: set up, entered, corrected, kept."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.scorekeeping import TOTAL, UNTYPED, AnyScoredGame, FieldKind, ScoredGame
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import games_offered, presets_of
from handfoot_gui.session.score_sheet import facts_of_scored, kept_sheet, scorekeeper_of, terms_of
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.house_rules import HouseRules, RuleSets
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.scored_games import OpenScoredGame, ScoredGames
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.pages.scorekeeper.grid import Entered
from handfoot_gui.ui.pages.scorekeeper.other_points import OpenLine, OtherPointsDialog
from handfoot_gui.ui.pages.scorekeeper.page import ScorekeeperPage
from handfoot_gui.ui.pages.scorekeeper.sums import ScorekeeperFacts
from handfoot_gui.ui.pages.setup.brought_forward import ask_brought_forward
from handfoot_gui.ui.pages.setup.choice import (
    RulesChoice,
    ScorekeeperChoice,
    last_table,
    rules_named,
)
from handfoot_gui.ui.pages.setup.scorekeeper_page import ScorekeeperSetupPage
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.met_again import opened_elsewhere
from handfoot_gui.ui.widgets.page import run
from handfoot_gui.ui.widgets.titles import preset_title
from handfoot_gui.ui.window.actions import Command
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.ui.pages.rules.card_controller import ShowCard

_MOST_STEPS: Final = 500
"""Entries that can be taken back."""
_LONGEST_LABEL: Final = 80
"""Characters of a rule set's name in a file."""


class ScorekeeperController(QObject):
    """Answers what the pages of the score keeper ask for.

    Signals: ``left()`` when the start page is to be shown, ``begun(ScorekeeperChoice)`` when a game
    was set up, so that it can be remembered, ``sheet_requested(SheetFacts, date)`` when the score
    sheet is to be shown and printed.
    """

    left = Signal()
    begun = Signal(object)
    sheet_requested = Signal(object, object)

    def __init__(
        self,
        window: MainWindow,
        words: Words,
        saves: Saves,
        show_card: ShowCard,
        parent: QObject | None = None,
    ) -> None:
        """*show_card* shows the rules the score is kept by."""
        super().__init__(parent)
        self._show_card = show_card
        self._window, self._words = window, words
        self._folder = ScoredGames(saves)
        self._house = HouseRules(saves.home)
        self._game: OpenScoredGame | None = None
        self._facts: ScorekeeperFacts | None = None
        """What is shown of the open game."""
        self._history: list[ScorekeeperFacts] = []
        """What was shown before each change."""
        self._names: tuple[str, ...] = ()
        self.setup = ScorekeeperSetupPage(window.ui_style)
        self.setup.begun.connect(self._on_set_up)
        self.setup.cancelled.connect(self._on_setup_left)
        self.setup.game_chosen.connect(self._on_game)
        self.setup.card_requested.connect(show_card)
        self.setup.start_requested.connect(self._on_start_of_setup)
        window.pages.add(self.setup, {Command.CARD: self.setup.show_rules})
        self.page = ScorekeeperPage(window.ui_style)
        self.page.entered.connect(self._on_entered)
        self.page.write_requested.connect(self._on_write)
        self.page.accept_requested.connect(self._on_accept)
        self.page.deal_requested.connect(self._on_deal)
        self.page.delete_requested.connect(self._on_delete)
        self.page.undo_requested.connect(self._on_undo)
        self.page.finish_requested.connect(self._on_finish)
        self.page.lines_requested.connect(self._on_lines)
        self.page.start_requested.connect(self._on_start)
        self.page.names_requested.connect(self._on_names)
        self.page.print_requested.connect(self.show_sheet)
        self.page.card_requested.connect(self._on_card)
        self.page.closed.connect(self.left)
        answers = {Command.CARD: self.page.show_rules, Command.LINES: self.page.ask_for_lines}
        window.pages.add(self.page, answers)

    @property
    def kept(self) -> AnyScoredGame | None:
        """The kept game that is open."""
        return None if self._facts is None else self._facts.kept

    @property
    def file(self) -> OpenScoredGame | None:
        """What holds the kept game that is open."""
        return self._game

    # -- set up, opened, closed -------------------------------------------------------------

    def show_setup(self, preferences: Preferences) -> None:
        """Set up a game like the one that was played last."""
        self._names = preferences.names
        game = preferences.game if preferences.game in games_offered() else games_offered()[0]
        self._set_up(game, preferences)

    def _set_up(self, game: str, preferences: Preferences) -> None:
        known = self._known()
        code, players, sides = last_table(preferences, game)
        names = (*self._names, *Preferences().names[len(self._names) :])
        choice = ScorekeeperChoice(
            rules_named(game, code, known),
            players,
            sides,
            names,
            family=preferences.family,
            place=preferences.place,
        )
        self.setup.set_choice(choice, known)
        self._window.show_page(self.setup)
        self.setup.take_focus()

    def _on_game(self, game: str) -> None:
        self._names = self.setup.choice().names
        self._set_up(game, self._window.preferences)

    def _known(self) -> RuleSets:
        try:
            return self._house.all()
        except SaveError:
            # They are missed on this page only; the page of house rules says what is wrong.
            return RuleSets()

    def _on_setup_left(self) -> None:
        if self._facts is None:
            self.left.emit()
        else:
            self._window.show_page(self.page)
            self.page.begin()

    def _on_set_up(self, choice: ScorekeeperChoice) -> None:
        facts = self._facts
        if facts is None:
            self.begin(choice)
            return
        named = replace(
            facts.kept,
            names=choice.names[: choice.players],
            first_dealer=Seat(choice.dealer),
            family=choice.family,
            place=choice.place,
            brought_forward=choice.brought,
        )
        self._window.show_page(self.page)
        self._take(facts, named)
        self.page.begin()

    def _take(self, facts: ScorekeeperFacts, kept: AnyScoredGame) -> None:
        """Go on with *kept*, in which the same deals stand with other people or another start."""
        if kept != facts.kept:
            terms, scorekeeper = terms_of(kept, self._words), scorekeeper_of(kept)
            self._change(replace(facts, kept=kept, terms=terms, scorekeeper=scorekeeper))

    def _on_start_of_setup(self) -> None:
        """Let people say where the game stands whose score is to be kept."""
        choice = self.setup.choice()
        rules = GAMES[choice.game].rules(choice.options)
        is_said, brought = ask_brought_forward(
            self._window.ui_style, rules, self.setup.side_names(), choice.brought, self._words,
            self._window,
        )  # fmt: skip
        if is_said:
            self.setup.set_brought(brought)

    def _on_start(self) -> None:
        """Let people correct where the game stood when its score began to be kept."""
        facts = self._facts
        if facts is None:
            return
        kept, terms = facts.kept, facts.terms
        sides = [terms.side(side) for side in range(len(kept.sides))]
        rules = GAMES[kept.game].rules(kept.options)
        is_said, brought = ask_brought_forward(
            self._window.ui_style, rules, sides, kept.brought_forward, self._words, self._window
        )
        if is_said:
            self._take(facts, replace(kept, brought_forward=brought))
        self.page.keep_keyboard()

    def _on_names(self) -> None:
        """Let names and the first dealer be corrected; the rest of the game stays."""
        kept = self.kept
        if kept is None:
            return
        options = kept.options
        rest = self._window.preferences.names[len(kept.names) :]
        names = (*kept.names, *rest, *Preferences().names[len(kept.names) + len(rest) :])
        self.setup.set_choice(
            ScorekeeperChoice(
                RulesChoice(kept.game, presets_of(kept.game)[0]),
                options.players,
                options.sides.value,
                names,
                begun=options,
                dealer=kept.first_dealer,
                family=kept.family,
                place=kept.place,
                brought=kept.brought_forward,
            ),
            is_begun=True,
        )
        self._window.show_page(self.setup)

    def begin(self, choice: ScorekeeperChoice) -> None:
        """Keep the score of a new game as chosen."""
        kept: AnyScoredGame = ScoredGame(
            choice.game,
            choice.chosen.label[:_LONGEST_LABEL],
            choice.options,
            choice.names[: choice.players],
            Seat(choice.dealer),
            choice.family,
            choice.place,
            sentences=choice.chosen.sentences,
            brought_forward=choice.brought,
        )
        self.begun.emit(choice)
        # A file is written with the first entry: until then there is nothing to go on with.
        self._show(self._folder.create(kept), kept)

    def open(self, path: Path) -> None:
        """Go on with a game of the household's folder. Raises `SaveError`."""
        self._open(self._folder.open(path))

    def open_elsewhere(self, path: Path) -> None:
        """Go on with a game from any folder: by a copy, or with the one it was opened as before.
        Raises `SaveError`."""
        folder, window = self._folder, self._window
        if (own := folder.saves.own(path)) is not None:
            self._open(folder.open(own))
            return
        game, said = opened_elsewhere(
            path, folder.met_elsewhere(path), folder.open, folder.open_elsewhere,
            window.ui_style, window,
        )  # fmt: skip
        self._open(game, said)

    def _open(self, game: OpenScoredGame, said: str = "") -> None:
        assert game.loaded is not None, "an opened game was loaded"
        self._show(game, game.loaded.kept, said)

    def show_sheet(self) -> None:
        """Ask for the score sheet of the game as far as it has been written down."""
        self.page.commit()
        if self._facts is not None and self._game is not None:
            day, kept = self._game.started.astimezone().date(), self._facts.kept
            facts = facts_of_scored(self._words, kept, kept_sheet(kept))
            self.sheet_requested.emit(facts, day)

    def _on_card(self) -> None:
        """Show the rules the score is kept by; the page comes back as it was left."""
        if (kept := self.kept) is not None:
            title = preset_title(kept.game, kept.preset)
            self._show_card(kept.game, kept.options, title, kept.sentences, self._on_sentences)

    def _on_sentences(self, sentences: tuple[str, ...]) -> None:
        facts = self._facts
        if facts is not None:
            self._change(replace(facts, kept=replace(facts.kept, sentences=sentences)))

    @property
    def is_saved(self) -> bool:
        """Whether the file holds all that was entered."""
        return self._game is None or self._game.is_saved

    def save_again(self) -> SaveError | None:
        """Save what is still being typed and what could not be saved; why it still cannot be."""
        if self._game is None:
            return None
        self.page.commit()
        return self._game.save_again()

    def close(self) -> None:
        """Save what is still being typed, and give the game free."""
        if self._game is None:
            return
        self.page.commit()
        self._game.close()
        self._game = self._facts = None
        self._history.clear()

    def _show(self, game: OpenScoredGame, kept: AnyScoredGame, said: str = "") -> None:
        self.close()
        self._game = game
        scorekeeper, terms = scorekeeper_of(kept), terms_of(kept, self._words)
        self._refresh(ScorekeeperFacts(kept, scorekeeper, terms, len(kept.deals)), said)
        self._window.show_page(self.page)
        self.page.begin()

    # -- what the page asks for -------------------------------------------------------------

    def _on_entered(self, made: Entered) -> None:
        facts = self._facts
        if facts is None:
            return
        old = self._open_deal(facts)
        self._enter(facts, facts.scorekeeper.with_value(old, made.field, made.side, made.value))

    def _open_deal(self, facts: ScorekeeperFacts) -> Any:
        """The open deal; where nothing is entered of it yet, as the last one was entered."""
        is_blank = facts.is_new and facts.kept.entry is None
        return self._blank(facts) if is_blank else facts.deal

    def _enter(self, facts: ScorekeeperFacts, deal: Any) -> None:
        """Put *deal* in the place of the open one."""
        kept, place = facts.kept, facts.place
        if facts.is_new:
            kept = replace(kept, entry=deal)
        else:
            kept = replace(kept, deals=(*kept.deals[:place], deal, *kept.deals[place + 1 :]))
        self._change(replace(facts, kept=kept))

    def _on_lines(self, side: int) -> None:
        """Let people write down other points of the open deal."""
        facts = self._facts
        if facts is None:
            return
        deal, terms = self._open_deal(facts), facts.terms
        words = (line.word for one in (deal, *reversed(facts.kept.deals)) for line in one.others)
        dialog = OtherPointsDialog(
            self._window.ui_style,
            terms.presenter.score.deal_name(facts.scorekeeper.number(facts.place)),
            [terms.side(number) for number in range(len(facts.scorekeeper.sides))],
            [OpenLine(line.side, line.word, line.points) for line in deal.others],
            self._words,
            self._window,
            known=tuple(dict.fromkeys(words)),
            side=side,
        )
        if run(dialog):
            lines = tuple(line.line for line in dialog.lines)
            if lines != deal.others:
                self._enter(facts, facts.scorekeeper.with_lines(deal, lines))
        self.page.keep_keyboard()

    def _on_write(self) -> None:
        facts = self._facts
        if facts is not None and facts.kept.entry is not None:
            self._write(facts, facts.kept.entry)

    def _on_accept(self) -> None:
        """Leave the open deal as it is, with the names of what is doubted about it."""
        facts = self._facts
        if facts is None:
            return
        doubts = facts.scorekeeper.doubts(
            (*facts.kept.deals[: facts.place], facts.deal), facts.kept.first_dealer
        )
        names = (*facts.deal.accepted, *(problem.doubt for problem in doubts))
        deal = replace(facts.deal, accepted=tuple(dict.fromkeys(names)))
        if facts.is_new:
            self._write(facts, deal)
            return
        before, after = facts.kept.deals[: facts.place], facts.kept.deals[facts.place + 1 :]
        kept = replace(facts.kept, deals=(*before, deal, *after))
        self._change(replace(facts, kept=kept, place=len(kept.deals)))
        self.page.begin()

    def _write(self, facts: ScorekeeperFacts, deal: Any) -> None:
        """Write *deal* down after the others, and begin the next one."""
        deals = (*facts.kept.deals, deal)
        written = replace(facts, kept=replace(facts.kept, deals=deals), place=len(deals))
        entry = self._blank(written)
        self._change(replace(written, kept=replace(written.kept, entry=entry)))
        self.page.begin()

    def _on_deal(self, place: int) -> None:
        if self._facts is not None:
            self._refresh(replace(self._facts, place=place))
            self.page.begin()

    def _on_delete(self, place: int) -> None:
        facts = self._facts
        if facts is None:
            return
        kept = facts.kept
        deals = (*kept.deals[:place], *kept.deals[place + 1 :])
        name = facts.terms.presenter.score.deal_name(facts.scorekeeper.number(place))
        said = filled(self.tr("{deal} was deleted. Undo brings it back."), deal=name)
        kept = replace(kept, deals=deals, is_finished=False)
        self._change(replace(facts, kept=kept, place=len(deals)), said)
        self.page.keep_keyboard()

    def _on_undo(self) -> None:
        if self._history:
            self._save(self._history.pop())
            self.page.keep_keyboard()

    def _on_finish(self) -> None:
        facts = self._facts
        if facts is not None:
            kept = replace(facts.kept, is_finished=True)
            self._change(replace(facts, kept=kept, place=len(kept.deals)))
            self.page.begin()

    # -- kept -------------------------------------------------------------------------------

    def _blank(self, facts: ScorekeeperFacts) -> Any:
        """A deal with nothing entered, whose cards are counted where they were counted last, and
        of which only totals are entered where it was so."""
        scorekeeper, deals = facts.scorekeeper, facts.kept.deals
        deal = scorekeeper.blank()
        for field in scorekeeper.fields(deal) if deals else ():
            if field.kind is FieldKind.POINTS:
                for side in range(len(scorekeeper.sides)):
                    if isinstance(scorekeeper.value(deals[-1], field, side), Mapping):
                        deal = scorekeeper.with_value(deal, field, side, {})
        for side in range(len(scorekeeper.sides)) if deals else ():
            if scorekeeper.value(deals[-1], TOTAL, side) is not None:
                deal = scorekeeper.with_value(deal, TOTAL, side, UNTYPED)
        return deal

    def _change(self, facts: ScorekeeperFacts, said: str = "") -> None:
        assert self._facts is not None, "a game is open"
        self._history = [*self._history[1 - _MOST_STEPS :], self._facts]
        self._save(facts, said)

    def _save(self, facts: ScorekeeperFacts, said: str = "") -> None:
        """Write the game and show it; what is wrong is said on the page, and nothing is lost."""
        assert self._game is not None, "a game is open"
        try:
            self._game.save(facts.kept)
        except SaveError as error:
            self._refresh(facts, fault(self._words, error), is_fault=True)
        else:
            self._refresh(facts, said)

    def _refresh(self, facts: ScorekeeperFacts, said: str = "", *, is_fault: bool = False) -> None:
        can_undo = bool(self._history)
        self._facts = replace(facts, said=said, is_fault=is_fault, can_undo=can_undo)
        self.page.set_facts(self._facts)
