"""What a kept deal comes to, line by line, and the deals written down before."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.engine.sheet import Sheet
from handfoot_gui.model.keeper.kept import EntryProblem, Weight, scores_up_to
from handfoot_gui.model.keeper.terms import AnyTerms
from handfoot_gui.views.controls import RING, Button, Kind
from handfoot_gui.views.figures import figure, filled
from handfoot_gui.views.icons import Sign
from handfoot_gui.views.labels import Elided, Marker, SignLabel, label, separator
from handfoot_gui.views.score_rows import EDGE, HeadRow, ScoreRow, SumRow
from handfoot_gui.views.theme import Look, Role


class Sums(QWidget):
    """The sum of one deal; the line that is being entered stands open."""

    def __init__(self, look: Look, terms: AnyTerms) -> None:
        super().__init__()
        self._look, self._terms = look, terms
        self._rows: dict[str, ScoreRow] = {}
        self._open: set[str] = set()
        """Lines that a person opened."""
        self._entered = ""
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)

    def show_sheet(self, sheet: Sheet, place: int) -> None:
        """Show the deal at *place* of *sheet*, and the total up to it."""
        while (old := self._layout.takeAt(0)) is not None:
            widget = old.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        look, terms, deal = self._look, self._terms, sheet.deals[place]
        names = tuple(tuple(terms.names[seat] for seat in side) for side in sheet.sides)
        sides = tuple(map(", ".join, names))
        numbers = range(len(names))
        self._layout.addWidget(HeadRow(look, names))
        self._rows = {}
        closing = sheet.closing if place == len(sheet.deals) - 1 else ()
        for line in deal.lines:
            self._add_line(ScoreRow(look, line, sides, terms.desk), line.kind)
        if not deal.lines:
            said = label(look, terms.desk.ended(deal), Role.BODY, wraps=True)
            said.setContentsMargins(look.px(EDGE), look.px(10), look.px(EDGE), look.px(10))
            self._layout.addWidget(said)
        points = tuple(deal.points(side) for side in numbers)
        before = scores_up_to(sheet, place)
        added = tuple(sum(line.points(side) for line in closing) for side in numbers)
        total = tuple(map(sum, zip(points, before, added, strict=True)))
        name = terms.desk.deal_name(deal.number)
        self._layout.addWidget(SumRow(look, name, points, role=Role.TOTAL))
        self._layout.addWidget(SumRow(look, self.tr("Before"), before, role=Role.BODY))
        for line in closing:
            self._add_line(ScoreRow(look, line, sides, terms.desk), line.kind)
        grand = SumRow(look, self.tr("Total"), total, role=Role.GRAND_TOTAL, is_total=True)
        self._layout.addWidget(grand)
        self._layout.addStretch(1)

    def open_line(self, kind: str) -> None:
        """Open the line that is being entered, and close the one before."""
        self._entered = kind
        for name, row in self._rows.items():
            row.blockSignals(True)
            row.setChecked(row.isCheckable() and (name == kind or name in self._open))
            row.blockSignals(False)
            row.updateGeometry()
            row.update()

    def _add_line(self, row: ScoreRow, kind: str) -> None:
        row.setChecked(row.isCheckable() and (kind == self._entered or kind in self._open))
        row.toggled.connect(lambda is_open: self._on_opened(kind, is_open))
        self._rows[kind] = row
        self._layout.addWidget(row)

    def _on_opened(self, kind: str, is_open: bool) -> None:
        if is_open:
            self._open.add(kind)
        else:
            self._open.discard(kind)


class PastDeal(Struct, frozen=True):
    """A deal that has been written down, with what is wrong with it."""

    place: int
    problems: tuple[EntryProblem, ...]

    @property
    def is_wrong(self) -> bool:
        """Whether it cannot be right as it stands."""
        return any(problem.weight is not Weight.DOUBTFUL for problem in self.problems)


class PastDeals(QWidget):
    """The deals so far, each with a way to correct and to delete it.

    Signals: ``correct_requested(int)`` and ``delete_requested(int)`` with the deal's place.
    """

    correct_requested = Signal(int)
    delete_requested = Signal(int)

    def __init__(self, look: Look, terms: AnyTerms, *, is_narrow: bool) -> None:
        super().__init__()
        self._look, self._terms, self._is_narrow = look, terms, is_narrow
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._table: QWidget | None = None

    def show_deals(self, sheet: Sheet, past: Sequence[PastDeal], shown: int) -> None:
        """Show the deals of *sheet*; the one at *shown* is open above."""
        if self._table is not None:
            self._table.hide()
            self._table.deleteLater()
        self._table = QWidget()
        self._layout.addWidget(self._table)
        look, px, terms = self._look, self._look.px, self._terms
        grid = QGridLayout(self._table)
        grid.setContentsMargins(px(RING), 0, 0, 0)
        grid.setHorizontalSpacing(px(18))
        grid.setVerticalSpacing(0)
        sides = range(len(sheet.sides))
        first = 2
        for side in sides:
            grid.addWidget(self._head(side), 0, first + side, Qt.AlignmentFlag.AlignRight)
        last = first + len(sheet.sides)
        grid.addWidget(separator(look), 1, 0, 1, last + 2)
        grid.setColumnStretch(1, 1)
        for one in past:
            score = sheet.deals[one.place]
            row = 2 * one.place + 2
            role = Role.NAME if one.place == shown else Role.BODY
            name = terms.desk.deal_name(score.number)
            grid.addWidget(label(look, name, role), row, 0)
            grid.addWidget(self._about(one, terms.names[score.dealer], sheet), row, 1)
            totals = scores_up_to(sheet, one.place + 1)
            for side in sides:
                cell = self._points(score.points(side), totals[side])
                grid.addWidget(cell, row, first + side)
            self._add_buttons(grid, row, last, one.place, name, is_shown=one.place == shown)
            grid.addWidget(separator(look), row + 1, 0, 1, last + 2)

    def _head(self, side: int) -> QWidget:
        look, px = self._look, self._look.px
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, px(4), 0, px(4))
        row.setSpacing(px(8))
        row.addStretch(1)
        row.addWidget(Marker(look, look.theme.sides[side]))
        row.addWidget(Elided(look, self._terms.side(side), Role.LABEL_STRONG))
        return holder

    def _about(self, one: PastDeal, dealer: str, sheet: Sheet) -> QWidget:
        look, px, terms = self._look, self._look.px, self._terms
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(8))
        if one.problems:
            said = terms.problem(one.problems[0])
            ink = look.theme.warn if one.is_wrong else look.theme.text2
            row.addWidget(SignLabel(look, Sign.WARNING, ink))
        else:
            said = terms.desk.ended(sheet.deals[one.place])
            said = filled(self.tr("{dealer} dealt. {ended}"), dealer=dealer, ended=said)
            ink = look.theme.text2
        row.addWidget(label(look, said, Role.LABEL, ink=ink, wraps=True), 1)
        return holder

    def _points(self, points: int, total: int) -> QWidget:
        """The deal's points, and the running total below."""
        look = self._look
        holder = QWidget()
        rows = QVBoxLayout(holder)
        rows.setContentsMargins(0, look.px(4), 0, look.px(4))
        rows.setSpacing(0)
        for number, role, ink in (
            (points, Role.LABEL, look.theme.text2),
            (total, Role.PROMPT_NAME, look.theme.text),
        ):
            text = label(look, figure(number), role, ink=ink)
            text.setAlignment(Qt.AlignmentFlag.AlignRight)
            rows.addWidget(text)
        holder.setAccessibleName(
            filled(self.tr("{points}, total {total}"), points=points, total=total)
        )
        return holder

    def _add_buttons(
        self, grid: QGridLayout, row: int, column: int, place: int, name: str, *, is_shown: bool
    ) -> None:
        look = self._look
        correct = Button(look, self.tr("Correct"), name=f"correct-{place}")
        correct.setAccessibleDescription(name)
        correct.setEnabled(not is_shown)
        correct.clicked.connect(lambda: self.correct_requested.emit(place))
        delete = Button(look, self.tr("Delete"), Kind.QUIET, name=f"delete-{place}")
        delete.setAccessibleDescription(name)
        delete.clicked.connect(lambda: self.delete_requested.emit(place))
        grid.addWidget(correct, row, column)
        grid.addWidget(delete, row, column + 1)
