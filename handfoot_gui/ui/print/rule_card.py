"""The rule card on paper: two columns and what counts, on one page, as large as fits."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from operator import add
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QFont, QTextCursor, QTextDocument

from handfoot_gui.core.rule_card import RuleCard
from handfoot_gui.ui.print.page_format import MARGIN, line
from handfoot_gui.ui.print.print_painter import (
    TITLE,
    UNITS,
    PrintPainter,
    add_table,
    add_text,
    cell,
    height_of,
    text_document,
    text_width,
)
from handfoot_gui.ui.print.printing import PrintedPage, Printout, usual_paper
from handfoot_gui.ui.widgets.vocabulary import as_sentence

_SMALLEST: Final = 8.0
_LARGEST: Final = 12.0
"""Points of the text."""
_LONG_TITLE: Final = 60
"""Characters from which a title is written smaller."""
_GAP: Final = 0.035
"""Of the page's width, between the columns."""
_STRIPES: Final = 3
"""Columns of the score table, which goes across the page; one less where its lines are long."""


class _Line(Struct, frozen=True):
    """A line of the text, in millimetres from its beginning."""

    top: float
    bottom: float
    keeps_next: bool
    """Whether the next line has to stand in the same column."""


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
    """The card laid out at one size of text; all lengths are millimetres."""

    def __init__(self, card: RuleCard, size: QSizeF, points: float) -> None:
        self._points = points
        self._width = size.width() - 2 * MARGIN
        self._height = size.height() - 2 * MARGIN
        self._across = self._width * (1 - _GAP) / 2
        self._head = self._head_of(card)
        self._text = self._text_of(card)
        self._scores = self._scores_of(card)
        self._top = height_of(self._head) + self._line * 1.2
        self._columns = self._columns_of_text()

    @property
    def pages(self) -> int:
        return (len(self._columns) + 1) // 2

    def paint(self, page: int, painter: PrintPainter) -> None:
        """Paint page number *page*, counted from 0."""
        left, top = MARGIN, MARGIN + self._top
        if page == 0:
            painter.document(self._head, left, MARGIN, (0, height_of(self._head)))
            rule = MARGIN + height_of(self._head) + 0.4 * self._line
            painter.across(rule, left, left + self._width, 0.05 * self._line)
        columns = self._columns[2 * page : 2 * page + 2]
        for column in columns:
            painter.document(self._text, left, top, column)
            left += self._across + _GAP * self._width
        if page == self.pages - 1:
            top += max(end - start for start, end in columns) + 0.4 * self._line
            painter.document(self._scores, MARGIN, top, (0, height_of(self._scores)))

    @property
    def _line(self) -> float:
        """The height of a line of text."""
        return line(self._points)

    # -- the text ---------------------------------------------------------------------------

    def _head_of(self, card: RuleCard) -> QTextDocument:
        head = text_document(self._width)
        more = 10 if len(card.title) <= _LONG_TITLE else 3
        cursor = QTextCursor(head)
        add_text(cursor, card.title, self._points + more, face=TITLE)
        summary = as_sentence(card.summary)
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
        add_text(cursor, title, self._points + 2, face=TITLE, above=above, below=below)

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
            for place, row in enumerate(some):
                add_text(cell(table, place, 3 * number), row.text, self._points)
                end = cell(table, place, 3 * number + 1)
                add_text(end, row.points, self._points, align=Qt.AlignmentFlag.AlignRight)
        return scores

    def _widest(self, texts: Iterable[str]) -> float:
        return max((text_width(text, self._points) for text in texts), default=0.0)

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
                lines.append(_Line(rect.top() / UNITS, rect.bottom() / UNITS, keeps_next))
            block = block.next()
        return lines

    def _columns_of_text(self) -> list[tuple[float, float]]:
        """One page: both columns end at about the same height."""
        room = self._height - self._top - height_of(self._scores) - 0.4 * self._line
        even = height_of(self._text) / 2
        for more in (0.5, 1, 2, 3, 5):
            columns = self._filled(min(even + more * self._line, room))
            if len(columns) <= 2:
                return columns
        return self._filled(room)

    def _filled(self, limit: float) -> list[tuple[float, float]]:
        """Columns as high as *limit*."""
        columns: list[tuple[float, float]] = []
        lines = self._lines()
        top = 0.0
        for place, one in enumerate(lines):
            end = place
            while lines[end].keeps_next:
                end += 1
            if one.top > top and lines[end].bottom - top > limit:
                columns.append((top, lines[place - 1].bottom))
                top = one.top
        return [*columns, (top, lines[-1].bottom)]
