"""What every test needs: no screen, one language, its own user data directory, no old windows."""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPalette
    from PySide6.QtWidgets import QApplication
    from xdist.remote import Producer
    from xdist.scheduler import Scheduling

    from handfoot_gui.ui.widgets.timing import Timing

os.environ["QT_QPA_PLATFORM"] = "offscreen"
# Figures and words as on a computer that is set up for nothing in particular.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)
# Nobody whom the program would greet by name.
os.environ["LOGNAME"] = "root"
# Some tests start programs and some of those start more: they read the compiled house.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def _use_the_same_fonts_everywhere() -> None:
    """Only the fonts of a bare desktop: what fits a page must not depend on what is installed."""
    folders = {path.parent for path in Path("/usr/share/fonts").rglob("DejaVu*.ttf")}
    if folders:
        path = Path(tempfile.gettempdir()) / f"handfoot-tests-{os.getuid()}.fonts.conf"
        shown = "".join(f"<dir>{folder}</dir>" for folder in sorted(folders))
        cache = '<cachedir prefix="xdg">fontconfig</cachedir>'
        own = path.with_suffix(f".{os.getpid()}")
        own.write_text(f"<fontconfig>{shown}{cache}</fontconfig>", "utf-8")
        own.replace(path)
        os.environ["FONTCONFIG_FILE"] = str(path)


_use_the_same_fonts_everywhere()

pytest_plugins = ("thorough",)

# The same examples in every run; `pytest --hypothesis-profile=search` looks for new and for more.
settings.register_profile("repeatable", derandomize=True)
settings.register_profile("search", derandomize=False)
# The monkey that does anything on every page: 10,000 acts in the place of some hundred.
settings.register_profile("monkey", parent=settings.get_profile("repeatable"))
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    """How long the monkey of every page is at it, and under which seed; languages of pages."""
    group = parser.getgroup("handfoot")
    group.addoption("--monkey-acts", type=int, default=0, help="acts of the monkey of every page")
    group.addoption("--monkey-seed", type=int, default=None, help="its seed")
    leaks = "games of each kind in which hidden cards are exchanged"
    group.addoption("--leak-games", type=int, default=0, help=leaks)
    languages = "walk through every page in every language and text size"
    group.addoption("--every-language", action="store_true", help=languages)
    devices = "play a deal of every game by taps on every kind of phone"
    group.addoption("--every-device", action="store_true", help=devices)


@pytest.hookimpl(tryfirst=True, optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling | None:
    """Neighbours are tested in one process, which sets up once what they share."""
    from xdist.scheduler import WorkStealingScheduling

    return WorkStealingScheduling(config, log) if config.getvalue("dist") == "load" else None


def pytest_collection_finish() -> None:
    """No collector looks again and again at the tests themselves, which stay to the end, nor as
    often as in a program that has to stay small: it took a twelfth of the time of the views."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture(scope="session", autouse=True)
def _what_qt_keeps(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A folder for what Qt's own dialogs keep about folders and columns, in place of a person's."""
    os.environ["XDG_CONFIG_HOME"] = str(tmp_path_factory.getbasetemp() / "config")


def _is_written(fd: object) -> None:
    """What was written with *fd* is there for every other process at once."""


@pytest.fixture(scope="session", autouse=True)
def _no_test_waits_for_the_disk() -> Iterator[None]:
    """No test pulls a plug, so nothing is to be forced onto a disk.

    Tests of a disk that refuses put their own `fsync` in this one's place.
    """
    synced = os.fsync
    os.fsync = _is_written
    yield
    os.fsync = synced


PLAIN: list[tuple[QPalette, QFont]] = []
"""The look of the application before any test has given it one."""


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application, with the plural forms of English as the program has them."""
    from handfoot_gui.ui.window.language import ENGLISH, use_language

    use_language(ENGLISH)
    PLAIN.append((qapp.palette(), qapp.font()))
    return qapp


@pytest.fixture(autouse=True)
def user_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty user data directory, so that no test reads or writes a household's games.

    `mktemp` would look at the folders of all tests before to find the next number.
    """
    folder = Path(tempfile.mkdtemp(prefix="home-", dir=tmp_path_factory.getbasetemp()))
    monkeypatch.setenv("HANDFOOT_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def commands_speak_english() -> Iterator[None]:
    """A command that a test started in another language leaves it to no later test."""
    yield
    if "handfoot_gui.command_language" in sys.modules:
        from handfoot_gui.command_language import speak_english

        speak_english()


@pytest.fixture(autouse=True)
def no_window_stays() -> Iterator[None]:
    """Delete the test's windows: each look that a later test applies would reach them, too.

    Python alone does not let go of a window whose signals are connected to functions that know it.
    With the windows goes what Qt's own dialogs would show the next test of the folders of this one,
    and the look of the application.
    """
    yield
    if "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtCore import QEvent, QSettings
    from PySide6.QtWidgets import QAbstractItemView, QApplication

    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return
    for window in QApplication.topLevelWidgets():
        # The list of names below a field is deleted by the field's QCompleter, which does not
        # notice when somebody else has done so.
        if window.parent() is None and not isinstance(window, QAbstractItemView):
            window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if app.styleSheet() and PLAIN:
        # Under rules that one test has left, every widget of the others takes twice as long.
        app.setStyleSheet("")
        app.setPalette(PLAIN[0][0])
        app.setFont(PLAIN[0][1])
    QSettings(QSettings.Scope.UserScope, "QtProject").clear()


@pytest.fixture
def timing(request: pytest.FixtureRequest) -> Timing:
    """Nothing waits for people, but what a test is marked with: ``@pytest.mark.timing(code=9)``."""
    from msgspec.structs import replace
    from whole_program import QUICK

    made = QUICK
    for mark in reversed(list(request.node.iter_markers("timing"))):
        made = replace(made, **mark.kwargs)
    return made
