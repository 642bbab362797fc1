"""What can be wrong with a file or a folder: a code, the path, and the place in it."""

from __future__ import annotations

import errno
import re
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from handfoot_gui.core.text.phrases import Translate, untranslated

if TYPE_CHECKING:
    from handfoot_gui.core.errors import OptionsError
    from handfoot_gui.core.options import GameOptions


class Fault(StrEnum):
    """The kind of trouble; `sentences` has the one about each."""

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
    OTHER_DEAL = "other deal"
    """A game of this program, but not of the deal of a challenge for which it is kept."""
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
_ON_A_COMMAND_LINE: Final = {
    Fault.MISSING: "{file} does not exist.",
    Fault.NOT_TEXT: "{file} is not text (UTF-8): {detail}.",
    Fault.ILLEGAL_MOVE: "{file} holds a move that is not allowed: {detail}.",
}
"""What is said otherwise where somebody wrote the file's name, and reads the decoder's words."""

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
        Fault.OTHER_DEAL,
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


# -- in words -------------------------------------------------------------------------------------


def sentences(translate: Translate) -> dict[Fault, str]:
    """The sentence of every fault, with slots for the file and what is known of it."""
    return {
        Fault.MISSING: translate("Fault", "{file} no longer exists."),
        Fault.NOT_A_FILE: translate("Fault", "{file} is a folder or a device, not a plain file."),
        Fault.LINK_LOOP: translate("Fault", "{file} is a link that leads back to itself."),
        Fault.UNREADABLE: translate("Fault", "{file} cannot be read: {detail}."),
        Fault.FOLDER_UNREADABLE: translate("Fault", "The folder {path} cannot be read: {detail}."),
        Fault.TOO_LARGE: translate("Fault", "{file} is too large to be a file of this program."),
        Fault.TOO_SLOW: translate("Fault", "{file} takes too long to read."),
        Fault.EMPTY: translate("Fault", "{file} is empty."),
        Fault.NOT_TEXT: translate("Fault", "{file} is damaged: {harm}."),
        Fault.FOREIGN: translate("Fault", "{file} is not a saved game."),
        Fault.DAMAGED: translate("Fault", "{file} is damaged: {harm}."),
        Fault.LEFT_OUT: translate(
            "Fault", "{file}: what is wrong ({name}) is skipped, and the rest is used."
        ),
        Fault.NEWER: translate("Fault", "{file} was saved by a newer version of this program."),
        Fault.BAD_OPTIONS: translate("Fault", "The rules in {file} cannot be played: {detail}."),
        Fault.ILLEGAL_MOVE: translate("Fault", "{file} has a move that is not allowed ({place})."),
        Fault.OTHER_DEAL: translate(
            "Fault", "{file} is not this deal of the challenge, or it was changed."
        ),
        Fault.OPEN_ELSEWHERE: translate("Fault", "This game is open in another window."),
        Fault.CHANGED: translate(
            "Fault", "Another program changed {file}, so this game goes on in a new file."
        ),
        Fault.NO_LOCKS: translate("Fault", "The folder of {file} cannot lock files: {detail}."),
        Fault.DISK_FULL: translate("Fault", "The disk is full, so {file} was not saved."),
        Fault.READ_ONLY: translate("Fault", "The folder {folder} does not allow writing."),
        Fault.FOLDER_GONE: translate("Fault", "The folder {folder} is gone."),
        Fault.NOT_A_FOLDER: translate(
            "Fault", "Nothing can be saved in {path}, which is not a folder."
        ),
        Fault.UNWRITABLE: translate("Fault", "{file} cannot be written: {detail}."),
        Fault.READ_ONLY_GAME: translate(
            "Fault", "The rules have changed since, so you can only look at this game."
        ),
        Fault.UNWRITABLE_GAME: translate(
            "Fault", "No moves can be saved in {folder}, so you can only look at this game."
        ),
    }


def technical(error: SaveError) -> str:
    """The sentence for *error* in English on a command line: whole paths, the decoder's words."""
    sentence = sentences(untranslated)[error.fault]
    sentence = _ON_A_COMMAND_LINE.get(error.fault, sentence)
    path, folder = (
        str(one).encode("utf-8", "backslashreplace").decode("utf-8")
        for one in (error.path, error.path.parent)
    )
    detail = error.detail or "no reason was given"
    detail = f"{detail} (at {error.place})" if error.place else detail
    sentence = re.sub(r"^\{file\}", "The file {path}", sentence).replace("{file}", "{path}")
    if "{" not in sentence:
        sentence = f"{{path}}: {sentence}"
    elif error.fault in (Fault.FOREIGN, Fault.NEWER):
        sentence = sentence.removesuffix(".") + ": {detail}."
    text = sentence.format(folder=folder, path=path, detail=detail, harm=detail, name=detail)
    aside = "" if error.set_aside is None else f" It is kept as {error.set_aside}."
    return text + aside.encode("utf-8", "backslashreplace").decode("utf-8")
