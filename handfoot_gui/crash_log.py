"""What remains of a crash: a log file of each process, and the report that people may send of it.

It needs no Qt, so that the bots' process has one, too. A log that cannot be written does no harm.
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import os
import re
import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterable
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Final, TextIO

import platformdirs

from handfoot_gui.version import told_version

WINDOW: Final = "window"
BOTS: Final = "bots"
"""The two processes; each has a log of its own."""

_HOME: Final = "HANDFOOT_HOME"
"""The variable of `storage.files`, which the bots' process may not import."""
_LARGEST: Final = 256 * 1024
"""Bytes from which on a log gives way to a new one at the next start; one older log is kept."""
_MOST_NOTES: Final = 50
"""Faults written in one run: the same fault may come with every frame."""
_LONGEST_NOTE: Final = 16 * 1024
"""Characters of one fault."""
_REPORTED: Final = 12 * 1024
"""Characters of each log that a report holds, the last ones."""
_STARTED: Final = " started: "
_HARD_ENDS: Final = ("Fatal Python error", "Windows fatal exception")
"""How the lines begin that `faulthandler` writes when the process dies."""

_FILE: Final = r'File "([^"\n]+)"'
_BEGINS: Final = r"(?:file:/*|\\{2,4}\??|//?|~[\\/]+|[A-Za-z]:[\\/]+)"
"""How a path begins: as an address, on another computer, on this one, in somebody's own folder, and
on a drive of Windows."""
_QUOTED: Final = tuple(
    rf"{quote}{_BEGINS}[^{quote}\n]*[\\/]([^{quote}\\/\n]*){quote}" for quote in "'\""
)
_BARE: Final = rf"(?<![\w.…/\\]){_BEGINS}(?:[^'\"<>|:\n\\/]+:?[\\/]+)+([^\s'\"<>|:\\/]*)"
"""Folders may have spaces in their names; what stands behind the last one ends at the first."""
_LIBRARY: Final = re.compile(r"python3[\w.]*|lib|Lib|library\.zip")
"""A folder of Python itself."""
_SHORTEST: Final = 2
"""Characters of a name that is left out."""


def log_folder() -> Path:
    """The folder of the logs: the system's own, or one below the folder in ``HANDFOOT_HOME``."""
    chosen = os.environ.get(_HOME)
    if chosen:
        return Path(chosen) / "log"
    return platformdirs.user_log_path("handfoot", appauthor=False)


def without_private_paths(text: str) -> str:
    """*text* with paths shortened to what tells where the fault is, not whose computer it was."""

    def source(found: re.Match[str]) -> str:
        parts = re.split(r"[\\/]", found[1])
        for folder in ("site-packages", "handfoot_gui"):
            if folder in parts:
                at = len(parts) - 1 - parts[::-1].index(folder)
                kept = parts[at + (folder == "site-packages") :]
                return 'File "{}"'.format("/".join(kept))
        is_of_python = any(map(_LIBRARY.fullmatch, parts))
        return 'File "{}"'.format("/".join(parts[-2 if is_of_python else -1 :]))

    text = re.sub(_FILE, source, text)
    for quote, pattern in zip("'\"", _QUOTED, strict=True):
        text = re.sub(pattern, rf"{quote}…/\1{quote}", text)
    return re.sub(_BARE, r"…/\1", text)


def without_names(text: str, names: Iterable[str]) -> str:
    """*text* without *names* of people, wherever one stands as a word of its own."""
    found = {word for name in names for word in (name, name.casefold()) if len(word) >= _SHORTEST}
    if not found:
        return text
    # The longest first: a name may begin with another one.
    words = "|".join(map(re.escape, sorted(found, key=len, reverse=True)))
    return re.sub(rf"(?<!\w)(?:{words})(?!\w)", "(name)", text)


def _own_names() -> set[str]:
    """What whoever works at this computer is called by it."""
    # Nobody waits at the start for what knows the users.
    import getpass

    names = set()
    for known in (getpass.getuser, lambda: Path.home().name):
        # What raises where nobody is known differs from system to system.
        with contextlib.suppress(Exception):
            names.add(known())
    return names


class CrashLog:
    """The log of this process, from `begin` to its end.

    ``noted`` is called after each fault, in the thread in which that happened.
    """

    def __init__(self, process: str) -> None:
        self._process = process
        self._path = log_folder() / f"{process}.log"
        self._file: FileIO | None = None
        self._lock = threading.Lock()
        self._unwritten = ""
        """What is to be written as soon as there is a file for it."""
        self._has_begun = False
        self._seen: set[str] = set()
        self._latest: deque[str] = deque(maxlen=5)
        """The last faults, for a report where no file can be written."""
        self.noted: Callable[[], None] = lambda: None
        self.has_died = False
        """The last run of this process was ended by a hard crash."""
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)

    def begin(self) -> None:
        """Write down from now on what nobody catches, and what kills the process."""
        self.has_died = _is_end_hard(_tail(self._path))
        self._rotate()
        self._has_begun = True
        self._write(f"{_now()} {self._process}{_STARTED}{_versions()}\n")
        if self._file is None:
            # Without a log the system's own error stream has to do, where there is one.
            _note_hard_ends(sys.stderr)
        sys.excepthook = self._on_uncaught
        threading.excepthook = self._on_uncaught_in_thread
        sys.unraisablehook = self._on_unraisable

    def open_file(self) -> None:
        """Write what has waited for the file: the folder of games was made only just now."""
        if self._file is None and self._has_begun:
            with self._lock:
                self._write("")

    def end(self) -> None:
        """Give the hooks back."""
        self._has_begun = False
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks
        faulthandler.disable()
        if self._file is not None:
            self._file.close()
            self._file = None

    def note(self, error: BaseException, where: str) -> None:
        """Write *error* down, which happened *where*; the same one only once in a run."""
        told = "".join(traceback.format_exception(error))
        told = without_private_paths(told)[-_LONGEST_NOTE:]
        with self._lock:
            if told in self._seen or len(self._seen) >= _MOST_NOTES:
                return
            self._seen.add(told)
            entry = f"{_now()} {self._process} fault in {where}\n{told}"
            self._latest.append(entry)
            self._write(entry)
        with contextlib.suppress(Exception):
            self.noted()

    def warn(self, text: str) -> None:
        """Write a line about what is not as it should be but does no harm; nobody is told."""
        with self._lock:
            self._write(f"{_now()} {self._process} {without_private_paths(text)}\n")

    def report(self, facts: Iterable[str] = (), names: Iterable[str] = ()) -> str:
        """What somebody who is to mend the program needs to know; *facts* are lines of the
        window's own, and *names* of people stay out of it."""
        lines = [f"handfoot {system_facts()}", *facts]
        private = {*names, *_own_names()}
        for process in (WINDOW, BOTS):
            told = _tail(self._path.with_name(f"{process}.log"))
            if process == self._process and not any(entry in told for entry in self._latest):
                told += "".join(self._latest)
            told = without_names(without_private_paths(told), private)[-_REPORTED:]
            if told:
                lines += ["", f"-- {process}", told.rstrip()]
        return "\n".join(lines) + "\n"

    # -- the hooks --------------------------------------------------------------------------

    def _on_uncaught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            self._note_safely(error, "the main thread")
        self._hooks[0](kind, error, trace)

    def _on_uncaught_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and not isinstance(args.exc_value, SystemExit):
            self._note_safely(args.exc_value, "a thread")
        self._hooks[1](args)

    def _on_unraisable(self, args: sys.UnraisableHookArgs) -> None:
        if args.exc_value is not None:
            self._note_safely(args.exc_value, "what cannot be caught")
        self._hooks[2](args)

    def _note_safely(self, error: BaseException, where: str) -> None:
        # Whoever writes down a fault must not make another one of it.
        with contextlib.suppress(Exception):
            self.note(error, where)

    # -- the file ---------------------------------------------------------------------------

    def _rotate(self) -> None:
        with contextlib.suppress(OSError):
            if self._path.stat().st_size > _LARGEST:
                self._path.replace(self._path.with_suffix(".log.1"))

    def _write(self, text: str) -> None:
        self._unwritten += text
        with contextlib.suppress(OSError):
            if self._file is None:
                folder = self._path.parent
                # A folder of games that is gone, perhaps with its disk, is not made anew.
                folder.mkdir(parents=_HOME not in os.environ, exist_ok=True)
                self._file = self._path.open("ab", buffering=0)
                if self._has_begun:
                    _note_hard_ends(self._file)
            told, self._unwritten = self._unwritten, ""
            self._file.write(told.encode("utf-8", "backslashreplace"))


class Warnings(logging.Handler):
    """Passes warnings of the program's own modules on, once it is a handler of their logger."""

    def __init__(self, warn: Callable[[str], None]) -> None:
        super().__init__(logging.WARNING)
        self._warn = warn

    def emit(self, record: logging.LogRecord) -> None:
        self._warn(record.getMessage())


def _note_hard_ends(file: FileIO | TextIO | None) -> None:
    with contextlib.suppress(OSError, ValueError, RuntimeError):
        faulthandler.enable(sys.stderr if file is None else file)


def system_facts() -> str:
    """The program's version, Python's and the system's."""
    # It asks other programs what the system is called, which nobody waits for at the start.
    import platform

    return f"{_versions()}, {platform.platform()}"


def _versions() -> str:
    """The program's version and Python's."""
    kind = " (frozen)" if getattr(sys, "frozen", False) else ""
    return f"{told_version()}{kind}, Python {sys.version.split()[0]}"


def _now() -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S")


def _tail(path: Path) -> str:
    """The end of the log in *path*; empty when there is none, or none that can be read."""
    with contextlib.suppress(OSError):
        if path.is_file():
            with path.open("rb") as file:
                file.seek(max(0, path.stat().st_size - 2 * _REPORTED))
                return file.read(2 * _REPORTED).decode("utf-8", "replace")
    return ""


def _is_end_hard(told: str) -> bool:
    """Whether the last run of those a log tells of was ended by a hard crash."""
    last = told.rpartition(_STARTED)[2]
    return any(line.startswith(_HARD_ENDS) for line in last.splitlines())
