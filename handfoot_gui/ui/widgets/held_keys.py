"""Which keys are down: one that is held acts once, and what just came is opened by a new press.

Qt marks what a held key repeats, though under X11 hardly ever: there a held key is a release and a
press of the same moment, again and again. What was meant for one page would open the next one.
"""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from handfoot_gui.ui.widgets.keys_by_place import (
    as_repeat,
    in_latin,
    latin_letter,
    press_shortcut,
)
from handfoot_gui.ui.widgets.timing import Timing

_REPEAT_MS: Final = 5
"""A key that is up for no longer was never let go: no finger is as quick."""
_LOST_MS: Final = 2000
"""So long after it was heard of last a key is not down any more: held it would repeat."""
_ONCE: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
"""Keys that open and close; nobody means them again while they are held."""
PRESSING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""Keys that press buttons."""
_LONG: Final = 1 << 30


class HeldKeys(QObject):
    """Follows the keys of every window before anything else sees them.

    A press that a held key repeats is marked as Qt's own are (`QKeyEvent.isAutoRepeat`); of Enter
    and Escape it goes no further. A letter of a script in which the program has no keys is taken
    for the Latin one in its place.
    """

    def __init__(self) -> None:
        super().__init__()
        self._is_watching = False
        self._down: dict[int, int] = {}
        """The keys that are down, and when each was heard of last."""
        self._released = 0, 0
        """The key that went up last, and when, in the milliseconds of the events."""
        self._pressed = 0, 0
        """The key and the moment of the last press."""
        self._sent: tuple[int, int, bool] | None = None
        """The press that is on its way in the place of another."""
        self._rest = _LONG
        """How long all keys had been up before that press."""

    def watch(self) -> None:
        """Follow every window that gets the keys from now on."""
        app = QGuiApplication.instance()
        if not self._is_watching and isinstance(app, QGuiApplication):
            self._is_watching = True
            app.focusWindowChanged.connect(self._on_window)

    def rest_before(self, event: QKeyEvent) -> int:
        """Milliseconds for which all keys had been up before the press *event*."""
        if event.isAutoRepeat():
            return 0
        is_last = (event.key(), event.timestamp()) == self._pressed
        return self._rest if is_last else _LONG

    def _on_window(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)
        else:
            # What is let go elsewhere nobody tells us.
            self._down.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.KeyPress:
                sent, self._sent = self._sent, None
                if sent == (event.key(), event.timestamp(), event.isAutoRepeat()):
                    return False
                return self._is_taken(watched, event) or self._is_done_by_place(watched, event)
            if event.type() is QEvent.Type.KeyRelease and not event.isAutoRepeat():
                self._down.pop(_code(event), None)
                self._released = _code(event), _moment(event)
        return False

    def _is_taken(self, window: QObject, event: QKeyEvent) -> bool:
        """Note the press *event*; whether it goes no further."""
        code, now, (last, when) = _code(event), _moment(event), self._released
        rest = now - when
        # What a desktop takes for itself may be let go without a word.
        self._down = {key: at for key, at in self._down.items() if 0 <= now - at < _LOST_MS}
        is_up_for_long = not last or rest < 0
        is_pair = code == last and 0 <= rest <= _REPEAT_MS
        is_held = event.isAutoRepeat() or code in self._down or is_pair
        self._rest = 0 if is_held or self._down else _LONG if is_up_for_long else rest
        self._pressed = event.key(), event.timestamp()
        self._down[code] = now
        if not is_held:
            return False
        if event.key() in _ONCE:
            return True
        if event.isAutoRepeat():
            return False
        marked = as_repeat(event)
        if not self._is_done_by_place(window, marked):
            self._send(window, marked)
        return True

    def _is_done_by_place(self, window: QObject, event: QKeyEvent) -> bool:
        """Whether the press *event* of a keyboard without Latin letters was done as that of the
        Latin letter in its place."""
        letter = latin_letter(event)
        if not letter:
            return False
        latin = in_latin(event, letter)
        if not press_shortcut(latin):
            self._send(window, latin)
        return True

    def _send(self, window: QObject, event: QKeyEvent) -> None:
        """Send *event* in the place of the one that came, which was noted."""
        self._sent = event.key(), event.timestamp(), event.isAutoRepeat()
        QApplication.sendEvent(window, event)


def _moment(event: QKeyEvent) -> int:
    """When it happened: by the clock of the system's own, which no busy program slows down."""
    return event.timestamp() or time.monotonic_ns() // 1_000_000


def _code(event: QKeyEvent) -> int:
    """The key itself, whatever it types while others are down."""
    return event.nativeScanCode() or event.key()


HELD_KEYS: Final = HeldKeys()


class NewPresses(QObject):
    """Keeps Enter and Space from pressing the buttons of what just came, unless the press began
    there, after all keys had been up."""

    def __init__(self, parent: QObject, timing: Timing) -> None:
        super().__init__(parent)
        self._timing = timing
        self._since = QElapsedTimer()
        self.begin()

    def begin(self) -> None:
        """Something comes now."""
        self._since.start()

    def guard(self, *buttons: QWidget) -> None:
        """Let those keys press *buttons* only where that is meant."""
        for button in buttons:
            button.installEventFilter(self)

    def takes(self, event: QKeyEvent) -> bool:
        """Whether the press *event* was begun here."""
        rest = HELD_KEYS.rest_before(event)
        return not event.isAutoRepeat() and min(rest, self._since.elapsed()) >= self._timing.keys_up

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_pressing = (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() in PRESSING
        )
        if is_pressing and isinstance(event, QKeyEvent) and not self.takes(event):
            return True
        return super().eventFilter(watched, event)
