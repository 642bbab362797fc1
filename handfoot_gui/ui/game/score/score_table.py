"""The lines of one deal with its sums: all that has figures on the score page."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.sheet import DealScore, Line
from handfoot_gui.ui.game.score.score_facts import ScoreFacts, leading
from handfoot_gui.ui.game.score.score_rows import (
    EDGE,
    HandLeft,
    HeadRow,
    ScoreRow,
    Stop,
    SumRow,
)
from handfoot_gui.ui.widgets.cards import Bold, CardText, Piece
from handfoot_gui.ui.widgets.controls import RING, KeyFocus, paint_focus
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud, apart

_SIDES_BESIDE: Final = 2
"""Most sides whose columns leave room for the choice of deals beside their names."""
_MOST_NAMED: Final = 4
"""Cards of a hand that are shown below the lines; more are counted."""


class LineLooks(Struct, frozen=True):
    """How the lines are shown."""

    high: float
    """Units of height of a closed one."""
    has_left: bool = True
    """What was left in the hands stands below them."""
    is_largest_open: bool = False
    open: Collection[str] = ()
    """The kinds of those that are open."""


class ScoreTable(QWidget):
    """One deal.

    Signal: ``opened()``: somebody has opened or closed a line.
    """

    opened = Signal()

    def __init__(
        self,
        style: Style,
        facts: ScoreFacts,
        shown: int | None,
        looks: LineLooks,
        *,
        choice: QWidget | None = None,
        width: float = 0,
    ) -> None:
        """The deal *shown*, as an index, or what was brought forward where there is none; *choice*
        is what another deal is chosen with, beside the names where *width* pixels leave room."""
        super().__init__()
        self._style = style
        self._facts = facts
        self._looks = looks
        self._names = tuple(facts.side_names(side) for side in range(len(facts.sheet.sides)))
        self._sides = tuple(map(WORDS.row, self._names))
        self._rows = vertical(style, self, margins=(0, 0, 0, 0), gap=0)
        self._add_head(choice, width)
        if shown is None:
            self._rows.addWidget(self._brought_forward())
            self._add_total(facts.sheet.totals)
        else:
            self._add_deal(shown)
        self._rows.addStretch(1)

    @property
    def open_kinds(self) -> set[str]:
        """The kinds of the lines that are open now."""
        return {row.kind for row in self.findChildren(ScoreRow) if row.isChecked()}

    def high(self, width: int) -> int:
        """Pixels that all of it needs in so many across."""
        for head in self.findChildren(HeadRow):
            head.fit(width)
        for row in self.findChildren(ScoreRow):
            # What cards take depends on the width.
            row.resize(width, row.height())
        return max(self._rows.totalHeightForWidth(width), self._rows.totalSizeHint().height())

    def _add_head(self, choice: QWidget | None, width: float) -> None:
        style = self._style
        head = HeadRow(style, self._names)
        if choice is not None:
            choices = horizontal(style, margins=(EDGE - RING, 0, 0, 0))
            put(choices, choice)
            choices.addStretch(1)
            if len(self._names) <= _SIDES_BESIDE and head.width_with(choice) <= width:
                head = HeadRow(style, self._names, least=52)
                head.setLayout(choices)
            else:
                self._rows.addLayout(choices)
        self._rows.addWidget(head)

    def _add_deal(self, shown: int) -> None:
        facts, sheet = self._facts, self._facts.sheet
        deal = facts.deals[shown]
        is_start = bool(sheet.brought.totals) and not shown
        if is_start:
            self._rows.addWidget(self._brought_forward())
        self._add_lines(deal.lines, deal)
        sides = range(len(sheet.sides))
        points = tuple(deal.points(side) for side in sides)
        before = tuple(
            opening + sum(earlier.points(side) for earlier in sheet.deals[:shown])
            for side, opening in enumerate(sheet.openings)
        )
        is_last = bool(sheet.deals) and deal is sheet.deals[-1]
        closing = sheet.closing if is_last else ()
        added = tuple(sum(line.points(side) for line in closing) for side in sides)
        name = facts.deal_name(deal.number)
        self._rows.addWidget(self._sum(name, points, TextStyle.TOTAL))
        if not is_start:
            earlier = translate("Common", "Before")
            self._rows.addWidget(self._sum(earlier, before, TextStyle.BODY))
        self._add_lines(closing)
        self._add_total(tuple(map(sum, zip(points, before, added, strict=True))))
        if self._looks.has_left and facts.left.get(deal.number):
            self._rows.addWidget(self._left(deal))

    def _add_lines(self, lines: Sequence[Line], deal: DealScore | None = None) -> None:
        """*lines* of *deal*, or those that the end of the game adds."""
        rows = []
        for line in lines:
            hands: tuple[HandLeft, ...] = ()
            if deal is not None:
                hands = self._facts.hands(deal, line)
            row = ScoreRow(
                self._style, line, self._sides, self._facts.terms, hands, high=self._looks.high
            )
            row.setChecked(line.kind in self._looks.open and row.isCheckable())
            rows.append(row)
        can_open = [row for row in rows if row.isCheckable()]
        if self._looks.is_largest_open and can_open and deal is not None:
            max(can_open, key=lambda row: row.largest).setChecked(True)
        for row in rows:
            row.toggled.connect(lambda _: self.opened.emit())
            self._rows.addWidget(row)

    def _sum(self, name: str, points: tuple[int, ...], role: TextStyle) -> SumRow:
        return SumRow(self._style, name, points, self._sides, role=role)

    def _brought_forward(self) -> SumRow:
        name = translate("Common", "Brought forward")
        return self._sum(name, self._facts.sheet.openings, TextStyle.BODY)

    def _add_total(self, points: tuple[int, ...]) -> None:
        name, role = translate("Common", "Total"), TextStyle.GRAND_TOTAL
        leaders = leading(self._facts.sheet, points)
        self._rows.addWidget(
            SumRow(
                self._style, name, points, self._sides, role=role, is_total=True, leaders=leaders
            )
        )

    def _left(self, deal: DealScore) -> QWidget:
        """What everybody was left with, in one line or a few."""
        style, facts = self._style, self._facts
        pieces, heard = list[Piece](), list[str]()
        for one in sorted(facts.left[deal.number], key=lambda one: one.seat):
            name, some = facts.names[one.seat], one.cards
            shown, said = list[Piece](some), WORDS.row([WORDS.sign(card) for card in some])
            if len(some) > _MOST_NAMED:
                said = str(WORDS.cards_counted(len(some)))
                shown = [said]
            if one.reserve:
                kept, _ = facts.left_words.of_reserve(one)
                shown += [",", kept] if shown else [kept]
                said = WORDS.row([said, kept] if said else [kept])
            pieces += [";"] if pieces else []
            pieces += [Bold(name), *shown]
            heard.append(WORDS.side_by_side([name, said]))
        begin, ink = self.tr("Left in hand:"), style.theme.text2
        spoken = aloud(WORDS.side_by_side([begin, apart(heard)]))
        line = _Left(style, [begin, *pieces], spoken, size=14, ink=ink)
        line.setObjectName("left-in-hand")
        holder = QWidget()
        vertical(style, holder, margins=(EDGE, 10, EDGE, 0)).addWidget(line)
        return holder


class _Left(CardText, Stop):
    """What everybody was left with, as a line on which the keyboard stops."""

    def __init__(
        self, style: Style, pieces: Sequence[Piece], spoken: str, *, size: float, ink: str
    ) -> None:
        super().__init__(style, pieces, spoken, size=size, ink=ink)
        self._focus = KeyFocus(self)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.walk(event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._focus.is_shown:
            paint_focus(QPainter(self), self._style, QRectF(self.rect()), self._style.px(8))
