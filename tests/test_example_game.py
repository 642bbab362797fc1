"""A fourth game, one folder and one line: it plays, is saved, resumed, looked back and printed."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from datetime import date
from itertools import count
from pathlib import Path
from random import Random

import pytest
from every_game import check_deals_seen
from example_game.game import GAME
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from whole_program import programs

from handfoot_gui import games
from handfoot_gui.app import sheet_pdf
from handfoot_gui.bots.arena import play_game
from handfoot_gui.core.preferences import Animation, BotPace, Preferences
from handfoot_gui.core.puzzle import Verdict
from handfoot_gui.core.record import Player, PlayerKind, Record, states
from handfoot_gui.core.score_sheet import Origin, SheetFacts
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.spoken_state import Asked, Standing
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.session.check import check_of
from handfoot_gui.session.look_back import LookBack
from handfoot_gui.session.puzzle import Attempt
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.puzzles import puzzles_path, read_puzzles
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.play import bot_runner
from handfoot_gui.ui.print.page_format import PaperSize, Wish

OPTIONS = GAME.presets["classic"]
RULES = GAME.rules(OPTIONS)
SEATS = (
    Player("Marta", PlayerKind.PERSON),
    Player("Elise", PlayerKind.BOT, "easy"),
    Player("Josip", PlayerKind.BOT, "easy"),
)
WORKER = """
import sys
sys.path[:0] = {path!r}
from every_game import check_deals_seen
from example_game.game import GAME
from handfoot_gui.bots import worker
from handfoot_gui.games import GAMES
GAMES[GAME.name] = GAME
sys.exit(worker.main())
"""


@pytest.fixture(autouse=True)
def fourth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one line, here and in the bots' process."""
    monkeypatch.setitem(games.GAMES, GAME.name, GAME)
    tests = Path(__file__).parent
    command = (sys.executable, "-c", WORKER.format(path=[str(tests), str(tests.parent)]))
    monkeypatch.setattr(bot_runner, "worker_command", lambda: command)


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Controller]:
    with programs(qapp) as make:
        yield make()


def whole_match() -> Record:
    bots = [GAME.bot("easy", OPTIONS) for _ in SEATS]
    moves = play_game(RULES, bots, 5).moves
    return Record(GAME.name, "classic", OPTIONS, SEATS, tuple(moves), 5)


def test_it_plays_to_the_end() -> None:
    record = whole_match()
    looked = LookBack(record, presenter_of(record, Words()), is_finished=True)
    assert looked.route.last == len(record.moves)
    check = looked.check()
    assert sum(check.scores) == 15, "three deals of five tricks"
    assert check.finished


def test_its_three_deals_are_seen_and_no_other() -> None:
    record = whole_match()
    passed = states(rules_of(record), record.moves)
    assert check_deals_seen(presenter_of(record, Words()), record.moves, passed) == 3


def test_how_it_stands_is_said_with_its_own_words_for_the_trick() -> None:
    record = whole_match()
    presenter = presenter_of(record, Words()).spoken()
    said = set[str]()
    for state in states(RULES, record.moves[:12]):
        view = RULES.view(state, Seat(0))
        at = Standing(view, presenter.table.empty, RULES.sheet(state).totals)
        spoken = GAME.spoken_state(presenter, at)
        assert all(spoken.said(asked) for asked in Asked if asked is not Asked.MELDS)
        said.add(spoken.said(Asked.MIDDLE))
    assert "No card lies in the middle." in said
    assert any(re.fullmatch(r"The trick so far: \w+ of \w+(, \w+ of \w+)+\.", one) for one in said)


def test_it_is_saved_and_read_again(tmp_path: Path) -> None:
    record = whole_match()
    state = RULES.start()
    saves = Saves(tmp_path)
    kept = saves.create(record)
    for seat, move in record.moves:
        state = RULES.apply(state, seat, move)
    kept.save(record, state)
    kept.close()
    (path,) = tmp_path.rglob("*.handfoot")
    loaded = load(path)
    assert loaded.record.moves == record.moves
    assert check_of(loaded.record, RULES, loaded.state).finished


def test_its_score_sheet_is_printed(qapp: QApplication) -> None:
    del qapp
    record = whole_match()
    state = RULES.start()
    for seat, move in record.moves:
        state = RULES.apply(state, seat, move)
    facts = SheetFacts(
        GAME.name,
        OPTIONS,
        "Classic",
        origin=Origin.PLAYED,
        names=tuple(player.name for player in SEATS),
        sheet=RULES.sheet(state),
    )
    assert sheet_pdf(facts, date(2026, 3, 1), Wish(PaperSize.A4)).startswith(b"%PDF")


def test_its_puzzles_are_solved_by_their_solutions() -> None:
    """They need a module, a file and the two lines that say where these are."""
    puzzles, faults = read_puzzles(GAME.name, puzzles_path(GAME.name))
    assert (len(puzzles), faults) == (2, ())
    for puzzle in puzzles:
        attempt = Attempt(GAME.name, puzzle, Words())
        made = puzzle.moves + puzzle.solution
        assert attempt.verdict(made) is Verdict.SOLVED
        assert attempt.explanation(presenter_of(attempt.record(SEATS), Words()))


def test_it_is_played_at_the_table_left_and_gone_on_with(
    program: Controller, qtbot: QtBot, user_folder: Path
) -> None:
    window = program.window
    window.set_preferences(Preferences(bot_pace=BotPace.INSTANT, animation=Animation.OFF))
    program.start()
    assert program.start_controller.page.findChild(object, f"start-{GAME.name}") is not None
    program.game_controller.dice = Random(3)
    program.game_controller.begin(Record(GAME.name, "classic", OPTIONS, SEATS))
    qtbot.waitUntil(lambda: moves_of(user_folder) > 0, timeout=60_000)

    tries = count()

    def play_on() -> bool:
        """Try the next card of the hand by keyboard."""
        steps = [Qt.Key.Key_Right] * (next(tries) % 5)
        for key in (Qt.Key.Key_Home, *steps, Qt.Key.Key_Space, Qt.Key.Key_Return):
            QTest.keyClick(window.focusWidget() or window, key)
        return moves_of(user_folder) >= half

    half = 6
    qtbot.waitUntil(play_on, timeout=60_000)
    program.show_start()
    path = next(user_folder.rglob("*.handfoot"))
    before = moves_of(user_folder)
    program.files.continue_game(path.name)
    assert program.played is not None
    assert len(program.played.record.moves) >= before
    half = 12
    qtbot.waitUntil(play_on, timeout=60_000)


def moves_of(home: Path) -> int:
    """Moves of the game that is kept."""
    return sum(len(load(path).record.moves) for path in home.rglob("*.handfoot"))
