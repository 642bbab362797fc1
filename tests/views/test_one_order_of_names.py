"""Two who play together are named in one order: at the table, beside it, on scores and sheets."""

from __future__ import annotations

from family_lab import to_cover, wait
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from handfoot_gui.core.text.score_sheet import side_names
from handfoot_gui.core.text.words import Words
from handfoot_gui.session.score_sheet import facts_of_game
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, SeatChoice
from handfoot_gui.ui.table.labels import listed

PAIRS = ["Karl and Ruth", "Ana and Pavel"]


def test_a_pair_is_named_in_one_order_whoever_plays(program: Controller, qtbot: QtBot) -> None:
    names = ("Ruth", "Pavel", "Karl", "Ana")
    bots = (None, "easy", None, "easy")
    program.new_game(
        NewGame(RulesChoice("hand-and-foot", "classic"), tuple(map(SeatChoice, names, bots)))
    )
    game = program.played
    assert game is not None
    seen = set()
    while len(seen) < 2:
        to_cover(qtbot, program, game)
        QTest.keyClick(program.game_controller.pages.cover, Qt.Key.Key_Return)
        assert wait(qtbot, game) is Waiting.PERSON
        background = game.scene.canvas.background.shown
        assert background is not None
        seen.add(background.table.seat)
        assert [listed(background.names(side)) for side in range(2)] == PAIRS
        assert [
            side.names for side in program.game_controller.pages.table.panel.facts.sides
        ] == PAIRS
        move = next(iter(game.play.session.rules.suggestions(game.screen.view)))
        game.scene.move_chosen.emit(move)
    facts = facts_of_game(Words(), game.record, game.play.session.sheet)
    assert [side.name for side in side_names(Words(), facts)] == PAIRS
    program.show_start()
    (card,) = program.start_controller.page.facts.games
    assert [side.names for side in card.sides] == PAIRS
