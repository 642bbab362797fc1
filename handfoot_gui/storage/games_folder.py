"""The household's folder of games, which games played here and games with paper cards share."""

from __future__ import annotations

import contextlib
import math
import os
import re
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from enum import Enum, auto
from pathlib import Path
from threading import Lock
from typing import Final, Generic, Protocol, Self, TypeVar

from msgspec import Struct

from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import (
    BROKEN,
    GAME,
    KEPT,
    files_in,
    free_path,
    home_folder,
    make_folder,
    make_home,
    move_file,
    replace_file,
)
from handfoot_gui.storage.formats import MOST_WRITTEN, microseconds, now
from handfoot_gui.storage.lock import GameLock

_READ_AHEAD: Final = 50
"""Finished games that are known before the first is put away: games to go on with come first."""
_BEGINNING: Final = 4096
"""Bytes at the beginning of a file in which its id and its place stand."""
_ID: Final = rb'"id"\s*:\s*"([A-Za-z0-9-]{1,64})"'
_WRITTEN: Final = rb'"written"\s*:\s*(\d{1,18})\b'
_SAVED: Final = rb'"saved"\s*:\s*"([0-9TZ:.+-]{1,40})"'


class Found(Protocol):
    """What a file of a game holds."""

    @property
    def path(self) -> Path: ...
    @property
    def written(self) -> int:
        """The larger, the later it was written, whatever the clock said."""


class _Loaded(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def started(self) -> datetime: ...
    @property
    def saved(self) -> datetime: ...


FoundT = TypeVar("FoundT", bound=Found)
LoadedT = TypeVar("LoadedT", bound=_Loaded)


class Meeting(Enum):
    """How a game from elsewhere stands to the one with the same id that is kept here."""

    KNOWN = auto()
    """All of it is kept here, where the game may have gone on since."""
    FURTHER = auto()
    """It goes on where the game here ends."""
    APART = auto()
    """The two went different ways."""


class Met(Struct, Generic[LoadedT], frozen=True):
    """A game from elsewhere that was opened here before."""

    kind: Meeting
    path: Path
    """Of the game here."""
    here: LoadedT
    elsewhere: LoadedT


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
            self._written = max(self._written, _last_written(self.games))

    def next_written(self) -> int:
        """The place of a file that is written now, after all in the folder; from any thread."""
        with self._lock:
            # The present moment, unless the clock was set back.
            self._written = min(max(self._written + 1, time.time_ns() // 1000), MOST_WRITTEN)
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

    def met(
        self,
        path: Path,
        endings: tuple[str, ...],
        read: Callable[[Path], LoadedT],
        steps: Callable[[LoadedT], Sequence[object] | None],
    ) -> Met[LoadedT] | None:
        """The game from elsewhere in *path* beside the one of the same id here, the finished ones
        included, that was saved last; None where there is none, or *path* is a file of this folder.

        *steps* are what two of them are compared by, one after the other; None for a game that is
        not written any more. Raises `SaveError` where *path* cannot be read.
        """
        if self.own(path) is not None:
            return None
        elsewhere = read(path)
        gone = steps(elsewhere)
        if gone is None:
            return None
        kept: list[tuple[Path, LoadedT]] = []
        for place in self._with_id(elsewhere.id, endings):
            # What cannot be read is somebody else's trouble.
            with contextlib.suppress(SaveError):
                kept.append((place, read(place)))
        here = [one for one in kept if one[1].id == elsewhere.id and steps(one[1]) is not None]
        if not here:
            return None
        place, found = max(here, key=lambda one: one[1].saved)
        came = steps(found) or ()
        kind = Meeting.APART
        if came[: len(gone)] == gone:
            kind = Meeting.KNOWN
        elif gone[: len(came)] == came:
            kind = Meeting.FURTHER
        return Met(kind, place, found, elsewhere)

    def own(self, path: Path) -> Path | None:
        """Where *path* lies among the games here or the finished ones; None: it is elsewhere."""
        for folder in (self.games, self.finished):
            with contextlib.suppress(OSError, ValueError):
                if path.parent.samefile(folder):
                    return folder / path.name
        return None

    def _with_id(self, game_id: str, endings: tuple[str, ...]) -> Iterator[Path]:
        """The files of this folder in whose beginning *game_id* stands."""
        for folder in (self.games, self.finished):
            for path in files_in(folder, endings):
                found = re.search(_ID, _beginning(path))
                if found is not None and found[1].decode() == game_id:
                    yield path

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


class Listing(Struct, Generic[FoundT], frozen=True):
    """The games of a folder, the last one first, and what was wrong with the others."""

    games: tuple[FoundT, ...] = ()
    faults: tuple[SaveError, ...] = ()


class FolderSearch(Generic[FoundT]):
    """Looks through a folder's games of one kind, a little at a time.

    Files changed last are read before the others. What is finished is put with the finished ones
    after every `_READ_AHEAD` of them, and damaged files are set aside on the way. Nothing is lost
    wherever it ends: what is not done is found again the next time.
    """

    def __init__(
        self,
        folder: GamesFolder,
        endings: tuple[str, ...],
        read: Callable[[Path], FoundT],
        is_finished: Callable[[FoundT], bool],
    ) -> None:
        """*read* may raise `SaveError`; so does this, when the folder itself cannot be read."""
        self._folder, self._read, self._is_finished = folder, read, is_finished
        self._unread = sorted(files_in(folder.games, endings), key=changed_at)
        self._finished: list[Path] = []
        self._read_before: dict[Path, tuple[tuple[int, int, int], FoundT]] = {}
        self._games: list[FoundT] = []
        self._faults: list[SaveError] = []
        self.put_away = 0
        """Games that were put with the finished ones."""

    @property
    def left(self) -> int:
        """Files that are still to be read or put away."""
        return len(self._unread) + len(self._finished)

    @property
    def listing(self) -> Listing[FoundT]:
        """What was found so far to go on with; what must stay where it is is a fault, too."""
        games = sorted(self._games, key=lambda game: game.path.name)
        games.sort(key=lambda game: game.written, reverse=True)
        return Listing(tuple(games), tuple(sorted(self._faults, key=lambda e: e.path.name)))

    def all(self) -> Listing[FoundT]:
        """Go on to the end."""
        self.work(math.inf)
        return self.listing

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
            self._games.append(found)

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


def changed_at(path: Path) -> int:
    """When *path* was changed last, in nanoseconds; 0 where that cannot be told. Never raises."""
    stamp = _stamp(path)
    return 0 if stamp is None else stamp[2]


def ids_below(home: Path) -> frozenset[str]:
    """The ids of all games in the folders of *home*, whatever else is wrong with one. Never
    raises."""
    files = (path for folder in ("*", "*/finished") for path in home.glob(f"{folder}/*{GAME[0]}*"))
    found = (re.search(_ID, _beginning(path)) for path in files)
    return frozenset(one[1].decode() for one in found if one is not None)


def _last_written(folder: Path) -> int:
    """The last place of the games in *folder*, played and kept; 0 where there is none.

    Only looks at the beginning of each file and never raises: a file that cannot be read is
    somebody else's trouble.
    """
    last = 0
    with contextlib.suppress(OSError):
        for path in list(folder.iterdir()):
            if path.name.endswith(GAME + KEPT) and not path.name.startswith("."):
                last = max(last, _place(path))
    return last


def _beginning(path: Path) -> bytes:
    """What stands first in *path*; empty where it cannot be read. Never raises."""
    with contextlib.suppress(OSError, ValueError):
        if path.is_file():
            with path.open("rb") as file:
                return file.read(_BEGINNING)
    return b""


def _place(path: Path) -> int:
    with contextlib.suppress(ValueError, OverflowError):
        beginning = _beginning(path)
        if found := re.search(_WRITTEN, beginning):
            return int(found[1])
        if found := re.search(_SAVED, beginning):
            # Formats that had no place in an order yet.
            return microseconds(datetime.fromisoformat(found[1].decode()))
    return 0


class _Held(Struct, frozen=True):
    """What a file is known to hold, so that it is seen when another program writes in it."""

    stamp: tuple[int, int, int]
    content: int
    """A sum over the bytes, of this process alone."""

    @classmethod
    def of(cls, path: Path, content: bytes | None = None) -> Self | None:
        """What *path* holds now, or *content* that was just written to it; None where that cannot
        be told. Never raises."""
        stamp = _stamp(path)
        with contextlib.suppress(OSError, ValueError):
            if stamp is not None and path.is_file():
                content = path.read_bytes() if content is None else content
                return cls(stamp, hash(content))
        return None

    def is_in(self, path: Path) -> bool:
        """Whether *path* holds it still, or nothing at all. Never raises."""
        stamp = _stamp(path)
        if stamp is None or stamp == self.stamp or not path.is_file():
            return True
        if stamp[1] != self.stamp[1]:
            return False
        there = _Held.of(path)
        return there is None or there.content == self.content


class OpenFile(Generic[LoadedT]):
    """One game of the household's folder, held by this window alone until `close`."""

    def __init__(self, folder: GamesFolder, path: Path, game_id: str, started: datetime) -> None:
        """Only what keeps games of this kind makes one; nothing is read or locked yet."""
        self._folder = folder
        self._lock: GameLock | None = None
        self._is_finished: bool | None = None
        """Whether the game that the file holds is finished; None: it stays where it lies."""
        self._unsaved: tuple[bytes, bool, int] | None = None
        """What is to be written, whether the game is finished in it, and how many moves or entries
        lead to it; None once it is."""
        self._steps = 0
        """Moves or entries that lead to what the file holds."""
        self._held: _Held | None = None
        """What the file holds as far as this window knows; None before it was read or written."""
        self._left: Path | None = None
        """The file that was left to another program; None once that is told."""
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
            return None if self.is_saved else error
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
        self._held = _Held.of(self.path)
        self.show(loaded)
        return loaded

    def show(self, loaded: LoadedT) -> None:
        """This is the game *loaded*."""
        self.loaded = loaded
        self.id = loaded.id
        self.started = loaded.started

    def _write(self, content: bytes, *, is_finished: bool, steps: int) -> None:
        """Put *content*, to which so many *steps* lead, in the place of what was there.

        Raises `SaveError`; then it is kept for `save_again`. Where another program has written in
        the file meanwhile, that stays, and `Fault.CHANGED` tells under which name this was saved.
        """
        self._unsaved = content, is_finished, steps
        self._write_unsaved()

    def _write_unsaved(self) -> None:
        if self._unsaved is None:
            return
        content, is_finished, steps = self._unsaved
        self._go_apart()
        try:
            self._hold()
            replace_file(self.path, content)
        except SaveError as error:
            error.is_first = not os.path.lexists(self.path)
            error.steps = steps - self._steps
            raise
        self._held = _Held.of(self.path, content)
        self._is_finished, self._steps = is_finished, steps
        self._unsaved = None
        if (left := self._left) is not None:
            self._left = None
            told = SaveError(Fault.CHANGED, left)
            told.set_aside = self.path
            raise told

    def _go_apart(self) -> None:
        """Leave the file to another program that has written in it, and go on beside it."""
        if self._held is None or self._held.is_in(self.path):
            return
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        self._left, self._held = self.path, None
        self.path = free_path(self.path.parent, self.path.name)

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
