"""The program behind the window: which page is shown, which game is open, what is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from handfoot_gui.assets import asset_path
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.text.words import Words
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import KEPT
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.game.book_entering import BookEntering
from handfoot_gui.ui.game.controller import GameController
from handfoot_gui.ui.pages.preferences.controller import PreferencesController
from handfoot_gui.ui.pages.start.controller import StartController
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.titles import preset_title
from handfoot_gui.ui.window.language import use_language
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.ui.game.played_game import PlayedGame
    from handfoot_gui.ui.pages.family_book.controller import FamilyBookController
    from handfoot_gui.ui.pages.look_back.controller import LookBackController
    from handfoot_gui.ui.pages.rules.card_controller import RuleCardController
    from handfoot_gui.ui.pages.score_sheet.blank import BlankSheets
    from handfoot_gui.ui.pages.score_sheet.controller import ScoreSheetController
    from handfoot_gui.ui.pages.scorekeeper.controller import ScorekeeperController
    from handfoot_gui.ui.pages.setup.choice import GameChoice
    from handfoot_gui.ui.pages.setup.controller import SetupController

_SETTLED: Final = 300
"""Milliseconds after which the window has been painted and what nobody waits for is done."""


def translated_words() -> Words:
    """The vocabulary in the program's language, with figures as the reader writes them."""
    return Words(lambda context, text: QCoreApplication.translate(context, text), figure)


class Controller(QObject):
    """One run of the program with its window."""

    def __init__(self) -> None:
        super().__init__()
        self._words = translated_words()
        self._saves = Saves()
        file = PreferencesFile()
        liked, error = file.load()
        use_language(liked.language)
        self._setup: SetupController | None = None
        self._book_controller: FamilyBookController | None = None
        self._keeper: ScorekeeperController | None = None
        self._looking: LookBackController | None = None
        self._before_setup: tuple[Path, AnyRecord] | None = None
        """The game that was left to set up another."""
        self._sheets: ScoreSheetController | None = None
        self._cards: RuleCardController | None = None
        self._blank_sheets: BlankSheets | None = None
        self.window = MainWindow(liked)
        window = self.window
        self._start_controller = StartController(window, self._words, self._saves, parent=window)
        self._liked = PreferencesController(window, self._words, file, parent=self)
        self._liked.not_kept.connect(self._on_not_kept)
        self.game_controller = GameController(window, self._words, self._saves, parent=self)
        self.game_controller.players_changed.connect(self._liked.remember_players)
        self._entering = BookEntering(self._saves, parent=self)
        if error is not None:
            self._start_controller.note_fault(error)
        window.may_close = self._may_leave
        window.setup_requested.connect(lambda: self._leave(self._on_setup))
        window.setup_cancelled.connect(lambda: self._leave(self._on_setup_cancelled))
        window.game_requested.connect(self._on_game)
        window.keep_requested.connect(lambda: self._leave(self._on_keep_score))
        window.deal_requested.connect(self.new_game)
        window.continue_requested.connect(self._on_continue)
        window.delete_requested.connect(self._on_delete)
        window.file_chosen.connect(lambda path: self._leave(lambda: self.open_file(Path(path))))
        window.start_requested.connect(lambda: self._leave(self.show_start))
        window.book_requested.connect(lambda: self._leave(self._on_book))
        window.preferences_changed.connect(self._on_preferences)
        window.print_requested.connect(self._on_print)
        window.card_requested.connect(lambda *of: self.card_controller.show(*of))
        window.rules_requested.connect(self._on_rules)
        window.again_requested.connect(lambda: self._leave(self.game_controller.begin_again))
        window.look_back_requested.connect(lambda: self._on_look_back())
        window.line_chosen.connect(self._on_look_back)

    @property
    def played(self) -> PlayedGame | None:
        """The game that is open."""
        return self.game_controller.played

    def start(self, file: Path | None = None) -> None:
        """Show the window with the start page, or with the game in *file*."""
        self.window.show()
        if file is not None:
            self.open_file(file)
        else:
            self.show_start()
        QTimer.singleShot(_SETTLED, self._after_first_paint)

    def stop(self) -> None:
        """Close the game and end the bots' process."""
        self._start_controller.stop()
        self._close_game()
        self.game_controller.stop()

    def _after_first_paint(self) -> None:
        self._saves.tidy()
        QApplication.setWindowIcon(QIcon(str(asset_path("icon.svg"))))

    # -- what cannot be saved ---------------------------------------------------------------

    def _leave(self, act: Callable[[], None]) -> None:
        if self._may_leave():
            act()

    def _may_leave(self) -> bool:
        """Whether what is open may be left: it is saved, or people would rather lose the rest."""
        if self._setup is not None and not self._setup.may_be_left():
            return False
        error = None if self.played is None else self.played.save_again()
        if error is None and self._keeper is not None:
            error = self._keeper.save_again()
        if error is None:
            return True
        from handfoot_gui.ui.window.leaving import is_left_unsaved

        return is_left_unsaved(self.window.look, fault(self._words, error), self.window)

    # -- from page to page ------------------------------------------------------------------

    def show_start(self) -> None:
        """Leave the game, which is kept, for the start page."""
        self._before_setup = None
        self._close_game()
        self._start_controller.show()

    def new_game(self, choice: GameChoice) -> None:
        """Deal a new game as chosen."""
        from handfoot_gui.ui.pages.setup.choice import record_of

        agreements = self.window.preferences.agreements
        self._liked.remember_dealt(choice)
        self._close_game()
        self.game_controller.begin(record_of(choice, agreements))

    def _on_setup(self) -> None:
        """Set up the game that is played, or else the one that was dealt last."""
        played = self.played
        game = self.window.preferences.game if played is None else played.record.game
        self._before_setup = None if played is None else (played.path, played.record)
        self._close_game()
        self.setup_controller.show(game)

    def _on_setup_cancelled(self) -> None:
        """Go back to the table that was left for it, or else to the start page."""
        if self._before_setup is None:
            self.show_start()
            return
        path, record = self._before_setup
        if record.moves:
            self._open(lambda: self.game_controller.open(path), self._on_bad_game)
        else:
            # A game is kept from its first move on.
            self._close_game()
            self.game_controller.begin(record)

    def _on_game(self, game: str) -> None:
        """Set up *game* with the names that stand on the page before."""
        self._close_game()
        self.setup_controller.show_instead(game)

    def _close_game(self) -> None:
        if self._keeper is not None:
            self._keeper.close()
        if self._looking is not None:
            self._looking.close()
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

    def open_file(self, path: Path) -> None:
        """Open whatever any file holds; what is wrong is said on the start page."""
        from handfoot_gui.storage.file_kinds import FileKind, kind_of

        match kind_of(path):
            case FileKind.KEPT:
                self._open(lambda: self.scorekeeper_controller.open_elsewhere(path))
            case FileKind.DEAL:
                self._open(lambda: self._open_deal(path))
            case _:
                self._open(lambda: self.game_controller.open_elsewhere(path), self._on_bad_game)

    def _on_continue(self, game_id: str) -> None:
        path = self._start_controller.path_of(game_id)
        if path is None:
            self.show_start()
        elif game_id.endswith(KEPT):
            self._open(lambda: self.scorekeeper_controller.open(path))
        else:
            self._open(lambda: self.game_controller.open(path), self._on_bad_game)

    def _on_bad_game(self, error: SaveError) -> None:
        """Say what is wrong; what can be followed up to a wrong move is shown up to there."""
        if error.fault is Fault.ILLEGAL_MOVE:
            self._start_controller.note_fault(error)
            self.look_back(error.set_aside or error.path)
        else:
            self._say_on_start(error)

    def _say_on_start(self, error: SaveError) -> None:
        self._start_controller.note_fault(error)
        self.show_start()

    def _on_delete(self, game_id: str) -> None:
        self._start_controller.delete(game_id)
        self.show_start()

    # -- set up -----------------------------------------------------------------------------

    @property
    def setup_controller(self) -> SetupController:
        """Where new games are set up."""
        if self._setup is None:
            from handfoot_gui.ui.pages.setup.controller import SetupController

            self._setup = SetupController(self.window, self._words, parent=self)
        return self._setup

    # -- games with paper cards -------------------------------------------------------------

    @property
    def scorekeeper_controller(self) -> ScorekeeperController:
        """What keeps the score of games with paper cards."""
        if self._keeper is None:
            from handfoot_gui.ui.pages.scorekeeper.controller import ScorekeeperController

            self._keeper = ScorekeeperController(self.window, self._words, self._saves, parent=self)
            self._keeper.left.connect(lambda: self._leave(self.show_start))
            self._keeper.begun.connect(self._liked.remember_kept)
            page = self._keeper.setup
            page.change_requested.connect(
                lambda choice: self.setup_controller.rules_controller.change(choice, page)
            )
            page.questions_requested.connect(
                lambda: self.setup_controller.rules_controller.ask(page)
            )
            page.undo_requested.connect(lambda: self.setup_controller.rules_controller.undo(page))
            self._keeper.sheet_requested.connect(
                lambda facts, day: self.sheet_controller.show(facts, day)
            )
        return self._keeper

    def _on_keep_score(self) -> None:
        self._close_game()
        self.scorekeeper_controller.show_setup(self.window.preferences)

    @property
    def sheet_controller(self) -> ScoreSheetController:
        """What shows, prints and saves score sheets."""
        if self._sheets is None:
            from handfoot_gui.ui.pages.score_sheet.controller import ScoreSheetController

            self._sheets = ScoreSheetController(
                self.window, self._words, self._liked.keep, parent=self
            )
        return self._sheets

    def _on_print(self) -> None:
        """The score sheet of the open game, or a blank one for the rules on the page."""
        from handfoot_gui.ui.pages.score_sheet.sources import facts_of_page

        if self.played is not None:
            self.played.show_sheet(self.sheet_controller)
        elif self._keeper is not None and self._keeper.kept is not None:
            self._keeper.show_sheet()
        elif (facts := facts_of_page(self.window.page)) is not None:
            self.sheet_controller.show(facts)
        else:
            self._show_blank_sheet(self.window.preferences.game)

    def _show_blank_sheet(self, game: str) -> None:
        """A blank sheet for the rules by which *game* was played last."""
        if self._blank_sheets is None:
            from handfoot_gui.ui.pages.score_sheet.blank import BlankSheets

            self._blank_sheets = BlankSheets(
                self.window, self.sheet_controller, self.setup_controller
            )
        self._blank_sheets.show(game)

    # -- rules to read ----------------------------------------------------------------------

    @property
    def card_controller(self) -> RuleCardController:
        """What shows, prints and saves rule cards."""
        if self._cards is None:
            from handfoot_gui.ui.pages.rules.card_controller import RuleCardController

            self._cards = RuleCardController(self.window, self._words, parent=self)
        return self._cards

    def _on_rules(self) -> None:
        """Show the rules of the open game, which waits meanwhile."""
        if self.played is not None:
            record, go_back = self.played.record, self.game_controller.wait()
            self.card_controller.show(
                record.game, record.options, preset_title(record.preset), go_back
            )

    # -- looking back -----------------------------------------------------------------------

    @property
    def look_back_controller(self) -> LookBackController:
        """What shows a game that people look back at."""
        if self._looking is None:
            from handfoot_gui.ui.pages.look_back.controller import LookBackController

            self._looking = LookBackController(self.window, self._words, parent=self)
            self._looking.begun.connect(
                lambda record, said: self._leave(lambda: self._on_dealt_again(record, said))
            )
        return self._looking

    def look_back(self, path: Path, back_to: Callable[[], None] | None = None) -> None:
        """Look back at the game in *path*, which is only read; leaving it calls *back_to*, or
        shows the start page."""
        self._open(lambda: self.look_back_controller.open(path, back_to or self.show_start))

    def _on_look_back(self, row: int | None = None) -> None:
        """Look back at the open game, at the line *row* of its log or at the present."""
        if self.played is None or self.look_back_controller.page is not None:
            return
        self.look_back_controller.show(self.played.record, self.game_controller.wait())
        if row is not None:
            self.look_back_controller.go_to_line(row)

    def _open_deal(self, path: Path) -> None:
        """Ask who plays the cards of the deal in *path*. Raises `SaveError`."""
        from handfoot_gui.storage.deal_file import read_deal
        from handfoot_gui.ui.pages.setup.last_setup import last_players

        cards = read_deal(path)
        players = last_players(self.window.preferences, cards.game, cards.options.players)
        self.show_start()
        self.look_back_controller.offer(cards, players)

    def _on_dealt_again(self, record: AnyRecord, said: Sequence[str]) -> None:
        self._close_game()
        record = replace(record, agreements=self.window.preferences.agreements)
        self.game_controller.begin_dealt(record, said)

    # -- the family book --------------------------------------------------------------------

    def _on_book(self) -> None:
        """Leave the game, which is kept, for the family book."""
        self._close_game()
        if self._book_controller is None:
            from handfoot_gui.ui.pages.family_book.controller import FamilyBookController

            controller = FamilyBookController(self.window, self._words, self._saves, parent=self)
            controller.page.closed.connect(self.show_start)
            controller.page.new_game_requested.connect(self._on_setup)
            controller.look_back_requested.connect(
                lambda path: self.look_back(path, controller.open)
            )
            controller.sheet_requested.connect(
                lambda facts, day: self.sheet_controller.show(facts, day, controller.open)
            )
            self._book_controller = controller
        self._book_controller.open(self._entering.take_finished())

    # -- preferences ------------------------------------------------------------------------

    def _on_preferences(self, liked: Preferences) -> None:
        self._liked.keep(liked)
        self.game_controller.set_preferences(liked)

    def _on_not_kept(self, reason: str) -> None:
        if self.played is not None:
            self.played.say(reason)
        else:
            self._start_controller.note(reason)
