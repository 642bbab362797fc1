"""Paints the table of a score sheet: heads, rows, figures and the lines between them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt

from handfoot_gui.core.score_sheet import Caption, Cell, Column, Group, Growth, Row, Weight
from handfoot_gui.ui.print.page_format import LEAST_NAME, line
from handfoot_gui.ui.print.print_painter import (
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
    text_width,
)  # fmt: skip
from handfoot_gui.ui.print.sheet_columns import PAD, figure_sizes, is_spanning, smallest_label
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
        top = band.top
        for placed in band.rows:
            if placed.row.weight is Weight.TOTAL:
                tint = QRectF(left, placed.top, right - left, placed.height)
                self._painter.tint(tint)
        self._paint_band_head(band)
        body = top + band.head
        self._painter.across(top, left, right, HEAVY)
        self._painter.across(body, left, right, HEAVY)
        for place, placed in enumerate(band.rows):
            self._paint_row(band, placed)
            bottom = placed.top + placed.height
            following = band.rows[place + 1] if place + 1 < len(band.rows) else None
            is_strong = _is_strong(placed) or (following is not None and _is_strong(following))
            if following is not None and following.is_closing and not placed.is_closing:
                is_strong = True
            if following is None:
                self._painter.across(bottom, left, right, HEAVY)
            elif placed.row.weight is Weight.LINE:
                self._painter.across(bottom, left, right, REFE)
            elif is_strong:
                self._painter.across(bottom, left, right, HEAVY)
            else:
                self._painter.across(bottom, left, right, THIN, HAIR)
        self._painter.down(right, top, band.bottom, LINE)

    def _group_line(self, band: Band, x: float) -> None:
        """The line before a group of columns; it leaves out the rows whose text crosses it."""
        self._painter.down(x, band.top, band.top + band.head, LINE)
        for placed in band.rows:
            if placed.row.weight is Weight.LINE:
                crosses = x > band.edges[0]
            else:
                crosses = is_spanning(self._model, placed.row) and x == band.edges[0]
            if not crosses:
                self._painter.down(x, placed.top, placed.top + placed.height, LINE)

    def _paint_band_head(self, band: Band) -> None:
        text = self._text
        if self._model.corner:
            corner = QRectF(
                self._piece.left,
                band.top + band.head - line(text.caption) * 1.3,
                band.edges[0] - self._piece.left - PAD,
                line(text.caption) * 1.2,
            )
            self._painter.write(self._model.corner, corner, text.caption, ink=QUIET)
        column = 0
        for group in band.groups:
            left, right = band.edges[column], band.edges[column + len(group.columns)]
            self._group_line(band, left)
            if self._model.growth is Growth.GROUPS:
                self._paint_deal_head(band, group.title, group.lines, left, right)
            else:
                self._paint_player_head(band, group, left, right)
            for place, each in enumerate(group.columns):
                self._paint_column_head(band, each, column + place)
            column += len(group.columns)

    def _paint_deal_head(
        self, band: Band, title: str, captions: tuple[Caption, ...], left: float, right: float
    ) -> None:
        text = self._text
        y = band.top
        where = QRectF(left, y, right - left, line(text.head) * 1.1)
        self._painter.write(title, where, text.head, CENTRE, is_title=True)
        y += line(text.head) * 1.1
        height = line(text.caption)
        inner = right - left - 2 * PAD
        if self._heights.has_captions_beside and len(captions) > 1:
            each = inner / len(captions)
            for place, caption in enumerate(captions):
                where = QRectF(left + PAD + place * each, y, each - 1, height)
                self._painter.caption(caption, where, text.caption, CENTRE)
            return
        for caption in captions:
            more = 1.5 if caption.is_open else 0.0
            where = QRectF(left + PAD, y, inner, height + more)
            self._painter.caption(caption, where, text.caption, CENTRE)
            y += height

    def _paint_player_head(self, band: Band, group: Group, left: float, right: float) -> None:
        name, side = group.title, group.side
        if side is None:
            return
        height = band.head - line(self._text.caption) * 1.15
        size = min(3.0, height * 0.5)
        inner = right - left - 2 * PAD
        if self._heights.side:
            # Names stand in the box above, whole; here as much as there is room for.
            least = text_width(name, LEAST_NAME, is_bold=True)
            name = name if least <= inner - size - 1.2 else group.short
            least = text_width(name, LEAST_NAME, is_bold=True)
            name = name if least <= inner - size - 1.2 else ""
        width = min(text_width(name, self._text.name, is_bold=True), inner - size - 1.2)
        start = left + PAD + (inner - width - size - 1.2) / 2 if name else left + PAD
        self._painter.mark(side, QPointF(start + size / 2, band.top + height / 2), size)
        where = QRectF(start + size + 1.2, band.top, right - PAD - start - size - 1.2, height)
        self._painter.write(name, where, self._text.name, is_bold=True, smallest=LEAST_NAME)

    def _paint_column_head(self, band: Band, column: Column, place: int) -> None:
        text = self._text
        left, right = band.edges[place], band.edges[place + 1]
        height = line(text.caption) * 1.15
        where = QRectF(left + PAD, band.top + band.head - height, right - left - 2 * PAD, height)
        if self._model.growth is Growth.GROUPS and column.side is not None:
            height = line(text.head) * 1.1
            middle = QPointF((left + right) / 2, band.top + band.head - height / 2)
            self._painter.mark(column.side, middle, min(3.0, height * 0.62))
            return
        where.adjust(-PAD * 0.8, 0, PAD * 0.5, 0)
        align = RIGHT
        if column.is_text:
            align = LEFT
            where.setLeft(left + 2 * PAD)
        self._painter.write(column.title, where, text.caption, align, ink=QUIET, smallest=7)

    def _paint_row(self, band: Band, placed: PlacedRow) -> None:
        row, text = placed.row, self._text
        left = self._piece.left
        is_bold = row.weight in (Weight.SUM, Weight.TOTAL, Weight.CARRIED)
        spans = is_spanning(self._model, row)
        name_right = band.edges[1] if spans else band.edges[0]
        where = QRectF(left + PAD, placed.top, name_right - left - 2 * PAD, placed.height)
        smallest = smallest_label(text)
        hint = row.hint
        has_hint = hint.text and placed.height >= line(text.label) + line(text.small)
        if has_hint:
            upper, lower = _halves(where, line(text.label), line(text.small))
            self._painter.write(row.name, upper, text.label, is_bold=is_bold, smallest=smallest)
            # The row's own line is there to write on.
            told = hint.text
            if hint.short and text_width(told, 8) > lower.width():
                told = hint.short
            self._painter.write(told, lower, text.small, ink=QUIET, smallest=8)
        else:
            self._paint_hint_beside(row, where)
            self._painter.write(row.name, where, text.label, is_bold=is_bold, smallest=smallest)
        if row.weight is Weight.LINE:
            whole = QRectF(
                band.edges[0] + PAD,
                placed.top,
                band.edges[-1] - band.edges[0] - 2 * PAD,
                placed.height,
            )
            self._painter.write(row.cells[0].text, whole, text.label, smallest=smallest)
            return
        if row.is_merged:
            column = 0
            for group, cell in zip(band.groups, placed.cells, strict=True):
                edges = band.edges[column], band.edges[column + len(group.columns)]
                column += len(group.columns)
                self._paint_words(cell, placed, *edges, CENTRE, is_bold=is_bold)
            return
        columns = [column for group in band.groups for column in group.columns]
        starts = self._group_starts(band)
        for place, (column_of, cell) in enumerate(zip(columns, placed.cells, strict=True)):
            edges = band.edges[place], band.edges[place + 1]
            if place not in starts:
                self._painter.down(edges[0], placed.top, placed.top + placed.height, THIN, HAIR)
            if column_of.is_text:
                self._paint_words(cell, placed, *edges, LEFT, is_bold=is_bold)
            else:
                self._paint_figure(cell, placed, *edges, is_bold=is_bold)

    def _paint_hint_beside(self, row: Row, where: QRectF) -> None:
        """Write the hint at the end of *where*, which gives way, if both have room in one line."""
        text, hint = self._text, row.hint.short or row.hint.text
        wide = text_width(hint, text.small) + 1.2
        least = text_width(row.name, smallest_label(text))
        if hint and least + wide <= where.width():
            self._painter.write(hint, where, text.small, RIGHT, ink=QUIET)
            where.setRight(where.right() - wide)

    def _group_starts(self, band: Band) -> set[int]:
        starts, column = set(), 0
        for group in band.groups:
            starts.add(column)
            column += len(group.columns)
        return starts

    def _paint_figure(
        self, cell: Cell, placed: PlacedRow, left: float, right: float, *, is_bold: bool
    ) -> None:
        text = self._text
        where = QRectF(left + PAD, placed.top, right - left - 2 * PAD, placed.height)
        points = text.figure + 0.5 if is_bold else text.figure
        smallest = figure_sizes(text)[-1] - 2
        small = self._remark(cell, where.width(), placed.height - line(points))
        if small:
            each = line(text.small) * 0.92
            upper, lower = _halves(where, line(points), each * len(small))
            self._painter.write(cell.text, upper, points, RIGHT, is_bold=is_bold, smallest=smallest)
            for said in small:
                lower.setHeight(each)
                self._painter.write(said, lower, text.small, RIGHT, ink=QUIET)
                lower.translate(0, each)
            return
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
        self,
        cell: Cell,
        placed: PlacedRow,
        left: float,
        right: float,
        align: Qt.AlignmentFlag,
        *,
        is_bold: bool,
    ) -> None:
        left += 2 * PAD if align is LEFT else PAD
        where = QRectF(left, placed.top, right - left - PAD, placed.height)
        points, smallest = self._text.label, smallest_label(self._text)
        self._painter.write_in_lines(
            cell.text, where, points, align, is_bold=is_bold, smallest=smallest, shorter=cell.small
        )


def _is_strong(placed: PlacedRow) -> bool:
    return placed.row.weight in (Weight.SUM, Weight.TOTAL)


def _halves(where: QRectF, upper: float, lower: float) -> tuple[QRectF, QRectF]:
    """Two lines of text in the middle of *where*."""
    top = where.top() + (where.height() - upper - lower) / 2
    return (
        QRectF(where.left(), top, where.width(), upper),
        QRectF(where.left(), top + upper, where.width(), lower),
    )
