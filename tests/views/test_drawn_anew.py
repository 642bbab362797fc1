"""Whatever is done at the table, it looks as if all of it were laid out and drawn anew."""

from __future__ import annotations

from random import Random

import pytest
from drops_lab import BESIDE, MOVES, NOWHERE, SIZE, at_the_discard, hold
from played_lab import KEPT, advanced, card_spot, dense_game, zone_spot
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame

GESTURES = 40


def gesture(game: PlayedGame, rng: Random) -> None:
    """Click a card or drag it somewhere, now and then put it back."""
    card = rng.choice(game.scene.table.selectable)
    start, port = card_spot(game, card), game.view.viewport()
    if rng.random() < 0.3:
        QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=start)
    else:
        zones = list(game.scene.canvas.places.zones)
        spots = [zone_spot(game, rng.choice(zones)) for _ in range(2)]
        end = rng.choice([start + BESIDE, NOWHERE, *spots])
        hold(port, start, end)
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    if rng.random() < 0.1:
        QTest.keyClick(game.view, Qt.Key.Key_Escape)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["hand-and-foot", "manipulation"])
def test_what_was_not_drawn_anew_had_not_changed(name: str, program: Controller) -> None:
    program.window.resize(*SIZE)
    program.window.show()
    game = dense_game(program)
    if name == "hand-and-foot":
        game = advanced(program, KEPT, at_the_discard(MOVES), 0)
    rng, tried = Random(2), 0
    for _ in range(GESTURES):
        QTest.qWait(1)
        if not game.scene.table.selectable:
            continue
        tried += 1
        gesture(game, rng)
        # Nothing else may come to be seen between the two: bots are at it, too.
        QApplication.processEvents()
        before = game.view.grab()
        # Without all it knows, it is laid out and drawn from nothing.
        game.scene.canvas.clear()
        game.scene.canvas.restyle()
        assert game.view.grab().toImage() == before.toImage(), f"gesture {tried}"
    assert tried > GESTURES / 2
