"""The whole program with a game on its table, and a person with a real mouse before it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from whole_program import QUICK

from handfoot_gui.core.cards import Card
from handfoot_gui.core.preferences import Animation, BotPace, Preferences, ThemeChoice
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.table.places import LIFT
from handfoot_gui.ui.widgets.timing import Timing

LIKED: Final = Preferences(
    bot_pace=BotPace.INSTANT, animation=Animation.OFF, theme=ThemeChoice.LIGHT
)
DENSE: Final = Path(__file__).parents[1] / "samples" / "manipulation" / "classic-4.handfoot.json"
KEPT: Final = Path(__file__).parents[1] / "samples" / "format-1.handfoot.json"
"""A game of Hand and Foot, played to its end."""
DENSE_AT: Final = 205
"""Moves until 65 cards lie on the table and Marta is to play; a hint has 38 steps there."""


def running(
    dice: int, preferences: Preferences = LIKED, timing: Timing = QUICK
) -> Iterator[Controller]:
    """A started program for as long as a test takes; *dice* seeds what is left to chance."""
    made = Controller(timing=timing)
    made.game_controller.dice = Random(dice)
    made.window.set_preferences(preferences)
    made.start()
    yield made
    made.stop()
    made.window.close()


def game_of(program: Controller) -> PlayedGame:
    assert program.played is not None
    return program.played


def play(program: Controller, game: str, options: Any, names: Sequence[str]) -> PlayedGame:
    """A new game of the first of *names* against easy bots."""
    seats = tuple(
        Player(name, PlayerKind.BOT, "easy") if seat else Player(name, PlayerKind.PERSON)
        for seat, name in enumerate(names[: options.players])
    )
    return played(program, Record(game, "classic", options, seats))


def dense_game(program: Controller, persons: int = 1) -> PlayedGame:
    """*persons* at the first seats before a full table of Manipulation Rummy."""
    record = load(DENSE).record
    seats = record.seats
    bots = tuple(Player(player.name, PlayerKind.BOT, "easy") for player in seats[persons:])
    return played(
        program, replace(record, seats=(*seats[:persons], *bots), moves=record.moves[:DENSE_AT])
    )


def advanced(program: Controller, kept: Path, moves: int, person: int) -> PlayedGame:
    """The game in the file *kept* after so many moves; all but *person* are easy bots."""
    record = load(kept).record
    seats = tuple(
        Player(player.name, *((PlayerKind.PERSON,) if seat == person else (PlayerKind.BOT, "easy")))
        for seat, player in enumerate(record.seats)
    )
    return played(program, replace(record, seats=seats, moves=record.moves[:moves]))


def played(program: Controller, record: Record[Any, Any]) -> PlayedGame:
    """The game of *record*, which goes on at its last move."""
    program.game_controller.begin(record)
    return game_of(program)


def continued(program: Controller) -> PlayedGame:
    """The one game that was left, left once more for the start page and gone on with."""
    program.show_start()
    assert program.played is None
    (saved,) = Saves().search().all().games
    program.game_controller.open(saved.path)
    return game_of(program)


def wait(qtbot: QtBot, game: PlayedGame, *wanted: Waiting) -> None:
    qtbot.waitUntil(lambda: game.play.waiting in wanted, timeout=60_000)


def spot(game: PlayedGame, x: float, y: float) -> QPoint:
    """A place in units as a pixel of the view."""
    k = game.scene.canvas.scale.k
    return game.view.mapFromScene(x * k, y * k)


def card_spot(game: PlayedGame, card: Card) -> QPoint:
    """Where *card* is clicked; that much of it shows."""
    for zone in game.scene.canvas.places.zones.values():
        for other, place in zone.cards:
            if other is card:
                up = LIFT if card in game.scene.selection.cards else 0
                return spot(game, place.x + 8, place.y + 30 - up)
    pytest.fail(f"{card} is not to be seen")


def zone_spot(game: PlayedGame, key: str) -> QPoint:
    middle = game.scene.canvas.places.zones[key].rect.center()
    return spot(game, middle.x(), middle.y())


def click(game: PlayedGame, at: QPoint) -> None:
    QTest.mouseClick(game.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
