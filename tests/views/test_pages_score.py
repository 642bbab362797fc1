"""The score page opens every number into its sum and says what comes next."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from family_lab import LIKED, SAMPLES, go, set_out, wait
from listening import Reader
from looked_back import back, sample
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QFontMetrics, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from test_cover_slips import hold, second_half
from whole_program import QUICK, child

from handfoot_gui.bots.messages import Replay
from handfoot_gui.core.cards import packs_of_cards
from handfoot_gui.core.preferences import TextSize
from handfoot_gui.core.record import Player, PlayerKind, replay, states
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Item, Line, Sheet
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, presenter_of, rules_of
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.scoring import table_points
from handfoot_gui.games.hand_and_foot.text.score import HandAndFootScore
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.score.felt_head import FeltHead
from handfoot_gui.ui.game.score.same_cards import ReplayRunner, SameCards
from handfoot_gui.ui.game.score.score_facts import NextDeal, ScoreFacts, Stage
from handfoot_gui.ui.game.score.score_page import ScorePage
from handfoot_gui.ui.game.score.score_rows import (
    EDGE,
    HeadRow,
    ScoreRow,
    Stop,
    SumRow,
    column_right,
    column_width,
)
from handfoot_gui.ui.game.score.score_table import ScoreTable
from handfoot_gui.ui.widgets.cards import CardText
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.score_chart import ScoreChart, ticks
from handfoot_gui.ui.widgets.theme import DARK, LIGHT, Style, TextStyle
from handfoot_gui.ui.widgets.timing import Timing
from handfoot_gui.ui.widgets.vocabulary import WORDS

NAMES = ("Marta", "Elise", "Josip", "Karl")
MORE = ("Ana", "Pavel", "Vera", "Luka")
TERMS = HandAndFootScore(Words(), Options(), NAMES)


class ToAScore(HandAndFootScore):
    """A game that goes to a score."""

    def deals_in_all(self) -> int:
        return 0


SIDES = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
NEXT = NextDeal(3, "First meld 120", "Elise", "Josip")


def deal(number: int, *, by: int | None, piles: tuple[int, int] = (3, 2)) -> DealScore:
    """A deal with *piles* clean piles, cards in melds, and cards left with one side."""
    lines = (
        Line("clean_piles", tuple((Item("clean_pile", n, 500),) if n else () for n in piles)),
        Line("dirty_piles", ((), ())),
        Line("cards_melded", ((Item("ace", 12, 20), Item("7654", 9, 5)), (Item("ace", 3, 20),))),
        Line("cards_left", ((), (Item("joker", 2, -50), Item("black_three", 1, -5)))),
    )
    return DealScore(
        number,
        Seat(number % 4),
        "stock" if by is None else "out",
        None if by is None else Seat(by),
        lines,
    )


def facts(*deals: DealScore, stage: Stage = Stage.BETWEEN_DEALS) -> ScoreFacts:
    following = NEXT if stage is Stage.BETWEEN_DEALS else None
    return ScoreFacts(Sheet(SIDES, deals), NAMES, TERMS, stage, following)


@pytest.fixture
def page(qtbot: QtBot, timing: Timing) -> ScorePage:
    page = ScorePage(Style(LIGHT, 1.0, timing=timing))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow, timeout=60_000)
    return page


def texts(page: ScorePage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisibleTo(page)]


def row(page: ScorePage, kind: str) -> ScoreRow:
    return child(page, ScoreRow, f"row-{kind}")


def sums(page: ScorePage) -> list[str]:
    return [line.accessibleName() for line in page.findChildren(SumRow) if line.isVisibleTo(page)]


def press(page: ScorePage, name: str) -> None:
    found = child(page, QAbstractButton, name)
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


def test_a_deal_is_told_with_names(page: ScorePage) -> None:
    page.set_facts(facts(deal(1, by=None), deal(2, by=0)))
    assert "Deal 2 goes to Josip and Marta" in texts(page)
    assert "By 830 points. Marta went out. 2 deals are left." in texts(page)
    assert "Deal 3: First meld 120. Elise deals, Josip plays first." in texts(page)


def test_a_score_that_ends_the_game_is_told_beside_the_deals(page: ScorePage) -> None:
    both = HandAndFootScore(Words(), Options(target=5000), NAMES)
    page.set_facts(replace(facts(deal(1, by=0)), terms=both))
    assert "By 830 points. Marta went out. The game goes to 5,000. 3 deals are left." in texts(page)
    score = HandAndFootScore(Words(), Options(deals=0, target=5000), NAMES)
    page.set_facts(replace(facts(deal(1, by=0)), terms=score))
    assert "By 830 points. Marta went out. The game goes to 5,000." in texts(page)


def test_lines_and_totals_add_up(page: ScorePage) -> None:
    page.set_facts(facts(deal(1, by=None, piles=(0, 1)), deal(2, by=0)))
    assert row(page, "clean_piles").accessibleName() == (
        "Clean books: Josip, Marta 1,500; Elise, Karl 1,000"
    )
    assert row(page, "cards_left").accessibleName() == (
        "Left in hand and foot: Josip, Marta 0; Elise, Karl minus 105"
    )
    assert sums(page) == [
        "Deal 2: Josip, Marta 1,785; Elise, Karl 955",
        "Before: Josip, Marta 285; Elise, Karl 455",
        "Total: Josip, Marta 2,070; Elise, Karl 1,410",
    ]


def test_a_row_opens_into_its_sum_by_click_and_by_key(page: ScorePage) -> None:
    page.set_facts(facts(deal(1, by=0)))
    line = row(page, "cards_melded")
    closed = line.height()
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert line.isChecked()
    assert line.sizeHint().height() == closed + 2 * 24 + 8
    assert not line.accessibleDescription(), "too much to hear with every line"
    assert line.sum_said == (
        "Josip, Marta: Aces 12 times 20, Fours through sevens 9 times 5; "
        "Elise, Karl: Aces 3 times 20"
    )
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert not line.isChecked()
    for key, is_open in (
        (Qt.Key.Key_Space, True), (Qt.Key.Key_Left, False), (Qt.Key.Key_Right, True),
        (Qt.Key.Key_Right, True), (Qt.Key.Key_Space, False),
    ):  # fmt: skip
        QTest.keyClick(line, key)
        assert line.isChecked() is is_open


def test_the_largest_line_is_open_until_somebody_opens_another(page: ScorePage) -> None:
    page.set_facts(facts(deal(1, by=0)))
    lines = page.findChildren(ScoreRow)
    assert [line.kind for line in lines if line.isChecked()] == ["clean_piles"]
    QTest.mouseClick(row(page, "cards_melded"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(row(page, "clean_piles"), Qt.MouseButton.LeftButton)
    page.set_style(Style(DARK, 1.0, timing=QUICK))
    assert [line.kind for line in page.findChildren(ScoreRow) if line.isChecked()] == [
        "cards_melded"
    ]
    page.set_facts(facts(deal(1, by=0)))
    assert row(page, "clean_piles").isChecked()


def test_enter_on_a_line_opens_it_and_deals_nothing(page: ScorePage, qtbot: QtBot) -> None:
    page.set_facts(facts(deal(1, by=0)))
    line = row(page, "cards_melded")
    line.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.assertNotEmitted(page.next_deal_requested):
        QTest.keyClick(line, Qt.Key.Key_Return)
        assert line.isChecked()
        QTest.keyClick(line, Qt.Key.Key_Enter)
        assert not line.isChecked()


def test_the_leaders_total_is_golden_and_nobodys_is_in_a_tie(page: ScorePage) -> None:
    def gold() -> list[bool]:
        total = next(one for one in page.findChildren(SumRow) if one.height() >= 50)
        picture, seen = total.grab().toImage(), []
        middle = (column_right(Style(LIGHT, 1.0), total.width(), side, 2) for side in range(2))
        for right in middle:
            xs = range(int(right) - 80, int(right))
            seen.append(bool([x for x, _ in inked(picture, LIGHT.best, range(10, 48)) if x in xs]))
        return seen

    page.set_facts(facts(deal(1, by=0)))
    assert gold() == [True, False]
    page.set_facts(facts(deal(1, by=0, piles=(0, 3))))
    assert gold() == [False, True]
    even = DealScore(1, Seat(0), "stock", None, (Line("dirty_piles", ((), ())),))
    page.set_facts(facts(even))
    assert gold() == [False, False]


@pytest.mark.parametrize(("count", "shown"), [(0, 0), (2, 2), (7, 7), (30, 14)])
def test_what_was_won_with_lies_on_the_felt_as_far_as_there_is_room(
    page: ScorePage, count: int, shown: int
) -> None:
    prize = packs_of_cards(2, 2)[:count]
    page.set_facts(replace(facts(deal(1, by=0)), prize=prize, is_prize_piled=True))
    QApplication.processEvents()
    head = child(page, FeltHead)
    assert head.prize == prize[: len(head.prize)]
    assert len(head.prize) >= shown
    assert head.height() == 132
    title = child(head, QLabel)
    assert title.height() < 2 * title.fontMetrics().height(), "one line"
    page.set_facts(replace(facts(stage=Stage.PLAYING), prize=prize))
    assert child(page, FeltHead).prize == (), "nobody has won"


def test_what_was_left_stands_below_the_lines(program: Controller, qtbot: QtBot) -> None:
    game = set_out(program, "format-1", 183, "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.NEXT_DEAL
    game.show_score()
    line = child(program.window.page, CardText, "left-in-hand")
    assert line.accessibleName() == (
        "Left in hand: Marta jack of spades, jack of diamonds, two of hearts, two of clubs; "
        "Elise ace of clubs, seven of clubs, foot 13; Karl nine cards"
    )
    prize = child(program.window.page, FeltHead).prize
    piles = [meld for meld in game.screen.view.public.tables[0].melds if meld.is_complete]
    assert len(prize) == len(piles)
    assert all(any(card in meld.cards for meld in piles) for card in prize)


def test_arrows_go_from_row_to_row(page: ScorePage) -> None:
    page.set_facts(facts(deal(1, by=0)))
    row(page, "clean_piles").setFocus()
    QTest.keyClick(row(page, "clean_piles"), Qt.Key.Key_Down)
    assert row(page, "dirty_piles").hasFocus()
    QTest.keyClick(row(page, "dirty_piles"), Qt.Key.Key_Up)
    QTest.keyClick(row(page, "clean_piles"), Qt.Key.Key_Up)
    assert row(page, "clean_piles").hasFocus()


def test_a_row_without_points_has_nothing_to_open(page: ScorePage) -> None:
    page.set_facts(facts(deal(1, by=0)))
    QTest.mouseClick(row(page, "dirty_piles"), Qt.MouseButton.LeftButton)
    assert not row(page, "dirty_piles").isChecked()


def test_enter_deals_on(page: ScorePage, qtbot: QtBot) -> None:
    page.set_facts(facts(deal(1, by=None), deal(2, by=0)))
    focus = page.focusWidget()
    assert focus is not None
    with qtbot.waitSignal(page.next_deal_requested):
        QTest.keyClick(focus, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.next_deal_requested):
        QTest.keyClick(page, Qt.Key.Key_Enter)


def test_the_table_can_be_seen(page: ScorePage, qtbot: QtBot) -> None:
    page.set_facts(facts(deal(1, by=0)))
    with qtbot.waitSignal(page.table_requested):
        press(page, "table")
    with qtbot.waitSignal(page.table_requested):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_earlier_deals_can_be_looked_at(page: ScorePage) -> None:
    page.set_facts(facts(deal(1, by=None, piles=(0, 1)), deal(2, by=0)))
    press(page, "deal-shown-0")
    assert sums(page) == [
        "Deal 1: Josip, Marta 285; Elise, Karl 455",
        "Before: Josip, Marta 0; Elise, Karl 0",
        "Total: Josip, Marta 285; Elise, Karl 455",
    ]


def test_open_rows_stay_open_in_a_new_look_and_another_deal(page: ScorePage) -> None:
    page.set_facts(facts(deal(1, by=None), deal(2, by=0)))
    QTest.mouseClick(row(page, "cards_left"), Qt.MouseButton.LeftButton)
    page.set_style(Style(DARK, 1.25, timing=QUICK))
    assert row(page, "cards_left").isChecked()
    press(page, "deal-shown-0")
    assert row(page, "cards_left").isChecked()


def test_the_end_names_the_winners(page: ScorePage, qtbot: QtBot) -> None:
    page.set_facts(facts(deal(1, by=0), deal(2, by=2), stage=Stage.OVER))
    assert "Josip and Marta win" in texts(page)
    assert "By 1,660 points. Josip went out." in texts(page)
    with qtbot.waitSignal(page.again_requested):
        QTest.keyClick(page, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.start_requested):
        press(page, "start")


@pytest.mark.timing(score_seen=60_000)
def test_keys_and_clicks_pressed_to_get_on_do_not_pass_the_result(
    page: ScorePage, qtbot: QtBot
) -> None:
    for stage, signal, name in (
        (Stage.OVER, page.again_requested, "again"),
        (Stage.BETWEEN_DEALS, page.next_deal_requested, "next-deal"),
    ):
        page.set_facts(facts(deal(1, by=0), deal(2, by=2), stage=stage))
        focus = page.focusWidget()
        assert focus is not None
        with qtbot.assertNotEmitted(signal):
            QTest.keyClick(focus, Qt.Key.Key_Return)
            QTest.keyClick(focus, Qt.Key.Key_Space)
            QTest.keyClick(page, Qt.Key.Key_Enter)
            assert child(page, QAbstractButton, name).text() == "One moment"
            second_half(child(page, QAbstractButton, name), QPointF(9, 9))
        with qtbot.waitSignal(signal):
            press(page, name)


@pytest.mark.timing(keys_up=30)
def test_a_key_that_was_not_meant_is_answered_by_the_button(page: ScorePage, qtbot: QtBot) -> None:
    page.set_facts(facts(deal(1, by=0)))
    button = child(page, QAbstractButton, "next-deal")
    going_on = button.text()
    with qtbot.assertNotEmitted(page.next_deal_requested):
        hold(Qt.Key.Key_Return, page)
    assert button.text() == "One moment"
    qtbot.waitUntil(lambda: button.text() == going_on, timeout=60_000)
    with qtbot.waitSignal(page.next_deal_requested):
        QTest.keyClick(page, Qt.Key.Key_Return)


def test_a_tie_is_shared(page: ScorePage) -> None:
    even = DealScore(1, Seat(0), "stock", None, (Line("dirty_piles", ((), ())),))
    page.set_facts(facts(even, stage=Stage.OVER))
    assert "A tie" in texts(page)
    assert "Josip, Marta, Elise and Karl share the win." in texts(page)
    page.set_facts(facts(even))
    assert "Deal 1 is shared by Josip, Marta, Elise and Karl" in texts(page)


def test_in_mid_deal_the_way_leads_back(page: ScorePage, qtbot: QtBot) -> None:
    page.set_facts(facts(stage=Stage.PLAYING))
    assert "No deal is finished yet." in texts(page)
    assert page.findChild(ScoreRow) is None
    with qtbot.waitSignal(page.table_requested):
        QTest.keyClick(page, Qt.Key.Key_Return)
    page.set_facts(facts(deal(1, by=0), stage=Stage.PLAYING))
    assert page.findChild(QAbstractButton, "next-deal") is None


def test_the_chart_has_a_line_for_each_side(page: ScorePage) -> None:
    page.set_facts(facts(deal(1, by=0), deal(2, by=0)))
    chart = child(page, ScoreChart)
    picture = chart.grab().toImage()
    found = {
        picture.pixelColor(x, y).name().upper()
        for x in range(picture.width())
        for y in range(picture.height())
    }
    assert {LIGHT.sides[0].chrome, LIGHT.sides[1].chrome} <= found


@pytest.mark.parametrize(
    ("low", "high"), [(0, 0), (0, 6705), (-345, 120), (-12000, -3), (0, 99999), (0, 40)]
)
def test_ticks_are_few_and_enclose_the_totals(low: int, high: int) -> None:
    marks = ticks(low, high)
    assert marks[0] <= low
    assert marks[-1] >= high
    assert 2 <= len(marks) <= 8


def test_small_totals_fill_the_chart() -> None:
    marks = ticks(18, 23)
    assert (marks[0], marks[-1]) == (18, 26)


def test_a_game_to_a_score_has_no_empty_deals_in_the_chart(page: ScorePage) -> None:
    terms = ToAScore(Words(), Options(), NAMES)
    page.set_facts(replace(facts(deal(1, by=0), deal(2, by=0)), terms=terms))
    assert len(child(page, ScoreChart).places) == 3


def test_equal_lines_are_seen_beside_one_another(qtbot: QtBot) -> None:
    totals = [[21] * 4, [20, 20, 20, 21], [20, 20, 20, 16]]
    chart = ScoreChart(Style(LIGHT, 1.0), totals, 2, "Deal {}".format)
    qtbot.addWidget(chart)
    chart.resize(324, 236)
    picture = chart.grab().toImage()
    seen = Counter(
        picture.pixelColor(x, y).name().upper()
        for x in range(picture.width())
        for y in range(picture.height())
    )
    assert all(seen[side.chrome.upper()] > 250 for side in LIGHT.sides[:4]), seen


def test_many_deals_are_chosen_from_a_list(page: ScorePage) -> None:
    """Buttons side by side would become too narrow to be read."""
    page.set_facts(facts(*(deal(number, by=0) for number in range(1, 41))))
    choice = child(page, ChoiceField, "deal-shown")
    assert choice.value() == "39"
    assert choice.width() >= choice.sizeHint().width()
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Home)
    again = child(page, ChoiceField, "deal-shown")
    assert again.value() == "0"
    (chart,) = page.findChildren(ScoreChart)
    assert not chart.grab().isNull()


def test_nobody_is_said_to_play_first_where_only_the_deal_will_tell(page: ScorePage) -> None:
    following = NextDeal(2, "Lowest wins", "Elise", "")
    page.set_facts(replace(facts(deal(1, by=0)), next_deal=following))
    said = [text.text() for text in page.findChildren(QLabel)]
    assert "Deal 2: Lowest wins. Elise deals." in said


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_cut_off_at_the_side_in_the_smallest_window(
    page: ScorePage, scale: float
) -> None:
    page.resize(1024, 700)
    page.set_style(Style(LIGHT, scale))
    page.set_facts(facts(*(deal(number, by=0) for number in range(1, 5)), stage=Stage.OVER))
    assert page.horizontalScrollBar().maximum() == 0


LONG = ("Marta", "Maximiliana Konstantina", "Josip", "Karl", "Petra", "Nina")


@pytest.mark.parametrize("width", [1024, 1280, 1920])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_three_names_stand_over_a_column_in_full(page: ScorePage, width: int, scale: float) -> None:
    page.set_style(Style(LIGHT, scale))
    page.resize(width, 700)
    teams = ((Seat(0), Seat(2), Seat(4)), (Seat(1), Seat(3), Seat(5)))
    page.set_facts(
        ScoreFacts(Sheet(teams, (deal(1, by=0),)), LONG, TERMS, Stage.BETWEEN_DEALS, NEXT)
    )
    QApplication.processEvents()
    head = child(page, HeadRow)
    metrics = QFontMetrics(Style(LIGHT, scale).font(TextStyle.NAME))
    for side, names in enumerate(teams):
        lines = head.lines(side)
        said = ",".join(sorted(LONG[n] for n in names))
        assert "".join(lines).replace(" ", "") == said.replace(" ", "")
        assert len(lines) * metrics.height() <= head.height()
        assert max(map(metrics.horizontalAdvance, lines)) <= column_width(
            Style(LIGHT, scale), head.width(), 2
        )


@pytest.mark.parametrize("deals", [4, 6])
def test_the_names_below_the_chart_end_within_it(qtbot: QtBot, deals: int) -> None:
    chart = ScoreChart(Style(LIGHT, 1.0), [[0, 0], [61, 0]], deals, "Round {}".format)
    qtbot.addWidget(chart)
    chart.resize(324, 236)
    picture = chart.grab().toImage()
    edge = picture.width() - 1
    paper = picture.pixel(edge, 0)
    names = range(picture.height() - 16, picture.height())
    assert all(picture.pixel(edge, y) == paper for y in names)


def test_what_the_end_adds_has_a_place_of_its_own_in_the_chart(page: ScorePage) -> None:
    line = Line("cards_melded", ((Item("ace", 1, 30),), (Item("ace", 1, 20),)))
    scores = tuple(DealScore(n + 1, Seat(0), "stock", None, (line,)) for n in range(2))
    bonus = Line("going_out", ((Item("ace", 1, 100),), ()))
    sheet = Sheet(((0,), (1,)), scores, closing=(bonus,))
    for stage in (Stage.OVER, Stage.PLAYING):
        page.set_facts(ScoreFacts(sheet, ("Ana", "Pavel"), TERMS, stage, None))
        (chart,) = page.findChildren(ScoreChart)
        assert chart.totals == [[0, 0], [30, 20], [60, 40], [160, 40]]
        assert chart.places == ["start", "Deal 1", "Deal 2", "end"]


@pytest.mark.parametrize("sides", [2, 3, 4, 5, 6, 8])
@pytest.mark.parametrize("deals", [2, 4])
def test_the_choice_of_deals_never_lies_on_a_name(page: ScorePage, sides: int, deals: int) -> None:
    lines = (Line("cards_melded", ((Item("ace", 12, 20),),) * sides),)
    scores = tuple(DealScore(n + 1, Seat(0), "stock", None, lines) for n in range(deals))
    sheet = Sheet(tuple((Seat(seat),) for seat in range(sides)), scores)
    page.set_facts(ScoreFacts(sheet, (*NAMES, *MORE), TERMS, Stage.OVER, None))
    QApplication.processEvents()
    head = page.findChild(HeadRow)
    choice = page.findChild(QWidget, "deal-shown")
    assert head is not None
    assert choice is not None
    corner = head.mapFromGlobal(choice.mapToGlobal(QPoint(0, 0)))
    place = QRect(corner, choice.size())
    width = head.width()
    style = Style(LIGHT, 1.0)
    column = column_width(style, width, sides)
    names = QRectF(column_right(style, width, 0, sides) - column, 0, width, head.height())
    assert not names.intersects(QRectF(place))


@pytest.mark.parametrize(("width", "scale"), [(1280, 1.0), (1024, 1.0), (1024, 1.5)])
def test_eight_alone_have_whole_names_and_figures_that_never_touch(
    page: ScorePage, monkeypatch: pytest.MonkeyPatch, width: int, scale: float
) -> None:
    lines = tuple(
        Line(kind, ((Item("ace", 12, points),),) * 8)
        for kind, points in (("cards_melded", 90), ("red_threes", -100))
    )
    sheet = Sheet(
        tuple((Seat(seat),) for seat in range(8)), (DealScore(1, 0, "stock", None, lines),)
    )
    page.set_style(Style(LIGHT, scale))
    page.resize(width, 700)
    page.set_facts(ScoreFacts(sheet, (*NAMES, *MORE), TERMS, Stage.OVER, None))
    QApplication.processEvents()
    head = child(page, HeadRow)
    assert [head.lines(side) for side in range(8)] == [[name] for name in (*NAMES, *MORE)]
    column = column_width(Style(LIGHT, scale), head.width(), 8)
    written: list[tuple[str, float]] = []
    draw = QPainter.drawText

    def draws(painter: QPainter, *what: Any) -> None:
        draw(painter, *what)
        text = what[-1]
        if text.strip("−").replace(",", "").isdigit():
            written.append((text, painter.fontMetrics().horizontalAdvance(text)))

    with monkeypatch.context() as patched:
        patched.setattr(QPainter, "drawText", draws)
        for row in (*page.findChildren(ScoreRow), *page.findChildren(SumRow)):
            row.grab()
    assert len(written) >= 8 * 3
    assert [one for one in written if one[1] > column - 4 * scale] == []


@pytest.mark.parametrize("width", [1280, 760])
def test_the_mark_of_a_side_stands_beside_the_first_line_of_its_names(
    qtbot: QtBot, width: int
) -> None:
    """Lines of two lengths: the short one is beside the mark, too."""
    style = Style(LIGHT, 1.0)
    head = HeadRow(style, (("Ana", "Bartholomew Longname"), ("Ivo", "Željko Štefica Longname")))
    qtbot.addWidget(head)
    head.resize(width, 60)
    picture = head.grab().toImage()
    assert len(head.lines(1)) > 1
    for side in range(2):
        mark = inked(picture, style.theme.sides[side].chrome, range(picture.height()))
        # Only the line of the mark counts, wherever the others begin.
        heights = range(min(y for _, y in mark), max(y for _, y in mark) + 1)
        right = max(x for x, _ in mark)
        after = [x for x, _ in inked(picture, style.theme.text, heights) if x > right]
        assert min(after) - right < 16


def inked(picture: QImage, ink: str, heights: range) -> list[tuple[int, int]]:
    """Where there is *ink* at these *heights*."""
    colour = QColor(ink).rgb()
    return [
        (x, y) for x in range(picture.width()) for y in heights if picture.pixel(x, y) == colour
    ]


# -- at the end of a real deal, and in the middle of one -------------------------------------------


def moves_of_first_deal(sample: str) -> int:
    """How many moves it took until the first deal with points was scored."""
    record = load(SAMPLES / f"{sample}.handfoot.json").record
    rules = rules_of(record)
    made = enumerate(states(rules, record.moves))
    return next(n for n, state in made if any(deal.lines for deal in rules.sheet(state).deals))


@pytest.mark.parametrize("sample", ["steady/classic", "raub/classic-4", "manipulation/classic-4"])
def test_after_a_deal_all_is_seen_at_once_and_no_button_ever_leaves_the_window(
    program: Controller, qtbot: QtBot, sample: str
) -> None:
    program.window.resize(1280, 720)
    game = set_out(program, sample, moves_of_first_deal(sample), "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.NEXT_DEAL
    game.show_score()
    page = program.window.page
    assert isinstance(page, ScorePage)
    for size, text in [(s, t) for s in ((1280, 720), (1024, 700)) for t in TextSize]:
        program.window.resize(*size)
        program.window.set_preferences(replace(LIKED, text_size=text))
        qtbot.wait(1)
        if text.factor == 1.0:
            assert page.scroll_bar.maximum() == 0
        if size == (1280, 720) and text is not TextSize.LARGEST:
            for row in (*page.findChildren(ScoreRow), *page.findChildren(SumRow)):
                assert row.visibleRegion().boundingRect() == row.rect(), (text, row)
        page.scroll_bar.setValue(page.scroll_bar.maximum())
        buttons = page.findChildren(Button)
        names = {"next-deal", "table", "look-back", "other-points", "print-sheet", "check"}
        if GAMES[game.record.game].reports is not None:
            names.add("deal-report")
        assert {one.objectName() for one in buttons} == names
        for one in buttons:
            place = QRect(one.mapTo(page, QPoint()), one.size())
            assert page.rect().contains(place), (size, text, one.text())
            assert one.visibleRegion().boundingRect() == one.rect(), (size, text, one.text())


def test_in_mid_deal_the_sheet_has_the_rows_of_the_melds_on_the_table(
    program: Controller, qtbot: QtBot
) -> None:
    game = set_out(program, "steady/classic", 90, "p", "easy", "easy", "easy")
    program.window.resize(1280, 720)
    wait(qtbot, game)
    public = game.screen.view.public
    points = [table_points(game.record.options, table, public.deal) for table in public.tables]
    assert all(points), "both sides are down"
    QTest.keyClick(game.view, Qt.Key.Key_S)
    page = program.window.page
    assert isinstance(page, ScorePage)
    shown = [f"{n:,}" for n in points]
    assert sums(page)[0] == f"Deal 1: Josip, Marta {shown[0]}; Elise, Karl {shown[1]}"
    kinds = [one.objectName() for one in page.findChildren(ScoreRow)]
    assert {"row-clean_piles", "row-cards_melded"} <= set(kinds)
    assert not {"row-cards_left", "row-going_out"} & set(kinds), "nobody knows these yet"
    back = child(page, Button, "table")
    assert back.kind is not ButtonKind.PRIMARY, "gold is for what one came for"


def test_every_line_and_total_is_a_stop_that_says_whose_points_it_has(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    game = set_out(program, "format-1", 183, "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.NEXT_DEAL
    program.window.activateWindow()
    game.show_score()
    page = program.window.page
    table = child(page, ScoreTable)
    stops = [one for one in table.findChildren(QWidget) if isinstance(one, Stop)]
    assert sum(isinstance(one, SumRow) for one in stops) == 3
    assert stops[-1].objectName() == "left-in-hand"
    stops[0].setFocus()
    for before, after in pairwise(stops):
        said = QAccessible.queryAccessibleInterface(before).text(QAccessible.Text.Name)
        assert all(name in said for name in NAMES[:4]), said
        assert before.focusPolicy() & Qt.FocusPolicy.TabFocus
        QTest.keyClick(before, Qt.Key.Key_Down)
        assert after.hasFocus()
    opening = next(one for one in stops if isinstance(one, ScoreRow) and one.isCheckable())
    opening.setChecked(False)
    met = QAccessible.queryAccessibleInterface(opening)
    assert met.state().expandable
    assert met.state().collapsed
    opening.setFocus()
    reader.rests()
    reader.heard.clear()
    QTest.keyClick(opening, Qt.Key.Key_Space)
    assert met.state().expanded
    reader.hears(opening.sum_said)


PATIENT = 300_000


@pytest.fixture
def few_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """As few plays of the same cards as there is something to tell of."""
    monkeypatch.setattr(GAMES["raub"].replays, "times", 3)


"""Milliseconds that a process may take which lets all others go first."""


def placed(page: ScorePage) -> list[tuple[str, QRect]]:
    """Where all that has a name stands but the line that comes later."""
    return [
        (one.objectName(), QRect(one.mapTo(page, QPoint()), one.size()))
        for one in page.findChildren(QWidget)
        if one.objectName() not in ("", "same-cards") and one.isVisibleTo(page)
    ]


@pytest.mark.usefixtures("few_plays")
@pytest.mark.timing(cards_replayed=0)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_bots_make_of_the_same_cards_comes_into_free_room(
    page: ScorePage, qtbot: QtBot, scale: float
) -> None:
    whole = sample("raub/classic-4")
    rules = rules_of(whole)
    record = whole.with_moves(whole.moves[: moves_of_first_deal("raub/classic-4")])
    sheet = rules.sheet(replay(rules, record.moves))
    page.resize(1024, 700)
    page.set_style(Style(LIGHT, scale, timing=page.timing))
    same = SameCards(lambda: record, lambda: True, page.timing, page)
    same.tell_on(page)
    terms = presenter_of(record, Words()).score
    shown = ScoreFacts(
        sheet, NAMES, terms, Stage.BETWEEN_DEALS, NEXT, replayed=(0, 1), replayed_by="steady"
    )
    page.set_facts(shown)
    QApplication.processEvents()
    before, line = placed(page), child(page, QLabel, "same-cards")
    assert line.text() == ""
    assert line.focusPolicy() is Qt.FocusPolicy.NoFocus
    qtbot.waitUntil(lambda: line.text() != "", timeout=PATIENT)
    QApplication.processEvents()
    assert placed(page) == before, "nothing moves"
    marta = WORDS.points_counted(sheet.deals[-1].points_by_rules(0))
    assert line.text().startswith(f"Marta: {marta}. ")
    assert "with the same cards" in line.text()
    assert line.height() >= line.heightForWidth(line.width()), "nor is anything cut"
    table = child(page, ScoreTable)
    edge = round(EDGE * scale)
    assert line.mapTo(page, QPoint()).x() == table.mapTo(page, QPoint()).x() + edge
    qtbot.waitUntil(lambda: not same.is_running, timeout=PATIENT)
    # Who hears the page comes to it from the last line of the score.
    last = [one for one in table.findChildren(QWidget) if isinstance(one, Stop)][-1]
    last.setFocus()
    QTest.keyClick(last, Qt.Key.Key_Down)
    assert page.focusWidget() is line
    assert QAccessible.queryAccessibleInterface(line).text(QAccessible.Text.Name) == line.text()
    told = line.text()
    page.set_facts(replace(shown, replayed=(0,)))
    line = child(page, QLabel, "same-cards")
    assert told.startswith(line.text()), "what is known is told at once"
    assert "Elise" not in line.text()
    qtbot.wait(30)
    assert not same.is_running, "and is not asked again"
    # Nothing of the cards that are dealt next stands beside the score before them.
    deals = back(whole).route.deals
    following = next(one for one in deals if one.first > len(record.moves))
    record = whole.with_moves(whole.moves[: following.first])
    before = child(page, QLabel, "same-cards").text()
    same.follow()
    qtbot.waitUntil(lambda: same.is_running, timeout=PATIENT)
    qtbot.waitUntil(lambda: not same.is_running, timeout=PATIENT)
    assert child(page, QLabel, "same-cards").text() == before
    page.set_facts(replace(shown, replayed=()))
    record = whole
    page.set_facts(shown)
    assert child(page, QLabel, "same-cards").text() == ""
    same.stop()


@pytest.mark.usefixtures("few_plays")
@pytest.mark.timing(cards_replayed=0)
def test_bots_do_not_play_cards_again_where_there_is_no_place_to_tell_it(
    page: ScorePage, qtbot: QtBot
) -> None:
    record = sample("raub/classic-4")
    same = SameCards(lambda: record, lambda: True, page.timing, page)
    same.tell_on(page)
    page.set_facts(facts(deal(1, by=0)))
    qtbot.wait(30)
    assert not same.is_running
    page.set_facts(replace(facts(deal(1, by=0)), replayed=(0, 1)))
    qtbot.waitUntil(lambda: same.is_running)
    same.stop()
    assert not same.is_running


@pytest.mark.usefixtures("few_plays")
@pytest.mark.timing(cards_replayed=0)
def test_cards_are_played_again_while_people_play_them_and_told_with_their_score(
    program: Controller, qtbot: QtBot
) -> None:
    begun = back(sample("raub/classic-4")).route.deals[0].first
    game = set_out(program, "raub/classic-4", begun, "p", "easy", "easy", "easy")
    again = program.game_controller.cards_again
    qtbot.waitUntil(lambda: again.is_running, timeout=PATIENT)
    assert game.play.session.sheet.deals == (), "long before there is a score"
    qtbot.waitUntil(lambda: not again.is_running, timeout=PATIENT)
    while wait(qtbot, game) is not Waiting.NEXT_DEAL:
        go(qtbot, program, game)
    # The deal may have been passed on, so that other cards came.
    qtbot.waitUntil(lambda: not again.is_running, timeout=PATIENT)
    game.show_score()

    def told() -> str:
        return child(program.window.page, QLabel, "same-cards").text()

    assert told().startswith(f"{game.presenter.names[0]}: ")
    assert "with the same cards" in told()
    before = told()
    game.show_table()
    game.show_score()
    assert told() == before
    game.deal_next()
    wait(qtbot, game)
    qtbot.waitUntil(lambda: again.is_running, timeout=PATIENT)
    program.game_controller.close()
    assert not again.is_running, "nobody plays any more"


@pytest.mark.usefixtures("few_plays")
@pytest.mark.timing(cards_replayed=0)
def test_cards_of_a_demo_are_not_played_again(program: Controller, qtbot: QtBot) -> None:
    record = sample("raub/classic-4")
    begun = record.with_moves(record.moves[: back(record).route.deals[0].first])
    program.game_controller.begin_demo(
        begun.with_seats(Player(player.name, PlayerKind.BOT, "easy") for player in record.seats)
    )
    qtbot.wait(50)
    assert not program.game_controller.cards_again.is_running


def test_cards_are_played_again_only_while_nobody_waits_for_a_bot(qtbot: QtBot) -> None:
    record = sample("raub/classic-2")
    cards = record.moves[: back(record).route.deals[0].first]
    asked, rests = [], True

    def may_go_on() -> bool:
        asked.append(rests)
        return not rests

    played: list[object] = []
    runner = ReplayRunner(may_go_on, timing=replace(QUICK, review_rest=5))
    runner.played.connect(played.append)
    runner.start(Replay(1, record.game, record.options, cards, 1))
    qtbot.waitUntil(lambda: len(asked) > 3, timeout=PATIENT)
    assert played == [], "it waits at its first step"
    rests = False
    qtbot.waitUntil(lambda: not runner.is_running, timeout=PATIENT)
    runner.stop()
    assert len(played) == 1
