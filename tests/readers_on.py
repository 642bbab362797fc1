"""Somebody has a screen reader on or none, as far as the program can ask Qt."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QAccessible


@contextmanager
def reader_on(is_on: bool = True) -> Iterator[None]:
    """Until it ends a screen reader is listening, or none.

    Before Qt 6.10 only the system's own way to readers can say so, and the screen that the tests
    have is without one.
    """
    was_on, told = QAccessible.isActive(), QAccessible.isActive
    QAccessible.setActive(is_on)
    if QAccessible.isActive() is not is_on:
        QAccessible.isActive = staticmethod(lambda: is_on)  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        QAccessible.isActive = told  # type: ignore[method-assign]
        QAccessible.setActive(was_on)
