"""The score: the lines of a deal, the totals, how the game has gone so far and what is next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from handfoot_gui.core.deal_report import CardsPlayed
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.ui.game.score.felt_head import FeltHead
from handfoot_gui.ui.game.score.going_on import GoingOn
from handfoot_gui.ui.game.score.same_cards_line import SameCardsLine, same_cards_told
from handfoot_gui.ui.game.score.score_facts import ScoreFacts, Stage
from handfoot_gui.ui.game.score.score_rows import EDGE
from handfoot_gui.ui.game.score.score_table import LineLooks, ScoreTable
from handfoot_gui.ui.widgets.avatars import Avatar
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.fields import ChoiceField, Segments
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.labels import breakable, label, set_title
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import WIDEST, Flow, Middle, Page, above_foot, column
from handfoot_gui.ui.widgets.score_chart import ScoreChart
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.timing import Timing
from handfoot_gui.ui.widgets.vocabulary import WORDS, joined, result_of

_MOST_SEGMENTS: Final = 7
"""Deals that can stand side by side; more are chosen from a list."""
_BESIDE: Final = (352, 312)
"""Units of width of what stands beside the lines, in a wide page and in a narrower one."""
_BETWEEN: Final = 56
"""Units between the lines and that."""


_ABOVE: Final = 14
_BELOW: Final = 10
"""Units free above and below the lines."""


class _Density(Struct, frozen=True):
    """How much room the parts of the page have, in units."""

    head: float
    row: float
    is_open: bool = False
    """The largest line is open from the start."""
    has_left: bool = True
    """What was left in the hands stands below the lines."""


_DENSITIES: Final = (
    _Density(132, 56, is_open=True),
    _Density(132, 50, is_open=True),
    _Density(132, 44, is_open=True),
    _Density(132, 44),
    _Density(116, 40, is_open=True),
    _Density(116, 40),
    _Density(92, 36),
    _Density(80, 32, has_left=False),
)
"""From the one that is liked to the closest."""
_ABOVE_FOOT: Final = (_Density(92, 40), _Density(72, 30, has_left=False))
"""The same where the buttons stand below the lines."""
_HIGHEST_CHART: Final = 300
"""Units of height of the chart, at most."""
_FOOT: Final = 80
"""Units of height of these buttons."""


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
    facts_set = Signal()
    """Another score is shown."""
    breaks = (900, 1200)

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        # The result, which stands in its head, is told with the deal.
        set_title(self, translate("Common", "Score sheet"))
        self._facts: ScoreFacts | None = None
        self._shown = 0
        """The deal whose lines are shown, as an index."""
        self._open: set[str] = set()
        """Kinds of lines that are open, so that they stay open."""
        self._is_untouched = True
        """Nobody has opened or closed a line: the largest one may be open."""
        self._same_cards: CardsPlayed | None = None
        """What bots make of the cards of the last deal, once it is known."""
        self._has_foot = False
        """The buttons stand in a line below what scrolls."""
        self._going_on = GoingOn(self, style.timing)

    def set_facts(self, facts: ScoreFacts) -> None:
        """Show *facts*, the last deal first, ready for Enter."""
        self._facts = facts
        self._shown = len(facts.deals) - 1
        self._open, self._is_untouched = set(), True
        self._same_cards = None
        self._rebuild()
        self._going_on.begin(is_result=facts.stage is not Stage.PLAYING)
        self.facts_set.emit()

    @property
    def timing(self) -> Timing:
        """How long what comes waits."""
        return self._style.timing

    @property
    def sheet(self) -> Sheet:
        """The score that is shown."""
        assert self._facts is not None, "facts come first"
        return self._facts.sheet

    @property
    def wants_same_cards(self) -> bool:
        """Whether there is a place for `show_same_cards`."""
        return self._facts is not None and bool(self._facts.replayed)

    def show_same_cards(self, found: CardsPlayed) -> None:
        """Tell what bots make of the same cards, in the room that is free for it."""
        self._same_cards = found
        line = self.findChild(SameCardsLine)
        if line is not None and self._facts is not None and self.deal_shown == found.deal:
            line.tell(same_cards_told(self._facts, found))

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
        if self._going_on.press(event):
            return
        if event.key() == Qt.Key.Key_Escape:
            self.table_requested.emit()
        else:
            super().keyPressEvent(event)

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        """With the buttons beside the lines, or below them where some would not be in sight; as
        roomy as there is room."""
        facts = self._facts
        assert facts is not None, "facts come first"
        self._has_foot = self._is_stacked
        for density in () if self._has_foot else _DENSITIES:
            content = self._laid_out(facts, density)
            if self._has_room(content, density):
                self._spread(content)
                return content
            content.deleteLater()
        self._has_foot = True
        content = self._laid_out(facts, _ABOVE_FOOT[0])
        if not self._is_stacked and self._lacking(content, self._style.px(_FOOT)) > 0:
            content.deleteLater()
            content = self._laid_out(facts, _ABOVE_FOOT[-1])
        return content

    def _lacking(self, content: QWidget, foot: int = 0) -> int:
        """Pixels of height that the lines in *content* would like to have besides; *foot* are taken
        below them."""
        table, head = content.findChild(ScoreTable), content.findChild(FeltHead)
        if table is None or head is None:
            return 0
        wide = min(self.width(), self._style.px(WIDEST))
        wide -= self._style.px(self._margin() * 2 - EDGE * 2 + _BETWEEN) + self._beside_width
        agreed = content.findChild(QWidget, "agreed")
        above = 0 if agreed is None else agreed.heightForWidth(self.width())
        above += max(head.minimumHeight(), head.heightForWidth(self.width()))
        return table.high(wide) + above + foot + self._style.px(_ABOVE + _BELOW) - self.height()

    def _spread(self, content: QWidget) -> None:
        """Let the chart have some of the room that is left below it."""
        chart = content.findChild(ScoreChart)
        free = self.height() - content.heightForWidth(self.width())
        if chart is not None and free > 0:
            high = chart.sizeHint().height() + free
            chart.setFixedHeight(min(high, self._style.px(_HIGHEST_CHART)))

    def _has_room(self, content: QWidget, density: _Density) -> bool:
        """Whether all of *content* is seen without scrolling; the chart gives way first, and where
        *density* is the closest, the lines themselves do."""
        if density is not _DENSITIES[-1] and self._lacking(content) > 0:
            return False
        lacking = max(0, content.heightForWidth(self.width()) - self.height())
        chart = content.findChild(ScoreChart)
        if chart is None or not lacking:
            return not lacking
        high = chart.sizeHint().height() - lacking
        if high < chart.minimumSizeHint().height():
            return False
        before = chart.maximumHeight()
        chart.setFixedHeight(high)
        lacking = max(0, content.heightForWidth(self.width()) - self.height())
        if lacking:
            chart.setMinimumHeight(0)
            chart.setMaximumHeight(before)
        return not lacking

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.widget() is not None and event.size().height() != event.oldSize().height():
            self._rebuild()

    def _laid_out(self, facts: ScoreFacts, density: _Density) -> QWidget:
        style, px, side = self._style, self._style.px, self._margin()
        title, subtitle = self._titles(facts)
        head = FeltHead(
            style, title, subtitle, facts.prize if self._best(facts) else (),
            high=density.head, margin=side, are_piled=facts.is_prize_piled,
            pictures=self._pictures(facts),
        )  # fmt: skip
        head.fit(self.width())
        content, layout = column(style, margins=(side - EDGE, _ABOVE, side - RING, _BELOW))
        if facts.agreed:
            agreed = label(style, facts.agreed, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
            agreed.setObjectName("agreed")
            agreed.setContentsMargins(px(EDGE), 0, 0, px(6))
            layout.addWidget(agreed)
        halves = QVBoxLayout() if self._is_stacked else QHBoxLayout()
        halves.setSpacing(px(24 if self._is_stacked else _BETWEEN - EDGE - RING))
        table = None
        if facts.deals or facts.sheet.brought.totals:
            table = self._table(facts, density)
        right = self._right(facts)
        if self._is_stacked:
            if table is not None:
                halves.addWidget(table)
            halves.addWidget(right)
        else:
            right.setFixedWidth(self._beside_width)
            halves.addWidget(Middle(table) if table is not None else QWidget(), 1)
            halves.addWidget(right)
        layout.addLayout(halves, 1)
        if facts.replayed:
            layout.addWidget(self._same_cards_line(facts))
        primary, others, links = self._buttons(facts)
        if not self._has_foot:
            self._put_beside(primary, others, links)
            return self._below(head, content)
        # What comes next stays in sight below the lines.
        whole, line = above_foot(style, self._below(head, content), side)
        put(line, (Flow([*others, *links], apart=0, lines_apart=0), 1), primary)
        return whole

    def _same_cards_line(self, facts: ScoreFacts) -> QWidget:
        """Room for what bots make of the cards, or what is known of it by now; nothing moves when
        it comes."""
        deal = facts.sheet.deals[-1]
        result = tuple(map(deal.points_by_rules, range(len(facts.sheet.sides))))
        wide = tuple(float(points * 10) for points in result)
        likely = same_cards_told(facts, CardsPlayed(deal.number, result, wide, wide, 2))
        width = min(self.width(), self._style.px(WIDEST)) - 2 * self._style.px(self._margin())
        line = SameCardsLine(self._style, likely, width)
        if self._same_cards is not None and self.deal_shown == self._same_cards.deal:
            line.tell(same_cards_told(facts, self._same_cards))
        return line

    def _below(self, head: FeltHead, content: QWidget) -> QWidget:
        """*content* below the strip of table."""
        whole = QWidget()
        put(vertical(self._style, whole, margins=(0, 0, 0, 0), gap=0), head, (content, 1))
        return whole

    @property
    def _beside_width(self) -> int:
        """Pixels of what stands beside the lines."""
        return self._style.px(_BESIDE[self._room < len(self.breaks)] + 2 * RING)

    def _put_beside(
        self, primary: Button, others: Sequence[Button], links: Sequence[Button]
    ) -> None:
        """The buttons below the chart: gold, two beside one another, and a line of links."""
        self._beside.addWidget(primary)
        halves = horizontal(self._style, gap=2)
        for button in others:
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            halves.addWidget(button, 1)
        self._beside.addLayout(halves)
        self._beside.addWidget(Flow(links, apart=self._style.px(12), lines_apart=0))

    @property
    def _is_stacked(self) -> bool:
        """Whether the chart lies below the lines: five columns need more width than four."""
        facts = self._facts
        is_full = facts is not None and len(facts.sheet.sides) > 4
        return self._is_narrow or (is_full and self._room < len(self.breaks))

    def _titles(self, facts: ScoreFacts) -> tuple[str, str]:
        deals = facts.sheet.deals
        if facts.so_far is not None and self._shown == len(deals):
            name = facts.deal_name(facts.so_far.number)
            text = self.tr("{deal} is being played. This is the score so far.")
            return translate("Common", "Score sheet"), filled(text, deal=name)
        if not deals:
            return translate("Common", "Score sheet"), self.tr("No deal is finished yet.")
        if facts.stage is Stage.OVER:
            result = result_of(facts.sheet, facts.side_names)
            how = "" if result.is_tie else facts.terms.ended(deals[-1])
            return result.title, " ".join(filter(None, (result.about, how)))
        deal, best = deals[-1], self._best(facts)
        count = len(best)
        by = self._ahead(facts, deal, best)
        title = self.tr("{deal} (goes to|is shared by) {names}", "", count)
        names = joined(name for side in best for name in facts.side_names(side))
        title = filled(title, deal=facts.deal_name(deal.number), names=names)
        said = (by, facts.terms.ended(deal), facts.remaining)
        return title, " ".join(filter(None, said))

    def _ahead(self, facts: ScoreFacts, deal: DealScore, best: Sequence[int]) -> str:
        """How much more the winner of *deal* has than the next best, as a sentence; empty where it
        is nothing, or less is better."""
        points = [deal.points(side) for side in range(len(facts.sheet.sides))]
        if facts.sheet.is_lowest_best or len(best) != 1:
            return ""
        ahead = points[best[0]] - max(p for side, p in enumerate(points) if side != best[0])
        text = translate("GameResult", "By (one point|{points} points).", "", ahead)
        return filled(text, points=ahead) if ahead > 0 else ""

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

    def _table(self, facts: ScoreFacts, density: _Density) -> ScoreTable:
        style = self._style
        looks = LineLooks(
            density.row,
            has_left=density.has_left,
            is_largest_open=self._is_untouched and density.is_open,
            open=self._open,
        )
        if not facts.deals:
            return ScoreTable(style, facts, None, looks)
        width = min(self.width(), style.px(WIDEST)) - 2 * style.px(self._margin())
        if not self._is_stacked:
            width -= self._beside_width + style.px(_BETWEEN)
        has_choice = len(facts.deals) > 1
        table = ScoreTable(
            style,
            facts,
            self._shown,
            looks,
            choice=self._deal_choice(facts) if has_choice else None,
            width=width if len(facts.deals) <= 2 * self._room else 0,
        )
        table.opened.connect(lambda: self._on_row_opened(table))
        return table

    def _deal_choice(self, facts: ScoreFacts) -> Segments | ChoiceField:
        items = [
            (facts.deal_name(score.number), str(place)) for place, score in enumerate(facts.deals)
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

    def _right(self, facts: ScoreFacts) -> QWidget:
        """What stands beside the lines: how the game has gone, what comes next, and the buttons."""
        style, px, right = self._style, self._style.px, QWidget()
        rows = vertical(style, right, margins=(0, 0, 0, 0), gap=6)
        words = vertical(style, margins=(RING, 0, RING, 0), gap=6)
        rows.addLayout(words)
        if facts.sheet.deals:
            title = translate("Common", "The game so far")
            put(words, label(style, title, TextStyle.SECTION_TITLE), self._chart(facts))
        following = None if facts.leads_to_game or facts.leads_on else facts.next_deal
        if following is not None:
            words.addSpacing(px(8))
            who = translate("Common", "{dealer} deals, {first} plays first.")
            if not following.first:
                who = translate("Common", "{dealer} deals.")
            about = filled(
                who, dealer=WORDS.person(following.dealer), first=WORDS.person(following.first)
            )
            if following.about:
                text = translate("Common", "{label}. {text}")
                about = filled(text, label=following.about, text=about)
            about = WORDS.labelled(facts.deal_name(following.number), about)
            words.addWidget(label(style, breakable(about), TextStyle.BODY, wraps=True))
            if following.code:
                ink = style.theme.text2
                code = label(style, following.code, TextStyle.LABEL, ink=ink, wraps=True)
                code.setObjectName("next-code")
                words.addWidget(code)
        rows.addSpacing(px(6))
        self._beside = vertical(style, gap=0)
        rows.addLayout(self._beside)
        rows.addStretch(1)
        return right

    def _chart(self, facts: ScoreFacts) -> ScoreChart:
        totals = [list(facts.sheet.openings)]
        for deal in facts.sheet.deals:
            totals.append([have + deal.points(n) for n, have in enumerate(totals[-1])])
        elsewhere = facts.sheet.brought.deals_before
        deals = facts.deals_in_all - elsewhere
        # A game to a score ends nobody knows when: it has the deals that were played.
        deals = deals if deals > 0 else len(facts.sheet.deals)
        has_end = any(facts.sheet.added_at_end)
        if has_end:
            deals = len(facts.sheet.deals)
            totals.append(list(facts.sheet.totals))

        def name(here: int) -> str:
            return facts.deal_name(here + elsewhere)

        return ScoreChart(self._style, totals, deals, name, has_end=has_end)

    _beside: QVBoxLayout
    """Where the buttons stand that have room beside the lines."""

    def _buttons(self, facts: ScoreFacts) -> tuple[Button, list[Button], list[Button]]:
        """What comes next, what else is done, and the links to what can be looked at."""
        is_over, is_playing = facts.stage is Stage.OVER, facts.stage is Stage.PLAYING
        is_taught = facts.leads_to_game and not is_playing
        name, act = "next-deal", self.next_deal_requested
        number = facts.next_deal.number if facts.next_deal else facts.sheet.next_deal
        text = facts.deal_name(number)
        if is_playing:
            text, name, act = self.tr("Back to the table"), "table", self.table_requested
        elif is_taught:
            text, name = translate("Lesson", "Play a real game"), "real-game"
        elif facts.leads_on:
            text, name = facts.leads_on, "lead-on"
        elif is_over:
            text, name, act = self.tr("Play again"), "again", self.again_requested
        primary = Button(
            self._style, text, ButtonKind.PLAIN if is_playing else ButtonKind.PRIMARY,
            key="Enter", height=52 if self._has_foot else 56, name=name, act=act,
        )  # fmt: skip
        to_table = self.tr("See the table")
        if self._has_foot:
            to_table = translate("Common", "Table")
        to_paper = translate("Common", "Print")
        to_start = translate("Common", "Back to start")
        if facts.is_demo:
            to_start = translate("Common", "Leave the demo")
        kind = ButtonKind.QUIET if self._has_foot else ButtonKind.PLAIN
        others = [
            Button(self._style, text, kind, height=44, name=name, act=act)
            for is_offered, text, name, act in (
                (not is_playing, to_table, "table", self.table_requested),
                (not facts.is_demo, to_paper, "print-sheet", self.print_requested),
            )
            if is_offered
        ]
        kind = ButtonKind.QUIET if self._has_foot else ButtonKind.LINK
        links = [
            Button(self._style, text, kind, height=44, name=name, act=act)
            for is_offered, text, name, act in (
                (True, translate("Common", "Look back"), "look-back", self.look_back_requested),
                (facts.has_lines, translate("Common", "Other points"), "other-points",
                 self.lines_requested),
                (facts.has_report, self.tr("Report"), "deal-report", self.report_requested),
                (facts.has_codes and not facts.is_demo, self.tr("Fair deal?"), "check",
                 self.check_requested),
                (is_taught, translate("Common", "Start over"), "again",
                 self.again_requested),
                (is_over or is_taught or facts.is_demo, to_start, "start", self.start_requested),
            )
            if is_offered
        ]  # fmt: skip
        self._going_on.guard(primary, *others, *links)
        return primary, others, links

    def _on_row_opened(self, table: ScoreTable) -> None:
        """Whoever opens or closes a line wants these as they are now."""
        self._is_untouched = False
        self._open = table.open_kinds

    def _on_deal_chosen(self, place: str) -> None:
        self._shown = int(place)
        self._rebuild()
