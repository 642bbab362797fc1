"""A score sheet as it is printed: each piece of it measured and in its place."""

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
from handfoot_gui.ui.print import print_text as t
from handfoot_gui.ui.print import sheet_sizes as sizes
from handfoot_gui.ui.print.page_format import COMPACT_TITLE, LEAST_NAME, MARGIN, Wish, line
from handfoot_gui.ui.print.page_marks import PageMarks
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
    marks = PageMarks()
    for piece in page.pieces:
        _PieceMarks(marks, piece).add()
    return PrintedPage(page.width, page.height, marks)


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


class _PieceMarks:
    """Puts one sheet onto a page; all places are millimetres."""

    def __init__(self, marks: PageMarks, piece: Piece) -> None:
        self._marks, self._piece = marks, piece
        self._model, self._heights = piece.model, piece.heights
        self._sizes = piece.heights.sizes
        self._text = self._sizes.text
        self._left, self._width = piece.left, piece.width
        self._right = piece.left + piece.width

    def add(self) -> None:
        """Add all of it."""
        piece, heights = self._piece, self._heights
        if piece.goes_on:
            self._add_next_head()
        else:
            self._add_head()
            y = MARGIN + heights.top
            if heights.side:
                self._add_sides(y)
            if heights.order:
                self._add_order(y + heights.sides)
        for band in piece.bands:
            _BandMarks(self._marks, piece, band).add()
        y = piece.bands[-1].bottom
        if piece.has_result:
            if self._model.result is not None:
                self._add_result(self._model.result, y)
            y += heights.result
        if piece.has_lists:
            self._add_blocks(y if piece.has_result else y + sizes.LISTS_GAP)
        self._add_foot()

    # -- above the table --------------------------------------------------------------------

    def _add_head(self) -> None:
        model, text, marks = self._model, self._text, self._marks
        is_shared, title = self._sizes.is_shared, self._heights.title
        half = self._width * (sizes.SHARED_TITLE_SHARE if is_shared else sizes.TITLE_SHARE)
        where = QRectF(self._left, MARGIN, half, line(title))
        marks.write(model.title, where, title, face=t.TITLE, smallest=title * 0.6)
        rules, lines = self._sizes.rules_shown, self._sizes.rules_lines
        across, y = self._width if is_shared else half, where.bottom()
        if lines == 1:
            where = QRectF(self._left, y, across, line(text.rules))
            least = text.rules * sizes.LEAST_RULES
            marks.write(rules, where, text.rules, smallest=least)
        else:
            marks.paragraph(rules, self._left, y, across, text.rules, lines)
        captions = [model.date, model.place]
        if is_shared:
            left, rest = self._left + half, self._width - half
            # A date that is printed needs more room than one that is written.
            first = rest * (0.5 if model.date.is_open else 0.66)
            for caption, width in zip(captions, (first, rest - first), strict=True):
                where = QRectF(left, MARGIN, width - 2, line(title))
                marks.caption(caption, where, text.rules, t.RIGHT)
                left += width
            return
        where = QRectF(self._left + half + 4, MARGIN, self._width - half - 4, line(text.rules))
        if model.family:
            marks.write(model.family, where, text.rules, t.RIGHT, face=t.BOLD, smallest=9)
            where.moveTop(where.bottom())
        for caption in captions:
            where.setHeight(WRITING if caption.is_open else line(text.rules))
            marks.caption(caption, where, text.rules, t.RIGHT)
            where.moveTop(where.bottom())

    def _add_next_head(self) -> None:
        """Over rows that go on: the title again, and the date, so that no page is mixed up."""
        half = self._width / 2
        where = QRectF(self._left, MARGIN, half, line(COMPACT_TITLE))
        self._marks.write(self._model.title, where, COMPACT_TITLE, face=t.TITLE, smallest=9)
        where = QRectF(self._left + half + 4, MARGIN, half - 4, self._heights.next_top - 2)
        self._marks.caption(self._model.date, where, self._text.rules, t.RIGHT)

    def _add_order(self, top: float) -> None:
        """Who deals after whom, or a line for it."""
        order, points = self._model.order, self._text.rules
        if order.is_open:
            where = QRectF(self._left, top, self._width, self._heights.order - 1)
            self._marks.caption(order, where, points, t.LEFT)
        else:
            most = sizes.ORDER_LINES
            self._marks.paragraph(order.text, self._left, top, self._width, points, most=most)

    def _add_sides(self, top: float) -> None:
        marks, sides, beside = self._marks, self._model.sides, self._sizes.sides_beside
        width, height = self._width / beside, self._heights.side
        rows = -(-len(sides) // beside)
        marks.frame(QRectF(self._left, top, self._width, rows * height), t.LINE)
        for number, side in enumerate(sides):
            row, column = divmod(number, beside)
            left, y = self._left + column * width, top + row * height
            if column:
                marks.down(left, y, y + height, t.LINE)
            if row and not column:
                marks.across(y, self._left, self._right, t.LINE)
            size = min(3.4, height * 0.5)
            marks.mark(number, QPointF(left + 2.5 + size / 2, y + height / 2), size)
            where = QRectF(left + 5 + size, y, width - 7 - size, height)
            name = self._text.name
            marks.write_in_lines(side.name, where, name, face=t.BOLD, smallest=LEAST_NAME)

    # -- below the table --------------------------------------------------------------------

    def _add_result(self, result: ResultLine, top: float) -> None:
        marks, text, left, right = self._marks, self._text, self._left, self._right
        high = line(text.figure)
        low = QRectF(left, top + self._heights.result - high * 1.1, right - left, high)
        by = t.text_width(result.by_label, text.label)
        unit = t.text_width(result.unit, text.label)
        lines = self._sizes.result_lines()
        x = left + t.text_width(result.label, text.label) + 2
        marks.write(result.label, low, text.label)
        end = x + self._sizes.result_room(result) + 2
        if t.text_width(result.who, text.name, t.BOLD) <= 97:
            end = min(end, x + 100)
        where = QRectF(x + 1, low.top(), end - x - 2, high)
        if lines > 1:
            where.setTop(low.bottom() - lines * line(text.rules))
        marks.write_in_lines(result.who, where, text.name, face=t.BOLD, smallest=LEAST_NAME)
        marks.across(low.bottom(), x, end, t.THIN)
        if not result.by_label:
            return
        x = end + 3
        marks.write(result.by_label, QRectF(x, low.top(), by + 1, high), text.label)
        x += by + 2
        where = QRectF(x, low.top(), 20, high)
        marks.write(result.by, where, text.name, t.CENTRE, face=t.BOLD, smallest=9)
        marks.across(low.bottom(), x, x + 20, t.THIN)
        marks.write(result.unit, QRectF(x + 22, low.top(), unit + 2, high), text.label)

    def _add_blocks(self, top: float) -> None:
        marks, blocks, text = self._marks, self._heights.lists.blocks, self._text
        y = top + 2
        if self._heights.squeeze.is_run_in:
            for block in blocks:
                said = sizes.run_in(block)
                y += marks.paragraph(said, self._left, y, self._width, text.foot)
        elif blocks:
            marks.across(y, self._left, self._right, t.LINE)
            width = self._sizes.block_width(len(blocks))
            step = (self._width - width) / max(1, len(blocks) - 1)
            for place, block in enumerate(blocks):
                left = self._left + place * step
                if place:
                    bottom = top + self._heights.lists.height
                    marks.down(left - 2.5, y + 1.5, bottom, t.THIN)
                title = QRectF(left, y + 1, width, line(text.head) * 1.1)
                marks.write(block.title, title, text.head, face=t.TITLE)
                below = title.bottom()
                for entry in block.lines:
                    below += marks.paragraph(entry, left, below, width, text.foot)

    def _add_foot(self) -> None:
        piece, marks, points = self._piece, self._marks, self._text.note
        if not self._heights.foot:
            return
        top = piece.bottom - self._heights.foot
        marks.across(top + 1, self._left, self._right, t.THIN)
        y = top + 1.5
        width = self._width * (1 if self._sizes.is_shared else sizes.NOTE_SHARE)
        for note in self._heights.notes:
            y += marks.paragraph(note, self._left, y, width, points, sizes.NOTE_LINES)
        if not self._sizes.is_shared:
            said = filled(self._model.page_label, page=piece.number, pages=piece.pages)
            where = QRectF(self._left, top + 1.5, self._width, line(points))
            marks.write(said, where, points, t.RIGHT)


class _BandMarks:
    """Puts one table of a sheet onto a page."""

    def __init__(self, marks: PageMarks, piece: Piece, band: Band) -> None:
        self._marks, self._band = marks, band
        self._model, self._heights, self._left = piece.model, piece.heights, piece.left
        self._sizes = piece.heights.sizes
        self._text = self._sizes.text

    def add(self) -> None:
        """Add all of it."""
        band = self._band
        left, right = self._left, band.edges[-1]
        for placed in band.rows:
            if placed.row.weight is Emphasis.TOTAL:
                self._marks.tint(QRectF(left, placed.top, right - left, placed.height))
        self._add_head()
        for y in (band.top, band.top + band.head):
            self._marks.across(y, left, right, t.HEAVY)
        for placed, following in zip_longest(band.rows, band.rows[1:]):
            self._add_row(placed)
            width = _line_below(placed, following)
            self._marks.across(placed.bottom, left, right, width)
        self._marks.down(right, band.top, band.bottom, t.LINE)

    def _group_line(self, x: float) -> None:
        """The line before a group of columns; it leaves out the rows whose text crosses it."""
        band = self._band
        self._marks.down(x, band.top, band.top + band.head, t.LINE)
        for placed in band.rows:
            if placed.row.weight is Emphasis.LINE:
                crosses = x > band.edges[0]
            else:
                crosses = self._sizes.is_spanning(placed.row) and x == band.edges[0]
            if not crosses:
                self._marks.down(x, placed.top, placed.bottom, t.LINE)

    def _add_head(self) -> None:
        text, band = self._text, self._band
        height = line(text.caption)
        corner = box(self._left, band.edges[0], band.top + band.head - height * 1.15, height * 1.15)
        corner.adjust(-PAD, 0, 0, 0)
        self._marks.write(self._model.corner, corner, text.caption)
        for group, first, end in band.spans:
            left, right = band.edges[first], band.edges[end]
            self._group_line(left)
            if self._model.growth is Growth.GROUPS:
                self._add_deal_head(group, left, right)
            else:
                self._add_player_head(group, left, right)
            for place, each in enumerate(group.columns, start=first):
                self._add_column_head(each, place)

    def _add_deal_head(self, group: ColumnGroup, left: float, right: float) -> None:
        text, y, captions = self._text, self._band.top, group.lines
        where = box(left, right, y, line(text.head) * 1.1)
        least = sizes.LEAST_HEAD
        self._marks.write(group.title, where, text.head, t.CENTRE, face=t.TITLE, smallest=least)
        y += where.height()
        height = line(text.caption)
        is_beside = self._heights.band_head.has_captions_beside and len(captions) > 1
        each = sizes.caption_width(right - left, max(1, len(captions)))
        lines_of = self._heights.band_head.captions[: len(captions)]
        for place, (caption, lines) in enumerate(zip(captions, lines_of, strict=True)):
            if is_beside:
                where = QRectF(left + PAD + place * (each + PAD), y, each, height)
            else:
                more = 1.5 if caption.is_open else 0.0
                where = box(left, right, y, lines * height + more)
                y += lines * height
            self._marks.caption(caption, where, text.caption, t.CENTRE)

    def _add_player_head(self, group: ColumnGroup, left: float, right: float) -> None:
        name, side, band = group.title, group.side, self._band
        if side is None:
            return
        height = band.head - line(self._text.caption) * 1.15
        size = min(3.0, height * 0.5)
        free = right - left - 2 * PAD - size - 1.2
        if self._heights.side:
            # Names stand in the box above, whole; here as much as there is room for.
            some = (name, group.short)
            name = next((n for n in some if t.has_room(n, LEAST_NAME, free, face=t.BOLD)), "")
        width = min(t.text_width(name, self._text.name, t.BOLD), free)
        start = left + PAD + (free - width) / 2 if name else left + PAD
        self._marks.mark(side, QPointF(start + size / 2, band.top + height / 2), size)
        where = QRectF(start + size + 1.2, band.top, right - PAD - start - size - 1.2, height)
        self._marks.write(name, where, self._text.name, face=t.BOLD, smallest=LEAST_NAME)

    def _add_column_head(self, column: Column, place: int) -> None:
        text, band = self._text, self._band
        left, right, bottom = band.edges[place], band.edges[place + 1], band.top + band.head
        if self._model.growth is Growth.GROUPS and column.side is not None:
            height = line(text.head) * 1.1
            middle = QPointF((left + right) / 2, bottom - height / 2)
            self._marks.mark(column.side, middle, min(3.0, height * 0.62))
            return
        height = line(text.caption) * 1.15
        where = box(left, right, bottom - height, height)
        if t.text_width(column.title, text.caption) > where.width():
            where.adjust(sizes.HEAD_PAD - PAD, 0, PAD - sizes.HEAD_PAD, 0)
        if not column.is_text:
            points, least = self._title_points(), self._sizes.least_title
            self._marks.write(column.title, where, points, t.RIGHT, smallest=least)
            return
        wished = self._sizes.title_sizes
        title, points = t.fitted(column.title, where.width(), wished, sizes.TITLE_LINES)
        for part in reversed(t.text_lines(title, points, where.width())):
            self._marks.write(part, where, points, t.LEFT)
            where.translate(0, -line(points))

    def _title_points(self) -> float:
        """Points in which all titles of columns of figures have room, so that they are alike."""
        band = self._band
        columns = [column for group in band.groups for column in group.columns]
        wished = self._text.caption
        rooms = (
            (column.title, band.edges[place + 1] - band.edges[place] - 2 * sizes.HEAD_PAD)
            for place, column in enumerate(columns)
            if column.title and not column.is_text
        )
        shrinks = (room / t.text_width(title, wished) for title, room in rooms)
        return wished * min(1.0, *shrinks, 1.0)

    def _add_row(self, placed: PlacedRow) -> None:
        row, text, band = placed.row, self._text, self._band
        edges = band.edges
        face = t.BOLD if row.is_bold else t.PLAIN
        name_right = edges[1] if self._sizes.is_spanning(row) else edges[0]
        where = placed.box(self._left, name_right)
        smallest, hint = sizes.smallest_label(text), row.hint
        if placed.height < 2 * line(smallest):
            # A name with one line for it is rather small than cut.
            smallest = max(sizes.LEAST_LOW_LABEL, smallest * sizes.LOW_LABEL)
        has_lines = placed.height >= line(text.label) + line(text.small)
        # A name that needs both lines goes before what the row counts, which the lists say, too.
        if hint.text and has_lines and t.has_room(row.name, smallest, where.width(), face=face):
            where, lower = _halves(where, line(text.label), line(text.small))
            # The row's own line is there to write on.
            is_short = hint.short and not t.has_room(hint.text, 8, lower.width())
            said = hint.short if is_short else hint.text
            self._marks.write(said, lower, text.small, smallest=8)
        else:
            self._add_hint_beside(row, where)
        self._marks.write_in_lines(row.name, where, text.label, face=face, smallest=smallest)
        if row.weight is Emphasis.LINE:
            whole = placed.box(edges[0], edges[-1])
            self._marks.write_in_lines(row.cells[0].text, whole, text.label, smallest=smallest)
        elif row.is_merged:
            for (_, first, end), cell in zip(band.spans, placed.cells, strict=True):
                where = placed.box(edges[first], edges[end])
                self._add_words(cell, where, t.CENTRE, face)
        else:
            cells = iter(placed.cells)
            for group, first, _ in band.spans:
                for place, column in enumerate(group.columns, start=first):
                    where = placed.box(edges[place], edges[place + 1])
                    if place != first:
                        self._marks.down(edges[place], placed.top, placed.bottom, t.THIN)
                    if column.is_text:
                        self._add_words(next(cells), where, t.LEFT, face)
                    else:
                        self._add_figure(next(cells), where, face)

    def _add_hint_beside(self, row: SheetRow, where: QRectF) -> None:
        """Write the hint at the end of *where*, which gives way, if both have room in one line."""
        text, hint = self._text, row.hint.short or row.hint.text
        wide = t.text_width(hint, text.small) + 1.2
        least = t.text_width(row.name, sizes.smallest_label(text))
        if hint and least + wide <= where.width():
            self._marks.write(hint, where, text.small, t.RIGHT)
            where.setRight(where.right() - wide)

    def _add_figure(self, cell: Cell, where: QRectF, face: t.Face) -> None:
        text = self._text
        points = text.figure + 0.5 if face is t.BOLD else text.figure
        smallest = sizes.figure_sizes(text)[-1] - 2
        small = self._remark(cell, where.width(), where.height() - line(points))
        if small:
            each = line(text.small) * 0.92
            where, lower = _halves(where, line(points), each * len(small))
            lower.setHeight(each)
            for said in small:
                self._marks.write(said, lower, text.small, t.RIGHT)
                lower.translate(0, each)
        self._marks.write(cell.text, where, points, t.RIGHT, face=face, smallest=smallest)

    def _remark(self, cell: Cell, width: float, height: float) -> list[str]:
        """The lines of the longest remark that fits."""
        points = self._text.small
        for remark in cell.small:
            lines = remark.split("\n")
            widest = max(t.text_width(said, points) for said in lines)
            if widest <= width and len(lines) * line(points) * 0.9 <= height:
                return lines
        return []

    def _add_words(self, cell: Cell, where: QRectF, align: Qt.AlignmentFlag, face: t.Face) -> None:
        points, smallest = self._text.label, sizes.smallest_label(self._text)
        self._marks.write_in_lines(
            cell.text, where, points, align, face=face, smallest=smallest, shorter=cell.small
        )


def _line_below(placed: PlacedRow, following: PlacedRow | None) -> float:
    """How wide the line between two rows is."""
    if following is not None and placed.row.weight is Emphasis.LINE:
        return t.REFE
    if following is None or following.is_closing != placed.is_closing:
        return t.HEAVY
    is_strong = {placed.row.weight, following.row.weight} & {Emphasis.SUM, Emphasis.TOTAL}
    return t.HEAVY if is_strong else t.THIN


def _halves(where: QRectF, upper: float, lower: float) -> tuple[QRectF, QRectF]:
    """Two lines of text in the middle of *where*."""
    top = where.top() + (where.height() - upper - lower) / 2
    return (
        QRectF(where.left(), top, where.width(), upper),
        QRectF(where.left(), top + upper, where.width(), lower),
    )
