"""A screen reader that hears as Orca does from its version 47 on."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import pytest
from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest

from handfoot_gui.core.speech import Utterance

TOO_SOON = 0.1
"""Seconds within which a second announcement of one program is dropped."""


class Reader:
    """Hears every announcement of the program that is not too soon after another one, unless it
    comes from what has the keyboard."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []
        self.lost: list[str] = []
        self.changed: list[tuple[str, QAccessible.Event]] = []
        """What else happened, with the description that the thing had then."""
        self._last = float("-inf")
        self._focus: QObject | None = None
        """What has the keyboard within the table, once it was there."""
        self._tell: Callable[[QAccessibleEvent], None] = QAccessible.updateAccessibility
        monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(self._hear))

    def _hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            now, met = monotonic(), event.accessibleInterface()
            is_here = event.object() is (self._focus or event.object()) and met.state().focused
            is_dropped = now - self._last < TOO_SOON and not is_here
            (self.lost if is_dropped else self.heard).append(event.message())
            self._last = now
        else:
            if event.type() is QAccessible.Event.Focus:
                self._focus = event.object()
            met = event.accessibleInterface()
            self.changed.append((met.text(QAccessible.Text.Description), event.type()))
        self._tell(event)

    @property
    def all(self) -> str:
        """All that was heard since it was last cleared."""
        return " ".join(self.heard)

    def hears(self, text: str) -> None:
        """Wait until *text* was heard."""
        end = monotonic() + 20
        while text not in self.all:
            assert monotonic() < end, f"{text!r} is not in {self.heard}, lost: {self.lost}"
            QTest.qWait(10)

    def hears_last(self, text: str) -> None:
        """Wait until *text* is in what was heard last."""
        end = monotonic() + 20
        while text not in "".join(self.heard[-1:]):
            assert monotonic() < end, f"{text!r} is not last in {self.heard}, lost: {self.lost}"
            QTest.qWait(10)

    def rests(self) -> None:
        """Wait until nothing more is to be heard."""
        QTest.qWait(400)


def told_by(announced: SignalInstance) -> list[str]:
    """The texts that *announced* gives to the speaker from now on."""
    told: list[str] = []

    def note(said: Utterance) -> None:
        if said.text:
            told.append(said.text)

    announced.connect(note)
    return told
