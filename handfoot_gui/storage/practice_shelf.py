"""The files of what people's own games teach them, one for each person, and how people are called.

formats.md describes them.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

from handfoot_gui.core.text.words import person_key
from handfoot_gui.storage.faults import SaveError, writing_fault
from handfoot_gui.storage.files import home_folder, make_home, read_file
from handfoot_gui.storage.formats import check_text, decoded
from handfoot_gui.storage.practice_file import LARGEST, Person, PracticeFile, write_practice
from handfoot_gui.storage.practice_lines import GameLine
from handfoot_gui.storage.shared_file import SharedFile

Games: TypeAlias = Mapping[str, GameLine]
"""By the id of a game."""


class _Owner(Struct, frozen=True):
    person: Person
    name: str = ""


class PracticeShelf:
    """The files ``practice-….json`` of the home folder, one for each person by `person_key`."""

    def __init__(self, home: Path | None = None) -> None:
        """*home* defaults to `home_folder`; nothing is read yet."""
        self.home = home or home_folder()
        self._names: dict[str, str] = {}
        """By person, as they were written last, as far as that is known."""

    def path(self, person: str) -> Path:
        """Where what is known of *person* lies."""
        return self.home / f"practice-{hashlib.sha256(person.encode()).hexdigest()[:16]}.json"

    def read(self, person: str) -> Games:
        """What is kept of *person*. Raises `SaveError`; a damaged file is set aside."""
        found = self._file(person).read()
        if found is None or found.person != person:
            return {}
        if found.name:
            self._names.setdefault(person, found.name)
        return found.games

    def change(self, person: str, change: Callable[[Games], Games]) -> Games:
        """Let *change* make something else of what is kept of *person*, and give that.

        What another program has written meanwhile stays, too. Raises `SaveError`; where a damaged
        file had to be set aside for it, once it is kept.
        """
        make_home(self.home)
        file, games = self._file(person), dict[str, GameLine]()
        fault: SaveError | None = None
        with file.alone():
            try:
                games = dict(self.read(person))
            except SaveError as error:
                if error.set_aside is None:
                    raise
                fault = error
            changed = change(games)
            name = self._names.get(person, "")
            file.write(PracticeFile(person=person, name=name, games=dict(changed)))
        if fault is not None:
            raise fault
        return changed

    def write_to(self, path: Path, person: str) -> None:
        """Write all that is kept of *person* to *path*. Raises `SaveError`."""
        games = self.read(person)
        write_practice(path, person, self._names.get(person, ""), games)

    def remove(self, person: str) -> None:
        """Delete the file of *person*, and so also the name. Raises `SaveError`."""
        path = self.path(person)
        with self._file(person).alone():
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                raise writing_fault(path, error) from error
        self._names.pop(person, None)

    # -- names ------------------------------------------------------------------------------

    def call(self, names: Iterable[str]) -> None:
        """Let people be called so in what is written from now on."""
        self._names |= {person_key(name): name for name in names}

    def persons(self) -> Mapping[str, str]:
        """All of whom there is a file, and their names as they were written last, else what they
        are known by; one that cannot be read is passed over."""
        found: dict[str, str] = {}
        for path in sorted(self.home.glob("practice-*.json")):
            with contextlib.suppress(SaveError):
                content = read_file(path, LARGEST)
                check_text(content, path)
                owner = decoded(msgspec.json.Decoder(_Owner), content, path)
                if self.path(owner.person) == path:
                    found[owner.person] = owner.name or owner.person
        return found

    def note_names(self, names: Iterable[str]) -> None:
        """Write down how people are called of whom something is kept, as nothing else will know it
        any more. Raises `SaveError`."""
        wanted = {person_key(name): name for name in names}
        for person, name in self.persons().items():
            if wanted.get(person, name) != name:
                self.call((wanted[person],))
                self.change(person, lambda games: games)

    def _file(self, person: str) -> SharedFile[PracticeFile]:
        return SharedFile(self.path(person), PracticeFile, LARGEST)
