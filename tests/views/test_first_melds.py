"""The opening planner at the table, by keys and mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from played_lab import KEPT, advanced, running
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from handfoot_gui.games.hand_and_foot.rules.moves import Lay
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.guides.openings_dialog import OpeningsDialog
from handfoot_gui.ui.widgets.theme import LIGHT, Style
from handfoot_gui.ui.window.help_pages import KeyboardHelp


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4)


def take_keyboard(program: Controller) -> None:
    """The window that was behind a dialog is in front again."""
    program.window.activateWindow()
    QApplication.processEvents()


def planned(program: Controller, act: Callable[[OpeningsDialog], None]) -> None:
    """Open the planner by its key and do *act* with it."""
    met: list[OpeningsDialog] = []

    def meet() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, OpeningsDialog)
        met.append(dialog)
        try:
            act(dialog)
        finally:
            dialog.close()

    take_keyboard(program)
    QTimer.singleShot(0, meet)
    QTest.keyClick(program.window, Qt.Key.Key_F)
    assert met


def test_a_first_meld_is_chosen_from_all_ways_and_laid(program: Controller) -> None:
    game = advanced(program, KEPT, 351, 2)
    told: list[str] = []

    def choose(dialog: OpeningsDialog) -> None:
        buttons = dialog.findChildren(QPushButton)
        told.extend(one.accessibleName() for one in buttons if "opening" in one.objectName())
        QTest.keyClick(dialog, Qt.Key.Key_3)

    planned(program, choose)
    assert len(told) == len(game.presenter.guidance.openings(game.screen.view)) == 11
    assert told[2] == (
        "Set out king of spades, king of clubs, two of spades and two of hearts, two of diamonds, "
        "red joker: worth 130; you need 120"
    )
    assert game.scene.turn.draft == game.presenter.guidance.openings(game.screen.view)[2].draft
    assert len(game.record.moves) == 351, "nothing is played yet"

    def click_first(dialog: OpeningsDialog) -> None:
        button = dialog.findChild(QPushButton, "opening-0")
        assert button is not None
        assert dialog.focusWidget() is button
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    planned(program, click_first)
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    _, move = game.record.moves[351]
    assert isinstance(move, Lay)
    assert [len(meld.cards) for meld in move.melds] == [3, 4]
    take_keyboard(program)
    QTest.keyClick(program.window, Qt.Key.Key_F)
    assert game.scene.actions.bar.prompt == "Your side is already down."


def test_in_a_game_of_tricks_there_are_none(program: Controller) -> None:
    kept = KEPT.parent / "raub/classic-2.handfoot.json"
    game = advanced(program, kept, 11, 0)
    QTest.keyClick(game.view, Qt.Key.Key_F)
    assert game.scene.actions.bar.prompt == "Raub has no first melds: it is played in tricks."


def test_nobody_asks_once_the_game_is_over(program: Controller) -> None:
    game = advanced(program, KEPT, len(load(KEPT).record.moves), 0)
    assert game.play.waiting is Waiting.OVER
    for key in (Qt.Key.Key_F, Qt.Key.Key_H, Qt.Key.Key_Question):
        QTest.keyClick(game.view, key)
        assert game.scene.actions.bar.prompt == "The game is over."
        game.messages.forget()


def test_before_the_draw_what_the_hand_allows_is_told_but_cannot_be_laid(
    program: Controller,
) -> None:
    game = advanced(program, KEPT, 350, 2)
    ways = game.presenter.guidance.openings(game.screen.view)
    later = [number for number, way in enumerate(ways) if way.is_later]
    assert later

    def look(dialog: OpeningsDialog) -> None:
        for number in later:
            button = dialog.findChild(QPushButton, f"opening-{number}")
            assert button is not None
            assert not button.isEnabled()
            assert button.accessibleDescription() == "After the draw."
        QTest.keyClick(dialog, Qt.Key.Key_1 + later[0])
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    planned(program, look)
    assert game.scene.turn.draft.is_empty


def test_first_melds_are_called_good_ones_as_not_every_one_is_listed(qtbot: QtBot) -> None:
    help_page = KeyboardHelp(Style(LIGHT, 1.0), "hand-and-foot")
    qtbot.addWidget(help_page)
    texts = [text.text() for text in help_page.findChildren(QLabel)]
    said = texts[texts.index("F") + 1]
    assert said == "Choose from good ways to lay down a first meld"
