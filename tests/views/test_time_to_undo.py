"""Whoever wants more time to take a turn back has it, hears of it, and lets the others play on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from family_lab import LIKED, set_out, show
from listening import Reader
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import BotPace, Preferences, TimeToUndo
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame

CTRL = Qt.KeyboardModifier.ControlModifier
LONG = 60_000
KEPT = {"hand-and-foot": ("steady/classic", 60), "raub": ("raub/classic-4", 40)}


def ended(
    qtbot: QtBot, program: Controller, kept: str, wanted: Preferences, *others: str
) -> PlayedGame:
    """A game in which somebody has just ended a turn, by the golden button or by the rules."""
    program.window.set_preferences(wanted)
    sample, moves = KEPT[kept]
    game = set_out(program, sample, moves, "p", *(others or ("easy", "easy", "easy")))
    until(qtbot, program, game, lambda: game.play.waiting in (Waiting.BOT, Waiting.NOTHING))
    return game


def until(
    qtbot: QtBot, program: Controller, game: PlayedGame, is_there: Callable[[], bool]
) -> None:
    """Act for persons, ending their turns where that is allowed, until one has ended and it
    *is_there*."""
    for _ in range(60):
        if game.play.grace.is_on and is_there():
            return
        waiting = wait_for_person(qtbot, game)
        if waiting is Waiting.COVER:
            show(program)
        elif waiting is Waiting.PERSON:
            session, view = game.play.session, game.screen.view
            moves = list(session.rules.suggestions(view))
            ends = (move for move in moves if session.ends_turn(view.seat, move))
            game.scene.move_chosen.emit(next(ends, moves[0]))
        else:
            QTest.keyClick(game.view, Qt.Key.Key_Return)
    raise AssertionError("no turn of a person ended before a bot's")


def wait_for_person(qtbot: QtBot, game: PlayedGame) -> Waiting:
    qtbot.waitUntil(
        lambda: game.play.grace.is_on or game.play.waiting not in (Waiting.BOT, Waiting.NOTHING),
        timeout=LONG,
    )
    return game.play.waiting


@pytest.mark.timing(wanted_grace=LONG)
def test_the_others_wait_until_enter(qtbot: QtBot, program: Controller, reader: Reader) -> None:
    wanted = replace(LIKED, time_to_undo=TimeToUndo.UNTIL_ENTER)
    game = ended(qtbot, program, "raub", wanted)
    made = len(game.record.moves)
    qtbot.wait(80)
    assert len(game.record.moves) == made, "they wait"
    reader.hears("the others are waiting: go on, or take your move back.")
    reader.hears_last("Ctrl+Z")
    # What was ended is done again, and stands by the golden button.
    QTest.keyClick(game.view, Qt.Key.Key_Z, CTRL)
    assert len(game.record.moves) < made
    reader.heard.clear()
    QTest.keyClick(game.view, Qt.Key.Key_Y, CTRL)
    assert game.play.grace.waits_for_key
    # What is asked is heard before a key answers it.
    reader.hears("the others are waiting: go on, or take your move back.")
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(game.record.moves) > made, timeout=LONG)
    assert not game.play.grace.is_on


@pytest.mark.timing(wanted_grace=LONG)
def test_ten_seconds_are_announced_and_waited(
    qtbot: QtBot, program: Controller, reader: Reader
) -> None:
    wanted = replace(LIKED, time_to_undo=TimeToUndo.TEN_SECONDS)
    game = ended(qtbot, program, "hand-and-foot", wanted)
    made = len(game.record.moves)
    qtbot.wait(80)
    assert len(game.record.moves) == made
    reader.hears("The others will wait ten seconds.")
    assert sum("The others will wait ten seconds." in said for said in reader.heard) == 1
    QTest.keyClick(game.view, Qt.Key.Key_Z, CTRL)
    assert len(game.record.moves) == made - 1


@pytest.mark.timing(wanted_grace=0)
def test_once_the_time_is_over_the_others_play(qtbot: QtBot, program: Controller) -> None:
    game = ended(
        qtbot, program, "hand-and-foot", replace(LIKED, time_to_undo=TimeToUndo.TEN_SECONDS)
    )
    made = len(game.record.moves)
    qtbot.waitUntil(lambda: len(game.record.moves) > made, timeout=LONG)


@pytest.mark.timing(wanted_grace=LONG)
def test_who_wants_less_time_meanwhile_lets_the_others_play(
    qtbot: QtBot, program: Controller
) -> None:
    game = ended(
        qtbot, program, "hand-and-foot", replace(LIKED, time_to_undo=TimeToUndo.UNTIL_ENTER)
    )
    made = len(game.record.moves)
    qtbot.wait(50)
    program.window.change_preferences(LIKED)
    qtbot.waitUntil(lambda: len(game.record.moves) > made, timeout=LONG)


@pytest.mark.timing(wanted_grace=LONG)
def test_several_at_the_screen_have_the_time_as_well(qtbot: QtBot, program: Controller) -> None:
    wanted = replace(LIKED, time_to_undo=TimeToUndo.UNTIL_ENTER)
    game = ended(qtbot, program, "hand-and-foot", wanted, "easy", "p", "easy")
    made, mover = len(game.record.moves), game.play.grace.seat
    qtbot.wait(80)
    assert len(game.record.moves) == made
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(game.record.moves) > made, timeout=LONG)
    assert game.record.moves[-1][0] != mover


@pytest.mark.timing(wanted_grace=LONG)
def test_a_narrated_pace_asks_for_one_key_only(qtbot: QtBot, program: Controller) -> None:
    wanted = replace(LIKED, time_to_undo=TimeToUndo.UNTIL_ENTER, bot_pace=BotPace.KEY)
    program.window.set_preferences(wanted)
    game = set_out(program, "steady/classic", 60, "p", "easy", "easy", "easy")
    until(qtbot, program, game, lambda: game.play.waiting is Waiting.KEY)
    made = len(game.record.moves)
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(game.record.moves) > made, timeout=LONG)
