"""The rule card on one sheet of paper: two columns and what counts, as large as fits."""

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
    QTextLayout,
)

from handfoot_gui.core.rule_card import RuleCard, ScoreRow
from handfoot_gui.ui.print.page_format import Paper
from handfoot_gui.ui.print.paper import page_size, pdf_of, usual_paper
from handfoot_gui.ui.widgets.labels import breakable
from handfoot_gui.ui.widgets.theme import TEXT_FAMILIES, TITLE_FAMILIES

SMALLEST: Final = 9.0
"""Points of the smallest text."""
_LARGEST: Final = 12.0
_LONG_TITLE: Final = 60
"""Characters from which a title is written smaller."""
_MARGIN: Final = 12.7
"""Millimetres at every edge."""
_GAP: Final = 0.035
"""Of the sheet's width, between the columns."""
_ONE_LINE: Final = int(Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignLeft)
_WRAPS: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)


_STRIPES: Final = 3
"""Columns of the score table, which goes across the page; one less where its lines are long."""


class _Line(Struct):
    """A heading, or a line of a paragraph."""

    text: str
    height: float
    after: float = 0
    """Room below it, which the end of a column does not need."""
    is_title: bool = False
    keeps_next: bool = False
    """Whether the next line has to stand in the same column."""


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
        self._lines = [
            line
            for section in card.sections
            for line in (
                self._heading(section.title),
                *(line for text in section.sentences for line in self._paragraph(text)),
            )
        ]
        self._score_title = self._heading(card.score_title)
        self._stripes = _STRIPES
        if any(self._score_height(row) > 1.5 * self._line for row in card.scores):
            self._stripes -= 1
        lines = -(-len(card.scores) // self._stripes)
        self._scores = [card.scores[line::lines] for line in range(lines)]
        """What stands side by side; the order goes down the first column, then the next."""
        self._top = self._head_height()
        self._score_lines = [max(map(self._score_height, line)) for line in self._scores]
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

    def _heading(self, text: str) -> _Line:
        height = self._bounds(self._bold, text, self._width).height() + 0.55 * self._line
        return _Line(text, height, is_title=True, keeps_next=True)

    def _paragraph(self, text: str) -> list[_Line]:
        """The lines of *text*; neither the first nor the last ever stands in a column alone."""
        layout = QTextLayout(text, self._text, self._painter.device())
        layout.beginLayout()
        parts: list[str] = []
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self._width)
            parts.append(text[line.textStart() : line.textStart() + line.textLength()])
        layout.endLayout()
        last = len(parts) - 1
        return [
            _Line(
                part.rstrip(),
                self._line,
                after=0.16 * self._line if place == last else 0,
                keeps_next=place != last and place in (0, last - 1),
            )
            for place, part in enumerate(parts)
        ]

    @property
    def _stripe(self) -> float:
        """The width of a column of the score table."""
        return self._size.width() * (1 - (self._stripes - 1) * _GAP) / self._stripes

    def _words_width(self, row: ScoreRow) -> float:
        """What the points leave for the words before them."""
        return self._stripe - self._metrics(self._text).horizontalAdvance(row.points) - self._line

    def _score_height(self, row: ScoreRow) -> float:
        return (
            self._bounds(self._text, row.text, self._words_width(row)).height() + 0.1 * self._line
        )

    def _placed(self) -> list[tuple[int, float]]:
        """Column and height of every line; columns count on over the pages."""
        table = self._score_title.height + sum(self._score_lines)
        room = self._size.height() - self._top - table
        even = sum(line.height + line.after for line in self._lines) / 2
        # One page: both columns end at about the same height.
        for more in (0.5, 1, 2, 3, 5):
            places = self._fill(min(even + more * self._line, room))
            if places[-1][0] < 2:
                return places
        return self._fill(room)

    def _fill(self, limit: float) -> list[tuple[int, float]]:
        places: list[tuple[int, float]] = []
        column, y = 0, 0.0
        for number, line in enumerate(self._lines):
            needed = line.height
            while self._lines[number].keeps_next:
                needed += self._lines[number].after + self._lines[number + 1].height
                number += 1
            if y and y + needed > limit:
                column, y = column + 1, 0.0
            places.append((column, y))
            y += line.height + line.after
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
        for text, (column, y) in zip(self._lines, self._places, strict=True):
            if column // 2 > page:
                page = column // 2
                device.newPage()
            left = (column % 2) * self._width * (1 + 2 * _GAP / (1 - _GAP))
            self._paint_line(text, left, self._top + y)
        self._paint_scores()

    def _paint_scores(self) -> None:
        """The score table, right below the longer column of the last page."""
        last = max(column for column, _ in self._places) // 2
        y = self._top + max(
            y + line.height
            for line, (column, y) in zip(self._lines, self._places, strict=True)
            if column // 2 == last
        )
        self._paint_line(self._score_title, 0, y)
        y += self._score_title.height
        right = int(Qt.AlignmentFlag.AlignRight)
        for line, height in zip(self._scores, self._score_lines, strict=True):
            for number, row in enumerate(line):
                left = number * (self._stripe + _GAP * self._size.width())
                self._painter.setFont(self._text)
                words = QRectF(left, y, self._words_width(row), 1e5)
                self._painter.drawText(words, _WRAPS, row.text)
                self._painter.drawText(QRectF(left, y, self._stripe, 1e5), right, row.points)
            y += height

    def _paint_line(self, line: _Line, left: float, top: float) -> None:
        painter = self._painter
        if line.is_title:
            painter.setFont(self._bold)
            top += 0.37 * self._line
            room = QRectF(left, top, self._width, 10 * self._line)
            painter.drawText(room, _WRAPS, line.text)
            return
        painter.setFont(self._text)
        painter.drawText(QRectF(left, top, self._width, 2 * self._line), _ONE_LINE, line.text)


def _font(families: list[str], points: float, *, is_bold: bool = False) -> QFont:
    font = QFont()
    font.setFamilies(families)
    font.setPointSizeF(points)
    font.setBold(is_bold)
    return font
