"""What is said of good and bad moves while they are played: the coach, and reasons of bots."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from listening import Reader, told_by
from msgspec.structs import replace
from played_lab import KEPT, LIKED, advanced, card_spot, click, played, running
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.preferences import BotPace, SpokenNews
from handfoot_gui.core.record import PlayerKind
from handfoot_gui.games.hand_and_foot.rules.moves import Discard
from handfoot_gui.session.bar_texts import PromptCommand
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame

JUDGE = """
import pathlib, sys, time
from handfoot_gui.bots import worker
from handfoot_gui.core.judgement import Judgement, Way
from handfoot_gui.games.hand_and_foot.bots import advice
def judged(options, view, move, *_):
    while not (gain := pathlib.Path({gain!r})).exists():
        time.sleep(0.02)
    return Judgement(view.seat, move, (Way(move, *map(float, gain.read_text().split())),), 90, 50)
advice.judged = judged
sys.exit(worker.main())
"""
"""Judges no move before the file with the gain of a better one, and its error, is there."""


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    wanted = replace(LIKED, tell_misses=True, tell_reasons=True, bot_pace=BotPace.SLOW)
    yield from running(4, wanted)


def discard(game: PlayedGame, rank: Rank) -> None:
    """Discard a card of *rank* by the mouse and a key."""
    card = next(card for card in game.screen.view.holding if card.rank is rank)
    click(game, card_spot(game, card))
    QTest.keyClick(game.view, Qt.Key.Key_X)


def test_a_big_miss_is_said_and_can_be_taken_back_while_the_game_goes_on(
    qtbot: QtBot, program: Controller
) -> None:
    game = advanced(program, KEPT, 250, 1)
    discard(game, Rank.QUEEN)
    assert len(game.record.moves) == 251, "nothing waits for the coach"
    qtbot.waitUntil(lambda: "points more" in game.scene.actions.bar.prompt, timeout=60_000)
    bar = game.scene.actions.bar
    assert bar.prompt.startswith(f"{game.presenter.names[1]} could have gained about ")
    assert "points more: lay " in bar.prompt
    button = game.view.button(PromptCommand.UNDO)
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(game.record.moves) == 250
    assert "points more" not in game.scene.actions.bar.prompt
    runner = program.game_controller.runner
    program.window.change_preferences(replace(program.window.preferences, tell_misses=False))
    discard(game, Rank.QUEEN)
    qtbot.waitUntil(lambda: not runner.is_waiting, timeout=60_000)
    assert "points more" not in game.scene.actions.bar.prompt


def test_only_a_big_miss_is_said_and_only_to_who_made_it(
    qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    runner, gain, script = program.game_controller.runner, tmp_path / "gain", tmp_path / "judge.py"
    script.write_text(JUDGE.format(gain=str(gain)))
    runner.command = (sys.executable, str(script))
    game = advanced(program, KEPT, 250, 1)
    for points, is_said in (("99 0", False), ("139 20", False), ("140 20", True)):
        gain.write_text(points)
        with qtbot.waitSignal(runner.judged, timeout=60_000):
            discard(game, Rank.QUEEN)
        assert ("points more" in game.scene.actions.bar.prompt) == is_said
        game.screen.undo()
    gain.unlink()
    seats = list(game.record.seats)
    seats[2] = replace(seats[2], kind=PlayerKind.PERSON, level=None)
    game = played(program, replace(game.record, seats=tuple(seats)))
    game.screen.uncover()
    discard(game, Rank.QUEEN)
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.COVER, timeout=60_000)
    gain.write_text("500 0")
    with qtbot.waitSignal(runner.judged, timeout=60_000):
        game.screen.uncover()
    assert (game.screen.seat, game.screen.is_open) == (2, True)
    assert "points more" not in game.scene.actions.bar.prompt


def test_what_speaks_for_a_bots_move_is_said_without_its_hand(
    qtbot: QtBot, program: Controller
) -> None:
    program.window.change_preferences(replace(LIKED, tell_reasons=True, bot_pace=BotPace.QUICK))
    game = advanced(program, KEPT, 250, 1)
    told: list[str] = []
    actions = game.scene.actions
    actions.prompt_bar_changed.connect(lambda: told.append(actions.bar.facts))
    discard(game, Rank.JACK)
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.PERSON, timeout=60_000)
    moves, session = game.record.moves, game.play.session
    made = [session.seen_before(number) for number in range(251, len(moves))]
    reasons = {game.presenter.why(*seen) for seen in made if seen is not None} - {""}
    assert reasons
    assert any(reason in said for reason in reasons for said in told)
    assert all(seen is None or not seen[0].holding for seen in made), "no hand is looked at"


def test_in_full_length_it_is_heard_why_bots_did_so(
    qtbot: QtBot, program: Controller, reader: Reader
) -> None:
    heard: dict[SpokenNews, set[str]] = {}
    for news in (SpokenNews.NORMAL, SpokenNews.FULL):
        program.window.change_preferences(replace(LIKED, spoken_news=news))
        game = advanced(program, KEPT, 250, 1)
        told = told_by(game.scene.announced)
        jack = next(card for card in game.screen.view.holding if card.rank is Rank.JACK)
        # A key would come before it was heard what it presses.
        game.scene.move_chosen.emit(Discard(jack))
        qtbot.waitUntil(lambda game=game: game.play.waiting is Waiting.PERSON, timeout=60_000)
        session, last = game.play.session, len(game.record.moves)
        made = [session.seen_before(number) for number in range(251, last)]
        why = game.presenter.spoken().why
        reasons = {why(*seen) for seen in made if seen is not None} - {""}
        assert reasons
        heard[news] = {reason for reason in reasons if any(reason in text for text in told)}
    assert not heard[SpokenNews.NORMAL]
    assert heard[SpokenNews.FULL]
    assert not reader.lost


def test_what_a_turn_missed_is_not_said_of_the_next_one(qtbot: QtBot, program: Controller) -> None:
    game = advanced(program, KEPT, 250, 1)
    discard(game, Rank.QUEEN)
    qtbot.waitUntil(lambda: "points more" in game.scene.actions.bar.prompt, timeout=60_000)
    program.window.change_preferences(replace(program.window.preferences, bot_pace=BotPace.INSTANT))
    program.game_controller.set_preferences(program.window.preferences)
    game.screen.go_on()
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.PERSON, timeout=60_000)
    assert len(game.record.moves) > 252
    assert "points more" not in game.scene.actions.bar.prompt
