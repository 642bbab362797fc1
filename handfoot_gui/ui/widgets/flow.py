"""Small widgets side by side, in as many lines as they need."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class Flow(QWidget):
    """*items* from the left, a new line where there is no room; one too wide gives way itself."""

    def __init__(self, items: Sequence[QWidget], *, apart: int, lines_apart: int) -> None:
        super().__init__()
        self._items = tuple(items)
        self._apart, self._lines_apart = apart, lines_apart
        for item in self._items:
            item.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _places(self, room: int) -> list[QRect]:
        """Where the items lie in *room* pixels."""
        places: list[QRect] = []
        x = y = high = 0
        for item in self._items:
            hint = item.sizeHint()
            width = min(hint.width(), room)
            if x and x + width > room:
                x, y, high = 0, y + high + self._lines_apart, 0
            places.append(QRect(x, y, width, hint.height()))
            x, high = x + width + self._apart, max(high, hint.height())
        return places

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._items]
        apart = self._apart * max(0, len(hints) - 1)
        return QSize(
            sum(hint.width() for hint in hints) + apart,
            max((hint.height() for hint in hints), default=0),
        )

    def minimumSizeHint(self) -> QSize:
        hints = [item.minimumSizeHint() for item in self._items]
        return QSize(max((hint.width() for hint in hints), default=0), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for item, place in zip(self._items, self._places(self.width()), strict=True):
            item.setGeometry(place)
