"""The start page has room for as many as eight games, in windows and texts of every size."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise

import pytest
from finding import is_whole
from more_games import add_games
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.games import GAMES
from handfoot_gui.ui.pages.start.facts import GameCard, SideScore, StartFacts
from handfoot_gui.ui.pages.start.page import StartPage
from handfoot_gui.ui.pages.start.tiles import GameTile
from handfoot_gui.ui.widgets.controls import Tile
from handfoot_gui.ui.widgets.theme import LIGHT, Style, scale_for
from handfoot_gui.ui.widgets.titles import game_title
from handfoot_gui.ui.window.language import ENGLISH, use_language

MORE = ("Three Thirteen", "Gin Rummy", "Continental Rummy", "Hearts", "Canasta")
SIZES = ((1024, 700), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440))
SIDES = (SideScore("Marta, Josip", 2145), SideScore("Elise, Karl", -30))


@pytest.fixture(params=[4, 5, 6, 7, 8])
def page(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> StartPage:
    """The page of so many games."""
    add_games(monkeypatch, MORE[: request.param - len(GAMES)])
    assert len(GAMES) == request.param
    page = StartPage(Style(LIGHT, 1.0))
    qtbot.addWidget(page)
    page.show()
    return page


def show(page: StartPage, size: tuple[int, int], text: float, left: int) -> list[GameTile]:
    """The tiles of the games where so many were left."""
    page.resize(*size)
    page.set_style(Style(LIGHT, scale_for(*size, text)))
    cards = (
        GameCard(f"{n}", f"Raub, deal {n}", "Marta", datetime.now(), SIDES) for n in range(left)
    )
    page.set_facts(StartFacts(tuple(cards), ("Marta",)))
    QApplication.processEvents()
    return page.widget().findChildren(GameTile)


def rect_in(page: StartPage, widget: GameTile | Tile) -> QRect:
    return QRect(widget.mapTo(page, widget.rect().topLeft()), widget.size())


@pytest.mark.sampled
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_game_can_be_started_without_scrolling(
    page: StartPage, size: tuple[int, int]
) -> None:
    for text, left in ((1.0, 0), (1.0, 9), (1.25, 1), (1.5, 0), (1.5, 2)):
        tiles = show(page, size, text, left)
        assert page.scroll_bar.value() == page.horizontalScrollBar().maximum() == 0
        for game, tile in zip(GAMES, tiles, strict=True):
            where = (size, text, left, game)
            title = next(t for t in tile.findChildren(QLabel) if t.text() == game_title(game))
            assert is_whole(title), where
            assert title.height() >= title.heightForWidth(title.width()), where
            assert is_whole(child(tile, QAbstractButton, f"start-{game}")), where
        for quiet in page.widget().findChildren(Tile):
            assert page.rect().contains(rect_in(page, quiet)), quiet.text()
        if left:
            assert is_whole(child(page, QAbstractButton, "continue-0"))


@pytest.mark.sampled
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_games_stand_in_rows_that_are_as_even_as_can_be(
    page: StartPage, size: tuple[int, int]
) -> None:
    for text in (1.0, 1.5):
        tiles = [rect_in(page, tile) for tile in show(page, size, text, 1)]
        rows = sorted({tile.top() for tile in tiles})
        columns = sorted({tile.left() for tile in tiles})
        assert len(columns) <= 4
        assert -(-len(tiles) // len(columns)) == len(rows)
        assert -(-len(tiles) // len(rows)) == len(columns)
        for one, other in pairwise(tiles):
            is_beside = one.top() == other.top() and one.right() < other.left()
            is_below = other.left() == columns[0] and one.bottom() < other.top()
            assert is_beside or is_below


def test_a_game_of_which_only_the_name_is_shown_is_started_by_its_sign(
    page: StartPage, qtbot: QtBot
) -> None:
    show(page, (1024, 560), 1.5, 1)
    game = list(GAMES)[-1]
    start = child(page, QAbstractButton, f"start-{game}")
    assert (start.text(), start.accessibleName()) == ("", "Start")
    assert start.accessibleDescription() == game_title(game)
    with qtbot.waitSignal(page.game_requested) as asked:
        start.click()
    assert asked.args == [game]


@pytest.mark.parametrize("page", [8], indirect=True)
@pytest.mark.parametrize("language", ["de", "hr"])
def test_long_words_of_a_language_leave_room_in_the_smallest_window(
    page: StartPage, language: str
) -> None:
    use_language(language)
    try:
        show(page, (1024, 700), 1.5, 2)
        for game in GAMES:
            assert is_whole(child(page, QAbstractButton, f"start-{game}")), game
    finally:
        use_language(ENGLISH)
