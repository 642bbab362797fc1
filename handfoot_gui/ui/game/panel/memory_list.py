"""The memory aid beside the table: what the others threw, and the cards unseen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from handfoot_gui.session.memory_text import MemoryCell, MemoryText
from handfoot_gui.ui.widgets.felt import scroll
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.labels import Elided, label
from handfoot_gui.ui.widgets.layouts import horizontal, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_COLUMNS: Final = 4
_SHORT: Final = 3
"""Signs of a number among the unseen cards; longer texts have a line of their own."""


class MemoryList(QScrollArea):
    """Shows a `MemoryText` in as many lines as it takes: each player's last discards, and the
    cards unseen; scrolls when there are more."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._text: MemoryText | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(translate("Common", "Memory aid"))

    def set_text(self, text: MemoryText) -> None:
        """Show *text*."""
        if text == self._text:
            return
        self._text = text
        place = self.verticalScrollBar().value()
        scroll(self, self._content(text))
        self.verticalScrollBar().setValue(place)

    def _content(self, text: MemoryText) -> QWidget:
        style, px, theme = self._style, self._style.px, self._style.theme
        content = QWidget()
        rows = vertical(style, content, margins=(0, 0, 2, 0), gap=2)
        for line in text.lines:
            rows.addWidget(Elided(style, line.name, TextStyle.LABEL_STRONG))
            for said in filter(None, (line.laid, line.held)):
                told = label(style, said, TextStyle.LABEL, wraps=True)
                told.setContentsMargins(px(12), 0, 0, px(2))
                rows.addWidget(told)
        if text.cells:
            left = label(style, text.left, TextStyle.LABEL_STRONG, wraps=True)
            left.setContentsMargins(0, px(6) if text.lines else 0, 0, 0)
            rows.addWidget(left)
            rows.addLayout(self._cells(text.cells))
        if text.note:
            rows.addWidget(label(style, text.note, TextStyle.LABEL, ink=theme.text2, wraps=True))
        rows.addStretch(1)
        return content

    def _cells(self, cells: tuple[MemoryCell, ...]) -> QGridLayout:
        style, px, theme = self._style, self._style.px, self._style.theme
        is_short = all(len(cell.text) <= _SHORT for cell in cells)
        columns = _COLUMNS if is_short else 1
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(10))
        grid.setVerticalSpacing(px(2))
        for number, cell in enumerate(cells):
            pair = horizontal(style, gap=6)
            pair.addWidget(label(style, cell.head, TextStyle.LABEL, ink=theme.text2))
            count = label(style, cell.text, TextStyle.LABEL_STRONG, wraps=not is_short)
            count.setAccessibleName(cell.spoken)
            pair.addWidget(count, 0 if is_short else 1)
            if is_short:
                pair.addStretch(1)
            grid.addLayout(pair, number // columns, number % columns)
        return grid
