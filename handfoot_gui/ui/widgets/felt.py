"""The felt: one light over a whole page, zones sunk into it, and what paper throws on it.

All of it is painted once per size and drawn as a picture from then on.
"""

from __future__ import annotations

import math
from array import array
from functools import lru_cache
from random import Random
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QWidget

from handfoot_gui.ui.art.pictures import painted
from handfoot_gui.ui.widgets.labels import paint_flat, paint_round
from handfoot_gui.ui.widgets.layouts import vertical
from handfoot_gui.ui.widgets.theme import Style, Theme

_CENTRE: Final = (0.42, 0.40)
"""Where the light falls, in parts of the page's width and height."""
_RADII: Final = (0.75, 0.80)
"""How far it reaches, in the same."""
_MIDDLE: Final = 0.45
"""Of the way there: where the felt has its own colour."""
_GRID: Final = (48, 27)
"""Points across and down at which the light is measured; between them it is smooth."""
_TILE: Final = 96
"""Pixels of the screen across the tile of noise."""
_LOWER_EDGE: Final = 0.07
"""How white the lower edge is that the light catches."""
_ZONE_SHADE: Final = (2.0, 5.0, 0.22)
"""The shade within a zone: how far lower, how soft, in units, and how dark."""
_PLATE_SHADE: Final = (1.0, 3.0, 0.18)
"""The same within a seat or the strip."""
_PAPER_SHADOWS: Final = ((6.0, 18.0, 0.30), (1.0, 3.0, 0.30))
"""The same of what a sheet of paper throws on the felt."""
_TILE_SHADOWS: Final = ((5.0, 16.0, 0.13), (1.0, 2.0, 0.18))
"""The same of what a tile throws on a page."""
_THROWN: Final = {False: ("#000000", _PAPER_SHADOWS), True: ("#3C2D14", _TILE_SHADOWS)}
"""The colour and the shadows of a sheet on the felt, and of a tile on a page."""
_BESIDE: Final = (0, 8, 12, 14)
"""Units free at the left, top, right and bottom of a sheet beside a table."""
ZONE_RADIUS: Final = 14.0
"""Of the corners of a zone, in units."""
PLATE_RADIUS: Final = 12.0
"""Of those of a seat and the strip."""
PAPER_RADIUS: Final = 12.0
"""Of a sheet of paper, in units."""


class Felt(QWidget):
    """A page of felt, whole or in part: its children lie on it, some as sheets of paper.

    The felt goes on below every card table in it.
    """

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._felt_style = style
        self._sheets: list[QWidget] = []

    def set_felt(self, style: Style) -> None:
        """Show the felt in another theme or size."""
        self._felt_style = style
        self.update()

    def set_sheets(self, *sheets: QWidget) -> None:
        """Let these throw a shadow on the felt."""
        self._sheets = list(sheets)
        self.update()

    @property
    def felt(self) -> QPixmap:
        """The felt of the whole page, with the shadows on it."""
        style = self._felt_style
        shown = (sheet.geometry() for sheet in self._sheets if not sheet.isHidden())
        rects = tuple((one.x(), one.y(), one.width(), one.height()) for one in shown)
        size = self.width(), self.height()
        return felt_picture(size, self.devicePixelRatioF(), style.theme, style.scale, rects)

    def paintEvent(self, _event: QPaintEvent) -> None:
        # Never a part of it by itself: at 125 or 150 % that begins within pixels of the screen.
        QPainter(self).drawPixmap(0, 0, self.felt)


class FittingFelt(Felt):
    """A page of felt that is shown smaller than was wished for where it would not have room."""

    def __init__(self, style: Style, least: tuple[float, float]) -> None:
        """*least* are the units across and down that it needs."""
        super().__init__(style)
        self.wished = style
        """The look that it would have with enough room."""
        self._least = least

    def fitting(self) -> Style:
        """The look in which all of it has room now."""
        return self.wished.fitting(self.width(), self.height(), self._least)


class TableRow(QHBoxLayout):
    """A table and, beside it, at most one sheet of paper, inset on the felt."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(0)
        self._beside = vertical(style, margins=(0, 0, 0, 0), gap=0)
        self.addLayout(self._beside)

    def set_style(self, style: Style) -> None:
        """Keep the sheet as far from the edges in another size."""
        if self._beside.count():
            self._beside.setContentsMargins(*map(style.px, _BESIDE))

    def has_sheet(self, sheet: QWidget) -> bool:
        """Whether *sheet* lies there."""
        return self._beside.indexOf(sheet) >= 0

    def lay(self, sheet: QWidget, style: Style) -> None:
        """Put *sheet* beside the table."""
        self._beside.addWidget(sheet)
        self.set_style(style)

    def lift(self, sheet: QWidget) -> None:
        """Take *sheet* away, if it is there; the table gets its room."""
        self._beside.removeWidget(sheet)
        self._beside.setContentsMargins(0, 0, 0, 0)


def felt_below(widget: QWidget, style: Style) -> tuple[QPixmap, QPoint]:
    """The felt that *widget* lies on, and the corner of the widget in it, in logical pixels; one
    of its own size where it lies on none."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, Felt):
            return around.felt, widget.mapTo(around, QPoint(0, 0))
        around = around.parentWidget()
    size = widget.width(), widget.height()
    own = felt_picture(size, widget.devicePixelRatioF(), style.theme, style.scale)
    return own, QPoint(0, 0)


def scroll(area: QScrollArea, content: QWidget) -> None:
    """Show *content* in *area*, and behind it the paper that both lie on."""
    area.setWidget(content)
    for part in (area.viewport(), content):
        part.setAutoFillBackground(False)


def paint_sheet(widget: QWidget, style: Style, *, is_inset: bool) -> None:
    """Fill *widget* with paper: a sheet that is *inset* on the felt, or a drawer at the edge of
    the window, with a line where the felt begins."""
    theme = style.theme
    if is_inset:
        radius, line = PAPER_RADIUS * style.scale, theme.zone_line
        paint_round(QPainter(widget), QRectF(widget.rect()), radius, theme.paper, line)
    else:
        paint_flat(widget, theme.paper, theme.line, Qt.Edge.LeftEdge)


@lru_cache(maxsize=1)
def felt_picture(
    size: tuple[int, int],
    dpr: float,
    theme: Theme,
    scale: float,
    sheets: tuple[tuple[int, int, int, int], ...] = (),
) -> QPixmap:
    """The felt of a page of *size* logical pixels, with what *sheets* throw on it.

    One is kept: the one that is seen.
    """
    picture = QPixmap(*(max(1, math.ceil(length * dpr)) for length in size))
    picture.setDevicePixelRatio(dpr)
    picture.fill(QColor(theme.table))
    if theme.is_flat:
        return picture
    painter = QPainter(picture)
    _paint_light(painter, picture.size(), theme)
    for sheet in sheets:
        draw_shadow(painter, QRectF(*sheet), PAPER_RADIUS * scale, scale)
    painter.end()
    return picture


def _paint_light(painter: QPainter, size: QSize, theme: Theme) -> None:
    """Fill a picture of *size* pixels of the screen with felt under the one light."""
    painter.save()
    dpr = painter.device().devicePixelRatio()
    painter.scale(1 / dpr, 1 / dpr)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRect(QPoint(0, 0), size), _light(theme))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.drawTiledPixmap(QRect(QPoint(0, 0), size), _noise())
    painter.restore()


def _channels(colour: str) -> tuple[int, int, int, int]:
    """Red, green, blue and opacity of *colour*, 16 bits each."""
    known = QColor(colour)
    return 257 * known.red(), 257 * known.green(), 257 * known.blue(), 0xFFFF


@lru_cache(maxsize=2)
def _light(theme: Theme) -> QImage:
    """The light, small and with 16 bits a channel, to be drawn larger.

    Qt's own gradients would cost the start more: PySide makes the names of all of them.
    """
    wide, high = _GRID
    inner, middle, outer = map(_channels, (theme.felt0, theme.table, theme.felt2))
    made = array("H")
    for row in range(high):
        down = ((row + 0.5) / high - _CENTRE[1]) / _RADII[1]
        for column in range(wide):
            across = ((column + 0.5) / wide - _CENTRE[0]) / _RADII[0]
            away = math.hypot(across, down)
            if away < _MIDDLE:
                near, far, share = inner, middle, away / _MIDDLE
            else:
                near, far, share = middle, outer, min(1.0, (away - _MIDDLE) / (1 - _MIDDLE))
            made.extend(round(a + share * (b - a)) for a, b in zip(near, far, strict=True))
    return QImage(made.tobytes(), wide, high, QImage.Format.Format_RGBX64).copy()


@lru_cache(maxsize=1)
def _noise() -> QPixmap:
    """A tile of noise, one colour step deep, that hides the bands of a slow gradient."""
    grains = Random(_TILE).randbytes(_TILE * _TILE).translate(bytes(n & 1 for n in range(256)))
    pixels = bytearray(4 * len(grains))
    for channel in range(4):
        pixels[channel::4] = grains
    image = QImage(pixels, _TILE, _TILE, QImage.Format.Format_ARGB32_Premultiplied)
    return QPixmap.fromImage(image.copy())


def draw_sunk(
    painter: QPainter, rect: QRectF, radius: float, theme: Theme, unit: float, *, is_plate: bool
) -> None:
    """A zone sunk into the felt, or a shallower plate; *unit* is one unit in the painter's own."""
    device = unit * painter.combinedTransform().m11()
    patch = _sunk(theme, round(radius * device / unit), device, is_plate)
    _draw_nine(painter, rect, patch, below=max(1, round(device)))


def draw_shadow(
    painter: QPainter, rect: QRectF, radius: float, unit: float, *, is_tile: bool = False
) -> None:
    """What a sheet of paper in *rect* throws on the felt around it, or a *tile* on a page."""
    device = unit * painter.combinedTransform().m11()
    patch = _shadow(round(radius * device / unit), device, is_tile)
    margin = _shadow_margin(device)
    ratio = painter.combinedTransform().m11()
    off = margin / ratio
    _draw_nine(painter, rect.adjusted(-off, -off, off, off), patch, below=0)


def _round(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


@lru_cache(maxsize=16)
def _sunk(theme: Theme, radius: int, unit: float, is_plate: bool) -> QPixmap:
    """The nine parts of a sunk zone, in pixels of the screen, a lower edge below it."""
    down, soft, dark = _PLATE_SHADE if is_plate else _ZONE_SHADE
    edge = max(1, round(unit))
    side = 2 * (radius + math.ceil((down + soft) * unit)) + 3
    body = QRectF(0, 0, side, side)
    shape = _round(body, radius)

    def paint(painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        white = QColor("#FFFFFF")
        white.setAlphaF(_LOWER_EDGE)
        painter.fillPath(shape.translated(0, edge).subtracted(shape), white)
        sink = QColor(theme.sink)
        sink.setAlphaF(theme.shares.sink)
        painter.fillPath(shape, sink)
        painter.setClipPath(shape)
        steps = max(3, math.ceil(soft * unit))
        shade = QColor("#000000")
        shade.setAlphaF(dark / steps)
        for step in range(steps):
            off = soft * unit * ((step + 0.5) / steps - 0.5)
            hole = body.translated(0, down * unit).adjusted(off, off, -off, -off)
            painter.fillPath(shape.subtracted(_round(hole, max(0.0, radius - off))), shade)

    return painted(QSize(side, side + edge), 1, paint)


def _shadow_margin(unit: float) -> int:
    return math.ceil(max(down + soft / 2 for down, soft, _ in _PAPER_SHADOWS) * unit) + 1


@lru_cache(maxsize=8)
def _shadow(radius: int, unit: float, is_tile: bool) -> QPixmap:
    """The nine parts of what a sheet or a tile throws, in pixels of the screen."""
    margin = _shadow_margin(unit)
    side = 2 * (radius + 2 * margin) + 3
    body = QRectF(margin, margin, side - 2 * margin, side - 2 * margin)

    def paint(painter: QPainter) -> None:
        colour, shadows = _THROWN[is_tile]
        for down, soft, dark in shadows:
            steps = max(3, math.ceil(soft * unit))
            shade = QColor(colour)
            shade.setAlphaF(dark / steps)
            for step in range(steps):
                off = soft * unit * (0.5 - (step + 0.5) / steps)
                place = body.translated(0, down * unit).adjusted(-off, -off, off, off)
                painter.fillPath(_round(place, max(0.0, radius + off)), shade)

    return painted(QSize(side, side), 1, paint)


def _draw_nine(painter: QPainter, rect: QRectF, patch: QPixmap, *, below: int) -> None:
    """Draw *patch* as large as *rect*: corners as they are, the rest stretched; its last *below*
    rows lie below *rect*. Whole pixels of the screen, so that no seam is seen."""
    place = painter.combinedTransform().mapRect(rect)
    left, top = round(place.left()), round(place.top())
    right, bottom = round(place.right()), round(place.bottom()) + below
    corner = (patch.width() - 1) // 2
    across = min(corner, (right - left) // 2)
    upper = min(corner, (bottom - top) // 2)
    columns = _thirds(left, right, across, patch.width())
    rows = _thirds(top, bottom, upper, patch.height())
    painter.save()
    dpr = painter.device().devicePixelRatio()
    painter.resetTransform()
    painter.scale(1 / dpr, 1 / dpr)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    for x, wide, source_x, source_wide in columns:
        for y, high, source_y, source_high in rows:
            if wide > 0 and high > 0:
                source = QRect(source_x, source_y, source_wide, source_high)
                painter.drawPixmap(QRect(x, y, wide, high), patch, source)
    painter.restore()


def _thirds(start: int, end: int, corner: int, size: int) -> tuple[tuple[int, int, int, int], ...]:
    """Where the three parts of a length lie, and what they show of a picture of that *size*."""
    middle = size // 2
    return (
        (start, corner, 0, corner),
        (start + corner, end - start - 2 * corner, middle, 1),
        (end - corner, corner, size - corner, corner),
    )
