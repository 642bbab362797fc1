"""Where the window is and was: what is kept of it for another day, and how it stays in sight."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QByteArray, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from handfoot_gui.ui.widgets.dialog import FRAME

SMALLEST: Final = QSize(1024, 700)
"""The smallest window, in logical pixels."""
_REACHED: Final = 80
"""Pixels of a window that can be taken hold of."""
_SETTLED_MS: Final = 250
"""How long a window that came to rest has not moved."""
_MAXIMISED: Final = Qt.WindowState.WindowMaximized
_FULL: Final = Qt.WindowState.WindowFullScreen
_MINIMISED: Final = Qt.WindowState.WindowMinimized
_FILLING: Final = _MAXIMISED | _FULL
_ELSEWHERE: Final = _FILLING | _MINIMISED
_STATES: Final = {_MAXIMISED: "maximised", _FULL: "full"}
_PLACE: Final = re.compile(r"(-?\d{1,6}) (-?\d{1,6}) (\d{1,6}) (\d{1,6})((?: maximised| full)*)")
"""The place of a window: left, top, width, height, and its state."""


def _area(rect: QRect) -> int:
    return rect.width() * rect.height()


def _room(screen: QScreen) -> QRect:
    """What of *screen* is there for windows; all of it where a desktop that has just begun says
    that hardly anything is."""
    room, whole = screen.availableGeometry(), screen.geometry()
    return (
        room
        if min(room.width() * 2 - whole.width(), room.height() * 2 - whole.height()) > 0
        else whole
    )


def _inside(rect: QRect, room: QRect, least: QSize) -> QRect:
    """*rect*, no larger than *room* with a frame around it and no smaller than *least*, and moved
    as little as needed to be wholly there."""
    size = rect.size().boundedTo(room.size() - FRAME).expandedTo(least)
    side, top = FRAME.width() // 2, FRAME.height() - FRAME.width() // 2
    left = max(room.left() + side, min(rect.left(), room.right() + 1 - side - size.width()))
    upper = max(room.top() + top, min(rect.top(), room.bottom() + 1 - side - size.height()))
    return QRect(QPoint(left, upper), size)


def _fills_room(window: QWidget, place: QRect) -> bool:
    """Whether *place* is as large as the room of the screen that *window* is on."""
    whole = _room(window.screen()).size() - FRAME - FRAME
    return place.size() == place.size().expandedTo(whole)


class ScreenRoom(QObject):
    """Keeps *window* where people can reach it, on whatever screen it comes to."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._known: list[QScreen] = []
        self._is_followed = False
        self._has_changed = False
        """Whether the screen has changed while the window filled it."""
        self._leaving = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        """Until a window that filled the screen is again where it was before."""
        self._leaving.timeout.connect(self._on_room)
        self.is_tight = False
        """Whether the window has to fit into its screen."""

    def fit_into(self, screen: QSize) -> None:
        """Be no larger than a screen of so many logical pixels, also where it is small or much
        enlarged: what is beside it nobody could reach."""
        self.is_tight = True
        window, room = self._window, screen - FRAME
        window.setMinimumSize(SMALLEST.boundedTo(room))
        window.resize(window.size().boundedTo(room))

    def fitted(self, rect: QRect, screen: QScreen) -> QRect:
        """*rect* as it can be on *screen*."""
        if not self.is_tight:
            return rect
        self.fit_into(_room(screen).size())
        return _inside(rect, _room(screen), self._window.minimumSize())

    def follow(self) -> None:
        """From now on, once the window is there."""
        if not self._is_followed:
            self._is_followed = True
            self._window.windowHandle().screenChanged.connect(self._on_screen)
            self._watch(self._window.screen())

    def note_step(self) -> None:
        """The window that fills nothing has moved, or has another size."""
        if self._leaving.isActive():
            self._leaving.start()

    def note_state(self) -> None:
        """The window may fill its screen no more."""
        if self._has_changed and not self._window.windowState() & _ELSEWHERE:
            self._leaving.start()

    def _on_screen(self, screen: QScreen | None) -> None:
        """The window is on another *screen*, which may be smaller, or more enlarged, and may become
        so while it is there."""
        if screen is not None:
            self._watch(screen)
            self.is_tight = True
            self._on_room()

    def _watch(self, screen: QScreen) -> None:
        if screen not in self._known:
            self._known.append(screen)
            screen.availableGeometryChanged.connect(self._on_room)

    def _on_room(self) -> None:
        """So much of the screen is there for windows; what is beside it nobody could reach."""
        window = self._window
        self._has_changed = bool(window.windowState() & _ELSEWHERE)
        if self._has_changed or not self.is_tight:
            return
        room, rect = _room(window.screen()), window.geometry()
        self.fit_into(room.size())
        taken_hold_of = QRect(rect.topLeft(), QSize(rect.width(), _REACHED))
        seen = taken_hold_of & room
        if min(seen.width(), seen.height()) < _REACHED:
            window.setGeometry(_inside(rect, room, window.minimumSize()))


class WindowPlace(QObject):
    """Remembers where *window* was while it filled nothing, and whether it filled the screen."""

    full_screen_changed = Signal(bool)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._is_maximised_below = False
        """Whether a window that fills the screen is maximised once it no longer does."""
        self._free_places: list[QRect] = []
        """Where it came to rest lately while it filled nothing, the last one at the end."""
        self._filled: list[QRect] = []
        """Where it has been lately while it was maximised or full screen."""
        self._steps: list[QRect] = []
        """Where it has been since, as long as it has not come to rest."""
        self._settling = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._settling.timeout.connect(self._note_place)
        self.room = ScreenRoom(window)
        """Keeps it on a screen."""

    @property
    def text(self) -> str:
        """Size, place and state, to be put back another day."""
        self._note_place()
        state = self._window.windowState()
        if state & _FULL and self._is_maximised_below:
            state |= _MAXIMISED
        words = [name for flag, name in _STATES.items() if state & flag]
        rect = self._free_places[-1] if self._free_places else self._window.normalGeometry()
        return " ".join([f"{rect.x()} {rect.y()} {rect.width()} {rect.height()}", *words])

    def put_back(self, place: str) -> None:
        """Be where the window was closed, as far as a screen is there; empty: stay."""
        window, found = self._window, _PLACE.fullmatch(place)
        if found is None:
            # Older programs kept what only Qt can read.
            if place and window.restoreGeometry(QByteArray.fromBase64(place.encode())):
                self._free_places = [window.normalGeometry()]
            return
        left, top, width, height = map(int, found.groups()[:4])
        rect = QRect(left, top, width, height)
        screen = max(QGuiApplication.screens(), key=lambda one: _area(rect & _room(one)))
        if not _room(screen).intersects(rect):
            # The one where it was is gone: it comes to the middle of the first.
            screen = QGuiApplication.primaryScreen()
            rect.moveCenter(_room(screen).center())
        window.setGeometry(self.room.fitted(rect, screen))
        self._free_places = [window.geometry()]
        self._is_maximised_below = _STATES[_MAXIMISED] in found[5]
        if _STATES[_FULL] in found[5]:
            window.setWindowState(_FULL)
        elif self._is_maximised_below:
            window.setWindowState(_MAXIMISED)

    def fill_screen(self, is_full: bool) -> None:
        """Let the window fill the screen, or be as it was before."""
        if is_full:
            self._is_maximised_below = self._window.isMaximized()
            self._window.showFullScreen()
        elif self._is_maximised_below:
            self._window.showMaximized()
        else:
            self._window.showNormal()

    def note_step(self) -> None:
        """The window has moved, or has another size."""
        self._note_filled()
        if not self._window.windowState() & _ELSEWHERE:
            self._steps.append(self._window.geometry())
            self._settling.start()
            self.room.note_step()

    def note_state(self, old: Qt.WindowState) -> None:
        """The window has another state than the *old* one."""
        state = self._window.windowState()
        is_full = bool(state & _FULL)
        if is_full and not old & _FULL:
            self._is_maximised_below |= bool(old & _MAXIMISED)
        elif old & _ELSEWHERE == _MAXIMISED and not state & _ELSEWHERE:
            # A window that is about to fill the screen may be free for a moment, too.
            self._is_maximised_below = False
        if state & _ELSEWHERE and self._steps:
            # A desktop may say how large it is now before it says why.
            free = [step for step in self._steps if not _fills_room(self._window, step)]
            if free:
                self._note_free(free[-1])
            self._steps.clear()
        self._note_filled()
        self.room.note_state()
        self.full_screen_changed.emit(is_full)

    def _note_place(self) -> None:
        """Remember where the window is, unless it is maximised or full screen."""
        if not self._window.windowState() & _ELSEWHERE:
            self._note_free(self._window.geometry())
        self._steps.clear()

    def _note_free(self, place: QRect) -> None:
        """Remember that it was at *place* when it filled nothing; a desktop that is slow may say so
        of where it still, or already, fills the screen."""
        if place not in self._filled:
            self._free_places = [*self._free_places[-2:], place]

    def _note_filled(self) -> None:
        """Remember where the window is if it is maximised or full screen, and the desktop has
        already made it as large."""
        place = self._window.geometry()
        if self._window.windowState() & _FILLING and _fills_room(self._window, place):
            self._filled = [*self._filled[-4:], place]
            self._free_places = [free for free in self._free_places if free != place]
