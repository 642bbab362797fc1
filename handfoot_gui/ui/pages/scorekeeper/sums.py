"""What a kept deal comes to, line by line, and the deals written down before."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from handfoot_gui.core.scorekeeping import EntryProblem, Severity, scores_up_to
from handfoot_gui.core.sheet import Line, Sheet
from handfoot_gui.core.text.scorekeeping import AnyScorekeeperText
from handfoot_gui.ui.game.score_rows import EDGE, HeadRow, ScoreRow, SumRow
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.figures import figure, filled
from handfoot_gui.ui.widgets.icons import Icon, paint_shape
from handfoot_gui.ui.widgets.labels import (
    Marker,
    SignLabel,
    breakable,
    label,
    paint_round,
    separator,
)
from handfoot_gui.ui.widgets.page import WIDEST
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Sums(QWidget):
    """The sum of one deal; the line that is being entered stands open."""

    def __init__(self, style: Style, terms: AnyScorekeeperText) -> None:
        super().__init__()
        self._style, self._terms = style, terms
        self._lines: dict[str, ScoreRow] = {}
        self._totals: tuple[SumRow, ...] = ()
        self._said: QLabel | None = None
        self._open: set[str] = set()
        """Lines that a person opened."""
        self._entered = ""
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)

    def show_sheet(self, sheet: Sheet, place: int, *, has_points: bool) -> None:
        """Show the deal at *place* of *sheet*, and the total before it.

        Where the deal has no points yet, its rows stay empty.
        """
        deal = sheet.deals[place]
        closing = sheet.closing if place == len(sheet.deals) - 1 else ()
        lines = {line.kind: line for line in (*deal.lines, *closing)}
        # A row must not vanish below a finger that is just pressing it.
        if not self._totals or set(lines) != set(self._lines):
            self._build(sheet, place, closing)
        for kind, row in self._lines.items():
            # A line without a sum closes by itself, which nobody asked for.
            row.blockSignals(True)
            row.show_line(lines[kind], is_known=has_points)
            row.blockSignals(False)
        self.open_line(self._entered)
        numbers = range(len(sheet.sides))
        points = tuple(deal.points(side) for side in numbers)
        before = scores_up_to(sheet, place)
        for one, figures in zip(
            self._totals, (points if has_points else None, before), strict=True
        ):
            one.show_points(figures)
        if self._said is not None:
            self._said.setText(self._terms.presenter.ended(deal))

    def _build(self, sheet: Sheet, place: int, closing: tuple[Line, ...]) -> None:
        while (old := self._layout.takeAt(0)) is not None:
            widget = old.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        style, terms, deal = self._style, self._terms, sheet.deals[place]
        names = tuple(terms.players(side) for side in range(len(sheet.sides)))
        sides = tuple(map(", ".join, names))
        self._layout.addWidget(HeadRow(style, names))
        self._lines, self._said = {}, None
        for line in deal.lines:
            self._add_line(line, sides)
        if not deal.lines:
            self._said = label(style, "", TextStyle.BODY, wraps=True)
            edge = style.px(EDGE)
            self._said.setContentsMargins(edge, style.px(10), edge, style.px(10))
            self._layout.addWidget(self._said)
        points = SumRow(style, terms.presenter.deal_name(deal.number), None, role=TextStyle.TOTAL)
        before = SumRow(style, self.tr("Before"), None, role=TextStyle.BODY)
        self._layout.addWidget(points)
        self._layout.addWidget(before)
        for line in closing:
            self._add_line(line, sides)
        self._layout.addStretch(1)
        self._totals = (points, before)

    def open_line(self, kind: str) -> None:
        """Open the line that is being entered, and close the one before."""
        self._entered = kind
        for name, row in self._lines.items():
            row.blockSignals(True)
            row.setChecked(row.isCheckable() and (name == kind or name in self._open))
            row.blockSignals(False)
            row.updateGeometry()
            row.update()

    def _add_line(self, line: Line, sides: tuple[str, ...]) -> None:
        row = ScoreRow(self._style, line, sides, self._terms.presenter)
        row.toggled.connect(lambda is_open: self._on_opened(line.kind, is_open))
        self._lines[line.kind] = row
        self._layout.addWidget(row)

    def _on_opened(self, kind: str, is_open: bool) -> None:
        if is_open:
            self._open.add(kind)
        else:
            self._open.discard(kind)


def running_totals(sheet: Sheet, place: int, *, has_points: bool) -> tuple[int, ...]:
    """How every side stands with the deal at *place* of *sheet*, or before where it is not known.

    What the end of the game adds is in it where that deal was the last.
    """
    if place == len(sheet.deals) - 1 and has_points:
        return sheet.totals
    return scores_up_to(sheet, place + 1 if has_points else place)


class TotalBar(QWidget):
    """How every side stands: a bar at the foot of the page, in sight whatever is scrolled."""

    def __init__(self, style: Style, terms: AnyScorekeeperText, margin: float) -> None:
        """*margin* are the units of the page's margin left and right."""
        super().__init__()
        self._style = style
        self._margin = margin
        sides = range(len(terms.options.seats_of_sides))
        self._names = tuple(", ".join(terms.players(side)) for side in sides)
        self._totals: tuple[int, ...] = (0,) * len(self._names)
        self.setFixedHeight(style.px(58))
        self.setObjectName("totals")

    def show_totals(self, totals: tuple[int, ...]) -> None:
        """Show where the sides stand now."""
        self._totals = totals
        said = "; ".join(map(figure, totals))
        self.setAccessibleName(filled(self.tr("Total: {totals}"), totals=said))
        told = map("{}: {}".format, self._names, map(figure, totals))
        self.setAccessibleDescription("; ".join(told))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.chrome))
        width = min(self.width(), px(WIDEST)) - 2 * px(self._margin - EDGE)
        bar = QRectF((self.width() - width) / 2, px(3), width, self.height() - px(6))
        paint_round(painter, bar, px(8), theme.table, theme.zone_line)
        painter.setPen(QColor(theme.on))
        painter.setFont(style.font(TextStyle.SECTION_TITLE, size=19))
        left = bar.left() + px(EDGE)
        painter.drawText(bar.adjusted(px(EDGE), 0, 0, 0), _LEFT, self.tr("Total"))
        left += painter.fontMetrics().horizontalAdvance(self.tr("Total")) + px(24)
        each = (bar.right() - px(EDGE) - left) / len(self._totals)
        upper, size = bar.height() * 0.42, px(12)
        for side, (name, total) in enumerate(zip(self._names, self._totals, strict=True)):
            room = QRectF(left + side * each, bar.top() + px(3), each - px(12), upper)
            shape = QRectF(room.left(), room.top() + (upper - size) / 2, size, size)
            paint_shape(painter, theme.sides[side].shape, shape, theme.sides[side].table)
            said = room.adjusted(size + px(6), 0, 0, 0)
            painter.setFont(style.font(TextStyle.LABEL))
            painter.setPen(QColor(theme.on2))
            shown = painter.fontMetrics().elidedText(
                name, Qt.TextElideMode.ElideRight, int(said.width())
            )
            painter.drawText(said, _LEFT, shown)
            below = QRectF(room.left(), room.bottom(), room.width(), bar.bottom() - room.bottom())
            self._write_total(painter, figure(total), below, said.left())

    def _write_total(self, painter: QPainter, text: str, where: QRectF, indent: float) -> None:
        """Under the name from *indent* on, or as large as there is room in all of *where*."""
        painter.setPen(QColor(self._style.theme.on))
        for size in (22, 20, 18, 16, 14):
            painter.setFont(self._style.font(TextStyle.TOTAL, size=size))
            if painter.fontMetrics().horizontalAdvance(text) <= where.right() - indent:
                where.setLeft(indent)
                break
            if painter.fontMetrics().horizontalAdvance(text) <= where.width():
                break
        painter.drawText(where, _LEFT, text)


class PastDeal(Struct, frozen=True):
    """A deal that has been written down, with what is wrong with it."""

    place: int
    problems: tuple[EntryProblem, ...]

    @property
    def is_wrong(self) -> bool:
        """Whether it cannot be right as it stands."""
        return any(problem.weight is not Severity.DOUBTFUL for problem in self.problems)


class PastDeals(QWidget):
    """The deals so far, each with a way to correct and to delete it.

    Signals: ``correct_requested(int)`` and ``delete_requested(int)`` with the deal's place.
    """

    correct_requested = Signal(int)
    delete_requested = Signal(int)

    def __init__(self, style: Style, terms: AnyScorekeeperText, *, is_narrow: bool) -> None:
        super().__init__()
        self._style, self._terms, self._is_narrow = style, terms, is_narrow
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._table: QWidget | None = None
        self._facts: tuple[Sheet, tuple[PastDeal, ...], int] | None = None

    def show_deals(self, sheet: Sheet, past: Sequence[PastDeal], shown: int) -> None:
        """Show the deals of *sheet*; the one at *shown* is open above."""
        facts = (sheet, tuple(past), shown)
        if facts == self._facts:
            return
        self._facts = facts
        if self._table is not None:
            self._table.hide()
            self._table.deleteLater()
        self._table = QWidget()
        self._layout.addWidget(self._table)
        style, px, terms = self._style, self._style.px, self._terms
        grid = QGridLayout(self._table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(px(14))
        grid.setVerticalSpacing(0)
        sides = range(len(sheet.sides))
        # Where it is narrow, what is said of a deal and its buttons stand below its figures.
        first = 1 if self._is_narrow else 2
        buttons = first + len(sheet.sides)
        columns = buttons if self._is_narrow else buttons + 1
        for side in sides:
            grid.addWidget(self._head(side), 0, first + side)
        grid.addWidget(separator(style), 1, 0, 1, columns)
        grid.setColumnStretch(first - 1, 1)
        for one in past:
            score = sheet.deals[one.place]
            row = 3 * one.place + 2
            role = TextStyle.NAME if one.place == shown else TextStyle.BODY
            name = terms.presenter.deal_name(score.number)
            grid.addWidget(label(style, name, role), row, 0)
            totals = scores_up_to(sheet, one.place + 1)
            for side in sides:
                cell = self._points(score.points(side), totals[side])
                grid.addWidget(cell, row, first + side)
            about = self._about(one, terms.names[score.dealer], sheet)
            acts = self._acts(one.place, name, is_shown=one.place == shown)
            if self._is_narrow:
                below = QHBoxLayout()
                below.addWidget(about, 1)
                below.addWidget(acts)
                grid.addLayout(below, row + 1, 0, 1, columns)
            else:
                grid.addWidget(about, row, 1)
                grid.addWidget(acts, row, buttons)
            grid.addWidget(separator(style), row + 2, 0, 1, columns)

    def _head(self, side: int) -> QWidget:
        style, px = self._style, self._style.px
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, px(4), 0, px(4))
        row.setSpacing(px(8))
        row.addStretch(1)
        row.addWidget(Marker(style, style.theme.sides[side]))
        names = self._terms.players(side)
        said = label(style, breakable("\n".join(names)), TextStyle.LABEL_STRONG)
        said.setAlignment(Qt.AlignmentFlag.AlignRight)
        row.addWidget(said)
        return holder

    def _about(self, one: PastDeal, dealer: str, sheet: Sheet) -> QWidget:
        style, px, terms = self._style, self._style.px, self._terms
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(8))
        if one.problems:
            said = terms.problem(one.problems[0])
            ink = style.theme.warn if one.is_wrong else style.theme.text2
            row.addWidget(SignLabel(style, Icon.WARNING, ink))
        else:
            said = terms.presenter.ended(sheet.deals[one.place])
            said = filled(self.tr("{dealer} dealt. {ended}"), dealer=dealer, ended=said)
            ink = style.theme.text2
        row.addWidget(label(style, said, TextStyle.LABEL, ink=ink, wraps=True), 1)
        return holder

    def _points(self, points: int, total: int) -> QWidget:
        """The deal's points, and the running total below."""
        style = self._style
        holder = QWidget()
        rows = QVBoxLayout(holder)
        rows.setContentsMargins(0, style.px(4), 0, style.px(4))
        rows.setSpacing(0)
        for number, role, ink in (
            (points, TextStyle.LABEL, style.theme.text2),
            (total, TextStyle.PROMPT_NAME, style.theme.text),
        ):
            text = label(style, figure(number), role, ink=ink)
            text.setAlignment(Qt.AlignmentFlag.AlignRight)
            rows.addWidget(text)
        holder.setAccessibleName(
            filled(self.tr("{points}, total {total}"), points=points, total=total)
        )
        return holder

    def _acts(self, place: int, name: str, *, is_shown: bool) -> QWidget:
        style = self._style
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        correct = Button(style, self.tr("Correct"), name=f"correct-{place}")
        correct.setAccessibleDescription(name)
        correct.setEnabled(not is_shown)
        correct.clicked.connect(lambda: self.correct_requested.emit(place))
        delete = Button(style, self.tr("Delete"), ButtonKind.QUIET, name=f"delete-{place}")
        delete.setAccessibleDescription(name)
        delete.clicked.connect(lambda: self.delete_requested.emit(place))
        row.addWidget(correct)
        row.addWidget(delete)
        return holder
