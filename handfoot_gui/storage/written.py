"""In what order games were written, also after the clock was set back."""

from __future__ import annotations

import contextlib
import re
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta

from handfoot_gui.storage.files import GAME, KEPT

_LAST: Final = 10**18
Written = Annotated[int, Meta(ge=0, le=_LAST)]
"""A file's place among all that were written: the larger, the later."""

_BEGINNING: Final = 4096
"""Bytes at the beginning of a file in which its place stands."""
_WRITTEN: Final = re.compile(rb'"written"\s*:\s*(\d{1,18})\b')
_SAVED: Final = re.compile(rb'"saved"\s*:\s*"([0-9TZ:.+-]{1,40})"')
_START: Final = datetime(1970, 1, 1, tzinfo=UTC)


def microseconds(moment: datetime) -> int:
    """The place of a file that was written at *moment*, as long as the clock goes forward."""
    return max(0, (moment - _START) // timedelta(microseconds=1))


def next_written(last: int) -> int:
    """A place after *last*; the present moment, unless the clock was set back."""
    return min(max(last + 1, time.time_ns() // 1000), _LAST)


def last_written(folder: Path) -> int:
    """The last place of the games in *folder*, played and kept; 0 where there is none.

    Only looks at the beginning of each file and never raises: a file that cannot be read is
    somebody else's trouble.
    """
    last = 0
    with contextlib.suppress(OSError):
        for path in list(folder.iterdir()):
            if path.name.endswith((GAME, KEPT)) and not path.name.startswith("."):
                last = max(last, _place(path))
    return last


def _place(path: Path) -> int:
    with contextlib.suppress(OSError, ValueError, OverflowError):
        if not path.is_file():
            return 0
        with path.open("rb") as file:
            beginning = file.read(_BEGINNING)
        if found := _WRITTEN.search(beginning):
            return int(found[1])
        if found := _SAVED.search(beginning):
            # Formats that had no place in an order yet.
            return microseconds(datetime.fromisoformat(found[1].decode()))
    return 0
