"""The positions of games that somebody marked, kept beside the games until they are sent."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct

from handfoot_gui.session.marked_deal import MOST_MARKS, Mark
from handfoot_gui.storage.faults import SaveError, writing_fault
from handfoot_gui.storage.files import files_in, home_folder, make_folder, make_home
from handfoot_gui.storage.games_folder import changed_at, ids_below
from handfoot_gui.storage.shared_file import SharedFile

_LARGEST: Final = 2**18
_FORMAT: Final = 1
_ENDING: Final = ".json"
_MOST_LEFT: Final = 20
"""So many games may be gone whose marks are still there; those marked longest ago are forgotten."""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    marks: Annotated[tuple[Mark, ...], Meta(max_length=MOST_MARKS)]


class Marks:
    """The files ``marks/ID.json`` of the home folder, one for each game that has marks."""

    def __init__(self, home: Path | None = None) -> None:
        """*home* defaults to `home_folder`; nothing is read yet."""
        self._home = home or home_folder()

    def path(self, game_id: str) -> Path:
        """Where the marks of a game are."""
        return self._folder / f"{game_id}{_ENDING}"

    @property
    def _folder(self) -> Path:
        return self._home / "marks"

    def _file(self, game_id: str) -> SharedFile[_File]:
        return SharedFile(self.path(game_id), _File, _LARGEST, self._home)

    def read(self, game_id: str) -> tuple[Mark, ...]:
        """The marks of a game, the earliest first; none where there is no file.

        Raises `SaveError`; a damaged file is set aside first.
        """
        found = self._file(game_id).read()
        by_place = {} if found is None else {mark.position: mark for mark in found.marks}
        return tuple(by_place[position] for position in sorted(by_place))

    def change(
        self, game_id: str, change: Callable[[tuple[Mark, ...]], tuple[Mark, ...]]
    ) -> tuple[Mark, ...]:
        """Keep what *change* makes of the marks of a game, and give that; of none no file is left.

        What another window has marked meanwhile is not lost. Raises `SaveError`.
        """
        make_home(self._home)
        make_folder(self._folder)
        file = self._file(game_id)
        with file.alone():
            marks = change(self.read(game_id))
            if marks:
                if not file.path.exists():
                    self._forget_left()
                file.write(_File(_FORMAT, marks))
            else:
                self.delete(game_id)
        return marks

    def delete(self, game_id: str) -> None:
        """Forget the marks of a game. Raises `SaveError`."""
        path = self.path(game_id)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise writing_fault(path, error) from error

    def _forget_left(self) -> None:
        """Let marks go whose games are nowhere any more, as where a file was deleted by hand; the
        last ones stay, as a game may come back. Never raises."""
        with contextlib.suppress(SaveError, OSError):
            kept = files_in(self._folder, (_ENDING,))
            if len(kept) < _MOST_LEFT:
                return
            there = ids_below(self._home)
            left = sorted((path for path in kept if path.stem not in there), key=changed_at)
            for path in left[: 1 - _MOST_LEFT]:
                path.unlink(missing_ok=True)
