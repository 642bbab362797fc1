"""The rule card on paper: two columns and what counts, on one page, as large as fits."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from operator import add
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QTextCursor, QTextDocument

from handfoot_gui.core.rule_card import RuleCard
from handfoot_gui.ui.print.page_format import LINE, MARGIN, MM
from handfoot_gui.ui.print.print_painter import UNITS, PrintPainter, text_width
from handfoot_gui.ui.print.printing import PrintedPage, Printout, usual_paper
from handfoot_gui.ui.print.text_document import add_table, add_text, text_document

_SMALLEST: Final = 9.0
_LARGEST: Final = 12.0
"""Points of the text."""
_LONG_TITLE: Final = 60
"""Characters from which a title is written smaller."""
_GAP: Final = 0.035
"""Of the page's width, between the columns."""
_STRIPES: Final = 3
"""Columns of the score table, which goes across the page; one less where its lines are long."""


class _Line(Struct, frozen=True):
    """A line of the text, in `UNITS` from its beginning."""

    top: float
    bottom: float
    keeps_next: bool
    """Whether the next line has to stand in the same column."""


class _Column(Struct, frozen=True):
    """What of the text stands in a column."""

    top: float
    bottom: float


def card_printout(card: RuleCard, size: QSizeF | None = None) -> Printout:
    """*card* on paper of so many millimetres, the usual one where nothing is said.

    A set of rules too long for one page at the smallest size goes on on another one.
    """
    size = size or QSizeF(usual_paper().width, usual_paper().height)
    points = _LARGEST
    while (layout := _Layout(card, size, points)).pages > 1 and points > _SMALLEST:
        points -= 0.25
    width, height = size.width(), size.height()
    paints = (partial(layout.paint, number) for number in range(layout.pages))
    return Printout(card.title, [PrintedPage(width, height, paint) for paint in paints])


class _Layout:
    """The card laid out at one size of text; all lengths are `UNITS`."""

    def __init__(self, card: RuleCard, size: QSizeF, points: float) -> None:
        self._points = points
        self._width = (size.width() - 2 * MARGIN) * UNITS
        self._height = (size.height() - 2 * MARGIN) * UNITS
        self._across = self._width * (1 - _GAP) / 2
        self._head = self._head_of(card)
        self._text = self._text_of(card)
        self._scores = self._scores_of(card)
        self._top = self._head.size().height() + self._line * 1.2
        self._columns = self._columns_of_text()

    @property
    def pages(self) -> int:
        return (len(self._columns) + 1) // 2

    def paint(self, page: int, painter: PrintPainter) -> None:
        """Paint page number *page*, counted from 0."""
        left, top = MARGIN, MARGIN + self._top / UNITS
        if page == 0:
            _paint(painter, self._head, MARGIN)
            rule = MARGIN + (self._head.size().height() + 0.4 * self._line) / UNITS
            painter.across(rule, left, left + self._width / UNITS, 0.05 * self._line / UNITS)
        columns = self._columns[2 * page : 2 * page + 2]
        for column in columns:
            part = QRectF(0, column.top, self._across, column.bottom - column.top)
            painter.document(self._text, left, top, part)
            left += (self._across + _GAP * self._width) / UNITS
        if page == self.pages - 1:
            below = max(column.bottom - column.top for column in columns)
            _paint(painter, self._scores, top + (below + 0.4 * self._line) / UNITS)

    @property
    def _line(self) -> float:
        """The height of a line of text."""
        return self._points * MM * LINE * UNITS

    # -- the text ---------------------------------------------------------------------------

    def _head_of(self, card: RuleCard) -> QTextDocument:
        head = text_document(self._width)
        more = 10 if len(card.title) <= _LONG_TITLE else 3
        cursor = QTextCursor(head)
        add_text(cursor, card.title, self._points + more, is_title=True)
        summary = f"{card.summary[:1].upper()}{card.summary[1:]}."
        add_text(cursor, summary, self._points, above=0.2 * self._line)
        return head

    def _text_of(self, card: RuleCard) -> QTextDocument:
        text = text_document(self._across)
        cursor = QTextCursor(text)
        for section in card.sections:
            self._add_heading(cursor, section.title)
            for sentence in section.sentences:
                add_text(cursor, sentence, self._points, below=0.16 * self._line)
        return text

    def _add_heading(self, cursor: QTextCursor, title: str) -> None:
        above, below = 0.37 * self._line, 0.18 * self._line
        add_text(cursor, title, self._points + 2, is_title=True, above=above, below=below)

    def _scores_of(self, card: RuleCard) -> QTextDocument:
        """The score table; its order goes down the first stripe, then down the next."""
        gap = _GAP * self._width
        for count in (_STRIPES, _STRIPES - 1):
            each = -(-len(card.scores) // count)
            stripes = [card.scores[start : start + each] for start in range(0, count * each, each)]
            across = (self._width - (count - 1) * gap) / count
            worths = [self._widest(row.points for row in some) + self._line for some in stripes]
            words = [self._widest(row.text for row in some) for some in stripes]
            if max(map(add, worths, words)) <= across:
                break
        widths = [width for worth in worths for width in (across - worth, worth, gap)]
        scores = text_document(self._width)
        cursor = QTextCursor(scores)
        self._add_heading(cursor, card.score_title)
        table = add_table(cursor, each, widths[:-1])
        for number, some in enumerate(stripes):
            for line, row in enumerate(some):
                left, right = (table.cellAt(line, 3 * number + part) for part in (0, 1))
                add_text(left.firstCursorPosition(), row.text, self._points)
                end = right.firstCursorPosition()
                add_text(end, row.points, self._points, align=Qt.AlignmentFlag.AlignRight)
        return scores

    def _widest(self, texts: Iterable[str]) -> float:
        return max((text_width(text, self._points) * UNITS for text in texts), default=0.0)

    # -- columns ----------------------------------------------------------------------------

    def _lines(self) -> list[_Line]:
        """Every line; neither the first nor the last of a sentence stands in a column alone, and
        no heading ends one."""
        lines = []
        block = self._text.begin()
        while block.isValid():
            layout = block.layout()
            last = layout.lineCount() - 1
            is_title = block.charFormat().fontWeight() > QFont.Weight.Normal
            for number in range(last + 1):
                rect = layout.lineAt(number).rect().translated(layout.position())
                keeps_next = is_title or (number != last and number in (0, last - 1))
                lines.append(_Line(rect.top(), rect.bottom(), keeps_next))
            block = block.next()
        return lines

    def _columns_of_text(self) -> list[_Column]:
        """One page: both columns end at about the same height."""
        room = self._height - self._top - self._scores.size().height() - 0.4 * self._line
        even = self._text.size().height() / 2
        for more in (0.5, 1, 2, 3, 5):
            columns = self._filled(min(even + more * self._line, room))
            if len(columns) <= 2:
                return columns
        return self._filled(room)

    def _filled(self, limit: float) -> list[_Column]:
        """Columns as high as *limit*."""
        columns: list[_Column] = []
        lines = self._lines()
        top = 0.0
        for place, line in enumerate(lines):
            end = place
            while lines[end].keeps_next:
                end += 1
            if line.top > top and lines[end].bottom - top > limit:
                columns.append(_Column(top, lines[place - 1].bottom))
                top = line.top
        return [*columns, _Column(top, lines[-1].bottom)]


def _paint(painter: PrintPainter, document: QTextDocument, top: float) -> None:
    painter.document(document, MARGIN, top, QRectF(QPointF(0, 0), document.size()))
