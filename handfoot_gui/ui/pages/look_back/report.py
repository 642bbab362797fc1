"""The report on a deal beside the table: luck and play, a curve of points, costly decisions."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from handfoot_gui.core.deal_report import DealReport
from handfoot_gui.core.text.deal_report import ReportSentences
from handfoot_gui.ui.widgets.controls import RING, KeyFocus, paint_focus
from handfoot_gui.ui.widgets.felt import scroll
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.icons import paint_shape
from handfoot_gui.ui.widgets.labels import Elided, Marker, breakable, label, paint_round, write
from handfoot_gui.ui.widgets.layouts import empty, horizontal, put, vertical
from handfoot_gui.ui.widgets.score_chart import ticks
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud

_HEIGHT: Final = 168
"""Units of height of the curve."""
_LEAST_SPAN: Final = 8
"""Points the curve is high at least."""
_BADGE: Final = 11
"""Units of the radius of a number on the curve."""


class ToldDecision(Struct, frozen=True):
    """A decision worth a second look, in words."""

    position: int
    side: int
    played: str
    """What was played, as the log tells it."""
    better: str
    """What another move would have brought."""


def _paint_badge(painter: QPainter, style: Style, at: QPointF, number: int) -> None:
    """The *number* of a decision in a circle around *at*."""
    theme, radius = style.theme, style.px(_BADGE)
    around = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    paint_round(painter, around, radius, theme.chrome, theme.text, width=1.5 * style.scale)
    write(
        painter, around, str(number), style.font(TextStyle.TAG), theme.text,
        Qt.AlignmentFlag.AlignCenter,
    )  # fmt: skip


class PointsCurve(QWidget):
    """What every side is expected to get, turn by turn, with the costly decisions by number.

    A click goes to the turn it hits, or to the decision; so do the arrow keys: left and right by
    turn, up and down by decision.
    """

    chosen = Signal(int)  # the position to go to

    def __init__(self, style: Style, words: ReportSentences) -> None:
        super().__init__()
        self._style = style
        self._words = words
        self._report: DealReport | None = None
        self._told: tuple[ToldDecision, ...] = ()
        self._position = -1
        self._focus = KeyFocus(self, "points-curve", QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Expected points over the deal"))

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(240), self._style.px(_HEIGHT))

    def show_report(self, report: DealReport, told: Sequence[ToldDecision]) -> None:
        """Draw the curve of *report*, and the decisions in this order."""
        self._report, self._told = report, tuple(told)
        self._describe()
        self.update()

    def show_position(self, position: int) -> None:
        """Stand on *position* without telling."""
        self._position = position
        self._describe()
        self.update()

    def _describe(self) -> None:
        """Say to a screen reader what is seen at the place that is shown."""
        if self._report is not None:
            points = self._report.curve[self._place_of(self._position)].points
            self.setAccessibleDescription(aloud(self._words.expected(points)))

    # -- places ------------------------------------------------------------------------------

    @property
    def _places(self) -> tuple[int, ...]:
        assert self._report is not None, "a report is shown"
        return tuple(one.position for one in self._report.curve)

    def _place_of(self, position: int) -> int:
        """The place on the curve of the turn that *position* belongs to."""
        return max(0, bisect_right(self._places, position) - 1)

    def _share_of(self, position: int) -> float:
        """How far along the curve *position* lies, in places; within a turn as well."""
        places = self._places
        place = min(self._place_of(position), len(places) - 2)
        within = (position - places[place]) / max(1, places[place + 1] - places[place])
        return place + min(1.0, max(0.0, within))

    def _plot(self) -> QRectF:
        px, ring = self._style.px, self._style.px(RING)
        metrics = QFontMetrics(self._style.font(TextStyle.SMALL))
        left = max(metrics.horizontalAdvance(self._words.figure(mark)) for mark in self._marks())
        around = QRectF(self.rect()).adjusted(ring + left + px(8), px(14), -ring - px(12), -ring)
        return around.adjusted(0, 0, 0, -metrics.height() - px(4))

    def _marks(self) -> range:
        assert self._report is not None, "a report is shown"
        every = [points for one in self._report.curve for points in one.points]
        return ticks(math.floor(min(every)), math.ceil(max(every)), _LEAST_SPAN)

    def x_of(self, position: int) -> float:
        """Where *position* lies, in pixels from the left."""
        plot = self._plot()
        return plot.left() + plot.width() * self._share_of(position) / (len(self._places) - 1)

    def _point(self, side: int, share: float) -> QPointF:
        """The line of *side* so many places along it."""
        assert self._report is not None, "a report is shown"
        plot, marks, curve = self._plot(), self._marks(), self._report.curve
        place = min(int(share), len(curve) - 2)
        before, after = curve[place].points[side], curve[place + 1].points[side]
        value = before + (after - before) * (share - place)
        x = plot.left() + plot.width() * share / (len(curve) - 1)
        span = marks[-1] - marks[0]
        return QPointF(x, plot.bottom() - plot.height() * (value - marks[0]) / span)

    def badges(self) -> list[tuple[QPointF, ToldDecision]]:
        """Where the numbers of the decisions are; none lies on another."""
        found: list[tuple[QPointF, ToldDecision]] = []
        apart = 2 * self._style.px(_BADGE)
        for told in self._told:
            at = self._point(told.side, self._share_of(told.position))
            at.setY(max(at.y() - apart, apart / 2))
            while any((at - other).manhattanLength() < apart for other, _ in found):
                at.setY(at.y() + apart / 2)
            found.append((at, told))
        return found

    # -- what people do ----------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._report is None or event.button() != Qt.MouseButton.LeftButton:
            return
        at, radius = event.position(), self._style.px(_BADGE)
        for badge, told in self.badges():
            if (badge - at).manhattanLength() <= 1.5 * radius:
                self.chosen.emit(told.position)
                return
        plot, places = self._plot(), self._places
        share = (at.x() - plot.left()) / plot.width() * (len(places) - 1)
        self.chosen.emit(places[min(len(places) - 1, max(0, round(share)))])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key = event.key()
        if self._report is None or held or key not in _WAYS:
            event.ignore()
            return
        way, is_decision = _WAYS[Qt.Key(key)]
        stops = sorted(told.position for told in self._told) if is_decision else self._places
        ahead = [stop for stop in stops if (stop - self._position) * way > 0]
        if ahead:
            self.chosen.emit(min(ahead) if way > 0 else max(ahead))

    # -- painting ----------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._report is None:
            return
        style, theme, px = self._style, self._style.theme, self._style.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot, marks, curve = self._plot(), self._marks(), self._report.curve
        small = style.font(TextStyle.SMALL)
        high = QFontMetrics(small).height()
        for mark in marks:
            y = plot.bottom() - plot.height() * (mark - marks[0]) / (marks[-1] - marks[0])
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            place = QRectF(0, y - high, plot.left() - px(8), 2 * high)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            write(painter, place, self._words.figure(mark), small, theme.text2, flags)
        below = QRectF(plot.left(), plot.bottom() + px(4), plot.width(), high)
        write(painter, below, self.tr("First turn"), small, theme.text2)
        write(
            painter,
            below,
            translate("Common", "End", "noun"),
            small,
            theme.text2,
            Qt.AlignmentFlag.AlignRight,
        )
        if self._places[0] <= self._position <= self._places[-1]:
            x = self.x_of(self._position)
            painter.setPen(QPen(QColor(theme.link), px(3)))
            painter.drawLine(QPointF(x, plot.top() - px(6)), QPointF(x, plot.bottom()))
        for side in range(len(self._report.result)):
            mark_of = theme.sides[side]
            pen = QPen(QColor(mark_of.chrome), 2.2 * style.scale)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolyline([self._point(side, place) for place in range(len(curve))])
            for share in (0, len(curve) - 1):
                at, half = self._point(side, share), px(7)
                rect = QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)
                paint_shape(painter, mark_of.shape, rect, mark_of.chrome)
        for number, (at, told) in enumerate(self.badges(), start=1):
            painter.setPen(QPen(QColor(theme.text), 1))
            painter.drawLine(at, self._point(told.side, self._share_of(told.position)))
            _paint_badge(painter, style, at, number)
        if self._focus.is_shown:
            paint_focus(painter, style, QRectF(self.rect()), px(11))


_WAYS: Final = {
    Qt.Key.Key_Left: (-1, False),
    Qt.Key.Key_Right: (1, False),
    Qt.Key.Key_Up: (-1, True),
    Qt.Key.Key_Down: (1, True),
}
"""Which way a key goes on the curve, and whether by decision."""


class _DecisionRow(QAbstractButton):
    """One decision in words, which leads to its move."""

    def __init__(self, style: Style, number: int, told: ToldDecision) -> None:
        super().__init__()
        self._style = style
        self._number = number
        self._focus = KeyFocus(self, f"decision-{number}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(aloud(f"{told.played} {told.better}"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        rows = vertical(style, self, margins=(RING + 2 * _BADGE + 10, RING + 4, RING + 4, RING + 4),
                        gap=1)  # fmt: skip
        played = label(style, breakable(told.played), TextStyle.LABEL, wraps=True)
        text, ink = breakable(told.better), style.theme.text2
        better = label(style, text, TextStyle.LABEL, ink=ink, wraps=True)
        put(rows, played, better)

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        painter, body = self._focus.begin(style)
        if self.underMouse() or self.isDown():
            paint_round(painter, body, px(8), theme.chrome2, theme.link)
        at = QPointF(body.left() + px(4 + _BADGE), body.top() + px(6 + _BADGE))
        _paint_badge(painter, style, at, self._number)


class ReportView(QScrollArea):
    """A report on a deal, as far as it is made."""

    chosen = Signal(int)  # the position to go to

    def __init__(self, style: Style, words: ReportSentences, sides: Sequence[str]) -> None:
        super().__init__()
        self._style = style
        self._words = words
        self._sides = tuple(sides)
        self._report: DealReport | None = None
        """What is shown."""
        self._told: tuple[tuple[ToldDecision, ...], bool] | None = None
        """The decisions that are shown, and whether those are all; None before the first report."""
        self.setObjectName("deal-report")
        self.setAccessibleName(translate("Common", "Deal report"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        content = QWidget()
        rows = vertical(style, content, margins=(0, 0, 6, 0), gap=6)
        quiet = style.theme.text2
        self._said = label(style, "", TextStyle.BODY, wraps=True)
        self._said.setObjectName("report-said")
        self._figures = QGridLayout()
        self.curve = PointsCurve(style, words)
        self.curve.chosen.connect(self.chosen)
        self._curve_title = label(style, words.expected_title(), TextStyle.LABEL_STRONG, wraps=True)
        self._summary = label(style, "", TextStyle.LABEL, wraps=True)
        self._summary.setObjectName("report-summary")
        self._method = label(style, "", TextStyle.LABEL, ink=quiet, wraps=True)
        self._method.setObjectName("report-method")
        title = self.tr("Worth a second look")
        self._decisions_title = label(style, title, TextStyle.LABEL_STRONG, wraps=True)
        self._rows: QVBoxLayout = vertical(style, margins=(0, 0, 0, 0), gap=0)
        self._whole = QWidget()
        below = vertical(style, self._whole, margins=(0, 0, 0, 0), gap=6)
        put(below, self._figures, self._summary, self._curve_title, self.curve,
            self._decisions_title, self._rows, self._method)  # fmt: skip
        put(rows, self._said, self._whole, 1)
        scroll(self, content)
        self._cells = self._add_figures()
        self.show_nothing("")

    def _add_figures(self) -> list[list[QLabel]]:
        """The table of figures: a row for every side."""
        style, grid = self._style, self._figures
        grid.setHorizontalSpacing(style.px(8))
        grid.setVerticalSpacing(style.px(2))
        grid.setColumnStretch(0, 1)
        right = Qt.AlignmentFlag.AlignRight
        self._heads = (
            translate("Common", "Cards"),
            translate("Common", "Play", "noun"),
            translate("Common", "Points"),
        )
        for column, text in enumerate(self._heads, 1):
            head = label(style, text, TextStyle.SMALL, ink=style.theme.text2)
            grid.addWidget(head, 0, column, right)
        cells = []
        for row, names in enumerate(self._sides, start=1):
            who = horizontal(style, gap=8)
            mark = Marker(style, style.theme.sides[row - 1])
            put(who, mark, (Elided(style, names, TextStyle.LABEL), 1))
            grid.addLayout(who, row, 0)
            some = [label(style, "", TextStyle.LABEL) for _ in range(2)]
            some.append(label(style, "", TextStyle.LABEL_STRONG))
            for column, cell in enumerate(some, 1):
                cell.setObjectName(f"report-{row - 1}-{column - 1}")
                grid.addWidget(cell, row, column, right)
            cells.append(some)
        return cells

    def show_nothing(self, why: str) -> None:
        """Show no figures, but *why* there are none."""
        self._report = None
        self._whole.hide()
        self._say(why)

    def _say(self, text: str) -> None:
        self._said.setText(breakable(text))
        self._said.setVisible(bool(text))

    def show_report(
        self, report: DealReport, tell: Callable[[DealReport], tuple[ToldDecision, ...]]
    ) -> None:
        """Show *report*, if it is not shown; *tell* puts its decisions into words."""
        before, self._report = self._report, report
        if report is before:
            return
        words = self._words
        self._say("" if report.is_whole else words.progress(report))
        for side, cells in enumerate(self._cells):
            figures = (
                words.signed(report.luck[side]),
                words.signed(report.play[side]),
                words.figure_exactly(report.result[side]),
            )
            for cell, text, head in zip(cells, figures, self._heads, strict=True):
                cell.setText(text)
                name = WORDS.row([self._sides[side], head])
                cell.setAccessibleName(aloud(WORDS.labelled(name, text)))
        self._summary.setText(breakable(f"{words.luck(report)} {words.play(report)}"))
        method = [words.left(report)] if report.is_whole and report.judged else []
        self._method.setText(breakable("\n".join([*method, words.method(report)])))
        told = tell(report)
        self.curve.show_report(report, told)
        if self._told != (told, report.is_whole):
            self._told = told, report.is_whole
            self._fill_decisions(report, told)
        self._whole.show()

    def _fill_decisions(self, report: DealReport, told: Sequence[ToldDecision]) -> None:
        focus = next((row for row in self.findChildren(_DecisionRow) if row.hasFocus()), None)
        name = "" if focus is None else focus.objectName()
        empty(self._rows)
        for number, one in enumerate(told, start=1):
            row = _DecisionRow(self._style, number, one)
            row.clicked.connect(lambda _=False, at=one.position: self.chosen.emit(at))
            self._rows.addWidget(row)
            if row.objectName() == name:
                row.setFocus(Qt.FocusReason.OtherFocusReason)
        self._decisions_title.setVisible(bool(told) or report.is_whole)
        if not told and report.is_whole:
            text = self._words.nothing_found(report)
            self._rows.addWidget(label(self._style, text, TextStyle.LABEL, wraps=True))
