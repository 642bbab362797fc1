"""A bot that raises, hangs, answers nonsense or dies: the game goes on, and is not silent of it."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest
from challenges_lab import played, renamed
from family_lab import begun, go, wait
from finding import press
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import ThinkingTime
from handfoot_gui.core.record import states
from handfoot_gui.crash_log import BOTS, log_folder
from handfoot_gui.games import GAMES
from handfoot_gui.session.challenge import OWN_SEAT, Challenge
from handfoot_gui.session.repeatable import bot_seed
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame

WORKER = """
import os, pathlib, sys, time as clock
from handfoot_gui.bots import worker
from handfoot_gui.games.hand_and_foot.bots import learnt, strong
from handfoot_gui.games.hand_and_foot.bots.levels import EasyBot
from handfoot_gui.games.hand_and_foot.rules.moves import Draw
folder = pathlib.Path({folder!r})
think, expert = EasyBot.choose, strong.ExpertBot.choose
def choose(self, view, seed, time):
    if not (folder / "failed").exists():
        {fault}
    return think(self, view, seed, time)
def timed(self, view, seed, time):
    (folder / "seconds").write_text(str(time))
    return expert(self, view, seed, 0.01)
EasyBot.choose, strong.ExpertBot.choose = choose, timed
if {is_damaged}:
    learnt.WEIGHTS = folder / "nothing"
sys.exit(worker.main())
"""


def with_worker(program: Controller, folder: Path, **facts: object) -> None:
    """Let the bots of *program* think in a process of their own kind."""
    script = folder / "worker.py"
    wishes = {"fault": "pass", "is_damaged": False} | facts
    script.write_text(WORKER.format(folder=str(folder), **wishes), "utf-8")
    program.game_controller.runner.command = (sys.executable, str(script))


def to_end_of_next_turn(qtbot: QtBot, program: Controller, game: PlayedGame) -> list[str]:
    """Play until the other player has had a turn; gives what the prompt bar said."""
    said: list[str] = []
    game.play.changed.connect(lambda: said.append(game.scene.actions.shown_bar.facts))
    while not any(seat == 1 for seat, _ in game.record.moves):
        go(qtbot, program, game)
    assert wait(qtbot, game) is Waiting.PERSON
    return said


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("raise ValueError('no idea')", "ValueError: no idea"),
        ("return Draw((99,))", "the move is not allowed"),
        ("os._exit(3)", "the process of the bots has ended"),
        ("clock.sleep(600)", "the bots did not answer in time"),
    ],
    ids=["raises", "illegal", "dies", "hangs"],
)
def test_the_game_goes_on_with_a_simple_move_and_both_logs_say_so(
    program: Controller,
    qtbot: QtBot,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    fault: str,
    told: str,
) -> None:
    def on_failed(_reason: str) -> None:
        (tmp_path / "failed").touch()
        runner.clock.timing = replace(runner.clock.timing, bots_hung=60_000)

    runner = program.game_controller.runner
    runner.clock.timing = replace(
        runner.clock.timing, bots_hung=200 if "sleep" in fault else 60_000
    )
    with_worker(program, tmp_path, fault=fault)
    with caplog.at_level(logging.WARNING):
        game = begun(program, "hand-and-foot", "p", "easy")
        game.play.bots.failed.connect(on_failed)
        said = to_end_of_next_turn(qtbot, program, game)
    assert any("a simple move was made for it" in facts for facts in said)
    moves = program.game_controller.pages.table.panel.log.moves
    lines = [moves.index(row, 0).data(Qt.ItemDataRole.DisplayRole) for row in range(9)]
    assert lines.count("A simple move was made for Elise.") == 1
    assert told.casefold() in "\n".join(record.message for record in caplog.records).casefold()
    assert ("no idea" in fault) == ("no idea" in (log_folder() / f"{BOTS}.log").read_text("utf-8"))
    assert load(game.path).record.moves == game.record.moves
    assert list(states(game.play.session.rules, game.record.moves))


def test_damaged_weights_are_told_once_and_the_bot_plays_on(
    program: Controller, qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with_worker(program, tmp_path, is_damaged=True)
    game = begun(program, "hand-and-foot", "p", "expert")
    with caplog.at_level(logging.WARNING):
        said = to_end_of_next_turn(qtbot, program, game)
    sentence = "A program file is damaged, so some bots play less well than they could."
    assert sentence in said
    assert not any("a simple move" in facts for facts in said)
    assert (log_folder() / f"{BOTS}.log").read_text("utf-8").count("cannot be used") == 1


def test_an_expert_thinks_as_long_as_the_household_lets_it(
    program: Controller, qtbot: QtBot, tmp_path: Path
) -> None:
    with_worker(program, tmp_path)
    liked = replace(program.window.preferences, expert_time=ThinkingTime.LONG)
    program.window.set_preferences(liked)
    game = begun(program, "hand-and-foot", "p", "expert")
    to_end_of_next_turn(qtbot, program, game)
    assert (tmp_path / "seconds").read_text() == "5.0"
    program.window.change_preferences(replace(liked, expert_time=ThinkingTime.MOMENT))
    played = len(game.record.moves)
    while not any(seat == 1 for seat, _ in game.record.moves[played:]):
        go(qtbot, program, game)
    assert (tmp_path / "seconds").read_text() == "0.2"


def test_a_deal_of_a_challenge_waits_for_a_bot_and_no_other_move_is_made_for_it(
    program: Controller, qtbot: QtBot, tmp_path: Path
) -> None:
    challenge = Challenge("hand-and-foot", "classic", "easy", 6)
    with_worker(program, tmp_path, fault="raise ValueError('no idea')")
    games = program.guided.challenges
    games.show()
    games.controller.open(challenge)
    page, name = games.controller.page, games.controller.person
    expected = renamed(played(challenge, 1), name)

    def play() -> None:
        press(page, "play")
        bot = GAMES["hand-and-foot"].bot("easy", challenge.options)
        while (game := program.played) is not None and program.window.page is not page:
            session = game.play.session
            if game.play.waiting is Waiting.PERSON:
                seed = bot_seed(session.record, OWN_SEAT)
                assert seed is not None
                game.play.make(OWN_SEAT, bot.choose(session.view(OWN_SEAT), seed, 1.0))
            elif game.play.has_score_to_read:
                return
            qtbot.wait(1)

    play()
    assert page.facts.said.startswith("A bot did not answer, so deal 1 waits here as it is")
    assert program.played is None
    path = games.controller.challenges.game_of(challenge.code, name, 1)
    assert path is not None
    moves = load(path).record.moves
    assert 0 < len(moves) < len(expected.moves)
    assert moves == expected.moves[: len(moves)]
    assert page.facts.shown.entrants == ()
    # It is asked the same once more, and answers.
    (tmp_path / "failed").touch()
    play()
    assert program.played is not None
    assert program.played.record.moves == expected.moves
