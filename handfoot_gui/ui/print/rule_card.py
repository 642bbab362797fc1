"""The rule card on paper: two columns and what counts, on one page, in large print on two."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import add
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QTextCursor, QTextDocument

from handfoot_gui.core.rule_card import RuleCard
from handfoot_gui.ui.print import print_text as p
from handfoot_gui.ui.print.page_format import MARGIN, line
from handfoot_gui.ui.print.page_marks import PageMarks
from handfoot_gui.ui.print.printing import PrintedPage, Printout, usual_paper
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.vocabulary import as_sentence

_SIZES: Final = (8.0, 14.0)
_LARGE_SIZES: Final = (12.0, 18.0)
"""Points of the text, at least and at most; in large print."""
_STEP: Final = 0.25
"""Points from one size to the next."""
_LARGE_PAGES: Final = 2
"""Pages of a card in large print, if they are enough for its smallest size."""
_LONG_TITLE: Final = 60
"""Characters from which a title is written smaller."""
_COLUMNS: Final = 2
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


def card_printout(
    card: RuleCard, size: QSizeF | None = None, *, is_large: bool = False
) -> Printout:
    """*card* on paper of so many millimetres, the usual one where nothing is said.

    It is one page, as large as fits, in large print two. A set of rules too long for that at the
    smallest size goes on on another one.
    """
    size = size or QSizeF(usual_paper().width, usual_paper().height)
    most = _LARGE_PAGES if is_large else 1
    smallest, largest = _LARGE_SIZES if is_large else _SIZES
    steps = range(round((largest - smallest) / _STEP))
    laid_out = cache(lambda step: _Layout(card, size, largest - step * _STEP))
    # What fits at one size fits at any smaller one.
    layout = laid_out(bisect(steps, False, key=lambda step: laid_out(step).pages <= most))
    width, height = size.width(), size.height()
    pages = range(layout.pages)
    return Printout(card.title, [PrintedPage(width, height, layout.marks(page)) for page in pages])


class _Flow:
    """Lines of text that flow through the columns of pages; all lengths are millimetres."""

    def __init__(self, lines: Sequence[_Line], step: float) -> None:
        """*step* is the height of a line."""
        self._lines = lines
        self._step = step

    def pages(self, room: Callable[[int], float], below: float) -> list[list[tuple[float, float]]]:
        """The columns of every page, by where they begin and end in the text.

        Columns of page number *page*, counted from 0, are as high as *room* says; those of the
        last one end at about the same height, and leave free what stands *below* them.
        """
        full: list[list[tuple[float, float]]] = []
        place = 0
        while (last := self._last(place, room(len(full)) - below)) is None:
            columns, place = self._filled(place, room(len(full)))
            full.append(columns)
        return [*full, last]

    def _last(self, place: int, room: float) -> list[tuple[float, float]] | None:
        """Columns with all lines from *place* on, where so much *room* is enough."""
        if place == len(self._lines):
            return []
        even = (self._lines[-1].bottom - self._lines[place].top) / _COLUMNS
        for more in (0.5, 1, 2, 3, 5, room):
            columns, end = self._filled(place, min(even + more * self._step, room))
            if end == len(self._lines):
                return columns
        return None

    def _filled(self, place: int, limit: float) -> tuple[list[tuple[float, float]], int]:
        """The columns of a page as high as *limit* with the lines from *place* on, and the first
        line that has no room on it."""
        columns: list[tuple[float, float]] = []
        while place < len(self._lines) and len(columns) < _COLUMNS:
            end = self._end_of_column(place, limit)
            columns.append((self._lines[place].top, self._lines[end - 1].bottom))
            place = end
        return columns, place

    def _end_of_column(self, start: int, limit: float) -> int:
        """The first line after a column that begins with the line *start*; never that one."""
        lines, top = self._lines, self._lines[start].top
        end = start
        while end < len(lines):
            following = end
            while lines[following].keeps_next:
                following += 1
            if end > start and lines[following].bottom - top > limit:
                break
            end += 1
        return end


class _Layout:
    """The card laid out at one size of text; all lengths are millimetres."""

    def __init__(self, card: RuleCard, size: QSizeF, points: float) -> None:
        self._points = points
        self._width = size.width() - 2 * MARGIN
        self._height = size.height() - 2 * MARGIN
        self._across = self._width * (1 - (_COLUMNS - 1) * _GAP) / _COLUMNS
        self._title = card.title
        self._head = self._head_of(card)
        self._text = self._text_of(card)
        self._scores = self._scores_of(card)
        below = self._gap + p.height_of(self._scores)
        flow = _Flow(_lines_of(self._text), self._line)
        self._columns = flow.pages(lambda page: self._height - self._top(page), below)

    @property
    def pages(self) -> int:
        return len(self._columns)

    def marks(self, page: int) -> PageMarks:
        """What stands on page number *page*, counted from 0."""
        marks = PageMarks()
        left, top = MARGIN, MARGIN + self._top(page)
        if page == 0:
            marks.document(self._head, left, MARGIN, (0, p.height_of(self._head)))
        else:
            where = QRectF(MARGIN, MARGIN, self._width, self._line)
            said = filled(translate("Common", "Page {page} of {pages}"), page=page + 1,
                          pages=self.pages)  # fmt: skip
            marks.write(said, where, self._points, p.RIGHT)
            where.setWidth(self._width - p.text_width(said, self._points) - self._line)
            marks.write(self._title, where, self._points, face=p.TITLE)
        rule = top - 0.8 * self._line
        marks.across(rule, left, left + self._width, 0.05 * self._line)
        lowest = top
        for start, end in self._columns[page]:
            marks.document(self._text, left, top, (start, end))
            left += self._across + _GAP * self._width
            lowest = max(lowest, top + end - start)
        if page == self.pages - 1:
            marks.document(self._scores, MARGIN, lowest + self._gap, (0, p.height_of(self._scores)))
        return marks

    def _top(self, page: int) -> float:
        """Height of what stands above the columns of *page*."""
        head = p.height_of(self._head) if page == 0 else self._line
        return head + 1.2 * self._line

    @property
    def _gap(self) -> float:
        """What is free above the score table."""
        return 0.4 * self._line

    @property
    def _line(self) -> float:
        """The height of a line of text."""
        return line(self._points)

    # -- the text ---------------------------------------------------------------------------

    def _head_of(self, card: RuleCard) -> QTextDocument:
        head = p.text_document(self._width)
        more = 10 if len(card.title) <= _LONG_TITLE else 3
        cursor = QTextCursor(head)
        p.add_text(cursor, card.title, self._points + more, face=p.TITLE)
        summary = as_sentence(card.summary)
        p.add_text(cursor, summary, self._points, above=0.2 * self._line)
        return head

    def _text_of(self, card: RuleCard) -> QTextDocument:
        text = p.text_document(self._across)
        cursor = QTextCursor(text)
        for section in card.sections:
            self._add_heading(cursor, section.title)
            for sentence in section.sentences:
                p.add_text(cursor, sentence, self._points, below=0.16 * self._line)
        return text

    def _add_heading(self, cursor: QTextCursor, title: str) -> None:
        above, below = 0.37 * self._line, 0.18 * self._line
        p.add_text(cursor, title, self._points + 2, face=p.TITLE, above=above, below=below)

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
        scores = p.text_document(self._width)
        cursor = QTextCursor(scores)
        self._add_heading(cursor, card.score_title)
        table = p.add_table(cursor, each, widths[:-1])
        for number, some in enumerate(stripes):
            for place, row in enumerate(some):
                p.add_text(p.cell(table, place, 3 * number), row.text, self._points)
                end = p.cell(table, place, 3 * number + 1)
                p.add_text(end, row.points, self._points, align=Qt.AlignmentFlag.AlignRight)
        return scores

    def _widest(self, texts: Iterable[str]) -> float:
        return max((p.text_width(text, self._points) for text in texts), default=0.0)


def _lines_of(text: QTextDocument) -> list[_Line]:
    """Every line; neither the first nor the last of a sentence stands in a column alone, and no
    heading ends one."""
    lines: list[_Line] = []
    # A document that is asked for its size has been laid out.
    p.height_of(text)
    block = text.begin()
    while block.isValid():
        layout = block.layout()
        last = layout.lineCount() - 1
        is_title = block.charFormat().fontWeight() > QFont.Weight.Normal
        for number in range(last + 1):
            rect = layout.lineAt(number).rect().translated(layout.position())
            keeps_next = is_title or (number != last and number in (0, last - 1))
            lines.append(_Line(rect.top() / p.UNITS, rect.bottom() / p.UNITS, keeps_next))
        block = block.next()
    return lines
