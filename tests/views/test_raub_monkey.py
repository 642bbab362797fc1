"""Somebody who hits every key at the table of Raub: nothing breaks, nothing is lost."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot
from raub_positions import match
from test_monkey import Monkey, close_dialogs, program  # noqa: F401  (a fixture)

from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.games.raub.rules.options import Direction, Options
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.bridge import Waiting

pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support (propagateSizeHints|raise|grabbing the keyboard)"
)

NAMES = ("Marta", "Karl", "Josip", "Elise")
TABLES = (
    Options(),
    Options(players=2, must_beat=True),
    Options(players=3, direction=Direction.LEFT, swap_in_exchange_only=True),
)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whatever_is_hit_the_games_of_raub_stay_whole(
    program: Controller,  # noqa: F811
    user_folder: Path,
    qtbot: QtBot,
    seed: int,
) -> None:
    rng = Random(seed)
    saves = Saves(user_folder)
    for number, options in enumerate(TABLES):
        rules, moves = RaubRules(options), []
        state = rules.start()
        for before, seat, move in match(rules, Random(seed + number), most=20 + 30 * number):
            moves.append((seat, move))
            state = rules.apply(before, seat, move)
        seats = tuple(
            Player(name, PlayerKind.BOT, "easy") if seat else Player(name, PlayerKind.PERSON)
            for seat, name in enumerate(NAMES[: options.players])
        )
        record = Record("raub", "classic", options, seats, tuple(moves))
        with saves.create(record) as mine:
            mine.save(record, state)
    closer = QTimer(interval=15)
    closer.timeout.connect(close_dialogs)
    closer.start()
    program.game_controller.dice = Random(seed)
    monkey = Monkey(program, saves, rng, qtbot)
    for _ in range(220):
        monkey.act()
    closer.stop()
    close_dialogs()
    program.stop()
    assert Waiting.PERSON in monkey.met
    games = list(user_folder.rglob("*.handfoot.json"))
    assert len(games) >= len(TABLES)
    assert not any(load(path).is_read_only for path in games)
