"""Several people who press whatever comes to their minds: no hand is seen by anybody else."""

from __future__ import annotations

from random import Random

import pytest
from family_lab import LIKED, begun, go, wait
from msgspec.structs import replace
from pytestqt.qtbot import QtBot
from watching import Watcher, faces, leaks

from handfoot_gui.core.preferences import Animation, TextSize, ThemeChoice
from handfoot_gui.core.record import MemoryAid
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.bridge import Waiting
from handfoot_gui.ui.game.played_game import PlayedGame

ACTS = (*["go"] * 7, "cover", "undo", "hint", "score", "look", "size", "lift", "theme")


def do(act: str, qtbot: QtBot, program: Controller, game: PlayedGame, rng: Random) -> None:
    window, scene = program.window, game.scene
    match act:
        case "go":
            go(qtbot, program, game, rng)
        case "cover":
            game.cover()
        case "undo":
            game.undo()
        case "hint":
            game.ask_hint()
            qtbot.wait(rng.choice((1, 40)))
        case "score":
            game.show_score()
            game.show_table()
        case "look" if window.page is program.game_controller.pages.table:
            program.look_back_now()
            qtbot.wait(1)
            program.look_back_controller.leave()
        case "size":
            window.resize(rng.choice((1024, 1280, 1600)), rng.choice((700, 900)))
        case "lift" if game.bridge.is_open and scene.table.hand:
            scene.selection.select(scene.table.hand[:1])
        case "theme":
            theme, size = (
                rng.choice((ThemeChoice.LIGHT, ThemeChoice.DARK)),
                rng.choice(list(TextSize)),
            )
            window.set_preferences(replace(window.preferences, theme=theme, text_size=size))
            game.set_preferences(window.preferences)


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("hand-and-foot", ("p", "steady", "p", "easy")),
        ("raub", ("easy", "p", "p", "p")),
        ("manipulation", ("p", "steady", "p", "p")),
    ],
    ids=str,
)
def test_whatever_is_pressed_a_covered_table_shows_no_card(
    qtbot: QtBot, program: Controller, name: str, kinds: tuple[str, ...]
) -> None:
    preferences = replace(LIKED, animation=Animation.QUICK, memory_aid=MemoryAid.UNSEEN)
    program.window.set_preferences(preferences)
    game, rng, window = begun(program, name, *kinds), Random(5), program.window
    watcher, covers = Watcher(game), 0
    for _ in range(35):
        if wait(qtbot, game) in (Waiting.NEXT_DEAL, Waiting.OVER):
            break
        do(rng.choice(ACTS), qtbot, program, game, rng)
        qtbot.wait(1)
        if game.bridge.waiting is Waiting.COVER:
            covers += 1
            assert window.page is program.game_controller.pages.cover
            assert leaks(game, window) == []
            assert faces(game) == set()
    watcher.stop()
    assert watcher.seen == []
    assert covers > 5
