"""A bot process that is stopped in mid-game: the table says so and goes on, nothing is lost."""

from __future__ import annotations

import os
import signal

import pytest
from family_lab import begun, wait
from pytestqt.qtbot import QtBot

from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game import bot_runner
from handfoot_gui.ui.game.bridge import Waiting

pytestmark = pytest.mark.skipif(
    not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here"
)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 700)])
def test_the_table_says_that_the_bots_do_not_answer_and_goes_on(
    program: Controller, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    game = begun(program, "manipulation", "p", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    runner = program.game_controller.runner
    stopped = runner.process_id
    assert stopped
    monkeypatch.setattr(bot_runner, "_LATE", 0.1)
    monkeypatch.setattr(bot_runner, "_GRACE", 1.0)
    runner.late.connect(lambda is_anew: is_anew and monkeypatch.setattr(bot_runner, "_GRACE", 60.0))
    said: list[str] = []
    game.bridge.bot_late.connect(lambda _: said.append(game.scene.actions.bar.prompt))
    os.kill(stopped, signal.SIGSTOP)
    while game.bridge.waiting is Waiting.PERSON:
        rules, view = game.bridge.session.rules, game.bridge.view
        game.scene.move_chosen.emit(next(iter(rules.suggestions(view))))
    own = game.record.moves
    qtbot.waitUntil(lambda: len(game.record.moves) > len(own), timeout=60_000)
    assert wait(qtbot, game) is Waiting.PERSON
    assert said[:2] == [
        "The bots do not answer; they are started again in a few seconds.",
        "The bots did not answer and were started again; nothing is lost.",
    ]
    assert said[1] in (game.scene.actions.bar.prompt, game.scene.actions.bar.facts)
    assert game.record.moves[: len(own)] == own
    assert load(game.path).record.moves == game.record.moves
