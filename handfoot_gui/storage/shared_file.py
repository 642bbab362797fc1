"""A small JSON file of the home folder that several programs may write."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from handfoot_gui.storage.faults import Fault, GameIsOpenElsewhere, SaveError
from handfoot_gui.storage.files import (
    BROKEN,
    check_home,
    make_folder,
    make_home,
    move_file,
    read_file,
    replace_file,
)
from handfoot_gui.storage.formats import check_text, decoded, encoded
from handfoot_gui.storage.lock import GameLock

ContentT = TypeVar("ContentT", bound=Struct)

_TRIES, _PAUSE = 50, 0.01
"""How often another program that is writing is waited for, and how many seconds each time."""


class _Format(Struct, frozen=True):
    format: int


class SharedFile(Generic[ContentT]):
    """Reads, checks and replaces a file whose content has a number of its ``format``.

    What another program writes meanwhile is not lost, where whoever writes has the file `alone`.
    """

    def __init__(
        self, path: Path, kind: type[ContentT], largest: int, home: Path | None = None
    ) -> None:
        """*kind* is what is in the file, in format 1; of more than *largest* bytes nothing is
        read. It lies in *home*, or in a folder of that."""
        self.path = path
        self._home = home or path.parent
        self._decoder: Final = msgspec.json.Decoder(kind)
        self._largest = largest

    def read(self) -> ContentT | None:
        """What the file holds; None where there is none.

        Raises `SaveError`; a damaged file is set aside first.
        """
        try:
            check_home(self._home)
            content = read_file(self.path, self._largest)
            check_text(content, self.path)
            number = decoded(msgspec.json.Decoder(_Format), content, self.path).format
            if number > 1:
                raise SaveError(Fault.NEWER, self.path, f"format {number}", "$.format")
            return decoded(self._decoder, content, self.path)
        except SaveError as error:
            if error.fault is Fault.MISSING:
                return None
            if error.fault.is_in_content:
                with contextlib.suppress(SaveError):
                    aside = self.path.name + BROKEN
                    error.set_aside = move_file(self.path, self.path.parent, aside)
            raise

    def write(self, content: ContentT) -> None:
        """Put *content* in the file's place, readable by its owner only. Raises `SaveError`."""
        make_home(self._home)
        make_folder(self.path.parent)
        replace_file(self.path, encoded(content))

    @contextmanager
    def alone(self) -> Iterator[None]:
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
