"""Where the points of somebody go, as a picture: a row for each theme, its mean over time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen

from handfoot_gui.core.game import Theme
from handfoot_gui.core.judgement import Gain
from handfoot_gui.session.points_gone import LEAST_DEALS, Going, Mean, PointsGone
from handfoot_gui.ui.pages.family_book.picture import Picture
from handfoot_gui.ui.widgets.figures import figure, filled, short_date, translate
from handfoot_gui.ui.widgets.labels import write
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud, apart

_ROW: Final = 24
"""Units of the row of a theme at least."""
_NAME_SHARE: Final = 0.34
"""Of the width that the names of themes have at most."""
_SMALL: Final = 10
"""Below it a figure has a digit behind the point."""
_BARS: Final = 2.0
"""Standard errors that the bars reach to either side."""


def silence(gone: PointsGone) -> str:
    """Why nothing is shown; empty where something is known."""
    if gone.is_known:
        return ""
    n = LEAST_DEALS - gone.deals
    if n > 0:
        text = translate("PointsPicture", "{number} more deal(s) until it may be sure.", "", n)
        return filled(text, number=n)
    n = gone.deals
    text = translate("PointsPicture", "After {number} deal(s) nothing is sure yet.", "", n)
    return filled(text, number=n)


def unit_said(unit: Gain) -> str:
    """What the figures of a picture count."""
    return {
        Gain.POINTS: translate("PointsPicture", "Points given away a deal"),
        Gain.CHANCE: translate("PointsPicture", "Chances to win given away a deal, in percent"),
        Gain.LAID: translate("PointsPicture", "Points a deal that could have been laid"),
    }[unit]


class PointsPicture(Picture):
    """What each theme gives away a deal: over time with bars of the error, and of all deals."""

    def __init__(self, style: Style, gone: PointsGone, themes: Mapping[str, Theme]) -> None:
        """*gone* is known; themes without words are left out."""
        rows = [
            (themes[going.theme].title, going) for going in gone.themes if going.theme in themes
        ]
        super().__init__(style, "points-picture", style.px(_ROW) * len(rows) + style.px(22))
        self._ends, self._rows = gone.ends, rows
        told = aloud(apart(self._told(*row) for row in rows))
        self.tell(unit_said(gone.unit), told)

    def _told(self, title: str, going: Going) -> str:
        first, last = going.over_time[0], going.over_time[-1]
        text = self.tr("{theme}: {figure}, at first {first}, of late {last}")
        return filled(
            text, theme=title, figure=_with_error(going.whole), first=_with_error(first),
            last=_with_error(last),
        )  # fmt: skip

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        names, figures = style.font(TextStyle.LABEL), style.font(TextStyle.LABEL_STRONG)
        metrics, small = QFontMetrics(names), style.font(TextStyle.SMALL)
        left = max(metrics.horizontalAdvance(title) for title, _ in self._rows) + 2
        left = min(left, round(self.width() * _NAME_SHARE))
        said = [_with_error(going.whole) for _, going in self._rows]
        right = max(map(QFontMetrics(figures).horizontalAdvance, said)) + 2
        below = QFontMetrics(small).height() + px(2)
        plot = QRectF(
            left + px(14), 0, self.width() - left - right - 2 * px(14), self.height() - below
        )
        high = plot.height() / len(self._rows)
        for number, ((title, going), text) in enumerate(zip(self._rows, said, strict=True)):
            row = QRectF(0, number * high, left + 2, high)
            write(painter, row, title, names, theme.text, room=left + 2)
            place = QRectF(plot.left(), row.top() + px(3), plot.width(), high - 2 * px(3))
            self._paint_row(painter, place, going)
            beside = QRectF(plot.right() + px(14), row.top(), right, high)
            ink = theme.text if going.whole.is_sure else theme.text2
            write(painter, beside, text, figures, ink)
        self._paint_days(painter, plot, below)

    def _paint_row(self, painter: QPainter, place: QRectF, going: Going) -> None:
        """The means of *going* over time, nought at the bottom, and how sure each is."""
        style, theme = self._style, self._style.theme
        most = max(
            mean.value + _BARS * mean.error for _, one in self._rows for mean in one.over_time
        )

        def y(value: float) -> float:
            return place.bottom() - min(1.0, max(0.0, value / (most or 1))) * place.height()

        painter.setPen(QPen(QColor(theme.field_line), 1))
        ground = round(y(0)) + 0.5
        painter.drawLine(QPointF(place.left(), ground), QPointF(place.right(), ground))
        points = [
            QPointF(self._x(place, n), y(mean.value)) for n, mean in enumerate(going.over_time)
        ]
        bars = QPen(QColor(theme.text2), 1.2 * style.scale)
        painter.setPen(bars)
        for point, mean in zip(points, going.over_time, strict=True):
            upper, lower = (y(mean.value + sign * _BARS * mean.error) for sign in (1, -1))
            painter.drawLine(QPointF(point.x(), upper), QPointF(point.x(), lower))
        painter.setPen(QPen(QColor(theme.link), 2 * style.scale))
        painter.drawPolyline(points)
        painter.setBrush(QColor(theme.link))
        for point in points:
            painter.drawEllipse(point, style.px(2), style.px(2))

    def _x(self, place: QRectF, number: int) -> float:
        return place.left() + place.width() * (number + 0.5) / len(self._ends)

    def _paint_days(self, painter: QPainter, plot: QRectF, high: float) -> None:
        """When the first and the last part ended, where both have room."""
        font = self._style.font(TextStyle.SMALL)
        metrics, end = QFontMetrics(font), plot.left()
        for number in (0, len(self._ends) - 1):
            day = short_date(self._ends[number])
            wide = metrics.horizontalAdvance(day) + 2
            start = max(plot.left(), self._x(plot, number) - wide / 2)
            start = min(start, self.width() - wide)
            if start < end:
                continue
            rect = QRectF(start, plot.bottom(), wide, high)
            write(painter, rect, day, font, self._style.theme.text2)
            end = start + wide + self._style.px(8)


def _with_error(mean: Mean) -> str:
    """ "12 ± 4", of 95 %."""
    value, error = mean.value, _BARS * mean.error
    if max(abs(value), error) >= _SMALL:
        said = figure(round(value)), figure(round(error))
    else:
        decimal = WORDS.reader.decimal
        said = decimal(value), decimal(error)
    return filled(translate("PointsPicture", "{number} ± {error}"), number=said[0], error=said[1])
