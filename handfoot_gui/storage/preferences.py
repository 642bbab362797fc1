"""The household's preferences on disk, beside its games."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.text.words import person_key
from handfoot_gui.storage.faults import Fault, SaveError
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

_LARGEST: Final = 2**20
_BY_PERSON: Final = ("spoken_of", "pictures", "own_looks")
"""Fields about single people, by `person_key`: what is wrong with one says nothing of another."""


class PreferencesFile:
    """The file ``preferences.json`` of the home folder."""

    def __init__(self, home: Path | None = None) -> None:
        """*home* defaults to `home_folder`."""
        self.path = (home or home_folder()) / "preferences.json"
        self._unknown: dict[str, msgspec.Raw] = {}
        """Fields of a newer version, which are written back as they were read."""
        self._is_foreign = False
        """Whether a file lies there that could not be read, so that it must not be replaced."""
        self._before: Preferences | None = None
        """What this window last loaded or saved; None before that."""

    @property
    def is_there(self) -> bool:
        """Whether anything was kept before."""
        return os.path.lexists(self.path)

    def load(self) -> tuple[Preferences, SaveError | None]:
        """The preferences, and what was wrong with the file. Never raises.

        Where there is no file, or a bad one, these are the defaults; a bad one is set aside.
        Words about single people that cannot be right are left out, and all else holds.
        """
        self._before, error = self._read()
        return self._before, error

    def look(self) -> Preferences:
        """The preferences, or the defaults where they cannot be read. Never raises.

        Whoever only looks leaves a bad file where it is, for the window to say so.
        """
        return self._read(sets_aside=False)[0]

    def _read(self, *, sets_aside: bool = True) -> tuple[Preferences, SaveError | None]:
        self._is_foreign = False
        try:
            check_home(self.path.parent)
            content = read_file(self.path, _LARGEST)
            check_text(content, self.path)
            found, error = self._decoded(content)
            fields = msgspec.json.decode(content, type=dict[str, msgspec.Raw])
            known = Preferences.__struct_fields__
            self._unknown = {
                name: value.copy() for name, value in fields.items() if name not in known
            }
            return found, error
        except SaveError as error:
            if error.fault is Fault.MISSING:
                return Preferences(), None
            self._is_foreign = True
            if error.fault.is_in_content and sets_aside:
                with contextlib.suppress(SaveError):
                    error.set_aside = self._set_aside()
            return Preferences(), error

    def _decoded(self, content: bytes) -> tuple[Preferences, SaveError | None]:
        """What *content* says, and whose words were left out of it. Raises `SaveError`."""
        decoder = msgspec.json.Decoder(Preferences)
        try:
            return decoded(decoder, content, self.path), None
        except SaveError as error:
            if not error.place.startswith(tuple(f"$.{field}" for field in _BY_PERSON)):
                raise
        rest, people = _without_bad_words(content)
        found = decoded(decoder, rest, self.path)
        names = {person_key(name): name for name in (*found.people, *found.names)}
        said = ", ".join(sorted(names.get(person, person) for person in people))
        return found, SaveError(Fault.LEFT_OUT, self.path, said)

    def save(self, preferences: Preferences) -> None:
        """Write what has changed since this window last loaded or saved.

        All other fields, and of those about people all others, stay as the file has them: another
        window may have changed them. Raises `SaveError`; then the file holds what it held before.
        """
        make_home(self.path.parent)
        if self._is_foreign and os.path.lexists(self.path):
            self._set_aside()
        there, _ = self._read()
        was_foreign = self._is_foreign
        if was_foreign and os.path.lexists(self.path):
            self._set_aside()
        written = preferences if was_foreign else self._merged(preferences, there)
        fields = {**msgspec.structs.asdict(written), **self._unknown}
        replace_file(self.path, encoded(fields, indent=2))
        self._before = preferences

    def _merged(self, preferences: Preferences, there: Preferences) -> Preferences:
        """*there*, what the file holds, with what this window has changed in *preferences*."""
        if self._before is None or not os.path.lexists(self.path):
            return preferences
        before, now = msgspec.structs.asdict(self._before), msgspec.structs.asdict(preferences)
        changed = {name: value for name, value in now.items() if value != before[name]}
        for name in changed.keys() & set(_BY_PERSON):
            changed[name] = _changed_in(getattr(there, name), before[name], now[name])
        return msgspec.structs.replace(there, **changed)

    def _set_aside(self) -> Path:
        aside = move_file(self.path, self.path.parent, self.path.name + BROKEN)
        self._is_foreign = False
        return aside


def _changed_in(
    there: Mapping[str, object], before: Mapping[str, object], now: Mapping[str, object]
) -> dict[str, object]:
    """*there* with what differs between *before* and *now*, person by person."""
    gone = before.keys() - now.keys()
    new = {person: value for person, value in now.items() if value != before.get(person)}
    return {**{person: value for person, value in there.items() if person not in gone}, **new}


def _without_bad_words(content: bytes) -> tuple[bytes, set[str]]:
    """*content* without what cannot be right about single people, and who they are."""
    fields = msgspec.json.decode(content, type=dict[str, msgspec.Raw])
    people: set[str] = set()
    for field in _BY_PERSON:
        said = _parts(fields.get(field, msgspec.Raw(b"{}")))
        kept = {person: _right(field, person, value) for person, value in said.items()}
        people.update(person for person, value in kept.items() if value is not said[person])
        right = {person: value for person, value in kept.items() if value is not None}
        fields[field] = msgspec.Raw(msgspec.json.encode(right))
    return msgspec.json.encode(fields), people


def _right(field: str, person: str, value: msgspec.Raw) -> msgspec.Raw | None:
    """*value*, said of *person*, or those words of it that may be right; None where none is."""
    if _is_right(field, person, value):
        return value
    words = {
        word: one
        for word, one in _parts(value).items()
        if _is_right(field, person, msgspec.Raw(msgspec.json.encode({word: one})))
    }
    return msgspec.Raw(msgspec.json.encode(words)) if words else None


def _is_right(field: str, person: str, value: msgspec.Raw) -> bool:
    try:
        alone = msgspec.json.encode({field: {person: value}})
        msgspec.json.decode(alone, type=Preferences)
    except msgspec.ValidationError:
        return False
    return True


def _parts(value: msgspec.Raw) -> dict[str, msgspec.Raw]:
    """The parts of a JSON object by name; nothing else has any."""
    try:
        return msgspec.json.decode(value, type=dict[str, msgspec.Raw])
    except msgspec.ValidationError:
        return {}
