"""What all pages around the table share: they scroll when they must and rebuild in a new look."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QScrollBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from handfoot_gui.ui.widgets.controls import KeyFocus
from handfoot_gui.ui.widgets.theme import Style

WIDEST: Final = 1280
"""Units a page's content is wide at most; beyond that it stays in the middle."""


class Page(QScrollArea):
    """A page that is built anew from its facts whenever they or the look change.

    The control that had the focus gets it back if the new content has one of the same object
    name, so every control of a page has one.
    """

    breaks: tuple[int, ...] = (900,)
    """Widths in units at which the layout changes; below the first, two columns become one."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._room = len(self.breaks)
        """How many of the breaks the width has reached."""
        self._is_stale = False
        """Another look came while the page was not shown."""
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @abstractmethod
    def _content(self) -> QWidget:
        """A new content widget for the present facts."""

    def set_style(self, style: Style) -> None:
        """Show the page in another theme or size."""
        self._style = style
        self._room = self._room_now()
        if self.widget() is not None:
            if self.isVisible():
                self._rebuild()
            else:
                self._is_stale = True

    def showEvent(self, event: QShowEvent) -> None:
        if self._is_stale:
            self._rebuild()
        super().showEvent(event)

    def _rebuild(self) -> None:
        self._is_stale = False
        focus: QWidget | None = QApplication.focusWidget()
        name = focus.objectName() if focus is not None and self.isAncestorOf(focus) else ""
        ring = focus.findChild(KeyFocus) if focus is not None else None
        is_by_key = ring is not None and ring.is_shown
        place = self.scroll_bar.value()
        old: QWidget | None = self.takeWidget()
        if old is not None:
            old.hide()
            # A click on one of its own buttons may have led here.
            old.deleteLater()
        self.setWidget(self._content())
        again = self.findChild(QWidget, name) if name else None
        if again is not None:
            reason = Qt.FocusReason.TabFocusReason if is_by_key else Qt.FocusReason.OtherFocusReason
            again.setFocus(reason)
        self.scroll_bar.setValue(place)

    @property
    def scroll_bar(self) -> QScrollBar:
        """What scrolls the page, or its `Middle` where it has one."""
        return (self.findChild(Middle) or self).verticalScrollBar()

    def _margin(self) -> float:
        """Units left free at the left and right."""
        return 32 if self._is_narrow else 64

    @property
    def _is_narrow(self) -> bool:
        return self._room == 0

    def _room_now(self) -> int:
        return sum(self.width() >= units * self._style.scale for units in self.breaks)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self._room_now()
        if room != self._room:
            self._room = room
            if self.widget() is not None:
                self._rebuild()


def show_top(page: QWidget) -> None:
    """Scroll *page* and everything in it that scrolls to its top."""
    inner = page.findChildren(QScrollArea)
    for area in (page, *inner) if isinstance(page, QScrollArea) else inner:
        area.verticalScrollBar().setValue(0)


class Middle(QScrollArea):
    """The part of a page that scrolls while what stands above and below it stays."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # The page around it would scroll for the height this one would like to have.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.setWidget(content)


def column(
    style: Style, *, margins: tuple[float, float, float, float]
) -> tuple[QWidget, QVBoxLayout]:
    """A widget that keeps its content in the middle, and the layout for that content.

    *margins* are left, top, right, bottom in units.
    """
    outer = QWidget()
    row = QHBoxLayout(outer)
    row.setContentsMargins(0, 0, 0, 0)
    inner = QWidget()
    inner.setMaximumWidth(style.px(WIDEST))
    inner.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    row.addStretch(1)
    row.addWidget(inner, 1000)
    row.addStretch(1)
    layout = QVBoxLayout(inner)
    left, top, right, bottom = (style.px(margin) for margin in margins)
    layout.setContentsMargins(left, top, right, bottom)
    layout.setSpacing(0)
    return outer, layout
