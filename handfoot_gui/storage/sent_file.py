"""A value of the program as a small file that can be sent to somebody: a head, and then the value's
own fields by their names."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct

import handfoot_gui
from handfoot_gui.storage.files import save_file
from handfoot_gui.storage.formats import FileFormat, encoded

ContentT = TypeVar("ContentT", bound=Struct)


def write_sent(path: Path, files: FileFormat[Any], file_type: Any, content: Struct) -> None:
    """Write *content* in the place of *path*, as one of *files*; *file_type* has the fields of its
    head and those of *content*. Raises `SaveError`."""
    own = {name: getattr(content, name) for name in content.__struct_fields__}
    file = file_type(kind=files.kind, format=files.newest, program=handfoot_gui.__version__, **own)
    save_file(path, encoded(file))


def content_of(file: Any, kind: type[ContentT]) -> ContentT:
    """What was written in *file*, which was read and checked."""
    return kind(**{name: getattr(file, name) for name in kind.__struct_fields__})
