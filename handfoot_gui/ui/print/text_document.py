"""Text pages: documents laid out in the units of a page, put together piece by piece.

All lengths are millimetres.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextOption,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)

from handfoot_gui.ui.print.print_painter import BLACK, HAIR, THIN, UNITS, print_font


def text_document(width: float) -> QTextDocument:
    """An empty document *width* millimetres wide; a word that is wider is broken."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setUseDesignMetrics(True)
    document.setUndoRedoEnabled(False)
    document.setDefaultTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    document.setTextWidth(width * UNITS)
    return document


def height_of(document: QTextDocument) -> float:
    """In millimetres."""
    return document.size().height() / UNITS


def add_text(
    cursor: QTextCursor,
    text: str,
    points: float,
    *,
    ink: QColor = BLACK,
    is_bold: bool = False,
    is_title: bool = False,
    above: float = 0,
    below: float = 0,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Add a paragraph, or the first one; *above* and *below* it so many millimetres are free."""
    block = QTextBlockFormat()
    block.setTopMargin(above * UNITS)
    block.setBottomMargin(below * UNITS)
    # A name written from right to left stands where any other would.
    block.setAlignment(align | Qt.AlignmentFlag.AlignAbsolute)
    form = QTextCharFormat()
    form.setFont(print_font(points, is_bold=is_bold, is_title=is_title))
    form.setForeground(ink)
    if cursor.block().length() > 1:
        cursor.insertBlock(block, form)
    else:
        cursor.setBlockFormat(block)
        # The format of a cell is that of its first paragraph.
        cursor.mergeBlockCharFormat(form)
    cursor.insertText(text, form)


def add_table(
    cursor: QTextCursor, rows: int, widths: Sequence[float], *, above: float = 0
) -> QTextTable:
    """Add a table without lines, its columns as wide as *widths*; *above* it there is free."""
    form = QTextTableFormat()
    form.setTopMargin(above * UNITS)
    form.setBorder(0)
    form.setCellPadding(0)
    form.setCellSpacing(0)
    form.setColumnWidthConstraints(
        [QTextLength(QTextLength.Type.FixedLength, width * UNITS) for width in widths]
    )
    return cursor.insertTable(rows, len(widths), form)


def cell(
    table: QTextTable,
    row: int,
    column: int,
    *,
    left: float = 0,
    above: float = 0,
    below: float = 0,
    line_left: float = 0,
    line_above: float = 0,
    line_below: float = 0,
) -> QTextCursor:
    """A cell to write in, with so many millimetres free at its edges and lines so wide there."""
    form = QTextTableCellFormat()
    form.setLeftPadding(left * UNITS)
    form.setTopPadding(above * UNITS)
    form.setBottomPadding(below * UNITS)
    form.setLeftBorder(line_left * UNITS)
    form.setTopBorder(line_above * UNITS)
    form.setBottomBorder(line_below * UNITS)
    solid = QTextFrameFormat.BorderStyle.BorderStyle_Solid
    for style, ink, width in (
        (form.setLeftBorderStyle, form.setLeftBorderBrush, line_left),
        (form.setTopBorderStyle, form.setTopBorderBrush, line_above),
        (form.setBottomBorderStyle, form.setBottomBorderBrush, line_below),
    ):
        style(solid)
        ink(HAIR if width == THIN else BLACK)
    place = table.cellAt(row, column)
    place.setFormat(form)
    return place.firstCursorPosition()
