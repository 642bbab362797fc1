"""What phones are known by, in one small file beside the games, which are handed on without it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from handfoot_gui.core.seats import Seat
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import home_folder, make_home
from handfoot_gui.storage.formats import GameId
from handfoot_gui.storage.shared_file import SharedFile

_LARGEST: Final = 2**18
_FORMAT: Final = 1
_MOST: Final = 60
"""So many games have phones that know them; those kept longest ago are forgotten."""

_Port = Annotated[int, Meta(ge=1024, le=65535)]
_Seat = Annotated[int, Meta(ge=0, le=99)]
_Key = Annotated[str, Meta(min_length=10, max_length=64)]
_Games: TypeAlias = dict[GameId, dict[_Seat, _Key]]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    port: _Port | None = None
    """Where phones expect the program."""
    games: _Games = {}
    """By the id of the game, the one kept last at the end; the key of each seat that has one."""

    def __repr__(self) -> str:
        """Without the keys."""
        return f"_File({len(self.games)} games)"


class PhoneKeys:
    """The file ``phones.json`` of the home folder, which only its owner reads.

    What was kept stands here, too, where it could not be written: a game goes on with it.
    """

    def __init__(self, home: Path | None = None) -> None:
        """*home* defaults to `home_folder`; nothing is read yet."""
        self.path = (home or home_folder()) / "phones.json"
        self._file = SharedFile(self.path, _File, _LARGEST)
        self._games: _Games = {}
        self._mine: _Games = {}
        """Games whose keys are newer here than in the file may be."""
        self.port: int | None = None
        """Where phones expect the program; None where none ever was asked for."""

    def read(self) -> SaveError | None:
        """Read what is kept; gives what was wrong with it. A damaged file is set aside."""
        try:
            found = self._file.read()
        except SaveError as error:
            return _without_content(error)
        if found is not None:
            self._games = {**found.games, **self._mine}
            self.port = found.port or self.port
        return None

    def of(self, game_id: str) -> Mapping[Seat, str]:
        """The keys that phones have of a game, by seat."""
        return {Seat(seat): key for seat, key in self._games.get(game_id, {}).items()}

    def keep(self, game_id: str, keys: Mapping[Seat, str], port: int | None = None) -> None:
        """Keep the *keys* of a game, and *port* where no other one is kept.

        Raises `SaveError`, also once they are kept where a damaged file had to be set aside.
        """
        self._mine[game_id] = {int(seat): key for seat, key in keys.items()}
        self._write(port)

    def forget(self, game_ids: Iterable[str]) -> None:
        """These games are no more; raises `SaveError` as `keep` does."""
        gone = [one for one in game_ids if one in self._games or one in self._mine]
        self._mine.update({one: {} for one in gone})
        if gone:
            self._write(None)

    def _write(self, port: int | None) -> None:
        make_home(self.path.parent)
        with self._file.alone():
            error = self.read()
            for one in self._mine:
                # The one that is kept last stands at the end.
                self._games.pop(one, None)
            self._games |= self._mine
            kept = {one: keys for one, keys in self._games.items() if keys}
            self._games = dict(list(kept.items())[-_MOST:])
            self.port = self.port or port
            if error is None or error.set_aside is not None:
                self._file.write(_File(_FORMAT, self.port, self._games))
                self._mine.clear()
        if error is not None:
            raise error


def _without_content(error: SaveError) -> SaveError:
    """*error* without the decoder's words, in which there may be a key."""
    if not error.fault.is_in_content and error.fault is not Fault.NEWER:
        return error
    plain = SaveError(error.fault, error.path, harm=error.harm)
    plain.set_aside = error.set_aside
    return plain
