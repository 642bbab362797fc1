"""Pages on top of one another, of which one is seen, and one is met by screen readers."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QStackedWidget, QWidget

_NOTHING: Final = cast(QAccessibleInterface, None)
"""What Qt wants where there is no child; its declarations for Python forget that."""


class Stack(QStackedWidget):
    """Shows one page at a time. Qt's own calls itself a pane in layers, and counts them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _meet_readers()


class _StackAccessible(QAccessibleWidget):
    """A pane without a name around the page that is shown."""

    def __init__(self, stack: Stack) -> None:
        super().__init__(stack, QAccessible.Role.Client)

    @property
    def _shown(self) -> QWidget | None:
        # Not held: PySide never lets go of this object, and so would not of the pages.
        return cast(Stack, self.object()).currentWidget()

    def childCount(self) -> int:
        return int(self._shown is not None)

    def child(self, index: int) -> QAccessibleInterface:
        shown = self._shown
        if index or shown is None:
            return _NOTHING
        return QAccessible.queryAccessibleInterface(shown)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return 0 if child.object() is self._shown else -1


@cache
def _meet_readers() -> None:
    """Let screen readers meet every stack so from now on."""

    def made(_class: str, thing: QObject) -> QAccessibleInterface | None:
        return _StackAccessible(thing) if isinstance(thing, Stack) else None

    QAccessible.installFactory(made)
