"""A finger taps, drags and scrolls; held still it asks what the right button asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from played_lab import KEPT, advanced, card_spot, running, zone_spot
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.widgets.page import Page

DOUBLE_MS = 420
"""Two taps within less are one double tap."""


@pytest.fixture(scope="module")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4)


def shown(program: Controller) -> PlayedGame:
    """Josip's turn with a full table, in the smallest window."""
    program.window.resize(1024, 700)
    program.window.show()
    return advanced(program, KEPT, 454, 2)


def tap(screen: QPointingDevice, widget: QWidget, at: QPoint) -> None:
    QTest.touchEvent(widget, screen).press(0, at, widget)
    QTest.qWait(20)
    QTest.touchEvent(widget, screen).release(0, at, widget)
    QTest.qWait(20)


def drag(screen: QPointingDevice, widget: QWidget, start: QPoint, end: QPoint) -> None:
    QTest.touchEvent(widget, screen).press(0, start, widget)
    for step in range(1, 9):
        QTest.qWait(10)
        QTest.touchEvent(widget, screen).move(0, start + (end - start) * step / 8, widget)
    QTest.qWait(10)
    QTest.touchEvent(widget, screen).release(0, end, widget)
    QTest.qWait(20)


def test_a_tap_lifts_a_card_and_a_drag_lays_it(
    qtbot: QtBot, program: Controller, screen: QPointingDevice
) -> None:
    game = shown(program)
    table = game.view.viewport()
    six, *_ = [card for card in game.scene.table.hand if card.rank.value == "6"]
    tap(screen, table, card_spot(game, six))
    assert game.scene.selection.cards == (six,)
    qtbot.wait(DOUBLE_MS)
    tap(screen, table, card_spot(game, six))
    assert not game.scene.selection
    qtbot.wait(DOUBLE_MS)
    (sixes,) = [
        z.key
        for z in game.scene.table.zones
        if z.cards and z.side == 0 and z.cards[0].rank is six.rank
    ]
    drag(screen, table, card_spot(game, six), zone_spot(game, sixes))
    meld = game.scene.table.zone(sixes)
    assert meld is not None
    assert six in meld.cards


def by_right_button(game: PlayedGame, _screen: QPointingDevice, at: QPoint) -> None:
    QTest.mouseClick(game.view.viewport(), Qt.MouseButton.RightButton, pos=at)


def by_long_press(game: PlayedGame, screen: QPointingDevice, at: QPoint) -> None:
    table = game.view.viewport()
    QTest.touchEvent(table, screen).press(0, at, table)
    QTest.qWait(QGuiApplication.styleHints().mousePressAndHoldInterval() + 100)
    QTest.touchEvent(table, screen).release(0, at, table)
    QTest.qWait(20)


@pytest.mark.parametrize("asks", [by_right_button, by_long_press])
def test_the_right_button_or_a_long_press_explains_what_lies_there(
    program: Controller,
    screen: QPointingDevice,
    asks: Callable[[PlayedGame, QPointingDevice, QPoint], None],
) -> None:
    game = shown(program)
    moves = len(game.record.moves)
    stock = game.scene.table.stocks[0]
    asks(game, screen, zone_spot(game, stock))
    assert game.scene.terms.shown is not None
    assert game.scene.terms.shown.key == stock
    assert len(game.record.moves) == moves, "nothing is drawn"
    asks(game, screen, card_spot(game, game.scene.table.hand[0]))
    assert game.scene.terms.shown is None
    assert not game.scene.selection


def test_a_finger_scrolls_a_page_and_presses_its_buttons(
    qtbot: QtBot, program: Controller, screen: QPointingDevice
) -> None:
    program.window.resize(1024, 700)
    program.window.show()
    program.show_start()
    start = program.window.page
    rules = start.findChild(QAbstractButton, "rules")
    tap(screen, rules, rules.rect().center())
    page = program.window.page
    assert page is not start
    assert isinstance(page, Page)
    bar = page.scroll_bar
    assert bar.maximum() > 150
    inside = page.childAt(page.rect().center())
    at = inside.mapFrom(page, page.rect().center())
    drag(screen, inside, at, at - QPoint(0, 150))
    qtbot.waitUntil(lambda: bar.value() > 100)


def test_whatever_a_finger_presses_is_as_large_as_a_fingertip(program: Controller) -> None:
    shown(program)
    small = []
    for page in (program.window, program.show_start()):
        del page
        small += [
            (type(one).__name__, one.objectName(), one.size())
            for one in program.window.findChildren(QWidget)
            if isinstance(one, QAbstractButton | QLineEdit | QComboBox)
            and one.isVisible()
            and min(one.width(), one.height()) < 40
        ]
    assert not small
