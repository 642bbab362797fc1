"""What the page of a kept game shows: what a deal comes to, the totals, the deals before."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from handfoot_gui.core.scorekeeping import (
    TOTAL,
    AnyScoredGame,
    AnyScorekeeper,
    EntryProblem,
    FieldKind,
    Severity,
    scores_up_to,
)
from handfoot_gui.core.sheet import DealScore, Line, Sheet
from handfoot_gui.core.text.score_sheet import marked, marked_note
from handfoot_gui.core.text.scorekeeping import AnyScorekeeperText
from handfoot_gui.ui.game.score.score_rows import EDGE, HeadRow, ScoreRow, SumRow
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.icons import Icon, paint_shape
from handfoot_gui.ui.widgets.labels import (
    Marker,
    SignLabel,
    breakable,
    label,
    paint_round,
    separator,
)
from handfoot_gui.ui.widgets.layouts import empty, horizontal, put, vertical
from handfoot_gui.ui.widgets.page import WIDEST
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud, apart

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ScorekeeperFacts(Struct, frozen=True):
    """All the page shows."""

    kept: AnyScoredGame
    scorekeeper: AnyScorekeeper
    terms: AnyScorekeeperText
    place: int
    """The deal that is open, counted from 0; the one after the last is being entered."""
    said: str = ""
    """A sentence: what could not be saved, or what was deleted."""
    is_fault: bool = False
    can_undo: bool = False

    @property
    def is_new(self) -> bool:
        """Whether the open deal has not been written down yet."""
        return self.place == len(self.kept.deals)

    @property
    def deal(self) -> Any:
        """The open deal."""
        if not self.is_new:
            return self.kept.deals[self.place]
        return self.scorekeeper.blank() if self.kept.entry is None else self.kept.entry

    @property
    def written(self) -> Sheet:
        """The score of the deals that have been written down."""
        return self.scorekeeper.sheet(self.kept.deals, self.kept.first_dealer)

    @property
    def is_over(self) -> bool:
        """Whether the rules or the players have ended the game."""
        kept = self.kept
        return kept.is_finished or self.scorekeeper.is_over(kept.deals, kept.first_dealer)

    @property
    def has_entry(self) -> bool:
        """Whether a deal is open to be entered or corrected."""
        return not self.is_new or not self.is_over

    def sheet(self, deal: Any) -> Sheet:
        """The score up to *deal* in the place of the open one."""
        deals = (*self.kept.deals[: self.place], deal)
        return self.scorekeeper.sheet(deals, self.kept.first_dealer)

    def problems(self, place: int, deal: Any) -> tuple[EntryProblem, ...]:
        """What is wrong with *deal* at *place*, and was not written down anyway."""
        deals = (*self.kept.deals[:place], deal)
        return self.scorekeeper.doubts(deals, self.kept.first_dealer)

    def has_points(self, deal: Any) -> bool:
        """Whether *deal* in the place of the open one is entered so far that it has points."""
        if not self.scorekeeper.is_scored_whole:
            return True
        found = self.problems(self.place, deal)
        if not self.is_new:
            return not any(problem.is_refused for problem in found)
        return all(problem.weight is not Severity.MISSING for problem in found)

    @property
    def shape(self) -> tuple[object, ...]:
        """What decides which fields and buttons there are."""
        deal, scorekeeper = self.deal, self.scorekeeper
        ways = tuple(
            isinstance(scorekeeper.value(deal, field, side), int)
            for field in scorekeeper.fields(deal)
            if field.kind is FieldKind.POINTS
            for side in range(len(scorekeeper.sides))
        )
        have_lines = tuple(
            scorekeeper.value(deal, TOTAL, side) is None for side in range(len(scorekeeper.sides))
        )
        return (
            self.place, len(self.kept.deals), scorekeeper.fields(deal), ways, have_lines,
            deal.others, self.is_over, self.kept.is_finished, self.said, self.kept.names,
            self.kept.first_dealer, self.kept.brought_forward,
        )  # fmt: skip


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
        self._layout = vertical(style, self, margins=(0, 0, 0, 0), gap=0)

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
            line = lines[kind]
            told = range(len(sheet.sides)) if line in closing else deal.sides_in(line)
            row.show_line(line, known=told if has_points else ())
            row.blockSignals(False)
        self.open_line(self._entered)
        points, before = self._totals
        scored = tuple(deal.points(side) for side in range(len(sheet.sides)))
        points.show_points(scored if has_points else None)
        before.show_points(scores_up_to(sheet, place))
        if self._said is not None:
            self._said.setText(self._terms.presenter.score.ended(deal))

    def _build(self, sheet: Sheet, place: int, closing: tuple[Line, ...]) -> None:
        empty(self._layout)
        style, terms, deal = self._style, self._terms, sheet.deals[place]
        names = tuple(terms.players(side) for side in range(len(sheet.sides)))
        sides = tuple(map(WORDS.row, names))
        self._layout.addWidget(HeadRow(style, names))
        self._lines, self._said = {}, None
        for line in deal.lines:
            self._add_line(line, sides)
        if not deal.lines:
            self._said = label(style, "", TextStyle.BODY, wraps=True)
            self._said.setContentsMargins(*map(style.px, (EDGE, 10, EDGE, 10)))
            self._layout.addWidget(self._said)
        name = terms.presenter.score.deal_name(deal.number)
        points = SumRow(style, name, None, sides, role=TextStyle.TOTAL)
        earlier = translate("Common", "Before")
        if sheet.brought.totals and not place:
            earlier = translate("Common", "Brought forward")
        before = SumRow(style, earlier, None, sides, role=TextStyle.BODY)
        put(self._layout, points, before)
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
        row = ScoreRow(self._style, line, sides, self._terms.presenter.score)
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
        self._names = tuple(WORDS.row(terms.players(side)) for side in sides)
        self._totals: tuple[int, ...] = (0,) * len(self._names)
        self.setFixedHeight(style.px(58))
        self.setObjectName("totals")

    def show_totals(self, totals: tuple[int, ...]) -> None:
        """Show where the sides stand now."""
        self._totals = totals
        said = apart(map(WORDS.side_by_side, zip(self._names, map(figure, totals), strict=True)))
        self.setAccessibleName(aloud(filled(self.tr("Total: {totals}"), totals=said)))
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
        painter.drawText(bar.adjusted(px(EDGE), 0, 0, 0), _LEFT, translate("Common", "Total"))
        left += painter.fontMetrics().horizontalAdvance(translate("Common", "Total")) + px(24)
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


class PastDeals(QWidget):
    """The deals so far, each with a way to correct and to delete it, and what the end of the game
    adds.

    Signals: ``correct_requested(int)`` and ``delete_requested(int)`` with the deal's place,
    ``start_requested()`` to correct what was brought forward.
    """

    correct_requested = Signal(int)
    delete_requested = Signal(int)
    start_requested = Signal()

    def __init__(self, style: Style, terms: AnyScorekeeperText, *, is_narrow: bool) -> None:
        super().__init__()
        self._style, self._terms, self._is_narrow = style, terms, is_narrow
        self._cells: dict[tuple[int, int], QHBoxLayout] = {}
        """Room for a deal's points, by its place and the side, and for what is said of it (−1);
        what the end adds has its places after the deals."""
        self._names: dict[int, QLabel] = {}
        self._shown: object = None

    def show_facts(self, facts: ScorekeeperFacts) -> None:
        """Show the deals written down, of which one may be open above; always as many."""
        sheet = facts.written
        past = [facts.problems(place, deal) for place, deal in enumerate(facts.kept.deals)]
        shown = (sheet, past)
        if shown == self._shown:
            return
        if self._shown is None:
            self._build(sheet, facts.place)
        self._shown = shown
        # The buttons stay: a press on one of them ends the entry that is shown here.
        for place, problems in enumerate(past):
            score, totals = sheet.deals[place], scores_up_to(sheet, place + 1)
            name = self._terms.presenter.score.deal_name(score.number)
            self._names[place].setText(marked(name, score))
            self._put(place, -1, self._about(problems, score))
            for side, total in enumerate(totals):
                self._put(place, side, self._points(score.points(side), total))
        totals = scores_up_to(sheet, len(past))
        for place, line in enumerate(sheet.closing, start=len(past)):
            added = [line.points(side) for side in range(len(totals))]
            totals = tuple(map(sum, zip(totals, added, strict=True)))
            for side, total in enumerate(totals):
                self._put(place, side, self._points(added[side], total))

    def _put(self, place: int, side: int, shown: QWidget) -> None:
        cell = self._cells[place, side]
        empty(cell)
        cell.addWidget(shown)
        # Qt itself would show it a moment later, and the rows would close up meanwhile.
        shown.show()

    def _build(self, sheet: Sheet, open_place: int) -> None:
        style, px, terms = self._style, self._style.px, self._terms
        grid = QGridLayout(self)
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
        above = 2
        if sheet.brought.totals:
            self._add_start(grid, sheet, first, columns)
            above += 3
        for place, score in enumerate(sheet.deals):
            row = 3 * place + above
            is_open = place == open_place
            name = terms.presenter.score.deal_name(score.number)
            role = TextStyle.NAME if is_open else TextStyle.BODY
            self._names[place] = label(style, name, role)
            grid.addWidget(self._names[place], row, 0)
            for side in (*sides, -1):
                self._cells[place, side] = horizontal(style, gap=0)
            for side in sides:
                grid.addLayout(self._cells[place, side], row, first + side)
            about, acts = self._cells[place, -1], self._acts(place, name, is_shown=is_open)
            if self._is_narrow:
                below = QHBoxLayout()
                put(below, (about, 1), acts)
                grid.addLayout(below, row + 1, 0, 1, columns)
            else:
                grid.addLayout(about, row, 1)
                grid.addWidget(acts, row, buttons)
            grid.addWidget(separator(style), row + 2, 0, 1, columns)
        for place, line in enumerate(sheet.closing, start=len(sheet.deals)):
            row = 3 * place + 2
            grid.addWidget(
                label(style, terms.presenter.score.line_title(line), TextStyle.BODY), row, 0
            )
            for side in sides:
                self._cells[place, side] = horizontal(style, gap=0)
                grid.addLayout(self._cells[place, side], row, first + side)
            grid.addWidget(separator(style), row + 2, 0, 1, columns)

    def _add_start(self, grid: QGridLayout, sheet: Sheet, first: int, columns: int) -> None:
        """The row of what was brought forward, with a way to correct it."""
        style, row = self._style, 2
        name = translate("Common", "Brought forward")
        grid.addWidget(label(style, name, TextStyle.BODY), row, 0)
        for side, total in enumerate(sheet.openings):
            text = label(style, figure(total), TextStyle.PROMPT_NAME)
            text.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            text.setObjectName(f"start-{side}")
            grid.addWidget(text, row, first + side)
        correct = Button(
            style, translate("Common", "Correct"), name="correct-start", act=self.start_requested
        )
        correct.setAccessibleDescription(name)
        if self._is_narrow:
            grid.addWidget(correct, row + 1, 0, 1, columns, Qt.AlignmentFlag.AlignRight)
        else:
            grid.addWidget(correct, row, columns - 1, Qt.AlignmentFlag.AlignLeft)
        grid.addWidget(separator(style), row + 2, 0, 1, columns)

    def _head(self, side: int) -> QWidget:
        style = self._style
        holder = QWidget()
        text = breakable("\n".join(self._terms.players(side)))
        said = label(style, text, TextStyle.LABEL_STRONG)
        said.setAlignment(Qt.AlignmentFlag.AlignRight)
        row = horizontal(style, holder, margins=(0, 4, 0, 4), gap=8)
        put(row, 1, Marker(style, style.theme.sides[side]), said)
        return holder

    def _about(self, problems: tuple[EntryProblem, ...], score: DealScore) -> QWidget:
        style, terms, ink = self._style, self._terms, self._style.theme.text2
        marks = ""
        holder = QWidget()
        row = horizontal(style, holder, margins=(0, 0, 0, 0), gap=8)
        if problems:
            said = terms.problem(problems[0])
            if any(problem.weight is not Severity.DOUBTFUL for problem in problems):
                # It cannot be right as it stands.
                ink = style.theme.warn
            row.addWidget(SignLabel(style, Icon.WARNING, ink))
        else:
            dealer, ended = terms.names[score.dealer], terms.presenter.score.ended(score)
            said = filled(self.tr("{dealer} dealt. {ended}"), dealer=dealer, ended=ended)
            marks = marked_note(terms.words) if score.is_as_written else ""
        column = vertical(style, margins=(0, 0, 0, 0), gap=0)
        for text in filter(None, (said, marks)):
            column.addWidget(label(style, text, TextStyle.LABEL, ink=ink, wraps=True))
        row.addLayout(column, 1)
        return holder

    def _points(self, points: int, total: int) -> QWidget:
        """The deal's points, and the running total below."""
        style, theme = self._style, self._style.theme
        holder = QWidget()
        rows = vertical(style, holder, margins=(0, 4, 0, 4), gap=0)
        for number, role, ink in (
            (points, TextStyle.LABEL, theme.text2),
            (total, TextStyle.PROMPT_NAME, theme.text),
        ):
            text = label(style, figure(number), role, ink=ink)
            text.setAlignment(Qt.AlignmentFlag.AlignRight)
            rows.addWidget(text)
        said = filled(self.tr("{points}, total {total}"), points=points, total=total)
        holder.setAccessibleName(said)
        return holder

    def _acts(self, place: int, name: str, *, is_shown: bool) -> QWidget:
        holder = QWidget()
        row = horizontal(self._style, holder, margins=(0, 0, 0, 0), gap=0)
        for text, kind, key, asked in (
            (translate("Common", "Correct"), ButtonKind.PLAIN, "correct", self.correct_requested),
            (translate("Common", "Delete"), ButtonKind.QUIET, "delete", self.delete_requested),
        ):
            button = Button(self._style, text, kind, name=f"{key}-{place}")
            button.setAccessibleDescription(name)
            button.clicked.connect(lambda _=False, asked=asked: asked.emit(place))
            button.setEnabled(not is_shown or key == "delete")
            row.addWidget(button)
        return holder
