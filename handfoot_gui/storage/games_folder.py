"""The household's folder of games, which games played here and games with paper cards share."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from threading import Lock
from typing import Final, Generic, TypeVar

from handfoot_gui.storage.codec import now
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import (
    BROKEN,
    files_in,
    home_folder,
    make_folder,
    make_home,
    move_file,
)
from handfoot_gui.storage.lock import GameLock
from handfoot_gui.storage.written import last_written, next_written

FoundT = TypeVar("FoundT")
_READ_AHEAD: Final = 50
"""Finished games that are known before the first is put away: games to go on with come first."""


class GamesFolder:
    """The folder ``games`` of a home folder, and the finished games in it."""

    def __init__(self, home: Path | None = None) -> None:
        """*home* defaults to `home_folder`; nothing is made or read yet."""
        self.home = home or home_folder()
        self.games = self.home / "games"
        self.finished = self.games / "finished"
        self.when_finished: Callable[[Path], None] | None = None
        """Called with the new place of a game that ended, once it is with the finished ones."""
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

    def new_file(self, game: str, suffix: str) -> tuple[Path, str, datetime]:
        """Path, id and start of a new game; nothing is written. Never raises."""
        self.look_at_others()
        game_id = os.urandom(8).hex()
        started = now()
        return self.games / f"{game}-{started:%Y%m%d}-{game_id}{suffix}", game_id, started

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

    def put_away_if_free(self, path: Path, is_finished: Callable[[Path], bool]) -> SaveError | None:
        """Put a finished game that lies among the others where it belongs, as after a power cut.

        Not while another program has it; *is_finished* asks once more, under the lock. Gives why
        it has to stay where it is, or None. Never raises.
        """
        try:
            with GameLock(path):
                if is_finished(path):
                    make_folder(self.finished)
                    move_file(path, self.finished, path.name)
        except SaveError as error:
            is_elsewhere = error.fault in (Fault.OPEN_ELSEWHERE, Fault.MISSING)
            return None if is_elsewhere else error
        return None

    def set_aside(self, error: SaveError) -> None:
        """Keep the file of *error*, whose lock is held, as ``.broken`` where its content is bad.

        Fills in `SaveError.set_aside`. Only files of this folder are renamed. Never raises.
        """
        path = error.path
        if error.fault.is_in_content and path.parent in (self.games, self.finished):
            with contextlib.suppress(SaveError):
                error.set_aside = move_file(path, path.parent, path.name + BROKEN)

    def set_aside_if_free(self, error: SaveError, read: Callable[[Path], object]) -> None:
        """As `set_aside`, unless another program has the game; *read* tries once more, under the
        lock."""
        if not error.fault.is_in_content:
            return
        with contextlib.suppress(SaveError), GameLock(error.path):
            try:
                read(error.path)
            except SaveError as again:
                if again.fault.is_in_content:
                    self.set_aside(error)


class FolderSearch(Generic[FoundT]):
    """Looks through a folder's games of one kind, a little at a time.

    Files changed last are read before the others. What is finished is put with the finished ones
    after every `_READ_AHEAD` of them, and damaged files are set aside on the way. Nothing is lost
    wherever it ends: what is not done is found again the next time.
    """

    def __init__(
        self,
        folder: GamesFolder,
        suffix: str,
        read: Callable[[Path], FoundT],
        is_finished: Callable[[FoundT], bool],
    ) -> None:
        """*read* may raise `SaveError`; so does this, when the folder itself cannot be read."""
        self._folder, self._read, self._is_finished = folder, read, is_finished
        self._unread = sorted(files_in(folder.games, suffix), key=_changed)
        self._finished: list[Path] = []
        self._read_before: dict[Path, tuple[tuple[int, int, int], FoundT]] = {}
        self.games: list[FoundT] = []
        """Those to go on with, in no order."""
        self._faults: list[SaveError] = []
        self.put_away = 0
        """Games that were put with the finished ones."""

    @property
    def left(self) -> int:
        """Files that are still to be read or put away."""
        return len(self._unread) + len(self._finished)

    @property
    def faults(self) -> tuple[SaveError, ...]:
        """What was wrong with files, by name; what must stay where it is, too."""
        return tuple(sorted(self._faults, key=lambda error: error.path.name))

    def work(self, until: float) -> None:
        """Go on until that moment of `time.monotonic`, at least with one file."""
        while self.left:
            if self._unread and len(self._finished) < _READ_AHEAD:
                self._look_at(self._unread.pop())
            else:
                self._put_away(self._finished.pop(0))
            if time.monotonic() >= until:
                return

    def _look_at(self, path: Path) -> None:
        try:
            found = self._found(path)
        except SaveError as error:
            if error.fault is not Fault.MISSING:
                self._folder.set_aside_if_free(error, self._read)
                self._faults.append(error)
            return
        if self._is_finished(found):
            self._finished.append(path)
        else:
            self.games.append(found)

    def _put_away(self, path: Path) -> None:
        stays = self._folder.put_away_if_free(path, lambda one: self._is_finished(self._found(one)))
        if stays is not None:
            self._faults.append(stays)
        else:
            self.put_away += 1

    def _found(self, path: Path) -> FoundT:
        """What is in *path*; the same file, which no program changes in place, is read once."""
        stamp = _stamp(path)
        before = self._read_before.pop(path, None)
        if before is not None and before[0] == stamp:
            return before[1]
        found = self._read(path)
        if stamp is not None and self._is_finished(found):
            self._read_before[path] = stamp, found
        return found


def _stamp(path: Path) -> tuple[int, int, int] | None:
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns


def _changed(path: Path) -> int:
    stamp = _stamp(path)
    return 0 if stamp is None else stamp[2]
