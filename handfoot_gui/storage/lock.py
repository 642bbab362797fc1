"""One lock per game, held by the operating system, so that it ends with the process."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

from handfoot_gui.storage.faults import Fault, GameIsOpenElsewhere, SaveError, writing_fault

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_TAKEN = frozenset({errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK})
_IMPOSSIBLE = frozenset({errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP, errno.EINVAL})


class GameLock:
    """The right to write one game file; another process, or another window, waits its turn.

    The lock is on a hidden file beside the game, because the game file itself is replaced with
    every move. Processes started by ``fork`` would share the lock; start them by ``spawn``.
    """

    def __init__(self, game: Path) -> None:
        """Take the lock of *game*; raises `GameIsOpenElsewhere` or another `SaveError`."""
        self._path = lock_path(game)
        self._handle: int | None = None
        while self._handle is None:
            self._handle = self._try(game)

    def _try(self, game: Path) -> int | None:
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0)
        try:
            handle = os.open(self._path, flags, 0o600)
        except (OSError, ValueError) as error:
            raise writing_fault(game, error) from error
        try:
            _take(handle)
        except OSError as error:
            os.close(handle)
            if error.errno in _TAKEN:
                raise GameIsOpenElsewhere(game) from error
            if error.errno in _IMPOSSIBLE:
                raise SaveError(Fault.NO_LOCKS, game, (error.strerror or "").lower()) from error
            raise writing_fault(game, error) from error
        # Its last holder may have removed the file between opening and locking it.
        if not _is_same(handle, self._path):
            os.close(handle)
            return None
        return handle

    def __enter__(self) -> None:
        """Hold the game as long as the block lasts."""

    def __exit__(self, *_: object) -> None:
        self.release()

    @property
    def is_held(self) -> bool:
        """Whether the lock still protects the game: False when somebody removed its file."""
        return self._handle is not None and _is_same(self._handle, self._path)

    def release(self) -> None:
        """Give the game free; releasing twice does no harm."""
        if self._handle is None:
            return
        # Windows cannot remove an open file and others cannot safely remove an unlocked one.
        if sys.platform != "win32" and self.is_held:
            with contextlib.suppress(OSError):
                self._path.unlink()
        os.close(self._handle)
        self._handle = None
        if sys.platform == "win32":
            with contextlib.suppress(OSError):
                self._path.unlink()


def lock_path(game: Path) -> Path:
    """The lock file of *game*."""
    return game.with_name(f".{game.name}.lock")


def _is_same(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False
