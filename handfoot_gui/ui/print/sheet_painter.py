"""Paints a page of a score sheet: the same on the screen, a printer and a PDF."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import zip_longest

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt

from handfoot_gui.core.score_sheet import (
    Cell,
    Column,
    ColumnGroup,
    Emphasis,
    Growth,
    ResultLine,
    SheetFacts,
    SheetRow,
)
from handfoot_gui.core.text.words import Words
from handfoot_gui.session.score_sheet import sheet_of
from handfoot_gui.ui.print import sheet_sizes as sizes
from handfoot_gui.ui.print.page_format import COMPACT_TITLE, LEAST_NAME, MARGIN, Wish, line
from handfoot_gui.ui.print.print_painter import (
    BOLD,
    CENTRE,
    HEAVY,
    LEFT,
    LINE,
    PLAIN,
    REFE,
    RIGHT,
    THIN,
    TITLE,
    Face,
    PrintPainter,
    fitted,
    has_room,
    text_lines,
    text_width,
)
from handfoot_gui.ui.print.printing import PrintedPage, Printout, pdf_of
from handfoot_gui.ui.print.sheet_pages import (
    Band,
    Piece,
    PlacedPage,
    PlacedRow,
    box,
    fits_one_page,
    pages_of,
    shares_that_fit,
)
from handfoot_gui.ui.print.sheet_sizes import PAD, WRITING
from handfoot_gui.ui.widgets.figures import filled, full_date
from handfoot_gui.ui.widgets.vocabulary import WORDS


def sheet_printout(pages: Sequence[PlacedPage], title: str) -> Printout:
    """*pages* to be printed, saved or shown."""
    return Printout(title, [sheet_page(page) for page in pages])


def sheet_page(page: PlacedPage) -> PrintedPage:
    """One of them."""

    def paint(painter: PrintPainter) -> None:
        for piece in page.pieces:
            _PiecePainter(painter, piece).paint()

    return PrintedPage(page.width, page.height, paint)


def dated_pdf(
    facts: SheetFacts, day: date | None, wish: Wish, other_languages: Sequence[Words] = ()
) -> bytes:
    """The sheet for *facts* as a PDF; *day* stands on it as the reader's country writes it.

    It is laid out as in *other_languages*.

    Raises ValueError where so many sheets do not fit on a page, or one does not that is wished so.
    """
    if day is not None:
        facts = replace(facts, date=full_date(day))
    model = sheet_of(facts, WORDS, other_languages)
    if wish.share not in shares_that_fit(model, wish):
        raise ValueError("two such sheets do not fit on a page")
    if wish.is_one_page and not fits_one_page(model, wish):
        raise ValueError("such a sheet does not fit on one page")
    return pdf_of(sheet_printout(pages_of(model, wish), model.title))


class _PiecePainter:
    """Paints one sheet of a page; all places are millimetres."""

    def __init__(self, painter: PrintPainter, piece: Piece) -> None:
        self._painter, self._piece = painter, piece
        self._model, self._heights = piece.model, piece.heights
        self._sizes = piece.heights.sizes
        self._text = self._sizes.text
        self._left, self._width = piece.left, piece.width
        self._right = piece.left + piece.width

    def paint(self) -> None:
        """Paint all of it."""
        piece, heights = self._piece, self._heights
        if piece.goes_on:
            self._paint_next_head()
        else:
            self._paint_head()
            y = MARGIN + heights.top
            if heights.side:
                self._paint_sides(y)
            if heights.order:
                self._paint_order(y + heights.sides)
        for band in piece.bands:
            self._paint_band(band)
        y = piece.bands[-1].bottom
        if piece.has_result:
            if self._model.result is not None:
                self._paint_result(self._model.result, y)
            y += heights.result
        if piece.has_lists:
            self._paint_blocks(y if piece.has_result else y + sizes.LISTS_GAP)
        self._paint_foot()

    # -- above the table --------------------------------------------------------------------

    def _paint_head(self) -> None:
        model, text, painter = self._model, self._text, self._painter
        is_shared, title = self._sizes.is_shared, self._heights.title
        half = self._width * (sizes.SHARED_TITLE_SHARE if is_shared else sizes.TITLE_SHARE)
        where = QRectF(self._left, MARGIN, half, line(title))
        painter.write(model.title, where, title, face=TITLE, smallest=title * 0.6)
        rules, lines = self._sizes.rules_shown, self._sizes.rules_lines
        across, y = self._width if is_shared else half, where.bottom()
        if lines == 1:
            where = QRectF(self._left, y, across, line(text.rules))
            least = text.rules * sizes.LEAST_RULES
            painter.write(rules, where, text.rules, smallest=least)
        else:
            painter.paragraph(rules, self._left, y, across, text.rules, lines)
        captions = [model.date, model.place]
        if is_shared:
            left, rest = self._left + half, self._width - half
            # A date that is printed needs more room than one that is written.
            first = rest * (0.5 if model.date.is_open else 0.66)
            for caption, width in zip(captions, (first, rest - first), strict=True):
                where = QRectF(left, MARGIN, width - 2, line(title))
                painter.caption(caption, where, text.rules, RIGHT)
                left += width
            return
        where = QRectF(self._left + half + 4, MARGIN, self._width - half - 4, line(text.rules))
        if model.family:
            painter.write(model.family, where, text.rules, RIGHT, face=BOLD, smallest=9)
            where.moveTop(where.bottom())
        for caption in captions:
            where.setHeight(WRITING if caption.is_open else line(text.rules))
            painter.caption(caption, where, text.rules, RIGHT)
            where.moveTop(where.bottom())

    def _paint_next_head(self) -> None:
        """Over rows that go on: the title again, and the date, so that no page is mixed up."""
        half = self._width / 2
        where = QRectF(self._left, MARGIN, half, line(COMPACT_TITLE))
        self._painter.write(self._model.title, where, COMPACT_TITLE, face=TITLE, smallest=9)
        where = QRectF(self._left + half + 4, MARGIN, half - 4, self._heights.next_top - 2)
        self._painter.caption(self._model.date, where, self._text.rules, RIGHT)

    def _paint_order(self, top: float) -> None:
        """Who deals after whom, or a line for it."""
        order, points = self._model.order, self._text.rules
        if order.is_open:
            where = QRectF(self._left, top, self._width, self._heights.order - 1)
            self._painter.caption(order, where, points, LEFT)
        else:
            most = sizes.ORDER_LINES
            self._painter.paragraph(order.text, self._left, top, self._width, points, most=most)

    def _paint_sides(self, top: float) -> None:
        painter, sides, beside = self._painter, self._model.sides, self._sizes.sides_beside
        width, height = self._width / beside, self._heights.side
        rows = -(-len(sides) // beside)
        painter.frame(QRectF(self._left, top, self._width, rows * height), LINE)
        for number, side in enumerate(sides):
            row, column = divmod(number, beside)
            left, y = self._left + column * width, top + row * height
            if column:
                painter.down(left, y, y + height, LINE)
            if row and not column:
                painter.across(y, self._left, self._right, LINE)
            size = min(3.4, height * 0.5)
            painter.mark(number, QPointF(left + 2.5 + size / 2, y + height / 2), size)
            where = QRectF(left + 5 + size, y, width - 7 - size, height)
            name = self._text.name
            painter.write_in_lines(side.name, where, name, face=BOLD, smallest=LEAST_NAME)

    # -- below the table --------------------------------------------------------------------

    def _paint_result(self, result: ResultLine, top: float) -> None:
        painter, text, left, right = self._painter, self._text, self._left, self._right
        high = line(text.figure)
        low = QRectF(left, top + self._heights.result - high * 1.1, right - left, high)
        by = text_width(result.by_label, text.label)
        unit = text_width(result.unit, text.label)
        lines = self._sizes.result_lines()
        x = left + text_width(result.label, text.label) + 2
        painter.write(result.label, low, text.label)
        end = x + self._sizes.result_room(result) + 2
        if text_width(result.who, text.name, BOLD) <= 97:
            end = min(end, x + 100)
        where = QRectF(x + 1, low.top(), end - x - 2, high)
        if lines > 1:
            where.setTop(low.bottom() - lines * line(text.rules))
        painter.write_in_lines(result.who, where, text.name, face=BOLD, smallest=LEAST_NAME)
        painter.across(low.bottom(), x, end, THIN)
        if not result.by_label:
            return
        x = end + 3
        painter.write(result.by_label, QRectF(x, low.top(), by + 1, high), text.label)
        x += by + 2
        where = QRectF(x, low.top(), 20, high)
        painter.write(result.by, where, text.name, CENTRE, face=BOLD, smallest=9)
        painter.across(low.bottom(), x, x + 20, THIN)
        painter.write(result.unit, QRectF(x + 22, low.top(), unit + 2, high), text.label)

    def _paint_blocks(self, top: float) -> None:
        painter, blocks, text = self._painter, self._heights.lists, self._text
        y = top + 2
        if self._heights.squeeze.is_run_in:
            for block in blocks:
                said = sizes.run_in(block)
                y += painter.paragraph(said, self._left, y, self._width, text.foot)
        elif blocks:
            painter.across(y, self._left, self._right, LINE)
            width = self._sizes.block_width(len(blocks))
            step = (self._width - width) / max(1, len(blocks) - 1)
            for place, block in enumerate(blocks):
                left = self._left + place * step
                if place:
                    bottom = top + self._heights.blocks
                    painter.down(left - 2.5, y + 1.5, bottom, THIN)
                title = QRectF(left, y + 1, width, line(text.head) * 1.1)
                painter.write(block.title, title, text.head, face=TITLE)
                below = title.bottom()
                for entry in block.lines:
                    below += painter.paragraph(entry, left, below, width, text.foot)

    def _paint_foot(self) -> None:
        piece, painter, points = self._piece, self._painter, self._text.note
        if not self._heights.foot:
            return
        top = piece.bottom - self._heights.foot
        painter.across(top + 1, self._left, self._right, THIN)
        y = top + 1.5
        width = self._width * (1 if self._sizes.is_shared else sizes.NOTE_SHARE)
        for note in self._heights.notes:
            y += painter.paragraph(note, self._left, y, width, points, sizes.NOTE_LINES)
        if not self._sizes.is_shared:
            said = filled(self._model.page_label, page=piece.number, pages=piece.pages)
            where = QRectF(self._left, top + 1.5, self._width, line(points))
            painter.write(said, where, points, RIGHT)

    # -- the table --------------------------------------------------------------------------

    def _paint_band(self, band: Band) -> None:
        left, right = self._left, band.edges[-1]
        for placed in band.rows:
            if placed.row.weight is Emphasis.TOTAL:
                self._painter.tint(QRectF(left, placed.top, right - left, placed.height))
        self._paint_band_head(band)
        for y in (band.top, band.top + band.head):
            self._painter.across(y, left, right, HEAVY)
        for placed, following in zip_longest(band.rows, band.rows[1:]):
            self._paint_row(band, placed)
            width = _line_below(placed, following)
            self._painter.across(placed.bottom, left, right, width)
        self._painter.down(right, band.top, band.bottom, LINE)

    def _group_line(self, band: Band, x: float) -> None:
        """The line before a group of columns; it leaves out the rows whose text crosses it."""
        self._painter.down(x, band.top, band.top + band.head, LINE)
        for placed in band.rows:
            if placed.row.weight is Emphasis.LINE:
                crosses = x > band.edges[0]
            else:
                crosses = self._sizes.is_spanning(placed.row) and x == band.edges[0]
            if not crosses:
                self._painter.down(x, placed.top, placed.bottom, LINE)

    def _paint_band_head(self, band: Band) -> None:
        text = self._text
        height = line(text.caption)
        corner = box(self._left, band.edges[0], band.top + band.head - height * 1.15, height * 1.15)
        corner.adjust(-PAD, 0, 0, 0)
        self._painter.write(self._model.corner, corner, text.caption)
        for group, first, end in band.spans:
            left, right = band.edges[first], band.edges[end]
            self._group_line(band, left)
            if self._model.growth is Growth.GROUPS:
                self._paint_deal_head(band, group, left, right)
            else:
                self._paint_player_head(band, group, left, right)
            for place, each in enumerate(group.columns, start=first):
                self._paint_column_head(band, each, place)

    def _paint_deal_head(self, band: Band, group: ColumnGroup, left: float, right: float) -> None:
        text, y, captions = self._text, band.top, group.lines
        where = box(left, right, y, line(text.head) * 1.1)
        least = sizes.LEAST_HEAD
        self._painter.write(group.title, where, text.head, CENTRE, face=TITLE, smallest=least)
        y += where.height()
        height = line(text.caption)
        is_beside = self._heights.has_captions_beside and len(captions) > 1
        each = sizes.caption_width(right - left, max(1, len(captions)))
        lines_of = self._heights.captions[: len(captions)]
        for place, (caption, lines) in enumerate(zip(captions, lines_of, strict=True)):
            if is_beside:
                where = QRectF(left + PAD + place * (each + PAD), y, each, height)
            else:
                more = 1.5 if caption.is_open else 0.0
                where = box(left, right, y, lines * height + more)
                y += lines * height
            self._painter.caption(caption, where, text.caption, CENTRE)

    def _paint_player_head(self, band: Band, group: ColumnGroup, left: float, right: float) -> None:
        name, side = group.title, group.side
        if side is None:
            return
        height = band.head - line(self._text.caption) * 1.15
        size = min(3.0, height * 0.5)
        free = right - left - 2 * PAD - size - 1.2
        if self._heights.side:
            # Names stand in the box above, whole; here as much as there is room for.
            some = (name, group.short)
            name = next((n for n in some if has_room(n, LEAST_NAME, free, face=BOLD)), "")
        width = min(text_width(name, self._text.name, BOLD), free)
        start = left + PAD + (free - width) / 2 if name else left + PAD
        self._painter.mark(side, QPointF(start + size / 2, band.top + height / 2), size)
        where = QRectF(start + size + 1.2, band.top, right - PAD - start - size - 1.2, height)
        self._painter.write(name, where, self._text.name, face=BOLD, smallest=LEAST_NAME)

    def _paint_column_head(self, band: Band, column: Column, place: int) -> None:
        text = self._text
        left, right, bottom = band.edges[place], band.edges[place + 1], band.top + band.head
        if self._model.growth is Growth.GROUPS and column.side is not None:
            height = line(text.head) * 1.1
            middle = QPointF((left + right) / 2, bottom - height / 2)
            self._painter.mark(column.side, middle, min(3.0, height * 0.62))
            return
        height = line(text.caption) * 1.15
        where = box(left, right, bottom - height, height)
        if text_width(column.title, text.caption) > where.width():
            where.adjust(sizes.HEAD_PAD - PAD, 0, PAD - sizes.HEAD_PAD, 0)
        if not column.is_text:
            points, least = self._title_points(band), self._sizes.least_title
            self._painter.write(column.title, where, points, RIGHT, smallest=least)
            return
        wished = self._sizes.title_sizes
        title, points = fitted(column.title, where.width(), wished, sizes.TITLE_LINES)
        for part in reversed(text_lines(title, points, where.width())):
            self._painter.write(part, where, points, LEFT)
            where.translate(0, -line(points))

    def _title_points(self, band: Band) -> float:
        """Points in which all titles of columns of figures have room, so that they are alike."""
        columns = [column for group in band.groups for column in group.columns]
        wished = self._text.caption
        rooms = (
            (column.title, band.edges[place + 1] - band.edges[place] - 2 * sizes.HEAD_PAD)
            for place, column in enumerate(columns)
            if column.title and not column.is_text
        )
        shrinks = (room / text_width(title, wished) for title, room in rooms)
        return wished * min(1.0, *shrinks, 1.0)

    def _paint_row(self, band: Band, placed: PlacedRow) -> None:
        row, text, edges = placed.row, self._text, band.edges
        face = BOLD if row.is_bold else PLAIN
        name_right = edges[1] if self._sizes.is_spanning(row) else edges[0]
        where = placed.box(self._left, name_right)
        smallest, hint = sizes.smallest_label(text), row.hint
        if placed.height < 2 * line(smallest):
            # A name with one line for it is rather small than cut.
            smallest = max(sizes.LEAST_LOW_LABEL, smallest * sizes.LOW_LABEL)
        has_lines = placed.height >= line(text.label) + line(text.small)
        # A name that needs both lines goes before what the row counts, which the lists say, too.
        if hint.text and has_lines and has_room(row.name, smallest, where.width(), face=face):
            where, lower = _halves(where, line(text.label), line(text.small))
            # The row's own line is there to write on.
            is_short = hint.short and not has_room(hint.text, 8, lower.width())
            said = hint.short if is_short else hint.text
            self._painter.write(said, lower, text.small, smallest=8)
        else:
            self._paint_hint_beside(row, where)
        self._painter.write_in_lines(row.name, where, text.label, face=face, smallest=smallest)
        if row.weight is Emphasis.LINE:
            whole = placed.box(edges[0], edges[-1])
            self._painter.write_in_lines(row.cells[0].text, whole, text.label, smallest=smallest)
        elif row.is_merged:
            for (_, first, end), cell in zip(band.spans, placed.cells, strict=True):
                where = placed.box(edges[first], edges[end])
                self._paint_words(cell, where, CENTRE, face)
        else:
            cells = iter(placed.cells)
            for group, first, _ in band.spans:
                for place, column in enumerate(group.columns, start=first):
                    where = placed.box(edges[place], edges[place + 1])
                    if place != first:
                        self._painter.down(edges[place], placed.top, placed.bottom, THIN)
                    if column.is_text:
                        self._paint_words(next(cells), where, LEFT, face)
                    else:
                        self._paint_figure(next(cells), where, face)

    def _paint_hint_beside(self, row: SheetRow, where: QRectF) -> None:
        """Write the hint at the end of *where*, which gives way, if both have room in one line."""
        text, hint = self._text, row.hint.short or row.hint.text
        wide = text_width(hint, text.small) + 1.2
        least = text_width(row.name, sizes.smallest_label(text))
        if hint and least + wide <= where.width():
            self._painter.write(hint, where, text.small, RIGHT)
            where.setRight(where.right() - wide)

    def _paint_figure(self, cell: Cell, where: QRectF, face: Face) -> None:
        text = self._text
        points = text.figure + 0.5 if face is BOLD else text.figure
        smallest = sizes.figure_sizes(text)[-1] - 2
        small = self._remark(cell, where.width(), where.height() - line(points))
        if small:
            each = line(text.small) * 0.92
            where, lower = _halves(where, line(points), each * len(small))
            lower.setHeight(each)
            for said in small:
                self._painter.write(said, lower, text.small, RIGHT)
                lower.translate(0, each)
        self._painter.write(cell.text, where, points, RIGHT, face=face, smallest=smallest)

    def _remark(self, cell: Cell, width: float, height: float) -> list[str]:
        """The lines of the longest remark that fits."""
        points = self._text.small
        for remark in cell.small:
            lines = remark.split("\n")
            widest = max(text_width(said, points) for said in lines)
            if widest <= width and len(lines) * line(points) * 0.9 <= height:
                return lines
        return []

    def _paint_words(self, cell: Cell, where: QRectF, align: Qt.AlignmentFlag, face: Face) -> None:
        points, smallest = self._text.label, sizes.smallest_label(self._text)
        self._painter.write_in_lines(
            cell.text, where, points, align, face=face, smallest=smallest, shorter=cell.small
        )


def _line_below(placed: PlacedRow, following: PlacedRow | None) -> float:
    """How wide the line between two rows is."""
    if following is not None and placed.row.weight is Emphasis.LINE:
        return REFE
    if following is None or following.is_closing != placed.is_closing:
        return HEAVY
    is_strong = {placed.row.weight, following.row.weight} & {Emphasis.SUM, Emphasis.TOTAL}
    return HEAVY if is_strong else THIN


def _halves(where: QRectF, upper: float, lower: float) -> tuple[QRectF, QRectF]:
    """Two lines of text in the middle of *where*."""
    top = where.top() + (where.height() - upper - lower) / 2
    return (
        QRectF(where.left(), top, where.width(), upper),
        QRectF(where.left(), top + upper, where.width(), lower),
    )
