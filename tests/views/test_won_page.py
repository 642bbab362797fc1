"""After the last deal of a game: who has won, with what, and all deals at a glance."""

from __future__ import annotations

from typing import Any

import pytest
from family_lab import LIKED, SAMPLES, set_out, wait
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from whole_program import QUICK, child

from handfoot_gui.core.cards import cards
from handfoot_gui.core.preferences import Animation, BotPace, TextSize
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Item, Line, Sheet
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.text.score import HandAndFootScore
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.game.score.deals_table import DealsTable
from handfoot_gui.ui.game.score.score_facts import ScoreFacts, Stage
from handfoot_gui.ui.game.score.won_page import Portraits, WonFan, WonPage
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.theme import LIGHT, Style

NAMES = ("Marta", "Elise", "Josip", "Karl", "Petra", "Nina")
LONG = tuple(f"{name} Maximiliana Konstantina" for name in NAMES)
TERMS = HandAndFootScore(Words(), Options(), NAMES)
PRIZE = cards("AH1 KD1 QH1 9C1 7S1 5H1 4D1 2H1 3D1")
LAST = {"format-1": 851, "raub/classic-3": None, "manipulation/classic-4": None}
"""Kept games, and how many moves lead to their end; None: all but the last one."""


def a_deal(number: int, *points: int) -> DealScore:
    line = Line("cards_melded", tuple((Item("7654", own, 5),) for own in points))
    return DealScore(number, Seat(0), "out", Seat(0), (line,))


def facts(sides: int, deals: int, names: tuple[str, ...] = NAMES, **more: Any) -> ScoreFacts:
    scores = tuple(
        a_deal(number, *(100 * number + 10 * side for side in range(sides)))
        for number in range(1, deals + 1)
    )
    sheet = Sheet(tuple((Seat(side),) for side in range(sides)), scores)
    return ScoreFacts(sheet, names, TERMS, Stage.OVER, prize=PRIZE, **more)


@pytest.fixture
def page(qtbot: QtBot) -> WonPage:
    page = WonPage(Style(LIGHT, 1.0, timing=QUICK))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page


def texts(page: WonPage) -> list[str]:
    return [one.text() for one in page.findChildren(QLabel)]


def at_the_end(program: Controller, qtbot: QtBot, kept: str) -> PlayedGame:
    """The last deal of a kept game is scored, and lies on the table."""
    moves = LAST[kept] or len(load(SAMPLES / f"{kept}.handfoot.json").record.moves) - 1
    players = len(load(SAMPLES / f"{kept}.handfoot.json").record.seats)
    game = set_out(program, kept, moves, "p", *["easy"] * (players - 1))
    game.set_preferences(replace(LIKED, bot_pace=BotPace.CALM))
    assert wait(qtbot, game) is Waiting.OVER
    return game


@pytest.mark.parametrize("kept", LAST)
def test_the_last_deal_of_every_game_leads_to_who_has_won_and_from_there_to_the_score(
    program: Controller, qtbot: QtBot, kept: str
) -> None:
    game = at_the_end(program, qtbot, kept)
    program.window.show()
    game.view.setFocus()
    if not game.pages.is_at_won:
        QTest.keyClick(game.view, Qt.Key.Key_Return)
    page = program.window.page
    assert isinstance(page, WonPage)
    assert game.pages.is_at_won
    sheet, names = game.play.session.sheet, game.presenter.names
    winners = [names[seat] for side in sheet.leaders for seat in sheet.sides[side]]
    (title,) = [text for text in texts(page) if text.endswith((" wins", " win"))]
    assert all(name in title for name in winners)
    assert child(page, WonFan)
    assert child(page, Portraits)
    assert str(sheet.totals[0]) in child(page, DealsTable).accessibleName().replace(",", "")
    gold = [one for one in page.findChildren(Button) if one.kind is ButtonKind.PRIMARY]
    assert [one.objectName() for one in gold] == ["again"]
    assert {one.objectName() for one in page.findChildren(Button)} == {
        "again", "print-sheet", "score", "family-book",
    }  # fmt: skip
    QTest.mouseClick(child(page, Button, "score"), Qt.MouseButton.LeftButton)
    assert game.pages.is_at_score
    game.show_end()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert game.pages.is_at_table


def test_enter_plays_again_but_not_before_the_result_was_seen(
    program: Controller, qtbot: QtBot
) -> None:
    game = at_the_end(program, qtbot, "format-1")
    game.show_end()
    before = program.played
    QTest.keyClick(program.window.page, Qt.Key.Key_Return)
    assert program.played is not before
    assert program.game_controller.pages.is_at_table


@pytest.mark.timing(score_seen=60_000)
def test_enter_pressed_once_too_often_begins_no_game(program: Controller, qtbot: QtBot) -> None:
    game = at_the_end(program, qtbot, "format-1")
    game.show_end()
    for _ in range(3):
        QTest.keyClick(program.window.page, Qt.Key.Key_Return)
    assert program.played is game
    assert child(program.window.page, Button, "again").text() == "One moment"


def test_the_fan_opens_once_and_only_where_cards_move(program: Controller, qtbot: QtBot) -> None:
    game = at_the_end(program, qtbot, "format-1")
    game.show_end()
    assert not child(program.window.page, WonFan).is_opening, "nothing moves"
    game.show_table()
    program.window.set_preferences(replace(LIKED, animation=Animation.CALM))
    game.show_end()
    fan = child(program.window.page, WonFan)
    assert fan.is_opening
    qtbot.waitUntil(lambda: not fan.is_opening, timeout=5_000)
    game.show_end()
    assert not child(program.window.page, WonFan).is_opening, "it lies there already"
    program.window.resize(1200, 720)
    QApplication.processEvents()
    assert not child(program.window.page, WonFan).is_opening


@pytest.mark.parametrize("sides", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("deals", [1, 4, 40])
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["short", "long"])
@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((1024, 700), 1.5), ((1920, 1080), 1.2)]
)
def test_all_of_it_is_in_sight_and_no_figure_lies_on_another(
    page: WonPage,
    sides: int,
    deals: int,
    names: tuple[str, ...],
    size: tuple[int, int],
    scale: float,
) -> None:
    page.resize(*size)
    page.set_style(Style(LIGHT, scale, timing=QUICK))
    page.set_facts(facts(sides, deals, names))
    QApplication.processEvents()
    assert page.horizontalScrollBar().maximum() == 0
    table = child(page, DealsTable)
    shown = table.shown
    assert len(shown) >= 1
    # What is folded is in the first column, so that each row adds up.
    totals = [sum(column.points[side] for column in shown) for side in range(sides)]
    assert tuple(totals) == facts(sides, deals).sheet.totals
    assert shown[-1].title in (f"Deal {deals}", str(deals))
    if scale < 1.5:
        assert page.verticalScrollBar().maximum() == 0
        for button in page.findChildren(Button):
            place = QRect(button.mapTo(page, QPoint()), button.size())
            assert page.rect().contains(place), button.text()


def test_winners_who_share_the_win_all_stand_there(page: WonPage) -> None:
    even = Sheet(((Seat(0),), (Seat(1),), (Seat(2),)), (a_deal(1, 10, 10, 4),))
    page.set_facts(replace(facts(3, 1), sheet=even))
    assert "A tie" in texts(page)
    assert "Marta and Elise share the win." in texts(page)
    assert [name for _, name, _ in child(page, Portraits).shown] == ["Marta", "Elise"]


def test_the_best_deal_of_the_winners_is_named(page: WonPage) -> None:
    sheet = Sheet(((Seat(0),), (Seat(1),)), (a_deal(1, 10, 2), a_deal(2, 40, 3), a_deal(3, 1, 9)))
    page.set_facts(replace(facts(2, 1), sheet=sheet))
    assert "Marta wins" in texts(page)
    assert "255 to 70. Best: Deal 2, 200." in texts(page)


@pytest.mark.parametrize("text", list(TextSize))
def test_the_end_of_a_kept_game_is_in_sight_in_every_text_size(
    program: Controller, qtbot: QtBot, text: TextSize
) -> None:
    program.window.resize(1024, 700)
    game = at_the_end(program, qtbot, "format-1")
    program.window.set_preferences(replace(LIKED, text_size=text))
    game.show_end()
    QApplication.processEvents()
    page = program.window.page
    assert isinstance(page, WonPage)
    assert page.horizontalScrollBar().maximum() == 0
    assert page.verticalScrollBar().maximum() == 0
