"""Starts the table: the application, its one window, and the way from page to page."""

from __future__ import annotations

import builtins
import contextlib
import gc
import inspect
import logging
import marshal
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from datetime import date
from functools import cache, partial
from importlib.util import MAGIC_NUMBER, cache_from_source, find_spec, source_hash
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING

from handfoot_gui.crash_log import WINDOW, CrashLog, Warnings
from handfoot_gui.storage.files import when_home_is_made
from handfoot_gui.storage.first_window import FirstWindow, Handed, first_window
from handfoot_gui.ui.display import (
    display_problem,
    font_problem,
    leave_silent_bus,
    leave_strange_scales,
    paper_problem,
)
from handfoot_gui.ui.enumerations import make_quickly

if TYPE_CHECKING:
    from handfoot_gui.core.preferences import Preferences
    from handfoot_gui.core.presenter import AnyPresenter
    from handfoot_gui.core.score_sheet import SheetFacts
    from handfoot_gui.core.seats import Seat
    from handfoot_gui.session.look_back import LookBack
    from handfoot_gui.ui.print.page_format import Wish


def sheet_pdf(facts: SheetFacts, day: date | None, wish: Wish, language: str = "en") -> bytes:
    """A score sheet as a PDF, without a screen, in the *language* that `use_language` gives.

    Raises ValueError where so many sheets do not fit on a page, ImportError where the system
    lacks libraries that Qt needs, or has no font.
    """
    with _without_screen(language):
        from handfoot_gui.ui.print.sheet_printout import dated_pdf
        from handfoot_gui.ui.window.every_language import words_of_every_language

        return dated_pdf(facts, day, wish, words_of_every_language())


def table_picture(
    language: str,
    back: LookBack,
    presenter: AnyPresenter,
    preferences: Preferences,
    position: int,
    seat: Seat,
    size: tuple[int, int],
    *,
    is_open: bool,
) -> bytes:
    """The card table as a PNG, without a screen; see `ui.pages.look_back.picture`.

    Raises ImportError as `sheet_pdf` does.
    """
    # Where there are more pixels than a window is made for, they make it clearer, not larger.
    os.environ["QT_SCALE_FACTOR"] = str(max(1, min(size[0] // 1920, size[1] // 1080)))
    with _without_screen(language):
        from handfoot_gui.ui.pages.look_back.picture import picture

        return picture(back, presenter, preferences, position, seat, size, is_open=is_open)


@contextlib.contextmanager
def _without_screen(language: str) -> Iterator[None]:
    """An application that paints within it without a screen, in *language*.

    Raises ImportError where the system lacks libraries that Qt needs, or has no font.
    """
    problem = paper_problem()
    if problem is not None:
        raise ImportError(problem)
    from PySide6.QtWidgets import QApplication

    from handfoot_gui.ui.window.language import use_language

    if sys.platform.startswith("linux"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    leave_strange_scales()
    app = QApplication.instance() or QApplication([*sys.argv[:1], "-style", "fusion"])
    problem = font_problem()
    if problem is not None:
        raise ImportError(problem)
    use_language(language)
    yield
    del app


def import_without_features() -> None:
    """Import with Python's own function: that of PySide reads the source of each module, to see
    whether it wants other names for Qt's functions, which none of the program does."""
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


@contextlib.contextmanager
def qt_met_quickly() -> Iterator[None]:
    """Meet Qt within it without compiling the Python and the patterns that PySide carries, which
    takes longer than painting the window does."""
    with _qt_compiled_once(), _patterns_of_qt_later():
        yield


class _PatternForLater:
    """A pattern that is compiled when it is first used."""

    def __init__(self, compiled: Callable[[], re.Pattern[str]]) -> None:
        self._compiled = cache(compiled)

    def __getattr__(self, name: str) -> object:
        if not callable(getattr(re.Pattern, name)):
            return getattr(self._compiled(), name)
        return lambda *given, **named: getattr(self._compiled(), name)(*given, **named)


@contextlib.contextmanager
def _patterns_of_qt_later() -> Iterator[None]:
    """Those that PySide makes while it is met, it uses only to say what is wrong with a call, and
    to describe itself to type checkers."""
    plain: Callable[..., re.Pattern[str]] = re.compile

    def compile_later(*given: object, **named: object) -> re.Pattern[str] | _PatternForLater:
        frame = inspect.currentframe()
        asking = frame.f_back if frame is not None else None
        compiled = partial(plain, *given, **named)
        if asking is not None and asking.f_globals["__name__"].startswith("shibokensupport."):
            return _PatternForLater(compiled)
        return compiled()

    vars(re)["compile"] = compile_later
    try:
        yield
    finally:
        vars(re)["compile"] = plain


@contextlib.contextmanager
def _qt_compiled_once() -> Iterator[None]:
    """What was compiled once is kept where Python keeps its own of PySide, under the same rules:
    for this Python and these sources only, and nowhere if nothing is to be written."""
    shiboken = find_spec("shiboken6")
    plain: Callable[..., CodeType] = builtins.compile
    if shiboken is None or shiboken.origin is None:
        yield
        return
    kept = Path(cache_from_source(str(Path(shiboken.origin).with_name("shibokensupport.py"))))
    known = _compiled(kept)
    met: dict[tuple[str, bytes], CodeType] = {}

    def compile_once(source: object, name: str, mode: str, *flags: int, **more: int) -> CodeType:
        if not isinstance(source, bytes) or flags or more:
            return plain(source, name, mode, *flags, **more)
        key = name, source_hash(source)
        met[key] = known[key] if key in known else plain(source, name, mode)
        return met[key]

    vars(builtins)["compile"] = compile_once
    try:
        yield
    finally:
        vars(builtins)["compile"] = plain
    if met.keys() - known.keys() and not sys.dont_write_bytecode:
        # Whole or not at all, for a start beside this one.
        new = kept.with_suffix(f".{os.getpid()}")
        with contextlib.suppress(OSError):
            kept.parent.mkdir(exist_ok=True)
            content = marshal.dumps(met)
            new.write_bytes(MAGIC_NUMBER + source_hash(content) + content)
            new.replace(kept)


def _compiled(kept: Path) -> dict[tuple[str, bytes], CodeType]:
    """What was compiled before, by its name and what it was made of."""
    with contextlib.suppress(OSError):
        told, content = _parted(kept.read_bytes())
        # What is damaged could end Python itself.
        if told == MAGIC_NUMBER + source_hash(content):
            return dict(marshal.loads(content))
    return {}


def _parted(content: bytes) -> tuple[bytes, bytes]:
    """What stands first in the file of `_qt_compiled_once`, Python's number and a sum over the
    rest, and that rest."""
    length = len(MAGIC_NUMBER) + len(source_hash(b""))
    return content[:length], content[length:]


def run(file: Path | None = None, *, is_new: bool = False) -> int:
    """Open the window, with the game in *file* when one is given; gives the exit code.

    Where one is open already that one comes forward and opens *file*, unless a new one is wanted.
    Without a screen or a font one sentence says what to do, and the exit code is 2.
    """
    try:
        first = first_window(file, is_new=is_new)
    except Handed:
        return 0
    try:
        return _run(file, first)
    finally:
        if first is not None:
            first.end()


def _run(file: Path | None, first: FirstWindow | None) -> int:
    # Qt would not let Python see Ctrl+C; every move is saved, so the program may simply end.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # Qt would share out every patch of a frame among threads, which takes longer than painting it.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    # Hardly anything that is made until the window is there is garbage.
    gc.disable()
    make_quickly()
    with qt_met_quickly():
        problem = display_problem()
        if problem is not None:
            print(f"handfoot: {problem}", file=sys.stderr)
            return 2
        log = CrashLog(WINDOW)
        log.begin()
        logging.getLogger(__package__).addHandler(Warnings(log.warn))
        when_home_is_made(log.open_file)
        leave_silent_bus()
        for said in leave_strange_scales():
            print(f"handfoot: {said}", file=sys.stderr)
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QApplication  # noqa: F401  (met within, see above)

    import_without_features()
    from handfoot_gui.ui.controller import Controller
    from handfoot_gui.ui.widgets.memory import keep_large_apart
    from handfoot_gui.ui.widgets.system import SYSTEM
    from handfoot_gui.ui.window.application import Application

    keep_large_apart()
    # The style is chosen in words: whoever gets it as an object pays for all of its enumerations.
    app = Application([*sys.argv[:1], "-style", "fusion"])
    problem = font_problem()
    if problem is not None:
        print(f"handfoot: {problem}", file=sys.stderr)
        return 2
    SYSTEM.look()
    running: list[Controller] = []

    def run_on(program: Controller) -> None:
        """*program* runs from now on, in the place of the one before."""
        running[:] = [program]
        program.window.reports.watch(log)
        program.window.place.room.fit_into(app.primaryScreen().availableSize())
        program.renewed.connect(run_on)

    run_on(Controller())
    app.file_opened.connect(lambda path: running[0].files.leave_for_file(path))
    if first is not None:
        from handfoot_gui.ui.window.callers import Callers

        callers = Callers(first, app)
        callers.called.connect(lambda: running[0].window.come_forward())
        callers.file_brought.connect(lambda path: running[0].files.open_brought(path))
    running[0].start(file)
    QTimer.singleShot(0, SYSTEM.ask)
    gc.freeze()
    gc.enable()
    code = app.exec()
    running[0].stop()
    return code
