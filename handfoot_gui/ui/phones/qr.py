"""What a camera reads off the screen: a text as black squares on white, in any theme."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import Final

import segno
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from handfoot_gui.ui.widgets.theme import Style

QUIET: Final = 4
"""Squares that stay white around the code."""
LEAST_SIZE: Final = 216.0
"""Units across, the white around it included; a smaller one is hard to catch from a chair."""
_DARK: Final = "#000000"
_LIGHT: Final = "#FFFFFF"


@lru_cache(maxsize=8)
def code_path(text: str) -> tuple[QPainterPath, int]:
    """The dark squares of the code for *text*, one unit each, and how many squares it has from
    side to side, the white ones around it included."""
    rows = segno.make_qr(text, error="m", boost_error=False).matrix
    path = QPainterPath()
    for down, row in enumerate(rows, QUIET):
        across = QUIET
        for is_dark, squares in groupby(row):
            count = len(list(squares))
            if is_dark:
                path.addRect(across, down, count, 1)
            across += count
    return path, len(rows) + 2 * QUIET


class Code(QWidget):
    """The code for *text* in a white square as large as has room, whole pixels to each of its own
    squares."""

    def __init__(self, style: Style, text: str, *, size: float, name: str) -> None:
        """*size* are the units that it has at most across, *name* says to screen readers what it
        is."""
        super().__init__()
        self._style = style
        self.text = text
        """What a camera reads."""
        # Not first while it is painted: whatever makes that much may collect garbage, too.
        self._path, self._squares = code_path(text)
        self._size = max(LEAST_SIZE, size)
        self.setObjectName("code")
        self.setAccessibleName(name)
        self.setMinimumSize(*2 * (style.px(LEAST_SIZE),))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        # A page that scrolls would scroll for the size that it would like to have.
        return self.minimumSize()

    @property
    def square(self) -> QRectF:
        """The white square, in logical pixels."""
        side = min(self.width(), self.height(), self._style.px(self._size))
        return QRectF((self.width() - side) // 2, (self.height() - side) // 2, side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, around = QPainter(self), self.square
        path, squares = self._path, self._squares
        painter.setPen(QPen(QColor(self._style.theme.zone_line or _LIGHT)))
        painter.setBrush(QColor(_LIGHT))
        painter.drawRect(around.adjusted(0, 0, -1, -1))
        dpr = self.devicePixelRatioF()
        step = max(1, int(around.width() * dpr) // squares) / dpr
        rest = round((around.width() - step * squares) / 2 * dpr) / dpr
        painter.translate(around.left() + rest, around.top() + rest)
        painter.scale(step, step)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_DARK))
        painter.drawPath(path)
