"""Drawing in card units: paths from short texts, strokes made solid, and paint put down."""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform

_PARTS = re.compile(r"[MLQCZ]|-?\d+(?:\.\d+)?")
_ARGUMENTS = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}


def shape(text: str) -> QPainterPath:
    """A path from move, line, quadratic, cubic and close commands with absolute numbers.

    A command stands before every segment: ``"M0 0 L100 0 Q150 0 150 50 Z"``.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    parts = iter(_PARTS.findall(text))
    for command in parts:
        at = [float(next(parts)) for _ in range(_ARGUMENTS[command])]
        match command:
            case "M":
                path.moveTo(at[0], at[1])
            case "L":
                path.lineTo(at[0], at[1])
            case "Q":
                path.quadTo(at[0], at[1], at[2], at[3])
            case "C":
                path.cubicTo(at[0], at[1], at[2], at[3], at[4], at[5])
            case _:
                path.closeSubpath()
    return path


def oval(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """An ellipse around a centre; a circle when only one radius is given."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def box(left: float, top: float, right: float, bottom: float, radius: float = 0) -> QPainterPath:
    """A rectangle from its edges, with rounded corners when there is a radius."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(left, top, right - left, bottom - top), radius, radius)
    return path


def together(*paths: QPainterPath) -> QPainterPath:
    """Several paths as one that fills wherever any of them does; they must turn the same way."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        whole.addPath(path)
    return whole


def mirrored(path: QPainterPath, axis: float = 500) -> QPainterPath:
    """The path reflected on the upright line x = axis."""
    return QTransform(-1, 0, 0, 1, 2 * axis, 0).map(path)


def both_sides(path: QPainterPath, axis: float = 500) -> QPainterPath:
    """The path and its mirror image on the line x = *axis*, as two pieces of one path."""
    # The mirror image turns the other way round, which matters to the winding rule.
    return together(path, mirrored(path, axis).toReversed())


def placed(
    path: QPainterPath, x: float, y: float, size: float, *, turned: bool = False, wide: float = 1
) -> QPainterPath:
    """A sign of 1000 units scaled to *size* around (x, y), upside down when turned."""
    scale = size / 1000 * (-1 if turned else 1)
    across = scale * wide
    return QTransform(across, 0, 0, scale, x - 500 * across, y - 500 * scale).map(path)


def solid(path: QPainterPath, width: float, *, round_ends: bool = False) -> QPainterPath:
    """The outline of a line of that width, to be filled."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap if round_ends else Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin if round_ends else Qt.PenJoinStyle.MiterJoin)
    stroker.setMiterLimit(2.4)
    outline = stroker.createStroke(path)
    outline.setFillRule(Qt.FillRule.WindingFill)
    return outline


def closed(path: QPainterPath) -> QPainterPath:
    """The path with every piece closed; set operations leave out the last line of a piece."""
    whole = QPainterPath()
    whole.setFillRule(path.fillRule())
    points = [path.elementAt(place) for place in range(path.elementCount())]
    for place, point in enumerate(points):
        if point.isMoveTo():
            if place:
                whole.closeSubpath()
            whole.moveTo(point.x, point.y)
        elif point.isLineTo():
            whole.lineTo(point.x, point.y)
        elif point.isCurveTo():
            first, end = points[place + 1], points[place + 2]
            whole.cubicTo(point.x, point.y, first.x, first.y, end.x, end.y)
    whole.closeSubpath()
    return whole


def grown(path: QPainterPath, by: float) -> QPainterPath:
    """The area of the path with a rim, so that its corners become round."""
    return together(path, solid(path, 2 * by, round_ends=True))


@cache
def ink(name: str) -> QColor:
    """The colour of a ``#RRGGBB`` text."""
    return QColor(name)


def fill(painter: QPainter, path: QPainterPath, colour: str) -> None:
    painter.fillPath(path, ink(colour))


def draw(painter: QPainter, path: QPainterPath, colour: str, width: float) -> None:
    """Draw a line with round ends along the path."""
    painter.strokePath(path, _pen(colour, width))


@cache
def _pen(colour: str, width: float) -> QPen:
    return QPen(
        ink(colour),
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )
