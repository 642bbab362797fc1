"""The family book on disk: finished games in one SQLite file beside the folder of games."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct

from handfoot_gui.model.history.finished import FinishedGame, Source
from handfoot_gui.model.storage.faults import Fault, SaveError, reading_fault
from handfoot_gui.model.storage.files import BROKEN, free_path, home_folder, make_folder
from handfoot_gui.model.storage.history_rows import (
    NOT_A_GAME,
    TABLES,
    enter,
    every_game,
    readable_games,
)
from handfoot_gui.model.storage.lock import GameLock

NAME: Final = "family-book.sqlite"
SCHEMA: Final = 1
"""``PRAGMA user_version`` of the files this program writes."""
NEWER: Final = ".newer"
_COMPANIONS: Final = ("-journal", "-wal", "-shm")
"""Files SQLite keeps beside a database; they must not be taken for those of another one."""
_PATIENCE: Final = 0.7
"""Seconds to wait for another program that is writing."""


class FileStamp(Struct, frozen=True):
    """What tells that a game's file is still the one that was read."""

    source: Source
    name: str
    size: int
    changed: int
    """Nanoseconds."""


class FamilyBook:
    """The open family book; every method raises `SaveError` and leaves what was kept before."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        """For `open_book` only."""
        self.path = path
        self._connection = connection

    def close(self) -> None:
        """Let go of the file; closing twice does no harm."""
        self._connection.close()

    def __enter__(self) -> FamilyBook:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def games(self) -> tuple[FinishedGame, ...]:
        """Every game that was not removed, the last finished first."""
        try:
            with self._asking() as connection:
                return every_game(connection)
        except NOT_A_GAME as error:
            raise SaveError(Fault.DAMAGED, self.path, str(error)) from error

    def files(self) -> frozenset[FileStamp]:
        """The games' files that were read."""
        with self._asking() as connection:
            rows = connection.execute("SELECT source, name, size, changed FROM files").fetchall()
        try:
            return frozenset(FileStamp(Source(row[0]), *row[1:]) for row in rows)
        except ValueError as error:
            raise SaveError(Fault.DAMAGED, self.path, str(error)) from error

    def add(self, games: Iterable[FinishedGame], files: Iterable[FileStamp] = ()) -> None:
        """Enter *games* and the *files* they were read from, all of them or none.

        A game that is there already is replaced, and stays removed if it was.
        """
        with self._asking() as connection:
            connection.execute("BEGIN IMMEDIATE")
            for game in games:
                enter(connection, game)
            connection.executemany(
                "INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?)",
                ((one.source.value, one.name, one.size, one.changed) for one in files),
            )
            connection.execute("COMMIT")

    def remove(self, game_id: str) -> None:
        """Take a game out; it does not come back by itself as long as its file stays as it is."""
        self._mark(game_id, is_removed=True)

    def bring_back(self, game_id: str) -> None:
        """Undo `remove`."""
        self._mark(game_id, is_removed=False)

    def _mark(self, game_id: str, *, is_removed: bool) -> None:
        with self._asking() as connection:
            connection.execute(
                "UPDATE games SET is_removed = ? WHERE id = ?", (int(is_removed), game_id)
            )

    @contextlib.contextmanager
    def _asking(self) -> Iterator[sqlite3.Connection]:
        try:
            yield self._connection
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            raise _book_fault(self.path, error) from error


class Opened(Struct, frozen=True):
    """What `open_book` found."""

    book: FamilyBook
    games: tuple[FinishedGame, ...]
    files: frozenset[FileStamp]
    set_aside: SaveError | None = None
    """Why the book before this one was set aside, and where it is kept."""


def book_path(home: Path | None = None) -> Path:
    """Where the family book is; *home* defaults to `home_folder`."""
    return (home or home_folder()) / NAME


def open_book(path: Path) -> Opened:
    """Open and read the family book, or begin one.

    A damaged book, or one of a newer program, is set aside first; what can still be read of the
    damaged one is taken over. Raises `SaveError` when there can be no book in this folder now.
    """
    try:
        return _opened(path)
    except SaveError as error:
        if error.fault not in (Fault.DAMAGED, Fault.NEWER, Fault.NOT_A_FILE):
            raise
    # Another program may have found the same, so it is asked again under the lock.
    lock = GameLock(path)
    try:
        try:
            return _opened(path)
        except SaveError as error:
            if error.fault not in (Fault.DAMAGED, Fault.NEWER, Fault.NOT_A_FILE):
                raise
            _set_aside(error)
            opened = _opened(path)
            if error.set_aside is not None:
                opened.book.add(_what_is_left(error.set_aside))
            return Opened(opened.book, opened.book.games(), frozenset(), error)
    finally:
        lock.release()


def keep_finished(path: Path, game: FinishedGame) -> None:
    """Enter one game that was just finished. Raises `SaveError`; nothing is set aside."""
    with _connected(path) as book:
        book.add((game,))


def _opened(path: Path) -> Opened:
    book = _connected(path)
    try:
        with book._asking() as connection:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != ("ok",):
            raise SaveError(Fault.DAMAGED, path, str(found[0]))
        return Opened(book, book.games(), book.files())
    except BaseException:
        book.close()
        raise


def _connected(path: Path) -> FamilyBook:
    make_folder(path.parent, parents=True)
    try:
        if os.path.lexists(path) and not stat.S_ISREG(path.stat().st_mode):
            raise SaveError(Fault.NOT_A_FILE, path)
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=rwc",
            uri=True,
            timeout=_PATIENCE,
            isolation_level=None,
        )
    except (OSError, ValueError) as error:
        raise reading_fault(path, error) from error
    except sqlite3.Error as error:
        raise _book_fault(path, error) from error
    book = FamilyBook(path, connection)
    try:
        with book._asking():
            _check_schema(path, connection)
    except BaseException:
        book.close()
        raise
    return book


def _check_schema(path: Path, connection: sqlite3.Connection) -> None:
    """Make the tables of a new book; raises `SaveError` where it is not ours."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > SCHEMA:
        raise SaveError(Fault.NEWER, path, f"schema {version}, known is {SCHEMA}")
    if version == 0 and _tables_in(connection) == {}:
        connection.execute("BEGIN IMMEDIATE")
        # Another program may have made them in between.
        if _tables_in(connection) == {}:
            for statement in TABLES.split(";"):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {SCHEMA}")
        connection.execute("COMMIT")
    elif _tables_in(connection) != _wanted_tables():
        raise SaveError(Fault.DAMAGED, path, "its tables are not those of a family book")


def _tables_in(connection: sqlite3.Connection) -> dict[str, tuple[str, ...]]:
    """The columns of every table."""
    names = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ).fetchall()
    columns = "SELECT name FROM pragma_table_info(?)"
    return {
        name: tuple(column for (column,) in connection.execute(columns, (name,)))
        for (name,) in names
    }


def _wanted_tables() -> dict[str, tuple[str, ...]]:
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(TABLES)
        return _tables_in(connection)


def _set_aside(error: SaveError) -> None:
    """Rename the book of *error*, whose lock is held, and what SQLite keeps beside it."""
    path = error.path
    ending = NEWER if error.fault is Fault.NEWER else BROKEN
    target = free_path(path.parent, path.name + ending)
    try:
        # A journal must go with its database: SQLite would play it back into a new one.
        for companion in _COMPANIONS:
            beside = path.with_name(path.name + companion)
            if os.path.lexists(beside):
                beside.rename(target.with_name(target.name + companion))
        path.rename(target)
    except OSError as trouble:
        raise reading_fault(path, trouble) from trouble
    error.set_aside = target


def _what_is_left(path: Path) -> list[FinishedGame]:
    """The games that can still be read in a book that was set aside."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            return []
        where = f"{path.absolute().as_uri()}?mode=ro"
        with contextlib.closing(sqlite3.connect(where, uri=True)) as connection:
            return readable_games(connection)
    except (OSError, ValueError, sqlite3.Error):
        return []


_FAULTS: Final[Mapping[int, Fault]] = {
    sqlite3.SQLITE_CORRUPT: Fault.DAMAGED,
    sqlite3.SQLITE_NOTADB: Fault.DAMAGED,
    sqlite3.SQLITE_ERROR: Fault.DAMAGED,
    sqlite3.SQLITE_MISMATCH: Fault.DAMAGED,
    sqlite3.SQLITE_BUSY: Fault.OPEN_ELSEWHERE,
    sqlite3.SQLITE_LOCKED: Fault.OPEN_ELSEWHERE,
    sqlite3.SQLITE_READONLY: Fault.READ_ONLY,
    sqlite3.SQLITE_PERM: Fault.READ_ONLY,
    sqlite3.SQLITE_FULL: Fault.DISK_FULL,
}


def _book_fault(path: Path, error: sqlite3.Error) -> SaveError:
    code = getattr(error, "sqlite_errorcode", None)
    fault = Fault.DAMAGED if code is None else _FAULTS.get(code & 0xFF, Fault.UNWRITABLE)
    if fault is Fault.UNWRITABLE and not path.parent.is_dir():
        fault = Fault.FOLDER_GONE
    elif fault is Fault.UNWRITABLE and not os.access(path.parent, os.W_OK):
        fault = Fault.READ_ONLY
    return SaveError(fault, path, str(error))
