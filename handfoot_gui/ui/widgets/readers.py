"""What the screen readers that are listening can hear, as far as that can be found out."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QObject
from PySide6.QtGui import QGuiApplication

_BUS: Final = "a11y"
"""The name under which Qt has connected itself to the bus of the readers of Linux."""
_REGISTRY: Final = "org.a11y.atspi.Registry"
_PATH: Final = "/org/a11y/atspi/registry"
_ANNOUNCEMENTS: Final = "Object:Announcement"
_PATIENCE_MS: Final = 300
"""After so long an answer is waited for no longer."""
_FRESH_MS: Final = 2000
"""So long nobody is asked again."""


class Readers(QObject):
    """Knows whether announcements are heard: Orca before 45 listens for none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hear_announcements = True
        """Somebody listens for announcements, or that is not known."""
        self._asked, self._fresh = QDeadlineTimer(), QDeadlineTimer()

    @property
    def is_asked(self) -> bool:
        """Whether an answer may come in a moment."""
        return not self._asked.hasExpired()

    def look(self) -> None:
        """Find out who listens now; on all systems but Linux, and without its bus, announcements
        are the only way."""
        if not self._fresh.hasExpired() or not sys.platform.startswith("linux"):
            return
        if QGuiApplication.platformName() in ("offscreen", "minimal"):
            return
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection(_BUS)
        if not bus.isConnected():
            return
        self._fresh, self._asked = QDeadlineTimer(_FRESH_MS), QDeadlineTimer(_PATIENCE_MS)
        ask = QDBusMessage.createMethodCall(_REGISTRY, _PATH, _REGISTRY, "GetRegisteredEvents")
        watcher = QDBusPendingCallWatcher(bus.asyncCall(ask), self)

        def hear() -> None:
            answer = watcher.reply()
            watcher.deleteLater()
            self._asked = QDeadlineTimer()
            if answer.type() is QDBusMessage.MessageType.ReplyMessage:
                # PySide takes no structure out of an answer, but writes all of it down.
                self.hear_announcements = _ANNOUNCEMENTS in repr(answer)

        watcher.finished.connect(hear)


READERS: Final = Readers()
"""There is one, as there is one bus."""
