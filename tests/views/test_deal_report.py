"""The report on a deal beside the table: its figures, its curve, and the ways to a move."""

from __future__ import annotations

import sys
from functools import cache
from itertools import islice

import pytest
from look_back_lab import Make, button, made_pages, plain
from looked_back import back, left, sample
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.bots.messages import Report
from handfoot_gui.bots.reporting import deal_report
from handfoot_gui.core.deal_report import DealReport
from handfoot_gui.session.route import Dealt, Step
from handfoot_gui.ui.pages.look_back.page import LookBackPage
from handfoot_gui.ui.pages.look_back.report import PointsCurve
from handfoot_gui.ui.pages.look_back.report_runner import ReportRunner
from handfoot_gui.ui.widgets.theme import DARK, HIGH_CONTRAST, LIGHT, Style, Theme

__all__ = ["made_pages"]

GAME = "steady/classic-upcard"
_NOISE = "import sys, time; sys.stdout.write(chr(127) * 64); sys.stdout.flush(); time.sleep(9)"


@cache
def made_report() -> tuple[Dealt, DealReport]:
    """The first deal of `GAME`, and what a little work finds out about it."""
    record = sample(GAME)
    deal = back(record).route.deals[0]
    moves = back(record).moves_of(deal)
    made = deal_report(record.game, record.options, moves, deal.first, 0.01)
    report = list(islice(made, 6))[-1]
    assert len(report.decisions) > 1
    return deal, report


def reported(make: Make, style: Style | None = None) -> LookBackPage:
    """The page with a report on the deal that is shown."""
    deal, report = made_report()
    page = make(sample(GAME), style=style)
    page.go(deal.first)
    page.show_report()
    page.set_report(deal, report)
    return page


def click(curve: PointsCurve, spot: QPoint) -> None:
    QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=spot)


def test_the_figures_say_what_the_cards_and_what_the_play_has_brought(make: Make) -> None:
    page = reported(make)
    _, report = made_report()
    for side in (0, 1):
        cells = [child(page, QLabel, f"report-{side}-{column}").text() for column in range(3)]
        assert cells[2] == f"{report.result[side]:,}"
        for text, points in zip(cells, (report.luck[side], report.play[side]), strict=False):
            assert text[0] in "+−"
            figure = int(text.replace("−", "-").replace(",", ""))
            assert figure == pytest.approx(points, abs=5.1)
    assert "Bots are playing the cards again" in child(page, QLabel, "report-said").text()
    summary = child(page, QLabel, "report-summary").text()
    assert summary.startswith("The cards were ")
    assert " made more of their cards, by " in summary
    # In another size it is still there, and the moves come back.
    page.set_style(Style(LIGHT, 1.1))
    assert child(page, QLabel, "report-0-2").text() == f"{report.result[0]:,}"
    QTest.mouseClick(button(page, "beside-moves"), Qt.MouseButton.LeftButton)
    assert not child(page, PointsCurve).isVisible()


def test_nothing_is_headed_before_a_decision_is_found(make: Make) -> None:
    deal, report = made_report()
    page = make(sample(GAME))
    page.go(deal.first)
    page.show_report()
    page.show()
    for decisions in ((), report.decisions):
        page.set_report(deal, replace(report, share=0.5, decisions=decisions))
        heads = [one for one in page.findChildren(QLabel) if one.text() == "Worth a second look"]
        assert [one.isVisible() for one in heads] == [bool(decisions)]


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST])
def test_the_curve_has_a_line_and_a_mark_for_every_side(make: Make, theme: Theme) -> None:
    curve = child(reported(make, Style(theme, 1.0)), PointsCurve)
    picture = curve.grab().toImage()
    seen = {
        picture.pixelColor(x, y).name()
        for x in range(picture.width())
        for y in range(picture.height())
    }
    assert {QColor(side.chrome).name() for side in theme.sides[:2]} <= seen


def test_a_click_or_an_arrow_key_on_the_curve_goes_to_that_move(make: Make) -> None:
    page = reported(make)
    deal, report = made_report()
    curve = child(page, PointsCurve)
    for at, told in curve.badges():
        click(curve, at.toPoint())
        assert page.position == told.position
    turn = report.curve[-4].position
    click(curve, QPoint(round(curve.x_of(turn)), curve.height() - 30))
    assert page.position == turn
    curve.setFocus(Qt.FocusReason.TabFocusReason)
    plain(page, Qt.Key.Key_Left)
    assert page.position == report.curve[-5].position
    said = curve.accessibleDescription()
    assert said.startswith("Josip and Marta ")
    assert ", Elise and Karl " in said
    page.go(deal.first)
    plain(page, Qt.Key.Key_Down)
    assert page.position == min(one.position for one in report.decisions)


def test_a_decision_leads_to_its_move_as_its_player_saw_the_table(make: Make) -> None:
    page = reported(make)
    _, report = made_report()
    for number, one in enumerate(report.decisions[:2], start=1):
        row = button(page, f"decision-{number}")
        assert page.back.record.seats[one.judgement.seat].name in row.accessibleName()
        QTest.mouseClick(row, Qt.MouseButton.LeftButton)
        assert page.position == one.position
        assert page.scene.table.seat == one.judgement.seat
        assert row.hasFocus()


def test_there_is_no_report_on_a_deal_that_is_played(make: Make) -> None:
    record = left("steady/classic", 240, persons=2)
    page = make(record)
    wanted: list[Dealt] = []
    page.report_requested.connect(wanted.append)
    over, running = page.back.route.deals
    page.go(page.back.route.last)
    page.show_report()
    assert page.back.route.deal_at(page.position) == over
    assert wanted == [over]
    page.go(running.first)
    assert wanted == [over]
    assert child(page, QLabel, "report-said").text().startswith("Once a deal is over")
    assert not child(page, PointsCurve).isVisible()


@pytest.mark.parametrize(
    "command", [("/nowhere/at/all",), (sys.executable, "-c", ""), (sys.executable, "-c", _NOISE)]
)
def test_a_process_that_dies_or_talks_nonsense_is_told_once(
    qtbot: QtBot, command: tuple[str, ...]
) -> None:
    runner, failed = ReportRunner(command), list[str]()
    runner.failed.connect(failed.append)
    record = left("steady/classic", 0)
    runner.start(Report(1, record.game, record.options, (), 1))
    qtbot.waitUntil(lambda: bool(failed))
    qtbot.wait(20)
    assert len(failed) == 1
    assert not runner.is_running


def test_where_there_will_be_no_report_the_page_says_so_until_another_deal_is_looked_at(
    make: Make,
) -> None:
    page = make(sample(GAME))
    wanted: list[Dealt] = []
    page.report_requested.connect(wanted.append)
    first, second = page.back.route.deals[:2]
    page.go(first.first)
    page.show_report()
    page.fail_report(first)
    page.step(Step.MOVE, 1)
    assert child(page, QLabel, "report-said").text() == "The report could not be made."
    page.go(second.first)
    page.go(first.first)
    assert wanted == [first, second, first]
    assert child(page, QLabel, "report-said").text().startswith("Bots are playing the cards again")
