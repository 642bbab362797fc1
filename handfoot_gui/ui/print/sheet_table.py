"""Paints the table of a score sheet: heads, rows, figures and the lines between them."""

from __future__ import annotations

from itertools import zip_longest

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from handfoot_gui.core.score_sheet import Cell, Column, ColumnGroup, Emphasis, Growth, SheetRow
from handfoot_gui.ui.print.page_format import LEAST_NAME, line
from handfoot_gui.ui.print.print_painter import (
    BLACK,
    CENTRE,
    HAIR,
    HEAVY,
    LEFT,
    LINE,
    QUIET,
    REFE,
    RIGHT,
    THIN,
    PrintPainter,
    has_room,
    text_width,
)  # fmt: skip
from handfoot_gui.ui.print.sheet_columns import PAD, box, figure_sizes, is_spanning, smallest_label
from handfoot_gui.ui.print.sheet_pages import Band, Piece, PlacedRow


class TablePainter:
    """Paints the bands of one sheet; all places are millimetres."""

    def __init__(self, painter: PrintPainter, piece: Piece) -> None:
        self._painter = painter
        self._piece = piece
        self._model = piece.model
        self._text = piece.text
        self._heights = piece.heights

    def paint(self) -> None:
        """Paint all of them."""
        for band in self._piece.bands:
            self._paint_band(band)

    def _paint_band(self, band: Band) -> None:
        left, right = self._piece.left, band.edges[-1]
        for placed in band.rows:
            if placed.row.weight is Emphasis.TOTAL:
                self._painter.tint(QRectF(left, placed.top, right - left, placed.height))
        self._paint_band_head(band)
        for y in (band.top, band.top + band.head):
            self._painter.across(y, left, right, HEAVY)
        for placed, following in zip_longest(band.rows, band.rows[1:]):
            self._paint_row(band, placed)
            width, ink = _line_below(placed, following)
            self._painter.across(placed.bottom, left, right, width, ink)
        self._painter.down(right, band.top, band.bottom, LINE)

    def _group_line(self, band: Band, x: float) -> None:
        """The line before a group of columns; it leaves out the rows whose text crosses it."""
        self._painter.down(x, band.top, band.top + band.head, LINE)
        for placed in band.rows:
            if placed.row.weight is Emphasis.LINE:
                crosses = x > band.edges[0]
            else:
                crosses = is_spanning(self._model, placed.row) and x == band.edges[0]
            if not crosses:
                self._painter.down(x, placed.top, placed.bottom, LINE)

    def _paint_band_head(self, band: Band) -> None:
        text = self._text
        height = line(text.caption)
        corner = box(
            self._piece.left, band.edges[0], band.top + band.head - height * 1.3, height * 1.2
        )
        corner.adjust(-PAD, 0, 0, 0)
        self._painter.write(self._model.corner, corner, text.caption, ink=QUIET)
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
        where = QRectF(left, y, right - left, line(text.head) * 1.1)
        self._painter.write(group.title, where, text.head, CENTRE, is_title=True)
        y += where.height()
        height = line(text.caption)
        each = (right - left - 2 * PAD) / max(1, len(captions))
        for place, caption in enumerate(captions):
            if self._heights.has_captions_beside and len(captions) > 1:
                where = QRectF(left + PAD + place * each, y, each - 1, height)
            else:
                more = 1.5 if caption.is_open else 0.0
                where = box(left, right, y + place * height, height + more)
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
            name = next((n for n in some if has_room(n, LEAST_NAME, free, is_bold=True)), "")
        width = min(text_width(name, self._text.name, is_bold=True), free)
        start = left + PAD + (free - width) / 2 if name else left + PAD
        self._painter.mark(side, QPointF(start + size / 2, band.top + height / 2), size)
        where = QRectF(start + size + 1.2, band.top, right - PAD - start - size - 1.2, height)
        self._painter.write(name, where, self._text.name, is_bold=True, smallest=LEAST_NAME)

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
        where.adjust(PAD if column.is_text else -PAD * 0.8, 0, PAD * 0.5, 0)
        align = LEFT if column.is_text else RIGHT
        self._painter.write(column.title, where, text.caption, align, ink=QUIET, smallest=7)

    def _paint_row(self, band: Band, placed: PlacedRow) -> None:
        row, text, edges = placed.row, self._text, band.edges
        is_bold = row.weight in (Emphasis.SUM, Emphasis.TOTAL, Emphasis.CARRIED)
        name_right = edges[1] if is_spanning(self._model, row) else edges[0]
        where = placed.box(self._piece.left, name_right)
        smallest, hint = smallest_label(text), row.hint
        if hint.text and placed.height >= line(text.label) + line(text.small):
            where, lower = _halves(where, line(text.label), line(text.small))
            # The row's own line is there to write on.
            is_short = hint.short and not has_room(hint.text, 8, lower.width())
            said = hint.short if is_short else hint.text
            self._painter.write(said, lower, text.small, ink=QUIET, smallest=8)
        else:
            self._paint_hint_beside(row, where)
        self._painter.write(row.name, where, text.label, is_bold=is_bold, smallest=smallest)
        if row.weight is Emphasis.LINE:
            whole = placed.box(edges[0], edges[-1])
            self._painter.write(row.cells[0].text, whole, text.label, smallest=smallest)
        elif row.is_merged:
            for (_, first, end), cell in zip(band.spans, placed.cells, strict=True):
                where = placed.box(edges[first], edges[end])
                self._paint_words(cell, where, CENTRE, is_bold=is_bold)
        else:
            cells = iter(placed.cells)
            for group, first, _ in band.spans:
                for place, column in enumerate(group.columns, start=first):
                    where = placed.box(edges[place], edges[place + 1])
                    if place != first:
                        self._painter.down(edges[place], placed.top, placed.bottom, THIN, HAIR)
                    if column.is_text:
                        where.adjust(PAD, 0, 0, 0)
                        self._paint_words(next(cells), where, LEFT, is_bold=is_bold)
                    else:
                        self._paint_figure(next(cells), where, is_bold=is_bold)

    def _paint_hint_beside(self, row: SheetRow, where: QRectF) -> None:
        """Write the hint at the end of *where*, which gives way, if both have room in one line."""
        text, hint = self._text, row.hint.short or row.hint.text
        wide = text_width(hint, text.small) + 1.2
        least = text_width(row.name, smallest_label(text))
        if hint and least + wide <= where.width():
            self._painter.write(hint, where, text.small, RIGHT, ink=QUIET)
            where.setRight(where.right() - wide)

    def _paint_figure(self, cell: Cell, where: QRectF, *, is_bold: bool) -> None:
        text = self._text
        points = text.figure + 0.5 if is_bold else text.figure
        smallest = figure_sizes(text)[-1] - 2
        small = self._remark(cell, where.width(), where.height() - line(points))
        if small:
            each = line(text.small) * 0.92
            where, lower = _halves(where, line(points), each * len(small))
            lower.setHeight(each)
            for said in small:
                self._painter.write(said, lower, text.small, RIGHT, ink=QUIET)
                lower.translate(0, each)
        self._painter.write(cell.text, where, points, RIGHT, is_bold=is_bold, smallest=smallest)

    def _remark(self, cell: Cell, width: float, height: float) -> list[str]:
        """The lines of the longest remark that fits."""
        points = self._text.small
        for remark in cell.small:
            lines = remark.split("\n")
            widest = max(text_width(said, points) for said in lines)
            if widest <= width and len(lines) * line(points) * 0.9 <= height:
                return lines
        return []

    def _paint_words(
        self, cell: Cell, where: QRectF, align: Qt.AlignmentFlag, *, is_bold: bool
    ) -> None:
        self._painter.write_in_lines(
            cell.text,
            where,
            self._text.label,
            align,
            is_bold=is_bold,
            smallest=smallest_label(self._text),
            shorter=cell.small,
        )


def _line_below(placed: PlacedRow, following: PlacedRow | None) -> tuple[float, QColor]:
    """Width and ink of the line between two rows."""
    if following is not None and placed.row.weight is Emphasis.LINE:
        return REFE, BLACK
    if following is None or following.is_closing != placed.is_closing:
        return HEAVY, BLACK
    is_strong = {placed.row.weight, following.row.weight} & {Emphasis.SUM, Emphasis.TOTAL}
    return (HEAVY, BLACK) if is_strong else (THIN, HAIR)


def _halves(where: QRectF, upper: float, lower: float) -> tuple[QRectF, QRectF]:
    """Two lines of text in the middle of *where*."""
    top = where.top() + (where.height() - upper - lower) / 2
    return (
        QRectF(where.left(), top, where.width(), upper),
        QRectF(where.left(), top + upper, where.width(), lower),
    )
