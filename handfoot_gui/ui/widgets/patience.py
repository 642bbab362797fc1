"""Waiting for another program that holds a file, while the window goes on."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final, TypeVar

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer

from handfoot_gui.storage.faults import Fault, SaveError

ResultT = TypeVar("ResultT")

_PAUSE: Final = 60
"""Milliseconds between two tries."""


def void(_: object) -> None:
    """Nothing follows."""


class _Wish(Struct, frozen=True):
    act: Callable[[], Any]
    then: Callable[[Any], None]
    failed: Callable[[SaveError], None]
    until: float


class Patience(QObject):
    """Does what another program may keep waiting, one after the other: at once where nobody holds
    the file, else again and again for a while."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wishes: deque[_Wish] = deque()
        self._is_at_it = False
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_waiting(self) -> bool:
        """Whether something is still to be done."""
        return bool(self._wishes)

    def do(
        self,
        act: Callable[[], ResultT],
        then: Callable[[ResultT], None],
        failed: Callable[[SaveError], None],
        seconds: float,
    ) -> None:
        """Do *act*, which itself never waits, after all that is still to be done, then *then* with
        what it gives; or *failed* with what is wrong, once *seconds* have passed where another
        program has the file."""
        self._wishes.append(_Wish(act, then, failed, time.monotonic() + seconds))
        if not self._is_at_it and not self._timer.isActive():
            self._go_on()

    def _go_on(self) -> None:
        self._is_at_it = True
        try:
            while self._wishes:
                wish = self._wishes[0]
                try:
                    found = wish.act()
                except SaveError as error:
                    is_held = error.fault is Fault.OPEN_ELSEWHERE
                    if is_held and time.monotonic() < wish.until:
                        self._timer.start()
                        return
                    self._wishes.popleft()
                    wish.failed(error)
                else:
                    self._wishes.popleft()
                    wish.then(found)
        finally:
            self._is_at_it = False
