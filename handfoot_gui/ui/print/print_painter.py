"""Paints the marks of a page: the same on the screen, a printer and a PDF."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from handfoot_gui.ui.print import page_marks as m
from handfoot_gui.ui.print.print_text import BLACK, UNITS, print_font

_SCALE: Final = QTransform.fromScale(UNITS, UNITS)
_TINT: Final = QColor("#E3E3E3")
"""11 % of black; nothing is lost where a copier loses it."""
_ONE_LINE: Final = int(Qt.TextFlag.TextSingleLine) | int(Qt.TextFlag.TextDontClip)


def paint_marks(painter: QPainter, marks: Iterable[m.Mark]) -> None:
    """Paint *marks* with *painter*, whose units are `UNITS` to the millimetre."""
    # A sentence goes on to the right of a name that is written from right to left.
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    for mark in marks:
        match mark:
            case m.Written(text, where, points, align, face):
                painter.setFont(print_font(points, face))
                painter.setPen(BLACK)
                # A name written from right to left stands where any other would.
                flags = int(align | Qt.AlignmentFlag.AlignAbsolute) | _ONE_LINE
                painter.drawText(_SCALE.mapRect(where), flags, text)
            case m.Ruled(line, width):
                painter.setPen(_pen(width))
                painter.drawLine(_SCALE.map(line))
            case m.Boxed(where, None):
                painter.fillRect(_SCALE.mapRect(where), _TINT)
            case m.Boxed(where, float(width)):
                painter.setPen(_pen(width))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(_SCALE.mapRect(where))
            case m.SideSign():
                _paint_sign(painter, mark)
            case m.Excerpt(document, left, top, (start, end)):
                painter.save()
                painter.translate(left * UNITS, (top - start) * UNITS)
                where = QRectF(0, start, document.textWidth() / UNITS, end - start)
                document.drawContents(painter, _SCALE.mapRect(where))
                painter.restore()


def _paint_sign(painter: QPainter, sign: m.SideSign) -> None:
    path = _mark_path(sign.side, sign.size * UNITS)
    path.translate(sign.middle * UNITS)
    painter.setPen(_pen(sign.size * 0.1))
    painter.setBrush(QColor("white") if sign.side % 2 else BLACK)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)


_TRIANGLE: Final = ((0.0, -0.5), (0.55, 0.425), (-0.55, 0.425))
_DIAMOND: Final = ((0.0, -0.55), (0.55, 0.0), (0.0, 0.55), (-0.55, 0.0))
_SQUARE: Final = ((-0.425, -0.425), (0.425, -0.425), (0.425, 0.425), (-0.425, 0.425))
_CORNERS: Final = {
    1: _SQUARE, 2: _TRIANGLE, 3: _DIAMOND, 4: _SQUARE, 6: _DIAMOND, 7: _TRIANGLE
}  # fmt: skip


def _mark_path(side: int, size: float) -> QPainterPath:
    """Circle, square, triangle, diamond; then those that were filled are open, and the others
    filled."""
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
