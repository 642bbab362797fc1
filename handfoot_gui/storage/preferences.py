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
_BY_NAME: Final = (*_BY_PERSON, "setups", "lessons")
"""These, and fields about single games: what is newer about one says nothing of another."""
_FIELDS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
_WHOLE: Final = msgspec.json.Decoder(Preferences)


class PreferencesFile:
    """The file ``preferences.json`` of the home folder."""

    def __init__(self, home: Path | None = None) -> None:
        """*home* defaults to `home_folder`."""
        self.path = (home or home_folder()) / "preferences.json"
        self._newer: dict[str, msgspec.Raw] = {}
        """Fields of a newer version, and fields with a word of one, which are written back as they
        were read unless something else is chosen."""
        self._newer_of: dict[str, dict[str, msgspec.Raw]] = {}
        """The same of single people and games, by the field and their name."""
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
        Words about single people that cannot be right are left out, and all else holds. What only
        a newer version knows is passed over and stays in the file.
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
            return self._decoded(content)
        except SaveError as error:
            if error.fault is Fault.MISSING:
                return Preferences(), None
            self._is_foreign = True
            if error.fault.is_in_content and sets_aside:
                with contextlib.suppress(SaveError):
                    error.set_aside = self._set_aside()
            return Preferences(), error

    def _decoded(self, content: bytes) -> tuple[Preferences, SaveError | None]:
        """What *content* says, and that something of a newer version is passed over, or whose words
        were left out. Raises `SaveError`."""
        fields = decoded(_FIELDS, content, self.path)
        known = Preferences.__struct_fields__
        self._newer = {name: one.copy() for name, one in fields.items() if name not in known}
        self._newer_of = {}
        try:
            return decoded(_WHOLE, content, self.path), None
        except SaveError as error:
            wrong = error
        right: dict[str, object] = {}
        left_out: set[str] = set()
        for name, value in fields.items():
            if (fault := self._wrong(name, value)) is None:
                right[name] = value
            elif name in _BY_NAME and (parts := _parts(value)):
                right[name] = self._right_parts(name, parts, left_out)
            elif fault.fault is Fault.NEWER:
                self._newer[name] = value.copy()
            else:
                raise fault
        found = decoded(_WHOLE, msgspec.json.encode(right), self.path)
        if not left_out:
            return found, SaveError(Fault.NEWER, self.path, wrong.detail, wrong.place)
        names = {person_key(name): name for name in (*found.people, *found.names)}
        said = ", ".join(sorted(names.get(person, person) for person in left_out))
        return found, SaveError(Fault.LEFT_OUT, self.path, said)

    def _right_parts(
        self, field: str, parts: dict[str, msgspec.Raw], left_out: set[str]
    ) -> dict[str, msgspec.Raw]:
        """*parts*, what is said of each person or game, so far as they can be right; notes what is
        newer, and adds to *left_out* of whom something is wrong. Raises `SaveError`."""
        right: dict[str, msgspec.Raw] = {}
        for name, part in parts.items():
            if (fault := self._wrong(field, {name: part})) is None:
                right[name] = part
                continue
            faults = {fault.fault}
            if field == "own_looks" and (words := _parts(part)):
                wrong = {
                    word: self._wrong(field, {name: {word: one}}) for word, one in words.items()
                }
                faults = {one.fault for one in wrong.values() if one is not None}
                kept = {word: one for word, one in words.items() if wrong[word] is None}
                if kept:
                    right[name] = msgspec.Raw(msgspec.json.encode(kept))
            if faults == {Fault.NEWER}:
                self._newer_of.setdefault(field, {})[name] = part.copy()
            elif field in _BY_PERSON:
                left_out.add(name)
            else:
                raise fault
        return right

    def _wrong(self, field: str, value: object) -> SaveError | None:
        """What is wrong with *value* in *field*."""
        try:
            decoded(_WHOLE, msgspec.json.encode({field: value}), self.path)
        except SaveError as error:
            return error
        return None

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
        replace_file(self.path, encoded(self._with_newer(written, there), indent=2))
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

    def _with_newer(self, written: Preferences, there: Preferences) -> dict[str, object]:
        """What is *written*, with what a newer version said where nothing else was chosen than
        what this one found *there*."""
        fields = msgspec.structs.asdict(written)
        for name, value in self._newer.items():
            if getattr(written, name, None) == getattr(there, name, None):
                fields[name] = value
        for field, parts in self._newer_of.items():
            now, before = getattr(written, field), getattr(there, field)
            for name, part in parts.items():
                if now.get(name) == before.get(name):
                    fields[field] = {**fields[field], name: part}
        return fields

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


def _parts(value: msgspec.Raw) -> dict[str, msgspec.Raw]:
    """The parts of a JSON object by name; nothing else has any."""
    try:
        return _FIELDS.decode(value)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return {}
