"""The program behind the window: which page is shown, which game is open, what is kept."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from handfoot_gui.assets import asset_path
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller.file_opening import FileOpening
from handfoot_gui.ui.controller.guided_games import GuidedGames
from handfoot_gui.ui.controller.reviews_of_play import ReviewsOfPlay
from handfoot_gui.ui.game.controller import GameController
from handfoot_gui.ui.pages.preferences.controller import PreferencesController
from handfoot_gui.ui.pages.start.controller import StartController
from handfoot_gui.ui.widgets.figures import filled, full_date
from handfoot_gui.ui.widgets.patience import Patience, void
from handfoot_gui.ui.widgets.timing import USUAL, Timing
from handfoot_gui.ui.widgets.titles import game_title, preset_title
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.actions import Command
from handfoot_gui.ui.window.language import use_language
from handfoot_gui.ui.window.leaving import Kept, Leaving
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.session.history.finished import FinishedGame
    from handfoot_gui.ui.game.played_game import PlayedGame
    from handfoot_gui.ui.pages.family_book.controller import FamilyBookController
    from handfoot_gui.ui.pages.look_back.controller import LookBackController
    from handfoot_gui.ui.pages.rules.card_controller import ChangeSentences, RuleCardController
    from handfoot_gui.ui.pages.score_sheet.controller import BlankSheets, ScoreSheetController
    from handfoot_gui.ui.pages.scorekeeper.controller import ScorekeeperController
    from handfoot_gui.ui.pages.setup.choice import NewGame
    from handfoot_gui.ui.pages.setup.controller import SetupController
    from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
    from handfoot_gui.ui.pages.start.page import StartPage

_SETTLED: Final = 300
"""Milliseconds after which the window has been painted, and what nobody waits for is done."""


class BookEntering(QObject):
    """Enters every game that *saves* puts with the finished ones."""

    def __init__(self, saves: Saves, timing: Timing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._saves = saves
        self._timing = timing
        self._patience = Patience(self)
        self._finished = ""
        saves.when_finished = self._on_finished

    def take_finished(self) -> str:
        """The name of the file of the game finished last, once; empty where there is none."""
        finished, self._finished = self._finished, ""
        return finished

    def played(self) -> tuple[FinishedGame, ...]:
        """The games in the family book, which is not waited for. Raises `SaveError`."""
        from handfoot_gui.storage.history import FamilyBook

        return FamilyBook(self._saves.home, is_waiting=False).games()

    def _on_finished(self, path: Path) -> None:
        self._finished = path.name
        QTimer.singleShot(_SETTLED, self, lambda: self._enter(path))

    def _enter(self, path: Path) -> None:
        from handfoot_gui.storage.finished_files import read_file
        from handfoot_gui.storage.history import FamilyBook

        # What cannot be entered now is read when the book is opened, and said there.
        with contextlib.suppress(SaveError):
            found = read_file(path)
            book = FamilyBook(self._saves.home, is_waiting=False)
            self._patience.do(
                lambda: book.add(found.games, found.files),
                void,
                void,
                self._timing.book_written / 1000,
            )


class Controller(QObject):
    """One run of the program with its window: answers for what leads from page to page.

    Signal: ``renewed(Controller)`` when another one, whose window is in another language, goes on
    in the place of this one, before its window is shown.
    """

    renewed = Signal(object)

    def __init__(self, preferences: Preferences | None = None, *, timing: Timing = USUAL) -> None:
        """*preferences* are those in force already, where the program has begun before; *timing*
        says how long what comes waits."""
        super().__init__()
        self._words = WORDS
        self.saves = Saves()
        """The household's games."""
        file = PreferencesFile()
        error = None
        if preferences is None:
            preferences, error = file.load()
            if not file.is_there and (error is None or error.set_aside is None):
                preferences = replace(preferences, is_name_made_up=True)
        use_language(preferences.language)
        self._setup: SetupController | None = None
        self._scorekeeper: ScorekeeperController | None = None
        self._look_back: LookBackController | None = None
        self._before_setup: Callable[[], None] | None = None
        """Goes on with what was left to set up another game."""
        self.window = MainWindow(preferences, timing=timing)
        window = self.window
        self.files = FileOpening(self, parent=self)
        """Opens files."""
        self.guided = GuidedGames(self, parent=self)
        """Leads through lessons, puzzles and challenges."""
        self.files.take_result = self.guided.challenges.take_file
        self.files.take_mistakes = self.guided.bring_own
        self.files.walk_through = self.guided.walk_through
        self.start_controller = StartController(
            window,
            self._words,
            self.saves,
            self._on_start_made,
            lambda: window.preferences.is_name_made_up,
            parent=window,
        )
        self.preferences_controller = PreferencesController(window, self._words, file, parent=self)
        self.preferences_controller.not_kept.connect(self._tell)
        WORDS.photo = self.preferences_controller.photo
        self.preferences_controller.language_chosen.connect(self._renew)
        self.preferences_controller.keep_old_switches()
        window.preferences_changed.connect(self._on_preferences)
        self.game_controller = GameController(
            window,
            self._words,
            self.saves,
            {
                Command.CARD: self._show_rules,
                Command.LOOK_BACK: self.look_back_now,
                Command.REPORT: self.report_now,
            },
            parent=self,
        )
        game = self.game_controller
        self.leaving = Leaving(
            window,
            self._words,
            self._open_now,
            lambda: game.is_playing,
            lambda: self._setup is None or self._setup.may_be_left(),
        )
        game.players_changed.connect(self.preferences_controller.remember_players)
        game.left.connect(self.leave_to_start)
        game.again_requested.connect(lambda: self.leaving.leave(self._begin_again))
        game.line_chosen.connect(self.look_back_now)
        self._entering = BookEntering(self.saves, timing, parent=self)
        reviews = ReviewsOfPlay(window, self.saves, game)
        reviews.set_aside.connect(self.start_controller.note_fault)
        self.guided.deleting.connect(reviews.leave_out)
        if error is not None:
            self.start_controller.note_fault(error)
        window.may_close = self.leaving.may_leave_game
        window.file_dropped.connect(self.files.take_dropped)
        window.reports.is_kept = self.leaving.is_kept
        self._connect_commands()

    def _connect_commands(self) -> None:
        does = self.window.commands
        for action, act in (
            (does.new, lambda: self.leaving.leave_game(self._set_up)),
            (does.open, self.files.choose),
            (does.book, lambda: self.leaving.leave_game(self.show_family_book)),
            (
                does.help.learn,
                lambda: self.leaving.leave_game(lambda: self.guided.learn_now(self.game)),
            ),
            (does.help.puzzles, lambda: self.leaving.leave_game(self.guided.show_puzzles_now)),
            (does.help.own_mistakes, lambda: self.leaving.leave_game(self.guided.show_own_now)),
            (does.help.challenge, lambda: self.leaving.leave_game(self.guided.challenges.show_now)),
            (does.keep, lambda: self.leaving.leave_game(self._keep_score)),
            (does.start, lambda: self.leaving.leave_game(self.show_start)),
            (does.preferences, self.preferences_controller.show),
            (does.help.keys, self._show_help),
        ):
            does.connect_to(action, act)
        for game, action in does.help.demos.items():
            does.connect_to(action, partial(self.watch_demo, game))
        pages = self.window.pages
        pages.everywhere = {
            **pages.everywhere,
            Command.PRINT: self.show_sheet,
            Command.CARD: lambda: self.card_controller.show_usual(self.game),
        }

    def _on_start_made(self, page: StartPage) -> None:
        does = self.window.commands
        page.continue_requested.connect(self.files.continue_game)
        page.delete_requested.connect(self.files.delete_game)
        page.new_game_requested.connect(self.set_up)
        page.game_requested.connect(self.set_up_other)
        page.demo_requested.connect(self.watch_demo)
        page.learn_requested.connect(self.guided.learn)
        page.puzzles_requested.connect(does.help.puzzles.trigger)
        page.practice_requested.connect(does.help.own_mistakes.trigger)
        page.daily_requested.connect(lambda game: self.play_daily(game, date.today()))
        page.challenge_requested.connect(does.help.challenge.trigger)
        page.challenge_left_requested.connect(self.guided.challenges.go_on)
        page.keep_requested.connect(self.keep_score)
        page.open_requested.connect(does.open.trigger)
        page.book_requested.connect(does.book.trigger)
        page.preferences_requested.connect(does.preferences.trigger)
        page.help_requested.connect(does.help.keys.trigger)
        page.rules_requested.connect(does.card.trigger)
        page.print_requested.connect(does.game.print.trigger)
        page.named.connect(self._on_named)

    def _on_named(self, name: str) -> None:
        self.preferences_controller.remember_player(name)
        self.start_controller.name_player()

    def _on_setup_made(self, page: NewGamePage) -> None:
        page.deal_requested.connect(self.new_game)
        page.print_requested.connect(self.window.commands.game.print.trigger)
        page.card_requested.connect(self._show_card)
        page.cancelled.connect(lambda: self.leaving.leave(self._cancel_setup))
        page.game_chosen.connect(self.set_up_other)

    def _open_now(self) -> Iterator[Kept]:
        """What is open and kept in a file."""
        if self.played is not None:
            yield self.played.file
        if self._scorekeeper is not None:
            yield self._scorekeeper

    @property
    def played(self) -> PlayedGame | None:
        """The game that is open."""
        return self.game_controller.played

    def start(self, file: Path | None = None) -> None:
        """Show the window with the start page, or with the game in *file*."""
        self.window.place.put_back(self.window.stored.window)
        self.window.show()
        if file is not None:
            self.files.open_file(file)
        else:
            self.show_start()
        QTimer.singleShot(_SETTLED, self, lambda: _do_what_can_wait(self.saves))

    def stop(self) -> None:
        """Close the game and end the bots' process; the window is put back next time."""
        self.preferences_controller.remember_place()
        self.start_controller.stop()
        self.close_game()
        self.game_controller.stop()

    # -- from page to page ------------------------------------------------------------------

    def leave_to_start(self) -> None:
        """Show the start page, where nothing is lost by that."""
        self.leaving.leave(self.show_start)

    def show_start(self) -> None:
        """Leave the game, which is kept, for the start page."""
        self.begin_afresh()
        self.start_controller.show()

    def new_game(self, choice: NewGame) -> None:
        """Deal a new game as chosen."""
        from handfoot_gui.ui.pages.setup.choice import record_of

        agreements = self.window.preferences.agreements
        self.preferences_controller.remember_dealt(choice)
        self.close_game()
        self.game_controller.begin(record_of(choice, agreements), choice.on_phones)

    def watch_demo(self, game: str) -> None:
        """Let bots play *game*, where nothing is lost by leaving what is open."""
        self.leaving.leave_game(lambda: self._watch_demo(game))

    def _watch_demo(self, game: str) -> None:
        from handfoot_gui.ui.pages.setup.choice import demo_of

        self.begin_afresh()
        self.game_controller.begin_demo(demo_of(self.setup_controller.last(game)))

    def play_daily(self, game: str, day: date) -> None:
        """Play the deal of *game* that everybody has on *day*, with whoever sat there last."""
        self.leaving.leave(lambda: self._play_daily(game, day))

    def _play_daily(self, game: str, day: date) -> None:
        from handfoot_gui.session.daily import deal_of
        from handfoot_gui.session.deal_again import again
        from handfoot_gui.ui.pages.setup.choice import last_players

        cards = deal_of(game, day)
        players = last_players(self.window.preferences, game, cards.options, self._entering.played)
        said = self.tr("Everybody gets these cards on {day}; later cards are left to chance.")
        told = filled(said, day=full_date(day))
        self._before_setup = None
        self._on_dealt_again(again(cards, players), [told] * len(players))

    def _begin_again(self) -> None:
        """The same players and rules once more, or the same lesson or puzzle from its start."""
        played = self.played
        if played is not None and played.guide is not None:
            played.guide.begin_again()
        else:
            self.game_controller.begin_again()

    def set_up(self) -> None:
        """Set up a game, where nothing is lost by leaving what is open."""
        self.leaving.leave(self._set_up)

    def play(self, game: str) -> None:
        """Set up *game* for whoever has learnt it."""
        self.begin_afresh()
        self.setup_controller.show(game)

    def _set_up(self) -> None:
        """Set up the game that is played, or else the one that was dealt last."""
        played = self.played
        game = self.window.preferences.game if played is None else played.record.game
        self._before_setup = None
        if played is not None and played.guide is not None:
            self._before_setup = partial(self.guided.led_on, self.guided)
        elif played is not None and not played.is_demo:
            self._before_setup = partial(self.files.go_on_with, played.path, played.record)
        self.close_game()
        self.setup_controller.show(game)

    def _cancel_setup(self) -> None:
        """Go back to what was left for it, or else to the start page; bots stay as strong as they
        were chosen."""
        from handfoot_gui.ui.pages.setup.choice import with_seats

        seats = self.setup_controller.new_game_page.all_seats()
        liked = with_seats(self.window.preferences, seats)
        if liked != self.window.preferences:
            self.preferences_controller.remember(liked)
        (self._before_setup or self.show_start)()

    def set_up_other(self, game: str) -> None:
        """Set up *game* with the names that stand on the page before."""
        self.close_game()
        self.setup_controller.show_instead(game)

    def begin_afresh(self) -> None:
        """Close what is open, and forget what was left to set up another game."""
        self._before_setup = None
        self.close_game()

    def close_game(self) -> None:
        """Close what is open, which is kept."""
        if self._scorekeeper is not None:
            self._scorekeeper.close()
        if self._look_back is not None:
            self._look_back.close()
        self.game_controller.close()

    # -- set up -----------------------------------------------------------------------------

    @cached_property
    def setup_controller(self) -> SetupController:
        """Where new games are set up."""
        from handfoot_gui.ui.pages.setup.controller import SetupController

        self._setup = SetupController(
            self.window, self._words, self._on_setup_made, self._show_card, parent=self
        )
        self._setup.paper_requested.connect(lambda card: self.card_controller.show_made(card))
        self._setup.played_before = self._entering.played
        self._setup.names_on_phones = lambda: self.game_controller.names_on_phones
        return self._setup

    # -- games with paper cards -------------------------------------------------------------

    @cached_property
    def scorekeeper_controller(self) -> ScorekeeperController:
        """What keeps the score of games with paper cards."""
        from handfoot_gui.ui.pages.scorekeeper.controller import ScorekeeperController

        self._scorekeeper = ScorekeeperController(
            self.window, self._words, self.saves, self._show_card, parent=self
        )
        self._scorekeeper.left.connect(self.leave_to_start)
        self._scorekeeper.begun.connect(self.preferences_controller.remember_kept)
        page = self._scorekeeper.setup
        page.change_requested.connect(
            lambda choice: self.setup_controller.rules_controller.change(choice, page)
        )
        page.questions_requested.connect(
            lambda: self.setup_controller.rules_controller.ask(page.choice().game, page)
        )
        page.find_requested.connect(lambda: self.setup_controller.rules_controller.find(page))
        page.undo_requested.connect(lambda: self.setup_controller.rules_controller.undo(page))
        self._scorekeeper.sheet_requested.connect(
            lambda facts, day: self.sheet_controller.show(facts, day)
        )
        return self._scorekeeper

    def keep_score(self) -> None:
        """Set up a game with paper cards, where nothing is lost by leaving what is open."""
        self.leaving.leave(self._keep_score)

    def _keep_score(self) -> None:
        self.close_game()
        self.scorekeeper_controller.show_setup(self.window.preferences)

    @cached_property
    def sheet_controller(self) -> ScoreSheetController:
        """What shows, prints and saves score sheets."""
        from handfoot_gui.ui.pages.score_sheet.controller import ScoreSheetController

        return ScoreSheetController(
            self.window, self._words, self.preferences_controller.remember, parent=self
        )

    def show_sheet(self) -> None:
        """Show the score sheet of the open game, or a blank one for the rules on the page."""
        from handfoot_gui.ui.pages.score_sheet.controller import facts_of_page

        if self.played is not None:
            self.played.show_sheet(self.sheet_controller)
        elif self._scorekeeper is not None and self._scorekeeper.kept is not None:
            self._scorekeeper.show_sheet()
        elif (facts := facts_of_page(self.window.page)) is not None:
            self.sheet_controller.show(facts)
        else:
            # For the rules by which the game was played last.
            self._blank_sheets.show(self.window.preferences.game)

    @cached_property
    def _blank_sheets(self) -> BlankSheets:
        from handfoot_gui.ui.pages.score_sheet.controller import BlankSheets

        return BlankSheets(self.window, self.sheet_controller, self.setup_controller)

    # -- rules to read ----------------------------------------------------------------------

    @cached_property
    def card_controller(self) -> RuleCardController:
        """What shows, prints and saves rule cards."""
        from handfoot_gui.ui.pages.rules.card_controller import RuleCardController

        return RuleCardController(
            self.window, self._words, self.preferences_controller.remember, parent=self
        )

    def _show_card(
        self,
        game: str,
        options: GameOptions,
        title: str,
        sentences: tuple[str, ...],
        change: ChangeSentences | None = None,
    ) -> None:
        self.card_controller.show(game, options, title, sentences, change)

    def _show_rules(self) -> None:
        """Show the rules of the open game, which waits meanwhile."""
        if self.played is not None:
            asked, record = self.played.messages.refused, self.played.record
            change = self.played.play.write_sentences if self.played.scoring.takes_lines else None
            is_taught, go_back = self.played.guide is not None, self.game_controller.wait()
            game, preset = record.game, record.preset
            title = game_title(game) if is_taught else preset_title(game, preset)
            self.card_controller.show(
                game, record.options, title, record.sentences, change, go_back, asked
            )

    # -- looking back -----------------------------------------------------------------------

    @cached_property
    def look_back_controller(self) -> LookBackController:
        """What shows a game that people look back at."""
        from handfoot_gui.storage.marks import Marks
        from handfoot_gui.ui.pages.look_back.controller import LookBackController

        self._look_back = LookBackController(
            self.window, self._words, self._show_card, Marks(self.saves.home), parent=self
        )
        self._look_back.begun.connect(
            lambda record, said: self.leaving.leave(lambda: self._on_dealt_again(record, said))
        )
        return self._look_back

    def look_back_now(self, row: int | None = None) -> None:
        """Look back at the open game, at the line *row* of its log or at the present."""
        if self.played is None or self.look_back_controller.page is not None:
            return
        played = self.played
        game_id = "" if played.is_practice else played.file.id
        self.look_back_controller.show(played.record, self.game_controller.wait(), game_id=game_id)
        if row is not None:
            self.look_back_controller.go_to_line(row)

    def report_now(self) -> None:
        """Look back at the deal whose score is shown, or else the last one that is over, with the
        report on it."""
        pages = self.game_controller.pages
        number = pages.score.deal_shown if pages.is_at_score else 0
        self.look_back_now()
        page = self.look_back_controller.page
        if page is not None:
            for deal in page.back.route.deals:
                if deal.number == number:
                    page.go(deal.last)
            page.show_report()

    def _on_dealt_again(self, record: AnyRecord, said: Sequence[str]) -> None:
        self.close_game()
        record = replace(record, agreements=self.window.preferences.agreements)
        self.game_controller.begin_dealt(record, said)

    # -- the family book --------------------------------------------------------------------

    @cached_property
    def family_book_controller(self) -> FamilyBookController:
        """What shows the family book."""
        from handfoot_gui.ui.pages.family_book.controller import FamilyBookController

        controller = FamilyBookController(self.window, self._words, self.saves, parent=self)
        controller.page.closed.connect(self.show_start)
        controller.page.new_game_requested.connect(self._set_up)
        controller.look_back_requested.connect(
            lambda path: self.files.look_back(path, controller.open)
        )
        controller.sheet_requested.connect(
            lambda facts, day: self.sheet_controller.show(facts, day, controller.open)
        )
        return controller

    def show_family_book(self) -> None:
        """Leave the game, which is kept, for the family book."""
        self.close_game()
        self.family_book_controller.open(self._entering.take_finished())

    # -- help and preferences ---------------------------------------------------------------

    @property
    def game(self) -> str:
        """The game that is played, or on the start page the one that was dealt last."""
        last = "" if self.start_controller.is_shown else self.game_controller.last_game
        return last or self.window.preferences.game

    def _show_help(self) -> None:
        from handfoot_gui.ui.widgets.page import run
        from handfoot_gui.ui.window.help_pages import KeyboardHelp

        window = self.window
        is_for_rules = run(KeyboardHelp(window.ui_style, self.game, window))
        if is_for_rules:
            self.window.commands.card.trigger()

    # -- another language -------------------------------------------------------------------

    def _renew(self) -> None:
        """Go on in the language just chosen: another program with the same preferences is shown
        in the place of this one, where this one was, with the choice of languages open.

        What cannot be saved would be lost; then the language comes with the next start.
        """
        if not self.leaving.is_kept():
            return
        before, go_on = self.window, self._way_on()
        self.stop()
        program = Controller(before.stored, timing=before.ui_style.timing)
        self.renewed.emit(program)
        program.window.place.put_back(before.place.text)
        program.window.show()
        go_on(program)
        before.hide()
        before.deleteLater()
        self.deleteLater()
        choose = program.preferences_controller.show
        QTimer.singleShot(0, program, lambda: choose("language"))

    def _way_on(self) -> Callable[[Controller], None]:
        """What leads another program to where this one is."""
        page, looked_at, at = self.window.page, self.files.looked_at, _position_of(self._look_back)
        if self.played is not None and self.played.is_demo:
            game = self.played.record.game
            return lambda program: program.watch_demo(game)
        if self.played is not None and self.played.guide is not None:
            led_on = self.guided.led_on
            return lambda program: led_on(program.guided)
        separate = None if self.played is None else self.played.end_of_deal.separate
        if self.guided.challenges.are_shown or separate is not None:
            return lambda program: program.guided.challenges.show_now()
        if self.guided.is_at_puzzles:
            return lambda program: program.guided.show_puzzles()
        if self.played is not None:
            # Its path is another one once a game that is over is left.
            return _to_game(self.played.file.path, self.played.record, at)
        if at is not None and looked_at is not None:
            return _to_look_back(*looked_at, at)
        if self._scorekeeper is not None and self._scorekeeper.file is not None:
            kept = self._scorekeeper.file
            return lambda program: program.files.go_on_with_kept(kept.path)
        if self._setup is not None and page is self._setup.new_game_page:
            choice, seats = (
                self._setup.new_game_page.choice(),
                self._setup.new_game_page.all_seats(),
            )
            return lambda program: program.setup_controller.show_choice(choice, seats)
        return Controller.show_start

    def _on_preferences(self, preferences: Preferences) -> None:
        self.preferences_controller.keep()
        self.game_controller.set_preferences(preferences)

    def _tell(self, said: str) -> None:
        """Say a sentence at the table, or on the start page when it is shown next."""
        if self.played is not None:
            self.played.say(said)
        else:
            self.start_controller.note(said)


def _do_what_can_wait(saves: Saves) -> None:
    """Do what nobody waits for once the window has been painted."""
    from PySide6.QtGui import QIcon

    saves.tidy()
    QApplication.setWindowIcon(QIcon(str(asset_path("icon.svg"))))


def _go_back_to(program: Controller, position: int) -> None:
    """Show *position* of the game that is looked back at."""
    page = program.look_back_controller.page
    if page is not None:
        page.go(position)


def _position_of(look_back: LookBackController | None) -> int | None:
    """The position that is looked back at."""
    page = None if look_back is None else look_back.page
    return None if page is None else page.position


def _to_game(path: Path, record: AnyRecord, at: int | None) -> Callable[[Controller], None]:
    """What leads to a game that is played, and to the position *at* where it is looked back at."""

    def play(program: Controller) -> None:
        program.files.go_on_with(path, record)
        if at is not None:
            program.look_back_now()
            _go_back_to(program, at)

    return play


def _to_look_back(path: Path, is_from_book: bool, at: int) -> Callable[[Controller], None]:
    """What leads to the position *at* of a game that is looked back at."""

    def look(program: Controller) -> None:
        book = program.family_book_controller
        program.files.look_back(path, book.open if is_from_book else None)
        _go_back_to(program, at)

    return look
