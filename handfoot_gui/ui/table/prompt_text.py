"""A sentence above the hand, with a name in bold and cards in the colours of their suits."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)

from handfoot_gui.core.messages import PromptBar
from handfoot_gui.core.text.words import around
from handfoot_gui.ui.widgets.theme import TextStyle, font

_SUITS: Final = "♠♥♦♣"
_CARDS: Final = re.compile(rf"([^\W_]*[{_SUITS}])")
"""A rank with the sign of its suit."""


class PromptText:
    """The prompt of a bar, as wide as it may be."""

    def __init__(
        self,
        value: PromptBar,
        width: float,
        colour: str,
        size: float,
        suit_inks: tuple[str, ...] = (),
    ) -> None:
        """With *suit_inks* cards are written in the colours of spades, hearts, diamonds and clubs;
        else everything is in *colour*."""
        self.size = size
        self.document = document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(font(TextStyle.PROMPT, 1.0, size=size))
        option = QTextOption(Qt.AlignmentFlag.AlignLeft)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        document.setDefaultTextOption(option)
        self._suit_inks = suit_inks
        self._letters = QTextCharFormat()
        self._letters.setForeground(QColor(colour))
        start, name, rest = around(value.prompt, [value.name])
        # Piece by piece, never as HTML: names are typed by people.
        writer = QTextCursor(document)
        self._write(writer, start)
        bold = QTextCharFormat(self._letters)
        bold.setFontWeight(QFont.Weight.Bold)
        writer.insertText(name, bold)
        self._write(writer, rest)
        document.setTextWidth(width)

    def _write(self, writer: QTextCursor, text: str) -> None:
        if not self._suit_inks:
            writer.insertText(text, self._letters)
            return
        for piece in filter(None, _CARDS.split(text)):
            letters = QTextCharFormat(self._letters)
            if piece[-1] in _SUITS:
                letters.setForeground(QColor(self._suit_inks[_SUITS.index(piece[-1])]))
                letters.setFontWeight(QFont.Weight.Bold)
            writer.insertText(piece, letters)

    @property
    def width(self) -> float:
        """Units that its longest line takes."""
        return self.document.idealWidth()

    @property
    def height(self) -> float:
        """Units that all its lines take."""
        return self.document.size().height()

    @property
    def lines(self) -> int:
        """How many lines it takes."""
        high = QFontMetricsF(self.document.defaultFont()).height()
        return round(self.document.size().height() / high)

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paint it in the middle of *room*'s height."""
        painter.save()
        painter.translate(room.left(), room.top() + max(0.0, (room.height() - self.height) / 2))
        self.document.drawContents(painter)
        painter.restore()
