"""The pictures of a table: as many as it shows, and none when the game is over."""

from __future__ import annotations

from family_lab import set_out, wait
from pytestqt.qtbot import QtBot

from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.table.scene import TableScene


def pixels(scene: TableScene) -> int:
    """Bytes of the picture that the scene keeps for its background."""
    picture = scene.canvas.background.picture
    return picture.width() * picture.height() * 4


def test_a_game_that_is_left_keeps_no_pictures(program: Controller, qtbot: QtBot) -> None:
    game = set_out(program, "steady/classic", 200, "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is not Waiting.OVER
    program.window.grab()
    scene = game.scene
    assert scene.canvas.atlas.kept > 20
    assert pixels(scene) > 1_000_000
    program.show_start()
    set_out(program, "raub/classic-4", 20, "p", "easy", "easy", "easy")
    assert scene.canvas.atlas.kept == 0
    assert pixels(scene) == 0


def test_a_background_is_painted_again_in_the_same_picture(
    program: Controller, qtbot: QtBot
) -> None:
    game = set_out(program, "steady/classic", 200, "p", "easy", "easy", "easy")
    wait(qtbot, game)
    program.window.grab()
    before = game.scene.canvas.background.picture
    game.scene.move_chosen.emit(next(iter(game.play.session.rules.suggestions(game.screen.view))))
    wait(qtbot, game)
    program.window.grab()
    assert game.scene.canvas.background.picture is before
