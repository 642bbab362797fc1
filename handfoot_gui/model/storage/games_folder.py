"""The household's folder of games, which games played here and games with paper cards share."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from threading import Lock

from handfoot_gui.model.storage.codec import now
from handfoot_gui.model.storage.faults import Fault, SaveError
from handfoot_gui.model.storage.files import BROKEN, home_folder, make_folder, make_home, move_file
from handfoot_gui.model.storage.lock import GameLock
from handfoot_gui.model.storage.written import last_written, next_written


class GamesFolder:
    """The folder ``games`` of a home folder, and the finished games in it."""

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
                    self.put_away(path, is_finished=True)
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
