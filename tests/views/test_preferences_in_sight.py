"""What was just pressed in the preferences stays in sight when the text grows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from handfoot_gui.model.preferences import Preferences, TextSize
from handfoot_gui.views.parts.fields import Segment
from handfoot_gui.views.parts.page import Page
from handfoot_gui.views.parts.theme import LIGHT, Look
from handfoot_gui.views.preferences.dialog import PreferencesDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support ")


def test_the_row_just_pressed_stays_in_sight(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Look(LIGHT, 1.0), Preferences())
    qtbot.addWidget(dialog)

    def follow(liked: Preferences) -> None:
        dialog.set_look(Look(LIGHT, 1.5 if liked.text_size is TextSize.LARGEST else 1.0))
        dialog.resize(1024, 500)

    dialog.changed.connect(follow)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=60_000)
    dialog.resize(1024, 640)
    name = f"text_size-{TextSize.LARGEST.value}"
    pressed = dialog.findChild(Segment, name)
    assert pressed is not None
    pressed.setFocus()
    QTest.mouseClick(pressed, Qt.MouseButton.LeftButton)
    qtbot.wait(20)
    QApplication.processEvents()
    page = next(p for p in dialog.findChildren(Page) if p.isVisible())
    again = page.findChild(Segment, name)
    assert again is not None
    place = QRect(again.mapTo(page.viewport(), QPoint(0, 0)), again.size())
    assert page.viewport().rect().contains(place), (place, page.viewport().rect())
