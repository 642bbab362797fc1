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
from msgspec.structs import replace

from handfoot_gui.session.history.finished import FinishedGame, Source
from handfoot_gui.storage import history_rows
from handfoot_gui.storage.faults import Fault, SaveError, reading_fault, writing_fault
from handfoot_gui.storage.files import BROKEN, free_path, home_folder, make_home, replace_file
from handfoot_gui.storage.lock import GameLock

NAME: Final = "family-book.sqlite"
SCHEMA: Final = 4
"""``PRAGMA user_version`` of the files this program writes."""
_UPDATES: Final = {1: history_rows.FROM_1, 2: history_rows.FROM_2, 3: history_rows.FROM_3}
"""What makes a book of each older schema one of the next."""
_COMPANIONS: Final = ("-journal", "-wal", "-shm")
"""Files SQLite keeps beside a database; they must not be taken for those of another one."""
_SET_ASIDE: Final = (Fault.DAMAGED, Fault.NOT_A_FILE, Fault.LINK_LOOP)
_MENDED: Final = f"{NAME}.mended"
"""Where a book is put together that will replace a damaged one."""
READ_PATIENCE: Final = 0.7
"""Seconds to wait, before reading, for another program that is writing."""
WRITE_PATIENCE: Final = 5.0
"""Seconds to wait, before writing, for other programs: a busy disk may take one for a game."""


class FileStamp(Struct, frozen=True):
    """What tells that a game's file is still the one that was read."""

    source: Source
    name: str
    size: int
    changed: int
    """Nanoseconds."""


class Contents(Struct, frozen=True):
    """What stands in the book."""

    games: tuple[FinishedGame, ...] = ()
    """Every game that was not removed, the last finished first."""
    files: frozenset[FileStamp] = frozenset()
    """The games' files that were read."""
    set_aside: SaveError | None = None
    """Why the book before this one was set aside, and where it is kept."""
    only_read: SaveError | None = None
    """Why nothing can be entered: it is a newer program's, of which so much could be read."""


class FamilyBook:
    """The family book of a household; the file is open only while something is asked of it.

    Every method raises `SaveError` and then leaves what was kept before.
    """

    def __init__(
        self,
        home: Path | None = None,
        name: str = NAME,
        *,
        is_waiting: bool = True,
        patience: float = WRITE_PATIENCE,
    ) -> None:
        """*home* defaults to `home_folder`; nothing is made or read yet. Another program is waited
        for *patience* seconds before writing. Where it is not to wait, one that has the book is a
        fault at once."""
        self.path = (home or home_folder()) / name
        self._reads_after = READ_PATIENCE if is_waiting else 0.0
        self._writes_after = patience if is_waiting else 0.0

    def read(self) -> Contents:
        """Everything in the book; where there is none, one is begun.

        A damaged book is set aside, and what can still be read of it is taken over. Where that
        fails, it stays where it is, to be tried again; so does one of a newer program.
        """
        try:
            return self._read()
        except SaveError as error:
            if error.fault is Fault.NEWER:
                return Contents(tuple(_what_is_left(self.path)), only_read=error)
            if error.fault not in _SET_ASIDE:
                raise
        # Another program may have found the same, so it is asked again under the lock.
        lock = GameLock(self.path)
        try:
            try:
                return self._read()
            except SaveError as error:
                if error.fault not in _SET_ASIDE:
                    raise
                error.set_aside = self._set_aside()
                return replace(self._read(), set_aside=error)
        finally:
            lock.release()

    def games(self) -> tuple[FinishedGame, ...]:
        """Every game that was not removed; none where there is no book. A book in which something
        is wrong stays as it is."""
        return self._read().games if self.path.is_file() else ()

    def add(self, games: Iterable[FinishedGame], files: Iterable[FileStamp] = ()) -> None:
        """Enter *games* and the *files* they were read from, all of them or none.

        A game that is there already is replaced, and stays removed if it was.
        """
        with self._connected(self._writes_after) as connection:
            connection.execute("BEGIN IMMEDIATE")
            size = self._size()
            # A long list takes as many steps as it is long, so the limit is for one entry.
            for game in games:
                history_rows.limit_steps(connection, size)
                history_rows.enter(connection, game)
            for one in files:
                history_rows.limit_steps(connection, size)
                connection.execute(
                    "INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?)",
                    (one.source.value, one.name, one.size, one.changed),
                )
            connection.execute("COMMIT")

    def files(self) -> frozenset[FileStamp]:
        """The games' files that were read; nothing else of the book is looked at."""
        with self._connected() as connection:
            try:
                return _files_in(connection)
            except history_rows.NOT_A_GAME as error:
                raise SaveError(Fault.DAMAGED, self.path, str(error)) from error

    def remove(self, game_id: str) -> None:
        """Take a game out; it does not come back by itself, even while its file is there."""
        self._mark(game_id, is_removed=True)

    def bring_back(self, game_id: str) -> None:
        """Undo `remove`."""
        self._mark(game_id, is_removed=False)

    def _mark(self, game_id: str, *, is_removed: bool) -> None:
        with self._connected(self._writes_after) as connection:
            connection.execute(
                "UPDATE games SET is_removed = ? WHERE id = ?", (int(is_removed), game_id)
            )

    def _read(self) -> Contents:
        with self._connected() as connection:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()
            if found != ("ok",):
                raise SaveError(Fault.DAMAGED, self.path, str(found[0]))
            try:
                return Contents(history_rows.every_game(connection), _files_in(connection))
            except history_rows.NOT_A_GAME as error:
                raise SaveError(Fault.DAMAGED, self.path, str(error)) from error

    @contextlib.contextmanager
    def _connected(self, timeout: float | None = None) -> Iterator[sqlite3.Connection]:
        """A connection that may take the `limit_steps` of a whole book, and waits *timeout*
        seconds for other programs, or as long as reading does."""
        path = self.path
        make_home(path.parent)
        try:
            if os.path.lexists(path) and not stat.S_ISREG(path.stat().st_mode):
                raise SaveError(Fault.NOT_A_FILE, path)
            connection = sqlite3.connect(
                f"{path.absolute().as_uri()}?mode=rwc",
                uri=True,
                timeout=self._reads_after if timeout is None else timeout,
                isolation_level=None,
            )
        except (OSError, ValueError) as error:
            raise reading_fault(path, error) from error
        except sqlite3.Error as error:
            raise _book_fault(path, error) from error
        # An unfinished transaction is rolled back when the connection is closed.
        with contextlib.closing(connection):
            try:
                history_rows.limit_steps(connection, self._size())
                _check_schema(path, connection)
                yield connection
            except sqlite3.Error as error:
                raise _book_fault(path, error) from error
            except UnicodeDecodeError as error:
                # Names of tables and columns are decoded by Python, and not always text.
                raise SaveError(Fault.DAMAGED, path, error.reason) from error

    def _size(self) -> int:
        """In bytes. Raises `SaveError`."""
        try:
            return self.path.stat().st_size
        except OSError as error:
            raise reading_fault(self.path, error) from error

    def _set_aside(self) -> Path:
        """Put a book with what is left in the place of this one, whose lock is held and which is
        kept under the name that is given back. Raises `SaveError`, and then it stays.
        """
        path = self.path
        aside = free_path(path.parent, path.name + BROKEN)
        try:
            if not path.is_file():
                _move_companions(path, aside)
                path.rename(aside)
                return aside
            mended = FamilyBook(path.parent, _MENDED)
            # One may be left from a time when the program was killed meanwhile.
            for ending in ("", *_COMPANIONS):
                mended.path.with_name(_MENDED + ending).unlink(missing_ok=True)
            mended.add(_what_is_left(path))
            # A copy: there must never be no book, which the next program would begin anew.
            replace_file(aside, path.read_bytes())
            _move_companions(path, aside)
            mended.path.replace(path)
        except OSError as trouble:
            raise writing_fault(path, trouble) from trouble
        return aside


def _move_companions(path: Path, target: Path) -> None:
    """Rename what SQLite keeps beside *path*: it would play a journal back into a new book."""
    for companion in _COMPANIONS:
        beside = path.with_name(path.name + companion)
        if os.path.lexists(beside):
            beside.rename(target.with_name(target.name + companion))


def _files_in(connection: sqlite3.Connection) -> frozenset[FileStamp]:
    """Raises `NOT_A_GAME` where the table holds something else."""
    rows = connection.execute("SELECT source, name, size, changed FROM files")
    return frozenset(FileStamp(Source(row[0]), *row[1:]) for row in rows)


def _check_schema(path: Path, connection: sqlite3.Connection) -> None:
    """Make the tables of a new book, or bring an old one's up to date; raises `SaveError` where it
    is not ours."""
    version = _version_of(connection)
    if version > SCHEMA:
        raise SaveError(Fault.NEWER, path, f"schema {version}, known is {SCHEMA}")
    if version == 0 and _tables_in(connection) == {}:
        connection.execute("BEGIN IMMEDIATE")
        # Another program may have made them in between.
        if _tables_in(connection) == {}:
            for statement in history_rows.TABLES.split(";"):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {SCHEMA}")
        connection.execute("COMMIT")
        return
    if version in _UPDATES:
        connection.execute("BEGIN IMMEDIATE")
        # Another program may have done it meanwhile.
        for number in range(_version_of(connection), SCHEMA):
            for statement in _UPDATES[number]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number + 1}")
        connection.execute("COMMIT")
    found, wanted = _tables_in(connection), _wanted_tables()
    if found != wanted:
        has_all = all(set(columns) <= set(found.get(name, ())) for name, columns in wanted.items())
        fault = Fault.NEWER if has_all else Fault.DAMAGED
        raise SaveError(fault, path, "its tables are not those of a family book")


def _version_of(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


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
        connection.executescript(history_rows.TABLES)
        return _tables_in(connection)


def _what_is_left(path: Path) -> list[FinishedGame]:
    """The games that can still be read in a damaged book, or in one of a newer program.

    Raises `SaveError` where it could not be looked at, so that nobody knows what is left.
    """
    try:
        where = f"{path.absolute().as_uri()}?mode=ro"
        with contextlib.closing(
            sqlite3.connect(where, uri=True, timeout=READ_PATIENCE, isolation_level=None)
        ) as connection:
            return history_rows.readable_games(connection, path.stat().st_size)
    except OSError as error:
        raise reading_fault(path, error) from error
    except sqlite3.Error as error:
        fault = _book_fault(path, error)
        if fault.fault not in _SET_ASIDE:
            raise fault from error
        return []
    except ValueError:
        return []


_FAULTS: Final[Mapping[int, Fault]] = {
    sqlite3.SQLITE_CORRUPT: Fault.DAMAGED,
    sqlite3.SQLITE_NOTADB: Fault.DAMAGED,
    sqlite3.SQLITE_ERROR: Fault.DAMAGED,
    sqlite3.SQLITE_INTERRUPT: Fault.DAMAGED,
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
