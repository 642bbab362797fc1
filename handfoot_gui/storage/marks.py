"""The positions of games that somebody marked, kept beside the games until they are sent."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from handfoot_gui.session.marked_deal import MOST_MARKS, Mark
from handfoot_gui.storage.faults import Fault, SaveError, writing_fault
from handfoot_gui.storage.files import (
    BROKEN,
    check_home,
    home_folder,
    make_folder,
    make_home,
    move_file,
    read_file,
    replace_file,
)
from handfoot_gui.storage.formats import check_text, decoded, encoded

_LARGEST: Final = 2**18
_FORMAT: Final = 1


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    marks: Annotated[tuple[Mark, ...], Meta(max_length=MOST_MARKS)]


class _Format(Struct, frozen=True):
    format: int


_DECODER: Final = msgspec.json.Decoder(_File)


class Marks:
    """The files ``marks/ID.json`` of the home folder, one for each game that has marks."""

    def __init__(self, home: Path | None = None) -> None:
        """*home* defaults to `home_folder`; nothing is read yet."""
        self._home = home or home_folder()

    def path(self, game_id: str) -> Path:
        """Where the marks of a game are."""
        return self._home / "marks" / f"{game_id}.json"

    def read(self, game_id: str) -> tuple[Mark, ...]:
        """The marks of a game, the earliest first; none where there is no file.

        Raises `SaveError`; a damaged file is set aside first.
        """
        path = self.path(game_id)
        try:
            check_home(self._home)
            content = read_file(path, _LARGEST)
            check_text(content, path)
            number = decoded(msgspec.json.Decoder(_Format), content, path).format
            if number > _FORMAT:
                raise SaveError(Fault.NEWER, path, f"format {number}", "$.format")
            found = decoded(_DECODER, content, path).marks
        except SaveError as error:
            if error.fault is Fault.MISSING:
                return ()
            if error.fault.is_in_content:
                with contextlib.suppress(SaveError):
                    error.set_aside = move_file(path, path.parent, path.name + BROKEN)
            raise
        by_place = {mark.position: mark for mark in found}
        return tuple(by_place[position] for position in sorted(by_place))

    def write(self, game_id: str, marks: tuple[Mark, ...]) -> None:
        """Keep *marks* of a game in place of those before; of none no file is left.

        Raises `SaveError`.
        """
        path = self.path(game_id)
        if not marks:
            self.delete(game_id)
            return
        make_home(self._home)
        make_folder(path.parent)
        replace_file(path, encoded(_File(_FORMAT, marks)))

    def delete(self, game_id: str) -> None:
        """Forget the marks of a game. Raises `SaveError`."""
        path = self.path(game_id)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise writing_fault(path, error) from error
