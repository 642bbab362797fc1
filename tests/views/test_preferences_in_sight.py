"""What was just pressed in the preferences stays in sight when the text grows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.core.preferences import Preferences, TextSize
from handfoot_gui.ui.pages.preferences.dialog import PreferencesDialog
from handfoot_gui.ui.pages.preferences.preview import Preview
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.fields import Segment
from handfoot_gui.ui.widgets.page import Page
from handfoot_gui.ui.widgets.theme import LIGHT, Style


def test_the_row_just_pressed_stays_in_sight(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Style(LIGHT, 1.0), Preferences())
    qtbot.addWidget(dialog)

    def follow(preferences: Preferences) -> None:
        dialog.set_style(Style(LIGHT, 1.5 if preferences.text_size is TextSize.LARGEST else 1.0))
        dialog.resize(1024, 500)

    dialog.changed.connect(follow)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=60_000)
    dialog.resize(1024, 640)
    name = f"text_size-{TextSize.LARGEST.value}"
    pressed = child(dialog, Segment, name)
    pressed.setFocus()
    QTest.mouseClick(pressed, Qt.MouseButton.LeftButton)
    qtbot.wait(20)
    QApplication.processEvents()
    page = next(p for p in dialog.findChildren(Page) if p.isVisible())
    again = child(page, Segment, name)
    at = QRect(again.mapTo(page.viewport(), QPoint(0, 0)), again.size())
    assert page.viewport().rect().contains(at), (at, page.viewport().rect())


def opened(qtbot: QtBot, scale: float, width: int, height: int) -> PreferencesDialog:
    """The dialog in a text of *scale*, on a screen that leaves it so much room."""
    dialog = PreferencesDialog(Style(LIGHT, scale), Preferences())
    qtbot.addWidget(dialog)
    dialog.show()
    for _ in range(2):
        # The first time the small table gives way, which leaves room to be smaller still.
        dialog.resize(width, height)
        QApplication.processEvents()
    return dialog


def place(dialog: PreferencesDialog, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(dialog, QPoint(0, 0)), widget.size())


def found(dialog: PreferencesDialog, name: str) -> QWidget:
    (only,) = dialog.findChildren(Button, name)
    return only


@pytest.mark.parametrize(
    ("scale", "width", "height"),
    [(1.0, 900, 472), (1.5, 1350, 700), (1.5, 911, 450), (1.5, 780, 400)],
    ids=["enlarged screen", "large text", "both", "both, more"],
)
def test_the_buttons_stay_on_a_low_screen_and_the_page_scrolls(
    qtbot: QtBot, scale: float, width: int, height: int
) -> None:
    dialog = opened(qtbot, scale, width, height)
    assert (dialog.width(), dialog.height()) == (width, height), "it is larger than the screen"
    for name in ("undo-changes", "restore-defaults", "close"):
        assert dialog.rect().contains(place(dialog, found(dialog, name))), name
    page = next(page for page in dialog.findChildren(Page) if page.isVisible())
    assert page.viewport().height() >= height / 3
    last = page.findChildren(Segment)[-1]
    last.setFocus(Qt.FocusReason.TabFocusReason)
    page.ensureWidgetVisible(last)
    at = QRect(last.mapTo(page.viewport(), QPoint(0, 0)), last.size())
    assert page.viewport().rect().contains(at)


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_the_small_table_above_the_choices_ends_where_the_tabs_and_buttons_do(
    qtbot: QtBot, scale: float
) -> None:
    dialog = opened(qtbot, scale, round(700 * scale), round(600 * scale))
    style = Style(LIGHT, scale)
    (preview,) = dialog.findChildren(Preview)
    ring = style.px(RING)
    at = place(dialog, preview)
    assert at.left() == place(dialog, found(dialog, "undo-changes")).left() + ring
    assert at.right() == place(dialog, found(dialog, "close")).right() - ring
