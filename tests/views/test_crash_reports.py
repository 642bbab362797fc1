"""What the window says about faults of the program itself, and about the program."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from window_lab import LIKED, at_the_table, made_window, press, restored_application, texts

from handfoot_gui.core.preferences import OwnLook, TextSize, ThemeChoice
from handfoot_gui.crash_log import WINDOW, CrashLog
from handfoot_gui.ui.widgets.theme import Style
from handfoot_gui.ui.window.help_pages import AboutDialog
from handfoot_gui.ui.window.main_window import MainWindow

__all__ = ["made_window", "restored_application"]


@pytest.fixture
def log(window: MainWindow) -> Iterator[CrashLog]:
    """What the window at its table watches."""
    at_the_table(window)
    made = CrashLog(WINDOW)
    window.reports.watch(made)
    yield made
    made.end()


def notice(window: MainWindow) -> QWidget | None:
    """What is said above the page."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found = [one for one in window.findChildren(QWidget, "crash-notice") if one.isVisible()]
    assert len(found) < 2
    return found[0] if found else None


def said(window: MainWindow) -> str:
    shown = notice(window)
    return "" if shown is None else " ".join(one.text() for one in shown.findChildren(QLabel))


def fail(log: CrashLog, text: str) -> None:
    try:
        raise ValueError(text)
    except ValueError as error:
        log.note(error, "a test")


def test_a_copied_report_names_nobody_of_the_household(window: MainWindow, log: CrashLog) -> None:
    window.set_preferences(
        replace(
            window.stored,
            people=("Ruth Horvat",),
            family="Family Horvat",
            place="Little Zagreb",
            own_looks={"onkel jo": OwnLook(theme=ThemeChoice.DARK)},
        )
    )
    fail(log, "Ruth Horvat, onkel jo, Family Horvat in Little Zagreb: /home/Ruth H/My games/a.json")
    window.reports.copy()
    told = QGuiApplication.clipboard().text()
    assert "ValueError: (name), (name), (name) in (name): …/a.json" in told


def test_a_fault_in_any_thread_is_said_in_one_sentence_above_the_page(
    window: MainWindow, log: CrashLog, qtbot: QtBot
) -> None:
    assert notice(window) is None
    thread = Thread(target=fail, args=(log, "in a thread"))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: notice(window) is not None)
    assert said(window) == "Something went wrong in the program; everything played is saved."
    press(window, "copy-report")
    report = QGuiApplication.clipboard().text()
    for part in ("handfoot 0.", "Python 3.", "Qt 6.", "offscreen", "ValueError: in a thread"):
        assert part in report
    assert said(window) == "The report was copied. You can paste it into an email."
    window.set_preferences(replace(LIKED, theme=ThemeChoice.DARK, text_size=TextSize.LARGEST))
    assert said(window) == "The report was copied. You can paste it into an email."
    press(window, "close-notice")
    assert notice(window) is None


def test_that_a_report_is_copied_is_said_until_the_next_page_only(
    window: MainWindow, log: CrashLog
) -> None:
    game, other = window.page, AnyPage()
    window.pages.add(other)
    window.reports.copy()
    window.show_page(game)
    assert said(window) == "The report was copied. You can paste it into an email."
    window.show_page(other)
    assert notice(window) is None
    fail(log, "a fault")
    QApplication.processEvents()
    window.show_page(game)
    assert "Something went wrong" in said(window)


def test_that_a_report_is_copied_is_not_said_for_ever(window: MainWindow, qtbot: QtBot) -> None:
    at_the_table(window)
    window.reports.thanks_timer.setInterval(0)
    window.reports.copy()
    qtbot.waitUntil(lambda: notice(window) is None, timeout=60_000)


def test_a_fault_while_the_game_is_not_saved_does_not_say_that_it_is_kept(
    window: MainWindow, log: CrashLog
) -> None:
    window.reports.is_kept = lambda: False
    fail(log, "a fault")
    QApplication.processEvents()
    assert said(window) == "Something went wrong in the program; the game is not saved yet."


class AnyPage(QWidget):
    def set_style(self, style: Style) -> None:
        pass


def test_a_closed_notice_stays_closed(window: MainWindow) -> None:
    at_the_table(window)
    window.reports.copy()
    press(window, "close-notice")
    window.set_preferences(LIKED)
    assert notice(window) is None


def test_the_last_run_that_died_is_told_at_the_start(window: MainWindow) -> None:
    at_the_table(window)
    log = CrashLog(WINDOW)
    log.has_died = True
    window.reports.watch(log)
    assert said(window) == "The program crashed last time; what was saved is still there."


def test_the_report_is_copied_by_a_key_without_any_fault(window: MainWindow) -> None:
    at_the_table(window)
    QGuiApplication.clipboard().clear()
    action = next(a for a in window.actions() if a.objectName() == "report")
    assert action.text() == "Copy report"
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_R, keys)
    assert QGuiApplication.clipboard().text().startswith("handfoot 0.")


def test_about_tells_version_and_licences_and_copies_the_report(window: MainWindow) -> None:
    at_the_table(window)
    seen: list[str] = []

    def read() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, AboutDialog)
        seen.extend(texts(dialog))
        press(dialog, "copy-report")
        assert "The report was copied. You can paste it into an email." in texts(dialog)
        press(dialog, "close")

    action = next(a for a in window.actions() if a.objectName() == "about")
    assert action.text() == "About Hand and Foot"
    assert action.shortcut() == QKeySequence("Shift+F1")
    menus = [one.menu() for one in window.commands.menu.actions() if one.menu() is not None]
    assert any(item is action for menu in menus for item in menu.actions())
    QTimer.singleShot(0, read)
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert any(one.startswith("Version 0.") for one in seen)
    for part, licence in (
        ("Qt", "GNU Lesser General Public License (LGPL) 3"),
        ("PySide6", "GNU Lesser General Public License (LGPL) 3"),
        ("msgspec", "BSD license"),
        ("platformdirs", "MIT license"),
    ):
        assert seen[seen.index(part) + 2] == licence
    assert QGuiApplication.clipboard().text().startswith("handfoot 0.")
