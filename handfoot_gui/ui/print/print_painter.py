"""Paints on a printed page and measures its text; a font is as wide here as on every device."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
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
    QTransform,
)

from handfoot_gui.core.score_sheet import Caption
from handfoot_gui.ui.print.page_format import MM, line
from handfoot_gui.ui.widgets.font_features import font_feature
from handfoot_gui.ui.widgets.theme import TEXT_FAMILIES, TITLE_FAMILIES

UNITS: Final = 100.0
"""Units of the painter in a millimetre, so that sizes of text are whole numbers of them."""
_SCALE: Final = QTransform.fromScale(UNITS, UNITS)
BLACK: Final = QColor("black")
TINT: Final = QColor("#E3E3E3")
"""11 % of black; nothing is lost where a copier loses it."""
THIN, LINE, HEAVY, REFE = 0.16, 0.28, 0.45, 0.9
"""Widths of lines in millimetres."""
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_ONE_LINE: Final = int(Qt.TextFlag.TextSingleLine) | int(Qt.TextFlag.TextDontClip)
_SMALLEST: Final = 8.0
"""Points to which a caption of one line may shrink."""
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


class PrintPainter:
    """Writes and draws with *painter*; every place is in millimetres."""

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter
        # A sentence goes on to the right of a name that is written from right to left.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    def write(
        self,
        text: str,
        where: QRectF,
        points: float,
        align: Qt.AlignmentFlag = LEFT,
        *,
        face: Face = PLAIN,
        smallest: float | None = None,
    ) -> None:
        """One line of *text*: smaller down to *smallest* where it is too wide, then cut short."""
        if not text:
            return
        width = text_width(text, points, face)
        if width > where.width() and smallest is not None and smallest < points:
            points = max(smallest, points * where.width() / width * 0.995)
            width = text_width(text, points, face)
        font = print_font(points, face)
        if width > where.width() + 0.02:
            room = where.width() * UNITS
            text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
        self._painter.setFont(font)
        self._painter.setPen(BLACK)
        # A name written from right to left stands where any other would.
        flags = int(align | Qt.AlignmentFlag.AlignAbsolute) | _ONE_LINE
        self._painter.drawText(_SCALE.mapRect(where), flags, text)

    def write_in_lines(
        self,
        text: str,
        where: QRectF,
        points: float,
        align: Qt.AlignmentFlag = LEFT,
        *,
        face: Face = PLAIN,
        smallest: float,
        shorter: Sequence[str] = (),
    ) -> None:
        """*text*, or else the first of *shorter* that stands whole in *where*.

        It is broken between words where one line has no room for it in *smallest* and *where* is
        high enough for several. What nowhere stands whole is cut short.
        """
        most = max(1, int(where.height() / line(smallest) + 0.05))
        width = where.width()
        for said in filter(None, (text, *shorter)):
            if has_room(said, smallest, width, 1, face):
                self.write(said, where, points, align, face=face, smallest=smallest)
                return
            if has_room(said, smallest, width, most, face):
                self._write_lines(said, where, smallest, align, most, face=face)
                return
        if most == 1:
            self.write(text, where, points, align, face=face, smallest=smallest)
        else:
            self._write_lines(text, where, smallest, align, most, face=face)

    def _write_lines(
        self,
        text: str,
        where: QRectF,
        points: float,
        align: Qt.AlignmentFlag,
        most: int,
        *,
        face: Face = PLAIN,
    ) -> int:
        """Write *text* in as many lines as it needs, the last of *most* cut short; how many."""
        lines = text_lines(text, points, where.width(), face)
        step = QFontMetricsF(print_font(points, face)).lineSpacing() / UNITS
        if len(lines) > most:
            lines = (*lines[: most - 1], " ".join(lines[most - 1 :]))
        top = where.top()
        if align & Qt.AlignmentFlag.AlignVCenter:
            top += (where.height() - len(lines) * step) / 2
        for number, part in enumerate(lines):
            each = QRectF(where.left(), top + number * step, where.width(), step)
            self.write(part, each, points, align, face=face)
        return len(lines)

    def caption(
        self, caption: Caption, where: QRectF, points: float, align: Qt.AlignmentFlag
    ) -> None:
        """A few words, in as many lines as *where* has room for, or words and a line to write on
        over the rest of the width."""
        if not caption.is_open:
            is_one_line = where.height() < 2 * line(least_caption(points))
            smallest = _SMALLEST if is_one_line else least_caption(points)
            self.write_in_lines(
                caption.text, where, points, align, smallest=smallest, shorter=(caption.short,)
            )
            return
        width = text_width(caption.text, points)
        low = QRectF(where)
        low.setTop(where.bottom() - line(points))
        self.write(caption.text, low, points)
        self.across(where.bottom() - 0.6, where.left() + width + 1, where.right(), THIN)

    def paragraph(
        self,
        text: str,
        left: float,
        top: float,
        width: float,
        points: float,
        most: int = 100,
    ) -> float:
        """Write *text* in as many lines as it needs, *most* at most; the height it took."""
        where = QRectF(left, top, width, most * line(points))
        top_left = Qt.AlignmentFlag.AlignLeft
        return self._write_lines(text, where, points, top_left, most) * line(points)

    def document(
        self, document: QTextDocument, left: float, top: float, part: tuple[float, float]
    ) -> None:
        """Paint the *part* of *document* between two heights, with its corner at *left*, *top*."""
        start, end = part
        self._painter.save()
        self._painter.translate(left * UNITS, (top - start) * UNITS)
        where = QRectF(0, start, document.textWidth() / UNITS, end - start)
        document.drawContents(self._painter, _SCALE.mapRect(where))
        self._painter.restore()

    def across(self, y: float, left: float, right: float, width: float) -> None:
        """A line from *left* to *right*."""
        self._painter.setPen(_pen(width))
        self._painter.drawLine(_SCALE.map(QLineF(left, y, right, y)))

    def down(self, x: float, top: float, bottom: float, width: float) -> None:
        """A line from *top* to *bottom*."""
        self._painter.setPen(_pen(width))
        self._painter.drawLine(_SCALE.map(QLineF(x, top, x, bottom)))

    def tint(self, where: QRectF) -> None:
        """A grey ground."""
        self._painter.fillRect(_SCALE.mapRect(where), TINT)

    def frame(self, where: QRectF, width: float) -> None:
        """A box."""
        self._painter.setPen(_pen(width))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRect(_SCALE.mapRect(where))

    def mark(self, side: int, middle: QPointF, size: float) -> None:
        """A side's sign: by turns filled and open, every one of another shape."""
        path = _mark_path(side, size * UNITS)
        path.translate(middle * UNITS)
        self._painter.setPen(_pen(size * 0.1))
        is_filled = side % 2 == 0
        self._painter.setBrush(BLACK if is_filled else QColor("white"))
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.drawPath(path)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)


_TRIANGLE: Final = ((0.0, -0.5), (0.55, 0.425), (-0.55, 0.425))
_DIAMOND: Final = ((0.0, -0.55), (0.55, 0.0), (0.0, 0.55), (-0.55, 0.0))
_SQUARE: Final = ((-0.425, -0.425), (0.425, -0.425), (0.425, 0.425), (-0.425, 0.425))
_CORNERS: Final = {1: _SQUARE, 2: _TRIANGLE, 3: _DIAMOND, 4: _SQUARE}


def _mark_path(side: int, size: float) -> QPainterPath:
    """Circle, square, triangle, diamond; then a square that is filled and a circle that is not."""
    path = QPainterPath()
    if side in _CORNERS:
        path.addPolygon(QPolygonF([QPointF(x, y) * size for x, y in _CORNERS[side]]))
        path.closeSubpath()
    else:
        path.addEllipse(QPointF(0, 0), size / 2, size / 2)
    return path


def _pen(width: float) -> QPen:
    pen = QPen(BLACK, width * UNITS)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


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
