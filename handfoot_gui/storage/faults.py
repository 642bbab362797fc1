"""What can be wrong with a file or a folder: a code, the path, and the place in it."""

from __future__ import annotations

import errno
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from handfoot_gui.core.errors import OptionsError
    from handfoot_gui.core.game import GameOptions


class Fault(StrEnum):
    """The kind of trouble; `storage.text.faults` has the one sentence about each."""

    MISSING = "missing"
    NOT_A_FILE = "not a file"
    """A folder, a pipe or a device."""
    LINK_LOOP = "link loop"
    UNREADABLE = "unreadable"
    FOLDER_UNREADABLE = "folder unreadable"
    """What lies in the folder cannot be told, or none of it be read."""
    TOO_LARGE = "too large"
    TOO_SLOW = "too slow"
    """Reading it takes longer than anybody waits."""
    EMPTY = "empty"
    NOT_TEXT = "not text"
    """Not UTF-8."""
    FOREIGN = "foreign"
    """Something else than a game or preferences of this program."""
    DAMAGED = "damaged"
    """Was ours, but is not what the format says; *place* tells where."""
    LEFT_OUT = "left out"
    """Something in it cannot be right and was left out; *detail* names whom it is about."""
    NEWER = "newer"
    """Written by a newer version of the program."""
    BAD_OPTIONS = "bad options"
    ILLEGAL_MOVE = "illegal move"
    OPEN_ELSEWHERE = "open elsewhere"
    """Another window or another copy of the program has the game open."""
    CHANGED = "changed"
    """Another program has written in the file of an open game, which goes on in another one."""
    NO_LOCKS = "no locks"
    """The file system cannot lock files."""
    DISK_FULL = "disk full"
    READ_ONLY = "read-only"
    """The folder or its file system refuses writing."""
    FOLDER_GONE = "folder gone"
    NOT_A_FOLDER = "not a folder"
    """A file lies where the folder should be."""
    UNWRITABLE = "unwritable"
    READ_ONLY_GAME = "read-only game"
    """The game was opened for looking only."""
    UNWRITABLE_GAME = "unwritable game"
    """The game was opened for looking only, because none can be saved where it lies."""

    @property
    def is_in_content(self) -> bool:
        """Whether the file's content is at fault for good, so that it is set aside."""
        return self in _IN_CONTENT


class Harm(StrEnum):
    """What is wrong with the content of a damaged file, so far as it helps a person."""

    CUT_OFF = "cut off"
    """The end is missing."""
    GARBLED = "garbled"
    """Not the notation of this program's files; it may be a file of something else."""
    LACKING = "lacking"
    """The field *place* is not there."""
    EXTRA = "extra"
    """There is no field *place* in such a file."""
    WRONG = "wrong"
    """What stands at *place* cannot be right."""


_LONGEST = 160
"""Characters of a detail or place."""

_IN_CONTENT = frozenset(
    {
        Fault.NOT_A_FILE,
        Fault.LINK_LOOP,
        Fault.TOO_LARGE,
        Fault.EMPTY,
        Fault.NOT_TEXT,
        Fault.FOREIGN,
        Fault.DAMAGED,
        Fault.BAD_OPTIONS,
        Fault.ILLEGAL_MOVE,
    }
)


class SaveError(Exception):
    """A file or folder is at fault; ``str()`` is one English sentence for the command line."""

    def __init__(
        self, fault: Fault, path: Path, detail: str = "", place: str = "", harm: Harm = Harm.WRONG
    ) -> None:
        super().__init__(fault, path, detail, place, harm)
        self.fault = fault
        self.path = path
        self.detail = _short(detail)
        """What exactly, in technical words on one short line; may be empty."""
        self.place = _short(place)
        """Where in the file, as ``$.moves[3][1].card``; empty for the whole file."""
        self.harm = harm
        """Of a damaged file only."""
        self.set_aside: Path | None = None
        """Where the file is kept now, when it was set aside."""
        self.game = ""
        """Which game the file is about, where it could be read that far."""
        self.contradiction: tuple[GameOptions, OptionsError] | None = None
        """The rules in the file that cannot be played, and what is wrong with them."""
        self.is_first = False
        """Whether nothing of a game was saved before, so that all of it is at stake."""
        self.steps = 0
        """How many moves or entries of a game are not saved."""

    def __str__(self) -> str:
        # The window seldom needs it.
        from handfoot_gui.storage.text.faults import technical

        return technical(self)


class GameIsOpenElsewhere(SaveError):  # noqa: N818  (named as what it tells)
    """Another window or another copy of the program has the game open."""

    def __init__(self, path: Path) -> None:
        super().__init__(Fault.OPEN_ELSEWHERE, path)


def _short(text: str) -> str:
    """*text* in one line and never long: a strange file may have a page where a word belongs."""
    line = " ".join(text[: 2 * _LONGEST].split())
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"


_ON_READING = {
    errno.ENOENT: Fault.MISSING,
    errno.ENOTDIR: Fault.MISSING,
    errno.ELOOP: Fault.LINK_LOOP,
    errno.EISDIR: Fault.NOT_A_FILE,
    errno.ENXIO: Fault.NOT_A_FILE,
}

_ON_WRITING = {
    errno.ENOSPC: Fault.DISK_FULL,
    errno.EDQUOT: Fault.DISK_FULL,
    errno.EFBIG: Fault.DISK_FULL,
    errno.EROFS: Fault.READ_ONLY,
    errno.EACCES: Fault.READ_ONLY,
    errno.EPERM: Fault.READ_ONLY,
    errno.ENOENT: Fault.FOLDER_GONE,
    errno.ENOTDIR: Fault.FOLDER_GONE,
}


def reading_fault(path: Path, error: OSError | ValueError) -> SaveError:
    """The fault of a failed read; a ValueError is a path no system can hold."""
    number = error.errno if isinstance(error, OSError) else None
    return SaveError(_ON_READING.get(number or 0, Fault.UNREADABLE), path, _reason(error))


def folder_fault(folder: Path, error: OSError) -> SaveError:
    """The fault of a folder whose files cannot be listed."""
    if isinstance(error, NotADirectoryError):
        wrong = folder if folder.parent.is_dir() else folder.parent
        return SaveError(Fault.NOT_A_FOLDER, wrong)
    return SaveError(Fault.FOLDER_UNREADABLE, folder, _reason(error))


def writing_fault(path: Path, error: OSError | ValueError) -> SaveError:
    """The fault of a failed write; a ValueError is a path no system can hold."""
    number = error.errno if isinstance(error, OSError) else None
    return SaveError(_ON_WRITING.get(number or 0, Fault.UNWRITABLE), path, _reason(error))


def _reason(error: OSError | ValueError) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return str(error)
