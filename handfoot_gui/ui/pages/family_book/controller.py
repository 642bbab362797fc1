"""The family book at work: opens it, catches up with the game files, and does what is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QLocale, QObject, QTimer, Signal

from handfoot_gui.core.score_sheet import SheetFacts
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
from handfoot_gui.session.points_gone import PointsGone, points_gone
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
from handfoot_gui.storage.practice import PracticeBook
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.scored_games import load_scored
from handfoot_gui.storage.text.faults import book_set_aside, fault, no_book, unread
from handfoot_gui.ui.pages.family_book.page import BookFacts, Export, FamilyBookPage
from handfoot_gui.ui.widgets.figures import filled, long_date, translate
from handfoot_gui.ui.widgets.patience import Patience, void
from handfoot_gui.ui.widgets.saved_files import chosen_path, folder_of, kinds_of_files
from handfoot_gui.ui.widgets.timing import Timing
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.ui.pages.family_book.season import SeasonController

_BATCH: Final = 60
"""Games that are entered into the book at once."""
_SHOWN_EVERY: Final = 250
"""Games after which the figures are made anew while reading."""


class CatchUp(QObject):
    """Reads the game files that are not in the book yet, a little at a time, and enters them."""

    caught = Signal(object)  # the `FinishedGame`s just read
    paused = Signal()  # the window has its turn
    ended = Signal(object)  # the faults of files that could not be read
    not_entered = Signal(object)  # a `SaveError`
    stopped = Signal()

    def __init__(
        self,
        book: FamilyBook,
        patience: Patience,
        timing: Timing,
        saves: Saves,
        is_wanted: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """What *is_wanted* no more is read when the book is opened again."""
        super().__init__(parent)
        self._timing = timing
        self._folder = saves.finished
        self._book, self._patience, self._is_wanted = book, patience, is_wanted
        self._new_games: list[FinishedGame] = []
        self._new_files: list[FileStamp] = []
        self._timer = QTimer(self)
        self._timer.setInterval(timing.window_turn)
        self._timer.timeout.connect(self.take_turn)
        self.reading: CatchingUp | None = None
        """What is being read into the book, if anything is."""
        self.is_kept = True
        """Whether what is read can be entered into the book."""
        self.unshown = 0
        """Games that were read since the book was shown."""

    def begin(self, known: frozenset[FileStamp]) -> None:
        """Find the files that are not *known* to the book."""
        self.reading = catching_up(shelves(self._folder), known)

    def start(self) -> None:
        """Read what was found."""
        self._timer.start()

    def take_turn(self) -> None:
        """Read for a moment, so that the window has its turn soon."""
        reading = self.reading
        if reading is None or not self._is_wanted():
            self.stop()
            return
        caught = reading.work(self._timing.read_on / 1000)
        self._new_games += caught.games
        self._new_files += caught.files
        self.unshown += len(caught.games)
        self.caught.emit(caught.games)
        if len(self._new_files) >= _BATCH:
            self.enter()
        if reading.is_over:
            self.stop()
            self.ended.emit(reading.faults)
        else:
            self.paused.emit()

    def stop(self) -> None:
        """Leave the rest for another time, and enter what was read."""
        self._timer.stop()
        self.reading = None
        self.enter()
        self.stopped.emit()

    def enter(self) -> None:
        """Enter what was read into the book."""
        games, files = self._new_games, self._new_files
        self._new_games, self._new_files = [], []
        if files and self.is_kept:
            self._patience.do(
                lambda: self._book.add(games, files),
                void,
                self.not_entered.emit,
                self._timing.book_written / 1000,
            )


class Removals(QObject):
    """Takes games out of the book, and brings the last one back."""

    removed = Signal(object)  # the `FinishedGame`; so is the next one
    brought_back = Signal(object)
    failed = Signal(object)  # a `SaveError`

    def __init__(
        self, book: FamilyBook, patience: Patience, timing: Timing, catch_up: CatchUp
    ) -> None:
        super().__init__(catch_up)
        self._written_in = timing.book_written / 1000
        """Seconds that the book is waited for."""
        self._book, self._patience, self._catch_up = book, patience, catch_up
        self._last: FinishedGame | None = None

    def remove(self, game: FinishedGame) -> None:
        """Take *game* out of the book."""

        def tell(_done: None) -> None:
            self._last = game
            self.removed.emit(game)

        self._do(lambda: self._book.remove(game.id), tell)

    def bring_back(self, game_id: str) -> None:
        """Put the game that was removed last into the book again."""
        game = self._last
        if game is not None:
            self._do(lambda: self._book.bring_back(game_id), lambda _: self.brought_back.emit(game))

    def _do(self, act: Callable[[], None], then: Callable[[None], None]) -> None:
        """Do *act* in the book, after what was read is in it, then *then*."""
        self._catch_up.enter()
        self._patience.do(act, then, self.failed.emit, self._written_in)


def sheet_facts(words: Words, source: Source, path: Path) -> SheetFacts:
    """What stands on the score sheet of the finished game in *path*. Raises `SaveError`."""
    if source is Source.KEPT:
        kept = load_scored(path)
        return facts_of_scored(words, kept.kept, kept.sheet)
    loaded = load(path)
    return facts_of_game(words, loaded.record, rules_of(loaded.record).sheet(loaded.state))


class GamesOfBook(QObject):
    """Opens the files of games that stand in the book."""

    look_back_requested = Signal(object)  # a `Path`
    sheet_requested = Signal(object, object)  # `SheetFacts`, and the day of the game
    found = Signal()  # the file is there, and the book is about to be left
    failed = Signal(str)  # why it cannot be opened, as a sentence

    def __init__(self, words: Words, folder: Path, parent: QObject) -> None:
        """*folder* has the files of finished games."""
        super().__init__(parent)
        self._words = words
        self._folder = folder

    def look_back(self, game: FinishedGame) -> None:
        """Let people look back at *game*."""
        path = self._file_of(game)
        if path is not None:
            self.look_back_requested.emit(path)

    def show_sheet(self, game: FinishedGame) -> None:
        """Let people read the score sheet of *game*."""
        path = self._file_of(game)
        if path is None:
            return
        try:
            facts = sheet_facts(self._words, game.source, path)
        except SaveError as error:
            self.failed.emit(fault(self._words, error))
            return
        self.sheet_requested.emit(facts, game.day)

    def _file_of(self, game: FinishedGame) -> Path | None:
        """The file of *game*; None, and a sentence, where it is gone."""
        path = self._folder / game.file
        if path.is_file():
            self.found.emit()
            return path
        self.failed.emit(
            translate(
                "FamilyBookController",
                "This game’s file is gone; only the game’s numbers are left.",
            )
        )
        return None


class BookTables(QObject):
    """Writes tables of games for a spreadsheet."""

    saved = Signal(str)  # where, as a sentence
    failed = Signal(str)  # why not, as a sentence

    def __init__(
        self,
        window: MainWindow,
        words: Words,
        games: Callable[[], Sequence[FinishedGame]],
        parent: QObject,
    ) -> None:
        """*games* gives those that are chosen."""
        super().__init__(parent)
        self._window, self._words, self._games = window, words, games

    def ask(self, kind: Export) -> None:
        """Ask where the table is to be, and write it."""
        names = {
            Export.GAMES: translate("FamilyBookController", "family-book-games"),
            Export.DEALS: translate("FamilyBookController", "family-book-deals"),
        }
        title, tables = (
            translate("Common", "Export as CSV"),
            translate("FamilyBookController", "Tables"),
        )
        kinds = kinds_of_files(tables, ".csv", has_all=False)
        path = chosen_path(self._window, title, names[kind], ".csv", kinds)
        if path is not None:
            self.export_to(kind, path)

    def export_to(self, kind: Export, path: Path) -> None:
        """Write a table of the chosen games to *path*, and say so."""
        make = games_table if kind is Export.GAMES else deals_table
        games = self._games()
        try:
            save_file(path, make(self._words, games, separator()))
        except SaveError as error:
            self.failed.emit(fault(self._words, error))
            return
        n = len(games)
        said = translate(
            "FamilyBookController",
            "Saved as {file} in {folder}, with (one game|{number} games).",
            "",
            n,
        )
        file, folder = shown_name(path.name), folder_of(path)
        self.saved.emit(filled(said, file=file, folder=folder, number=n))


class _Told(Struct, frozen=True):
    """What is said above the book about what was done in it."""

    said: str = ""
    is_fault: bool = False
    removed: str = ""
    """The id of the game that can be brought back."""


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
        self._words = words
        self._book = FamilyBook(saves.home, is_waiting=False)
        self._patience = Patience(self)
        self._games: dict[str, FinishedGame] = {}
        self._choice = GameFilter()
        self._faults: list[str] = []
        """What is wrong with the book, until it is opened again."""
        self._finished = ""
        """The file of the game that is to be chosen once it is there."""
        self._told = _Told()
        timing = window.ui_style.timing
        self._home = saves.home
        self.page = FamilyBookPage(window.ui_style)
        self.page.gone_of = self._gone_of
        self.catch_up = CatchUp(
            self._book, self._patience, timing, saves, self.page.isVisible, self
        )
        """Reads what is not in the book yet."""
        self.catch_up.caught.connect(
            lambda games: self._games.update({game.id: game for game in games})
        )
        self.catch_up.paused.connect(self._on_paused)
        self.catch_up.ended.connect(self._on_caught_up)
        self.catch_up.stopped.connect(lambda: self.page.set_progress(""))
        self.catch_up.not_entered.connect(self._on_not_entered)
        removals = Removals(self._book, self._patience, timing, self.catch_up)
        removals.removed.connect(self._on_removed)
        removals.brought_back.connect(self._on_brought_back)
        removals.failed.connect(
            lambda error: self._say(
                no_book(words, error), is_fault=True, removed=self._told.removed
            )
        )
        window.pages.add(self.page)
        page = self.page
        page.choice_made.connect(self._on_choice)
        page.remove_requested.connect(removals.remove)
        page.bring_back_requested.connect(removals.bring_back)
        self.tables = BookTables(window, words, lambda: page.facts.games, self)
        """For spreadsheets."""
        self.tables.saved.connect(self._say)
        self.tables.failed.connect(lambda said: self._say(said, is_fault=True))
        page.export_requested.connect(self.tables.ask)
        page.season_requested.connect(self._on_season)
        files = GamesOfBook(words, saves.finished, self)
        files.look_back_requested.connect(self.look_back_requested)
        files.sheet_requested.connect(self.sheet_requested)
        files.found.connect(self.catch_up.stop)
        files.failed.connect(lambda said: self._say(said, is_fault=True))
        page.look_back_requested.connect(files.look_back)
        page.sheet_requested.connect(files.show_sheet)
        page.closed.connect(self.catch_up.stop)

    @property
    def is_reading(self) -> bool:
        """Whether the book, or game files, are still to be read."""
        return self.catch_up.reading is not None or self._patience.is_waiting

    def open(self, finished: str = "") -> None:
        """Show the book, and read the games that are not in it yet.

        The game in the file *finished*, just played to its end, is chosen.
        """
        self._finished = finished
        self._faults, self.catch_up.is_kept = [], True
        self._told = _Told()
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
        self.catch_up.begin(contents.files)
        self._show()
        self.page.open_first()
        self.catch_up.start()

    # -- catching up ------------------------------------------------------------------------

    def _on_paused(self) -> None:
        """Show what was read, as soon as there is anything, and how far it is."""
        is_first = 0 < self.catch_up.unshown == len(self._games)
        if is_first or self.catch_up.unshown >= max(_SHOWN_EVERY, len(self._games) // 4):
            self._show()
        reading = self.catch_up.reading
        if reading is not None and reading.total > 1:
            pattern = self.tr("Reading finished games: {done} of {total}")
            self.page.set_progress(filled(pattern, done=reading.done, total=reading.total))

    def _on_caught_up(self, faults: list[SaveError]) -> None:
        sentence = unread(self._words, faults)
        if sentence:
            self._faults.append(sentence)
        if self.catch_up.unshown or sentence:
            self._show()

    def _on_not_entered(self, error: SaveError) -> None:
        if self.catch_up.is_kept:
            self._lose(error)
            self._show()

    def _lose(self, error: SaveError) -> None:
        self.catch_up.is_kept = False
        self._faults.append(no_book(self._words, error))

    # -- what is shown ----------------------------------------------------------------------

    def _say(self, said: str, *, is_fault: bool = False, removed: str = "") -> None:
        """Show the book with the sentence *said*; the id *removed* can be brought back."""
        self._told = _Told(said, is_fault, removed)
        self._show()

    def _show(self) -> None:
        self.catch_up.unshown = 0
        every = sorted(self._games.values(), key=lambda game: game.id)
        every.sort(key=lambda game: game.finished, reverse=True)
        self._choose_finished(every)
        meant = chosen(every, self._choice)
        of_game = chosen(every, GameFilter(game=self._choice.game))
        said = self._told.said or " ".join(self._faults)
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
                is_fault=self._told.is_fault or not self._told.said,
                removed=self._told.removed,
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

    def _gone_of(self, person: str, game: str) -> PointsGone | None:
        """Where the points of *person* go in *game*, as far as that is known."""
        if GAMES[game].reviews is None:
            return None
        known = PracticeBook(self._home)
        if (error := known.read(person)) is not None:
            self._faults.append(fault(self._words, error))
        return points_gone(known.reviews(person, game))

    # -- what the page asks for -------------------------------------------------------------

    def _on_choice(self, choice: GameFilter) -> None:
        self._choice = choice
        self._say("")

    def _on_removed(self, game: FinishedGame) -> None:
        self._games.pop(game.id, None)
        said = filled(self.tr("The game from {day} was removed."), day=long_date(game.day))
        self._say(said, removed=game.id)

    def _on_brought_back(self, game: FinishedGame) -> None:
        self._games[game.id] = game
        self.page.choose_game(game.id)
        self._say(filled(self.tr("The game from {day} is back."), day=long_date(game.day)))

    @cached_property
    def season(self) -> SeasonController:
        """What answers for the season page."""
        from handfoot_gui.ui.pages.family_book.season import SeasonController

        season = SeasonController(self._window, self._words, parent=self)
        season.closed.connect(self.open)
        return season

    def _on_season(self) -> None:
        self.catch_up.stop()
        self.season.open(tuple(self._games.values()), self._choice)


def separator() -> str:
    """What parts the columns in tables that spreadsheets of this country open."""
    return ";" if QLocale().decimalPoint() == "," else ","
