"""Where the points go, beside the rating and as a week's advice, once it is sure."""

from __future__ import annotations

from pathlib import Path

from book_lab import child, opened_with, press, texts
from msgspec.structs import replace
from own_mistakes import keep, lose, mistake, review
from played_lab import game_of
from PySide6.QtWidgets import QLabel, QWidget
from test_family_ladder import alone

from handfoot_gui.games import GAMES
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.family_book.page import FamilyBookPage
from handfoot_gui.ui.pages.family_book.points_picture import PointsPicture
from handfoot_gui.ui.widgets.vocabulary import WORDS

THEMES = ("discards", "pile", "wilds")


def points_shown(program: Controller) -> FamilyBookPage:
    page = opened_with(program, alone("Marta", [True, False] * 4, "steady"))
    press(page, "leaf-ladder")
    press(page, "ladder-picture-points")
    return page


def test_the_picture_is_silent_before_it_is_sure(program: Controller, user_folder: Path) -> None:
    page = points_shown(program)
    assert child(page, QLabel, "points-silence").text() == "12 more deals until it may be sure."
    lose(user_folder, "hand-and-foot", 5, *THEMES)
    press(page, "leaf-games")
    press(page, "leaf-ladder")
    assert child(page, QLabel, "points-silence").text() == "7 more deals until it may be sure."
    assert page.findChild(PointsPicture) is None


def test_the_picture_tells_each_theme_in_words_too(program: Controller, user_folder: Path) -> None:
    lose(user_folder, "hand-and-foot", 30, *THEMES)
    page = points_shown(program)
    picture = child(page, PointsPicture, "points-picture")
    assert picture.accessibleName() == "Points given away a deal"
    first, second, third = picture.accessibleDescription().split("; ")
    reviews = GAMES["hand-and-foot"].reviews
    assert reviews is not None
    titles = [reviews.themes(WORDS)[theme].title for theme in THEMES]
    for told, title in zip((first, second, third), titles, strict=True):
        assert told.startswith(f"{title}: ")
        assert ", at first " in told
    painted = picture.grab().toImage()
    link = picture._style.theme.link
    assert any(
        painted.pixelColor(x, y).name() == link.lower()
        for x in range(painted.width() // 3, painted.width())
        for y in range(painted.height())
    )
    press(page, "ladder-picture-rating")
    assert page.findChild(PointsPicture) is None


def test_a_weeks_advice_has_three_own_positions_behind_it(
    program: Controller, user_folder: Path
) -> None:
    program.guided.show_own()
    assert "This week" not in texts(program.window.page)
    book = lose(user_folder, "hand-and-foot", 30, *THEMES)
    found = mistake("hand-and-foot")
    made = found.reviews[0].mistakes[0]
    for n in range(4):
        again = review(made.position, made.judged)
        book.add("marta", f"g{n}", replace(found, reviews=(again,)))
    keep(user_folder, "raub")
    program.guided.show_own()
    page = program.window.page
    reviews = GAMES["hand-and-foot"].reviews
    assert reviews is not None
    assert reviews.themes(WORDS)["discards"].advice in texts(page)
    assert child(page, QWidget, "advice").text() == "Play 3 own positions"
    press(page, "advice")
    assert game_of(program).scene.actions.bar.facts.endswith("1 of 3")
    assert game_of(program).record.game == "hand-and-foot"
