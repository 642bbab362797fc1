"""A demo: bots play before an open hand, it is said why they act so, and nothing is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from listening import told_by
from msgspec.structs import replace
from played_lab import LIKED, game_of, running
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QMenu
from pytestqt.qtbot import QtBot
from readers_on import reader_on
from whole_program import child

from handfoot_gui.core.preferences import BotPace
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import games_offered
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.pages.setup.choice import demo_of, player_of


@pytest.fixture
def program() -> Iterator[Controller]:
    """With somebody who has a screen reader on."""
    with reader_on():
        yield from running(11)


def acts(game: PlayedGame) -> int:
    """What everybody saw the players do so far."""
    return sum(line.seat != TABLE for line in game.play.session.log.told(0))


def stopped(qtbot: QtBot, game: PlayedGame) -> None:
    """Stop the demo *game* by its key, as soon as that can be done."""
    qtbot.waitUntil(lambda: game.play.can_pause, timeout=20_000)
    QTest.keyClick(game.view, Qt.Key.Key_Space)
    assert game.play.brakes.is_paused


def step(qtbot: QtBot, game: PlayedGame) -> str:
    """See one more act of a player; gives why it was made."""
    known, before = len(game.record.moves), acts(game)
    while acts(game) == before:
        shown = len(game.record.moves)
        QTest.keyClick(game.view, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda shown=shown: len(game.record.moves) > shown, timeout=20_000)
    assert acts(game) == before + 1
    numbers = range(known, len(game.record.moves))
    seen = [game.play.session.seen_before(number, by_player=True) for number in numbers]
    return " ".join(game.presenter.why(*one) for one in seen if one is not None)


@pytest.mark.parametrize("name", games_offered())
def test_each_act_is_seen_by_a_key_and_said_with_its_reason(
    program: Controller, qtbot: QtBot, name: str
) -> None:
    record = demo_of(program.setup_controller.last(name))
    bots = tuple(player_of(player.name, "easy") for player in record.seats)
    program.game_controller.begin_demo(replace(record, seats=bots))
    game = game_of(program)
    game.set_pace(BotPace.QUICK)
    heard = told_by(game.scene.announced)
    stopped(qtbot, game)
    reasons: list[str] = []
    while not any(reason and reason in " ".join(heard) for reason in reasons):
        assert len(reasons) < 8, heard
        reasons.append(step(qtbot, game))
        assert reasons[-1] in game.scene.actions.shown_bar.facts
        before = acts(game)
        qtbot.wait(60)
        assert acts(game) == before
    # One hand lies open all the time, and none of its cards can be lifted.
    assert game.open_seat == 0
    assert game.scene.table.hand
    QTest.keyClick(game.view, Qt.Key.Key_Right)
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert game.scene.selection.cards == ()
    assert not game.can_undo


def test_a_demo_goes_faster_and_is_left_and_nothing_is_kept(
    program: Controller, qtbot: QtBot, user_folder: Path
) -> None:
    """From the start page, which offers every game, to the start page."""
    menu = child(child(program.start_controller.page, QAbstractButton, "learn"), QMenu)
    offers = [act.text() for act in menu.actions() if act.objectName().startswith("demo-")]
    assert offers == [
        f"Watch a demo: {act.text()}" for act in program.window.commands.help.demos.values()
    ]
    next(act for act in menu.actions() if act.objectName() == "demo-raub").trigger()
    game = game_of(program)
    qtbot.waitUntil(lambda: game.play.can_pause, timeout=20_000)
    for pace in (BotPace.CALM, BotPace.QUICK, BotPace.SLOW):
        QTest.keyClick(game.view, Qt.Key.Key_Plus)
        assert game.pace.now is pace
    program.game_controller.pages.table.panel.pace.chosen.emit(BotPace.INSTANT)
    assert game.pace.now is BotPace.INSTANT
    assert program.window.preferences.bot_pace is LIKED.bot_pace
    game.set_pace(BotPace.QUICK)
    stopped(qtbot, game)
    while (seen := game.play.followed.last_act) is None:
        step(qtbot, game)
    told = told_by(game.scene.announced)
    QTest.keyClick(game.view, Qt.Key.Key_W)
    qtbot.waitUntil(lambda: bool(told), timeout=20_000)
    assert told[0].startswith(game.presenter.why(*seen))
    assert "\n" in told[0] or "only the points" in told[0]
    # The same once more is a demo, too.
    program.game_controller.again_requested.emit()
    game = game_of(program)
    assert game.is_demo
    assert {player.level for player in game.record.seats} == {GAMES["raub"].levels[-1]}
    # It is left from its score, as from its table.
    game.show_score()
    leave = program.window.page.findChild(QAbstractButton, "start")
    assert leave is not None
    assert leave.text() == program.window.commands.leave.text()
    QTest.keyClick(program.window.page, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert program.played is None
    assert program.start_controller.is_shown
    assert not program.window.commands.leave.isEnabled()
    assert not [
        path for path in user_folder.rglob("*") if "demo" in path.name or "game" in path.name
    ]
