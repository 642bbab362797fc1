"""Readers that know no announcements hear what is said as a description of what is focused."""

from __future__ import annotations

import pytest
from listening import Reader
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from table_lab import Opened, position

from handfoot_gui.core.messages import PromptBar
from handfoot_gui.ui.widgets.readers import READERS
from handfoot_gui.ui.widgets.speaker import focused, say, speaker_of

CHANGED = QAccessible.Event.DescriptionChanged


@pytest.fixture(autouse=True)
def old(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody listens for announcements."""
    monkeypatch.setattr(READERS, "hear_announcements", False)


def described(reader: Reader) -> list[str]:
    """What descriptions changed to, but to none."""
    return [text for text, kind in reader.changed if kind is CHANGED and text]


def test_what_is_said_becomes_the_description_of_the_card_and_is_none_any_more(
    opened: Opened, reader: Reader, qtbot: QtBot
) -> None:
    lab = opened(position("9S 9H 4C 5D", own=["KS KH KC"], pile="QD 9C"))
    lab.view.setFocus()
    lab.key("9")
    lab.scene.actions.set_bar(PromptBar(prompt="Marta, draw two cards."))
    qtbot.waitUntil(lambda: described(reader) == ["Marta, draw two cards."])
    assert not reader.heard
    spot = QAccessible.queryAccessibleInterface(focused(lab.view))
    assert spot.text(QAccessible.Text.Name) == "nine of spades"
    assert spot.text(QAccessible.Text.Description) == "", "nothing is read twice"
    QTest.keyClick(lab.view, Qt.Key.Key_Escape)
    lab.scene.actions.set_bar(PromptBar(prompt="Marta, discard."))
    qtbot.waitUntil(lambda: described(reader)[1:] == ["Marta, discard."])


class Described(QPushButton):
    """A button that notes what it is described by; readers say each change."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.told: list[str] = []

    def setAccessibleDescription(self, description: str) -> None:
        self.told.append(description)
        super().setAccessibleDescription(description)


def test_a_button_keeps_its_own_description(reader: Reader, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    rows = QVBoxLayout(window)
    show, other = Described("Show"), QPushButton("Other")
    show.setAccessibleDescription("Elise discarded.")
    for button in (show, other):
        rows.addWidget(button)
    window.show()
    window.activateWindow()
    show.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is show)
    say(show, "The disk is full.")
    # Until the keyboard goes on: its own one would be read once more.
    qtbot.waitUntil(lambda: show.accessibleDescription() == "The disk is full.")
    show.told.clear()
    for _ in range(2):
        with qtbot.waitSignal(speaker_of(window).said):
            say(show, "The disk is full again.")
    assert list(filter(None, show.told)) == ["The disk is full again."] * 2, "and nothing between"
    other.setFocus()
    assert show.accessibleDescription() == "Elise discarded."
    with qtbot.waitSignal(speaker_of(window).said) as said:
        say(other, "Marta, draw.")
    assert said.args == ["Marta, draw."]
    assert not reader.heard
    assert other.accessibleDescription() == ""
