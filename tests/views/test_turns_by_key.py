"""Where bots play by key, a key begins a turn and nothing else, and "plays next" is true."""

from __future__ import annotations

from family_lab import LIKED, begun
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import BotPace
from handfoot_gui.core.seats import TABLE
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.bridge import Waiting

WAITS = (Waiting.KEY, Waiting.PERSON, Waiting.NEXT_DEAL, Waiting.OVER)


def test_nobody_plays_next_in_the_middle_of_a_turn(program: Controller, qtbot: QtBot) -> None:
    program.window.set_preferences(replace(LIKED, bot_pace=BotPace.KEY))
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    bridge, rules = game.bridge, game.bridge.session.rules
    turns = 0
    while turns < 60:
        qtbot.waitUntil(lambda: bridge.waiting in WAITS, timeout=60_000)
        if bridge.waiting is Waiting.PERSON:
            game.scene.move_chosen.emit(next(iter(rules.suggestions(bridge.view))))
            continue
        assert bridge.waiting is Waiting.KEY, "the deal goes on"
        actor = bridge.session.actor
        if actor != TABLE:
            turns += 1
            assert game.scene.actions.bar.prompt == f"{game.presenter.names[actor]} plays next."
            assert bridge.session.last_mover != actor
        bridge.go_on()
    moves = game.record.moves
    within = [
        move
        for (before, _), (seat, move), (after, _) in zip(moves, moves[1:], moves[2:], strict=False)
        if seat == TABLE and before == after != TABLE
    ]
    assert within, "the table moves in the middle of turns"
