"""The preferences and the keyboard help of the window."""

from __future__ import annotations

from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot
from whole_program import child
from window_lab import (
    LIKED,
    at_the_table,
    made_window,
    press,
    restored_application,
    texts,
)

from handfoot_gui.core import preferences
from handfoot_gui.core.preferences import BotPace, TextSize
from handfoot_gui.core.record import MemoryAid, TakeBack
from handfoot_gui.ui.pages.preferences.dialog import PreferencesDialog
from handfoot_gui.ui.widgets.controls import KeyFocus
from handfoot_gui.ui.widgets.theme import DARK, LIGHT, Style
from handfoot_gui.ui.window.help_pages import KeyboardHelp
from handfoot_gui.ui.window.main_window import MainWindow

__all__ = ["made_window", "restored_application"]


# -- dialogs --------------------------------------------------------------------------------


DialogT = TypeVar("DialogT", bound=QDialog)


def opened(qtbot: QtBot, dialog: DialogT) -> DialogT:
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def on_its_page(dialog: PreferencesDialog, name: str) -> QWidget:
    """The control *name*, with its page shown."""
    control = child(dialog, QWidget, name)
    for page in ("table", "cards", "play", "accessibility", "people", "language"):
        dialog.show_page(page)
        if control.isVisible():
            return control
    pytest.fail(f"{name} is on no page")


@pytest.mark.parametrize(
    ("segment", "field", "value"),
    [
        ("theme-high-contrast", "theme", preferences.ThemeChoice.HIGH_CONTRAST),
        ("text_size-largest", "text_size", TextSize.LARGEST),
        ("card_size-large", "card_size", preferences.CardSize.LARGE),
        ("card_design-large-index", "card_design", preferences.CardDesign.LARGE_INDEX),
        ("suit_colours-two", "suit_colours", preferences.SuitColours.TWO),
        ("suit_signs-hungarian", "suit_signs", preferences.SuitSigns.HUNGARIAN),
        ("sorting-suit", "sorting", preferences.Sorting.SUIT),
        ("animation-off", "animation", preferences.Animation.OFF),
        ("spoken_news-brief", "spoken_news", preferences.SpokenNews.BRIEF),
        ("table_keys-playroom", "table_keys", preferences.TableKeys.PLAYROOM),
        ("bot_pace-key", "bot_pace", BotPace.KEY),
        ("warn_before_slips", "warn_before_slips", False),
        ("table_colour-wine", "table_colour", preferences.TableColour.WINE),
        ("card_back-star", "card_back", preferences.CardBack.STAR),
        ("ask_before_turn_ends", "ask_before_turn_ends", True),
        ("ask_before_leaving", "ask_before_leaving", True),
        ("tell_misses", "tell_misses", True),
        ("find_mistakes", "find_mistakes", False),
        ("tell_reasons", "tell_reasons", True),
        ("take_back-anything", "take_back", TakeBack.ANYTHING),
        ("memory_aid-discards", "memory_aid", MemoryAid.DISCARDS),
    ],
)
def test_every_preference_is_told_when_chosen(
    qtbot: QtBot, segment: str, field: str, value: object
) -> None:
    dialog = opened(qtbot, PreferencesDialog(Style(LIGHT, 1.0), LIKED))
    button = on_its_page(dialog, segment)
    with qtbot.waitSignal(dialog.changed) as changed:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert changed.args is not None
    assert getattr(changed.args[0], field) == value
    assert changed.args[0] == dialog.preferences
    assert (
        sum(getattr(dialog.preferences, f) != getattr(LIKED, f) for f in LIKED.__struct_fields__)
        == 1
    )


def test_preferences_are_chosen_with_arrow_keys(qtbot: QtBot) -> None:
    liked = replace(LIKED, animation=preferences.Animation.CALM)
    dialog = opened(qtbot, PreferencesDialog(Style(LIGHT, 1.0), liked))
    calm = on_its_page(dialog, "animation-calm")
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=60_000)
    calm.setFocus()
    QTest.keyClick(calm, Qt.Key.Key_Right)
    assert dialog.preferences.animation is preferences.Animation.SLOW


def test_the_dialog_changes_its_own_look_and_keeps_the_choice(qtbot: QtBot) -> None:
    dialog = opened(qtbot, PreferencesDialog(Style(LIGHT, 1.0), LIKED))
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=60_000)
    slow = on_its_page(dialog, "bot_pace-slow")
    slow.setFocus()
    QTest.keyClick(slow, Qt.Key.Key_Space)
    dialog.set_style(Style(DARK, 1.25))
    assert dialog.preferences.bot_pace is BotPace.SLOW
    again = child(dialog, QWidget, "bot_pace-slow")
    assert again is not slow
    assert again.hasFocus()
    ring = child(again, KeyFocus)
    assert ring.is_shown


def test_the_dialog_stays_on_the_screen_when_the_text_grows(qtbot: QtBot) -> None:
    dialog = opened(qtbot, PreferencesDialog(Style(LIGHT, 0.6), LIKED))
    screen = dialog.screen().availableGeometry()
    dialog.move(screen.width() - dialog.width(), screen.height() - dialog.height())
    dialog.set_style(Style(LIGHT, 0.8))
    assert screen.contains(dialog.geometry())


def test_the_window_opens_the_preferences_and_applies_them(
    window: MainWindow, qtbot: QtBot
) -> None:
    at_the_table(window)
    seen: list[object] = []

    def choose() -> None:
        dialog = child(window, PreferencesDialog)
        dark = child(dialog, QWidget, "theme-dark")
        QTest.mouseClick(dark, Qt.MouseButton.LeftButton)
        seen.append(window.ui_style.theme)
        press(dialog, "close")

    QTimer.singleShot(0, choose)
    with qtbot.waitSignal(window.preferences_changed):
        press(window, "bar-preferences")
    assert seen == [DARK]
    assert window.preferences.theme is preferences.ThemeChoice.DARK


def test_nothing_is_asked_for_while_a_dialog_waits(window: MainWindow) -> None:
    """A menu that the desktop shows for the window is not closed by its dialogs."""
    seen: list[int] = []
    others: list[str] = []

    def close_other() -> None:
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if front is not None and seen[-1:] == [0]:
            others.append(type(front).__name__)
            front.close()

    closer = QTimer(interval=50)
    closer.timeout.connect(close_other)
    closer.start()

    def ask_again() -> None:
        first = QApplication.activeModalWidget()
        assert isinstance(first, PreferencesDialog)
        seen.append(0)
        for action in window.actions():
            if action.objectName() not in ("full-screen", "open-menu"):
                action.trigger()
        assert QApplication.activeModalWidget() is first
        seen[-1] = len(window.findChildren(PreferencesDialog))
        window.set_preferences(replace(LIKED, text_size=TextSize.LARGE))
        first.close()

    for _ in range(2):
        QTimer.singleShot(0, ask_again)
        next(a for a in window.actions() if a.objectName() == "preferences").trigger()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    closer.stop()
    assert others == []
    assert seen == [1, 1]


def test_the_keyboard_help_names_every_shortcut_of_the_window(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = opened(qtbot, KeyboardHelp(Style(LIGHT, 1.0), "hand-and-foot"))
    shown = {key for text in texts(dialog) for key in text.split(", ")}
    for action in window.actions():
        for key in action.shortcuts():
            assert key.toString() in shown
    press(dialog, "close")
    assert not dialog.isVisible()


def test_the_keyboard_help_fits_the_screen_in_the_largest_text(qtbot: QtBot) -> None:
    dialog = opened(qtbot, KeyboardHelp(Style(LIGHT, 1.5), "raub"))
    screen = dialog.screen().availableSize()
    assert dialog.width() <= screen.width()
    assert dialog.height() < screen.height()
