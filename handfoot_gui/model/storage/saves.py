"""The folder of saved games: what lies in it, opening one, and keeping it as it is played."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from threading import Lock
from typing import Any, Final

import msgspec
from msgspec import Struct

from handfoot_gui.engine.record import Player
from handfoot_gui.engine.registry import AnyRecord, rules_of
from handfoot_gui.model.storage.codec import (
    LARGEST,
    Check,
    Head,
    LoadedGame,
    check_of,
    decode_head,
    encode,
    load,
    now,
)
from handfoot_gui.model.storage.faults import (
    Fault,
    SaveError,
    reading_fault,
    writing_fault,
)
from handfoot_gui.model.storage.files import (
    BROKEN,
    GAME,
    TEMPORARY,
    check_home,
    home_folder,
    make_folder,
    make_home,
    move_file,
    read_file,
    replace_file,
)
from handfoot_gui.model.storage.lock import GameLock
from handfoot_gui.model.storage.written import last_written, next_written

SUFFIX: Final = GAME
_OLD: Final = 600.0
"""Seconds after which a temporary file is nobody's any more."""


class SavedGame(Struct, frozen=True):
    """What a list of games shows of one; read from the file's head, not replayed."""

    path: Path
    id: str
    game: str
    preset: str | None
    seats: tuple[Player, ...]
    """Name, kind and level of everybody, by seat."""
    started: datetime
    saved: datetime
    written: int
    """The larger, the later it was played, whatever the clock said."""
    check: Check
    """Deal, totals by side, who is to move, whether it is finished."""


class Listing(Struct, frozen=True):
    """The games of a folder, the one played last first, and what was wrong with the others."""

    games: tuple[SavedGame, ...]
    faults: tuple[SaveError, ...] = ()


class OpenGame:
    """One game being played, held by this process alone until `close`."""

    def __init__(self, saves: Saves, path: Path, game_id: str, started: datetime) -> None:
        """For `Saves` only; use `Saves.create` and `Saves.open`."""
        self._saves = saves
        self._lock: GameLock | None = None
        self._is_finished: bool | None = None
        self._unsaved: tuple[bytes, bool] | None = None
        """What is to be written, and whether the game is finished in it; None once it is."""
        self.path = path
        self.id = game_id
        self.started = started
        self.loaded: LoadedGame | None = None
        """What the file held when it was opened; None for a game that was created."""

    @property
    def is_saved(self) -> bool:
        """Whether the file holds what was given to `save` last."""
        return self._unsaved is None

    @property
    def is_read_only(self) -> bool:
        """Whether the game is for looking only, because the rules have changed since."""
        return self.loaded is not None and self.loaded.is_read_only

    def save(self, record: AnyRecord, state: Any) -> None:
        """Write *record*, whose moves lead to *state*, in the place of what was there.

        Raises `SaveError`; then the file still holds what it held before, and saving may be
        tried again at any time. May be called from any thread, one call at a time.
        """
        if self.is_read_only:
            raise SaveError(Fault.READ_ONLY_GAME, self.path)
        check = check_of(record, rules_of(record), state)
        content = encode(record, check, self.id, self.started, self._saves.next_written())
        self._unsaved = content, check.finished
        self._write_unsaved()

    def save_again(self) -> SaveError | None:
        """Write what could not be written; what is still wrong, or None once all is saved."""
        try:
            self._write_unsaved()
        except SaveError as error:
            return error
        return None

    def close(self) -> None:
        """Give the game free; it moves to the finished games or back. Never raises.

        What could not be saved is tried once more: there may be room on the disk by now.
        """
        self.save_again()
        if self._lock is None:
            return
        if self._is_finished is not None and not self.is_read_only:
            with contextlib.suppress(SaveError):
                self.path = self._saves.put_away(self.path, self._is_finished)
        self._lock.release()
        self._lock = None

    def __enter__(self) -> OpenGame:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _write_unsaved(self) -> None:
        if self._unsaved is None:
            return
        content, is_finished = self._unsaved
        self._hold()
        replace_file(self.path, content)
        self._is_finished = is_finished
        self._unsaved = None

    def _hold(self) -> None:
        """Take the lock, or take it again where somebody removed the folder."""
        if self._lock is not None and self._lock.is_held:
            return
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        if self.path.parent == self._saves.games:
            self._saves.make_folders()
        self._lock = GameLock(self.path)

    def load(self) -> None:
        """For `Saves` only: take the lock, then read and replay the file into `loaded`."""
        if not os.path.lexists(self.path):
            raise SaveError(Fault.MISSING, self.path)
        self._lock = GameLock(self.path)
        self._saves.look_at_others()
        try:
            loaded = load(self.path)
        except SaveError as error:
            self._saves.set_aside(error)
            self.close()
            raise
        self.show(loaded)
        self._is_finished = rules_of(loaded.record).actor(loaded.state) is None

    def show(self, loaded: LoadedGame) -> None:
        """For `Saves` only: this is the game *loaded*."""
        self.loaded = loaded
        self.id = loaded.id
        self.started = loaded.started


class Saves:
    """The saved games of a household, in the folder ``games`` of its home folder."""

    def __init__(self, home: Path | None = None) -> None:
        """*home* defaults to `home_folder`; nothing is made or read yet."""
        self.home = home or home_folder()
        self.games = self.home / "games"
        self.finished = self.games / "finished"
        self.when_finished: Callable[[Path], None] | None = None
        """Called with the new place of every game that is put with the finished ones."""
        self._written = 0
        self._lock = Lock()

    def look_at_others(self) -> None:
        """Find out how far the order goes: another window may have written meanwhile."""
        with self._lock:
            self._written = max(self._written, last_written(self.games))

    def next_written(self) -> int:
        """The place of a file that is written now, after all in the folder; from any thread."""
        with self._lock:
            self._written = next_written(self._written)
            return self._written

    def make_folders(self) -> None:
        """Make the folders that are missing, see `make_home`. Raises `SaveError`."""
        make_home(self.home)
        make_folder(self.games)

    def create(self, record: AnyRecord) -> OpenGame:
        """A new game; nothing is written until its first `OpenGame.save`. Never raises."""
        self.look_at_others()
        game_id = os.urandom(8).hex()
        started = now()
        name = f"{record.game}-{started:%Y%m%d}-{game_id}{SUFFIX}"
        return OpenGame(self, self.games / name, game_id, started)

    def open(self, path: Path) -> OpenGame:
        """Open a game of this folder, read and replayed; see `OpenGame.loaded`.

        Raises `GameIsOpenElsewhere`, or another `SaveError`; a damaged file is set aside first
        and the error tells where it is kept.
        """
        game = OpenGame(self, path, "", now())
        check_home(self.home)
        game.load()
        return game

    def open_elsewhere(self, path: Path) -> OpenGame:
        """Open a game from any folder by a copy in this one; the file itself stays as it is.

        A file of this folder is opened in place, and one that can only be looked at is not
        copied. Raises `SaveError`.
        """
        if self._is_ours(path):
            return self.open(self.games / path.name)
        loaded = load(path)
        if loaded.is_read_only:
            # A copy would be written with the new scores and no longer tell the difference.
            game = OpenGame(self, path, loaded.id, loaded.started)
            game.show(loaded)
            return game
        game = self.create(loaded.record)
        try:
            game.save(loaded.record, loaded.state)
        except SaveError:
            game.close()
            raise
        game.show(msgspec.structs.replace(loaded, id=game.id))
        return game

    def unfinished(self) -> Listing:
        """The games to go on with. Never raises for a single file, only sets it aside.

        Finished games found here are put with the finished ones. Raises `SaveError` when the
        folder itself cannot be read.
        """
        games: list[SavedGame] = []
        faults: list[SaveError] = []
        for path in self._paths(self.games):
            try:
                found = summary(path)
            except SaveError as error:
                if error.fault is not Fault.MISSING:
                    self._set_aside_if_free(error)
                    faults.append(error)
                continue
            if found.check.finished:
                self._put_away_if_free(path)
            else:
                games.append(found)
        return Listing(_last_first(games), tuple(faults))

    def delete(self, path: Path) -> None:
        """Delete a game for good. Raises `GameIsOpenElsewhere` or another `SaveError`."""
        lock = GameLock(path)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise writing_fault(path, error) from error
        finally:
            lock.release()

    def tidy(self) -> None:
        """Remove what a killed program left behind; call once at the start. Never raises."""
        with contextlib.suppress(OSError):
            for entry in list(os.scandir(self.games)):
                if entry.name.startswith(".") and entry.name.endswith(TEMPORARY):
                    self._remove_left_over(Path(entry.path))

    def put_away(self, path: Path, is_finished: bool) -> Path:
        """Move a game, whose lock is held, to where it belongs now. Raises `SaveError`."""
        folder = self.finished if is_finished else self.games
        if path.parent == folder:
            return path
        make_folder(folder)
        place = move_file(path, folder, path.name)
        if is_finished and self.when_finished is not None:
            self.when_finished(place)
        return place

    def set_aside(self, error: SaveError) -> None:
        """Keep the file of *error*, whose lock is held, as ``.broken`` where its content is bad.

        Fills in `SaveError.set_aside`. Only files of this folder are renamed. Never raises.
        """
        path = error.path
        if error.fault.is_in_content and path.parent in (self.games, self.finished):
            with contextlib.suppress(SaveError):
                error.set_aside = move_file(path, path.parent, path.name + BROKEN)

    def _set_aside_if_free(self, error: SaveError) -> None:
        """As `set_aside`, unless another program has the game; it is asked again under the lock."""
        if not error.fault.is_in_content:
            return
        with contextlib.suppress(SaveError), _held(error.path):
            try:
                summary(error.path)
            except SaveError as again:
                if again.fault.is_in_content:
                    self.set_aside(error)

    def _put_away_if_free(self, path: Path) -> None:
        with contextlib.suppress(SaveError), _held(path):
            if summary(path).check.finished:
                self.put_away(path, is_finished=True)

    def _remove_left_over(self, path: Path) -> None:
        """Remove a temporary file if it is old and the game it was for is not open."""
        game = path.with_name(path.name.removeprefix(".").rsplit(".", 2)[0])
        with contextlib.suppress(SaveError, OSError):
            if time.time() - path.stat().st_mtime < _OLD:
                return
            with _held(game):
                path.unlink()

    def _paths(self, folder: Path) -> list[Path]:
        try:
            with os.scandir(folder) as entries:
                return sorted(
                    folder / entry.name
                    for entry in entries
                    if entry.name.endswith(SUFFIX) and not entry.name.startswith(".")
                )
        except FileNotFoundError:
            check_home(self.home)
            return []
        except NotADirectoryError as error:
            is_home = self.home.is_dir()
            raise SaveError(Fault.NOT_A_FOLDER, folder if is_home else self.home) from error
        except OSError as error:
            raise reading_fault(folder, error) from error

    def _is_ours(self, path: Path) -> bool:
        try:
            return path.parent.samefile(self.games)
        except (OSError, ValueError):
            return False


def summary(path: Path) -> SavedGame:
    """What a list shows of the game in *path*. Raises `SaveError`."""
    head: Head = decode_head(read_file(path, LARGEST), path)
    return SavedGame(
        path,
        head.id,
        head.game,
        head.preset,
        head.seats,
        head.started,
        head.saved,
        head.written,
        head.check,
    )


@contextlib.contextmanager
def _held(path: Path) -> Iterator[None]:
    lock = GameLock(path)
    try:
        yield
    finally:
        lock.release()


def _last_first(games: list[SavedGame]) -> tuple[SavedGame, ...]:
    return tuple(sorted(games, key=lambda game: game.written, reverse=True))
