"""The household's preferences on disk, beside its games."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

import msgspec

from handfoot_gui.model.preferences import Preferences
from handfoot_gui.model.storage.faults import Fault, SaveError
from handfoot_gui.model.storage.files import (
    BROKEN,
    home_folder,
    make_folder,
    move_file,
    read_file,
    replace_file,
)

_LARGEST: Final = 2**20


class PreferencesFile:
    """The file ``preferences.json`` of the home folder."""

    def __init__(self, home: Path | None = None) -> None:
        """*home* defaults to `home_folder`."""
        self.path = (home or home_folder()) / "preferences.json"
        self._unknown: dict[str, msgspec.Raw] = {}
        """Fields of a newer version, which are written back as they were read."""

    def load(self) -> tuple[Preferences, SaveError | None]:
        """The preferences, and what was wrong with the file. Never raises.

        Where there is no file, or a bad one, these are the defaults; a bad one is set aside.
        """
        try:
            content = read_file(self.path, _LARGEST)
            found = _decoded(content, self.path)
            fields = msgspec.json.decode(content, type=dict[str, msgspec.Raw])
            known = Preferences.__struct_fields__
            self._unknown = {
                name: value.copy() for name, value in fields.items() if name not in known
            }
            return found, None
        except SaveError as error:
            if error.fault is Fault.MISSING:
                return Preferences(), None
            if error.fault.is_in_content:
                with contextlib.suppress(SaveError):
                    name = self.path.name + BROKEN
                    error.set_aside = move_file(self.path, self.path.parent, name)
            return Preferences(), error

    def save(self, preferences: Preferences) -> None:
        """Write all preferences. Raises `SaveError`; then the file holds what it held before."""
        make_folder(self.path.parent, parents=True)
        fields = {**msgspec.structs.asdict(preferences), **self._unknown}
        content = msgspec.json.format(msgspec.json.encode(fields), indent=2)
        replace_file(self.path, content + b"\n")


def _decoded(content: bytes, path: Path) -> Preferences:
    if not content.strip():
        raise SaveError(Fault.EMPTY, path)
    try:
        content.decode("utf-8")
        return msgspec.json.decode(content, type=Preferences)
    except UnicodeDecodeError as error:
        raise SaveError(Fault.NOT_TEXT, path, f"byte {error.start}") from error
    except RecursionError as error:
        raise SaveError(Fault.DAMAGED, path, "it is nested too deeply") from error
    except msgspec.DecodeError as error:
        detail, _, place = str(error).partition(" - at `")
        raise SaveError(Fault.DAMAGED, path, detail, place.removesuffix("`")) from error
