"""Paints a page of a score sheet: the same on the screen, a printer and a PDF."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from handfoot_gui.core.score_facts import SheetFacts
from handfoot_gui.core.score_sheet import ResultLine
from handfoot_gui.core.text.words import Words
from handfoot_gui.session.score_sheet import sheet_of
from handfoot_gui.ui.print.page_format import COMPACT_TITLE, LEAST_NAME, Wish, line
from handfoot_gui.ui.print.print_painter import (
    CENTRE,
    HAIR,
    LEFT,
    LINE,
    QUIET,
    RIGHT,
    THIN,
    PrintPainter,
    text_width,
)
from handfoot_gui.ui.print.printing import PrintedPage, Printout, pdf_of
from handfoot_gui.ui.print.sheet_heights import (
    LEAST_RULES,
    NOTE_LINES,
    NOTE_SHARE,
    ORDER_LINES,
    SHARED_TITLE_SHARE,
    TITLE_SHARE,
    WRITING,
    block_width,
    result_lines,
    rules_lines,
    rules_shown,
    run_in,
)
from handfoot_gui.ui.print.sheet_pages import Piece, PlacedPage, pages_of, shares_that_fit
from handfoot_gui.ui.print.sheet_table import TablePainter
from handfoot_gui.ui.widgets.figures import figure, filled, full_date


def sheet_printout(pages: Sequence[PlacedPage], title: str) -> Printout:
    """*pages* to be printed, saved or shown."""
    return Printout(title, [sheet_page(page) for page in pages])


def sheet_page(page: PlacedPage) -> PrintedPage:
    """One of them."""

    def paint(painter: PrintPainter) -> None:
        for piece in page.pieces:
            _PiecePainter(painter, piece).paint()

    return PrintedPage(page.width, page.height, paint)


def dated_pdf(facts: SheetFacts, day: date | None, wish: Wish) -> bytes:
    """The sheet for *facts* as a PDF; *day* stands on it as the reader's country writes it.

    Raises ValueError where so many sheets do not fit on a page.
    """
    words = Words(lambda context, text: QCoreApplication.translate(context, text), figure)
    if day is not None:
        facts = replace(facts, date=full_date(day))
    model = sheet_of(facts, words)
    if wish.share not in shares_that_fit(model, wish):
        raise ValueError("two such sheets do not fit on a page")
    return pdf_of(sheet_printout(pages_of(model, wish), model.title))


class _PiecePainter:
    """Paints one sheet of a page; all places are millimetres."""

    def __init__(self, painter: PrintPainter, piece: Piece) -> None:
        self._painter = painter
        self._piece = piece
        self._model = piece.model
        self._text = piece.text
        self._heights = piece.heights
        self._right = piece.left + piece.width

    def paint(self) -> None:
        """Paint all of it."""
        piece, heights = self._piece, self._heights
        if piece.goes_on:
            self._paint_next_head()
        else:
            self._paint_head()
            y = piece.top + heights.top
            if heights.side:
                self._paint_sides(y)
            if heights.order:
                self._paint_order(y + heights.sides)
        TablePainter(self._painter, piece).paint()
        if piece.has_tail:
            y = piece.bands[-1].bottom
            if self._model.result is not None:
                self._paint_result(self._model.result, y, heights.result)
            self._paint_blocks(y + heights.result)
        self._paint_foot()

    # -- above the table --------------------------------------------------------------------

    def _paint_head(self) -> None:
        piece, model, heights, text = self._piece, self._model, self._heights, self._text
        is_shared = heights.is_shared
        half = piece.width * (SHARED_TITLE_SHARE if is_shared else TITLE_SHARE)
        title = line(heights.title)
        where = QRectF(piece.left, piece.top, half, title)
        self._painter.write(
            model.title, where, heights.title, is_title=True, smallest=heights.title * 0.6
        )
        rules = rules_shown(model, is_shared=is_shared)
        lines = rules_lines(model, text, piece.width, is_shared=is_shared)
        across, y = piece.width if is_shared else half, piece.top + title
        if lines == 1:
            below = QRectF(piece.left, y, across, line(text.rules))
            least = text.rules * LEAST_RULES
            self._painter.write(rules, below, text.rules, ink=QUIET, smallest=least)
        else:
            self._painter.paragraph(rules, piece.left, y, across, text.rules, QUIET, lines)
        captions = [model.date, model.place]
        if is_shared:
            left, rest = piece.left + half, piece.width - half
            # A date that is printed needs more room than one that is written.
            first = rest * (0.5 if model.date.is_open else 0.66)
            for caption, width in zip(captions, (first, rest - first), strict=True):
                where = QRectF(left, piece.top, width - 2, title)
                self._painter.caption(caption, where, text.rules, RIGHT)
                left += width
            return
        y = piece.top
        left, width = piece.left + half + 4, piece.width - half - 4
        if model.family:
            where = QRectF(left, y, width, line(text.rules))
            self._painter.write(model.family, where, text.rules, RIGHT, is_bold=True, smallest=9)
            y += line(text.rules)
        for caption in captions:
            height = WRITING if caption.is_open else line(text.rules)
            self._painter.caption(caption, QRectF(left, y, width, height), text.rules, RIGHT)
            y += height

    def _paint_next_head(self) -> None:
        """Over rows that go on: the title again, and the date, so that no page is mixed up."""
        piece, model, heights = self._piece, self._model, self._heights
        half = piece.width / 2
        where = QRectF(piece.left, piece.top, half, line(COMPACT_TITLE))
        self._painter.write(model.title, where, COMPACT_TITLE, is_title=True, smallest=9)
        where = QRectF(piece.left + half + 4, piece.top, half - 4, heights.next_top - 2)
        self._painter.caption(model.date, where, self._text.rules, RIGHT)

    def _paint_order(self, top: float) -> None:
        """Who deals after whom, or a line for it."""
        piece, order, points = self._piece, self._model.order, self._text.rules
        if order.is_open:
            where = QRectF(piece.left, top, piece.width, self._heights.order - 1)
            self._painter.caption(order, where, points, LEFT)
        else:
            self._painter.paragraph(
                order.text, piece.left, top, piece.width, points, most=ORDER_LINES
            )

    def _paint_sides(self, top: float) -> None:
        piece, heights = self._piece, self._heights
        sides = self._model.sides
        width = piece.width / heights.sides_beside
        height = heights.side
        rows = -(-len(sides) // heights.sides_beside)
        self._painter.frame(QRectF(piece.left, top, piece.width, rows * height), LINE)
        for number, side in enumerate(sides):
            row, column = divmod(number, heights.sides_beside)
            left, y = piece.left + column * width, top + row * height
            if column:
                self._painter.down(left, y, y + height, LINE)
            if row and not column:
                self._painter.across(y, piece.left, self._right, LINE)
            size = min(3.4, height * 0.5)
            self._painter.mark(number, QPointF(left + 2.5 + size / 2, y + height / 2), size)
            where = QRectF(left + 5 + size, y, width - 7 - size, height)
            self._painter.write_in_lines(
                side.name, where, self._text.name, is_bold=True, smallest=LEAST_NAME
            )

    # -- below the table --------------------------------------------------------------------

    def _paint_result(self, result: ResultLine, top: float, height: float) -> None:
        text, left, right = self._text, self._piece.left, self._right
        row = QRectF(left, top, right - left, height)
        low = QRectF(left, row.bottom() - line(text.figure) * 1.1, right - left, line(text.figure))
        by = text_width(result.by_label, text.label)
        unit = text_width(result.unit, text.label)
        after = by + unit + 30 if result.by_label else 0.0
        lines = result_lines(result, self._piece.width)
        x = left + text_width(result.label, text.label) + 2
        self._painter.write(result.label, low, text.label)
        end = right - after if result.by_label else right
        if text_width(result.who, text.name, is_bold=True) <= 97:
            end = min(end, x + 100)
        where = QRectF(x + 1, low.top(), end - x - 2, low.height())
        if lines > 1:
            where.setTop(low.bottom() - lines * line(text.rules))
        self._painter.write_in_lines(
            result.who, where, text.name, is_bold=True, smallest=LEAST_NAME
        )
        self._painter.across(low.bottom(), x, end, THIN)
        if not result.by_label:
            return
        x = end + 3
        self._painter.write(result.by_label, QRectF(x, low.top(), by + 1, low.height()), text.label)
        x += by + 2
        where = QRectF(x, low.top(), 20, low.height())
        self._painter.write(result.by, where, text.name, CENTRE, is_bold=True, smallest=9)
        self._painter.across(low.bottom(), x, x + 20, THIN)
        self._painter.write(
            result.unit, QRectF(x + 22, low.top(), unit + 2, low.height()), text.label
        )

    def _paint_blocks(self, top: float) -> None:
        blocks, text, heights = self._heights.lists, self._text, self._heights
        if not blocks:
            return
        if heights.squeeze.is_run_in:
            y = top + 2
            for block in blocks:
                y += self._painter.paragraph(
                    run_in(block), self._piece.left, y, self._piece.width, text.foot
                )
            return
        y = top + 2
        self._painter.across(y, self._piece.left, self._right, LINE)
        width = block_width(len(blocks), self._piece.width)
        step = (self._piece.width - width) / max(1, len(blocks) - 1)
        for place, block in enumerate(blocks):
            left = self._piece.left + place * step
            if place:
                self._painter.down(left - 2.5, y + 1.5, top + heights.blocks, THIN, HAIR)
            title = QRectF(left, y + 1, width, line(text.head) * 1.1)
            self._painter.write(block.title, title, text.head, is_title=True)
            below = title.bottom()
            for entry in block.lines:
                below += self._painter.paragraph(entry, left, below, width, text.foot)

    def _paint_foot(self) -> None:
        piece, model, text, heights = self._piece, self._model, self._text, self._heights
        if not heights.foot:
            return
        top = piece.bottom - heights.foot
        self._painter.across(top + 1, piece.left, self._right, THIN, HAIR)
        y = top + 1.5
        width = piece.width * (1 if heights.is_shared else NOTE_SHARE)
        for note in model.notes:
            y += self._painter.paragraph(note, piece.left, y, width, text.note, QUIET, NOTE_LINES)
        if heights.is_shared:
            return
        label = filled(model.page_label, page=piece.number, pages=piece.pages)
        where = QRectF(piece.left, top + 1.5, piece.width, line(text.note))
        self._painter.write(label, where, text.note, RIGHT, ink=QUIET)
