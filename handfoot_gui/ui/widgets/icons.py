"""Signs of buttons and shapes of sides, drawn as paths: no fonts, no files."""

from __future__ import annotations

import math
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from handfoot_gui.ui.widgets.theme import Shape

_GRID: Final = 24.0
_RATIOS: Final = (1.0, 1.25, 1.5, 2.0, 3.0)


class Sign(StrEnum):
    """What a button's sign shows."""

    MENU = "menu"
    UNDO = "undo"
    HINT = "hint"
    SHEET = "sheet"
    TALLY = "tally"
    SLIDERS = "sliders"
    EYE = "eye"
    KEYBOARD = "keyboard"
    FOLDER = "folder"
    BACK = "back"
    LOOK_BACK = "look-back"
    CHEVRON_LEFT = "chevron-left"
    CHEVRON_RIGHT = "chevron-right"
    CHEVRON_DOWN = "chevron-down"
    CHEVRON_UP = "chevron-up"
    TICK = "tick"
    WARNING = "warning"
    PEOPLE = "people"


def _line(path: QPainterPath, *points: tuple[float, float], is_closed: bool = False) -> None:
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    if is_closed:
        path.closeSubpath()


def _dot(path: QPainterPath, x: float, y: float, radius: float) -> None:
    path.addEllipse(QPointF(x, y), radius, radius)


def _menu(path: QPainterPath) -> None:
    for y in (6, 12, 18):
        _line(path, (4, y), (20, y))


def _undo(path: QPainterPath) -> None:
    _line(path, (8.5, 4), (4, 8.5), (8.5, 13))
    path.moveTo(4.5, 8.5)
    path.lineTo(14.5, 8.5)
    path.arcTo(QRectF(9.5, 8.5, 10, 10), 90, -180)
    path.lineTo(9, 18.5)


def _hint(path: QPainterPath) -> None:
    path.moveTo(9, 16)
    path.cubicTo(9, 13.5, 6, 12.5, 6, 9)
    path.arcTo(QRectF(6, 3, 12, 12), 180, -180)
    path.cubicTo(18, 12.5, 15, 13.5, 15, 16)
    path.closeSubpath()
    _line(path, (10, 20), (14, 20))


def _sheet(path: QPainterPath) -> None:
    path.addRoundedRect(QRectF(5, 3, 14, 18), 2.5, 2.5)
    for y in (8, 12, 16):
        _line(path, (9, y), (15, y))


def _tally(path: QPainterPath) -> None:
    for x in (5, 9.7, 14.3, 19):
        _line(path, (x, 4.5), (x, 19.5))
    _line(path, (2.5, 16), (21.5, 8))


def _sliders(path: QPainterPath) -> None:
    for y, knob in ((6, 15), (12, 9), (18, 14)):
        _line(path, (3, y), (knob - 2.5, y))
        _line(path, (knob + 2.5, y), (21, y))
        _dot(path, knob, y, 2.5)


def _eye(path: QPainterPath) -> None:
    path.moveTo(2.5, 12)
    path.cubicTo(7, 4.5, 17, 4.5, 21.5, 12)
    path.cubicTo(17, 19.5, 7, 19.5, 2.5, 12)
    _dot(path, 12, 12, 3)


def _keyboard(path: QPainterPath) -> None:
    path.addRoundedRect(QRectF(2, 5.5, 20, 13), 2.5, 2.5)
    for x in (6.2, 10, 14, 17.8):
        _line(path, (x, 10), (x + 0.1, 10))
    _line(path, (8, 14.5), (16, 14.5))


def _folder(path: QPainterPath) -> None:
    _line(path, (3, 19), (3, 5), (9, 5), (11.5, 8), (21, 8), (21, 19), is_closed=True)


def _back(path: QPainterPath) -> None:
    _line(path, (11, 5), (4, 12), (11, 19))
    _line(path, (4.5, 12), (20, 12))


def _look_back(path: QPainterPath) -> None:
    path.arcMoveTo(QRectF(4, 4, 16, 16), 150)
    path.arcTo(QRectF(4, 4, 16, 16), 150, -300)
    _line(path, (4.2, 3.5), (4.6, 8.6), (9.6, 8.2))
    _line(path, (12, 8), (12, 12.5), (15, 14.5))


def _chevron_left(path: QPainterPath) -> None:
    _line(path, (15, 5.5), (8.5, 12), (15, 18.5))


def _chevron_right(path: QPainterPath) -> None:
    _line(path, (9, 5.5), (15.5, 12), (9, 18.5))


def _chevron_down(path: QPainterPath) -> None:
    _line(path, (5.5, 9), (12, 15.5), (18.5, 9))


def _chevron_up(path: QPainterPath) -> None:
    _line(path, (5.5, 15.5), (12, 9), (18.5, 15.5))


def _tick(path: QPainterPath) -> None:
    _line(path, (4.5, 12.5), (9.5, 18), (19.5, 6.5))


def _warning(path: QPainterPath) -> None:
    _line(path, (12, 3.5), (22, 20.5), (2, 20.5), is_closed=True)
    _line(path, (12, 10), (12, 14))
    _line(path, (12, 17.2), (12, 17.3))


def _people(path: QPainterPath) -> None:
    _dot(path, 9, 8, 3.6)
    path.moveTo(2.5, 19.5)
    path.cubicTo(3, 12.5, 15, 12.5, 15.5, 19.5)
    _dot(path, 17.4, 9.6, 2.8)
    path.moveTo(18.2, 15)
    path.cubicTo(20.6, 15.6, 21.6, 17.2, 21.8, 19.5)


_DRAWN: Final = {
    Sign.MENU: _menu,
    Sign.UNDO: _undo,
    Sign.HINT: _hint,
    Sign.SHEET: _sheet,
    Sign.TALLY: _tally,
    Sign.SLIDERS: _sliders,
    Sign.EYE: _eye,
    Sign.KEYBOARD: _keyboard,
    Sign.FOLDER: _folder,
    Sign.BACK: _back,
    Sign.LOOK_BACK: _look_back,
    Sign.CHEVRON_LEFT: _chevron_left,
    Sign.CHEVRON_RIGHT: _chevron_right,
    Sign.CHEVRON_DOWN: _chevron_down,
    Sign.CHEVRON_UP: _chevron_up,
    Sign.TICK: _tick,
    Sign.WARNING: _warning,
    Sign.PEOPLE: _people,
}


def paint_sign(painter: QPainter, sign: Sign, rect: QRectF, colour: str) -> None:
    """Draw *sign* into the square *rect* in *colour* (``#RRGGBB``)."""
    path = QPainterPath()
    _DRAWN[sign](path)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / _GRID, rect.height() / _GRID)
    pen = QPen(QColor(colour), 2.1)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.restore()


def icon(sign: Sign, colour: str, size: int) -> QIcon:
    """*sign* as an icon of *size* logical pixels, crisp at the usual device pixel ratios."""
    result = QIcon()
    for ratio in _RATIOS:
        pixmap = QPixmap(round(size * ratio), round(size * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_sign(painter, sign, QRectF(0, 0, size, size), colour)
        painter.end()
        result.addPixmap(pixmap)
    return result


def shape_path(shape: Shape, rect: QRectF) -> QPainterPath:
    """The outline of a side's *shape* in the square *rect*; all shapes weigh about the same."""
    path = QPainterPath()
    centre, half = rect.center(), rect.width() / 2
    match shape:
        case Shape.CIRCLE:
            path.addEllipse(rect)
        case Shape.SQUARE:
            inset = rect.adjusted(half * 0.08, half * 0.08, -half * 0.08, -half * 0.08)
            path.addRoundedRect(inset, half * 0.24, half * 0.24)
        case Shape.HEXAGON:
            _polygon(path, centre, half * 1.06, 6, turn=math.pi / 6)
        case Shape.DIAMOND:
            _polygon(path, centre, half * 1.16, 4, turn=0)
        case Shape.TRIANGLE:
            _polygon(path, centre + QPointF(0, half * 0.22), half * 1.22, 3, turn=-math.pi / 2)
        case Shape.PENTAGON:
            _polygon(path, centre + QPointF(0, half * 0.06), half * 1.08, 5, turn=-math.pi / 2)
    return path


def _polygon(
    path: QPainterPath, centre: QPointF, radius: float, corners: int, *, turn: float
) -> None:
    _line(
        path,
        *(
            (
                centre.x() + radius * math.cos(turn + 2 * math.pi * corner / corners),
                centre.y() + radius * math.sin(turn + 2 * math.pi * corner / corners),
            )
            for corner in range(corners)
        ),
        is_closed=True,
    )


def paint_shape(painter: QPainter, shape: Shape, rect: QRectF, colour: str) -> None:
    """Fill a side's *shape* into the square *rect*."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPath(shape_path(shape, rect))
    painter.restore()
