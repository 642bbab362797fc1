"""Text pages: documents in units of the page, put together piece by piece and never as markup."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextLength,
    QTextOption,
    QTextTable,
    QTextTableFormat,
)

from handfoot_gui.ui.print.print_painter import BLACK, print_font


def text_document(width: float) -> QTextDocument:
    """An empty document of *width* `UNITS`; a word that is wider is broken."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setUseDesignMetrics(True)
    document.setUndoRedoEnabled(False)
    document.setDefaultTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    document.setTextWidth(width)
    return document


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
    """Add a paragraph, *above* and *below* it some `UNITS` free; the first one where nothing is."""
    block = QTextBlockFormat()
    block.setTopMargin(above)
    block.setBottomMargin(below)
    # A name written from right to left stands where any other would.
    block.setAlignment(align | Qt.AlignmentFlag.AlignAbsolute)
    form = QTextCharFormat()
    form.setFont(print_font(points, is_bold=is_bold, is_title=is_title))
    form.setForeground(ink)
    if cursor.block().length() > 1:
        cursor.insertBlock(block, form)
    else:
        cursor.setBlockFormat(block)
        cursor.setBlockCharFormat(form)
    cursor.insertText(text, form)


def add_table(cursor: QTextCursor, rows: int, widths: Sequence[float]) -> QTextTable:
    """Add a table without lines, its columns as wide as *widths*."""
    form = QTextTableFormat()
    form.setBorder(0)
    form.setCellPadding(0)
    form.setCellSpacing(0)
    form.setColumnWidthConstraints(
        [QTextLength(QTextLength.Type.FixedLength, width) for width in widths]
    )
    return cursor.insertTable(rows, len(widths), form)
