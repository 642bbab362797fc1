"""A game's file while it is open: locked, written again and again, put away at the end."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Generic, Protocol, Self, TypeVar

from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import replace_file
from handfoot_gui.storage.games_folder import GamesFolder
from handfoot_gui.storage.lock import GameLock


class _Loaded(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def started(self) -> datetime: ...


LoadedT = TypeVar("LoadedT", bound=_Loaded)


class OpenFile(Generic[LoadedT]):
    """One game of the household's folder, held by this window alone until `close`."""

    def __init__(self, folder: GamesFolder, path: Path, game_id: str, started: datetime) -> None:
        """Only what keeps games of this kind makes one; nothing is read or locked yet."""
        self._folder = folder
        self._lock: GameLock | None = None
        self._is_finished: bool | None = None
        """Whether the game that the file holds is finished; None: it stays where it lies."""
        self._unsaved: tuple[bytes, bool] | None = None
        """What is to be written, and whether the game is finished in it; None once it is."""
        self.path = path
        self.id = game_id
        self.started = started
        self.loaded: LoadedT | None = None
        """What the file held when it was opened; None for a game that was created."""

    @property
    def is_saved(self) -> bool:
        """Whether the file holds what was given to `save` last."""
        return self._unsaved is None

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
        if self._is_finished is not None:
            with contextlib.suppress(SaveError):
                self.path = self._folder.put_away(self.path, self._is_finished)
        self._lock.release()
        self._lock = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def load(self, read: Callable[[Path], LoadedT]) -> LoadedT:
        """Take the lock, then *read* the file into `loaded`; a damaged file is set aside.

        Raises `SaveError`.
        """
        if not os.path.lexists(self.path):
            raise SaveError(Fault.MISSING, self.path)
        self._lock = GameLock(self.path)
        self._folder.look_at_others()
        try:
            loaded = read(self.path)
        except SaveError as error:
            self._folder.set_aside(error)
            self.close()
            raise
        self.show(loaded)
        return loaded

    def show(self, loaded: LoadedT) -> None:
        """This is the game *loaded*."""
        self.loaded = loaded
        self.id = loaded.id
        self.started = loaded.started

    def _write(self, content: bytes, *, is_finished: bool) -> None:
        """Put *content* in the place of what was there. Raises `SaveError`; then it is kept for
        `save_again`."""
        self._unsaved = content, is_finished
        self._write_unsaved()

    def _write_unsaved(self) -> None:
        if self._unsaved is None:
            return
        content, is_finished = self._unsaved
        try:
            self._hold()
            replace_file(self.path, content)
        except SaveError as error:
            error.is_first = not os.path.lexists(self.path)
            raise
        self._is_finished = is_finished
        self._unsaved = None

    def _hold(self) -> None:
        """Take the lock, or take it again where somebody removed the folder."""
        if self._lock is not None and self._lock.is_held:
            return
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        if self.path.parent == self._folder.games:
            self._folder.make_folders()
        self._lock = GameLock(self.path)
