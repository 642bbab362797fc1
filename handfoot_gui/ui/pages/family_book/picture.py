"""What the pictures of the family book have in common: their size, and what is heard of them."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from handfoot_gui.ui.widgets.theme import Style

_USUAL, _LEAST = 340, 240
"""Units across a picture."""


class Picture(QWidget):
    """Takes all the room there is; of at least some height."""

    def __init__(self, style: Style, name: str, high: int) -> None:
        """It is called *name* and at least *high* pixels high."""
        super().__init__()
        self._style = style
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(high)

    def tell(self, what: str, told: str) -> None:
        """For whoever does not look: *what* it shows, and all of that in words."""
        self.setAccessibleName(what)
        self.setAccessibleDescription(told)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(_USUAL), self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(_LEAST), self.minimumHeight())
