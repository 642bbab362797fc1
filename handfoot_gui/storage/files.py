"""Reading and replacing whole files, so that neither a crash nor a strange file does harm."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import platformdirs

from handfoot_gui.storage.faults import Fault, SaveError, folder_fault, reading_fault, writing_fault

HOME_VARIABLE: Final = "HANDFOOT_HOME"
TEMPORARY: Final = ".tmp"
BROKEN: Final = ".broken"

# How files of each kind end: the first is written, the others, of older programs, are read, too.
GAME: Final = (".handfoot", ".handfoot.json")
"""Games played here, see `storage.saves`."""
KEPT: Final = (".handfoot-score", ".kept.json")
"""Games with paper cards, see `storage.scored_games`."""
DEAL: Final = (".handfoot-deal", ".handfoot-deal.json")
"""One deal, see `storage.deal_file`."""
LESSON: Final = (".handfoot-lesson",)
"""Marked positions of a game, see `storage.lesson_file`."""
RULES: Final = (".handfoot-rules", ".rules.json")
"""House rules, see `storage.house_rules`."""
RESULT: Final = (".handfoot-challenge",)
"""What somebody made in a challenge, see `storage.challenge_file`."""
PRACTICE: Final = (".handfoot-practice",)
"""What own games teach one person, see `storage.practice_file`."""
OPENED: Final = (GAME, KEPT, DEAL, LESSON, RULES, RESULT, PRACTICE)
"""All kinds of files that the window opens."""
ENDINGS: Final = tuple(kind[0] for kind in OPENED)
"""The endings of all files that are opened by a double click."""

_HOMES: Final[set[Path]] = set()
"""Folders of games and preferences that this program has seen."""
_AFTERWARDS: Final[list[Callable[[], None]]] = []
"""What is done each time the folder of games and preferences was made."""

_BINARY: Final = getattr(os, "O_BINARY", 0)
_NO_WAIT: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
_CLOSE_ON_EXEC: Final = getattr(os, "O_CLOEXEC", 0)


def home_folder() -> Path:
    """The folder of games and preferences; the variable ``HANDFOOT_HOME`` overrides it."""
    chosen = os.environ.get(HOME_VARIABLE)
    return Path(chosen) if chosen else platformdirs.user_data_path("handfoot", appauthor=False)


def read_file(path: Path, limit: int) -> bytes:
    """The content of a plain file of at most *limit* bytes.

    Never waits for a pipe or a device, and reads nothing of a file that is too large.
    Raises `SaveError`.
    """
    try:
        try:
            found = path.stat()
        except PermissionError as error:
            # That is never the file's own doing.
            raise folder_fault(path.parent, error) from error
        if not stat.S_ISREG(found.st_mode):
            raise SaveError(Fault.NOT_A_FILE, path)
        handle = os.open(path, os.O_RDONLY | _NO_WAIT | _BINARY | _CLOSE_ON_EXEC)
        with os.fdopen(handle, "rb") as file:
            found = os.fstat(file.fileno())
            if not stat.S_ISREG(found.st_mode):
                raise SaveError(Fault.NOT_A_FILE, path)
            if found.st_size > limit:
                raise SaveError(Fault.TOO_LARGE, path)
            # Some files of the system itself have nothing to give just now, and are not waited for.
            content = file.read(limit + 1) or b""
    except (OSError, ValueError) as error:
        raise reading_fault(path, error) from error
    if len(content) > limit:
        raise SaveError(Fault.TOO_LARGE, path)
    return content


def files_in(folder: Path, endings: tuple[str, ...]) -> list[Path]:
    """The visible files of *folder* whose names end so, by name; a folder that is not there has
    none. Raises `SaveError` when it cannot be read."""
    try:
        with os.scandir(folder) as entries:
            return sorted(
                folder / entry.name
                for entry in entries
                if entry.name.endswith(endings) and not entry.name.startswith(".")
            )
    except FileNotFoundError:
        return []
    except OSError as error:
        raise folder_fault(folder, error) from error


def save_file(path: Path, content: bytes) -> None:
    """As `replace_file`, for a file that people save for themselves and hand on: it may be read
    by whoever may read any new file, or the one in whose place it comes. Raises `SaveError`."""
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
    except (OSError, ValueError):
        mode = None
    replace_file(path, content, mode=0o666, keeps=mode)


def replace_file(
    path: Path, content: bytes, *, mode: int = 0o600, keeps: int | None = None
) -> None:
    """Put *content* in the place of *path*: afterwards it holds all of it, or what it held before.

    *mode* says who may read it, as far as the user allows it to a new file; *keeps* says so
    whatever is usual. The folder must exist. Raises `SaveError`.
    """
    temporary = path.with_name(f".{path.name}.{os.urandom(8).hex()}{TEMPORARY}")
    try:
        handle = os.open(
            temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY | _CLOSE_ON_EXEC, mode
        )
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            if keeps is not None:
                temporary.chmod(keeps)
            _replace(temporary, path)
        except BaseException:
            with contextlib.suppress(OSError):
                temporary.unlink()
            raise
        _keep_name(path.parent)
    except (OSError, ValueError) as error:
        raise writing_fault(path, error) from error


def make_home(home: Path) -> None:
    """Make the folder of games and preferences where there is none yet. Raises `SaveError`.

    One that was there before is not made again: it may be on a disk that was pulled out, and
    what is kept would go somewhere else.
    """
    check_home(home)
    is_new = home not in _HOMES
    make_folder(home, parents=True)
    _HOMES.add(home)
    if is_new:
        for act in _AFTERWARDS:
            act()


def when_home_is_made(act: Callable[[], None]) -> None:
    """Do *act*, too, each time `make_home` makes a folder."""
    _AFTERWARDS.append(act)


def check_home(home: Path) -> None:
    """Raise `SaveError` where *home* was there before and is gone."""
    with contextlib.suppress(OSError):
        if home.is_dir():
            _HOMES.add(home)
        elif home in _HOMES:
            raise SaveError(Fault.FOLDER_GONE, home / "games")


def make_folder(folder: Path, *, parents: bool = False) -> None:
    """Make *folder* where it is missing. Raises `SaveError`."""
    try:
        folder.mkdir(mode=0o700, parents=parents, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise SaveError(Fault.NOT_A_FOLDER, folder) from error
    except (OSError, ValueError) as error:
        raise writing_fault(folder, error) from error


def move_file(path: Path, folder: Path, name: str) -> Path:
    """Move *path* to *folder* as *name*, or under a new name when that is taken.

    Never overwrites anything as long as only one program at a time moves files of this name,
    which is what the game's lock is for. Raises `SaveError`.
    """
    target = free_path(folder, name)
    try:
        os.rename(path, target)  # noqa: PTH104  (Path.rename is the same; os.replace must not be)
        _keep_name(folder)
    except OSError as error:
        raise writing_fault(path, error) from error
    return target


def free_path(folder: Path, name: str) -> Path:
    """A path in *folder* that does not exist: *name*, or with a number before its first dot."""
    stem, dot, rest = name.partition(".")
    number = 1
    target = folder / name
    while os.path.lexists(target):
        number += 1
        target = folder / f"{stem}-{number}{dot}{rest}"
    return target


def _replace(source: Path, target: Path) -> None:
    if sys.platform == "win32":
        # A virus scanner or a listing may have the file open for a moment.
        for pause in (0.01, 0.05, 0.2):
            try:
                source.replace(target)
                return
            except PermissionError:
                time.sleep(pause)
    source.replace(target)


def _keep_name(folder: Path) -> None:
    """Write the folder's entries to the disk, where the system can do that."""
    if sys.platform == "win32":
        return
    # Not every file system lets a folder be synced; the file itself is safe by then.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
