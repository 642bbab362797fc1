"""Somebody who drags and hits anything at the table of Manipulation Rummy: nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from manipulation_lab import ManipulationLab
from manipulation_positions import Position
from PySide6.QtCore import QPoint, Qt, QTimer
from pytestqt.qtbot import QtBot
from test_monkey import Monkey, close_dialogs, program  # noqa: F401  (a fixture)

from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games.manipulation.presenter.draft import melds_of, working
from handfoot_gui.games.manipulation.rules.moves import Move, Play
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.state import State
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.bridge import Waiting

pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support (propagateSizeHints|raise|grabbing the keyboard)"
)

NAMES = ("Marta", "Elise", "Josip", "Karl", "Petra")
OPTIONS = (
    Options(),
    Options(players=2, first_play=20),
    Options(players=5, draw_limit=1, knock_limit=0, jokers=4),
)
TABLE_OF_MELDS = (
    "3S 4S 5S 6S 7S 8S,9H 9D 9C,*=5H 6H 7H 8H,TD JD QD KD AD,2C 2D 2H,JS JH JC,AC 2C 3C *=4C 5C"
)


@pytest.fixture
def lab(qtbot: QtBot) -> Iterator[ManipulationLab]:
    made = ManipulationLab(Position(hand="6S KD 4H AS 9S QC 8D 3D", table=TABLE_OF_MELDS))
    yield made
    made.close()
    qtbot.wait(1)


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_whatever_is_dragged_every_card_lies_somewhere_once(
    lab: ManipulationLab, seed: int
) -> None:
    rng = Random(seed)
    view = lab.position.rules.view(lab.position.state, lab.seat)
    laid = [one.card for meld in view.public.melds for one in meld]
    everything = sorted((*laid, *view.hand), key=lambda card: card.order)
    keys = (Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_Space, "n", "p", "b", "l", "1", "2")
    for _ in range(120):
        shown = [card for zone in lab.table.zones for card in zone.cards]
        assert sorted(shown, key=lambda card: card.order) == everything
        assert lab.draft.cards == set(view.hand) - set(lab.table.hand)
        end = QPoint(rng.randrange(20, 1260), rng.randrange(70, 660))
        if rng.random() < 0.6:
            end = lab.card_point(rng.choice(shown)) + QPoint(rng.randrange(60), 0)
        match rng.randrange(8):
            case 0:
                lab.click(lab.card_point(rng.choice(shown)))
            case 1:
                lab.click(end)
            case 2:
                lab.double_click(lab.card_point(rng.choice(shown)))
            case 3:
                lab.key(rng.choice(keys))
            case _:
                lab.drag(lab.card_point(rng.choice(shown)), end)
        if lab.moves:
            break
    move = Play(melds_of(working(view, lab.draft)))
    button = lab.view.button("play")
    if not lab.moves and not lab.scene.selection.cards and lab.scene.actions.question is None:
        assert button is not None
        assert button.isEnabled() == (lab.position.rules.problem(view, move) is None)
    lab.key(Qt.Key.Key_Escape, Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    assert lab.draft.is_untouched


def played(rules: Manipulation, rng: Random, most: int) -> tuple[State, list[tuple[int, Move]]]:
    """A match of random simple moves."""
    state, moves = rules.start(), []
    while len(moves) < most:
        actor = rules.actor(state)
        if actor is None:
            break
        if actor == TABLE:
            move: Move = rules.table_move(state, rng)
        else:
            move = rng.choice(list(rules.suggestions(rules.view(state, actor))))
        moves.append((actor, move))
        state = rules.apply(state, actor, move)
    return state, moves


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_hit_the_games_stay_whole(
    program: Controller,  # noqa: F811
    user_folder: Path,
    qtbot: QtBot,
    seed: int,
) -> None:
    saves = Saves(user_folder)
    for number, options in enumerate(OPTIONS):
        rules = Manipulation(options)
        state, moves = played(rules, Random(seed + number), 20 + 30 * number)
        seats = tuple(
            Player(name, PlayerKind.BOT, "easy") if seat else Player(name, PlayerKind.PERSON)
            for seat, name in enumerate(NAMES[: options.players])
        )
        record = Record("manipulation", "classic", options, seats, tuple(moves))
        with saves.create(record) as mine:
            mine.save(record, state)
    closer = QTimer(interval=15)
    closer.timeout.connect(close_dialogs)
    closer.start()
    program.game_controller.dice = Random(seed)
    monkey = Monkey(program, saves, Random(seed), qtbot)
    for _ in range(180):
        monkey.act()
    closer.stop()
    close_dialogs()
    program.stop()
    assert Waiting.PERSON in monkey.met
    games = list(user_folder.rglob("*.handfoot.json"))
    assert len(games) >= len(OPTIONS)
    assert not any(load(path).is_read_only for path in games)
