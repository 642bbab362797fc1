"""What is kept of where the window was, on a desktop that says slowly what it did."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.ui.window import place as window_place
from handfoot_gui.ui.window.main_window import MainWindow

FREE, MAXIMISED = Qt.WindowState.WindowNoState, Qt.WindowState.WindowMaximized
PLACE, WHOLE = QRect(40, 30, 1100, 750), QRect(2, 30, 1596, 968)


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A window that is at PLACE on a screen that is large enough for it."""
    monkeypatch.setattr(window_place, "_room", lambda _screen: QRect(0, 0, 1600, 1000))
    window = MainWindow(Preferences())
    qtbot.addWidget(window)
    window.show()
    become(window, PLACE, FREE)
    return window


def become(window: MainWindow, place: QRect, state: Qt.WindowState) -> None:
    """Be told by the desktop to be at *place* in *state*, and nothing else until it is at rest."""
    if window.windowState() != state:
        window.overrideWindowState(state)
    window.windowHandle().setGeometry(place)
    QTest.qWait(2 * window_place._SETTLED_MS)


def kept(window: MainWindow) -> list[int]:
    return [int(word) for word in window.place.text.split()[:4]]


def test_a_desktop_that_says_how_large_it_is_long_before_it_says_why(window: MainWindow) -> None:
    become(window, WHOLE, FREE)
    become(window, WHOLE, MAXIMISED)
    assert kept(window) == list(PLACE.getRect())


def test_a_window_that_is_maximised_long_before_it_is_larger(window: MainWindow) -> None:
    become(window, PLACE, MAXIMISED)
    become(window, WHOLE, MAXIMISED)
    assert kept(window) == list(PLACE.getRect())


def test_a_window_that_is_made_as_large_as_the_screen_by_hand_comes_back_so(
    window: MainWindow,
) -> None:
    become(window, WHOLE, FREE)
    assert kept(window) == list(WHOLE.getRect())
