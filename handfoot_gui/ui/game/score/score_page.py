"""The score: the lines of a deal, the totals, how the game has gone so far and what is next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct, field
from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.core.sheet import DealScore, LeftOver, Line, Sheet
from handfoot_gui.ui.game.score.score_rows import (
    EDGE,
    HandLeft,
    HeadRow,
    ScoreRow,
    ScoreTerms,
    SumRow,
)
from handfoot_gui.ui.widgets.avatars import Avatar
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.fields import ChoiceField, Segments
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.held_keys import PRESSING, NewPresses
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import breakable, label
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import WIDEST, Flow, Middle, Page, above_foot, column
from handfoot_gui.ui.widgets.score_chart import ScoreChart
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS, joined, result_of

_MOST_SEGMENTS: Final = 7
"""Deals that can stand side by side; more are chosen from a list."""
_SIDES_BESIDE: Final = 2
"""Most sides whose columns leave room for the choice of deals beside their names."""
_LINES: Final = 0.64
"""The part of the page's width that the lines have beside the chart."""


class Stage(StrEnum):
    """When the score is looked at; decides what can be done next."""

    PLAYING = "playing"
    BETWEEN_DEALS = "between-deals"
    OVER = "over"


class NextDeal(Struct, frozen=True):
    """What is known of the deal to come, with the names of the dealer and the first player."""

    number: int
    about: str
    """What it asks for; may be empty."""
    dealer: str
    first: str
    """Empty where only the deal will tell."""
    code: str = ""
    """Of the cards, which are mixed already."""


class ScoreFacts(Struct, frozen=True):
    """All the score page shows; *names* by seat."""

    sheet: Sheet
    names: tuple[str, ...]
    terms: ScoreTerms
    """The words of the game."""
    stage: Stage
    next_deal: NextDeal | None = None
    has_codes: bool = False
    """The deals have codes that can be checked."""
    agreed: str = ""
    """What the players agreed on, where it is not the usual."""
    has_report: bool = False
    """Bots can report on the deals that are over."""
    so_far: DealScore | None = None
    """What the deal being played has brought."""
    is_demo: bool = False
    pictures: tuple[str, ...] = ()
    """By seat, empty where there is none."""
    has_lines: bool = False
    """Other points can be written down."""
    leads_to_game: bool = False
    """It was a lesson, which a real game follows."""
    left: Mapping[int, tuple[LeftOver, ...]] = field(default_factory=dict)
    """By the number of a deal: what everybody was left with."""
    left_line: str = ""
    """The kind of the line that counts it."""

    @property
    def deals(self) -> tuple[DealScore, ...]:
        """The finished deals, and the one being played as far as it is known."""
        return self.sheet.deals + (() if self.so_far is None else (self.so_far,))

    def hands(self, deal: DealScore, line: Line) -> tuple[HandLeft, ...]:
        """The hands that *line* of *deal* counts, side by side."""
        if line.kind != self.left_line:
            return ()
        side_of = {seat: side for side, some in enumerate(self.sheet.sides) for seat in some}
        left = sorted(self.left.get(deal.number, ()), key=lambda one: side_of[one.seat])
        return tuple(HandLeft(self.names[one.seat], side_of[one.seat], one) for one in left)

    def side_names(self, side: int) -> tuple[str, ...]:
        return WORDS.together(self.names[seat] for seat in self.sheet.sides[side])


class ScorePage(Page):
    """The score of the finished deals.

    Signals: ``next_deal_requested()``, ``table_requested()``, ``again_requested()`` (the same
    players once more), ``start_requested()`` (back to the start page), ``check_requested()`` (the
    codes of the deals), ``print_requested()`` (the score sheet), ``look_back_requested()``,
    ``report_requested()`` (on the deal that is shown), ``lines_requested()`` (other points).
    """

    next_deal_requested = Signal()
    table_requested = Signal()
    again_requested = Signal()
    start_requested = Signal()
    check_requested = Signal()
    look_back_requested = Signal()
    report_requested = Signal()
    print_requested = Signal()
    lines_requested = Signal()
    breaks = (900, 1200)

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._facts: ScoreFacts | None = None
        self._shown = 0
        """The deal whose lines are shown, as an index."""
        self._open: set[str] = set()
        """Kinds of lines that are open, so that they stay open."""
        self._primary: Button | None = None
        self._has_foot = False
        """The buttons stand in a line below what scrolls."""
        self._quiet = QDeadlineTimer()
        """Until then a key may still have been meant for the deal before."""
        self._presses = NewPresses(self, style.timing)
        self._moment = QTimer(self, singleShot=True)
        """Runs while the primary button says that it takes no key yet."""
        self._moment.timeout.connect(self._say_going_on)
        self._is_pressed_here = False
        """Whether the mouse pressed a button since the page is shown."""

    def set_facts(self, facts: ScoreFacts) -> None:
        """Show *facts*, the last deal first, ready for Enter."""
        self._facts = facts
        self._shown = len(facts.deals) - 1
        self._open = set()
        self._rebuild()
        if self._primary is not None:
            self._primary.setFocus()
        self._is_pressed_here = False
        is_result = facts.stage is not Stage.PLAYING
        self._quiet = QDeadlineTimer(self._style.timing.score_seen if is_result else 0)
        self._presses.begin()

    def _is_too_early(self, event: QKeyEvent) -> bool:
        """Whether *event* belongs to keys that were pressed to get through the deal before."""
        if self._presses.takes(event) and self._quiet.hasExpired():
            return False
        rest = max(self._style.timing.keys_up, self._quiet.remainingTime())
        if self._primary is not None and rest:
            self._primary.setText(self.tr("One moment"))
            self._moment.start(rest)
        return True

    def _say_going_on(self) -> None:
        """Say again what the primary button does, once it does."""
        left = self._quiet.remainingTime()
        if left:
            self._moment.start(left)
        elif self._primary is not None:
            self._primary.setText(self._going_on)

    _going_on = ""
    """What the primary button says it does."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep keys pressed to get on from beginning another deal or game, and the second half of
        a double click on what lay here before from pressing a button."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self._is_pressed_here = True
        elif event.type() == QEvent.Type.MouseButtonDblClick and not self._is_pressed_here:
            return True
        if (
            watched is self._primary
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in PRESSING
            and self._is_too_early(event)
        ):
            return True
        return super().eventFilter(watched, event)

    @property
    def deal_shown(self) -> int:
        """The number of the deal whose lines are shown; 0 where there is none."""
        deals = () if self._facts is None else self._facts.deals
        return deals[self._shown].number if deals else 0

    @property
    def is_over(self) -> bool:
        """Whether the game it shows is over."""
        return self._facts is not None and self._facts.stage is Stage.OVER

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._primary is not None:
            if not self._is_too_early(event):
                self._primary.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.table_requested.emit()
        else:
            super().keyPressEvent(event)

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        """With the buttons beside the lines, or below them where some would not be in sight."""
        facts = self._facts
        assert facts is not None, "facts come first"
        self._has_foot = self._is_stacked
        content = self._laid_out(facts)
        if not self._has_foot and not self._has_room(content):
            content.deleteLater()
            self._has_foot = True
            content = self._laid_out(facts)
        return content

    def _has_room(self, content: QWidget) -> bool:
        """Whether all of *content* is seen without scrolling; the chart gives way first."""
        lacking = max(0, content.heightForWidth(self.width()) - self.height())
        chart = content.findChild(ScoreChart)
        if chart is None or not lacking:
            return not lacking
        high = chart.sizeHint().height() - lacking
        chart.setFixedHeight(max(0, high))
        return high >= chart.minimumSizeHint().height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.widget() is not None and event.size().height() != event.oldSize().height():
            self._rebuild()

    def _laid_out(self, facts: ScoreFacts) -> QWidget:
        style, px, side = self._style, self._style.px, self._margin()
        content, layout = column(style, margins=(side - EDGE, 26, side - RING, 12))
        words = vertical(style, gap=4)
        title, subtitle = self._titles(facts)
        words.addWidget(label(style, breakable(title), TextStyle.PAGE_TITLE, wraps=True))
        about, ink = breakable(subtitle), style.theme.text2
        words.addWidget(label(style, about, TextStyle.BODY, ink=ink, wraps=True))
        head = horizontal(style, margins=(EDGE, 0, 0, 0), gap=10)
        put(head, *self._pictures(facts), (words, 1))
        layout.addLayout(head)
        layout.addSpacing(px(12))
        if facts.agreed:
            agreed = label(style, facts.agreed, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
            agreed.setObjectName("agreed")
            agreed.setContentsMargins(px(EDGE), 0, 0, px(8))
            layout.addWidget(agreed)
        halves = QVBoxLayout() if self._is_stacked else QHBoxLayout()
        halves.setSpacing(px(24 if self._is_stacked else 48 - RING))
        table = None
        if facts.deals:
            table = self._table(facts, facts.deals[self._shown])
        elif facts.sheet.brought.totals:
            table = self._start(facts)
        if table is not None:
            halves.addWidget(table if self._is_stacked else Middle(table), 784)
        halves.addLayout(self._right(facts), 330)
        if table is None and not self._is_stacked:
            halves.addStretch(784)
        layout.addLayout(halves, 1)
        primary, others = self._buttons(facts)
        if not self._has_foot:
            put(self._beside, primary, *others)
            return content
        # What comes next stays in sight below the lines.
        whole, line = above_foot(style, content, side)
        put(line, (Flow(others, apart=0, lines_apart=0), 1), primary)
        return whole

    @property
    def _is_stacked(self) -> bool:
        """Whether the chart lies below the lines: five columns need more width than four."""
        facts = self._facts
        is_full = facts is not None and len(facts.sheet.sides) > 4
        return self._is_narrow or (is_full and self._room < len(self.breaks))

    def _titles(self, facts: ScoreFacts) -> tuple[str, str]:
        deals = facts.sheet.deals
        if facts.so_far is not None and self._shown == len(deals):
            name = facts.terms.deal_name(facts.so_far.number)
            text = self.tr("{deal} is being played. This is what it has brought so far.")
            return translate("Common", "Score sheet"), filled(text, deal=name)
        if not deals:
            return translate("Common", "Score sheet"), self.tr("No deal is finished yet.")
        if facts.stage is Stage.OVER:
            result = result_of(facts.sheet, facts.side_names)
            how = "" if result.is_tie else facts.terms.ended(deals[-1])
            return result.title, " ".join(filter(None, (result.about, how)))
        deal, best = deals[-1], self._best(facts)
        count = len(best)
        title = self.tr("{deal} (goes to|is shared by) {names}", "", count)
        names = joined(name for side in best for name in facts.side_names(side))
        title = filled(title, deal=facts.terms.deal_name(deal.number), names=names)
        said = (facts.terms.ended(deal), facts.terms.remaining(facts.sheet))
        return title, " ".join(filter(None, said))

    def _best(self, facts: ScoreFacts) -> Sequence[int]:
        """The sides that the title tells of: they have won the game, or the last deal."""
        sheet = facts.sheet
        if facts.so_far is not None or not sheet.deals:
            return ()
        if facts.stage is Stage.OVER:
            return sheet.leaders
        return facts.terms.won_by(sheet.deals[-1], sheet)

    def _pictures(self, facts: ScoreFacts) -> list[Avatar]:
        """Those of the players that the title tells of, as they are named."""
        of = dict(zip(facts.names, facts.pictures, strict=False))
        sides = self._style.theme.sides
        return [
            Avatar(self._style, sides[side], name, size=56, picture=of[name])
            for side in self._best(facts)
            for name in facts.side_names(side)
            if of.get(name)
        ]

    def _table(self, facts: ScoreFacts, deal: DealScore) -> QWidget:
        style, sheet = self._style, facts.sheet
        names = tuple(facts.side_names(side) for side in range(len(sheet.sides)))
        sides = tuple(map(WORDS.row, names))
        table = QWidget()
        rows = vertical(style, table, margins=(0, 0, 0, 0), gap=0)
        choice = self._deal_choice(facts) if len(facts.deals) > 1 else None
        head = HeadRow(style, names)
        is_few = len(sides) <= _SIDES_BESIDE and len(facts.deals) <= 2 * self._room
        whole = min(self.width(), style.px(WIDEST)) - 2 * style.px(self._margin())
        width = whole * (1 if self._is_stacked else _LINES)
        if choice is not None:
            choices = horizontal(style, margins=(EDGE - RING, 0, 0, 0))
            put(choices, choice)
            choices.addStretch(1)
            if is_few and head.width_with(choice) <= width:
                head = HeadRow(style, names, least=52)
                head.setLayout(choices)
            else:
                rows.addLayout(choices)
        rows.addWidget(head)
        is_start = bool(sheet.brought.totals) and not self._shown
        if is_start:
            rows.addWidget(self._brought_forward(sheet))
        for line in deal.lines:
            rows.addWidget(self._line(facts, line, sides, facts.hands(deal, line)))
        numbers = range(len(sides))
        points = tuple(deal.points(side) for side in numbers)
        before = tuple(
            opening + sum(earlier.points(side) for earlier in sheet.deals[: self._shown])
            for side, opening in enumerate(sheet.openings)
        )
        is_last = bool(sheet.deals) and deal is sheet.deals[-1]
        closing = sheet.closing if is_last else ()
        added = tuple(sum(line.points(side) for line in closing) for side in numbers)
        total = tuple(map(sum, zip(points, before, added, strict=True)))
        name = facts.terms.deal_name(deal.number)
        rows.addWidget(SumRow(style, name, points, role=TextStyle.TOTAL))
        if not is_start:
            earlier = translate("Common", "Before")
            rows.addWidget(SumRow(style, earlier, before, role=TextStyle.BODY))
        for line in closing:
            rows.addWidget(self._line(facts, line, sides))
        rows.addWidget(self._total(total))
        rows.addStretch(1)
        return table

    def _start(self, facts: ScoreFacts) -> QWidget:
        """What was brought forward, before the first deal here is finished."""
        style, sheet, table = self._style, facts.sheet, QWidget()
        rows = vertical(style, table, margins=(0, 0, 0, 0), gap=0)
        names = tuple(facts.side_names(side) for side in range(len(sheet.sides)))
        head, start, total = (
            HeadRow(style, names), self._brought_forward(sheet), self._total(sheet.totals)
        )  # fmt: skip
        put(rows, head, start, total, 1)
        return table

    def _brought_forward(self, sheet: Sheet) -> SumRow:
        name = translate("Common", "Brought forward")
        return SumRow(self._style, name, sheet.openings, role=TextStyle.BODY)

    def _total(self, points: tuple[int, ...]) -> SumRow:
        name, role = translate("Common", "Total"), TextStyle.GRAND_TOTAL
        return SumRow(self._style, name, points, role=role, is_total=True)

    def _line(
        self,
        facts: ScoreFacts,
        line: Line,
        sides: tuple[str, ...],
        hands: Sequence[HandLeft] = (),
    ) -> ScoreRow:
        """One line of the score, open where it was."""
        row = ScoreRow(self._style, line, sides, facts.terms, hands)
        row.setChecked(line.kind in self._open and row.isCheckable())
        row.toggled.connect(lambda is_open: self._on_row_opened(line.kind, is_open))
        return row

    def _deal_choice(self, facts: ScoreFacts) -> Segments | ChoiceField:
        items = [
            (facts.terms.deal_name(score.number), str(place))
            for place, score in enumerate(facts.deals)
        ]
        choice: Segments | ChoiceField
        if len(items) > _MOST_SEGMENTS:
            choice = ChoiceField(self._style, items, name="deal-shown")
            choice.set_value(str(self._shown))
            choice.setAccessibleName(self.tr("Deal shown"))
            choice.activated.connect(lambda place: self._on_deal_chosen(str(place)))
        else:
            choice = Segments(self._style, items, name="deal-shown")
            choice.set_value(str(self._shown))
            choice.set_accessible_names(self.tr("Deal shown"))
            choice.chosen.connect(self._on_deal_chosen)
        return choice

    def _right(self, facts: ScoreFacts) -> QVBoxLayout:
        style, px = self._style, self._style.px
        is_first = self._is_stacked or not facts.deals
        rows = vertical(style, margins=(EDGE - RING if is_first else 0, 0, 0, 0), gap=6)
        words = vertical(style, margins=(RING, 0, RING, 0), gap=6)
        rows.addLayout(words)
        if facts.sheet.deals:
            words.addWidget(
                label(style, translate("Common", "The game so far"), TextStyle.SECTION_TITLE)
            )
            totals = [list(facts.sheet.openings)]
            for deal in facts.sheet.deals:
                totals.append([have + deal.points(n) for n, have in enumerate(totals[-1])])
            elsewhere = facts.sheet.brought.deals_before
            deals = facts.terms.deals_in_all() - elsewhere
            # A game to a score ends nobody knows when: it has the deals that were played.
            deals = deals if deals > 0 else len(facts.sheet.deals)
            has_end = bool(facts.sheet.closing)
            if has_end:
                deals = len(facts.sheet.deals)
                totals.append(list(facts.sheet.totals))
            words.addWidget(
                ScoreChart(
                    style,
                    totals,
                    deals,
                    lambda here: facts.terms.deal_name(here + elsewhere),
                    has_end=has_end,
                )
            )
        following = None if facts.leads_to_game else facts.next_deal
        if following is not None:
            words.addSpacing(px(8))
            title = facts.terms.deal_name(following.number)
            words.addWidget(label(style, title, TextStyle.SECTION_TITLE))
            who = translate("Common", "{dealer} deals, {first} plays first.")
            if not following.first:
                who = translate("Common", "{dealer} deals.")
            about = filled(
                who, dealer=WORDS.person(following.dealer), first=WORDS.person(following.first)
            )
            if following.about:
                text = translate("Common", "{label}. {text}")
                about = filled(text, label=following.about, text=about)
            words.addWidget(label(style, breakable(about), TextStyle.BODY, wraps=True))
            if following.code:
                code = label(
                    style, following.code, TextStyle.BODY, ink=style.theme.text2, wraps=True
                )
                code.setObjectName("next-code")
                words.addWidget(code)
        rows.addSpacing(px(10))
        self._beside = vertical(style, gap=0)
        rows.addLayout(self._beside)
        rows.addStretch(1)
        return rows

    _beside: QVBoxLayout
    """Where the buttons stand that have room beside the lines."""

    def _buttons(self, facts: ScoreFacts) -> tuple[Button, list[Button]]:
        """What comes next, and what else can be done."""
        is_over, is_playing = facts.stage is Stage.OVER, facts.stage is Stage.PLAYING
        is_taught = facts.leads_to_game and not is_playing
        name, act = "next-deal", self.next_deal_requested
        number = facts.next_deal.number if facts.next_deal else facts.sheet.next_deal
        text = facts.terms.deal_name(number)
        if is_playing:
            text, name, act = self.tr("Back to the table"), "table", self.table_requested
        elif is_taught:
            text, name = translate("Lesson", "Play a real game"), "real-game"
        elif is_over:
            text, name, act = self.tr("Play again"), "again", self.again_requested
        self._going_on = text
        primary = self._primary = Button(
            self._style, text, ButtonKind.PLAIN if is_playing else ButtonKind.PRIMARY,
            key="Enter", height=52, name=name, act=act,
        )  # fmt: skip
        others: list[Button] = []
        to_paper = translate("Common", "Print score sheet")
        to_table = self.tr("See the table")
        if self._has_foot:
            to_paper, to_table = translate("Common", "Print"), translate("Common", "Table")
        to_start, key_of_start = translate("Common", "Back to start"), ""
        if facts.is_demo:
            to_start, key_of_start = translate("Common", "Leave the demo"), "Ctrl+E"
        for is_offered, text, key, sign, name, act in (
            (not is_playing, to_table, "", Icon.EYE, "table", self.table_requested),
            (True, translate("Common", "Look back"), "Ctrl+L", Icon.LOOK_BACK, "look-back",
             self.look_back_requested),
            (facts.has_lines, translate("Common", "Other points"), "Ctrl+Shift+P", Icon.TALLY,
             "other-points", self.lines_requested),
            (facts.has_report, translate("Common", "Deal report"), "Ctrl+D", Icon.REPORT,
             "deal-report", self.report_requested),
            (not facts.is_demo, to_paper, "Ctrl+P", Icon.SHEET, "print-sheet",
             self.print_requested),
            (facts.has_codes and not facts.is_demo, translate("Common", "Check the deal"),
             "Ctrl+F", Icon.TICK, "check", self.check_requested),
            (is_taught, translate("Common", "Begin again"), "", Icon.UNDO, "again",
             self.again_requested),
            (is_over or is_taught or facts.is_demo, to_start, key_of_start, Icon.BACK, "start",
             self.start_requested),
        ):  # fmt: skip
            if is_offered and self._has_foot:
                others.append(Button(self._style, text, ButtonKind.QUIET, name=name, act=act))
            elif is_offered:
                others.append(Button(self._style, text, sign=sign, key=key, name=name, act=act))
        for button in (primary, *others):
            button.installEventFilter(self)
        return primary, others

    def _on_row_opened(self, kind: str, is_open: bool) -> None:
        if is_open:
            self._open.add(kind)
        else:
            self._open.discard(kind)

    def _on_deal_chosen(self, place: str) -> None:
        self._shown = int(place)
        self._rebuild()
