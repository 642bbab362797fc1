"""Own first melds played again at the table: laid as in a game, with its planner, and judged."""

from __future__ import annotations

from pathlib import Path

import pytest
from finding import has, press, texts
from listening import told_by
from own_mistakes import drill
from played_lab import card_spot, click, game_of, zone_spot
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from handfoot_gui.core.table import DISCARD, NEW_MELD
from handfoot_gui.games.hand_and_foot.presenter.table import ActCode
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.guides.openings_dialog import OpeningsDialog
from handfoot_gui.ui.game.guides.own_puzzle import FIRST_MELDS
from handfoot_gui.ui.game.played_game import PlayedGame

pytestmark = pytest.mark.timing(hint_step=1)

GAME = "hand-and-foot"
TWO_MELDS = 500
"""From this move of the sample on, what was laid for the first time are two melds."""


def begin(program: Controller) -> PlayedGame:
    program.guided.show_own()
    press(program.window.page, f"drill-{GAME}")
    return game_of(program)


def lift(game: PlayedGame, *faces: str) -> None:
    """Click one card of the hand after the other."""
    for face in faces:
        lifted = game.scene.selection.cards
        found = (card for card in game.scene.table.hand if card not in lifted)
        click(game, card_spot(game, next(card for card in found if card.face == face)))


def set_out(game: PlayedGame, *faces: str) -> None:
    lift(game, *faces)
    click(game, zone_spot(game, NEW_MELD))


def said(game: PlayedGame) -> tuple[str, str]:
    return game.scene.actions.bar.prompt, game.scene.actions.bar.facts


def buttons(game: PlayedGame) -> dict[str, bool]:
    """Those of the prompt bar, and whether they are on."""
    return {button.code: button.is_on for button in game.scene.actions.buttons}


def test_a_first_meld_of_two_melds_is_laid_by_the_mouse_and_solves_it(
    program: Controller, user_folder: Path, qtbot: QtBot
) -> None:
    book = drill(user_folder, GAME, first=TWO_MELDS)
    (own,) = book.drills("marta", GAME)
    melds = [[card.face for card in meld.cards] for meld in own.mistake.judged.played.melds]
    assert len(melds) == 2
    game = begin(program)
    assert said(game) == (
        "Your own hand again. What is best here?",
        "Marta, lay down at least 150 points, or discard.",
    )
    set_out(game, *melds[0])
    assert said(game)[0] == "Marta, lay down 120 more points, or take the cards back."
    assert buttons(game) == {ActCode.TAKE_ALL_BACK: True, ActCode.LAY: False}
    lift(game, *melds[1])
    assert said(game)[0] == "Marta, that makes 150; you need only 150 points to lay down."
    click(game, zone_spot(game, NEW_MELD))
    press(game.view, ActCode.LAY)
    qtbot.waitUntil(lambda: said(game)[0] == "Right: nothing is surely better.", timeout=60_000)
    tables = game.screen.view.public.tables
    assert sorted(len(meld.cards) for table in tables for meld in table.melds)[-2:] == [3, 3]


def test_the_planner_lays_a_first_meld_by_keys_alone_which_misses_it_and_is_tried_again(
    program: Controller, user_folder: Path, qtbot: QtBot
) -> None:
    drill(user_folder, GAME, is_good=False)
    game = begin(program)
    hand = game.scene.table.hand
    assert FIRST_MELDS in buttons(game)

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, OpeningsDialog)
        QTest.keyClick(dialog, Qt.Key.Key_1)

    QTimer.singleShot(0, choose)
    QTest.keyClick(game.view, Qt.Key.Key_F)
    assert said(game)[0] == "Marta, that makes 90; you need only 90 points to lay down."
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert said(game)[0] == "Thinking about the move."
    qtbot.waitUntil(lambda: said(game)[0] == "Not yet: there is a better way.", timeout=60_000)
    assert said(game)[1].startswith("Lay A A 2 and three nines: about ")
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert game.scene.table.hand == hand
    lift(game, "3S")
    click(game, zone_spot(game, DISCARD))
    assert said(game)[0] == "Right: nothing is surely better."
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert has(program.window.page, f"drill-{GAME}")


def test_enter_says_how_much_a_first_meld_lacks(program: Controller, user_folder: Path) -> None:
    drill(user_folder, GAME, is_good=False)
    game = begin(program)
    set_out(game, "9S", "9D", "9C")
    heard = told_by(game.scene.actions.announced)
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert said(game)[0] == "You need 60 more points for your first meld."
    assert buttons(game) == {ActCode.TAKE_ALL_BACK: True, ActCode.LAY: False}
    assert "You need 60 more points for your first meld." in heard


def test_a_hand_that_is_played_again_is_not_called_a_mistake(
    program: Controller, user_folder: Path
) -> None:
    drill(user_folder, GAME)
    begin(program)
    shown = texts(program.window.page)
    assert "A hand of your own" in shown
    assert "A mistake of your own" not in shown
