"""The household's preferences on disk, beside its games."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

import msgspec

from handfoot_gui.core.preferences import Preferences
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
            found = decoded(msgspec.json.Decoder(Preferences), content, self.path)
            fields = msgspec.json.decode(content, type=dict[str, msgspec.Raw])
            known = Preferences.__struct_fields__
            self._unknown = {
                name: value.copy() for name, value in fields.items() if name not in known
            }
            return found, None
        except SaveError as error:
            if error.fault is Fault.MISSING:
                return Preferences(), None
            self._is_foreign = True
            if error.fault.is_in_content and sets_aside:
                with contextlib.suppress(SaveError):
                    error.set_aside = self._set_aside()
            return Preferences(), error

    def save(self, preferences: Preferences) -> None:
        """Write what has changed since this window last loaded or saved.

        All other fields stay as the file has them: another window may have changed them.
        Raises `SaveError`; then the file holds what it held before.
        """
        make_home(self.path.parent)
        if self._is_foreign and os.path.lexists(self.path):
            self._set_aside()
        there, error = self._read()
        if self._is_foreign and os.path.lexists(self.path):
            self._set_aside()
        written = preferences if error is not None else self._merged(preferences, there)
        fields = {**msgspec.structs.asdict(written), **self._unknown}
        replace_file(self.path, encoded(fields, indent=2))
        self._before = preferences

    def _merged(self, preferences: Preferences, there: Preferences) -> Preferences:
        """*there*, what the file holds, with what this window has changed in *preferences*."""
        if self._before is None or not os.path.lexists(self.path):
            return preferences
        before, now = msgspec.structs.asdict(self._before), msgspec.structs.asdict(preferences)
        changed = {name: value for name, value in now.items() if value != before[name]}
        return msgspec.structs.replace(there, **changed)

    def _set_aside(self) -> Path:
        aside = move_file(self.path, self.path.parent, self.path.name + BROKEN)
        self._is_foreign = False
        return aside
