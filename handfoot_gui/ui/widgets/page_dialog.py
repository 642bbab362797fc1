"""A small window around one page to read: the page scrolls, and its button or Escape closes it."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.ui.widgets.controls import Button, Kind
from handfoot_gui.ui.widgets.page import Page
from handfoot_gui.ui.widgets.theme import Style


class PageDialog(QDialog):
    """*page* and, below it, the button that closes."""

    def __init__(
        self, style: Style, page: Page, size: tuple[int, int], parent: QWidget | None
    ) -> None:
        """*size* are the units wanted of width and height; never more than the screen has."""
        super().__init__(parent)
        self._style = style
        px = style.px
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, px(12))
        rows.addWidget(page, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(px(24), 0, px(24), 0)
        foot.addStretch(1)
        close = Button(style, self.tr("Close"), Kind.PRIMARY, key=self.tr("Esc"), name="close")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        foot.addWidget(close)
        rows.addLayout(foot)
        close.setFocus()
        width, height = size
        most = self.screen().availableGeometry().width()
        self.resize(min(px(width), most), min(px(height), self._highest()))

    def grow_to(self, units: int) -> None:
        """Be at least *units* high, as far as the screen is."""
        self.resize(self.width(), max(self.height(), min(self._style.px(units), self._highest())))

    def _highest(self) -> int:
        """Pixels, with some left for the frame of the window."""
        return self.screen().availableGeometry().height() - self._style.px(40)
