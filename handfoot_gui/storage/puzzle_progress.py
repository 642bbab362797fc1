"""Which puzzles people have tried and solved: one small file beside their games."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import home_folder, make_home
from handfoot_gui.storage.shared_file import SharedFile

_LARGEST: Final = 2**22
_FORMAT: Final = 1


class Tried(StrEnum):
    """What has come of a puzzle that was opened to be played."""

    TRIED = "tried"
    SOLVED = "solved"


_Word = Annotated[str, Meta(max_length=600)]
_People: TypeAlias = dict[_Word, dict[_Word, dict[_Word, Tried]]]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    people: _People
    """By `person_key`, by game, by the name of the puzzle."""


class PuzzleProgress:
    """The file ``puzzles.json`` of the home folder.

    What was noted stands here, too, where it could not be written, and is written with the next
    attempt.
    """

    def __init__(self, home: Path | None = None) -> None:
        """*home* defaults to `home_folder`; nothing is read yet."""
        self.path = (home or home_folder()) / "puzzles.json"
        self._file = SharedFile(self.path, _File, _LARGEST)
        self._known: _People = {}

    def read(self) -> SaveError | None:
        """Read what is kept; gives what was wrong with it. A damaged file is set aside."""
        try:
            found = self._file.read()
        except SaveError as error:
            return error
        if found is not None:
            self._known = _united(self._known, found.people)
        return None

    def of(self, person: str, game: str) -> Mapping[str, Tried]:
        """What *person*, a `person_key`, has tried and solved of *game*, by the puzzles' names."""
        return self._known.get(person, {}).get(game, {})

    def note(self, person: str, game: str, name: str, tried: Tried) -> None:
        """Keep that *person* has tried or solved a puzzle; what was solved once stays so.

        What another program has written meanwhile stays, too. Raises `SaveError`, also once it is
        kept where a damaged file had to be set aside for it.
        """
        self._known = _united(self._known, {person: {game: {name: tried}}})
        make_home(self.path.parent)
        with self._file.alone():
            error = self.read()
            if error is None or error.set_aside is not None:
                self._file.write(_File(_FORMAT, self._known))
        if error is not None:
            raise error


def _united(one: _People, other: _People) -> _People:
    """All that is in either; what is solved in one is solved."""
    people: _People = {}
    for kept in (one, other):
        for person, games in kept.items():
            for game, names in games.items():
                known = people.setdefault(person, {}).setdefault(game, {})
                for name, tried in names.items():
                    if known.get(name) is not Tried.SOLVED:
                        known[name] = tried
    return people
