"""A small chart of the totals after every deal, one line for each side."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from handfoot_gui.ui.widgets.figures import figure, translate
from handfoot_gui.ui.widgets.icons import paint_shape
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_LEAST_OF_SMALL = 8
"""How far the first and the last value stand apart where all are below a hundred."""
_BESIDE = 3.0
"""Units between lines that would lie upon each other."""


def beside(totals: Sequence[int], side: int) -> float:
    """Where a side lies among those that have as much as it: from -1 to 1 of three."""
    equals = [other for other, total in enumerate(totals) if total == totals[side]]
    return equals.index(side) - (len(equals) - 1) / 2


def ticks(low: int, high: int, least: int | None = None) -> range:
    """A few round values of which the first is at most *low*, the last at least *high*; they are
    *least* apart, usually 100, or a few points where all are small."""
    if least is None:
        least = 100 if max(-low, high) >= 100 or (not low and not high) else _LEAST_OF_SMALL
    high = max(high, low + least)
    span = high - low
    size = 10 ** math.floor(math.log10(span / 4))
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor * 5 >= span)
    return range(math.floor(low / step) * step, math.ceil(high / step) * step + 1, step)


class ScoreChart(QWidget):
    """Totals by deal; ``totals[n][side]`` after *n* of the *deals*, starting with zeros. Where it
    *has an end*, the last ones are those with what the end of the game added."""

    def __init__(
        self,
        style: Style,
        totals: list[list[int]],
        deals: int,
        deal_name: Callable[[int], str],
        *,
        has_end: bool = False,
    ) -> None:
        super().__init__()
        self._deal_name = deal_name
        self._style = style
        self._totals = totals
        self._deals = deals
        self._has_end = has_end
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setAccessibleName(translate("Common", "The game so far"))

    @property
    def places(self) -> list[str]:
        """What stands below the chart, where there is room."""
        names = [self.tr("start")]
        names += [self._deal_name(n) for n in range(1, self._deals + 1)]
        return [*names, self.tr("end")] if self._has_end else names

    @property
    def totals(self) -> list[list[int]]:
        """As they were given; there may be fewer than places."""
        return self._totals

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(300), self._style.px(208))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(200), self._style.px(100))

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(style.font(TextStyle.SMALL))
        metrics = QFontMetrics(painter.font())
        every = [total for totals in self._totals for total in totals]
        marks = ticks(min(every), max(every))
        margin = max(metrics.horizontalAdvance(figure(mark)) for mark in marks) + px(10)
        plot = QRectF(
            margin,
            px(12),
            self.width() - margin - px(4),
            self.height() - px(12 + 14) - metrics.height(),
        )

        def y(total: float) -> float:
            return plot.bottom() - (total - marks[0]) / (marks[-1] - marks[0]) * plot.height()

        def x(deal: int) -> float:
            first, last = plot.left() + px(16), plot.right() - px(20)
            return first + (last - first) * deal / max(1, self._deals + self._has_end)

        for mark in marks:
            painter.setPen(QPen(QColor(theme.text2 if mark == 0 else theme.line), 1))
            painter.drawLine(QPointF(plot.left(), y(mark)), QPointF(plot.right(), y(mark)))
            painter.setPen(QColor(theme.text2))
            place = QRectF(0, y(mark) - px(12), margin - px(8), px(24))
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, flags, figure(mark))
        self._paint_deals(painter, x, metrics)
        for side in range(len(self._totals[0])):
            mark_of = theme.sides[side]
            # Equals are seen beside one another: lines by their width, marks by half of theirs.
            places = [beside(totals, side) for totals in self._totals]
            points = [
                QPointF(x(n), y(totals[side]) + off * _BESIDE * style.scale)
                for (n, totals), off in zip(enumerate(self._totals), places, strict=True)
            ]
            pen = QPen(QColor(mark_of.chrome), 2.5 * style.scale)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolyline(points)
            half = px(7)
            step = points[1].x() - points[0].x() if len(points) > 1 else 2.0 * half
            # Where marks would run into one another, only the last one says whose line it is.
            first = 0 if step >= 2 * half else len(points) - 1
            for n, off in enumerate(places[first:], start=first):
                left, top = x(n) + (off - 1) * half, y(self._totals[n][side]) - half
                rect = QRectF(left, top, 2 * half, 2 * half)
                paint_shape(painter, mark_of.shape, rect, mark_of.chrome)

    def _paint_deals(
        self, painter: QPainter, x: Callable[[int], float], metrics: QFontMetrics
    ) -> None:
        last = self._deals + self._has_end
        names = self.places
        step = x(1) - x(0)
        if max(map(metrics.horizontalAdvance, names)) > step - 4:
            names = ["0", *(figure(n) for n in range(1, self._deals + 1))]
            names += ["+"] * self._has_end
        widest = max(map(metrics.horizontalAdvance, names))
        apart = max(1, math.ceil((widest + 6) / max(1.0, step)))
        painter.setPen(QColor(self._style.theme.text2))
        for n, name in enumerate(names):
            is_close = n != last and self._has_end and last - n < apart
            if is_close or (n % apart and not (self._has_end and n == last)):
                continue
            wide = metrics.horizontalAdvance(name) + 2
            # The last one would stick out at the right.
            left = min(x(n) - wide / 2, self.width() - wide)
            place = QRectF(left, self.height() - metrics.height(), wide, metrics.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, name)
