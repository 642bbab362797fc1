"""The text of a printed page: a font is as wide here as on every device, so it is measured once."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from functools import lru_cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLayout,
    QTextLength,
    QTextOption,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)

from handfoot_gui.core.score_sheet import Caption
from handfoot_gui.ui.print.page_format import MM
from handfoot_gui.ui.widgets.font_features import font_feature
from handfoot_gui.ui.widgets.theme import TEXT_FAMILIES, TITLE_FAMILIES

UNITS: Final = 100.0
"""Units of the painter in a millimetre, so that sizes of text are whole numbers of them."""
BLACK: Final = QColor("black")
THIN, LINE, HEAVY, REFE = 0.16, 0.28, 0.45, 0.9
"""Widths of lines in millimetres."""
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_CAPTION_SHRINKS: Final = 0.9
"""Of its size, what a caption may shrink to before it is broken into lines."""
_CAPTION_LINES: Final = 4
"""Lines of a caption at most."""


class Face(Enum):
    """The letters that something is written in."""

    PLAIN = auto()
    BOLD = auto()
    TITLE = auto()


PLAIN, BOLD, TITLE = Face


def print_font(points: float, face: Face = PLAIN) -> QFont:
    """A font of *points* points, in `UNITS`."""
    font = QFont()
    font.setFamilies(TITLE_FAMILIES if face is TITLE else TEXT_FAMILIES)
    font.setPixelSize(max(1, round(points * MM * UNITS)))
    font.setBold(face is not PLAIN)
    # A PDF is searched for "first", not for "\ufb01rst".
    font.setFeature(font_feature("liga"), 0)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


@lru_cache(8192)
def text_width(text: str, points: float, face: Face = PLAIN) -> float:
    """How many millimetres *text* is wide in one line."""
    return QFontMetricsF(print_font(points, face)).horizontalAdvance(text) / UNITS


@lru_cache(2048)
def text_lines(text: str, points: float, width: float, face: Face = PLAIN) -> tuple[str, ...]:
    """*text* in lines of *width* millimetres, broken between words; a word alone may be wider."""
    layout = QTextLayout(text, print_font(points, face))
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width * UNITS)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].rstrip())
    layout.endLayout()
    return tuple(lines)


def has_room(text: str, points: float, width: float, lines: int = 1, face: Face = PLAIN) -> bool:
    """Whether *text* stands whole in so many *lines* of *width* millimetres."""
    broken = (text,) if lines == 1 else text_lines(text, points, width, face)
    return len(broken) <= lines and all(text_width(part, points, face) <= width for part in broken)


def fitted(
    text: str, width: float, sizes: Sequence[float], lines: int, face: Face = PLAIN
) -> tuple[str, float]:
    """*text* and the first of *sizes* in which it stands whole in so many *lines* of *width*.

    Where there is none it is cut short in the last one.
    """
    for points in sizes:
        if has_room(text, points, width, lines, face):
            return text, points
    metrics = QFontMetricsF(print_font(sizes[-1], face))
    room = width * UNITS
    if lines > 1 and all(metrics.horizontalAdvance(word) <= room for word in text.split()):
        # What is broken between words needs more than its width.
        room *= lines - 0.5
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room), sizes[-1]


def least_caption(points: float) -> float:
    """What a caption of so many *points* may shrink to."""
    return points * _CAPTION_SHRINKS


def caption_lines(caption: Caption, points: float, width: float) -> int:
    """In how many lines *caption* stands."""
    least = least_caption(points)
    texts = () if caption.is_open else (caption.text, caption.short)
    if not texts or any(text and has_room(text, least, width) for text in texts):
        return 1
    return len(text_lines(caption.text, least, width)[:_CAPTION_LINES])


def elided(text: str, points: float, width: float, face: Face = PLAIN) -> str:
    """As much of *text* as *width* millimetres have room for in one line."""
    metrics = QFontMetricsF(print_font(points, face))
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width * UNITS)


def line_spacing(points: float, face: Face = PLAIN) -> float:
    """Millimetres from one line to the next."""
    return QFontMetricsF(print_font(points, face)).lineSpacing() / UNITS


# -- text pages: documents laid out in the units of a page, put together piece by piece -----------


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
    face: Face = PLAIN,
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
    form.setFont(print_font(points, face))
    form.setForeground(BLACK)
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
    for style, brush in (
        (form.setLeftBorderStyle, form.setLeftBorderBrush),
        (form.setTopBorderStyle, form.setTopBorderBrush),
        (form.setBottomBorderStyle, form.setBottomBorderBrush),
    ):
        style(solid)
        brush(BLACK)
    place = table.cellAt(row, column)
    place.setFormat(form)
    return place.firstCursorPosition()
