"""The pictures of a table: as many as it shows, and none when the game is over."""

from __future__ import annotations

import gc

import pytest
from family_lab import made_program, set_out, wait
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.bridge import Waiting

__all__ = ["made_program"]

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support ")


def pixels(scene: object) -> int:
    """Bytes of the pictures that the scene keeps for cards and background."""
    found = {id(one): one for one in gc.get_referents(scene.__dict__) if isinstance(one, QPixmap)}
    return sum(one.width() * one.height() * 4 for one in found.values())


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
    (before,) = [one for one in gc.get_referents(game.scene.__dict__) if isinstance(one, QPixmap)]
    game.scene.move_chosen.emit(next(iter(game.bridge.session.rules.suggestions(game.bridge.view))))
    wait(qtbot, game)
    program.window.grab()
    (after,) = [one for one in gc.get_referents(game.scene.__dict__) if isinstance(one, QPixmap)]
    assert after is before
