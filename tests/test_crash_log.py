"""What remains when the program itself fails: the log of each process, and the report."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from handfoot_gui.bots.messages import (
    Choose,
    Configure,
    NotChosen,
    packed,
    read_message,
)
from handfoot_gui.bots.worker import Worker, serve
from handfoot_gui.crash_log import BOTS, WINDOW, CrashLog, log_folder, without_private_paths
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.storage.files import HOME_VARIABLE, home_folder

ALL_KINDS = """
import sys, threading
from handfoot_gui.crash_log import WINDOW, CrashLog
log = CrashLog(WINDOW)
log.begin()
from PySide6.QtCore import QCoreApplication, QTimer
app = QCoreApplication([])
def in_slot(): raise ValueError("in a slot")
def in_thread(): raise ValueError("in a thread")
class Dying:
    def __del__(self): raise ValueError("in a destructor")
QTimer.singleShot(0, in_slot)
QTimer.singleShot(50, app.quit)
app.exec()
thread = threading.Thread(target=in_thread)
thread.start()
thread.join()
Dying()
raise ValueError("in the main thread")
"""

DYING = """
import faulthandler
from handfoot_gui.crash_log import WINDOW, CrashLog
log = CrashLog(WINDOW)
log.begin()
print(log.has_died, flush=True)
"""

WHOLE = """
import logging
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from handfoot_gui import app
from handfoot_gui.ui.controller import Controller

def failing():
    logging.getLogger("handfoot_gui.ui.art").warning("a picture is missing")
    raise ValueError("this is what went wrong")

def closing(program):
    print(program.window.reports.said)
    program.window.reports.copy()
    print(QGuiApplication.clipboard().text())
    program.window.close()

started = Controller.start
def start(self, file=None):
    started(self, file)
    QTimer.singleShot(0, failing)
    QTimer.singleShot(300, lambda: closing(self))
Controller.start = start
sys.exit(app.run())
"""


def ran(script: str) -> subprocess.CompletedProcess[str]:
    """*script* in a process of its own, in the home of the test."""
    command = [sys.executable, "-X", "faulthandler=0", "-c", script]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def written(process: str = WINDOW) -> str:
    return (log_folder() / f"{process}.log").read_text("utf-8")


def fault(text: str = "a fault") -> ValueError:
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


def test_the_logs_are_below_the_folder_that_was_chosen(user_folder: Path) -> None:
    assert HOME_VARIABLE == "HANDFOOT_HOME"
    assert log_folder() == user_folder / "log" == home_folder() / "log"


def test_without_a_chosen_folder_the_log_is_where_the_system_has_logs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(HOME_VARIABLE)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    folder = log_folder()
    assert "handfoot" in folder.parts
    if sys.platform.startswith("linux"):
        assert folder.is_relative_to(tmp_path)


def test_what_nobody_catches_is_written_wherever_it_happens() -> None:
    done = ran(ALL_KINDS)
    told = written()
    assert told.count("Traceback") == 4
    for place in ("in a slot", "in a thread", "in a destructor", "in the main thread"):
        assert f"ValueError: {place}" in told
        assert f"ValueError: {place}" in done.stderr, "it is said as before, too"
    assert done.returncode == 1


def test_a_hard_crash_is_written_and_noticed_at_the_next_start_once() -> None:
    crash = ran(DYING + "faulthandler._sigsegv()")
    assert crash.returncode not in (0, 1)
    assert crash.stdout.split() == ["False"]
    assert "Fatal Python error: Segmentation fault" in written()
    assert ran(DYING).stdout.split() == ["True"]
    assert ran(DYING).stdout.split() == ["False"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full disk is a device of Linux")
def test_a_full_disk_for_the_log_does_no_harm() -> None:
    log_folder().mkdir()
    (log_folder() / "window.log").symlink_to("/dev/full")
    done = ran(DYING + "\ntry:\n    1 / 0\nexcept ZeroDivisionError as error:\n"
               "    log.note(error, 'a test')\nprint(log.report())")  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == ""
    assert "ZeroDivisionError: division by zero" in done.stdout


def test_a_folder_that_cannot_be_made_does_no_harm() -> None:
    log_folder().write_text("no folder", "utf-8")
    done = ran(DYING + "1 / 0")
    assert done.returncode == 1
    assert done.stderr.count("Traceback") == 1
    assert log_folder().read_text("utf-8") == "no folder"


def test_a_home_that_is_gone_is_not_made_anew_for_a_log(user_folder: Path) -> None:
    user_folder.rmdir()
    assert ran(DYING).stdout.split() == ["False"]
    assert not user_folder.exists()


FIRST_RUN = """
import sys
from PySide6.QtCore import QTimer
from handfoot_gui import app
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller

started = Controller.start
def start(self, file=None):
    started(self, file)
    assert not PreferencesFile().path.parent.exists()
    PreferencesFile().save(self.window.preferences)
    QTimer.singleShot(0, crash)
Controller.start = start
def crash():
    import faulthandler
    faulthandler._sigsegv()
sys.exit(app.run())
"""


def test_the_first_run_with_a_new_home_has_a_log_as_soon_as_the_home_is_made(
    user_folder: Path,
) -> None:
    user_folder.rmdir()
    done = ran(FIRST_RUN)
    assert "AssertionError" not in done.stderr
    assert " window started: " in written().splitlines()[0]
    assert "Fatal Python error: Segmentation fault" in written()


def test_the_bots_have_a_log_once_the_home_is_made(user_folder: Path) -> None:
    user_folder.rmdir()
    log = CrashLog(BOTS)
    log.begin()
    try:
        log.note(fault("before the home"), "a bot")
        log.open_file()
        assert not user_folder.exists()
        user_folder.mkdir()
        asked = io.BytesIO(packed(Configure("hand-and-foot", Options(), (None,) * 4)))
        serve(asked, io.BytesIO(), heard=log.open_file)
        assert " bots started: " in written(BOTS).splitlines()[0]
        assert "before the home" in written(BOTS)
    finally:
        log.end()


def test_a_large_log_gives_way_to_a_new_one(user_folder: Path) -> None:
    (user_folder / "log").mkdir()
    (user_folder / "log" / "window.log").write_text("old\n" * 100_000, "utf-8")
    ran(DYING)
    assert len(written()) < 1000
    assert (log_folder() / "window.log.1").read_text("utf-8").startswith("old")


def test_the_same_fault_is_written_once_and_a_flood_of_them_not_for_ever() -> None:
    log = CrashLog(WINDOW)
    heard: list[int] = []
    log.noted = lambda: heard.append(1)
    for error in (fault(), fault()):
        log.note(error, "a test")
    assert written().count("Traceback") == 1
    for number in range(100):
        log.note(fault(f"fault {number}"), "a test")
    assert len(heard) == written().count("Traceback") == 50
    log.end()


def test_a_fault_of_whoever_is_told_is_not_passed_on() -> None:
    log = CrashLog(WINDOW)
    log.noted = lambda: 1 / 0  # type: ignore[assignment, return-value]
    log.note(fault(), "a test")
    assert "a fault" in written()
    log.end()


def test_a_warning_is_one_line_and_no_fault() -> None:
    log = CrashLog(WINDOW)
    heard: list[int] = []
    log.noted = lambda: heard.append(1)
    log.warn("No picture in '/home/eva/assets/x.svg'")
    log.end()
    assert written()[20:] == "window No picture in '…/x.svg'\n"
    assert not heard


def test_the_report_tells_version_system_and_the_faults_of_both_processes() -> None:
    bots, window = CrashLog(BOTS), CrashLog(WINDOW)
    bots.note(fault("of a bot"), "a bot")
    window.note(fault("of the window"), "the main thread")
    told = window.report(["Qt 6"])
    assert told.startswith("handfoot 0.")
    for part in (f"Python {sys.version_info.major}.", "Qt 6", "of a bot", "of the window"):
        assert part in told
    assert told.count("of the window") == 1
    assert str(Path.home()) not in told
    assert str(log_folder()) not in told
    bots.end()
    window.end()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('  File "/home/ruth/hf/handfoot_gui/views/x.py", line 3', '"handfoot_gui/views/x.py"'),
        ('  File "/home/ruth/venv/lib/python3.12/site-packages/msgspec/x.py"', '"msgspec/x.py"'),
        ('  File "C:\\Users\\Ruth\\hf\\handfoot_gui\\app.py", line 3', '"handfoot_gui/app.py"'),
        ("FileNotFoundError: '/home/ruth/My games/sunday.json'", "'…/sunday.json'"),
        ("OSError: C:\\\\Users\\\\Ruth\\\\a.json", "…/a.json"),
        ("cannot read /home/ruth/a.json now", "cannot read …/a.json now"),
        ('  File "/home/ruth/foo.py", line 3', '"foo.py"'),
        ('  File "/home/ruth/py/lib/python3.12/json/decoder.py"', '"json/decoder.py"'),
        ("cannot read /home/Aunt Ruth/My games/a.json now", "cannot read …/a.json now"),
        ("cannot read /media/My stick/Ruth/", "cannot read …/"),
        ("FileNotFoundError: \"/home/o'ruth/a b.json\"", '"…/a b.json"'),
        ("file:///home/ruth/My%20games/a.json is gone", "…/a.json is gone"),
        ("'file:///home/aunt ruth/a.json'", "'…/a.json'"),
        ("file://server/ruth/a.json", "…/a.json"),
        ("in \\\\server\\Aunt Ruth\\a.json now", "in …/a.json now"),
        ("'\\\\\\\\server\\\\ruth\\\\a.json'", "'…/a.json'"),
        ("'\\\\?\\C:\\Users\\Ruth\\a.json'", "'…/a.json'"),
        ("\\\\?\\C:\\Users\\Aunt Ruth\\a.json", "…/a.json"),
        ("//server/share of ruth/a.json", "…/a.json"),
        ("C:\\Users\\Aunt Ruth\\My games\\a.json: no", "…/a.json: no"),
        ("~/ruth/a.json and ~/My ruth/b.json", "…/b.json"),
    ],
)  # fmt: skip
def test_a_report_does_not_tell_whose_computer_it_was(text: str, told: str) -> None:
    found = without_private_paths(text)
    assert told in found
    assert "ruth" not in found.lower()


def test_what_is_no_path_stays_as_it_is() -> None:
    for text in ("1/2 of 3/4", "Deal 2/4: and/or", "ValueError: a: b", "<b>x</b>"):
        assert without_private_paths(text) == text


def test_a_report_names_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "eva.h")
    window = CrashLog(WINDOW)
    window.note(fault("KeyError: 'Ruth Ćosić', ruth ćosić; eva.h; truth and Ruthless"), "Jo")
    told = window.report(["Qt 6"], ["Ruth", "Ruth Ćosić", "", "J", "Jo"])
    assert "KeyError: '(name)', (name); (name); truth and Ruthless" in told
    assert "fault in (name)" in told
    assert "Qt 6" in told
    window.end()


def test_a_mistake_of_a_bot_is_noted_and_answered() -> None:
    noted: list[tuple[Exception, str]] = []
    worker = Worker(lambda error, where: noted.append((error, where)))
    source = io.BytesIO(
        packed(Configure("hand-and-foot", Options(), (None, None, None, None)))
        + packed(Choose(1, 2, None, 3, 0.1))
    )
    sink = io.BytesIO()
    serve(source, sink, worker)
    sink.seek(0)
    assert isinstance(read_message(sink), NotChosen)
    assert [(type(error), where) for error, where in noted] == [(KeyError, "a bot")]


def test_the_process_of_the_bots_writes_what_ends_it() -> None:
    command = [sys.executable, "-P", "-m", "handfoot_gui.bots.worker"]
    question = packed(Configure("no such game", None, ("steady",)))
    done = subprocess.run(command, input=question, capture_output=True, timeout=60)
    assert done.returncode == 1
    assert "KeyError: 'no such game'" in written(BOTS)


def test_the_program_says_one_sentence_and_offers_the_report(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    done = ran(WHOLE)
    assert done.returncode == 0
    said, _, report = done.stdout.partition("\n")
    assert said == "Something went wrong in the program; everything played is saved."
    assert "ValueError: this is what went wrong" in report
    assert "offscreen" in report
    assert os.environ[HOME_VARIABLE] not in report
    assert "this is what went wrong" in written()
    assert "window a picture is missing\n" in written()
