"""Contrast, motion and text follow the system until somebody chooses otherwise."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from played_lab import KEPT, LIKED, advanced, running
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import Animation, TextSize, ThemeChoice
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.widgets.system import SYSTEM, size_for
from handfoot_gui.ui.widgets.theme import DARK, HIGH_CONTRAST, theme_for


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    liked = replace(LIKED, text_size=TextSize.SYSTEM, animation=Animation.SYSTEM)
    yield from running(4, liked)


@pytest.mark.parametrize(
    ("factor", "size"),
    [
        (0.8, TextSize.NORMAL),
        (1.0, TextSize.NORMAL),
        (12 / 11, TextSize.NORMAL),
        (1.25, TextSize.LARGE),
        (1.5, TextSize.LARGEST),
        (2.0, TextSize.LARGEST),
    ],
)
def test_the_size_of_text_is_the_one_nearest_to_the_system_s(factor: float, size: TextSize) -> None:
    assert size_for(factor) is size


def test_text_and_motion_follow_the_system_unless_the_preferences_say_otherwise(
    program: Controller, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, usual = program.window, program.window.ui_style.scale
    game = advanced(program, KEPT, 454, 2)
    assert game.scene.canvas.cards.animator.factor == 1.0
    monkeypatch.setattr(SYSTEM, "is_still", True)
    SYSTEM.changed.emit()
    assert game.scene.canvas.cards.animator.factor == 0.0
    monkeypatch.setattr(SYSTEM, "text_factor", 1.3)
    SYSTEM.changed.emit()
    assert game.scene.canvas.cards.animator.factor == 0.0
    assert window.ui_style.scale == pytest.approx(usual * 1.25)
    chosen = replace(window.preferences, text_size=TextSize.NORMAL, animation=Animation.SLOW)
    window.change_preferences(chosen)
    assert game.scene.canvas.cards.animator.factor == 1.6
    assert window.ui_style.scale == usual


def test_high_contrast_of_the_system_is_followed_where_the_theme_is_left_to_it() -> None:
    system, dark = ThemeChoice.SYSTEM, ThemeChoice.DARK
    assert theme_for(system, is_system_dark=True, is_system_clear=True) is HIGH_CONTRAST
    assert theme_for(dark, is_system_dark=False, is_system_clear=True) is DARK


ASKS = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from handfoot_gui.ui.widgets.system import SYSTEM
app = QGuiApplication(["-"])
SYSTEM.look()
SYSTEM.changed.connect(app.quit)
QTimer.singleShot(15_000, lambda: app.exit(3))
SYSTEM.ask()
code = app.exec()
print(code, SYSTEM.is_still)
"""


def test_a_desktop_without_an_answer_holds_nothing_up(tmp_path: Path) -> None:
    """There is no bus where one is said to be, or none is said to be there."""
    for address in ("unix:path=/nowhere/at/all", ""):
        environment = os.environ | {"DBUS_SESSION_BUS_ADDRESS": address, "HOME": str(tmp_path)}
        asked = ASKS.replace("15_000", "300")
        done = subprocess.run(
            [sys.executable, "-c", asked], env=environment, capture_output=True, text=True
        )
        assert done.stdout.split() == ["3", "False"], done.stderr
