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
from handfoot_gui.games import GAMES
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import ENDINGS, KEPT
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.game.controller import GameController
from handfoot_gui.ui.pages.preferences.controller import PreferencesController
from handfoot_gui.ui.pages.start.controller import StartController
from handfoot_gui.ui.widgets.figures import filled, full_date, translate
from handfoot_gui.ui.widgets.patience import Patience, void
from handfoot_gui.ui.widgets.titles import game_title, preset_title
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.actions import Command
from handfoot_gui.ui.window.language import use_language
from handfoot_gui.ui.window.leaving import Kept, Leaving
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.core.record import Player
    from handfoot_gui.session.puzzle import Attempt
    from handfoot_gui.ui.game.guides.guide import Guide
    from handfoot_gui.ui.game.played_game import PlayedGame
    from handfoot_gui.ui.pages.family_book.controller import FamilyBookController
    from handfoot_gui.ui.pages.look_back.controller import LookBackController
    from handfoot_gui.ui.pages.puzzles.controller import PuzzlesController
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

    def __init__(self, saves: Saves, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._saves = saves
        self._patience = Patience(self)
        self._finished = ""
        saves.when_finished = self._on_finished

    def take_finished(self) -> str:
        """The name of the file of the game finished last, once; empty where there is none."""
        finished, self._finished = self._finished, ""
        return finished

    def _on_finished(self, path: Path) -> None:
        self._finished = path.name
        QTimer.singleShot(_SETTLED, self, lambda: self._enter(path))

    def _enter(self, path: Path) -> None:
        from handfoot_gui.storage.finished_files import read_file
        from handfoot_gui.storage.history import WRITE_PATIENCE, FamilyBook

        # What cannot be entered now is read when the book is opened, and said there.
        with contextlib.suppress(SaveError):
            found = read_file(path)
            book = FamilyBook(self._saves.home, is_waiting=False)
            self._patience.do(
                lambda: book.add(found.games, found.files), void, void, WRITE_PATIENCE
            )


_MOST_ASKED: Final = 12
"""People among whom whose picture a photo is to be is asked."""


class Controller(QObject):
    """One run of the program with its window: answers for what leads from page to page.

    Signal: ``renewed(Controller)`` when another one, whose window is in another language, goes on
    in the place of this one, before its window is shown.
    """

    renewed = Signal(object)

    def __init__(self, preferences: Preferences | None = None) -> None:
        """*preferences* are those in force already, where the program has begun before."""
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
        self._puzzles: PuzzlesController | None = None
        self._led_on: Callable[[Controller], None] = Controller.show_start
        """What leads another program to what somebody leads through here."""
        self._before_setup: Callable[[], None] | None = None
        """Goes on with what was left to set up another game."""
        self._looked_at: tuple[Path, bool] | None = None
        """The file that is looked back at, and whether the family book led there."""
        self.window = MainWindow(preferences)
        window = self.window
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
        self._leaving = Leaving(
            window,
            self._words,
            self._open_now,
            lambda: game.is_playing,
            lambda: self._setup is None or self._setup.may_be_left(),
        )
        game.players_changed.connect(self.preferences_controller.remember_players)
        game.left.connect(self.leave_to_start)
        game.again_requested.connect(lambda: self._leaving.leave(self._begin_again))
        game.line_chosen.connect(self.look_back_now)
        self._entering = BookEntering(self.saves, parent=self)
        if error is not None:
            self.start_controller.note_fault(error)
        window.may_close = self._leaving.may_leave_game
        window.file_dropped.connect(self._on_dropped)
        window.reports.is_kept = self._leaving.is_kept
        self._connect_commands()

    def _connect_commands(self) -> None:
        does = self.window.commands
        for action, act in (
            (does.new, lambda: self._leaving.leave_game(self._set_up)),
            (does.open, self._choose_file),
            (does.book, lambda: self._leaving.leave_game(self.show_family_book)),
            (does.learn, lambda: self._leaving.leave_game(lambda: self._learn(self.game))),
            (does.puzzles, lambda: self._leaving.leave_game(self._show_puzzles)),
            (does.keep, lambda: self._leaving.leave_game(self._keep_score)),
            (does.start, lambda: self._leaving.leave_game(self.show_start)),
            (does.preferences, self.preferences_controller.show),
            (does.help, self._show_help),
        ):
            does.connect_to(action, act)
        for game, action in does.demos.items():
            does.connect_to(action, partial(self.watch_demo, game))
        pages = self.window.pages
        pages.everywhere = {
            **pages.everywhere,
            Command.PRINT: self.show_sheet,
            Command.CARD: lambda: self.card_controller.show_usual(self.game),
        }

    def _on_start_made(self, page: StartPage) -> None:
        does = self.window.commands
        page.continue_requested.connect(self.continue_game)
        page.delete_requested.connect(self.delete_game)
        page.new_game_requested.connect(self.set_up)
        page.game_requested.connect(self.set_up_other)
        page.demo_requested.connect(self.watch_demo)
        page.learn_requested.connect(self.learn)
        page.puzzles_requested.connect(does.puzzles.trigger)
        page.daily_requested.connect(lambda game: self.play_daily(game, date.today()))
        page.keep_requested.connect(self.keep_score)
        page.open_requested.connect(does.open.trigger)
        page.book_requested.connect(does.book.trigger)
        page.preferences_requested.connect(does.preferences.trigger)
        page.help_requested.connect(does.help.trigger)
        page.rules_requested.connect(does.card.trigger)
        page.print_requested.connect(does.print.trigger)
        page.named.connect(self._on_named)

    def _on_named(self, name: str) -> None:
        self.preferences_controller.remember_player(name)
        self.start_controller.name_player()

    def _on_setup_made(self, page: NewGamePage) -> None:
        page.deal_requested.connect(self.new_game)
        page.print_requested.connect(self.window.commands.print.trigger)
        page.card_requested.connect(self._show_card)
        page.cancelled.connect(lambda: self._leaving.leave(self._cancel_setup))
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
        self.window.put_back(self.window.stored.window)
        self.window.show()
        if file is not None:
            self.open_file(file)
        else:
            self.show_start()
        QTimer.singleShot(_SETTLED, self._after_first_paint)

    def stop(self) -> None:
        """Close the game and end the bots' process; the window is put back next time."""
        self.preferences_controller.remember_place()
        self.start_controller.stop()
        self._close_game()
        self.game_controller.stop()

    def _after_first_paint(self) -> None:
        from PySide6.QtGui import QIcon

        self.saves.tidy()
        QApplication.setWindowIcon(QIcon(str(asset_path("icon.svg"))))

    # -- from page to page ------------------------------------------------------------------

    def leave_to_start(self) -> None:
        """Show the start page, where nothing is lost by that."""
        self._leaving.leave(self.show_start)

    def show_start(self) -> None:
        """Leave the game, which is kept, for the start page."""
        self._before_setup = None
        self._close_game()
        self.start_controller.show()

    def new_game(self, choice: NewGame) -> None:
        """Deal a new game as chosen."""
        from handfoot_gui.ui.pages.setup.choice import record_of

        agreements = self.window.preferences.agreements
        self.preferences_controller.remember_dealt(choice)
        self._close_game()
        self.game_controller.begin(record_of(choice, agreements))

    def watch_demo(self, game: str) -> None:
        """Let bots play *game*, where nothing is lost by leaving what is open."""
        self._leaving.leave_game(lambda: self._watch_demo(game))

    def _watch_demo(self, game: str) -> None:
        from handfoot_gui.ui.pages.setup.choice import demo_of

        self._before_setup = None
        self._close_game()
        self.game_controller.begin_demo(demo_of(self.setup_controller.last(game)))

    def play_daily(self, game: str, day: date) -> None:
        """Play the deal of *game* that everybody has on *day*, with whoever sat there last."""
        self._leaving.leave(lambda: self._play_daily(game, day))

    def _play_daily(self, game: str, day: date) -> None:
        from handfoot_gui.session.daily import deal_of
        from handfoot_gui.session.deal_again import again
        from handfoot_gui.ui.pages.setup.choice import last_players

        cards = deal_of(game, day)
        players = last_players(self.window.preferences, game, cards.options)
        said = self.tr("Everybody has these cards on {day}; what comes later is left to chance.")
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

    # -- lessons ----------------------------------------------------------------------------

    def learn(self, game: str) -> None:
        """Go on with the guided deal of *game*, where nothing is lost by leaving what is open."""
        self._leaving.leave(lambda: self._learn(game))

    def _learn(self, game: str, *, is_anew: bool = False, is_led_on: bool = False) -> None:
        from handfoot_gui.session.lesson import Tutor
        from handfoot_gui.ui.game.guides.lesson import LessonGuide
        from handfoot_gui.ui.widgets.own_name import asked_name

        if not GAMES[game].has_lesson:
            game = next(name for name, known in GAMES.items() if known.has_lesson)
        window = self.window
        is_first = not (is_anew or is_led_on or window.preferences.lessons.get(game))
        is_asked = is_first and window.preferences.is_name_made_up
        name = asked_name(window.ui_style, window) if is_asked else ""
        if name is None:
            return
        self._before_setup = None
        self._close_game()
        if is_asked:
            self.preferences_controller.remember_player(name)
        preferences = window.preferences
        names = preferences.names
        begun = "" if is_anew else preferences.lessons.get(game, "")
        family = self.setup_controller.last(game).options
        tutor = Tutor(game, self._words, preferences, family, begun)
        guide = LessonGuide(tutor, self)
        guide.progressed.connect(partial(self._on_taught, game))
        guide.left.connect(self.leave_to_start)
        guide.begun_again.connect(
            lambda: self._leaving.leave(lambda: self._learn(game, is_anew=True))
        )
        guide.real_game_wanted.connect(lambda: self._leaving.leave(lambda: self._play(game)))
        record = tutor.record(_led(names[: tutor.lesson.options.players]))
        self._lead(guide, record, f"lesson-{game}", lambda program: program.go_on_learning(game))

    def go_on_learning(self, game: str) -> None:
        """Lead on through the guided deal of *game* that another program has led to here."""
        self._learn(game, is_led_on=True)

    def _lead(
        self, guide: Guide, record: AnyRecord, name: str, way_on: Callable[[Controller], None]
    ) -> None:
        """Let *guide* lead through the game of *record*; in another language *way_on* goes on."""
        self._led_on = way_on
        self.game_controller.begin_led(guide, record, name)

    def _on_taught(self, game: str, step: str) -> None:
        preferences = self.window.preferences
        if preferences.lessons.get(game) != step:
            lessons = {**preferences.lessons, game: step}
            self.preferences_controller.remember(replace(preferences, lessons=lessons))

    # -- puzzles ----------------------------------------------------------------------------

    @cached_property
    def puzzles_controller(self) -> PuzzlesController:
        """What shows the page of puzzles."""
        from handfoot_gui.ui.pages.puzzles.controller import PuzzlesController

        self._puzzles = PuzzlesController(self.window, self._words, parent=self)
        self._puzzles.page.closed.connect(self.show_start)
        self._puzzles.opened.connect(self._on_puzzle_opened)
        self._puzzles.liked.connect(self.preferences_controller.remember)
        return self._puzzles

    def show_puzzles(self, game: str = "", after: str = "") -> None:
        """Show the puzzles of *game*, or of the one looked at last, where nothing is lost by
        leaving what is open; *after* is the puzzle that was played."""
        self._leaving.leave(lambda: self._show_puzzles(game, after))

    def _show_puzzles(self, game: str = "", after: str = "") -> None:
        self._before_setup = None
        self._close_game()
        self.puzzles_controller.show(game, after)

    def _on_puzzle_opened(self, attempt: Attempt, heading: str) -> None:
        from handfoot_gui.ui.game.guides.puzzle import PuzzleGuide

        self._before_setup = None
        self._close_game()
        puzzles, game, name = self.puzzles_controller, attempt.game, attempt.puzzle.name
        guide = PuzzleGuide(attempt, heading, self)

        def note(is_solved: bool) -> None:
            if said := puzzles.note(attempt, is_solved=is_solved):
                self.game_controller.ask(lambda played: played.say(said))

        guide.tried.connect(note)
        guide.left.connect(lambda: self.show_puzzles(game, name))
        guide.next_wanted.connect(lambda: puzzles.open_after(attempt))
        names = self.window.preferences.with_player(puzzles.person).names
        record = attempt.record(_led(names[: attempt.puzzle.options.players], attempt.solver))
        self._lead(
            guide, record, f"puzzle-{game}-{name}",
            lambda program: program.puzzles_controller.open(game, name),
        )  # fmt: skip

    def set_up(self) -> None:
        """Set up a game, where nothing is lost by leaving what is open."""
        self._leaving.leave(self._set_up)

    def _play(self, game: str) -> None:
        """Set up *game* for whoever has learnt it."""
        self._before_setup = None
        self._close_game()
        self.setup_controller.show(game)

    def _set_up(self) -> None:
        """Set up the game that is played, or else the one that was dealt last."""
        played = self.played
        game = self.window.preferences.game if played is None else played.record.game
        self._before_setup = None
        if played is not None and played.guide is not None:
            self._before_setup = partial(self._led_on, self)
        elif played is not None and not played.is_demo:
            self._before_setup = partial(self.go_on_with, played.path, played.record)
        self._close_game()
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
        self._close_game()
        self.setup_controller.show_instead(game)

    def _close_game(self) -> None:
        if self._scorekeeper is not None:
            self._scorekeeper.close()
        if self._look_back is not None:
            self._look_back.close()
        self.game_controller.close()

    # -- from the files ---------------------------------------------------------------------

    def _open(
        self, act: Callable[[], None], when_wrong: Callable[[SaveError], None] | None = None
    ) -> None:
        """Close what is open, whose file it may be, and do *act*, which opens a file.

        What is wrong with it is said on the start page, or *when_wrong* answers for it.
        """
        self._close_game()
        try:
            act()
        except SaveError as error:
            (when_wrong or self._say_on_start)(error)

    def _choose_file(self) -> None:
        if not self._leaving.is_game_left():
            return
        from handfoot_gui.ui.widgets.saved_files import file_to_open, kinds_of_files

        kinds = kinds_of_files(self.tr("Games and deals"), *ENDINGS, ".json")
        path = file_to_open(self.window, translate("Common", "Open a game"), kinds)
        if path is not None:
            self.leave_for_file(path)

    def _on_dropped(self, path: Path) -> None:
        """Open what was dropped on the window, or let a photo be somebody's picture."""
        from handfoot_gui.ui.widgets.photo_files import is_picture
        from handfoot_gui.ui.widgets.portrait_dialog import portray

        if is_picture(path):
            window = self.window
            portray(window.ui_style, path, self._people(), window)
        else:
            self._leaving.leave_game(lambda: self.open_file(path))

    def _people(self) -> tuple[str, ...]:
        """Whose picture a photo may be: who is at the screen, who plays, or who has played."""
        window, played = self.window, self.played
        if window.viewer:
            return (window.viewer,)
        if played is not None and not played.is_demo:
            return tuple(player.name for player in played.record.seats if not player.is_bot)
        return window.preferences.people[:_MOST_ASKED] or window.preferences.names[:1]

    def leave_for_file(self, path: Path) -> None:
        """Open whatever *path* holds, where nothing is lost by leaving what is open."""
        self._leaving.leave(lambda: self.open_file(path))

    def open_brought(self, path: Path) -> None:
        """Open what another start of the program was to open; a game is left if people agree."""
        self._leaving.leave_game(lambda: self.open_file(path))

    def open_file(self, path: Path) -> None:
        """Open whatever any file holds; what is wrong is said on the start page."""
        from handfoot_gui.storage.formats import FileKind, kind_of

        match kind_of(path):
            case FileKind.KEPT:
                self._open(lambda: self.scorekeeper_controller.open_elsewhere(path))
            case FileKind.DEAL:
                self._open(lambda: self._open_deal(path))
            case FileKind.RULES:
                self._open(lambda: self.setup_controller.import_rules(path))
            case _:
                self._open(lambda: self.game_controller.open_elsewhere(path), self._on_bad_game)

    def continue_game(self, game_id: str) -> None:
        """Go on with the game of a card on the start page."""
        path = self.start_controller.path_of(game_id)
        if path is None:
            self.show_start()
        elif game_id.endswith(KEPT):
            self.go_on_with_kept(path)
        else:
            self._open(lambda: self.game_controller.open(path), self._on_bad_game)

    def _on_bad_game(self, error: SaveError) -> None:
        """Say what is wrong; what can be followed up to a wrong move is shown up to there."""
        if error.fault is Fault.ILLEGAL_MOVE:
            self.start_controller.note_fault(error)
            self.look_back(error.set_aside or error.path)
        else:
            self._say_on_start(error)

    def _say_on_start(self, error: SaveError) -> None:
        self.start_controller.note_fault(error)
        self.show_start()

    def delete_game(self, game_id: str) -> None:
        """Delete the game of a card on the start page."""
        self.start_controller.delete(game_id)
        self.show_start()

    # -- set up -----------------------------------------------------------------------------

    @cached_property
    def setup_controller(self) -> SetupController:
        """Where new games are set up."""
        from handfoot_gui.ui.pages.setup.controller import SetupController

        self._setup = SetupController(
            self.window, self._words, self._on_setup_made, self._show_card, parent=self
        )
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
        page.undo_requested.connect(lambda: self.setup_controller.rules_controller.undo(page))
        self._scorekeeper.sheet_requested.connect(
            lambda facts, day: self.sheet_controller.show(facts, day)
        )
        return self._scorekeeper

    def keep_score(self) -> None:
        """Set up a game with paper cards, where nothing is lost by leaving what is open."""
        self._leaving.leave(self._keep_score)

    def _keep_score(self) -> None:
        self._close_game()
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
            asked, record = self.played.refused, self.played.record
            change = self.played.play.write_sentences if self.played.takes_lines else None
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
        from handfoot_gui.ui.pages.look_back.controller import LookBackController

        self._look_back = LookBackController(self.window, self._words, self._show_card, parent=self)
        self._look_back.begun.connect(
            lambda record, said: self._leaving.leave(lambda: self._on_dealt_again(record, said))
        )
        return self._look_back

    def look_back(self, path: Path, back_to: Callable[[], None] | None = None) -> None:
        """Look back at the game in *path*, which is only read; leaving it calls *back_to*, or
        shows the start page."""
        self._looked_at = (path, back_to is not None)
        self._open(lambda: self.look_back_controller.open(path, back_to or self.show_start))

    def look_back_now(self, row: int | None = None) -> None:
        """Look back at the open game, at the line *row* of its log or at the present."""
        if self.played is None or self.look_back_controller.page is not None:
            return
        self.look_back_controller.show(self.played.record, self.game_controller.wait())
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
            for deal in page.back.deals:
                if deal.number == number:
                    page.go(deal.last)
            page.show_report()

    def _open_deal(self, path: Path) -> None:
        """Ask who plays the cards of the deal in *path*. Raises `SaveError`."""
        from handfoot_gui.storage.deal_file import read_deal
        from handfoot_gui.ui.pages.setup.choice import last_players
        from handfoot_gui.ui.widgets.met_again import is_deal_wanted_anew

        cards = read_deal(path)
        going_on = self.saves.dealt_again(cards)
        window = self.window
        if going_on is not None and not is_deal_wanted_anew(
            going_on, path, window.ui_style, window
        ):
            self.game_controller.open(going_on.path)
            return
        players = last_players(self.window.preferences, cards.game, cards.options)
        self.show_start()
        self.look_back_controller.offer(cards, players)

    def _on_dealt_again(self, record: AnyRecord, said: Sequence[str]) -> None:
        self._close_game()
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
        controller.look_back_requested.connect(lambda path: self.look_back(path, controller.open))
        controller.sheet_requested.connect(
            lambda facts, day: self.sheet_controller.show(facts, day, controller.open)
        )
        return controller

    def show_family_book(self) -> None:
        """Leave the game, which is kept, for the family book."""
        self._close_game()
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

        is_for_rules = run(KeyboardHelp(self.window.ui_style, self.game, self.window))
        if is_for_rules:
            self.window.commands.card.trigger()

    # -- another language -------------------------------------------------------------------

    def _renew(self) -> None:
        """Go on in the language just chosen: another program with the same preferences is shown
        in the place of this one, where this one was, with the choice of languages open.

        What cannot be saved would be lost; then the language comes with the next start.
        """
        if not self._leaving.is_kept():
            return
        before, go_on = self.window, self._way_on()
        self.stop()
        program = Controller(before.stored)
        self.renewed.emit(program)
        program.window.put_back(before.place)
        program.window.show()
        go_on(program)
        before.hide()
        before.deleteLater()
        self.deleteLater()
        choose = program.preferences_controller.show
        QTimer.singleShot(0, program, lambda: choose("language"))

    def _way_on(self) -> Callable[[Controller], None]:
        """What leads another program to where this one is."""
        page, looked_at = self.window.page, self._looked_at
        look_back = None if self._look_back is None else self._look_back.page
        position = 0 if look_back is None else look_back.position
        if self.played is not None and self.played.is_demo:
            game = self.played.record.game
            return lambda program: program.watch_demo(game)
        if self.played is not None and self.played.guide is not None:
            return self._led_on
        if self._puzzles is not None and page is self._puzzles.page:
            return Controller.show_puzzles
        if self.played is not None:
            # Its path is another one once a game that is over is left.
            file, record = self.played.file, self.played.record

            def play(program: Controller) -> None:
                program.go_on_with(file.path, record)
                if look_back is not None:
                    program.look_back_now()
                    program.go_back_to(position)

            return play
        if look_back is not None and looked_at is not None:
            path, is_from_book = looked_at

            def look(program: Controller) -> None:
                book = program.family_book_controller
                program.look_back(path, book.open if is_from_book else None)
                program.go_back_to(position)

            return look
        if self._scorekeeper is not None and self._scorekeeper.file is not None:
            kept = self._scorekeeper.file
            return lambda program: program.go_on_with_kept(kept.path)
        if self._setup is not None and page is self._setup.new_game_page:
            choice, seats = (
                self._setup.new_game_page.choice(),
                self._setup.new_game_page.all_seats(),
            )
            return lambda program: program.setup_controller.show_choice(choice, seats)
        return Controller.show_start

    def go_on_with(self, path: Path, record: AnyRecord) -> None:
        """Go on with the game of *record*, which is kept in *path* from its first move on."""
        if record.moves:
            self._open(lambda: self.game_controller.open(path), self._on_bad_game)
        else:
            self._close_game()
            self.game_controller.begin(record)

    def go_on_with_kept(self, path: Path) -> None:
        """Go on with the game with paper cards in *path*."""
        self._open(lambda: self.scorekeeper_controller.open(path))

    def go_back_to(self, position: int) -> None:
        """Show *position* of the game that is looked back at."""
        if self.look_back_controller.page is not None:
            self.look_back_controller.page.go(position)

    def _on_preferences(self, preferences: Preferences) -> None:
        self.preferences_controller.keep()
        self.game_controller.set_preferences(preferences)

    def _tell(self, said: str) -> None:
        """Say a sentence at the table, or on the start page when it is shown next."""
        if self.played is not None:
            self.played.say(said)
        else:
            self.start_controller.note(said)


def _led(names: Sequence[str], seat: int = 0) -> list[Player]:
    """The first of *names* at *seat* to be led, and bots around."""
    from handfoot_gui.ui.pages.setup.choice import player_of

    others = iter(names[1:])
    return [
        player_of(names[0], None) if place == seat else player_of(next(others), "steady")
        for place in range(len(names))
    ]
