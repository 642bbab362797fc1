"""What the owner of the computer asked of every program, where the preferences leave it to that."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication

from handfoot_gui.core.preferences import Animation, TextSize

_USUAL_POINTS: Final = {"win32": 9.0, "darwin": 13.0}
_MOST_POINTS: Final = 11.0
"""The largest font that a desktop of Linux comes with."""
_PORTAL: Final = "org.freedesktop.portal.Desktop"
_STILL: Final = {
    ("org.freedesktop.appearance", "reduced-motion"): ("1",),
    ("org.gnome.desktop.interface", "enable-animations"): ("False",),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): ("0", "0.0"),
}
"""Where desktops of Linux keep that nothing is to move, and what stands there then."""
_TEXT_SCALE: Final = ("org.gnome.desktop.interface", "text-scaling-factor")


def size_for(factor: float) -> TextSize:
    """The size of text for whoever has *factor* times the usual one elsewhere."""
    larger = (size for size in (TextSize.LARGEST, TextSize.LARGE) if factor > size.factor - 0.12)
    return next(larger, TextSize.NORMAL)


class System(QObject):
    """What was found out so far. Signals: ``changed()``, ``contrast_changed()``."""

    changed = Signal()
    contrast_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_still = False
        """Nothing is to move that need not."""
        self.text_factor = 1.0
        self._is_clear: Callable[[], bool] = lambda: False

    def text(self, wanted: TextSize) -> float:
        """The factor of all text where *wanted* was chosen."""
        return (size_for(self.text_factor) if wanted is TextSize.SYSTEM else wanted).factor

    def motion(self, wanted: Animation) -> float:
        """The factor of all durations where *wanted* was chosen."""
        return 0.0 if self.is_still and wanted is Animation.SYSTEM else wanted.factor

    @property
    def wants_contrast(self) -> bool:
        """Whether high contrast is wanted."""
        return self._is_clear()

    def look(self) -> None:
        """Find out what Qt knows, which takes no time; needs the application."""
        hints = QGuiApplication.styleHints()
        # From Qt 6.10 on.
        if hasattr(hints, "accessibility"):
            high = Qt.ContrastPreference.HighContrast
            hints.accessibility().contrastPreferenceChanged.connect(self.contrast_changed)
            # PySide lets go of what the hints hold with the hints.
            self._is_clear = lambda: hints.accessibility().contrastPreference() is high
        if QGuiApplication.platformName() in ("offscreen", "minimal"):
            return
        points = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF()
        screen = QGuiApplication.primaryScreen()
        dots = screen.logicalDotsPerInch() / 96 if QGuiApplication.platformName() == "xcb" else 1.0
        self.text_factor = dots * points / _USUAL_POINTS.get(sys.platform, _MOST_POINTS)

    def ask(self) -> None:
        """Ask the desktop for the rest, which may answer later or never."""
        if sys.platform == "win32":
            self._hear(is_still=not _has_windows_animations())
        elif sys.platform == "darwin":
            from PySide6.QtCore import QSettings

            wanted = QSettings("apple.com", "universalaccess").value("reduceMotion")
            self._hear(is_still=str(wanted) in ("1", "true", "True"))
        elif os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
            for place in (*_STILL, _TEXT_SCALE):
                self._ask_portal(place)

    def _ask_portal(self, place: tuple[str, str]) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        path, settings = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"
        message = QDBusMessage.createMethodCall(_PORTAL, path, settings, "ReadOne")
        message.setArguments(list(place))
        watcher = QDBusPendingCallWatcher(QDBusConnection.sessionBus().asyncCall(message), self)

        def hear() -> None:
            answer = watcher.reply()
            watcher.deleteLater()
            if answer.type() is not QDBusMessage.MessageType.ReplyMessage:
                return
            value = str(answer.arguments()[0].variant())
            if place != _TEXT_SCALE:
                self._hear(is_still=self.is_still or value in _STILL[place])
            elif QGuiApplication.platformName().startswith("wayland"):
                self._hear(text_factor=float(value))

        watcher.finished.connect(hear)

    def _hear(self, *, is_still: bool | None = None, text_factor: float | None = None) -> None:
        before = self.is_still, self.text_factor
        self.is_still = self.is_still if is_still is None else is_still
        self.text_factor = self.text_factor if text_factor is None else text_factor
        if before != (self.is_still, self.text_factor):
            self.changed.emit()


def _has_windows_animations() -> bool:
    import ctypes

    get_client_area_animation = 0x1042
    found, windows = ctypes.c_int(1), getattr(ctypes, "windll", None)
    if windows is not None:
        windows.user32.SystemParametersInfoW(get_client_area_animation, 0, ctypes.byref(found), 0)
    return bool(found.value)


SYSTEM: Final = System()
