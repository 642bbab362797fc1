"""Keys of keyboards without Latin letters: each means what the key in its place would mean."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

SERBIAN: Final = str.maketrans("ЉЊЕРТЗУИОПАСДФГХЈКЛЅЏЦВБНМ", "QWERTZUIOPASDFGHJKLYXCVBNM")
"""The letters of Serbian keyboards in either script, key by key."""
_ROWS: Final = ((24, "QWERTYUIOP"), (38, "ASDFGHJKL"), (52, "ZXCVBNM"))
_LINUX: Final = {first + n: letter for first, row in _ROWS for n, letter in enumerate(row)}
"""By scan code, under X11 and Wayland."""
_MAC: Final = dict(
    zip(
        (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 31, 32, 34, 35, 37, 38, 40, 45,
         46),
        "ASDFHGZXCVBQWERYTOUIPLJKNM", strict=True,
    )
)  # fmt: skip
"""By virtual key on a Mac."""
_FIRST_SPECIAL: Final = 0x01000000
"""Keys from here on type nothing."""
_LAST_LATIN: Final = 0x24F


def latin_letter(event: QKeyEvent) -> str:
    """The letter that the key has in Latin script, where it types one of another; else empty."""
    if not _LAST_LATIN < event.key() < _FIRST_SPECIAL:
        return ""
    written = chr(event.key()).upper()
    serbian = written.translate(SERBIAN)
    if serbian != written:
        return serbian
    virtual = event.nativeVirtualKey()
    if sys.platform == "win32":
        return chr(virtual) if ord("A") <= virtual <= ord("Z") else ""
    if sys.platform == "darwin":
        return _MAC.get(virtual, "")
    return _LINUX.get(event.nativeScanCode(), "")


def in_latin(event: QKeyEvent, letter: str) -> QKeyEvent:
    """The same press of the key of *letter*; it types what it typed."""
    made = _copy(event, event.type(), ord(letter), is_repeat=event.isAutoRepeat())
    made.setTimestamp(event.timestamp())
    return made


def as_repeat(event: QKeyEvent) -> QKeyEvent:
    """The same press, marked as one that a held key repeats."""
    made = _copy(event, event.type(), event.key(), is_repeat=True)
    made.setTimestamp(event.timestamp())
    return made


def _copy(event: QKeyEvent, kind: QKeyEvent.Type, key: int, *, is_repeat: bool) -> QKeyEvent:
    return QKeyEvent(
        kind, key, event.modifiers(), event.nativeScanCode(), event.nativeVirtualKey(),
        event.nativeModifiers(), event.text(), is_repeat, event.count(), event.device(),
    )  # fmt: skip


def press_shortcut(event: QKeyEvent) -> bool:
    """Do what the key *event*, which Qt found no command for, is the key of in the window in
    front, unless what has the keyboard types it; whether there is such a command."""
    window, focus = QApplication.activeWindow(), QApplication.focusWidget()
    if window is None or QApplication.activePopupWidget() is not None:
        return False
    asked = _copy(event, QKeyEvent.Type.ShortcutOverride, event.key(), is_repeat=False)
    asked.ignore()
    QApplication.sendEvent(focus or window, asked)
    if asked.isAccepted():
        return False
    keys = QKeySequence(QKeyCombination(event.modifiers(), Qt.Key(event.key())))
    for action in window.actions():
        if action.isEnabled() and keys in action.shortcuts():
            action.trigger()
            return True
    for shortcut in window.findChildren(QShortcut):
        if shortcut.isEnabled() and keys == shortcut.key() and _is_near(shortcut, focus):
            shortcut.activated.emit()
            return True
    return False


def _is_near(shortcut: QShortcut, focus: QWidget | None) -> bool:
    """Whether *shortcut* is meant while the keyboard is at *focus*."""
    owner = shortcut.parent()
    if shortcut.context() is not Qt.ShortcutContext.WidgetWithChildrenShortcut:
        return True
    if focus is None or not isinstance(owner, QWidget):
        return False
    return owner is focus or owner.isAncestorOf(focus)
