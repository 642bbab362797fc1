"""The ladder of the family book: where people stand beside the bots, as a list and a picture."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta

import pytest
from book_lab import cells, child, choose, facts_of, opened_with, press, shown_book, texts
from finished_games import WHEN, sample_games
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from handfoot_gui.games import GAMES
from handfoot_gui.session.history.figures import GameFilter
from handfoot_gui.session.history.finished import FinishedGame, SideResult
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.family_book.ladder import RatingChart
from handfoot_gui.ui.pages.family_book.page import FamilyBookPage
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.text_table import TextTableView
from handfoot_gui.ui.widgets.theme import DARK, HIGH_CONTRAST, LIGHT, Style, Theme


def alone(name: str, wins: Iterable[bool], kind: str, level: str = "easy") -> list[FinishedGame]:
    """Games of one person with bots of *level*, one a day, the first one first."""
    game = next(one for one in sample_games(kind) if len(one.sides) < 5)
    seats = tuple(
        replace(seat, name=name if not n else f"Bot {n}", is_bot=n > 0, level=level if n else "")
        for n, seat in enumerate(game.seats)
    )
    own, count = seats[0].side, len(game.sides)
    return [
        replace(
            game,
            id=f"{name}-{kind}-{day:03}",
            file=f"{name}-{kind}-{day}.handfoot",
            finished=WHEN + timedelta(days=day),
            seats=seats,
            sides=tuple(SideResult(0, (side == own) is has_won) for side in range(count)),
        )
        for day, has_won in enumerate(wins)
    ]


def place(page: FamilyBookPage) -> str:
    return child(page, QLabel, "ladder-place").text().replace("\u200b", "")


def test_the_ladder_says_where_one_stands_and_shows_the_way_there(program: Controller) -> None:
    marta, karl = [False, True, True] * 5, [False, True, False]
    games = [*alone("Marta", marta, "steady"), *alone("Karl", karl, "steady", "steady")]
    games += alone("Ruth", [True] * 2, "raub")
    page = opened_with(program, games)
    press(page, "leaf-ladder")
    # Hand and Foot was played most; Marta last.
    rungs = GAMES["hand-and-foot"].ratings
    rows = cells(page, "ladder")
    assert {row[0] for row in rows} == {
        "Marta", "Karl (uncertain)", "Easy bot", "Steady bot", "Strong bot", "Expert bot",
    }  # fmt: skip
    ratings = [int(row[1].replace(",", "")) for row in rows]
    assert ratings == sorted(ratings, reverse=True)
    assert [row[1:] for row in rows if row[0] == "Easy bot"] == [[figure(rungs["easy"]), ""]]
    (own,) = [row for row in rows if row[0] == "Marta"]
    assert place(page) == "Marta ranks between the easy and the steady bot."
    assert f"Rating {own[1]} after 15 game" in texts(page)
    assert ", +" in texts(page)
    assert "uncertain" not in texts(page)
    told = child(page, RatingChart, "rating-chart").accessibleDescription().split("; ")
    assert len(told) == 10
    assert own[1] in told[0]
    assert ["(plus" in one for one in told] == [True, True, False] * 3 + [True]
    # The others are read row by row, by the keyboard.
    table = child(page, TextTableView, "ladder")
    table.setFocus()
    for name, sentence in (
        ("Karl (uncertain)", "Karl ranks between the easy and the steady bot."),
        ("Steady bot", "Steady bot"),
    ):
        row = [one[0] for one in rows].index(name)
        while table.currentIndex().row() != row:
            down = table.currentIndex().row() < row
            QTest.keyClick(table, Qt.Key.Key_Down if down else Qt.Key.Key_Up)
        assert place(page) == sentence
        assert table.accessibleDescription().startswith(sentence)
        assert ("Still uncertain" in texts(page)) is ("uncertain" in name)
    assert page.findChild(RatingChart) is None
    assert f"Rating {figure(rungs['steady'])}, measured" in texts(page)
    # Every game has its own.
    choose(page, "choose-game", "Raub")
    names = {row[0] for row in cells(page, "ladder")}
    assert names == {"Ruth (uncertain)", "Easy bot", "Steady bot"}
    assert place(page).startswith("Ruth ranks")
    press(page, "leaf-games")
    assert len(cells(page, "games")) == 2


def test_practice_is_on_no_ladder(program: Controller) -> None:
    games = [replace(one, is_practice=True) for one in alone("Ana", [True] * 3, "manipulation")]
    page = opened_with(program, games)
    press(page, "leaf-ladder")
    assert [row[0] for row in cells(page, "ladder")] == ["Strong bot", "Steady bot", "Easy bot"]
    assert "Practice games do not count." in texts(page)
    assert place(page) == "Strong bot"


def test_who_never_met_a_bot_is_placed_by_a_guess(program: Controller) -> None:
    games = alone("Ana", [True] * 30, "raub")
    people = [
        replace(one, seats=tuple(replace(seat, is_bot=False, level="") for seat in one.seats))
        for one in games
    ]
    page = opened_with(program, people)
    press(page, "leaf-ladder")
    assert "No bot played in these games" in texts(page)


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST])
def test_the_way_goes_up_past_every_rung(qtbot: QtBot, theme: Theme) -> None:
    games = alone("Ana", [True] * 60, "raub", "strong")
    page = shown_book(qtbot, Style(theme, 1.0), 1280, 720)
    page.set_facts(replace(facts_of(games), choice=GameFilter(game="raub")))
    press(page, "leaf-ladder")
    assert place(page) == "Ana ranks above all bots."
    chart = child(page, RatingChart, "rating-chart")
    picture = chart.grab().toImage()
    way, rung = QColor(theme.link), QColor(theme.field_line)

    def heights(x: int, ink: QColor) -> list[int]:
        return [y for y in range(picture.height()) if picture.pixelColor(x, y) == ink]

    # Nobody stands as high as at the end: the line rises from left to right.
    places = [x for x in range(0, picture.width(), 3) if heights(x, way)]
    first, last = heights(places[1], way), heights(places[-2], way)
    assert min(last) < min(first) - 60
    # Each rung is a dashed line across: painted and bare by turns.
    across = range(places[1], places[-2], 2)
    dashed = 0
    for y in range(picture.height()):
        painted = [picture.pixelColor(x, y) == rung for x in across]
        dashed += sum(painted) > len(painted) // 3
    assert dashed >= len(GAMES["raub"].levels)
