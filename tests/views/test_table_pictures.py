"""The pictures of a table: as many as it shows, and none when the game is over."""

from __future__ import annotations

import pytest
from family_lab import set_out, wait
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from table_lab import Lab, Opened, position

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


NOWHERE_SEEN = "#ff00ff"


def painted_on(lab: Lab, dpr: float) -> QImage:
    """What the table paints on a colour that it does not have."""
    size = lab.view.viewport().size()
    lab.scene.canvas.set_size(size.width(), size.height(), dpr)
    image = QImage(size * dpr, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(NOWHERE_SEEN)
    lab.view.viewport().render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return image


def test_nothing_is_filled_below_the_picture_that_covers_it(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    lab = opened(position("KH KD KC"))
    assert painted_on(lab, 1.0).pixelColor(5, 5).name() != NOWHERE_SEEN
    monkeypatch.setattr(lab.scene.canvas.background, "draw", lambda _painter, _rect: None)
    assert painted_on(lab, 1.0).pixelColor(5, 5).name() == NOWHERE_SEEN


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5])
def test_the_picture_covers_the_table_to_the_last_pixel(dpr: float, opened: Opened) -> None:
    for size in ((1040, 672), (1041, 673), (1042, 674), (1043, 675)):
        image = painted_on(opened(position("KH KD KC"), size=size), dpr)
        right, low = image.width() - 1, image.height() - 1
        edge = [(right, y) for y in range(low + 1)] + [(x, low) for x in range(right + 1)]
        bare = [at for at in edge if image.pixelColor(*at).name() == NOWHERE_SEEN]
        assert not bare, (size, len(bare))
