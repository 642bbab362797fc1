"""Of all windows that share a home and a screen one is the first: later starts hand it their file.

The first holds a lock as long as it runs, and listens at a socket of its user beside it, so that
what a killed program leaves is in nobody's way. On Windows it listens at a named pipe.
"""

from __future__ import annotations

import contextlib
import json
import os
import stat
import sys
from binascii import crc32
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Final

from handfoot_gui.storage.faults import GameIsOpenElsewhere, SaveError
from handfoot_gui.storage.files import home_folder
from handfoot_gui.storage.lock import GameLock

LARGEST: Final = 64 * 1024
"""Bytes of the longest call that is listened to."""
ANSWER: Final = b"ok\n"
PATIENCE: Final = 5.0
"""Seconds in which the first window answers, or another one opens."""
_LONGEST_TOKEN: Final = 256
_SCREEN: Final = ("WAYLAND_DISPLAY", "DISPLAY", "QT_QPA_PLATFORM")
"""What says on which screen windows open."""
_TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""With it a desktop lets a program bring a window to the front."""


@dataclass(frozen=True)
class Call:
    """What a later start asks of the first window: to come forward, and to open *file*."""

    file: Path | None = None
    token: str = ""
    """What the desktop gave to whoever started the program; empty where it gives nothing."""

    def to_bytes(self) -> bytes:
        """One line of JSON, which has room for every name of a file."""
        file = None if self.file is None else os.path.abspath(self.file)  # noqa: PTH100
        return json.dumps({"file": file, "token": self.token}).encode() + b"\n"


def call_of(content: bytes) -> Call:
    """What a line says. Raises ValueError where it is no call."""
    try:
        told = json.loads(content)
    except RecursionError as error:
        raise ValueError("too deep") from error
    if not isinstance(told, dict) or told.keys() != {"file", "token"}:
        raise ValueError("no call")
    file, token = told["file"], told["token"]
    if file is not None and not (
        isinstance(file, str) and "\0" not in file and os.path.isabs(file)  # noqa: PTH117
    ):
        raise ValueError("no file")
    if file is not None:
        os.fsencode(file)
    if not isinstance(token, str) or len(token) > _LONGEST_TOKEN or not (token + "a").isprintable():
        raise ValueError("no token")
    return Call(None if file is None else Path(file), token)


def meeting_place() -> Path | None:
    """Where the windows of this user, this home and this screen meet; None where there is no folder
    that is this user's alone."""
    folder = _own_folder()
    if folder is None:
        return None
    home = os.fsencode(os.path.realpath(home_folder()))
    screen = "\0".join(os.environ.get(name, "") for name in _SCREEN)
    name = home + b"\0" + screen.encode("utf-8", "surrogateescape")
    # Only apart from one another: nobody else can put anything into the folder.
    return folder / f"handfoot-{crc32(name):08x}{crc32(name[::-1]):08x}"


def _own_folder() -> Path | None:
    """A folder into which nobody else can look, and that ends with the session where it can."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or os.environ["TEMP"])
    given = os.environ.get("XDG_RUNTIME_DIR", "")
    # What one Flatpak sees of it another one of the same program sees, too.
    app = os.environ.get("FLATPAK_ID", "")
    folder = Path(given, "app", app) if app else Path(given)
    if given and _is_own(folder):
        return folder
    folder = Path(os.environ.get("TMPDIR") or "/tmp", f"handfoot-{os.getuid()}")
    with contextlib.suppress(OSError):
        folder.mkdir(mode=0o700)
    return folder if _is_own(folder) else None


def _is_own(folder: Path) -> bool:
    if sys.platform == "win32":
        return True
    try:
        found = folder.lstat()
    except (OSError, ValueError):
        return False
    is_private = found.st_uid == os.geteuid() and not stat.S_IMODE(found.st_mode) & 0o077
    return stat.S_ISDIR(found.st_mode) and is_private


# -- the first window ----------------------------------------------------------------------------


class FirstWindow:
    """The right to be called; what listens takes it from here."""

    def __init__(self, place: Path) -> None:
        """Raises `GameIsOpenElsewhere` where another window is the first, and OSError or another
        `SaveError` where nobody can be."""
        self.place = place
        self._lock = GameLock(place)
        self._listening: int | None = None
        if sys.platform == "win32":
            return
        import _socket as plain

        try:
            # Whoever left it there no longer holds the lock.
            place.unlink(missing_ok=True)
            with contextlib.closing(plain.socket(plain.AF_UNIX, plain.SOCK_STREAM)) as listening:
                before = os.umask(0o177)
                try:
                    listening.bind(os.fsencode(place))
                finally:
                    os.umask(before)
                listening.listen(16)
                listening.setblocking(False)
                self._listening = listening.detach()
        except OSError:
            self._lock.release()
            raise

    @property
    def handle(self) -> int:
        """What can be read from once somebody calls."""
        assert self._listening is not None, "on Windows a pipe listens"
        return self._listening

    def accept(self) -> int | None:
        """The handle of whoever calls next, which never waits; None where that is nobody, or
        somebody else than this user."""
        import _socket as plain

        with contextlib.suppress(OSError):
            listening = plain.socket(fileno=os.dup(self.handle))
            try:
                handle, _ = listening._accept()  # type: ignore[attr-defined]
            finally:
                listening.close()
            caller = plain.socket(fileno=handle)
            caller.setblocking(False)
            if _is_same_user(caller):
                return caller.detach()
            caller.close()
        return None

    def end(self) -> None:
        """Let the next start be the first."""
        if self._listening is not None:
            os.close(self._listening)
            self._listening = None
            with contextlib.suppress(OSError):
                self.place.unlink()
        self._lock.release()


def _is_same_user(caller: object) -> bool:
    """Whether the process that has connected is of this user, where the system says so."""
    import _socket as plain

    assert isinstance(caller, plain.socket)
    if sys.platform != "linux":
        return True
    import struct

    told = caller.getsockopt(plain.SOL_SOCKET, plain.SO_PEERCRED, struct.calcsize("3i"))
    return bool(struct.unpack("3i", told)[1] == os.geteuid())


# -- a later start -------------------------------------------------------------------------------


def first_window(file: Path | None, *, is_new: bool) -> FirstWindow | None:
    """The right to be called, for a window that is about to open with *file*; None where another
    one is the first, or nobody can be.

    Raises `Handed` where the first window has taken *file*; where *is_new* nobody is asked.
    """
    place = meeting_place()
    if place is None:
        return None
    try:
        return FirstWindow(place)
    except GameIsOpenElsewhere:
        if not is_new and hand_over(place, Call(file, os.environ.get(_TOKEN, ""))):
            raise Handed from None
    except (SaveError, OSError):
        pass
    return None


class Handed(Exception):  # noqa: N818  (named as what has happened)
    """The first window has taken what this start was to open."""


def hand_over(place: Path, call: Call, patience: float = PATIENCE) -> bool:
    """Whether the first window has taken *call*; one that does not answer in so many seconds has
    not."""
    reach = _over_a_pipe if sys.platform == "win32" else _over_a_socket
    answers: list[bool] = []
    # One that takes the connection and says nothing is waited for without an end.
    thread = Thread(
        target=lambda: answers.append(_asked(reach, place, call, patience)), daemon=True
    )
    thread.start()
    thread.join(patience)
    return bool(answers and answers[0])


def _asked(reach: Callable[[Path, bytes], bytes], place: Path, call: Call, patience: float) -> bool:
    until = monotonic() + patience
    while monotonic() < until:
        try:
            return reach(place, call.to_bytes()) == ANSWER
        except (FileNotFoundError, ConnectionRefusedError):
            # It has begun, and does not listen yet.
            sleep(0.02)
        except OSError:
            return False
    return False


def _over_a_socket(place: Path, content: bytes) -> bytes:
    if sys.platform == "win32":
        raise OSError("Windows meet at a pipe.")
    import _socket as plain

    with contextlib.closing(plain.socket(plain.AF_UNIX, plain.SOCK_STREAM)) as caller:
        caller.connect(os.fsencode(place))
        caller.sendall(content)
        answer = b""
        while part := caller.recv(len(ANSWER)):
            answer += part
        return answer


def _over_a_pipe(place: Path, content: bytes) -> bytes:
    if sys.platform == "win32":
        import ctypes

        # Only whoever was started by a person may give away that a window comes to the front.
        ctypes.windll.user32.AllowSetForegroundWindow(-1)
    with open(rf"\\.\pipe\{place.name}", "r+b", buffering=0) as pipe:  # noqa: PTH123
        pipe.write(content)
        return bytes(pipe.read(len(ANSWER)) or b"")
