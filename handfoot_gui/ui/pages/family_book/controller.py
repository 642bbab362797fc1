"""The family book at work: opens it, catches up with the game files, and does what is asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QObject, QTimer, Signal

from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.session.history.csv_text import deals_table, games_table
from handfoot_gui.session.history.figures import (
    GameFilter,
    are_alike,
    chosen,
    game_names,
    pairs,
    people,
    rule_names,
    years,
)
from handfoot_gui.session.history.finished import FinishedGame, Source
from handfoot_gui.session.score_sheet import facts_of_game, facts_of_scored
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import save_file
from handfoot_gui.storage.finished_files import CatchingUp, catching_up, shelves
from handfoot_gui.storage.history import (
    READ_PATIENCE,
    Contents,
    FamilyBook,
    FileStamp,
)
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.scored_games import load_scored
from handfoot_gui.storage.text.faults import book_set_aside, fault, no_book, unread
from handfoot_gui.ui.pages.family_book.page import BookFacts, Export, FamilyBookPage
from handfoot_gui.ui.widgets.figures import filled, long_date, translate
from handfoot_gui.ui.widgets.patience import Patience, void
from handfoot_gui.ui.widgets.saved_files import chosen_path, folder_of, kinds_of_files
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.ui.pages.family_book.season import SeasonController

_BATCH: Final = 60
"""Games that are entered into the book at once."""
_SHOWN_EVERY: Final = 250
"""Games after which the figures are made anew while reading."""


class FamilyBookController(QObject):
    """Answers what the family book's page asks for.

    Signals: ``look_back_requested(Path)`` with a game's file, ``sheet_requested(facts, date)``
    with `SheetFacts`. `page` tells the rest.
    """

    look_back_requested = Signal(object)
    sheet_requested = Signal(object, object)

    def __init__(
        self, window: MainWindow, words: Words, saves: Saves, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._timing = window.ui_style.timing
        self._words = words
        self._saves = saves
        self._book = FamilyBook(saves.home, is_waiting=False)
        self._patience = Patience(self)
        self._games: dict[str, FinishedGame] = {}
        self._choice = GameFilter()
        self._faults: list[str] = []
        """What is wrong with the book, until it is opened again."""
        self._is_kept = True
        """Whether what is read can be entered into the book."""
        self._finished = ""
        """The file of the game that is to be chosen once it is there."""
        self._said, self._is_fault, self._removed = "", False, ""
        self._taken_out: FinishedGame | None = None
        self.reading: CatchingUp | None = None
        """What is being read into the book, if anything is."""
        self._new_games: list[FinishedGame] = []
        self._new_files: list[FileStamp] = []
        self._unshown = 0
        self._season: SeasonController | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(self._timing.window_turn)
        self._timer.timeout.connect(self.take_turn)
        self.page = FamilyBookPage(window.ui_style)
        window.add_page(self.page)
        page = self.page
        page.choice_made.connect(self._on_choice)
        page.remove_requested.connect(self._on_remove)
        page.bring_back_requested.connect(self._on_bring_back)
        page.export_requested.connect(self._on_export)
        page.season_requested.connect(self._on_season)
        page.look_back_requested.connect(self._on_look_back)
        page.sheet_requested.connect(self._on_sheet)
        page.closed.connect(self._stop)

    @property
    def is_reading(self) -> bool:
        """Whether the book, or game files, are still to be read."""
        return self.reading is not None or self._patience.is_waiting

    def open(self, finished: str = "") -> None:
        """Show the book, and read the games that are not in it yet.

        The game in the file *finished*, just played to its end, is chosen.
        """
        self._finished = finished
        self._faults, self._is_kept = [], True
        self._said, self._is_fault, self._removed = "", False, ""
        self._patience.do(self._book.read, self._on_read, self._on_unread, READ_PATIENCE)
        self._window.show_page(self.page)

    def _on_unread(self, error: SaveError) -> None:
        self._lose(error)
        self._on_read(Contents())

    def _on_read(self, contents: Contents) -> None:
        """Show what stands in the book, and catch up with the game files."""
        if contents.only_read is not None:
            self._lose(contents.only_read)
        if contents.set_aside is not None:
            self._faults.append(book_set_aside(self._words, contents.set_aside))
        # Those of a game that this version does not know stay in the file.
        self._games = {game.id: game for game in contents.games if game.game in GAMES}
        self.reading = catching_up(shelves(self._saves.finished), contents.files)
        self._show()
        self.page.open_first()
        self._timer.start()

    # -- catching up ------------------------------------------------------------------------

    def take_turn(self) -> None:
        """Read for a moment, so that the window has its turn soon."""
        reading = self.reading
        if reading is None or not self.page.isVisible():
            # The rest is read when the book is opened again.
            self._stop()
            return
        caught = reading.work(self._timing.read_on / 1000)
        self._new_games += caught.games
        self._new_files += caught.files
        for game in caught.games:
            self._games[game.id] = game
        self._unshown += len(caught.games)
        if len(self._new_files) >= _BATCH:
            self._enter()
        if reading.is_over:
            self._stop()
            sentence = unread(self._words, reading.faults)
            if sentence:
                self._faults.append(sentence)
            if self._unshown or sentence:
                self._show()
            return
        is_first = 0 < self._unshown == len(self._games)
        if is_first or self._unshown >= max(_SHOWN_EVERY, len(self._games) // 4):
            self._show()
        if reading.total > 1:
            pattern = self.tr("Finished games are read: {done} of {total}")
            self.page.set_progress(filled(pattern, done=reading.done, total=reading.total))

    def _stop(self) -> None:
        self._timer.stop()
        self.reading = None
        self._enter()
        self.page.set_progress("")

    def _enter(self) -> None:
        games, files = self._new_games, self._new_files
        self._new_games, self._new_files = [], []
        if files and self._is_kept:
            self._patience.do(
                lambda: self._book.add(games, files),
                void,
                self._on_not_entered,
                self._timing.book_written / 1000,
            )

    def _on_not_entered(self, error: SaveError) -> None:
        if self._is_kept:
            self._lose(error)
            self._show()

    def _lose(self, error: SaveError) -> None:
        self._is_kept = False
        self._faults.append(no_book(self._words, error))

    # -- what is shown ----------------------------------------------------------------------

    def _say(self, said: str, *, is_fault: bool = False, removed: str = "") -> None:
        """Show the book with the sentence *said*; the id *removed* can be brought back."""
        self._said, self._is_fault, self._removed = said, is_fault, removed
        self._show()

    def _show(self) -> None:
        self._unshown = 0
        every = sorted(self._games.values(), key=lambda game: game.id)
        every.sort(key=lambda game: game.finished, reverse=True)
        self._choose_finished(every)
        meant = chosen(every, self._choice)
        of_game = chosen(every, GameFilter(game=self._choice.game))
        said = self._said or " ".join(self._faults)
        self.page.set_facts(
            BookFacts(
                every=tuple(every),
                choice=self._choice,
                game_names=game_names(every),
                rule_names=rule_names(of_game),
                years=years(every),
                games=meant,
                people=tuple(
                    people(meant, self._words.reader.alphabet, with_bots=self._choice.has_bots)
                ),
                pairs=tuple(
                    pairs(meant, self._words.reader.alphabet, with_bots=self._choice.has_bots)
                ),
                is_alike=are_alike(meant),
                said=said,
                is_fault=self._is_fault or not self._said,
                removed=self._removed,
            )
        )

    def _choose_finished(self, every: list[FinishedGame]) -> None:
        """Choose the game that was just finished, as soon as it is among *every* one."""
        for game in every:
            if game.file == self._finished:
                self._finished = ""
                self.page.choose_game(game.id)
                if not chosen([game], self._choice):
                    self._choice = GameFilter()

    # -- what the page asks for -------------------------------------------------------------

    def _on_choice(self, choice: GameFilter) -> None:
        self._choice = choice
        self._say("")

    def _on_remove(self, game: FinishedGame) -> None:
        def leave_out(_done: None) -> None:
            self._taken_out = self._games.pop(game.id, None)
            said = filled(self.tr("The game of {day} is removed."), day=long_date(game.day))
            self._say(said, removed=game.id)

        self._do(lambda: self._book.remove(game.id), leave_out)

    def _on_bring_back(self, game_id: str) -> None:
        game = self._taken_out
        if game is None:
            return

        def take_in(_done: None) -> None:
            self._games[game.id] = game
            self.page.choose_game(game.id)
            self._say(filled(self.tr("The game of {day} is back."), day=long_date(game.day)))

        self._do(lambda: self._book.bring_back(game_id), take_in)

    def _do(self, act: Callable[[], None], then: Callable[[None], None]) -> None:
        """Do *act* in the book, then *then*; what keeps it from that is said."""
        self._enter()
        self._patience.do(act, then, self._on_not_done, self._timing.book_written / 1000)

    def _on_not_done(self, error: SaveError) -> None:
        self._say(no_book(self._words, error), is_fault=True, removed=self._removed)

    def _on_look_back(self, game: FinishedGame) -> None:
        path = self._file_of(game)
        if path is not None:
            self._stop()
            self.look_back_requested.emit(path)

    def _on_sheet(self, game: FinishedGame) -> None:
        path = self._file_of(game)
        if path is None:
            return
        self._stop()
        try:
            if game.source is Source.KEPT:
                kept = load_scored(path)
                facts = facts_of_scored(self._words, kept.kept, kept.sheet)
            else:
                loaded = load(path)
                sheet = rules_of(loaded.record).sheet(loaded.state)
                facts = facts_of_game(self._words, loaded.record, sheet)
        except SaveError as error:
            self._say(fault(self._words, error), is_fault=True)
            return
        self.sheet_requested.emit(facts, game.day)

    def _file_of(self, game: FinishedGame) -> Path | None:
        """The file of *game*; None, and a sentence, where it is gone."""
        path = self._saves.finished / game.file
        if not path.is_file():
            said = self.tr("The file of this game is gone, only its figures are left.")
            self._say(said, is_fault=True)
            return None
        return path

    @property
    def season(self) -> SeasonController:
        """What answers for the season page."""
        if self._season is None:
            from handfoot_gui.ui.pages.family_book.season import SeasonController

            self._season = SeasonController(self._window, self._words, parent=self)
            self._season.closed.connect(self.open)
        return self._season

    def _on_season(self) -> None:
        self._stop()
        self.season.open(tuple(self._games.values()), self._choice)

    def _on_export(self, kind: Export) -> None:
        names = {
            Export.GAMES: self.tr("family-book-games"),
            Export.DEALS: self.tr("family-book-deals"),
        }
        title, kinds = (
            translate("Common", "Export as CSV"),
            kinds_of_files(self.tr("Tables"), ".csv", has_all=False),
        )
        path = chosen_path(self._window, title, names[kind], ".csv", kinds)
        if path is not None:
            self.export_to(kind, path)

    def export_to(self, kind: Export, path: Path) -> None:
        """Write a table of the chosen games to *path*, and say so."""
        make = games_table if kind is Export.GAMES else deals_table
        games = self.page.facts.games
        try:
            save_file(path, make(self._words, games, separator()))
        except SaveError as error:
            self._say(fault(self._words, error), is_fault=True)
            return
        said = self.tr(
            "Saved as {file} in {folder}, with (one game|{number} games).", "", len(games)
        )
        file, folder = shown_name(path.name), folder_of(path)
        self._say(filled(said, file=file, folder=folder, number=len(games)))


def separator() -> str:
    """What parts the columns in tables that spreadsheets of this country open."""
    return ";" if QLocale().decimalPoint() == "," else ","
