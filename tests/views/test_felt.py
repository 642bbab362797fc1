"""The felt has one light, goes on below bar and table, and is painted once a size."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAction, QColor, QImage, QPainter
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import TableColour, ThemeChoice
from handfoot_gui.session.memory_text import MemoryLine, MemoryText
from handfoot_gui.ui.game.page import GamePage
from handfoot_gui.ui.game.panel.memory_list import MemoryList
from handfoot_gui.ui.game.panel.panel_facts import PanelFacts
from handfoot_gui.ui.game.panel.readings import Reading
from handfoot_gui.ui.table.view import TableView
from handfoot_gui.ui.widgets.felt import Felt, draw_sunk, felt_below, felt_picture
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.theme import DARK, HIGH_CONTRAST, LIGHT, Style, Theme, theme_for

SIZE = (1280, 720)
CENTRE = (538, 288)
"""42 % of the width and 40 % of the height."""

pytestmark = pytest.mark.usefixtures("qapp")


def brightness(image: QImage, x: int, y: int, around: int = 6) -> float:
    """The mean of red, green and blue near a point; noise does not count."""
    places = itertools.product(range(x - around, x + around), range(y - around, y + around))
    seen = [image.pixelColor(*place) for place in places if image.rect().contains(*place)]
    return sum(one.red() + one.green() + one.blue() for one in seen) / len(seen)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_light_is_brightest_left_of_the_middle_and_fades_to_the_corners(theme: Theme) -> None:
    image = felt_picture(SIZE, 1.0, theme, 1.0).toImage()
    centre = brightness(image, *CENTRE)
    assert centre == pytest.approx(sum(QColor(theme.felt0).getRgb()[:3]) + 1.5, abs=2.5)
    ways = [
        [brightness(image, *CENTRE), brightness(image, 269, 144), brightness(image, 8, 8)],
        [brightness(image, *CENTRE), brightness(image, 900, 500), brightness(image, 1270, 710)],
    ]
    for way in ways:
        assert way == sorted(way, reverse=True)
        assert way[0] - way[-1] > 8
    darkest = sum(QColor(theme.felt2).getRgb()[:3])
    assert brightness(image, 1270, 710) == pytest.approx(darkest + 1.5, abs=3)


def test_noise_of_one_step_breaks_every_band() -> None:
    image = felt_picture(SIZE, 1.0, DARK, 1.0).toImage()
    row = [image.pixelColor(x, 300).green() for x in range(600, 1200)]
    longest = max(len(list(run)) for _, run in itertools.groupby(row))
    assert longest < 24, "a band as wide is seen"
    assert all(abs(one - other) <= 2 for one, other in itertools.pairwise(row))


@pytest.mark.parametrize("colour", TableColour)
def test_in_high_contrast_the_felt_is_flat(colour: TableColour) -> None:
    theme = theme_for(ThemeChoice.HIGH_CONTRAST, is_system_dark=False, colour=colour)
    image = felt_picture((200, 100), 1.0, theme, 1.0, ((20, 20, 60, 60),)).toImage()
    places = itertools.product(range(200), range(100))
    assert {image.pixelColor(*place).name().upper() for place in places} == {theme.table}


def test_zones_are_sunk_without_a_seam() -> None:
    for ratio in (1.0, 1.25, 1.5):
        image = QImage(600, 400, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(QColor(LIGHT.table))
        painter = QPainter(image)
        painter.scale(1.1, 1.1)
        rect = QRectF(20.3, 20.7, 300, 180)
        draw_sunk(painter, rect, 14, LIGHT, 1.0, is_plate=False)
        place = painter.combinedTransform().mapRect(rect)
        painter.end()
        x, y = round(place.center().x()), round(place.center().y())
        across = {image.pixelColor(one, y).name() for one in range(x - 60, x + 60)}
        assert across == {LIGHT.zone.lower()}
        down = [image.pixelColor(x, one).green() for one in range(round(place.top()), y)]
        assert down == sorted(down), "the shade lies below the upper edge alone"
        assert down[0] < down[-1] - 4
        lower = image.pixelColor(x, round(place.bottom())).green()
        assert lower > QColor(LIGHT.table).green(), "the lower edge catches the light"


def seen(widget: QWidget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.name.value)
def test_the_felt_goes_on_below_bar_and_table(qtbot: QtBot, theme: Theme) -> None:
    page, table = (
        GamePage(Style(theme, 1.0), QMenu(), [(QAction("Undo", objectName="undo"), Icon.UNDO)]),
        TableView(),
    )
    qtbot.addWidget(page)
    table.scene_.canvas.set_style(Style(theme, 1.0))
    page.set_table(table)
    page.resize(*SIZE)
    page.show()
    page.settle()
    shown, felt = seen(page), page.felt.toImage()
    edge = page.bar.height()
    for x, y in itertools.product((8, 300, 640, 990), (edge - 2, edge, edge + 1, edge + 200)):
        if not any(one.geometry().contains(x, y) for one in page.bar.findChildren(QWidget)):
            assert shown.pixelColor(x, y) == felt.pixelColor(x, y), (x, y)
    sheet = page.panel.geometry()
    assert shown.pixelColor(sheet.center()).name().upper() == theme.paper
    below = brightness(shown, sheet.center().x(), sheet.bottom() + 7, 2)
    without = felt_picture(SIZE, 1.0, theme, 1.0).toImage()
    bare = brightness(without, sheet.center().x(), sheet.bottom() + 7, 2)
    assert below == bare if theme.is_flat else below < bare - 8


def test_the_felt_is_painted_once_a_size(qtbot: QtBot) -> None:
    felt_picture.cache_clear()
    page = Felt(Style(LIGHT, 1.0))
    child = QWidget(page)
    qtbot.addWidget(page)
    page.resize(600, 400)
    child.setGeometry(40, 30, 100, 50)
    page.show()
    for _ in range(3):
        page.grab()
        picture, corner = felt_below(child, Style(LIGHT, 1.0))
        assert (corner.x(), corner.y()) == (40, 30)
        assert picture.size().toTuple() == (600, 400)
    assert felt_picture.cache_info().misses == 1
    page.resize(500, 400)
    page.grab()
    assert felt_picture.cache_info().misses == 2


def test_all_that_scrolls_on_a_sheet_of_paper_is_paper(qtbot: QtBot) -> None:
    page = GamePage(Style(LIGHT, 1.0), QMenu(), [(QAction("Undo", objectName="undo"), Icon.UNDO)])
    qtbot.addWidget(page)
    memory = MemoryText((MemoryLine("Karl", "threw off an eight", ""),))
    page.set_facts(PanelFacts("Raub", "", "Deal 1", "", (), memory=memory))
    page.resize(*SIZE)
    page.show()
    page.toggle_reading(Reading.MEMORY)
    page.settle()
    shown = page.panel.grab().toImage()
    listed = page.panel.findChild(MemoryList)
    assert listed is not None
    assert listed.isVisible()
    corner = listed.mapTo(page.panel, listed.rect().center())
    assert shown.pixelColor(corner).name().upper() == LIGHT.paper
