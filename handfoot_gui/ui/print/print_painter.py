"""Ink on a printed page: text in one line or several, lines, and the signs of the sides."""

from __future__ import annotations

from collections.abc import Sequence
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
)

from handfoot_gui.core.score_sheet import Caption
from handfoot_gui.ui.print.page_format import MM, line
from handfoot_gui.ui.widgets.theme import TEXT_FAMILIES, TITLE_FAMILIES

UNITS: Final = 100.0
"""Units of the painter in a millimetre, so that sizes of text are whole numbers of them."""
BLACK: Final = QColor("black")
QUIET: Final = QColor("#3A3A3A")
"""Remarks; a copier keeps it."""
HAIR: Final = QColor("#5C5C5C")
TINT: Final = QColor("#E3E3E3")
"""11 % of black; nothing is lost where a copier loses it."""
THIN, LINE, HEAVY, REFE = 0.16, 0.28, 0.45, 0.9
"""Widths of lines in millimetres."""
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_ONE_LINE: Final = int(Qt.TextFlag.TextSingleLine) | int(Qt.TextFlag.TextDontClip)
_WRAPS: Final = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)
_SMALLEST: Final = 8.0
"""Points to which a caption may shrink."""


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
        ink: QColor = BLACK,
        is_bold: bool = False,
        is_title: bool = False,
        smallest: float | None = None,
    ) -> None:
        """One line of *text*: smaller down to *smallest* where it is too wide, then cut short."""
        if not text:
            return
        families = TITLE_FAMILIES if is_title else TEXT_FAMILIES
        font = _font(families, points, is_bold=is_bold or is_title)
        metrics = QFontMetricsF(font)
        width, room = metrics.horizontalAdvance(text), where.width() * UNITS
        if width > room and smallest is not None and smallest < points:
            font = _font(
                families, max(smallest, points * room / width * 0.995), is_bold=is_bold or is_title
            )
            metrics = QFontMetricsF(font)
            width = metrics.horizontalAdvance(text)
        if width > room + 2:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        self._painter.setFont(font)
        self._painter.setPen(ink)
        # A name written from right to left stands where any other would.
        flags = int(align | Qt.AlignmentFlag.AlignAbsolute) | _ONE_LINE
        self._painter.drawText(_scaled(where), flags, text)

    def write_in_lines(
        self,
        text: str,
        where: QRectF,
        points: float,
        align: Qt.AlignmentFlag = LEFT,
        *,
        is_bold: bool = False,
        smallest: float,
        shorter: Sequence[str] = (),
    ) -> None:
        """*text*, or else the first of *shorter* that stands whole in *where*.

        It is broken between words where one line has no room for it in *smallest* and *where* is
        high enough for several. What nowhere stands whole is cut short.
        """
        lines = max(1, int(where.height() / line(smallest) + 0.05))
        font, box = _font(TEXT_FAMILIES, smallest, is_bold=is_bold), _scaled(where)
        metrics = QFontMetricsF(font)
        flags = int(align | Qt.AlignmentFlag.AlignAbsolute) | int(Qt.TextFlag.TextWordWrap)
        for said in filter(None, (text, *shorter)):
            if metrics.horizontalAdvance(said) <= box.width():
                self.write(said, where, points, align, is_bold=is_bold, smallest=smallest)
                return
            taken = metrics.boundingRect(box, flags, said)
            is_within = taken.width() <= box.width() + 2 and taken.height() <= box.height() + 2
            if lines > 1 and is_within:
                self._painter.setFont(font)
                self._painter.setPen(BLACK)
                self._painter.drawText(box, flags, said)
                return
        if lines == 1:
            self.write(text, where, points, align, is_bold=is_bold, smallest=smallest)
            return
        room = box.width() * (lines - 0.5)
        self._painter.setFont(font)
        self._painter.setPen(BLACK)
        cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        self._painter.drawText(box, flags | int(Qt.TextFlag.TextWrapAnywhere), cut)

    def width_of(self, text: str, points: float, *, is_bold: bool = False) -> float:
        metrics = QFontMetricsF(_font(TEXT_FAMILIES, points, is_bold=is_bold))
        return metrics.horizontalAdvance(text) / UNITS

    def caption(
        self, caption: Caption, where: QRectF, points: float, align: Qt.AlignmentFlag
    ) -> None:
        """A few words, or words and a line to write on over the rest of the width."""
        if not caption.is_open:
            text = caption.text
            if caption.short and self.width_of(text, points) > where.width():
                text = caption.short
            self.write(text, where, points, align, smallest=_SMALLEST)
            return
        width = self.width_of(caption.text, points)
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
        ink: QColor = BLACK,
        most: int = 100,
    ) -> float:
        """Write *text* in as many lines as it needs, *most* at most; the height it took."""
        painter = self._painter
        painter.setFont(_font(TEXT_FAMILIES, points))
        painter.setPen(ink)
        metrics = QFontMetricsF(painter.font())
        where = _scaled(QRectF(left, top, width, most * line(points)))
        room = where.width() * (most - 0.5)
        if metrics.horizontalAdvance(text) > room:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        taken = metrics.boundingRect(where, _WRAPS, text).height()
        painter.drawText(where, _WRAPS, text)
        return min(most, max(1, round(taken / metrics.lineSpacing()))) * line(points)

    def across(
        self, y: float, left: float, right: float, width: float, ink: QColor = BLACK
    ) -> None:
        """A line from *left* to *right*."""
        self._painter.setPen(_pen(ink, width))
        self._painter.drawLine(QLineF(left * UNITS, y * UNITS, right * UNITS, y * UNITS))

    def down(self, x: float, top: float, bottom: float, width: float, ink: QColor = BLACK) -> None:
        """A line from *top* to *bottom*."""
        self._painter.setPen(_pen(ink, width))
        self._painter.drawLine(QLineF(x * UNITS, top * UNITS, x * UNITS, bottom * UNITS))

    def tint(self, where: QRectF) -> None:
        """A grey ground."""
        self._painter.fillRect(_scaled(where), TINT)

    def frame(self, where: QRectF, width: float) -> None:
        """A box."""
        self._painter.setPen(_pen(BLACK, width))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRect(_scaled(where))

    def mark(self, side: int, middle: QPointF, size: float) -> None:
        """A side's sign: by turns filled and open, every one of another shape."""
        path = _mark_path(side, size * UNITS)
        path.translate(middle * UNITS)
        self._painter.setPen(_pen(BLACK, size * 0.1))
        is_filled = side % 2 == 0
        self._painter.setBrush(BLACK if is_filled else QColor("white"))
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.drawPath(path)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)


def _mark_path(side: int, size: float) -> QPainterPath:
    """Circle, square, triangle, diamond; then a square that is filled and a circle that is not."""
    path = QPainterPath()
    half = size / 2
    square = QRectF(-half * 0.85, -half * 0.85, size * 0.85, size * 0.85)
    if side in (0, 5):
        path.addEllipse(QRectF(-half, -half, size, size))
    elif side in (1, 4):
        path.addRect(square)
    else:
        points = [
            QPointF(0, -half),
            QPointF(half * 1.1, half * 0.85),
            QPointF(-half * 1.1, half * 0.85),
        ]
        if side == 3:
            points = [
                QPointF(0, -half * 1.1),
                QPointF(half * 1.1, 0),
                QPointF(0, half * 1.1),
                QPointF(-half * 1.1, 0),
            ]
        path.addPolygon(QPolygonF(points))
        path.closeSubpath()
    return path


def _scaled(where: QRectF) -> QRectF:
    return QRectF(
        where.left() * UNITS, where.top() * UNITS, where.width() * UNITS, where.height() * UNITS
    )


def _pen(ink: QColor, width: float) -> QPen:
    pen = QPen(ink, width * UNITS)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


def _font(families: list[str], points: float, *, is_bold: bool = False) -> QFont:
    font = QFont()
    font.setFamilies(families)
    font.setPixelSize(max(1, round(points * MM * UNITS)))
    font.setBold(is_bold)
    # A PDF is searched for "first", not for "\ufb01rst".
    font.setFeature(QFont.Tag("liga"), 0)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
