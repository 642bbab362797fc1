"""All deals of a game that is over, side by side: a row for each side, the earliest folded."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from handfoot_gui.ui.game.score.score_facts import ScoreFacts
from handfoot_gui.ui.widgets.figures import figure, translate
from handfoot_gui.ui.widgets.icons import paint_shape
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud, apart

_PAD: Final = 24
"""Units left and right of the figures."""
_MARK: Final = 26
"""Units from the sign of a side to its name."""
_LEAST_NAME: Final = 150
_MOST_NAME: Final = 0.42
"""Units that names have at least, and the share of the width that they have at most."""
_TOTAL: Final = 118
_FEW: Final = 4
"""With fewer columns than these each has only its number above it, so that there are more."""
_COLUMN: Final = 78
"""Units across a column, at least."""

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Column(Struct, frozen=True):
    """What is written down of one deal, or of several that are folded."""

    title: str
    points: tuple[int, ...]
    """By side."""
    brief: str = ""
    """The title where there is no room for more; empty: none is shorter."""


def columns(facts: ScoreFacts, most: int) -> tuple[Column, ...]:
    """At most so many columns: what the sides began with, the deals, and what the end added. Where
    there are more, the earliest are one."""
    sheet, sides = facts.sheet, range(len(facts.sheet.sides))
    found = []
    if any(sheet.openings):
        found.append(Column(translate("DealsTable", "Start"), sheet.openings))
    for deal in sheet.deals:
        name = facts.deal_name(deal.number)
        points = tuple(deal.points(side) for side in sides)
        found.append(Column(name, points, figure(deal.number)))
    if any(sheet.added_at_end):
        found.append(Column(translate("Common", "End", "noun"), sheet.added_at_end))
    folded = len(found) - max(1, most)
    if folded <= 0:
        return tuple(found)
    before, rest = found[: folded + 1], found[folded + 1 :]
    points = tuple(sum(column.points[side] for column in before) for side in sides)
    return (Column(translate("Common", "Before"), points), *rest)


class DealsTable(QWidget):
    """The figures on paper, as wide as it gets."""

    def __init__(self, style: Style, facts: ScoreFacts, *, row: float) -> None:
        """Each row is so many units high."""
        super().__init__()
        self._style = style
        self._facts = facts
        self._row = row
        sheet = facts.sheet
        self._names = tuple(
            WORDS.listed(facts.side_names(side)) for side in range(len(sheet.sides))
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        every = columns(facts, len(sheet.deals) + 2)
        total = translate("Common", "Total")
        self.setAccessibleName(
            aloud(
                apart(
                    WORDS.labelled(
                        name,
                        WORDS.row(
                            [
                                *(
                                    WORDS.side_by_side([one.title, figure(one.points[side])])
                                    for one in every
                                ),
                                WORDS.side_by_side([total, figure(sheet.totals[side])]),
                            ]
                        ),
                    )
                    for side, name in enumerate(self._names)
                )
            )
        )

    def sizeHint(self) -> QSize:
        high = self._head + self._row * len(self._names) + 10
        return QSize(self._style.px(560), self._style.px(high))

    @property
    def _head(self) -> float:
        """Units of height of the row with the names of the deals."""
        return min(42.0, self._row)

    @property
    def shown(self) -> tuple[Column, ...]:
        """The columns that have room."""
        return self._fitting()[1]

    def _fitting(self) -> tuple[float, tuple[Column, ...]]:
        """The width of the names in pixels, and the columns that have room behind them."""
        px = self._style.px
        metrics = QFontMetrics(self._style.font(TextStyle.NAME))
        widest = max(map(metrics.horizontalAdvance, self._names)) + px(_MARK + 12)
        names = max(px(_LEAST_NAME), min(widest, _MOST_NAME * self.width()))
        room = self.width() - 2 * px(_PAD) - names - px(_TOTAL)
        metrics = QFontMetrics(self._style.font(TextStyle.LABEL))
        every = columns(self._facts, len(self._facts.sheet.deals) + 2)

        def wide(titles: Iterable[str]) -> float:
            return max(px(_COLUMN), max(map(metrics.horizontalAdvance, titles)) + px(14))

        before = translate("Common", "Before")
        step = wide([before, *(one.title for one in every)])
        if len(every) * step <= room or room // step >= _FEW:
            return names, columns(self._facts, int(room // step))
        step = wide([before, *(one.brief or one.title for one in every)])
        shown = columns(self._facts, int(room // step))
        return names, tuple(replace(one, title=one.brief or one.title) for one in shown)

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        names, shown = self._fitting()
        left, right = px(_PAD), self.width() - px(_PAD)
        room = right - px(_TOTAL) - left - names
        step = room / len(shown)
        ends = [left + names + step * (number + 1) for number in range(len(shown))]
        head, row = px(self._head), px(self._row)
        painter.setFont(style.font(TextStyle.LABEL))
        painter.setPen(QColor(theme.text2))
        small = painter.fontMetrics()
        for one, end in zip(shown, ends, strict=True):
            title = small.elidedText(one.title, Qt.TextElideMode.ElideRight, int(step - 6))
            painter.drawText(QRectF(end - step, 0, step, head), _RIGHT, title)
        total = translate("Common", "Total")
        painter.drawText(QRectF(right - px(_TOTAL), 0, px(_TOTAL), head), _RIGHT, total)
        for side, name in enumerate(self._names):
            top = head + row * side
            painter.fillRect(QRectF(left, top, right - left, 1), QColor(theme.line))
            self._paint_name(painter, side, name, QRectF(left, top, names, row))
            painter.setFont(style.font(TextStyle.BODY, size=16))
            painter.setPen(QColor(theme.text))
            for one, end in zip(shown, ends, strict=True):
                place = QRectF(end - step, top, step, row)
                painter.drawText(place, _RIGHT, figure(one.points[side]))
            painter.setFont(style.font(TextStyle.GRAND_TOTAL, size=min(23, 0.55 * self._row)))
            place = QRectF(right - px(_TOTAL), top, px(_TOTAL), row)
            painter.drawText(place, _RIGHT, figure(self._facts.sheet.totals[side]))

    def _paint_name(self, painter: QPainter, side: int, name: str, place: QRectF) -> None:
        """The sign of a side and its players, shortened where they have no room."""
        style, px = self._style, self._style.px
        mark, size = style.theme.sides[side], px(14)
        corner = QRectF(place.left(), place.center().y() - size / 2, size, size)
        paint_shape(painter, mark.shape, corner, mark.chrome)
        painter.setFont(style.font(TextStyle.NAME))
        painter.setPen(QColor(style.theme.text))
        wide = place.width() - px(_MARK) - px(6)
        metrics = painter.fontMetrics()
        if metrics.horizontalAdvance(name) > wide:
            painter.setFont(style.font(TextStyle.NAME, size=13))
            metrics = painter.fontMetrics()
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, int(wide))
        where = QRectF(place.left() + px(_MARK), place.top(), wide + 2, place.height())
        painter.drawText(where, _LEFT, shown)
