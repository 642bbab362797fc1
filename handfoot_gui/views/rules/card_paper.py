"""The rule card on one sheet of paper: two columns, black on white, as large as fits."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPagedPaintDevice,
    QPageLayout,
    QPainter,
    QPdfWriter,
    QPen,
)

from handfoot_gui.model.rules.shape import RuleCard
from handfoot_gui.model.sheet.paper import Paper
from handfoot_gui.views.parts.labels import breakable
from handfoot_gui.views.parts.paper import page_size, pdf_of, usual_paper
from handfoot_gui.views.parts.theme import TEXT_FAMILIES, TITLE_FAMILIES

SMALLEST: Final = 9.0
"""Points of the smallest text."""
_LARGEST: Final = 12.0
_LONG_TITLE: Final = 60
"""Characters from which a title is written smaller."""
_MARGIN: Final = 14.0
"""Millimetres at every edge."""
_GAP: Final = 0.035
"""Of the sheet's width, between the columns."""
_WRAPS: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)


class _Block(Struct):
    """A paragraph or a line of the score table."""

    text: str
    points: str = ""
    is_title: bool = False


def card_pdf(card: RuleCard, paper: Paper | None = None) -> bytes:
    """*card* as a PDF on *paper*."""

    def paint(writer: QPdfWriter) -> bool:
        writer.setPageSize(page_size(paper or usual_paper()))
        return paint_card(card, writer)

    return pdf_of(card.title, paint)


def paint_card(card: RuleCard, device: QPagedPaintDevice) -> bool:
    """Paint *card* onto a printer or a PDF; False when painting cannot begin.

    A set of rules too long for one page at the smallest size goes on on another one.
    """
    device.setPageMargins(
        QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN), QPageLayout.Unit.Millimeter
    )
    painter = QPainter()
    if not painter.begin(device):
        return False
    size = QSizeF(device.width(), device.height())
    points = _LARGEST
    while points > SMALLEST and _Sheet(card, painter, size, points).pages > 1:
        points -= 0.25
    _Sheet(card, painter, size, points).paint(device)
    return painter.end()


class _Sheet:
    """The card laid out at one size of text."""

    def __init__(self, card: RuleCard, painter: QPainter, size: QSizeF, points: float) -> None:
        self._painter = painter
        self._size = size
        self._title, self._summary = (
            breakable(card.title),
            card.summary[:1].upper() + card.summary[1:] + ".",
        )
        self._text = _font(TEXT_FAMILIES, points)
        self._bold = _font(TITLE_FAMILIES, points + 2, is_bold=True)
        more = 10 if len(card.title) <= _LONG_TITLE else 3
        self._large = _font(TITLE_FAMILIES, points + more, is_bold=True)
        self._line = self._metrics(self._text).height()
        self._width = size.width() * (1 - _GAP) / 2
        self._blocks = [
            block
            for section in card.sections
            for block in (
                _Block(section.title, is_title=True),
                *map(_Block, section.sentences),
            )
        ]
        self._blocks.append(_Block(card.score_title, is_title=True))
        self._blocks += [_Block(row.text, row.points) for row in card.scores]
        self._top = self._head_height()
        self._places = self._placed()

    @property
    def pages(self) -> int:
        return 1 + max(column for column, _ in self._places) // 2

    def _metrics(self, font: QFont) -> QFontMetricsF:
        return QFontMetricsF(font, self._painter.device())

    def _bounds(self, font: QFont, text: str, width: float) -> QRectF:
        return self._metrics(font).boundingRect(QRectF(0, 0, width, 1e6), _WRAPS, text)

    def _head_height(self) -> float:
        width = self._size.width()
        return (
            self._bounds(self._large, self._title, width).height()
            + self._bounds(self._text, self._summary, width).height()
            + 1.3 * self._line
        )

    def _height(self, block: _Block) -> float:
        if block.is_title:
            return self._bounds(self._bold, block.text, self._width).height() + 0.65 * self._line
        width = self._width * (0.78 if block.points else 1)
        return self._bounds(self._text, block.text, width).height() + 0.2 * self._line

    def _placed(self) -> list[tuple[int, float]]:
        """Column and height of every block; columns count on over the pages."""
        heights = [self._height(block) for block in self._blocks]
        room = self._size.height() - self._top
        even = sum(heights) / 2 + 2 * self._line
        # One page: both columns end at about the same height.
        for limit in (even, even + 3 * self._line, room):
            places = self._fill(heights, min(limit, room))
            if places[-1][0] < 2:
                return places
        return places

    def _fill(self, heights: list[float], limit: float) -> list[tuple[int, float]]:
        places: list[tuple[int, float]] = []
        column, y = 0, 0.0
        for number, (block, height) in enumerate(zip(self._blocks, heights, strict=True)):
            # A heading stays with its first sentence.
            needed = height + (heights[number + 1] if block.is_title else 0)
            if y and y + needed > limit:
                column, y = column + 1, 0.0
            places.append((column, y))
            y += height
        return places

    def paint(self, device: QPagedPaintDevice) -> None:
        painter, width = self._painter, self._size.width()
        painter.setPen(QColor("black"))
        painter.setFont(self._large)
        title = self._bounds(self._large, self._title, width)
        painter.drawText(title, _WRAPS, self._title)
        painter.setFont(self._text)
        summary = self._bounds(self._text, self._summary, width)
        summary.moveTop(title.height() + 0.2 * self._line)
        painter.drawText(summary, _WRAPS, self._summary)
        line = summary.bottom() + 0.4 * self._line
        painter.setPen(QPen(QColor("black"), self._line * 0.05))
        painter.drawLine(0, round(line), round(width), round(line))
        page = 0
        for block, (column, y) in zip(self._blocks, self._places, strict=True):
            if column // 2 > page:
                page = column // 2
                device.newPage()
            left = (column % 2) * self._width * (1 + 2 * _GAP / (1 - _GAP))
            self._paint_block(block, left, self._top + y)

    def _paint_block(self, block: _Block, left: float, top: float) -> None:
        painter = self._painter
        if block.is_title:
            painter.setFont(self._bold)
            top += 0.45 * self._line
            room = QRectF(left, top, self._width, 10 * self._line)
            painter.drawText(room, _WRAPS, block.text)
            return
        painter.setFont(self._text)
        width = self._width * (0.78 if block.points else 1)
        painter.drawText(QRectF(left, top, width, 1e5), _WRAPS, block.text)
        if block.points:
            room = QRectF(left, top, self._width, 2 * self._line)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignRight), block.points)


def _font(families: list[str], points: float, *, is_bold: bool = False) -> QFont:
    font = QFont()
    font.setFamilies(families)
    font.setPointSizeF(points)
    font.setBold(is_bold)
    return font
