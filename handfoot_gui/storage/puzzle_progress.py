"""Which puzzles people have tried and solved: one small file beside their games."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from handfoot_gui.storage.faults import Fault, GameIsOpenElsewhere, SaveError
from handfoot_gui.storage.files import (
    BROKEN,
    check_home,
    home_folder,
    make_home,
    move_file,
    read_file,
    replace_file,
)
from handfoot_gui.storage.formats import check_text, decoded, encoded
from handfoot_gui.storage.lock import GameLock

_LARGEST: Final = 2**22
_FORMAT: Final = 1
_TRIES, _PAUSE = 50, 0.01
"""How often another program that is writing is waited for, and how many seconds each time."""


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


class _Format(Struct, frozen=True):
    format: int


class PuzzleProgress:
    """The file ``puzzles.json`` of the home folder.

    What was noted stands here, too, where it could not be written, and is written with the next
    attempt.
    """

    def __init__(self, home: Path | None = None) -> None:
        """*home* defaults to `home_folder`; nothing is read yet."""
        self.path = (home or home_folder()) / "puzzles.json"
        self._known: _People = {}

    def read(self) -> SaveError | None:
        """Read what is kept; gives what was wrong with it. A damaged file is set aside."""
        try:
            self._known = _united(self._known, self._kept())
        except SaveError as error:
            return error
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
        with self._alone():
            error = self.read()
            if error is None or error.set_aside is not None:
                replace_file(self.path, encoded(_File(_FORMAT, self._known)))
        if error is not None:
            raise error

    def _kept(self) -> _People:
        """What the file holds. Raises `SaveError`; a damaged one is set aside first."""
        try:
            check_home(self.path.parent)
            content = read_file(self.path, _LARGEST)
            check_text(content, self.path)
            number = decoded(msgspec.json.Decoder(_Format), content, self.path).format
            if number > _FORMAT:
                raise SaveError(Fault.NEWER, self.path, f"format {number}", "$.format")
            return decoded(msgspec.json.Decoder(_File), content, self.path).people
        except SaveError as error:
            if error.fault is Fault.MISSING:
                return {}
            if error.fault.is_in_content:
                with contextlib.suppress(SaveError):
                    aside = self.path.name + BROKEN
                    error.set_aside = move_file(self.path, self.path.parent, aside)
            raise

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """No other program writes meanwhile, where the system can do that."""
        lock = None
        for _ in range(_TRIES):
            try:
                lock = GameLock(self.path)
                break
            except GameIsOpenElsewhere:
                time.sleep(_PAUSE)
            except SaveError:
                break
        try:
            yield
        finally:
            if lock is not None:
                lock.release()


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
