"""Photos of people beside the preferences, each in a file that is named after what is in it."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from handfoot_gui.core.hashes import sha256
from handfoot_gui.storage.faults import Fault, Harm, SaveError
from handfoot_gui.storage.files import home_folder, make_folder, make_home, read_file, replace_file

_FOLDER: Final = "portraits"
_NAME: Final = re.compile(r"[0-9a-f]{32}\.jpg")
_LARGEST: Final = 2**20


def is_photo(picture: str) -> bool:
    """Whether *picture*, of somebody in the preferences, is the name of a photo."""
    return _NAME.fullmatch(picture) is not None


def keep_photo(content: bytes) -> str:
    """Keep the JPEG picture *content*; gives its name. Raises `SaveError`."""
    name = _name_of(content)
    make_home(home_folder())
    path = photo_path(name)
    make_folder(path.parent)
    replace_file(path, content)
    return name


def read_photo(name: str) -> bytes:
    """What was kept under *name*, and nothing else. Raises `SaveError`."""
    path = photo_path(name)
    content = read_file(path, _LARGEST)
    if _name_of(content) != name:
        raise SaveError(Fault.DAMAGED, path, "its name belongs to other content", harm=Harm.GARBLED)
    return content


def drop_photos(names: Iterable[str]) -> None:
    """Delete those of *names* that are photos, so far as the system lets it."""
    for name in filter(is_photo, names):
        with contextlib.suppress(OSError):
            photo_path(name).unlink()


def photo_path(name: str) -> Path:
    """Where the photo *name* lies."""
    return home_folder() / _FOLDER / name


def _name_of(content: bytes) -> str:
    return f"{sha256(content).hexdigest()[:32]}.jpg"
