"""A link of any length, which goes on in the next line where it has no room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from handfoot_gui.ui.widgets.controls import RING, KeyFocus
from handfoot_gui.ui.widgets.labels import breakable, label
from handfoot_gui.ui.widgets.layouts import vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_LEAST: Final = 44
"""Units of height, so that it is met by a finger."""


class LinkLine(QAbstractButton):
    """A whole line that leads somewhere."""

    def __init__(self, style: Style, text: str, name: str) -> None:
        super().__init__()
        self._style = style
        self._focus = KeyFocus(self, name)
        self.setText(text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumHeight(style.px(_LEAST))
        rows = vertical(style, self, margins=(RING, RING, RING, RING), gap=0)
        said = label(style, breakable(text), TextStyle.BUTTON, ink=style.theme.link, wraps=True)
        # On a button it would have the ink of buttons.
        said.setForegroundRole(QPalette.ColorRole.WindowText)
        rows.addWidget(said)

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._focus.begin(self._style)
